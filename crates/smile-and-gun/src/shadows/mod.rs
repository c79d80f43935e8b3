//! The thirteen shadow cards (W6): one file each, its whole rule and its tests.

use crate::{
    Event, Player, State, Table,
    cards::deck,
    city::{District, PARK},
    dice::Dice,
    phases::settling_the_score::Leaving,
};
use tabletop::Log;

deck! {
    ($)
    /// A shadow card.
    Shadow as Card, called "a shadow card":
    /// W6.1
    "badge" Badge in badge,
    /// W6.2
    "gumshoe" Gumshoe in gumshoe,
    /// W6.3
    "siren" Siren in siren,
    /// W6.4
    "historian" Historian in historian,
    /// W6.5
    "remover" Remover in remover,
    /// W6.6
    "hideout" Hideout in hideout,
    /// W6.7
    "collector" Collector in collector,
    /// W6.8
    "press" Press in press,
    /// W6.9
    "secret_service" SecretService in secret_service,
    /// W6.10
    "mayor" Mayor in mayor,
    /// W6.11
    "water_creature" WaterCreature in water_creature,
    /// W6.12
    "guardian" Guardian in guardian,
    /// W6.13
    "cursed" Cursed in cursed,
}

pub(crate) use collector::{Collecting, Ordering, collected};
pub(crate) use mayor::Mayoring;

/// What a shadow card can change. Everything a card doesn't mention stays as the rules have it.
trait Card {
    /// Whether the first edition has it too (W6).
    const IN_FIRST_EDITION: bool = false;
    /// A monster's district; it lives there and doesn't walk.
    const HOME: Option<District> = None;
    /// Whether the centre is settled first (W5.1).
    const CENTRE_FIRST: bool = false;
    /// How many tokens the park holds (W0.6).
    const PARK_HOLDS: u8 = 2;
    /// Whether the left-over die lies in the park as a prize from phase 3 on.
    const DIE_IS_PRIZE: bool = false;

    /// In phase 3, after the Shadow's move (W4.1).
    fn casts(_: &Table, _: &mut State, _: &mut impl Log<Event>) {}
    /// Whether a player may take these two dice (W3.3).
    fn allows(_: &State, _: Player, _pool: Dice, _pair: [u8; 2]) -> bool {
        true
    }
    /// Whether the next single die may have this value (W9.12).
    fn allows_die(_: &State, _: Player, _pool: Dice, _die: u8) -> bool {
        true
    }
    /// What is added to a player's heat (W4.3).
    fn heat(_: &Table, _: &State, _: Player) -> u8 {
        0
    }
    /// After the bonus of phase 4; `less` has less heat.
    fn after_bonus(_: &Table, _: &mut State, _less: Player, _: &mut impl Log<Event>) {}
    /// When the Shadow's district comes up to be settled (W5.1).
    fn comes_up(_: &mut State, _: District, _: &mut impl Log<Event>) {}
    /// How many cubes a fourth colour has in a district (W5.2).
    fn fourth_colour(_: &State, _: District) -> u8 {
        0
    }
    /// Where henchmen go that leave the Shadow's district after it was scored (W5.10).
    fn leaving(_: &State, _: District, _: Player) -> Leaving {
        Leaving::Supply
    }
    /// The card's points at the end (W8.4).
    fn points(_: &State, _: Player) -> i8 {
        0
    }
}

impl Shadow {
    /// Whether the first edition has it too.
    pub fn in_first_edition(self) -> bool {
        own!(self, IN_FIRST_EDITION)
    }

    /// A monster's district.
    #[inline]
    pub fn home(self) -> Option<District> {
        own!(self, HOME)
    }

    pub(crate) fn centre_first(self) -> bool {
        own!(self, CENTRE_FIRST)
    }

    /// How many tokens a district holds (W0.6).
    #[inline]
    pub fn capacity(self, district: District) -> u8 {
        match district {
            crate::city::CENTRE => 3,
            PARK => own!(self, PARK_HOLDS),
            _ => 2,
        }
    }

    pub(crate) fn die_is_prize(self) -> bool {
        own!(self, DIE_IS_PRIZE)
    }

    pub(crate) fn casts(self, table: &Table, state: &mut State, log: &mut impl Log<Event>) {
        own!(self, casts(table, state, log))
    }

    #[inline]
    pub(crate) fn allows(self, state: &State, player: Player, pool: Dice, pair: [u8; 2]) -> bool {
        own!(self, allows(state, player, pool, pair))
    }

    #[inline]
    pub(crate) fn allows_die(self, state: &State, player: Player, pool: Dice, die: u8) -> bool {
        own!(self, allows_die(state, player, pool, die))
    }

    pub(crate) fn heat(self, table: &Table, state: &State, player: Player) -> u8 {
        own!(self, heat(table, state, player))
    }

    pub(crate) fn after_bonus(self, table: &Table, state: &mut State, less: Player, log: &mut impl Log<Event>) {
        own!(self, after_bonus(table, state, less, log))
    }

    pub(crate) fn comes_up(self, state: &mut State, district: District, log: &mut impl Log<Event>) {
        own!(self, comes_up(state, district, log))
    }

    #[inline]
    pub(crate) fn fourth_colour(self, state: &State, district: District) -> u8 {
        own!(self, fourth_colour(state, district))
    }

    pub(crate) fn leaving(self, state: &State, district: District, player: Player) -> Leaving {
        own!(self, leaving(state, district, player))
    }

    pub(crate) fn points(self, state: &State, player: Player) -> i8 {
        own!(self, points(state, player))
    }
}
