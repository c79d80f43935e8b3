//! What attackers have in their hands: a socket that says anything.

use super::field::Field;
use crate::laboratory::network::Guest;
use anyhow::Context;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Error, Message, client::IntoClientRequest},
};

/// How long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(3);

/// A socket to a table.
pub struct Socket {
    socket: WebSocketStream<TcpStream>,
    /// The last position that was seen.
    pub update: Value,
    requests: u64,
    name: u64,
}

impl Socket {
    /// Connects; `None` if the server doesn't want to.
    pub async fn open(field: &Field, guest: &Guest, link: &str) -> anyhow::Result<Option<Self>> {
        static NAMES: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(1);
        let Ok(stream) = guest.connect(field.server()).await else { return Ok(None) };
        stream.set_nodelay(true).ok();
        let mut request = format!("ws://{}/api/tables/{link}/socket", field.server()).into_client_request()?;
        request.headers_mut().insert("cookie", guest.cookie().parse()?);
        match timeout(PATIENCE, client_async(request, stream)).await {
            Ok(Ok((socket, _))) => {
                let name = NAMES.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                Ok(Some(Self { socket, update: Value::Null, requests: 0, name }))
            }
            Ok(Err(Error::Http(_) | Error::Io(_) | Error::Protocol(_) | Error::ConnectionClosed)) | Err(_) => Ok(None),
            Ok(Err(error)) => Err(error.into()),
        }
    }

    /// Connects and looks, however often it takes.
    pub async fn synced(field: &Field, guest: &Guest, link: &str) -> anyhow::Result<Self> {
        for _ in 0..50 {
            if let Some(mut socket) = Self::open(field, guest, link).await?
                && socket.say(&json!({ "type": "sync" })).await
                && socket.hear_type("update").await.is_some()
            {
                return Ok(socket);
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        anyhow::bail!("the server lets nobody sit down at {link}")
    }

    /// Says something. Tells whether the line was still open.
    pub async fn say(&mut self, message: &Value) -> bool {
        self.say_text(message.to_string()).await
    }

    /// Says anything.
    pub async fn say_text(&mut self, text: impl Into<String>) -> bool {
        let said = timeout(PATIENCE, self.socket.send(Message::text(text.into()))).await;
        matches!(said, Ok(Ok(())))
    }

    /// Sends bytes instead of text.
    pub async fn say_bytes(&mut self, bytes: Vec<u8>) -> bool {
        matches!(timeout(PATIENCE, self.socket.send(Message::binary(bytes))).await, Ok(Ok(())))
    }

    /// The next message; `None` if none comes or the line is closed.
    pub async fn hear(&mut self) -> Option<Value> {
        loop {
            match timeout(PATIENCE, self.socket.next()).await.ok()??.ok()? {
                Message::Text(text) => {
                    let message: Value = serde_json::from_str(&text).ok()?;
                    if message["type"] == "update" {
                        self.update = message.clone();
                    }
                    return Some(message);
                }
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// Listens until a message of this type.
    pub async fn hear_type(&mut self, wanted: &str) -> Option<Value> {
        loop {
            let message = self.hear().await?;
            if message["type"] == wanted {
                return Some(message);
            }
        }
    }

    /// A name for a request that nobody has used.
    pub fn request(&mut self) -> String {
        self.requests += 1;
        format!("s{}-{}", self.name, self.requests)
    }

    /// Sends a request with a name and waits for its answer.
    pub async fn ask(&mut self, mut message: Value) -> Option<Value> {
        if message["request"].is_null() {
            message["request"] = self.request().into();
        }
        if !self.say(&message).await {
            return None;
        }
        loop {
            let answer = self.hear().await?;
            if answer["re"] == message["request"] {
                return Some(answer);
            }
        }
    }

    /// The number of the position.
    pub fn seq(&self) -> i64 {
        self.update["seq"].as_i64().unwrap_or(0)
    }

    /// Whether it is asked.
    pub fn is_asked(&self) -> bool {
        !self.update["ask"].is_null()
    }

    /// Makes a whole decision, of each step the first choice, with a name for the request. Gives the answer to the last.
    pub async fn decide(&mut self, request: Option<&str>) -> Option<Value> {
        let (mut made, mut ask) = (Vec::new(), self.update["ask"].clone());
        let seq = self.seq();
        loop {
            made.push(ask["choices"][0]["id"].clone());
            let mut message = json!({ "type": "choose", "seq": seq, "choices": made });
            if let Some(request) = request {
                message["request"] = request.into();
            }
            let answer = self.ask(message).await?;
            if answer["type"] != "step" {
                return Some(answer);
            }
            ask = answer["ask"].clone();
        }
    }
}

/// A table that an attacker plays alone, on both sides: its link, and a connection that is asked.
pub async fn alone(field: &Field, guest: &Guest, clock: Value) -> anyhow::Result<(String, Socket)> {
    let wish = json!({ "game": "gangster", "seats": { "red": "me", "blue": "here" }, "options": { "clock": clock } });
    let laid = guest.post(field.server(), "/tables", &wish).await?;
    let link = laid["link"].as_str().context("no link")?.to_owned();
    let mut socket = Socket::synced(field, guest, &link).await?;
    socket.say(&json!({ "type": "ready", "seed": "x" })).await;
    while !socket.is_asked() {
        socket.hear().await.context("the game doesn't begin")?;
    }
    Ok((link, socket))
}

/// No clock.
pub fn no_clock() -> Value {
    json!({ "kind": "none" })
}

/// A table for two attackers, begun: its link, and a connection for each.
pub async fn pair(field: &Field, guests: [&Guest; 2], options: Value) -> anyhow::Result<(String, [Socket; 2])> {
    let wish = json!({ "game": "gangster", "options": options });
    let laid = guests[0].post(field.server(), "/tables", &wish).await?;
    let (link, invite) = (laid["link"].as_str().context("no link")?.to_owned(), laid["invite"].as_str());
    guests[1].post(field.server(), &format!("/invitations/{}", invite.unwrap_or_default()), &json!({})).await?;
    let mut sockets = [Socket::synced(field, guests[0], &link).await?, Socket::synced(field, guests[1], &link).await?];
    for socket in &mut sockets {
        socket.say(&json!({ "type": "ready", "seed": "x" })).await;
    }
    for socket in &mut sockets {
        while socket.seq() == 0 {
            socket.hear().await.context("the game doesn't begin")?;
        }
    }
    Ok((link, sockets))
}
