//! W10.3 The Barrel: used infusions stay in front of you, marked; they count for nothing else. You must have used at
//! least four, Knockoff's included.

use super::{Gone, Scenario};
use crate::{Infusion, Player, Shadow, State, Table, scoring::Score};

pub(super) struct Barrel;

impl Scenario for Barrel {
    const SHADOW: Shadow = Shadow::Siren;
    const INFUSION: Infusion = Infusion::Enthralling;
    const SOULMATE_ALONE: bool = false;

    fn used() -> Gone {
        Gone::Marked
    }

    fn condition(_: &Table, state: &State, human: Player, _: &[Score; 2]) -> Option<bool> {
        let side = state.side(human);
        let used = side.marked.iter().sum::<u8>() + side.doubled.iter().flatten().count() as u8;
        Some(used >= 4)
    }
}
