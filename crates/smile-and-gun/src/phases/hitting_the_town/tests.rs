use crate::{Chance, Prompt, Turn, chance::Why, dice::Dice, testing::*};

fn badge() -> Scene {
    Scene::two(Shadow::Badge, Infusion::LastChance)
}

/// Green begins a turn with two infusions and dice enough.
fn with_two(card: Infusion) -> Scene {
    let scene = Scene::two(Shadow::Badge, card).holds(Green, &["infusion.1", "infusion.2", "hat2.0"]);
    scene.tokens(1, &["hat4.1", "hat5.2"]).cubes(8, [0, 0, 5]).phase_2(0, &[1; 7])
}

#[test]
fn w3_1_players_alternate_until_each_has_had_three_turns() {
    for first in [Green, Yellow] {
        let mut scene = badge().first(first).phase_2(0, &[1; 13]);
        for player in [first, first.other()].repeat(3) {
            scene.by(player, "draft 1/1").by(player, "police @park");
        }
        let turns = scene.told(|event| match event {
            Event::TurnBegan { player, turn } => Some((player, turn)),
            _ => None,
        });
        let both = |turn| [(first, turn), (first.other(), turn)];
        assert_eq!(turns, [both(1), both(2), both(3)].concat());
        assert_eq!(scene.due(), Some(Chance::Roll { why: Why::Round, count: 13 }));
    }
}

#[test]
fn w3_1_one_die_is_left_over_and_drives_the_shadow() {
    let mut scene = badge().phase_2(5, &[2, 4, 5]);
    scene.by(Yellow, "draft 4/2");
    assert_eq!(scene.state.pool, Dice::of(&[5]));
    scene.decide("shift park>hall");
    assert_eq!(scene.told(|event| matches!(event, Event::ShadowMoved { from: 0, to: 5 }).then_some(())).len(), 1);
}

#[test]
fn w3_1_a_turn_leaves_nothing_behind() {
    let mut scene = with_two(Infusion::DraggingArms);
    scene.decide("drag police racetrack>park with 1").decide("draft 1/1");
    assert_eq!(scene.state.turn(), Turn { player: Green, movement: 1, action: 1, infused: true });
    scene.decide("move").decide("place").decide("police @park").decide("end");
    assert_eq!(scene.state.turn(), Turn { player: Yellow, movement: 0, action: 0, infused: false });
}

#[test]
fn w3_2_a_pool_of_equal_dice_may_be_rerolled_again_and_again() {
    let mut scene = badge().phase_2(0, &[3, 3, 3]);
    assert_eq!(scene.legal(), ["draft 3/3", "reroll_all"]);
    scene.decide("reroll_all");
    assert_eq!(scene.due(), Some(Chance::Roll { why: Why::AllEqual, count: 3 }));
    scene.rolls(&[5, 5, 5]);
    assert_eq!((scene.asked(), scene.legal()), (Some(Green), words(&["draft 5/5", "reroll_all"])));
    scene.decide("reroll_all").rolls(&[5, 2, 5]);
    assert_eq!(scene.state.pool, Dice::of(&[2, 5, 5]));
    assert_eq!(scene.legal(), ["draft 2/5", "draft 5/2", "draft 5/5"]);
}

#[test]
fn w3_2_not_while_the_dice_differ() {
    assert_eq!(badge().phase_2(0, &[3, 3, 4]).forbids("reroll_all"), "W3.2");
}

#[test]
fn w3_2_only_at_the_start_of_the_turn() {
    let mut scene = with_two(Infusion::LastChance);
    assert!(scene.legal().contains(&"reroll_all".to_owned()));
    scene.decide("draft 1/1");
    for decision in ["move", "place", "police @park"] {
        scene.forbids("reroll_all");
        scene.decide(decision);
    }
    scene.forbids("reroll_all");
}

#[test]
fn w3_2_the_first_infusion_used_in_the_turn_closes_this_too() {
    let mut scene = with_two(Infusion::DraggingArms);
    scene.decide("drag police racetrack>park with 2");
    assert_eq!(scene.forbids("reroll_all"), "W3.2");
    scene.decide("draft 1/1").decide("move").decide("place").decide("police @park").decide("end");
    // The rival's turn is another turn.
    assert_eq!(scene.legal(), ["draft 1/1", "reroll_all"]);
}

