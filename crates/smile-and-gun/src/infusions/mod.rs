//! The nine infusion cards (W7): one file each, its whole rule and its tests.

use crate::{
    Player, State, Table,
    cards::deck,
    step::{Step, Window},
};
use tabletop::Choices;

deck! {
    ($)
    /// An infusion card.
    Infusion as Card, called "an infusion card":
    /// W7.1
    "last_chance" LastChance in last_chance,
    /// W7.2
    "knockoff" Knockoff in knockoff,
    /// W7.3
    "dragging_arms" DraggingArms in dragging_arms,
    /// W7.4
    "slippery" Slippery in slippery,
    /// W7.5
    "enthralling" Enthralling in enthralling,
    /// W7.6
    "overwhelm" Overwhelm in overwhelm,
    /// W7.7
    "quick_step" QuickStep in quick_step,
    /// W7.8
    "shell_game" ShellGame in shell_game,
    /// W7.9
    "soulmate" Soulmate in soulmate,
}

pub(crate) use dragging_arms::{Dragging, DraggingTo};
pub(crate) use enthralling::Enthralled;
pub(crate) use knockoff::{Gain, gains};
pub(crate) use last_chance::Rerolling;
pub(crate) use overwhelm::Overwhelming;
pub(crate) use quick_step::Stepping;
pub(crate) use shell_game::Shuffling;
pub(crate) use slippery::{Giving, Swapping};
pub(crate) use soulmate::pairs;

/// What an infusion card is.
trait Card {
    /// Whether the first edition has it too (W7).
    const IN_FIRST_EDITION: bool = false;
    /// When in a player's own turn it can be used (W3.7).
    const WINDOWS: &'static [Window] = &[];
    /// The rule that says when and how.
    const RULE: &'static str;

    /// Whether it would have an effect now, with this infusion.
    fn usable(_: &Table, _: &State, _: Player, _infusion: u8) -> bool {
        true
    }
    /// What is asked next when a player uses this infusion for it.
    fn begins(_: &State, _infusion: u8) -> Step {
        Step::Idle
    }
}

impl Infusion {
    /// Whether the first edition has it too.
    pub fn in_first_edition(self) -> bool {
        own!(self, IN_FIRST_EDITION)
    }

    /// When in a player's own turn it can be used (W3.7).
    pub fn windows(self) -> &'static [Window] {
        own!(self, WINDOWS)
    }

    /// The rule that says when and how.
    pub fn rule(self) -> &'static str {
        own!(self, RULE)
    }

    fn usable(self, table: &Table, state: &State, player: Player, infusion: u8) -> bool {
        own!(self, usable(table, state, player, infusion))
    }

    pub(crate) fn begins(self, state: &State, infusion: u8) -> Step {
        own!(self, begins(state, infusion))
    }
}

/// Where in a window's choices the uses of infusions stand: after the 40 that any window needs of its own, 8 for each
/// card in play.
const USE: u8 = 40;

/// The ways in which the player whose turn it is could use an infusion in this window.
#[inline]
pub(crate) fn uses(table: &Table, state: &State, window: Window) -> Choices {
    let mut found = Choices::NONE;
    let player = state.turn.player;
    for (slot, card) in table.cards_at(window) {
        for infusion in 0..table.catalogue.infusion_kinds() {
            if state.infusions(table, player, infusion) > 0 && card.usable(table, state, player, infusion) {
                found.insert(USE + 8 * slot + infusion);
            }
        }
    }
    found
}

/// The card and the infusion that a choice of [`uses`] stands for.
#[inline]
pub(crate) fn used(table: &Table, choice: u8) -> Option<(Infusion, u8)> {
    let number = choice.checked_sub(USE)?;
    table.infusions.get(usize::from(number / 8)).map(|&card| (card, number % 8))
}
