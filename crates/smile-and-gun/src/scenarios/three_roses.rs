//! W10.8 The Three Roses: between phases 3 and 4 reroll the left-over die, move the gang's boss by it, placing nothing,
//! and turn all police in front of it into its henchmen. The new number holds for Guardian and Cursed.

use super::Scenario;
use crate::{
    Colour, Event, Infusion, Player, Shadow, State, Step, Table,
    chance::Why,
    city::{in_front, onward},
};
use tabletop::Log;

pub(super) struct ThreeRoses;

impl Scenario for ThreeRoses {
    const SHADOW: Shadow = Shadow::Press;
    const INFUSION: Infusion = Infusion::LastChance;

    fn before_heat(_: &Table, state: &mut State) {
        state.agenda.push(Step::Roll { why: Why::Roses, count: 1 });
    }
}

/// The left-over die was rolled again.
pub(crate) fn rerolled(table: &Table, state: &mut State, die: u8, log: &mut impl Log<Event>) {
    state.leave_over(die, state.die_in_park, log);
    let gang = table.gang_colour().unwrap_or(Player::Yellow);
    let to = onward(state.side(gang).boss, die);
    state.move_boss(gang, to, log);
    let here = in_front(to);
    state.turn_police(here, gang, state.cubes(here, Colour::Police), log);
}

#[cfg(test)]
mod tests {
    use crate::{Chance, Prompt, chance::Why, testing::*};

    fn roses(shadow: Shadow) -> Setup {
        Setup { shadow, ..Setup::scenario(8, Level::Normal) }
    }

    #[test]
    fn w10_8_between_phases_3_and_4_the_left_over_die_is_rerolled() {
        both_ways(&roses(Shadow::Badge), |scene, you, gang| {
            let mut scene = scene.hot(gang).phase_3(4);
            assert_eq!((scene.due(), scene.state.phase), (Some(Chance::Roll { why: Why::Roses, count: 1 }), 3));
            // The Shadow has moved by the old number, and does not move again.
            assert_eq!((scene.state.shadow, scene.state.leftover), (4, 4));
            scene.rolls(&[6]);
            assert_eq!((scene.state.shadow, scene.state.leftover, scene.state.phase), (4, 6, 4));
            assert_eq!((scene.asked(), scene.prompt()), (Some(you), Some(Prompt::Bonus)));
        });
        let scene = Scene::solo(Shadow::Badge, Infusion::LastChance).hot(Yellow).phase_3(4);
        assert_eq!(scene.prompt(), Some(Prompt::Bonus));
    }

    #[test]
    fn w10_8_the_gangs_boss_moves_by_it_placing_nothing() {
        both_ways(&roses(Shadow::Badge), |scene, you, gang| {
            let mut scene = scene.hot(gang).boss(gang, 9).boss(you, 2).phase_3(1);
            scene.rolls(&[5]);
            assert_eq!((scene.state.side(gang).boss, scene.state.side(you).boss), (2, 2));
            assert!((0..9).all(|district| scene.at(district) == [0, 0, 0]));
        });
    }

    #[test]
    fn w10_8_all_police_in_front_of_it_become_its_henchmen() {
        both_ways(&roses(Shadow::Siren), |scene, you, gang| {
            let scene = scene.hot(gang).boss(gang, 1).cubes(5, seen_by(you, [2, 1, 3])).cubes(4, [0, 0, 2]);
            let mut scene = scene.shadow(0).phase_3(1);
            scene.rolls(&[3]);
            assert_eq!((scene.at(5), scene.at(4)), (seen_by(you, [2, 4, 0]), [0, 0, 2]));
            assert!(scene.log.contains(&Event::PoliceTurned { district: 5, player: gang, count: 3 }));
        });
    }

    #[test]
    fn w10_8_the_new_number_holds_for_the_guardian() {
        both_ways(&roses(Shadow::Guardian), |scene, you, gang| {
            // With the old 6 the Guardian would be first.
            let scene = scene.hot(gang).tokens(4, &["hat6.3"]).cubes(4, seen_by(you, [3, 0, 0]));
            let mut scene = scene.phase_3(6);
            scene.rolls(&[2]).by(you, "pass").by(you, "take hat6.3");
            assert_eq!(scene.before(you), ["hat6.3"]);
        });
    }

    #[test]
    fn w10_8_the_new_number_holds_for_the_cursed() {
        both_ways(&roses(Shadow::Cursed), |scene, you, gang| {
            let scene = scene.hot(gang).cubes(5, seen_by(you, [3, 0, 0]));
            let mut scene = scene.phase_3(6);
            scene.rolls(&[2]).by(you, "pass").by(you, "take_die");
            assert_eq!(scene.state.on_card[you as usize], 2);
        });
    }

    #[test]
    fn w10_8_the_new_henchmen_hold_for_the_press() {
        both_ways(&roses(Shadow::Press), |scene, you, gang| {
            // Boss and Shadow come before district 2: 1 of its own and 2 that were police.
            let scene = scene.action_dice(you, [1, 1, 1]).action_dice(gang, [1, 1, 1]);
            let scene = scene.cubes(2, seen_by(you, [2, 1, 2]));
            let mut scene = scene.phase_3(3);
            scene.rolls(&[2]);
            let (green, yellow) = if you == Green { (5, 6) } else { (6, 5) };
            assert!(scene.log.contains(&Event::HeatRead { green, yellow }));
            assert_eq!((scene.asked(), scene.prompt()), (Some(you), Some(Prompt::Bonus)));
        });
    }

    #[test]
    fn w10_8_there_is_no_condition() {
        assert_eq!(Scene::of(&roses(Shadow::Press)).ending().condition_met, None);
    }
}