#[test]
fn w3_2_an_infusion_that_makes_the_dice_equal_closes_it_as_well() {
    let mut scene = badge().holds(Green, &["infusion.1"]).phase_2(0, &[3, 3, 4]);
    scene.decide("reroll 4 with 1").rolls(&[3]);
    assert_eq!(scene.legal(), ["draft 3/3"]);
    assert_eq!(scene.forbids("reroll_all"), "W3.2");
}

#[test]
fn w3_3_two_dice_from_the_pool_one_for_movement_one_for_the_action() {
    let mut scene = badge().phase_2(0, &[1, 1, 2]);
    assert_eq!(scene.legal(), ["draft 1/1", "draft 1/2", "draft 2/1"]);
    assert_eq!((scene.forbids("draft 2/2"), scene.forbids("draft 3/1")), ("W3.3", "W3.3"));
    scene.decide("draft 2/1");
    assert_eq!((scene.state.pool, scene.state.side(Green).boss), (Dice::of(&[1]), 2));
    assert_eq!(scene.prompt(), Some(Prompt::Act { die: 1 }));
}

#[test]
fn w3_3_the_action_dice_are_kept_in_the_order_of_the_turns() {
    let mut scene = badge().phase_2(0, &[1, 1, 1, 1, 1, 1, 6, 6, 4, 6, 1, 1, 2]);
    for decision in ["draft 1/1", "police @park", "draft 6/6", "pair hall+park", "draft 1/4", "remove police @park"] {
        scene.decide(decision);
    }
    assert_eq!(scene.state.side(Green).action_dice, [1, 4, 0]);
    assert_eq!(scene.state.side(Yellow).action_dice, [6, 0, 0]);
}

#[test]
fn w3_3_both_dice_are_taken_before_anything_moves() {
    let mut scene = with_two(Infusion::LastChance);
    scene.decide("draft 1/1");
    assert_eq!((scene.prompt(), scene.state.pool.len()), (Some(Prompt::Move), 5));
    assert_eq!((scene.state.side(Green).boss, scene.at(1)), (0, [0, 0, 0]));
    // Last Chance comes before or after, not between: there is no such moment.
    assert!(scene.legal().contains(&"reroll 1 with 1".to_owned()));
}

#[test]
fn w3_4_the_boss_moves_exactly_the_dies_number_clockwise_around_the_corner() {
    for (from, die, to) in [(0, 1, 1), (0, 6, 6), (6, 5, 11), (6, 6, 0), (9, 6, 3), (11, 1, 0), (11, 6, 5)] {
        let mut scene = badge().boss(Green, from).boss(Yellow, 8).phase_2(0, &[die, 1, 1]);
        scene.decide(&format!("draft {die}/1"));
        assert_eq!((scene.state.side(Green).boss, scene.state.side(Yellow).boss), (to, 8));
        assert!(scene.log.contains(&Event::BossMoved { player: Green, from, to }));
    }
}

#[test]
fn w3_4_figures_may_share_a_space() {
    let mut scene = badge().boss(Yellow, 4).shadow(4).phase_2(0, &[4, 1, 1]);
    scene.decide("draft 4/1");
    assert_eq!((scene.state.side(Green).boss, scene.state.side(Yellow).boss, scene.state.shadow), (4, 4, 4));
}

#[test]
fn w3_5_three_henchmen_in_the_nearest_district_two_in_the_next_one_in_the_last() {
    for (space, line) in [(0, [0, 3, 6]), (4, [5, 4, 3]), (7, [7, 4, 1]), (9, [6, 7, 8]), (11, [0, 1, 2])] {
        for player in [Green, Yellow] {
            let mut scene = badge().first(player).boss(player, (space + 11) % 12).phase_2(0, &[1, 1, 1]);
            scene.decide("draft 1/1");
            for district in 0..9 {
                let place = line.iter().position(|there| *there == district);
                let own = place.map_or(0, |place| 3 - place as u8);
                assert_eq!(scene.at(district), seen_by(player, [own, 0, 0]), "space {space}");
            }
        }
    }
}

