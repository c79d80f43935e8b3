//! W6.3 The Siren: after the move the colour with most cubes in this district loses half, rounded down; tied colours
//! all do; police too.

use super::Card;
use crate::{Colour, Event, State, Table};
use tabletop::Log;

pub(super) struct Siren;

impl Card for Siren {
    const IN_FIRST_EDITION: bool = true;

    fn casts(table: &Table, state: &mut State, log: &mut impl Log<Event>) {
        let here = table.shadow_district(state);
        let most = Colour::ALL.map(|colour| state.cubes(here, colour)).into_iter().max().unwrap_or(0);
        for colour in Colour::ALL {
            if state.cubes(here, colour) == most {
                state.remove_cubes(here, colour, most / 2, log);
            }
        }
    }
}
