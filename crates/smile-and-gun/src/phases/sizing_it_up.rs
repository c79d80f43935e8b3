//! Phase 1, Sizing It Up (W2).

use crate::{
    Colour, Event, State, Table, Token,
    chance::Why,
    city::{CENTRE, DISTRICTS, District, ring_from},
    tokens::{Edition, PrintId},
    vocabulary::Step,
};
use tabletop::Log;

/// A round begins: everything that it consists of goes onto the agenda (W1.5).
#[inline(never)]
pub(crate) fn begin_round(state: &mut State, log: &mut impl Log<Event>) {
    let round = if state.phase == 5 { state.round + 1 } else { state.round };
    state.begin_round(round, log);
    state.agenda.replace(Step::RoundEnd);
    state.agenda.push(Step::Settle { next: 0 });
    state.agenda.push(Step::Heat);
    state.agenda.push(Step::BeforeHeat);
    state.agenda.push(Step::Shadow);
    state.agenda.push(Step::Turns { taken: 0 });
    state.agenda.push(Step::Police);
    state.agenda.push(Step::Fill { level: 0, next: 0 });
    state.agenda.push(Step::Roll { why: Why::Round, count: 13 });
}

/// The `n`-th district in filling order (W2.3): the centre, the Shadow's, on around the ring. A Shadow that lives in
/// the centre leaves the ring to begin at district 0.
fn filling_order(table: &Table, state: &State, n: u8) -> District {
    match n.checked_sub(1) {
        None => CENTRE,
        Some(n) => ring_from(table.shadow_district(state), n),
    }
}

/// Looks for the next space to fill (W2.2, W2.3) and has a token drawn for it.
#[inline(never)]
pub(crate) fn fill(table: &Table, state: &mut State, level: u8, next: u8, log: &mut impl Log<Event>) {
    for next in next..DISTRICTS as u8 {
        let district = filling_order(table, state, next);
        let is_filled = state.unscored >> district & 1 == 0;
        if is_filled && state.tokens(district).len() == level && table.shadow.capacity(district) > level {
            if !bag_has_tokens(state, table, log) {
                return state.agenda.pop();
            }
            state.agenda.replace(Step::Fill { level, next: next + 1 });
            return state.agenda.push(Step::Draw { district });
        }
    }
    match level {
        2 => state.agenda.pop(),
        _ => state.agenda.replace(Step::Fill { level: level + 1, next: 0 }),
    }
}

/// W2.4: an empty bag takes the discarded hats; whatever else was discarded leaves the game.
fn bag_has_tokens(state: &mut State, table: &Table, log: &mut impl Log<Event>) -> bool {
    !state.bag.is_empty() || state.refill_bag(table, log) > 0
}

/// A token comes from the bag.
pub(crate) fn drawn(table: &Table, state: &mut State, district: District, print: PrintId, log: &mut impl Log<Event>) {
    state.agenda.pop();
    let token = state.draw(table, district, print, log);
    arrives(state, district, token);
}

/// Notes a token that is placed in this phase.
pub(crate) fn arrives(state: &mut State, district: District, token: Token) {
    state.arriving[usize::from(district)] += token.squares;
    state.received |= 1 << district;
}

/// Lays the police of this phase (W2.5).
#[inline(never)]
pub(crate) fn lay_police(table: &Table, state: &mut State, log: &mut impl Log<Event>) {
    state.agenda.pop();
    for district in 0..DISTRICTS as u8 {
        if state.received >> district & 1 == 1 {
            let count = match table.edition {
                Edition::German => state.arriving[usize::from(district)],
                Edition::First => state.tokens(district).each().map(|id| table.catalogue.token(id).squares).sum(),
            };
            state.add_cubes(district, Colour::Police, count, log);
        }
    }
    state.arriving = [0; DISTRICTS];
    state.received = 0;
    if let Some(gang) = table.gang_colour().filter(|_| state.round == 1) {
        table.gang.after_filling(table, state, gang, log);
    }
    state.begin_phase(2, log);
}

#[cfg(test)]
mod tests {
    use crate::{Chance, State, chance::Why, dice::Dice, testing::*};

    fn badge() -> Scene {
        Scene::two(Shadow::Badge, Infusion::LastChance)
    }

