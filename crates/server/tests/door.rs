//! Who comes in: strangers, forgers, other sites, floods, and names that are code.

use crate::common::{
    client::Running,
    databases::{Database, databases},
    pair::Pair,
};
use serde_json::{Value, json};
use server::Limits;
use tokio_tungstenite::{
    connect_async,
    tungstenite::{Error, client::IntoClientRequest},
};

async fn status(request: reqwest::RequestBuilder) -> u16 {
    request.send().await.unwrap().status().as_u16()
}

#[tokio::test]
async fn every_answer_carries_the_security_headers() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    for path in ["/", "/healthz", "/api/me", "/api/nothing", "/metrics"] {
        let answer = reqwest::get(server.url(path)).await.unwrap();
        let header = |name: &str| answer.headers().get(name).map(|value| value.to_str().unwrap().to_owned());
        let policy = header("content-security-policy").unwrap();
        assert!(
            policy.contains("default-src 'none'") && policy.contains("script-src 'self' 'wasm-unsafe-eval';"),
            "{policy}"
        );
        // The page's own WebAssembly is allowed, and nothing else that is made while it runs.
        assert!(!policy.replace("'wasm-unsafe-eval'", "").contains("unsafe"), "{policy}");
        assert!(policy.contains("frame-ancestors 'none'"), "{policy}");
        assert_eq!(header("x-content-type-options").as_deref(), Some("nosniff"), "{path}");
        assert_eq!(header("referrer-policy").as_deref(), Some("same-origin"), "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn strangers_and_forged_cookies_are_sent_away() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let http = reqwest::Client::new();
    let nobody = http.get(server.url("/api/me")).send().await.unwrap();
    assert_eq!((nobody.status().as_u16(), nobody.text().await.unwrap().as_str()), (200, "null"));
    assert_eq!(status(http.get(server.url("/api/tables/mine"))).await, 401);
    assert_eq!(status(http.post(server.url("/api/tables")).json(&json!({"game": "gangster"}))).await, 401);
    // Half of each.
    let forged = format!("{}{}", &ada.cookie[..30], &bob.cookie[30..]);
    for cookie in [forged.as_str(), "backroom=", "backroom=1.0.x", "backroom=1.0", "other=1", "backroom=%00"] {
        assert_eq!(status(http.get(server.url("/api/tables/mine")).header("cookie", cookie)).await, 401, "{cookie}");
    }
    assert_eq!(status(http.get(server.url("/api/tables/mine")).header("authorization", "Bearer x")).await, 401);
    // Signing out everywhere makes the cookie worthless.
    assert_eq!(ada.get("/api/me").await.1["name"], "Ada");
    assert_eq!(ada.post("/api/sign-out-everywhere", &json!({})).await.0, 204);
    assert_eq!(ada.get("/api/tables/mine").await.0, 401);
    assert_eq!(ada.get("/api/me").await.1, Value::Null);
    // Whoever is shut out stays out.
    server.house.store.block(2, true).await.unwrap();
    assert_eq!(bob.get("/api/tables/mine").await.0, 401);
    server.stop().await;
}

#[tokio::test]
async fn other_sites_cannot_act_in_a_visitors_name() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let ada = server.guest("Ada").await;
    let (link, _) = ada.lay(&json!({ "game": "gangster" })).await;
    let http = reqwest::Client::new();
    let own = format!("http://{}", server.address);
    for (origin, expected) in [("https://evil.example", 403), ("null", 403), ("http://127.0.0.1:1", 403), (&own, 200)] {
        let rename = http.post(server.url("/api/me")).header("cookie", &ada.cookie).header("origin", origin);
        assert_eq!(status(rename.json(&json!({"name": "Eve"}))).await, expected, "{origin}");
        let mut request = format!("ws://{}/api/tables/{link}/socket", server.address).into_client_request().unwrap();
        request.headers_mut().insert("cookie", ada.cookie.parse().unwrap());
        request.headers_mut().insert("origin", origin.parse().unwrap());
        match (connect_async(request).await, expected) {
            (Ok(_), 200) => {}
            (Err(Error::Http(answer)), 403) => assert_eq!(answer.status(), 403),
            (other, _) => panic!("{origin}: {other:?}"),
        }
    }
    server.stop().await;
    // Behind a proxy only the public address counts.
    let url = Some("https://backroom.example/".to_owned());
    let server = Running::start_with(&database.address, crate::common::client::NO_LIMITS, url).await;
    let guest = http.post(server.url("/api/guest")).json(&json!({"name": "Ada"}));
    let answer = guest.header("origin", "https://backroom.example").send().await.unwrap();
    assert_eq!(answer.status(), 200);
    let cookie = answer.headers()["set-cookie"].to_str().unwrap();
    assert!(["HttpOnly", "Secure", "SameSite=Lax"].iter().all(|word| cookie.contains(word)), "{cookie}");
    let guest = http.post(server.url("/api/guest")).json(&json!({"name": "Ada"}));
    assert_eq!(status(guest.header("origin", format!("http://{}", server.address))).await, 403);
    server.stop().await;
}

