//! Moves, one by one: what is taken, what is refused and who is told.

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
async fn the_same_request_again_is_answered_again_and_not_carried_out_again() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let mut pair = Pair::at(&server, smile()).await;
        let (seq, choice) = (pair.one.seq, Client::choices(&pair.one.update["ask"])[0]);
        let request = json!({"type": "choose", "request": "once", "seq": seq, "choices": [choice]});
        let first = pair.one.ask_for(request.clone()).await;
        assert_eq!(first["type"], "update");
        let again = pair.one.ask_for(request.clone()).await;
        assert_eq!((&again["seq"], &again["view"], &again["ask"]), (&first["seq"], &first["view"], &first["ask"]));
        assert_eq!(again["story"], json!([]));
        // The server remembers after a restart too.
        let link = pair.link.clone();
        server.stop().await;
        let server = Running::start(&database.address).await;
        let mut one = server.guest("stranger").await;
        one.cookie = pair.ada.cookie.clone();
        let mut one = one.connect(&link).await;
        one.sync(None).await;
        let after = one.ask_for(request).await;
        assert_eq!((&after["type"], &after["seq"]), (&json!("update"), &first["seq"]));
        server.stop().await;
    }
}

#[tokio::test]
async fn everything_out_of_place_is_refused_and_changes_nothing() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let mut pair = Pair::at(&server, smile()).await;
    let (seq, choice) = (pair.one.seq, Client::choices(&pair.one.update["ask"])[0]);
    let choose = |request: &str, seq: i64, choice: u64| json!({"type": "choose", "request": request, "seq": seq, "choices": [choice]});
    // Out of turn, stale, no such choice.
    assert_eq!(refused(&mut pair.two, choose("a", seq, choice)).await.0, "not_asked");
    assert_eq!(refused(&mut pair.one, choose("b", seq - 1, choice)).await.0, "stale");
    assert_eq!(refused(&mut pair.one, choose("c", seq + 1, choice)).await.0, "stale");
    assert_eq!(refused(&mut pair.one, choose("d", seq, 63)).await.0, "no_such_choice");
    assert_eq!(refused(&mut pair.one, choose("e", seq, 200)).await.0, "no_such_choice");
    // A whole decision that the rules forbid, with the rule; and one that can't be read.
    let decide =
        |request: &str, action: &str| json!({"type": "decide", "request": request, "seq": seq, "action": action});
    let (code, answer) = refused(&mut pair.one, decide("f", "pass")).await;
    assert_eq!((code.as_str(), &answer["rule"]), ("illegal", &json!("W3.3")));
    assert!(answer["why"].as_str().unwrap().contains("W3.3"), "{answer}");
    assert_eq!(refused(&mut pair.one, decide("g", "dance")).await.0, "malformed");
    // A watcher, and somebody who has not looked yet.
    let carl = server.guest("Carl").await;
    let mut watcher = carl.connect(&pair.link).await;
    assert_eq!(refused(&mut watcher, choose("h", seq, choice)).await.0, "not_synced");
    let seen = watcher.sync(None).await;
    assert_eq!((&seen["view"], &seen["ask"]), (&pair.one.update["view"], &Value::Null));
    assert_eq!(refused(&mut watcher, choose("h", seq, choice)).await.0, "not_your_seat");
    assert_eq!(refused(&mut watcher, json!({"type": "resign", "request": "i"})).await.0, "not_your_seat");
    assert_eq!(refused(&mut watcher, json!({"type": "undo", "request": "j", "seq": seq})).await.0, "not_your_seat");
    assert_eq!(refused(&mut watcher, json!({"type": "grant", "request": "k"})).await.0, "not_your_seat");
    assert_eq!(refused(&mut watcher, json!({"type": "agree", "request": "l", "to": "draw"})).await.0, "not_your_seat");
    assert_eq!(refused(&mut pair.one, json!({"type": "undo", "request": "m", "seq": seq})).await.0, "nothing_to_undo");
    assert_eq!(refused(&mut pair.one, json!({"type": "agree", "request": "n", "to": "rematch"})).await.0, "not_now");
    assert_eq!(
        refused(&mut pair.one, json!({"type": "agree", "request": "o", "to": "takeback"})).await.0,
        "nothing_to_undo"
    );
    let long = "x".repeat(41);
    assert_eq!(refused(&mut pair.one, choose(&long, seq, choice)).await.0, "malformed");
    assert_eq!(refused(&mut pair.one, choose("", seq, choice)).await.0, "malformed");
    // Nothing has changed, and the game goes on.
    let now = pair.one.sync(None).await;
    assert_eq!(now["seq"], seq);
    pair.one.choose(choice).await;
    server.stop().await;
}

