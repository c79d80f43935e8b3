//! Random games, spoken in every language.

use super::{all_words, check, check_sentence, endings, ftl::Texts, refusals};
use crate::{Lang, Speaks, Words};
use gangster::Gang;
use smile_and_gun::{Edition, Event, First, Infusion, Infusions, Level, Player, Setup, Shadow};
use std::collections::BTreeSet;
use tabletop::{Game, Node, Play, What, random_choice};
use tabletop_test::Dice;

#[test]
fn every_text_is_said_and_nothing_but_texts() {
    let words = all_words();
    for (seed, table) in smile_tables().iter().enumerate() {
        speak_game(table, &words, seed as u64);
    }
    for (seed, table) in gangster_tables().iter().enumerate() {
        (0..12).for_each(|n| speak_game(table, &words, 100 * seed as u64 + n));
    }
    speak_rare_events(&words);
    endings::speak(&words);
    refusals::speak(&words);
    for words in &words {
        check_usage(words);
    }
}

/// No key in vain: each is said by somebody, or referred to by one that is.
fn check_usage(words: &Words) {
    let texts = Texts::of(words.lang());
    let said = words.said.lock().unwrap();
    let mut used: BTreeSet<_> = said.iter().cloned().collect();
    for (place, _) in texts.made.iter().filter(|(place, _)| said.contains(&place.0)) {
        used.extend(texts.reachable(place).into_iter().map(|(key, _)| key));
    }
    let ours = texts.files.iter().filter(|(_, file)| ["smile", "gangster", "table"].contains(&file.as_str()));
    let unused: Vec<_> = ours.map(|(key, _)| key).filter(|key| !used.contains(*key)).collect();
    assert!(unused.is_empty(), "{}: never said: {unused:?}", words.lang());
    let optional =
        |key: &&String| !key.starts_with("colour-") && !key.starts_with("gang-") && !key.starts_with("chapter-");
    let missing: Vec<_> = said.iter().filter(optional).filter(|key| !texts.files.contains_key(*key)).collect();
    assert!(missing.is_empty(), "{}: missing: {missing:?}", words.lang());
}

/// Plays a random game and says everything that can be said about it.
fn speak_game<G: Speaks>(table: &G, words: &[Words; 3], seed: u64) {
    let mut dice = Dice::new(seed);
    let mut told = Vec::new();
    let mut play = Play::new(table, &mut told);
    loop {
        speak_events(table, words, &mut told);
        match play.node() {
            Node::Over => break,
            Node::Chance(_) => {
                let outcome = table.sample(play.state(), &mut dice);
                let happened = table.happened(play.state(), outcome);
                words.iter().for_each(|w| check_sentence(w, &table.say_happened(w, &happened), &happened));
                play.happen(&happened, &mut told).unwrap();
            }
            Node::Decide { prompt, .. } => {
                words.iter().for_each(|w| check_sentence(w, &table.say_prompt(w, play.state(), &prompt), &prompt));
                speak_choices(table, words, play.state());
                play.choose(random_choice(table.legal(play.state()), &mut dice), &mut told);
            }
        }
        if let Some(What::Decision { by, action }) = play.entries().last().map(|entry| &entry.what) {
            for w in words {
                check(w, &table.say_seat(w, *by), by);
                check(w, &table.say_action(w, action), action);
            }
        }
    }
    let result = table.result(play.state()).unwrap();
    for w in words {
        table.say_result(w, &result).iter().for_each(|line| check_sentence(w, line, &result));
    }
}

/// Events that hardly any random game has.
fn speak_rare_events(words: &[Words; 3]) {
    let two = table::<smile_and_gun::Table>(&Setup::two(Edition::German));
    let mut rare = vec![
        Event::Cleared { district: 3 },
        Event::LostAtOnce,
        Event::BagRefilled { hats: 0 },
        Event::BagRefilled { hats: 1 },
        Event::HeatRead { green: 9, yellow: 9 },
    ];
    speak_events(&two, words, &mut rare);
}

