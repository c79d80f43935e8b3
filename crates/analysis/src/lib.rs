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
mod chicago;
mod city;
mod figures;
mod game;
mod hint;
mod lens;
mod odds;
mod patience;
mod review;
#[cfg(test)]
mod tests;

pub use chart::chart;
pub use chicago::{ChicagoReason, Standing};
pub use city::{CityReason, Place};
pub use figures::Figures;
pub use game::{Analysed, Change};
pub use hint::{Advice, hint, hint_within};
pub use lens::{Decided, Lens};
pub use patience::Patience;
pub use review::{Closer, Moment, Review, Total, What};
