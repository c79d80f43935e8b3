//! What happens when things go wrong: the disk, the line, the server, the rules.

use crate::common::{
    client::{Client, NO_LIMITS, Running, random},
    databases::{Database, databases},
    pair::Pair,
};
use serde_json::{Value, json};
use server::{
    Limits,
    store::{Change, Row, StoreError},
};
use std::time::{Duration, Instant};
use tokio::time::timeout;

fn smile() -> Value {
    json!({ "game": "smile-and-gun", "setup": { "first": "green" } })
}

async fn sqlite(address: &str) -> sqlx::SqlitePool {
    sqlx::SqlitePool::connect(address).await.unwrap()
}

#[tokio::test]
async fn a_move_that_could_not_be_written_is_not_acknowledged_and_the_table_goes_on() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let mut pair = Pair::at(&server, smile()).await;
    let mut other = Pair::at(&server, smile()).await;
    let before = pair.one.update.clone();
    let disk = sqlite(&database.address).await;
    let fail = "CREATE TRIGGER fail BEFORE INSERT ON moves WHEN NEW.table_key = 1
        BEGIN SELECT RAISE(ABORT, 'no space left on device'); END";
    sqlx::query(fail).execute(&disk).await.unwrap();
    let choice = Client::choices(&before["ask"])[0];
    let request = json!({"type": "choose", "request": "a", "seq": pair.one.seq, "choices": [choice]});
    let answer = pair.one.ask_for(request.clone()).await;
    assert_eq!((&answer["type"], &answer["code"]), (&json!("refused"), &json!("not_written")), "{answer}");
    // Nobody has seen it, it is not there, and other tables don't notice.
    let now = pair.one.sync(None).await;
    assert_eq!((&now["seq"], &now["view"], &now["ask"]), (&before["seq"], &before["view"], &before["ask"]));
    assert_eq!(pair.two.sync(None).await["seq"], before["seq"]);
    other.step(&mut random(1)).await;
    // Once there is space again the same request succeeds.
    sqlx::query("DROP TRIGGER fail").execute(&disk).await.unwrap();
    let answer = pair.one.ask_for(request).await;
    assert_eq!(answer["type"], "update");
    pair.two.hear_type("update").await;
    pair.step(&mut random(1)).await;
    server.stop().await;
}

#[tokio::test]
async fn a_commit_that_fails_at_the_last_moment_is_not_acknowledged() {
    let Some(database) = Database::postgres().await else {
        return eprintln!("without PostgreSQL: run the tests by scripts/postgres");
    };
    let server = Running::start(&database.address).await;
    let mut pair = Pair::at(&server, smile()).await;
    let disk = sqlx::PgPool::connect(&database.address).await.unwrap();
    let function = "CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'no space left on device'; END $$";
    sqlx::query(function).execute(&disk).await.unwrap();
    let trigger = "CREATE CONSTRAINT TRIGGER fail AFTER INSERT ON moves DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION fail()";
    sqlx::query(trigger).execute(&disk).await.unwrap();
    let choice = Client::choices(&pair.one.update["ask"])[0];
    let answer = pair.one.choose(choice).await;
    assert_eq!(answer["code"], "not_written", "{answer}");
    sqlx::query("DROP TRIGGER fail ON moves").execute(&disk).await.unwrap();
    assert_eq!(pair.one.choose(choice).await["type"], "update");
    server.stop().await;
}

#[tokio::test]
async fn a_question_that_takes_too_long_is_given_up() {
    let database = Database::sqlite();
    let limits = Limits { query_seconds: Some(1), ..NO_LIMITS };
    let server = Running::start_with(&database.address, limits, None).await;
    let ada = server.guest("Ada").await;
    let disk = sqlite(&database.address).await;
    // Looking for a record takes for ever.
    let endless = "CREATE VIEW records AS WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted)
        SELECT CAST(n AS TEXT) AS link, n AS person, '' AS game, '' AS record, 0 AS created FROM counted WHERE n < 0";
    for sql in ["DROP TABLE records", endless] {
        sqlx::query(sql).execute(&disk).await.unwrap();
    }
    let begun = Instant::now();
    let (status, answer) = ada.get("/api/tables/nowhere/record").await;
    assert_eq!((status, &answer["error"]), (503, &json!("the database is not available; try again")));
    assert!((0.9..4.0).contains(&begun.elapsed().as_secs_f64()), "{:?}", begun.elapsed());
    // Others are answered, and whoever asks next.
    assert_eq!(ada.get("/api/me").await.1["name"], "Ada");
    server.stop().await;
}

