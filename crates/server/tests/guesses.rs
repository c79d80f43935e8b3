//! Guessing passwords is slow, and nobody is locked out by it.

use crate::common::{
    client::{Guest, PASSWORD, Running},
    databases::Database,
};
use serde_json::json;
use server::{Config, Limits};
use std::net::IpAddr;
use std::time::{Duration, Instant};

async fn start(database: &Database) -> Running {
    let limits = Limits { wrong_passwords: Some(5), ..Limits::NONE };
    Running::start_config(Config { database: database.address.clone(), limits, ..Config::default() }).await
}

/// Somebody at another address of this machine.
fn from(last: u8) -> reqwest::Client {
    reqwest::Client::builder().local_address(IpAddr::from([127, 0, 0, last])).build().unwrap()
}

async fn sign_in(http: &reqwest::Client, server: &Running, login: &str, password: &str, cookie: &str) -> (u16, u64) {
    let wish = json!({ "login": login, "password": password });
    let request = http.post(server.url("/api/sign-in")).header("cookie", cookie).json(&wish);
    let answer = request.send().await.unwrap();
    let after = answer.headers().get("retry-after").map(|after| after.to_str().unwrap().parse().unwrap());
    (answer.status().as_u16(), after.unwrap_or(0))
}

async fn registered(server: &Running, name: &str) -> (Guest, String) {
    let guest = server.guest(name).await;
    let known = guest.register(&name.to_lowercase()).await;
    (guest, known)
}

#[tokio::test]
async fn guesses_are_refused_after_a_few_and_the_owner_still_gets_in() {
    let database = Database::sqlite();
    let server = start(&database).await;
    let (ada, known) = registered(&server, "Ada").await;
    assert!(known.starts_with("backroom_known="), "{known}");
    let attacker = from(2);
    // It is the same whether or not anybody has the login.
    for login in ["ada", "nobody"] {
        for _ in 0..5 {
            assert_eq!(sign_in(&attacker, &server, login, "wrong", "").await.0, 401);
        }
        let (status, after) = sign_in(&attacker, &server, login, "wrong", "").await;
        assert_eq!((status, (100..=180).contains(&after)), (429, true), "{after}");
    }
    assert_eq!(sign_in(&attacker, &server, "ada", PASSWORD, "").await.0, 429, "not even the right one");
    // By a browser that signed in before, by one that still is, and from elsewhere.
    assert_eq!(sign_in(&attacker, &server, "ada", PASSWORD, &known).await.0, 204);
    assert_eq!(sign_in(&attacker, &server, "ada", PASSWORD, &ada.cookie).await.0, 204);
    assert_eq!(sign_in(&from(3), &server, "ada", PASSWORD, "").await.0, 204);
    // Somebody else's browser is not known by Ada's account.
    let (_, bobs) = registered(&server, "Bob").await;
    assert_eq!(sign_in(&attacker, &server, "ada", PASSWORD, &bobs).await.0, 429);
    server.stop().await;
}

#[tokio::test]
async fn the_current_password_is_not_guessed_with_a_stolen_cookie() {
    let database = Database::sqlite();
    let server = start(&database).await;
    let (ada, _) = registered(&server, "Ada").await;
    let wrong = json!({ "login": "ada", "password": "long enough 2", "current": "wrong" });
    let mut statuses = Vec::new();
    for _ in 0..6 {
        statuses.push(ada.post("/api/account", &wrong).await.0);
    }
    assert_eq!(statuses, [403, 403, 403, 403, 403, 429]);
    assert_eq!(ada.delete_with("/api/me", &json!({ "password": "wrong" })).await.0, 429);
    server.stop().await;
}

#[tokio::test]
async fn honest_people_sign_in_during_a_flood() {
    let database = Database::sqlite();
    let server = start(&database).await;
    registered(&server, "Ada").await;
    let attacker = from(2);
    let flood = (0..200).map(|n| {
        let (attacker, server) = (attacker.clone(), &server);
        async move { sign_in(&attacker, server, &format!("login{n}"), "wrong", "").await.0 }
    });
    let honest = async {
        let start = Instant::now();
        let status = sign_in(&from(3), &server, "ada", PASSWORD, "").await.0;
        (status, start.elapsed())
    };
    let (flood, (status, took)) = futures_util::future::join(futures_util::future::join_all(flood), honest).await;
    assert_eq!(status, 204);
    assert!(took < Duration::from_secs(10), "{took:?}");
    // The attacker's own requests are refused when too many of them wait.
    assert!(flood.contains(&503) && flood.iter().all(|status| [401, 503].contains(status)), "{flood:?}");
    server.stop().await;
}
