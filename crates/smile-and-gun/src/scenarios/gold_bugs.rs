//! W10.6 The Gold Bugs: they choose gambling, weapons, contraband, hat, infusion and lay no virtual markers. You need two
//! monopolies.

use super::Scenario;
use crate::{Infusion, Player, Shadow, State, Table, scoring::Score, tokens::Kind};

pub(super) struct GoldBugs;

impl Scenario for GoldBugs {
    const SHADOW: Shadow = Shadow::Mayor;
    const INFUSION: Infusion = Infusion::ShellGame;
    const VIRTUAL_MARKERS: bool = false;
    const PRIORITY: [Kind; 5] = [Kind::Gambling, Kind::Weapons, Kind::Contraband, Kind::Hat, Kind::Infusion];

    fn condition(_: &Table, _: &State, human: Player, scores: &[Score; 2]) -> Option<bool> {
        Some(scores[human as usize].monopolies >= 2)
    }
}
