//! The rules of *With a Smile & a Gun*: both editions, for two and alone.
//!
//! [`Table`] implements [`tabletop::Game`]. Rule numbers (W0.1 to W12) are those of the rules that `backroom rules`
//! shows.

mod cards;
mod catalogue;
mod chance;
pub mod city;
mod dice;
mod event;
mod game;
mod infusions;
mod invariants;
mod notation;
mod people;
mod phases;
mod ranking;
mod refusal;
mod scenarios;
mod scoring;
mod setup;
mod shadows;
mod show;
mod solo;
mod state;
mod table;
#[cfg(test)]
mod testing;
mod tokens;
mod verbs;
mod view;
mod vocabulary;
mod wish;

pub use catalogue::{Catalogue, EditionInfo, MissionInfo, ScenarioInfo, ShadowInfo};
pub use chance::{Chance, Happened, Outcome, Receiver, Why};
pub use dice::Dice;
pub use event::Event;
pub use infusions::{Infusion, Window};
pub use invariants::invariants;
pub use notation::DISTRICT_NAMES;
pub use people::{Colour, Party, Player};
pub use phases::{feeling_the_heat::heat, settling_the_score::settling_order};
pub use ranking::{Ranking, rank};
pub use scenarios::Gang;
pub use scoring::{Both, Ending, Progress, Score, TieBreak, progress, scores, strengths};
pub use setup::{First, Infusions, Mode, Seat, SeatKind, Seats, Setup, Tokens};
pub use shadows::Shadow;
pub use solo::{LEGACY_RANKS, Level, Mission, Objective, legacy_rank};
pub use state::{Counts, Face, Held, Side, Slots, State, Turn};
pub use table::Table;
pub use tokens::{Edition, Kind, Markers, Print, Token, TokenError, TokenFile};
pub use view::{DistrictView, HeldView, Pile, SideView, View};
pub(crate) use vocabulary::Step;
pub use vocabulary::{Action, Choice, Fact, Prompt, Said};
pub use wish::{AnyCard, Card, Wish};