#[tokio::test]
async fn floods_and_large_bodies_are_stopped() {
    let database = Database::sqlite();
    let limits = Limits { requests_per_minute: Some(30), messages_per_second: Some(5), ..Limits::NONE };
    let server = Running::start_with(&database.address, limits, None).await;
    let mut pair = Pair::at(&server, json!({ "game": "gangster" })).await;
    let mut codes = Vec::new();
    for _ in 0..30 {
        pair.one.say(json!({"type": "chat", "text": ""})).await;
        codes.push(pair.one.hear_type("refused").await["code"].clone());
    }
    assert!(codes.contains(&json!("malformed")) && codes.contains(&json!("too_fast")), "{codes:?}");
    let http = reqwest::Client::new();
    let large = http.post(server.url("/api/guest")).header("content-type", "application/json");
    assert_eq!(status(large.body(format!("{{\"name\":\"{}\"}}", "x".repeat(70_000)))).await, 413);
    for _ in 0..40 {
        status(http.get(server.url("/api/me"))).await;
    }
    // Whoever is too fast is told how long to wait: one of thirty in a minute comes back every two seconds.
    let refused = http.get(server.url("/api/me")).send().await.unwrap();
    assert_eq!((refused.status().as_u16(), &refused.headers()["retry-after"]), (429, &"2".parse().unwrap()));
    // Whoever plays is not disturbed.
    assert!(pair.two.sync(None).await["view"].is_object());
    server.stop().await;
}

#[tokio::test]
async fn names_and_words_are_text_whatever_they_look_like() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let names = ["<script>alert(1)</script>", "'; DROP TABLE people; --", "\" onload=\"x", "{ $name }", "名前 🎲"];
    for name in names {
        let guest = server.guest(name).await;
        assert_eq!(guest.get("/api/me").await.1["name"], name);
    }
    for name in [json!(""), json!("   "), json!("x".repeat(31)), json!(5), Value::Null] {
        let http = reqwest::Client::new();
        let answer = http.post(server.url("/api/guest")).json(&json!({ "name": name })).send().await.unwrap();
        assert!([400, 422].contains(&answer.status().as_u16()), "{name}");
    }
    let mut pair = Pair::at(&server, json!({ "game": "gangster" })).await;
    pair.one.say(json!({"type": "chat", "text": "<img src=x onerror=alert(1)> '; DROP TABLE moves"})).await;
    let heard = pair.two.hear_type("chat").await;
    assert_eq!(heard["text"], "<img src=x onerror=alert(1)> '; DROP TABLE moves");
    assert_eq!((&heard["name"], &heard["seat"]), (&json!("Ada"), &json!("red")));
    server.stop().await;
}

