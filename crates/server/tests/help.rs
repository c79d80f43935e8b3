//! What a client may ask for beside the game: previews, forecasts, hints, and the game once more from the beginning.

use crate::common::{
    client::{Client, Running, random},
    databases::{Database, databases},
    pair::Pair,
};
use serde_json::{Value, json};

/// Syncs with everything that the page asks for.
async fn sync_for_page(client: &mut Client, lang: &str) -> Value {
    while client.seq == 0 {
        client.hear().await;
    }
    client.say(json!({"type": "sync", "lang": lang, "previews": true, "forecast": true})).await;
    client.hear_type("update").await
}

fn find(ask: &Value, id: u64) -> Value {
    ask["choices"].as_array().unwrap().iter().find(|choice| choice["id"] == id).unwrap().clone()
}

/// The preview of a whole decision is how the story goes on, whatever comes after it.
#[tokio::test]
async fn a_preview_tells_what_follows() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let ada = server.guest("Ada").await;
    for game in ["smile-and-gun", "gangster"] {
        let seats = if game == "gangster" {
            json!({"red": "me", "blue": "here"})
        } else {
            json!({"green": "me", "yellow": "here"})
        };
        let (link, _) = ada.lay(&json!({ "game": game, "seats": seats })).await;
        let mut one = ada.ready(&link, "seed").await;
        sync_for_page(&mut one, "en").await;
        let (mut pick, mut compared, mut finals) = (random(3), 0, [0, 0]);
        while !one.is_over() && compared < 60 {
            if !one.is_asked() {
                one.hear_type("update").await;
                continue;
            }
            let ask = one.update["ask"].clone();
            let choices = Client::choices(&ask);
            let chosen = find(&ask, choices[pick(choices.len())]);
            let (before, whole) = (one.seq, ask["begun"] == false);
            let answer = one.choose(chosen["id"].as_u64().unwrap()).await;
            if answer["type"] == "step" {
                assert_eq!(chosen["final"], false, "{chosen}");
                one.update["ask"] = answer["ask"].clone();
                continue;
            }
            let undo = answer["undo"].as_bool().unwrap();
            if chosen["final"] == false {
                assert!(undo, "{chosen}");
            }
            finals[usize::from(chosen["final"] == true)] += 1;
            let told = answer["story"].as_array().unwrap().iter().filter(|line| line["seq"].as_i64().unwrap() > before);
            let told: Vec<_> = told.flat_map(|line| line["events"].as_array().unwrap().clone()).map(mute).collect();
            let preview = chosen["preview"].as_array().unwrap();
            let alike = preview.iter().zip(&told).take_while(|(one, two)| one == two).count();
            if whole {
                assert!(alike == preview.len() || alike == told.len(), "{preview:?}\n{told:?}");
                compared += 1;
            }
        }
        assert!(finals[1] > 0 && compared > 10, "{game}: {finals:?} {compared}");
        one.close().await;
    }
    server.stop().await;
}

/// An event without its sentence.
fn mute(mut event: Value) -> Value {
    event.as_object_mut().unwrap().remove("says");
    event
}

#[tokio::test]
async fn only_who_asks_is_told_previews_and_forecasts() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let mut pair = Pair::at(&server, json!({ "game": "smile-and-gun" })).await;
    let plain = pair.asked().0.update.clone();
    assert!(plain.get("forecast").is_none() && plain["ask"]["choices"][0].get("preview").is_none());
    let asked = pair.asked().0;
    let update = sync_for_page(asked, "de").await;
    let forecast = &update["forecast"];
    assert_eq!(forecast["districts"].as_array().unwrap().len(), 9);
    assert!(forecast["scores"]["green"]["total"].is_number() && forecast["conditions"] == json!([]));
    assert!(update["ask"]["choices"][0]["preview"].is_array());
    asked.sync(None).await;
    assert!(asked.update.get("forecast").is_none());

    let ada = server.guest("Ada").await;
    let (link, _) = ada.lay(&json!({ "game": "gangster", "seats": { "red": "me", "blue": "here" } })).await;
    let mut one = ada.ready(&link, "seed").await;
    let lines = sync_for_page(&mut one, "fr").await["forecast"]["lines"].clone();
    assert_eq!(lines.as_array().unwrap().len(), 12);
    assert_eq!((&lines[7]["line"], &lines[7]["index"]), (&json!("column"), &json!(1)));

    let (link, _) = ada.lay(&json!({ "game": "smile-and-gun", "setup": { "mission": 2 } })).await;
    let mut one = ada.ready(&link, "seed").await;
    let condition = sync_for_page(&mut one, "de").await["forecast"]["conditions"][0].clone();
    assert_eq!(condition["met"], condition["have"].as_u64() >= condition["need"].as_u64());
    assert!(condition["says"].as_str().unwrap().starts_with("Die Krähen: "), "{condition}");
    server.stop().await;
}

