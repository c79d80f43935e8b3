//! A table's game as a record that others can replay and prove.

use crate::{
    games::Playable,
    store::{Store, StoreError, TableRow},
    table::history::Standing,
};
use tabletop::{Fair, Game, Record};

/// Writes the record of a table, as far as it was played. The secret of the dice is in it once the game is over. Says
/// why, if the table can't be replayed.
pub async fn write(store: &dyn Store, row: &TableRow) -> Result<Result<String, String>, StoreError> {
    match row.game.as_str() {
        <smile_and_gun::Table as Game>::NAME => of::<smile_and_gun::Table>(store, row).await,
        <gangster::Table as Game>::NAME => of::<gangster::Table>(store, row).await,
        other => Ok(Err(format!("game: \"{other}\" is not known here"))),
    }
}

async fn of<G: Playable>(store: &dyn Store, row: &TableRow) -> Result<Result<String, String>, StoreError> {
    let history = store.history(row.key).await?;
    let seats = store.seats(row.key).await?;
    let seeds = seats.into_iter().map(|seat| seat.seed.unwrap_or_default()).collect();
    let written = || -> Result<String, String> {
        let setup = serde_json::from_str(&row.setup).map_err(|error| error.to_string())?;
        let table = G::new(&setup).map_err(|error| error.to_string())?;
        let (standing, frozen) = Standing::replay(&table, &history, |_| {});
        if let Some(frozen) = frozen {
            return Err(format!("line {}: {}", frozen.seq, frozen.why));
        }
        let seed = serde_json::from_value(row.server_seed.clone().into()).map_err(|error| error.to_string())?;
        let mut fair = Fair::new(seed, row.deal.clone(), seeds);
        if !standing.is_over() {
            fair.server_seed = None;
        }
        let mut record = Record::of(standing.play(), Some(fair), env!("CARGO_PKG_VERSION"));
        record.ended = standing.ended().cloned();
        record.write().map_err(|error| error.to_string())
    };
    Ok(written())
}
