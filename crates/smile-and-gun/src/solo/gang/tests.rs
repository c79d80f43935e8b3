use super::{action_die, movement_die};
use crate::{Chance, Prompt, Score, chance::Why, dice::Dice, testing::*};

const LOWEST: Option<Chance> = Some(Chance::Roll { why: Why::GangLowest, count: 1 });

fn normal(edition: Edition) -> Setup {
    Setup::solo(edition, Level::Normal)
}

fn with_shadow(shadow: Shadow) -> Setup {
    Setup { shadow, ..normal(Edition::German) }
}

#[test]
fn w9_2_before_its_turn_it_rerolls_one_die_of_the_lowest_value() {
    for edition in [Edition::German, Edition::First] {
        both_ways(&normal(edition), |scene, you, gang| {
            let mut scene = scene.boss(you, 5).phase_2(1, &[2, 2, 5, 6, 3]);
            assert_eq!((scene.due(), scene.state.turn().player), (LOWEST, gang));
            scene.rolls(&[4]);
            // 2 3 4 5 6: the 5 brings its boss to yours, the 6 is its action die.
            assert_eq!((scene.state.pool, scene.asked()), (Dice::of(&[2, 3, 4]), Some(you)));
        });
    }
}

#[test]
fn w9_2_it_never_rerolls_a_pool_of_equal_dice() {
    for edition in [Edition::German, Edition::First] {
        let mut scene = Scene::of(&normal(edition)).phase_2(1, &[3, 3, 3, 3, 3]);
        assert_eq!(scene.due(), LOWEST);
        scene.rolls(&[5]);
        assert_eq!((scene.asked(), scene.state.side(Yellow).action_dice), (Some(Green), [5, 0, 0]));
    }
}

#[test]
fn w9_2_before_each_of_its_turns() {
    let mut scene = Scene::of(&normal(Edition::German));
    scene = scene.boss(Yellow, 6).phase_2(0, &[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2]);
    for _ in 0..3 {
        scene.by(Green, "draft 1/1").by(Green, "police @park");
        assert_eq!(scene.due(), LOWEST);
        scene.rolls(&[1]);
    }
    assert_eq!(scene.state.side(Green).boss, 3);
}

#[test]
fn w9_3_a_movement_die_that_brings_its_boss_to_your_space() {
    for (boss, yours, pool, die) in [
        (0, 4, [1, 4, 6].as_slice(), 4),
        (0, 6, &[5, 6], 6),
        (10, 1, &[2, 3, 4], 3),
        (11, 0, &[1, 2], 1),
        (9, 3, &[5, 6], 6),
    ] {
        assert_eq!(movement_die(Dice::of(pool), boss, yours, |_| true), die, "{boss} to {yours}");
    }
}

#[test]
fn w9_3_else_the_one_that_ends_nearest_to_it_either_way_round() {
    for (boss, yours, pool, die) in [
        // Past you by one, short of you by two.
        (0, 4, [2, 5].as_slice(), 5),
        (0, 4, &[1, 6], 6),
        // You are behind it: 6 ends 4 away going on, 3 ends 5 away going back.
        (0, 10, &[3, 6], 6),
        (0, 10, &[1, 6], 1),
        (0, 11, &[1, 5], 1),
        // From where you stand any step leads away.
        (5, 5, &[2, 3], 2),
        (8, 1, &[3, 4, 6], 4),
    ] {
        assert_eq!(movement_die(Dice::of(pool), boss, yours, |_| true), die, "{boss} to {yours}");
    }
}

#[test]
fn w9_3_the_lower_on_a_tie() {
    assert_eq!(movement_die(Dice::of(&[3, 5]), 0, 4, |_| true), 3);
    assert_eq!(movement_die(Dice::of(&[2, 6]), 0, 10, |_| true), 2);
    assert_eq!(movement_die(Dice::of(&[2, 2, 6, 6, 6]), 7, 11, |_| true), 2);
}

#[test]
fn w12_4_four_behind_with_3_and_5_it_takes_the_3_two_behind_with_1_and_3_the_1() {
    assert_eq!(movement_die(Dice::of(&[1, 3, 5, 6]), 3, 7, |_| true), 3);
    assert_eq!(movement_die(Dice::of(&[1, 3, 5, 6]), 11, 1, |_| true), 1);
}

