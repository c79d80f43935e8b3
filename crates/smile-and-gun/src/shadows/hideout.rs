//! W6.6 The Hideout: when this district has been scored, the player with fewer henchmen in it leaves them there. On a
//! tie all leave.

use super::Card;
use crate::{Player, State, city::District, phases::settling_the_score::Leaving};

pub(super) struct Hideout;

impl Card for Hideout {
    fn leaving(state: &State, district: District, player: Player) -> Leaving {
        match state.most_henchmen(district) {
            Some(most) if most != player => Leaving::Stay,
            _ => Leaving::Supply,
        }
    }
}
