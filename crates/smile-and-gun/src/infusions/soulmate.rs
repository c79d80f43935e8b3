//! W7.9 Soulmate: at the end each pair of your face-up infusions is worth 10.

use super::{Card, Infusion};
use crate::{Player, State, Table};

pub(super) struct Soulmate;

impl Card for Soulmate {
    const RULE: &'static str = "W7.9";
}

/// The points for pairs of face-up infusions.
pub(crate) fn pairs(table: &Table, state: &State, player: Player) -> u8 {
    if table.plays_with(Infusion::Soulmate) { state.all_infusions(table, player) / 2 * 10 } else { 0 }
}
