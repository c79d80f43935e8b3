//! W6.4 The Historian: when this district has been scored, the henchmen leaving it go onto the card. At the end 1 point
//! each to their owner; a player with none there loses 5.

use super::Card;
use crate::{Player, State, city::District, phases::settling_the_score::Leaving};

pub(super) struct Historian;

impl Card for Historian {
    const IN_FIRST_EDITION: bool = true;

    fn leaving(_: &State, _: District, _: Player) -> Leaving {
        Leaving::Card
    }

    fn points(state: &State, player: Player) -> i8 {
        match state.on_card[player as usize] {
            0 => -5,
            count => count as i8,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    fn scene() -> Scene {
        Scene::two(Shadow::Historian, Infusion::Soulmate)
    }

    #[test]
    fn w6_4_henchmen_that_leave_this_district_go_onto_the_card() {
        let mut scene = scene().cubes(0, [3, 2, 1]).tokens(0, &["hat4.1", "hat2.0"]).phase_5();
        scene.by(Green, "take hat2.0");
        assert_eq!((scene.at(0), scene.state.on_card), ([3, 2, 1], [0, 0]));
        scene.by(Yellow, "take hat4.1");
        assert_eq!((scene.at(0), scene.state.on_card), ([0, 0, 0], [3, 2]));
    }

    #[test]
    fn w6_4_they_join_those_of_earlier_rounds() {
        let scene = scene().with(|state| state.on_card = [4, 1]).cubes(0, [0, 2, 5]).phase_5();
        assert_eq!(scene.state.on_card, [4, 3]);
    }

    #[test]
    fn w6_4_a_district_without_a_token_is_scored_too() {
        assert_eq!(scene().cubes(0, [3, 1, 0]).phase_5().state.on_card, [3, 1]);
    }

    #[test]
    fn w6_4_a_tie_for_second_does_not_matter() {
        assert_eq!(scene().cubes(0, [1, 1, 4]).phase_5().state.on_card, [1, 1]);
    }

    #[test]
    fn w6_4_other_districts_do_not_count() {
        let scene = scene().shadow(8).cubes(0, [3, 1, 0]).cubes(4, [2, 0, 0]).cubes(6, [0, 1, 0]).phase_5();
        assert_eq!(scene.state.on_card, [0, 1]);
    }

    #[test]
    fn w6_4_unscored_nothing_goes_onto_the_card() {
        let scene = scene().cubes(0, [2, 2, 1]).tokens(0, &["hat2.0"]).phase_5();
        assert_eq!((scene.at(0), scene.state.on_card), ([2, 2, 1], [0, 0]));
    }

    #[test]
    fn w6_4_emptied_by_w5_11_nothing_goes_onto_the_card() {
        let scene = scene().cubes(0, [2, 2, 1]).phase_5();
        assert_eq!((scene.at(0), scene.state.on_card), ([0, 0, 0], [0, 0]));
    }

    #[test]
    fn w6_4_a_henchman_on_the_card_is_a_point_and_none_costs_5() {
        for (on_card, points) in [([0, 0], [-5, -5]), ([1, 0], [1, -5]), ([0, 3], [-5, 3]), ([6, 2], [6, 2])] {
            let scene = scene().with(|state| state.on_card = on_card);
            assert_eq!([Green, Yellow].map(|player| scene.score(player).card), points);
            assert_eq!([Green, Yellow].map(|player| scene.score(player).total), points);
        }
    }

    #[test]
    fn w9_12_the_gangs_henchmen_go_onto_the_card_and_none_costs_it_5_too() {
        let solo = || Scene::solo(Shadow::Historian, Infusion::Soulmate);
        let scene = solo().cubes(0, [3, 2, 0]).phase_5();
        assert_eq!((scene.state.on_card, scene.score(Yellow).card), ([3, 2], 2));
        let scene = solo().cubes(0, [3, 0, 0]).phase_5();
        assert_eq!((scene.score(Green).card, scene.score(Yellow).card), (3, -5));
    }
}
