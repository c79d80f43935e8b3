//! Everything in a PostgreSQL database.

#[path = "both/mod.rs"]
mod both;
mod register;

use super::{
    Examined, Lease, NodesStore, Opening, PersonKey, Row, Service, StoreError, TableKey,
    advisory::{Advisory, Held},
    lines::{Dial, Lines},
    migrations, statements,
    trouble::Trouble,
};
use Postgres as Connected;
use async_trait::async_trait;
use sqlx::{
    AssertSqlSafe, Connection as _, Executor, PgConnection, PgConnection as Connection, postgres::PgConnectOptions,
};
use std::{str::FromStr, sync::Arc, time::Duration};

/// How much longer than the database itself we wait for it to give up.
const GRACE: Duration = Duration::from_millis(500);

/// How long a transaction may wait for its next statement. A server that stands still in the midst of one would keep its tables
/// from all others.
const ABANDONED: Duration = Duration::from_secs(2);

/// How long a question about lives and leases may take; it is asked again then.
const REGISTER: Duration = Duration::from_millis(node::PATIENCE as u64);

/// Everything in a PostgreSQL database.
#[derive(Debug)]
pub struct Postgres {
    options: PgConnectOptions,
    reading: Lines<Dialing>,
    writing: Lines<Dialing>,
    /// Moves wait for nobody else.
    journal: Lines<Dialing>,
    /// Nor do the beats of a server among several, which are worth nothing if they come late.
    register: Lines<Dialing>,
    leases: Lines<Dialing>,
    lock: Option<Advisory>,
}

impl Postgres {
    /// Connects and brings the database's tables up to date.
    pub async fn open(url: &str, opening: Opening) -> Result<Self, StoreError> {
        let options = PgConnectOptions::from_str(url)?.application_name("backroom");
        let held = migrations::lock(opening, async || Held::take(&options, opening.claim).await).await?;
        let mut first = PgConnection::connect_with(&options).await?;
        migrations::bring_up_to_date(&sqlx::migrate!("migrations/postgres"), &mut first, held.is_some()).await?;
        first.close().await?;
        let trouble = Arc::new(Trouble::default());
        let lock = held.filter(|_| opening.claim.is_some()).map(|held| Advisory::watch(held, trouble.clone()));
        let lines = |purpose: Purpose, count, patience: Option<Duration>| {
            let trouble = matches!(purpose, Purpose::Writing | Purpose::Moves).then(|| trouble.clone());
            let dial = Dialing { options: options.clone(), purpose, patience, trouble };
            Lines::new(dial, count, patience.map(|patience| patience + GRACE))
        };
        let usual = opening.patience;
        let (reading, writing) = (lines(Purpose::Reading, 4, usual), lines(Purpose::Writing, 1, usual));
        let journal = lines(Purpose::Moves, 1, usual);
        let (register, leases) = (lines(Purpose::Leases, 2, Some(REGISTER)), lines(Purpose::Leases, 1, Some(REGISTER)));
        Ok(Self { options, reading, writing, journal, register, leases, lock })
    }

    fn moves(&self) -> &Lines<Dialing> {
        &self.journal
    }
}

/// Looks at a database, and changes nothing in it.
pub async fn examine(url: &str) -> Result<Option<Examined>, StoreError> {
    let options = PgConnectOptions::from_str(url)?.application_name("backroom");
    let mut connection = PgConnection::connect_with(&options).await?;
    let (exists,): (bool,) =
        sqlx::query_as("SELECT to_regclass('settings') IS NOT NULL").fetch_one(&mut connection).await?;
    if !exists {
        return Ok(None);
    }
    let (version, expected) = migrations::versions(&sqlx::migrate!("migrations/postgres"), &mut connection).await?;
    let alive: Option<(String,)> = sqlx::query_as(statements::ALIVE).fetch_optional(&mut connection).await?;
    let alive = alive.and_then(|(alive,)| alive.parse().ok());
    connection.close().await?;
    let served = Held::is_elsewhere(&options).await?;
    Ok(Some(Examined { served, version, expected, alive }))
}

