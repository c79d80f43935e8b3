use crate::{Prompt, testing::*};
use tabletop::{Choices, Game};

/// Green walks to space 1 and stands before the market.
fn lay(scene: Scene, holds: &[&str], market: &[&str]) -> Scene {
    let mut scene = scene.holds(Green, holds).tokens(1, market).phase_2(0, &[1, 1, 2, 5, 6]);
    scene.by(Green, "draft 1/1");
    scene
}

fn at_market(holds: &[&str], market: &[&str]) -> Scene {
    lay(Scene::two(Shadow::Badge, Infusion::Slippery), holds, market)
}

fn trickster(holds: &[&str], market: &[&str]) -> Scene {
    lay(Scene::trickster(&[Infusion::Slippery, Infusion::Knockoff]), holds, market)
}

/// What lies before green and in the market after this swap.
#[track_caller]
fn after(mut scene: Scene, swap: &str) -> (Vec<String>, Vec<String>) {
    scene.by(Green, swap);
    (scene.before(Green), scene.tokens_at(1))
}

#[test]
fn w7_4_one_of_your_tokens_is_swapped_with_one_in_front_of_your_boss() {
    let scene = at_market(&["infusion.1", "hat2.0", "gambling.1"], &["hat4.1", "hat5.2"]);
    assert_eq!(
        scene.legal(),
        [
            "place",
            "swap gambling.1:up for hat4.1 with 1",
            "swap gambling.1:up for hat5.2 with 1",
            "swap hat2.0 for hat4.1 with 1",
            "swap hat2.0 for hat5.2 with 1",
        ]
    );
    let (before, market) = after(scene, "swap hat2.0 for hat5.2 with 1");
    assert_eq!((before, market), (words(&["hat5.2", "gambling.1:up"]), words(&["hat4.1", "hat2.0"])));
}

#[test]
fn w7_4_only_the_district_in_front_of_the_boss() {
    let scene = at_market(&["infusion.1", "hat2.0"], &["hat4.1"]).tokens(4, &["hat6.3"]).tokens(0, &["hat5.2"]);
    assert_eq!(scene.legal(), ["place", "swap hat2.0 for hat4.1 with 1"]);
    assert_eq!(scene.forbids("swap hat2.0 for hat6.3 with 1"), "W7.4");
    assert_eq!(scene.forbids("swap hat3.1 for hat4.1 with 1"), "W7.4");
    assert_eq!(scene.forbids("swap hat2.0 for hat4.1:up with 1"), "W7.4");
    assert_eq!(scene.forbids("swap hat2.0 for hat4.1 on 1 with 1"), "W7.4");
}

#[test]
fn w7_4_a_face_down_token_returns_face_up() {
    let scene = at_market(&["infusion.1", "weapons.1:down"], &["hat4.1"]);
    let (before, market) = after(scene, "swap weapons.1:down for hat4.1 with 1");
    assert_eq!((before, market), (words(&["hat4.1"]), words(&["weapons.1"])));
    // Whoever takes it can have it face up again.
    let mut scene = at_market(&["infusion.1", "infusion.1", "weapons.1:down"], &["hat4.1"]);
    scene.by(Green, "swap weapons.1:down for hat4.1 with 1");
    assert!(scene.legal().contains(&"swap hat4.1 for weapons.1:up with 1".to_owned()));
}

#[test]
fn w7_4_of_equal_tokens_the_face_that_is_given_matters() {
    let scene = at_market(&["infusion.1", "weapons.1", "weapons.1:down"], &["hat4.1"]);
    let (before, _) = after(scene, "swap weapons.1:up for hat4.1 with 1");
    assert_eq!(before, ["hat4.1", "weapons.1:down"]);
}

#[test]
fn w7_4_it_needs_a_token_there() {
    let scene = at_market(&["infusion.1", "hat2.0"], &[]);
    assert_eq!(scene.legal(), all_of(&[&in_each("police @", "", None)]));
}