fn speak_events<G: Speaks>(table: &G, words: &[Words; 3], told: &mut Vec<G::Event>) {
    for event in told.drain(..) {
        let name = format!("{event:?}");
        let silent = SILENT.contains(&name.split(' ').next().unwrap_or_default());
        for w in words {
            let said = table.say_event(w, &event);
            assert_eq!(said.is_none(), silent, "{event:?}: {said:?}");
            said.iter().for_each(|said| check_sentence(w, said, &event));
        }
    }
}

/// What the event before or after says already.
const SILENT: [&str; 7] = ["NextPlayer", "PickedUp", "LeftOver", "ActionDie", "Marked", "OntoPile", "GaveUp"];

/// No two choices of a question have the same label.
fn speak_choices<G: Speaks>(table: &G, words: &[Words; 3], state: &G::State) {
    for w in words {
        let mut labels = BTreeSet::new();
        for number in table.legal(state) {
            let choice = table.choice(state, number);
            let label = table.say_choice(w, state, &choice);
            check(w, &label, &choice);
            assert!(labels.insert(label.clone()), "{}: twice \"{label}\"", w.lang());
        }
    }
}

pub fn table<G: Game>(setup: &G::Setup) -> G {
    G::new(setup).unwrap_or_else(|error| panic!("{setup:?}: {error}"))
}

/// Every card, level, scenario and mission, in both editions.
fn smile_tables() -> Vec<smile_and_gun::Table> {
    let mut setups: Vec<_> = [Edition::German, Edition::First].into_iter().flat_map(setups_of).collect();
    for level in [Level::Normal, Level::Don] {
        setups.extend((1..=10).map(|number| Setup::scenario(number, level)));
    }
    for hard in [false, true] {
        setups.extend((1..=5).map(|number| Setup::mission(number, hard, Level::Hard)));
    }
    setups.push(Setup { legacy: Some(true), ..Setup::solo(Edition::First, Level::Easy) });
    setups.iter().map(table).collect()
}

/// Every shadow card with every infusion card for two, alternately for one; and every level.
fn setups_of(edition: Edition) -> Vec<Setup> {
    let both = edition == Edition::German;
    let mut setups = Vec::new();
    for &shadow in Shadow::ALL.iter().filter(|card| both || card.in_first_edition()) {
        for &card in Infusion::ALL.iter().filter(|card| both || card.in_first_edition()) {
            let infusion = Infusions::One(card);
            let solo = Setup::solo(edition, Level::Normal);
            setups.push(Setup { shadow, infusion: infusion.clone(), first: First::Random, ..Setup::two(edition) });
            setups.extend((setups.len() % 2 == 1).then_some(Setup { shadow, infusion, ..solo }));
        }
    }
    let levels = Level::ALL.into_iter().filter(|level| level.editions().contains(&edition));
    setups.extend(levels.map(|level| with_cards(Setup::solo(edition, level))));
    setups
}

/// The Trickster needs several cards.
fn with_cards(mut setup: Setup) -> Setup {
    if setup.level == Some(Level::Trickster) {
        setup.infusion = Infusions::Several(vec![Infusion::Slippery, Infusion::Knockoff, Infusion::QuickStep]);
    }
    setup
}

fn gangster_tables() -> Vec<gangster::Table> {
    use Gang::{Blue, Grey, Red, Yellow};
    [vec![Red, Blue], vec![Grey, Yellow, Red], vec![Blue, Grey, Red, Yellow]]
        .map(|gangs| table(&gangster::Setup::new(gangs)))
        .into()
}

#[test]
fn the_gang_is_known_by_its_name() {
    let words = Words::new(Lang::En);
    let name = |setup| table::<smile_and_gun::Table>(&setup).say_seat(&words, Player::Yellow);
    assert_eq!(name(Setup::two(Edition::First)), "Yellow");
    assert_eq!(name(Setup::solo(Edition::First, Level::Easy)), "Yellow (Rue Morgue Crew)");
    assert_eq!(name(Setup::scenario(5, Level::Normal)), "Yellow (Athena)");
    assert_eq!(name(Setup::mission(4, false, Level::Normal)), "Yellow (Unkindness)");
}
