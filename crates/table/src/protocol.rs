//! The messages between a client and its table, as JSON text over a WebSocket. `docs/protocol.md` tells how they are
//! used; the page's TypeScript declarations are made from these types.

mod options;
mod refusal;

pub use options::{Clock, Options};
pub use refusal::Refusal;

use crate::Status;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// The longest message that a client may send, in bytes.
pub const LONGEST_MESSAGE: usize = 4096;
/// The longest name that a client may give its request.
pub const LONGEST_REQUEST: usize = 40;
/// The longest seed that a client may add to the dice.
pub const LONGEST_SEED: usize = 64;

/// A part that was written already, perhaps for several clients at once.
pub type Raw<'a> = &'a RawValue;

/// What a client says. Whoever plays names each request with a word of their own, which they use at that table only once:
/// the same request again is not carried out again, only answered again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Show me the table, and the story after this number. The first message of every connection; later it changes the
    /// language or repeats what was missed.
    Sync {
        /// The last number that was seen; everything is told if there is none.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<u32>"))]
        since: Option<i64>,
        /// `en`, `de` or `fr` for sentences in that language; none for data only.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, type = "Lang"))]
        lang: Option<String>,
        /// Whether every choice shall tell what would follow it.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        previews: bool,
        /// Whether every update shall tell what the position would come to as it lies.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        forecast: bool,
        /// Whether everything that happens shall tell what it changes of the view, from the first view on that you have.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        changes: bool,
    },
    /// I am ready to play, and this is what my seats add to the dice.
    Ready {
        /// Anything; the more surprising the better.
        seed: String,
    },
    /// I choose this: all of my choices for the decision at this position. Nothing happens before they make a whole
    /// decision; until then the answer is the next step.
    Choose {
        /// The client's word for this request.
        request: String,
        /// The number of the position that the client saw.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seq: i64,
        /// The `id` of a choice of each step, in order; steps that leave no choice are not asked. With none the question is
        /// asked again.
        #[serde(default)]
        choices: Vec<u8>,
        /// A single step, as clients of older versions say it; they are told to upgrade.
        #[serde(default, skip_serializing)]
        #[cfg_attr(feature = "ts", ts(skip))]
        choice: Option<u8>,
    },
    /// I decide this, as a whole and in the notation of records.
    Decide {
        /// The client's word for this request.
        request: String,
        /// The number of the position that the client saw.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seq: i64,
        /// For example `draft 3/6`.
        action: String,
    },
    /// What clients of older versions say to begin a decision anew; they are told to upgrade.
    #[cfg_attr(feature = "ts", ts(skip))]
    Back {
        /// The client's word for this request.
        request: String,
    },
    /// I take my last decision back.
    Undo {
        /// The client's word for this request.
        request: String,
        /// The number of the position that the client saw.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seq: i64,
    },
    /// I propose this, or agree to it.
    Agree {
        /// The client's word for this request.
        request: String,
        /// To what.
        to: Proposal,
    },
    /// I don't want this, or not any more.
    Disagree {
        /// The client's word for this request.
        request: String,
        /// What.
        to: Proposal,
    },
    /// I give up.
    Resign {
        /// The client's word for this request.
        request: String,
    },
    /// Whoever is asked may begin the time for the decision anew.
    Grant {
        /// The client's word for this request.
        request: String,
    },
    /// The other has been gone for long enough: I have won. Between two people, with a clock by the move.
    Claim {
        /// The client's word for this request.
        request: String,
    },
    /// Pass for me in windows of this kind.
    Decline {
        /// The client's word for this request.
        request: String,
        /// The prompt's `kind`.
        #[cfg_attr(feature = "ts", ts(type = "Prompt[\"kind\"]"))]
        window: String,
        /// For how long.
        until: Until,
    },
    /// What would be good here? Not while people play against each other.
    Hint {
        /// The client's word for this request.
        request: String,
        /// The number of the position that the client saw.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seq: i64,
        /// The choices that I have made for the decision at this position, as in `choose`.
        #[serde(default)]
        choices: Vec<u8>,
    },
    /// I don't want to hear somebody at this table, or want to again. Nobody else learns of it.
    Mute {
        /// The client's word for this request.
        request: String,
        /// The `who` of what they say; for a seat its place among the seats, from 0.
        who: usize,
        /// Whether they are muted from now on.
        muted: bool,
    },
    /// I say something to everybody at the table.
    Chat {
        /// What; or the name of a quick phrase, if it begins with a slash.
        text: String,
    },
}

