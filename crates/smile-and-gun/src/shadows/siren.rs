//! W6.3 The Siren: after the move the colour with most cubes in this district loses half, rounded down; tied colours
//! all do; police too.

use super::Card;
use crate::{Colour, Event, State, Table};
use tabletop::Log;

pub(super) struct Siren;

impl Card for Siren {
    const IN_FIRST_EDITION: bool = true;

    fn casts(table: &Table, state: &mut State, log: &mut impl Log<Event>) {
        let here = table.shadow_district(state);
        let most = Colour::ALL.map(|colour| state.cubes(here, colour)).into_iter().max().unwrap_or(0);
        for colour in Colour::ALL {
            if state.cubes(here, colour) == most {
                state.remove_cubes(here, colour, most / 2, log);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    /// What is left of these cubes in the Shadow's district.
    fn left(cubes: [u8; 3]) -> [u8; 3] {
        Scene::two(Shadow::Siren, Infusion::Soulmate).hot(Yellow).cubes(5, cubes).shadow(3).phase_3(1).at(5)
    }

    #[test]
    fn w6_3_the_colour_with_most_cubes_loses_half() {
        assert_eq!(left([4, 3, 0]), [2, 3, 0]);
        assert_eq!(left([2, 6, 5]), [2, 3, 5]);
        assert_eq!(left([2, 0, 0]), [1, 0, 0]);
    }

    #[test]
    fn w6_3_half_is_rounded_down() {
        assert_eq!(left([5, 2, 1]), [3, 2, 1]);
        assert_eq!(left([3, 7, 6]), [3, 4, 6]);
        assert_eq!(left([1, 0, 0]), [1, 0, 0]);
        assert_eq!(left([0, 3, 2]), [0, 2, 2]);
    }

    #[test]
    fn w6_3_tied_colours_all_do() {
        assert_eq!(left([4, 4, 3]), [2, 2, 3]);
        assert_eq!(left([2, 5, 5]), [2, 3, 3]);
        assert_eq!(left([6, 5, 6]), [3, 5, 3]);
        assert_eq!(left([3, 3, 3]), [2, 2, 2]);
        assert_eq!(left([1, 1, 1]), [1, 1, 1]);
        assert_eq!(left([0, 0, 0]), [0, 0, 0]);
    }

    #[test]
    fn w6_3_police_too() {
        assert_eq!(left([1, 2, 8]), [1, 2, 4]);
        assert_eq!(left([0, 0, 7]), [0, 0, 4]);
    }

    #[test]
    fn w6_3_it_happens_after_the_move_and_only_there() {
        let scene = Scene::two(Shadow::Siren, Infusion::Soulmate).hot(Yellow);
        let scene = scene.shadow(4).cubes(5, [6, 0, 0]).cubes(8, [0, 6, 0]).cubes(4, [0, 0, 6]).phase_3(1);
        assert_eq!((scene.at(5), scene.at(8), scene.at(4)), ([6, 0, 0], [0, 3, 0], [0, 0, 6]));
    }

    #[test]
    fn w9_12_the_gang_is_a_player_like_any_other() {
        let scene = Scene::solo(Shadow::Siren, Infusion::Soulmate).hot(Yellow).cubes(2, [4, 7, 0]).phase_3(2);
        assert_eq!(scene.at(2), [4, 4, 0]);
    }
}
