//! What the log tells.

use crate::{Field, Gang, Gangster, Line, Origin, Stack, Why};
use serde::Serialize;

/// Something that happened at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "GangsterEvent"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// A player begins (G1.4).
    FirstPlayer {
        /// Who.
        player: Gang,
    },
    /// The top of a stack was turned up (G1.2, G2.1).
    Revealed {
        /// Which stack.
        stack: Stack,
        /// What it was.
        gangster: Gangster,
        /// What for.
        why: Why,
    },
    /// A player draws from a stack (G2.1).
    Drew {
        /// Who.
        player: Gang,
        /// From which stack.
        stack: Stack,
    },
    /// A gangster was laid (G2.1).
    Laid {
        /// By whom.
        player: Gang,
        /// Where it came from.
        from: Origin,
        /// Which one.
        gangster: Gangster,
        /// Where.
        field: Field,
    },
    /// The open supply is filled up (G2.1).
    Refilled {
        /// By whom.
        player: Gang,
        /// From which stack.
        stack: Stack,
    },
    /// A gangster was moved (G2.2).
    Moved {
        /// By whom.
        player: Gang,
        /// Which one.
        gangster: Gangster,
        /// Where it was.
        from: Field,
        /// Where it is.
        to: Field,
    },
    /// A gangster was shot (G2.3).
    Shot {
        /// By whom.
        player: Gang,
        /// The gangster that shot.
        killer: Gangster,
        /// Where it is.
        shooter: Field,
        /// The gangster that died.
        killed: Gangster,
        /// Where it lies.
        victim: Field,
        /// How many bullets the player has left.
        bullets: u8,
    },
    /// A line was complete and was counted (G3.2, G3.3).
    LineScored {
        /// A row or a column.
        line: Line,
        /// Which one, from 0.
        index: u8,
        /// What every gang has in it, in the order of [`Gang::ALL`].
        powers: [u8; 4],
        /// Who has the better of it; `None` if all are tied or dead.
        winner: Option<Gang>,
        /// By how much.
        points: u8,
    },
    /// A player rose in rank (G3.2).
    Rose {
        /// Who.
        player: Gang,
        /// By how much.
        points: u8,
        /// To where.
        rank: u8,
    },
    /// A gang that nobody plays won a line: the points are lost (G0.2).
    PointsLost {
        /// Which gang.
        gang: Gang,
        /// How many points.
        points: u8,
    },
    /// It is the next player's turn (G1.4).
    NextPlayer {
        /// Whose.
        player: Gang,
    },
    /// A player could do nothing (G2.4).
    Skipped {
        /// Who.
        player: Gang,
    },
    /// The game ended (G4).
    Ended {
        /// Who won; `None` if it is a draw.
        winner: Option<Gang>,
        /// Whether the winner reached 17 and is Al Capone (G4.1).
        capone: bool,
    },
}
