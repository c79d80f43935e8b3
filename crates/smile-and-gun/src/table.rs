//! What stays the same from the first entry to the last.

use crate::{
    Infusion, Player, Shadow, State,
    city::{District, in_front},
    infusions::Window,
    scenarios::Gang,
    setup::{Checked, Setup, Solo},
    solo::Level,
    tokens::{Edition, Prints},
};
use tabletop::SetupError;

/// A table, laid: the rule set, the cards in play, the tokens, and against whom you play.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    pub(crate) setup: Setup,
    /// The rule set.
    pub edition: Edition,
    /// The shadow card in play.
    pub shadow: Shadow,
    /// The infusion cards in play.
    pub infusions: Vec<Infusion>,
    /// What is printed on the tokens.
    pub catalogue: Prints,
    pub(crate) solo: Option<Solo>,
    pub(crate) gang: Gang,
    /// For each window the cards that can be used there, as a set of their places in `infusions`.
    windows: [u8; 5],
}

impl Table {
    pub(crate) fn lay(setup: &Setup) -> Result<Self, SetupError> {
        let Checked { solo, gang, catalogue } = setup.check()?;
        let infusions = setup.infusion.cards().to_vec();
        let mut windows = [0; 5];
        for (slot, card) in infusions.iter().enumerate() {
            for window in card.windows() {
                windows[*window as usize] |= 1 << slot;
            }
        }
        let mut setup = setup.clone();
        if solo.is_some() {
            setup.legacy = Some(setup.legacy.unwrap_or(false));
        }
        if setup.mission.is_some() {
            setup.mission_hard = Some(setup.mission_hard.unwrap_or(false));
        }
        Ok(Self { edition: setup.edition, shadow: setup.shadow, setup, infusions, catalogue, solo, gang, windows })
    }

    /// Whether this infusion card is in play.
    #[inline]
    pub fn plays_with(&self, card: Infusion) -> bool {
        self.infusions.contains(&card)
    }

    /// The cards that can be used in a window, with their place among the cards in play.
    #[inline]
    pub(crate) fn cards_at(&self, window: Window) -> impl Iterator<Item = (u8, Infusion)> {
        let here = self.windows[window as usize];
        self.infusions.iter().enumerate().filter(move |(slot, _)| here >> slot & 1 == 1).map(|(n, c)| (n as u8, *c))
    }

    /// Your colour, if you play alone.
    pub fn human(&self) -> Option<Player> {
        self.solo.as_ref().map(|solo| solo.human)
    }

    /// The gang's colour, if you play alone.
    #[inline]
    pub fn gang_colour(&self) -> Option<Player> {
        self.solo.as_ref().map(|solo| solo.human.other())
    }

    /// Whether this player is the gang.
    #[inline]
    pub fn is_gang(&self, player: Player) -> bool {
        self.gang_colour() == Some(player)
    }

    /// Your rivals in the campaign; the plain gang otherwise.
    pub fn gang(&self) -> Gang {
        self.gang
    }

    /// How hard, if you play alone.
    pub fn level(&self) -> Option<Level> {
        self.solo.as_ref().map(|solo| solo.level)
    }

    /// The mission, if you are on one (W11).
    pub fn mission(&self) -> Option<crate::Mission> {
        self.solo.as_ref().and_then(|solo| solo.mission)
    }

    /// Whether only your own points count (W11.3).
    pub fn is_legacy(&self) -> bool {
        self.gang.is_ranked() || self.solo.as_ref().is_some_and(|solo| solo.legacy)
    }

    /// Whether a mission asks to beat the gang too (W11.2).
    pub fn is_hard_mission(&self) -> bool {
        self.solo.as_ref().is_some_and(|solo| solo.mission_hard)
    }

    /// W1.2: only the German edition deals each player an infusion.
    pub(crate) fn players_start_with_infusion(&self) -> bool {
        self.edition == Edition::German
    }

    /// The district in front of the Shadow, or the monster's (W4.1).
    #[inline]
    pub fn shadow_district(&self, state: &State) -> District {
        self.shadow.home().unwrap_or_else(|| in_front(state.shadow))
    }
}
