//! What every game at the Backroom table is tested with.
//!
//! - [`Suite`]: plays random games and checks the laws that every [`tabletop::Game`] must keep
//! - [`Dice`]: a small, fast, seeded source of random numbers
//! - [`Script`]: outcomes of random events that a test prescribes, and that must be used up
//! - [`playthrough`]: a game as text, to be kept as a snapshot
//!
//! ```
//! # use tabletop::Game;
//! # fn example<G: Game>(table: &G) {
//! use tabletop_test::Suite;
//!
//! Suite::new(table)
//!     .seed(7)
//!     .games(20)
//!     .bound(1_000)
//!     .invariant(|_table, _state| Ok(()))
//!     .run();
//! # }
//! ```

mod law;
mod laws;
mod playthrough;
mod script;
mod suite;

pub use law::{Broken, Law};
pub use playthrough::playthrough;
pub use script::Script;
pub use suite::{Suite, Summary};

/// A small, fast, seeded source of random numbers.
pub use tabletop::Seeded as Dice;

/// Plays random games at a table and checks every law with the usual sizes.
///
/// # Panics
/// If a law is broken.
pub fn conformance<G: tabletop::Game>(table: &G, seed: u64, games: u32) -> Summary {
    Suite::new(table).seed(seed).games(games).run()
}
