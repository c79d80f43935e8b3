use super::*;
use crate::testing::*;

fn badge() -> Scene {
    Scene::two(Shadow::Badge, Infusion::LastChance)
}

#[test]
fn w0_7_thirteen_dice_two_bosses_the_shadow_and_cubes_that_never_run_out() {
    let mut scene = badge().cubes(5, [90, 90, 90]).phase_2(0, &[1; 13]);
    assert_eq!(scene.state.pool.len(), 13);
    scene.by(Green, "draft 1/1").by(Green, "police @park").by(Yellow, "draft 1/1").by(Yellow, "police @park");
    assert_eq!((scene.at(5), scene.at(1)), ([90, 90, 92], [3, 3, 0]));
}

#[test]
fn w0_9_hats_are_alike_on_both_sides_the_rest_lies_face_up_or_down() {
    let scene = badge().holds(Green, &["hat2.0", "weapons.1:up", "weapons.1:down", "infusion.2:down", "hat2.0"]);
    assert_eq!(scene.before(Green), ["hat2.0", "hat2.0", "weapons.1:up", "weapons.1:down", "infusion.2:down"]);
    assert_eq!(Kind::ALL.map(face_up), [None, Some(Face::Up), Some(Face::Up), Some(Face::Up), Some(Face::Up)]);
}

#[test]
fn w0_9_everything_before_a_player_is_told_each_different_one_once() {
    let tokens = ["hat4.1^1", "hat4.1^1", "weapons.1:down^2", "weapons.1:up^2", "infusion.1", "infusion.1"];
    let scene = badge().holds(Yellow, &tokens);
    let held: Vec<_> = scene.state.held(&scene.table, Yellow).map(|(held, count)| (held.to_string(), count)).collect();
    let expected = [("infusion.1:up", 2), ("hat4.1^1", 2), ("weapons.1:up^2", 1), ("weapons.1:down^2", 1)];
    assert_eq!(held, expected.map(|(held, count)| (held.to_owned(), count)));
    assert!(scene.before(Green).is_empty());
}

#[test]
fn counts_are_added_up_and_listed() {
    let scene = badge();
    let mut counts = Counts::default();
    (counts[2], counts[12]) = (3, 1);
    assert_eq!((counts.total(), counts.each().collect::<Vec<_>>()), (4, vec![(2, 3), (12, 1)]));
    assert_eq!(counts.listed(&scene.table), [0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
}

#[test]
fn counts_are_written_and_read() {
    let mut counts = Counts::default();
    counts[7] = 2;
    let json = serde_json::to_string(&counts).unwrap();
    assert_eq!(serde_json::from_str::<Counts>(&json).unwrap(), counts);
    let error = serde_json::from_str::<Counts>("[1,2]").unwrap_err().to_string();
    assert!(error.starts_with("expected 48 counts, found 2"), "{error}");
}

#[test]
fn w0_6_the_tokens_of_a_district_lie_in_the_order_of_the_police() {
    let mut slots = Slots::default();
    assert!(slots.is_empty() && slots.best().is_none() && slots.get(0).is_none());
    [7, 2, 7].iter().for_each(|id| slots.insert(*id));
    assert_eq!((slots.len(), slots.best(), slots.each().collect::<Vec<_>>()), (3, Some(2), vec![2, 7, 7]));
    assert_eq!([0, 1, 2, 3].map(|place| slots.get(place)), [Some(2), Some(7), Some(7), None]);
    assert_eq!([0, 1, 2].map(|place| slots.repeats(place)), [false, false, true]);
    slots.remove(9);
    assert_eq!(slots.len(), 3);
    slots.remove(7);
    assert_eq!((slots.len(), slots.each().collect::<Vec<_>>()), (2, vec![2, 7]));
    slots.remove(2);
    assert_eq!((slots.is_empty(), slots.best()), (false, Some(7)));
}

#[test]
fn doubled_tokens_are_kept_sorted_with_the_empty_places_last() {
    let doubled = |print, on| Doubled { print, face: Face::Up, on };
    let mut side = Side::default();
    [doubled(4, 1), doubled(2, 0), doubled(4, 0)].iter().for_each(|one| side.put_doubled(*one));
    let expected = [Some(doubled(2, 0)), Some(doubled(4, 0)), Some(doubled(4, 1))];
    assert_eq!((side.doubled[..3].to_vec(), side.doubled[3]), (expected.to_vec(), None));
    side.remove_doubled(doubled(2, 0));
    assert_eq!(side.doubled[..3], [Some(doubled(4, 0)), Some(doubled(4, 1)), None]);
    side.remove_doubled(doubled(2, 0));
    assert_eq!(side.tokens(), 2);
}

#[test]
fn w5_12_tokens_are_counted() {
    let scene = badge().holds(Green, &["hat2.0", "hat2.0", "weapons.1:down", "infusion.1", "hat6.3^2"]);
    let scene = scene.with(|state| state.side_mut(Green).marked = [1; 7]);
    assert_eq!((scene.state.side(Green).tokens(), scene.state.side(Yellow).tokens()), (5, 0));
}

#[test]
fn w4_3_only_dice_that_were_taken_count() {
    let scene = badge().action_dice(Green, [4, 0, 0]);
    assert_eq!(scene.state.side(Green).action_dice().collect::<Vec<_>>(), [4]);
}

#[test]
fn w4_2_most_henchmen() {
    for (cubes, most) in [([2, 1, 5], Some(Green)), ([0, 1, 5], Some(Yellow)), ([2, 2, 0], None), ([0, 0, 1], None)] {
        assert_eq!(badge().cubes(3, cubes).state.most_henchmen(3), most);
    }
}

#[test]
fn w10_4_w11_1_small_hats_have_a_printed_value_of_2_or_3() {
    let scene = badge().holds(Green, &["hat2.0", "hat3.1", "hat3.1", "hat4.1", "weapons.2", "hat2.0^1", "hat5.2^2"]);
    let small = |player| scene.state.small_hats(&scene.table, player);
    assert_eq!((small(Green), small(Yellow)), (4, 0));
}

#[test]
fn w3_7_only_unused_face_up_infusions_can_be_used() {
    let scene = badge().holds(Green, &["infusion.1", "infusion.2", "infusion.2"]).holds(Yellow, &["infusion.1:down"]);
    let (state, table) = (&scene.state, &scene.table);
    assert_eq!((state.infusions(table, Green, 0), state.infusions(table, Green, 1)), (2, 1));
    assert_eq!((state.all_infusions(table, Green), state.all_infusions(table, Yellow)), (3, 0));
    assert!(state.can_pay(table, Green, Infusion::LastChance) && !state.can_pay(table, Yellow, Infusion::LastChance));
    assert!(!state.can_pay(table, Green, Infusion::Knockoff));
}

#[test]
fn a_state_is_written_and_read() {
    let scene = badge().holds(Green, &["hat2.0^1", "weapons.1:down"]).tokens(4, &["hat6.3"]).phase_2(0, &[1, 2, 3]);
    let json = serde_json::to_string(&scene.state).unwrap();
    assert_eq!(serde_json::from_str::<State>(&json).unwrap(), scene.state);
}
