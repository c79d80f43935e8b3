//! One client's WebSocket.

use crate::{
    App,
    crowd::SocketPlace,
    door::{Checked, No, Why},
    house::House,
    live::Presence,
    openapi::RefusedKnown,
    protocol::{ClientMessage, LONGEST_MESSAGE},
    sessions::{Pass, Visit},
    table::{Call, Joined, Messages, Tables},
    text,
    tokens::Scope,
};
use axum::{
    extract::{
        Path, State,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade},
    },
    http::StatusCode,
    response::Response,
};
use futures_util::SinkExt;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use std::{borrow::Cow, num::NonZeroU32, pin::pin, sync::Arc, time::Duration};
use tokio::{
    sync::mpsc,
    time::{Instant, timeout},
};

/// How often a silent client is asked whether it is still there.
const PING: Duration = Duration::from_secs(25);
/// How long it may take a client to take what is sent to it.
const PATIENCE: Duration = Duration::from_secs(10);
/// Come back and sync: the connection was too slow, or the table starts over.
const COME_BACK: u16 = 1013;
/// The client has sent something that no client of this protocol sends.
const MISBEHAVED: u16 = 1008;
/// Whoever opened it is signed out, shut out or gone.
const SIGNED_OUT: u16 = 4001;

/// A WebSocket to a table; docs/protocol.md tells what goes over it.
#[utoipa::path(get, path = "/tables/{link}/socket", tag = "tables", responses(
    (status = 101, description = "from now on it is a WebSocket"),
    (status = 404, body = Why),
    (status = 426, description = "no WebSocket was asked for"),
    RefusedKnown
))]
pub async fn open(
    State(app): State<App>,
    SocketPlace(place): SocketPlace,
    Path(link): Path<String>,
    visit: Visit,
    Checked(upgrade): Checked<WebSocketUpgrade>,
) -> Result<Response, No> {
    if !Tables::is_there(&app.house, &link).await? {
        return Err(No::because(StatusCode::NOT_FOUND, "there is no such table"));
    }
    if app.house.nodes.as_ref().is_some_and(|nodes| !nodes.standing().ready) {
        return Err(No::because(StatusCode::SERVICE_UNAVAILABLE, "this node takes no connections now; come back"));
    }
    // Small buffers: most of the time a table is quiet, and there are many.
    let upgrade = upgrade.read_buffer_size(LONGEST_MESSAGE).write_buffer_size(16 * 1024);
    let upgrade = upgrade.max_message_size(LONGEST_MESSAGE).max_frame_size(LONGEST_MESSAGE);
    Ok(upgrade.on_upgrade(move |socket| async move {
        app.house.metrics.connections.inc();
        let pace = app.limits.messages_per_second.and_then(NonZeroU32::new);
        Client::serve(app.house.clone(), link, visit, socket, pace).await;
        app.house.metrics.connections.dec();
        drop(place);
    }))
}

/// Waits until the client's pass ends.
async fn ended(presence: &Option<Arc<Presence>>) {
    match presence {
        Some(presence) => presence.ended().await,
        None => std::future::pending().await,
    }
}

struct Client {
    id: u64,
    socket: WebSocket,
    table: mpsc::Sender<Call>,
    messages: Messages,
    pace: Option<DefaultDirectRateLimiter>,
    presence: Option<Arc<Presence>>,
    /// Whether its token lets it only look on.
    reads_only: bool,
}

impl Client {
    async fn serve(house: Arc<House>, link: String, visit: Visit, socket: WebSocket, pace: Option<NonZeroU32>) {
        let Ok(Some(Joined { id, table, messages })) = Tables::join(&house, &link, visit.person).await else { return };
        // A burst of three seconds' worth is fine: people click fast at times.
        let quota = |pace: NonZeroU32| {
            Quota::per_second(pace).allow_burst(pace.saturating_mul(NonZeroU32::new(3).unwrap_or(pace)))
        };
        let pace = pace.map(|pace| RateLimiter::direct(quota(pace)));
        let (presence, reads_only) = (visit.presence, visit.pass == Pass::Token(Scope::Read));
        let mut client = Self { id, socket, table, messages, pace, presence, reads_only };
        let close = client.run().await;
        client.table.send(Call::Leave(id)).await.ok();
        if let Some((code, reason)) = close {
            let frame = CloseFrame { code, reason: reason.into_owned().into() };
            timeout(PATIENCE, client.socket.send(Message::Close(Some(frame)))).await.ok();
        }
    }

    /// Passes messages on until one side has enough. Says what the client is told at the end, if it is still there.
    async fn run(&mut self) -> Option<(u16, Cow<'static, str>)> {
        let mut heard = Instant::now();
        let mut ping = tokio::time::interval_at(heard + PING, PING);
        let presence = self.presence.clone();
        let mut ended = pin!(ended(&presence));
        loop {
            tokio::select! {
                received = self.socket.recv() => {
                    heard = Instant::now();
                    match received? {
                        Ok(Message::Text(text)) => {
                            if !self.pass_on(&text).await {
                                return Some((COME_BACK, "sync again".into()));
                            }
                        }
                        Ok(Message::Binary(_)) => return Some((MISBEHAVED, "expected text".into())),
                        Ok(Message::Close(_)) | Err(_) => return None,
                        Ok(Message::Ping(_) | Message::Pong(_)) => {}
                    }
                }
                message = self.messages.recv() => {
                    let Some(message) = message else { return Some((COME_BACK, self.messages.why().unwrap_or("sync again".into()))) };
                    // All tables whose moves were written together speak first: what is sent in one go wakes fewer threads.
                    tokio::task::yield_now().await;
                    if !matches!(timeout(PATIENCE, self.send(message)).await, Ok(Ok(()))) {
                        return None;
                    }
                }
                () = &mut ended => return Some((SIGNED_OUT, "you are signed out".into())),
                _ = ping.tick() => {
                    if heard.elapsed() > 3 * PING {
                        return None;
                    }
                    if heard.elapsed() >= PING {
                        timeout(PATIENCE, self.socket.send(Message::Ping(Default::default()))).await.ok()?.ok()?;
                    }
                }
            }
        }
    }

    /// Tells the table what the client says. Says whether it is still there.
    async fn pass_on(&mut self, text: &str) -> bool {
        let call = if self.pace.as_ref().is_some_and(|pace| pace.check().is_err()) {
            Call::TooFast(self.id)
        } else if text::has_nul(text.as_bytes()) {
            Call::Malformed(self.id, text::NUL.to_owned())
        } else {
            match serde_json::from_str::<ClientMessage>(text) {
                Ok(message) if self.reads_only && !matches!(message, ClientMessage::Sync { .. }) => {
                    Call::Malformed(self.id, "this token may only read".to_owned())
                }
                Ok(message) => Call::Say(self.id, message),
                Err(error) => Call::Malformed(self.id, error.to_string()),
            }
        };
        self.table.send(call).await.is_ok()
    }

    /// Sends a message and whatever else is waiting, in one go.
    async fn send(&mut self, message: Utf8Bytes) -> Result<(), axum::Error> {
        self.socket.feed(Message::Text(message)).await?;
        while let Ok(message) = self.messages.try_recv() {
            self.socket.feed(Message::Text(message)).await?;
        }
        self.socket.flush().await
    }
}
