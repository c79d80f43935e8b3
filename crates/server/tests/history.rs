//! What people take away from their games.

use crate::common::{
    client::{Guest, Running, random},
    databases::databases,
    pair::Pair,
};
use serde_json::{Value, json};
use server::{
    games::Verdict,
    store::{Change, Row, Status, Wanted},
    table::history::Standing,
};
use std::time::Duration;

/// Plays a game between two people to its end.
async fn play_out(pair: &mut Pair, seed: u64) {
    let mut pick = random(seed);
    while !pair.one.is_over() {
        pair.step(&mut pick).await;
    }
}

async fn answer(guest: &Guest, path: &str) -> Value {
    let (status, answer) = guest.get(path).await;
    assert_eq!(status, 200, "{path}: {answer}");
    answer
}

/// Lays a table against a bot and plays it to its end; gives its link.
async fn against_bot(guest: &Guest, setup: Value, seats: Value, seed: u64) -> String {
    let (link, _) = guest.lay(&json!({"game": "smile-and-gun", "setup": setup, "seats": seats})).await;
    guest.ready(&link, "mine").await.play_on(random(seed)).await;
    link
}

fn faces(record: &Value) -> Vec<u64> {
    let log = record["log"].as_array().unwrap();
    // Decisions name dice too: those that shall be rolled again.
    let rolls = log.iter().filter(|entry| entry["by"].is_null());
    let dice = rolls.filter_map(|entry| entry["dice"].as_array()).flatten();
    let dice: Vec<_> = dice.map(|die| die.as_u64().unwrap()).collect();
    (1..=6).map(|face| dice.iter().filter(|die| **die == face).count() as u64).collect()
}

#[tokio::test]
async fn a_finished_game_is_in_both_histories_with_its_points_and_dice() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let mut pair = Pair::at(&server, json!({"game": "smile-and-gun", "setup": {"shadow": "siren"}})).await;
        assert_eq!(answer(&pair.ada, "/api/me/games").await, json!({"games": [], "before": null}));
        play_out(&mut pair, 1).await;
        let record = pair.record().await;
        let (winner, scores) = (&record["result"]["winner"], &record["result"]["scores"]);
        for (guest, seat, other, name) in [(&pair.ada, "green", "yellow", "Bob"), (&pair.bob, "yellow", "green", "Ada")]
        {
            let games = answer(guest, "/api/me/games").await;
            let game = &games["games"][0];
            let result = if winner.is_null() {
                "draw"
            } else if *winner == json!(seat) {
                "won"
            } else {
                "lost"
            };
            assert_eq!((&game["link"], &game["result"]), (&json!(pair.link), &json!(result)));
            assert_eq!((&game["points"], &game["rival"]), (&scores[seat]["total"], &scores[other]["total"]));
            assert_eq!(game["opponents"], json!([{"kind": "person", "name": name}]));
            assert_eq!(
                (&game["seats"], &game["mode"], &game["edition"]),
                (&json!([seat]), &json!("two"), &json!("german"))
            );
            assert_eq!(game["cards"], json!(["shadow:siren", "infusion:last_chance"]));
            let statistics = answer(guest, "/api/me/statistics").await;
            assert_eq!((&statistics["tally"]["played"], &statistics["tally"][result]), (&json!(1), &json!(1)));
            assert_eq!(statistics["dice"]["actual"], json!(faces(&record)));
            assert_eq!(statistics["opponents"][0]["opponent"]["name"], name);
        }
        // Another name is the other's name from now on, and whoever is forgotten takes nothing along.
        pair.bob.post("/api/me", &json!({"name": "Robert"})).await;
        assert_eq!(answer(&pair.ada, "/api/me/games").await["games"][0]["opponents"][0]["name"], "Robert");
        assert_eq!(answer(&pair.ada, "/api/me/everything").await["games"][0]["link"], json!(pair.link));
        pair.bob.delete("/api/me").await;
        assert_eq!(answer(&pair.ada, "/api/me/games").await["games"][0]["opponents"][0]["name"], "");
        assert_eq!(server.house.store.finished(2, &Wanted::default(), 9).await.unwrap(), []);
        server.stop().await;
    }
}

