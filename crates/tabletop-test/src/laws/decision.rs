//! Laws about choices and decisions.

use super::{told, written_and_read};
use crate::{Broken, Law, Suite, law::hold, playthrough::some_of, suite::Memory};
use std::collections::BTreeSet;
use tabletop::{Game, Illegal, Node, Play, Refused, decisions};

/// A whole decision, and where its parts lead.
type Whole<G> = (<G as Game>::Action, <G as Game>::State);

/// [`Law::NeverStuck`], [`Law::Asked`] and [`Law::DistinctChoices`].
pub(crate) fn check_choices<G: Game>(suite: &Suite<'_, G>, state: &G::State) -> Result<(), Broken> {
    let table = suite.table;
    let legal = table.legal(state);
    hold(Law::NeverStuck, !legal.is_empty(), || format!("nothing is legal at {:?}", table.node(state)))?;
    let rule = table.rule(state);
    hold(Law::Asked, is_rule(rule), || format!("\"{rule}\" asks {:?}", table.node(state)))?;
    let mut seen = Vec::new();
    for choice in legal {
        let meaning = table.choice(state, choice);
        hold(Law::DistinctChoices, !seen.contains(&meaning), || format!("{meaning:?} is there twice"))?;
        seen.push(meaning);
    }
    Ok(())
}

/// [`Law::Deterministic`], [`Law::Told`] and the rest of [`Law::Begun`] for one choice.
pub(crate) fn check_step<G: Game>(suite: &Suite<'_, G>, state: &G::State, choice: u8) -> Result<(), Broken> {
    let table = suite.table;
    let [mut heard, mut unheard] = [state.clone(), state.clone()];
    let mut events = Vec::new();
    table.apply(&mut heard, choice, &mut events);
    table.apply(&mut unheard, choice, &mut ());
    let what = || format!("{:?} leads to {heard:?} and to {unheard:?}", table.choice(state, choice));
    hold(Law::Deterministic, heard == unheard, what)?;
    told::check(table, state, &events, &heard)?;
    let asked = |state| match table.node(state) {
        Node::Decide { seat, .. } => Some(seat.to_string()),
        _ => None,
    };
    let same = !table.begun(&heard) || asked(state) == asked(&heard);
    hold(Law::Begun, same, || format!("{:?} begins what {:?} has to end", asked(state), asked(&heard)))
}

/// Every law about the whole decisions of a node.
pub(crate) fn check_whole<G: Game>(
    suite: &Suite<'_, G>,
    play: &Play<'_, G>,
    memory: &mut Memory<G>,
) -> Result<(), Broken> {
    let state = play.state();
    let mut wholes = Vec::new();
    complete(suite, state, state, &mut Vec::new(), &mut wholes)?;
    let names = check_distinct(suite, state, &wholes)?;
    let legal = wholes.iter().map(|(action, _)| action.clone()).collect();
    some_of(&mut wholes, suite.most, &mut memory.dice);
    for (action, leads_to) in &wholes {
        check_spelling(action)?;
        check_accepted(play, action, leads_to)?;
    }
    if let Some((action, _)) = wholes.first() {
        check_wrong_seat(play, action)?;
    }
    for (name, action) in &memory.actions {
        if !names.contains(name) {
            check_refused(play, action)?;
            memory.summary.refused += 1;
        }
    }
    memory.remember(legal, suite.most);
    Ok(())
}

/// Follows every half-made decision to its end: [`Law::Completable`], [`Law::JoinSplit`], [`Law::Told`], and the laws of
/// every node on the way.
fn complete<G: Game>(
    suite: &Suite<'_, G>,
    from: &G::State,
    state: &G::State,
    parts: &mut Vec<G::Choice>,
    wholes: &mut Vec<Whole<G>>,
) -> Result<(), Broken> {
    let table = suite.table;
    for choice in table.legal(state) {
        parts.push(table.choice(state, choice));
        let mut next = state.clone();
        let mut events = Vec::new();
        table.apply(&mut next, choice, &mut events);
        told::check(table, state, &events, &next)?;
        if table.begun(&next) {
            let short = parts.len() < suite.depth as usize;
            hold(Law::Completable, short, || format!("{parts:?} is no decision yet"))?;
            let open = matches!(table.node(&next), Node::Decide { .. }) && !table.legal(&next).is_empty();
            hold(Law::Completable, open, || format!("{parts:?} leads nowhere"))?;
            check_choices(suite, &next)?;
            complete(suite, from, &next, parts, wholes)?;
        } else {
            let action = table.join(from, parts);
            let again = table.split(from, &action).map(|parts| table.join(from, &parts));
            let what = || format!("{parts:?} make up {action}, and its parts {again:?}");
            hold(Law::JoinSplit, again.as_ref() == Some(&action), what)?;
            wholes.push((action, next));
        }
        parts.pop();
    }
    Ok(())
}

