//! How much one table takes: undos, lines, windows. And what becomes of a table whose task falls over.

use crate::common::{
    client::{Client, Running, random},
    databases::{Database, databases},
    pair::Pair,
};
use serde_json::{Value, json};
use server::Limits;
use std::time::Duration;

fn smile() -> Value {
    json!({ "game": "smile-and-gun", "setup": { "first": "green" } })
}

fn undo(client: &Client, request: &str) -> Value {
    json!({"type": "undo", "request": request, "seq": client.seq})
}

#[tokio::test]
async fn a_decision_can_be_undone_so_often_and_no_more() {
    for database in databases().await {
        let limits = Limits { undos_per_decision: Some(3), ..Limits::NONE };
        let server = Running::start_with(&database.address, limits, None).await;
        let mut pair = Pair::at(&server, smile()).await;
        for n in 0..3 {
            let choice = Client::choices(&pair.one.update["ask"])[n];
            assert_eq!(pair.one.choose(choice).await["undo"], true);
            let message = undo(&pair.one, &format!("u{n}"));
            assert_eq!(pair.one.ask_for(message).await["type"], "update");
        }
        let choice = Client::choices(&pair.one.update["ask"])[0];
        assert_eq!(pair.one.choose(choice).await["undo"], false);
        let message = undo(&pair.one, "more");
        assert_eq!(pair.one.ask_for(message.clone()).await["code"], "too_many_undos");
        // Nobody forgets it by sleeping.
        server.stop().await;
        let server = Running::start_with(&database.address, limits, None).await;
        let mut one = server.known(&pair.ada.cookie).connect(&pair.link).await;
        assert_eq!(one.sync(None).await["undo"], false);
        assert_eq!(one.ask_for(message).await["code"], "too_many_undos");
        server.stop().await;
    }
}

#[tokio::test]
async fn a_history_becomes_so_long_and_then_the_game_can_only_be_ended() {
    // A decision is refused where the last line went back, and going back where it was a decision.
    for most in [30, 31] {
        let database = Database::sqlite();
        let limits = Limits { lines_per_table: Some(most), ..Limits::NONE };
        let server = Running::start_with(&database.address, limits, None).await;
        let mut pair = Pair::at(&server, smile()).await;
        let mut undos = 0;
        while pair.one.seq < i64::from(most) {
            let choice = Client::choices(&pair.one.update["ask"])[0];
            pair.one.choose(choice).await;
            if pair.one.seq < i64::from(most) {
                undos += 1;
                let message = undo(&pair.one, &format!("u{undos}"));
                assert_eq!(pair.one.ask_for(message).await["type"], "update");
            }
        }
        let long = pair.one.seq;
        let refused = if pair.one.update["story"][0]["line"].get("back_to").is_some() {
            let choice = Client::choices(&pair.one.update["ask"])[0];
            pair.one.choose(choice).await
        } else {
            let message = undo(&pair.one, "more");
            pair.one.ask_for(message).await
        };
        assert_eq!(refused["code"], "too_long", "{refused}");
        assert!(refused["why"].as_str().unwrap().contains("too long"), "{refused}");
        assert_eq!(pair.one.seq, long);
        let ended = pair.one.ask_for(json!({"type": "resign", "request": "r"})).await;
        assert_eq!((&ended["seq"], &ended["outcome"]["ended"]["how"]), (&json!(long + 1), &json!("resigned")));
        server.stop().await;
    }
}

#[tokio::test]
async fn only_windows_of_the_game_can_be_declined() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let mut pair = Pair::at(&server, smile()).await;
    let decline = |request: String, window: &str, until: &str| json!({"type": "decline", "request": request, "window": window, "until": until});
    for (n, window) in ["x", "draft", "take", &"y".repeat(3000)].into_iter().enumerate() {
        let refused = pair.one.ask_for(decline(format!("d{n}"), window, "said")).await;
        assert_eq!(refused["code"], "malformed", "{refused}");
        assert!(refused["why"].as_str().unwrap().contains("window: expected one of move, place"), "{refused}");
    }
    for (n, window) in ["move", "place", "may_act", "end", "mayor", "enthral", "end", "move"].into_iter().enumerate() {
        assert_eq!(pair.one.ask_for(decline(format!("k{n}"), window, "said")).await["type"], "done");
    }
    pair.one.sync(None).await;
    assert_eq!(pair.one.table["declined"].as_array().unwrap().len(), 6);
    assert_eq!(pair.one.ask_for(decline("n".to_owned(), "x", "now")).await["type"], "done");
    server.stop().await;
}

/// A note that nobody can have written makes the task panic as soon as it is told.
#[tokio::test]
async fn a_table_whose_task_panics_wakes_anew() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let mut pair = Pair::at(&server, smile()).await;
    let mut pick = random(1);
    pair.step(&mut pick).await;
    let (seq, ada) = (pair.one.seq, pair.ada.clone());
    server.stop().await;
    let disk = sqlx::SqlitePool::connect(&database.address).await.unwrap();
    let broken = r#"INSERT INTO notes (table_key, note) VALUES (1, '{"proposals":[["draw",[9]]]}')"#;
    sqlx::query(broken).execute(&disk).await.unwrap();
    let server = Running::start(&database.address).await;
    let mut one = server.known(&ada.cookie).connect(&pair.link).await;
    one.say(json!({"type": "sync"})).await;
    while one.try_hear().await.is_some() {}
    assert_eq!(one.close_frame, Some((1013, "sync again".to_owned())));
    sqlx::query("DELETE FROM notes").execute(&disk).await.unwrap();
    // Nothing of it is left behind, and the table is there again.
    let again = async {
        let mut one = server.known(&ada.cookie).connect(&pair.link).await;
        one.sync(None).await
    };
    let shown = tokio::time::timeout(Duration::from_secs(10), again).await.expect("it wakes anew");
    assert_eq!(shown["seq"], seq);
    assert_eq!(server.house.metrics.tables.get(), 1);
    disk.close().await;
    server.stop().await;
}
