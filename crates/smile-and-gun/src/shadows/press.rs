//! W6.8 The Press: each player's heat grows by their henchmen in this district.

use super::Card;
use crate::{Player, State, Table};

pub(super) struct Press;

impl Card for Press {
    fn heat(table: &Table, state: &State, player: Player) -> u8 {
        state.henchmen(table.shadow_district(state), player)
    }
}

#[cfg(test)]
mod tests {
    use crate::{heat, testing::*};

    /// Green has 6 points of heat, yellow 8; the Shadow stands before the park.
    fn scene() -> Scene {
        let scene = Scene::two(Shadow::Press, Infusion::Soulmate).shadow(4);
        scene.action_dice(Green, [1, 2, 3]).action_dice(Yellow, [1, 1, 6])
    }

    fn read(scene: &Scene) -> Vec<(u8, u8)> {
        scene.told(|event| match event {
            Event::HeatRead { green, yellow } => Some((green, yellow)),
            _ => None,
        })
    }

    #[test]
    fn w6_8_heat_grows_by_the_own_henchmen_in_this_district() {
        let scene = scene().cubes(5, [3, 0, 0]).phase_4();
        assert_eq!((read(&scene), scene.asked()), (vec![(9, 8)], Some(Yellow)));
        assert_eq!([Green, Yellow].map(|player| heat(&scene.table, &scene.state, player)), [9, 8]);
    }

    #[test]
    fn w6_8_each_players_does() {
        let scene = scene().cubes(5, [4, 3, 0]).phase_4();
        assert_eq!((read(&scene), scene.asked()), (vec![(10, 11)], Some(Green)));
    }

    #[test]
    fn w6_8_it_can_make_the_heat_equal() {
        let scene = scene().cubes(5, [2, 0, 0]).phase_4();
        assert_eq!((read(&scene), scene.asked()), (vec![(8, 8)], None));
    }

    #[test]
    fn w6_8_police_and_other_districts_count_nothing() {
        let scene = scene().cubes(5, [0, 0, 9]).cubes(4, [9, 0, 0]).cubes(8, [9, 0, 0]).phase_4();
        assert_eq!((read(&scene), scene.asked()), (vec![(6, 8)], Some(Green)));
    }

    #[test]
    fn w6_8_the_district_is_the_one_where_the_shadow_stops() {
        let scene = scene().cubes(5, [9, 0, 0]).cubes(7, [0, 1, 0]).phase_3(3);
        assert_eq!(read(&scene), [(6, 9)]);
    }

    #[test]
    fn w6_8_heat_is_read_once_before_the_bonus_adds_cubes() {
        let mut scene = scene().cubes(5, [1, 0, 0]).phase_4();
        scene.by(Green, "add green @park");
        assert_eq!(read(&scene), [(7, 8)]);
    }

    #[test]
    fn w6_8_the_roses_new_henchmen_count() {
        // W10.8: the gang's boss walks 2 to space 4 and turns 4 police there.
        let mut scene = Scene::scenario(8, Shadow::Press, Infusion::LastChance).shadow(2).boss(Yellow, 2);
        scene = scene.action_dice(Green, [1, 1, 0]).cubes(5, [1, 0, 4]).phase_3(2);
        scene.rolls(&[2]);
        assert_eq!((scene.at(5), read(&scene)), ([1, 4, 0], vec![(3, 4)]));
    }

    #[test]
    fn w9_12_the_gang_is_a_player_like_any_other() {
        let scene = Scene::solo(Shadow::Press, Infusion::Soulmate).action_dice(Green, [1, 1, 1]);
        let scene = scene.cubes(0, [1, 3, 0]).phase_4();
        assert_eq!((read(&scene), scene.state.side(Yellow).solo_tokens), (vec![(4, 3)], 1));
    }
}
