//! What the server keeps, and the one interface to it. There is one file for each database; what they have in common
//! is written once, in `queries`.

mod advisory;
mod archive;
mod file;
mod lines;
mod migrations;
mod people;
mod postgres;
mod queries;
mod sqlite;
pub mod statements;
mod trouble;
mod upkeep;

pub use archive::{Archive, ChallengeRow, CompanyRow, Finished, FinishedGame, FinishedRow, Rated, RatingRow, Wanted};
pub use people::{MOST_SESSIONS, People, SessionOwner, SessionRow, TokenOwner, TokenRow, pair};
pub use postgres::Postgres;
pub use sqlite::Sqlite;
pub use upkeep::Upkeep;

use crate::protocol::{Clock, Options};
use async_trait::async_trait;
use std::{
    io::ErrorKind,
    path::Path,
    sync::{
        Arc, LazyLock,
        atomic::{AtomicI64, Ordering},
    },
    time::{Duration, Instant, SystemTime},
};

/// A person's number; never shown to anybody.
pub type PersonKey = i64;
/// A table's number; never shown to anybody. People know its link.
pub type TableKey = i64;
/// Milliseconds since 1970.
pub type Millis = i64;

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
        let cancelled = sqlite::primary_code(&error) == Some(9)
            || error.as_database_error().is_some_and(|error| error.code().as_deref() == Some("57014"));
        match error {
            _ if cancelled => Self::TimedOut,
            sqlx::Error::Io(error) if error.kind() == ErrorKind::TimedOut => Self::TimedOut,
            sqlx::Error::Io(error) if error.kind() == ErrorKind::ReadOnlyFilesystem => Self::Refused(error.to_string()),
            error => Self::Database(error),
        }
    }
}

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Person {
    /// Their number.
    pub key: PersonKey,
    /// What others call them.
    pub name: String,
    /// What they sign in with, if they have an account.
    pub login: Option<String>,
    /// The hash of their password, if they have an account.
    pub password: Option<String>,
    /// How often they signed out everywhere; only cookies of the version before know it.
    pub session: i64,
    /// Not 0 if the host has shut them out.
    pub blocked: i64,
    /// What links in e-mails call them by; can't be guessed.
    pub mark: String,
}

/// A table as it was laid, and how far it is.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct TableRow {
    /// Its number.
    pub key: TableKey,
    /// What people call it by; can't be guessed.
    pub link: String,
    /// Whoever knows this may sit down; can't be guessed.
    pub invite: String,
    /// Who laid it.
    pub host: PersonKey,
    /// Which game.
    pub game: String,
    /// The number of the rules by which it is played.
    pub rules: i64,
    /// The game's setup, as records write it.
    pub setup: String,
    /// What was agreed beside the rules.
    pub options: String,
    /// The secret of the fair dice.
    pub server_seed: String,
    /// The table's name in the fair-dice scheme; tables with the same deal share it.
    pub deal: String,
    /// `waiting`, `playing` or `over`.
    pub status: String,
    /// How it ended.
    pub outcome: Option<String>,
    /// When it was laid.
    pub created: Millis,
    /// When it ended.
    pub ended: Option<Millis>,
}

impl TableRow {
    /// What lists and sweeps ask for: whether it is listed, has a clock, and is a lesson.
    fn kind(&self) -> (bool, bool, bool) {
        let Options { listed, clock, lesson, .. } = serde_json::from_str(&self.options).unwrap_or_default();
        (listed, clock != Clock::None, lesson.is_some())
    }
}

/// A seat and who has it.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct SeatRow {
    /// Its place in the order of the seats.
    pub place: i64,
    /// Its name in records.
    pub seat: String,
    /// The program that sits there.
    pub bot: Option<String>,
    /// The person who sits there.
    pub person: Option<PersonKey>,
    /// What they added to the dice; until then they are not ready.
    pub seed: Option<String>,
}

/// A table that is to be laid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// See [`TableRow`], whose `key`, `outcome` and `ended` don't matter here.
    pub table: TableRow,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
}

/// A game that was played elsewhere and brought along.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct RecordRow {
    /// What people call it by; can't be guessed.
    pub link: String,
    /// Who brought it.
    pub person: PersonKey,
    /// Which game.
    pub game: String,
    /// The record.
    pub record: String,
    /// When it was brought.
    pub created: Millis,
}

