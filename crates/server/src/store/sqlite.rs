//! Everything in one SQLite file.

#[path = "both/mod.rs"]
mod both;

use super::{
    Examined, Lease, Millis, Opening, PersonKey, Row, Service, StoreError, TableKey,
    file::{self, DatabaseFile, Lock},
    lines::{Dial, Lines},
    migrations, now,
    sound::{self, Checking},
    statements,
    trouble::{About, Trouble},
};
use Sqlite as Connected;
use async_trait::async_trait;
use sqlx::{
    AssertSqlSafe, ConnectOptions, Connection as _, SqliteConnection, SqliteConnection as Connection,
    sqlite::{SqliteConnectOptions, SqliteError, SqliteJournalMode, SqliteSynchronous},
};
use std::{
    path::Path,
    sync::{
        Arc, LazyLock, Mutex, PoisonError,
        atomic::{AtomicI64, AtomicU64, Ordering},
    },
    time::Duration,
};
use tokio::{sync::oneshot, task::JoinHandle};

/// How long a server looks through its file before it starts. What takes longer is done beside the games.
const AT_START: Duration = Duration::from_millis(500);

/// How often the log is copied into the file, and the file looked at.
const TIDY: Duration = Duration::from_millis(500);

/// Everything in one SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    reading: Lines<Reading>,
    /// A single connection: SQLite has one writer at a time, and waiting in line here is cheaper than in the database.
    writing: Lines<Writing>,
    file: Arc<DatabaseFile>,
    tidying: Mutex<Option<(oneshot::Sender<()>, JoinHandle<()>)>>,
    checking: Mutex<Option<Checking>>,
    lock: Mutex<Option<Lock>>,
}

impl Sqlite {
    /// Opens the file, which is made if it isn't there, and brings its tables up to date.
    pub async fn open(path: impl AsRef<Path>, opening: Opening) -> Result<Self, StoreError> {
        let file = Arc::new(DatabaseFile::open(path.as_ref())?);
        let lock = migrations::lock(opening, async || file.lock()).await?;
        // FULL waits for the disk at every commit; a log that is written ahead needs one such wait per commit. The newest
        // pages of all tables shall stay in memory. The log is copied into the file by `tidy`, beside the moves; if it
        // should ever fail to, at this size by a commit.
        let options = SqliteConnectOptions::new()
            .filename(file.path())
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10))
            .pragma("cache_size", "-65536")
            .pragma("wal_autocheckpoint", "100000");
        let mut first = options.connect().await.map_err(|error| damaged(file.path(), error))?;
        // A command opens the file only for a moment.
        let checked = opening.claim.is_none()
            || sound::check_for(AT_START, &mut first).await.map_err(|error| damaged(file.path(), error))?;
        migrations::bring_up_to_date(&sqlx::migrate!("migrations/sqlite"), &mut first, lock.is_some()).await?;
        let trouble = Arc::new(Trouble::default());
        let read_only = options.clone().read_only(true).pragma("cache_size", "-16384");
        let checking = match checked {
            true => None,
            false => Some(beside(&read_only, trouble.clone()).await?),
        };
        let reading =
            Reading { options: read_only, file: file.clone(), patience: opening.patience, trouble: trouble.clone() };
        let writing = Writing { options, file: file.clone(), trouble, commits: Arc::default() };
        let (stop, stopped) = oneshot::channel();
        let tidying = tokio::spawn(tidy(first, writing.clone(), stopped));
        Ok(Self {
            reading: Lines::new(reading, 4, opening.patience),
            // A disk that is slow is waited for; whether it has written can't be known earlier.
            writing: Lines::new(writing, 1, None),
            file,
            tidying: Mutex::new(Some((stop, tidying))),
            checking: Mutex::new(checking),
            lock: Mutex::new(lock.filter(|_| opening.claim.is_some())),
        })
    }

    fn moves(&self) -> &Lines<Writing> {
        &self.writing
    }
}

/// Looks through the whole file, beside other work. Nothing more is written once something is wrong.
async fn beside(options: &SqliteConnectOptions, trouble: Arc<Trouble>) -> Result<Checking, sqlx::Error> {
    tracing::info!("the database is large: it is looked through beside the games");
    // Every page is read once: keeping them helps nobody.
    let options = options.clone().pragma("cache_size", "-2048").disable_statement_logging();
    let connection = options.connect().await?;
    Ok(Checking::begin(connection, move |error| {
        notice(&trouble, error);
        tracing::error!(%error, "the database was not looked through to its end");
    }))
}

fn damaged(file: &Path, error: sqlx::Error) -> StoreError {
    match is_corrupt(&error) {
        true => StoreError::Damaged(file.display().to_string(), error.to_string()),
        false => error.into(),
    }
}

/// Whether SQLite found something in the file that it can't have written (SQLITE_CORRUPT, SQLITE_NOTADB).
fn is_corrupt(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::Io(why) if why.kind() == std::io::ErrorKind::InvalidData)
        || primary_code(error).is_some_and(|code| code == 11 || code == 26)
}

