//! Being signed in: each browser by itself, until it ends, and with it what it has open.

use crate::common::{
    client::{Guest, PASSWORD, Running},
    databases::{Database, databases},
    pair::Pair,
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use hmac::{Hmac, Mac};
use serde_json::{Value, json};
use server::{store::now, sweep::sweep};
use sha2::Sha256;
use std::time::Duration;
use tokio::time::timeout;

/// A socket is closed with this when whoever opened it is signed out.
const SIGNED_OUT: Option<u16> = Some(4001);

/// A cookie as the version before signed it.
async fn old_cookie(server: &Running, person: i64, session: i64) -> String {
    let secret = server.house.store.setting("cookie_secret", "").await.unwrap();
    let mut mac = Hmac::<Sha256>::new_from_slice(&hex::decode(secret).unwrap()).unwrap();
    mac.update(format!("backroom cookie\0{person}.{session}").as_bytes());
    format!("backroom={person}.{session}.{}", URL_SAFE_NO_PAD.encode(mac.finalize().into_bytes()))
}

/// A server over a database in which this many people were when sessions came.
async fn taken_over(database: &Database, people: i64) -> Running {
    let store = database.open().await;
    for n in 0..people {
        store.add_person(&format!("Guest {n}")).await.unwrap();
    }
    store.set_setting("old_cookies_people", &people.to_string()).await.unwrap();
    store.close().await;
    Running::start(&database.address).await
}

/// What an answer tells a browser to keep.
fn kept(answer: &reqwest::Response) -> Vec<String> {
    let cookies = answer.headers().get_all("set-cookie").iter();
    cookies.map(|cookie| cookie.to_str().unwrap().split(';').next().unwrap().to_owned()).collect()
}

async fn get(server: &Running, path: &str, cookie: &str) -> reqwest::Response {
    reqwest::Client::new().get(server.url(path)).header("cookie", cookie).send().await.unwrap()
}

#[tokio::test]
async fn a_cookie_of_the_version_before_is_exchanged_for_a_session() {
    for database in databases().await {
        let server = taken_over(&database, 2).await;
        let old = old_cookie(&server, 2, 0).await;
        let answer = get(&server, "/api/me", &old).await;
        let cookies = kept(&answer);
        assert_eq!(answer.json::<Value>().await.unwrap()["name"], "Guest 1");
        assert_eq!(cookies.len(), 1);
        assert!(!cookies[0].contains('.') && cookies[0].len() > 50, "{cookies:?}");
        let answer = get(&server, "/api/me", &cookies[0]).await;
        assert_eq!(kept(&answer), [""; 0]);
        assert_eq!(answer.json::<Value>().await.unwrap()["name"], "Guest 1");
        // Asking again with the old one, as browsers do that ask for several things at once, makes no second session.
        assert_eq!(kept(&get(&server, "/api/me", &old).await), cookies);
        assert_eq!(server.house.store.sessions(2).await.unwrap().len(), 1);
        // A number that never signed out so often.
        assert_eq!(get(&server, "/api/tables/mine", &old_cookie(&server, 2, 1).await).await.status(), 401);
        // Signing out everywhere ends the old one too.
        let mut ada = server.guest("Ada").await;
        ada.cookie = cookies[0].clone();
        assert_eq!(ada.post("/api/sign-out-everywhere", &json!({})).await.0, 204);
        assert_eq!(get(&server, "/api/tables/mine", &old).await.status(), 401);
        server.stop().await;
    }
}

#[tokio::test]
async fn a_socket_that_comes_with_an_old_cookie_gets_the_new_one_with_its_answer() {
    use tokio_tungstenite::{connect_async, tungstenite::client::IntoClientRequest};
    let database = Database::sqlite();
    let server = taken_over(&database, 1).await;
    let (link, _) = server.guest("Ada").await.lay(&json!({ "game": "gangster" })).await;
    let url = format!("ws://{}/api/tables/{link}/socket", server.address);
    let mut request = url.into_client_request().unwrap();
    request.headers_mut().insert("cookie", old_cookie(&server, 1, 0).await.parse().unwrap());
    let (_socket, answer) = connect_async(request).await.unwrap();
    let cookie = answer.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    assert_eq!(get(&server, "/api/me", &cookie).await.json::<Value>().await.unwrap()["name"], "Guest 0");
    server.stop().await;
}

#[tokio::test]
async fn after_a_restored_backup_a_cookie_belongs_to_nobody_else() {
    let (database, copy) = (Database::sqlite(), Database::sqlite());
    let server = taken_over(&database, 1).await;
    server::store::back_up(&database.address, copy.address.as_ref()).await.unwrap();
    // Bob comes after the backup, by a cookie of either version.
    let bob = server.guest("Bob").await;
    let old = old_cookie(&server, 2, 0).await;
    server.stop().await;
    // Eve comes after it was restored, and gets Bob's number.
    let server = Running::start(&copy.address).await;
    let eve = server.guest("Eve").await;
    assert_eq!(server.house.store.person(2).await.unwrap().unwrap().name, "Eve");
    for cookie in [&bob.cookie, &old] {
        assert_eq!(get(&server, "/api/me", cookie).await.json::<Value>().await.unwrap(), Value::Null);
    }
    assert_eq!(eve.get("/api/me").await.1["name"], "Eve");
    // Who was there at the time of the backup is still known.
    let old = old_cookie(&server, 1, 0).await;
    assert_eq!(get(&server, "/api/me", &old).await.json::<Value>().await.unwrap()["name"], "Guest 0");
    server.stop().await;
}

#[tokio::test]
async fn old_cookies_are_exchanged_for_ninety_days() {
    let database = Database::sqlite();
    let store = database.open().await;
    let until: i64 = store.setting("old_cookies_until", "").await.unwrap().parse().unwrap();
    let days = (until - now()) as f64 / 86_400_000.0;
    assert!((89.9..90.1).contains(&days), "{days}");
    store.set_setting("old_cookies_until", "1").await.unwrap();
    store.close().await;
    let server = taken_over(&database, 1).await;
    let old = old_cookie(&server, 1, 0).await;
    assert_eq!(get(&server, "/api/me", &old).await.json::<Value>().await.unwrap(), Value::Null);
    server.stop().await;
}

#[tokio::test]
async fn sessions_are_listed_for_their_owner_and_end_one_by_one_with_their_sockets() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let ada = server.guest("Ada").await;
        ada.register("ada").await;
        let (link, _) = ada.lay(&json!({ "game": "gangster" })).await;
        let there = ada.sign_in("ada").await;
        let (_, sessions) = ada.get("/api/me/sessions").await;
        let own: Vec<_> = sessions.as_array().unwrap().iter().map(|session| session["this"] == true).collect();
        assert_eq!(own.iter().filter(|own| **own).count(), 1);
        assert_eq!(own.len(), 2);
        let other = sessions.as_array().unwrap().iter().find(|session| session["this"] == false).unwrap();
        let id = other["id"].as_str().unwrap();
        // Nobody else's business.
        let bob = server.guest("Bob").await;
        assert_eq!(bob.delete(&format!("/api/me/sessions/{id}")).await.0, 404);
        let (mut here, mut elsewhere) = (ada.connect(&link).await, there.connect(&link).await);
        here.sync(None).await;
        elsewhere.sync(None).await;
        assert_eq!(ada.delete(&format!("/api/me/sessions/{id}")).await.0, 204);
        assert_eq!(elsewhere.hear_end().await, SIGNED_OUT);
        assert_eq!(there.get("/api/me").await.1, Value::Null);
        assert!(here.sync(None).await["seq"].is_number(), "this one stays");
        // Signing out ends this one.
        assert_eq!(ada.post("/api/sign-out", &json!({})).await.0, 204);
        assert_eq!(here.hear_end().await, SIGNED_OUT);
        assert_eq!(ada.get("/api/tables/mine").await.0, 401);
        server.stop().await;
    }
}

