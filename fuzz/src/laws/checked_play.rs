//! Exactly what is legal is accepted.

use super::either;
use crate::{Bytes, Table, mutate};
use std::{collections::BTreeSet, sync::LazyLock};
use tabletop::{Node, Play, Refused, Source, decisions};

/// Of all decisions that can be written down, by anybody, exactly those are accepted that [`decisions`] lists, and of
/// all random events exactly those that can happen; a decision that the rules forbid is refused by a rule that exists,
/// and whatever is refused changes nothing.
pub fn checked_play(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    either!(checked(&mut bytes));
}

fn checked<G: Table>(bytes: &mut Bytes<'_>) {
    let table = G::lay(bytes);
    let mut play = Play::new(&table, &mut ());
    let mut earlier = Vec::new();
    loop {
        let legal = decisions(&table, play.state());
        for _ in 0..bytes.below(6) {
            let action = some_action::<G>(&legal, &earlier, bytes);
            try_decision(&play, bytes.one_of(G::SEATS), &action, &legal);
        }
        match play.node() {
            _ if bytes.is_empty() => return,
            Node::Over => return,
            Node::Decide { seat, .. } => {
                let action = bytes.one_of(&legal);
                play.decide(seat, &action, &mut ()).unwrap_or_else(|why| panic!("{action} is legal: {why}"));
                earlier.push(action);
            }
            Node::Chance(_) => {
                let happened = table.happened(play.state(), table.sample(play.state(), bytes));
                if bytes.once_in(8) {
                    try_event(&play, &happened, bytes);
                }
                play.happen(&happened, &mut ()).expect("what was drawn can happen");
            }
        }
    }
}

/// One of the legal decisions, one of them with something changed, one that was legal earlier, or any at all.
fn some_action<G: Table>(legal: &[G::Action], earlier: &[G::Action], bytes: &mut Bytes<'_>) -> G::Action {
    match bytes.below(4) {
        0 if !legal.is_empty() => bytes.one_of(legal),
        1 if !legal.is_empty() => {
            let action = bytes.one_of(legal);
            mutate::changed(&action, bytes).unwrap_or(action)
        }
        2 if !earlier.is_empty() => bytes.one_of(earlier),
        _ => G::any_action(bytes),
    }
}

fn try_decision<G: Table>(play: &Play<'_, G>, by: G::Seat, action: &G::Action, legal: &[G::Action]) {
    let mut trial = play.clone();
    let done = trial.decide(by, action, &mut ());
    let what = || format!("{by} decides {action:?} at {:?} of {:?}: {done:?}", play.node(), play.table().setup());
    match (&done, play.node()) {
        (Ok(()), Node::Decide { seat, .. }) => {
            assert!(seat == by && legal.contains(action), "accepted: {}", what());
            assert_eq!(trial.entries().len(), play.entries().len() + 1, "{}", what());
            assert!(!play.table().begun(trial.state()), "half made: {}", what());
            return;
        }
        (Err(Refused::Illegal(illegal)), Node::Decide { seat, .. }) => {
            assert!(seat == by && !legal.contains(action), "refused: {}", what());
            assert!(RULES.contains(illegal.rule), "no such rule: {}", what());
        }
        (Err(Refused::WrongSeat { .. }), Node::Decide { seat, .. }) => assert!(seat != by, "refused: {}", what()),
        (Err(Refused::OutOfPlace { .. }), Node::Chance(_) | Node::Over) => {}
        _ => panic!("{}", what()),
    }
    unchanged(play, &trial);
}

/// Tries the event with something changed.
fn try_event<G: Table>(play: &Play<'_, G>, happened: &G::Happened, bytes: &mut Bytes<'_>) {
    let Some(other) = mutate::changed(happened, bytes) else { return };
    let table = play.table();
    let mut possible = false;
    table.outcomes(play.state(), |outcome, _| possible |= table.happened(play.state(), outcome) == other);
    let mut trial = play.clone();
    let done = trial.happen(&other, &mut ());
    assert_eq!(done.is_ok(), possible, "{other:?} at {:?}: {done:?}", play.node());
    if let Err(why) = done {
        assert!(matches!(why, Refused::Impossible(_)), "{other:?} at {:?}: {why}", play.node());
        unchanged(play, &trial);
    }
}

fn unchanged<G: Table>(play: &Play<'_, G>, trial: &Play<'_, G>) {
    assert_eq!(trial.state(), play.state(), "what was refused changed something");
    assert_eq!(trial.entries(), play.entries(), "what was refused was entered");
}

/// The numbers of all rules and chapters, from the text of the rules.
static RULES: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let text = include_str!("../../../data/text/en/rules.ftl");
    let keys = text.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
    let rule = |key: &str| key.starts_with(['W', 'G']);
    keys.map(|key| key.trim_start_matches("chapter-").replacen('-', ".", 1)).filter(|key| rule(key)).collect()
});

#[cfg(test)]
mod tests {
    use super::RULES;

    #[test]
    fn the_rules_are_known_by_their_numbers() {
        assert!(["W0.1", "W3.6", "W10.7", "G2", "G2.1"].into_iter().all(|rule| RULES.contains(rule)), "{RULES:?}");
        assert!(!["W0.0", "W13", "G9.1", "", "W"].into_iter().any(|rule| RULES.contains(rule)));
    }
}
