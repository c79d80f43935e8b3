//! Every way to lay the table: what is refused and why, and that whatever is laid can be played to its end.

use smile_and_gun::{
    Edition, First, Happened, HeldView, Infusion, Infusions, Kind, Level, Mode, Player, SeatKind, Setup, Shadow, Table,
    Token, Tokens, View, invariants,
};
use std::collections::BTreeMap;
use tabletop::{Game, Node, random_choice, random_game};
use tabletop_test::Dice;

const EDITIONS: [Edition; 2] = [Edition::German, Edition::First];

/// Why a setup is refused: the field, and what was expected.
fn refused(setup: &Setup) -> Option<(&'static str, String)> {
    Table::new(setup).err().map(|error| (error.field, error.why))
}

#[track_caller]
fn refuses(field: &str, setup: &Setup) {
    assert_eq!(refused(setup).map(|(field, _)| field), Some(field), "{setup:?}");
}

fn two(change: impl FnOnce(&mut Setup)) -> Setup {
    changed(Setup::two(Edition::German), change)
}

fn solo(change: impl FnOnce(&mut Setup)) -> Setup {
    changed(Setup::solo(Edition::German, Level::Normal), change)
}

fn solo_first(change: impl FnOnce(&mut Setup)) -> Setup {
    changed(Setup::solo(Edition::First, Level::Normal), change)
}

fn changed(mut setup: Setup, change: impl FnOnce(&mut Setup)) -> Setup {
    change(&mut setup);
    setup
}

/// Yellow against green instead.
fn mirrored(setup: &Setup) -> Setup {
    changed(setup.clone(), |setup| {
        (setup.human, setup.first) = (Some(Player::Yellow), First::Yellow);
        std::mem::swap(&mut setup.seats.green, &mut setup.seats.yellow);
    })
}

/// The level's setup with cards that fit it.
fn at(mut setup: Setup, level: Level) -> Setup {
    setup.level = Some(level);
    if level == Level::Trickster {
        let own = setup.infusion.cards()[0];
        let others = [Infusion::Enthralling, Infusion::Slippery, Infusion::Knockoff];
        let others = others.into_iter().filter(|card| *card != own).take(2);
        setup.infusion = Infusions::Several(std::iter::once(own).chain(others).collect());
    }
    setup
}

/// Every pair of cards that can be played by two.
fn pairs() -> Vec<Setup> {
    let mut found = Vec::new();
    for edition in EDITIONS {
        for &shadow in Shadow::ALL {
            for &card in Infusion::ALL {
                let setup = Setup { shadow, infusion: Infusions::One(card), ..Setup::two(edition) };
                if edition == Edition::German || (shadow.in_first_edition() && card.in_first_edition()) {
                    found.push(setup);
                }
            }
        }
    }
    found
}

/// Every level, scenario and mission, for both colours.
fn alone() -> Vec<Setup> {
    let mut found = Vec::new();
    for edition in EDITIONS {
        for level in Level::ALL.into_iter().filter(|level| level.editions().contains(&edition)) {
            found.push(at(Setup::solo(edition, level), level));
            found.push(Setup { legacy: Some(true), ..at(Setup::solo(edition, level), level) });
            match edition {
                Edition::German => found.extend((1..=10).map(|number| at(Setup::scenario(number, level), level))),
                Edition::First => found.extend((1..=10).map(|n| Setup::mission(n.min(11 - n), n > 5, level))),
            }
        }
    }
    found.iter().flat_map(|setup| [setup.clone(), mirrored(setup)]).collect()
}

#[test]
fn w6_w7_the_first_edition_has_five_cards_of_each_sort() {
    use Infusion::*;
    use Shadow::*;
    for &shadow in Shadow::ALL {
        let setup = Setup { shadow, ..Setup::two(Edition::First) };
        let expected = match shadow {
            Badge | Gumshoe | Siren | Historian | Remover => None,
            _ => Some(("shadow", format!("{shadow} is not in the first edition (W6)"))),
        };
        assert_eq!(refused(&setup), expected);
    }
    for &card in Infusion::ALL {
        let setup = Setup { infusion: Infusions::One(card), ..Setup::two(Edition::First) };
        let expected = match card {
            LastChance | Knockoff | DraggingArms | Slippery | Enthralling => None,
            _ => Some(("infusion", format!("{card} is not in the first edition (W7)"))),
        };
        assert_eq!(refused(&setup), expected);
    }
}

