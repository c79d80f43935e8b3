//! W6.1 The Badge: after the move remove all police in this district.

use super::Card;
use crate::{Colour, Event, State, Table};
use tabletop::Log;

pub(super) struct Badge;

impl Card for Badge {
    const IN_FIRST_EDITION: bool = true;

    fn casts(table: &Table, state: &mut State, log: &mut impl Log<Event>) {
        let here = table.shadow_district(state);
        state.remove_cubes(here, Colour::Police, state.cubes(here, Colour::Police), log);
    }
}
