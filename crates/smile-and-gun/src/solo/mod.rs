//! Playing alone: the rival gang, how hard it is, and the missions (W9, W11).

mod difficulty;
pub(crate) mod gang;
mod missions;

pub use difficulty::Level;
pub use missions::{LEGACY_RANKS, Mission, Objective, legacy_rank};
