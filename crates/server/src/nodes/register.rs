//! Asks the database what the node wants to know. What it can't answer in time is asked again by the node.

use super::Nodes;
use crate::store::{Store, StoreError};
use node::{Ask, Input, Life};
use std::{collections::BTreeSet, sync::Arc};
use tokio::sync::mpsc;

/// How many questions about tables are asked at once.
const AT_ONCE: usize = 4096;

/// Where questions go.
pub(super) struct Register {
    beats: mpsc::UnboundedSender<Ask>,
    tables: mpsc::UnboundedSender<Ask>,
    store: Arc<dyn Store>,
    nodes: Nodes,
}

impl Register {
    pub fn start(store: Arc<dyn Store>, nodes: Nodes) -> Self {
        let ((beat, beats), (ask, tables)) = (mpsc::unbounded_channel(), mpsc::unbounded_channel());
        tokio::spawn(count_beats(store.clone(), nodes.clone(), beats));
        tokio::spawn(give_tables(store.clone(), nodes.clone(), tables));
        Self { beats: beat, tables: ask, store, nodes }
    }

    pub fn ask(&self, ask: Ask) {
        match ask {
            Ask::Join { .. } | Ask::Beat { .. } => drop(self.beats.send(ask)),
            Ask::Take { .. } | Ask::Release { .. } => drop(self.tables.send(ask)),
            Ask::End { .. } | Ask::Leave { .. } => {
                let (store, nodes) = (self.store.clone(), self.nodes.clone());
                tokio::spawn(async move { ask_about_life(&*store, &nodes, ask).await });
            }
        }
    }
}

async fn ask_about_life(store: &dyn Store, nodes: &Nodes, ask: Ask) {
    let Some(register) = store.nodes() else { return };
    match register.ask_about_life(ask).await {
        Ok(answer) => nodes.tell(Input::Answer(answer)),
        Err(error) => unanswered(&error),
    }
}

/// Beats wait for nothing; of several only the last one counts.
async fn count_beats(store: Arc<dyn Store>, nodes: Nodes, mut beats: mpsc::UnboundedReceiver<Ask>) {
    let mut asks = Vec::new();
    while beats.recv_many(&mut asks, AT_ONCE).await > 0 {
        if let Some(ask) = asks.drain(..).next_back() {
            ask_about_life(&*store, &nodes, ask).await;
        }
    }
}

/// All that is asked about tables while the database is busy with others is asked in one transaction.
async fn give_tables(store: Arc<dyn Store>, nodes: Nodes, mut tables: mpsc::UnboundedReceiver<Ask>) {
    let mut asks = Vec::new();
    while tables.recv_many(&mut asks, AT_ONCE).await > 0 {
        let (mut take, mut release, mut latest) = (BTreeSet::new(), BTreeSet::new(), Life::default());
        for ask in asks.drain(..) {
            let (Ask::Take { life, .. } | Ask::Release { life, .. }) = ask else { continue };
            // Nothing is asked any more for a life that is over.
            if life > latest {
                (take, release, latest) = (BTreeSet::new(), BTreeSet::new(), life);
            }
            match ask {
                Ask::Take { table, .. } if life == latest => drop(take.insert(table)),
                Ask::Release { table, epoch, .. } if life == latest => drop(release.insert((table, epoch))),
                _ => {}
            }
        }
        let (take, release): (Vec<_>, Vec<_>) = (take.into_iter().collect(), release.into_iter().collect());
        let Some(register) = store.nodes() else { return };
        match register.ask_for_tables(latest, &take, &release).await {
            Ok(answers) => answers.into_iter().for_each(|answer| nodes.tell(Input::Answer(answer))),
            Err(error) => unanswered(&error),
        }
    }
}

fn unanswered(error: &StoreError) {
    tracing::warn!(%error, "the database doesn't answer a node; it will be asked again");
}
