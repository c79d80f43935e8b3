//! What is said at a table: who hears it, for how long, and who doesn't want to.

use crate::common::{
    client::{Client, Guest, Running},
    databases::{Database, databases},
    pair::Pair,
};
use serde_json::{Value, json};

async fn say(client: &mut Client, text: &str) {
    client.say(json!({"type": "chat", "text": text})).await;
}

/// Everything that somebody who comes now is told of what was said.
async fn heard(guest: &Guest, link: &str) -> Vec<String> {
    let mut client = guest.connect(link).await;
    client.sync(None).await;
    // What is said before anything else is heard after the sync; nobody else hears a refusal.
    say(&mut client, "").await;
    let message = client.hear_until(&["talk", "refused"]).await;
    client.close().await;
    texts(&message["lines"])
}

fn texts(lines: &Value) -> Vec<String> {
    let lines = lines.as_array().into_iter().flatten();
    lines.map(|line| line["text"].as_str().unwrap().to_owned()).collect()
}

/// The same person at the server that was started anew.
async fn again(server: &Running, guest: &Guest) -> Guest {
    let mut again = server.guest("stranger").await;
    again.cookie = guest.cookie.clone();
    again
}

#[tokio::test]
async fn whoever_comes_back_hears_what_was_said_also_after_a_restart() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let mut pair = Pair::at(&server, json!({ "game": "gangster" })).await;
        say(&mut pair.one, " <b>Good</b> evening'); -- ").await;
        let line = pair.two.hear_type("chat").await;
        assert_eq!((&line["name"], &line["seat"], &line["who"]), (&json!("Ada"), &json!("red"), &json!(0)));
        assert_eq!((&line["text"], &line["number"]), (&json!("<b>Good</b> evening'); --"), &json!(1)));
        assert!(line["at"].as_i64().unwrap() > 1_700_000_000_000);
        say(&mut pair.two, "/hello").await;
        assert_eq!(pair.two.hear_type("chat").await["text"], "/hello");
        let said = ["<b>Good</b> evening'); --", "/hello"];
        assert_eq!(heard(&pair.ada, &pair.link).await, said);
        server.stop().await;
        let server = Running::start(&database.address).await;
        assert_eq!(heard(&again(&server, &pair.bob).await, &pair.link).await, said);
        server.stop().await;
    }
}

#[tokio::test]
async fn a_mute_is_the_muters_own_business_and_lasts() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let mut pair = Pair::at(&server, json!({ "game": "gangster" })).await;
        let carl = server.guest("Carl").await;
        let mut watcher = carl.connect(&pair.link).await;
        watcher.sync(None).await;
        let mute = |muted: bool, n: u32| json!({"type": "mute", "request": format!("m{n}"), "who": 1, "muted": muted});
        assert_eq!(pair.one.ask_for(mute(true, 1)).await["type"], "done");
        while pair.one.hear_type("table").await["muted"] != json!([1]) {}
        say(&mut pair.two, "nobody listens").await;
        assert_eq!(watcher.hear_type("chat").await["text"], "nobody listens", "the others hear it");
        pair.two.sync(None).await;
        assert_eq!(pair.two.table.get("muted"), None);
        say(&mut pair.one, "and I?").await;
        assert_eq!(pair.one.hear_type("chat").await["text"], "and I?", "what was muted never came");
        // It lasts over a restart.
        server.stop().await;
        let server = Running::start(&database.address).await;
        let ada = again(&server, &pair.ada).await;
        assert_eq!(heard(&ada, &pair.link).await, ["and I?"]);
        assert_eq!(heard(&again(&server, &pair.bob).await, &pair.link).await, ["nobody listens", "and I?"]);
        let mut one = ada.connect(&pair.link).await;
        one.sync(None).await;
        one.hear_type("talk").await;
        one.ask_for(mute(false, 2)).await;
        assert_eq!(texts(&one.hear_type("talk").await["lines"]), ["nobody listens", "and I?"]);
        assert_eq!(one.table.get("muted"), None);
        // Nobody mutes themselves, or nobody.
        for who in [0, 99] {
            let answer = one.ask_for(json!({"type": "mute", "request": "m3", "who": who, "muted": true})).await;
            assert_eq!((&answer["type"], &answer["code"]), (&json!("refused"), &json!("malformed")));
        }
        server.stop().await;
    }
}

