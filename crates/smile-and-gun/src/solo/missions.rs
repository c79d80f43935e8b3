//! The five missions and the legacy (W11): data, and what each asks for.

use crate::{Player, State, Table, scoring::Score};

/// What a mission asks for besides the points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objective {
    /// At least so many monopolies.
    Monopolies(u8),
    /// To have gained so many infusions, less those given away; used ones count.
    Infusions(u8),
    /// To hold so many hats of printed value 2 or 3.
    SmallHats(u8),
}

/// A mission (W11.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mission {
    /// The points to reach.
    pub target: i16,
    /// What else.
    pub objective: Objective,
}

/// The Red Death, The Ravens, Lenore's Boys, Unkindness, 6th Street Amontillado.
const MISSIONS: [Mission; 5] = [
    Mission { target: 48, objective: Objective::Monopolies(1) },
    Mission { target: 50, objective: Objective::Infusions(3) },
    Mission { target: 52, objective: Objective::SmallHats(7) },
    Mission { target: 54, objective: Objective::Monopolies(2) },
    Mission { target: 56, objective: Objective::Infusions(5) },
];

impl Mission {
    /// The mission of this number, 1 to 5.
    pub fn number(number: u8) -> Option<Self> {
        MISSIONS.get(usize::from(number).checked_sub(1)?).copied()
    }
}

impl Objective {
    pub(crate) fn is_met(self, table: &Table, state: &State, player: Player, score: &Score) -> bool {
        match self {
            Self::Monopolies(wanted) => score.monopolies >= wanted,
            Self::Infusions(wanted) => state.players[player as usize].gained_infusions >= wanted,
            Self::SmallHats(wanted) => state.small_hats(table, player) >= wanted,
        }
    }
}

/// From how many points on a legacy has rank 2, 3 and 4 (W11.3).
pub const LEGACY_RANKS: [i16; 3] = [45, 56, 66];

/// The rank of a legacy, 1 to 4 (W11.3).
pub fn legacy_rank(points: i16) -> u8 {
    1 + LEGACY_RANKS.iter().filter(|&&from| points >= from).count() as u8
}
