//! What a table is told, and what it wants.

use crate::{
    Downtime, Millis, PersonKey, Seated,
    history::Row,
    protocol::{ClientMessage, Hinted, Options, Refusal, Unrated},
};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::sync::Arc;
use tabletop::fair::Seed;
use words::{Lang, Words};

/// What stays the same at a table, and what it needs to know of the house.
pub struct Laid {
    /// Its link.
    pub link: String,
    /// The invitation to sit down.
    pub invite: String,
    /// Who laid it.
    pub host: PersonKey,
    /// The number of the rules by which it was laid.
    pub rules: u32,
    /// How it was laid, as records write it.
    pub setup: Box<RawValue>,
    /// What was agreed beside the rules.
    pub options: Options,
    /// The secret of the fair dice.
    pub seed: Seed,
    /// Its name in the fair-dice scheme.
    pub deal: String,
    /// The line before which nobody goes back: where a lesson begins.
    pub begins: i64,
    /// How much is too much.
    pub bounds: Bounds,
    /// When nobody was there to play.
    pub downtime: Arc<Downtime>,
    /// The words of all languages, in the order of [`Lang::ALL`].
    pub words: Arc<[Words; 3]>,
}

impl Laid {
    /// The words of a language.
    pub fn words(&self, lang: Lang) -> &Words {
        &self.words[lang as usize]
    }
}

/// How much is too much; nothing is where nothing is named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bounds {
    /// How many may watch.
    pub watchers: Option<u32>,
    /// How often one decision may be undone.
    pub undos: Option<u32>,
    /// How many lines a history may have.
    pub lines: Option<u32>,
    /// How long somebody has to be gone before the win can be claimed, in seconds.
    pub claim_seconds: Option<u32>,
}

/// What is kept of a table.
#[derive(Clone, Debug, Default)]
pub struct Remembered {
    /// Who sits where.
    pub seats: Vec<Seated>,
    /// Why a rated game doesn't count, as far as one can tell.
    pub unrated: Option<Unrated>,
    /// Its history.
    pub lines: Vec<Row>,
    /// What it remembers beside its history.
    pub note: String,
}

/// When something happens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Now {
    /// The time that lines are kept with, and that decisions are measured by. It follows a clock that never goes back.
    pub wall: Millis,
    /// Milliseconds since any moment, for what happens soon.
    pub monotonic: Millis,
}

/// What a table is told.
#[derive(Clone, Debug)]
pub enum Input {
    /// Somebody connects.
    Joined {
        /// The connection, by a number that no other has.
        id: u64,
        /// Who.
        person: PersonKey,
        /// Their name.
        name: String,
    },
    /// A connection is gone.
    Left {
        /// Which.
        id: u64,
    },
    /// A connection reads slowly, so that what can wait was not told it.
    Slow {
        /// Which.
        id: u64,
    },
    /// Somebody says something.
    Message {
        /// Which connection.
        id: u64,
        /// What.
        message: ClientMessage,
    },
    /// A message that could not be understood.
    Malformed {
        /// Which connection.
        id: u64,
        /// Why.
        why: String,
    },
    /// A message that came too soon after the others and was not read.
    TooFast {
        /// Which connection.
        id: u64,
    },
    /// Who sits there has changed.
    Reseated {
        /// Who sits where now.
        seats: Vec<Seated>,
        /// Why a rated game doesn't count.
        unrated: Option<Unrated>,
    },
    /// The change is on disk.
    Written {
        /// Why a rated game doesn't count, if the change bears on that.
        unrated: Option<Unrated>,
    },
    /// The change is not on disk, or nobody knows.
    NotWritten,
    /// The history, as [`Wanted::Story`] asked for it.
    Story(Vec<Row>),
    /// All that is kept, as [`Wanted::Everything`] asked for it.
    Everything(Remembered),
    /// What a bot chose at a position.
    Thought {
        /// The number of the position.
        seq: i64,
        /// Its choices; none if it could not think.
        choices: Vec<u8>,
    },
    /// The hint that was asked for; none if nobody could think.
    Hinted(Option<Vec<Hinted>>),
    /// The same table is laid again, with this link; or why not.
    Laid(Result<String, Refusal>),
    /// The host ends the game as abandoned.
    Close,
    /// Time has passed.
    Tick,
}

