//! What chance decides: the first player and what the stacks hold.
//!
//! Unseen gangsters are counts, not an order: whatever lies on top of either stack is equally likely to be any of
//! the unseen ones. A drawn number below the sum of all weights counts along the outcomes in the order in which
//! [`outcomes`] visits them: the gangs clockwise for the first player; for a reveal red, blue, yellow, grey, and
//! within a gang power 1, 2, 3.

use crate::{Event, Gang, Gangster, Power, Stack, State, Step, Table};
use serde::{Deserialize, Serialize};
use std::fmt;
use tabletop::{Log, Source};

/// What a gangster is turned up for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "RevealWhy"))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// For the open supply (G1.2, G2.1).
    Open,
    /// Because a player draws it (G2.1).
    Draw,
}

/// A random event that is due. Its name for the fair dice is `first`, `reveal 0 open`, `reveal 1 draw` and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// Who begins (G1.4).
    First,
    /// What lies on top of a stack.
    Reveal {
        /// Which stack.
        stack: Stack,
        /// What for.
        why: Why,
    },
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First => f.write_str("first"),
            Self::Reveal { stack, why: Why::Open } => write!(f, "reveal {stack} open"),
            Self::Reveal { stack, why: Why::Draw } => write!(f, "reveal {stack} draw"),
        }
    }
}

/// What came of a random event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This player begins.
    First(Gang),
    /// This gangster was turned up.
    Revealed(Gangster),
}

/// A random event with its outcome, as records write it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Happened {
    /// Who begins (G1.4).
    First {
        /// This player.
        player: Gang,
    },
    /// What lay on top of a stack.
    Reveal {
        /// Which stack.
        stack: Stack,
        /// This gangster.
        gangster: Gangster,
        /// What for.
        why: Why,
    },
}

/// Visits what can come of the event that is due, with its weight.
pub(crate) fn outcomes(table: &Table, state: &State, mut visit: impl FnMut(Outcome, u64)) {
    match state.agenda.top() {
        Some(Step::First) => table.gangs().iter().for_each(|&gang| visit(Outcome::First(gang), 1)),
        Some(Step::Reveal { .. }) => {
            for gang in Gang::ALL {
                for power in Power::ALL {
                    let count = state.unseen[gang.index()][power.index()];
                    if count > 0 {
                        visit(Outcome::Revealed(Gangster::new(gang, power)), count.into());
                    }
                }
            }
        }
        _ => {}
    }
}

/// Draws what comes of the event that is due.
pub(crate) fn sample(table: &Table, state: &State, source: &mut impl Source) -> Outcome {
    if state.agenda.top() == Some(Step::First) {
        let gangs = table.gangs();
        return Outcome::First(gangs[source.below(gangs.len() as u32) as usize]);
    }
    let unseen = state.unseen.as_flattened();
    let mut rest = source.below(unseen.iter().map(|&count| u32::from(count)).sum());
    let mut place = 0;
    while rest >= u32::from(unseen[place]) {
        rest -= u32::from(unseen[place]);
        place += 1;
    }
    Outcome::Revealed(Gangster::new(Gang::ALL[place / 3], Power::ALL[place % 3]))
}

/// Lets it happen.
pub(crate) fn resolve(state: &mut State, outcome: Outcome, log: &mut impl Log<Event>) {
    let step = state.agenda.top();
    state.agenda.pop();
    match (step, outcome) {
        (Some(Step::Reveal { stack, why }), Outcome::Revealed(gangster)) => state.reveal(stack, gangster, why, log),
        (_, Outcome::First(player)) => state.begin(player, log),
        (step, outcome) => unreachable!("{outcome:?} can't come of {step:?}"),
    }
}

/// The event that is due with its outcome, as a record writes it.
pub(crate) fn happened(state: &State, outcome: Outcome) -> Happened {
    match (state.agenda.top(), outcome) {
        (Some(Step::Reveal { stack, why }), Outcome::Revealed(gangster)) => Happened::Reveal { stack, gangster, why },
        (_, Outcome::First(player)) => Happened::First { player },
        (step, outcome) => unreachable!("{outcome:?} can't come of {step:?}"),
    }
}