#[test]
fn w9_4_it_places_4_3_2() {
    both_ways(&normal(Edition::German), |scene, you, gang| {
        let mut scene = scene.boss(you, 4).phase_2(1, &[1, 4, 3, 3, 5]);
        scene.rolls(&[1]);
        assert_eq!(scene.state.side(gang).boss, 4);
        assert_eq!([5, 4, 3].map(|district| scene.at(district)), [4, 3, 2].map(|count| seen_by(you, [0, count, 0])));
        assert!([0, 1, 2, 6, 7, 8].iter().all(|district| scene.at(*district) == [0, 0, 0]));
    });
}

#[test]
fn w9_5_a_6_else_the_lowest_value_that_occurs_once_else_the_lowest() {
    for (left, die) in [
        ([6].as_slice(), 6),
        (&[1, 2, 6, 6], 6),
        (&[1, 2, 5], 1),
        (&[1, 1, 3, 5], 3),
        (&[1, 1, 3, 3, 5], 5),
        (&[2, 2, 3, 3], 2),
        (&[4, 4, 5, 5, 5], 4),
        (&[5], 5),
    ] {
        assert_eq!(action_die(Dice::of(left), |_| true), die, "{left:?}");
    }
}

#[test]
fn w12_5_of_1_1_1_2_3_and_of_1_1_1_2_3_5_5_it_takes_the_2() {
    assert_eq!(action_die(Dice::of(&[1, 1, 1, 2, 3]), |_| true), 2);
    assert_eq!(action_die(Dice::of(&[1, 1, 1, 2, 3, 5, 5]), |_| true), 2);
}

#[test]
fn w9_5_of_what_is_left_after_the_movement_die() {
    both_ways(&normal(Edition::German), |scene, you, gang| {
        let mut scene = scene.boss(you, 6).phase_2(1, &[1, 6, 2, 2, 3]);
        scene.rolls(&[3]);
        // The only 6 moves its boss; of 2 2 3 3 it takes a 2.
        assert_eq!(scene.state.side(gang).action_dice, [2, 0, 0]);
        assert_eq!(scene.state.pool, Dice::of(&[2, 3, 3]));
    });
}

#[test]
fn w9_5_no_action_but_it_counts_for_heat() {
    both_ways(&normal(Edition::German), |scene, you, gang| {
        let mut scene =
            scene.boss(you, 1).action_dice(you, [1, 1, 1]).action_dice(gang, [2, 2, 0]).phase_2(5, &[1, 5, 5]);
        scene.rolls(&[1]);
        // The 1 moves, the 5 is taken: no cube is removed by it.
        assert_eq!(scene.state.side(gang).action_dice, [2, 2, 5]);
        assert!(scene.told(|event| matches!(event, Event::CubesRemoved { .. }).then_some(())).is_empty());
        assert_eq!((scene.asked(), scene.prompt()), (Some(you), Some(Prompt::Bonus)));
        let (green, yellow) = if you == Green { (3, 9) } else { (9, 3) };
        assert!(scene.log.contains(&Event::HeatRead { green, yellow }));
    });
}

#[test]
fn w9_6_with_less_heat_the_gang_takes_a_solo_token_and_no_bonus() {
    for edition in [Edition::German, Edition::First] {
        both_ways(&normal(edition), |scene, you, gang| {
            let scene = scene.action_dice(you, [3, 3, 3]).action_dice(gang, [3, 3, 2]).phase_4();
            assert_eq!((scene.state.side(gang).solo_tokens, scene.state.side(you).solo_tokens), (1, 0));
            assert!(scene.log.contains(&Event::SoloToken { player: gang }));
            assert_eq!((scene.asked(), scene.state.round), (None, 2));
        });
    }
}