/// What a table wants.
#[derive(Clone, Debug, PartialEq)]
pub enum Output {
    /// Keep this, all of it or nothing.
    Write(Change),
    /// Read what is kept.
    Read(Wanted),
    /// Tell somebody something.
    Tell {
        /// The connections.
        to: Vec<u64>,
        /// The message.
        text: String,
        /// Whether it can wait.
        manner: Manner,
    },
    /// Let go of a connection, and tell it why.
    LetGo {
        /// Which.
        id: u64,
        /// Why.
        why: &'static str,
    },
    /// Let a bot think about the position, and about nothing else any more; or about nothing.
    Think(Option<Thought>),
    /// Think about a hint.
    Hint {
        /// Who asks.
        person: PersonKey,
        /// What they have chosen of the decision that they are asked.
        choices: Vec<u8>,
        /// The language of the reasons, if any.
        lang: Option<Lang>,
    },
    /// Lay the same table again, with other dice or with the same.
    Lay {
        /// Whether with the same.
        same_deal: bool,
    },
    /// Tell somebody who is away that it is their turn.
    Notify {
        /// Whom.
        person: PersonKey,
        /// How many days they have.
        days: u32,
        /// How many entries the game has.
        turn: usize,
    },
    /// Lists tell whose turn it is; nobody's once it is over.
    Turn(Option<Turn>),
    /// Whether the game is over, after [`Input::Close`].
    Closed(bool),
}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turn {
    /// The place of who is asked.
    pub place: Option<usize>,
    /// When their time is over.
    pub deadline: Option<Millis>,
}

/// A position for a bot to think about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The number of the position.
    pub seq: i64,
    /// The bot's name.
    pub bot: String,
}

/// What is to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// The history, for [`Input::Story`].
    Story,
    /// All that is kept, for [`Input::Everything`].
    Everything,
}

/// How something is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// At once.
    Now,
    /// Not to who reads slowly: answer [`Input::Slow`] instead.
    CanWait,
    /// At once; it is a refusal.
    Refusal,
}

/// What is to be kept: all of it, or nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// The new lines of its history.
    pub lines: Vec<Row>,
    /// What seats have added to the dice, by their places.
    pub seeds: Vec<(usize, String)>,
    /// What has become of the table, if that has changed.
    pub status: Option<Status>,
    /// How it ended, if it has: the outcome as JSON.
    pub outcome: Option<String>,
    /// What was said.
    pub said: Vec<Said>,
    /// What the table remembers beside its history, if that has changed.
    pub note: Option<String>,
    /// Whether all that was said goes.
    pub forget_talk: bool,
}

impl Change {
    /// Whether there is nothing to keep.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Whether it may bear on whether a rated game counts.
    pub fn is_news(&self) -> bool {
        !self.seeds.is_empty() || self.status.is_some()
    }
}

/// What has become of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// It waits for somebody.
    #[default]
    Waiting,
    /// It is played at.
    Playing,
    /// The game is over.
    Over,
}

impl Status {
    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }
}

impl TryFrom<String> for Status {
    type Error = UnknownStatus;

    fn try_from(text: String) -> Result<Self, UnknownStatus> {
        let all = [Self::Waiting, Self::Playing, Self::Over];
        all.into_iter().find(|status| status.name() == text).ok_or(UnknownStatus(text))
    }
}

/// Not the status of a table.
#[derive(Debug, thiserror::Error)]
#[error("expected waiting, playing or over, found \"{0}\"")]
pub struct UnknownStatus(String);

/// Something that was said, and by whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// Its number, from 1.
    pub number: i64,
    /// Who said it.
    pub person: PersonKey,
    /// By what name.
    pub name: String,
    /// What.
    pub text: String,
    /// When.
    pub at: Millis,
}
