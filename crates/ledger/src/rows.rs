//! What is kept of tables and games, whatever it is kept in.

use games::Verdict;
use serde::{Deserialize, Serialize};
use table::{
    Status,
    protocol::{Clock, Options},
};

pub use table::{Millis, PersonKey};

/// A table's number; never shown to anybody. People know its link.
pub type TableKey = i64;

/// A table as it was laid, and how far it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "sqlx", derive(sqlx::FromRow))]
pub struct TableRow {
    /// Its number.
    pub key: TableKey,
    /// What people call it by; can't be guessed.
    pub link: String,
    /// Whoever knows this may sit down; can't be guessed.
    pub invite: String,
    /// Who laid it.
    pub host: PersonKey,
    /// Which game.
    pub game: String,
    /// The number of the rules by which it is played.
    pub rules: i64,
    /// The game's setup, as records write it.
    pub setup: String,
    /// What was agreed beside the rules.
    pub options: String,
    /// The secret of the fair dice.
    pub server_seed: String,
    /// The table's name in the fair-dice scheme; tables with the same deal share it.
    pub deal: String,
    /// What has become of it.
    #[cfg_attr(feature = "sqlx", sqlx(try_from = "String"))]
    pub status: Status,
    /// How it ended.
    pub outcome: Option<String>,
    /// When it was laid.
    pub created: Millis,
    /// When it ended.
    pub ended: Option<Millis>,
}

impl TableRow {
    /// What lists and sweeps ask for: whether it is listed, has a clock, and is a lesson.
    pub fn kind(&self) -> (bool, bool, bool) {
        let Options { listed, clock, lesson, .. } = serde_json::from_str(&self.options).unwrap_or_default();
        (listed, clock != Clock::None, lesson.is_some())
    }
}

/// A seat and who has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "sqlx", derive(sqlx::FromRow))]
pub struct SeatRow {
    /// Its place in the order of the seats.
    pub place: i64,
    /// Its name in records.
    pub seat: String,
    /// The program that sits there.
    pub bot: Option<String>,
    /// The person who sits there.
    pub person: Option<PersonKey>,
    /// What they added to the dice; until then they are not ready.
    pub seed: Option<String>,
}

/// A table that is to be laid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// See [`TableRow`], whose `key` doesn't matter here.
    pub table: TableRow,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
}

/// A game that was played elsewhere and brought along.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "sqlx", derive(sqlx::FromRow))]
pub struct RecordRow {
    /// What people call it by; can't be guessed.
    pub link: String,
    /// Who brought it.
    pub person: PersonKey,
    /// Which game.
    pub game: String,
    /// The record.
    pub record: String,
    /// When it was brought.
    pub created: Millis,
}

/// What a game came to for one person who sat there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "sqlx", derive(sqlx::FromRow))]
pub struct FinishedRow {
    /// The table.
    #[cfg_attr(feature = "sqlx", sqlx(rename = "table_key"))]
    pub table: TableKey,
    /// The person.
    pub person: PersonKey,
    /// Which game.
    pub game: String,
    /// The person's seats: words.
    pub seats: String,
    /// What it came to for them.
    #[cfg_attr(feature = "sqlx", sqlx(try_from = "String"))]
    pub result: Verdict,
    /// Their points, if the game was played to its end.
    pub points: Option<i64>,
    /// The most points of anybody else.
    pub rival: Option<i64>,
    /// Words: `person:` and a number, `bot:` and a name, `gang`.
    pub opponents: String,
    /// Words: `shadow:` or `infusion:` and a card.
    pub cards: String,
    /// The rule set, where there are several.
    pub edition: Option<String>,
    /// `two`, `three`, `four`, `solo`, `legacy`, `scenario` or `mission`.
    pub mode: String,
    /// The number of the scenario or mission.
    pub stage: Option<i64>,
    /// Alone: how hard.
    pub level: Option<String>,
    /// How often each face came, for everybody at the table together: six numbers.
    pub dice: String,
    /// When it ended; always as the table says.
    pub ended: Millis,
}

/// A finished game in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "sqlx", derive(sqlx::FromRow))]
pub struct FinishedGame {
    /// What it came to.
    #[cfg_attr(feature = "sqlx", sqlx(flatten))]
    pub row: FinishedRow,
    /// The table's link.
    pub link: String,
    /// The person's name.
    pub name: String,
    /// The table's deal.
    pub deal: String,
}

/// What a game came to, for everybody who sat there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Finished {
    /// One for each person.
    pub rows: Vec<FinishedRow>,
    /// If it counts for the rating, as far as the game itself decides that.
    pub rated: Option<Rated>,
}

/// A game that counts for the rating of two people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rated {
    /// Which game.
    pub game: String,
    /// Who played: the winner first, unless it was a draw.
    pub people: [PersonKey; 2],
    /// Whether it was a draw.
    pub draw: bool,
    /// How many games of the same two may count in a day.
    pub most_a_day: Option<u32>,
}

/// Which finished games somebody wants to see.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Of this game.
    pub game: Option<String>,
    /// With this result.
    pub result: Option<Verdict>,
    /// Against these: the beginning of a word of [`FinishedRow::opponents`].
    pub opponent: Option<String>,
    /// Against a person of this name.
    pub name: Option<String>,
    /// With this card.
    pub card: Option<String>,
    /// Alone at this level.
    pub level: Option<String>,
    /// Those that ended before the table with this link.
    pub before: Option<String>,
}

/// A seat with its table and what is known about whoever sits there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "sqlx", derive(sqlx::FromRow))]
pub struct CompanyRow {
    /// The table.
    #[cfg_attr(feature = "sqlx", sqlx(rename = "table_key"))]
    pub table: TableKey,
    /// Its name in records.
    pub seat: String,
    /// The program that sits there.
    pub bot: Option<String>,
    /// The person who sits there.
    pub person: Option<PersonKey>,
    /// Their name.
    pub name: Option<String>,
    /// Their rating in the table's game.
    pub rating: Option<f64>,
}