impl ClientMessage {
    /// The client's word for the request.
    pub fn request(&self) -> Option<&str> {
        match self {
            Self::Sync { .. } | Self::Ready { .. } | Self::Chat { .. } => None,
            Self::Choose { request, .. }
            | Self::Decide { request, .. }
            | Self::Back { request }
            | Self::Undo { request, .. }
            | Self::Agree { request, .. }
            | Self::Disagree { request, .. }
            | Self::Resign { request }
            | Self::Grant { request }
            | Self::Claim { request }
            | Self::Hint { request, .. }
            | Self::Mute { request, .. }
            | Self::Decline { request, .. } => Some(request),
        }
    }
}

/// Something that happens if everybody who plays agrees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Proposal {
    /// Nobody wins.
    Draw,
    /// Back to the proposer's last decision; never over a chance event.
    Takeback,
    /// Nobody plays on.
    Abandon,
    /// The same table again with other dice, once it is over.
    Rematch,
    /// The same table again with the same dice, once it is over.
    SameDeal,
    /// What was said at the table is kept when the game is over.
    KeepTalk,
}

/// How long windows are declined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// Until this phase is over.
    Phase,
    /// Until I say otherwise.
    Said,
    /// Not any more: ask me again.
    Now,
}

/// What the server says.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage<'a> {
    /// What table this is and who sits there; also whenever that changes.
    Table(TableInfo<'a>),
    /// Where the game stands and how it came there; after every move.
    Update(Update<'a>),
    /// The next step of the decision whose first choices you have sent.
    Step {
        /// The request that this answers.
        #[serde(skip_serializing_if = "Option::is_none")]
        re: Option<&'a str>,
        /// The number of the position, unchanged.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seq: i64,
        /// What is asked now.
        #[cfg_attr(feature = "ts", ts(type = "Ask"))]
        ask: Raw<'a>,
    },
    /// Your request was carried out and nothing at the table changed.
    Done {
        /// The request that this answers.
        re: &'a str,
        /// The number of the position.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seq: i64,
    },
    /// Your request was not carried out.
    Refused {
        /// The request that this answers.
        #[serde(skip_serializing_if = "Option::is_none")]
        re: Option<&'a str>,
        /// Why, for programs.
        code: Refusal,
        /// Why, for people: in the language of the connection, or in English.
        why: String,
        /// The rule that forbids it.
        #[serde(skip_serializing_if = "Option::is_none")]
        rule: Option<&'a str>,
    },
    /// Somebody said something.
    Chat(TalkLine<'a>),
    /// What was said before, instead of everything that you have heard: when you come, and when you mute somebody or
    /// hear them again.
    Talk {
        /// In order.
        lines: Vec<TalkLine<'a>>,
    },
    /// What would be good: the best choices of what you are asked, the best first.
    Hint {
        /// The request that this answers.
        re: &'a str,
        /// The number of the position.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seq: i64,
        /// At most three.
        choices: &'a [Hinted],
    },
    /// The players go on at another table.
    Moved {
        /// Its link.
        link: &'a str,
    },
}

/// A choice worth making.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
pub struct Hinted {
    /// The `id` of the choice.
    pub id: u8,
    /// How likely you are to win then, from 0 to 1; for a legacy your points as a part of many.
    pub win: f32,
    /// The points that you can expect in the end.
    pub own: f32,
    /// The points that your best rival can expect.
    pub rival: f32,
    /// The whole decision that it begins and what best follows it, in the notation of records.
    pub line: Vec<String>,
    /// The decision, the odds and why, in the connection's language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub says: Option<String>,
}

/// What table this is.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
pub struct TableInfo<'a> {
    /// Its link.
    pub link: &'a str,
    /// Which game.
    #[cfg_attr(feature = "ts", ts(type = "GameName"))]
    pub game: &'a str,
    /// How it was laid, as records write it.
    #[cfg_attr(feature = "ts", ts(type = "Setup"))]
    pub setup: Raw<'a>,
    /// What was agreed beside the rules.
    pub options: &'a Options,
    /// What has become of it.
    pub status: Status,
    /// The seats, in order.
    pub seats: Vec<SeatInfo<'a>>,
    /// How many only watch.
    pub watchers: usize,
    /// What is promised about the dice; the seed is shown once the game is over.
    #[cfg_attr(feature = "ts", ts(type = "Fair"))]
    pub fair: Raw<'a>,
    /// What was proposed and not agreed yet.
    pub proposals: Vec<Proposed<'a>>,
    /// For who sits here: the windows that you declined ahead.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Declined>>"))]
    pub declined: Vec<Declined<'a>>,
    /// Whom you have muted.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<usize>>"))]
    pub muted: Vec<usize>,
    /// Whether everybody wishes that what is said is kept.
    pub keeps_talk: bool,
    /// For who laid the table: the invitation to sit down.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invite: Option<&'a str>,
    /// If the table can't be played on: from which number on its history can't be replayed, and why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub frozen: Option<&'a Frozen>,
    /// The link of the table where the players went on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moved: Option<&'a str>,
    /// If the game doesn't count though it was laid as rated: why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unrated: Option<Unrated>,
}

/// Why a game that was laid as rated doesn't count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Unrated {
    /// Somebody has no account.
    Guest,
    /// The same two have played enough rated games within a day.
    Often,
    /// It came to nothing that counts: too few decisions, something was taken back, or nobody finished it.
    Ended,
}

