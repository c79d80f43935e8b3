//! W6.13 The Cursed lives in the park, which holds one token only. In phase 3 the left-over die is laid there; in phase 5
//! it is a prize that puts as many own henchmen onto the card. At the end 1 point for each, and 5 more for the player
//! with most.

use super::Card;
use crate::{
    Player, State,
    city::{District, PARK},
};

pub(super) struct Cursed;

impl Card for Cursed {
    const HOME: Option<District> = Some(PARK);
    const PARK_HOLDS: u8 = 1;
    const DIE_IS_PRIZE: bool = true;

    fn points(state: &State, player: Player) -> i8 {
        let own = state.on_card[player as usize];
        let most = own > state.on_card[player.other() as usize];
        own as i8 + if most { 5 } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Party, testing::*};
    use tabletop::Game;

    fn scene() -> Scene {
        Scene::two(Shadow::Cursed, Infusion::Soulmate)
    }

    /// The park comes up with these cubes, these tokens and a die of this value.
    fn park(scene: Scene, cubes: [u8; 3], tokens: &[&str], die: u8) -> Scene {
        scene.cubes(5, cubes).tokens(5, tokens).leftover(die).with(|state| state.die_in_park = true).phase_5()
    }

    fn die_went_back(scene: &Scene) -> bool {
        assert!(!scene.state.die_in_park);
        scene.log.contains(&Event::DieReturned)
    }

    #[test]
    fn w6_13_the_park_holds_one_token_only() {
        let draws = scene().phase_1().draws_all();
        assert_eq!(draws, [4, 5, 8, 7, 6, 3, 0, 1, 2, 4, 8, 7, 6, 3, 0, 1, 2, 4]);
        assert_eq!((Shadow::Cursed.capacity(5), Shadow::Badge.capacity(5)), (1, 2));
        assert_eq!((Shadow::Cursed.capacity(4), Shadow::Cursed.capacity(0)), (3, 2));
    }

    #[test]
    fn w6_13_in_phase_3_the_left_over_die_is_laid_in_the_park() {
        let scene = scene().shadow(9).hot(Yellow);
        assert!(!scene.state.die_in_park);
        let scene = scene.phase_3(3);
        assert!(scene.state.die_in_park);
        assert_eq!((scene.state.leftover, scene.state.shadow), (3, 9));
        assert!(!Scene::two(Shadow::Badge, Infusion::Soulmate).hot(Yellow).phase_3(3).state.die_in_park);
    }

    #[test]
    fn w6_13_everybody_sees_whether_the_die_lies_in_the_park() {
        let seen = |scene: &Scene| scene.table.view(&scene.state, None).die_in_park;
        let laid = scene().shadow(9).hot(Yellow).phase_3(3);
        assert!(seen(&laid) && laid.log.contains(&Event::LeftOver { die: 3, in_park: true }));
        let mut scene = park(scene(), [3, 2, 0], &["hat4.1"], 5);
        assert!(seen(&scene));
        scene.by(Green, "take_die");
        assert!(!seen(&scene));
    }

    #[test]
    fn w6_13_first_takes_the_token_or_the_die() {
        let mut scene = park(scene(), [3, 2, 0], &["hat4.1"], 5);
        assert_eq!(scene.legal(), ["take hat4.1", "take_die"]);
        scene.by(Green, "take_die");
        assert_eq!(scene.state.on_card, [5, 0]);
        assert_eq!(scene.legal(), ["take hat4.1"]);
        scene.by(Yellow, "take hat4.1");
        assert_eq!(scene.before(Yellow), ["hat4.1"]);
        assert!(!die_went_back(&scene));
    }

    #[test]
    fn w6_13_second_takes_what_is_left() {
        let mut scene = park(scene(), [2, 3, 1], &["weapons.1"], 2);
        assert_eq!(scene.legal(), ["take weapons.1:down", "take weapons.1:up", "take_die"]);
        scene.by(Yellow, "take weapons.1:up");
        assert_eq!(scene.legal(), ["take_die"]);
        scene.by(Green, "take_die");
        assert_eq!((scene.state.on_card, scene.at(5)), ([2, 0], [0, 0, 0]));
    }

    #[test]
    fn w6_13_the_die_comes_to_those_already_on_the_card() {
        let mut scene = park(scene().with(|state| state.on_card = [1, 4]), [1, 0, 0], &[], 6);
        scene.by(Green, "take_die");
        assert_eq!(scene.state.on_card, [7, 4]);
    }

