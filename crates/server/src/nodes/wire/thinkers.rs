//! Bots that think in processes of their own, which all houses on a NATS share. Whoever is free takes the next question; if
//! nobody is, the node that asks thinks itself.

use super::{Address, options};
use crate::{
    metrics::Metrics,
    store::{Millis, now},
    thinking::{Asker, Question, Thinking},
};
use async_nats::{Client, Event, connection::State};
use futures_util::StreamExt;
use std::{
    sync::{
        Arc, OnceLock,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};
use tokio::time::timeout;

/// Where questions go; the number says how they are written.
const SUBJECT: &str = "backroom.think.1";
/// All thinkers are one group, of which one hears each question.
const GROUP: &str = "thinkers";
/// How long a bot may think before somebody else is asked.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long nobody is asked after nobody was there, in milliseconds.
const AGAIN: Millis = 1_000;

/// Those who think elsewhere.
#[derive(Clone, Default)]
pub struct Thinkers {
    client: Arc<OnceLock<Client>>,
    /// Until when nobody is asked.
    alone: Arc<AtomicI64>,
}

impl Thinkers {
    pub(super) fn reach(&self, client: &Client) {
        self.client.set(client.clone()).ok();
    }

    /// What somebody elsewhere decides; nothing if nobody is there who is free.
    pub async fn ask(&self, question: &Question) -> Option<Vec<u8>> {
        let client = self.client.get().filter(|client| client.connection_state() == State::Connected)?;
        if now() < self.alone.load(Ordering::Relaxed) {
            return None;
        }
        let question = rmp_serde::to_vec_named(question).ok()?;
        let answer = timeout(PATIENCE, client.request(SUBJECT, question.into())).await.ok().and_then(Result::ok);
        let choices = answer.map(|answer| answer.payload.to_vec()).filter(|choices| !choices.is_empty());
        if choices.is_none() {
            self.alone.store(now() + AGAIN, Ordering::Relaxed);
        }
        choices
    }
}

/// Thinks about what nodes ask, on so many threads, until the future is dropped. Says why it can't begin.
pub async fn think(address: &Address, threads: usize) -> Result<(), String> {
    let options = options().event_callback(|event| async move {
        match event {
            Event::Connected => tracing::info!("NATS is reached"),
            other => tracing::warn!(event = %other, "NATS"),
        }
    });
    let client = options.connect(address.0.clone()).await.map_err(|error| format!("nats: {error}"))?;
    let questions = client.queue_subscribe(SUBJECT, GROUP.to_owned()).await;
    let mut questions = questions.map_err(|error| format!("nats: {error}"))?;
    let thinking = Thinking::start_with(threads, Arc::new(Metrics::default()));
    while let Some(message) = questions.next().await {
        let Some(reply) = message.reply else { continue };
        // One that would have to wait for long is better thought about where it came from.
        let question = rmp_serde::from_slice::<Question>(&message.payload).ok().filter(|_| thinking.crowd() < threads);
        let thought = question.map(|question| thinking.ask(Asker::Person(0), move |_| question.answer()));
        let client = client.clone();
        tokio::spawn(async move {
            let choices = match thought {
                Some(thought) => thought.await.flatten(),
                None => None,
            };
            client.publish(reply, choices.unwrap_or_default().into()).await.ok();
        });
    }
    Err("nats: the connection is gone".to_owned())
}