/// [`Law::DistinctDecisions`]; gives the decisions' notations.
fn check_distinct<G: Game>(
    suite: &Suite<'_, G>,
    state: &G::State,
    wholes: &[Whole<G>],
) -> Result<BTreeSet<String>, Broken> {
    let mut names = BTreeSet::new();
    for (action, _) in wholes {
        hold(Law::DistinctDecisions, names.insert(action.to_string()), || format!("{action} is there twice"))?;
    }
    let listed = decisions(suite.table, state);
    let same = listed.iter().eq(wholes.iter().map(|(action, _)| action));
    hold(Law::DistinctDecisions, same, || format!("the list has {} decisions of {}", listed.len(), wholes.len()))?;
    Ok(names)
}

/// [`Law::Notation`] and [`Law::ActionSerde`].
fn check_spelling<A>(action: &A) -> Result<(), Broken>
where
    A: std::fmt::Display
        + std::fmt::Debug
        + std::str::FromStr<Err = String>
        + PartialEq
        + serde::Serialize
        + serde::de::DeserializeOwned,
{
    let notation = action.to_string();
    let read = notation.parse::<A>();
    hold(Law::Notation, read.as_ref() == Ok(action), || format!("\"{notation}\" was read as {read:?}"))?;
    let json = written_and_read(Law::ActionSerde, action)?;
    let taken = ["by", "legal", "state", "event"].iter().any(|key| json.get(key).is_some());
    hold(Law::ActionSerde, json.get("do").is_some_and(serde_json::Value::is_string), || {
        format!("{json} has no \"do\"")
    })?;
    hold(Law::ActionSerde, !taken, || format!("{json} has a field that records use otherwise"))
}

/// [`Law::Accepted`].
fn check_accepted<G: Game>(play: &Play<'_, G>, action: &G::Action, leads_to: &G::State) -> Result<(), Broken> {
    let Node::Decide { seat, .. } = play.node() else { return Ok(()) };
    let mut trial = play.clone();
    let done = trial.decide(seat, action, &mut ());
    hold(Law::Accepted, done.is_ok(), || format!("{action}: {done:?}"))?;
    hold(Law::Accepted, trial.state() == leads_to, || format!("{action} leads elsewhere than its parts"))
}

/// [`Law::WrongSeat`].
fn check_wrong_seat<G: Game>(play: &Play<'_, G>, action: &G::Action) -> Result<(), Broken> {
    let Node::Decide { seat: asked, .. } = play.node() else { return Ok(()) };
    for seat in play.table().seats() {
        if seat.to_string() != asked.to_string() {
            let mut trial = play.clone();
            let done = trial.decide(seat, action, &mut ());
            let what = || format!("{seat} decides {action} for {asked}: {done:?}");
            hold(Law::WrongSeat, matches!(done, Err(Refused::WrongSeat { .. })), what)?;
            unchanged(play, &trial, action)?;
        }
    }
    Ok(())
}

/// [`Law::Refused`] and [`Law::RefusedChangesNothing`].
fn check_refused<G: Game>(play: &Play<'_, G>, action: &G::Action) -> Result<(), Broken> {
    let Node::Decide { seat, .. } = play.node() else { return Ok(()) };
    let mut trial = play.clone();
    match trial.decide(seat, action, &mut ()) {
        Err(Refused::Illegal(Illegal { rule, .. })) => {
            hold(Law::Refused, is_rule(rule), || format!("\"{rule}\" forbids {action}"))?;
        }
        done => return Err(Broken::new(Law::Refused, format!("{action} at {:?}: {done:?}", play.node()))),
    }
    unchanged(play, &trial, action)
}

fn unchanged<G: Game>(play: &Play<'_, G>, trial: &Play<'_, G>, action: &G::Action) -> Result<(), Broken> {
    let same = trial.state() == play.state() && trial.entries().len() == play.entries().len();
    hold(Law::RefusedChangesNothing, same, || format!("{action} was refused, but something changed"))
}

/// A letter and a number, and perhaps a second number: `G2` or `W6.10`.
fn is_rule(text: &str) -> bool {
    let mut letters = text.chars();
    let numbers = match letters.next() {
        Some('A'..='Z') => letters.as_str(),
        _ => return false,
    };
    let number = |text: &str| !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit());
    numbers.split('.').count() <= 2 && numbers.split('.').all(number)
}

#[cfg(test)]
mod tests {
    use super::is_rule;

    #[test]
    fn rules_have_numbers() {
        assert!(["G2", "G2.5", "W6.10"].into_iter().all(is_rule));
        assert!(!["", "G", "2.1", "g2.1", "G2.", "G.1", "G2.1.1", "G2.x", "G 2"].into_iter().any(is_rule));
    }
}
