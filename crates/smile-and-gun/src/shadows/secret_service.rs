//! W6.9 The Secret Service: after the move add 2 police to this district.

use super::Card;
use crate::{Colour, Event, State, Table};
use tabletop::Log;

pub(super) struct SecretService;

impl Card for SecretService {
    fn casts(table: &Table, state: &mut State, log: &mut impl Log<Event>) {
        state.add_cubes(table.shadow_district(state), Colour::Police, 2, log);
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn w6_9_two_police_come_to_this_district() {
        let scene = Scene::two(Shadow::SecretService, Infusion::Soulmate).hot(Yellow).cubes(7, [2, 1, 3]).phase_3(6);
        assert_eq!(scene.at(8), [0, 0, 2]);
        assert_eq!(scene.at(7), [2, 1, 3]);
    }

    #[test]
    fn w6_9_they_come_after_the_move() {
        let scene = Scene::two(Shadow::SecretService, Infusion::Soulmate).hot(Yellow).shadow(2).cubes(7, [2, 1, 3]);
        let scene = scene.phase_3(5);
        assert_eq!((scene.at(2), scene.at(7)), ([0, 0, 0], [2, 1, 5]));
    }

    #[test]
    fn w9_12_the_gang_is_a_player_like_any_other() {
        // The two police beat the gang in the district where it had most.
        let scene = Scene::solo(Shadow::SecretService, Infusion::Soulmate);
        let scene = scene.cubes(2, [0, 2, 1]).tokens(2, &["hat6.3", "hat2.0"]).phase_3(2);
        assert_eq!(scene.discarded("hat6.3"), 1);
        assert_eq!(scene.before(Yellow), ["hat2.0"]);
    }
}