#[tokio::test]
async fn what_is_no_message_is_refused() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let mut pair = Pair::at(&server, smile()).await;
    for nonsense in [
        "",
        "x",
        "[]",
        "null",
        "{}",
        r#"{"type":"dance"}"#,
        r#"{"type":"choose"}"#,
        r#"{"type":"choose","request":"a","seq":"1","choices":[0]}"#,
        r#"{"type":"choose","request":"a","seq":1,"choices":[-1]}"#,
        r#"{"type":"choose","request":"a","seq":1,"choices":[256]}"#,
        r#"{"type":"choose","request":"a","seq":1,"choices":1}"#,
        r#"{"type":"choose","request":"a","seq":1,"choices":[1],"more":1}"#,
        r#"{"type":"agree","request":"a","to":"everything"}"#,
        r#"{"type":"sync","lang":"xx"}"#,
        r#"{"type":"ready","seed":""}"#,
        r#"{"type":"chat","text":" "}"#,
        "{\"type\":\"chat\",\"text\":\"\\ud800\"}",
    ] {
        pair.one.say_text(nonsense).await;
        let answer = pair.one.hear_type("refused").await;
        assert_eq!(answer["code"], "malformed", "{nonsense}: {answer}");
        assert!(answer["why"].as_str().unwrap().len() > 20, "{answer}");
    }
    // A message that is too long ends the connection, and only that.
    pair.one.say_text(&format!("{{\"type\":\"chat\",\"text\":\"{}\"}}", "x".repeat(5000))).await;
    while pair.one.try_hear().await.is_some() {}
    assert!(pair.one.closed);
    let mut one = pair.ada.connect(&pair.link).await;
    let again = one.sync(None).await;
    assert_eq!(again["ask"], pair.one.update["ask"]);
    server.stop().await;
}

#[tokio::test]
async fn a_half_made_decision_is_its_seats_own_business() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let mut pair = Pair::at(&server, json!({ "game": "gangster", "setup": { "first": "red" } })).await;
    let before = pair.one.update.clone();
    let own = before["ask"]["choices"].as_array().unwrap().iter().find(|choice| choice["kind"] == "own").unwrap();
    let step = pair.one.choose(own["id"].as_u64().unwrap()).await;
    assert_eq!((&step["type"], &step["seq"]), (&json!("step"), &before["seq"]));
    assert_eq!((&step["ask"]["begun"], &step["ask"]["prompt"]["kind"]), (&json!(true), &json!("lay")));
    // The same step again is only answered again.
    let choose = |request: &str, choices: Value| json!({"type": "choose", "request": request, "seq": before["seq"], "choices": choices});
    assert_eq!(pair.one.ask_for(choose(step["re"].as_str().unwrap(), json!([own["id"]]))).await["ask"], step["ask"]);
    // Nobody else can tell, also not by asking.
    let other = pair.two.sync(None).await;
    assert_eq!((&other["view"], &other["turn"]), (&before["view"], &before["turn"]));
    // The question as it stands, with nothing chosen, and as it is for whoever comes later.
    let first = pair.one.ask_for(choose("first", json!([]))).await;
    assert_eq!((&first["type"], &first["ask"]), (&json!("step"), &before["ask"]));
    let mut again = pair.ada.connect(&pair.link).await;
    assert_eq!(again.sync(None).await["ask"], before["ask"]);
    // More choices than the decision needs are none of its choices.
    let field = Client::choices(&step["ask"])[0];
    let (code, _) = refused(&mut pair.one, choose("more", json!([own["id"], field, 0]))).await;
    assert_eq!(code, "no_such_choice");
    let made = pair.one.ask_for(choose("whole", json!([own["id"], field]))).await;
    assert_eq!((&made["type"], &made["story"][0]["line"]["by"]), (&json!("update"), &json!("red")), "{made}");
    server.stop().await;
}

#[tokio::test]
async fn clients_that_send_single_steps_are_told_to_upgrade() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let mut pair = Pair::at(&server, smile()).await;
    let (seq, choice) = (pair.one.seq, Client::choices(&pair.one.update["ask"])[0]);
    for old in [
        json!({"type": "choose", "request": "old", "seq": seq, "choice": choice}),
        json!({"type": "back", "request": "older"}),
    ] {
        for (lang, why) in [("en", "reload"), ("de", "lade sie neu"), ("fr", "recharger")] {
            pair.one.sync(Some(lang)).await;
            let (code, answer) = refused(&mut pair.one, old.clone()).await;
            assert_eq!(code, "upgrade");
            assert!(answer["why"].as_str().unwrap().contains(why), "{answer}");
        }
    }
    assert_eq!(pair.one.sync(None).await["seq"], seq);
    server.stop().await;
}

