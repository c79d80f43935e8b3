//! Telling people who are away about their turns: a push service of the test's own.

mod mail;

use crate::common::{
    client::{Guest, NO_LIMITS, Running, random},
    databases::{Database, databases},
    pair::Pair,
};
use axum::{
    Router,
    body::Bytes,
    extract::State,
    http::{HeaderMap, StatusCode},
    routing::post,
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use p256::{
    SecretKey,
    ecdsa::{Signature, VerifyingKey, signature::Verifier},
    elliptic_curve::sec1::ToEncodedPoint,
};
use serde_json::{Value, json};
use server::Config;
use std::time::Duration;
use tokio::{net::TcpListener, sync::mpsc, time::timeout};

/// A push service that answers as it is told, or never.
struct PushService {
    origin: String,
    requests: mpsc::UnboundedReceiver<(HeaderMap, Bytes)>,
}

impl PushService {
    async fn start(answer: Option<StatusCode>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let origin = format!("http://{}", listener.local_addr().unwrap());
        let (told, requests) = mpsc::unbounded_channel();
        let take = move |State(told): State<mpsc::UnboundedSender<(HeaderMap, Bytes)>>,
                         headers: HeaderMap,
                         body: Bytes| async move {
            told.send((headers, body)).ok();
            match answer {
                Some(answer) => answer,
                None => std::future::pending().await,
            }
        };
        let router = Router::new().route("/push/{id}", post(take)).with_state(told);
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self { origin, requests }
    }

    async fn hear(&mut self) -> (HeaderMap, Bytes) {
        timeout(Duration::from_secs(20), self.requests.recv()).await.expect("a notice comes").unwrap()
    }
}

/// A browser's keys.
struct Browser {
    secret: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    fn new() -> Self {
        Self { secret: SecretKey::from_slice(&[7; 32]).unwrap(), auth: [9; 16] }
    }

    fn subscription(&self, origin: &str, lang: &str) -> Value {
        let public = URL_SAFE_NO_PAD.encode(self.secret.public_key().to_encoded_point(false).as_bytes());
        let auth = URL_SAFE_NO_PAD.encode(self.auth);
        json!({ "endpoint": format!("{origin}/push/1"), "p256dh": public, "auth": auth, "lang": lang })
    }

    fn open(&self, sealed: &[u8]) -> Value {
        let auth = web_push_native::Auth::clone_from_slice(&self.auth);
        serde_json::from_slice(&web_push_native::decrypt(sealed.to_vec(), &self.secret, &auth).unwrap()).unwrap()
    }
}

async fn serve(database: &Database, change: impl FnOnce(&mut Config)) -> Running {
    let mut config = Config { database: database.address.clone(), limits: NO_LIMITS, ..Config::default() };
    change(&mut config);
    Running::start_config(config).await
}

/// Two people at a table with three days a decision, where red begins; blue is away.
async fn away(server: &Running, days: bool) -> Pair {
    let clock = if days { json!({ "kind": "days", "days": 3 }) } else { json!({ "kind": "none" }) };
    let wish = json!({ "game": "gangster", "setup": { "first": "red" }, "options": { "clock": clock } });
    Pair::at(server, wish).await
}

/// Bob leaves, and Ada plays until it is his turn.
async fn leave(pair: Pair) -> (Guest, Guest, String, crate::common::client::Client) {
    let Pair { ada, bob, link, mut one, two } = pair;
    two.close().await;
    while one.hear_type("table").await["seats"][1]["here"] == true {}
    let mut pick = random(1);
    while one.is_asked() {
        one.move_once(&mut pick).await;
    }
    (ada, bob, link, one)
}

#[tokio::test]
async fn a_browser_is_told_once_in_its_language_and_nothing_secret() {
    for database in databases().await {
        let mut service = PushService::start(Some(StatusCode::CREATED)).await;
        let server = serve(&database, |config| config.push_services = vec![service.origin.clone()]).await;
        let pair = away(&server, true).await;
        let browser = Browser::new();
        let (_, before) = pair.bob.get("/api/me/notices").await;
        assert_eq!(
            (&before["browsers"], &before["sends_mail"], &before["mail"]),
            (&json!(0), &json!(false), &json!(null))
        );
        let subscription = browser.subscription(&service.origin, "de");
        assert_eq!(pair.bob.post("/api/me/notices/browsers", &subscription).await.0, 204);
        let (ada, bob, link, mut one) = leave(pair).await;
        let (headers, body) = service.hear().await;
        assert_eq!(headers["content-encoding"], "aes128gcm");
        assert_eq!(headers["ttl"], "86400");
        let told = browser.open(&body);
        assert_eq!(told["url"], format!("/table/{link}"));
        assert!(told["body"].as_str().unwrap().starts_with("Du bist am Zug: Gangster"), "{told}");
        assert_eq!(told.as_object().unwrap().len(), 3, "{told}");
        check_pass(&headers, &service.origin, before["key"].as_str().unwrap());
        // Not again for the same turn; the table sleeps and wakes meanwhile.
        one.sync(None).await;
        let mut two = bob.connect(&link).await;
        two.sync(None).await;
        let mut pick = random(2);
        while two.is_asked() {
            two.move_once(&mut pick).await;
        }
        assert!(service.requests.try_recv().is_err());
        // The person's own switch.
        let stop = json!({ "endpoint": subscription["endpoint"] });
        assert_eq!(delete(&server, &ada, &stop).await, 204);
        assert_eq!(bob.get("/api/me/notices").await.1["browsers"], 1, "it is not hers");
        assert_eq!(delete(&server, &bob, &stop).await, 204);
        assert_eq!(bob.get("/api/me/notices").await.1["browsers"], 0);
        server.stop().await;
    }
}

async fn delete(server: &Running, guest: &Guest, body: &Value) -> u16 {
    let request = reqwest::Client::new().delete(server.url("/api/me/notices/browsers")).header("cookie", &guest.cookie);
    request.json(body).send().await.unwrap().status().as_u16()
}

/// The push service can tell who sends it.
fn check_pass(headers: &HeaderMap, origin: &str, key: &str) {
    let pass = headers["authorization"].to_str().unwrap().strip_prefix("vapid t=").unwrap();
    let (token, named) = pass.split_once(", k=").unwrap();
    assert_eq!(named, key);
    let (text, signature) = token.rsplit_once('.').unwrap();
    let read = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
    let verifying = VerifyingKey::from_sec1_bytes(&read(key)).unwrap();
    verifying.verify(text.as_bytes(), &Signature::from_slice(&read(signature)).unwrap()).unwrap();
    let claims: Value = serde_json::from_slice(&read(text.split_once('.').unwrap().1)).unwrap();
    assert_eq!(claims["aud"], origin);
    assert!(claims["exp"].as_i64().unwrap() < server::store::now() / 1000 + 86_400);
}

#[tokio::test]
async fn whoever_sits_there_or_plays_without_days_is_not_told() {
    let database = Database::sqlite();
    let mut service = PushService::start(Some(StatusCode::CREATED)).await;
    let server = serve(&database, |config| config.push_services = vec![service.origin.clone()]).await;
    let mut pair = away(&server, true).await;
    let subscription = Browser::new().subscription(&service.origin, "en");
    pair.bob.post("/api/me/notices/browsers", &subscription).await;
    let mut pick = random(1);
    for _ in 0..10 {
        pair.step(&mut pick).await;
    }
    let pair = away(&server, false).await;
    pair.bob.post("/api/me/notices/browsers", &subscription).await;
    leave(pair).await;
    // Whatever was sent before would be there before this one.
    let pair = away(&server, true).await;
    pair.bob.post("/api/me/notices/browsers", &subscription).await;
    let (_, _, link, _) = leave(pair).await;
    let (_, body) = service.hear().await;
    assert_eq!(Browser::new().open(&body)["url"], format!("/table/{link}"));
    assert!(service.requests.try_recv().is_err());
    server.stop().await;
}

#[tokio::test]
async fn a_subscription_that_is_gone_is_forgotten_and_one_that_hangs_holds_up_nobody() {
    let database = Database::sqlite();
    for (answer, left) in [(Some(StatusCode::GONE), 0), (Some(StatusCode::INTERNAL_SERVER_ERROR), 1), (None, 1)] {
        let mut service = PushService::start(answer).await;
        let server = serve(&database, |config| config.push_services = vec![service.origin.clone()]).await;
        let pair = away(&server, true).await;
        pair.bob.post("/api/me/notices/browsers", &Browser::new().subscription(&service.origin, "fr")).await;
        let (_, bob, link, _) = leave(pair).await;
        service.hear().await;
        // The table goes on at once, whatever becomes of the notice.
        let mut two = bob.connect(&link).await;
        timeout(Duration::from_secs(5), two.sync(None)).await.unwrap();
        timeout(Duration::from_secs(5), two.move_once(&mut random(3))).await.unwrap();
        let mut count = json!(null);
        for _ in 0..50 {
            count = bob.get("/api/me/notices").await.1["browsers"].clone();
            if count == left {
                break;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        assert_eq!(count, left, "{answer:?}");
        server.stop().await;
    }
}

#[tokio::test]
async fn made_up_subscriptions_are_refused() {
    let database = Database::sqlite();
    let server = serve(&database, |_| {}).await;
    let ada = server.guest("Ada").await;
    let with = |field: &str, value: &str| {
        let mut subscription = Browser::new().subscription("https://fcm.googleapis.com", "en");
        subscription[field] = json!(value);
        subscription
    };
    for (field, value) in [
        ("endpoint", "http://127.0.0.1:22/push/1"),
        ("endpoint", "https://169.254.169.254/latest"),
        ("endpoint", "https://fcm.googleapis.com.evil.example/push"),
        ("endpoint", "nowhere"),
        ("p256dh", "AAAA"),
        ("auth", "AAAA"),
        ("lang", "xx"),
    ] {
        let (status, answer) = ada.post("/api/me/notices/browsers", &with(field, value)).await;
        assert_eq!(status, 400, "{field} {value}: {answer}");
        assert!(answer["error"].as_str().unwrap().starts_with(field), "{answer}");
    }
    for n in 0..11 {
        let endpoint = format!("https://fcm.googleapis.com/fcm/send/{n}");
        let status = ada.post("/api/me/notices/browsers", &with("endpoint", &endpoint)).await.0;
        assert_eq!(status, if n < 10 { 204 } else { 409 });
    }
    let (status, answer) = ada.post("/api/me/notices/mail", &json!({ "address": "a@b.example", "lang": "en" })).await;
    assert_eq!((status, &answer["error"]), (409, &json!("address: this server sends no e-mails")));
    let (_, everything) = ada.get("/api/me/everything").await;
    assert_eq!(everything["browsers"].as_array().unwrap().len(), 10);
    ada.delete("/api/me").await;
    let key = server.house.store.people("", 1).await.unwrap()[0].key;
    assert_eq!(server.house.store.browsers(key).await.unwrap(), []);
    server.stop().await;
}

#[tokio::test]
async fn deciding_and_taking_back_tells_nobody_twice() {
    let database = Database::sqlite();
    let mut service = PushService::start(Some(StatusCode::CREATED)).await;
    let server = serve(&database, |config| config.push_services = vec![service.origin.clone()]).await;
    let pair = away(&server, true).await;
    pair.bob.post("/api/me/notices/browsers", &Browser::new().subscription(&service.origin, "fr")).await;
    let Pair { ada, bob, link, mut one, two } = pair;
    two.close().await;
    while one.hear_type("table").await["seats"][1]["here"] == true {}
    // The first choices leave nothing to chance, so that they can be taken back.
    let mut first = |_| 0;
    one.move_once(&mut first).await;
    service.hear().await;
    for n in 0..3 {
        assert_eq!((one.is_asked(), &one.update["undo"]), (false, &json!(false)));
        let takeback = json!({"type": "agree", "request": format!("t{n}"), "to": "takeback"});
        one.ask_for(takeback.clone()).await;
        let mut two = bob.connect(&link).await;
        two.sync(None).await;
        assert_eq!(two.ask_for(takeback).await["type"], "update");
        two.close().await;
        while !one.is_asked() || one.table["seats"][1]["here"] == true {
            one.hear().await;
        }
        one.move_once(&mut first).await;
    }
    // Another table is another matter, and its notice comes after all others.
    let clock = json!({ "kind": "days", "days": 3 });
    let wish = json!({ "game": "gangster", "setup": { "first": "red" }, "options": { "clock": clock } });
    leave(Pair::of(ada, bob, wish).await).await;
    service.hear().await;
    assert!(service.requests.try_recv().is_err(), "one notice for each table");
    server.stop().await;
}
