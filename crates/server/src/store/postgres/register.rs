//! Lives and leases in PostgreSQL. They answer as [`node::Register`] does; `tests/register.rs` holds one against the other.

use super::Postgres;
use crate::store::{Lease, Millis, NodesStore, PersonKey, StoreError, TableKey, now};
use async_trait::async_trait;
use node::{Answer, Ask, Epoch, Life, Other};
use sqlx::PgConnection;
use std::collections::HashMap;

/// For how long nobody is told again of the same turn.
const HOUR: Millis = 3_600_000;

/// For how long it can be seen that a session has ended: servers look every second.
const LATELY: Millis = 60_000;

/// The machine's clock, in milliseconds.
const CLOCK: &str = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";

fn life(number: i64) -> Life {
    Life::try_from(number).unwrap_or_default()
}

#[async_trait]
impl NodesStore for Postgres {
    async fn clock(&self) -> Result<Millis, StoreError> {
        let sql = format!("SELECT GREATEST({CLOCK}, (SELECT MAX(beaten) FROM lives))");
        // A node asks this once, when it starts, and nobody would ask again.
        Ok(sqlx::query_scalar(sqlx::AssertSqlSafe(sql)).fetch_one(&self.reading).await?)
    }

    async fn last_beat(&self) -> Result<Option<Millis>, StoreError> {
        Ok(sqlx::query_scalar("SELECT MAX(beaten) FROM lives").fetch_one(&self.reading).await?)
    }

    async fn ask_about_life(&self, ask: Ask) -> Result<Answer, StoreError> {
        match ask {
            Ask::Join { sent } => {
                let sql = format!(
                    "INSERT INTO lives (beaten)
                    SELECT GREATEST({CLOCK}, $1::BIGINT, (SELECT MAX(beaten) FROM lives)) RETURNING life, beaten"
                );
                let insert = sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(now());
                let (number, clock): (i64, i64) = insert.fetch_one(&self.register).await?;
                Ok(Answer::Born { life: life(number), sent, clock })
            }
            Ask::Beat { life, sent, linked } => self.beat(life, sent, linked).await,
            Ask::End { life, beats } => self.end(life, beats).await,
            Ask::Leave { life } | Ask::Take { life, .. } | Ask::Release { life, .. } => {
                sqlx::query("DELETE FROM lives WHERE life = $1").bind(i64::from(life)).execute(&self.register).await?;
                Ok(Answer::Over { life })
            }
        }
    }

    async fn ask_for_tables(
        &self,
        life: Life,
        take: &[TableKey],
        release: &[(TableKey, Epoch)],
    ) -> Result<Vec<Answer>, StoreError> {
        let work = async {
            let mut transaction = self.leases.begin().await?;
            let mut answers = give_back(&mut transaction, life, release).await?;
            answers.extend(take_all(&mut transaction, life, take).await?);
            transaction.commit().await?;
            Ok(answers)
        };
        Ok(self.leases.within(work).await?)
    }

    async fn holds(&self, table: TableKey, lease: Lease) -> Result<bool, StoreError> {
        let sql = "SELECT EXISTS (SELECT 1 FROM leases WHERE table_key = $1 AND life = $2 AND epoch = $3)";
        let held = sqlx::query_scalar(sql).bind(table).bind(i64::from(lease.life)).bind(lease.epoch);
        Ok(held.fetch_one(&self.reading).await?)
    }

    async fn owned(&self, tables: &[TableKey]) -> Result<Vec<TableKey>, StoreError> {
        let sql = "SELECT table_key FROM leases WHERE table_key = ANY($1) AND life IN (SELECT life FROM lives)";
        Ok(sqlx::query_scalar(sql).bind(tables).fetch_all(&self.reading).await?)
    }

    async fn last_lines(&self, tables: &[TableKey]) -> Result<Vec<(TableKey, i64)>, StoreError> {
        let sql = "SELECT k, last FROM UNNEST($1::BIGINT[]) AS k,
            LATERAL (SELECT seq AS last FROM moves WHERE table_key = k ORDER BY seq DESC LIMIT 1) AS m";
        Ok(sqlx::query_as(sql).bind(tables).fetch_all(&self.reading).await?)
    }

    async fn endings(&self) -> Result<Vec<(i64, String)>, StoreError> {
        let sql = format!("SELECT key, pass FROM endings WHERE at >= {CLOCK} - {LATELY}");
        Ok(sqlx::query_as(sqlx::AssertSqlSafe(sql)).fetch_all(&self.reading).await?)
    }

    async fn claim_turn(&self, person: PersonKey, link: &str, turn: usize, at: Millis) -> Result<bool, StoreError> {
        let sql = "INSERT INTO told (person, link, turn, at) VALUES ($1, $2, $3, $4)
            ON CONFLICT (person, link) DO UPDATE SET turn = excluded.turn, at = excluded.at
            WHERE told.turn < excluded.turn OR told.at <= excluded.at - $5";
        let claim = sqlx::query(sql).bind(person).bind(link).bind(turn as i64).bind(at).bind(HOUR);
        Ok(claim.execute(&self.writing).await?.rows_affected() > 0)
    }

    async fn forget_news(&self, before: Millis) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM told WHERE at < $1").bind(before).execute(&self.writing).await?;
        let sql = format!("DELETE FROM endings WHERE at < {CLOCK} - {LATELY}");
        sqlx::query(sqlx::AssertSqlSafe(sql)).execute(&self.writing).await?;
        Ok(())
    }
}

