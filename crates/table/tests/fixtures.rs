//! The positions that the page is tested and drawn with, as a table tells them. `BACKROOM_WRITE=1` writes them anew.
#![allow(missing_docs)]

use games::{Catalogue, Playable};
use serde_json::{Map, Value, json, value::RawValue};
use smile_and_gun::{Edition, Infusion, Infusions, Level, Setup, Shadow};
use std::{collections::BTreeSet, path::Path};
use table::{
    encode::{self, Shown},
    history::{Line, Standing, Told},
};
use tabletop::{Game, Node, Play, Seeded, random_choice};
use words::{Lang, Words};

/// What was told in each language as one: a sentence is there in all of them.
fn merge(told: &[Value]) -> Value {
    match &told[0] {
        Value::Object(parts) => {
            let part = |key: &String| -> Vec<Value> { told.iter().map(|one| one[key].clone()).collect() };
            let merged = parts.keys().map(|key| match key.as_str() {
                "says" => (key.clone(), Lang::ALL.iter().map(|lang| lang.code().to_owned()).zip(part(key)).collect()),
                _ => (key.clone(), merge(&part(key))),
            });
            merged.collect::<Map<_, _>>().into()
        }
        Value::Array(parts) => {
            let part = |at: usize| -> Vec<Value> { told.iter().map(|one| one[at].clone()).collect() };
            (0..parts.len()).map(|at| merge(&part(at))).collect()
        }
        same => same.clone(),
    }
}

fn read(text: &RawValue) -> Value {
    serde_json::from_str(text.get()).unwrap()
}

struct Teller<'t, G: Playable> {
    table: &'t G,
    words: &'t [Words; 3],
}

impl<G: Playable> Teller<'_, G> {
    fn in_every_language(&self, tell: impl Fn(&Words) -> Option<Box<RawValue>>) -> Value {
        let told: Vec<_> = self.words.iter().map(|words| tell(words).map_or(Value::Null, |text| read(&text))).collect();
        merge(&told)
    }

    /// Where the game stands, also in the middle of a decision, and what happened since the step before.
    fn step(&self, play: &Play<'_, G>, seq: i64, before: &G::State, events: &[G::Event]) -> Value {
        let (table, state) = (self.table, play.state());
        let entry = play.entries().last().expect("every game begins by chance");
        let told =
            [Told { seq, line: Line::Entry(entry.clone()).write(), before: before.clone(), events: events.to_vec() }];
        let ask = |words: &Words| encode::ask(table, state, Shown { words: Some(words), previews: true, passed: &[] });
        let mut step = json!({
            "story": self.in_every_language(|words| Some(encode::story(table, &told, state, Some(words), true))),
            "view": read(&encode::view(table, state)),
            "ask": self.in_every_language(ask),
            "forecast": self.in_every_language(|words| Some(encode::forecast(table, state, Some(words)))),
        });
        if table.node(state) == Node::Over {
            let mut standing = Standing::new(table);
            play.entries().iter().for_each(|entry| drop(standing.add(&Line::Entry(entry.clone())).unwrap()));
            step["outcome"] = self.in_every_language(|words| encode::outcome(&standing, Some(words)));
        }
        step
    }

    /// A random game: every step at which somebody decides between several things, and the end.
    fn play(&self, seed: u64) -> Value {
        let (mut random, mut events) = (Seeded::new(seed), Vec::new());
        let mut play = Play::new(self.table, &mut events);
        let mut before = play.state().clone();
        let mut steps = Vec::new();
        loop {
            match play.node() {
                Node::Over => {
                    steps.push(self.step(&play, steps.len() as i64 + 1, &before, &events));
                    return json!({ "game": G::NAME, "setup": self.table.setup(), "steps": steps });
                }
                Node::Chance(_) => {
                    let outcome = self.table.sample(play.state(), &mut random);
                    play.happen(&self.table.happened(play.state(), outcome), &mut events).unwrap();
                }
                Node::Decide { .. } => {
                    let legal = self.table.legal(play.state());
                    let choice = random_choice(legal, &mut random);
                    if legal.len() > 1 {
                        let mut step = self.step(&play, steps.len() as i64 + 1, &before, &events);
                        step["chosen"] = choice.into();
                        steps.push(step);
                        before = play.state().clone();
                        events.clear();
                    }
                    play.choose(choice, &mut events);
                }
            }
        }
    }
}

fn smile(words: &[Words; 3], setup: &Setup, seed: u64) -> Value {
    Teller { table: &smile_and_gun::Table::new(setup).unwrap(), words }.play(seed)
}

fn gangster(words: &[Words; 3], players: usize, seed: u64) -> Value {
    let setup = gangster::Setup::new(gangster::Gang::ALL[..players].to_vec());
    Teller { table: &gangster::Table::new(&setup).unwrap(), words }.play(seed)
}

fn pair(shadow: Shadow, infusion: Infusion) -> Setup {
    Setup { shadow, infusion: Infusions::One(infusion), ..Setup::two(Edition::German) }
}

/// One position for every kind of question, each from the game in which it was first met after its beginning.
fn scenes(words: &[Words; 3]) -> Value {
    let cards = Infusion::ALL.iter().enumerate().map(|(n, card)| (Shadow::ALL[(4 * n + 6) % 13], *card, 40 + n));
    let others = Shadow::ALL.iter().enumerate().map(|(n, card)| (*card, Infusion::ALL[n % 9], 80 + n));
    let mut games: Vec<_> =
        cards.chain(others).map(|(shadow, card, seed)| smile(words, &pair(shadow, card), seed as u64)).collect();
    games.push(smile(words, &Setup::scenario(4, Level::Capo), 5));
    games.push(smile(words, &Setup::mission(2, true, Level::Hard), 6));
    games.extend([2, 3, 4].map(|players| gangster(words, players, 20 + players as u64)));
    let (mut met, mut found) = (BTreeSet::new(), Vec::new());
    for game in games {
        for step in game["steps"].as_array().unwrap().iter().skip(8) {
            let kind = step["ask"]["prompt"]["kind"].as_str().unwrap_or("over");
            let solo = game["setup"]["mode"] == "solo";
            if met.insert(format!("{} {kind} {solo}", game["game"])) {
                found.push(json!({ "game": game["game"], "setup": game["setup"], "steps": [step] }));
            }
        }
    }
    found.into()
}

/// A part of a game's steps.
fn cut(mut game: Value, keep: impl Fn(&mut Vec<Value>)) -> Value {
    keep(game["steps"].as_array_mut().unwrap());
    game
}

#[test]
fn the_pages_fixtures_are_current() {
    let words = Lang::ALL.map(Words::new);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/fixtures");
    let smile = smile(&words, &pair(Shadow::Badge, Infusion::LastChance), 3);
    let files = [
        ("smile", cut(smile, |steps| steps.truncate(30))),
        ("gangster", cut(gangster(&words, 4, 7), |steps| drop(steps.drain(..steps.len() - 34)))),
        ("scenes", scenes(&words)),
        ("catalogue", serde_json::to_value(Catalogue::new()).unwrap()),
    ];
    for (name, value) in files {
        let (file, text) = (folder.join(name).with_extension("json"), format!("{value}\n"));
        if std::env::var_os("BACKROOM_WRITE").is_some() {
            std::fs::write(&file, &text).unwrap();
        }
        let there = std::fs::read_to_string(&file).unwrap_or_default();
        assert!(there == text, "{name} is not current: BACKROOM_WRITE=1 cargo test -p table --test fixtures");
    }
}