/// What connections are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    Reading,
    Writing,
    Moves,
    Leases,
}

impl Purpose {
    /// What the database has to know to do it well. Moves are written by the same few statements over and over, which find
    /// everything by its key: they needn't be planned each time, which would take longer than to carry them out, and a plan
    /// that was made while tables were small has to be good when they aren't.
    fn settings(self) -> &'static str {
        match self {
            Self::Moves => "SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off",
            Self::Reading | Self::Writing | Self::Leases => "",
        }
    }
}

/// How connections are made.
#[derive(Debug)]
struct Dialing {
    options: PgConnectOptions,
    purpose: Purpose,
    patience: Option<Duration>,
    /// What keeps those from writing that do.
    trouble: Option<Arc<Trouble>>,
}

#[async_trait]
impl Dial for Dialing {
    type Database = sqlx::Postgres;
    type Known = ();
    const BEGIN: &'static str = "BEGIN";

    async fn open(&self) -> Result<(PgConnection, ()), sqlx::Error> {
        let mut connection = PgConnection::connect_with(&self.options).await?;
        // Whatever the database's defaults: a commit comes back when it is on disk, and nothing takes for ever.
        let patience = self.patience.map_or(0, |patience| patience.as_millis());
        let abandoned = ABANDONED.as_millis();
        let settings = format!(
            "SET synchronous_commit = on; SET statement_timeout = {patience};
            SET idle_in_transaction_session_timeout = {abandoned}; {}",
            self.purpose.settings()
        );
        connection.execute(sqlx::raw_sql(AssertSqlSafe(settings))).await?;
        Ok((connection, ()))
    }

    fn prepare(&self, (): &()) -> Result<(), sqlx::Error> {
        self.trouble.as_ref().map_or(Ok(()), |trouble| trouble.check())
    }
}

#[async_trait]
impl Service for Postgres {
    async fn durability(&self) -> Result<Vec<(String, String)>, StoreError> {
        let mut connection = self.writing.lend().await?;
        let (commit,): (String,) = sqlx::query_as("SHOW synchronous_commit").fetch_one(&mut *connection).await?;
        let (fsync,): (String,) = sqlx::query_as("SHOW fsync").fetch_one(&mut *connection).await?;
        connection.give_back()?;
        Ok(vec![("synchronous_commit".to_owned(), commit), ("fsync".to_owned(), fsync)])
    }

    async fn is_served(&self) -> Result<bool, StoreError> {
        Held::is_elsewhere(&self.options).await
    }

    async fn lost(&self) -> StoreError {
        match &self.lock {
            Some(lock) => lock.lost().await,
            None => std::future::pending().await,
        }
    }

    fn nodes(&self) -> Option<&dyn NodesStore> {
        Some(self)
    }

    async fn close(&self) {
        let all = [&self.reading, &self.writing, &self.journal, &self.register, &self.leases];
        futures_util::future::join_all(all.map(Lines::close)).await;
        if let Some(lock) = &self.lock {
            lock.release().await;
        }
    }
}

/// How many lines one statement adds at most.
const AT_ONCE: usize = usize::MAX;

/// Makes sure until the transaction's end that these tables are theirs who write. Says whether they are.
async fn hold(connection: &mut PgConnection, leases: &[(TableKey, Lease)]) -> Result<bool, sqlx::Error> {
    let sql = "SELECT 1 FROM leases JOIN UNNEST($1::BIGINT[], $2::BIGINT[], $3::BIGINT[]) AS wanted (key, life, epoch)
        ON leases.table_key = wanted.key AND leases.life = wanted.life AND leases.epoch = wanted.epoch
        FOR SHARE OF leases";
    let (tables, lives, epochs) = columns(leases);
    let held = sqlx::query(sql).bind(tables).bind(lives).bind(epochs).execute(connection).await?;
    Ok(held.rows_affected() == leases.len() as u64)
}

