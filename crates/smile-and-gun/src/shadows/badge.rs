//! W6.1 The Badge: after the move remove all police in this district.

use super::Card;
use crate::{Colour, Event, State, Table};
use tabletop::Log;

pub(super) struct Badge;

impl Card for Badge {
    const IN_FIRST_EDITION: bool = true;

    fn casts(table: &Table, state: &mut State, log: &mut impl Log<Event>) {
        let here = table.shadow_district(state);
        state.remove_cubes(here, Colour::Police, state.cubes(here, Colour::Police), log);
    }
}

#[cfg(test)]
mod tests {
    use crate::{Colour, testing::*};

    fn scene() -> Scene {
        Scene::two(Shadow::Badge, Infusion::Soulmate).hot(Yellow)
    }

    #[test]
    fn w6_1_all_police_in_this_district_leave() {
        let scene = scene().cubes(2, [1, 2, 4]).phase_3(3);
        assert_eq!(scene.at(2), [1, 2, 0]);
    }

    #[test]
    fn w6_1_it_happens_after_the_move() {
        let scene = scene().shadow(10).cubes(3, [0, 0, 5]).cubes(2, [0, 0, 1]).phase_3(4);
        assert_eq!((scene.at(3), scene.at(2)), ([0, 0, 5], [0, 0, 0]));
        let moved = Event::ShadowMoved { from: 10, to: 2 };
        let removed = Event::CubesRemoved { district: 2, colour: Colour::Police, count: 1 };
        assert_eq!(scene.log[2..4], [moved, removed]);
    }

    #[test]
    fn w6_1_without_police_nothing_happens() {
        let scene = scene().cubes(0, [2, 1, 0]).shadow(9).phase_3(2);
        assert_eq!(scene.at(0), [2, 1, 0]);
        assert!(!scene.log.iter().any(|event| matches!(event, Event::CubesRemoved { .. })));
    }

    #[test]
    fn w6_1_it_does_nothing_else() {
        let mut scene = scene().cubes(2, [3, 2, 4]).tokens(2, &["hat4.1", "hat2.0"]).phase_3(3);
        scene.by(Green, "pass").by(Green, "take hat4.1").by(Yellow, "take hat2.0");
        assert_eq!((scene.score(Green).card, scene.score(Yellow).card), (0, 0));
        assert_eq!((scene.at(2), scene.state.on_card, scene.state.gumshoe), ([0, 0, 0], [0, 0], None));
    }

    #[test]
    fn w9_12_the_gang_is_a_player_like_any_other() {
        let scene = Scene::solo(Shadow::Badge, Infusion::Soulmate).hot(Yellow).cubes(2, [1, 4, 4]).phase_3(3);
        assert_eq!((scene.asked(), scene.at(2)), (Some(Green), [1, 4, 0]));
    }
}
