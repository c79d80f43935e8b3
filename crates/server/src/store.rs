//! What the server keeps, and the interfaces to it: journal, tables, people and what they come in with, notices,
//! archive, upkeep. There is one file for each database; what both understand alike is written once, in `both`, and
//! compiled for each.

#[cfg(feature = "postgres")]
mod advisory;
mod archive;
mod file;
mod journal;
mod keys;
mod lines;
mod migrations;
mod nodes;
mod notices;
mod people;
#[cfg(feature = "postgres")]
mod postgres;
mod sound;
mod sqlite;
pub mod statements;
mod tables;
mod trouble;
mod upkeep;

pub use ::table::{Status, history::Row};
pub use archive::{ArchiveStore, ChallengeRow, RatingRow, pair};
pub use journal::{Change, JournalStore};
pub use keys::{KeysStore, MOST_SESSIONS, SessionOwner, SessionRow, TokenOwner, TokenRow};
pub use ledger::{
    CompanyRow, Finished, FinishedGame, FinishedRow, Millis, NewTable, PersonKey, Rated, RecordRow, SeatRow, TableKey,
    TableRow, Wanted,
};
pub use nodes::{Lease, NodesStore};
pub use notices::{Browser, MailRow, NoticesStore};
pub use people::{PeopleStore, Person};
#[cfg(feature = "postgres")]
pub use postgres::Postgres;
pub use sqlite::Sqlite;
pub use tables::{PlaceRow, Said, SaidAt, TablesStore};
pub use upkeep::UpkeepStore;

use async_trait::async_trait;
use std::{
    io::ErrorKind,
    path::Path,
    sync::{
        Arc, LazyLock, Once,
        atomic::{AtomicI64, Ordering},
    },
    time::{Duration, Instant, SystemTime},
};

#[cfg(not(feature = "postgres"))]
const WITHOUT_POSTGRES: &str = "this program was built without PostgreSQL; cargo build --release builds it in";

/// How long it may take to find out whether the database works.
const HEALTHY: Duration = Duration::from_millis(1800);

/// Something that the database could not do.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has it already.
    #[error("{0} is taken")]
    Taken(&'static str),
    /// What happened at a table could not be written; the journal has told the host why.
    #[error(transparent)]
    NotWritten(#[from] crate::journal::NotWritten),
    /// The database said so.
    #[error("database: {0}")]
    Database(sqlx::Error),
    /// The database took too long.
    #[error("database: no answer in time")]
    TimedOut,
    /// Nothing is written, for a reason that the host has to look at.
    #[error("database: {0}")]
    Refused(String),
    /// Another server has it.
    #[error(
        "database: {0} is in use by another server, and two would spoil each other's games; stop the other one first"
    )]
    InUse(String),
    /// What is in the file can't have been written there by the database.
    #[error("database: {0} is damaged ({1}): restore a backup, as docs/hosting.md tells")]
    Damaged(String, String),
    /// The table belongs to another server now.
    #[error("database: the table is another server's by now")]
    NotOurs,
    /// A person has enough tables.
    #[error("you have {0} tables that are not over; that is as many as one can have")]
    TooManyTables(u32),
    /// The database's own tables could not be brought up to date.
    #[error("database: its tables can't be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// Not a database that this server knows.
    #[error("database: {0}")]
    Address(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        // SQLite says that it was interrupted, PostgreSQL that the statement was cancelled.
        let cancelled = sound::is_interrupted(&error)
            || error.as_database_error().is_some_and(|error| error.code().as_deref() == Some("57014"));
        match error {
            _ if cancelled => Self::TimedOut,
            sqlx::Error::Io(error) if error.kind() == ErrorKind::TimedOut => Self::TimedOut,
            sqlx::Error::Io(error) if error.kind() == ErrorKind::ReadOnlyFilesystem => Self::Refused(error.to_string()),
            error => Self::Database(error),
        }
    }
}

/// The database itself, and who has it.
#[async_trait]
pub trait Service: Send + Sync {
    /// The settings in force on the connection that writes, which decide whether what is written stays written.
    async fn durability(&self) -> Result<Vec<(String, String)>, StoreError>;
    /// Whether a server has the database now; not to be asked by that server.
    async fn is_served(&self) -> Result<bool, StoreError>;
    /// Returns when another server has taken the database from this one.
    async fn lost(&self) -> StoreError;
    /// What several servers that share the database keep there, if it can be shared.
    fn nodes(&self) -> Option<&dyn NodesStore> {
        None
    }
    /// Closes the connections, and lets another server have the database.
    async fn close(&self);
}