#[test]
fn w9_6_if_you_have_less_you_get_the_bonus_and_on_a_tie_nobody_gets_anything() {
    both_ways(&normal(Edition::German), |scene, you, gang| {
        let scene = scene.action_dice(you, [3, 3, 2]).action_dice(gang, [3, 3, 3]).phase_4();
        assert_eq!((scene.asked(), scene.prompt()), (Some(you), Some(Prompt::Bonus)));
        assert_eq!(scene.state.side(gang).solo_tokens, 0);
    });
    both_ways(&normal(Edition::German), |scene, you, gang| {
        let scene = scene.action_dice(you, [3, 3, 3]).action_dice(gang, [4, 4, 1]).phase_4();
        assert_eq!((scene.state.side(gang).solo_tokens, scene.asked()), (0, None));
    });
}

/// The gang's virtual markers after a district was settled, where you took what is said.
fn markers(edition: Edition, district: u8, cubes: [u8; 3], tokens: &[&str], yours: &[&str]) -> [u8; 3] {
    let settle = |setup: &Setup, you: Player| {
        let mut scene = Scene::of(setup).cubes(district, seen_by(you, cubes)).tokens(district, tokens).phase_5();
        for take in yours {
            scene.by(you, &format!("take {take}"));
        }
        assert_eq!((scene.asked(), scene.tokens_at(district).len()), (None, 0));
        scene.state.side(you.other()).markers
    };
    let green = settle(&normal(edition), Green);
    assert_eq!(green, settle(&Scene::mirrored(normal(edition)), Yellow));
    green
}

#[test]
fn w9_7_one_marker_for_each_business_token_the_one_it_takes_included() {
    for edition in [Edition::German, Edition::First] {
        let first = |tokens: &[&str], yours: &[&str]| markers(edition, 1, [1, 2, 0], tokens, yours);
        assert_eq!(first(&["gambling.1", "gambling.2"], &["gambling.1:up"]), [2, 0, 0]);
        assert_eq!(first(&["weapons.1", "contraband.2"], &["contraband.2:up"]), [0, 1, 1]);
        assert_eq!(first(&["hat2.0", "contraband.1"], &["contraband.1:down"]), [0, 0, 1]);
        assert_eq!(first(&["hat2.0", "infusion.1"], &["infusion.1:down"]), [0, 0, 0]);
    }
}

#[test]
fn w9_7_only_what_lies_there_then() {
    // You take the weapons before the gang looks.
    assert_eq!(markers(Edition::German, 1, [2, 1, 0], &["hat2.0", "weapons.1"], &["weapons.1:up"]), [0, 0, 0]);
}

#[test]
fn w9_7_german_every_time_it_takes_first_edition_only_first_anywhere_or_second_in_the_centre() {
    let second = |edition| markers(edition, 1, [2, 1, 0], &["hat2.0", "weapons.1"], &["hat2.0"]);
    assert_eq!((second(Edition::German), second(Edition::First)), ([0, 1, 0], [0, 0, 0]));
    let centre = ["hat6.3", "weapons.1", "contraband.1"];
    let second = |edition| markers(edition, 4, [3, 2, 1], &centre, &["hat6.3"]);
    assert_eq!((second(Edition::German), second(Edition::First)), ([0, 1, 1], [0, 1, 1]));
    let third = |edition| markers(edition, 4, [3, 1, 2], &["hat6.3", "hat2.0", "gambling.1"], &["hat2.0"]);
    assert_eq!((third(Edition::German), third(Edition::First)), ([1, 0, 0], [0, 0, 0]));
    let first = |edition| markers(edition, 4, [1, 3, 2], &centre, &["contraband.1:up"]);
    assert_eq!((first(Edition::German), first(Edition::First)), ([0, 1, 1], [0, 1, 1]));
}

#[test]
fn w9_7_then_it_takes_by_the_polices_priority() {
    for (tokens, taken) in [
        (["hat2.0", "hat3.1"], "hat3.1"),
        (["hat2.0", "gambling.2"], "hat2.0"),
        (["weapons.2", "gambling.1"], "gambling.1:up"),
        (["weapons.1", "weapons.2"], "weapons.2:up"),
        (["contraband.1", "weapons.1"], "weapons.1:up"),
        (["infusion.2", "contraband.1"], "contraband.1:up"),
    ] {
        both_ways(&normal(Edition::German), |scene, you, gang| {
            let scene = scene.cubes(1, seen_by(you, [0, 2, 0])).tokens(1, &tokens).phase_5();
            assert_eq!(scene.before(gang), [taken]);
        });
    }
}

