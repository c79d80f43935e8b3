//! What JavaScript calls. JSON goes in and comes out; what fails throws JSON with a `status` and an `error`.

use crate::{
    desk::{self, Failure, Press, wrong},
    house::{self, Event},
    kept::{Source, json},
    rehearsal, thinking,
};
use games::Catalogue;
use ledger::{Analysis, Filter, Fresh};
use serde::{Serialize, de::DeserializeOwned};
use std::time::Duration;
use wasm_bindgen::prelude::wasm_bindgen;
use words::{Lang, Words};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn milliseconds() -> f64;
}

/// The clock that bots look at.
fn clock() -> Duration {
    Duration::from_secs_f64(milliseconds() / 1000.0)
}

/// What an answer is for JavaScript.
type Text = Result<String, String>;

fn text(answer: Result<impl Serialize, Failure>) -> Text {
    answer.map(|value| json(&value)).map_err(|failure| json(&failure))
}

fn failed(failure: Failure) -> String {
    json(&failure)
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| failed(wrong(error)))
}

fn lang(code: &str) -> Result<Lang, String> {
    code.parse().map_err(|error| failed(wrong(format!("lang: {error}"))))
}

fn fresh(random: &[u8], now: f64) -> Result<Fresh, String> {
    let random = random.try_into().map_err(|_| failed(wrong("random: expected 88 bytes")))?;
    Ok(Fresh::new(random, now as i64))
}

/// The tables that are open.
#[wasm_bindgen]
#[derive(Default)]
pub struct House(house::House);

#[wasm_bindgen]
impl House {
    /// Without any table yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Opens a table as it was kept; what it wants.
    pub fn open(&mut self, source: &str, name: &str, now: f64) -> Text {
        text(self.0.open(read(source)?, name, now as i64).map_err(wrong))
    }

    /// Something happens at an open table; what it wants.
    pub fn hear(&mut self, link: &str, event: &str, random: &[u8], now: f64) -> Text {
        let event: Event = read(event)?;
        text(self.0.hear(link, event, fresh(random, now)?).map_err(wrong))
    }

    /// Forgets a table until it is opened again.
    pub fn close(&mut self, link: &str) {
        self.0.close(link);
    }

    /// The position after so many entries, or the last.
    pub fn position(&self, source: &str, at: Option<u32>, name: &str, code: &str) -> Text {
        let (source, words) = (read(source)?, self.0.words(lang(code)?));
        desk::position(&source, at.map(|at| at as usize), name, words).map_err(failed)
    }

    /// The proof of a game's dice.
    pub fn proof(&self, source: &str, code: &str) -> Text {
        text(desk::proof(&read(source)?, self.0.words(lang(code)?)))
    }
}

/// How many random bytes a new table takes.
#[wasm_bindgen]
pub fn random_bytes() -> usize {
    Fresh::BYTES
}

/// What can be chosen for a new table.
#[wasm_bindgen]
pub fn catalogue() -> String {
    json(&Catalogue::new())
}

/// A new table, to be kept.
#[wasm_bindgen]
pub fn lay(wish: &str, random: &[u8], now: f64) -> Text {
    text(desk::lay(wish, fresh(random, now)?))
}

/// A lesson's table, to be kept.
#[wasm_bindgen]
pub fn lesson(game: &str, name: &str, random: &[u8], now: f64) -> Text {
    text(desk::lesson(game, name, fresh(random, now)?))
}

/// A record that is brought along, to be kept.
#[wasm_bindgen]
pub fn bring(record: &str, random: &[u8], now: f64) -> Text {
    text(desk::bring(record, fresh(random, now)?))
}

/// The tables on this device.
#[wasm_bindgen]
pub fn mine(tables: &str, name: &str) -> Text {
    Ok(json(&desk::mine(read(tables)?, name)))
}

/// A game as a record.
#[wasm_bindgen]
pub fn record(source: &str) -> Text {
    desk::record(&read(source)?).map_err(failed)
}

/// The front page about a finished game, as SVG; with the texts of the language that it needs beside those in here, what the game
/// came to for every seat, and what hangs over the door.
#[wasm_bindgen]
pub fn front_page(
    source: &str,
    name: &str,
    code: &str,
    texts: &str,
    reviewed: Option<String>,
    house: Option<String>,
    colour: Option<String>,
) -> Text {
    let reviewed = reviewed.as_deref().map(read::<Vec<Analysis>>).transpose()?.unwrap_or_default();
    let press = Press { name, reviewed: &reviewed, house: house.as_deref(), colour: colour.as_deref() };
    desk::front_page(&read(source)?, &press, &Words::new(lang(code)?).and(texts)).map_err(failed)
}

/// Games as records, one a line.
#[wasm_bindgen]
pub fn records(sources: &str) -> Text {
    Ok(desk::records(&read::<Vec<Source>>(sources)?))
}

/// What a game came to for every seat; takes seconds.
#[wasm_bindgen]
pub fn review(source: &str) -> Text {
    text(desk::review(&read(source)?, clock))
}

/// The part of that about a seat, in words.
#[wasm_bindgen]
pub fn analysis(source: &str, reviewed: &str, seat: Option<String>, code: &str) -> Text {
    let words = Words::new(lang(code)?);
    text(desk::analysis(&read(source)?, read(reviewed)?, seat.as_deref(), &words))
}

/// How far the campaign is.
#[wasm_bindgen]
pub fn progress(games: &str) -> Text {
    Ok(json(&desk::progress(read(games)?)))
}

/// A page of the history.
#[wasm_bindgen]
pub fn history(games: &str, filter: &str) -> Text {
    text(desk::history(read(games)?, read::<Filter>(filter)?))
}

/// What all wanted games came to.
#[wasm_bindgen]
pub fn statistics(games: &str, filter: &str) -> Text {
    text(desk::statistics(read(games)?, read::<Filter>(filter)?))
}

/// What was made of the deal of a game.
#[wasm_bindgen]
pub fn results(games: &str, link: &str) -> Text {
    Ok(json(&desk::results(read(games)?, link)))
}

/// What a bot chooses; takes as long as it thinks.
#[wasm_bindgen]
pub fn think(position: &str, luck: u64) -> Text {
    text(thinking::think(&read(position)?, luck, clock).map_err(wrong))
}

/// What would be good; takes a second.
#[wasm_bindgen]
pub fn hint(position: &str) -> Text {
    text(thinking::hint(&read(position)?, clock).map_err(wrong))
}

/// The kinds of games that can be rehearsed.
#[wasm_bindgen]
pub fn kinds() -> String {
    json(&rehearsal::KINDS)
}

/// Random games by the engine alone, to compare this machine's speed with another's; how many steps they took.
#[wasm_bindgen]
pub fn random_games(kind: &str, games: u32) -> Text {
    rehearsal::random_games(kind, games).map(|steps| steps.to_string())
}

/// A whole game from one seed, to compare this machine with another.
#[wasm_bindgen]
pub fn rehearse(kind: &str, seed: u64, bot: &str) -> Text {
    rehearsal::rehearse(kind, seed, bot)
}