#[tokio::test]
async fn whoever_signs_out_everywhere_or_is_forgotten_plays_on_nowhere() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let mut pair = Pair::at(&server, json!({ "game": "gangster" })).await;
    assert_eq!(pair.ada.post("/api/sign-out-everywhere", &json!({})).await.0, 204);
    assert_eq!(pair.one.hear_end().await, SIGNED_OUT);
    assert_eq!(pair.bob.delete("/api/me").await.0, 204);
    assert_eq!(pair.two.hear_end().await, SIGNED_OUT);
    server.stop().await;
}

#[tokio::test]
async fn being_there_is_noted_once_an_hour_and_renews_the_cookie() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let ada = server.guest("Ada").await;
        let store = &server.house.store;
        let session = store.sessions(1).await.unwrap().remove(0);
        assert_eq!(session.until - session.seen, 365 * 86_400_000);
        assert_eq!(kept(&get(&server, "/api/me", &ada.cookie).await), [""; 0]);
        assert_eq!(store.sessions(1).await.unwrap().remove(0).seen, session.seen);
        let earlier = session.seen - 3_600_001;
        store.see_session(&session.hash, earlier, earlier + 1_000_000_000).await.unwrap();
        assert_eq!(kept(&get(&server, "/api/me", &ada.cookie).await), std::slice::from_ref(&ada.cookie));
        let seen = store.sessions(1).await.unwrap().remove(0);
        assert!(seen.seen >= session.seen && seen.until >= session.until);
        // A year without coming back, and it is over.
        store.see_session(&session.hash, 1, now() - 1).await.unwrap();
        assert_eq!(ada.get("/api/me").await.1, Value::Null);
        server.stop().await;
    }
}

