//! Whose turn it is at tables that may be asleep, and until when: for lists, and for clocks that run out there.

use crate::{
    games::Playable,
    house::House,
    protocol::Options,
    store::{StoreError, TableKey, TableRow, now},
    table::{aside, history::Standing},
};
use lru::LruCache;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

pub use ::table::Turn;

/// How many tables' turns are known without looking.
const KNOWN: usize = 100_000;

/// Whose turn it is at each table, as its last move left it. A table that has slept for long is read from its record.
pub struct Turns {
    known: Mutex<LruCache<TableKey, Known>>,
}

/// Whose turn it is, and among several servers after which line: others don't tell this one when that changes.
#[derive(Clone, Copy)]
struct Known {
    turn: Turn,
    last: Option<i64>,
}

impl Default for Turns {
    fn default() -> Self {
        Self { known: Mutex::new(LruCache::unbounded()) }
    }
}

impl Turns {
    fn lock(&self) -> MutexGuard<'_, LruCache<TableKey, Known>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table's task says who is asked. If somebody's time is over sooner than it was before, the table has to be looked at
    /// sooner, too.
    pub fn set(&self, house: &Arc<House>, table: TableKey, turn: Turn) {
        let before = self.remember(table, Known { turn, last: None }).and_then(|before| before.turn.deadline);
        if let (Some(before), Some(deadline)) = (before, turn.deadline)
            && deadline < before
        {
            let house = house.clone();
            tokio::spawn(async move {
                if let Err(error) = house.store.set_due(&[(table, deadline)]).await {
                    tracing::warn!(%error, table, "nobody will look at a clock in time");
                }
            });
        }
    }

    fn remember(&self, table: TableKey, turn: Known) -> Option<Known> {
        let mut known = self.lock();
        if known.len() >= KNOWN && !known.contains(&table) {
            known.pop_lru();
        }
        known.put(table, turn)
    }

    /// A game is over.
    pub fn forget(&self, table: TableKey) {
        self.lock().pop(&table);
    }

    /// Who is asked at a table where a game goes on.
    pub async fn of(&self, house: &House, table: &TableRow) -> Result<Turn, StoreError> {
        let last = last_line(house, table).await?;
        let known = self.lock().get(&table.key).copied().filter(|known| last.is_none() || known.last == last);
        if let Some(known) = known {
            return Ok(known.turn);
        }
        let read = Known { turn: read(house, table).await?, last };
        // In one process its task knows better, if it woke up meanwhile.
        let known = self.lock().get(&table.key).copied().filter(|_| last.is_none());
        if known.is_none() {
            self.remember(table.key, read);
        }
        Ok(known.unwrap_or(read).turn)
    }

    /// The same, but nothing is remembered: thousands of tables are looked at once and not again for days.
    pub async fn look(&self, house: &House, table: &TableRow) -> Result<Turn, StoreError> {
        let known = self.lock().peek(&table.key).copied();
        match known {
            Some(known) if house.shared().is_none() => Ok(known.turn),
            _ => read(house, table).await,
        }
    }
}

/// Among several servers, the number of a table's last line.
async fn last_line(house: &House, table: &TableRow) -> Result<Option<i64>, StoreError> {
    let Some((_, register)) = house.shared() else { return Ok(None) };
    Ok(Some(register.last_lines(&[table.key]).await?.first().map_or(0, |(_, last)| *last)))
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
