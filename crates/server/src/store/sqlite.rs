//! Everything in one SQLite file.

use super::{
    Browser, ChallengeRow, Change, CompanyRow, Finished, FinishedGame, MailRow, Millis, Move, NewTable, Person,
    PersonKey, Rated, RatingRow, RecordRow, Said, SaidAt, SeatRow, SessionOwner, SessionRow, StoreError, TableKey,
    TableRow, TokenOwner, TokenRow, Wanted, archive::archive, now, people::people, queries::store,
};
use sqlx::{
    Connection, SqliteConnection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use std::{path::Path, time::Duration};

/// Everything in one SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    reading: SqlitePool,
    /// A single connection: SQLite has one writer at a time, and waiting in line here is cheaper than in the database.
    writing: SqlitePool,
}

impl Sqlite {
    /// Opens the file, which is made if it isn't there, and brings its tables up to date.
    pub async fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        // FULL waits for the disk at every commit; a log that is written ahead needs one such wait per commit.
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10));
        // A file needs no asking whether it is still there. The newest pages of all tables shall stay in memory. The log
        // is copied into the file by `tidy`, beside the moves; if it should ever fail to, at this size by a commit.
        let pool = |connections| SqlitePoolOptions::new().max_connections(connections).test_before_acquire(false);
        let options = options.pragma("cache_size", "-65536").pragma("wal_autocheckpoint", "100000");
        let writing = pool(1).connect_with(options.clone()).await?;
        sqlx::migrate!("migrations/sqlite").run(&writing).await?;
        tokio::spawn(tidy(pool(1).connect_with(options.clone()).await?, writing.clone()));
        let reading = pool(4).connect_with(options.read_only(true)).await?;
        Ok(Self { reading, writing })
    }
}

people!(Sqlite);

archive!(Sqlite, SqliteConnection);

store!(Sqlite, SqliteConnection {
    async fn durability(&self) -> Result<Vec<(String, String)>, StoreError> {
        let mut connection = self.writing.acquire().await?;
        let (mode,): (String,) = sqlx::query_as("PRAGMA journal_mode").fetch_one(&mut *connection).await?;
        let (level,): (i64,) = sqlx::query_as("PRAGMA synchronous").fetch_one(&mut *connection).await?;
        Ok(vec![("journal_mode".to_owned(), mode), ("synchronous".to_owned(), level.to_string())])
    }

    async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        let name = file.to_str().ok_or_else(|| StoreError::Address("expected a file name in UTF-8".to_owned()))?;
        sqlx::query("VACUUM INTO $1").bind(name).execute(&self.writing).await?;
        Ok(())
    }
});

/// Copies the log into the file now and then, on a connection of its own: moves don't wait for it. Ends with the store.
async fn tidy(tidying: SqlitePool, writing: SqlitePool) {
    let mut timer = tokio::time::interval(Duration::from_millis(500));
    while !writing.is_closed() {
        timer.tick().await;
        if let Err(error) = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&tidying).await {
            tracing::warn!(%error, "the log can't be copied into the database file");
        }
    }
    tidying.close().await;
}

/// Adds lines: whatever their number, it is one statement.
async fn insert(connection: &mut SqliteConnection, moves: &[&Move]) -> Result<(), sqlx::Error> {
    let rows = moves.iter().map(|row| (row.table, row.seq, &row.entry, row.at, &row.request, row.person, row.spent));
    let rows: Vec<_> = rows.collect();
    let rows = serde_json::to_string(&rows).expect("numbers and strings are always JSON");
    let sql = "INSERT INTO moves (table_key, seq, entry, at, request, person, spent)
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6
        FROM json_each($1)";
    sqlx::query(sql).bind(rows).execute(connection).await?;
    Ok(())
}