#[test]
fn w9_8_it_turns_infusions_face_down_and_keeps_businesses_face_up() {
    for edition in [Edition::German, Edition::First] {
        both_ways(&normal(edition), |scene, you, gang| {
            let scene = scene.cubes(1, seen_by(you, [0, 2, 0])).tokens(1, &["infusion.1"]);
            let scene = scene.cubes(2, seen_by(you, [0, 2, 0])).tokens(2, &["contraband.1"]).phase_5();
            assert_eq!(scene.before(gang), ["contraband.1:up", "infusion.1:down"]);
        });
    }
}

#[test]
fn w9_8_it_uses_no_infusion() {
    let mut setup = Setup::scenario(1, Level::Trickster);
    setup.infusion = crate::Infusions::Several(vec![Infusion::Soulmate, Infusion::Enthralling]);
    both_ways(&setup, |scene, you, gang| {
        // The Ravens' infusions lie face up, and police are there.
        let scene = scene.holds(gang, &["infusion.1", "infusion.2"]).cubes(1, [0, 0, 1]).phase_5();
        assert_eq!((scene.asked(), scene.before(gang).len(), you.other()), (None, 2, gang));
    });
}

#[test]
fn w9_12_collector_it_rerolls_its_highest_action_die_and_reads_the_left_over_die() {
    both_ways(&with_shadow(Shadow::Collector), |scene, you, gang| {
        let scene = scene.action_dice(gang, [2, 6, 4]).cubes(0, seen_by(you, [1, 2, 0])).boss(you, 4).shadow(8);
        let mut scene = scene.phase_3(4);
        assert_eq!(scene.due(), Some(Chance::Roll { why: Why::Collector, count: 1 }));
        scene.rolls(&[1]);
        // A 4 is left over: two districts. The 1 is its heat now.
        assert_eq!([5, 4, 3].map(|district| scene.at(district)), [1, 1, 0].map(|count| seen_by(you, [0, count, 0])));
        assert_eq!(scene.state.side(gang).action_dice, [2, 1, 4]);
        let (green, yellow) = if you == Green { (0, 7) } else { (7, 0) };
        assert!(scene.log.contains(&Event::HeatRead { green, yellow }));
    });
}

#[test]
fn w9_12_collector_on_a_tie_you_say_who_goes_first() {
    both_ways(&with_shadow(Shadow::Collector), |scene, you, gang| {
        let scene = scene.action_dice(gang, [6, 6, 6]).action_dice(you, [1, 2, 3]).cubes(0, [2, 2, 0]).shadow(8);
        let mut scene = scene.phase_3(4);
        assert_eq!((scene.asked(), scene.prompt()), (Some(you), Some(Prompt::Order)));
        scene.decide(&format!("order {gang}")).rolls(&[2]);
        assert_eq!((scene.asked(), scene.prompt()), (Some(you), Some(Prompt::Collect)));
        scene.decide("pass");
        assert_eq!(scene.prompt(), Some(Prompt::Bonus));
    });
}

#[test]
fn w9_12_cursed_it_takes_the_die_unless_a_hat_of_strictly_higher_value_lies_there() {
    for (token, die, takes_die) in [
        ("hat4.1", 3, false),
        ("hat4.1", 4, true),
        ("hat4.1", 5, true),
        ("weapons.2", 1, true),
        ("infusion.2", 1, true),
    ] {
        both_ways(&with_shadow(Shadow::Cursed), |scene, you, gang| {
            let scene = scene.hot(gang).cubes(5, seen_by(you, [0, 3, 0])).tokens(5, &[token]);
            let mut scene = scene.phase_3(die);
            scene.by(you, "pass");
            let on_card = if takes_die { die } else { 0 };
            assert_eq!(scene.state.on_card[gang as usize], on_card, "{token} and a {die}");
            assert_eq!(scene.before(gang).is_empty(), takes_die, "{token} and a {die}");
        });
    }
}

#[test]
fn w9_12_cursed_virtual_markers_are_laid_all_the_same() {
    both_ways(&with_shadow(Shadow::Cursed), |scene, you, gang| {
        let scene = scene.hot(gang).cubes(5, seen_by(you, [1, 3, 0])).tokens(5, &["weapons.2"]);
        let mut scene = scene.phase_3(2);
        scene.by(you, "pass").by(you, "take weapons.2:up");
        assert_eq!((scene.state.side(gang).markers, scene.state.on_card[gang as usize]), ([0, 1, 0], 2));
    });
}

