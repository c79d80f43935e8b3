//! What the host does by command beside a running server: the server looks at the database every second.

use crate::{
    house::House,
    store::{PersonKey, StoreError},
    table::{Call, Tables},
};
use std::{collections::BTreeSet, sync::Arc, time::Duration};
use tokio::{sync::oneshot, time::timeout};

/// How often the database is looked at.
const EVERY: Duration = Duration::from_secs(1);

/// How long a table may take to close.
const CLOSING: Duration = Duration::from_secs(5);

/// Carries out what the host asks for, and shuts out whom the host has blocked.
pub async fn watch(house: Arc<House>) {
    let mut timer = tokio::time::interval(EVERY);
    let mut blocked = BTreeSet::new();
    loop {
        timer.tick().await;
        let looked = async {
            blocked = shut_out(&house, &blocked).await?;
            carry_out(&house).await
        };
        if let Err(error) = looked.await {
            tracing::warn!(%error, "the host's orders can't be read");
        }
    }
}

/// Ends what people do who are blocked since the last look. Gives everybody who is blocked.
async fn shut_out(house: &House, before: &BTreeSet<PersonKey>) -> Result<BTreeSet<PersonKey>, StoreError> {
    let blocked: BTreeSet<_> = house.store.blocked_people().await?.into_iter().collect();
    for person in blocked.difference(before) {
        house.live.end_person(*person);
    }
    Ok(blocked)
}

async fn carry_out(house: &Arc<House>) -> Result<(), StoreError> {
    for (order, link) in house.store.orders().await? {
        let answer = close(house, &link).await?;
        house.store.answer(order, answer).await?;
    }
    Ok(())
}

/// Lets a table's own task end its game. Says why it could not.
async fn close(house: &Arc<House>, link: &str) -> Result<&'static str, StoreError> {
    let (done, closed) = oneshot::channel();
    if !Tables::call(house, link, Call::Close(done)).await? {
        return Ok("there is no such table");
    }
    Ok(match timeout(CLOSING, closed).await {
        Ok(Ok(true)) => "",
        _ => "the table could not be closed; the log tells more",
    })
}
