use crate::{Kind, Print, Prompt, State, Tokens, testing::*};

fn badge() -> Scene {
    Scene::two(Shadow::Badge, Infusion::LastChance)
}

/// A district with these cubes and tokens comes up.
fn settle(district: u8, cubes: [u8; 3], tokens: &[&str]) -> Scene {
    badge().cubes(district, cubes).tokens(district, tokens).phase_5()
}

fn place_in_log(scene: &Scene, event: Event) -> Option<usize> {
    scene.log.iter().position(|told| *told == event)
}

#[test]
fn w5_1_from_the_shadows_district_clockwise_around_the_ring_the_centre_last() {
    for (space, order) in [
        (0, [0, 1, 2, 5, 8, 7, 6, 3, 4]),
        (1, [1, 2, 5, 8, 7, 6, 3, 0, 4]),
        (4, [5, 8, 7, 6, 3, 0, 1, 2, 4]),
        (6, [8, 7, 6, 3, 0, 1, 2, 5, 4]),
        (9, [6, 3, 0, 1, 2, 5, 8, 7, 4]),
        (10, [3, 0, 1, 2, 5, 8, 7, 6, 4]),
    ] {
        assert_eq!(badge().shadow(space).phase_5().settled(), order, "space {space}");
    }
}

#[test]
fn w5_1_monsters_begin_at_home_and_with_the_guardian_the_centre_is_first() {
    for (shadow, order) in [
        (Shadow::WaterCreature, [0, 1, 2, 5, 8, 7, 6, 3, 4]),
        (Shadow::Cursed, [5, 8, 7, 6, 3, 0, 1, 2, 4]),
        (Shadow::Guardian, [4, 0, 1, 2, 5, 8, 7, 6, 3]),
    ] {
        assert_eq!(Scene::two(shadow, Infusion::LastChance).shadow(7).phase_5().settled(), order, "{shadow}");
    }
}

#[test]
fn w5_1_enthralling_then_the_gumshoe_then_the_ranking() {
    let scene = Scene::two(Shadow::Gumshoe, Infusion::Enthralling).holds(Green, &["infusion.1"]);
    let mut scene = scene.cubes(0, [1, 1, 2]).tokens(0, &["hat2.0"]).phase_5();
    assert_eq!((scene.prompt(), scene.state.gumshoe), (Some(Prompt::Enthral { district: 0 }), None));
    scene.by(Green, "enthral with 1");
    // Before it was 1:1 and the police were first.
    assert_eq!((scene.state.gumshoe, scene.prompt()), (Some(Green), Some(Prompt::Take { district: 0 })));
    scene.by(Green, "take hat2.0");
}

#[test]
fn w5_1_the_gumshoe_is_settled_in_the_shadows_district_only_scored_or_not() {
    let scene = |cubes| Scene::two(Shadow::Gumshoe, Infusion::LastChance).cubes(0, cubes).cubes(8, [0, 3, 0]).phase_5();
    assert_eq!(scene([3, 1, 0]).state.gumshoe, Some(Green));
    assert_eq!(scene([2, 1, 2]).state.gumshoe, Some(Green));
    assert_eq!(scene([0, 0, 0]).state.gumshoe, None);
}

#[test]
fn w5_1_a_tied_remainder_is_discarded_then_the_cubes_leave() {
    let mut scene = settle(1, [3, 1, 1], &["hat6.3", "hat2.0"]);
    scene.decide("take hat6.3");
    let discarded = place_in_log(&scene, Event::Discarded { district: 1, token: scene.table.catalogue.token(4) });
    let left = place_in_log(&scene, Event::CubesRemoved { district: 1, colour: Green.colour(), count: 3 });
    assert!(discarded.is_some() && discarded < left);
}

#[test]
fn w5_3_first_takes_a_token_of_choice_second_the_remaining_one() {
    let mut scene = settle(1, [3, 2, 1], &["hat4.1", "weapons.1"]);
    assert_eq!((scene.asked(), scene.prompt()), (Some(Green), Some(Prompt::Take { district: 1 })));
    assert_eq!(scene.legal(), ["take hat4.1", "take weapons.1:down", "take weapons.1:up"]);
    scene.by(Green, "take weapons.1:up");
    assert_eq!(scene.before(Green), ["weapons.1:up"]);
    assert_eq!((scene.asked(), scene.legal()), (Some(Yellow), words(&["take hat4.1"])));
    scene.by(Yellow, "take hat4.1");
    assert_eq!((scene.before(Yellow), scene.tokens_at(1)), (words(&["hat4.1"]), vec![]));
}