#[tokio::test]
async fn history_is_filtered_and_paged() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let ada = server.guest("Ada").await;
        let bot = json!({"green": "me", "yellow": "bot:random"});
        let two = against_bot(&ada, json!({"shadow": "badge"}), bot.clone(), 1).await;
        let other = against_bot(&ada, json!({"shadow": "siren", "infusion": "knockoff"}), bot, 2).await;
        let alone = against_bot(&ada, json!({"level": "capo"}), json!({}), 3).await;
        let links = |games: &Value| -> Vec<String> {
            games["games"].as_array().unwrap().iter().map(|game| game["link"].as_str().unwrap().to_owned()).collect()
        };
        for (filter, expected) in [
            ("", vec![&alone, &other, &two]),
            ("game=smile-and-gun", vec![&alone, &other, &two]),
            ("game=gangster", vec![]),
            ("opponent=bot", vec![&other, &two]),
            ("opponent=bot:random", vec![&other, &two]),
            ("opponent=bot:rand", vec![]),
            ("opponent=gang", vec![&alone]),
            ("opponent=person", vec![]),
            ("opponent=person:Bob", vec![]),
            ("card=siren", vec![&other]),
            ("card=knockoff", vec![&other]),
            ("level=capo", vec![&alone]),
            ("limit=1", vec![&alone]),
        ] {
            let games = answer(&ada, &format!("/api/me/games?{filter}")).await;
            assert_eq!(links(&games).iter().collect::<Vec<_>>(), expected, "{filter}");
            if !filter.contains("limit") {
                let statistics = answer(&ada, &format!("/api/me/statistics?{filter}")).await;
                assert_eq!(statistics["tally"]["played"], json!(expected.len()), "{filter}");
            }
        }
        let first = answer(&ada, "/api/me/games?limit=2").await;
        let before = first["before"].as_str().unwrap();
        let second = answer(&ada, &format!("/api/me/games?limit=2&before={before}")).await;
        assert_eq!((links(&first), links(&second)), (vec![alone, other], vec![two]));
        assert_eq!(second["before"], Value::Null);
        for (filter, why) in [
            ("opponent=wind", "opponent: expected person, person:NAME, bot, bot:NAME or gang"),
            ("card=%25", "card: expected a word of small letters, found \"%\""),
            ("game='", "game: expected a word of small letters, found \"'\""),
        ] {
            assert_eq!(ada.get(&format!("/api/me/games?{filter}")).await, (400, json!({"error": why})), "{filter}");
        }
        server.stop().await;
    }
}

#[tokio::test]
async fn scenarios_and_missions_are_remembered() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let ada = server.guest("Ada").await;
        let progress = answer(&ada, "/api/me/progress").await;
        assert_eq!((&progress["next_scenario"], &progress["next_mission"]), (&json!(1), &json!(1)));
        let link = against_bot(&ada, json!({"scenario": 2, "level": "henchman"}), json!({}), 1).await;
        against_bot(&ada, json!({"mission": 3, "level": "easy"}), json!({}), 2).await;
        let record = answer(&ada, &format!("/api/tables/{link}/record")).await;
        let progress = answer(&ada, "/api/me/progress").await;
        let stage = &progress["scenarios"][1];
        assert_eq!((&stage["number"], &stage["tries"]), (&json!(2), &json!(1)));
        assert_eq!(stage["won"], record["result"]["won"]);
        assert_eq!(stage["best"], record["result"]["scores"]["green"]["total"]);
        assert_eq!(progress["missions"][2]["tries"], 1);
        server.stop().await;
    }
}