#[tokio::test]
async fn nul_is_refused_wherever_it_comes() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let ada = server.guest("Ada").await;
        let (link, _) = ada.lay(&json!({ "game": "gangster" })).await;
        for (path, body) in [
            ("/api/me", json!({ "name": "A\0da" })),
            ("/api/account", json!({ "login": "a\0da", "password": "long enough 1" })),
            ("/api/sign-in", json!({ "login": "a\0da", "password": "long enough 1" })),
            ("/api/reset", json!({ "token": "\0", "password": "long enough 1" })),
            ("/api/guest", json!({ "name": "Ada", "invite": "\0" })),
            ("/api/tables", json!({ "game": "gang\0ster" })),
            ("/api/me/notices/mail", json!({ "address": "a\0@example.org", "lang": "en" })),
            ("/api/invitations/x%00", json!({})),
            ("/api/notices/stop/x%00", json!({})),
        ] {
            let (status, answer) = ada.post(path, &body).await;
            assert_eq!(status, 400, "{path}: {answer}");
        }
        for path in ["/api/tables/x%00", "/api/me/games?before=x%00", "/api/me/games?opponent=person:%00"] {
            assert_eq!(ada.get(path).await.0, 400, "{path}");
        }
        let mut client = ada.connect(&link).await;
        client.sync(None).await;
        for message in [json!({"type": "ready", "seed": "\0"}), json!({"type": "chat", "text": "a\0b"})] {
            client.say(message).await;
            assert_eq!(client.hear_type("refused").await["code"], "malformed");
        }
        server.stop().await;
    }
}

#[tokio::test]
async fn what_is_said_is_not_turned_around() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let eve = server.guest("\u{202e}Ada\u{200b}").await;
    assert_eq!(eve.get("/api/me").await.1["name"], "Ada");
    let mut pair = Pair::at(&server, json!({ "game": "gangster" })).await;
    pair.one.say(json!({"type": "chat", "text": "\u{202e}olleh\u{2066}!"})).await;
    assert_eq!(pair.two.hear_type("chat").await["text"], "olleh!");
    server.stop().await;
}

#[tokio::test]
async fn one_invitation_is_one_seat_however_often_it_is_used_at_once() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let ada = server.guest("Ada").await;
        for _ in 0..20 {
            let wish = json!({ "game": "gangster", "setup": { "gangs": ["red", "blue", "yellow", "grey"] } });
            let (link, invite) = ada.lay(&wish).await;
            let bob = server.guest("Bob").await;
            let path = format!("/api/invitations/{invite}");
            let body = [json!({ "seat": "blue" }), json!({ "seat": "yellow" }), json!({ "seat": "grey" })];
            let sits: Vec<_> = body.iter().map(|body| bob.post(&path, body)).collect();
            futures_util::future::join_all(sits).await;
            let seats = bob.get(&format!("/api/tables/{link}")).await.1["you"].clone();
            assert_eq!(seats.as_array().unwrap().len(), 1, "{seats}");
        }
        server.stop().await;
    }
}

#[tokio::test]
async fn links_and_invitations_cannot_be_guessed_or_swapped() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let (ada, bob, eve) = (server.guest("Ada").await, server.guest("Bob").await, server.guest("Eve").await);
    let (link, invite) = ada.lay(&json!({ "game": "gangster" })).await;
    assert!(link.len() >= 22 && invite.len() >= 22 && link != invite);
    for path in ["/api/tables/1", "/api/tables/x", "/api/tables/x/record", &format!("/api/tables/{invite}")] {
        assert_eq!(ada.get(path).await.0, 404, "{path}");
    }
    assert_eq!(eve.post(&format!("/api/invitations/{link}"), &json!({})).await.0, 404);
    // A private table is in no list.
    assert_eq!(eve.get("/api/tables").await.1, json!([]));
    bob.sit(&invite).await;
    assert_eq!(eve.post(&format!("/api/invitations/{invite}"), &json!({})).await.0, 409);
    // Coming again is fine.
    assert_eq!(bob.sit(&invite).await["seat"], "blue");
    // Only who laid the table is shown the invitation.
    let (link, _) = ada.lay(&json!({ "game": "gangster" })).await;
    let (mut one, mut other) = (ada.connect(&link).await, eve.connect(&link).await);
    one.sync(None).await;
    other.sync(None).await;
    assert!(one.table["invite"].is_string() && other.table.get("invite").is_none());
    let mut request = format!("ws://{}/api/tables/nowhere/socket", server.address).into_client_request().unwrap();
    request.headers_mut().insert("cookie", ada.cookie.parse().unwrap());
    assert!(matches!(connect_async(request).await, Err(Error::Http(answer)) if answer.status() == 404));
    server.stop().await;
}

