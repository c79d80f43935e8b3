//! What every game at the Backroom table has in common.
//!
//! A game is a [`Game`]: an immutable table that reads and changes a plain-data state. The state is always at one
//! of three kinds of [`Node`]: a seat decides, chance decides, or the game is over. The engine owns no randomness:
//! whoever drives it tells it the outcome of every chance event.
//!
//! - [`Choices`]: the choices of one small step, as a set of at most 64
//! - [`Decision`]: a decision that is being made, one small step after the other
//! - [`Agenda`]: the bounded stack of steps that drives a game's flow
//! - [`Log`]: where a game tells what happens, and which costs nothing when nobody listens
//! - [`changes()`]: what each event changes of a view, for whoever draws them one by one
//! - [`Play`]: a game in progress, played by whole decisions that are checked and recorded
//! - [`Record`]: a game on paper, to be written, read, replayed and verified
//! - [`Seeded`]: random numbers that come out the same again, for tests, benchmarks and random players
//! - [`fair`]: dice that nobody has to take on trust

mod agenda;
mod changes;
mod choices;
mod decision;
pub mod fair;
mod game;
mod log;
mod play;
mod question;
mod record;
mod seeded;
mod source;
mod vocabulary;

pub use agenda::Agenda;
pub use changes::{Change, Compare, Found, changes, difference, shown};
pub use choices::Choices;
pub use decision::{Decision, settle};
pub use fair::Fair;
pub use game::{Game, Node, Parts, SetupError};
pub use log::Log;
pub use play::{Due, Illegal, Impossible, Play, Refused, decisions, random_choice, random_game};
pub use question::{Question, Said, Vocabulary};
pub use record::{Ended, Entry, EntryError, FORMAT, Header, How, Record, RecordError, Verified, What};
pub use seeded::Seeded;
pub use source::Source;