#[tokio::test]
async fn health_is_asked_once_for_everybody_and_answers_in_time() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let disk = sqlite(&database.address).await;
    for sql in [
        "CREATE TABLE asked (n)",
        "CREATE TRIGGER asked AFTER UPDATE ON settings WHEN NEW.name = 'health' BEGIN INSERT INTO asked VALUES (1); END",
        "INSERT INTO settings (name, value) VALUES ('health', '0') ON CONFLICT DO NOTHING",
    ] {
        sqlx::query(sql).execute(&disk).await.unwrap();
    }
    let everybody = async || {
        let asking = (0..30).map(|_| async {
            let begun = Instant::now();
            let status = reqwest::get(server.url("/healthz")).await.unwrap().status().as_u16();
            (status, begun.elapsed())
        });
        let all = futures_util::future::join_all(asking).await;
        assert!(all.iter().all(|(_, time)| *time < Duration::from_secs(2)), "{all:?}");
        all.into_iter().map(|(status, _)| status).collect::<Vec<_>>()
    };
    assert_eq!(everybody().await, [200; 30]);
    let (asked,): (i64,) = sqlx::query_as("SELECT COUNT(*) FROM asked").fetch_one(&disk).await.unwrap();
    assert!((1..=2).contains(&asked), "{asked} times");
    // Somebody else keeps the database to themselves.
    tokio::time::sleep(Duration::from_millis(1100)).await;
    let mut other = disk.acquire().await.unwrap();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *other).await.unwrap();
    assert_eq!(everybody().await, [503; 30]);
    sqlx::query("ROLLBACK").execute(&mut *other).await.unwrap();
    tokio::time::sleep(Duration::from_millis(1100)).await;
    assert_eq!(everybody().await, [200; 30]);
    server.stop().await;
}

/// The database ends the connection that holds the lock, and another server takes it.
#[tokio::test]
async fn without_its_lock_a_server_writes_nothing_and_says_so() {
    const LOCK: i64 = 0x6261_636b_726f_6f6d;
    let Some(database) = Database::postgres().await else {
        return eprintln!("without PostgreSQL: run the tests by scripts/postgres");
    };
    let server = Running::start(&database.address).await;
    let mut pair = Pair::at(&server, smile()).await;
    let pool = sqlx::PgPool::connect(&database.address).await.unwrap();
    let mut other = pool.acquire().await.unwrap();
    let waiting = tokio::spawn(async move {
        sqlx::query("SELECT pg_advisory_lock($1)").bind(LOCK).execute(&mut *other).await.unwrap();
        other
    });
    let holds = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND
        database = (SELECT oid FROM pg_database WHERE datname = current_database())";
    let (holder,): (i32,) = sqlx::query_as(holds).fetch_one(&pool).await.unwrap();
    while sqlx::query("SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")
        .fetch_optional(&pool)
        .await
        .unwrap()
        .is_none()
    {
        tokio::task::yield_now().await;
    }
    sqlx::query("SELECT pg_terminate_backend($1)").bind(holder).execute(&pool).await.unwrap();
    let taken = waiting.await.unwrap();
    let lost = timeout(Duration::from_secs(30), server.house.store.lost()).await.expect("it is noticed");
    assert!(matches!(lost, StoreError::InUse(_)), "{lost}");
    let row = Row { seq: pair.one.seq + 1, entry: "{}".to_owned(), ..Row::default() };
    let change = Change { table: 1, lines: vec![row], ..Change::default() };
    assert!(server.house.store.write(&[change]).await.is_err());
    assert!(pair.one.hear_end().await.is_some(), "the server ends");
    drop(taken);
}