/// Everything that is kept.
pub trait Store:
    Service + JournalStore + TablesStore + PeopleStore + KeysStore + NoticesStore + ArchiveStore + UpkeepStore
{
}

impl<S: Service + JournalStore + TablesStore + PeopleStore + KeysStore + NoticesStore + ArchiveStore + UpkeepStore>
    Store for S
{
}

/// How a server has its database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// For itself.
    Alone,
    /// With other servers that know of each other.
    Shared,
}

/// How a database is opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Opening {
    /// Whether it is for a server, and whether that has the database for itself.
    pub claim: Option<Claim>,
    /// How long a question to it may take.
    pub patience: Option<Duration>,
}

/// Opens the database at this address, beside a server or without one; brings its tables up to date if there is none.
pub async fn open(address: &str) -> Result<Arc<dyn Store>, StoreError> {
    open_with(address, Opening::default()).await
}

/// Opens the database at this address, a `postgres://` URL or the path of a file, and brings its tables up to date.
pub async fn open_with(address: &str, opening: Opening) -> Result<Arc<dyn Store>, StoreError> {
    match Address::of(address)? {
        #[cfg(feature = "postgres")]
        Address::Postgres => Ok(Arc::new(Postgres::open(address, opening).await?)),
        #[cfg(not(feature = "postgres"))]
        Address::Postgres => Err(StoreError::Address(WITHOUT_POSTGRES.to_owned())),
        Address::Sqlite(path) => Ok(Arc::new(Sqlite::open(path, opening).await?)),
    }
}

/// Whether several servers can share the database at this address.
pub fn can_be_shared(address: &str) -> Result<bool, StoreError> {
    Ok(matches!(Address::of(address)?, Address::Postgres))
}

/// Writes a copy of everything into a file that isn't there yet, also while a server runs. Nothing is written to the
/// database itself.
pub async fn back_up(address: &str, to: &Path) -> Result<(), StoreError> {
    match Address::of(address)? {
        Address::Postgres => {
            let why = "PostgreSQL is backed up with its own pg_dump, see docs/hosting.md";
            Err(StoreError::Address(why.to_owned()))
        }
        Address::Sqlite(path) => sqlite::back_up(path.as_ref(), to).await,
    }
}

/// What a look at a database found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Examined {
    /// Whether a server has it now.
    pub served: bool,
    /// The version of its tables.
    pub version: i64,
    /// The version that this program's are of.
    pub expected: i64,
    /// When a server was alive last.
    pub alive: Option<Millis>,
}

/// Looks at the database at this address, and changes nothing there; there is none yet if no server was ever started.
pub async fn examine(address: &str) -> Result<Option<Examined>, StoreError> {
    match Address::of(address)? {
        #[cfg(feature = "postgres")]
        Address::Postgres => postgres::examine(address).await,
        #[cfg(not(feature = "postgres"))]
        Address::Postgres => Err(StoreError::Address(WITHOUT_POSTGRES.to_owned())),
        Address::Sqlite(path) => sqlite::examine(path.as_ref()).await,
    }
}

enum Address<'a> {
    Postgres,
    Sqlite(&'a str),
}

impl<'a> Address<'a> {
    fn of(address: &'a str) -> Result<Self, StoreError> {
        match address.split_once("://") {
            Some(("postgres" | "postgresql", _)) => Ok(Self::Postgres),
            Some(("sqlite", path)) => Ok(Self::Sqlite(path)),
            Some((other, _)) => Err(StoreError::Address(format!("expected a file or postgres://…, found {other}://…"))),
            None => Ok(Self::Sqlite(address)),
        }
    }
}

/// How far our time is ahead of what the machine's clock said when the process began.
static AHEAD: AtomicI64 = AtomicI64::new(0);

/// Makes the time of the whole house ours. After the first time, ours only goes on.
pub fn follow(clock: Millis) {
    static FIRST: Once = Once::new();
    FIRST.call_once(|| {
        AHEAD.fetch_add(clock - now(), Ordering::Relaxed);
    });
    go_on_from(clock);
}

/// Sees to it that our time doesn't lie before a moment that we know has passed, though the machine's clock does.
pub fn go_on_from(moment: Millis) {
    AHEAD.fetch_add((moment - now()).max(0), Ordering::Relaxed);
}

/// Now. While the process lives this never goes back, and never jumps, whatever becomes of the machine's clock.
pub fn now() -> Millis {
    static START: LazyLock<(Instant, Duration)> = LazyLock::new(|| {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        (Instant::now(), since.unwrap_or_default())
    });
    let (start, since) = *START;
    (since + start.elapsed()).as_millis() as Millis + AHEAD.load(Ordering::Relaxed)
}
