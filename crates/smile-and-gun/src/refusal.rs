//! Which rule forbids a decision that isn't legal.

use crate::{Action, State, Table, infusions, vocabulary::ask};
use tabletop::{Game, Question};

/// The rule that stands against this decision here.
pub(crate) fn forbids(table: &Table, state: &State, action: &Action) -> &'static str {
    let step = state.agenda.top().unwrap_or_default();
    match action {
        Action::RerollAll => "W3.2",
        _ => infusions::forbids(table, &step, action).unwrap_or_else(
            || ask!(step, question => question.forbids(table, state, action), else => table.rule(state)),
        ),
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    fn two(card: Infusion) -> Scene {
        Scene::two(Shadow::Badge, card)
    }

    /// Green, with an infusion, is asked to draft.
    fn drafting(card: Infusion) -> Scene {
        two(card).holds(Green, &["infusion.1"]).cubes(0, [1, 0, 1]).phase_2(0, &[1, 2, 6, 6, 6])
    }

    #[track_caller]
    fn forbid(scene: &Scene, rules: &[(&str, &str)]) {
        for (action, rule) in rules {
            assert_eq!(scene.forbids(action), *rule, "{action}");
        }
    }

    #[test]
    fn w3_3_what_is_not_in_the_pool_cannot_be_taken() {
        let scene = drafting(Infusion::LastChance);
        forbid(
            &scene,
            &[
                ("draft 3/1", "W3.3"),
                ("draft 1/3", "W3.3"),
                ("draft 1/1", "W3.3"),
                ("reroll_all", "W3.2"),
                ("police @park", "W3.3"),
                ("move", "W3.3"),
                ("pass", "W3.3"),
            ],
        );
        // A record may hold anything.
        for (movement, action) in [(0, 1), (1, 0), (7, 1), (1, 255)] {
            let action = crate::Action::Draft { movement, action };
            assert_eq!(tabletop::Game::forbids(&scene.table, &scene.state, &action), "W3.3");
        }
    }

    #[test]
    fn w6_2_the_gumshoe_forbids_what_the_pool_would_allow() {
        let scene = Scene::two(Shadow::Gumshoe, Infusion::LastChance).with(|state| state.gumshoe = Some(Green));
        let scene = scene.phase_2(0, &[1, 2, 6, 6, 5]);
        forbid(&scene, &[("draft 6/6", "W6.2"), ("draft 6/1", "W6.2")]);
        // What isn't there at all is no matter of the Gumshoe's.
        forbid(&scene, &[("draft 3/1", "W3.3"), ("draft 1/1", "W3.3"), ("draft 6/3", "W3.3"), ("draft 3/6", "W3.3")]);
    }

    #[test]
    fn w3_2_a_pool_is_rerolled_at_the_start_of_a_turn_or_not_at_all() {
        let mut scene = drafting(Infusion::LastChance);
        scene.decide("draft 1/6");
        forbid(&scene, &[("reroll_all", "W3.2")]);
        forbid(&two(Infusion::LastChance).hot(Yellow).phase_4(), &[("reroll_all", "W3.2")]);
    }

    #[test]
    fn w3_4_to_w3_6_a_window_goes_on_with_its_own_word() {
        let mut scene = drafting(Infusion::LastChance);
        scene.decide("draft 1/6");
        forbid(&scene, &[("place", "W3.4"), ("end", "W3.4"), ("draft 2/6", "W3.4")]);
        scene.decide("move");
        forbid(&scene, &[("move", "W3.5"), ("end", "W3.5"), ("pass", "W3.5")]);
        scene.decide("place");
        forbid(&scene, &[("place", "W3.6"), ("pass", "W3.6"), ("police @park", "W3.6"), ("shift hall>park", "W3.6")]);
        scene.decide("pair hall+park");
        forbid(&scene, &[("place", "W3.1"), ("pair hall+park", "W3.1")]);
    }

    #[test]
    fn w3_7_a_card_that_is_not_in_play_or_not_now() {
        let uses = [
            "reroll 1 with 1",
            "drag green harbour>park with 1",
            "quick_step 7 with 1",
            "shell harbour market hall with 1",
            "overwhelm @park with 1",
            "swap hat2.0 for hat4.1 with 1",
            "enthral with 1",
        ];
        let scene = drafting(Infusion::Soulmate);
        forbid(&scene, &uses.map(|action| (action, "W3.7")));
        // In play, but phase 4 is no time for it.
        for (card, action) in [(Infusion::LastChance, uses[0]), (Infusion::DraggingArms, uses[1])] {
            let scene = two(card).holds(Green, &["infusion.1"]).hot(Yellow).phase_4();
            forbid(&scene, &[(action, "W3.7")]);
        }
    }

    #[test]
    fn w7_a_card_in_play_is_refused_by_its_own_rule() {
        for (card, action, rule) in [
            (Infusion::LastChance, "reroll 4 with 1", "W7.1"),
            (Infusion::LastChance, "reroll 1 with 2", "W7.1"),
            (Infusion::DraggingArms, "drag yellow harbour>park with 1", "W7.3"),
            (Infusion::DraggingArms, "drag green harbour>harbour with 1", "W7.3"),
            (Infusion::Slippery, "swap hat2.0 for hat4.1 with 1", "W7.4"),
            (Infusion::Overwhelm, "overwhelm @park with 1", "W7.6"),
            (Infusion::QuickStep, "quick_step 7 with 1", "W7.7"),
            (Infusion::ShellGame, "shell harbour market hall with 1", "W7.8"),
            (Infusion::Enthralling, "enthral with 1", "W7.5"),
        ] {
            forbid(&drafting(card), &[(action, rule)]);
        }
    }

    #[test]
    fn w7_1_after_w3_2_is_closed_by_an_infusion() {
        let mut scene = two(Infusion::LastChance).holds(Green, &["infusion.1"]).phase_2(0, &[1, 2, 3]);
        scene.decide("reroll 1 with 1").rolls(&[1]);
        scene.decide("draft 1/2");
        forbid(&scene, &[("reroll_all", "W3.2")]);
    }

    #[test]
    fn w4_3_the_bonus_is_what_it_is() {
        let scene = two(Infusion::LastChance).hot(Yellow).phase_4();
        forbid(&scene, &[("add green*2 @park", "W4.3"), ("mayor", "W4.3"), ("police @park", "W4.3")]);
    }

    #[test]
    fn w6_the_shadows_questions_name_their_card() {
        let scene = Scene::two(Shadow::Mayor, Infusion::LastChance).hot(Yellow).phase_4();
        let mut scene = scene;
        scene.decide("pass");
        forbid(&scene, &[("add green @park", "W6.10")]);
        let collector = || Scene::two(Shadow::Collector, Infusion::LastChance).shadow(11).action_dice(Green, [1, 2, 3]);
        let scene = collector().cubes(0, [1, 1, 0]).phase_3(1);
        forbid(&scene, &[("pass", "W6.7"), ("collector 1", "W6.7")]);
        let mut scene = collector().cubes(0, [1, 0, 0]).phase_3(1);
        forbid(&scene, &[("collector 4", "W6.7"), ("order green", "W6.7")]);
        scene.decide("collector 1").rolls(&[1]);
        forbid(&scene, &[("pass", "W6.7"), ("mayor", "W3.6")]);
        let scene = Scene::two(Shadow::WaterCreature, Infusion::LastChance).cubes(0, [1, 0, 0]).phase_3(1);
        forbid(&scene, &[("remove green @harbour", "W3.6")]);
    }

    #[test]
    fn w7_5_only_enthralling_before_a_district_is_settled() {
        let scene = two(Infusion::Enthralling).holds(Green, &["infusion.1"]).cubes(0, [0, 0, 1]).phase_5();
        forbid(&scene, &[("enthral with 2", "W7.5"), ("take hat2.0", "W7.5"), ("reroll 1 with 1", "W3.7")]);
        // Another card of the Trickster's is not for now.
        let scene = Scene::trickster(&[Infusion::Enthralling, Infusion::LastChance]).holds(Green, &["infusion.1"]);
        forbid(&scene.cubes(0, [0, 0, 1]).phase_5(), &[("reroll 1 with 1", "W3.7")]);
    }

    #[test]
    fn w5_3_w5_8_w7_2_w6_13_what_cannot_be_taken() {
        let scene = two(Infusion::LastChance).tokens(0, &["hat2.0", "weapons.1"]).cubes(0, [1, 0, 0]).phase_5();
        forbid(
            &scene,
            &[
                ("take hat6.3", "W5.3"),
                ("take weapons.2:up", "W5.3"),
                ("take_die", "W5.3"),
                ("pass", "W5.3"),
                ("take hat2.0:up", "W5.8"),
                ("take weapons.1", "W5.8"),
                ("take hat2.0 on 1", "W7.2"),
                ("enthral with 1", "W3.7"),
            ],
        );
        let scene = Scene::two(Shadow::Cursed, Infusion::LastChance).tokens(0, &["hat2.0"]).cubes(0, [1, 0, 0]);
        forbid(&scene.phase_5(), &[("take_die", "W6.13")]);
    }

    #[test]
    fn w1_5_nothing_can_be_decided_where_chance_is_due() {
        let scene = Scene::start(&Setup::two(Edition::German));
        forbid(&scene, &[("pass", "W1.5"), ("draft 1/1", "W1.5"), ("reroll 1 with 1", "W3.7")]);
    }
}
