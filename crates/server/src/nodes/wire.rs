//! What nodes send each other, over NATS. Nothing is kept there: whoever isn't connected misses what is sent.

mod frames;
mod thinkers;

pub use thinkers::{Thinkers, think};

use super::{News, Nodes, Told};
use crate::people::random_bytes;
use async_nats::{Client, ConnectOptions, Event, ServerAddr, connection::State};
use frames::{Frames, Parts};
use futures_util::StreamExt;
use node::{Envelope, Input, Life};
use serde::{Serialize, de::DeserializeOwned};
use std::time::Duration;
use tokio::{
    sync::{mpsc, oneshot},
    task::{AbortHandle, JoinSet},
    time::timeout,
};

/// How often is looked whether the connection stands; after two looks without an answer it doesn't.
const PING: Duration = Duration::from_millis(700);
/// How long connecting may take, and how long is waited between two tries.
const CONNECTING: Duration = Duration::from_secs(2);
const AGAIN: Duration = Duration::from_millis(250);
/// How long a message may wait for the connection: it is sent again then, if it matters.
const PATIENCE: Duration = Duration::from_millis(100);

/// Where NATS is.
#[derive(Clone, Debug)]
pub struct Address(Vec<ServerAddr>);

impl Address {
    /// One or more addresses with commas between them; or what is wrong with them.
    pub fn read(text: &str) -> Result<Self, String> {
        let one = |part: &str| {
            let expected = || format!("nats: expected nats://… or tls://…, found \"{part}\"");
            let address = part.trim().parse::<ServerAddr>().map_err(|_| expected())?;
            let known = ["nats", "tls"].contains(&address.scheme()) && !address.host().is_empty();
            if known && !part.trim().is_empty() { Ok(address) } else { Err(expected()) }
        };
        text.split(',').map(one).collect::<Result<_, _>>().map(Self)
    }
}

enum Outward {
    Envelope(Envelope),
    News(News),
    Life(Option<Life>),
    Flush(oneshot::Sender<()>),
}

/// The way out.
pub(super) struct Wire {
    out: mpsc::UnboundedSender<Outward>,
}

impl Wire {
    /// Connects, as soon as that is possible, for the house of this name.
    pub fn start(address: &Address, name: &str, nodes: Nodes) -> Self {
        let (out, outward) = mpsc::unbounded_channel();
        tokio::spawn(carry(address.0.clone(), name.to_owned(), nodes, outward));
        Self { out }
    }

    pub fn send(&self, envelope: Envelope) {
        self.out.send(Outward::Envelope(envelope)).ok();
    }

    pub fn publish(&self, news: News) {
        self.out.send(Outward::News(news)).ok();
    }

    /// From now on what is for this life is heard.
    pub fn live(&self, life: Option<Life>) {
        self.out.send(Outward::Life(life)).ok();
    }

    /// Returns when everything is sent.
    pub async fn flush(&self) {
        let (done, flushed) = oneshot::channel();
        self.out.send(Outward::Flush(done)).ok();
        flushed.await.ok();
    }
}

/// How one connects to NATS: again and again, until it works.
fn options() -> ConnectOptions {
    ConnectOptions::new()
        .name("backroom")
        .no_echo()
        .retry_on_initial_connect()
        .max_reconnects(None)
        .ignore_discovered_servers()
        .ping_interval(PING)
        .connection_timeout(CONNECTING)
        .reconnect_delay_callback(|_| AGAIN)
}

async fn carry(address: Vec<ServerAddr>, name: String, nodes: Nodes, mut outward: mpsc::UnboundedReceiver<Outward>) {
    let told = nodes.clone();
    let options = options().event_callback(move |event| {
        match event {
            Event::Connected => told.tell(Input::Linked(true)),
            Event::Disconnected | Event::Closed => told.tell(Input::Linked(false)),
            other => tracing::warn!(event = %other, "NATS"),
        }
        async {}
    });
    let client = match options.connect(address).await {
        Ok(client) => client,
        Err(error) => return tracing::error!(%error, "NATS can't be reached"),
    };
    nodes.thinkers.reach(&client);
    let (everybody, frames) = (format!("backroom.{name}.all"), Frames::new(u64::from_le_bytes(random_bytes())));
    let mut carrier = Carrier { client, name, frames, hearing: JoinSet::new(), own: None };
    let tell_news = nodes.clone();
    carrier.hear(everybody.clone(), move |news: News| drop(tell_news.told.send(Told::News(news)))).await;
    while let Some(message) = outward.recv().await {
        match message {
            Outward::Envelope(envelope) => {
                let subject = carrier.subject(envelope.to);
                carrier.send(subject, &envelope).await;
            }
            Outward::News(news) => carrier.send(everybody.clone(), &news).await,
            Outward::Life(life) => {
                carrier.own.take().inspect(AbortHandle::abort);
                if let Some(life) = life {
                    let (subject, nodes) = (carrier.subject(life), nodes.clone());
                    let heard = move |envelope: Envelope| nodes.tell(Input::Heard(envelope));
                    carrier.own = carrier.hear(subject, heard).await;
                }
            }
            Outward::Flush(done) => {
                timeout(CONNECTING, carrier.client.flush()).await.ok();
                done.send(()).ok();
            }
        }
    }
}

struct Carrier {
    client: Client,
    /// The house's name, so that several can share one NATS.
    name: String,
    frames: Frames,
    hearing: JoinSet<()>,
    /// What hears what is for this node's life.
    own: Option<AbortHandle>,
}

impl Carrier {
    fn subject(&self, life: Life) -> String {
        format!("backroom.{}.node.{life}", self.name)
    }

    async fn send(&mut self, subject: String, message: &impl Serialize) {
        if self.client.connection_state() != State::Connected {
            return;
        }
        let Ok(message) = rmp_serde::to_vec_named(message) else { return };
        for frame in self.frames.of(message) {
            if !matches!(timeout(PATIENCE, self.client.publish(subject.clone(), frame.into())).await, Ok(Ok(()))) {
                return;
            }
        }
    }

    /// Hears what is sent to a subject from now on.
    async fn hear<M: DeserializeOwned>(
        &mut self,
        subject: String,
        heard: impl Fn(M) + Send + 'static,
    ) -> Option<AbortHandle> {
        while self.hearing.try_join_next().is_some() {}
        let mut messages = match self.client.subscribe(subject).await {
            Ok(messages) => messages,
            Err(error) => {
                tracing::error!(%error, "nothing can be heard from other nodes");
                return None;
            }
        };
        Some(self.hearing.spawn(async move {
            let mut parts = Parts::default();
            while let Some(message) = messages.next().await {
                let Some(whole) = parts.add(&message.payload) else { continue };
                match rmp_serde::from_slice(&whole) {
                    Ok(message) => heard(message),
                    Err(error) => {
                        tracing::warn!(%error, "another node says something that this one doesn't understand")
                    }
                }
            }
        }))
    }
}
