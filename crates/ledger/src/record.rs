//! Games as records that others can replay and prove.

use crate::{Millis, PersonKey, RecordRow, SeatRow, TableRow};
use games::Playable;
use table::history::{Row, Standing};
use tabletop::{Fair, Game, Header, Record, RecordError};

/// The record of a table, as far as the game was played. The secret of the dice is in it once the game is over.
///
/// # Errors
/// Says why it can't be replayed.
pub fn record<G: Playable>(row: &TableRow, seats: &[SeatRow], history: &[Row]) -> Result<Record<G>, String> {
    check_rules::<G>(row).map_err(|error| error.to_string())?;
    let setup = serde_json::from_str(&row.setup).map_err(|error| error.to_string())?;
    let table = G::new(&setup).map_err(|error| error.to_string())?;
    let (standing, frozen) = Standing::replay(&table, history, |_| {});
    if let Some(frozen) = frozen {
        return Err(format!("line {}: {}", frozen.seq, frozen.why));
    }
    let seed = serde_json::from_value(row.server_seed.clone().into()).map_err(|error| error.to_string())?;
    let seeds = seats.iter().map(|seat| seat.seed.clone().unwrap_or_default()).collect();
    let mut fair = Fair::new(seed, row.deal.clone(), seeds);
    if !standing.is_over() {
        fair.server_seed = None;
    }
    let mut record = Record::of(standing.play(), Some(fair), env!("CARGO_PKG_VERSION"));
    record.ended = standing.ended().cloned();
    Ok(record)
}

/// Whether a table is played by the rules that we know.
pub fn check_rules<G: Game>(row: &TableRow) -> Result<(), RecordError> {
    let said = u32::try_from(row.rules).unwrap_or_default();
    if said == G::RULES { Ok(()) } else { Err(RecordError::Rules { said, known: G::RULES }) }
}

/// A record that somebody brings along, if it holds by the rules and by its own promises.
///
/// # Errors
/// Says what doesn't hold.
pub fn bring(person: PersonKey, text: &str, link: String, now: Millis) -> Result<RecordRow, String> {
    let header = Header::read(text).map_err(|error| error.to_string())?;
    let game = header.game().map_err(|error| error.to_string())?;
    let game: games::Name = game.parse().map_err(|unknown: games::UnknownGame| unknown.to_string())?;
    let record = games::visit!(game, G => proved::<G>(text)).map_err(|error| error.to_string())?;
    Ok(RecordRow { link, person, game: game.to_string(), record, created: now })
}

/// The record, proved and written anew.
fn proved<G: Game>(text: &str) -> Result<String, RecordError> {
    let record = Record::<G>::read(text)?;
    record.verify()?;
    record.write().map_err(|error| RecordError::Malformed(error.to_string()))
}