#[tokio::test]
async fn games_that_end_otherwise_and_games_at_one_screen_are_what_they_are() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let mut pair = Pair::rated(&server).await;
        pair.give_up().await;
        let result = async |guest: &Guest| answer(guest, "/api/me/games").await["games"][0].clone();
        let (lost, won) = (result(&pair.ada).await, result(&pair.bob).await);
        assert_eq!((&lost["result"], &lost["points"], &won["result"]), (&json!("lost"), &Value::Null, &json!("won")));
        let (link, _) = pair.ada.lay(&json!({"game": "gangster", "seats": {"red": "me", "blue": "here"}})).await;
        pair.ada.ready(&link, "both").await.play_on(random(3)).await;
        let shared = result(&pair.ada).await;
        assert_eq!((&shared["result"], &shared["seats"]), (&json!("shared"), &json!(["red", "blue"])));
        assert_eq!(answer(&pair.ada, "/api/me/statistics").await["streaks"]["now"], -1);
        server.stop().await;
    }
}

#[tokio::test]
async fn ratings_move_with_rated_games_only_and_once() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let mut pair = Pair::rated(&server).await;
        assert_eq!(answer(&pair.ada, "/api/me").await["ratings"], json!([]));
        pair.open().await;
        pair.give_up().await;
        let rating = async |guest: &Guest| answer(guest, "/api/me").await["ratings"][0].clone();
        let (one, two) = (rating(&pair.ada).await, rating(&pair.bob).await);
        assert_eq!((&one["game"], &one["games"]), (&json!("gangster"), &json!(1)));
        let sum = one["rating"].as_i64().unwrap() + two["rating"].as_i64().unwrap();
        assert!(one["rating"].as_i64().unwrap() < 1500 && (2999..=3001).contains(&sum), "{one} {two}");
        assert!(one["uncertainty"].as_i64().unwrap() < 686, "{one}");
        // Counting the same game again changes nothing.
        let table = server.house.store.table(&pair.link).await.unwrap().unwrap();
        let setup: gangster::Setup = serde_json::from_str(&table.setup).unwrap();
        let laid = <gangster::Table as tabletop::Game>::new(&setup).unwrap();
        let history = server.house.store.history(table.key).await.unwrap();
        let (standing, _) = Standing::replay(&laid, &history, |_| {});
        let seats = server.house.store.seats(table.key).await.unwrap();
        let options = serde_json::from_str(&table.options).unwrap();
        let finished = server::finished::finish(&table, &options, &seats, &standing, None);
        assert!(finished.rated.is_some());
        let change = Change { table: table.key, finished: Some(finished), ..Change::default() };
        server.house.store.write(&[change]).await.unwrap();
        assert_eq!(rating(&pair.ada).await, one);
        // A game for fun doesn't count.
        let (link, invite) = pair.ada.lay(&json!({"game": "gangster", "options": {"listed": true}})).await;
        let listed = answer(&pair.bob, "/api/tables").await;
        assert_eq!(listed[0]["seats"][0]["rating"], one["rating"]);
        pair.bob.sit(&invite).await;
        let (mut first, mut second) = (pair.ada.ready(&link, "a").await, pair.bob.ready(&link, "b").await);
        second.say(json!({"type": "sync"})).await;
        while first.seq == 0 {
            first.hear().await;
        }
        first.say(json!({"type": "resign", "request": "again"})).await;
        while !second.is_over() {
            second.hear().await;
        }
        assert_eq!(rating(&pair.ada).await["games"], 1);
        server.stop().await;
    }
}

