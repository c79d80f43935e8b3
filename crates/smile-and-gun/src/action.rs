//! Whole decisions, as records and people write them.

use crate::{
    Colour, Held, Player, Token,
    city::{District, Space},
    dice::Dice,
    state::Face,
};
use serde::{Deserialize, Serialize};

/// A decision. `infusion` and `on` name an infusion by its squares.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Reroll the whole pool of equal dice (W3.2).
    RerollAll,
    /// Take two dice (W3.3).
    Draft {
        /// For movement.
        #[serde(rename = "move")]
        movement: u8,
        /// For the action.
        action: u8,
    },
    /// Move by the die, where an infusion could be used (W3.4).
    Move,
    /// Place 3, 2, 1, where an infusion could be used (W3.5).
    Place,
    /// End the turn, where an infusion could be used (W3.1).
    End,
    /// Add one police (W3.6).
    Police {
        /// Where.
        district: District,
    },
    /// Move one own henchman (W3.6).
    Shift {
        /// From where.
        from: District,
        /// To where.
        to: District,
    },
    /// Remove a cube (W3.6).
    Remove {
        /// Whose.
        colour: Colour,
        /// From where.
        district: District,
    },
    /// Add one own henchman to each of two adjacent districts (W3.6).
    Pair {
        /// Both, ascending.
        districts: [District; 2],
    },
    /// Last Chance (W7.1).
    Reroll {
        /// Which dice.
        dice: Dice,
        /// With which infusion.
        infusion: u8,
    },
    /// Dragging Arms (W7.3).
    Drag {
        /// Whose cube.
        colour: Colour,
        /// From where.
        from: District,
        /// To where.
        to: District,
        /// With which infusion.
        infusion: u8,
    },
    /// Quick Step (W7.7).
    QuickStep {
        /// Where the boss goes.
        space: Space,
        /// With which infusion.
        infusion: u8,
    },
    /// Shell Game (W7.8).
    Shell {
        /// What gets 3, 2 and 1.
        districts: [District; 3],
        /// With which infusion.
        infusion: u8,
    },
    /// Overwhelm (W7.6).
    Overwhelm {
        /// Where.
        district: District,
        /// With which infusion.
        infusion: u8,
    },
    /// Slippery (W7.4).
    Swap {
        /// With which infusion.
        infusion: u8,
        /// What you give.
        give: Held,
        /// What you take.
        take: Token,
        /// How it lies then; hats have no face.
        face: Option<Face>,
        /// Whether it is doubled (W7.2).
        knockoff: bool,
        /// On which infusion.
        on: Option<u8>,
    },
    /// Who goes first (W6.7).
    Order {
        /// Who.
        first: Player,
    },
    /// The Collector (W6.7).
    Collector {
        /// The action die to roll again.
        die: u8,
    },
    /// The bonus for less heat (W4.3).
    Add {
        /// Whose cube.
        colour: Colour,
        /// How many: one, or two police.
        count: u8,
        /// Where.
        district: District,
    },
    /// The Mayor (W6.10).
    Mayor,
    /// Decline (W4.3, W6.7, W6.10, W6.11, W7.5).
    Pass,
    /// Enthralling (W7.5).
    Enthral {
        /// With which infusion.
        infusion: u8,
    },
    /// Take a token (W5.3, W5.8, W7.2).
    Take {
        /// Which.
        token: Token,
        /// How it lies then; hats have no face.
        face: Option<Face>,
        /// Whether it is doubled (W7.2).
        knockoff: bool,
        /// On which infusion.
        on: Option<u8>,
    },
    /// Take the Cursed's die (W6.13).
    TakeDie,
}