#[test]
fn w9_11_one_infusion_card_or_with_the_trickster_two_or_three() {
    let list = |count: usize| Infusions::Several(Infusion::ALL[..count].to_vec());
    for count in 0..=4 {
        refuses("infusion", &two(|setup| setup.infusion = list(count)));
        refuses("infusion", &solo(|setup| setup.infusion = list(count)));
        let trickster = changed(Setup::solo(Edition::German, Level::Trickster), |setup| setup.infusion = list(count));
        match count {
            2 | 3 => assert_eq!(refused(&trickster), None),
            _ => refuses("infusion", &trickster),
        }
    }
    refuses("infusion", &Setup::solo(Edition::German, Level::Trickster));
    let twice = Infusions::Several(vec![Infusion::Slippery, Infusion::Knockoff, Infusion::Slippery]);
    let twice = changed(Setup::solo(Edition::German, Level::Trickster), |setup| setup.infusion = twice);
    assert_eq!(refused(&twice), Some(("infusion", "slippery is there twice".to_owned())));
}

#[test]
fn w9_for_two_nothing_is_said_about_playing_alone() {
    refuses("human", &two(|setup| setup.human = Some(Player::Green)));
    for level in Level::ALL {
        refuses("level", &two(|setup| setup.level = Some(level)));
    }
    refuses("scenario", &two(|setup| setup.scenario = Some(1)));
    refuses("mission", &changed(Setup::two(Edition::First), |setup| setup.mission = Some(1)));
    refuses("mission_hard", &two(|setup| setup.mission_hard = Some(false)));
    refuses("legacy", &two(|setup| setup.legacy = Some(false)));
}

#[test]
fn w9_1_alone_the_human_has_a_colour_and_begins() {
    refuses("human", &solo(|setup| setup.human = None));
    refuses("human", &two(|setup| setup.mode = Mode::Solo));
    refuses("first", &solo(|setup| setup.first = First::Random));
    refuses("first", &solo(|setup| setup.first = First::Yellow));
    refuses("first", &changed(mirrored(&solo(|_| {})), |setup| setup.first = First::Green));
    assert_eq!(refused(&mirrored(&solo(|_| {}))), None);
}

#[test]
fn w9_11_each_edition_has_its_levels() {
    refuses("level", &solo(|setup| setup.level = None));
    for level in Level::ALL {
        let german = [Level::Normal, Level::Trickster, Level::Henchman, Level::Capo, Level::Don].contains(&level);
        let first = [Level::Normal, Level::Easy, Level::Hard, Level::Legendary].contains(&level);
        assert_eq!(refused(&at(Setup::solo(Edition::German, level), level)).is_none(), german, "{level}");
        assert_eq!(refused(&at(Setup::solo(Edition::First, level), level)).is_none(), first, "{level}");
    }
    refuses("level", &Setup::solo(Edition::First, Level::Trickster));
    let why = "legendary is not a level of the german edition (W9.11)".to_owned();
    assert_eq!(refused(&solo(|setup| setup.level = Some(Level::Legendary))), Some(("level", why)));
}

#[test]
fn w10_the_campaign_has_ten_scenarios_of_the_german_edition() {
    for number in [0, 11, 255] {
        refuses("scenario", &solo(|setup| setup.scenario = Some(number)));
    }
    refuses("scenario", &solo_first(|setup| setup.scenario = Some(1)));
}

