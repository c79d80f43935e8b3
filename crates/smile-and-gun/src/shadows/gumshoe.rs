//! W6.2 The Gumshoe: in phase 5 the player with most henchmen in this district takes the card; on a tie it goes to the
//! middle. The holder may not take a die of the pool's highest value, unless all are equal. Held at the end: -3.

use super::Card;
use crate::{Event, Player, State, city::District, dice::Dice};
use tabletop::Log;

pub(super) struct Gumshoe;

impl Card for Gumshoe {
    const IN_FIRST_EDITION: bool = true;

    /// The two dice are judged as if taken one after the other, in whichever order is legal.
    fn allows(state: &State, player: Player, pool: Dice, [one, two]: [u8; 2]) -> bool {
        state.gumshoe != Some(player) || in_order(pool, one, two) || in_order(pool, two, one)
    }

    fn allows_die(state: &State, player: Player, pool: Dice, die: u8) -> bool {
        state.gumshoe != Some(player) || may_take(pool, die)
    }

    fn comes_up(state: &mut State, district: District, log: &mut impl Log<Event>) {
        state.give_gumshoe(state.most_henchmen(district), log);
    }

    fn points(state: &State, player: Player) -> i8 {
        if state.gumshoe == Some(player) { -3 } else { 0 }
    }
}

fn may_take(pool: Dice, die: u8) -> bool {
    pool.all_equal() || die != pool.highest()
}

