//! With a Smile & a Gun keeps every law that games at this table keep.

use smile_and_gun::{Chance, Edition, Infusion, Infusions, Kind, Level, Setup, Shadow, State, Table, View, invariants};
use tabletop::{Fair, Game, Node, Play, Record, Seeded, fair::Seed, random_choice};
use tabletop_test::{Suite, playthrough};

/// The exact sum of the weights: the ways to throw the dice, or the tokens in the bag.
fn whole(table: &Table, state: &State) -> Option<u64> {
    let bag = |view: View, only: Option<Kind>| {
        let piles = view.bag.iter().filter(|pile| only.is_none_or(|kind| kind == pile.token.kind));
        piles.map(|pile| u64::from(pile.count)).sum()
    };
    match table.node(state) {
        Node::Chance(Chance::First) => Some(2),
        Node::Chance(Chance::Deal { .. }) => Some(bag(table.view(state, None), Some(Kind::Infusion))),
        Node::Chance(Chance::Draw { .. }) => Some(bag(table.view(state, None), None)),
        Node::Chance(Chance::Roll { count, .. }) => Some(6_u64.pow(u32::from(count))),
        _ => None,
    }
}

/// Three rounds of at most 6 turns, 27 tokens taken and as many drawn, with up to 7 infusions each used in up to 8
/// steps, and room for rerolls of equal dice.
const BOUND: u32 = 600;

fn keeps_every_law(setup: &Setup) {
    let table = Table::new(setup).expect("a valid setup");
    Suite::new(&table).seed(11).games(2).bound(BOUND).every(23).invariant(invariants).whole(whole).run();
}

#[test]
fn every_infusion_card_keeps_every_law() {
    for (n, infusion) in Infusion::ALL.iter().enumerate() {
        let shadow = Shadow::ALL[n];
        keeps_every_law(&Setup { shadow, infusion: Infusions::One(*infusion), ..Setup::two(Edition::German) });
    }
}

#[test]
fn every_other_shadow_card_keeps_every_law() {
    for shadow in &Shadow::ALL[Infusion::ALL.len()..] {
        let first = smile_and_gun::First::Random;
        keeps_every_law(&Setup { shadow: *shadow, first, ..Setup::two(Edition::German) });
    }
}

#[test]
fn the_first_edition_keeps_every_law() {
    for (n, infusion) in Infusion::ALL[..5].iter().enumerate() {
        let shadow = Shadow::ALL[4 - n];
        keeps_every_law(&Setup { shadow, infusion: Infusions::One(*infusion), ..Setup::two(Edition::First) });
    }
}

#[test]
fn the_campaign_keeps_every_law() {
    for scenario in 1..=10 {
        keeps_every_law(&Setup::scenario(scenario, Level::Capo));
    }
}

#[test]
fn the_trickster_keeps_every_law() {
    let cards = vec![Infusion::Slippery, Infusion::Knockoff, Infusion::DraggingArms];
    let infusion = Infusions::Several(cards);
    keeps_every_law(&Setup { infusion, ..Setup::solo(Edition::German, Level::Trickster) });
}

#[test]
fn missions_keep_every_law() {
    for (mission, level) in (1..=5).zip([Level::Normal, Level::Easy, Level::Hard, Level::Legendary, Level::Hard]) {
        keeps_every_law(&Setup::mission(mission, mission % 2 == 0, level));
    }
}

fn told(setup: &Setup, seed: u64) -> String {
    playthrough(&Table::new(setup).expect("a valid setup"), seed, 1_000)
}

#[test]
fn a_first_game_for_two() {
    insta::assert_snapshot!(told(&Setup::two(Edition::German), 1));
}

#[test]
fn a_game_of_the_first_edition() {
    let infusion = Infusions::One(Infusion::Slippery);
    insta::assert_snapshot!(told(&Setup { infusion, shadow: Shadow::Gumshoe, ..Setup::two(Edition::First) }, 2));
}

#[test]
fn a_scenario_against_the_three_roses() {
    insta::assert_snapshot!(told(&Setup::scenario(8, Level::Don), 3));
}

/// What records write about the table is a promise to other programs; the die in the park is shown, not written.
#[test]
fn w6_13_a_record_has_the_fields_that_it_always_had() {
    let table = Table::new(&Setup { shadow: Shadow::Cursed, ..Setup::two(Edition::German) }).expect("a valid setup");
    let fair = Fair::new(Seed::derived(1, 1), "test", Vec::new());
    let (mut play, mut random) = (Play::new(&table, &mut ()), Seeded::new(1));
    let mut laid = false;
    loop {
        match play.node() {
            Node::Over => break,
            Node::Chance(_) => play.roll(&fair, &mut ()),
            Node::Decide { .. } => play.choose(random_choice(table.legal(play.state()), &mut random), &mut ()),
        }
        laid |= table.view(play.state(), None).die_in_park;
    }
    let mut record = Record::of(&play, Some(fair), "test");
    record.annotate(false, true).expect("it was played by the rules");
    let fields = record.log.iter().filter_map(|entry| entry.state.as_ref()?.as_object());
    assert!(laid && fields.clone().count() > 100);
    assert!(fields.clone().all(|state| state.contains_key("leftover") && !state.contains_key("die_in_park")));
    record.verify().expect("it is the same table");
}
