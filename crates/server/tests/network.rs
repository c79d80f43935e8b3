//! Clients that send too little, too slowly, too much or from everywhere at once.

use crate::common::{
    client::Running,
    databases::{Database, databases},
    pair::Pair,
};
use serde_json::json;
use server::{Config, Limits};
use std::{net::SocketAddr, time::Duration};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    time::{Instant, timeout},
};

/// Another machine, as far as the server can see.
async fn connect_from(host: [u8; 4], to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind((host, 0).into()).unwrap();
    socket.connect(to).await.unwrap()
}

const EVE: [u8; 4] = [127, 0, 0, 2];

/// What the server says until it closes the connection.
async fn rest(mut stream: TcpStream) -> String {
    let mut all = Vec::new();
    let read = timeout(Duration::from_secs(20), stream.read_to_end(&mut all)).await.expect("it is closed in time");
    read.ok();
    String::from_utf8_lossy(&all).into_owned()
}

async fn say(server: &Running, text: &str) -> TcpStream {
    let mut stream = connect_from(EVE, server.address).await;
    stream.write_all(text.as_bytes()).await.unwrap();
    stream
}

async fn status(request: reqwest::RequestBuilder) -> u16 {
    request.send().await.unwrap().status().as_u16()
}

async fn start(database: &Database, limits: Limits) -> Running {
    Running::start_with(&database.address, limits, None).await
}

#[tokio::test]
async fn half_sent_headers_and_silent_connections_are_closed() {
    let database = Database::sqlite();
    let server = start(&database, Limits { header_seconds: Some(1), ..Limits::NONE }).await;
    let silent = say(&server, "").await;
    let half = say(&server, "GET /api/me HTTP/1.1\r\nhost: x\r\nx-").await;
    let mut again = say(&server, "GET /api/me HTTP/1.1\r\nhost: x\r\n\r\n").await;
    assert!(again.read_u8().await.is_ok());
    let trickling = async {
        let mut stream = say(&server, "GET /api/me HTTP/1.1\r\n").await;
        let began = Instant::now();
        while stream.write_all(b"x: y\r\n").await.is_ok() && began.elapsed() < Duration::from_secs(15) {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        began.elapsed()
    };
    let (_, _, after, trickled) = tokio::join!(rest(silent), rest(half), rest(again), trickling);
    assert!(after.contains("null"), "{after}");
    assert!(trickled < Duration::from_secs(10), "{trickled:?}");
    server.stop().await;
}

#[tokio::test]
async fn a_body_has_to_be_there_in_time_however_it_trickles_in() {
    let database = Database::sqlite();
    let server = start(&database, Limits { body_seconds: Some(1), ..Limits::NONE }).await;
    let head = "POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{";
    let half = say(&server, head).await;
    let (mut reading, mut writing) = say(&server, head).await.into_split();
    let trickle = tokio::spawn(async move {
        while writing.write_all(b" ").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    });
    let mut answer = String::new();
    let read = reading.read_to_string(&mut answer);
    timeout(Duration::from_secs(20), read).await.expect("it is answered in time").ok();
    for answer in [rest(half).await, answer] {
        assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("did not come in time"), "{answer}");
    }
    trickle.abort();
    server.stop().await;
}