#[tokio::test]
async fn what_ended_before_games_were_counted_is_counted_at_the_start() {
    let database = crate::common::databases::Database::sqlite();
    let server = Running::start(&database.address).await;
    let mut pair = Pair::at(&server, json!({"game": "gangster"})).await;
    play_out(&mut pair, 5).await;
    let before = answer(&pair.ada, "/api/me/games").await;
    assert_eq!(before["games"].as_array().unwrap().len(), 1);
    let cookie = pair.ada.cookie.clone();
    server.stop().await;
    // As an older version left it.
    let pool = sqlx::SqlitePool::connect(&database.address).await.unwrap();
    for sql in ["DELETE FROM finished", "UPDATE tables SET counted = 0"] {
        sqlx::query(sql).execute(&pool).await.unwrap();
    }
    pool.close().await;
    let server = Running::start(&database.address).await;
    let http = reqwest::Client::new();
    for _ in 0..200 {
        let request = http.get(server.url("/api/me/games")).header("cookie", &cookie);
        let text = request.send().await.unwrap().text().await.unwrap();
        if serde_json::from_str::<Value>(&text).unwrap() == before {
            return server.stop().await;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it was never counted");
}

#[tokio::test]
async fn a_game_that_cannot_be_replayed_does_not_stop_the_counting() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let ada = server.guest("Ada").await;
        let mut keys = Vec::new();
        for entry in ["{}", ""] {
            let seats = json!({"red": "me", "blue": "bot:random"});
            let (link, _) = ada.lay(&json!({"game": "gangster", "seats": seats})).await;
            let table = server.house.store.table(&link).await.unwrap().unwrap().key;
            let line = Row { seq: 1, entry: entry.to_owned(), ..Row::default() };
            let lines = if entry.is_empty() { vec![] } else { vec![line] };
            let status = Some(Status::Over);
            server.house.store.write(&[Change { table, lines, status, ..Change::default() }]).await.unwrap();
            keys.push(table);
        }
        server.stop().await;
        let server = Running::start(&database.address).await;
        for _ in 0..200 {
            if server.house.store.not_counted(9).await.unwrap().is_empty() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let found = server.house.store.finished(1, &Wanted::default(), 9).await.unwrap();
        let found: Vec<_> = found.iter().map(|game| (game.row.table, game.row.result)).collect();
        assert_eq!(found, [(keys[1], Verdict::Unfinished)]);
        assert_eq!(server.house.store.count_not_counted().await.unwrap(), 0);
        server.stop().await;
    }
}

#[tokio::test]
async fn all_records_come_as_lines_that_hold() {
    let database = crate::common::databases::Database::sqlite();
    let server = Running::start(&database.address).await;
    let ada = server.guest("Ada").await;
    let bot = json!({"green": "me", "yellow": "bot:random"});
    let link = against_bot(&ada, json!({}), bot.clone(), 1).await;
    against_bot(&ada, json!({"level": "normal"}), json!({}), 2).await;
    let (_, record) = ada.get(&format!("/api/tables/{link}/record")).await;
    ada.post("/api/records", &json!({"record": record.to_string()})).await;
    let http = reqwest::Client::new();
    let answer = http.get(server.url("/api/me/records")).header("cookie", &ada.cookie).send().await.unwrap();
    assert_eq!(answer.headers()["content-disposition"], "attachment; filename=\"backroom.jsonl\"");
    let text = answer.text().await.unwrap();
    assert_eq!(text.lines().count(), 3);
    for line in text.lines() {
        let record = tabletop::Record::<smile_and_gun::Table>::read(line).unwrap();
        assert!(record.verify().unwrap().fair);
    }
    assert_eq!(reqwest::get(server.url("/api/me/records")).await.unwrap().status(), 401);
    server.stop().await;
}

#[tokio::test]
async fn lists_tell_whose_turn_it_is_also_after_a_restart() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let pair = Pair::at(&server, json!({"game": "gangster", "options": {"listed": true}})).await;
        let (waiting, _) = pair.ada.lay(&json!({"game": "smile-and-gun", "options": {"listed": true}})).await;
        let (mine, first) = (if pair.one.is_asked() { "red" } else { "blue" }, pair.link.clone());
        let (ada, cookie) = (pair.ada.clone(), pair.ada.cookie.clone());
        let check = |tables: &Value| {
            let found =
                |link: &str| tables.as_array().unwrap().iter().find(|table| table["link"] == link).cloned().unwrap();
            let (playing, open) = (found(&first), found(&waiting));
            assert_eq!((&playing["turn"], &playing["you"]), (&json!(mine), &json!(["red"])));
            assert_eq!(playing["seats"][1], json!({"seat": "blue", "name": "Bob", "bot": false, "rating": null}));
            assert_eq!((&playing["invite"], &open["turn"]), (&Value::Null, &Value::Null));
            assert!(open["invite"].is_string() && open["seats"][1]["name"].is_null(), "{open}");
            assert_eq!(tables[0]["link"] == json!(first), mine == "red", "one's own turn comes first");
        };
        check(&answer(&ada, "/api/tables/mine").await);
        // Strangers see who sits at listed tables and where a seat is free, but nobody's turn.
        let listed: Value =
            reqwest::get(server.url("/api/tables")).await.unwrap().text().await.unwrap().parse().unwrap();
        let open = listed.as_array().unwrap().iter().find(|table| table["link"] == json!(waiting)).unwrap();
        assert_eq!((&open["seats"][0]["name"], &open["you"]), (&json!("Ada"), &json!([])));
        assert!(open["invite"].is_string());
        server.stop().await;
        let server = Running::start(&database.address).await;
        let request = reqwest::Client::new().get(server.url("/api/tables/mine")).header("cookie", &cookie);
        check(&request.send().await.unwrap().text().await.unwrap().parse().unwrap());
        server.stop().await;
    }
}

