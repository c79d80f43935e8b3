//! Whole games over real sockets.

mod common;

use common::{
    client::{Running, random},
    databases::databases,
};
use serde_json::json;
use tabletop::Record;

/// Two people play with each other to the end; the record proves itself.
async fn play_by_link(game: &str, seed: u64) {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
        let (link, invite) = ada.lay(&json!({ "game": game })).await;
        bob.sit(&invite).await;
        let (mut one, mut two) = (ada.ready(&link, "ada's seed").await, bob.ready(&link, "bob's seed").await);
        let commitment = one.table["fair"]["commitment"].clone();
        assert!(one.table["fair"]["server_seed"].is_null());
        tokio::join!(one.play_on(random(seed)), two.play_on(random(seed + 1)));
        assert_eq!(one.update["view"], two.update["view"]);
        assert_eq!(one.update["outcome"], two.update["outcome"]);
        let (_, record) = ada.get(&format!("/api/tables/{link}/record")).await;
        assert_eq!(record["fair"]["commitment"], commitment);
        assert_eq!(record["fair"]["player_seeds"], json!(["ada's seed", "bob's seed"]));
        let verified = match game {
            "gangster" => Record::<gangster::Table>::read(&record.to_string()).unwrap().verify(),
            _ => Record::<smile_and_gun::Table>::read(&record.to_string()).unwrap().verify(),
        };
        let verified = verified.unwrap();
        assert!(verified.fair && verified.finished);
        server.stop().await;
    }
}

#[tokio::test]
async fn two_people_play_with_a_smile_and_a_gun() {
    play_by_link("smile-and-gun", 1).await;
}

#[tokio::test]
async fn two_people_play_gangster() {
    play_by_link("gangster", 2).await;
}
