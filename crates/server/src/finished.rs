//! Counting the games that ended without anybody counting them.

use crate::{
    games::Playable,
    house::House,
    store::{Change, Finished, StoreError, TableRow},
    table::{aside, history::Standing},
};
use std::{sync::Arc, time::Duration};

pub use ledger::finish;

/// How many tables are counted between two looks at the database.
const AT_A_TIME: i64 = 100;

/// How often is looked for tables that are not counted.
const EVERY: Duration = Duration::from_secs(60);

/// Counts the tables that ended before games were counted, and those that the host closes by command.
pub async fn catch_up(house: Arc<House>) {
    let mut timer = tokio::time::interval(EVERY);
    loop {
        timer.tick().await;
        house.lead().await;
        if let Err(error) = count_all(&house).await {
            tracing::error!(%error, "finished games can't be counted; the next minute tries again");
        }
    }
}

async fn count_all(house: &House) -> Result<(), StoreError> {
    let all = house.store.count_not_counted().await?;
    let mut done = 0;
    loop {
        let tables = house.store.not_counted(AT_A_TIME).await?;
        if tables.is_empty() {
            return Ok(());
        }
        for table in tables {
            let finished = count_one(house, &table).await?.unwrap_or_else(|why| {
                tracing::warn!(table = table.link, why, "a finished game can't be replayed and is not counted");
                Finished::default()
            });
            let change = Change { table: table.key, finished: Some(finished), ..Change::default() };
            let failed = |error| StoreError::Address(format!("table {}: {error}", table.key));
            house.journal.write(change).await.map_err(failed)?;
            done += 1;
        }
        tracing::info!(done, all, "counting finished games");
    }
}

async fn count_one(house: &House, table: &TableRow) -> Result<Result<Finished, String>, StoreError> {
    match table.game.parse::<games::Name>() {
        Ok(game) => games::visit!(game, G => count_of::<G>(house, table).await),
        Err(unknown) => Ok(Err(unknown.to_string())),
    }
}

async fn count_of<G: Playable>(house: &House, row: &TableRow) -> Result<Result<Finished, String>, StoreError> {
    let history = house.store.history(row.key).await?;
    let seats = house.store.seats(row.key).await?;
    let count = || -> Result<Finished, String> {
        let setup = serde_json::from_str(&row.setup).map_err(|error| error.to_string())?;
        let options = serde_json::from_str(&row.options).map_err(|error| error.to_string())?;
        let table = G::new(&setup).map_err(|error| error.to_string())?;
        let (standing, frozen) = aside(history.len(), || Standing::replay(&table, &history, |_| {}));
        match frozen {
            Some(frozen) => Err(format!("line {}: {}", frozen.seq, frozen.why)),
            None => Ok(finish(row, &options, &seats, &standing, house.limits.rated_per_pair_and_day)),
        }
    };
    Ok(count())
}