#[test]
fn w7_4_it_needs_a_token_of_yours_other_than_the_infusion_being_used() {
    // With nothing to give nothing stops before placing, and the action is all there is.
    let scene = at_market(&["infusion.1"], &["hat4.1"]);
    assert_eq!((scene.prompt(), scene.table.legal(&scene.state)), (Some(Prompt::Act { die: 1 }), Choices::first(9)));
    assert!(!at_market(&["hat2.0", "hat3.1"], &["hat4.1"]).offers_infusion());
    let scene = at_market(&["infusion.1", "infusion.1:down"], &["hat4.1"]);
    assert_eq!(scene.legal(), ["place", "swap infusion.1:down for hat4.1 with 1"]);
    let scene = at_market(&["infusion.1", "infusion.1"], &["hat4.1"]);
    assert_eq!(scene.legal(), ["place", "swap infusion.1:up for hat4.1 with 1"]);
    let scene = at_market(&["infusion.1", "infusion.2"], &["hat4.1"]);
    let both = ["place", "swap infusion.1:up for hat4.1 with 2", "swap infusion.2:up for hat4.1 with 1"];
    assert_eq!(scene.legal(), both);
    let (before, market) = after(scene, "swap infusion.2:up for hat4.1 with 1");
    assert_eq!((before, market), (words(&["hat4.1"]), words(&["infusion.2"])));
}

#[test]
fn w7_4_no_police_come() {
    let mut scene = at_market(&["infusion.1", "hat6.3"], &["hat4.1"]);
    scene.by(Green, "swap hat6.3 for hat4.1 with 1");
    assert_eq!(scene.at(1), [3, 0, 0]);
}

#[test]
fn w7_4_what_you_take_counts_as_gained_face_up_or_down() {
    let scene = at_market(&["infusion.1", "hat2.0"], &["weapons.1", "infusion.2"]);
    assert_eq!(
        scene.legal(),
        [
            "place",
            "swap hat2.0 for infusion.2:down with 1",
            "swap hat2.0 for infusion.2:up with 1",
            "swap hat2.0 for weapons.1:down with 1",
            "swap hat2.0 for weapons.1:up with 1",
        ]
    );
    let expected = [
        ("place", "hat2.0 infusion.1:up"),
        ("swap hat2.0 for infusion.2:down with 1", "infusion.2:down"),
        ("swap hat2.0 for infusion.2:up with 1", "infusion.2:up"),
        ("swap hat2.0 for weapons.1:down with 1", "weapons.1:down"),
        ("swap hat2.0 for weapons.1:up with 1", "weapons.1:up"),
    ];
    for ((action, after), (expected, before)) in scene.after_each().into_iter().zip(expected) {
        assert_eq!((action.as_str(), after.before(Green).join(" ").as_str()), (expected, before));
    }
}

#[test]
fn w7_4_an_infusion_that_was_taken_can_be_used_at_once() {
    let mut scene = at_market(&["infusion.1", "hat2.0", "hat3.1"], &["infusion.2", "hat6.3"]);
    scene.by(Green, "swap hat2.0 for infusion.2:up with 1");
    assert_eq!(scene.legal(), ["place", "swap hat3.1 for hat2.0 with 2", "swap hat3.1 for hat6.3 with 2"]);
    scene.by(Green, "swap hat3.1 for hat6.3 with 2");
    assert_eq!(scene.before(Green), ["hat6.3"]);
    assert_eq!(scene.tokens_at(1), ["hat3.1", "hat2.0"]);
}

#[test]
fn w11_1_infusions_taken_and_given_are_counted() {
    let mission = |holds: &[&str], gained| {
        let mut setup = Setup::mission(2, false, Level::Normal);
        setup.infusion = crate::Infusions::One(Infusion::Slippery);
        let scene = Scene::of(&setup).with(|state| state.players[0].gained_infusions = gained);
        lay(scene, holds, &["infusion.1", "hat6.3"])
    };
    let mut taken = mission(&["infusion.0", "hat2.0"], 1);
    taken.by(Green, "swap hat2.0 for infusion.1:down with 0");
    assert_eq!(taken.state.side(Green).gained_infusions, 2);
    let mut given = mission(&["infusion.0", "infusion.1"], 2);
    given.by(Green, "swap infusion.1:up for hat6.3 with 0");
    assert_eq!(given.state.side(Green).gained_infusions, 1);
}

