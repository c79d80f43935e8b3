//! Clients of a server that runs in the test's own process.

use futures_util::{SinkExt, StreamExt};
use reqwest::Method;
use serde_json::{Value, json};
use server::{Config, Limits, Server, house::House};
use std::{net::SocketAddr, sync::Arc, time::Duration};
use tokio::{net::TcpStream, sync::oneshot, task::JoinHandle, time::timeout};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{self, Message, client::IntoClientRequest},
};

/// A server in this process.
pub struct Running {
    pub address: SocketAddr,
    pub status_address: Option<SocketAddr>,
    pub house: Arc<House>,
    stop: Option<oneshot::Sender<()>>,
    served: Option<JoinHandle<()>>,
}

pub const NO_LIMITS: Limits = Limits::NONE;
/// Everybody's password.
pub const PASSWORD: &str = "long enough 1";

impl Running {
    pub async fn start(database: &str) -> Self {
        Self::start_with(database, NO_LIMITS, None).await
    }

    pub async fn start_with(database: &str, limits: Limits, public_url: Option<String>) -> Self {
        let config = Config { database: database.to_owned(), public_url, limits, ..Config::default() };
        Self::start_config(config).await
    }

    /// Where it listens is its own business.
    pub async fn start_config(config: Config) -> Self {
        let config = Config { listen: SocketAddr::from(([127, 0, 0, 1], 0)), ..config };
        let server = Server::open(&config).await.unwrap();
        let (address, status_address, house) = (server.address(), server.status_address(), server.house().clone());
        let (stop, stopped) = oneshot::channel();
        let served = tokio::spawn(async move {
            server.run(async { stopped.await.unwrap_or(()) }).await.unwrap();
        });
        Self { address, status_address, house, stop: Some(stop), served: Some(served) }
    }

    /// Stops as a signal would.
    pub async fn stop(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        timeout(Duration::from_secs(20), self.served.take().unwrap()).await.expect("the server stops").unwrap();
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub async fn guest(&self, name: &str) -> Guest {
        Guest::new(self.address, name).await
    }

    /// Somebody who has been here before.
    pub fn known(&self, cookie: &str) -> Guest {
        Guest { http: reqwest::Client::new(), cookie: cookie.to_owned(), address: self.address }
    }
}

/// Somebody with a cookie.
#[derive(Clone)]
pub struct Guest {
    http: reqwest::Client,
    pub cookie: String,
    address: SocketAddr,
}

impl Guest {
    /// Somebody who comes for the first time.
    pub async fn new(address: SocketAddr, name: &str) -> Self {
        let (http, url) = (reqwest::Client::new(), format!("http://{address}/api/guest"));
        let answer = http.post(url).json(&json!({ "name": name })).send().await.unwrap();
        assert_eq!(answer.status(), 200);
        let cookie = answer.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
        Self { http, cookie, address }
    }

    /// The same person at another server.
    pub fn at(&self, address: SocketAddr) -> Self {
        Self { address, ..self.clone() }
    }

    fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        let (name, value) = self.pass();
        self.http.request(method, format!("http://{}{path}", self.address)).header(name, value)
    }

