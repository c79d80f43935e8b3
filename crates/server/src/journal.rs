//! One task writes what happens at all tables. Whatever came in while it waited for the disk goes into the next
//! transaction together, so that many tables share one wait.

use crate::{
    metrics::Metrics,
    store::{Change, Store, StoreError},
};
use std::{
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::sync::{mpsc, oneshot};
use tracing::Instrument;

/// How many tables can wait at the same time before the next one waits to wait.
const WAITING: usize = 4096;
/// From so many tables in a transaction on the next one waits for more.
const MANY: usize = 16;
/// How long, and how often at most.
const MOMENT: Duration = Duration::from_millis(1);
const MOMENTS: usize = 2;
/// How long a transaction waits for more where several nodes share the database: each has only some of the tables, so that little would
/// come together by itself.
const SHARED: Duration = Duration::from_millis(16);

/// The moves are not on disk, or nobody knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the moves could not be written")]
pub struct NotWritten;

struct Commit {
    change: Change,
    done: Done,
}

type Done = oneshot::Sender<Result<(), NotWritten>>;

/// Takes moves and tells when they are on disk.
#[derive(Clone)]
pub struct Journal {
    commits: mpsc::Sender<Commit>,
}

impl Journal {
    /// Starts the task; several nodes may share the database. It ends when the last journal is dropped and everything is written.
    pub fn start(store: Arc<dyn Store>, metrics: Arc<Metrics>, shared: bool) -> Self {
        let (commits, waiting) = mpsc::channel(WAITING);
        tokio::spawn(write_all(store, metrics, shared, waiting));
        Self { commits }
    }

    /// Returns once what happened at a table is on disk, all of it.
    pub async fn write(&self, change: Change) -> Result<(), NotWritten> {
        let (done, written) = oneshot::channel();
        self.commits.send(Commit { change, done }).await.map_err(|_| NotWritten)?;
        written.await.map_err(|_| NotWritten)?
    }
}

async fn write_all(store: Arc<dyn Store>, metrics: Arc<Metrics>, shared: bool, mut waiting: mpsc::Receiver<Commit>) {
    let (mut commits, mut last) = (Vec::new(), 0);
    while waiting.recv_many(&mut commits, WAITING).await > 0 {
        if shared {
            tokio::time::sleep(SHARED).await;
        }
        gather(&mut commits, &mut waiting).await;
        linger(&mut commits, &mut waiting, last).await;
        last = commits.len();
        let begun = Instant::now();
        let (batch, done): (Vec<_>, Vec<_>) = commits.drain(..).map(|commit| (commit.change, commit.done)).unzip();
        let lines: usize = batch.iter().map(|change| change.lines.len()).sum();
        let commit = tracing::debug_span!("commit", tables = batch.len(), lines);
        match store.write(&batch).instrument(commit).await {
            Ok(()) => done.into_iter().for_each(|done| {
                done.send(Ok(())).ok();
            }),
            Err(error) => {
                tracing::error!(%error, tables = batch.len(), "a batch of moves could not be written");
                match error {
                    // It would be the same for each of them, and all would have to wait.
                    StoreError::TimedOut | StoreError::Refused(_) => done.into_iter().for_each(|done| {
                        done.send(Err(NotWritten)).ok();
                    }),
                    _ => write_singly(&*store, &batch, done).await,
                }
            }
        }
        metrics.committed(lines, begun.elapsed());
    }
}

/// Lets whoever could run now run first, for as long as that brings more: a transaction costs the same for many.
async fn gather(commits: &mut Vec<Commit>, waiting: &mut mpsc::Receiver<Commit>) {
    loop {
        let before = commits.len();
        tokio::task::yield_now().await;
        while commits.len() < WAITING
            && let Ok(commit) = waiting.try_recv()
        {
            commits.push(commit);
        }
        if commits.len() == before {
            return;
        }
    }
}

/// While many write, waits a moment for most of those who wrote last time: they were told together and decide about the
/// same time, so that fewer transactions hold as much.
async fn linger(commits: &mut Vec<Commit>, waiting: &mut mpsc::Receiver<Commit>, last: usize) {
    for _ in 0..MOMENTS {
        if last < MANY || commits.len() * 5 >= last * 4 {
            return;
        }
        tokio::time::sleep(MOMENT).await;
        gather(commits, waiting).await;
    }
}

/// One table's trouble shall not be another's: each is written on its own.
async fn write_singly(store: &dyn Store, batch: &[Change], done: Vec<Done>) {
    for (change, done) in batch.iter().zip(done) {
        let written = store.write(std::slice::from_ref(change)).await.map_err(|error| {
            tracing::error!(%error, change.table, "moves could not be written");
            NotWritten
        });
        // Nobody waits for the answer any more if the table was closed meanwhile.
        done.send(written).ok();
    }
}
