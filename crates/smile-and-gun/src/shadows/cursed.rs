//! W6.13 The Cursed lives in the park, which holds one token only. In phase 3 the left-over die is laid there; in phase 5
//! it is a prize that puts as many own henchmen onto the card. At the end 1 point for each, and 5 more for the player
//! with most.

use super::Card;
use crate::{
    Player, State,
    city::{District, PARK},
};

pub(super) struct Cursed;

impl Card for Cursed {
    const HOME: Option<District> = Some(PARK);
    const PARK_HOLDS: u8 = 1;
    const DIE_IS_PRIZE: bool = true;

    fn points(state: &State, player: Player) -> i8 {
        let own = state.on_card[player as usize];
        let most = own > state.on_card[player.other() as usize];
        own as i8 + if most { 5 } else { 0 }
    }
}