#[tokio::test]
async fn a_deal_is_offered_played_by_a_friend_and_compared() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let (ada, bob, eve) = (server.guest("Ada").await, server.guest("Bob").await, server.guest("Eve").await);
        let seats = json!({"green": "me", "yellow": "bot:random"});
        let (link, _) = ada.lay(&json!({"game": "smile-and-gun", "seats": seats})).await;
        let path = format!("/api/tables/{link}/challenge");
        assert_eq!(ada.post(&path, &json!({})).await.0, 409, "not before it is over");
        assert_eq!(ada.get(&format!("/api/tables/{link}/results")).await.0, 409);
        ada.ready(&link, "mine").await.play_on(random(1)).await;
        assert_eq!(bob.post(&path, &json!({})).await.0, 403, "only who has played it");
        let (_, offer) = ada.post(&path, &json!({})).await;
        assert_eq!(ada.post(&path, &json!({})).await.1, offer, "offered once");
        let open = format!("/api/challenges/{}", offer["challenge"].as_str().unwrap());
        assert_eq!(bob.post("/api/challenges/nothing", &json!({})).await.0, 404);
        let (status, accepted) = bob.post(&open, &json!({})).await;
        assert_eq!(status, 200, "{accepted}");
        assert_eq!(bob.post(&open, &json!({})).await.1, accepted, "the same table until it is over");
        let second = accepted["link"].as_str().unwrap();
        assert_ne!(second, link);
        let mut client = bob.connect(second).await;
        client.sync(None).await;
        client.play_on(random(2)).await;
        assert_eq!(
            (&client.table["seats"][0]["you"], &client.table["options"]["rated"]),
            (&json!(true), &json!(false))
        );
        // The same dice until decisions lead elsewhere.
        let record = async |guest: &Guest, link: &str| answer(guest, &format!("/api/tables/{link}/record")).await;
        let (one, two) = (record(&ada, &link).await, record(&bob, second).await);
        assert_eq!((&one["fair"], &one["setup"]), (&two["fair"], &two["setup"]));
        assert_eq!(one["log"][0], two["log"][0]);
        let results = answer(&ada, &format!("/api/tables/{second}/results")).await;
        let names: Vec<_> = results.as_array().unwrap().iter().map(|line| (&line["name"], &line["you"])).collect();
        assert_eq!(names, [(&json!("Ada"), &json!(true)), (&json!("Bob"), &json!(false))]);
        assert_eq!(results[1]["points"], two["result"]["scores"]["green"]["total"]);
        assert_eq!(results[1]["link"], second);
        assert_eq!(answer(&ada, "/api/me/games").await["games"][0]["same_deal"], 2);
        // Who has not played it sees the one that they know.
        let seen = answer(&eve, &format!("/api/tables/{second}/results")).await;
        assert_eq!((seen.as_array().unwrap().len(), &seen[0]["name"]), (1, &json!("Bob")));
        server.stop().await;
    }
}

