//! The agenda's steps: what happens next.

use crate::{Field, Gangster, Origin, Stack, Why};
use serde::{Deserialize, Serialize};
use tabletop::Agenda;

/// How many steps can be pending: setup is the longest, with two reveals and the first player before the first turn.
const PENDING: usize = 4;

/// The pending steps.
pub type Steps = Agenda<Step, PENDING>;

/// One step of the flow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The player chooses what to do (G2).
    #[default]
    Turn,
    /// Chance chooses the first player (G1.4).
    First,
    /// The top of a stack is turned up (G1.2, G2.1).
    Reveal {
        /// Which stack.
        stack: Stack,
        /// What for.
        why: Why,
    },
    /// The player chooses where to lay this gangster (G2.1).
    Lay {
        /// Where it comes from.
        from: Origin,
        /// The gangster.
        gangster: Gangster,
    },
    /// The player chooses whom to move (G2.2).
    MoveFrom,
    /// The player chooses where to.
    MoveTo {
        /// Where the gangster is.
        from: Field,
    },
    /// The player chooses who shoots (G2.3).
    ShootWith,
    /// The player chooses whom.
    ShootAt {
        /// Where the shooter is.
        shooter: Field,
    },
    /// The player chooses which of two complete lines is scored first (G3.4).
    Score {
        /// The field they share.
        field: Field,
    },
    /// The open supply is filled up (G2.1).
    Refill,
    /// It is the next player's turn (G1.4, G2.4), or the game ends (G4.2).
    Pass,
}
