//! Everything in a PostgreSQL database.

use super::{
    Browser, ChallengeRow, Change, CompanyRow, Finished, FinishedGame, MailRow, Millis, Move, NewTable, Person,
    PersonKey, Rated, RatingRow, RecordRow, Said, SaidAt, SeatRow, SessionOwner, SessionRow, StoreError, TableKey,
    TableRow, TokenOwner, TokenRow, Wanted, archive::archive, now, people::people, queries::store,
};
use sqlx::{
    Connection, Executor, PgConnection, PgPool,
    postgres::{PgConnectOptions, PgPoolOptions},
};
use std::str::FromStr;

/// Everything in a PostgreSQL database.
#[derive(Debug)]
pub struct Postgres {
    reading: PgPool,
    writing: PgPool,
}

impl Postgres {
    /// Connects and brings the database's tables up to date.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let options = PgConnectOptions::from_str(url)?.application_name("backroom");
        // Whatever the server's default: a commit comes back when it is on disk. Asking before every statement whether
        // the connection still stands would cost a round trip; one that has broken is replaced after the first error.
        let pool = |connections| {
            PgPoolOptions::new().max_connections(connections).test_before_acquire(false).after_connect(
                |connection, _| {
                    Box::pin(async move { connection.execute("SET synchronous_commit = on").await.map(|_| ()) })
                },
            )
        };
        let writing = pool(2).connect_with(options.clone()).await?;
        sqlx::migrate!("migrations/postgres").run(&writing).await?;
        let reading = pool(4).connect_with(options).await?;
        Ok(Self { reading, writing })
    }
}

people!(Postgres);

archive!(Postgres, PgConnection);

store!(Postgres, PgConnection {
    async fn durability(&self) -> Result<Vec<(String, String)>, StoreError> {
        let mut connection = self.writing.acquire().await?;
        let (commit,): (String,) = sqlx::query_as("SHOW synchronous_commit").fetch_one(&mut *connection).await?;
        let (fsync,): (String,) = sqlx::query_as("SHOW fsync").fetch_one(&mut *connection).await?;
        Ok(vec![("synchronous_commit".to_owned(), commit), ("fsync".to_owned(), fsync)])
    }

    async fn backup(&self, _: &std::path::Path) -> Result<(), StoreError> {
        Err(StoreError::Address("PostgreSQL is backed up with its own pg_dump, see docs/hosting.md".to_owned()))
    }
});

/// Adds lines: whatever their number, it is one statement.
async fn insert(connection: &mut PgConnection, moves: &[&Move]) -> Result<(), sqlx::Error> {
    let sql = "INSERT INTO moves (table_key, seq, entry, at, request, person, spent)
        SELECT * FROM UNNEST($1::BIGINT[], $2::BIGINT[], $3::TEXT[], $4::BIGINT[], $5::TEXT[], $6::BIGINT[], $7::BIGINT[])";
    let column = |of: fn(&Move) -> i64| moves.iter().map(|row| of(row)).collect::<Vec<_>>();
    let entries: Vec<_> = moves.iter().map(|row| row.entry.as_str()).collect();
    let ats = column(|row| row.at);
    let requests: Vec<_> = moves.iter().map(|row| row.request.as_deref()).collect();
    let insert = sqlx::query(sql).bind(column(|row| row.table)).bind(column(|row| row.seq)).bind(entries);
    let column = |of: fn(&Move) -> Option<i64>| moves.iter().map(|row| of(row)).collect::<Vec<_>>();
    insert
        .bind(ats)
        .bind(requests)
        .bind(column(|row| row.person))
        .bind(column(|row| row.spent))
        .execute(connection)
        .await?;
    Ok(())
}