#[tokio::test]
async fn nobody_fills_the_list_of_sessions() {
    let database = Database::sqlite();
    let store = database.open().await;
    let person = store.add_person("Ada").await.unwrap();
    for n in 0..60 {
        let word = n.to_string();
        let session = server::store::SessionRow {
            hash: word.clone(),
            id: word,
            person,
            created: n,
            seen: n,
            until: 1000,
            agent: String::new(),
        };
        store.add_session(&session).await.unwrap();
    }
    let sessions = store.sessions(person).await.unwrap();
    assert_eq!((sessions.len(), sessions[0].seen), (50, 59));
}

#[tokio::test]
async fn password_login_and_deletion_ask_for_the_password() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let ada = server.guest("Ada").await;
    ada.register("ada").await;
    let change = |login: &str, current: Value| json!({ "login": login, "password": "long enough 2", "current": current, "end_others": false });
    for current in [Value::Null, json!("long enough 2"), json!("")] {
        let (status, answer) = ada.post("/api/account", &change("eve", current)).await;
        assert_eq!(status, 403);
        assert!(answer["error"].as_str().unwrap().starts_with("current: "), "{answer}");
    }
    assert_eq!(ada.get("/api/me").await.1["account"], "ada");
    assert_eq!(ada.post("/api/account", &change("ada2", json!(PASSWORD))).await.0, 204);
    assert_eq!(ada.get("/api/me").await.1["account"], "ada2");
    assert_eq!(ada.delete("/api/me").await.0, 403);
    assert_eq!(ada.delete_with("/api/me", &json!({ "password": PASSWORD })).await.0, 403);
    assert_eq!(ada.get("/api/me").await.1["account"], "ada2");
    assert_eq!(ada.delete_with("/api/me", &json!({ "password": "long enough 2" })).await.0, 204);
    assert_eq!(ada.get("/api/me").await.1, Value::Null);
    server.stop().await;
}