#[tokio::test]
async fn a_hint_names_choices_that_are_there() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let ada = server.guest("Ada").await;
    for game in ["smile-and-gun", "gangster"] {
        let seat = if game == "gangster" { "blue" } else { "yellow" };
        let (link, _) = ada.lay(&json!({ "game": game, "seats": { seat: "bot:random" } })).await;
        let mut one = ada.ready(&link, "seed").await;
        while !one.is_asked() {
            one.hear().await;
        }
        sync_for_page(&mut one, "fr").await;
        let ask = one.update["ask"].clone();
        let answer = one.ask_for(json!({"type": "hint", "request": "h1", "seq": one.seq})).await;
        assert_eq!((&answer["type"], &answer["seq"]), (&json!("hint"), &json!(one.seq)), "{answer}");
        let hints = answer["choices"].as_array().unwrap();
        assert!((1..=3).contains(&hints.len()));
        for hint in hints {
            assert!(Client::choices(&ask).contains(&hint["id"].as_u64().unwrap()), "{hint}");
            assert!((0.0..=1.0).contains(&hint["win"].as_f64().unwrap()), "{hint}");
            assert!(!hint["says"].as_str().unwrap().contains('{') && hint["line"][0].is_string(), "{hint}");
        }
        let stale = one.ask_for(json!({"type": "hint", "request": "h2", "seq": one.seq - 1})).await;
        assert_eq!(stale["code"], "stale");
        // The best advice can be followed.
        let update = one.choose(hints[0]["id"].as_u64().unwrap()).await;
        assert_ne!(update["type"], "refused", "{update}");
        one.close().await;
    }
    server.stop().await;
}

#[tokio::test]
async fn whoever_comes_back_gets_the_hint_that_they_asked_for() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let ada = server.guest("Ada").await;
    let (link, _) = ada.lay(&json!({ "game": "gangster", "seats": { "red": "me", "blue": "here" } })).await;
    let mut one = ada.ready(&link, "seed").await;
    while !one.is_asked() {
        one.hear().await;
    }
    let hint = |request: &str, seq: i64| json!({"type": "hint", "request": request, "seq": seq});
    one.say(hint("first", one.seq)).await;
    let mut two = ada.connect(&link).await;
    two.sync(None).await;
    let again = hint("second", two.seq);
    let (first, second) = tokio::join!(one.hear_type("hint"), two.ask_for(again));
    assert_eq!((&first["re"], &second["type"], &second["re"]), (&json!("first"), &json!("hint"), &json!("second")));
    assert_eq!(first["choices"].as_array().unwrap().len(), second["choices"].as_array().unwrap().len());
    server.stop().await;
}

#[tokio::test]
async fn nobody_is_helped_against_people() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let mut pair = Pair::at(&server, json!({ "game": "gangster" })).await;
    let asked = pair.asked().0;
    let refused = asked.ask_for(json!({"type": "hint", "request": "h", "seq": asked.seq})).await;
    assert_eq!(refused["code"], "not_now");
    server.stop().await;
}

#[tokio::test]
async fn a_game_can_be_seen_again_and_its_dice_proved() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let mut pair = Pair::at(&server, json!({ "game": "smile-and-gun" })).await;
        let path = |rest: &str| format!("/api/tables/{}/{rest}", pair.link);
        let (_, early) = pair.ada.get(&path("proof?lang=de")).await;
        assert_eq!(early["proven"], false, "{early}");
        // Something is taken back: the record and the replay hold the game as it stands.
        let mover = if pair.one.is_asked() { &mut pair.one } else { &mut pair.two };
        mover.move_once(&mut random(1)).await;
        if mover.update["undo"] == true {
            mover.ask_for(json!({"type": "undo", "request": "u", "seq": mover.seq})).await;
        }
        tokio::join!(pair.one.play_on(random(5)), pair.two.play_on(random(6)));
        let (_, record) = pair.ada.get(&path("record")).await;
        let (status, end) = pair.ada.get(&path("at/end?lang=de")).await;
        assert_eq!(status, 200, "{end}");
        let length = record["log"].as_array().unwrap().len();
        assert_eq!((&end["length"], &end["update"]["seq"]), (&json!(length), &json!(length)));
        assert_eq!(end["update"]["view"], pair.one.update["view"]);
        assert!(end["update"]["outcome"]["says"].as_array().unwrap().len() >= 3);
        assert_eq!((&end["table"]["type"], &end["table"]["status"]), (&json!("table"), &json!("over")));
        let names: Vec<_> = end["table"]["seats"].as_array().unwrap().iter().map(|seat| seat["name"].clone()).collect();
        assert_eq!(names, ["Ada", "Bob"]);
        let (_, start) = pair.ada.get(&path("at/0")).await;
        assert_eq!((&start["update"]["story"], &start["update"].get("outcome")), (&json!([]), &None));
        let (_, middle) = pair.ada.get(&path(&format!("at/{}?lang=fr", length / 2))).await;
        assert_eq!(middle["update"]["story"].as_array().unwrap().len(), 1);
        assert!(middle["update"]["forecast"]["districts"].is_array() && middle["update"]["ask"].is_null());
        let (_, proof) = pair.ada.get(&path("proof?lang=de")).await;
        assert!(proof["proven"] == true && proof["says"].as_str().unwrap().starts_with("Alle "), "{proof}");
        for (wrong, status, why) in [
            (format!("at/{}", length + 1), 400, "at: expected 0 to"),
            ("at/first".to_owned(), 400, "at: expected a number"),
            ("at/1?lang=xx".to_owned(), 400, "lang: "),
        ] {
            let (found, answer) = pair.ada.get(&path(&wrong)).await;
            assert_eq!(found, status, "{wrong}: {answer}");
            assert!(answer["error"].as_str().unwrap().starts_with(why), "{wrong}: {answer}");
        }
        assert_eq!(pair.ada.get("/api/tables/nowhere/at/1").await.0, 404);
        assert_eq!(pair.ada.get("/api/tables/nowhere/proof").await.0, 404);
        server.stop().await;
    }
}

