//! The law about the log.

use crate::{Broken, Law, law::hold};
use serde_json::Value;
use tabletop::{Game, changes, shown};

/// [`Law::Told`] for one step, for every seat and for whoever only watches.
pub(crate) fn check<G: Game>(table: &G, before: &G::State, told: &[G::Event], after: &G::State) -> Result<(), Broken> {
    for seat in table.seats().into_iter().map(Some).chain([None]) {
        let shown = shown(table, table.view(before, seat), told);
        let seen = table.view(after, seat);
        hold(Law::Told, shown == seen, || format!("{told:?} shows {seat:?} {shown:?}, but it is {seen:?}"))?;
    }
    let view = table.view(before, None);
    let mut drawn = serde_json::to_value(&view).unwrap_or_default();
    for change in changes(table, view, told).into_iter().flatten() {
        let part = drawn.pointer_mut(&change.path).map(|part| std::mem::replace(part, change.value));
        hold(Law::Told, part.is_some(), || format!("there is no {}", change.path))?;
    }
    let seen = serde_json::to_value(table.view(after, None)).unwrap_or(Value::Null);
    hold(Law::Told, drawn == seen, || format!("the changes of {told:?} make {drawn}, but it is {seen}"))
}
