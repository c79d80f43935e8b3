//! Why a table may not do what a client asks for.

use serde::{Deserialize, Serialize};

/// Why a request was not carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The message is not one of ours.
    Malformed,
    /// The first message has to be `sync`.
    NotSynced,
    /// You don't sit here, or not in that seat.
    NotYourSeat,
    /// Somebody else is asked, or nobody.
    NotAsked,
    /// The position has changed since.
    Stale,
    /// There is no such choice, or there are more than the decision needs.
    NoSuchChoice,
    /// The rules forbid it.
    Illegal,
    /// The game has not begun.
    NotBegun,
    /// The game is over.
    Over,
    /// There is nothing that could be taken back.
    NothingToUndo,
    /// Your turn has passed: nothing of it is undone unless the others agree to take it back.
    TurnOver,
    /// In a rated game nothing is undone or taken back.
    Rated,
    /// It can't be proposed here and now.
    NotNow,
    /// It could not be written to disk; try again.
    NotWritten,
    /// The table's history can't be replayed; it can only be read.
    Frozen,
    /// Too many messages in too short a time.
    TooFast,
    /// This decision was undone often enough.
    TooManyUndos,
    /// The table's history is as long as it may become: the game can only be ended.
    TooLong,
    /// This is how clients of an older version speak: load the page anew.
    Upgrade,
    /// Whoever laid the table has as many as one can have.
    TooManyTables,
}

impl Refusal {
    /// The key of its text.
    pub fn key(self) -> &'static str {
        match self {
            Self::Malformed => "server-refused-malformed",
            Self::NotSynced => "server-refused-not_synced",
            Self::NotYourSeat => "server-refused-not_your_seat",
            Self::NotAsked => "server-refused-not_asked",
            Self::Stale => "server-refused-stale",
            Self::NoSuchChoice => "server-refused-no_such_choice",
            Self::Illegal => "server-refused-illegal",
            Self::NotBegun => "server-refused-not_begun",
            Self::Over => "server-refused-over",
            Self::NothingToUndo => "server-refused-nothing_to_undo",
            Self::TurnOver => "server-refused-turn_over",
            Self::Rated => "server-refused-rated",
            Self::NotNow => "server-refused-not_now",
            Self::NotWritten => "server-refused-not_written",
            Self::Frozen => "server-refused-frozen",
            Self::TooFast => "server-refused-too_fast",
            Self::TooManyUndos => "server-refused-too_many_undos",
            Self::TooLong => "server-refused-too_long",
            Self::Upgrade => "server-refused-upgrade",
            Self::TooManyTables => "server-refused-too_many_tables",
        }
    }
}
