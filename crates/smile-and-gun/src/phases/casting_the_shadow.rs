//! Phase 3, Casting the Shadow (W4.1, W4.2).

use crate::{Event, Player, State, Table, city::LINES};
use tabletop::Log;

/// The Shadow moves by the left-over die, monsters don't; then its card takes effect (W4.1).
#[inline(never)]
pub(crate) fn cast(table: &Table, state: &mut State, log: &mut impl Log<Event>) {
    state.agenda.pop();
    state.begin_phase(3, log);
    state.leave_over(state.pool.lowest(), table.shadow.die_is_prize(), log);
    if table.shadow.home().is_none() {
        state.move_shadow(state.leftover, log);
    }
    table.shadow.casts(table, state, log);
}

/// What the gang does with an extra action (W9.12): by the left-over die it puts henchmen along YOUR boss's line.
pub(crate) fn gang_acts(table: &Table, state: &mut State, gang: Player, log: &mut impl Log<Event>) {
    debug_assert!(table.is_gang(gang));
    let reach = match state.leftover {
        1..=3 => 1,
        4 | 5 => 2,
        _ => 3,
    };
    let line = LINES[usize::from(state.side(gang.other()).boss)];
    for district in line.into_iter().take(reach) {
        state.add_cubes(district, gang.colour(), 1, log);
    }
}

#[cfg(test)]
mod tests {
    use crate::{Prompt, dice::Dice, testing::*};

    fn two(shadow: Shadow) -> Scene {
        Scene::two(shadow, Infusion::LastChance)
    }

    #[test]
    fn w4_1_the_shadow_moves_clockwise_by_the_left_over_die() {
        for (from, die, to) in [(0, 1, 1), (0, 5, 5), (6, 6, 0), (9, 4, 1), (11, 1, 0)] {
            let scene = two(Shadow::Badge).hot(Yellow).shadow(from).phase_3(die);
            assert_eq!(scene.state.shadow, to);
            assert_eq!((scene.state.leftover, scene.state.pool), (die, Dice::NONE));
            let begins = [
                Event::PhaseBegan { phase: 3 },
                Event::LeftOver { die, in_park: false },
                Event::ShadowMoved { from, to },
            ];
            assert!(scene.log.starts_with(&begins));
        }
    }

    #[test]
    fn w4_1_then_its_card_takes_effect_in_the_district_in_front_of_it() {
        let scene = two(Shadow::Badge).hot(Yellow).cubes(0, [0, 0, 2]).cubes(8, [1, 1, 3]).cubes(7, [0, 0, 1]);
        let scene = scene.phase_3(5);
        assert_eq!((scene.at(0), scene.at(8), scene.at(7)), ([0, 0, 2], [1, 1, 0], [0, 0, 1]));
    }

    #[test]
    fn w4_1_monsters_do_not_move() {
        for (shadow, home) in [(Shadow::WaterCreature, 0), (Shadow::Guardian, 4), (Shadow::Cursed, 5)] {
            let scene = two(shadow).hot(Yellow).phase_3(5);
            assert_eq!((scene.state.shadow, scene.table.shadow_district(&scene.state)), (0, home));
            assert!(scene.told(|event| matches!(event, Event::ShadowMoved { .. }).then_some(())).is_empty());
            assert_eq!(scene.state.leftover, 5);
        }
    }

    #[test]
    fn w4_1_a_card_that_names_another_phase_does_nothing_now() {
        for shadow in [Shadow::Gumshoe, Shadow::Historian, Shadow::Hideout, Shadow::Press, Shadow::Mayor] {
            let scene = two(shadow).action_dice(Yellow, [6, 6, 6]).cubes(8, [2, 1, 3]).phase_3(5);
            assert_eq!((scene.at(8), scene.state.gumshoe, scene.state.on_card), ([2, 1, 3], None, [0, 0]), "{shadow}");
            assert!(!scene.state.die_in_park);
        }
    }

    #[test]
    fn w4_2_most_henchmen_ignores_the_police() {
        for (cubes, most) in [([2, 1, 9], Green), ([1, 2, 9], Yellow), ([1, 0, 3], Green), ([0, 1, 3], Yellow)] {
            let scene = two(Shadow::WaterCreature).cubes(0, cubes).phase_3(1);
            assert_eq!((scene.asked(), scene.prompt()), (Some(most), Some(Prompt::MayAct { die: 1 })));
        }
    }

    #[test]
    fn w4_2_a_tie_means_nothing_happens_and_0_0_is_a_tie() {
        for cubes in [[2, 2, 0], [0, 0, 4], [0, 0, 0]] {
            let scene = two(Shadow::WaterCreature).hot(Yellow).cubes(0, cubes).phase_3(1);
            assert_eq!((scene.asked(), scene.prompt()), (Some(Green), Some(Prompt::Bonus)));
        }
    }

    #[test]
    fn w4_2_fewest_may_be_none_at_all() {
        // The Hideout: green has most, yellow with none has fewest and leaves nobody.
        let scene = two(Shadow::Hideout).cubes(0, [3, 0, 1]).phase_5();
        assert_eq!(scene.at(0), [0, 0, 0]);
    }

    #[test]
    fn w9_12_the_gangs_extra_action_reaches_along_your_bosss_line() {
        for (die, [first, second, third]) in
            [(1, [1, 0, 0]), (2, [1, 0, 0]), (3, [1, 0, 0]), (4, [1, 1, 0]), (5, [1, 1, 0]), (6, [1, 1, 1])]
        {
            let setup = Setup { shadow: Shadow::WaterCreature, ..Setup::solo(Edition::German, Level::Normal) };
            both_ways(&setup, |scene, you, gang| {
                let scene = scene.hot(gang).boss(you, 4).boss(gang, 9).cubes(0, seen_by(you, [1, 2, 0])).phase_3(die);
                assert_eq!(scene.at(5), seen_by(you, [0, first, 0]), "die {die}");
                assert_eq!(scene.at(4), seen_by(you, [0, second, 0]), "die {die}");
                assert_eq!(scene.at(3), seen_by(you, [0, third, 0]), "die {die}");
                assert_eq!(scene.at(0), seen_by(you, [1, 2, 0]));
                assert_eq!((scene.asked(), scene.prompt()), (Some(you), Some(Prompt::Bonus)));
            });
        }
    }

    #[test]
    fn w9_12_with_most_henchmen_at_the_water_creature_you_may_act() {
        let setup = Setup { shadow: Shadow::WaterCreature, ..Setup::solo(Edition::German, Level::Normal) };
        both_ways(&setup, |scene, you, _| {
            let scene = scene.cubes(0, seen_by(you, [2, 1, 0])).phase_3(3);
            assert_eq!((scene.asked(), scene.prompt()), (Some(you), Some(Prompt::MayAct { die: 3 })));
        });
    }
}
