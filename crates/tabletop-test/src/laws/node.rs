//! Laws about every node.

use super::written_and_read;
use crate::{Broken, Law, Suite, law::hold};
use tabletop::{Game, Node};

/// [`Law::Begun`], [`Law::ResultAtTheEnd`], [`Law::StateSerde`], [`Law::OpenViews`], [`Law::Invariant`] and the second
/// half of [`Law::Seats`].
pub(crate) fn check<G: Game>(suite: &Suite<'_, G>, state: &G::State) -> Result<(), Broken> {
    let table = suite.table;
    let node = table.node(state);
    if let Node::Decide { seat, .. } = node {
        let known = table.seats().iter().any(|other| other.to_string() == seat.to_string());
        hold(Law::Seats, known, || format!("{seat} is asked, but has no seat"))?;
    } else {
        hold(Law::Begun, !table.begun(state), || format!("a decision is half made at {node:?}"))?;
    }
    let result = table.result(state);
    hold(Law::ResultAtTheEnd, result.is_some() == (node == Node::Over), || format!("{result:?} at {node:?}"))?;
    written_and_read(Law::StateSerde, state)?;
    let seen = table.view(state, None);
    for seat in table.seats() {
        let view = table.view(state, Some(seat));
        hold(Law::OpenViews, view == seen, || format!("{seat} sees {view:?}, others see {seen:?}"))?;
    }
    (suite.invariant)(table, state).map_err(|why| Broken::new(Law::Invariant, format!("{why}, at {state:?}")))
}
