//! Connections to a database. One is lent to whoever asks and taken back only if all went well: after an error, or
//! when nobody waits for its answer any more, nobody knows what state a connection is in, and another one is opened.

use async_trait::async_trait;
use futures_util::{
    StreamExt, TryFutureExt, TryStreamExt,
    future::{BoxFuture, join_all},
    stream::{self, BoxStream},
};
use sqlx::{Connection, Database, Either, Execute, Executor, SqlStr, raw_sql};
use std::{
    fmt,
    ops::{Deref, DerefMut},
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};
use tokio::{
    sync::{Semaphore, SemaphorePermit},
    time::timeout,
};

/// How long closing waits for what is still going on, and for each connection.
const CLOSING: Duration = Duration::from_secs(1);

/// A connection to such a database.
type Line<D> = <<D as Dial>::Database as Database>::Connection;

/// How connections to a kind of database are opened and used.
#[async_trait]
pub trait Dial: fmt::Debug + Send + Sync + 'static {
    /// The kind of database.
    type Database: Database;
    /// What is known of a connection beside itself.
    type Known: Send + Sync;
    /// What begins a transaction.
    const BEGIN: &'static str;

    /// Opens a connection.
    async fn open(&self) -> Result<(Line<Self>, Self::Known), sqlx::Error>;

    /// Is called before a connection is lent: it has to be quick.
    fn prepare(&self, known: &Self::Known) -> Result<(), sqlx::Error>;

    /// How many transactions were committed; 0 if the database doesn't tell.
    fn commits(&self) -> u64 {
        0
    }

    /// Whether what a connection wrote since then is committed.
    fn is_committed(&self, _since: u64) -> bool {
        true
    }

    /// Something went wrong.
    fn notice(&self, _error: &sqlx::Error) {}
}

/// Connections of one kind.
pub struct Lines<D: Dial> {
    dial: D,
    idle: Mutex<Vec<(Line<D>, D::Known)>>,
    count: u32,
    free: Semaphore,
    /// How long anything may take.
    patience: Option<Duration>,
}

impl<D: Dial> Lines<D> {
    /// At most so many connections.
    pub fn new(dial: D, count: u32, patience: Option<Duration>) -> Self {
        Self { dial, idle: Mutex::default(), count, free: Semaphore::new(count as usize), patience }
    }

    fn idle(&self) -> MutexGuard<'_, Vec<(Line<D>, D::Known)>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lends a connection.
    pub async fn lend(&self) -> Result<Loan<'_, D>, sqlx::Error> {
        let permit = self.free.acquire().await.map_err(|_| sqlx::Error::PoolClosed)?;
        let idle = self.idle().pop();
        let connection = match idle {
            Some(connection) => connection,
            None => self.dial.open().await?,
        };
        self.dial.prepare(&connection.1)?;
        Ok(Loan { lines: self, connection: Some(connection), commits: self.dial.commits(), _permit: permit })
    }

    /// Lends a connection on which a transaction has begun.
    pub async fn begin(&self) -> Result<Loan<'_, D>, sqlx::Error>
    where
        for<'c> &'c mut Line<D>: Executor<'c, Database = D::Database>,
    {
        let mut loan = self.lend().await?;
        loan.execute(raw_sql(D::BEGIN)).await?;
        Ok(loan)
    }

    /// Waits for work with these connections, but no longer than is allowed.
    pub async fn within<T>(&self, work: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
        let done = match self.patience {
            Some(patience) => timeout(patience, work).await.unwrap_or_else(|_| Err(too_late())),
            None => work.await,
        };
        done.inspect_err(|error| self.dial.notice(error))
    }

    /// Closes all connections that are given back within a moment.
    pub async fn close(&self) {
        timeout(CLOSING, self.free.acquire_many(self.count)).await.ok();
        self.free.close();
        let idle: Vec<_> = self.idle().drain(..).collect();
        join_all(idle.into_iter().map(|(connection, _)| timeout(CLOSING, connection.close()))).await;
    }
}

impl<D: Dial> fmt::Debug for Lines<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lines").field("dial", &self.dial).field("count", &self.count).finish_non_exhaustive()
    }
}