#[test]
fn w5_3_in_the_centre_second_chooses_of_two_and_third_takes_the_last() {
    let mut scene = settle(4, [1, 2, 3], &["hat6.3", "gambling.1", "infusion.1"]);
    assert_eq!(scene.discarded("hat6.3"), 1);
    let yellow = ["take gambling.1:down", "take gambling.1:up", "take infusion.1:down", "take infusion.1:up"];
    assert_eq!((scene.asked(), scene.legal()), (Some(Yellow), words(&yellow)));
    scene.by(Yellow, "take infusion.1:up");
    assert_eq!(scene.legal(), ["take gambling.1:down", "take gambling.1:up"]);
    scene.by(Green, "take gambling.1:down");
    assert!(scene.tokens_at(4).is_empty());
    assert_eq!((scene.before(Yellow), scene.before(Green)), (words(&["infusion.1:up"]), words(&["gambling.1:down"])));
}

#[test]
fn w5_3_equal_tokens_are_one_choice() {
    let mut scene = settle(4, [3, 0, 0], &["hat2.0", "hat2.0", "gambling.1"]);
    assert_eq!(scene.legal(), ["take gambling.1:down", "take gambling.1:up", "take hat2.0"]);
    scene.decide("take hat2.0");
    assert_eq!(scene.tokens_at(4), ["hat2.0", "gambling.1"]);
}

#[test]
fn w5_3_taking_is_not_optional() {
    let scene = settle(1, [3, 2, 1], &["hat4.1", "weapons.1"]);
    assert_eq!((scene.forbids("pass"), scene.forbids("take hat6.3")), ("W5.3", "W5.3"));
}

#[test]
fn w5_3_with_fewer_tokens_the_same_order_is_served_until_none_is_left() {
    let mut scene = settle(4, [1, 2, 3], &["hat6.3", "hat2.0"]);
    scene.by(Yellow, "take hat2.0");
    assert_eq!((scene.asked(), scene.at(4)), (None, [0, 0, 0]));
    let mut scene = settle(1, [3, 2, 1], &["hat2.0"]);
    scene.by(Green, "take hat2.0");
    assert_eq!((scene.asked(), scene.at(1)), (None, [0, 0, 0]));
}

#[test]
fn w5_3_with_no_token_and_a_single_first_it_still_counts_as_scored() {
    let scene = settle(1, [3, 2, 1], &[]);
    assert_eq!(place_in_log(&scene, Event::Unscored { district: 1 }), None);
    assert_eq!(place_in_log(&scene, Event::Cleared { district: 1 }), None);
    assert_eq!(scene.at(1), [0, 0, 0]);
}

#[test]
fn w5_4_police_choose_hats_highest_first_then_gambling_weapons_contraband_infusion() {
    let liked = [
        "hat6.3",
        "hat5.2",
        "hat4.1",
        "hat3.1",
        "hat2.0",
        "gambling.2",
        "gambling.1",
        "weapons.2",
        "weapons.1",
        "contraband.2",
        "contraband.1",
        "infusion.2",
        "infusion.1",
    ];
    for (n, better) in liked.iter().enumerate() {
        for worse in &liked[n + 1..] {
            let scene = settle(1, [0, 0, 1], &[worse, better]);
            assert_eq!((scene.discarded(better), scene.tokens_at(1)), (1, words(&[worse])));
        }
    }
}

#[test]
fn w5_4_among_equals_the_one_with_more_blue_squares() {
    let mut file = Edition::German.tokens();
    file.tokens[0].squares = 9;
    file.tokens[1].count = 6;
    file.tokens.push(Print { kind: Kind::Hat, value: 3, squares: 2, count: 1, assumed: true });
    let setup = Setup { tokens: Tokens::from(file), ..Setup::two(Edition::German) };
    for (better, worse) in [("hat3.2", "hat3.1"), ("hat3.1", "hat2.9"), ("weapons.2", "weapons.1")] {
        let scene = Scene::of(&setup).cubes(1, [0, 0, 1]).tokens(1, &[worse, better]).phase_5();
        assert_eq!((scene.discarded(better), scene.tokens_at(1)), (1, words(&[worse])));
    }
}

#[test]
fn w5_5_a_tie_for_first_or_no_cube_not_scored_all_cubes_and_tokens_stay() {
    for cubes in [[2, 2, 1], [0, 2, 2], [2, 0, 2], [1, 1, 1], [0, 0, 0]] {
        let scene = settle(1, cubes, &["hat4.1", "weapons.1"]);
        assert_eq!((scene.asked(), scene.at(1), scene.tokens_at(1)), (None, cubes, words(&["hat4.1", "weapons.1"])));
        assert!(place_in_log(&scene, Event::Unscored { district: 1 }).is_some());
        // W2.2 skips it.
        assert_eq!(scene.unscored(), [1]);
    }
}

