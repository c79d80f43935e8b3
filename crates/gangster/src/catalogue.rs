//! What can be chosen for a new table.

use crate::{Gang, Table};
use serde::Serialize;
use tabletop::Game;

/// What can be chosen for a new table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "GangsterCatalogue"))]
pub struct Catalogue {
    /// The number of the rules.
    pub rules: u32,
    /// The gangs that can be played (G0.1).
    pub seats: [Gang; 4],
    /// How many may play (G0.2).
    pub players: [u8; 3],
}

impl Catalogue {
    /// The catalogue.
    pub fn new() -> Self {
        Self { rules: Table::RULES, seats: Gang::ALL, players: [2, 3, 4] }
    }
}

impl Default for Catalogue {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;

    #[test]
    fn g0_2_so_many_may_play_and_no_other_number() {
        let catalogue = Catalogue::new();
        for count in 0..=4 {
            let playable = <Table as Game>::new(&Setup::new(catalogue.seats[..count].to_vec())).is_ok();
            assert_eq!(catalogue.players.contains(&(count as u8)), playable, "{count}");
        }
    }
}
