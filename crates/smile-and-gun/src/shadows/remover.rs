//! W6.5 The Remover: after the move one token of this district, as the police would choose (W5.4), is discarded. With
//! one token left there is no prize for second. After phase 5 every district without a token is cleared, scored or not
//! (W5.11).

use super::Card;
use crate::{Event, State, Table};
use tabletop::Log;

pub(super) struct Remover;

impl Card for Remover {
    const IN_FIRST_EDITION: bool = true;
    const CLEARS_SCORED: bool = true;

    fn casts(table: &Table, state: &mut State, log: &mut impl Log<Event>) {
        let here = table.shadow_district(state);
        if let Some(print) = state.tokens(here).best() {
            state.discard(table, here, print, log);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    /// The Shadow comes to the market, where these tokens lie.
    fn cast(tokens: &[&str]) -> Scene {
        Scene::two(Shadow::Remover, Infusion::Soulmate).hot(Yellow).tokens(1, tokens).phase_3(1)
    }

    #[test]
    fn w6_5_one_token_is_discarded_as_the_police_would_choose() {
        for (token, left) in [
            ("hat6.3", "hat5.2"),
            ("hat2.0", "gambling.2"),
            ("gambling.1", "weapons.2"),
            ("weapons.1", "contraband.2"),
            ("contraband.1", "infusion.2"),
            ("infusion.1", ""),
        ] {
            let lies: Vec<_> = [left, token].into_iter().filter(|text| !text.is_empty()).collect();
            let scene = cast(&lies);
            assert_eq!(scene.discarded(token), 1, "{token}");
            assert_eq!(scene.tokens_at(1), lies[..lies.len() - 1], "{token}");
        }
    }

    #[test]
    fn w6_5_among_equals_the_one_with_more_squares_goes() {
        let scene = cast(&["weapons.1", "weapons.2"]);
        assert_eq!(scene.discarded("weapons.2"), 1);
        assert_eq!(scene.tokens_at(1), ["weapons.1"]);
    }

    #[test]
    fn w6_5_it_happens_after_the_move_and_only_there() {
        let scene = Scene::two(Shadow::Remover, Infusion::Soulmate).hot(Yellow).shadow(1);
        let scene = scene.tokens(1, &["hat6.3"]).tokens(7, &["hat3.1", "hat2.0"]).phase_3(6);
        assert_eq!([scene.tokens_at(1), scene.tokens_at(7)], [["hat6.3"], ["hat2.0"]]);
    }

    #[test]
    fn w6_5_where_no_token_lies_nothing_happens() {
        let scene = cast(&[]);
        assert!(!scene.log.iter().any(|event| matches!(event, Event::Discarded { .. })));
    }

    #[test]
    fn w6_5_with_one_token_left_there_is_no_prize_for_second() {
        let mut scene = Scene::two(Shadow::Remover, Infusion::Soulmate);
        scene = scene.cubes(1, [3, 2, 0]).tokens(1, &["hat5.2", "weapons.1"]).phase_3(1);
        assert_eq!(scene.legal(), ["take weapons.1:down", "take weapons.1:up"]);
        scene.by(Green, "take weapons.1:up");
        assert_eq!((scene.asked(), scene.before(Yellow).len(), scene.at(1)), (None, 0, [0, 0, 0]));
    }

    #[test]
    fn w5_11_an_unscored_district_that_it_emptied_is_cleared_and_filled_again() {
        let mut scene = Scene::two(Shadow::Remover, Infusion::Soulmate);
        scene = scene.cubes(1, [2, 2, 1]).tokens(1, &["hat5.2"]).phase_3(1);
        assert_eq!((scene.at(1), scene.unscored()), ([0, 0, 0], vec![]));
        scene.rolls(&[1; 13]);
        assert_eq!([scene.draws("hat2.0"), scene.draws("hat2.0")], [4, 1]);
    }

    /// Scenario 4: the gang takes a hat of 2 from the centre and adds a henchman in front of its boss, to the racetrack,
    /// which was scored before and holds these tokens after it.
    fn lenores(shadow: Shadow, left: &[&str], round: u8) -> Scene {
        let scene = Scene::scenario(4, shadow, Infusion::Soulmate).boss(Yellow, 5).round(round);
        let scene = scene.cubes(8, [0, 0, 1]).tokens(8, &["hat6.3"]).tokens(8, left);
        scene.cubes(4, [0, 1, 0]).tokens(4, &["hat2.0"]).phase_5()
    }

    #[test]
    fn w5_11_with_the_remover_a_scored_district_without_token_is_cleared_too() {
        for round in [1, 3] {
            assert_eq!(lenores(Shadow::Badge, &[], round).at(8), [0, 1, 0]);
            let scene = lenores(Shadow::Remover, &[], round);
            assert_eq!(scene.at(8), [0, 0, 0]);
            let cleared = |event| match event {
                Event::Cleared { district } => Some(district),
                _ => None,
            };
            // Told only where something leaves: the other districts were empty and unscored, the centre is empty now.
            assert_eq!(scene.told(cleared), [0, 1, 2, 3, 5, 6, 7, 8]);
        }
    }

    #[test]
    fn w5_11_a_scored_district_that_keeps_a_token_keeps_its_cubes_with_the_remover_too() {
        let scene = lenores(Shadow::Remover, &["weapons.1"], 1);
        assert_eq!((scene.at(8), scene.tokens_at(8)), ([0, 1, 0], words(&["weapons.1"])));
    }

    #[test]
    fn w10_7_a_discarded_infusion_goes_into_the_bag() {
        let scene = Scene::scenario(7, Shadow::Remover, Infusion::Soulmate).hot(Yellow);
        let scene = scene.tokens(1, &["infusion.2"]).phase_3(1);
        assert_eq!((scene.in_bag("infusion.2"), scene.discarded("infusion.2")), (3, 0));
    }

    #[test]
    fn w9_12_the_gang_is_a_player_like_any_other() {
        let scene = Scene::solo(Shadow::Remover, Infusion::Soulmate).cubes(1, [0, 1, 0]);
        let scene = scene.tokens(1, &["hat5.2", "weapons.1"]).phase_3(1);
        assert_eq!(scene.discarded("hat5.2"), 1);
        assert_eq!(scene.before(Yellow), ["weapons.1:up"]);
    }
}
