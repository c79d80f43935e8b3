//! Where bots think: on a few threads of their own, so that those that serve moves are never kept waiting. Who has used
//! the least time lately comes first, so that nobody keeps another's bots from thinking.

mod question;
mod queue;

use crate::{address::Address, metrics::Metrics, store::PersonKey};
pub use question::{Question, decide};
use queue::Queue;
use std::{
    pin::Pin,
    sync::{Arc, Condvar, LazyLock, Mutex, MutexGuard, PoisonError, Weak},
    task::{Context, Poll, ready},
    time::{Duration, Instant},
};
use tokio::sync::oneshot;

type Job = Box<dyn FnOnce() + Send>;

/// The clock that bots look at: how long this program has been thinking.
pub fn clock() -> Duration {
    static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGAN.elapsed()
}

/// For whom something is thought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Asker {
    /// Somebody who is known: who laid the table, or who asked.
    Person(PersonKey),
    /// Somebody who is not.
    Address(Address),
}

/// The threads on which bots think.
#[derive(Clone)]
pub struct Thinking {
    work: Arc<Work>,
}

struct Work {
    jobs: Mutex<Queue<Asker, Job>>,
    more: Condvar,
    began: Instant,
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
        let work = Work { jobs: Mutex::default(), more: Condvar::new(), began: Instant::now(), metrics };
        let work = Arc::new(work);
        for number in 0..threads {
            let work = Arc::downgrade(&work);
            let thread = std::thread::Builder::new().name(format!("thinking-{number}"));
            let spawned = thread.spawn(move || {
                // Whoever waits for an answer to a move comes first. Elsewhere it would slow the whole server down.
                #[cfg(target_os = "linux")]
                rustix::process::nice(15).ok();
                // Whatever a job would spread over all cores stays on this thread.
                let alone = rayon::ThreadPoolBuilder::new().num_threads(1).use_current_thread().build();
                if let Err(error) = &alone {
                    tracing::error!(%error, "a thread for bots can't keep its work to itself");
                }
                while let Some(work) = work.upgrade() {
                    work.do_next();
                }
            });
            if let Err(error) = spawned {
                tracing::error!(%error, "a thread for bots could not be started");
            }
        }
        Self { work }
    }

    /// Has a job done when its turn comes, whoever still wants it.
    pub fn submit(&self, asker: Asker, job: impl FnOnce() + Send + 'static) {
        self.push(asker, Box::new(job));
    }

    /// Has something thought about when its turn comes. What thinks is told whether anybody still wants to know.
    pub fn ask<T: Send + 'static>(
        &self,
        asker: Asker,
        think: impl FnOnce(&(dyn Fn() -> bool + Sync)) -> T + Send + 'static,
    ) -> Answer<T> {
        let (tell, answer) = oneshot::channel();
        let job = move || {
            let thought = think(&|| !tell.is_closed());
            tell.send(thought).ok();
        };
        let number = self.push(asker, Box::new(job));
        Answer { answer, _place: Place { work: Arc::downgrade(&self.work), asker, number } }
    }

    fn push(&self, asker: Asker, job: Job) -> u64 {
        let number = self.work.lock().push(asker, job, self.work.began.elapsed());
        self.work.metrics.thinking.inc();
        self.work.more.notify_one();
        number
    }

    /// How many jobs of somebody wait.
    pub fn waiting(&self, asker: Asker) -> usize {
        self.work.lock().waiting(asker)
    }

    /// How many jobs wait.
    pub fn crowd(&self) -> usize {
        self.work.lock().crowd()
    }
}

impl Work {
    fn lock(&self) -> MutexGuard<'_, Queue<Asker, Job>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does the next job, or waits a while for one.
    fn do_next(&self) {
        let Some((asker, job)) = self.next() else { return };
        let (begun, _span) = (Instant::now(), tracing::debug_span!("think").entered());
        // A bot that panics takes only its own table down, which then wakes from its record.
        std::panic::catch_unwind(std::panic::AssertUnwindSafe(job)).ok();
        self.metrics.thought_time.observe(begun.elapsed().as_secs_f64());
        self.lock().charge(asker, begun.elapsed(), self.began.elapsed());
        self.metrics.thinking.dec();
    }

    fn next(&self) -> Option<(Asker, Job)> {
        let mut jobs = self.lock();
        if let Some(next) = jobs.pop(self.began.elapsed()) {
            return Some(next);
        }
        let pause = Duration::from_millis(500);
        jobs = self.more.wait_timeout(jobs, pause).unwrap_or_else(PoisonError::into_inner).0;
        jobs.pop(self.began.elapsed())
    }
}

/// What will have been thought; `None` if whatever thought fell over. Whoever drops it doesn't want to know any more.
pub struct Answer<T> {
    answer: oneshot::Receiver<T>,
    _place: Place,
}

impl<T> Future for Answer<T> {
    type Output = Option<T>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<T>> {
        Poll::Ready(ready!(Pin::new(&mut self.answer).poll(context)).ok())
    }
}

/// A place in the queue, given up when it is dropped.
struct Place {
    work: Weak<Work>,
    asker: Asker,
    number: u64,
}

impl Drop for Place {
    fn drop(&mut self) {
        let Some(work) = self.work.upgrade() else { return };
        if work.lock().remove(self.asker, self.number) {
            work.metrics.thinking.dec();
        }
    }
}