/// A client that is cut off again and again, also in the middle of messages, ends with the same view as one that never
/// was, and misses no line of the story.
#[tokio::test]
async fn being_cut_off_a_hundred_times_changes_nothing() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let Pair { ada, link, one, mut two, .. } = Pair::at(&server, smile()).await;
    one.cut();
    let steady = tokio::spawn(async move {
        two.play_on(random(1)).await;
        two
    });
    let (mut cuts, mut pick, mut seen) = (0, random(2), Vec::new());
    let mut one = ada.connect(&link).await;
    one.sync(None).await;
    let keep = |seen: &mut Vec<Value>, update: &Value| seen.extend(update["story"].as_array().unwrap().clone());
    keep(&mut seen, &one.update);
    while !one.is_over() {
        let before = one.seq;
        if one.is_asked() {
            // Sends a choice and is gone: perhaps before it was read, perhaps before the answer.
            let choices = Client::choices(&one.update["ask"]);
            let (request, choice) = (format!("cut-{cuts}"), choices[pick(choices.len())]);
            let message = json!({"type": "choose", "request": request, "seq": before, "choices": [choice]}).to_string();
            match cuts / 2 % 4 {
                0 => one.cut_in_the_middle(&message).await,
                1 => {
                    one.say_text(&message).await;
                    one.cut();
                }
                2 => {
                    one.say_text(&message).await;
                    // Twice, as a client that is not sure whether it was heard.
                    let mut again = ada.connect(&link).await;
                    again.seq = before;
                    again.sync(None).await;
                    again.say_text(&message).await;
                    again.hear().await;
                    again.cut();
                    one.cut();
                }
                _ => {
                    one.say_text(&message).await;
                    one.hear().await;
                    one.cut();
                }
            }
        } else {
            one.cut();
        }
        cuts += 2;
        // Once more, right after coming back.
        one = ada.connect(&link).await;
        one.seq = before;
        one.sync(None).await;
        one.cut();
        one = ada.connect(&link).await;
        one.seq = before;
        one.sync(None).await;
        keep(&mut seen, &one.update);
        if cuts >= 100 {
            break;
        }
    }
    while !one.is_over() {
        let before = one.seq;
        if one.is_asked() {
            one.move_once(&mut pick).await
        } else {
            drop(one.hear().await)
        }
        if one.seq > before {
            keep(&mut seen, &one.update);
        }
    }
    assert!(cuts >= 100, "{cuts}");
    let two = steady.await.unwrap();
    assert_eq!((&one.update["view"], &one.update["outcome"]), (&two.update["view"], &two.update["outcome"]));
    let numbers: Vec<_> = seen.iter().map(|line| line["seq"].as_i64().unwrap()).collect();
    assert_eq!(numbers, (1..=one.seq).collect::<Vec<_>>());
    server.stop().await;
}

#[tokio::test]
async fn a_table_wakes_from_its_record() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let mut pair = Pair::at(&server, smile()).await;
        let mut pick = random(1);
        for _ in 0..10 {
            pair.step(&mut pick).await;
        }
        let before = pair.asked().0.update.clone();
        let cookies = [pair.ada.cookie.clone(), pair.bob.cookie.clone()];
        server.stop().await;
        // Everybody was told to come back.
        while pair.one.try_hear().await.is_some() {}
        let server = Running::start(&database.address).await;
        let mut clients = Vec::new();
        for cookie in cookies {
            let mut guest = server.guest("again").await;
            guest.cookie = cookie;
            let mut client = guest.connect(&pair.link).await;
            client.sync(None).await;
            clients.push(client);
        }
        let asked = clients.iter().find(|client| client.is_asked()).unwrap();
        assert_eq!((&asked.update["view"], &asked.update["ask"]), (&before["view"], &before["ask"]));
        let (mut one, mut two) = (clients.remove(0), clients.remove(0));
        tokio::join!(one.play_on(random(3)), two.play_on(random(4)));
        assert_eq!(one.update["outcome"], two.update["outcome"]);
        server.stop().await;
    }
}

