use super::{Both, Score, TieBreak};
use crate::{Markers, Tokens, testing::*};

fn two(shadow: Shadow) -> Scene {
    Scene::two(shadow, Infusion::Soulmate)
}

fn badge() -> Scene {
    Scene::two(Shadow::Badge, Infusion::Knockoff)
}

#[test]
fn w8_1_hats_are_worth_their_value() {
    let scene = badge().holds(Green, &["hat6.3", "hat2.0", "hat2.0"]).holds(Yellow, &["hat5.2"]);
    assert_eq!(scene.score(Green), Score { hats: 10, total: 10, ..Score::default() });
    assert_eq!(scene.score(Yellow), Score { hats: 5, total: 5, ..Score::default() });
}

#[test]
fn w8_1_a_doubled_hat_counts_twice_its_value() {
    let scene = badge().holds(Green, &["hat4.1^1", "hat3.1^2", "hat2.0"]);
    assert_eq!(scene.score(Green), Score { hats: 16, total: 16, ..Score::default() });
}

#[test]
fn w8_2_face_down_tokens_are_worth_1_each() {
    let green = ["weapons.1:down", "gambling.2:down", "infusion.1:down"];
    let scene = badge().holds(Green, &green).holds(Yellow, &["contraband.1:down"]);
    assert_eq!(scene.score(Green), Score { face_down: 3, total: 3, ..Score::default() });
    assert_eq!(scene.score(Yellow), Score { face_down: 1, total: 1, ..Score::default() });
}

#[test]
fn w8_2_a_doubled_one_is_worth_2() {
    let scene = badge().holds(Green, &["weapons.1:down^1", "gambling.1:down"]);
    assert_eq!(scene.score(Green), Score { face_down: 3, total: 3, ..Score::default() });
}

#[test]
fn w8_3_more_face_up_tokens_take_the_marker() {
    let green = ["gambling.1:up", "gambling.1:up", "weapons.1:up", "contraband.1:up", "contraband.1:up"];
    let yellow = ["gambling.2:up", "weapons.2:up", "weapons.2:up", "contraband.2:up"];
    let scene = badge().holds(Green, &green).holds(Yellow, &yellow);
    assert_eq!(scene.score(Green), Score { gambling: 9, contraband: 5, total: 14, ..Score::default() });
    assert_eq!(scene.score(Yellow), Score { weapons: 7, total: 7, ..Score::default() });
}

#[test]
fn w8_3_equal_nobody_none_at_all_neither() {
    let scene = badge().holds(Green, &["gambling.1:up"]).holds(Yellow, &["gambling.2:up"]);
    assert_eq!((scene.score(Green), scene.score(Yellow)), (Score::default(), Score::default()));
}

#[test]
fn w8_3_a_monopoly_doubles_the_points() {
    let scene = badge().holds(Green, &["gambling.1:up", "contraband.1:up"]).holds(Yellow, &["weapons.1:up"]);
    let green = Score { gambling: 18, contraband: 10, total: 28, monopolies: 2, ..Score::default() };
    assert_eq!(scene.score(Green), green);
    assert_eq!(scene.score(Yellow), Score { weapons: 14, total: 14, monopolies: 1, ..Score::default() });
}

#[test]
fn w8_3_face_down_ones_neither_count_nor_stand_in_the_way_of_a_monopoly() {
    let scene = badge().holds(Green, &["weapons.1:up"]).holds(Yellow, &["weapons.1:down", "weapons.2:down"]);
    assert_eq!(scene.score(Green), Score { weapons: 14, total: 14, monopolies: 1, ..Score::default() });
    assert_eq!(scene.score(Yellow), Score { face_down: 2, total: 2, ..Score::default() });
}

#[test]
fn w8_3_a_doubled_business_counts_as_two() {
    let scene = badge().holds(Green, &["weapons.1:up^1"]).holds(Yellow, &["weapons.1:up"]);
    assert_eq!((scene.score(Green).weapons, scene.score(Yellow).weapons), (7, 0));
    let scene = badge().holds(Green, &["weapons.1:up^1"]).holds(Yellow, &["weapons.1:up", "weapons.2:up"]);
    assert_eq!((scene.score(Green).weapons, scene.score(Yellow).weapons), (0, 0));
    // Face down it counts for nothing, and other kinds neither.
    let scene = badge().holds(Green, &["weapons.1:down^1", "gambling.1:up^2"]).holds(Yellow, &["weapons.1:up"]);
    assert_eq!((scene.score(Green).weapons, scene.score(Yellow).weapons), (0, 14));
}

