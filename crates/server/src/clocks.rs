//! Time runs out at sleeping tables too. Each is looked at when somebody's time may be over there, and not before: the
//! database knows until when nothing can happen.

use crate::{
    house::House,
    store::{Millis, StoreError, TableKey, now},
    table::Tables,
};
use std::{sync::Arc, time::Duration};

/// How often sleeping tables' clocks are looked at.
const EVERY: Duration = Duration::from_secs(60);
/// A table whose time is over sooner than that is awake, or looked at again and again; one without a deadline is looked at
/// again after that.
const SOON: Millis = 3_600_000;
/// How many tables' times are written at once.
const TOGETHER: usize = 500;

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

/// Looks at all tables where somebody's time may be over.
pub async fn look(house: &Arc<House>) -> Result<(), StoreError> {
    house.look_at_downtimes().await?;
    let mut later: Vec<(TableKey, Millis)> = Vec::new();
    for key in house.store.due(now()).await? {
        let Some(table) = house.store.table_by_key(key).await? else { continue };
        let turn = house.turns.look(house, &table).await?;
        match turn.deadline {
            Some(deadline) if deadline <= now() => Tables::rouse(house, &table).await?,
            Some(deadline) if deadline <= now() + SOON => {}
            deadline => later.push((key, deadline.unwrap_or_else(|| now() + SOON))),
        }
        if later.len() == TOGETHER {
            house.store.set_due(&std::mem::take(&mut later)).await?;
        }
    }
    house.store.set_due(&later).await
}
