//! W6.11 The Water Creature lives in the harbour: in phase 3 the player with most henchmen there may use the left-over
//! die as an extra action; it adds no heat. The gang's action is W9.12.

use super::Card;
use crate::{
    Event, State, Step, Table,
    city::{District, HARBOUR},
    phases::{
        actions::{Acting, Occasion},
        casting_the_shadow::gang_acts,
    },
};
use tabletop::Log;

pub(super) struct WaterCreature;

impl Card for WaterCreature {
    const HOME: Option<District> = Some(HARBOUR);

    fn casts(table: &Table, state: &mut State, log: &mut impl Log<Event>) {
        match state.most_henchmen(HARBOUR) {
            Some(gang) if table.is_gang(gang) => gang_acts(table, state, gang, log),
            Some(by) => {
                let acting = Acting { by, die: state.leftover, occasion: Occasion::May };
                state.agenda.push(Step::Acting(acting));
            }
            None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Chance, Why, heat, testing::*};

    fn scene() -> Scene {
        Scene::two(Shadow::WaterCreature, Infusion::Soulmate).shadow(4)
    }

    /// Green has most in the harbour; what the left-over die lets it do.
    fn extra(die: u8) -> Vec<String> {
        let scene = scene().cubes(0, [2, 1, 1]).cubes(8, [1, 0, 0]).phase_3(die);
        assert_eq!(scene.asked(), Some(Green));
        scene.legal()
    }

    #[test]
    fn w6_11_the_left_over_die_is_an_extra_action_that_may_be_declined() {
        let pass = words(&["pass"]);
        assert_eq!(extra(1), all_of(&[&in_each("police @", "", None), &pass]));
        let shifts = [in_each("shift harbour>", "", Some(0)), in_each("shift racetrack>", "", Some(8))].concat();
        assert_eq!(extra(2), all_of(&[&shifts, &pass]));
        assert_eq!(extra(3), all_of(&[&shifts, &pass]));
        let removes = [
            "pass",
            "remove green @harbour",
            "remove green @racetrack",
            "remove police @harbour",
            "remove yellow @harbour",
        ];
        assert_eq!(extra(4), removes);
        assert_eq!(extra(5), removes);
        assert_eq!(extra(6), all_of(&[&pairs(), &pass]));
    }

    #[test]
    fn w6_11_the_action_is_carried_out() {
        let tokens = |scene: Scene| scene.tokens(0, &["hat2.0"]).hot(Green);
        let mut scene = tokens(scene()).cubes(0, [2, 1, 0]).phase_3(6);
        scene.by(Green, "pair harbour+market");
        assert_eq!((scene.asked(), scene.at(0), scene.at(1)), (Some(Yellow), [3, 1, 0], [1, 0, 0]));
        let mut scene = tokens(self::scene()).cubes(0, [1, 2, 0]).phase_3(3);
        scene.by(Yellow, "shift harbour>park");
        assert_eq!((scene.state.phase, scene.at(0), scene.at(5)), (4, [1, 1, 0], [0, 1, 0]));
        let mut scene = tokens(self::scene()).cubes(0, [1, 2, 0]).phase_3(1);
        scene.by(Yellow, "pass");
        assert_eq!((scene.state.phase, scene.at(0)), (4, [1, 2, 0]));
    }

    #[test]
    fn w6_11_only_the_player_with_most_henchmen_in_the_harbour() {
        let asked = |cubes: [u8; 3]| scene().cubes(0, cubes).cubes(5, [0, 9, 0]).phase_3(1).asked();
        assert_eq!(asked([2, 1, 0]), Some(Green));
        assert_eq!(asked([1, 2, 0]), Some(Yellow));
        assert_eq!(asked([1, 0, 7]), Some(Green));
        assert_eq!(asked([2, 2, 0]), None);
        assert_eq!(asked([0, 0, 2]), None);
    }

    #[test]
    fn w6_11_it_adds_no_heat() {
        let mut scene = scene().cubes(0, [2, 1, 0]).action_dice(Green, [1, 1, 1]).hot(Yellow).phase_3(6);
        scene.by(Green, "pair harbour+market");
        assert_eq!(scene.state.side(Green).action_dice, [1, 1, 1]);
        assert_eq!(heat(&scene.table, &scene.state, Green), 3);
    }

    #[test]
    fn w6_11_it_lives_in_the_harbour_and_does_not_walk() {
        let scene = scene().tokens(0, &["hat2.0"]).phase_3(5);
        assert_eq!(scene.state.shadow, 4);
        assert!(!scene.log.iter().any(|event| matches!(event, Event::ShadowMoved { .. })));
        assert_eq!(scene.settled(), [0, 1, 2, 5, 8, 7, 6, 3, 4]);
    }

    #[test]
    fn w3_7_no_infusion_can_be_used_for_it() {
        for card in [Infusion::LastChance, Infusion::DraggingArms, Infusion::Overwhelm, Infusion::Slippery] {
            let mut scene = Scene::two(Shadow::WaterCreature, card).holds(Green, &["infusion.1", "infusion.1"]);
            scene = scene.tokens(0, &["hat2.0"]).cubes(0, [1, 0, 0]).phase_3(1);
            assert_eq!(scene.legal(), all_of(&[&in_each("police @", "", None), &words(&["pass"])]), "{card}");
            assert_eq!(scene.forbids("pair harbour+market"), "W3.6");
        }
    }

    #[test]
    fn w9_12_the_gang_puts_henchmen_along_your_bosss_line() {
        // Your boss stands on 7 and faces 7, 4, 1; the gang's own boss doesn't matter.
        for (die, reach) in [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)] {
            let scene = Scene::solo(Shadow::WaterCreature, Infusion::Soulmate).hot(Yellow);
            let scene = scene.boss(Green, 7).boss(Yellow, 2).cubes(0, [1, 2, 0]).phase_3(die);
            assert_eq!(scene.asked(), Some(Green));
            let came = [7, 4, 1].map(|district| usize::from(scene.at(district)[1]));
            assert_eq!(came, [[1, 0, 0], [1, 1, 0], [1, 1, 1]][reach - 1], "die {die}");
            assert_eq!(scene.at(0), [1, 2, 0]);
            assert_eq!(scene.told(|e| matches!(e, Event::CubesAdded { .. }).then_some(())).len(), reach);
        }
    }

    #[test]
    fn w9_12_with_most_henchmen_you_are_asked_and_on_a_tie_nobody() {
        let scene = Scene::solo(Shadow::WaterCreature, Infusion::Soulmate).cubes(0, [2, 1, 0]).phase_3(1);
        assert_eq!((scene.asked(), scene.legal().len()), (Some(Green), 10));
        let scene = Scene::solo(Shadow::WaterCreature, Infusion::Soulmate).cubes(0, [2, 2, 0]).phase_3(1);
        assert_eq!(scene.due(), Some(Chance::Roll { why: Why::Round, count: 13 }));
        assert!(!scene.log.iter().any(|event| matches!(event, Event::CubesAdded { .. })));
    }

    #[test]
    fn w9_12_either_colour_can_be_the_gang() {
        let setup = Setup { shadow: Shadow::WaterCreature, ..Setup::solo(Edition::German, Level::Normal) };
        both_ways(&setup, |scene, you, gang| {
            let scene = scene.boss(you, 7).hot(gang).cubes(0, seen_by(you, [1, 2, 0])).phase_3(4);
            assert_eq!(
                [7, 4, 1].map(|district| scene.at(district)),
                [[0, 1, 0], [0, 1, 0], [0, 0, 0]].map(|c| seen_by(you, c))
            );
        });
    }
}
