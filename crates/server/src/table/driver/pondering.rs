//! Bots that think about the position at a table.

use super::Driver;
use crate::{
    games::Playable,
    thinking::{Asker, Question, decide},
};
use ::table::Thought;
use bots::Spec;
use std::pin::Pin;
use tabletop::Decision;
use tokio::task::JoinSet;

/// What a bot will have chosen; nothing if it fell over.
pub(super) type Pondered = Pin<Box<dyn Future<Output = Option<Vec<u8>>> + Send + Sync>>;

impl<G: Playable> Driver<'_, G> {
    /// Lets a bot think about the position: elsewhere if somebody there is free, and otherwise here.
    pub(super) fn think(&self, Thought { seq, bot }: Thought) -> Option<(i64, Pondered)> {
        let Ok(spec) = bot.parse::<Spec>() else {
            tracing::error!(table = self.row.link, bot, "an unknown bot");
            return None;
        };
        let (table, state) = (self.table.clone(), self.machine.standing().state().clone());
        let seed = u64::from_le_bytes(crate::people::random_bytes());
        let thinking = if spec.is_deep() { &self.house.deep } else { &self.house.thinking }.clone();
        let (host, row) = (Asker::Person(self.row.host), &self.row);
        let thinkers = self.house.nodes.as_ref().map(|nodes| nodes.thinkers().clone());
        let elsewhere = thinkers.and_then(|thinkers| Some((thinkers, Question::new::<G>(row, &state, &bot, seed)?)));
        let Some((thinkers, question)) = elsewhere else {
            return Some((seq, Box::pin(thinking.ask(host, move |_| decide(&*table, state, spec, seed)))));
        };
        // It ends when nobody wants to know any more.
        let mut task = JoinSet::new();
        task.spawn(async move {
            let fits = |choices: &Vec<u8>| {
                Decision::made(&*table, state.clone(), choices).is_some_and(|made| made.is_whole(&*table))
            };
            match thinkers.ask(&question).await.filter(fits) {
                Some(choices) => Some(choices),
                None => thinking.ask(host, move |_| decide(&*table, state, spec, seed)).await,
            }
        });
        Some((seq, Box::pin(async move { task.join_next().await?.ok()? })))
    }
}

/// What the bot chose, when it has; never, if none thinks. One that fell over has chosen nothing.
pub(super) async fn answer(pondering: &mut Option<(i64, Pondered)>) -> (i64, Vec<u8>) {
    let Some((seq, answer)) = pondering else { return std::future::pending().await };
    let (seq, choices) = (*seq, answer.await.unwrap_or_default());
    *pondering = None;
    (seq, choices)
}
