//! W10.5 Athena: she starts with two henchmen on the card; less heat gives her no solo token but one more there, three
//! with Capo and Don, none with Henchman. You need more henchmen on the card.

use super::Scenario;
use crate::{Infusion, Player, Shadow, State, Table, scoring::Score, solo::Level};

pub(super) struct Athena;

impl Scenario for Athena {
    const SHADOW: Shadow = Shadow::Historian;
    const INFUSION: Infusion = Infusion::DraggingArms;
    const SHADOW_FIXED: bool = true;
    const ON_CARD: u8 = 2;

    fn onto_card(table: &Table) -> Option<u8> {
        Some(match table.level() {
            Some(Level::Capo | Level::Don) => 3,
            Some(Level::Henchman) => 0,
            _ => 1,
        })
    }

    fn condition(_: &Table, state: &State, human: Player, _: &[Score; 2]) -> Option<bool> {
        Some(state.on_card[human as usize] > state.on_card[human.other() as usize])
    }
}