/// Makes sure until the transaction's end that nobody else changes what is kept of these people. In order, so that no two wait for
/// each other.
async fn alone_with(connection: &mut PgConnection, people: &[PersonKey]) -> Result<(), sqlx::Error> {
    let sql = "SELECT 1 FROM people WHERE key = ANY($1) ORDER BY key FOR NO KEY UPDATE";
    sqlx::query(sql).bind(people).execute(connection).await?;
    Ok(())
}

/// Whoever sits down at the same table by another server waits until the transaction's end, and sees then what it did.
async fn alone_at(connection: &mut PgConnection, table: TableKey) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE tables SET invite = invite WHERE key = $1").bind(table).execute(connection).await?;
    Ok(())
}

fn columns(leases: &[(TableKey, Lease)]) -> (Vec<i64>, Vec<i64>, Vec<i64>) {
    let lives = leases.iter().map(|(_, lease)| i64::from(lease.life)).collect();
    let epochs = leases.iter().map(|(_, lease)| lease.epoch).collect();
    (leases.iter().map(|(table, _)| *table).collect(), lives, epochs)
}

const INSERT: &str = "INSERT INTO moves (table_key, seq, entry, at, request, person, spent)
    SELECT * FROM UNNEST($1::BIGINT[], $2::BIGINT[], $3::TEXT[], $4::BIGINT[], $5::TEXT[], $6::BIGINT[], $7::BIGINT[])";

/// The same, provided that these tables are theirs who write.
const INSERT_HELD: &str = "WITH held AS (
    SELECT 1 FROM leases JOIN UNNEST($8::BIGINT[], $9::BIGINT[], $10::BIGINT[]) AS wanted (key, life, epoch)
    ON leases.table_key = wanted.key AND leases.life = wanted.life AND leases.epoch = wanted.epoch
    FOR SHARE OF leases)
    INSERT INTO moves (table_key, seq, entry, at, request, person, spent)
    SELECT * FROM UNNEST($1::BIGINT[], $2::BIGINT[], $3::TEXT[], $4::BIGINT[], $5::TEXT[], $6::BIGINT[], $7::BIGINT[])
    WHERE (SELECT COUNT(*) FROM held) = CARDINALITY($8)";

/// Adds lines: whatever their number, it is one statement. Says whether the tables are theirs who write.
async fn insert(
    connection: &mut PgConnection,
    lines: &[(TableKey, &Row)],
    leases: &[(TableKey, Lease)],
) -> Result<bool, sqlx::Error> {
    let sql = if leases.is_empty() { INSERT } else { INSERT_HELD };
    let tables: Vec<_> = lines.iter().map(|(table, _)| *table).collect();
    let column = |of: fn(&Row) -> i64| lines.iter().map(|(_, row)| of(row)).collect::<Vec<_>>();
    let entries: Vec<_> = lines.iter().map(|(_, row)| row.entry.as_str()).collect();
    let ats = column(|row| row.at);
    let requests: Vec<_> = lines.iter().map(|(_, row)| row.request.as_deref()).collect();
    let insert = sqlx::query(sql).bind(tables).bind(column(|row| row.seq)).bind(entries);
    let column = |of: fn(&Row) -> Option<i64>| lines.iter().map(|(_, row)| of(row)).collect::<Vec<_>>();
    let insert = insert.bind(ats).bind(requests).bind(column(|row| row.person)).bind(column(|row| row.spent));
    let insert = match leases {
        [] => insert,
        leases => {
            let (tables, lives, epochs) = columns(leases);
            insert.bind(tables).bind(lives).bind(epochs)
        }
    };
    Ok(insert.execute(connection).await?.rows_affected() == lines.len() as u64)
}
