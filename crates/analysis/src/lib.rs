//! What was luck, what was a mistake, and what to do next.
//!
//! - [`Lens`]: what a position is worth, looked at so long
//! - [`hint`]: the best choices of a position, each with the odds, the points and a reason; [`hint_within`] a time
//! - [`Review`]: a whole recorded game, decision by decision and roll by roll, with a [`Closer`] look where it matters
//! - [`chart`]: a review as a picture
//! - [`Analysed`]: what a game brings along for all this
//!
//! Nothing here does input and output, and only who has [`Patience`] brings a clock along. The same position, looked at
//! so many simulations, is worth the same on every machine and with any number of threads.

mod chart;
mod figures;
mod game;
mod gangster;
mod hint;
mod lens;
mod odds;
mod patience;
mod review;
mod smile;
#[cfg(test)]
mod tests;

pub use chart::chart;
pub use figures::Figures;
pub use game::{Analysed, Change};
pub use gangster::{GangsterReason, Standing};
pub use hint::{Advice, hint, hint_within};
pub use lens::{Decided, Lens};
pub use patience::Patience;
pub use review::{Closer, Moment, Review, Total, What};
pub use smile::{Place, SmileReason};
