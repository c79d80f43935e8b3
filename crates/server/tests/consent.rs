//! What is taken back, by oneself or by consent, and what else takes everybody's.

use crate::common::{
    client::{Client, Running, random},
    databases::{Database, databases},
    pair::Pair,
};
use serde_json::{Value, json};

fn smile() -> Value {
    json!({ "game": "smile-and-gun", "setup": { "first": "green" } })
}

async fn refused(client: &mut Client, message: Value) -> (String, Value) {
    let answer = client.ask_for(message).await;
    assert_eq!(answer["type"], "refused", "{answer}");
    (answer["code"].as_str().unwrap().to_owned(), answer)
}

#[tokio::test]
async fn undo_goes_back_to_the_last_own_decision_and_is_told_to_all() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let mut pair = Pair::at(&server, smile()).await;
        let before = pair.one.update.clone();
        // The action and not the end of the turn: it is still the same seat's turn after the draft.
        let after = pair.one.choose(Client::choices(&before["ask"])[0]).await;
        assert_eq!((after["turn"]["seat"].as_str(), &after["undo"]), (Some("green"), &json!(true)));
        let undone = pair.one.ask_for(json!({"type": "undo", "request": "u", "seq": pair.one.seq})).await;
        assert_eq!((&undone["view"], &undone["ask"]), (&before["view"], &before["ask"]));
        assert_eq!(undone["undo"], false);
        assert_eq!(undone["story"][0]["line"]["back_to"], before["seq"]);
        while pair.two.seq < pair.one.seq {
            pair.two.hear().await;
        }
        assert_eq!((&pair.two.update["view"], &pair.two.update["story"]), (&undone["view"], &undone["story"]));
        // The record knows nothing of it, the story everything.
        let decisions = pair.record().await["log"].as_array().unwrap().iter().filter(|x| x["do"].is_string()).count();
        assert_eq!(decisions, 0);
        let mut late = pair.bob.connect(&pair.link).await;
        let story = late.sync(None).await["story"].clone();
        assert_eq!(story.as_array().unwrap().len() as i64, pair.one.seq);
        // Once it is somebody else's turn nothing of one's own is undone.
        let mut pick = random(3);
        while pair.asked().0.update["ask"]["seat"] == "green" {
            pair.step(&mut pick).await;
        }
        assert_eq!(pair.one.update["undo"], false);
        let seq = pair.one.seq;
        let (code, _) = refused(&mut pair.one, json!({"type": "undo", "request": "v", "seq": seq})).await;
        assert_eq!(code, "turn_over");
        // Nor by whoever is asked now and has decided nothing yet.
        let (code, _) = refused(&mut pair.two, json!({"type": "undo", "request": "w", "seq": seq})).await;
        assert_eq!(code, "nothing_to_undo");
        server.stop().await;
    }
}

#[tokio::test]
async fn alone_undo_outlasts_the_turn() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let ada = server.guest("Ada").await;
    let seats = json!({ "red": "me", "blue": "here" });
    let (link, _) = ada.lay(&json!({ "game": "gangster", "setup": { "first": "red" }, "seats": seats })).await;
    let mut one = ada.ready(&link, "seed").await;
    while !one.is_asked() {
        one.hear().await;
    }
    let before = one.update.clone();
    one.move_once(&mut |_| 0).await;
    assert_eq!((&one.update["ask"]["seat"], &one.update["undo"]), (&json!("blue"), &json!(true)));
    let undone = one.ask_for(json!({"type": "undo", "request": "u", "seq": one.seq})).await;
    assert_eq!((&undone["view"], &undone["ask"]), (&before["view"], &before["ask"]));
    server.stop().await;
}