#[test]
fn w8_3_the_markers_are_what_the_token_set_says() {
    let mut file = Edition::German.tokens();
    file.markers = Markers { gambling: 1, weapons: 20, contraband: 30, assumed: false };
    let scene = Scene::of(&Setup { tokens: Tokens::from(file), ..Setup::two(Edition::German) });
    let scene = scene.holds(Green, &["gambling.1:up", "weapons.1:up", "contraband.1:up"]);
    assert_eq!(scene.score(Green).total, 2 + 40 + 60);
}

#[test]
fn w8_4_the_cards_points_count() {
    let scene = two(Shadow::Gumshoe).with(|state| state.gumshoe = Some(Yellow));
    assert_eq!((scene.score(Green).card, scene.score(Yellow).card), (0, -3));
    let scene = two(Shadow::Historian).with(|state| state.on_card = [4, 0]);
    assert_eq!((scene.score(Green).card, scene.score(Yellow).card), (4, -5));
    let scene = two(Shadow::Cursed).with(|state| state.on_card = [3, 4]);
    assert_eq!((scene.score(Green).card, scene.score(Yellow).card), (3, 9));
    let scene = two(Shadow::Badge).holds(Green, &["infusion.1", "infusion.2", "infusion.1"]);
    assert_eq!((scene.score(Green).soulmate, scene.score(Yellow).soulmate), (10, 0));
}

#[test]
fn w8_4_everything_is_added_up() {
    let green = [
        "hat6.3",
        "hat2.0",
        "contraband.1:down",
        "gambling.1:up",
        "weapons.1:up",
        "weapons.1:up",
        "contraband.1:up",
        "contraband.1:up",
        "infusion.1:up",
        "infusion.1:up",
        "infusion.2:up",
        "infusion.2:up",
    ];
    let scene = two(Shadow::Gumshoe).holds(Green, &green).holds(Yellow, &["weapons.2:up", "contraband.2:up"]);
    let scene = scene.with(|state| state.gumshoe = Some(Green));
    let expected = Score {
        hats: 8,
        face_down: 1,
        gambling: 18,
        weapons: 7,
        contraband: 5,
        card: -3,
        soulmate: 20,
        solo_tokens: 0,
        total: 56,
        monopolies: 1,
    };
    assert_eq!(scene.score(Green), expected);
    assert_eq!(scene.ending().scores, Both { green: expected, yellow: Score::default() });
}

#[test]
fn w3_7_an_unused_face_up_infusion_is_worth_nothing() {
    assert_eq!(badge().holds(Green, &["infusion.1", "infusion.2"]).score(Green), Score::default());
}

#[test]
fn w8_5_most_points_win() {
    for (green, yellow, winner) in [("hat6.3", "hat5.2", Green), ("hat2.0", "hat3.1", Yellow)] {
        // Whatever would break a tie.
        let scene = badge().holds(Green, &[green]).holds(Yellow, &[yellow]).holds(winner.other(), &["infusion.1"]);
        let ending = scene.ending();
        assert_eq!((ending.winner, ending.tie_break), (Some(winner), None));
        assert_eq!((ending.won, ending.beat_gang, ending.condition_met), (None, None, None));
        assert_eq!((ending.rank, ending.lost_at_once, ending.target_met), (None, None, None));
    }
}

#[test]
fn w8_5_on_a_tie_more_face_up_infusions() {
    for winner in [Green, Yellow] {
        // Both have 2 points; face down ones don't count, more henchmen neither.
        let scene = badge().holds(winner, &["hat2.0", "infusion.1"]);
        let scene = scene.holds(winner.other(), &["infusion.1:down", "infusion.2:down"]);
        let ending = scene.cubes(1, seen_by(winner, [0, 5, 0])).ending();
        assert_eq!((ending.winner, ending.tie_break), (Some(winner), Some(TieBreak::Infusions)));
    }
}

#[test]
fn w8_5_then_more_henchmen_in_districts() {
    for winner in [Green, Yellow] {
        let scene = badge().holds(Green, &["infusion.1"]).holds(Yellow, &["infusion.1"]);
        let scene = scene.cubes(0, seen_by(winner, [1, 3, 9])).cubes(8, seen_by(winner, [3, 0, 0]));
        let ending = scene.ending();
        assert_eq!((ending.winner, ending.tie_break), (Some(winner), Some(TieBreak::Henchmen)));
    }
}

#[test]
fn w8_5_then_a_draw() {
    let ending = badge().cubes(0, [1, 3, 2]).cubes(5, [2, 0, 0]).ending();
    assert_eq!((ending.winner, ending.tie_break), (None, Some(TieBreak::Draw)));
}