#[tokio::test]
async fn wishes_that_cannot_be_fulfilled_name_the_field() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let ada = server.guest("Ada").await;
    let rated = json!({ "game": "gangster", "options": { "rated": true, "clock": { "kind": "days", "days": 1 } } });
    let (status, answer) = ada.post("/api/tables", &rated).await;
    assert_eq!((status, &answer["error"]), (400, &json!("rated: only people with an account play for the rating")));
    ada.register("ada").await;
    for (wish, field) in [
        (json!({ "game": "smile-and-gun", "setup": { "edition": "first", "shadow": "cursed" } }), "shadow"),
        (json!({ "game": "smile-and-gun", "seats": { "yellow": "bot:god" } }), "seats"),
        (json!({ "game": "smile-and-gun", "seats": { "yellow": "bot:uct:20001" } }), "at most 20000"),
        (json!({ "game": "smile-and-gun", "seats": { "yellow": "nobody" } }), "seats"),
        (json!({ "game": "gangster", "seats": { "blue": "gang" } }), "seats"),
        (json!({ "game": "gangster", "setup": { "gangs": ["red"] } }), "gangs"),
        (json!({ "game": "gangster", "options": { "clock": { "kind": "move", "seconds": 1 } } }), "clock"),
        (json!({ "game": "gangster", "options": { "rated": true }, "seats": { "blue": "bot:random" } }), "rated"),
        (json!({ "game": "gangster", "options": { "rated": true } }), "rated: needs a clock"),
        (json!({ "game": "smile-and-gun", "setup": { "scenario": 11 } }), "scenario"),
        (json!({ "game": "chess" }), "chess"),
        (json!({ "game": "gangster", "colour": 1 }), "colour"),
    ] {
        let (status, answer) = ada.post("/api/tables", &wish).await;
        assert!([400, 422].contains(&status), "{wish}: {answer}");
        assert!(answer.to_string().contains(field), "{wish}: {answer}");
    }
    server.stop().await;
}

#[tokio::test]
async fn everything_about_somebody_can_be_taken_along_and_deleted() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let pair = Pair::at(&server, json!({ "game": "gangster" })).await;
    let (_, everything) = pair.ada.get("/api/me/everything").await;
    assert_eq!((&everything["name"], everything["tables"].as_array().unwrap().len()), (&json!("Ada"), 1));
    assert_eq!(pair.ada.delete("/api/me").await.0, 204);
    assert_eq!(pair.ada.get("/api/tables/mine").await.0, 401);
    // The game stays, without the name.
    let (status, record) = pair.bob.get(&format!("/api/tables/{}/record", pair.link)).await;
    assert_eq!(status, 200);
    assert!(!record.to_string().contains("Ada"));
    server.stop().await;
}

#[tokio::test]
async fn an_account_takes_the_guests_games_along_and_opens_only_to_its_password() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let ada = server.guest("Ada").await;
    let (link, _) = ada.lay(&json!({ "game": "gangster" })).await;
    let account = |login: &str, password: &str| json!({ "login": login, "password": password });
    for (login, password) in
        [("", "long enough 1"), ("a b", "long enough 1"), ("ada", "short"), ("ada", &"x".repeat(201))]
    {
        assert_eq!(ada.post("/api/account", &account(login, password)).await.0, 400, "{login} {password}");
    }
    assert_eq!(ada.post("/api/account", &account(" Ada@Example.org ", "long enough 1")).await.0, 204);
    assert_eq!(ada.get("/api/me").await.1["account"], "ada@example.org");
    let mut bob = server.guest("Bob").await;
    assert_eq!(bob.post("/api/account", &account("ada@example.org", "long enough 2")).await.0, 409);
    for (login, password) in
        [("ada@example.org", "long enough 2"), ("nobody", "long enough 1"), ("ada@example.org", "")]
    {
        assert_eq!(bob.post("/api/sign-in", &account(login, password)).await.0, 401, "{login} {password}");
    }
    bob.cookie = bob.post_for_cookie("/api/sign-in", &account("ada@example.org", "long enough 1")).await.unwrap();
    let (_, tables) = bob.get("/api/tables/mine").await;
    assert_eq!(tables[0]["link"], link.as_str());
    server.stop().await;
}