/// One line of a table's history.
#[derive(Clone, Debug, Default, PartialEq, Eq, sqlx::FromRow)]
pub struct Move {
    /// The table.
    #[sqlx(rename = "table_key")]
    pub table: TableKey,
    /// Its number, from 1, without gaps.
    pub seq: i64,
    /// What happened, as JSON.
    pub entry: String,
    /// When.
    pub at: Millis,
    /// What the client called its request.
    pub request: Option<String>,
    /// Whose request it was; unknown in lines of older versions.
    pub person: Option<PersonKey>,
    /// With a clock: how long whoever was asked before this line took until then, in milliseconds.
    pub spent: Option<Millis>,
}

impl ::table::history::Kept for Move {
    fn seq(&self) -> i64 {
        self.seq
    }

    fn entry(&self) -> &str {
        &self.entry
    }

    fn at(&self) -> Millis {
        self.at
    }

    fn spent(&self) -> Option<Millis> {
        self.spent
    }
}

/// Something that was said at a table.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Said {
    /// The table.
    #[sqlx(rename = "table_key")]
    pub table: TableKey,
    /// Its number, from 1.
    pub number: i64,
    /// Who said it.
    pub person: PersonKey,
    /// What.
    pub text: String,
    /// When.
    pub at: Millis,
}

/// Something that was said at somebody's table, for them to take along.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct SaidAt {
    /// The table's link.
    pub link: String,
    /// Who said it.
    pub name: String,
    /// What.
    pub text: String,
    /// When.
    pub at: Millis,
}

/// A browser that is told about its person's turns.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Browser {
    /// Where its push service takes notices; nobody else knows this address.
    pub endpoint: String,
    /// Whose it is.
    pub person: PersonKey,
    /// Its public key, in base64url.
    pub p256dh: String,
    /// Its secret, in base64url.
    pub auth: String,
    /// The language of the notices.
    pub lang: String,
}

/// Where somebody wants e-mails about their turns.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct MailRow {
    /// Who.
    pub person: PersonKey,
    /// Where.
    pub address: String,
    /// The language of the notices.
    pub lang: String,
    /// Not 0 if whoever reads what is sent there has said yes.
    pub confirmed: i64,
}

/// What happened at one table: all of it is written, or nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// The table, unless it is laid only now.
    pub table: TableKey,
    /// The table that is laid.
    pub laid: Option<NewTable>,
    /// Who sits down, and at which place; it stays whose it is if it isn't free any more.
    pub sat: Option<(i64, PersonKey)>,
    /// The new lines of its history.
    pub moves: Vec<Move>,
    /// What seats have added to the dice, by their places.
    pub seeds: Vec<(i64, String)>,
    /// What has become of the table, if that has changed. When it is over, what was said goes, unless the note says
    /// `"keep_talk":true`.
    pub status: Option<Status>,
    /// What the game came to, if it is over.
    pub finished: Option<Finished>,
    /// What was said.
    pub said: Vec<Said>,
    /// What the table remembers beside its history, if that has changed.
    pub note: Option<String>,
    /// Whether all that was said goes.
    pub forget_talk: bool,
}

impl Change {
    /// Whether there are only new lines, or nothing at all.
    pub fn is_plain(&self) -> bool {
        let nobody_moved = self.laid.is_none() && self.sat.is_none() && self.seeds.is_empty() && self.status.is_none();
        nobody_moved && self.finished.is_none() && self.said.is_empty() && self.note.is_none() && !self.forget_talk
    }

    /// Whether there is nothing to write.
    pub fn is_empty(&self) -> bool {
        self.is_plain() && self.moves.is_empty()
    }
}

/// What has become of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    /// `playing` or `over`.
    pub name: &'static str,
    /// How it ended.
    pub outcome: Option<String>,
}

/// The database.
#[async_trait]
pub trait Store: Archive + People + Upkeep {
    /// Writes what happened at several tables as one transaction. It is on disk when this returns.
    async fn write(&self, changes: &[Change]) -> Result<(), StoreError>;
    /// A table's history, in order.
    async fn history(&self, table: TableKey) -> Result<Vec<Move>, StoreError>;

    /// The table with this link.
    async fn table(&self, link: &str) -> Result<Option<TableRow>, StoreError>;
    /// The table with this invitation.
    async fn invited(&self, invite: &str) -> Result<Option<TableRow>, StoreError>;
    /// The seats of a table, in order.
    async fn seats(&self, table: TableKey) -> Result<Vec<SeatRow>, StoreError>;
    /// The newest tables of this status, without those that `options` keep private.
    async fn listed(&self, status: &str, limit: i64) -> Result<Vec<TableRow>, StoreError>;
    /// The newest tables where this person sits.
    async fn tables_of(&self, person: PersonKey, limit: i64) -> Result<Vec<TableRow>, StoreError>;
    /// What a table remembers beside its history.
    async fn note(&self, table: TableKey) -> Result<Option<String>, StoreError>;
    /// The last lines that were said at a table, in order.
    async fn talk(&self, table: TableKey, limit: i64) -> Result<Vec<Said>, StoreError>;
    /// What is kept of what a person said, and of what was said where they play and for them to hear.
    async fn talk_of(&self, person: PersonKey) -> Result<Vec<SaidAt>, StoreError>;
    /// Every table with a clock that is being played at.
    async fn clocked(&self) -> Result<Vec<TableRow>, StoreError>;

