//! Whose turn it is at tables that may be asleep, for lists.

use crate::{
    games::Playable,
    store::{Store, StoreError, TableKey, TableRow},
    table::history::Standing,
};
use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};
use tabletop::Game;

/// The place of the seat that is asked at each table, as its last move left it. A table that has slept since the start
/// of the server is read from its record, once.
#[derive(Default)]
pub struct Turns {
    asked: Mutex<HashMap<TableKey, Option<usize>>>,
}

impl Turns {
    fn lock(&self) -> MutexGuard<'_, HashMap<TableKey, Option<usize>>> {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table's task says who is asked.
    pub fn set(&self, table: TableKey, place: Option<usize>) {
        self.lock().insert(table, place);
    }

    /// A game is over.
    pub fn forget(&self, table: TableKey) {
        self.lock().remove(&table);
    }

    /// Who is asked at a table where a game goes on.
    pub async fn of(&self, store: &dyn Store, table: &TableRow) -> Result<Option<usize>, StoreError> {
        let known = self.lock().get(&table.key).copied();
        match known {
            Some(place) => Ok(place),
            None => {
                let place = read(store, table).await?;
                // Its task knows better, if it woke up meanwhile.
                Ok(*self.lock().entry(table.key).or_insert(place))
            }
        }
    }
}

async fn read(store: &dyn Store, table: &TableRow) -> Result<Option<usize>, StoreError> {
    match table.game.as_str() {
        <smile_and_gun::Table as Game>::NAME => asked::<smile_and_gun::Table>(store, table).await,
        <gangster::Table as Game>::NAME => asked::<gangster::Table>(store, table).await,
        _ => Ok(None),
    }
}

async fn asked<G: Playable>(store: &dyn Store, row: &TableRow) -> Result<Option<usize>, StoreError> {
    let history = store.history(row.key).await?;
    let Some(table) = serde_json::from_str(&row.setup).ok().and_then(|setup| G::new(&setup).ok()) else {
        return Ok(None);
    };
    let (standing, _) = Standing::replay(&table, &history, |_| {});
    Ok(standing.asked().map(|seat| table.place_of(seat)))
}
