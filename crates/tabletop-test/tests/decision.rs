//! Decisions under way.
#![allow(missing_docs, dead_code)]

mod toy;

use tabletop::{Choices, Decision, Game, Node, Play, settle};
use tabletop_test::Script;
use toy::{Action, Choice, Event, Flaw, State, Toy};

/// A first turn with so many stones in the piles.
fn turn(toy: &Toy, piles: [u8; 2]) -> State {
    let mut state = toy.start(&mut ());
    Script::<Toy>::new([0]).run(toy, &mut state, &mut ());
    State { piles, dealt: piles[0] + piles[1], ..state }
}

#[test]
fn a_decision_is_made_step_by_step() {
    let toy = Toy::flawed(Flaw::None);
    let from = turn(&toy, [4, 1]);
    let (mut decision, mut told) = (Decision::<Toy>::new(from.clone()), Vec::new());
    assert_eq!(
        (decision.is_whole(&toy), decision.legal(&toy), decision.action(&toy)),
        (false, Choices::first(2), None)
    );
    decision.choose(&toy, 0, &mut told);
    assert_eq!(
        (decision.is_whole(&toy), decision.legal(&toy), decision.action(&toy)),
        (false, Choices::first(3), None)
    );
    decision.choose(&toy, 1, &mut told);
    assert!(decision.is_whole(&toy) && decision.legal(&toy).is_empty());
    assert_eq!(decision.action(&toy), Some(Action::Take { pile: 0, count: 2 }));
    assert_eq!((decision.choices(), decision.parts()), (&[0, 1][..], &[Choice::Pile(0), Choice::Count(2)][..]));
    assert_eq!((decision.from(), decision.state().piles), (&from, [2, 1]));
    assert_eq!(told, [Event::Took { pile: 0, count: 2 }]);
}

#[test]
fn what_leaves_no_choice_is_made_before_between_and_after() {
    let toy = Toy::flawed(Flaw::None);
    let made = |piles, choices: &[u8]| Decision::<Toy>::made(&toy, turn(&toy, piles), choices);
    // Only the first pile is left.
    let begun = made([4, 0], &[]).unwrap();
    assert_eq!((begun.choices(), begun.is_whole(&toy)), (&[0][..], false));
    assert_eq!(made([4, 0], &[2]).unwrap().choices(), [0, 2]);
    // The second has a single stone.
    let whole = made([4, 1], &[1]).unwrap();
    assert_eq!((whole.choices(), whole.is_whole(&toy)), (&[1, 0][..], true));
    assert!(made([4, 1], &[]).unwrap().choices().is_empty(), "here is something to choose");
}

#[test]
fn choices_that_are_none_make_no_decision() {
    let toy = Toy::flawed(Flaw::None);
    let made = |choices: &[u8]| Decision::<Toy>::made(&toy, turn(&toy, [4, 1]), choices);
    assert_eq!(made(&[2]), None, "there is no third pile");
    assert_eq!(made(&[0, 3]), None, "nobody takes four");
    assert_eq!(made(&[0, 64]), None);
    assert_eq!(made(&[0, 0, 0]), None, "it was whole before");
    assert_eq!(made(&[1, 0]), None, "what leaves no choice is not chosen");
}

#[test]
fn only_decisions_without_any_choice_are_forced() {
    let toy = Toy::flawed(Flaw::None);
    for (piles, forced) in [([1, 0], true), ([0, 1], true), ([1, 1], false), ([2, 0], false)] {
        assert_eq!(Decision::is_forced(&toy, &turn(&toy, piles)), forced, "{piles:?}");
    }
}

#[test]
fn a_decision_is_taken_apart_if_it_is_legal() {
    let toy = Toy::flawed(Flaw::None);
    let from = turn(&toy, [4, 1]);
    let split = |pile, count| Decision::split(&toy, &from, &Action::Take { pile, count });
    assert_eq!(split(0, 3).unwrap().choices(), [0, 2]);
    assert_eq!((split(1, 2), split(0, 4), split(2, 1)), (None, None, None));
}

#[test]
fn a_game_knows_the_decision_under_way() {
    let toy = Toy::flawed(Flaw::None);
    let mut play = Play::from_state(&toy, turn(&toy, [4, 1]));
    play.choose(0, &mut ());
    assert_eq!((play.decision().choices(), play.entries().len()), (&[0][..], 0));
    assert_eq!(play.decision().from().piles, [4, 1]);
    play.choose(2, &mut ());
    assert_eq!((play.decision().choices(), play.entries().len()), (&[][..], 1));
    assert_eq!(play.decision().from(), play.state());
    Script::<Toy>::new([1]).play(&mut play, &mut ());
    assert_eq!(play.decision().from(), play.state(), "the next decision begins after the rain");
}

#[test]
fn what_leaves_no_choice_happens_up_to_where_there_is_one() {
    let toy = Toy::flawed(Flaw::None);
    let dry = |piles| State { rains: 0, ..turn(&toy, piles) };
    let mut state = dry([1, 0]);
    settle(&toy, &mut state);
    assert_eq!(toy.node(&state), Node::Over);
    let mut state = dry([2, 0]);
    settle(&toy, &mut state);
    assert!(toy.begun(&state) && state.piles == [2, 0], "one stone or both");
}
