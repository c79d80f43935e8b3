//! Ratings that can't be made up, and games that nobody gets help with while they are played.

use crate::common::{
    client::{Guest, Running},
    databases::databases,
    pair::{Pair, rated_wish},
};
use serde_json::{Value, json};
use server::{Config, Limits};

async fn games(guest: &Guest) -> i64 {
    guest.get("/api/me").await.1["ratings"][0]["games"].as_i64().unwrap_or(0)
}

/// What the table says about whether it counts, at last.
async fn unrated(pair: &Pair) -> Value {
    let mut watcher = pair.ada.connect(&pair.link).await;
    watcher.sync(None).await;
    watcher.table["unrated"].clone()
}

#[tokio::test]
async fn wins_over_guests_count_for_nothing() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
        ada.register("ada").await;
        let mut pair = Pair::of(ada, bob, rated_wish()).await;
        assert_eq!(pair.one.table["unrated"], "guest");
        pair.open().await;
        pair.give_up().await;
        assert_eq!((games(&pair.ada).await, games(&pair.bob).await), (0, 0));
        assert_eq!(unrated(&pair).await, "guest");
        // Whoever gets an account before the end plays for the rating.
        let Pair { ada, bob, .. } = pair;
        let mut pair = Pair::of(ada, bob, rated_wish()).await;
        pair.open().await;
        pair.bob.register("bob").await;
        pair.give_up().await;
        assert_eq!((games(&pair.ada).await, games(&pair.bob).await), (1, 1));
        assert_eq!(unrated(&pair).await, Value::Null);
        server.stop().await;
    }
}

#[tokio::test]
async fn a_game_counts_only_once_both_have_decided_twice() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let mut pair = Pair::rated(&server).await;
        assert_eq!(pair.one.table["unrated"], Value::Null);
        pair.give_up().await;
        assert_eq!(games(&pair.ada).await, 0);
        assert_eq!(unrated(&pair).await, "ended");
        server.stop().await;
    }
}

#[tokio::test]
async fn three_games_of_the_same_two_count_in_a_day() {
    for database in databases().await {
        let limits = Limits { rated_per_pair_and_day: Limits::default().rated_per_pair_and_day, ..Limits::NONE };
        let server =
            Running::start_config(Config { database: database.address.clone(), limits, ..Config::default() }).await;
        let (mut ada, mut bob) = (server.guest("Ada").await, server.guest("Bob").await);
        ada.register("ada").await;
        bob.register("bob").await;
        for n in 1..=5 {
            // Whoever sits where.
            std::mem::swap(&mut ada, &mut bob);
            let mut pair = Pair::of(ada, bob, rated_wish()).await;
            assert_eq!(pair.one.table["unrated"], if n > 3 { json!("often") } else { Value::Null }, "{n}");
            pair.open().await;
            pair.give_up().await;
            assert_eq!(games(&pair.ada).await, n.min(3));
            assert_eq!(unrated(&pair).await, if n > 3 { json!("often") } else { Value::Null }, "{n}");
            (ada, bob) = (pair.ada, pair.bob);
        }
        // Somebody else is another matter.
        let eve = server.guest("Eve").await;
        eve.register("eve").await;
        let mut pair = Pair::of(ada, eve, rated_wish()).await;
        pair.open().await;
        pair.give_up().await;
        assert_eq!((games(&pair.ada).await, games(&pair.bob).await), (4, 1));
        server.stop().await;
    }
}

#[tokio::test]
async fn a_game_that_is_played_here_is_not_analysed_as_a_record() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let mut pair = Pair::at(&server, json!({ "game": "gangster" })).await;
        pair.open().await;
        let record = pair.record().await;
        let eve = server.guest("Eve").await;
        for guest in [&pair.ada, &eve] {
            let (status, answer) = guest.post("/api/records", &json!({ "record": record.to_string() })).await;
            assert_eq!(status, 409, "{answer}");
        }
        // Under another name the promise is still the same.
        let mut renamed = record.clone();
        renamed["fair"]["table"] = json!("another");
        let (status, answer) = pair.ada.post("/api/records", &json!({ "record": renamed.to_string() })).await;
        assert_eq!(status, 409, "{answer}");
        // Nor does it help to leave the promise out.
        let mut bare = record.clone();
        bare.as_object_mut().unwrap().remove("fair");
        let (status, answer) = pair.ada.post("/api/records", &json!({ "record": bare.to_string() })).await;
        assert_eq!(status, 409, "{answer}");
        // One that was brought before is not analysed now.
        let row = server::record::bring(1, &record.to_string(), "brought".to_owned(), 0).unwrap();
        server.house.store.add_record(&row).await.unwrap();
        let analysis = format!("/api/tables/{}/analysis", row.link);
        assert_eq!(pair.ada.get(&analysis).await.0, 409);
        pair.give_up().await;
        assert_eq!(pair.ada.get(&analysis).await.0, 200);
        assert_eq!(pair.ada.post("/api/records", &json!({ "record": bare.to_string() })).await.0, 200);
        let record = pair.record().await;
        assert_eq!(eve.post("/api/records", &json!({ "record": record.to_string() })).await.0, 200);
        server.stop().await;
    }
}
