//! The thirteen shadow cards (W6): one file each, its whole rule and its tests.

mod badge;
pub(crate) mod collector;
mod cursed;
mod guardian;
mod gumshoe;
mod hideout;
mod historian;
pub(crate) mod mayor;
mod press;
mod remover;
mod secret_service;
mod siren;
mod water_creature;

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
    Shadow as Card in shadows, called "a shadow card":
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
    "collector" Collector in collector asks Ordering Collecting,
    /// W6.8
    "press" Press in press,
    /// W6.9
    "secret_service" SecretService in secret_service,
    /// W6.10
    "mayor" Mayor in mayor asks Mayoring,
    /// W6.11
    "water_creature" WaterCreature in water_creature,
    /// W6.12
    "guardian" Guardian in guardian,
    /// W6.13
    "cursed" Cursed in cursed,
}

pub(crate) use collector::collected;

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
    /// Whether a scored district without a token is cleared too (W5.11).
    const CLEARS_SCORED: bool = false;

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

    pub(crate) fn clears_scored(self) -> bool {
        own!(self, CLEARS_SCORED)
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

#[cfg(test)]
mod tests {
    use super::Shadow;
    use crate::testing::*;

    #[test]
    fn w6_the_first_edition_has_the_first_five() {
        let first: Vec<_> = Shadow::ALL.iter().copied().filter(|card| card.in_first_edition()).collect();
        assert_eq!(first, [Shadow::Badge, Shadow::Gumshoe, Shadow::Siren, Shadow::Historian, Shadow::Remover]);
        assert_eq!(Shadow::ALL.len(), 13);
    }

    #[test]
    fn w6_monsters_live_in_a_district() {
        let homes: Vec<_> = Shadow::ALL.iter().filter_map(|card| Some((*card, card.home()?))).collect();
        assert_eq!(homes, [(Shadow::WaterCreature, 0), (Shadow::Guardian, 4), (Shadow::Cursed, 5)]);
    }

    #[test]
    fn w4_1_all_but_monsters_walk_by_the_left_over_die() {
        for &card in Shadow::ALL {
            let scene = Scene::two(card, Infusion::Soulmate).shadow(11).phase_3(5);
            let (space, district) = match card.home() {
                None => (4, 5),
                Some(home) => (11, home),
            };
            assert_eq!((scene.state.shadow, scene.table.shadow_district(&scene.state)), (space, district), "{card}");
        }
    }

    #[test]
    fn w0_6_the_centre_holds_3_tokens_and_every_other_district_2() {
        for &card in Shadow::ALL {
            let park = if card == Shadow::Cursed { 1 } else { 2 };
            let holds: Vec<_> = (0..9).map(|district| card.capacity(district)).collect();
            assert_eq!(holds, [2, 2, 2, 2, 3, park, 2, 2, 2], "{card}");
        }
    }

    #[test]
    fn w5_1_only_the_guardian_has_the_centre_settled_first() {
        for &card in Shadow::ALL {
            let settled = Scene::two(card, Infusion::Soulmate).shadow(4).phase_5().settled();
            let expected = match card {
                Shadow::Guardian => [4, 0, 1, 2, 5, 8, 7, 6, 3],
                Shadow::WaterCreature => [0, 1, 2, 5, 8, 7, 6, 3, 4],
                _ => [5, 8, 7, 6, 3, 0, 1, 2, 4],
            };
            assert_eq!(settled, expected, "{card}");
        }
    }

    #[test]
    fn a_card_is_read_by_the_name_that_records_use() {
        for &card in Shadow::ALL {
            assert_eq!(card.name().parse(), Ok(card));
            assert_eq!(serde_json::to_string(&card).unwrap(), format!("\"{card}\""));
        }
        assert_eq!("water-creature".parse(), Ok(Shadow::WaterCreature));
        let error = "sheriff".parse::<Shadow>().unwrap_err();
        assert!(error.starts_with("expected a shadow card (badge, gumshoe, ") && error.ends_with("found \"sheriff\""));
    }
}
