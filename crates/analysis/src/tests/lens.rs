//! Looking at positions.

use super::{gangster, random_play, smile};
use crate::Lens;
use tabletop::{Decision, Game, Node, Play};

#[test]
fn a_few_outcomes_are_all_looked_at_with_their_odds() {
    let table = gangster();
    let play = random_play(&table, 1, |play| play.entries().len() > 9 && matches!(play.node(), Node::Chance(_)));
    let mut weights = Vec::new();
    table.outcomes(play.state(), |_, weight| weights.push(weight as f32));
    let outcomes = Lens::new(&table, 100).outcomes(play.state());
    assert_eq!(outcomes.iter().map(|outcome| outcome.1).collect::<Vec<_>>(), weights);
}

#[test]
fn consecutive_draws_are_one_event() {
    let table = smile();
    let start = table.start(&mut ());
    let outcomes = Lens::new(&table, 100).outcomes(&start);
    assert!(outcomes.len() > 20);
    assert!(outcomes.iter().all(|(state, weight)| *weight == 1.0 && !matches!(table.node(state), Node::Chance(_))));
}

#[test]
fn outcomes_share_what_a_chance_is_worth() {
    let table = gangster();
    let play = random_play(&table, 1, |play| play.entries().len() > 9 && matches!(play.node(), Node::Chance(_)));
    let lens = Lens::new(&table, 40);
    let (each, outcomes) = (lens.at_outcomes(play.state()), lens.outcomes(play.state()));
    let whole: f32 = outcomes.iter().map(|outcome| outcome.1).sum();
    let sum: f32 = outcomes.iter().map(|(state, weight)| each.value(state)[0] * weight / whole).sum();
    assert!((lens.value(play.state())[0] - sum).abs() < 1e-5);
}

#[test]
fn a_decision_without_a_choice_is_forced() {
    let table = smile();
    let forced = |play: &Play<'_, _>| {
        matches!(play.node(), Node::Decide { .. }) && table.legal(play.state()).len() == 1 && !table.begun(play.state())
    };
    let play = random_play(&table, 4, forced);
    assert!(Decision::is_forced(&table, play.state()));
    let free = random_play(&table, 4, |play| matches!(play.node(), Node::Decide { .. }));
    assert!(!Decision::is_forced(&table, free.state()));
}
