//! The lines of all tables: what is written here has happened.

use super::archive::count;
use super::{AT_ONCE, Connected, Connection, alone_at, alone_with, hold, insert as insert_lines};
use crate::store::{Change, JournalStore, NewTable, Row, Status, StoreError, TableKey, now};
use async_trait::async_trait;

#[async_trait]
impl JournalStore for Connected {
    async fn write(&self, changes: &[Change]) -> Result<(), StoreError> {
        // The lines of a table that is laid only now come after it.
        let known = changes.iter().filter(|change| change.laid.is_none());
        let lines = known.flat_map(|change| change.lines.iter().map(|line| (change.table, line)));
        let lines: Vec<_> = lines.collect();
        let leases: Vec<_> = changes.iter().filter_map(|change| Some((change.table, change.lease?))).collect();
        let work = async {
            // One statement is a transaction by itself, and nearly always all that there is to do.
            if (1..=AT_ONCE).contains(&lines.len()) && changes.iter().all(Change::is_plain) {
                let mut connection = self.moves().lend().await?;
                let ours = insert_lines(&mut connection, &lines, &leases).await?;
                connection.give_back()?;
                return Ok(ours);
            }
            let mut transaction = self.moves().begin().await?;
            if !leases.is_empty() && !hold(&mut transaction, &leases).await? {
                return Ok(false);
            }
            if !lines.is_empty() {
                insert_lines(&mut transaction, &lines, &[]).await?;
            }
            // Two games of the same people may end at two servers at once, and both have to count.
            let rated = changes.iter().filter_map(|change| change.finished.as_ref()?.rated.as_ref());
            let people: Vec<_> = rated.flat_map(|rated| rated.people).collect();
            if !people.is_empty() {
                alone_with(&mut transaction, &people).await?;
            }
            for change in changes {
                apply(&mut transaction, change).await?;
            }
            transaction.commit().await?;
            Ok(true)
        };
        match self.moves().within(work).await? {
            true => Ok(()),
            false => Err(StoreError::NotOurs),
        }
    }

    async fn history(&self, table: TableKey) -> Result<Vec<Row>, StoreError> {
        let sql = "SELECT seq, entry, at, request, person, spent FROM moves WHERE table_key = $1 ORDER BY seq";
        let lines: Vec<_> = sqlx::query_as(sql).bind(table).fetch_all(&self.reading).await?;
        let line = |(seq, entry, at, request, person, spent)| Row { seq, entry, at, request, person, spent };
        Ok(lines.into_iter().map(line).collect())
    }
}

/// Writes what happened at one table, apart from the lines of its history.
async fn apply(connection: &mut Connection, change: &Change) -> Result<(), sqlx::Error> {
    let table = match &change.laid {
        Some(new) => lay(connection, new, &change.lines).await?,
        None => change.table,
    };
    if let Some((place, person)) = change.sat {
        alone_at(connection, change.table).await?;
        let sql = "UPDATE seats SET person = $3
            WHERE table_key = $1 AND place = $2 AND person IS NULL AND bot IS NULL AND (
                NOT EXISTS (SELECT 1 FROM seats WHERE table_key = $1 AND person = $3)
                OR EXISTS (SELECT 1 FROM tables WHERE key = $1 AND host = $3))";
        sqlx::query(sql).bind(change.table).bind(place).bind(person).execute(&mut *connection).await?;
    }
    for (place, seed) in &change.seeds {
        let sql = "UPDATE seats SET seed = $3 WHERE table_key = $1 AND place = $2 AND seed IS NULL";
        sqlx::query(sql).bind(change.table).bind(place).bind(seed).execute(&mut *connection).await?;
    }
    remember(connection, change).await?;
    if let Some(status) = change.status {
        let ended = (status == Status::Over).then(now);
        let sql = "UPDATE tables SET status = $2, outcome = $3, ended = $4 WHERE key = $1";
        let update = sqlx::query(sql).bind(change.table).bind(status.name()).bind(&change.outcome);
        update.bind(ended).execute(&mut *connection).await?;
    }
    match &change.finished {
        Some(finished) => count(connection, table, finished).await,
        None => Ok(()),
    }
}

/// Keeps what was said and what the table remembers.
async fn remember(connection: &mut Connection, change: &Change) -> Result<(), sqlx::Error> {
    for said in &change.said {
        let sql = "INSERT INTO talk (table_key, number, person, text, at) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (table_key, number) DO NOTHING";
        let insert = sqlx::query(sql).bind(change.table).bind(said.number).bind(said.person);
        insert.bind(&said.text).bind(said.at).execute(&mut *connection).await?;
    }
    if let Some(note) = &change.note {
        let sql = "INSERT INTO notes (table_key, note) VALUES ($1, $2)
            ON CONFLICT (table_key) DO UPDATE SET note = excluded.note";
        sqlx::query(sql).bind(change.table).bind(note).execute(&mut *connection).await?;
    }
    if change.forget_talk {
        sqlx::query("DELETE FROM talk WHERE table_key = $1").bind(change.table).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Lays a table, with what has happened there already.
async fn lay(
    connection: &mut Connection,
    NewTable { table, seats }: &NewTable,
    lines: &[Row],
) -> Result<TableKey, sqlx::Error> {
    let sql = "INSERT INTO tables
        (link, invite, host, game, setup, options, server_seed, deal, status, created, rules, listed, clocked, lesson,
            outcome, ended)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) RETURNING key";
    let insert = sqlx::query_as(sql).bind(&table.link).bind(&table.invite).bind(table.host).bind(&table.game);
    let insert = insert.bind(&table.setup).bind(&table.options).bind(&table.server_seed).bind(&table.deal);
    let insert = insert.bind(table.status.name()).bind(table.created).bind(table.rules);
    let (listed, clocked, lesson) = table.kind();
    let insert = insert.bind(i64::from(listed)).bind(i64::from(clocked)).bind(i64::from(lesson));
    let insert = insert.bind(&table.outcome).bind(table.ended);
    let (key,): (TableKey,) = insert.fetch_one(&mut *connection).await?;
    if !seats.is_empty() {
        let mut insert = sqlx::QueryBuilder::new("INSERT INTO seats (table_key, place, seat, bot, person, seed) ");
        insert.push_values(seats, |mut row, seat| {
            row.push_bind(key).push_bind(seat.place).push_bind(&seat.seat).push_bind(&seat.bot);
            row.push_bind(seat.person).push_bind(&seat.seed);
        });
        insert.build().execute(&mut *connection).await?;
    }
    if !lines.is_empty() {
        insert_lines(connection, &lines.iter().map(|line| (key, line)).collect::<Vec<_>>(), &[]).await?;
    }
    Ok(key)
}
