//! A database of the version before is taken over: nobody loses a game or a name. Games of Gangster go on; those of With a
//! Smile & a Gun were begun by rules 1 and can only be read. `old/` has one for each kind of database, and what people had
//! in their browsers.

use crate::common::{
    client::{Running, random},
    databases::{Database, databases},
};
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection, raw_sql};

/// Puts the old version's database there, and gives what people knew of it.
async fn old(database: &Database) -> Value {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/old");
    let postgres = database.address.starts_with("postgres");
    let kind = if postgres { "postgres" } else { "sqlite" };
    let sql = AssertSqlSafe(std::fs::read_to_string(format!("{folder}/{kind}.sql")).unwrap());
    if postgres {
        let mut connection = sqlx::PgConnection::connect(&database.address).await.unwrap();
        raw_sql(sql).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    } else {
        // What refers to people is written before them.
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&database.address).create_if_missing(true);
        let options = options.foreign_keys(false);
        let mut connection = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
        raw_sql(sql).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    }
    serde_json::from_str(&std::fs::read_to_string(format!("{folder}/{kind}.json")).unwrap()).unwrap()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

#[tokio::test]
async fn games_names_and_cookies_of_the_version_before_are_taken_over() {
    for database in databases().await {
        let known = old(&database).await;
        let server = Running::start(&database.address).await;
        let [ada, bob] = ["ada", "bob"].map(|who| server.known(known["cookies"][who].as_str().unwrap()));
        let (status, me) = ada.get("/api/me").await;
        assert_eq!((status, &me["name"]), (200, &json!("Ada")), "{me}");
        let credentials = json!({"login": known["login"], "password": known["password"]});
        let (status, why) = bob.post("/api/sign-in", &credentials).await;
        assert!((200..300).contains(&status), "the password still opens the account: {why}");
        // What was finished, waiting, against a clock or brought along is still there.
        let store = &server.house.store;
        let games = ada.get("/api/me/games").await.1;
        let links: Vec<_> = games["games"].as_array().unwrap().iter().map(|game| &game["link"]).collect();
        assert_eq!(links, [&known["over"]["link"]]);
        let mine = ada.get("/api/tables/mine").await.1;
        assert!(mine.as_array().unwrap().iter().any(|table| table["link"] == known["running"]["link"]), "{mine}");
        let listed = store.listed(server::store::Status::Waiting, 9).await.unwrap();
        assert_eq!(
            listed.iter().map(|table| json!(table.link)).collect::<Vec<_>>(),
            [known["waiting"]["link"].clone()]
        );
        let clocked = store.table(&text(&known["clocked"]["link"])).await.unwrap().unwrap();
        assert_eq!(store.due(server::store::Millis::MAX).await.unwrap(), [clocked.key]);
        assert!(store.record(&text(&known["brought"]["link"])).await.unwrap().is_some());
        server.stop().await;
    }
}

#[tokio::test]
async fn a_game_of_rules_1_is_frozen_and_can_be_read() {
    for database in databases().await {
        let known = old(&database).await;
        let server = Running::start(&database.address).await;
        let ada = server.known(known["cookies"]["ada"].as_str().unwrap());
        let because =
            |why: &Value| why.as_str().unwrap().contains("played by rules 1, and this program plays by rules 2");
        // As it stands, to the last line.
        let (link, seq) = (text(&known["running"]["link"]), known["running"]["seq"].as_i64().unwrap());
        let mut one = ada.connect(&link).await;
        let shown = one.sync(None).await;
        assert_eq!((&shown["seq"], &shown["ask"]), (&json!(seq), &Value::Null));
        assert_eq!(shown["story"].as_array().unwrap().len() as i64, seq);
        assert_eq!(one.table["frozen"]["seq"], seq + 1);
        assert!(because(&one.table["frozen"]["why"]), "{}", one.table["frozen"]);
        let refused = one.ask_for(json!({"type": "choose", "request": "x", "seq": seq, "choices": [0]})).await;
        assert_eq!(refused["code"], "frozen");
        // What is over stays over, and says why it can't be looked at again.
        let over = text(&known["over"]["link"]);
        let mut ended = ada.connect(&over).await;
        ended.sync(None).await;
        assert!(ended.is_over() && ended.table.get("frozen").is_none());
        for path in [format!("{link}/record"), format!("{over}/record"), format!("{over}/at/end")] {
            let (status, why) = ada.get(&format!("/api/tables/{path}")).await;
            assert!(status == 409 && because(&why["error"]), "{path}: {status} {why}");
        }
        let brought = known["brought"]["link"].as_str().unwrap();
        let (status, why) = ada.get(&format!("/api/tables/{brought}/at/end")).await;
        assert!(status == 409 && because(&why["error"]), "{status} {why}");
        // Nobody's clock runs there.
        let clocked = server.house.store.table(known["clocked"]["link"].as_str().unwrap()).await.unwrap().unwrap();
        let turn = server.house.turns.of(&server.house, &clocked).await.unwrap();
        assert_eq!((turn.place, turn.deadline), (None, None));
        server.stop().await;
    }
}

#[tokio::test]
async fn a_game_of_gangster_goes_on() {
    for database in databases().await {
        let known = old(&database).await;
        let server = Running::start(&database.address).await;
        let eve = server.known(known["cookies"]["eve"].as_str().unwrap());
        let ada = server.known(known["cookies"]["ada"].as_str().unwrap());
        ada.sit(known["waiting"]["invite"].as_str().unwrap()).await;
        let link = text(&known["waiting"]["link"]);
        let (mut one, mut two) = (eve.ready(&link, "one").await, ada.ready(&link, "two").await);
        tokio::join!(one.play_on(random(1)), two.play_on(random(2)));
        assert_eq!(one.update["outcome"], two.update["outcome"]);
        let (status, record) = ada.get(&format!("/api/tables/{link}/record")).await;
        assert_eq!((status, &record["rules"]), (200, &json!(1)));
        server.stop().await;
    }
}

#[tokio::test]
async fn the_time_until_the_takeover_counts_for_no_clock() {
    for database in databases().await {
        let known = old(&database).await;
        let server = Running::start(&database.address).await;
        let table = server.house.store.table(known["clocked"]["link"].as_str().unwrap()).await.unwrap().unwrap();
        let last = server.house.store.history(table.key).await.unwrap().last().unwrap().at;
        let passed = server::store::now() - last;
        let down = server.house.downtime().within(last, server::store::now());
        assert!(passed - down < 60_000, "{passed} passed, and no server was there for {down}");
        server.stop().await;
    }
}
