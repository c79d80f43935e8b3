//! Laws about a table.

use super::written_and_read;
use crate::{Broken, Law, law::hold};
use tabletop::Game;

/// [`Law::Setup`] and the first half of [`Law::Seats`].
pub(crate) fn check<G: Game>(table: &G) -> Result<(), Broken> {
    let setup = table.setup();
    written_and_read(Law::Setup, &setup)?;
    let again = G::new(&setup).map_err(|error| Broken::new(Law::Setup, error.to_string()))?;
    hold(Law::Setup, again == *table, || format!("{setup:?} lays {again:?}"))?;
    hold(Law::Setup, again.setup() == setup, || format!("{setup:?} becomes {:?}", again.setup()))?;
    let seats = table.seats();
    hold(Law::Seats, !seats.is_empty(), || "there is no seat".into())?;
    for (n, seat) in seats.iter().enumerate() {
        written_and_read(Law::Seats, seat)?;
        let twin = seats[..n].iter().find(|other| other.to_string() == seat.to_string());
        hold(Law::Seats, twin.is_none(), || format!("{seat} is there twice"))?;
    }
    Ok(())
}