#[tokio::test]
async fn a_history_that_cannot_be_replayed_is_frozen_and_can_be_read() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let mut pair = Pair::at(&server, smile()).await;
    let mut pick = random(1);
    for _ in 0..6 {
        pair.step(&mut pick).await;
    }
    let (seq, link, ada) = (pair.one.seq, pair.link.clone(), pair.ada.clone());
    server.stop().await;
    // As if the rules had changed: what was decided then is not allowed any more.
    let disk = sqlite(&database.address).await;
    let sql = "UPDATE moves SET entry = '{\"event\":\"first\",\"player\":\"green\"}' WHERE seq = $1";
    sqlx::query(sql).bind(seq - 1).execute(&disk).await.unwrap();
    disk.close().await;
    let server = Running::start(&database.address).await;
    let mut guest = server.guest("again").await;
    guest.cookie = ada.cookie.clone();
    let mut one = guest.connect(&link).await;
    let shown = one.sync(None).await;
    assert_eq!((&shown["seq"], &shown["ask"]), (&json!(seq - 2), &Value::Null));
    assert_eq!(shown["story"].as_array().unwrap().len() as i64, seq - 2);
    assert_eq!(one.table["frozen"]["seq"], seq - 1);
    let why = one.table["frozen"]["why"].as_str().unwrap();
    assert!(why.contains("expected a decision by") || why.contains("can't come of"), "{why}");
    let refused = one.ask_for(json!({"type": "choose", "request": "x", "seq": seq - 2, "choices": [0]})).await;
    assert_eq!(refused["code"], "frozen");
    let (status, why) = guest.get(&format!("/api/tables/{link}/record")).await;
    assert_eq!(status, 409, "{why}");
    // Nothing is lost.
    assert_eq!(server.house.store.history(1).await.unwrap().len() as i64, seq);
    server.stop().await;
}

#[tokio::test]
async fn time_runs_out_and_can_be_granted() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let wish = json!({ "game": "smile-and-gun", "setup": { "first": "green" },
        "options": { "clock": { "kind": "move", "seconds": 10 } } });
    let mut pair = Pair::at(&server, wish).await;
    let deadline = pair.one.update["deadline"].as_i64().unwrap();
    assert_eq!(pair.two.update["deadline"], deadline);
    // One can't grant time to oneself; the other can.
    assert_eq!(pair.one.ask_for(json!({"type": "grant", "request": "g"})).await["code"], "not_now");
    let granted = pair.two.ask_for(json!({"type": "grant", "request": "g2"})).await;
    assert!(granted["deadline"].as_i64().unwrap() >= deadline);
    let link = pair.link.clone();
    server.stop().await;
    // As if the last move had been a while ago.
    let disk = sqlite(&database.address).await;
    sqlx::query("UPDATE moves SET at = at - 60000").execute(&disk).await.unwrap();
    disk.close().await;
    let server = Running::start(&database.address).await;
    // Nobody has to look for it to end.
    let ended = loop {
        let table = server.house.store.table(&link).await.unwrap().unwrap();
        if let Some(outcome) = table.outcome {
            break serde_json::from_str::<Value>(&outcome).unwrap();
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    assert_eq!(ended["ended"], json!({"how": "time", "by": "green"}));
    server.stop().await;
}

#[tokio::test]
async fn a_client_that_does_not_listen_is_let_go_and_the_table_goes_on() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let Pair { ada, link, mut one, two, .. } = Pair::at(&server, smile()).await;
    // Somebody who watches, asks again and again, and never reads: more than fits into any buffer on the way.
    let deaf = server.guest("Deaf").await;
    let mut watcher = deaf.connect(&link).await;
    let let_go = async {
        while server.house.metrics.too_slow.get() == 0 {
            watcher.try_say(json!({"type": "sync"})).await;
            tokio::task::yield_now().await;
        }
    };
    timeout(Duration::from_secs(60), let_go).await.expect("nobody waits for it");
    assert_eq!(server.house.metrics.too_slow.get(), 1);
    assert!(one.sync(None).await["view"].is_object());
    drop((ada, two));
    server.stop().await;
}

#[tokio::test]
async fn a_line_can_be_added_twice_by_nobody() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let pair = Pair::at(&server, smile()).await;
    let row = Row { seq: pair.one.seq, entry: "{}".to_owned(), ..Row::default() };
    let change = Change { table: 1, lines: vec![row], ..Change::default() };
    assert!(server.house.journal.write(change).await.is_err());
    server.stop().await;
}
