//! Telling people who are away about their turns: a push service and a mail server of the test's own.

mod common;

use axum::{
    Router,
    body::Bytes,
    extract::State,
    http::{HeaderMap, StatusCode},
    routing::post,
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use common::{
    client::{Guest, NO_LIMITS, Pair, Running, random},
    databases::{Database, databases},
};
use p256::{
    SecretKey,
    ecdsa::{Signature, VerifyingKey, signature::Verifier},
    elliptic_curve::sec1::ToEncodedPoint,
};
use serde_json::{Value, json};
use server::Config;
use std::time::Duration;
use tokio::{
    io::{AsyncBufReadExt, AsyncWriteExt, BufReader},
    net::{TcpListener, TcpStream},
    sync::mpsc,
    time::timeout,
};

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
async fn leave(pair: Pair) -> (Guest, Guest, String, common::client::Client) {
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

/// A mail server that takes everything.
async fn mail_server() -> (String, mpsc::UnboundedReceiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("smtp://{}", listener.local_addr().unwrap());
    let (told, letters) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(take_letter(stream, told.clone()));
        }
    });
    (address, letters)
}

async fn take_letter(mut stream: TcpStream, told: mpsc::UnboundedSender<String>) {
    let (read, mut write) = stream.split();
    let mut lines = BufReader::new(read).lines();
    write.write_all(b"220 test\r\n").await.unwrap();
    let mut letter: Option<String> = None;
    while let Ok(Some(line)) = lines.next_line().await {
        let answer = match (&mut letter, line.as_str()) {
            (Some(text), ".") => {
                told.send(std::mem::take(text)).ok();
                letter = None;
                "250 taken\r\n"
            }
            (Some(text), line) => {
                text.push_str(line);
                text.push('\n');
                continue;
            }
            (None, "DATA") => {
                letter = Some(String::new());
                "354 go on\r\n"
            }
            (None, "QUIT") => "221 bye\r\n",
            (None, _) => "250 yes\r\n",
        };
        if write.write_all(answer.as_bytes()).await.is_err() {
            return;
        }
    }
}

async fn letter(letters: &mut mpsc::UnboundedReceiver<String>) -> String {
    let letter = timeout(Duration::from_secs(20), letters.recv()).await.expect("a letter comes").unwrap();
    // Long lines are wrapped on the way.
    letter.replace("=\n", "").replace("=3D", "=")
}

/// What the link to a place of the page holds.
fn token(letter: &str, place: &str) -> String {
    let (_, rest) =
        letter.split_once(&format!("https://backroom.example/{place}#")).unwrap_or_else(|| panic!("{letter}"));
    rest.split_whitespace().next().unwrap().to_owned()
}

