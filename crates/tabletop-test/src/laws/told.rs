//! The law about the log.

use crate::{Broken, Law, law::hold};
use tabletop::{Game, shown};

/// [`Law::Told`] for one step, for every seat and for whoever only watches.
pub(crate) fn check<G: Game>(table: &G, before: &G::State, told: &[G::Event], after: &G::State) -> Result<(), Broken> {
    for seat in table.seats().into_iter().map(Some).chain([None]) {
        let shown = shown(table, table.view(before, seat), told);
        let seen = table.view(after, seat);
        hold(Law::Told, shown == seen, || format!("{told:?} shows {seat:?} {shown:?}, but it is {seen:?}"))?;
    }
    Ok(())
}
