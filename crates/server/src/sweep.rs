//! Deletes what nobody needs any more, a little at a time, so that nobody who plays has to wait for it.

use crate::{
    house::House,
    store::{Millis, StoreError, TableKey, now},
};
use std::{sync::Arc, time::Duration};

/// How often is looked for it.
const EVERY: Duration = Duration::from_secs(3600);

/// How many tables or guests are looked at, at a time.
const AT_A_TIME: i64 = 200;

/// How long moves are left alone between two transactions.
const PAUSE: Duration = Duration::from_millis(50);

const DAY: Millis = 86_400_000;

/// How long an account can be restored after its owner has deleted it. The page promises it in words.
const KEEP_DELETED: Millis = 14 * DAY;

/// Deletes what is old, again and again.
pub async fn watch(house: Arc<House>) {
    let mut timer = tokio::time::interval(EVERY);
    loop {
        timer.tick().await;
        house.lead().await;
        if let Err(error) = sweep(&house).await {
            tracing::error!(%error, "what is old can't be deleted; the next hour tries again");
        }
    }
}

/// Deletes what is old.
pub async fn sweep(house: &House) -> Result<(), StoreError> {
    let before = |days: Option<u32>| days.map(|days| now() - Millis::from(days) * DAY);
    if let Some(before) = before(house.limits.keep_lessons_days) {
        while delete(house, house.store.old_lessons(before, AT_A_TIME).await?).await? {}
    }
    if let Some(before) = before(house.limits.keep_waiting_days) {
        while delete(house, house.store.old_waiting(before, AT_A_TIME).await?).await? {}
    }
    if let Some(before) = before(house.limits.keep_guests_days) {
        forget_guests(house, before).await?;
    }
    forget_accounts(house, now() - KEEP_DELETED).await?;
    house.store.forget_answers(now() - EVERY.as_millis() as Millis).await?;
    if let Some(register) = house.store.nodes() {
        register.forget_news(now() - EVERY.as_millis() as Millis).await?;
    }
    house.look_at_downtimes().await?;
    match house.downtime().settled(now()) {
        Some(until) => house.store.forget_downtimes(until).await,
        None => Ok(()),
    }
}

/// Erases accounts that their owners have deleted and not come back to.
async fn forget_accounts(house: &House, before: Millis) -> Result<(), StoreError> {
    loop {
        let people = house.store.hidden_before(before, AT_A_TIME).await?;
        if people.is_empty() {
            return Ok(());
        }
        for person in &people {
            house.store.forget(*person).await?;
            tokio::time::sleep(PAUSE).await;
        }
        tracing::info!(accounts = people.len(), "deleted accounts are erased");
    }
}

/// Deletes tables, apart from those where somebody is. Says whether there may be more.
async fn delete(house: &House, tables: Vec<(TableKey, String)>) -> Result<bool, StoreError> {
    let found = tables.len() as i64;
    let owned = match house.shared() {
        Some((_, register)) => register.owned(&tables.iter().map(|(key, _)| *key).collect::<Vec<_>>()).await?,
        None => Vec::new(),
    };
    let awake = |(key, link): &(TableKey, String)| house.tables.is_awake(link) || owned.contains(key);
    let keys: Vec<_> = tables.into_iter().filter(|table| !awake(table)).map(|(key, _)| key).collect();
    if keys.is_empty() {
        return Ok(false);
    }
    house.store.delete_tables(&keys).await?;
    keys.iter().for_each(|key| house.turns.forget(*key));
    tracing::info!(tables = keys.len(), "old tables are deleted");
    tokio::time::sleep(PAUSE).await;
    Ok(found == AT_A_TIME)
}

async fn forget_guests(house: &House, before: Millis) -> Result<(), StoreError> {
    let mut after = 0;
    loop {
        let guests = house.store.old_guests(before, after, AT_A_TIME).await?;
        let Some((last, _)) = guests.last() else { return Ok(()) };
        after = *last;
        let old: Vec<_> = guests.iter().filter(|(_, is_old)| *is_old).map(|(key, _)| *key).collect();
        if !old.is_empty() {
            house.store.delete_guests(&old).await?;
            tracing::info!(guests = old.len(), "guests who never finished a game are forgotten");
        }
        tokio::time::sleep(PAUSE).await;
    }
}