#[tokio::test]
async fn a_deal_between_people_waits_for_the_other_one() {
    let database = crate::common::databases::Database::sqlite();
    let server = Running::start(&database.address).await;
    let mut pair = Pair::rated(&server).await;
    play_out(&mut pair, 4).await;
    let (_, offer) = pair.ada.post(&format!("/api/tables/{}/challenge", pair.link), &json!({})).await;
    let (eve, moe) = (server.guest("Eve").await, server.guest("Moe").await);
    let open = format!("/api/challenges/{}", offer["challenge"].as_str().unwrap());
    let link = eve.post(&open, &json!({})).await.1["link"].as_str().unwrap().to_owned();
    let mut waiting = eve.connect(&link).await;
    waiting.sync(None).await;
    assert_eq!((&waiting.table["status"], waiting.seq), (&json!("waiting"), 0));
    let invite = waiting.table["invite"].as_str().unwrap().to_owned();
    assert_eq!(moe.sit(&invite).await["seat"], "blue");
    while waiting.seq == 0 {
        waiting.hear().await;
    }
    assert!(!waiting.table["options"]["rated"].as_bool().unwrap());
    server.stop().await;
}

/// A whole game that somebody played against a bot on their own device.
fn of_device() -> Value {
    let mut record: Value = serde_json::from_str(include_str!("../../../fixtures/gangster-2.jsonl")).unwrap();
    record["setup"]["seats"]["red"] = json!({ "kind": "person", "name": "Ada" });
    record
}

#[tokio::test]
async fn games_of_a_device_are_brought_along_once() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
        let record = of_device();
        let game = |link: &str, record: &Value| json!({ "link": link, "record": record.to_string(), "ended": 1_000 });
        let brought = game("AAAAAAAAAAAAAAAAAAAAAA", &record);
        for _ in 0..2 {
            assert_eq!(ada.post("/api/me/games", &brought).await.0, 204);
        }
        let games = answer(&ada, "/api/me/games").await;
        assert_eq!(games["games"].as_array().unwrap().len(), 1);
        assert_eq!(games["games"][0]["result"], "won");
        assert_eq!(games["games"][0]["ended"], 1_000);
        assert_eq!(games["games"][0]["points"], record["result"]["scores"]["red"]);
        assert_eq!(answer(&ada, "/api/tables/AAAAAAAAAAAAAAAAAAAAAA/proof").await["proven"], true);
        let copy = answer(&ada, "/api/tables/AAAAAAAAAAAAAAAAAAAAAA/record").await;
        assert_eq!((&copy["log"], &copy["result"]), (&record["log"], &record["result"]));

        // Neither the game of somebody else nor a result for their deal.
        assert_eq!(bob.post("/api/me/games", &brought).await.0, 409);
        assert_eq!(bob.post("/api/me/games", &game("BAAAAAAAAAAAAAAAAAAAAA", &record)).await.0, 409);
        let mut unfinished = record.clone();
        unfinished["result"] = Value::Null;
        unfinished["log"].as_array_mut().unwrap().truncate(5);
        for (link, record) in [("here", &record), ("CAAAAAAAAAAAAAAAAAAAAA", &unfinished)] {
            assert_eq!(bob.post("/api/me/games", &game(link, record)).await.0, 400);
        }
        assert_eq!(answer(&bob, "/api/me/games").await["games"], json!([]));
    }
}