fn too_late() -> sqlx::Error {
    sqlx::Error::Io(std::io::ErrorKind::TimedOut.into())
}

/// A connection that is gone when this is dropped, unless it is given back.
pub struct Loan<'l, D: Dial> {
    lines: &'l Lines<D>,
    connection: Option<(Line<D>, D::Known)>,
    commits: u64,
    _permit: SemaphorePermit<'l>,
}

impl<D: Dial> Loan<'_, D> {
    /// Commits the transaction and gives the connection back.
    pub async fn commit(mut self) -> Result<(), sqlx::Error>
    where
        for<'c> &'c mut Line<D>: Executor<'c, Database = D::Database>,
    {
        self.execute(raw_sql("COMMIT")).await?;
        self.give_back()
    }

    /// Gives the connection back; what it wrote has to be committed.
    pub fn give_back(mut self) -> Result<(), sqlx::Error> {
        if self.is_in_transaction() || !self.lines.dial.is_committed(self.commits) {
            return Err(sqlx::Error::Protocol("what was written is not committed".to_owned()));
        }
        if !self.lines.free.is_closed() {
            self.lines.idle().extend(self.connection.take());
        }
        Ok(())
    }
}

impl<D: Dial> Drop for Loan<'_, D> {
    fn drop(&mut self) {
        // Whatever broke this one may have broken the others.
        if self.connection.is_some() {
            self.lines.idle().clear();
        }
    }
}

impl<D: Dial> Deref for Loan<'_, D> {
    type Target = Line<D>;

    fn deref(&self) -> &Self::Target {
        &self.connection.as_ref().expect("it is there until it is given back").0
    }
}

impl<D: Dial> DerefMut for Loan<'_, D> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.connection.as_mut().expect("it is there until it is given back").0
    }
}

/// A single statement, on whichever connection is free.
impl<'l, D: Dial> Executor<'l> for &'l Lines<D>
where
    for<'c> &'c mut Line<D>: Executor<'c, Database = D::Database>,
{
    type Database = D::Database;

    fn fetch_many<'e, 'q: 'e, E>(
        self,
        query: E,
    ) -> BoxStream<
        'e,
        Result<Either<<D::Database as Database>::QueryResult, <D::Database as Database>::Row>, sqlx::Error>,
    >
    where
        'l: 'e,
        E: 'q + Execute<'q, D::Database>,
    {
        let all = self.within(async move {
            let mut loan = self.lend().await?;
            let all: Vec<_> = loan.fetch_many(query).try_collect().await?;
            loan.give_back()?;
            Ok(all)
        });
        all.map_ok(|all| stream::iter(all.into_iter().map(Ok))).try_flatten_stream().boxed()
    }

    fn fetch_optional<'e, 'q: 'e, E>(
        self,
        query: E,
    ) -> BoxFuture<'e, Result<Option<<D::Database as Database>::Row>, sqlx::Error>>
    where
        'l: 'e,
        E: 'q + Execute<'q, D::Database>,
    {
        Box::pin(self.within(async move {
            let mut loan = self.lend().await?;
            let row = loan.fetch_optional(query).await?;
            loan.give_back()?;
            Ok(row)
        }))
    }

    fn prepare_with<'e>(
        self,
        sql: SqlStr,
        parameters: &'e [<D::Database as Database>::TypeInfo],
    ) -> BoxFuture<'e, Result<<D::Database as Database>::Statement, sqlx::Error>>
    where
        'l: 'e,
    {
        Box::pin(self.within(async move {
            let mut loan = self.lend().await?;
            let statement = loan.prepare_with(sql, parameters).await?;
            loan.give_back()?;
            Ok(statement)
        }))
    }

    fn describe<'e>(self, sql: SqlStr) -> BoxFuture<'e, Result<sqlx::Describe<D::Database>, sqlx::Error>>
    where
        'l: 'e,
    {
        Box::pin(self.within(async move {
            let mut loan = self.lend().await?;
            let described = loan.describe(sql).await?;
            loan.give_back()?;
            Ok(described)
        }))
    }
}
