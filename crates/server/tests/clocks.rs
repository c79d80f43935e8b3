//! Clocks that nobody bends.

use crate::common::{
    client::{Client, Running},
    databases::{Database, databases},
    pair::Pair,
};
use serde_json::{Value, json};
use server::store::now;
use std::time::Duration;

const TIME: i64 = 10_000;

fn clocked() -> Value {
    json!({ "game": "smile-and-gun", "setup": { "first": "green" },
        "options": { "clock": { "kind": "move", "seconds": 10 } } })
}

/// How much time is left by the last update.
fn left(client: &Client) -> i64 {
    client.update["deadline"].as_i64().unwrap() - now()
}

async fn first_choice(client: &mut Client) -> Value {
    let choice = Client::choices(&client.update["ask"])[0];
    client.choose(choice).await
}

async fn undo(client: &mut Client, request: &str) -> Value {
    let undone = client.ask_for(json!({"type": "undo", "request": request, "seq": client.seq})).await;
    assert_eq!(undone["type"], "update", "{undone}");
    undone
}

/// Time passes: nothing else can be waited for here.
async fn think(millis: u64) {
    tokio::time::sleep(Duration::from_millis(millis)).await;
}

#[tokio::test]
async fn undoing_gives_no_time_back() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let mut pair = Pair::at(&server, clocked()).await;
    think(400).await;
    first_choice(&mut pair.one).await;
    assert!(left(&pair.one) > TIME - 300, "the next decision has a time of its own");
    think(300).await;
    undo(&mut pair.one, "u").await;
    assert!(left(&pair.one) <= TIME - 400, "{}", left(&pair.one));
    first_choice(&mut pair.one).await;
    assert!(left(&pair.one) <= TIME - 300, "{}", left(&pair.one));
    // Whatever is still in the other's time is theirs.
    let granted = pair.two.ask_for(json!({"type": "grant", "request": "g"})).await;
    assert!(granted["deadline"].as_i64().unwrap() - now() > TIME - 300, "a grant renews it");
    server.stop().await;
}

#[tokio::test]
async fn a_restart_finds_what_was_left_of_the_time() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let mut pair = Pair::at(&server, clocked()).await;
        think(500).await;
        first_choice(&mut pair.one).await;
        undo(&mut pair.one, "u").await;
        let before = left(&pair.one);
        assert!(before <= TIME - 500);
        let stopping = now();
        server.stop().await;
        let stopped = now() - stopping;
        think(1500).await;
        let server = Running::start(&database.address).await;
        let mut one = server.known(&pair.ada.cookie).connect(&pair.link).await;
        one.sync(None).await;
        let after = left(&one);
        // The server was there until it had stopped, and is there since it has started.
        assert!((before - stopped - 1000..=before).contains(&after), "{before} became {after}");
        server.stop().await;
    }
}

#[tokio::test]
async fn nobody_loses_on_time_because_the_server_was_down() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let pair = Pair::at(&server, clocked()).await;
    server.stop().await;
    // As if that had been an hour ago.
    let disk = sqlx::SqlitePool::connect(&database.address).await.unwrap();
    for sql in
        ["UPDATE moves SET at = at - 3600000", "UPDATE settings SET value = value - 3600000 WHERE name = 'alive'"]
    {
        sqlx::query(sql).execute(&disk).await.unwrap();
    }
    disk.close().await;
    let server = Running::start(&database.address).await;
    let mut one = server.known(&pair.ada.cookie).connect(&pair.link).await;
    one.sync(None).await;
    assert!(!one.is_over() && one.is_asked());
    assert!((1000..=TIME).contains(&left(&one)), "{}", left(&one));
    server.stop().await;
}

/// Makes writing a line slow, and perhaps fail.
fn slow(then: &str) -> String {
    format!(
        "CREATE TRIGGER slow BEFORE INSERT ON moves BEGIN SELECT {then} WHERE (WITH RECURSIVE counted(n) AS
            (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 3000000) SELECT COUNT(*) FROM counted) > 0; END"
    )
}