/// The outcome that a record names, if it can come of the event that is due.
pub(crate) fn outcome(table: &Table, state: &State, happened: &Happened) -> Option<Outcome> {
    match (state.agenda.top()?, *happened) {
        (Step::First, Happened::First { player }) if table.plays(player) => Some(Outcome::First(player)),
        (Step::Reveal { stack, why }, Happened::Reveal { stack: said, gangster, why: reason })
            if (stack, why) == (said, reason) && state.unseen[gangster.gang.index()][gangster.power.index()] > 0 =>
        {
            Some(Outcome::Revealed(gangster))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Gang::{Blue, Grey, Red},
        Setup,
        testing::{EMPTY, Scene, gangster, stack},
    };
    use tabletop::Game;

    /// Says a number and writes down what it was asked.
    struct Fixed(u32, Vec<u32>);

    impl Source for Fixed {
        fn below(&mut self, n: u32) -> u32 {
            self.1.push(n);
            self.0
        }
    }

    fn weights(table: &Table, state: &State) -> Vec<(Outcome, u64)> {
        let mut weights = Vec::new();
        table.outcomes(state, |outcome, weight| weights.push((outcome, weight)));
        weights
    }

    #[test]
    fn g1_4_every_player_is_equally_likely_to_begin() {
        let table = Table::new(&Setup::new([Grey, Red, Blue])).unwrap();
        let state = table.start(&mut ());
        let first = [Grey, Red, Blue].map(Outcome::First);
        assert_eq!(weights(&table, &state), first.map(|outcome| (outcome, 1)));
        for (n, outcome) in (0..).zip(first) {
            let mut source = Fixed(n, Vec::new());
            assert_eq!(table.sample(&state, &mut source), outcome);
            assert_eq!(source.1, [3]);
            let mut next = state.clone();
            let mut told = Vec::new();
            table.resolve(&mut next, outcome, &mut told);
            let Outcome::First(player) = outcome else { unreachable!() };
            assert_eq!(next.player, player);
            assert_eq!(told, [Event::FirstPlayer { player }]);
        }
    }

    #[test]
    fn g1_2_one_of_each_stack_is_turned_up_before_the_first_turn() {
        let table = Table::new(&Setup::new([Red, Blue, Grey])).unwrap();
        let mut state = table.start(&mut ());
        let mut names = Vec::new();
        for outcome in
            [Outcome::First(Blue), Outcome::Revealed(gangster("grey/3")), Outcome::Revealed(gangster("red/1"))]
        {
            let tabletop::Node::Chance(due) = table.node(&state) else { panic!("chance is due") };
            names.push(due.to_string());
            table.resolve(&mut state, outcome, &mut ());
        }
        assert_eq!(names, ["first", "reveal 0 open", "reveal 1 open"]);
        assert_eq!(state.open, [Some(gangster("red/1")), Some(gangster("grey/3"))]);
        assert_eq!(state.stacks, [13, 12]);
        assert_eq!(state.unseen, [[1, 2, 2], [2; 3], [3; 3], [2, 2, 1]]);
        assert_eq!(state.agenda.steps(), [Step::Turn(crate::phases::turn::Turn)]);
        assert_eq!(state.player, Blue);
    }

    #[test]
    fn g2_1_whatever_is_unseen_may_lie_on_top_of_either_stack() {
        let unseen = ["red/1", "grey/3", "grey/3", "blue/2"];
        for choice in ["draw 0", "draw 1"] {
            let mut scene = Scene::new(&[Red, Blue], EMPTY).stacks([3, 1], &unseen);
            assert_eq!(weights(&scene.table, &scene.state), [], "nothing is due");
            scene.play(choice);
            let revealed = |text| Outcome::Revealed(gangster(text));
            assert_eq!(
                weights(&scene.table, &scene.state),
                [(revealed("red/1"), 1), (revealed("blue/2"), 1), (revealed("grey/3"), 2)]
            );
            for (n, expected) in (0..).zip(["red/1", "blue/2", "grey/3", "grey/3"]) {
                let mut source = Fixed(n, Vec::new());
                assert_eq!(scene.table.sample(&scene.state, &mut source), revealed(expected));
                assert_eq!(source.1, [4]);
            }
        }
    }

    #[test]
    fn records_tell_what_happened_and_only_what_can() {
        let mut scene = Scene::new(&[Red, Blue], EMPTY).stacks([3, 1], &["red/1", "grey/3", "grey/3", "blue/2"]);
        let reveal = |number, text, why| Happened::Reveal { stack: stack(number), gangster: gangster(text), why };
        let told = reveal(1, "grey/3", Why::Draw);
        assert_eq!(scene.table.outcome(&scene.state, &told), None, "nothing is due");
        scene.play("draw 1");
        let outcome = Outcome::Revealed(gangster("grey/3"));
        assert_eq!(scene.table.happened(&scene.state, outcome), told);
        assert_eq!(scene.table.outcome(&scene.state, &told), Some(outcome));
        for other in [
            reveal(0, "grey/3", Why::Draw),
            reveal(1, "grey/3", Why::Open),
            reveal(1, "grey/2", Why::Draw),
            Happened::First { player: Red },
        ] {
            assert_eq!(scene.table.outcome(&scene.state, &other), None, "{other:?}");
        }
        let table = Table::new(&Setup::new([Red, Blue])).unwrap();
        let state = table.start(&mut ());
        assert_eq!(table.outcome(&state, &told), None);
        assert_eq!(table.outcome(&state, &Happened::First { player: Grey }), None);
        let first = Happened::First { player: Blue };
        assert_eq!(table.happened(&state, Outcome::First(Blue)), first);
        assert_eq!(table.outcome(&state, &first), Some(Outcome::First(Blue)));
    }

    #[test]
    fn random_events_are_spelled_like_records() {
        for (happened, json) in [
            (Happened::First { player: Grey }, r#"{"event":"first","player":"grey"}"#),
            (
                Happened::Reveal { stack: stack(1), gangster: gangster("red/3"), why: Why::Open },
                r#"{"event":"reveal","stack":1,"gangster":{"gang":"red","power":3},"why":"open"}"#,
            ),
            (
                Happened::Reveal { stack: stack(0), gangster: gangster("blue/1"), why: Why::Draw },
                r#"{"event":"reveal","stack":0,"gangster":{"gang":"blue","power":1},"why":"draw"}"#,
            ),
        ] {
            assert_eq!(serde_json::to_string(&happened).unwrap(), json);
            assert_eq!(serde_json::from_str::<Happened>(json).unwrap(), happened);
        }
        assert!(serde_json::from_str::<Happened>(r#"{"event":"first","player":"grey","by":"red"}"#).is_err());
        let name = |number, why| Chance::Reveal { stack: stack(number), why }.to_string();
        assert_eq!([name(0, Why::Open), name(1, Why::Draw)], ["reveal 0 open", "reveal 1 draw"]);
    }
}
