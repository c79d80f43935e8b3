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
    known: Mutex<HashMap<TableKey, Known>>,
}

/// Whose turn it is, and among several servers after which line: others don't tell this one when that changes.
#[derive(Clone, Copy)]
struct Known {
    turn: Turn,
    last: Option<i64>,
}

impl Turns {
    fn lock(&self) -> MutexGuard<'_, HashMap<TableKey, Known>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table's task says who is asked.
    pub fn set(&self, table: TableKey, turn: Turn) {
        self.lock().insert(table, Known { turn, last: None });
    }

    /// A game is over.
    pub fn forget(&self, table: TableKey) {
        self.lock().remove(&table);
    }

    /// Who is asked at a table where a game goes on.
    pub async fn of(&self, house: &House, table: &TableRow) -> Result<Turn, StoreError> {
        let Some((_, register)) = house.shared() else {
            let known = self.lock().get(&table.key).copied();
            return match known {
                Some(known) => Ok(known.turn),
                None => {
                    let known = Known { turn: read(house, table).await?, last: None };
                    // Its task knows better, if it woke up meanwhile.
                    Ok(self.lock().entry(table.key).or_insert(known).turn)
                }
            };
        };
        let last = Some(register.last_lines(&[table.key]).await?.first().map_or(0, |(_, last)| *last));
        let known = self.lock().get(&table.key).copied().filter(|known| known.last == last);
        match known {
            Some(known) => Ok(known.turn),
            None => {
                let turn = read(house, table).await?;
                self.lock().insert(table.key, Known { turn, last });
                Ok(turn)
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
    let down = house.downtime().within(standing.clock.since(), now());
    Ok(Turn {
        place: standing.asked().map(|seat| table.place_of(seat)),
        deadline: options.clock.millis().and_then(|time| standing.clock.deadline(time, down)),
    })
}
