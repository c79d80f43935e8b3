//! Time runs out at sleeping tables too.

use crate::{
    house::House,
    store::{StoreError, now},
    table::Tables,
};
use std::{sync::Arc, time::Duration};

/// How often sleeping tables' clocks are looked at.
const EVERY: Duration = Duration::from_secs(60);

/// How many are looked at, at a time.
const AT_A_TIME: usize = 1000;

/// Wakes every table whose time has run out, now and then; it notices by itself.
pub async fn watch(house: Arc<House>) {
    let mut timer = tokio::time::interval(EVERY);
    loop {
        timer.tick().await;
        house.lead().await;
        if let Err(error) = look(&house).await {
            tracing::error!(%error, "the clocks can't be read");
        }
    }
}

async fn look(house: &Arc<House>) -> Result<(), StoreError> {
    house.look_at_downtimes().await?;
    for tables in house.store.clocked().await?.chunks(AT_A_TIME) {
        for (table, turn) in tables.iter().zip(house.turns.of_all(house, tables).await?) {
            if turn.deadline.is_some_and(|deadline| deadline <= now()) {
                Tables::rouse(house, table).await?;
            }
        }
    }
    Ok(())
}