#[tokio::test]
async fn waiting_for_the_disk_costs_nobody_time() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let mut pair = Pair::at(&server, clocked()).await;
    let disk = sqlx::SqlitePool::connect(&database.address).await.unwrap();
    // A write that fails gives the time back.
    sqlx::query(sqlx::AssertSqlSafe(slow("RAISE(ABORT, 'no space')"))).execute(&disk).await.unwrap();
    let (deadline, begun) = (pair.one.update["deadline"].as_i64().unwrap(), now());
    let refused = first_choice(&mut pair.one).await;
    let waited = now() - begun;
    assert_eq!(refused["code"], "not_written");
    assert!(waited > 100, "the disk was not slow: {waited}");
    pair.one.made.clear();
    pair.one.sync(None).await;
    let after = pair.one.update["deadline"].as_i64().unwrap();
    assert!(after > deadline + waited / 2, "{deadline} became {after} after {waited}");
    // One that succeeds late begins the next decision's time late.
    sqlx::query("DROP TRIGGER slow").execute(&disk).await.unwrap();
    sqlx::query(sqlx::AssertSqlSafe(slow("1"))).execute(&disk).await.unwrap();
    let begun = now();
    first_choice(&mut pair.one).await;
    let (waited, left) = (now() - begun, left(&pair.one));
    assert!(waited > 100 && left > TIME - waited / 2, "{left} left after {waited}");
    server.stop().await;
}

#[tokio::test]
async fn time_runs_out_at_sleeping_tables_by_the_same_account() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let wish = json!({ "game": "smile-and-gun", "setup": { "first": "green" },
            "options": { "clock": { "kind": "days", "days": 1 } } });
        let mut pair = Pair::at(&server, wish).await;
        think(50).await;
        first_choice(&mut pair.one).await;
        undo(&mut pair.one, "u").await;
        let told = pair.one.update["deadline"].as_i64().unwrap();
        let table = server.house.store.table(&pair.link).await.unwrap().unwrap();
        assert_eq!(server.house.turns.of(&server.house, &table).await.unwrap().deadline, Some(told));
        server.stop().await;
        // The same follows from the disk, but for the time in which no server was there.
        let server = Running::start(&database.address).await;
        let read = server.house.turns.of(&server.house, &table).await.unwrap().deadline.unwrap();
        let down = read - told;
        assert!((-1000..10_000).contains(&down), "{down}");
        assert!(read < now() + 86_400_000 - 50);
        server.stop().await;
    }
}

/// A table is only looked at when somebody's time may be over there.
#[tokio::test]
async fn a_clock_is_looked_at_again_when_it_may_have_run_out() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let wish = json!({ "game": "smile-and-gun", "setup": { "first": "green" },
            "options": { "clock": { "kind": "days", "days": 1 } } });
        let mut pair = Pair::at(&server, wish).await;
        let store = &server.house.store;
        let table = store.table(&pair.link).await.unwrap().unwrap();
        assert_eq!(store.due(now()).await.unwrap(), [table.key], "nobody has looked yet");
        server::clocks::look(&server.house).await.unwrap();
        assert!(store.due(now()).await.unwrap().is_empty());
        let deadline = pair.one.update["deadline"].as_i64().unwrap();
        assert!(store.due(deadline - 1).await.unwrap().is_empty());
        assert_eq!(store.due(deadline).await.unwrap(), [table.key]);
        // Undoing takes time away: the table is looked at sooner.
        first_choice(&mut pair.one).await;
        store.set_due(&[(table.key, pair.one.update["deadline"].as_i64().unwrap())]).await.unwrap();
        undo(&mut pair.one, "u").await;
        let sooner = pair.one.update["deadline"].as_i64().unwrap();
        for _ in 0..100 {
            if !store.due(sooner).await.unwrap().is_empty() {
                break;
            }
            think(20).await;
        }
        assert_eq!(store.due(sooner).await.unwrap(), [table.key]);
        server.stop().await;
    }
}
