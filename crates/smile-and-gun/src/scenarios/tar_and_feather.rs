//! W10.9 Tar and Feather: the Shadow starts on 5; the gang places 3, 2, 1; then, before its action die, the Shadow moves by
//! the gang's movement die (its card does nothing) and one gang henchman goes to each district of the Shadow's line.

use super::Scenario;
use crate::{
    Event, Infusion, Player, Shadow, State, Table,
    city::{LINES, Space},
};
use tabletop::Log;

pub(super) struct TarAndFeather;

impl Scenario for TarAndFeather {
    const SHADOW: Shadow = Shadow::Hideout;
    const INFUSION: Infusion = Infusion::QuickStep;
    const MONSTERS: bool = false;
    const SHADOW_STARTS: Space = 5;
    const PLACES: [u8; 3] = [3, 2, 1];

    fn placed(_: &Table, state: &mut State, gang: Player, movement: u8, log: &mut impl Log<Event>) {
        state.move_shadow(movement, log);
        for district in LINES[usize::from(state.shadow)] {
            state.add_cubes(district, gang.colour(), 1, log);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Table, testing::*};
    use tabletop::Game;

    fn tar(shadow: Shadow, level: Level) -> Setup {
        Setup { shadow, ..Setup::scenario(9, level) }
    }

    fn usual() -> Setup {
        Setup::scenario(9, Level::Normal)
    }

    #[test]
    fn w10_9_monsters_cannot_be_chosen() {
        for &shadow in Shadow::ALL {
            let monster = [Shadow::WaterCreature, Shadow::Guardian, Shadow::Cursed].contains(&shadow);
            let refused = Table::new(&tar(shadow, Level::Normal)).err().map(|error| error.field);
            assert_eq!(refused, monster.then_some("shadow"), "{shadow}");
        }
    }

    #[test]
    fn w10_9_the_shadow_starts_on_5() {
        let scene = Scene::start(&usual());
        assert_eq!((scene.state.shadow, scene.state.side(Green).boss, scene.state.side(Yellow).boss), (5, 0, 0));
    }

    #[test]
    fn w10_9_the_gang_places_3_2_1_then_the_shadow_moves_and_brings_one_to_each_district_of_its_line() {
        both_ways(&usual(), |scene, you, gang| {
            let mut scene = scene.boss(you, 4).phase_2(1, &[1, 4, 5, 5, 5]);
            scene.rolls(&[5]);
            // The boss to 4: 3 in 5, 2 in 4, 1 in 3. The Shadow from 5 to 9: 6, 7, 8.
            assert_eq!((scene.state.side(gang).boss, scene.state.shadow), (4, 9));
            let own: Vec<_> = (0..9).map(|district| scene.state.henchmen(district, gang)).collect();
            assert_eq!(own, [0, 0, 0, 1, 2, 3, 1, 1, 1]);
        });
    }

    #[test]
    fn w10_9_the_shadow_goes_around_the_corner() {
        both_ways(&usual(), |scene, you, gang| {
            let mut scene = scene.boss(you, 6).shadow(11).phase_2(1, &[1, 6, 5, 5, 5]);
            scene.rolls(&[5]);
            // The boss to 6: 8, 5, 2. The Shadow to 5: 8, 7, 6.
            let own: Vec<_> = (0..9).map(|district| scene.state.henchmen(district, gang)).collect();
            assert_eq!((scene.state.shadow, own), (5, vec![0, 0, 1, 0, 0, 2, 1, 1, 4]));
        });
    }

    #[test]
    fn w10_9_its_card_does_nothing_then() {
        both_ways(&tar(Shadow::Badge, Level::Normal), |scene, you, _| {
            let mut scene = scene.boss(you, 4).cubes(6, [0, 0, 2]).phase_2(1, &[1, 4, 5, 5, 5]);
            scene.rolls(&[5]);
            assert_eq!(scene.at(6), seen_by(you, [0, 1, 2]));
        });
    }

    #[test]
    fn w10_9_before_its_action_die() {
        both_ways(&tar(Shadow::Hideout, Level::Capo), |scene, you, gang| {
            let mut scene = scene.boss(you, 4).phase_2(1, &[1, 4, 6, 5, 5]);
            scene.rolls(&[5]);
            // The 6 brings one in front of you, 5, and one to where the Shadow stands by then, 6.
            let own: Vec<_> = (0..9).map(|district| scene.state.henchmen(district, gang)).collect();
            assert_eq!(own, [0, 0, 0, 1, 2, 4, 2, 1, 1]);
        });
    }

    #[test]
    fn w10_9_your_turns_leave_the_shadow_alone() {
        both_ways(&usual(), |scene, you, _| {
            let mut scene = scene.phase_2(0, &[1; 13]);
            scene.by(you, "draft 1/1").by(you, "police @park");
            assert_eq!(scene.state.shadow, 5);
        });
    }

    #[test]
    fn w10_9_in_phase_3_the_shadow_moves_on_from_there() {
        both_ways(&usual(), |scene, you, gang| {
            let scene = scene.action_dice(gang, [6, 6, 0]).action_dice(you, [1, 1, 1]).boss(you, 4);
            let mut scene = scene.phase_2(5, &[1, 4, 5]);
            scene.rolls(&[2]);
            // By 4 in the gang's turn, by the 5 that is left over: 5, 9, 2.
            assert_eq!((scene.state.leftover, scene.state.shadow), (5, 2));
        });
    }

    #[test]
    fn w10_9_there_is_no_condition() {
        assert_eq!(Scene::of(&usual()).ending().condition_met, None);
    }
}
