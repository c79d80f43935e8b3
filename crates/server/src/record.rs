//! Games as records that others can replay and prove: those of the tables here, and those that were brought along.

use crate::{
    games::Playable,
    people::secret_word,
    store::{PersonKey, RecordRow, Store, StoreError, TableRow, now},
    table::history::Standing,
};
use serde::Deserialize;
use tabletop::{Fair, Game, Header, Record, RecordError, fair::Seed};

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
        match self.game() {
            <smile_and_gun::Table as Game>::NAME => self.write_of::<smile_and_gun::Table>(store).await,
            <gangster::Table as Game>::NAME => self.write_of::<gangster::Table>(store).await,
            other => Ok(Err(unknown(other))),
        }
    }

    async fn write_of<G: Playable>(&self, store: &dyn Store) -> Result<Result<String, String>, StoreError> {
        let record = self.read::<G>(store).await?;
        Ok(record.and_then(|record| record.write().map_err(|error| error.to_string())))
    }
}

/// What is said about a game that is not here.
pub fn unknown(game: &str) -> String {
    format!("game: expected smile-and-gun or gangster, found \"{game}\"")
}

/// A record that somebody brings along, if it holds by the rules and by its own promises.
pub fn bring(person: PersonKey, text: &str) -> Result<RecordRow, String> {
    let header = Header::read(text).map_err(|error| error.to_string())?;
    let game = header.game().map_err(|error| error.to_string())?.to_owned();
    let record = match game.as_str() {
        <smile_and_gun::Table as Game>::NAME => proved::<smile_and_gun::Table>(text),
        <gangster::Table as Game>::NAME => proved::<gangster::Table>(text),
        other => return Err(unknown(other)),
    };
    let record = record.map_err(|error| error.to_string())?;
    Ok(RecordRow { link: secret_word(), person, game, record, created: now() })
}

/// What a record says about its dice.
#[derive(Default, Deserialize)]
struct Promise {
    fair: Option<Fair>,
}

/// Whether a record is that of a game that people still play here, by what it promises about the dice. Its seed is shown
/// when the game is over, not before.
pub async fn is_contested(store: &dyn Store, record: &RecordRow) -> Result<bool, StoreError> {
    let Promise { fair } = serde_json::from_str(&record.record).unwrap_or_default();
    let Some(fair) = fair.filter(|fair| fair.server_seed.is_none()) else { return Ok(false) };
    if store.is_contested(&fair.table).await? {
        return Ok(true);
    }
    // Another name doesn't make it another game.
    for table in store.open_tables_of(record.person, i64::MAX).await? {
        let seed = serde_json::from_value::<Seed>(table.server_seed.into());
        if seed.is_ok_and(|seed| seed.commitment() == fair.commitment) && store.is_contested(&table.deal).await? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The record, proved and written anew.
fn proved<G: Game>(text: &str) -> Result<String, RecordError> {
    let record = Record::<G>::read(text)?;
    record.verify()?;
    record.write().map_err(|error| RecordError::Malformed(error.to_string()))
}

/// Whether a table is played by the rules that we know.
pub fn check_rules<G: Game>(row: &TableRow) -> Result<(), RecordError> {
    let said = u32::try_from(row.rules).unwrap_or_default();
    if said == G::RULES { Ok(()) } else { Err(RecordError::Rules { said, known: G::RULES }) }
}

async fn read_table<G: Playable>(store: &dyn Store, row: &TableRow) -> Result<Result<Record<G>, String>, StoreError> {
    let history = store.history(row.key).await?;
    let seats = store.seats(row.key).await?;
    let seeds = seats.into_iter().map(|seat| seat.seed.unwrap_or_default()).collect();
    let read = || -> Result<Record<G>, String> {
        check_rules::<G>(row).map_err(|error| error.to_string())?;
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
        Ok(record)
    };
    Ok(read())
}
