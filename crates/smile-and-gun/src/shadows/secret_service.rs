//! W6.9 The Secret Service: after the move add 2 police to this district.

use super::Card;
use crate::{Colour, Event, State, Table};
use tabletop::Log;

pub(super) struct SecretService;

impl Card for SecretService {
    fn casts(table: &Table, state: &mut State, log: &mut impl Log<Event>) {
        state.add_cubes(table.shadow_district(state), Colour::Police, 2, log);
    }
}