    pub async fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        let request = self.request(Method::POST, path);
        read(request.json(body).send().await.unwrap()).await
    }

    /// The cookie that the answer sets, if it is a good one.
    pub async fn post_for_cookie(&self, path: &str, body: &Value) -> Option<String> {
        let request = self.request(Method::POST, path);
        let answer = request.json(body).send().await.unwrap();
        let cookie = answer.headers().get("set-cookie").filter(|_| answer.status().is_success())?;
        Some(cookie.to_str().unwrap().split(';').next().unwrap().to_owned())
    }

    pub async fn get(&self, path: &str) -> (u16, Value) {
        let request = self.request(Method::GET, path);
        read(request.send().await.unwrap()).await
    }

    pub async fn delete_with(&self, path: &str, body: &Value) -> (u16, Value) {
        let request = self.request(Method::DELETE, path);
        read(request.json(body).send().await.unwrap()).await
    }

    /// Gets an account, and gives the cookie by which this browser is known from now on.
    pub async fn register(&self, login: &str) -> String {
        let account = json!({ "login": login, "password": PASSWORD, "end_others": false });
        self.post_for_cookie("/api/account", &account).await.unwrap()
    }

    /// The same person with another browser.
    pub async fn sign_in(&self, login: &str) -> Self {
        let wish = json!({ "login": login, "password": PASSWORD });
        let cookie = Self { cookie: String::new(), ..self.clone() }.post_for_cookie("/api/sign-in", &wish).await;
        Self { cookie: cookie.unwrap(), ..self.clone() }
    }

    /// A program of this person's.
    pub async fn token(&self, name: &str, scope: &str) -> Self {
        let (status, answer) = self.post("/api/me/tokens", &json!({ "name": name, "scope": scope })).await;
        assert_eq!(status, 200, "{answer}");
        Self { cookie: format!("Bearer {}", answer["token"].as_str().unwrap()), ..self.clone() }
    }

    /// What says who asks: a browser's cookie or a program's token.
    fn pass(&self) -> (&'static str, &str) {
        (if self.cookie.starts_with("Bearer ") { "authorization" } else { "cookie" }, &self.cookie)
    }

    pub async fn delete(&self, path: &str) -> (u16, Value) {
        let request = self.request(Method::DELETE, path);
        read(request.send().await.unwrap()).await
    }

    /// Lays a table; gives its link and invitation.
    pub async fn lay(&self, wish: &Value) -> (String, String) {
        let (status, laid) = self.post("/api/tables", wish).await;
        assert_eq!(status, 200, "{laid}");
        (laid["link"].as_str().unwrap().to_owned(), laid["invite"].as_str().unwrap().to_owned())
    }

    pub async fn sit(&self, invite: &str) -> Value {
        let (status, sat) = self.post(&format!("/api/invitations/{invite}"), &json!({})).await;
        assert_eq!(status, 200, "{sat}");
        sat
    }

    pub async fn connect(&self, link: &str) -> Client {
        self.try_connect(link).await.unwrap()
    }

    /// Connects, or tells the status of the refusal.
    pub async fn try_connect(&self, link: &str) -> Result<Client, u16> {
        let url = format!("ws://{}/api/tables/{link}/socket", self.address);
        let mut request = url.into_client_request().unwrap();
        let (name, value) = self.pass();
        request.headers_mut().insert(name, value.parse().unwrap());
        let socket = match connect_async(request).await {
            Ok((socket, _)) => socket,
            Err(tungstenite::Error::Http(answer)) => return Err(answer.status().as_u16()),
            Err(error) => panic!("{error}"),
        };
        Ok(Client {
            socket,
            seq: 0,
            update: Value::Null,
            table: Value::Null,
            requests: 0,
            made: Vec::new(),
            closed: false,
            close_frame: None,
        })
    }

    /// Connects, looks and says that they are ready.
    pub async fn ready(&self, link: &str, seed: &str) -> Client {
        let mut client = self.connect(link).await;
        client.sync(None).await;
        client.say(json!({"type": "ready", "seed": seed})).await;
        client
    }
}

async fn read(answer: reqwest::Response) -> (u16, Value) {
    let status = answer.status().as_u16();
    let text = answer.text().await.unwrap();
    (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
}

/// A connection to a table, and what it was shown last.
pub struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub seq: i64,
    pub update: Value,
    pub table: Value,
    requests: u32,
    /// The choices of the decision under way.
    pub made: Vec<u64>,
    pub closed: bool,
    /// How the server closed the connection, and why.
    pub close_frame: Option<(u16, String)>,
}

impl Client {
    pub async fn say(&mut self, message: Value) {
        self.say_text(&message.to_string()).await;
    }

    /// Says something. Tells whether the connection was still open.
    pub async fn try_say(&mut self, message: Value) -> bool {
        self.socket.send(Message::text(message.to_string())).await.is_ok()
    }

    pub async fn say_text(&mut self, message: &str) {
        self.socket.send(Message::text(message)).await.unwrap();
    }

    /// The next message; panics if none comes.
    pub async fn hear(&mut self) -> Value {
        self.try_hear().await.expect("the connection is open")
    }

    /// The next message, or none if the connection is closed.
    pub async fn try_hear(&mut self) -> Option<Value> {
        loop {
            let heard = timeout(Duration::from_secs(60), self.socket.next()).await.expect("a message comes in time");
            match heard {
                Some(Ok(Message::Text(text))) => return Some(self.keep(&text)),
                Some(Ok(Message::Close(frame))) => {
                    self.closed = true;
                    self.close_frame = frame.map(|frame| (frame.code.into(), frame.reason.to_string()));
                    return None;
                }
                Some(Err(_)) | None => {
                    self.closed = true;
                    return None;
                }
                Some(Ok(_)) => {}
            }
        }
    }

