//! Whole games over real sockets.

use crate::common::{
    client::{Client, Running, random},
    databases::databases,
    pair::Pair,
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

/// One reads German, the other French; they undo, come back, chat, play to the end and once more.
#[tokio::test]
async fn a_game_between_a_german_and_a_french_speaker() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let wish = json!({ "game": "smile-and-gun", "setup": { "first": "green" } });
        let Pair { ada, bob, link, mut one, mut two } = Pair::at(&server, wish).await;
        for (client, lang) in [(&mut one, "de"), (&mut two, "fr")] {
            client.seq = 0;
            client.sync(Some(lang)).await;
        }
        let says = |update: &serde_json::Value| update["turn"]["prompt"]["says"].as_str().unwrap().to_owned();
        assert_ne!(says(&one.update), says(&two.update));
        one.say(json!({"type": "chat", "text": "Viel Glück!"})).await;
        assert_eq!(two.hear_type("chat").await["text"], "Viel Glück!");
        // A decision, taken back and made again.
        let before = one.update.clone();
        one.choose(Client::choices(&before["ask"])[0]).await;
        let undone = one.ask_for(json!({"type": "undo", "request": "undo", "seq": one.seq})).await;
        assert_eq!((&undone["ask"], &undone["view"]), (&before["ask"], &before["view"]));
        // The French speaker is away for a while.
        let seen = two.seq;
        two.close().await;
        one.move_once(&mut random(5)).await;
        let mut two = bob.connect(&link).await;
        two.seq = seen;
        let missed = two.sync(Some("fr")).await;
        assert_eq!(missed["story"].as_array().unwrap().len() as i64, two.seq - seen);
        tokio::join!(one.play_on(random(6)), two.play_on(random(7)));
        let result = |update: &serde_json::Value| update["outcome"]["says"].as_array().unwrap().len();
        assert!(result(&one.update) >= 3 && result(&two.update) >= 3);
        assert_ne!(one.update["outcome"]["says"], two.update["outcome"]["says"]);
        let (_, record) = ada.get(&format!("/api/tables/{link}/record")).await;
        let verified = Record::<smile_and_gun::Table>::read(&record.to_string()).unwrap().verify().unwrap();
        assert!(verified.fair && verified.finished);
        // Once more, with other dice.
        one.ask_for(json!({"type": "agree", "request": "again", "to": "rematch"})).await;
        two.say(json!({"type": "agree", "request": "again2", "to": "rematch"})).await;
        let link = one.hear_type("moved").await["link"].as_str().unwrap().to_owned();
        let (mut one, mut two) = (ada.ready(&link, "un").await, bob.ready(&link, "deux").await);
        tokio::join!(one.play_on(random(8)), two.play_on(random(9)));
        assert_eq!(one.update["outcome"], two.update["outcome"]);
        server.stop().await;
    }
}

#[tokio::test]
async fn two_people_play_gangster() {
    play_by_link("gangster", 2).await;
}