#[tokio::test]
async fn a_deleted_account_is_hidden_at_once_and_restored_by_signing_in() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let mut pair = Pair::at(&server, json!({ "game": "gangster" })).await;
        pair.ada.register("ada").await;
        pair.one.say(json!({"type": "chat", "text": "Hello"})).await;
        let token = pair.ada.token("bot", "play").await;
        let delete = async |guest: &Guest| guest.delete_with("/api/me", &json!({ "password": PASSWORD })).await.0;
        assert_eq!(delete(&pair.ada).await, 204);
        assert_eq!(pair.one.hear_end().await, SIGNED_OUT);
        assert_eq!(token.get("/api/tables/mine").await.0, 401);
        // Whoever plays with her doesn't see her name any more, nor does anybody else.
        while pair.two.hear_type("table").await["seats"][0]["name"] == "Ada" {}
        let (_, table) = pair.bob.get(&format!("/api/tables/{}", pair.link)).await;
        assert!(!table.to_string().contains("Ada"), "{table}");
        let store = &server.house.store;
        let ada = store.person_by_login("ada").await.unwrap().unwrap().key;
        let key = store.table(&pair.link).await.unwrap().unwrap().key;
        assert!(store.talk(key, 9).await.unwrap().is_empty());
        // She has second thoughts.
        let back = pair.ada.sign_in("ada").await;
        assert_eq!(back.get("/api/me").await.1["name"], "Ada");
        while pair.two.hear_type("table").await["seats"][0]["name"] != "Ada" {}
        assert_eq!(store.talk(key, 9).await.unwrap().len(), 1);
        // And deletes it for good: after two weeks nothing is left.
        assert_eq!(delete(&back).await, 204);
        sweep(&server.house).await.unwrap();
        assert!(store.person_by_login("ada").await.unwrap().is_some(), "not before");
        assert!(store.restore(ada).await.unwrap());
        store.hide(ada, now() - 14 * 86_400_000 - 1).await.unwrap();
        sweep(&server.house).await.unwrap();
        assert_eq!(store.person_by_login("ada").await.unwrap(), None);
        let credentials = json!({ "login": "ada", "password": PASSWORD });
        assert_eq!(pair.bob.post("/api/sign-in", &credentials).await.0, 401);
        server.stop().await;
    }
}

#[tokio::test]
async fn whoever_is_blocked_is_shut_out_within_two_seconds() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let mut pair = Pair::at(&server, json!({ "game": "gangster" })).await;
        // As the host's command does it, beside the server.
        let beside = database.open().await;
        let bob = beside.people("bob", 1).await.unwrap()[0].key;
        beside.block(bob, true).await.unwrap();
        let ended = timeout(Duration::from_secs(2), pair.two.hear_end()).await;
        assert_eq!(ended.expect("the socket ends in time"), SIGNED_OUT);
        assert_eq!(pair.bob.get("/api/tables/mine").await.0, 401);
        assert!(pair.one.sync(None).await["view"].is_object(), "others play on");
        beside.close().await;
        server.stop().await;
    }
}

#[tokio::test]
async fn a_changed_password_can_end_everything_else() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let ada = server.guest("Ada").await;
        ada.register("ada").await;
        let there = ada.sign_in("ada").await;
        let token = ada.token("bot", "play").await;
        let change = |from: &str, to: &str, others: bool| json!({ "login": "ada", "password": to, "current": from, "end_others": others });
        assert_eq!(ada.post("/api/account", &change(PASSWORD, "long enough 2", false)).await.0, 204);
        assert_eq!((there.get("/api/tables/mine").await.0, token.get("/api/tables/mine").await.0), (200, 200));
        assert_eq!(ada.post("/api/account", &change("long enough 2", "long enough 3", true)).await.0, 204);
        assert_eq!((there.get("/api/tables/mine").await.0, token.get("/api/tables/mine").await.0), (401, 401));
        assert_eq!(ada.get("/api/tables/mine").await.0, 200);
        server.stop().await;
    }
}