#[test]
fn w8_5_a_game_is_decided_after_round_3() {
    let scene = badge().holds(Yellow, &["hat2.0"]).round(3).phase_5();
    assert_eq!(tabletop::Game::result(&scene.table, &scene.state).map(|ending| ending.winner), Some(Some(Yellow)));
    let scene = badge().round(2).phase_5();
    assert_eq!(tabletop::Game::result(&scene.table, &scene.state), None);
}

#[test]
fn w9_6_a_solo_token_is_worth_3() {
    both_ways(&Setup::solo(Edition::German, Level::Normal), |scene, you, gang| {
        let scene = scene.with(|state| state.side_mut(gang).solo_tokens = 2);
        assert_eq!(scene.score(gang), Score { solo_tokens: 6, total: 6, ..Score::default() });
        assert_eq!(scene.score(you), Score::default());
    });
}

#[test]
fn w9_9_first_edition_each_marker_counts_as_a_face_up_token_even_alone() {
    both_ways(&Setup::solo(Edition::First, Level::Normal), |scene, you, gang| {
        let scene = scene.with(|state| state.side_mut(gang).markers = [1, 2, 1]);
        let scene = scene.holds(you, &["weapons.1:up", "contraband.1:up"]).holds(gang, &["contraband.1:up"]);
        let gang_score =
            Score { gambling: 18, weapons: 7, contraband: 5, total: 30, monopolies: 1, ..Score::default() };
        assert_eq!((scene.score(you), scene.score(gang)), (Score::default(), gang_score));
    });
}

#[test]
fn w9_9_first_edition_a_marker_stands_in_the_way_of_your_monopoly() {
    both_ways(&Setup::solo(Edition::First, Level::Normal), |scene, you, gang| {
        let scene = scene.with(|state| state.side_mut(gang).markers[1] = 1);
        let scene = scene.holds(you, &["weapons.1:up", "weapons.1:up"]);
        assert_eq!(scene.score(you), Score { weapons: 7, total: 7, ..Score::default() });
    });
}

#[test]
fn w9_9_german_markers_count_only_with_a_real_token() {
    both_ways(&Setup::solo(Edition::German, Level::Normal), |scene, you, gang| {
        let scene = scene.with(|state| state.side_mut(gang).markers = [3, 3, 3]);
        let scene = scene.holds(you, &["gambling.1:up", "weapons.1:up"]).holds(gang, &["gambling.2:up"]);
        // Weapons: the gang has none, so you have the monopoly. Contraband: nobody has any.
        assert_eq!(scene.score(you), Score { weapons: 14, total: 14, monopolies: 1, ..Score::default() });
        assert_eq!(scene.score(gang), Score { gambling: 9, total: 9, ..Score::default() });
    });
}

#[test]
fn w9_9_german_the_markers_are_added_to_the_real_tokens() {
    both_ways(&Setup::solo(Edition::German, Level::Normal), |scene, you, gang| {
        let scene = scene.with(|state| state.side_mut(gang).markers = [1, 0, 0]);
        let scene = scene.holds(gang, &["gambling.1:up"]).holds(you, &["gambling.1:up", "gambling.2:up"]);
        assert_eq!((scene.score(you).gambling, scene.score(gang).gambling), (0, 0));
    });
}

#[test]
fn w9_10_you_win_only_with_strictly_more_points() {
    both_ways(&Setup::solo(Edition::German, Level::Normal), |scene, you, gang| {
        // A tie-break for two would be yours.
        let tie =
            scene.holds(you, &["hat2.0", "infusion.1"]).holds(gang, &["hat2.0"]).cubes(0, seen_by(you, [5, 0, 0]));
        let ending = tie.ending();
        assert_eq!((ending.winner, ending.tie_break), (Some(gang), None));
        assert_eq!((ending.won, ending.beat_gang, ending.lost_at_once), (Some(false), Some(false), Some(false)));
        assert_eq!((ending.condition_met, ending.rank, ending.target_met), (None, None, None));
        let ending = tie.holds(you, &["weapons.1:down"]).ending();
        assert_eq!((ending.winner, ending.won, ending.beat_gang), (Some(you), Some(true), Some(true)));
    });
}

#[test]
fn w9_10_fewer_points_lose() {
    both_ways(&Setup::solo(Edition::First, Level::Normal), |scene, you, gang| {
        let ending = scene.holds(you, &["hat2.0"]).holds(gang, &["hat3.1"]).ending();
        assert_eq!((ending.winner, ending.won), (Some(gang), Some(false)));
    });
}