#[test]
fn w3_7_each_card_has_its_windows() {
    for (card, windows) in [
        (Infusion::LastChance, ["draft", "move", "place", "act", "end"].as_slice()),
        (Infusion::DraggingArms, &["draft", "move", "place", "act", "end"]),
        (Infusion::QuickStep, &["move"]),
        (Infusion::ShellGame, &["place"]),
        (Infusion::Slippery, &["place", "act"]),
        (Infusion::Overwhelm, &["act"]),
        (Infusion::Knockoff, &[]),
        (Infusion::Enthralling, &[]),
        (Infusion::Soulmate, &[]),
    ] {
        let asked = with_two(card).windows("draft 1/1", "police @park");
        let open: Vec<_> = asked.iter().filter(|(_, open)| *open).map(|(at, _)| *at).collect();
        assert_eq!(open, windows, "{card}");
        // Nothing is asked where there is nothing to decide.
        assert!(asked.iter().all(|(at, open)| *open || ["draft", "act"].contains(at)), "{card}");
    }
}

#[test]
fn w3_7_quick_step_shell_game_and_overwhelm_once_a_turn() {
    let mut scene = with_two(Infusion::QuickStep);
    scene.decide("draft 1/1").decide("quick_step 7 with 1");
    assert_eq!((scene.prompt(), scene.offers_infusion()), (Some(Prompt::Act { die: 1 }), false));
    let mut scene = with_two(Infusion::ShellGame);
    scene.decide("draft 1/1").decide("shell theatre hall market with 1");
    assert_eq!((scene.prompt(), scene.offers_infusion()), (Some(Prompt::Act { die: 1 }), false));
    let mut scene = with_two(Infusion::Overwhelm);
    scene.decide("draft 1/1").decide("overwhelm @park with 1");
    assert_eq!(scene.asked(), Some(Yellow));
}

#[test]
fn w3_7_the_others_as_often_as_you_have_infusions_each_token_once() {
    let mut scene = with_two(Infusion::LastChance);
    scene.decide("reroll 1 with 1").rolls(&[6]).decide("reroll 6 with 2").rolls(&[5]);
    assert!(!scene.offers_infusion());
    let mut scene = with_two(Infusion::DraggingArms);
    scene.decide("drag police racetrack>park with 1");
    assert!(scene.legal().iter().all(|action| !action.ends_with("with 1")));
    scene.decide("drag police racetrack>park with 2");
    assert!(!scene.offers_infusion());
    let mut scene = with_two(Infusion::Slippery);
    scene.decide("draft 1/1").decide("swap hat2.0 for hat5.2 with 1").decide("swap hat5.2 for hat4.1 with 2");
    assert_eq!((scene.before(Green), scene.tokens_at(1)), (words(&["hat4.1"]), words(&["hat5.2", "hat2.0"])));
}

#[test]
fn w3_7_none_in_the_rivals_turn() {
    let scene = Scene::two(Shadow::Badge, Infusion::DraggingArms).holds(Yellow, &["infusion.1"]);
    let mut scene = scene.cubes(8, [0, 0, 1]).phase_2(0, &[1; 5]);
    assert_eq!(scene.windows("draft 1/1", "police @park"), [("draft", false), ("act", false)]);
    assert!(scene.asked() == Some(Yellow) && scene.offers_infusion());
}

#[test]
fn w3_7_none_in_phase_1_nor_3_nor_4() {
    for card in [Infusion::LastChance, Infusion::DraggingArms] {
        let held = || Scene::two(Shadow::Badge, card).holds(Green, &["infusion.1"]).cubes(0, [1, 0, 0]);
        assert!(matches!(held().phase_1().due(), Some(Chance::Draw { .. })));
        let scene = held().hot(Yellow).phase_3(4);
        assert_eq!((scene.prompt(), scene.offers_infusion()), (Some(Prompt::Bonus), false));
    }
}

#[test]
fn w3_7_none_for_extra_actions() {
    for card in [Infusion::Overwhelm, Infusion::DraggingArms, Infusion::LastChance] {
        let held = |shadow| Scene::two(shadow, card).holds(Green, &["infusion.1"]).cubes(0, [2, 1, 0]);
        let scene = held(Shadow::WaterCreature).phase_3(1);
        assert_eq!((scene.prompt(), scene.offers_infusion()), (Some(Prompt::MayAct { die: 1 }), false));
        let mut scene = held(Shadow::Collector).shadow(11).action_dice(Green, [2, 3, 4]).phase_3(1);
        scene.decide("collector 2").rolls(&[1]);
        assert_eq!((scene.prompt(), scene.offers_infusion()), (Some(Prompt::Act { die: 1 }), false));
    }
}