    /// Keeps a record.
    async fn add_record(&self, record: &RecordRow) -> Result<(), StoreError>;
    /// The record with this link.
    async fn record(&self, link: &str) -> Result<Option<RecordRow>, StoreError>;
    /// The links of the records that a person brought, the newest first.
    async fn records_of(&self, person: PersonKey) -> Result<Vec<String>, StoreError>;

    /// A new person, a guest.
    async fn add_person(&self, name: &str) -> Result<PersonKey, StoreError>;
    /// Somebody by their number.
    async fn person(&self, key: PersonKey) -> Result<Option<Person>, StoreError>;
    /// Everybody whose name or login holds this text, the newest first.
    async fn people(&self, text: &str, limit: i64) -> Result<Vec<Person>, StoreError>;
    /// Somebody by what they sign in with.
    async fn person_by_login(&self, login: &str) -> Result<Option<Person>, StoreError>;
    /// Gives a person another name.
    async fn rename(&self, key: PersonKey, name: &str) -> Result<(), StoreError>;
    /// Gives a person an account, or another password.
    async fn set_account(&self, key: PersonKey, login: &str, password: &str) -> Result<(), StoreError>;
    /// Keeps the hash of a link by which a person may set another password; it replaces the one before.
    async fn add_reset(&self, key: PersonKey, hash: &str, until: Millis) -> Result<(), StoreError>;
    /// Whether a link works at this time.
    async fn has_reset(&self, hash: &str, at: Millis) -> Result<bool, StoreError>;
    /// Shuts a person out, or lets them in again.
    async fn block(&self, key: PersonKey, blocked: bool) -> Result<(), StoreError>;

    /// Keeps a browser that is to be told about its person's turns.
    async fn add_browser(&self, browser: &Browser) -> Result<(), StoreError>;
    /// A person's browsers.
    async fn browsers(&self, person: PersonKey) -> Result<Vec<Browser>, StoreError>;
    /// Forgets a person's browser.
    async fn remove_browser(&self, person: PersonKey, endpoint: &str) -> Result<(), StoreError>;
    /// Keeps where somebody wants e-mails.
    async fn set_mail(&self, mail: &MailRow) -> Result<(), StoreError>;
    /// Where somebody wants e-mails.
    async fn mail(&self, person: PersonKey) -> Result<Option<MailRow>, StoreError>;
    /// Forgets where somebody wanted e-mails.
    async fn remove_mail(&self, person: PersonKey) -> Result<(), StoreError>;

    /// A setting of the server; stored as `otherwise` if there is none yet.
    async fn setting(&self, name: &str, otherwise: &str) -> Result<String, StoreError>;
    /// Changes a setting of the server.
    async fn set_setting(&self, name: &str, value: &str) -> Result<(), StoreError>;
    /// Keeps from when to when no server was there.
    async fn add_downtime(&self, since: Millis, until: Millis) -> Result<(), StoreError>;
    /// From when to when no server was there, each time.
    async fn downtimes(&self) -> Result<Vec<(Millis, Millis)>, StoreError>;
    /// The settings in force on the connection that writes, which decide whether what is written stays written.
    async fn durability(&self) -> Result<Vec<(String, String)>, StoreError>;
    /// Writes something and reads it back on another connection, within two seconds whatever the database does.
    async fn healthy(&self) -> Result<(), StoreError>;
    /// Whether a server has the database now; not to be asked by that server.
    async fn is_served(&self) -> Result<bool, StoreError>;
    /// Returns when another server has taken the database from this one.
    async fn lost(&self) -> StoreError;
    /// Closes the connections, and lets another server have the database.
    async fn close(&self);
}

/// How a database is opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Opening {
    /// Whether it is for a server, which has the database for itself.
    pub claim: bool,
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
        Address::Postgres => Ok(Arc::new(Postgres::open(address, opening).await?)),
        Address::Sqlite(path) => Ok(Arc::new(Sqlite::open(path, opening).await?)),
    }
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
