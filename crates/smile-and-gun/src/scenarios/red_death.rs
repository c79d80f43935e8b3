//! W10.2 The Red Death: you need a monopoly, and the gang must have none.

use super::Scenario;
use crate::{Infusion, Player, Progress, Shadow, State, Table, scoring::Score};

pub(super) struct RedDeath;

impl Scenario for RedDeath {
    const SHADOW: Shadow = Shadow::Remover;
    const INFUSION: Infusion = Infusion::Knockoff;

    fn condition(_: &Table, _: &State, human: Player, scores: &[Score; 2]) -> Option<Progress> {
        let (yours, gangs) = (scores[human as usize].monopolies > 0, scores[human.other() as usize].monopolies == 0);
        Some(Progress { have: u8::from(yours) + u8::from(gangs), need: 2 })
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    fn condition(yours: &[&str], gangs: &[&str], markers: [u8; 3]) -> Option<bool> {
        let ending = |setup: &Setup, you: Player| {
            let scene = Scene::of(setup).holds(you, yours).holds(you.other(), gangs);
            scene.with(|state| state.side_mut(you.other()).markers = markers).ending().condition_met
        };
        let setup = Setup::scenario(2, Level::Normal);
        let green = ending(&setup, Green);
        assert_eq!(green, ending(&Scene::mirrored(setup), Yellow));
        green
    }

    #[test]
    fn w10_2_you_need_a_monopoly() {
        assert_eq!(condition(&["weapons.1:up"], &[], [0; 3]), Some(true));
        assert_eq!(condition(&["weapons.1:up", "gambling.1:up"], &[], [0; 3]), Some(true));
        assert_eq!(condition(&["hat6.3"], &[], [0; 3]), Some(false));
        // A majority is none.
        assert_eq!(condition(&["weapons.1:up", "weapons.1:up"], &["weapons.2:up"], [0; 3]), Some(false));
    }

    #[test]
    fn w10_2_the_gang_must_have_none() {
        assert_eq!(condition(&["weapons.1:up"], &["gambling.1:up"], [0; 3]), Some(false));
        assert_eq!(condition(&[], &["gambling.1:up"], [0; 3]), Some(false));
        // Virtual markers alone are no monopoly in this edition.
        assert_eq!(condition(&["weapons.1:up"], &[], [2, 2, 2]), Some(true));
    }

    #[test]
    fn w10_2_nothing_else_changes() {
        both_ways(&Setup::scenario(2, Level::Normal), |scene, you, gang| {
            let scene = scene.tokens(1, &["hat2.0", "infusion.1"]).cubes(1, seen_by(you, [0, 1, 0])).phase_5();
            assert_eq!(scene.before(gang), ["hat2.0"]);
        });
    }
}
