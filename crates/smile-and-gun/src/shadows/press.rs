//! W6.8 The Press: each player's heat grows by their henchmen in this district.

use super::Card;
use crate::{Player, State, Table};

pub(super) struct Press;

impl Card for Press {
    fn heat(table: &Table, state: &State, player: Player) -> u8 {
        state.henchmen(table.shadow_district(state), player)
    }
}
