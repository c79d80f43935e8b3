//! What the host does by command beside a running server: the server looks at the database every second.

use crate::{
    house::House,
    nodes::Nodes,
    store::{NodesStore, PersonKey, StoreError},
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
    let (mut blocked, mut ended) = (BTreeSet::new(), BTreeSet::new());
    loop {
        timer.tick().await;
        let looked = async {
            blocked = shut_out(&house, &blocked).await?;
            ended = end_elsewhere(&house, &ended).await?;
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

/// Ends the sockets of sessions and tokens that have ended at another server since the last look. Gives the endings that are
/// known.
async fn end_elsewhere(house: &House, before: &BTreeSet<i64>) -> Result<BTreeSet<i64>, StoreError> {
    let Some((_, register)) = house.shared() else { return Ok(BTreeSet::new()) };
    let endings = register.endings().await?;
    for (_, pass) in endings.iter().filter(|(number, _)| !before.contains(number)) {
        house.live.end(pass);
    }
    Ok(endings.into_iter().map(|(number, _)| number).collect())
}

async fn carry_out(house: &Arc<House>) -> Result<(), StoreError> {
    for (order, link) in house.store.orders().await? {
        let answer = match house.shared() {
            None => Some(close(house, &link).await?),
            Some((nodes, register)) => close_here(house, nodes, register, &link).await?,
        };
        if let Some(answer) = answer {
            house.store.answer(order, answer).await?;
        }
    }
    Ok(())
}

/// Among several servers, the one that has the table lets its task end the game. If none has it, one of them takes it, and
/// the next look finds it there.
async fn close_here(
    house: &House,
    nodes: &Nodes,
    register: &dyn NodesStore,
    link: &str,
) -> Result<Option<&'static str>, StoreError> {
    let leads = nodes.standing().leads;
    let Some(row) = house.store.table(link).await? else { return Ok(leads.then_some(NO_TABLE)) };
    match nodes.close(row.key).await {
        Some(true) => Ok(Some("")),
        Some(false) => Ok(Some(NOT_CLOSED)),
        None => {
            if leads && register.owned(&[row.key]).await?.is_empty() {
                nodes.want(row.key);
            }
            Ok(None)
        }
    }
}

const NO_TABLE: &str = "there is no such table";
const NOT_CLOSED: &str = "the table could not be closed; the log tells more";

/// Lets a table's own task end its game. Says why it could not.
async fn close(house: &Arc<House>, link: &str) -> Result<&'static str, StoreError> {
    let (done, closed) = oneshot::channel();
    if !Tables::call(house, link, Call::Close(done)).await? {
        return Ok(NO_TABLE);
    }
    Ok(match timeout(CLOSING, closed).await {
        Ok(Ok(true)) => "",
        _ => NOT_CLOSED,
    })
}