/// What SQLite calls an error, if it is one of its own.
pub(super) fn primary_code(error: &sqlx::Error) -> Option<u32> {
    let error = error.as_database_error()?.try_downcast_ref::<SqliteError>()?;
    let code: u32 = sqlx::error::DatabaseError::code(error)?.parse().ok()?;
    Some(code & 0xff)
}

fn notice(trouble: &Trouble, error: &sqlx::Error) {
    if is_corrupt(error) {
        trouble
            .set(About::Content, format!("the database is damaged ({error}): stop the server, and restore a backup"));
    }
}

/// How connections that read are made.
#[derive(Debug)]
struct Reading {
    options: SqliteConnectOptions,
    file: Arc<DatabaseFile>,
    patience: Option<Duration>,
    trouble: Arc<Trouble>,
}

#[async_trait]
impl Dial for Reading {
    type Database = sqlx::Sqlite;
    /// Until when somebody waits for its answer.
    type Known = Arc<AtomicI64>;
    const BEGIN: &'static str = "BEGIN";

    /// SQLite works in a thread of its own, which doesn't notice that nobody waits any more: it looks now and then.
    async fn open(&self) -> Result<(SqliteConnection, Arc<AtomicI64>), sqlx::Error> {
        self.file.expect()?;
        let (mut connection, until) = (self.options.connect().await?, Arc::new(AtomicI64::new(Millis::MAX)));
        let known = until.clone();
        connection.lock_handle().await?.set_progress_handler(10_000, move || now() < until.load(Ordering::Relaxed));
        Ok((connection, known))
    }

    fn prepare(&self, until: &Arc<AtomicI64>) -> Result<(), sqlx::Error> {
        if let Some(patience) = self.patience {
            until.store(now() + patience.as_millis() as Millis, Ordering::Relaxed);
        }
        Ok(())
    }

    fn notice(&self, error: &sqlx::Error) {
        notice(&self.trouble, error);
    }
}

/// How the connection that writes is made.
#[derive(Clone, Debug)]
struct Writing {
    options: SqliteConnectOptions,
    file: Arc<DatabaseFile>,
    trouble: Arc<Trouble>,
    commits: Arc<AtomicU64>,
}

#[async_trait]
impl Dial for Writing {
    type Database = sqlx::Sqlite;
    type Known = ();
    const BEGIN: &'static str = "BEGIN IMMEDIATE";

    async fn open(&self) -> Result<(SqliteConnection, ()), sqlx::Error> {
        self.file.expect()?;
        let mut connection = self.options.connect().await?;
        let commits = self.commits.clone();
        connection.lock_handle().await?.set_commit_hook(move || {
            commits.fetch_add(1, Ordering::AcqRel);
            true
        });
        Ok((connection, ()))
    }

    fn prepare(&self, (): &()) -> Result<(), sqlx::Error> {
        self.file.check(&self.trouble);
        self.trouble.check()
    }

    fn commits(&self) -> u64 {
        self.commits.load(Ordering::Acquire)
    }

    /// A statement inside a transaction that nobody commits succeeds, and is lost. SQLite itself says when it commits.
    fn is_committed(&self, since: u64) -> bool {
        self.commits() > since
    }

    fn notice(&self, error: &sqlx::Error) {
        notice(&self.trouble, error);
    }
}

#[async_trait]
impl Service for Sqlite {
    async fn durability(&self) -> Result<Vec<(String, String)>, StoreError> {
        // It is not given back, as it commits nothing.
        let mut connection = self.writing.lend().await?;
        let (mode,): (String,) = sqlx::query_as("PRAGMA journal_mode").fetch_one(&mut *connection).await?;
        let (level,): (i64,) = sqlx::query_as("PRAGMA synchronous").fetch_one(&mut *connection).await?;
        Ok(vec![("journal_mode".to_owned(), mode), ("synchronous".to_owned(), level.to_string())])
    }

    async fn is_served(&self) -> Result<bool, StoreError> {
        match self.file.lock() {
            Ok(_) => Ok(false),
            Err(StoreError::InUse(_)) => Ok(true),
            Err(error) => Err(error),
        }
    }

    async fn lost(&self) -> StoreError {
        // A lock on a file stays as long as the process lives.
        std::future::pending().await
    }

