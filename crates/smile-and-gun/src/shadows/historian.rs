//! W6.4 The Historian: when this district has been scored, the henchmen leaving it go onto the card. At the end 1 point
//! each to their owner; a player with none there loses 5.

use super::Card;
use crate::{Player, State, city::District, phases::settling_the_score::Leaving};

pub(super) struct Historian;

impl Card for Historian {
    const IN_FIRST_EDITION: bool = true;

    fn leaving(_: &State, _: District, _: Player) -> Leaving {
        Leaving::Card
    }

    fn points(state: &State, player: Player) -> i8 {
        match state.on_card[player as usize] {
            0 => -5,
            count => count as i8,
        }
    }
}
