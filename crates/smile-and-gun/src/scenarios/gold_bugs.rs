//! W10.6 The Gold Bugs: they choose gambling, weapons, contraband, hat, infusion and lay no virtual markers. You need two
//! monopolies.

use super::Scenario;
use crate::{Infusion, Player, Progress, Shadow, State, Table, scoring::Score, tokens::Kind};

pub(super) struct GoldBugs;

impl Scenario for GoldBugs {
    const SHADOW: Shadow = Shadow::Mayor;
    const INFUSION: Infusion = Infusion::ShellGame;
    const VIRTUAL_MARKERS: bool = false;
    const PRIORITY: [Kind; 5] = [Kind::Gambling, Kind::Weapons, Kind::Contraband, Kind::Hat, Kind::Infusion];

    fn condition(_: &Table, _: &State, human: Player, scores: &[Score; 2]) -> Option<Progress> {
        Some(Progress { have: scores[human as usize].monopolies, need: 2 })
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    fn bugs(shadow: Shadow) -> Setup {
        Setup { shadow, ..Setup::scenario(6, Level::Normal) }
    }

    #[test]
    fn w10_6_they_choose_gambling_weapons_contraband_hat_infusion() {
        let liked = [
            "gambling.2",
            "gambling.1",
            "weapons.2",
            "weapons.1",
            "contraband.2",
            "contraband.1",
            "hat6.3",
            "hat2.0",
            "infusion.2",
            "infusion.1",
        ];
        for (n, better) in liked.iter().enumerate() {
            for worse in &liked[n + 1..] {
                both_ways(&bugs(Shadow::Mayor), |scene, you, _| {
                    let scene = scene.tokens(1, &[better, worse]).cubes(1, seen_by(you, [0, 1, 0])).phase_5();
                    assert_eq!(scene.tokens_at(1), [*worse]);
                });
            }
        }
    }

    #[test]
    fn w10_6_infusions_lie_face_down_as_ever() {
        both_ways(&bugs(Shadow::Mayor), |scene, you, gang| {
            let scene = scene.tokens(1, &["infusion.1"]).cubes(1, seen_by(you, [0, 1, 0])).phase_5();
            assert_eq!(scene.before(gang), ["infusion.1:down"]);
        });
    }

    #[test]
    fn w10_6_the_cursed_die_comes_first_unless_a_higher_hat_lies_there() {
        for (token, die, taken) in
            [("gambling.2", 1, 1), ("hat5.2", 5, 5), ("hat5.2", 4, 0), ("hat5.2", 6, 6), ("infusion.1", 2, 2)]
        {
            both_ways(&bugs(Shadow::Cursed), |scene, you, gang| {
                let scene = scene.leftover(die).with(|state| state.die_in_park = true).tokens(5, &[token]);
                let scene = scene.cubes(5, seen_by(you, [0, 1, 0])).phase_5();
                assert_eq!(scene.state.on_card[gang as usize], taken, "{token} and a {die}");
            });
        }
    }

    #[test]
    fn w10_6_no_virtual_markers() {
        both_ways(&bugs(Shadow::Mayor), |scene, you, gang| {
            let scene = scene.tokens(4, &["gambling.1", "weapons.1", "contraband.1"]);
            let scene = scene.cubes(4, seen_by(you, [0, 1, 0])).phase_5();
            assert_eq!((scene.state.side(gang).markers, scene.before(gang)), ([0; 3], words(&["gambling.1:up"])));
        });
    }

    #[test]
    fn w10_6_you_need_two_monopolies() {
        for (yours, gangs, met) in [
            (["gambling.1:up", "weapons.1:up", "hat2.0"], "hat2.0", true),
            (["gambling.1:up", "weapons.1:up", "contraband.1:up"], "hat2.0", true),
            (["gambling.1:up", "gambling.1:up", "weapons.1:up"], "gambling.2:up", false),
            (["gambling.1:up", "hat2.0", "hat2.0"], "contraband.2:up", false),
        ] {
            both_ways(&bugs(Shadow::Mayor), |scene, you, gang| {
                assert_eq!(scene.holds(you, &yours).holds(gang, &[gangs]).ending().condition_met, Some(met));
            });
        }
    }
}