impl Postgres {
    /// Counts a beat, and tells who else lives.
    async fn beat(&self, own: Life, sent: Millis, linked: bool) -> Result<Answer, StoreError> {
        let sql = format!(
            "WITH me AS (
                UPDATE lives SET beats = beats + 1, linked = $2, beaten = GREATEST(beaten, {CLOCK}, $3)
                WHERE life = $1 RETURNING life, beats, linked, beaten)
            SELECT * FROM me UNION ALL SELECT life, beats, linked, beaten FROM lives WHERE life <> $1"
        );
        let beat = sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(i64::from(own)).bind(linked).bind(now());
        let all: Vec<(i64, i64, bool, Millis)> = beat.fetch_all(&self.register).await?;
        if all.iter().all(|(number, ..)| life(*number) != own) {
            return Ok(Answer::Over { life: own });
        }
        let clock = all.iter().map(|(.., beaten)| *beaten).max().unwrap_or_default();
        let others = all.iter().filter(|(number, ..)| life(*number) != own);
        let other = |&(number, beats, linked, _): &(i64, i64, bool, i64)| Other {
            life: life(number),
            beats: u64::try_from(beats).unwrap_or_default(),
            linked,
        };
        Ok(Answer::Alive { life: own, sent, clock, others: others.map(other).collect() })
    }

    /// Ends a life that hasn't beaten. Since its last beat nobody was there for its tables.
    async fn end(&self, life: Life, beats: u64) -> Result<Answer, StoreError> {
        let work = async {
            let mut transaction = self.register.begin().await?;
            let sql = format!(
                "WITH gone AS (DELETE FROM lives WHERE life = $1 AND beats = $2 RETURNING beaten)
                INSERT INTO downtimes (since, until) SELECT beaten, GREATEST(beaten, {CLOCK}, $3) FROM gone
                ON CONFLICT (since) DO UPDATE SET until = GREATEST(downtimes.until, excluded.until)"
            );
            let (number, beats) = (i64::from(life), i64::try_from(beats).unwrap_or(i64::MAX));
            let end = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(number).bind(beats).bind(now());
            end.execute(&mut *transaction).await?;
            let sql = "SELECT EXISTS (SELECT 1 FROM lives WHERE life = $1)";
            let lives: bool = sqlx::query_scalar(sql).bind(number).fetch_one(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(lives)
        };
        let lives = self.register.within(work).await?;
        Ok(if lives { Answer::Lives { life } } else { Answer::Over { life } })
    }
}

/// Gives back those tables that are still a life's.
async fn give_back(
    connection: &mut PgConnection,
    life: Life,
    tables: &[(TableKey, Epoch)],
) -> Result<Vec<Answer>, sqlx::Error> {
    if !tables.is_empty() {
        let (keys, epochs): (Vec<_>, Vec<_>) = tables.iter().copied().unzip();
        let sql = "UPDATE leases SET life = NULL FROM UNNEST($2::BIGINT[], $3::BIGINT[]) AS given (key, epoch)
            WHERE leases.table_key = given.key AND leases.epoch = given.epoch AND leases.life = $1";
        sqlx::query(sql).bind(i64::from(life)).bind(keys).bind(epochs).execute(connection).await?;
    }
    Ok(tables.iter().map(|&(table, epoch)| Answer::Released { life, table, epoch }).collect())
}

/// Takes those tables that belong to nobody who lives, and says whose the others are.
async fn take_all(connection: &mut PgConnection, own: Life, tables: &[TableKey]) -> Result<Vec<Answer>, sqlx::Error> {
    if tables.is_empty() {
        return Ok(Vec::new());
    }
    let sql = "INSERT INTO leases AS kept (table_key, life, epoch)
        SELECT key, $1, 1 FROM tables WHERE key = ANY($2) AND EXISTS (SELECT 1 FROM lives WHERE life = $1)
        ORDER BY key
        ON CONFLICT (table_key) DO UPDATE SET life = excluded.life, epoch = kept.epoch + 1
        WHERE kept.life IS NULL OR kept.life = $1 OR NOT EXISTS (SELECT 1 FROM lives WHERE lives.life = kept.life)
        RETURNING table_key, epoch";
    let taken = sqlx::query_as(sql).bind(i64::from(own)).bind(tables);
    let taken: HashMap<TableKey, Epoch> = taken.fetch_all(&mut *connection).await?.into_iter().collect();
    let sql = "SELECT table_key, COALESCE(life, 0) FROM leases WHERE table_key = ANY($1)";
    let owners: Vec<(TableKey, i64)> = sqlx::query_as(sql).bind(tables).fetch_all(&mut *connection).await?;
    let owners: HashMap<_, _> = owners.into_iter().collect();
    let sql = "SELECT EXISTS (SELECT 1 FROM lives WHERE life = $1)";
    let lives: bool = sqlx::query_scalar(sql).bind(i64::from(own)).fetch_one(&mut *connection).await?;
    let answer = |&table: &TableKey| match (taken.get(&table), owners.get(&table)) {
        (Some(&epoch), _) => Some(Answer::Mine { life: own, table, epoch }),
        (None, _) if !lives => Some(Answer::Over { life: own }),
        // Given back in this very moment: it will be asked for again.
        (None, Some(0)) => None,
        (None, Some(&owner)) => Some(Answer::Theirs { life: own, table, owner: life(owner) }),
        // There is no such table. It can be had, and nothing can be written there.
        (None, None) => Some(Answer::Mine { life: own, table, epoch: 0 }),
    };
    Ok(tables.iter().filter_map(answer).collect())
}