    /// Only these tokens are in the bag.
    fn bag_of(scene: Scene, tokens: &[&str]) -> Scene {
        let mut laid = scene.with(|state| state.bag = Default::default());
        for token in tokens {
            let print = laid.print(token);
            laid.state.bag[print] += 1;
        }
        laid
    }

    fn lens(state: &State) -> Vec<u8> {
        state.tokens.iter().map(|slots| slots.len()).collect()
    }

    #[test]
    fn w0_6_the_centre_holds_three_tokens_every_other_district_two() {
        let mut scene = badge().phase_1();
        scene.draws_all();
        assert_eq!(lens(&scene.state), [2, 2, 2, 2, 3, 2, 2, 2, 2]);
    }

    #[test]
    fn w0_6_the_park_holds_one_with_the_cursed() {
        let mut scene = Scene::two(Shadow::Cursed, Infusion::LastChance).phase_1();
        scene.draws_all();
        assert_eq!(lens(&scene.state), [2, 2, 2, 2, 3, 1, 2, 2, 2]);
    }

    #[test]
    fn w2_1_all_thirteen_dice_are_rolled_then_the_districts_are_filled() {
        let mut scene = Scene::start(&Setup::two(Edition::First));
        scene.deals_all(&[0, 0, 0, 1, 1]);
        assert_eq!(scene.due(), Some(Chance::Roll { why: Why::Round, count: 13 }));
        scene.rolls(&[1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6]);
        assert_eq!(scene.state.pool, Dice::of(&[1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6]));
        assert_eq!((scene.due(), scene.state.phase), (Some(Chance::Draw { district: 1 }), 1));
    }

    #[test]
    fn w2_1_every_round_begins_with_a_roll_and_nothing_left_of_the_old_one() {
        let dice = |state: &mut State| {
            state.leftover = 3;
            state.pool = Dice::of(&[2]);
        };
        let scene = badge().with(dice).action_dice(Green, [1, 2, 3]).action_dice(Yellow, [3, 3, 3]).phase_5();
        assert_eq!(scene.due(), Some(Chance::Roll { why: Why::Round, count: 13 }));
        assert_eq!((scene.state.round, scene.state.phase), (2, 1));
        assert_eq!((scene.state.leftover, scene.state.pool), (0, Dice::NONE));
        assert!([Green, Yellow].iter().all(|player| scene.state.side(*player).action_dice().count() == 0));
    }

    #[test]
    fn w2_2_round_1_fills_every_district_around_the_infusions() {
        let mut scene = Scene::start(&Setup::two(Edition::German));
        scene.deals_all(&[1, 1, 1, 1, 2, 2, 2]);
        scene.rolls(&[1; 13]);
        // The corners and the centre hold one already.
        assert_eq!(scene.draws_all(), [1, 5, 7, 3, 4, 0, 1, 2, 5, 8, 7, 6, 3, 4]);
        assert_eq!(lens(&scene.state), [2, 2, 2, 2, 3, 2, 2, 2, 2]);
    }

    #[test]
    fn w2_2_a_district_unscored_in_the_round_before_keeps_what_it_has() {
        // Tied for first: 5 with one token. Without a cube: 7 with one token, though it has room (Ruling). All others
        // hold no token, scored or not.
        let mut scene = badge().tokens(5, &["hat4.1"]).cubes(5, [2, 2, 0]).tokens(7, &["hat5.2"]).cubes(1, [0, 3, 0]);
        scene = scene.phase_5();
        assert_eq!(scene.unscored(), [5, 7]);
        scene.rolls(&[1; 13]);
        assert_eq!(scene.draws_all(), [4, 0, 1, 2, 8, 6, 3, 4, 0, 1, 2, 8, 6, 3, 4]);
        assert_eq!((scene.tokens_at(5), scene.tokens_at(7)), (vec!["hat4.1".into()], vec!["hat5.2".into()]));
        assert_eq!((scene.at(5), scene.at(7)), ([2, 2, 0], [0, 0, 0]));
    }

