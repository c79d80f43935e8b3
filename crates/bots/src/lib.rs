//! Players for every game at the table.
//!
//! A [`Bot`] is shown a state and has random numbers of its own; it never sees the seed of the table's dice. The same
//! state, budget and numbers give the same choice.
//!
//! - [`Spec`]: a bot by name, as commands write it
//! - [`Uct`]: a plain Monte Carlo tree search with random rollouts, the yardstick for everything cleverer
//! - [`Greedy`]: the best position one decision ahead
//! - [`Search`]: the real thing, in six strengths ([`Level`])
//! - [`evaluation`]: what a position is worth, by a small net ([`net`]) fitted ([`fit`]) to games against itself
//!   ([`self_play`])
//! - [`explain`]: which parts of the board make one position better than another

pub mod evaluation;
pub mod explain;
pub mod fit;
mod greedy;
mod level;
pub mod net;
pub mod search;
pub mod self_play;
mod share;
mod spec;
mod uct;

pub use greedy::Greedy;
pub use level::{Level, Thinking};
pub use search::{Aim, Clock, Goal, Search, Settings, Stop};
pub use share::Shared;
pub use spec::Spec;
pub use uct::{EXPLORATION, Uct};

use tabletop::{Game, Seeded, random_choice};

/// Somebody who chooses.
pub trait Bot<G: Game> {
    /// One of the choices of a deciding node.
    fn choose(&mut self, table: &G, state: &G::State, random: &mut Seeded) -> u8;
}

/// Chooses by chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, table: &G, state: &G::State, random: &mut Seeded) -> u8 {
        random_choice(table.legal(state), random)
    }
}