#[tokio::test]
async fn watchers_talk_among_themselves_while_people_play() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let mut pair = Pair::at(&server, json!({ "game": "gangster" })).await;
    let (carl, dora) = (server.guest("Carl").await, server.guest("Dora").await);
    let (mut one, mut two) = (carl.connect(&pair.link).await, dora.connect(&pair.link).await);
    one.sync(None).await;
    two.sync(None).await;
    say(&mut one, "red should shoot").await;
    let line = two.hear_type("chat").await;
    assert_eq!((&line["name"], &line["seat"], &line["who"]), (&json!("Carl"), &Value::Null, &json!(2)));
    say(&mut pair.one, "what do they say?").await;
    assert_eq!(pair.two.hear_type("chat").await["text"], "what do they say?");
    assert_eq!(heard(&pair.ada, &pair.link).await, ["what do they say?"]);
    assert_eq!(heard(&dora, &pair.link).await, ["red should shoot", "what do they say?"]);
    let (_, everything) = pair.ada.get("/api/me/everything").await;
    assert_eq!(texts(&everything["talk"]), ["what do they say?"]);
    // After the game everybody may know.
    pair.two.ask_for(json!({"type": "resign", "request": "r"})).await;
    assert_eq!(heard(&pair.ada, &pair.link).await.len(), 2);
    say(&mut two, "well played").await;
    assert_eq!(pair.two.hear_type("chat").await["name"], "Dora");
    server.stop().await;
}

#[tokio::test]
async fn a_watcher_is_heard_where_somebody_plays_alone() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let ada = server.guest("Ada").await;
    let (link, _) = ada.lay(&json!({ "game": "gangster", "seats": { "blue": "bot:random" } })).await;
    let mut one = ada.ready(&link, "seed").await;
    let mut watcher = server.guest("Carl").await.connect(&link).await;
    watcher.sync(None).await;
    say(&mut watcher, "good luck").await;
    assert_eq!(one.hear_type("chat").await["text"], "good luck");
    server.stop().await;
}

#[tokio::test]
async fn a_flood_of_talk_is_refused() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let mut pair = Pair::at(&server, json!({ "game": "gangster" })).await;
    for n in 0..6 {
        say(&mut pair.one, &n.to_string()).await;
    }
    assert_eq!(pair.one.hear_type("refused").await["code"], "too_fast");
    // Also over another connection, and the other one may still speak.
    let mut other = pair.ada.connect(&pair.link).await;
    other.sync(None).await;
    say(&mut other, "me again").await;
    assert_eq!(other.hear_type("refused").await["code"], "too_fast");
    say(&mut pair.two, "enough").await;
    while pair.two.hear_type("chat").await["text"] != "enough" {}
    assert_eq!(heard(&pair.bob, &pair.link).await, ["0", "1", "2", "3", "4", "enough"]);
    server.stop().await;
}

/// What is on disk of what was said, as the person may take it along.
async fn kept(guest: &Guest) -> Vec<String> {
    texts(&guest.get("/api/me/everything").await.1["talk"])
}

#[tokio::test]
async fn nothing_said_is_kept_after_the_game_unless_everybody_wishes_so() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let mut pair = Pair::at(&server, json!({ "game": "gangster" })).await;
        say(&mut pair.one, "between us").await;
        pair.two.hear_type("chat").await;
        assert_eq!(kept(&pair.bob).await, ["between us"]);
        let keep = |request: &str| json!({"type": "agree", "request": request, "to": "keep_talk"});
        pair.one.ask_for(keep("k1")).await;
        pair.two.ask_for(json!({"type": "resign", "request": "r"})).await;
        assert!(kept(&pair.ada).await.is_empty() && kept(&pair.bob).await.is_empty(), "one wish is not enough");
        // As long as they sit there they can still hear it, and wish to keep it.
        assert_eq!(heard(&pair.ada, &pair.link).await, ["between us"]);
        assert_eq!(pair.two.ask_for(keep("k2")).await["type"], "done");
        while pair.two.hear_type("table").await["keeps_talk"] != true {}
        say(&mut pair.one, "and afterwards").await;
        pair.two.hear_type("chat").await;
        assert_eq!(kept(&pair.ada).await, ["between us", "and afterwards"]);
        server.stop().await;
        let server = Running::start(&database.address).await;
        let (ada, bob) = (again(&server, &pair.ada).await, again(&server, &pair.bob).await);
        assert_eq!(heard(&ada, &pair.link).await, ["between us", "and afterwards"]);
        // Who changes their mind takes it away.
        let mut two = bob.connect(&pair.link).await;
        two.sync(None).await;
        two.ask_for(json!({"type": "disagree", "request": "k3", "to": "keep_talk"})).await;
        assert!(kept(&ada).await.is_empty() && kept(&bob).await.is_empty());
        server.stop().await;
    }
}

#[tokio::test]
async fn a_wish_from_before_the_end_keeps_it_and_who_is_forgotten_takes_their_words_along() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let mut pair = Pair::at(&server, json!({ "game": "gangster" })).await;
        for (n, client) in [&mut pair.one, &mut pair.two].into_iter().enumerate() {
            say(client, ["one", "two"][n]).await;
            client.hear_type("chat").await;
            client.ask_for(json!({"type": "agree", "request": format!("k{n}"), "to": "keep_talk"})).await;
        }
        pair.two.ask_for(json!({"type": "resign", "request": "r"})).await;
        assert_eq!(kept(&pair.ada).await, ["one", "two"]);
        assert_eq!(pair.bob.delete("/api/me").await.0, 204);
        assert_eq!(kept(&pair.ada).await, ["one"]);
        server.stop().await;
    }
}