#[tokio::test]
async fn names_of_requests_count_for_a_person() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let mut pair = Pair::at(&server, json!({ "game": "gangster", "setup": { "first": "red" } })).await;
        // Both call all of their requests alike.
        let mut moved = 0;
        while moved < 2 {
            let (mover, other) = pair.asked();
            let before = mover.seq;
            let mut choices = Vec::new();
            let mut ask = mover.update["ask"].clone();
            let answer = loop {
                choices.push(Client::choices(&ask)[0]);
                let message = json!({"type": "choose", "request": "mine", "seq": before, "choices": choices});
                let answer = mover.ask_for(message).await;
                match answer["type"].as_str().unwrap() {
                    "step" => ask = answer["ask"].clone(),
                    _ => break answer,
                }
            };
            assert!(answer["seq"].as_i64().unwrap() > before, "{answer}");
            while other.seq < mover.seq {
                other.hear().await;
            }
            moved += 1;
        }
        server.stop().await;
    }
}

#[tokio::test]
async fn names_of_requests_of_older_versions_count_for_everybody() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let mut pair = Pair::at(&server, smile()).await;
    let (seq, choice) = (pair.one.seq, Client::choices(&pair.one.update["ask"])[0]);
    let request = json!({"type": "choose", "request": "once", "seq": seq, "choices": [choice]});
    let made = pair.one.ask_for(request.clone()).await;
    server.stop().await;
    let disk = sqlx::SqlitePool::connect(&database.address).await.unwrap();
    sqlx::query("UPDATE moves SET person = NULL").execute(&disk).await.unwrap();
    disk.close().await;
    let server = Running::start(&database.address).await;
    let mut one = server.guest("again").await;
    one.cookie = pair.ada.cookie.clone();
    let mut one = one.connect(&pair.link).await;
    one.sync(None).await;
    let again = one.ask_for(request).await;
    assert_eq!((&again["type"], &again["seq"]), (&json!("update"), &made["seq"]));
    server.stop().await;
}

#[tokio::test]
async fn games_end_by_resigning_by_agreement_and_by_abandoning() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let mut pair = Pair::at(&server, smile()).await;
    let ended = pair.two.ask_for(json!({"type": "resign", "request": "r"})).await;
    assert_eq!(ended["outcome"]["ended"], json!({"how": "resigned", "by": "yellow"}));
    assert_eq!((&ended["turn"], &ended["ask"]), (&Value::Null, &Value::Null));
    let seq = pair.one.seq;
    let late = json!({"type": "choose", "request": "late", "seq": seq, "choices": [0]});
    assert_eq!(refused(&mut pair.one, late).await.0, "over");
    // The seed is shown, and everything can be proved.
    pair.one.sync(None).await;
    assert_eq!(pair.one.table["status"], "over");
    assert_eq!(pair.one.table["fair"]["server_seed"].as_str().unwrap().len(), 64);
    let record = tabletop::Record::<smile_and_gun::Table>::read(&pair.record().await.to_string()).unwrap();
    assert!(record.verify().unwrap().fair);

    for (what, how) in [("draw", "agreed"), ("abandon", "abandoned")] {
        let mut pair = Pair::at(&server, smile()).await;
        pair.one.ask_for(json!({"type": "agree", "request": "a", "to": what})).await;
        let ended = pair.two.ask_for(json!({"type": "agree", "request": "b", "to": what})).await;
        assert_eq!(ended["outcome"]["ended"], json!({"how": how, "by": null}));
    }
    server.stop().await;
}

#[tokio::test]
async fn a_rematch_has_other_dice_and_the_same_deal_the_same() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let mut pair = Pair::at(&server, smile()).await;
    let first = pair.one.update["view"].clone();
    pair.two.ask_for(json!({"type": "resign", "request": "r"})).await;
    for (what, same) in [("rematch", false), ("same_deal", true)] {
        pair.one.ask_for(json!({"type": "agree", "request": format!("{what}1"), "to": what})).await;
        let done = pair.two.ask_for(json!({"type": "agree", "request": format!("{what}2"), "to": what})).await;
        assert_eq!(done["type"], "done");
        let link = pair.one.hear_type("moved").await["link"].as_str().unwrap().to_owned();
        assert_eq!(pair.two.table["moved"], link.as_str());
        let (mut one, mut two) = (pair.ada.connect(&link).await, pair.bob.connect(&link).await);
        one.sync(None).await;
        two.sync(None).await;
        if !same {
            assert_eq!(one.seq, 0, "everybody adds something new first");
            one.say(json!({"type": "ready", "seed": "other"})).await;
            two.say(json!({"type": "ready", "seed": "dice"})).await;
            while one.seq == 0 {
                one.hear().await;
            }
        }
        assert_eq!(one.update["view"] == first, same);
    }
    server.stop().await;
}