#[test]
fn w11_five_missions_of_the_first_edition() {
    for number in [0, 6, 255] {
        refuses("mission", &solo_first(|setup| setup.mission = Some(number)));
    }
    refuses("mission", &solo(|setup| setup.mission = Some(1)));
    refuses("mission_hard", &solo_first(|setup| setup.mission_hard = Some(true)));
    refuses("mission_hard", &solo_first(|setup| setup.mission_hard = Some(false)));
}

#[test]
fn w10_w11_a_scenario_a_mission_or_a_legacy_but_not_two_of_them() {
    let with_mission = |setup: &mut Setup| setup.mission = Some(1);
    refuses("mission", &changed(Setup::scenario(1, Level::Normal), with_mission));
    refuses("legacy", &Setup { legacy: Some(true), ..Setup::scenario(2, Level::Normal) });
    refuses("legacy", &Setup { legacy: Some(true), ..Setup::mission(2, false, Level::Normal) });
    assert_eq!(refused(&Setup { legacy: None, ..Setup::scenario(2, Level::Normal) }), None);
}

#[test]
fn w9_the_gang_sits_opposite_the_human_and_nowhere_else() {
    let kinds = |setup: Setup, green, yellow| {
        changed(setup, |setup| (setup.seats.green.kind, setup.seats.yellow.kind) = (green, yellow))
    };
    use SeatKind::{Bot, Gang, Person};
    for (green, yellow, for_two, alone) in [
        (Person, Person, true, false),
        (Person, Bot, true, false),
        (Bot, Bot, true, false),
        (Person, Gang, false, true),
        (Bot, Gang, false, true),
        (Gang, Person, false, false),
        (Gang, Gang, false, false),
    ] {
        let field = |setup| refused(&kinds(setup, green, yellow)).map(|(field, _)| field);
        assert_eq!(field(two(|_| {})), (!for_two).then_some("seats"), "{green:?} {yellow:?}");
        assert_eq!(field(solo(|_| {})), (!alone).then_some("seats"), "{green:?} {yellow:?}");
    }
    refuses("seats", &kinds(mirrored(&solo(|_| {})), Person, Gang));
}

#[test]
fn w0_8_the_tokens_fit_the_box() {
    let german = Edition::German.tokens();
    let with = |tokens: Tokens| two(|setup| setup.tokens = tokens);
    let name = || "mine".to_owned();
    refuses("tokens", &with(Edition::First.tokens().into()));
    assert_eq!(refused(&with(Tokens { name: name(), ..german.clone().into() })), None);
    refuses("tokens", &with(Tokens { tokens: Vec::new(), ..german.clone().into() }));
    let mut wrong = german;
    wrong.tokens[0].count += 1;
    let why = "expected 26 hat for the german edition, found 27 (W0.8)".to_owned();
    assert_eq!(refused(&with(wrong.into())), Some(("tokens", why)));
}

/// How many of each token lie anywhere.
fn pieces(view: &View) -> BTreeMap<Token, u8> {
    let mut found = BTreeMap::new();
    let mut add = |token: Token, count: u8| *found.entry(token).or_insert(0) += count;
    view.bag.iter().chain(&view.discard).for_each(|pile| add(pile.token, pile.count));
    view.districts.iter().flat_map(|district| &district.tokens).for_each(|token| add(*token, 1));
    for HeldView { held, .. } in view.players.green.tokens.iter().chain(&view.players.yellow.tokens) {
        add(held.token(), 1);
        if let Some(squares) = held.on {
            add(Token { kind: Kind::Infusion, value: 0, squares }, 1);
        }
    }
    found
}