#[tokio::test]
async fn a_program_plays_with_a_token() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let ada = server.guest("Ada").await;
    let (_, answer) = ada.post("/api/token", &json!({})).await;
    let token = answer["token"].as_str().unwrap();
    let me = |token: &str| {
        let request = reqwest::Client::new().get(server.url("/api/tables/mine"));
        request.header("authorization", format!("Bearer {token}"))
    };
    assert_eq!(status(me(token)).await, 200);
    assert_eq!(status(me(&token.to_uppercase())).await, 401);
    assert_eq!(ada.delete("/api/token").await.0, 204);
    assert_eq!(status(me(token)).await, 401);
    server.stop().await;
}

#[tokio::test]
async fn newcomers_come_as_the_host_allows() {
    use server::registration::Registration;
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let ada = server.guest("Ada").await;
    let (_, invite) = ada.lay(&json!({ "game": "gangster" })).await;
    let http = reqwest::Client::new();
    let come = |invite: Option<&str>| {
        let request = http.post(server.url("/api/guest")).json(&json!({ "name": "Bob", "invite": invite }));
        async { status(request).await }
    };
    let store = &*server.house.store;
    for (who, without, with) in
        [(Registration::Open, 200, 200), (Registration::Invited, 403, 200), (Registration::Closed, 403, 403)]
    {
        who.keep(store).await.unwrap();
        assert_eq!((come(None).await, come(Some(&invite)).await), (without, with), "{who}");
        assert!(come(Some("x")).await == without);
    }
    assert_eq!(ada.get("/api/tables/mine").await.0, 200, "whoever is known stays");
    let found = store.people("bO", 10).await.unwrap();
    assert_eq!(found.len(), 4);
    server.stop().await;
}

#[tokio::test]
async fn a_password_is_reset_by_a_link_that_works_once_and_ends_all_sessions() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let mut ada = server.guest("Ada").await;
        let account = |password: &str| json!({ "login": "ada", "password": password });
        assert_eq!(ada.post("/api/account", &account("long enough 1")).await.0, 204);
        let token = ada.post("/api/token", &json!({})).await.1["token"].as_str().unwrap().to_owned();
        let store = &*server.house.store;
        let key = store.person_by_login("ada").await.unwrap().unwrap().key;
        let first = server::reset::offer(store, key).await.unwrap();
        let word = server::reset::offer(store, key).await.unwrap();
        let stranger = server.guest("Ada again").await;
        let reset = |token: &str, password: &str| json!({ "token": token, "password": password });
        assert_eq!(stranger.post("/api/reset", &reset(&word, "short")).await.0, 400);
        for wrong in [first.as_str(), "", "x", &word.to_uppercase()] {
            let (status, answer) = stranger.post("/api/reset", &reset(wrong, "long enough 2")).await;
            assert_eq!(status, 410, "{answer}");
            assert!(answer["error"].as_str().unwrap().starts_with("token: "));
        }
        let cookie = stranger.post_for_cookie("/api/reset", &reset(&word, "long enough 2")).await.unwrap();
        assert_eq!(stranger.post("/api/reset", &reset(&word, "long enough 3")).await.0, 410, "it works once");
        assert_eq!(ada.get("/api/me").await, (200, Value::Null), "sessions end");
        assert_eq!(store.token(&server::people::token_hash(&token)).await.unwrap(), None);
        ada.cookie = cookie;
        assert_eq!(ada.get("/api/me").await.1["account"], "ada");
        assert_eq!(stranger.post("/api/sign-in", &account("long enough 1")).await.0, 401);
        assert_eq!(stranger.post("/api/sign-in", &account("long enough 2")).await.0, 204);
        // Too old.
        let hash = server::people::token_hash("old");
        store.add_reset(key, &hash, server::store::now() - 1).await.unwrap();
        assert_eq!(stranger.post("/api/reset", &reset("old", "long enough 4")).await.0, 410);
        server.stop().await;
    }
}