#[tokio::test]
async fn in_rated_games_nothing_is_undone_or_taken_back_and_that_is_said() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let mut pair = Pair::rated(&server).await;
    let mut pick = random(1);
    for n in 0..4 {
        pair.step(&mut pick).await;
        let seq = pair.one.seq;
        for client in [&mut pair.one, &mut pair.two] {
            assert_eq!(client.update["undo"], false);
            let (code, answer) = refused(client, json!({"type": "undo", "request": format!("u{n}"), "seq": seq})).await;
            assert_eq!(code, "rated");
            assert!(answer["why"].as_str().unwrap().contains("rated games"), "{answer}");
            let takeback = json!({"type": "agree", "request": format!("t{n}"), "to": "takeback"});
            assert_eq!(refused(client, takeback).await.0, "rated");
        }
    }
    server.stop().await;
}

/// A game where green has asked to take a decision back over one of yellow's, and what green's last one brought. Dice that
/// are rolled in between stand in the way: then another game will do.
async fn taken_back(server: &Running) -> (Pair, Value) {
    let mut pick = random(5);
    for _ in 0..20 {
        let mut pair = Pair::at(server, smile()).await;
        while pair.asked().0.update["ask"]["seat"] == "green" {
            pair.step(&mut pick).await;
        }
        let greens_last = pair.one.update["story"].clone();
        pair.step(&mut pick).await;
        let proposed = pair.one.ask_for(json!({"type": "agree", "request": "t", "to": "takeback"})).await;
        if proposed["type"] == "done" {
            return (pair, greens_last);
        }
    }
    panic!("in twenty games nothing could be taken back");
}

#[tokio::test]
async fn a_takeback_goes_over_the_others_decisions_if_they_agree_but_never_over_chance() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let (mut pair, greens_last) = taken_back(&server).await;
    pair.two.hear_proposals(&json!([{"what": "takeback", "by": ["green"]}])).await;
    // Refused first, then agreed to.
    pair.two.ask_for(json!({"type": "disagree", "request": "no", "to": "takeback"})).await;
    pair.one.hear_proposals(&json!([{"what": "takeback", "by": ["green"]}])).await;
    pair.one.hear_proposals(&json!([])).await;
    pair.one.ask_for(json!({"type": "agree", "request": "t2", "to": "takeback"})).await;
    let before = pair.one.seq;
    let back = pair.two.ask_for(json!({"type": "agree", "request": "t3", "to": "takeback"})).await;
    assert_eq!(back["type"], "update");
    assert_eq!(back["story"][0]["line"]["agreed"], true);
    assert_eq!(back["turn"]["seat"], "green");
    assert!(back["story"][0]["line"]["back_to"].as_i64().unwrap() < greens_last[0]["seq"].as_i64().unwrap());
    while pair.one.seq == before {
        pair.one.hear().await;
    }
    // At the start of a round the dice have just been rolled.
    pair.play_until(6, |update| update["view"]["round"] == 2).await;
    let (mover, _) = pair.asked();
    let (code, _) = refused(mover, json!({"type": "agree", "request": "t4", "to": "takeback"})).await;
    assert_eq!(code, "nothing_to_undo");
    server.stop().await;
}

#[tokio::test]
async fn whoever_agrees_or_disagrees_again_and_again_is_heard_once() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let mut pair = Pair::at(&server, smile()).await;
    pair.two.sync(None).await;
    for n in 0..5 {
        let agree = json!({"type": "agree", "request": format!("a{n}"), "to": "draw"});
        assert_eq!(pair.one.ask_for(agree).await["type"], "done");
        let disagree = json!({"type": "disagree", "request": format!("d{n}"), "to": "takeback"});
        assert_eq!(pair.one.ask_for(disagree).await["type"], "done");
        let silence = json!({"type": "disagree", "request": format!("k{n}"), "to": "keep_talk"});
        assert_eq!(pair.one.ask_for(silence).await["type"], "done");
    }
    pair.one.say(json!({"type": "chat", "text": "Well?"})).await;
    let (mut tables, mut heard) = (0, pair.two.hear().await);
    while heard["type"] != "chat" {
        tables += usize::from(heard["proposals"] == json!([{"what": "draw", "by": ["green"]}]));
        heard = pair.two.hear().await;
    }
    assert_eq!(tables, 1);
    server.stop().await;
}
