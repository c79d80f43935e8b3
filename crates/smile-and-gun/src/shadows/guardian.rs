//! W6.12 The Guardian lives in the centre: in phase 5 it is a fourth colour there with as many cubes as the left-over
//! die shows, and wins every tie it is in. Its token goes into the bag. The centre is settled first, then the ring from
//! district 0.

use super::Card;
use crate::{
    State,
    city::{CENTRE, District},
};

pub(super) struct Guardian;

impl Card for Guardian {
    const HOME: Option<District> = Some(CENTRE);
    const CENTRE_FIRST: bool = true;

    fn fourth_colour(state: &State, district: District) -> u8 {
        if district == CENTRE { state.leftover } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Party, Shadow::Guardian as Card, rank, testing::*};
    use Party::{Guardian, Police};

    const GREEN: Party = Party::Player(Green);
    const YELLOW: Party = Party::Player(Yellow);

    fn scene() -> Scene {
        Scene::two(Card, Infusion::Soulmate)
    }

    /// The places of the centre with these cubes and this left-over die, and whether the next place is tied.
    fn places(cubes: [u8; 3], die: u8) -> (Vec<Party>, bool) {
        let scene = scene().cubes(4, cubes).leftover(die);
        let ranking = rank(&scene.table, &scene.state, 4);
        ((0..4).map_while(|place| ranking.at(place)).collect(), ranking.tied)
    }

    #[test]
    fn w6_12_it_is_a_fourth_colour_with_as_many_cubes_as_the_die_shows() {
        assert_eq!(places([6, 3, 1], 5), (vec![GREEN, Guardian, YELLOW, Police], false));
        assert_eq!(places([4, 2, 3], 6), (vec![Guardian, GREEN, Police, YELLOW], false));
        assert_eq!(places([5, 0, 2], 1), (vec![GREEN, Police, Guardian], false));
        assert_eq!(places([4, 5, 3], 2), (vec![YELLOW, GREEN, Police, Guardian], false));
        assert_eq!(places([0, 0, 0], 1), (vec![Guardian], false));
    }

    #[test]
    fn w6_12_it_wins_a_tie_of_two() {
        assert_eq!(places([3, 2, 1], 3), (vec![Guardian, GREEN, YELLOW, Police], false));
        assert_eq!(places([3, 2, 1], 2), (vec![GREEN, Guardian, YELLOW, Police], false));
        assert_eq!(places([3, 2, 1], 1), (vec![GREEN, YELLOW, Guardian, Police], false));
    }

    #[test]
    fn w6_12_it_wins_a_tie_of_three_and_the_others_are_tied_for_the_next() {
        assert_eq!(places([3, 3, 1], 3), (vec![Guardian], true));
        assert_eq!(places([2, 5, 2], 2), (vec![YELLOW, Guardian], true));
    }

    #[test]
    fn w6_12_it_wins_a_tie_of_four() {
        assert_eq!(places([2, 2, 2], 2), (vec![Guardian], true));
    }

    #[test]
    fn w6_12_ties_without_it_stay_ties() {
        assert_eq!(places([4, 4, 1], 3), (vec![], true));
        assert_eq!(places([4, 4, 4], 3), (vec![], true));
        assert_eq!(places([5, 3, 3], 2), (vec![GREEN], true));
        assert_eq!(places([5, 3, 3], 4), (vec![GREEN, Guardian], true));
        assert_eq!(places([3, 3, 0], 4), (vec![Guardian], true));
        assert_eq!(places([1, 5, 1], 6), (vec![Guardian, YELLOW], true));
    }

    #[test]
    fn w6_12_it_is_only_in_the_centre() {
        for district in [0, 1, 2, 3, 5, 6, 7, 8] {
            let scene = scene().leftover(6).cubes(district, [2, 1, 0]);
            let ranking = rank(&scene.table, &scene.state, district);
            assert_eq!(
                (0..4).map(|place| ranking.at(place)).collect::<Vec<_>>(),
                [Some(GREEN), Some(YELLOW), None, None]
            );
        }
    }

    #[test]
    fn w6_12_its_token_goes_into_the_bag_chosen_as_the_police_do() {
        let mut scene = scene().leftover(3).cubes(4, [2, 1, 0]).tokens(4, &["hat3.1", "gambling.2", "hat6.3"]);
        assert_eq!(scene.in_bag("hat6.3"), 2);
        scene = scene.phase_5();
        assert_eq!((scene.in_bag("hat6.3"), scene.discarded("hat6.3")), (3, 0));
        assert_eq!(scene.legal(), ["take gambling.2:down", "take gambling.2:up", "take hat3.1"]);
        scene.by(Green, "take hat3.1");
        assert_eq!(scene.legal(), ["take gambling.2:down", "take gambling.2:up"]);
        scene.by(Yellow, "take gambling.2:up");
        assert_eq!((scene.at(4), scene.tokens_at(4).len()), ([0, 0, 0], 0));
        assert_eq!((scene.in_bag("gambling.2"), scene.in_bag("hat3.1")), (2, 6));
    }

    #[test]
    fn w6_12_as_second_and_third_it_takes_what_is_left() {
        let centre = |die| scene().leftover(die).cubes(4, [5, 3, 0]).tokens(4, &["hat6.3", "hat5.2", "weapons.1"]);
        let mut second = centre(4).phase_5();
        second.by(Green, "take hat6.3");
        assert_eq!(
            (second.in_bag("hat5.2"), second.legal()),
            (3, words(&["take weapons.1:down", "take weapons.1:up"]))
        );
        let mut third = centre(1).phase_5();
        third.by(Green, "take hat6.3").by(Yellow, "take hat5.2");
        assert_eq!((third.in_bag("weapons.1"), third.tokens_at(4).len()), (3, 0));
    }