#[test]
fn w5_5_a_single_first_is_scored() {
    for cubes in [[0, 0, 1], [2, 2, 3]] {
        assert!(settle(1, cubes, &["hat4.1"]).unscored().is_empty());
    }
}

#[test]
fn w5_6_a_tie_for_second_all_remaining_tokens_are_discarded() {
    let mut scene = settle(1, [1, 3, 1], &["hat6.3", "weapons.2"]);
    scene.by(Yellow, "take hat6.3");
    assert_eq!((scene.tokens_at(1), scene.discarded("weapons.2")), (vec![], 1));
    assert_eq!((scene.asked(), scene.at(1)), (None, [0, 0, 0]));
    // The police may be first as well.
    let scene = settle(4, [1, 1, 3], &["hat6.3", "hat2.0", "hat2.0"]);
    assert_eq!((scene.discarded("hat6.3"), scene.discarded("hat2.0")), (1, 2));
}

#[test]
fn w5_7_no_second_the_token_that_is_left_stays() {
    for scene in [badge(), Scene::two_first(Shadow::Badge, Infusion::LastChance)] {
        let mut scene = scene.cubes(1, [3, 0, 0]).tokens(1, &["hat6.3", "weapons.2"]).phase_5();
        scene.by(Green, "take hat6.3");
        assert_eq!((scene.tokens_at(1), scene.discarded("weapons.2")), (words(&["weapons.2"]), 0));
        // It was scored, so the cubes leave and it is filled up.
        assert_eq!((scene.at(1), scene.unscored()), ([0, 0, 0], vec![]));
    }
}

#[test]
fn w5_7_in_the_centre_also_no_third() {
    for scene in [badge(), Scene::two_first(Shadow::Badge, Infusion::LastChance)] {
        let mut scene = scene.cubes(4, [3, 0, 1]).tokens(4, &["hat6.3", "hat5.2", "weapons.2"]).phase_5();
        scene.by(Green, "take hat5.2");
        assert_eq!((scene.discarded("hat6.3"), scene.tokens_at(4)), (1, words(&["weapons.2"])));
    }
}

#[test]
fn w5_8_a_business_or_infusion_lies_face_up_or_face_down() {
    for token in ["gambling.1", "weapons.2", "contraband.1", "infusion.2"] {
        for face in ["up", "down"] {
            let mut scene = settle(1, [3, 0, 0], &[token]);
            scene.decide(&format!("take {token}:{face}"));
            assert_eq!(scene.before(Green), [format!("{token}:{face}")]);
        }
        assert_eq!(settle(1, [3, 0, 0], &[token]).forbids(&format!("take {token}")), "W5.8");
    }
}

#[test]
fn w5_8_hats_have_no_face() {
    let scene = settle(1, [3, 0, 0], &["hat4.1"]);
    assert_eq!((scene.forbids("take hat4.1:up"), scene.forbids("take hat4.1:down")), ("W5.8", "W5.8"));
}

#[test]
fn w5_9_what_the_police_take_goes_to_the_discard_pile() {
    let mut scene = settle(4, [3, 0, 1], &["hat6.3", "infusion.2"]);
    scene.decide("take hat6.3");
    assert_eq!((scene.discarded("infusion.2"), scene.in_bag("infusion.2")), (1, 2));
}

#[test]
fn w5_10_after_scoring_all_cubes_of_the_district_return() {
    let scene = badge().cubes(1, [5, 4, 3]).cubes(2, [2, 2, 0]).tokens(2, &["hat2.0"]).phase_5();
    assert_eq!((scene.at(1), scene.at(2)), ([0, 0, 0], [2, 2, 0]));
}

#[test]
fn w5_11_an_unscored_district_without_token_loses_all_cubes_and_is_filled_again() {
    let scene = badge().cubes(7, [2, 2, 1]).cubes(6, [1, 1, 0]).tokens(6, &["hat2.0"]).phase_5();
    assert_eq!((scene.at(7), scene.at(6)), ([0, 0, 0], [1, 1, 0]));
    assert_eq!(scene.unscored(), [6]);
    // After all nine.
    let last = place_in_log(&scene, Event::Settling { district: 4 });
    assert!(place_in_log(&scene, Event::Cleared { district: 7 }) > last);
}

#[test]
fn w5_11_after_round_3_too() {
    let scene = badge().cubes(7, [2, 2, 1]).cubes(6, [1, 1, 0]).tokens(6, &["hat2.0"]).round(3).phase_5();
    assert!(scene.is_over());
    assert_eq!((scene.at(7), scene.at(6)), ([0, 0, 0], [1, 1, 0]));
}

