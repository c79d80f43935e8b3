//! Games as records that others can replay and prove: those of the tables here, and those that were brought along.

use crate::{
    games::Playable,
    store::{RecordRow, Store, StoreError, TableRow},
    table::aside,
};
use serde::Deserialize;
use serde_json::Value;
use tabletop::{Fair, Record};

pub use ledger::{bring, check_rules};

/// Where a game to look at again comes from.
pub enum Source {
    /// It was played here, or is being played.
    Table(TableRow),
    /// Somebody brought it along.
    Record(RecordRow),
}

impl Source {
    /// The game with this link.
    pub async fn find(store: &dyn Store, link: &str) -> Result<Option<Self>, StoreError> {
        if let Some(row) = store.table(link).await? {
            return Ok(Some(Self::Table(row)));
        }
        Ok(store.record(link).await?.map(Self::Record))
    }

    /// Its link.
    pub fn link(&self) -> &str {
        match self {
            Self::Table(row) => &row.link,
            Self::Record(row) => &row.link,
        }
    }

    /// Which game.
    pub fn game(&self) -> &str {
        match self {
            Self::Table(row) => &row.game,
            Self::Record(row) => &row.game,
        }
    }

    /// The record, as far as the game was played. The secret of the dice is in it once the game is over. Says why, if
    /// it can't be replayed.
    pub async fn read<G: Playable>(&self, store: &dyn Store) -> Result<Result<Record<G>, String>, StoreError> {
        match self {
            Self::Table(row) => read_table(store, row).await,
            Self::Record(row) => Ok(Record::read(&row.record).map_err(|error| error.to_string())),
        }
    }

    /// The record as text.
    pub async fn write(&self, store: &dyn Store) -> Result<Result<String, String>, StoreError> {
        match self.game().parse::<games::Name>() {
            Ok(game) => games::visit!(game, G => self.write_of::<G>(store).await),
            Err(unknown) => Ok(Err(unknown.to_string())),
        }
    }

    async fn write_of<G: Playable>(&self, store: &dyn Store) -> Result<Result<String, String>, StoreError> {
        let record = self.read::<G>(store).await?;
        Ok(record.and_then(|record| record.write().map_err(|error| error.to_string())))
    }
}

/// What a record says about its dice.
#[derive(Default, Deserialize)]
struct Promise {
    fair: Option<Fair>,
}

/// Whether a record is that of a game that people still play here. What it promises about the dice tells, unless that was
/// changed or taken out; then it is compared with the games of whoever brought it.
pub async fn is_contested(store: &dyn Store, record: &RecordRow) -> Result<bool, StoreError> {
    let Promise { fair } = serde_json::from_str(&record.record).unwrap_or_default();
    // The seed is shown when the game is over, not before.
    if fair.as_ref().is_some_and(|fair| fair.server_seed.is_some()) {
        return Ok(false);
    }
    if let Some(fair) = fair
        && store.is_contested(&fair.table).await?
    {
        return Ok(true);
    }
    for table in store.open_tables_of(record.person, i64::MAX).await? {
        if table.game == record.game && store.is_contested(&table.deal).await? && is_of(store, record, table).await? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether a record is of the game at a table: laid alike, and what happened in both is the same as far as both go.
async fn is_of(store: &dyn Store, record: &RecordRow, table: TableRow) -> Result<bool, StoreError> {
    let table = Source::Table(table).write(store).await?;
    let played = |text: &str| serde_json::from_str::<Played>(text).ok();
    let (Some(here), Some(brought)) = (table.ok().and_then(|table| played(&table)), played(&record.record)) else {
        return Ok(false);
    };
    let mut both = here.log.iter().zip(&brought.log).peekable();
    Ok(here.setup == brought.setup && both.peek().is_some() && both.all(|(here, brought)| here == brought))
}

/// What was played, however it is proved.
#[derive(Deserialize)]
struct Played {
    setup: Value,
    log: Vec<Value>,
}

async fn read_table<G: Playable>(store: &dyn Store, row: &TableRow) -> Result<Result<Record<G>, String>, StoreError> {
    let (history, seats) = (store.history(row.key).await?, store.seats(row.key).await?);
    Ok(aside(history.len(), || ledger::record(row, &seats, &history)))
}
