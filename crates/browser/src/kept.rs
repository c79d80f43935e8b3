//! What is kept on the device, and where.

use ledger::{FinishedGame, NewTable, PersonKey, RecordRow, SeatRow, TableRow};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{Said, history::Row};

/// The person at this device.
pub const ME: PersonKey = 1;

/// What is kept of a table, beside the lines of its history.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kept {
    /// How it was laid, and how far it is.
    pub row: TableRow,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
    /// What it remembers beside its history.
    #[serde(default)]
    pub note: String,
    /// What was said there.
    #[serde(default)]
    pub talk: Vec<Said>,
    /// The place of who is asked.
    #[serde(default)]
    pub turn: Option<usize>,
}

impl From<NewTable> for Kept {
    fn from(NewTable { table, seats }: NewTable) -> Self {
        Self { row: table, seats, note: String::new(), talk: Vec::new(), turn: None }
    }
}

/// A game to look at: a table with its history, or a record that was brought along.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum Source {
    /// It was played here, or is being played.
    Table {
        /// The table.
        table: Box<Kept>,
        /// Its history.
        lines: Vec<Row>,
    },
    /// Somebody brought it along.
    Record {
        /// The record.
        record: RecordRow,
    },
}

/// Something to be kept: a value under a key in one of the stores.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Put {
    /// `tables`, `lines`, `games` or `records`.
    pub store: &'static str,
    /// A link, or a link and a line's number.
    pub key: Value,
    /// JSON.
    pub value: String,
    /// Whether it must not be there yet.
    pub new: bool,
}

impl Put {
    /// A table.
    pub fn table(kept: &Kept, new: bool) -> Self {
        Self { store: "tables", key: kept.row.link.clone().into(), value: json(kept), new }
    }

    /// A line of a table's history.
    pub fn line(link: &str, row: &Row) -> Self {
        Self { store: "lines", key: json!([link, row.seq]), value: json(row), new: true }
    }

    /// What a game came to.
    pub fn game(game: &FinishedGame) -> Self {
        Self { store: "games", key: game.link.clone().into(), value: json(game), new: false }
    }

    /// A record that was brought along.
    pub fn record(row: &RecordRow) -> Self {
        Self { store: "records", key: row.link.clone().into(), value: json(row), new: true }
    }
}

/// As JSON.
pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| unreachable!("what goes out is always JSON: {error}"))
}
