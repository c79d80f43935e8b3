//! What happens in a world.

use super::At;
use node::{Answer, Ask, Envelope};
use std::rc::Rc;
use table::{Input, Millis, PersonKey, Wanted, protocol::ClientMessage};

/// Something that happens, and when; what was arranged first comes first.
pub(super) struct Due {
    pub at: Millis,
    pub number: u64,
    pub event: Event,
}

/// What happens.
pub(super) enum Event {
    /// Somebody looks at their tab.
    Look {
        table: usize,
        tab: usize,
    },
    /// Somebody takes the free seat.
    Sit {
        table: usize,
        place: usize,
        person: PersonKey,
    },
    Connect(u64),
    Say(u64, ClientMessage),
    Gone(u64),
    Hear(u64, Rc<str>),
    Cut(u64),
    /// What is being written is on disk.
    Keep {
        table: usize,
        number: u64,
    },
    /// A table is answered.
    Answer {
        at: At,
        awake: u64,
        input: Input,
    },
    Read {
        at: At,
        awake: u64,
        wanted: Wanted,
    },
    /// A sleeping table's clock may have run out.
    Wake {
        table: usize,
        life: u64,
    },
    Think {
        at: At,
        awake: u64,
        seq: i64,
    },
    Tick {
        at: At,
        awake: u64,
    },
    /// The only process writes that it is alive.
    Alive {
        life: u64,
    },
    Kill,
    Start(usize),
    Jump,
    /// Time passes for a node.
    Beat {
        host: usize,
        life: u64,
    },
    /// A node looks whether somebody's time has run out at a table that is nobody's.
    Clocks {
        host: usize,
        life: u64,
    },
    /// The database is asked.
    Ask {
        host: usize,
        life: u64,
        ask: Ask,
    },
    Answered {
        host: usize,
        life: u64,
        answer: Answer,
    },
    Parcel(Box<Envelope>),
    /// A node notices whether it reaches others.
    Linked(usize),
    Pause,
    Resume(usize),
    CutOff,
    Leave,
    /// A node has had enough time to leave.
    Left {
        host: usize,
        life: u64,
    },
}

impl PartialEq for Due {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

impl Eq for Due {}

impl PartialOrd for Due {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Due {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.at, self.number).cmp(&(other.at, other.number))
    }
}