    #[test]
    fn w6_13_without_a_token_the_die_is_all_there_is() {
        let mut scene = park(scene(), [2, 1, 0], &[], 3);
        assert_eq!(scene.legal(), ["take_die"]);
        scene.by(Green, "take_die");
        assert_eq!((scene.asked(), scene.state.on_card), (None, [3, 0]));
    }

    #[test]
    fn w6_13_police_take_the_token_first() {
        let mut scene = park(scene(), [1, 0, 2], &["infusion.1"], 4);
        assert_eq!((scene.discarded("infusion.1"), scene.legal()), (1, words(&["take_die"])));
        scene.by(Green, "take_die");
        assert_eq!(scene.state.on_card, [4, 0]);
    }

    #[test]
    fn w6_13_police_take_the_die_only_if_nothing_else_is_there_to_no_effect() {
        // As first.
        let scene = park(scene(), [1, 0, 2], &[], 4);
        let took = Event::TookDie { party: Party::Police, die: 4 };
        assert!(scene.log.contains(&took));
        assert_eq!((scene.asked(), scene.state.on_card), (None, [0, 0]));
        // As second.
        let mut scene = park(self::scene(), [0, 3, 2], &["hat2.0"], 4);
        scene.by(Yellow, "take hat2.0");
        assert!(scene.log.contains(&took) && !die_went_back(&scene));
        assert_eq!(scene.state.on_card, [0, 0]);
        // As second, when the die is gone.
        let mut scene = park(self::scene(), [0, 3, 2], &["hat2.0"], 4);
        scene.by(Yellow, "take_die");
        assert_eq!((scene.discarded("hat2.0"), scene.state.on_card), (1, [0, 4]));
    }

    #[test]
    fn w6_13_third_gets_nothing() {
        let mut scene = park(scene(), [3, 2, 1], &["hat4.1"], 2);
        scene.by(Green, "take hat4.1").by(Yellow, "take_die");
        assert_eq!((scene.asked(), scene.discarded("hat4.1"), scene.at(5)), (None, 0, [0, 0, 0]));
    }

    #[test]
    fn w6_13_unscored_the_die_goes_back() {
        let scene = park(scene(), [2, 2, 0], &["hat4.1"], 2);
        assert!(die_went_back(&scene));
        assert_eq!((scene.unscored(), scene.at(5), scene.tokens_at(5).len()), (vec![5], [2, 2, 0], 1));
    }

    #[test]
    fn w6_13_tied_for_second_the_die_goes_back_and_a_token_is_discarded() {
        let mut scene = park(scene(), [3, 1, 1], &["hat4.1"], 2);
        scene.by(Green, "take hat4.1");
        assert!(die_went_back(&scene));
        assert_eq!((scene.state.on_card, scene.discarded("hat4.1")), ([0, 0], 0));
        let mut scene = park(self::scene(), [3, 1, 1], &["hat4.1"], 2);
        scene.by(Green, "take_die");
        assert!(!die_went_back(&scene));
        assert_eq!((scene.state.on_card, scene.discarded("hat4.1"), scene.tokens_at(5).len()), ([2, 0], 1, 0));
    }

    #[test]
    fn w6_13_not_taken_the_die_goes_back_and_a_token_stays() {
        let mut scene = park(scene(), [3, 0, 0], &["hat4.1"], 2);
        scene.by(Green, "take hat4.1");
        assert!(die_went_back(&scene));
        let mut scene = park(self::scene(), [3, 0, 0], &["hat4.1"], 2);
        scene.by(Green, "take_die");
        assert!(!die_went_back(&scene));
        assert_eq!(scene.tokens_at(5), ["hat4.1"]);
        assert_eq!(scene.discarded("hat4.1"), 0);
    }

    #[test]
    fn w6_13_the_die_lies_nowhere_else() {
        let scene = park(scene().cubes(8, [1, 0, 0]).tokens(8, &["hat4.1"]), [0, 0, 0], &[], 2);
        assert_eq!(scene.legal(), ["take hat4.1"]);
        assert_eq!(scene.forbids("take_die"), "W6.13");
        assert_eq!(
            Scene::two(Shadow::Badge, Infusion::Soulmate)
                .cubes(5, [1, 0, 0])
                .tokens(5, &["hat4.1"])
                .phase_5()
                .forbids("take_die"),
            "W5.3"
        );
    }

