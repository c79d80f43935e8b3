//! What a node is told, and what it wants.

use crate::{ConnectionId, Epoch, Life, TableKey};
use serde::{Deserialize, Serialize};
use table::{Millis, PersonKey, protocol::ClientMessage};

/// What a node is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// Time has passed.
    Tick,
    /// Whether other nodes can be reached, as far as one knows.
    Linked(bool),
    /// The database has answered.
    Answer(Answer),
    /// Another node has sent something.
    Heard(Envelope),
    /// Somebody connects here to a table.
    Came {
        /// The connection: [`connection`](crate::connection) of this life.
        id: ConnectionId,
        /// The table.
        table: TableKey,
        /// Who.
        person: PersonKey,
        /// Their name.
        name: String,
    },
    /// Somebody says something over a connection of this node.
    Said {
        /// The connection.
        id: ConnectionId,
        /// What.
        word: Word,
    },
    /// A connection of this node reads slowly, so that what can wait was not told it.
    Slow {
        /// Which.
        id: ConnectionId,
    },
    /// A connection of this node is gone.
    Gone {
        /// Which.
        id: ConnectionId,
    },
    /// A table should be awake, wherever, and know who sits there: somebody has sat down, or somebody's time may be over.
    Wanted {
        /// Which.
        table: TableKey,
    },
    /// A table that is awake here tells somebody something.
    Tell {
        /// The table.
        table: TableKey,
        /// Its epoch.
        epoch: Epoch,
        /// The connections.
        to: Vec<ConnectionId>,
        /// The message.
        text: String,
        /// Whether it can wait, for who reads slowly.
        can_wait: bool,
    },
    /// A table that is awake here lets go of a connection.
    LetGo {
        /// The table.
        table: TableKey,
        /// Its epoch.
        epoch: Epoch,
        /// The connection.
        id: ConnectionId,
        /// Why.
        why: String,
    },
    /// A table isn't awake here any more, and nothing of it is being written.
    Asleep {
        /// The table.
        table: TableKey,
        /// Its epoch.
        epoch: Epoch,
    },
    /// A write was refused: the table isn't this node's any more.
    Refused {
        /// The table.
        table: TableKey,
        /// Its epoch.
        epoch: Epoch,
    },
    /// The node is to hand over its tables and end.
    Leave,
}

/// What a node wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// Ask the database.
    Ask(Ask),
    /// Send this to another node.
    Send(Envelope),
    /// Read a table and drive it.
    Wake {
        /// The table.
        table: TableKey,
        /// Its epoch, which every write carries.
        epoch: Epoch,
    },
    /// Tell a table that is awake here.
    Table {
        /// The table.
        table: TableKey,
        /// Its epoch.
        epoch: Epoch,
        /// What happened.
        happened: Happened,
    },
    /// Let a table finish what it is writing and drive it no longer. If it is still the node's, say [`Input::Asleep`] then.
    Stop {
        /// The table.
        table: TableKey,
        /// Its epoch.
        epoch: Epoch,
    },
    /// Tell connections of this node.
    Tell {
        /// The table.
        table: TableKey,
        /// The connections.
        to: Vec<ConnectionId>,
        /// The message.
        text: String,
        /// Whether it can wait: then say [`Input::Slow`] of who reads slowly instead.
        can_wait: bool,
    },
    /// Close a connection of this node.
    Close {
        /// Which.
        id: ConnectionId,
        /// Why; nothing if the client shall just come back.
        why: Option<String>,
    },
    /// The node has handed over everything and can end.
    Done,
}

/// What happens at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happened {
    /// Somebody connects.
    Joined {
        /// The connection.
        id: ConnectionId,
        /// Who.
        person: PersonKey,
        /// Their name.
        name: String,
    },
    /// Somebody says something.
    Said {
        /// The connection.
        id: ConnectionId,
        /// What.
        word: Word,
    },
    /// A connection reads slowly.
    Slow {
        /// Which.
        id: ConnectionId,
    },
    /// A connection is gone.
    Left {
        /// Which.
        id: ConnectionId,
    },
    /// Who sits there may have changed.
    Reseated,
}

/// What comes over a connection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Word {
    /// A message.
    Message(ClientMessage),
    /// One that could not be understood: why.
    Malformed(String),
    /// One that came too soon after the others and was not read.
    TooFast,
}

