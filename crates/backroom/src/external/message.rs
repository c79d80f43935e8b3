//! What is said, line by line.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Ended, Game};

/// The protocol that is spoken here. Any change but a new field in a [`Message`] is another protocol.
pub const PROTOCOL: &str = "backroom-bot/1";

/// What a program is told.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "snake_case", bound = "")]
pub enum Message<G: Game> {
    /// Where it sits; it answers with [`Ready`].
    Start {
        protocol: &'static str,
        engine: &'static str,
        game: &'static str,
        rules: u32,
        setup: G::Setup,
        seat: G::Seat,
        /// In seconds.
        answer_limit: f64,
    },
    /// It has to choose; it answers with [`Answer`].
    Ask { log: Vec<Value>, view: G::View, prompt: G::Prompt, begun: bool, choices: Vec<Offer<G>> },
    /// The game is over, by the rules or outside of them; there is no answer.
    Over { log: Vec<Value>, view: G::View, result: Option<G::Result>, ended: Option<Ended<G::Seat>> },
}

/// One of the choices.
#[derive(Serialize)]
#[serde(bound = "")]
pub struct Offer<G: Game> {
    /// What it is chosen by.
    pub id: u8,
    /// What it means.
    #[serde(flatten)]
    pub choice: G::Choice,
}

/// The program is ready.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ready {
    /// What it speaks.
    pub protocol: String,
}

/// The program chooses.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// One of the ids; anything larger than those is illegal rather than unclear.
    pub choice: i64,
}
