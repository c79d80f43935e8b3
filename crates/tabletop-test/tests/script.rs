//! Scripted chance.
#![allow(missing_docs, dead_code)]

mod toy;

use tabletop::{Game, Node, Play};
use tabletop_test::Script;
use toy::{Action, Event, Flaw, Toy};

#[test]
fn a_script_says_what_happens() {
    let toy = Toy::flawed(Flaw::None);
    let mut script = Script::<Toy>::new([2, 0]);
    let mut play = Play::new(&toy, &mut ());
    let mut told = Vec::new();
    script.play(&mut play, &mut told);
    assert_eq!(told, [Event::Rained(2)]);
    assert_eq!((script.left(), play.state().piles, play.entries().len()), (1, [4, 3], 1));
    let Node::Decide { seat, .. } = play.node() else { panic!("a turn") };
    play.decide(seat, &Action::Take { pile: 0, count: 3 }, &mut ()).unwrap();
    script.play(&mut play, &mut told);
    assert_eq!((script.left(), play.state().piles), (0, [1, 3]));
}

#[test]
fn a_script_drives_a_bare_state_too() {
    let toy = Toy::flawed(Flaw::None);
    let mut state = toy.start(&mut ());
    Script::<Toy>::new([1]).run(&toy, &mut state, &mut ());
    assert_eq!(state.piles, [4, 2]);
    Script::<Toy>::new([]).run(&toy, &mut state, &mut ());
    assert_eq!(state.piles, [4, 2], "nothing is due");
}

#[test]
#[should_panic(expected = "the script was not used up: [1] is left")]
fn a_script_must_be_used_up() {
    let toy = Toy::flawed(Flaw::None);
    Script::<Toy>::new([2, 1]).run(&toy, &mut toy.start(&mut ()), &mut ());
}

#[test]
#[should_panic(expected = "3 can't come of \"rain\"")]
fn a_script_must_be_possible() {
    let toy = Toy::flawed(Flaw::None);
    Script::<Toy>::new([3]).run(&toy, &mut toy.start(&mut ()), &mut ());
}

#[test]
#[should_panic(expected = "the script is at its end, but \"rain\" is due")]
fn a_script_must_be_long_enough() {
    let toy = Toy::flawed(Flaw::None);
    Script::<Toy>::new([]).run(&toy, &mut toy.start(&mut ()), &mut ());
}
