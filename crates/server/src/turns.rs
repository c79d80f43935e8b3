//! Whose turn it is at tables that may be asleep, and until when: for lists, and for clocks that run out there.

use crate::{
    games::Playable,
    house::House,
    protocol::Options,
    store::{StoreError, TableKey, TableRow, now},
    table::{aside, history::Standing},
};
use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

pub use ::table::Turn;

/// Whose turn it is at each table, as its last move left it. A table that has slept since the start of the server is read
/// from its record, once.
#[derive(Default)]
pub struct Turns {
    known: Mutex<HashMap<TableKey, Turn>>,
}

impl Turns {
    fn lock(&self) -> MutexGuard<'_, HashMap<TableKey, Turn>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table's task says who is asked.
    pub fn set(&self, table: TableKey, turn: Turn) {
        self.lock().insert(table, turn);
    }

    /// A game is over.
    pub fn forget(&self, table: TableKey) {
        self.lock().remove(&table);
    }

    /// Who is asked at a table where a game goes on.
    pub async fn of(&self, house: &House, table: &TableRow) -> Result<Turn, StoreError> {
        let known = self.lock().get(&table.key).copied();
        match known {
            Some(turn) => Ok(turn),
            None => {
                let turn = read(house, table).await?;
                // Its task knows better, if it woke up meanwhile.
                Ok(*self.lock().entry(table.key).or_insert(turn))
            }
        }
    }
}

async fn read(house: &House, table: &TableRow) -> Result<Turn, StoreError> {
    match table.game.parse::<games::Name>() {
        Ok(game) => games::visit!(game, G => read_of::<G>(house, table).await),
        Err(unknown) => {
            tracing::error!(table = table.link, %unknown, "nobody knows whose turn it is");
            Ok(Turn::default())
        }
    }
}

async fn read_of<G: Playable>(house: &House, row: &TableRow) -> Result<Turn, StoreError> {
    let history = house.store.history(row.key).await?;
    let Some(table) = serde_json::from_str(&row.setup).ok().and_then(|setup| G::new(&setup).ok()) else {
        return Ok(Turn::default());
    };
    let rules = u32::try_from(row.rules).unwrap_or_default();
    let (standing, frozen) = aside(history.len(), || Standing::recall(&table, rules, &history, |_| {}));
    if frozen.is_some() {
        return Ok(Turn::default());
    }
    let options: Options = serde_json::from_str(&row.options).unwrap_or_default();
    let down = house.downtime.within(standing.clock.since(), now());
    Ok(Turn {
        place: standing.asked().map(|seat| table.place_of(seat)),
        deadline: options.clock.millis().and_then(|time| standing.clock.deadline(time, down)),
    })
}
