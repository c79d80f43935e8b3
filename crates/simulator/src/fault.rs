//! What goes wrong, by itself and by mistake.

use crate::Law;

/// Something that goes wrong without anybody's doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Messages are lost.
    Lose,
    /// Messages come twice.
    Double,
    /// Messages come late.
    Delay,
    /// Messages overtake each other.
    Reorder,
    /// People vanish without a word and come back.
    Vanish,
    /// One person has two tabs open.
    Tabs,
    /// The disk takes long.
    Slow,
    /// Writes fail, and may be on disk all the same.
    Fail,
    /// Reads fail, and the table falls over.
    Read,
    /// The process is killed between any two steps; what was being written may be on disk or not.
    Kill,
    /// The machine's time jumps.
    Clock,
    /// Bots fall over while they think, or take long.
    Bot,
    /// A node sleeps for longer than its tables are its own, and wakes.
    Pause,
    /// Nodes are cut off from the database or from each other.
    Cut,
    /// A node hands over its tables and begins anew.
    Leave,
}

impl Fault {
    /// All of them.
    pub const ALL: [Self; 15] = [
        Self::Lose,
        Self::Double,
        Self::Delay,
        Self::Reorder,
        Self::Vanish,
        Self::Tabs,
        Self::Slow,
        Self::Fail,
        Self::Read,
        Self::Kill,
        Self::Clock,
        Self::Bot,
        Self::Pause,
        Self::Cut,
        Self::Leave,
    ];

    /// Its name in commands.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lose => "lose",
            Self::Double => "double",
            Self::Delay => "delay",
            Self::Reorder => "reorder",
            Self::Vanish => "vanish",
            Self::Tabs => "tabs",
            Self::Slow => "slow",
            Self::Fail => "fail",
            Self::Read => "read",
            Self::Kill => "kill",
            Self::Clock => "clock",
            Self::Bot => "bot",
            Self::Pause => "pause",
            Self::Cut => "cut",
            Self::Leave => "leave",
        }
    }
}

/// Which faults there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Faults(u16);

impl Faults {
    /// All of them.
    pub const ALL: Self = Self((1 << Fault::ALL.len()) - 1);
    /// None.
    pub const NONE: Self = Self(0);

    /// The same without one.
    #[must_use]
    pub const fn without(self, fault: Fault) -> Self {
        Self(self.0 & !(1 << fault as u16))
    }

    /// Whether it is among them.
    pub const fn has(self, fault: Fault) -> bool {
        self.0 & (1 << fault as u16) != 0
    }
}

/// A mistake that whoever drives the tables makes on purpose, to prove that the laws would show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sabotage {
    /// Says that a change is on disk before it is.
    AcknowledgesEarly,
    /// Forgets the last writes when it is killed, though it said that they were on disk.
    ForgetsWrites,
    /// Forgets which requests were carried out, and takes every decision for one at the present position.
    ForgetsRequests,
    /// Hands on only the last choice of a decision, as if the others were known.
    HandsOnLastChoice,
    /// Sends what is meant for one to all.
    TellsEverybody,
    /// Sometimes forgets to say that something is on disk.
    ForgetsToAnswer,
    /// Never lets bots think.
    ForgetsBots,
    /// Never says that time has passed.
    NeverTicks,
    /// Takes the time before a crash for time in which nobody was there.
    StretchesDowntime,
    /// Follows the machine's time when it jumps.
    FollowsJumps,
    /// Reads from a copy that is a line behind.
    ReadsBehind,
    /// Keeps what a node writes whose table is another's by now.
    KeepsAnything,
    /// Takes a node for sure of its tables for much longer than it is.
    StretchesLease,
    /// Gives tables away whose nodes live.
    GivesAway,
}

impl Sabotage {
    /// All of them.
    pub const ALL: [Self; 14] = [
        Self::AcknowledgesEarly,
        Self::ForgetsWrites,
        Self::ForgetsRequests,
        Self::HandsOnLastChoice,
        Self::TellsEverybody,
        Self::ForgetsToAnswer,
        Self::ForgetsBots,
        Self::NeverTicks,
        Self::StretchesDowntime,
        Self::FollowsJumps,
        Self::ReadsBehind,
        Self::KeepsAnything,
        Self::StretchesLease,
        Self::GivesAway,
    ];

    /// What it does wrong.
    pub const fn what(self) -> &'static str {
        match self {
            Self::AcknowledgesEarly => "says that a change is on disk before it is",
            Self::ForgetsWrites => "forgets acknowledged writes when it is killed",
            Self::ForgetsRequests => "forgets which requests were carried out",
            Self::HandsOnLastChoice => "hands on only the last choice of a decision",
            Self::TellsEverybody => "sends what is meant for one to all",
            Self::ForgetsToAnswer => "sometimes forgets to say that something is on disk",
            Self::ForgetsBots => "never lets bots think",
            Self::NeverTicks => "never says that time has passed",
            Self::StretchesDowntime => "takes the time before a crash for downtime",
            Self::FollowsJumps => "follows the machine's time when it jumps",
            Self::ReadsBehind => "reads from a copy that is a line behind",
            Self::KeepsAnything => "keeps what a node writes whose table is another's",
            Self::StretchesLease => "takes a node for sure of its tables for too long",
            Self::GivesAway => "gives tables away whose nodes live",
        }
    }

    /// The laws of which it breaks one.
    pub const fn breaks(self) -> &'static [Law] {
        match self {
            Self::AcknowledgesEarly => &[Law::Told],
            Self::ForgetsWrites => &[Law::Lost, Law::Told],
            Self::ForgetsRequests => &[Law::Twice],
            Self::HandsOnLastChoice => &[Law::Other],
            Self::TellsEverybody => &[Law::Hidden],
            Self::ForgetsToAnswer => &[Law::Stuck, Law::Clock],
            Self::ForgetsBots => &[Law::Stuck],
            Self::NeverTicks | Self::StretchesDowntime | Self::FollowsJumps => &[Law::Clock],
            Self::ReadsBehind => &[Law::Lost, Law::Told],
            Self::KeepsAnything | Self::StretchesLease | Self::GivesAway => &[Law::Owners],
        }
    }

    /// How many nodes there have to be for it.
    pub const fn nodes(self) -> usize {
        match self {
            Self::KeepsAnything | Self::StretchesLease | Self::GivesAway => 3,
            _ => 1,
        }
    }
}