#[tokio::test]
async fn e_mails_are_sent_to_who_said_yes_and_stop_with_one_click() {
    for database in databases().await {
        let (smtp, mut letters) = mail_server().await;
        let server = serve(&database, |config| {
            config.smtp = Some(smtp);
            config.mail_from = Some("Backroom <backroom@example.org>".to_owned());
            config.public_url = Some("https://backroom.example".to_owned());
        })
        .await;
        let pair = away(&server, true).await;
        let (bob, nobody) = (pair.bob.clone(), server.guest("Nobody").await);
        let wish = |address: &str| json!({ "address": address, "lang": "fr" });
        assert_eq!(bob.post("/api/me/notices/mail", &wish("no address")).await.0, 400);
        assert_eq!(bob.post("/api/me/notices/mail", &wish("bob@example.org")).await.0, 204);
        let question = letter(&mut letters).await;
        assert!(question.contains("To: bob@example.org"), "{question}");
        assert_eq!(bob.get("/api/me/notices").await.1["confirmed"], false);
        // Nothing comes before somebody has said yes; a forged yes is none, nor is a no.
        let (yes, no) = (token(&question, "confirm"), token(&question, "stop"));
        let act = |what: &str, token: &str| format!("/api/notices/{what}/{token}");
        for forged in ["x", &no, &format!("9{yes}"), &yes[..yes.len() - 2]] {
            assert_eq!(nobody.post(&act("confirm", forged), &json!({})).await.0, 404, "{forged}");
        }
        assert_eq!(nobody.post(&act("stop", &yes), &json!({})).await.0, 404);
        // A link of the version before, which named the person's number, doesn't pretend to stop anything.
        let sealed = |whom: &str| server.house.signer.seal(server::people::Purpose::StopMail, whom, "0123456789abcdef");
        assert_eq!(nobody.post(&act("stop", &sealed("2")), &json!({})).await.0, 404);
        assert_eq!(nobody.post(&act("confirm", &yes), &json!({})).await.0, 204);
        let (_, told) = bob.get("/api/me/notices").await;
        assert_eq!((&told["mail"], &told["confirmed"]), (&json!("bob@example.org"), &json!(true)));
        let (_, _, link, mut one) = leave(pair).await;
        let notice = letter(&mut letters).await;
        assert!(notice.contains(&format!("https://backroom.example/table/{link}")), "{notice}");
        let heading = notice.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(heading.contains("List-Unsubscribe: <https://backroom.example/api/notices/stop/"), "{notice}");
        assert!(heading.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{notice}");
        // One click, without signing in; clicking twice does no harm.
        let no = token(&notice, "stop");
        for _ in 0..2 {
            assert_eq!(nobody.post(&act("stop", &no), &json!({})).await.0, 204);
        }
        assert_eq!(bob.get("/api/me/notices").await.1["mail"], json!(null));
        assert_eq!(nobody.post(&act("confirm", &yes), &json!({})).await.0, 410);
        one.sync(None).await;
        assert!(letters.try_recv().is_err());
        server.stop().await;
    }
}

#[tokio::test]
async fn an_address_is_asked_once_a_day_and_one_person_asks_few() {
    for database in databases().await {
        let (smtp, mut letters) = mail_server().await;
        let server = serve(&database, |config| {
            config.smtp = Some(smtp);
            config.mail_from = Some("Backroom <backroom@example.org>".to_owned());
            config.public_url = Some("https://backroom.example".to_owned());
        })
        .await;
        let wish = |address: &str| json!({ "address": address, "lang": "en" });
        // However it is written, and whoever asks; nobody learns whether it was sent.
        for address in ["bob@example.org", "bob@example.org", "Bob+1@Example.org", "bob+2@example.org"] {
            let guest = server.guest("Guest").await;
            assert_eq!(guest.post("/api/me/notices/mail", &wish(address)).await.0, 204);
        }
        let eve = server.guest("Eve").await;
        for n in 0..6 {
            let address = format!("stranger{n}@example.org");
            assert_eq!(eve.post("/api/me/notices/mail", &wish(&address)).await.0, 204);
        }
        let last = server.guest("Last").await;
        assert_eq!(last.post("/api/me/notices/mail", &wish("last@example.org")).await.0, 204);
        let mut asked = Vec::new();
        while asked.len() < 5 {
            let letter = letter(&mut letters).await;
            asked.push(letter.lines().find(|line| line.starts_with("To: ")).unwrap().to_owned());
        }
        assert_eq!(asked.iter().filter(|to| to.to_lowercase().contains("bob")).count(), 1, "{asked:?}");
        assert_eq!(asked.iter().filter(|to| to.contains("stranger")).count(), 3, "{asked:?}");
        assert!(letters.try_recv().is_err());
        server.stop().await;
    }
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

#[tokio::test]
async fn a_mail_server_needs_a_sender_and_an_address_for_links() {
    let database = Database::sqlite();
    let config = |from: Option<&str>, url: Option<&str>, smtp: &str| Config {
        database: database.address.clone(),
        listen: ([127, 0, 0, 1], 0).into(),
        smtp: Some(smtp.to_owned()),
        mail_from: from.map(str::to_owned),
        public_url: url.map(str::to_owned),
        ..Config::default()
    };
    let (from, url) = (Some("backroom@example.org"), Some("https://backroom.example"));
    for (config, field) in [
        (config(None, url, "smtp://localhost"), "mail_from"),
        (config(from, None, "smtp://localhost"), "public_url"),
        (config(Some("nobody"), url, "smtp://localhost"), "mail_from"),
        (config(from, url, "localhost"), "smtp"),
    ] {
        let Err(error) = server::Server::open(&config).await else { panic!("opened without {field}") };
        assert!(error.to_string().contains(&format!("{field}: ")), "{error}");
    }
}