    #[test]
    fn w2_2_a_district_scored_again_is_filled_again() {
        // The police take the hat; a token is left. District 0, settled before, is tied again.
        let scene = badge().with(|state| state.unscored = 1 << 5 | 1 << 0).tokens(5, &["hat4.1", "weapons.1"]);
        let mut scene = scene.cubes(5, [0, 0, 2]).tokens(0, &["hat2.0"]).cubes(0, [1, 1, 0]).round(2).phase_5();
        assert_eq!((scene.tokens_at(5), scene.unscored()), (words(&["weapons.1"]), vec![0]));
        scene.rolls(&[1; 13]);
        let drawn = scene.draws_all();
        assert_eq!(drawn.iter().filter(|district| **district == 5).count(), 1);
        assert!(!drawn.contains(&0));
    }

    #[test]
    fn w2_3_level_by_level_centre_then_the_shadows_district_on_around_the_ring() {
        for (space, ring) in [
            (0, [0, 1, 2, 5, 8, 7, 6, 3]),
            (3, [2, 5, 8, 7, 6, 3, 0, 1]),
            (4, [5, 8, 7, 6, 3, 0, 1, 2]),
            (7, [7, 6, 3, 0, 1, 2, 5, 8]),
            (10, [3, 0, 1, 2, 5, 8, 7, 6]),
            (11, [0, 1, 2, 5, 8, 7, 6, 3]),
        ] {
            let mut scene = badge().shadow(space).phase_1();
            let level = [[4].as_slice(), &ring].concat();
            assert_eq!(scene.draws_all(), [&level, &level, [4].as_slice()].concat(), "space {space}");
        }
    }

    #[test]
    fn w2_3_the_order_begins_at_the_monsters_district_the_guardians_at_0() {
        for (shadow, first) in [
            (Shadow::WaterCreature, [4, 0, 1, 2, 5, 8, 7, 6, 3]),
            (Shadow::Guardian, [4, 0, 1, 2, 5, 8, 7, 6, 3]),
            (Shadow::Cursed, [4, 5, 8, 7, 6, 3, 0, 1, 2]),
        ] {
            // The Shadow's space means nothing to a monster.
            let mut scene = Scene::two(shadow, Infusion::LastChance).shadow(7).phase_1();
            assert_eq!(scene.draws_all()[..9], first, "{shadow}");
        }
    }

    #[test]
    fn w2_3_those_without_a_token_come_first_then_those_with_one_then_the_centre() {
        // In both editions.
        for scene in [badge(), Scene::two_first(Shadow::Badge, Infusion::LastChance)] {
            let mut scene =
                scene.tokens(4, &["hat2.0", "hat2.0"]).tokens(1, &["hat2.0"]).tokens(8, &["hat3.1", "hat3.1"]);
            scene = scene.round(2).phase_1();
            assert_eq!(scene.draws_all(), [0, 2, 5, 7, 6, 3, 0, 1, 2, 5, 7, 6, 3, 4]);
        }
    }

    #[test]
    fn w2_4_an_empty_bag_takes_the_discarded_hats_and_the_rest_leaves_the_game() {
        let mut scene = bag_of(badge(), &["hat6.3"]);
        for token in ["hat2.0", "hat3.1", "weapons.1", "infusion.2"] {
            let print = scene.print(token);
            scene.state.discard[print] = 1;
        }
        scene = scene.with(|state| state.pool = Dice::of(&[1; 13])).phase_1();
        assert_eq!(scene.draws("hat6.3"), 4);
        // Not before a token must be drawn; but then at once.
        assert_eq!(scene.state.discard.total(), 0);
        assert_eq!((scene.in_bag("hat2.0"), scene.in_bag("hat3.1"), scene.state.bag.total()), (1, 1, 2));
        assert!(scene.log.contains(&Event::BagRefilled { hats: 2 }));
        assert_eq!((scene.draws("hat3.1"), scene.draws("hat2.0")), (0, 1));
        // If there is still none, spaces stay empty.
        assert_eq!((scene.asked(), scene.state.phase), (Some(Green), 2));
    }