#[tokio::test]
async fn a_record_from_elsewhere_can_be_looked_at() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let ada = server.guest("Ada").await;
        let (link, _) = ada.lay(&json!({ "game": "gangster", "seats": { "red": "me", "blue": "here" } })).await;
        let mut one = ada.ready(&link, "seed").await;
        one.play_on(random(2)).await;
        let (_, record) = ada.get(&format!("/api/tables/{link}/record")).await;
        let text = record.to_string();

        let bob = server.guest("Bob").await;
        let (status, brought) = bob.post("/api/records", &json!({ "record": text })).await;
        assert_eq!(status, 200, "{brought}");
        let there = brought["link"].as_str().unwrap().to_owned();
        let (_, end) = bob.get(&format!("/api/tables/{there}/at/end")).await;
        assert_eq!(end["update"]["view"], one.update["view"]);
        assert_eq!((&end["table"]["link"], &end["table"]["status"]), (&json!(there), &json!("over")));
        assert_eq!(bob.get(&format!("/api/tables/{there}/record")).await.1, record);
        assert_eq!(bob.get(&format!("/api/tables/{there}/proof")).await.1["proven"], true);
        assert_eq!(bob.get("/api/me/everything").await.1["records"], json!([there]));

        let mut unfair = record.clone();
        unfair["log"].as_array_mut().unwrap().remove(1);
        let mut chess = record.clone();
        chess["game"] = json!("chess");
        for (text, why) in [
            ("hello".to_owned(), "record: "),
            (unfair.to_string(), "record: log entry "),
            (chess.to_string(), "record: game: expected smile-and-gun or gangster"),
        ] {
            let (status, answer) = bob.post("/api/records", &json!({ "record": text })).await;
            assert_eq!(status, 400, "{answer}");
            assert!(answer["error"].as_str().unwrap().starts_with(why), "{answer}");
        }
        assert_eq!(bob.post("/api/records", &json!({ "record": "x".repeat(1_100_000) })).await.0, 413);
        // Whoever is forgotten takes what they brought with them.
        assert_eq!(bob.delete("/api/me").await.0, 204);
        assert_eq!(ada.get(&format!("/api/tables/{there}/record")).await.0, 404);
        server.stop().await;
    }
}

#[tokio::test]
async fn a_game_is_analysed_once_it_cannot_help_anybody_against_people() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let mut pair = Pair::at(&server, json!({ "game": "gangster" })).await;
    let link = pair.link.clone();
    let path = |rest: &str| format!("/api/tables/{link}/analysis{rest}");
    let (status, early) = pair.ada.get(&path("")).await;
    assert!(status == 409 && early["error"].as_str().unwrap().starts_with("people still play"), "{early}");
    for step in 0..6 {
        pair.step(&mut random(step)).await;
    }
    let resign = json!({"type": "resign", "request": "enough"});
    pair.one.ask_for(resign).await;
    let (status, found) = pair.ada.get(&path("?lang=de")).await;
    assert_eq!(status, 200, "{found}");
    let (_, record) = pair.ada.get(&format!("/api/tables/{}/record", pair.link)).await;
    let chances = found["chances"].as_array().unwrap();
    assert_eq!(chances.len(), record["log"].as_array().unwrap().len() + 1);
    assert!(chances.iter().all(|chance| (0.0..=1.0).contains(&chance.as_f64().unwrap())));
    assert!(found["luck"].is_number() && found["skill"].is_number() && found["seat"] == "red");
    let (_, other) = pair.ada.get(&path("?seat=blue")).await;
    let sum = other["chances"][0].as_f64().unwrap() + chances[0].as_f64().unwrap();
    assert!((0.9..=1.1).contains(&sum), "{sum}");
    assert_eq!(pair.ada.get(&path("?seat=pink")).await.0, 400);
    assert_eq!(pair.ada.get("/api/tables/nowhere/analysis").await.0, 404);
    server.stop().await;
}