    async fn close(&self) {
        self.reading.close().await;
        self.writing.close().await;
        let checking = self.checking.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(checking) = checking {
            checking.end().await;
        }
        let tidying = self.tidying.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some((stop, tidying)) = tidying {
            drop(stop);
            tokio::time::timeout(TIDY, tidying).await.ok();
        }
        self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

/// Copies the log into the file now and then, on a connection of its own: moves don't wait for it. Ends with the store.
async fn tidy(first: SqliteConnection, dial: Writing, mut stopped: oneshot::Receiver<()>) {
    let mut timer = tokio::time::interval(TIDY);
    let mut tidying = Some(first);
    loop {
        tokio::select! {
            _ = &mut stopped => break,
            _ = timer.tick() => {}
        }
        dial.file.check(&dial.trouble);
        tidying = match tidy_once(tidying, &dial).await {
            Ok(connection) => Some(connection),
            Err(error) => {
                dial.notice(&error);
                tracing::warn!(%error, "the log can't be copied into the database file");
                None
            }
        };
    }
    if let Some(connection) = tidying {
        connection.close().await.ok();
    }
}

async fn tidy_once(connection: Option<SqliteConnection>, dial: &Writing) -> Result<SqliteConnection, sqlx::Error> {
    let mut connection = match connection {
        Some(connection) => connection,
        None => dial.open().await?.0,
    };
    sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await?;
    Ok(connection)
}

/// Writes a copy of everything into a file that is not there yet. Nothing is written to the database itself.
pub async fn back_up(database: &Path, to: &Path) -> Result<(), StoreError> {
    let name = to.to_str().ok_or_else(|| StoreError::Address("expected a file name in UTF-8".to_owned()))?;
    let options = SqliteConnectOptions::new().filename(database).read_only(true).busy_timeout(Duration::from_secs(10));
    let mut connection = options.connect().await?;
    migrations::expect_up_to_date(&sqlx::migrate!("migrations/sqlite"), &mut connection).await?;
    let failed = |error| StoreError::Address(format!("{}: {error}", to.display()));
    let copy = file::open_private(to).map_err(failed)?;
    let copied = sqlx::query("VACUUM INTO $1").bind(name).execute(&mut connection).await;
    connection.close().await.ok();
    if let Err(error) = copied {
        std::fs::remove_file(to).ok();
        return Err(error.into());
    }
    copy.sync_all().map_err(failed)
}

/// Looks at a file, and changes nothing in it.
pub async fn examine(database: &Path) -> Result<Option<Examined>, StoreError> {
    if !database.metadata().is_ok_and(|found| found.len() > 0) {
        return Ok(None);
    }
    let damaged = |error| damaged(database, error);
    let options = SqliteConnectOptions::new().filename(database).read_only(true).busy_timeout(Duration::from_secs(10));
    let mut connection = options.connect().await.map_err(damaged)?;
    sound::check(&mut connection).await.map_err(damaged)?;
    let (version, expected) = migrations::versions(&sqlx::migrate!("migrations/sqlite"), &mut connection).await?;
    let alive: Option<(String,)> = sqlx::query_as(statements::ALIVE).fetch_optional(&mut connection).await?;
    let alive = alive.and_then(|(alive,)| alive.parse().ok());
    connection.close().await?;
    Ok(Some(Examined { served: file::is_locked(database), version, expected, alive }))
}

/// A file is never shared, so that nobody holds a table under a lease.
async fn hold(_: &mut SqliteConnection, leases: &[(TableKey, Lease)]) -> Result<bool, sqlx::Error> {
    Ok(leases.is_empty())
}

/// How many lines one statement adds at most: SQLite binds at most 32,766 values.
const AT_ONCE: usize = 1024;

/// Who writes to a file is alone with everybody.
async fn alone_with(_: &mut SqliteConnection, _: &[PersonKey]) -> Result<(), sqlx::Error> {
    Ok(())
}

/// The same.
async fn alone_at(_: &mut SqliteConnection, _: TableKey) -> Result<(), sqlx::Error> {
    Ok(())
}

/// Adds lines, with one statement for so many. If one of them is there already the whole transaction is rolled back, and
/// no function is called for their values: so SQLite needn't be ready to take back this statement alone.
async fn insert(
    connection: &mut SqliteConnection,
    lines: &[(TableKey, &Row)],
    leases: &[(TableKey, Lease)],
) -> Result<bool, sqlx::Error> {
    if !hold(connection, leases).await? {
        return Ok(false);
    }
    for lines in lines.chunks(AT_ONCE) {
        let mut insert = sqlx::query(AssertSqlSafe(adding(lines.len())));
        for (table, row) in lines {
            insert = insert.bind(table).bind(row.seq).bind(row.entry.as_str()).bind(row.at);
            insert = insert.bind(row.request.as_deref()).bind(row.person).bind(row.spent);
        }
        insert.execute(&mut *connection).await?;
    }
    Ok(true)
}

/// The statement that adds so many lines or a few more: what is not bound is NULL, and no line. There are few of them, so
/// that they stay prepared.
fn adding(lines: usize) -> Arc<str> {
    static SIZES: LazyLock<Vec<Arc<str>>> = LazyLock::new(|| {
        let statement = |power: u32| {
            let values = vec!["(?, ?, ?, ?, ?, ?, ?)"; 1 << power].join(", ");
            let into = "INSERT OR ROLLBACK INTO moves (table_key, seq, entry, at, request, person, spent)";
            format!("{into} SELECT * FROM (VALUES {values}) WHERE column1 IS NOT NULL").into()
        };
        (0..=AT_ONCE.ilog2()).map(statement).collect()
    });
    SIZES[lines.next_power_of_two().ilog2() as usize].clone()
}