/// Plays a random game and looks at the table after every step.
fn play_and_count(setup: &Setup, seed: u64) {
    let table = Table::new(setup).expect("the setup is valid");
    let mut dice = Dice::new(seed);
    let mut state = table.start(&mut ());
    let box_of = |token: &Token| table.catalogue.find(*token).map_or(0, |id| table.catalogue.count(id));
    let mut before: Option<BTreeMap<Token, u8>> = None;
    loop {
        match table.node(&state) {
            Node::Over => break,
            Node::Decide { .. } => {
                let choice = random_choice(table.legal(&state), &mut dice);
                table.apply(&mut state, choice, &mut ());
            }
            Node::Chance(_) => {
                let outcome = table.sample(&state, &mut dice);
                let happened = table.happened(&state, outcome);
                table.resolve(&mut state, outcome, &mut ());
                if matches!(happened, Happened::Deal { .. }) {
                    // What is still to be dealt lies nowhere yet.
                    continue;
                }
            }
        }
        invariants(&table, &state).unwrap_or_else(|why| panic!("{setup:?}, seed {seed}: {why}"));
        let now = pieces(&table.view(&state, None));
        for (token, count) in &now {
            assert!(*count <= box_of(token), "{setup:?}, seed {seed}: {count} of {token}");
            let earlier = before.as_ref().map_or(u8::MAX, |before| before.get(token).copied().unwrap_or(0));
            assert!(*count <= earlier, "{setup:?}, seed {seed}: {token} came from nowhere");
            // Hats never leave the table.
            assert!(token.kind != Kind::Hat || *count == box_of(token));
        }
        before = Some(now);
    }
    assert!(table.result(&state).is_some(), "{setup:?}");
}

#[test]
fn w6_w7_all_142_pairs_of_cards_can_be_played_and_no_piece_is_lost() {
    let pairs = pairs();
    assert_eq!(pairs.len(), 13 * 9 + 5 * 5);
    for (n, setup) in pairs.iter().enumerate() {
        (0..3).for_each(|game| play_and_count(setup, 1_000 * n as u64 + game));
    }
}

#[test]
fn w9_w10_w11_every_level_scenario_and_mission_can_be_played_and_no_piece_is_lost() {
    let alone = alone();
    // German: 5 levels of a plain game, a legacy and 10 scenarios; first: 4 of a plain game, a legacy and 5 missions
    // in two modes. Both colours.
    assert_eq!(alone.len(), (5 * 12 + 4 * 12) * 2);
    for (n, setup) in alone.iter().enumerate() {
        (0..3).for_each(|game| play_and_count(setup, 1_000 * n as u64 + game));
    }
}

#[test]
fn w10_every_scenario_can_be_played_with_every_pair_of_cards_it_allows() {
    let mut played = 0;
    for number in 1..=10 {
        for &shadow in Shadow::ALL {
            for &card in Infusion::ALL {
                let setup = Setup { shadow, infusion: Infusions::One(card), ..Setup::scenario(number, Level::Normal) };
                let monster = [Shadow::WaterCreature, Shadow::Guardian, Shadow::Cursed].contains(&shadow);
                let fits = match number {
                    1 => card == Infusion::Soulmate,
                    3 => card != Infusion::Soulmate,
                    5 => shadow == Shadow::Historian,
                    9 => !monster,
                    _ => true,
                };
                let Ok(table) = Table::new(&setup) else {
                    assert!(!fits, "{setup:?}");
                    continue;
                };
                assert!(fits, "{setup:?}");
                let mut state = table.start(&mut ());
                random_game(&table, &mut state, &mut Dice::new(played));
                assert!(table.result(&state).is_some());
                played += 1;
            }
        }
    }
    assert_eq!(played, 13 + 13 * 8 + 9 + 10 * 9 + 6 * 13 * 9);
}

#[test]
fn w9_11_every_level_can_be_played_with_every_pair_of_cards() {
    for setup in pairs() {
        for level in Level::ALL.into_iter().filter(|level| level.editions().contains(&setup.edition)) {
            let alone =
                Setup { shadow: setup.shadow, infusion: setup.infusion.clone(), ..Setup::solo(setup.edition, level) };
            let table = Table::new(&at(alone, level)).expect("every level goes with every pair");
            let mut state = table.start(&mut ());
            let (choices, events) = random_game(&table, &mut state, &mut Dice::new(7));
            // Nine turns of at least a draft and an action; three rolls and at least the first filling.
            assert!(choices >= 18 && events >= 3, "{choices} choices, {events} events");
            assert!(table.result(&state).is_some());
        }
    }
}