fn in_order(pool: Dice, one: u8, two: u8) -> bool {
    let mut left = pool;
    left.remove(one);
    may_take(pool, one) && may_take(left, two)
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    fn scene() -> Scene {
        Scene::two(Shadow::Gumshoe, Infusion::Soulmate)
    }

    fn held_by(player: Player) -> Scene {
        scene().with(|state| state.gumshoe = Some(player))
    }

    /// Who holds the card after the harbour, where the Shadow stands, was settled with these cubes.
    fn holder(scene: Scene, cubes: [u8; 3]) -> Option<Player> {
        scene.cubes(0, cubes).phase_5().state.gumshoe
    }

    #[test]
    fn w6_2_the_player_with_most_henchmen_takes_the_card() {
        assert_eq!(holder(scene(), [2, 1, 0]), Some(Green));
        assert_eq!(holder(scene(), [2, 3, 0]), Some(Yellow));
        assert_eq!(holder(held_by(Green), [2, 3, 0]), Some(Yellow));
        assert_eq!(holder(held_by(Green), [1, 0, 0]), Some(Green));
    }

    #[test]
    fn w6_2_police_are_ignored() {
        assert_eq!(holder(scene(), [1, 0, 9]), Some(Green));
        assert_eq!(holder(scene(), [1, 2, 9]), Some(Yellow));
    }

    #[test]
    fn w6_2_on_a_tie_it_goes_to_the_middle_even_from_a_holder() {
        assert_eq!(holder(held_by(Green), [2, 2, 0]), None);
        assert_eq!(holder(held_by(Yellow), [1, 1, 5]), None);
        assert_eq!(holder(held_by(Yellow), [0, 0, 3]), None);
        assert_eq!(holder(held_by(Green), [0, 0, 0]), None);
    }

    #[test]
    fn w6_2_only_this_district_counts() {
        let scene = held_by(Yellow).shadow(4).cubes(5, [1, 0, 0]).cubes(0, [0, 5, 0]).cubes(4, [0, 5, 0]);
        assert_eq!(scene.phase_5().state.gumshoe, Some(Green));
    }

    #[test]
    fn w6_2_it_is_settled_when_the_district_comes_up_scored_or_not() {
        // Green and police are tied for first: unscored, yet green takes the card.
        let scene = scene().cubes(0, [2, 1, 2]).tokens(0, &["hat2.0"]).phase_5();
        assert_eq!((scene.unscored(), scene.state.gumshoe), (vec![0], Some(Green)));
    }

    #[test]
    fn w6_2_it_is_settled_before_the_district_is_scored() {
        let mut scene = scene().shadow(4).cubes(5, [0, 1, 0]).tokens(5, &["hat2.0"]).phase_5();
        let came = Event::Settling { district: 5 };
        assert_eq!(scene.log[1..], [came, Event::GumshoeTo { holder: Some(Yellow) }]);
        scene.by(Yellow, "take hat2.0");
        assert_eq!(scene.state.gumshoe, Some(Yellow));
    }

    #[test]
    fn w6_2_it_is_settled_after_enthralling() {
        let mut scene = Scene::two(Shadow::Gumshoe, Infusion::Enthralling).holds(Yellow, &["infusion.1"]);
        scene = scene.cubes(0, [1, 1, 1]).phase_5();
        assert_eq!(scene.state.gumshoe, None);
        scene.by(Yellow, "enthral with 1");
        assert_eq!(scene.state.gumshoe, Some(Yellow));
    }

    #[test]
    fn w6_2_the_log_tells_only_a_change() {
        let scene = held_by(Green).cubes(0, [1, 0, 0]).phase_5();
        assert!(!scene.log.iter().any(|event| matches!(event, Event::GumshoeTo { .. })));
    }

    /// What the holder can draft of this pool.
    fn drafts(pool: &[u8]) -> Vec<String> {
        held_by(Green).phase_2(0, pool).legal()
    }

    #[test]
    fn w6_2_the_holder_may_not_take_a_die_of_the_highest_value() {
        assert_eq!(drafts(&[2, 4, 6]), ["draft 2/4", "draft 4/2"]);
        assert_eq!(
            drafts(&[1, 3, 4, 5, 5]),
            ["draft 1/3", "draft 1/4", "draft 3/1", "draft 3/4", "draft 4/1", "draft 4/3"]
        );
        assert_eq!(drafts(&[1, 1, 2, 2]), ["draft 1/1"]);
        assert_eq!(drafts(&[3, 3, 6]), ["draft 3/3"]);
        assert_eq!(held_by(Green).phase_2(0, &[2, 4, 6]).forbids("draft 2/6"), "W6.2");
        assert_eq!(held_by(Green).phase_2(0, &[2, 4, 6]).forbids("draft 6/4"), "W6.2");
        assert_eq!(held_by(Green).phase_2(0, &[2, 4, 6]).forbids("draft 2/2"), "W3.3");
        assert_eq!(held_by(Green).phase_2(0, &[2, 4, 6]).forbids("draft 2/5"), "W3.3");
        let asked = |scene: Scene| tabletop::Game::rule(&scene.table, &scene.state);
        assert_eq!(asked(held_by(Green).phase_2(0, &[2, 4, 6])), "W6.2");
        assert_eq!(asked(held_by(Green).phase_2(0, &[4, 4, 4])), "W3.3");
        assert_eq!(asked(held_by(Yellow).phase_2(0, &[2, 4, 6])), "W3.3");
    }

    #[test]
    fn w6_2_unless_all_dice_are_equal() {
        assert_eq!(drafts(&[5, 5, 5]), ["draft 5/5", "reroll_all"]);
        assert_eq!(drafts(&[1, 1, 1, 1, 1]), ["draft 1/1", "reroll_all"]);
    }

    #[test]
    fn w6_2_the_dice_are_judged_one_after_the_other_in_whichever_order_is_legal() {
        assert_eq!(drafts(&[6, 6, 3]), ["draft 3/6", "draft 6/3"]);
        assert_eq!(drafts(&[1, 3, 3]), ["draft 1/3", "draft 3/1"]);
        assert_eq!(drafts(&[4, 5, 5, 5, 5]), ["draft 4/5", "draft 5/4"]);
        assert_eq!(drafts(&[3, 3, 6, 6]), ["draft 3/3"]);
    }

    #[test]
    fn w6_2_the_others_take_what_they_like() {
        let all = ["draft 3/6", "draft 6/3", "draft 6/6"];
        assert_eq!(held_by(Yellow).phase_2(0, &[6, 6, 3]).legal(), all);
        assert_eq!(scene().phase_2(0, &[6, 6, 3]).legal(), all);
        assert_eq!(held_by(Yellow).phase_2(1, &[6, 6, 3]).legal(), ["draft 3/6", "draft 6/3"]);
    }

    #[test]
    fn w6_2_highest_is_read_when_you_take() {
        let mut scene = Scene::two(Shadow::Gumshoe, Infusion::LastChance).holds(Green, &["infusion.1"]);
        scene = scene.with(|state| state.gumshoe = Some(Green)).phase_2(0, &[2, 4, 6]);
        scene.by(Green, "reroll 6 with 1").rolls(&[1]);
        assert_eq!(scene.legal(), ["draft 1/2", "draft 2/1"]);
    }

    #[test]
    fn w6_2_held_at_the_end_it_costs_3() {
        let cards = |scene: Scene| [Green, Yellow].map(|player| scene.score(player).card);
        assert_eq!(cards(held_by(Green)), [-3, 0]);
        assert_eq!(cards(held_by(Yellow)), [0, -3]);
        assert_eq!(cards(scene()), [0, 0]);
        assert_eq!(held_by(Green).holds(Green, &["hat5.2"]).score(Green).total, 2);
    }

    /// The gang holds the card and rerolls its lowest die to `die`; your boss stands on `yours`, its own on 0. Where it
    /// goes, and its action die.
    fn gang_takes(holder: Option<Player>, pool: &[u8], die: u8, yours: u8) -> (u8, u8) {
        let mut scene = Scene::solo(Shadow::Gumshoe, Infusion::Soulmate).boss(Green, yours);
        scene = scene.with(|state| state.gumshoe = holder).phase_2(1, pool);
        scene.rolls(&[die]);
        (scene.state.side(Yellow).boss, scene.state.side(Yellow).action_dice[0])
    }

    #[test]
    fn w9_12_it_binds_the_gangs_movement_die() {
        // Without the card the 6 would bring it to your space.
        assert_eq!(gang_takes(None, &[1, 3, 5, 6, 6], 2, 6), (6, 6));
        assert_eq!(gang_takes(Some(Green), &[1, 3, 5, 6, 6], 2, 6), (6, 6));
        assert_eq!(gang_takes(Some(Yellow), &[1, 3, 5, 6, 6], 2, 6), (5, 2));
    }

    #[test]
    fn w9_12_it_binds_the_gangs_action_die_on_the_pool_as_it_then_is() {
        // It takes the 4; of 2 2 5 6 the 6 is forbidden and the 5 occurs once.
        assert_eq!(gang_takes(Some(Yellow), &[1, 2, 4, 5, 6], 2, 4), (4, 5));
        // It takes the 4; of 2 2 3 3 5 the 5 occurs once, but is the highest.
        assert_eq!(gang_takes(Some(Yellow), &[1, 2, 3, 3, 4, 5], 2, 4), (4, 2));
        // It takes the 3; the 6 6 that are left are equal.
        assert_eq!(gang_takes(Some(Yellow), &[1, 6, 6], 3, 6), (3, 6));
        // All are equal from the start.
        assert_eq!(gang_takes(Some(Yellow), &[2, 5, 5], 5, 1), (5, 5));
    }

    #[test]
    fn w9_12_the_gang_takes_the_card_and_loses_3_too() {
        let scene = Scene::solo(Shadow::Gumshoe, Infusion::Soulmate).cubes(0, [1, 2, 0]).phase_5();
        assert_eq!(scene.state.gumshoe, Some(Yellow));
        assert_eq!((scene.score(Yellow).card, scene.score(Yellow).total, scene.score(Green).total), (-3, -3, 0));
    }
}
