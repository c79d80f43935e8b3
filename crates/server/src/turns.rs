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
        let last = last_lines(house, std::slice::from_ref(table)).await?;
        self.after(house, table, last.get(&table.key).copied()).await
    }

    /// Who is asked at each of these tables, in their order.
    pub async fn of_all(&self, house: &House, tables: &[TableRow]) -> Result<Vec<Turn>, StoreError> {
        let (last, mut turns) = (last_lines(house, tables).await?, Vec::with_capacity(tables.len()));
        for table in tables {
            turns.push(self.after(house, table, last.get(&table.key).copied()).await?);
        }
        Ok(turns)
    }

    /// Who is asked after a line, if that is known.
    async fn after(&self, house: &House, table: &TableRow, last: Option<i64>) -> Result<Turn, StoreError> {
        let known = self.lock().get(&table.key).copied().filter(|known| last.is_none() || known.last == last);
        if let Some(known) = known {
            return Ok(known.turn);
        }
        let known = Known { turn: read(house, table).await?, last };
        let mut all = self.lock();
        match last {
            Some(_) => drop(all.insert(table.key, known)),
            // Its task knows better, if it woke up meanwhile.
            None => return Ok(all.entry(table.key).or_insert(known).turn),
        }
        Ok(known.turn)
    }
}

/// Among several servers, the number of each table's last line.
async fn last_lines(house: &House, tables: &[TableRow]) -> Result<HashMap<TableKey, i64>, StoreError> {
    let Some((_, register)) = house.shared() else { return Ok(HashMap::new()) };
    let keys: Vec<_> = tables.iter().map(|table| table.key).collect();
    let mut last: HashMap<_, _> = keys.iter().map(|key| (*key, 0)).collect();
    last.extend(register.last_lines(&keys).await?);
    Ok(last)
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