#[tokio::test]
async fn a_programs_token_can_play_and_nothing_that_takes_its_owner() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let ada = server.guest("Ada").await;
        ada.register("ada").await;
        let bot = ada.token("bot", "play").await;
        let (link, _) = bot.lay(&json!({ "game": "gangster" })).await;
        let account = json!({ "login": "eve", "password": "long enough 2", "current": PASSWORD });
        for (path, body) in [
            ("/api/account", account),
            ("/api/token", json!({})),
            ("/api/me/tokens", json!({ "name": "another" })),
            ("/api/sign-out", json!({})),
            ("/api/sign-out-everywhere", json!({})),
        ] {
            assert_eq!(bot.post(path, &body).await.0, 403, "{path}");
        }
        let (_, tokens) = ada.get("/api/me/tokens").await;
        assert_eq!((&tokens[0]["name"], &tokens[0]["scope"]), (&json!("bot"), &json!("play")));
        let id = format!("/api/me/tokens/{}", tokens[0]["id"].as_str().unwrap());
        assert_eq!(bot.delete_with("/api/me", &json!({ "password": PASSWORD })).await.0, 403);
        assert_eq!((bot.get("/api/me/sessions").await.0, bot.get("/api/me/tokens").await.0), (403, 403));
        assert_eq!(bot.delete(&id).await.0, 403);
        // Withdrawn, it is worth nothing, and what it has open is closed.
        let mut socket = bot.connect(&link).await;
        socket.sync(None).await;
        assert_eq!(ada.delete(&id).await.0, 204);
        assert_eq!(socket.hear_end().await, SIGNED_OUT);
        assert_eq!(bot.get("/api/tables/mine").await.0, 401);
        server.stop().await;
    }
}

#[tokio::test]
async fn a_token_that_reads_changes_nothing_and_plays_no_move() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let ada = server.guest("Ada").await;
    let reader = ada.token("eyes", "read").await;
    let (link, invite) = ada.lay(&json!({ "game": "gangster" })).await;
    assert_eq!(reader.get("/api/tables/mine").await.1[0]["link"], link.as_str());
    assert_eq!(reader.post("/api/tables", &json!({ "game": "gangster" })).await.0, 403);
    assert_eq!(reader.post("/api/me", &json!({ "name": "Eve" })).await.0, 403);
    assert_eq!(reader.post(&format!("/api/invitations/{invite}"), &json!({})).await.0, 403);
    assert_eq!(reader.delete("/api/me").await.0, 403);
    let mut socket = reader.connect(&link).await;
    socket.sync(None).await;
    socket.say(json!({"type": "ready", "seed": "x"})).await;
    let refused = socket.hear_type("refused").await;
    assert!(refused.to_string().contains("may only read"), "{refused}");
    server.stop().await;
}

#[tokio::test]
async fn a_token_of_the_version_before_becomes_one_that_plays() {
    let database = Database::sqlite();
    let store = database.open().await;
    let ada = store.add_person("Ada").await.unwrap();
    store.close().await;
    // As it was before sessions came.
    let pool = sqlx::SqlitePool::connect(&format!("sqlite://{}", database.address)).await.unwrap();
    for sql in [
        "DELETE FROM _sqlx_migrations WHERE version = 7",
        "DROP TABLE sessions",
        "DROP TABLE tokens",
        "DROP TABLE rated",
        "DROP TABLE questions",
        "ALTER TABLE people DROP COLUMN mark",
        "DELETE FROM settings WHERE name LIKE 'old_cookies_%'",
    ] {
        sqlx::query(sql).execute(&pool).await.unwrap();
    }
    let hash = server::people::token_hash("backroom_token");
    sqlx::query("UPDATE people SET token = $1").bind(&hash).execute(&pool).await.unwrap();
    pool.close().await;
    let store = database.open().await;
    let found = store.token(&hash).await.unwrap().unwrap();
    assert_eq!((found.person.key, found.scope.as_str()), (ada, "play"));
    assert!(found.person.mark.len() >= 22);
    assert_eq!(store.setting("old_cookies_people", "").await.unwrap(), "1");
}
