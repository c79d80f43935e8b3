//! Notices and forgotten passwords by e-mail, with a mail server of the test's own.

use super::{away, leave, serve};
use crate::common::databases::{Database, databases};
use serde_json::json;
use server::Config;
use std::time::Duration;
use tokio::{
    io::{AsyncBufReadExt, AsyncWriteExt, BufReader},
    net::{TcpListener, TcpStream},
    sync::mpsc,
    time::timeout,
};

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
async fn a_forgotten_password_is_reset_by_a_link_to_the_confirmed_address() {
    for database in databases().await {
        let (smtp, mut letters) = mail_server().await;
        let server = serve(&database, |config| {
            config.smtp = Some(smtp);
            config.mail_from = Some("Backroom <backroom@example.org>".to_owned());
            config.public_url = Some("https://backroom.example".to_owned());
        })
        .await;
        let (ada, stranger) = (server.guest("Ada").await, server.guest("Stranger").await);
        let account = |password: &str| json!({ "login": "ada", "password": password });
        assert_eq!(ada.post("/api/account", &account("long enough 1")).await.0, 204);
        let forgotten = |login: &str| json!({ "login": login, "lang": "de" });
        let address = json!({ "address": "ada@example.org", "lang": "en" });
        assert_eq!(ada.post("/api/me/notices/mail", &address).await.0, 204);
        let question = letter(&mut letters).await;
        // Nobody learns who there is; nothing is sent to an address that nobody has confirmed.
        for login in ["nobody", "ada"] {
            assert_eq!(stranger.post("/api/reset/mail", &forgotten(login)).await.0, 204);
        }
        let confirm = format!("/api/notices/confirm/{}", token(&question, "confirm"));
        assert_eq!(ada.post(&confirm, &json!({})).await.0, 204);
        assert!(letters.try_recv().is_err());
        let mut word = String::new();
        let said = [("en", "your Backroom account"), ("de", "deines Backroom-Kontos"), ("fr", "votre compte Backroom")];
        for (lang, said) in said {
            let asked = json!({ "login": " Ada ", "lang": lang });
            assert_eq!(stranger.post("/api/reset/mail", &asked).await.0, 204);
            let letter = letter(&mut letters).await;
            assert!(letter.contains("To: ada@example.org") && letter.contains(said), "{letter}");
            word = token(&letter, "reset");
        }
        let reset = json!({ "token": word, "password": "long enough 2" });
        assert_eq!(stranger.post("/api/reset", &reset).await.0, 204);
        assert_eq!(stranger.post("/api/sign-in", &account("long enough 2")).await.0, 204);
        // Three in a day are enough, whoever asks.
        assert_eq!(stranger.post("/api/reset/mail", &forgotten("ada")).await.0, 204);
        assert_eq!(ada.post("/api/reset/mail", &json!({ "login": "ada", "lang": "xx" })).await.0, 400);
        let other = json!({ "address": "other@example.org", "lang": "en" });
        assert_eq!(stranger.post("/api/me/notices/mail", &other).await.0, 204);
        assert!(letter(&mut letters).await.contains("To: other@example.org"));
        assert!(letters.try_recv().is_err());
        server.stop().await;
    }
}

#[tokio::test]
async fn without_mail_whoever_forgot_a_password_is_told_to_ask_the_host() {
    let database = Database::sqlite();
    let server = serve(&database, |_| {}).await;
    let (status, answer) =
        server.guest("Ada").await.post("/api/reset/mail", &json!({ "login": "ada", "lang": "en" })).await;
    assert_eq!((status, &answer["error"]), (409, &json!("this server sends no e-mails; ask whoever runs it")));
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
