//! Who comes, goes, watches and stays away.

use crate::common::{
    client::{Client, Running},
    databases::Database,
    pair::Pair,
};
use serde_json::{Value, json};
use server::Limits;
use std::time::{Duration, Instant};

fn smile() -> Value {
    json!({ "game": "smile-and-gun", "setup": { "first": "green" } })
}

fn clocked() -> Value {
    json!({ "game": "smile-and-gun", "setup": { "first": "green" },
        "options": { "clock": { "kind": "move", "seconds": 60 } } })
}

/// How many messages of a type were heard until the answer to a request.
async fn heard(client: &mut Client, kind: &str) -> usize {
    client.say(json!({"type": "choose", "request": "until", "seq": client.seq, "choices": []})).await;
    let mut count = 0;
    loop {
        let message = client.hear().await;
        count += usize::from(message["type"] == kind);
        if message["re"] == "until" {
            return count;
        }
    }
}

/// Listens until the second seat's person is here, or gone.
async fn await_other(one: &mut Client, here: bool) {
    while one.table["seats"][1]["here"] != here {
        one.hear_type("table").await;
    }
}

#[tokio::test]
async fn watchers_who_come_and_go_throw_nobody_out() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let mut pair = Pair::at(&server, smile()).await;
    let carl = server.guest("Carl").await;
    heard(&mut pair.one, "table").await;
    let begun = Instant::now();
    // Neither of the players reads meanwhile.
    for _ in 0..13 {
        let mut burst = Vec::new();
        for _ in 0..10 {
            let mut watcher = carl.connect(&pair.link).await;
            watcher.sync(None).await;
            burst.push(watcher);
        }
        burst.into_iter().for_each(Client::cut);
    }
    let tables = heard(&mut pair.one, "table").await;
    let most = begun.elapsed().as_millis() / 250 + 2;
    assert!(tables as u128 <= most, "{tables} in {:?}", begun.elapsed());
    assert_eq!(server.house.metrics.too_slow.get(), 0);
    // In the end everybody knows who is there.
    while pair.one.table["watchers"] != 0 {
        pair.one.hear_type("table").await;
    }
    pair.step(&mut crate::common::client::random(1)).await;
    server.stop().await;
}

#[tokio::test]
async fn only_so_many_may_watch_a_table() {
    let database = Database::sqlite();
    let limits = Limits { watchers_per_table: Some(2), ..Limits::NONE };
    let server = Running::start_with(&database.address, limits, None).await;
    let mut pair = Pair::at(&server, smile()).await;
    let carl = server.guest("Carl").await;
    let mut watchers = Vec::new();
    for _ in 0..2 {
        let mut watcher = carl.connect(&pair.link).await;
        watcher.sync(None).await;
        watchers.push(watcher);
    }
    let mut late = carl.connect(&pair.link).await;
    assert_eq!(late.try_hear().await, None);
    assert_eq!(late.close_frame, Some((1013, "too many watch this table".to_owned())));
    // Whoever plays may always come, and a place that is free again is free.
    let mut tab = pair.bob.connect(&pair.link).await;
    tab.sync(None).await;
    watchers.pop().unwrap().close().await;
    while pair.one.table["watchers"] != 1 {
        pair.one.hear_type("table").await;
    }
    carl.connect(&pair.link).await.sync(None).await;
    server.stop().await;
}

#[tokio::test]
async fn a_win_can_be_claimed_over_somebody_who_is_gone() {
    let database = Database::sqlite();
    let limits = Limits { claim_seconds: Some(1), ..Limits::NONE };
    let server = Running::start_with(&database.address, limits, None).await;
    let Pair { link, mut one, two, bob, .. } = Pair::at(&server, clocked()).await;
    await_other(&mut one, true).await;
    let claim = |request: &str| json!({"type": "claim", "request": request});
    assert_eq!(one.ask_for(claim("early")).await["code"], "not_now");
    two.close().await;
    await_other(&mut one, false).await;
    // Whoever comes back in time has lost nothing.
    let from = one.table["seats"][1]["claim"].as_i64().unwrap();
    assert_eq!(one.ask_for(claim("soon")).await["code"], "not_now");
    let mut two = bob.connect(&link).await;
    two.sync(None).await;
    await_other(&mut one, true).await;
    assert_eq!(one.table["seats"][1].get("claim"), None);
    tokio::time::sleep(Duration::from_millis((from - server::store::now()).max(0) as u64)).await;
    assert_eq!(one.ask_for(claim("back")).await["code"], "not_now");
    // Nobody else can claim it, and not twice.
    two.close().await;
    await_other(&mut one, false).await;
    let from = one.table["seats"][1]["claim"].as_i64().unwrap();
    let mut watcher = server.guest("Carl").await.connect(&link).await;
    watcher.sync(None).await;
    tokio::time::sleep(Duration::from_millis((from - server::store::now()).max(0) as u64)).await;
    assert_eq!(watcher.ask_for(claim("mine")).await["code"], "not_your_seat");
    let ended = one.ask_for(claim("won")).await;
    assert_eq!(ended["outcome"]["ended"], json!({"how": "time", "by": "yellow"}), "{ended}");
    assert_eq!(one.ask_for(claim("won")).await["seq"], ended["seq"]);
    assert_eq!(one.ask_for(claim("more")).await["code"], "over");
    server.stop().await;
}

#[tokio::test]
async fn without_a_clock_by_the_move_nothing_can_be_claimed() {
    let database = Database::sqlite();
    let limits = Limits { claim_seconds: Some(1), ..Limits::NONE };
    let server = Running::start_with(&database.address, limits, None).await;
    let Pair { mut one, two, .. } = Pair::at(&server, smile()).await;
    await_other(&mut one, true).await;
    two.close().await;
    await_other(&mut one, false).await;
    assert_eq!(one.table["seats"][1].get("claim"), None);
    tokio::time::sleep(Duration::from_millis(1100)).await;
    assert_eq!(one.ask_for(json!({"type": "claim", "request": "c"})).await["code"], "not_now");
    server.stop().await;
}