#[test]
fn w3_7_after_the_move_before_or_after_placing_before_the_action() {
    let mut scene = Scene::two(Shadow::Badge, Infusion::Slippery).holds(Green, &["infusion.1", "hat2.0"]);
    scene = scene.tokens(0, &["hat3.1"]).tokens(1, &["hat4.1"]).tokens(2, &["hat4.1"]).phase_2(0, &[1, 1, 2, 5, 6]);
    let asked = scene.windows("draft 1/1", "police @hall");
    assert_eq!(asked, [("draft", false), ("place", true), ("act", true)]);
    assert_eq!(scene.windows("draft 2/5", "remove police @hall"), [("draft", false), ("act", false)]);
}

#[test]
fn w3_7_after_placing_it_is_offered_beside_the_action() {
    let mut scene = at_market(&["infusion.1", "infusion.2", "hat2.0"], &["hat4.1"]);
    scene.by(Green, "place");
    assert_eq!(scene.at(1), [3, 0, 0]);
    let swaps = words(&[
        "swap hat2.0 for hat4.1 with 1",
        "swap hat2.0 for hat4.1 with 2",
        "swap infusion.1:up for hat4.1 with 2",
        "swap infusion.2:up for hat4.1 with 1",
    ]);
    assert_eq!(scene.legal(), all_of(&[&in_each("police @", "", None), &swaps]));
    // The window opens again while an infusion is usable.
    scene.by(Green, "swap hat2.0 for hat4.1 with 2");
    let swaps = words(&["swap hat4.1 for hat2.0 with 1"]);
    assert_eq!(scene.legal(), all_of(&[&in_each("police @", "", None), &swaps]));
    scene.by(Green, "swap hat4.1 for hat2.0 with 1");
    assert_eq!(scene.legal(), all_of(&[&in_each("police @", "", None)]));
    scene.by(Green, "police @hall");
    assert_eq!(scene.asked(), Some(Yellow));
}

#[test]
fn w9_11_with_knockoff_it_lies_on_an_infusion_neither_used_nor_given() {
    let scene = trickster(&["infusion.1", "infusion.2", "hat2.0"], &["hat4.1"]);
    assert_eq!(
        scene.legal(),
        [
            "place",
            "swap hat2.0 for hat4.1 on 1 with 2",
            "swap hat2.0 for hat4.1 on 2 with 1",
            "swap hat2.0 for hat4.1 with 1",
            "swap hat2.0 for hat4.1 with 2",
            "swap infusion.1:up for hat4.1 with 2",
            "swap infusion.2:up for hat4.1 with 1",
        ]
    );
    let (before, market) = after(scene, "swap hat2.0 for hat4.1 on 1 with 2");
    assert_eq!((before, market), (words(&["hat4.1^1"]), words(&["hat2.0"])));
}

#[test]
fn w9_11_with_knockoff_and_equal_infusions_one_more_is_needed_for_each() {
    let scene = trickster(&["infusion.1", "infusion.1"], &["hat4.1"]);
    assert_eq!(scene.legal(), ["place", "swap infusion.1:up for hat4.1 with 1"]);
    let scene = trickster(&["infusion.1", "infusion.1", "hat2.0"], &["hat4.1"]);
    assert_eq!(
        scene.legal(),
        [
            "place",
            "swap hat2.0 for hat4.1 on 1 with 1",
            "swap hat2.0 for hat4.1 with 1",
            "swap infusion.1:up for hat4.1 with 1",
        ]
    );
    let scene = trickster(&["infusion.1", "infusion.1", "infusion.1"], &["weapons.2"]);
    assert_eq!(
        scene.legal(),
        [
            "place",
            "swap infusion.1:up for weapons.2:down on 1 with 1",
            "swap infusion.1:up for weapons.2:down with 1",
            "swap infusion.1:up for weapons.2:up on 1 with 1",
            "swap infusion.1:up for weapons.2:up with 1",
        ]
    );
    let (before, market) = after(scene, "swap infusion.1:up for weapons.2:down on 1 with 1");
    assert_eq!((before, market), (words(&["weapons.2:down^1"]), words(&["infusion.1"])));
}