#[test]
fn w5_11_cubes_left_in_a_scored_district_stay() {
    let scene = Scene::two(Shadow::Hideout, Infusion::LastChance).cubes(0, [3, 1, 2]).phase_5();
    assert_eq!((scene.at(0), scene.state.round), ([0, 1, 0], 2));
}

#[test]
fn w5_12_the_player_with_more_tokens_becomes_first_player() {
    for first in [Green, Yellow] {
        let scene = badge().first(first).holds(Green, &["hat2.0", "hat2.0"]).holds(Yellow, &["hat6.3"]).phase_5();
        assert_eq!(scene.state.first, Some(Green));
        assert!(place_in_log(&scene, Event::FirstPlayer { player: Green }).is_some());
        let scene = badge().first(first).holds(Yellow, &["hat2.0"]).phase_5();
        assert_eq!(scene.state.first, Some(Yellow));
    }
}

#[test]
fn w5_12_on_a_tie_the_marker_changes_hands() {
    for first in [Green, Yellow] {
        let scene = badge().first(first).holds(Green, &["hat2.0"]).holds(Yellow, &["hat6.3"]).phase_5();
        assert_eq!(scene.state.first, Some(first.other()));
    }
}

#[test]
fn w5_12_hats_face_up_and_face_down_count_one_each_a_doubled_token_one_the_infusion_under_it_none() {
    let green = ["hat6.3", "weapons.1:up", "gambling.1:down", "infusion.1:up", "infusion.2:down"];
    let scene = badge().holds(Green, &green);
    assert_eq!(scene.state.side(Green).tokens(), 5);
    // Green has two tokens, yellow one on an infusion.
    let knockoff = Scene::two(Shadow::Badge, Infusion::Knockoff);
    let scene = knockoff.holds(Green, &["hat2.0", "hat2.0"]).holds(Yellow, &["hat6.3^1"]).phase_5();
    assert_eq!(scene.state.first, Some(Green));
    let knockoff = Scene::two(Shadow::Badge, Infusion::Knockoff);
    let scene = knockoff.holds(Green, &["hat2.0"]).holds(Yellow, &["weapons.1:down^1"]).phase_5();
    assert_eq!(scene.state.first, Some(Yellow));
}

#[test]
fn w5_12_not_after_round_3() {
    let scene = badge().holds(Yellow, &["hat2.0"]).round(3).phase_5();
    assert_eq!((scene.state.first, scene.is_over()), (Some(Green), true));
    let scene = badge().holds(Yellow, &["hat2.0"]).round(2).phase_5();
    assert_eq!((scene.state.first, scene.state.round), (Some(Yellow), 3));
}

#[test]
fn w12_1_green_takes_either_hat_yellow_the_other_police_nothing() {
    for (green, yellow) in [("hat2.0", "hat4.1"), ("hat4.1", "hat2.0")] {
        let mut scene = settle(1, [3, 2, 1], &["hat2.0", "hat4.1"]);
        scene.by(Green, &format!("take {green}")).by(Yellow, &format!("take {yellow}"));
        assert_eq!((scene.before(Green), scene.before(Yellow)), (words(&[green]), words(&[yellow])));
        assert_eq!(scene.state.discard.total(), 0);
    }
}

#[test]
fn w12_2_police_take_the_hat_yellow_the_weapons() {
    let mut scene = settle(1, [0, 1, 2], &["hat6.3", "weapons.1"]);
    assert_eq!((scene.discarded("hat6.3"), scene.asked()), (1, Some(Yellow)));
    scene.by(Yellow, "take weapons.1:up");
    assert_eq!(scene.before(Yellow), ["weapons.1:up"]);
}

#[test]
fn w12_3_yellow_picks_one_the_other_two_are_discarded() {
    let tokens = ["hat3.1", "gambling.1", "infusion.1"];
    for (take, gone) in [("hat3.1", [1, 2]), ("gambling.1:up", [0, 2]), ("infusion.1:down", [0, 1])] {
        let mut scene = settle(4, [2, 4, 2], &tokens);
        scene.by(Yellow, &format!("take {take}"));
        assert_eq!((scene.before(Yellow), scene.tokens_at(4)), (words(&[take]), vec![]));
        assert!(gone.iter().all(|n| scene.discarded(tokens[*n]) == 1));
        assert_eq!((scene.state.discard.total(), scene.asked()), (2, None));
    }
}

#[test]
fn settling_leaves_no_question_and_no_die() {
    let scene = badge().with(|state: &mut State| state.leftover = 4).cubes(5, [1, 0, 0]).phase_5();
    assert!(place_in_log(&scene, Event::DieReturned).is_none());
    assert_eq!(scene.state.phase, 1);
}
