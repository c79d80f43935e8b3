//! What a table remembers beside its history.

mod common;

use common::{
    client::{Client, Guest, Pair, Running},
    databases::{Database, databases},
};
use serde_json::{Value, json};

fn windows() -> Value {
    json!({ "game": "smile-and-gun", "setup": { "first": "green", "infusion": "dragging_arms" } })
}

fn is_window(update: &Value) -> bool {
    ["move", "place", "end"].contains(&update["ask"]["prompt"]["kind"].as_str().unwrap())
}

/// The same person's connection to the server that was started anew.
async fn again(server: &Running, guest: &Guest, link: &str) -> Client {
    let mut again = server.guest("stranger").await;
    again.cookie = guest.cookie.clone();
    let mut client = again.connect(link).await;
    client.sync(None).await;
    client
}

#[tokio::test]
async fn windows_that_were_declined_and_proposals_outlast_a_restart() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let mut pair = Pair::at(&server, windows()).await;
        pair.play_until(1, is_window).await;
        let (mover, other) = pair.asked();
        let window = mover.update["ask"]["prompt"]["kind"].as_str().unwrap().to_owned();
        let seat = mover.update["ask"]["seat"].as_str().unwrap().to_owned();
        mover.ask_for(json!({"type": "decline", "request": "d", "window": window, "until": "said"})).await;
        mover.hear_type("update").await;
        while other.seq < mover.seq {
            other.hear().await;
        }
        other.ask_for(json!({"type": "agree", "request": "a", "to": "draw"})).await;
        server.stop().await;
        let server = Running::start(&database.address).await;
        let mut clients = [again(&server, &pair.ada, &pair.link).await, again(&server, &pair.bob, &pair.link).await];
        let proposed = clients[0].table["proposals"].clone();
        assert_eq!((proposed.as_array().unwrap().len(), &proposed[0]["what"]), (1, &json!("draw")));
        let mover =
            clients.iter().position(|client| client.table["seats"][usize::from(seat == "yellow")]["you"] == true);
        let mover = mover.unwrap();
        assert_eq!(clients[mover].table["declined"], json!([{"window": window, "until": "said"}]));
        assert_eq!(clients[1 - mover].table.get("declined"), None);
        let ended = clients[mover].ask_for(json!({"type": "agree", "request": "b", "to": "draw"})).await;
        assert_eq!(ended["outcome"]["ended"]["how"], "agreed");
        server.stop().await;
    }
}

#[tokio::test]
async fn a_move_answers_a_proposal_for_good() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let mut pair = Pair::at(&server, windows()).await;
    pair.two.ask_for(json!({"type": "agree", "request": "a", "to": "draw"})).await;
    pair.step(&mut common::client::random(1)).await;
    server.stop().await;
    let server = Running::start(&database.address).await;
    assert_eq!(again(&server, &pair.ada, &pair.link).await.table["proposals"], json!([]));
    server.stop().await;
}

/// How many of the choices that the client is asked are final.
async fn finals(client: &mut Client) -> usize {
    client.say(json!({"type": "sync", "since": client.seq, "previews": true})).await;
    let update = client.hear_type("update").await;
    update["ask"]["choices"].as_array().unwrap().iter().filter(|choice| choice["final"] == true).count()
}

async fn decline_all(client: &mut Client, until: &str) {
    for window in ["move", "place", "end"] {
        let request = format!("{until}-{window}-{}", client.request());
        client.ask_for(json!({"type": "decline", "request": request, "window": window, "until": until})).await;
    }
}

#[tokio::test]
async fn a_choice_is_final_if_only_declined_windows_follow_it() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let mut pair = Pair::at(&server, windows()).await;
    let mut pick = common::client::random(4);
    loop {
        assert!(!pair.one.is_over(), "no choice was ever made final by declining");
        let (mover, _) = pair.asked();
        if ["draft", "act"].contains(&mover.update["ask"]["prompt"]["kind"].as_str().unwrap()) {
            let before = finals(mover).await;
            decline_all(mover, "phase").await;
            let after = finals(mover).await;
            assert!(before <= after);
            if before < after {
                break;
            }
            decline_all(mover, "now").await;
        }
        pair.step(&mut pick).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn who_plays_against_somebody_here_sits_in_the_first_seat() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let ada = server.guest("Ada").await;
    for (seats, yours) in [
        (json!({ "yellow": "here" }), [true, true]),
        (json!({ "green": "here" }), [true, false]),
        (json!({ "green": "link", "yellow": "here" }), [false, true]),
        (json!({ "yellow": "me" }), [false, true]),
        (json!({}), [true, false]),
    ] {
        let (link, _) = ada.lay(&json!({ "game": "smile-and-gun", "seats": seats })).await;
        let mut client = ada.connect(&link).await;
        client.sync(None).await;
        let you = |n: usize| client.table["seats"][n]["you"].as_bool().unwrap();
        assert_eq!([you(0), you(1)], yours, "{seats}");
    }
    server.stop().await;
}
