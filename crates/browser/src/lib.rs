//! The whole house in a browser: tables, bots, hints, lessons, records and statistics, without a server or a network. The
//! page talks to it as it talks to a server; whoever drives it keeps what it wants to be kept, and lets bots think.
//!
//! - [`House`]: the tables that are open, driven by the protocol's messages; it wants things ([`Want`]) and is told what
//!   happened ([`Event`])
//! - [`desk`]: what is asked once: laying tables, lists, records, replays, reviews, statistics
//! - [`thinking`]: what bots and hints think, anywhere
//! - [`rehearsal`]: whole games from one seed, to compare one machine with another
//!
//! Nothing here reads a clock, draws a random number or keeps anything: time and random bytes come in, and what is to be
//! kept goes out.

pub mod desk;
mod driver;
#[cfg(target_arch = "wasm32")]
mod exports;
mod house;
mod kept;
pub mod rehearsal;
pub mod thinking;

pub use house::{Event, House, Want};
pub use kept::{Kept, ME, Put, Source};
