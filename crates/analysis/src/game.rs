//! What a game brings along to be analysed.

use bots::evaluation::Evaluated;
use serde::Serialize;
use std::fmt::Debug;
use words::{Speaks, Words};

/// What a decision, or several in a row, changed for a seat.
#[derive(Clone, Copy, Debug)]
pub struct Change<'a, G: Analysed> {
    /// Whose decision it was.
    pub seat: G::Seat,
    /// The position before it.
    pub before: &'a G::State,
    /// The position after it.
    pub after: &'a G::State,
    /// What was decided.
    pub line: &'a [G::Action],
    /// What the log told.
    pub told: &'a [G::Event],
}

impl<G: Analysed> Change<'_, G> {
    /// How many points the seat's lead on its best rival grew, as far as one can expect.
    pub fn gain(&self, table: &G) -> f32 {
        let lead = |state| {
            let points = bots::explain::points(table, state);
            let place = table.place(self.seat);
            points[place] - best_rival(table, place, &points)
        };
        lead(self.after) - lead(self.before)
    }
}

/// The points of the best rival of the seat at a place; alone it is the gang.
pub(crate) fn best_rival<G: Evaluated>(table: &G, place: usize, points: &[f32; 4]) -> f32 {
    let rivals = (0..table.count().max(2)).filter(|other| *other != place);
    rivals.map(|other| points[other]).fold(f32::MIN, f32::max)
}

/// A game whose positions can be explained.
pub trait Analysed:
    Evaluated
    + Speaks<Seat: Send + Sync, Choice: Send + Sync, Action: Send + Sync, Happened: Send + Sync, Event: Send + Sync>
{
    /// Why a decision is good.
    type Reason: Clone + Debug + PartialEq + Serialize + Send + Sync;

    /// The text for a new part of the game, with its `$number`.
    const CHAPTER: &'static str;

    /// Whether points are all that counts, as in a legacy, so that a share of the win is a part of many points.
    fn counts_points(&self) -> bool {
        false
    }
    /// Which part of the game it is: rounds, or completed lines.
    fn chapter(&self, state: &Self::State) -> u8;
    /// Whether both positions are in the same turn, so that one decision is followed up by the other.
    fn same_turn(&self, one: &Self::State, two: &Self::State) -> bool;
    /// Why a decision is good: one or two reasons, the weightiest first.
    fn reasons(&self, change: &Change<'_, Self>) -> Vec<Self::Reason>;
    /// A reason as a sentence.
    fn say_reason(&self, words: &Words, reason: &Self::Reason) -> String;
}

/// One or two reasons: the best ones that speak for a decision, or else the one that weighs most.
pub(crate) fn weightiest<R>(mut found: Vec<(f32, R)>) -> Vec<R> {
    /// Less than so many points is nothing.
    const LEAST: f32 = 0.3;
    found.sort_by(|one, two| two.0.total_cmp(&one.0));
    if found.first().is_some_and(|(points, _)| *points < LEAST) {
        found.sort_by(|one, two| two.0.abs().total_cmp(&one.0.abs()));
        found.truncate(1);
    }
    let speaks_for = found.iter().filter(|(points, _)| *points >= LEAST).count();
    found.truncate(speaks_for.clamp(1, 2));
    found.into_iter().map(|(_, reason)| reason).collect()
}
