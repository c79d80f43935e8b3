//! The laws, one file each.

pub(crate) mod checked_play;
pub(crate) mod notation;
pub(crate) mod play;
pub(crate) mod read_record;
pub(crate) mod record_round_trip;
pub(crate) mod state_serde;
pub(crate) mod token_file;

use crate::{Bytes, Table};

/// Does the same with either game, as the first byte says: one time in four with Gangster, which has fewer rules.
macro_rules! either {
    ($law:ident($bytes:expr)) => {
        match $bytes.once_in(4) {
            false => $law::<smile_and_gun::Table>($bytes),
            true => $law::<gangster::Table>($bytes),
        }
    };
}
pub(crate) use either;

/// How many steps a game has at most that is driven by `bytes`: a pool of equal dice may be rerolled again and again
/// (W3.2), which takes a choice that isn't the first, and a byte for each die.
pub(crate) fn bound<G: Table>(bytes: &Bytes<'_>) -> usize {
    G::BOUND + bytes.len()
}