    fn keep(&mut self, text: &str) -> Value {
        let message: Value = serde_json::from_str(text).unwrap();
        match message["type"].as_str() {
            Some("update") => {
                self.seq = message["seq"].as_i64().unwrap();
                self.made.clear();
                self.update = message.clone();
            }
            Some("table") => self.table = message.clone(),
            _ => {}
        }
        message
    }

    /// Listens until the connection is closed; gives the code.
    pub async fn hear_end(&mut self) -> Option<u16> {
        loop {
            let heard = timeout(Duration::from_secs(20), self.socket.next()).await.expect("it ends in time");
            match heard {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code.into()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    /// Listens until a message of this type.
    pub async fn hear_type(&mut self, wanted: &str) -> Value {
        loop {
            let message = self.hear().await;
            if message["type"] == wanted {
                return message;
            }
        }
    }

    /// Listens until exactly this is proposed.
    pub async fn hear_proposals(&mut self, proposed: &Value) {
        while self.hear_type("table").await["proposals"] != *proposed {}
    }

    /// Listens until a message of one of these types.
    pub async fn hear_until(&mut self, wanted: &[&str]) -> Value {
        loop {
            let message = self.hear().await;
            if wanted.iter().any(|kind| message["type"] == *kind) {
                return message;
            }
        }
    }

    pub async fn sync(&mut self, lang: Option<&str>) -> Value {
        let since = self.seq;
        self.say(json!({"type": "sync", "since": since, "lang": lang})).await;
        self.hear_type("update").await
    }

    pub fn request(&mut self) -> String {
        self.requests += 1;
        format!("r{}-{}", self.requests, self.seq)
    }

    /// Chooses in the next step of the decision under way, and gives the answer to it.
    pub async fn choose(&mut self, choice: u64) -> Value {
        let (request, seq, mut made) = (self.request(), self.seq, std::mem::take(&mut self.made));
        made.push(choice);
        let answer = self.ask_for(json!({"type": "choose", "request": request, "seq": seq, "choices": made})).await;
        if answer["type"] == "step" {
            self.made = made;
        }
        answer
    }

    /// Sends a request and listens until its answer.
    pub async fn ask_for(&mut self, message: Value) -> Value {
        let request = message["request"].clone();
        self.say(message).await;
        loop {
            let answer = self.hear().await;
            if answer["re"] == request {
                return answer;
            }
        }
    }

    /// The ids of the choices of the last ask.
    pub fn choices(ask: &Value) -> Vec<u64> {
        ask["choices"]
            .as_array()
            .map(|all| all.iter().map(|one| one["id"].as_u64().unwrap()).collect())
            .unwrap_or_default()
    }

    pub fn is_asked(&self) -> bool {
        !self.update["ask"].is_null()
    }

    pub fn is_over(&self) -> bool {
        self.update.get("outcome").is_some()
    }

    /// Makes a whole decision: of each step's choices the one that `pick` names by its place. Stops after `most` moves.
    pub async fn move_once(&mut self, pick: &mut impl FnMut(usize) -> usize) {
        let mut ask = self.update["ask"].clone();
        loop {
            let choices = Self::choices(&ask);
            let answer = self.choose(choices[pick(choices.len())]).await;
            match answer["type"].as_str().unwrap() {
                "step" => ask = answer["ask"].clone(),
                "update" => return,
                _ => panic!("{answer}"),
            }
        }
    }

    /// Plays whenever asked, until the game is over.
    pub async fn play_on(&mut self, mut pick: impl FnMut(usize) -> usize) {
        while !self.is_over() {
            if self.is_asked() {
                self.move_once(&mut pick).await;
            } else {
                self.hear().await;
            }
        }
    }

    pub async fn close(mut self) {
        self.socket.close(None).await.ok();
    }

    /// Drops the connection without a word.
    pub fn cut(self) {
        drop(self);
    }

    /// Sends a part of a message's frame and drops the line.
    pub async fn cut_in_the_middle(mut self, message: &str) {
        use tokio::io::AsyncWriteExt;
        // A masked text frame with its length, and then only half of what was promised.
        let length = message.len() as u16;
        let mut frame = vec![0x81, 0x80 | 126];
        frame.extend(length.to_be_bytes());
        frame.extend([0, 0, 0, 0]);
        frame.extend(&message.as_bytes()[..message.len() / 2]);
        if let MaybeTlsStream::Plain(stream) = self.socket.get_mut() {
            stream.write_all(&frame).await.unwrap();
        }
    }
}

/// Picks by a seeded generator.
pub fn random(seed: u64) -> impl FnMut(usize) -> usize {
    let mut random = tabletop::Seeded::new(seed);
    move |count| tabletop::Source::below(&mut random, count as u32) as usize
}
