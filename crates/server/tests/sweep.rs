//! What nobody needs any more is deleted, and nothing else.

use crate::common::{
    client::{NO_LIMITS, Running},
    databases::{Database, databases},
    pair::Pair,
};
use serde_json::json;
use server::{Limits, store::now, sweep::sweep};
use sqlx::{AssertSqlSafe, Connection};

/// Lets everything have happened so many days ago.
async fn age(database: &Database, days: i64) {
    let past = days * 86_400_000;
    let statements = [
        format!("UPDATE tables SET created = created - {past}"),
        format!("UPDATE people SET created = created - {past}"),
        format!("UPDATE moves SET at = at - {past}"),
        format!("UPDATE sessions SET seen = seen - {past}"),
    ];
    for sql in statements {
        if database.address.starts_with("postgres") {
            let mut disk = sqlx::PgConnection::connect(&database.address).await.unwrap();
            sqlx::query(AssertSqlSafe(sql)).execute(&mut disk).await.unwrap();
        } else {
            let mut disk = sqlx::SqliteConnection::connect(&database.address).await.unwrap();
            sqlx::query(AssertSqlSafe(sql)).execute(&mut disk).await.unwrap();
        }
    }
}

#[tokio::test]
async fn answers_that_nobody_took_and_times_that_no_clock_remembers_go() {
    for database in databases().await {
        let store = database.open().await;
        let (taken, left, open) =
            (store.order("a").await.unwrap(), store.order("b").await.unwrap(), store.order("c").await.unwrap());
        for order in [taken, left] {
            store.answer(order, "").await.unwrap();
        }
        assert_eq!(store.answer_to(taken).await.unwrap().as_deref(), Some(""));
        assert_eq!(store.answer_to(taken).await.unwrap(), None, "an answer is taken once");
        store.forget_answers(now() - 3_600_000).await.unwrap();
        store.forget_answers(now() + 1).await.unwrap();
        assert_eq!(store.answer_to(left).await.unwrap(), None);
        assert_eq!(store.orders().await.unwrap(), [(open, "c".to_owned())]);
        let day = 86_400_000;
        store.add_downtime(now() - 50 * day, now() - 49 * day).await.unwrap();
        store.add_downtime(now() - 20 * day, now() - 19 * day).await.unwrap();
        store.close().await;
        let server = Running::start(&database.address).await;
        sweep(&server.house).await.unwrap();
        let left = server.house.store.downtimes().await.unwrap();
        assert!(left.iter().all(|(since, _)| *since >= now() - 21 * day) && !left.is_empty(), "{left:?}");
        server.stop().await;
    }
}

#[tokio::test]
async fn old_lessons_waiting_tables_and_guests_go_and_games_stay() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let pair = Pair::at(&server, json!({ "game": "smile-and-gun" })).await;
        let (learner, waiter) = (server.guest("Learner").await, server.guest("Waiter").await);
        let (status, lesson) = learner.post("/api/lessons/gangster/lay", &json!({})).await;
        assert_eq!(status, 200, "{lesson}");
        let (waiting, _) = waiter.lay(&json!({ "game": "gangster" })).await;
        let player = server.guest("Player").await;
        let bots = json!({ "game": "gangster", "seats": { "blue": { "kind": "bot", "bot": "random" } } });
        let alone = player.post("/api/tables", &bots).await;
        server.stop().await;
        age(&database, 6).await;
        let limits =
            Limits { keep_lessons_days: Some(1), keep_waiting_days: Some(7), keep_guests_days: Some(90), ..NO_LIMITS };
        let server = Running::start_with(&database.address, limits, None).await;
        let store = &server.house.store;
        sweep(&server.house).await.unwrap();
        let lesson = lesson["link"].as_str().unwrap();
        assert_eq!(store.table(lesson).await.unwrap(), None, "lessons go after a day");
        assert!(store.table(&waiting).await.unwrap().is_some(), "tables wait for a week");
        age(&database, 2).await;
        sweep(&server.house).await.unwrap();
        assert_eq!(store.table(&waiting).await.unwrap(), None);
        assert!(store.table(&pair.link).await.unwrap().is_some(), "a game that has begun stays");
        let people = |all: Vec<server::store::Person>| all.into_iter().map(|person| person.name).collect::<Vec<_>>();
        assert_eq!(store.people("", 9).await.unwrap().len(), 5);
        let late = server.guest("Late").await;
        age(&database, 83).await;
        let newest = server.guest("Newest").await;
        sweep(&server.house).await.unwrap();
        let left = people(store.people("", 9).await.unwrap());
        assert_eq!(left, ["Newest", "Late", "Bob", "Ada"], "whoever plays with somebody stays");
        assert!(!store.history(1).await.unwrap().is_empty());
        drop((late, newest, alone));
        server.stop().await;
    }
}