    #[test]
    fn w6_12_fourth_gets_nothing() {
        let mut scene = scene().leftover(6).cubes(4, [3, 2, 1]).tokens(4, &["hat6.3", "hat5.2", "hat4.1"]).phase_5();
        scene.by(Green, "take hat4.1").by(Yellow, "take hat5.2");
        assert_eq!((scene.asked(), scene.discarded("hat4.1"), scene.at(4)), (None, 0, [0, 0, 0]));
    }

    #[test]
    fn w6_12_the_others_tied_for_second_lose_the_rest() {
        let scene = scene().leftover(3).cubes(4, [3, 3, 0]).tokens(4, &["hat6.3", "hat5.2", "weapons.1"]).phase_5();
        assert_eq!((scene.asked(), scene.in_bag("hat6.3")), (None, 3));
        assert_eq!((scene.discarded("hat5.2"), scene.discarded("weapons.1"), scene.at(4)), (1, 1, [0, 0, 0]));
    }

    #[test]
    fn w6_12_a_tie_for_third_discards_the_rest() {
        let mut scene = scene().leftover(2).cubes(4, [5, 2, 2]).tokens(4, &["hat6.3", "hat5.2", "weapons.1"]).phase_5();
        scene.by(Green, "take hat5.2");
        assert_eq!((scene.asked(), scene.in_bag("hat6.3"), scene.discarded("weapons.1")), (None, 3, 1));
    }

    #[test]
    fn w6_12_a_tie_for_first_above_it_is_not_scored() {
        let scene = scene().leftover(3).cubes(4, [4, 4, 0]).tokens(4, &["hat6.3", "hat5.2"]).phase_5();
        assert_eq!((scene.unscored(), scene.at(4)), (vec![4], [4, 4, 0]));
        assert_eq!(scene.tokens_at(4), ["hat6.3", "hat5.2"]);
    }

    #[test]
    fn w6_12_alone_it_takes_one_token_and_the_others_stay() {
        let mut scene = scene().leftover(1).tokens(4, &["hat6.3", "hat5.2", "weapons.1"]).phase_5();
        assert_eq!((scene.in_bag("hat6.3"), scene.unscored()), (3, vec![]));
        assert_eq!(scene.tokens_at(4), ["hat5.2", "weapons.1"]);
        scene.rolls(&[1; 13]);
        assert_eq!(scene.draws_all(), [0, 1, 2, 5, 8, 7, 6, 3, 0, 1, 2, 5, 8, 7, 6, 3, 4]);
    }

    #[test]
    fn w6_12_the_centre_is_settled_first_then_the_ring_from_district_0() {
        assert_eq!(scene().shadow(6).leftover(1).phase_5().settled(), [4, 0, 1, 2, 5, 8, 7, 6, 3]);
    }

    #[test]
    fn w2_3_the_centre_is_filled_first_then_the_ring_from_district_0() {
        let ring = [0, 1, 2, 5, 8, 7, 6, 3];
        let expected = [&[4][..], &ring, &[4], &ring, &[4]].concat();
        assert_eq!(scene().shadow(6).phase_1().draws_all(), expected);
    }

    #[test]
    fn w6_12_it_does_not_walk_and_the_left_over_die_drives_it() {
        let mut scene = scene().shadow(2).cubes(4, [4, 0, 0]).tokens(4, &["hat6.3", "hat5.2"]).phase_3(4);
        assert_eq!((scene.state.shadow, scene.in_bag("hat6.3")), (2, 3));
        scene.by(Green, "take hat5.2");
        let scene = self::scene().cubes(4, [5, 0, 0]).tokens(4, &["hat6.3", "hat5.2"]).phase_3(4);
        assert_eq!(scene.legal(), ["take hat5.2", "take hat6.3"]);
    }

    #[test]
    fn w6_12_the_roses_new_number_holds() {
        let mut scene =
            Scene::scenario(8, Card, Infusion::LastChance).cubes(4, [3, 0, 0]).tokens(4, &["hat6.3", "hat5.2"]);
        scene = scene.phase_3(1);
        scene.rolls(&[3]);
        assert_eq!((scene.in_bag("hat6.3"), scene.legal()), (3, words(&["take hat5.2"])));
    }

    #[test]
    fn w10_7_an_infusion_that_it_takes_goes_into_the_bag_as_well() {
        let scene = Scene::scenario(7, Card, Infusion::Soulmate).leftover(1).tokens(4, &["infusion.2"]).phase_5();
        assert_eq!((scene.in_bag("infusion.2"), scene.state.lost_at_once), (3, false));
    }

    #[test]
    fn w9_12_the_gang_is_a_player_like_any_other() {
        let mut scene = Scene::solo(Card, Infusion::Soulmate).leftover(3).cubes(4, [2, 3, 0]);
        scene = scene.tokens(4, &["hat6.3", "weapons.1", "infusion.1"]).phase_5();
        assert_eq!((scene.in_bag("hat6.3"), scene.state.side(Yellow).markers), (3, [0, 1, 0]));
        assert_eq!(scene.before(Yellow), ["weapons.1:up"]);
        scene.by(Green, "take infusion.1:up");
    }
}
