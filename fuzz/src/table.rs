//! What the laws need to know about a game besides the rules.

use crate::Bytes;
use tabletop::Game;

/// A game that bytes can lay and disturb.
pub trait Table: Game<Seat: 'static> {
    /// How many choices and random events a game has at most, if nobody rerolls a pool of equal dice (W3.2).
    const BOUND: usize;
    /// Everybody who could claim to decide, whether they sit at the table or not.
    const SEATS: &'static [Self::Seat];

    /// Lays a table: always one that can be played.
    fn lay(bytes: &mut Bytes<'_>) -> Self;
    /// The game's own law.
    fn invariants(&self, state: &Self::State) -> Result<(), String>;
    /// Any decision that can be written down, legal somewhere or nowhere.
    fn any_action(bytes: &mut Bytes<'_>) -> Self::Action;
}

/// Names that are hard on paper.
pub(crate) const NAMES: [&str; 6] = ["Ada", "", "\"", "zwei\nZeilen", "\u{0}\u{7f}", "Ünïcödé 🎲"];
