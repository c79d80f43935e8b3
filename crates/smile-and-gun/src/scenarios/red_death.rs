//! W10.2 The Red Death: you need a monopoly, and the gang must have none.

use super::Scenario;
use crate::{Infusion, Player, Shadow, State, Table, scoring::Score};

pub(super) struct RedDeath;

impl Scenario for RedDeath {
    const SHADOW: Shadow = Shadow::Remover;
    const INFUSION: Infusion = Infusion::Knockoff;

    fn condition(_: &Table, _: &State, human: Player, scores: &[Score; 2]) -> Option<bool> {
        Some(scores[human as usize].monopolies > 0 && scores[human.other() as usize].monopolies == 0)
    }
}