#[test]
fn w9_11_a_face_down_infusion_that_is_given_leaves_the_face_up_one_free() {
    let scene = trickster(&["infusion.1", "infusion.2", "infusion.2:down"], &["hat4.1"]);
    assert_eq!(
        scene.legal(),
        [
            "place",
            "swap infusion.1:up for hat4.1 with 2",
            "swap infusion.2:down for hat4.1 on 1 with 2",
            "swap infusion.2:down for hat4.1 on 2 with 1",
            "swap infusion.2:down for hat4.1 with 1",
            "swap infusion.2:down for hat4.1 with 2",
            "swap infusion.2:up for hat4.1 with 1",
        ]
    );
}

#[test]
fn w7_2_a_doubled_token_that_is_given_goes_back_single_and_the_infusion_leaves() {
    let mut scene = trickster(&["infusion.1", "hat5.2^2"], &["hat4.1"]);
    assert_eq!(scene.score(Green).hats, 10);
    scene.by(Green, "swap hat5.2^2 for hat4.1 with 1");
    assert_eq!(scene.before(Green), ["hat4.1"]);
    assert_eq!(scene.tokens_at(1), ["hat5.2"]);
    assert_eq!((scene.in_bag("infusion.2"), scene.discarded("infusion.2"), scene.marked(Green, 2)), (2, 0, 0));
    assert_eq!(scene.score(Green).total, 4);
}

#[test]
fn w7_2_of_doubled_tokens_the_one_that_is_named_is_given() {
    let scene = trickster(&["infusion.1", "weapons.1:down^2", "weapons.1:up^2", "weapons.1:up^1"], &["hat4.1"]);
    let (before, market) = after(scene, "swap weapons.1:up^2 for hat4.1 with 1");
    assert_eq!(before, ["hat4.1", "weapons.1:up^1", "weapons.1:down^2"].map(String::from));
    assert_eq!(market, ["weapons.1"]);
}

#[test]
fn w7_2_a_doubled_token_can_be_given_for_one_that_is_doubled() {
    let scene = trickster(&["infusion.1", "infusion.1", "weapons.1:down^2"], &["hat4.1"]);
    let (before, market) = after(scene, "swap weapons.1:down^2 for hat4.1 on 1 with 1");
    assert_eq!((before, market), (words(&["hat4.1^1"]), words(&["weapons.1"])));
}

fn in_scenario(number: u8, holds: &[&str]) -> Scene {
    let mut setup = Setup::scenario(number, Level::Trickster);
    setup.infusion = crate::Infusions::Several(vec![Infusion::Knockoff, Infusion::Slippery]);
    lay(Scene::of(&setup), holds, &["hat4.1"])
}

#[test]
fn w10_3_marked_infusions_cannot_be_given() {
    let mut scene = in_scenario(3, &["infusion.1", "infusion.1", "hat2.0"]);
    scene.by(Green, "swap hat2.0 for hat4.1 with 1");
    assert_eq!((scene.marked(Green, 1), scene.marked(Green, 2)), (1, 0));
    assert_eq!(scene.legal(), ["place", "swap hat4.1 for hat2.0 with 1"]);
    // A marked infusion is not the other token that it needs.
    let mut scene = in_scenario(3, &["infusion.1", "infusion.1"]);
    scene.by(Green, "swap infusion.1:up for hat4.1 with 1");
    assert!(!scene.offers_infusion());
    let scene = lay(
        Scene::scenario(3, Shadow::Siren, Infusion::Slippery).with(|state| state.players[0].marked[1] = 2),
        &["infusion.1"],
        &["hat4.1"],
    );
    assert!(!scene.offers_infusion());
}

#[test]
fn w10_3_an_infusion_under_a_doubled_token_that_is_given_is_marked() {
    let mut scene = in_scenario(3, &["infusion.1", "hat5.2^2"]);
    scene.by(Green, "swap hat5.2^2 for hat4.1 with 1");
    assert_eq!((scene.marked(Green, 1), scene.marked(Green, 2)), (1, 1));
}

#[test]
fn w10_7_an_infusion_under_a_doubled_token_that_is_given_goes_into_the_bag() {
    let mut scene = in_scenario(7, &["infusion.1", "hat5.2^2"]);
    assert_eq!((scene.in_bag("infusion.1"), scene.in_bag("infusion.2")), (3, 2));
    scene.by(Green, "swap hat5.2^2 for hat4.1 with 1");
    assert_eq!((scene.in_bag("infusion.1"), scene.in_bag("infusion.2")), (4, 3));
}