#[tokio::test]
async fn an_address_has_so_many_connections_and_others_still_come_in() {
    let database = Database::sqlite();
    let server = start(&database, Limits { sockets_per_address: Some(4), ..Limits::NONE }).await;
    let mut taken = Vec::new();
    for _ in 0..8 {
        let mut stream = say(&server, "GET /api/me HTTP/1.1\r\nhost: x\r\n\r\n").await;
        stream.read_u8().await.unwrap();
        taken.push(stream);
    }
    // They are there and quiet; the next ones are sent away at once.
    for _ in 0..50 {
        let mut stream = connect_from(EVE, server.address).await;
        let read = timeout(Duration::from_secs(5), stream.read_u8()).await.expect("it is closed at once");
        assert!(read.is_err());
    }
    assert_eq!(status(reqwest::Client::new().get(server.url("/api/me"))).await, 200);
    // A place is free when its connection is closed.
    drop(taken.pop());
    loop {
        let mut stream = connect_from(EVE, server.address).await;
        let sent = stream.write_all(b"GET /api/me HTTP/1.1\r\nhost: x\r\n\r\n").await;
        if sent.is_ok() && stream.read_u8().await.is_ok() {
            break;
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn an_address_has_so_many_sockets_and_opens_so_many_in_a_second() {
    let database = Database::sqlite();
    let server = start(&database, Limits { sockets_per_address: Some(3), ..Limits::NONE }).await;
    let ada = server.guest("Ada").await;
    let (link, _) = ada.lay(&json!({ "game": "gangster" })).await;
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(ada.connect(&link).await);
    }
    assert_eq!(ada.try_connect(&link).await.err(), Some(429));
    // The next one gets in as soon as one is gone.
    open.pop().unwrap().close().await;
    let again = async { while ada.try_connect(&link).await.is_err() {} };
    timeout(Duration::from_secs(10), again).await.expect("a place is free again");
    drop(open);
    server.stop().await;

    let server = start(&database, Limits { handshakes_per_second: Some(2), ..Limits::NONE }).await;
    let mut codes = Vec::new();
    for _ in 0..20 {
        codes.push(ada_at(&server, &ada.cookie, &link).await);
    }
    assert!(codes[..2].iter().all(|code| *code == 101), "{codes:?}");
    assert!(codes.contains(&429), "{codes:?}");
    server.stop().await;
}

/// The status of a handshake.
async fn ada_at(server: &Running, cookie: &str, link: &str) -> u16 {
    let ada = server.known(cookie);
    ada.try_connect(link).await.err().unwrap_or(101)
}

#[tokio::test]
async fn clients_are_told_apart_behind_trusted_proxies_only() {
    let database = Database::sqlite();
    let limits = Limits { requests_per_minute: Some(5), ..Limits::NONE };
    let config = Config { database: database.address.clone(), limits, ..Config::default() };
    let http = reqwest::Client::new();
    let ask = async |server: &Running, lines: &[&str]| {
        let request = http.get(server.url("/api/me"));
        status(lines.iter().fold(request, |request, line| request.header("x-forwarded-for", *line))).await
    };
    let server = Running::start_config(config.clone()).await;
    for n in 0..5 {
        assert_eq!(ask(&server, &[&format!("192.0.2.{n}")]).await, 200);
    }
    assert_eq!(ask(&server, &["192.0.2.9"]).await, 429, "nobody is believed");
    server.stop().await;
    let trusting = [
        Config { public_url: Some("http://backroom.example".to_owned()), ..config.clone() },
        Config { trusted_proxies: vec!["127.0.0.0/8".to_owned()], ..config.clone() },
    ];
    for config in trusting {
        let server = Running::start_config(config).await;
        for n in 0..5 {
            // What the client says itself comes first.
            assert_eq!(ask(&server, &[&format!("203.0.113.{n}"), "192.0.2.1"]).await, 200);
        }
        assert_eq!(ask(&server, &["203.0.113.77", "192.0.2.1"]).await, 429);
        assert_eq!(ask(&server, &["203.0.113.77, 192.0.2.2"]).await, 200);
        // A network of IPv6 addresses is one client.
        for n in 0..5 {
            assert_eq!(ask(&server, &[&format!("2001:db8::{n}")]).await, 200);
        }
        assert_eq!(ask(&server, &["2001:db8::77"]).await, 429);
        server.stop().await;
    }
}

#[tokio::test]
async fn a_half_sent_request_does_not_hold_up_the_end_and_tables_are_written() {
    for database in databases().await {
        let server = start(&database, Limits { shutdown_seconds: Some(2), ..Limits::NONE }).await;
        let mut pair = Pair::at(&server, json!({ "game": "gangster" })).await;
        pair.step(&mut crate::common::client::random(1)).await;
        let (seq, link, cookie) = (pair.one.seq, pair.link.clone(), pair.ada.cookie.clone());
        let _half = say(&server, "GET /api/me HTTP/1.1\r\nhost").await;
        let body =
            "POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{";
        let _half_a_body = say(&server, body).await;
        let began = Instant::now();
        server.stop().await;
        assert!(began.elapsed() < Duration::from_secs(5), "{:?}", began.elapsed());
        let server = start(&database, Limits::NONE).await;
        let mut ada = server.known(&cookie).connect(&link).await;
        assert_eq!(ada.sync(None).await["seq"], seq);
        server.stop().await;
    }
}

#[tokio::test]
async fn health_and_metrics_can_have_a_listener_of_their_own() {
    let database = Database::sqlite();
    let http = reqwest::Client::new();
    let config = Config { database: database.address.clone(), limits: Limits::NONE, ..Config::default() };
    let own = Config { status_listen: Some(([127, 0, 0, 1], 0).into()), ..config.clone() };
    let server = Running::start_config(own).await;
    let status_address = server.status_address.unwrap();
    for path in ["/healthz", "/readyz", "/metrics"] {
        assert_eq!(status(http.get(server.url(path))).await, 404, "{path}");
        assert_eq!(status(http.get(format!("http://{status_address}{path}"))).await, 200, "{path}");
    }
    assert_eq!(status(http.get(format!("http://{status_address}/api/me"))).await, 404);
    server.stop().await;
    // Without one, metrics are for who is near, and never for who comes by a proxy.
    for public_url in [None, Some("https://backroom.example".to_owned())] {
        let server = Running::start_config(Config { public_url, ..config.clone() }).await;
        assert_eq!(status(http.get(server.url("/healthz"))).await, 200);
        assert_eq!(status(http.get(server.url("/metrics"))).await, 200);
        for name in ["x-forwarded-for", "forwarded", "via"] {
            assert_eq!(status(http.get(server.url("/metrics")).header(name, "127.0.0.1")).await, 404, "{name}");
        }
        server.stop().await;
    }
}

#[tokio::test]
async fn what_the_api_answers_is_kept_nowhere_and_browsers_stay_with_tls() {
    let database = Database::sqlite();
    for (public_url, expected) in [
        (None, None),
        (Some("http://backroom.example".to_owned()), None),
        (Some("https://backroom.example".to_owned()), Some("max-age=31536000")),
    ] {
        let server = Running::start_with(&database.address, Limits::NONE, public_url).await;
        for path in ["/", "/api/me", "/api/nothing", "/api/tables/mine", "/healthz"] {
            let answer = reqwest::get(server.url(path)).await.unwrap();
            let header = |name: &str| answer.headers().get(name).map(|value| value.to_str().unwrap());
            assert_eq!(header("strict-transport-security"), expected, "{path}");
            let private = path.starts_with("/api");
            assert_eq!(header("cache-control") == Some("no-store"), private, "{path}");
        }
        assert_eq!(reqwest::get(server.url("/api/nothing")).await.unwrap().status(), 404);
        server.stop().await;
    }
}
