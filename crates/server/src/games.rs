//! What the server needs to know of a game beyond its rules and its words.

use crate::forecast::{self, ChicagoForecast, CityForecast};
use analysis::Analysed;
use serde::Serialize;
use smile_and_gun::Choice;
use tabletop::{Game, Node};
use words::{Speaks, Words};

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
    > + Analysed
    + Send
    + Sync
    + 'static
{
    /// What a position would come to as it lies.
    type Forecast: Serialize;

    /// What the position would come to as it lies, with sentences if there are words.
    fn forecast(&self, state: &Self::State, words: Option<&Words>) -> Self::Forecast;
    /// Whether the choice only says that no infusion is used here.
    fn goes_on(&self, choice: &Self::Choice) -> bool;
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
    type Forecast = CityForecast;

    fn forecast(&self, state: &Self::State, words: Option<&Words>) -> CityForecast {
        forecast::city(self, state, words)
    }

    fn goes_on(&self, choice: &Choice) -> bool {
        matches!(choice, Choice::GoOn)
    }

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
    type Forecast = ChicagoForecast;

    fn forecast(&self, state: &Self::State, _: Option<&Words>) -> ChicagoForecast {
        forecast::chicago(state)
    }

    fn goes_on(&self, _: &Self::Choice) -> bool {
        false
    }

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