#[tokio::test]
async fn windows_can_be_declined_ahead_and_only_the_seat_knows() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let wish = json!({ "game": "smile-and-gun", "setup": { "first": "green", "infusion": "dragging_arms" } });
    let mut pair = Pair::at(&server, wish).await;
    let is_window =
        |update: &Value| ["move", "place", "end"].contains(&update["ask"]["prompt"]["kind"].as_str().unwrap());
    pair.play_until(1, is_window).await;
    let (mover, other) = pair.asked();
    let window = mover.update["ask"]["prompt"]["kind"].as_str().unwrap().to_owned();
    let before = mover.seq;
    let decline = json!({"type": "decline", "request": "d", "window": window, "until": "said"});
    assert_eq!(mover.ask_for(decline).await["type"], "done");
    // It is passed at once.
    while mover.seq == before {
        mover.hear().await;
    }
    assert_eq!(mover.table["declined"], json!([{"window": window, "until": "said"}]));
    other.sync(None).await;
    assert_eq!(other.table.get("declined"), None);
    // From now on the seat is never asked this again, until it says so.
    let seat = mover.update["story"][0]["line"]["by"].clone();
    let mut pick = random(2);
    for _ in 0..25 {
        let (mover, _) = pair.asked();
        if mover.is_over() {
            break;
        }
        assert!(mover.update["ask"]["seat"] != seat || mover.update["ask"]["prompt"]["kind"] != window.as_str());
        pair.step(&mut pick).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn sentences_come_in_the_language_of_the_connection_and_only_if_asked_for() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let mut pair = Pair::at(&server, smile()).await;
    let plain = pair.one.sync(None).await;
    assert!(!plain.to_string().contains("\"says\""));
    let mut prompts = Vec::new();
    for lang in ["en", "de", "fr"] {
        pair.one.seq = 0;
        let told = pair.one.sync(Some(lang)).await;
        assert_eq!(told["view"], plain["view"]);
        let says = |value: &Value| value["says"].as_str().unwrap_or_else(|| panic!("{lang}: {value}")).to_owned();
        told["ask"]["choices"].as_array().unwrap().iter().for_each(|choice| assert!(!says(choice).is_empty()));
        told["story"].as_array().unwrap().iter().flat_map(|line| line["events"].as_array().unwrap()).for_each(
            |event| {
                says(event);
            },
        );
        prompts.push(says(&told["turn"]["prompt"]));
    }
    assert!(prompts[0] != prompts[1] && prompts[1] != prompts[2]);
    pair.one.say(json!({"type": "chat", "text": ""})).await;
    let refused = pair.one.hear_type("refused").await;
    assert!(refused["why"].as_str().unwrap().starts_with("Ce message"), "{refused}");
    server.stop().await;
}

#[tokio::test]
async fn a_bot_and_the_gang_play_along() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let ada = server.guest("Ada").await;
    for wish in [
        json!({ "game": "smile-and-gun", "seats": { "yellow": "bot:random" } }),
        json!({ "game": "smile-and-gun", "setup": { "level": "capo", "shadow": "random", "infusion": "random" } }),
        json!({ "game": "gangster", "setup": { "gangs": ["red", "blue", "grey"] },
            "seats": { "red": "bot:random", "blue": "me", "grey": "bot:random" } }),
    ] {
        let (link, _) = ada.lay(&wish).await;
        let mut one = ada.ready(&link, "seed").await;
        one.play_on(random(4)).await;
        assert!(one.update["outcome"]["result"].is_object(), "{wish}");
    }
    server.stop().await;
}

/// Every opponent by name decides a few times, and what it decides is legal and on disk.
#[tokio::test]
async fn opponents_have_names() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let ada = server.guest("Ada").await;
    for (game, seat) in [("smile-and-gun", "yellow"), ("gangster", "blue")] {
        for name in ["greedy", "rookie", "hustler", "enforcer", "fixer", "kingpin", "nemesis"] {
            let (link, _) = ada.lay(&json!({ "game": game, "seats": { seat: format!("bot:{name}") } })).await;
            let mut one = ada.ready(&link, "seed").await;
            let mut pick = random(11);
            let mut decided = 0;
            while decided < 2 {
                if one.is_asked() {
                    one.move_once(&mut pick).await;
                } else {
                    one.hear_type("update").await;
                }
                let story = one.update["story"].as_array().unwrap();
                decided += story.iter().filter(|line| line["line"]["by"] == seat).count();
            }
            assert!(
                one.table["seats"].as_array().unwrap().iter().any(|info| info["bot"] == true && info["name"] == name)
            );
            one.close().await;
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn somebody_can_play_both_seats_at_one_screen() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let ada = server.guest("Ada").await;
    let (link, _) = ada.lay(&json!({ "game": "gangster", "seats": { "red": "me", "blue": "here" } })).await;
    let mut one = ada.ready(&link, "seed").await;
    one.play_on(random(9)).await;
    assert!(one.update["outcome"]["result"].is_object());
    server.stop().await;
}