    #[test]
    fn w2_4_each_time_the_bag_is_empty() {
        let mut scene = bag_of(badge(), &[]);
        let print = scene.print("hat2.0");
        scene.state.discard[print] = 1;
        scene = scene.with(|state| state.pool = Dice::of(&[1; 13])).phase_1();
        assert_eq!(scene.draws("hat2.0"), 4);
        assert_eq!(lens(&scene.state), [0, 0, 0, 0, 1, 0, 0, 0, 0]);
        assert_eq!((scene.asked(), scene.state.phase), (Some(Green), 2));
        assert_eq!(scene.told(|event| matches!(event, Event::BagRefilled { .. }).then_some(())).len(), 1);
    }

    #[test]
    fn w2_4_what_leaves_the_game_is_told_also_without_hats() {
        let mut scene = bag_of(badge(), &[]);
        let print = scene.print("weapons.1");
        scene.state.discard[print] = 2;
        scene = scene.with(|state| state.pool = Dice::of(&[1; 13])).phase_1();
        assert_eq!((scene.state.discard.total(), scene.state.bag.total(), scene.state.phase), (0, 0, 2));
        let refills = scene.told(|event| matches!(event, Event::BagRefilled { .. }).then_some(event));
        assert_eq!(refills, [Event::BagRefilled { hats: 0 }], "once");
    }

    #[test]
    fn w2_4_a_full_bag_leaves_the_discard_pile_alone() {
        let mut scene = badge().with(|state| state.discard[0] = 1).phase_1();
        scene.draws_all();
        assert_eq!(scene.state.discard.total(), 1);
    }

    #[test]
    fn w2_5_german_every_token_placed_brings_its_squares() {
        let mut scene = bag_of(badge().tokens(1, &["hat5.2"]), &["hat6.3", "gambling.2"]).cubes(1, [1, 0, 4]);
        scene = scene.with(|state| state.unscored = 0b1_1111_1101).round(2).phase_1();
        assert_eq!(scene.draws("hat6.3"), 1);
        assert_eq!(scene.at(1), [1, 0, 7]);
        assert!((0..9).filter(|district| *district != 1).all(|district| scene.at(district) == [0, 0, 0]));
    }

    #[test]
    fn w2_5_first_edition_all_tokens_of_a_district_that_received_one_count() {
        let first = Scene::two_first(Shadow::Badge, Infusion::LastChance);
        let mut scene = bag_of(first.tokens(1, &["hat5.2"]).tokens(2, &["hat4.1"]), &["hat6.3"]);
        scene = scene.cubes(1, [1, 0, 4]).with(|state| state.unscored = 0b1_1111_1101).round(2).phase_1();
        assert_eq!(scene.draws("hat6.3"), 1);
        assert_eq!((scene.at(1), scene.at(2)), ([1, 0, 4 + 3 + 2], [0, 0, 0]));
    }

    #[test]
    fn w2_5_in_round_1_the_infusions_of_setup_count_as_placed() {
        for (edition, infusions, expected) in [
            (Edition::German, [2, 1, 1, 1, 2], [2, 1, 1, 0, 2, 0, 1, 0, 1]),
            (Edition::First, [1, 0, 0, 0, 1], [1, 1, 0, 0, 1, 0, 0, 0, 0]),
        ] {
            let mut scene = Scene::start(&Setup::two(edition));
            if edition == Edition::German {
                scene.deals_all(&[1, 2]);
            }
            // Districts 0, 2, 6, 8, 4.
            scene.deals_all(&infusions);
            scene.rolls(&[1; 13]);
            scene = bag_of(scene, &["hat3.1"]);
            assert_eq!(scene.draws("hat3.1"), 1);
            let police: Vec<_> = (0..9).map(|district| scene.at(district)[2]).collect();
            assert_eq!(police, expected);
        }
    }

    #[test]
    fn w2_5_all_police_are_laid_after_the_last_token() {
        let mut scene = badge().phase_1();
        for _ in 0..18 {
            let token = scene.state.bag.each().next().map(|(id, _)| scene.table.catalogue.token(id).to_string());
            scene.draws(&token.unwrap());
            assert!((0..9).all(|district| scene.at(district) == [0; 3]));
        }
        scene.draws("hat2.0");
        assert!((0..9).all(|district| scene.at(district)[2] > 0));
        // Nothing is left to arrive in the next round.
        assert_eq!((scene.state.arriving, scene.state.received), ([0; 9], 0));
    }
}
