//! W7.9 Soulmate: at the end each pair of your face-up infusions is worth 10.

use super::{Card, Infusion};
use crate::{Player, State, Table};

pub(super) struct Soulmate;

impl Card for Soulmate {
    const RULE: &'static str = "W7.9";
}

/// The points for pairs of face-up infusions.
pub(crate) fn pairs(table: &Table, state: &State, player: Player) -> u8 {
    if table.plays_with(Infusion::Soulmate) { state.all_infusions(table, player) / 2 * 10 } else { 0 }
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    fn points(infusions: &[&str]) -> i16 {
        let score = Scene::two(Shadow::Badge, Infusion::Soulmate).holds(Green, infusions).score(Green);
        assert_eq!(score.total, score.soulmate + score.face_down);
        score.soulmate
    }

    #[test]
    fn w7_9_each_pair_of_face_up_infusions_is_worth_10() {
        assert_eq!(points(&[]), 0);
        assert_eq!(points(&["infusion.1"]), 0);
        assert_eq!(points(&["infusion.1", "infusion.1"]), 10);
        assert_eq!(points(&["infusion.1", "infusion.2"]), 10);
        assert_eq!(points(&["infusion.1", "infusion.1", "infusion.2"]), 10);
        assert_eq!(points(&["infusion.1", "infusion.1", "infusion.2", "infusion.2"]), 20);
        assert_eq!(
            points(&["infusion.1", "infusion.1", "infusion.1", "infusion.1", "infusion.2", "infusion.2", "infusion.2"]),
            30
        );
    }

    #[test]
    fn w7_9_face_down_ones_do_not_count() {
        assert_eq!(points(&["infusion.1", "infusion.1:down"]), 0);
        assert_eq!(points(&["infusion.1", "infusion.2", "infusion.2:down", "infusion.2:down"]), 10);
    }

    #[test]
    fn w7_9_each_player_for_themselves() {
        let scene = Scene::two(Shadow::Badge, Infusion::Soulmate).holds(Green, &["infusion.1"]);
        let scene = scene.holds(Yellow, &["infusion.1", "infusion.2"]);
        assert_eq!((scene.score(Green).soulmate, scene.score(Yellow).soulmate), (0, 10));
    }

    #[test]
    fn w3_7_with_another_card_an_unused_infusion_is_worth_nothing() {
        for &card in Infusion::ALL {
            let scene = Scene::two(Shadow::Badge, card).holds(Green, &["infusion.1", "infusion.2"]);
            assert_eq!(scene.score(Green).total, if card == Infusion::Soulmate { 10 } else { 0 }, "{card}");
        }
    }

    #[test]
    fn w3_7_it_is_used_in_no_window() {
        let mut scene = Scene::two(Shadow::Badge, Infusion::Soulmate).holds(Green, &["infusion.1", "infusion.2"]);
        scene = scene.cubes(0, [1, 1, 1]).tokens(1, &["hat2.0"]).phase_2(0, &[1, 1, 2]);
        assert_eq!(scene.windows("draft 1/1", "police @hall"), [("draft", false), ("act", false)]);
    }

    #[test]
    fn w7_2_an_infusion_under_a_token_does_not_count() {
        let scene =
            Scene::trickster(&[Infusion::Soulmate, Infusion::Knockoff]).holds(Green, &["infusion.1", "hat2.0^2"]);
        assert_eq!((scene.score(Green).soulmate, scene.score(Green).total), (0, 4));
    }

    #[test]
    fn w10_3_a_marked_infusion_does_not_count() {
        let mut scene = Scene::of(&Setup {
            infusion: crate::Infusions::Several(vec![Infusion::Soulmate, Infusion::QuickStep]),
            ..Setup::scenario(3, Level::Trickster)
        });
        scene = scene.holds(Green, &["infusion.1", "infusion.2"]).phase_2(0, &[1, 1, 2]);
        assert_eq!(scene.score(Green).soulmate, 10);
        scene.by(Green, "draft 1/1").by(Green, "quick_step 5 with 2");
        assert_eq!((scene.score(Green).soulmate, scene.marked(Green, 2)), (0, 1));
    }

    #[test]
    fn w10_1_the_ravens_score_it_too() {
        let scene =
            Scene::scenario(1, Shadow::Collector, Infusion::Soulmate).holds(Yellow, &["infusion.1", "infusion.2"]);
        assert_eq!(scene.score(Yellow).soulmate, 10);
        let plain =
            Scene::solo(Shadow::Collector, Infusion::Soulmate).holds(Yellow, &["infusion.1:down", "infusion.2:down"]);
        assert_eq!((plain.score(Yellow).soulmate, plain.score(Yellow).face_down), (0, 2));
    }
}
