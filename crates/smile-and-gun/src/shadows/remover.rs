//! W6.5 The Remover: after the move one token of this district, as the police would choose (W5.4), is discarded. With
//! one token left there is no prize for second.

use super::Card;
use crate::{Event, State, Table};
use tabletop::Log;

pub(super) struct Remover;

impl Card for Remover {
    const IN_FIRST_EDITION: bool = true;

    fn casts(table: &Table, state: &mut State, log: &mut impl Log<Event>) {
        let here = table.shadow_district(state);
        if let Some(print) = state.tokens(here).best() {
            state.discard(table, here, print, log);
        }
    }
}
