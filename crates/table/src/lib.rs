//! One table as a machine without network, disk or clock: seats, decisions, undo, consent, clocks, talk, the bots' turns
//! and what everybody is told. It is told what happened and answers with what it wants; it never waits. So the same
//! table is a task of the server, a worker in a browser, or one of thousands in a simulator.
//!
//! - [`Machine`]: the table; [`Input`] is what it is told, [`Output`] what it wants
//! - [`history`]: the lines that are kept, and the game that they come to
//! - [`clock`], [`Downtime`]: the time for decisions
//! - [`protocol`]: the messages between a table and its clients
//! - [`encode`]: what clients are shown of a game
//!
//! What a driver has to know:
//! - After a [`Output::Write`] the machine is busy until it is told [`Input::Written`] or [`Input::NotWritten`]; the same
//!   with [`Output::Read`] and [`Output::Lay`]. While it [is busy](Machine::is_busy) only [`Input::Joined`],
//!   [`Input::Left`] and [`Input::Slow`] may come besides; the rest waits.
//! - Nothing new is told before it is written.
//! - Whatever follows from the lines that are kept can be forgotten at any time and had again from them.

mod advice;
pub mod clock;
mod company;
mod consent;
mod downtime;
pub mod encode;
pub mod history;
mod io;
mod machine;
mod moves;
mod notes;
pub mod protocol;
mod talk;
mod tell;
mod turns;
mod writing;

pub use advice::hinted;
pub use company::Seated;
pub use downtime::Downtime;
pub use io::{Bounds, Change, Input, Laid, Manner, Now, Output, Remembered, Said, Status, Thought, Turn, Wanted};
pub use machine::Machine;
pub use talk::{REMEMBERED, tidy_text};

/// A person's number; never shown to anybody.
pub type PersonKey = i64;
/// Milliseconds since 1970.
pub type Millis = i64;
