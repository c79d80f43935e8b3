//! Lessons begin in the middle of a game that the server has laid, and go on like any other.

use crate::common::{client::Running, databases::databases};
use serde_json::json;

const LESSONS: [(&str, &str, &str); 18] = [
    ("smile-and-gun", "draft", "draft"),
    ("smile-and-gun", "place", "draft"),
    ("smile-and-gun", "act", "act"),
    ("smile-and-gun", "shift", "act"),
    ("smile-and-gun", "pair", "act"),
    ("smile-and-gun", "heat", "bonus"),
    ("smile-and-gun", "shadow", "draft"),
    ("smile-and-gun", "settle", "take"),
    ("smile-and-gun", "majority", "take"),
    ("smile-and-gun", "monopoly", "take"),
    ("smile-and-gun", "down", "take"),
    ("smile-and-gun", "infusion", "draft"),
    ("gangster", "lay", "turn"),
    ("gangster", "row", "turn"),
    ("gangster", "tie", "turn"),
    ("gangster", "move", "turn"),
    ("gangster", "shoot", "turn"),
    ("gangster", "end", "turn"),
];

#[tokio::test]
async fn a_lesson_asks_whoever_learns_at_once_and_goes_on() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let ada = server.guest("Ada").await;
        for (game, name, prompt) in LESSONS {
            let (status, laid) = ada.post(&format!("/api/lessons/{game}/{name}"), &json!({})).await;
            assert_eq!(status, 200, "{name}: {laid}");
            let mut client = ada.connect(laid["link"].as_str().unwrap()).await;
            client.sync(None).await;
            assert_eq!(client.update["ask"]["prompt"]["kind"], prompt, "{name}");
            assert_eq!(client.table["options"]["lesson"], name);
            assert_eq!(client.update["seq"], client.update["story"].as_array().unwrap().len(), "{name}");
            assert_eq!(client.update["undo"], false, "{name}");
            let begins = client.update["seq"].clone();
            let refused = client.ask_for(json!({"type": "undo", "request": "back", "seq": begins})).await;
            assert_eq!(refused["code"], "nothing_to_undo", "{name}: {refused}");
            let choice = client.update["ask"]["choices"][0]["id"].as_u64().unwrap();
            let answer = client.choose(choice).await;
            assert!(answer["type"] == "update" || answer["type"] == "step", "{name}: {answer}");
            client.close().await;
        }
        let (_, mine) = ada.get("/api/tables/mine").await;
        assert_eq!(mine, json!([]), "lessons are nothing to go on with");
        server.stop().await;
    }
}

#[tokio::test]
async fn the_record_of_a_lesson_proves_its_dice() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let ada = server.guest("Ada").await;
        let (_, laid) = ada.post("/api/lessons/gangster/end", &json!({})).await;
        let link = laid["link"].as_str().unwrap();
        let mut client = ada.connect(link).await;
        client.sync(None).await;
        client.say(json!({"type": "resign", "request": "enough"})).await;
        while !client.is_over() {
            client.hear().await;
        }
        client.close().await;
        let (status, proof) = ada.get(&format!("/api/tables/{link}/proof")).await;
        assert_eq!((status, &proof["proven"]), (200, &json!(true)), "{proof}");
        server.stop().await;
    }
}

#[tokio::test]
async fn a_lesson_that_is_not_there_is_refused() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let ada = server.guest("Ada").await;
        for path in ["/api/lessons/gangster/draft", "/api/lessons/chess/lay"] {
            let (status, answer) = ada.post(path, &json!({})).await;
            assert_eq!((status, answer), (404, json!({"error": "there is no such lesson"})), "{path}");
        }
        server.stop().await;
    }
}
