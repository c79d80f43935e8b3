//! Where bots think: on a few threads of their own, so that those that serve moves are never kept waiting, and table by
//! table in turn, so that no table keeps another's bots from thinking.

use crate::metrics::Metrics;
use std::{
    collections::VecDeque,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
};

type Job = Box<dyn FnOnce() + Send>;

/// The threads on which bots think.
#[derive(Clone)]
pub struct Thinking {
    queue: Arc<Queue>,
}

struct Queue {
    /// Each table that waits, with its jobs; the one in front is next.
    tables: Mutex<VecDeque<(i64, VecDeque<Job>)>>,
    more: Condvar,
    metrics: Arc<Metrics>,
}

impl Thinking {
    /// Starts as many threads as there are processor cores, less one, at least one.
    pub fn start(metrics: Arc<Metrics>) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self::start_with(cores.saturating_sub(1).max(1), metrics)
    }

    /// Starts so many threads.
    pub fn start_with(threads: usize, metrics: Arc<Metrics>) -> Self {
        let queue = Arc::new(Queue { tables: Mutex::default(), more: Condvar::new(), metrics });
        for number in 0..threads {
            let queue = Arc::downgrade(&queue);
            let thread = std::thread::Builder::new().name(format!("thinking-{number}"));
            let spawned = thread.spawn(move || {
                // Whoever waits for an answer to a move comes first. Elsewhere it would slow the whole server down.
                if cfg!(target_os = "linux") {
                    rustix::process::nice(15).ok();
                }
                // Whatever a job would spread over all cores stays on this thread.
                let alone = rayon::ThreadPoolBuilder::new().num_threads(1).use_current_thread().build();
                if let Err(error) = &alone {
                    tracing::error!(%error, "a thread for bots can't keep its work to itself");
                }
                while let Some(queue) = queue.upgrade() {
                    queue.work();
                }
            });
            if let Err(error) = spawned {
                tracing::error!(%error, "a thread for bots could not be started");
            }
        }
        Self { queue }
    }

    /// Has a job done for a table when its turn comes.
    pub fn submit(&self, table: i64, job: impl FnOnce() + Send + 'static) {
        let mut tables = self.queue.lock();
        match tables.iter_mut().find(|(key, _)| *key == table) {
            Some((_, jobs)) => jobs.push_back(Box::new(job)),
            None => tables.push_back((table, VecDeque::from([Box::new(job) as Job]))),
        }
        self.queue.metrics.thinking.inc();
        self.queue.more.notify_one();
    }
}

impl Queue {
    fn lock(&self) -> MutexGuard<'_, VecDeque<(i64, VecDeque<Job>)>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does the next job, or waits a while for one.
    fn work(&self) {
        let Some(job) = self.next() else { return };
        // A bot that panics takes only its own table down, which then wakes from its record.
        std::panic::catch_unwind(std::panic::AssertUnwindSafe(job)).ok();
        self.metrics.thinking.dec();
    }

    fn next(&self) -> Option<Job> {
        let mut tables = self.lock();
        if tables.is_empty() {
            let pause = std::time::Duration::from_millis(500);
            tables = self.more.wait_timeout(tables, pause).unwrap_or_else(PoisonError::into_inner).0;
        }
        let (table, mut jobs) = tables.pop_front()?;
        let job = jobs.pop_front();
        if !jobs.is_empty() {
            tables.push_back((table, jobs));
        }
        job
    }
}
