//! Chance as a test prescribes it.

use std::collections::VecDeque;
use tabletop::{Game, Log, Node, Play};

/// Outcomes of the random events to come. All of them must be used up: a script that is dropped before is a mistake
/// in the test, and panics.
#[derive(Debug)]
pub struct Script<G: Game> {
    outcomes: VecDeque<G::Outcome>,
}

impl<G: Game> Script<G> {
    /// A script with these outcomes, in order.
    pub fn new(outcomes: impl IntoIterator<Item = G::Outcome>) -> Self {
        Self { outcomes: outcomes.into_iter().collect() }
    }

    /// How many outcomes are left.
    pub fn left(&self) -> usize {
        self.outcomes.len()
    }

    /// Lets random events happen until a seat is asked or the game is over.
    ///
    /// # Panics
    /// If the script is at its end, or if its next outcome can't come of the event that is due.
    pub fn run(&mut self, table: &G, state: &mut G::State, log: &mut impl Log<G::Event>) {
        while let Node::Chance(due) = table.node(state) {
            let outcome = self.next(table, state, due);
            table.resolve(state, outcome, log);
        }
    }

    /// The same for a game in progress.
    ///
    /// # Panics
    /// As [`Script::run`].
    pub fn play(&mut self, play: &mut Play<'_, G>, log: &mut impl Log<G::Event>) {
        while let Node::Chance(due) = play.node() {
            let outcome = self.next(play.table(), play.state(), due);
            let happened = play.table().happened(play.state(), outcome);
            if let Err(refused) = play.happen(&happened, log) {
                panic!("{refused}");
            }
        }
    }

    fn next(&mut self, table: &G, state: &G::State, due: G::Chance) -> G::Outcome {
        let Some(outcome) = self.outcomes.pop_front() else { panic!("the script is at its end, but \"{due}\" is due") };
        let mut possible = false;
        table.outcomes(state, |other, _| possible |= other == outcome);
        assert!(possible, "{outcome:?} can't come of \"{due}\"");
        outcome
    }
}

impl<G: Game> Drop for Script<G> {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            assert!(self.outcomes.is_empty(), "the script was not used up: {:?} is left", self.outcomes);
        }
    }
}