/// What a node asks the database. Each is one transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// A number for a new life.
    Join {
        /// When it was asked, by the node's clock.
        sent: Millis,
    },
    /// Count a beat.
    Beat {
        /// Whose.
        life: Life,
        /// When it was sent, by the node's clock.
        sent: Millis,
        /// Whether the node reaches others.
        linked: bool,
    },
    /// End a life, if its beats are still as many.
    End {
        /// Which.
        life: Life,
        /// How many.
        beats: u64,
    },
    /// Take a table if it belongs to nobody who lives; or say whose it is.
    Take {
        /// For whom.
        life: Life,
        /// Which.
        table: TableKey,
    },
    /// Give a table back.
    Release {
        /// Whose it is.
        life: Life,
        /// Which.
        table: TableKey,
        /// Its epoch.
        epoch: Epoch,
    },
    /// End one's own life.
    Leave {
        /// Which.
        life: Life,
    },
}

/// What the database answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A life begins.
    Born {
        /// Its number.
        life: Life,
        /// When it was asked for.
        sent: Millis,
        /// What time it is for the whole house.
        clock: Millis,
    },
    /// A beat is counted.
    Alive {
        /// Whose.
        life: Life,
        /// When it was sent.
        sent: Millis,
        /// What time it is for the whole house.
        clock: Millis,
        /// All others who live.
        others: Vec<Other>,
    },
    /// A life is over: one's own, or one that was to be ended.
    Over {
        /// Which.
        life: Life,
    },
    /// A life that was to be ended has beaten meanwhile.
    Lives {
        /// Which.
        life: Life,
    },
    /// A table was taken.
    Mine {
        /// For whom.
        life: Life,
        /// Which.
        table: TableKey,
        /// Its epoch.
        epoch: Epoch,
    },
    /// A table is somebody else's.
    Theirs {
        /// Who asked.
        life: Life,
        /// Which.
        table: TableKey,
        /// Whose.
        owner: Life,
    },
    /// A table isn't that life's any more.
    Released {
        /// Whose it was.
        life: Life,
        /// Which.
        table: TableKey,
        /// Its epoch then.
        epoch: Epoch,
    },
}

/// Another life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Other {
    /// Its number.
    pub life: Life,
    /// How often it has beaten.
    pub beats: u64,
    /// Whether it reaches others.
    pub linked: bool,
}

/// What one node sends to another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Envelope {
    /// The protocol by which it is to be read.
    pub version: u32,
    /// The newest protocol that the sender understands. The first version didn't say it.
    #[serde(default = "oldest")]
    pub newest: u32,
    /// Who sends it.
    pub from: Life,
    /// To whom.
    pub to: Life,
    /// How often the sender has begun anew with the other; or, in a receipt, the other.
    pub session: u32,
    /// The parcel's number in that session.
    pub number: u32,
    /// Since the second version: the session and number of the other's last parcel that has come, with all before it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heard: Option<(u32, u32)>,
    /// What is in it.
    pub body: Body,
}

const fn oldest() -> u32 {
    crate::OLDEST
}

/// What is in an envelope.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Body {
    /// A parcel.
    Parcel(Vec<Item>),
    /// The parcel of that number was received.
    Received,
}

/// One thing in a parcel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// The sender has begun anew.
    Hello,
    /// Somebody connects to a table of the other node.
    Join {
        /// The connection.
        id: ConnectionId,
        /// The table.
        table: TableKey,
        /// Who.
        person: PersonKey,
        /// Their name.
        name: String,
    },
    /// Somebody says something.
    Say {
        /// The connection.
        id: ConnectionId,
        /// What.
        word: Word,
    },
    /// A connection reads slowly.
    Slow {
        /// Which.
        id: ConnectionId,
    },
    /// A connection is gone.
    Leave {
        /// Which.
        id: ConnectionId,
    },
    /// A table of the other node should be awake and know who sits there.
    Wanted {
        /// Which.
        table: TableKey,
    },
    /// A table tells connections of the other node something.
    Told {
        /// The table.
        table: TableKey,
        /// The connections.
        to: Vec<ConnectionId>,
        /// The message.
        text: String,
        /// Whether it can wait.
        can_wait: bool,
    },
    /// A table lets go of a connection of the other node.
    LetGo {
        /// Which.
        id: ConnectionId,
        /// Why; nothing if the client shall just come back.
        why: Option<String>,
    },
}

impl Item {
    /// About how many bytes it takes.
    pub(crate) fn size(&self) -> usize {
        64 + match self {
            Self::Told { to, text, .. } => text.len() + 20 * to.len(),
            Self::Join { name, .. } => name.len(),
            Self::Say { .. } => 512,
            _ => 0,
        }
    }
}