    #[test]
    fn w5_1_the_park_is_settled_first() {
        assert_eq!(park(scene().shadow(9), [0, 0, 0], &[], 2).settled(), [5, 8, 7, 6, 3, 0, 1, 2, 4]);
    }

    #[test]
    fn w6_13_a_henchman_on_the_card_is_a_point_and_most_are_5_more() {
        for (on_card, points) in
            [([0, 0], [0, 0]), ([1, 0], [6, 0]), ([4, 2], [9, 2]), ([3, 4], [3, 9]), ([3, 3], [3, 3])]
        {
            let scene = scene().with(|state| state.on_card = on_card);
            assert_eq!([Green, Yellow].map(|player| scene.score(player).card), points);
        }
    }

    #[test]
    fn w7_2_the_die_cannot_be_doubled() {
        let scene = Scene::two(Shadow::Cursed, Infusion::Knockoff).holds(Green, &["infusion.1"]);
        let scene = park(scene, [1, 0, 0], &["hat4.1"], 2);
        assert_eq!(scene.legal(), ["take hat4.1", "take hat4.1 on 1", "take_die"]);
    }

    #[test]
    fn w6_13_the_roses_new_number_holds() {
        let mut scene = Scene::scenario(8, Shadow::Cursed, Infusion::LastChance).cubes(5, [1, 0, 0]).phase_3(1);
        scene.rolls(&[6]).by(Green, "take_die");
        assert_eq!(scene.state.on_card, [6, 0]);
    }

    /// The gang is alone in the park.
    fn gang(token: &[&str], die: u8) -> Scene {
        park(Scene::solo(Shadow::Cursed, Infusion::Soulmate), [0, 1, 0], token, die)
    }

    #[test]
    fn w9_12_the_gang_takes_the_die_unless_a_hat_of_higher_value_lies_there() {
        for (token, die, on_card) in [
            ("hat4.1", 3, 0),
            ("hat4.1", 4, 4),
            ("hat4.1", 5, 5),
            ("hat2.0", 1, 0),
            ("hat6.3", 6, 6),
            ("gambling.2", 1, 1),
            ("infusion.2", 1, 1),
        ] {
            let scene = gang(&[token], die);
            assert_eq!(scene.state.on_card, [0, on_card], "{token}, die {die}");
            let lies = if on_card == 0 { scene.before(Yellow) } else { scene.tokens_at(5) };
            assert_eq!(lies, [token], "{token}, die {die}");
        }
        assert_eq!(gang(&[], 2).state.on_card, [0, 2]);
    }

    #[test]
    fn w9_12_virtual_markers_are_laid_all_the_same() {
        assert_eq!(gang(&["weapons.1"], 3).state.side(Yellow).markers, [0, 1, 0]);
    }

    #[test]
    fn w9_12_as_second_the_gang_takes_what_is_left() {
        let solo = || Scene::solo(Shadow::Cursed, Infusion::Soulmate);
        let mut scene = park(solo(), [2, 1, 0], &["hat6.3"], 3);
        scene.by(Green, "take hat6.3");
        assert_eq!(scene.state.on_card, [0, 3]);
        let mut scene = park(solo(), [2, 1, 0], &["hat2.0"], 3);
        scene.by(Green, "take_die");
        assert_eq!(scene.state.on_card, [3, 0]);
        assert_eq!(scene.before(Yellow), ["hat2.0"]);
    }

    #[test]
    fn w9_12_the_gang_scores_the_card_too() {
        let scene = Scene::solo(Shadow::Cursed, Infusion::Soulmate).with(|state| state.on_card = [2, 3]);
        assert_eq!((scene.score(Green).card, scene.score(Yellow).card), (2, 8));
    }

    #[test]
    fn w10_1_with_an_odd_number_of_infusions_the_ravens_leave_the_die() {
        let ravens = |holds: &[&str]| {
            let scene = Scene::scenario(1, Shadow::Cursed, Infusion::Soulmate).holds(Yellow, holds);
            park(scene, [0, 1, 0], &["infusion.1"], 6)
        };
        assert_eq!(ravens(&["infusion.2"]).state.on_card, [0, 0]);
        assert_eq!(ravens(&["infusion.2"]).before(Yellow), ["infusion.2:up", "infusion.1:up"]);
        assert_eq!(ravens(&["infusion.2", "infusion.2"]).state.on_card, [0, 6]);
    }
}
