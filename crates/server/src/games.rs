//! What the server needs to know of a game beyond its rules and its words.

use bots::evaluation::Evaluated;
use serde::Serialize;
use smile_and_gun::Choice;
use tabletop::{Game, Node};
use words::Speaks;

/// A game that can be played over the network.
pub trait Playable:
    Speaks<
        Setup: Send + Sync,
        State: Send + Sync,
        Seat: Send + Sync,
        Action: Send + Sync,
        Happened: Send + Sync,
        Result: Send + Sync,
        View: Send + Sync,
        Prompt: Serialize + Send + Sync,
        Choice: Serialize + Send + Sync,
        Event: Serialize + Send + Sync,
    > + Evaluated
    + Send
    + Sync
    + 'static
{
    /// The choice that passes an optional window, if the state asks for one.
    fn pass(&self, state: &Self::State) -> Option<u8>;
    /// A number that changes when the phase does.
    fn phase(&self, state: &Self::State) -> u32;
    /// The seat in this place among those that decide.
    fn seat_at(&self, place: usize) -> Option<Self::Seat> {
        self.seats().get(place).copied()
    }
    /// The place of a seat.
    fn place_of(&self, seat: Self::Seat) -> usize {
        self.seats().iter().position(|other| *other == seat).unwrap_or(usize::MAX)
    }
}

impl Playable for smile_and_gun::Table {
    fn pass(&self, state: &Self::State) -> Option<u8> {
        if !matches!(self.node(state), Node::Decide { .. }) || self.begun(state) {
            return None;
        }
        self.legal(state).find(|id| matches!(self.choice(state, *id), Choice::GoOn | Choice::Pass))
    }

    fn phase(&self, state: &Self::State) -> u32 {
        u32::from(state.round) * 10 + u32::from(state.phase)
    }
}

impl Playable for gangster::Table {
    fn pass(&self, _: &Self::State) -> Option<u8> {
        None
    }

    fn phase(&self, _: &Self::State) -> u32 {
        0
    }
}

/// The word for a kind of prompt, choice or event.
pub fn kind_of(value: &impl Serialize) -> String {
    let value = serde_json::to_value(value).unwrap_or_default();
    value["kind"].as_str().unwrap_or_default().to_owned()
}