#[test]
fn w9_12_cursed_as_second_it_takes_what_is_left() {
    both_ways(&with_shadow(Shadow::Cursed), |scene, you, gang| {
        let scene = scene.hot(gang).cubes(5, seen_by(you, [3, 1, 0])).tokens(5, &["infusion.1"]);
        let mut scene = scene.phase_3(6);
        scene.by(you, "pass").by(you, "take_die");
        assert_eq!((scene.before(gang), scene.state.on_card[you as usize]), (words(&["infusion.1:down"]), 6));
    });
}

#[test]
fn w9_12_gumshoe_binds_it_too_each_die_judged_on_the_pool_as_it_then_is() {
    for (pool, movement, action) in [
        // The 6 would bring it to you and would be its action die; both are forbidden.
        ([3, 3, 6], 3, 3),
        // After the 3 the pool is 6 6, all equal.
        ([3, 6, 6], 3, 6),
        ([6, 6, 6], 6, 6),
        // The 4 ends nearest to you; of 2 and 6 the 6 is forbidden.
        ([2, 4, 6], 4, 2),
    ] {
        both_ways(&with_shadow(Shadow::Gumshoe), |scene, you, gang| {
            let scene = scene.with(|state| state.gumshoe = Some(gang)).boss(you, 6).action_dice(gang, [6, 6, 0]);
            let mut scene = scene.phase_2(5, &[1, pool[1], pool[2]]);
            scene.rolls(&[pool[0]]);
            assert!(scene.log.contains(&Event::Drafted { player: gang, movement, action }), "{pool:?}");
        });
    }
}

#[test]
fn w9_12_gumshoe_in_other_hands_does_not_bind_it() {
    both_ways(&with_shadow(Shadow::Gumshoe), |scene, you, gang| {
        let scene = scene.with(|state| state.gumshoe = Some(you)).boss(you, 6).action_dice(gang, [6, 6, 0]);
        let mut scene = scene.phase_2(5, &[1, 6, 6]);
        scene.rolls(&[3]);
        assert!(scene.log.contains(&Event::Drafted { player: gang, movement: 6, action: 6 }));
    });
}

#[test]
fn w9_12_gumshoe_minus_3_and_historian_minus_5_for_the_gang_too() {
    both_ways(&with_shadow(Shadow::Gumshoe), |scene, _, gang| {
        let scene = scene.with(|state| state.gumshoe = Some(gang));
        assert_eq!(scene.score(gang), Score { card: -3, total: -3, ..Score::default() });
    });
    both_ways(&with_shadow(Shadow::Historian), |scene, you, gang| {
        let scene = scene.with(|state| state.on_card[you as usize] = 1);
        assert_eq!((scene.score(gang).card, scene.score(you).card), (-5, 1));
    });
}

#[test]
fn w9_12_mayor_it_adds_its_2() {
    both_ways(&with_shadow(Shadow::Mayor), |scene, you, gang| {
        let scene = scene.hot(you).shadow(5).tokens(8, &["hat2.0"]).cubes(8, seen_by(you, [2, 0, 0])).phase_4();
        // 2:2, so nothing is scored; and the solo token besides.
        assert_eq!((scene.at(8), scene.state.side(gang).solo_tokens), ([2, 2, 0], 1));
    });
}

#[test]
fn w9_12_all_others_it_is_a_player_like_any_other() {
    both_ways(&with_shadow(Shadow::Hideout), |scene, you, _| {
        assert_eq!(scene.cubes(0, seen_by(you, [3, 1, 0])).phase_5().at(0), seen_by(you, [0, 1, 0]));
    });
    both_ways(&with_shadow(Shadow::Press), |scene, you, gang| {
        let scene = scene.action_dice(you, [1, 1, 1]).action_dice(gang, [1, 1, 1]).cubes(0, seen_by(you, [0, 1, 0]));
        assert_eq!(scene.phase_4().asked(), Some(you));
    });
}