/// Something that was said at the table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
pub struct TalkLine<'a> {
    /// Its number, from 1.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub number: i64,
    /// The number of who said it, at this table: the place of a seat, or one behind the seats for somebody who watches.
    pub who: usize,
    /// Their name.
    pub name: &'a str,
    /// Their seat; none if they watch.
    #[cfg_attr(feature = "ts", ts(type = "SeatName | null"))]
    pub seat: Option<&'a str>,
    /// What; or the name of a quick phrase, if it begins with a slash.
    pub text: &'a str,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
}

/// A history that the rules don't understand any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Frozen {
    /// The first line that can't be replayed.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seq: i64,
    /// What is wrong with it.
    pub why: String,
}

/// A seat and who has it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
pub struct SeatInfo<'a> {
    /// Its name in records.
    #[cfg_attr(feature = "ts", ts(type = "SeatName"))]
    pub seat: &'a str,
    /// The name of the person or bot; none if the seat is free.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub name: Option<&'a str>,
    /// Whether a program sits there.
    pub bot: bool,
    /// Whether you sit there.
    pub you: bool,
    /// Whether they are ready.
    pub ready: bool,
    /// Whether they are connected.
    pub here: bool,
    /// If they are gone: from when on you can claim the win, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<f64>"))]
    pub claim: Option<i64>,
    /// A person's rating in this game, if they have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<i32>,
}

/// What somebody proposed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Proposed<'a> {
    /// What.
    pub what: Proposal,
    /// The seats that agree.
    #[cfg_attr(feature = "ts", ts(type = "SeatName[]"))]
    pub by: Vec<&'a str>,
}

/// A kind of window that is declined ahead.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Declined<'a> {
    /// The prompt's `kind`.
    #[cfg_attr(feature = "ts", ts(type = "Prompt[\"kind\"]"))]
    pub window: &'a str,
    /// For how long.
    pub until: Until,
}

/// Where the game stands.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
pub struct Update<'a> {
    /// The number of the last line of the table's history.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seq: i64,
    /// The request that this answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub re: Option<&'a str>,
    /// What you are asked; none if it is not you who is asked.
    #[cfg_attr(feature = "ts", ts(type = "Ask | null"))]
    pub ask: Option<Raw<'a>>,
    /// Whether you can take your last decision back.
    pub undo: bool,
    /// Until when whoever is asked has to decide, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<f64>"))]
    pub deadline: Option<i64>,
    /// Who is asked what; none before the start and after the end.
    #[cfg_attr(feature = "ts", ts(type = "Turn | null"))]
    pub turn: Raw<'a>,
    /// What happened since the last update, or since the number that was asked for.
    #[cfg_attr(feature = "ts", ts(type = "StoryLine[]"))]
    pub story: Raw<'a>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Outcome"))]
    pub outcome: Option<Raw<'a>>,
    /// The table as you see it; none before the start.
    #[cfg_attr(feature = "ts", ts(type = "View | null"))]
    pub view: Raw<'a>,
    /// What the position would come to as it lies, if the connection asked for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Forecast"))]
    pub forecast: Option<Raw<'a>>,
}
