//! W10.1 The Ravens: their infusions stay face up, the first too; with an odd number they take an infusion before
//! anything else, the Cursed's die included; they score Soulmate.

use super::Scenario;
use crate::{
    Infusion, Player, Shadow, State, Table,
    state::Slots,
    tokens::{Kind, PrintId},
};

pub(super) struct Ravens;

impl Scenario for Ravens {
    const SHADOW: Shadow = Shadow::Collector;
    const INFUSION: Infusion = Infusion::Soulmate;
    const INFUSION_FIXED: bool = true;
    const INFUSIONS_FACE_UP: bool = true;

    fn grabs(table: &Table, state: &State, gang: Player, here: &Slots) -> Option<PrintId> {
        let is_infusion = |id: &PrintId| table.catalogue.token(*id).kind == Kind::Infusion;
        let odd = !state.all_infusions(table, gang).is_multiple_of(2);
        here.each().find(is_infusion).filter(|_| odd)
    }
}
