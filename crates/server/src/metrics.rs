//! What the host can watch: counters and times in the format that Prometheus reads.

use prometheus_client::{
    encoding::text::encode,
    metrics::{
        counter::Counter,
        gauge::Gauge,
        histogram::{Histogram, exponential_buckets},
    },
    registry::Registry,
};
use std::time::Duration;

/// The server's counters.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    moves: Counter,
    commits: Counter,
    commit_time: Histogram,
    /// Moves and messages that were refused.
    pub refused: Counter,
    /// Clients that were too slow and were sent away.
    pub too_slow: Counter,
    /// Notices about turns that were sent.
    pub notices: Counter,
    /// Notices that were not.
    pub notices_failed: Counter,
    /// Tables that are awake.
    pub tables: Gauge,
    /// Open connections.
    pub connections: Gauge,
    /// Bots that wait for their turn to think.
    pub thinking: Gauge,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("backroom");
        let moves = Counter::default();
        registry.register("moves", "Lines of histories that were written", moves.clone());
        let commits = Counter::default();
        registry.register("commits", "Transactions that wrote them", commits.clone());
        let commit_time = Histogram::new(exponential_buckets(0.000_25, 2.0, 14));
        registry.register("commit_seconds", "How long a transaction takes", commit_time.clone());
        let refused = Counter::default();
        registry.register("refused", "Messages that were refused", refused.clone());
        let too_slow = Counter::default();
        registry.register("too_slow", "Clients that were too slow and were sent away", too_slow.clone());
        let notices = Counter::default();
        registry.register("notices", "Notices about turns that were sent", notices.clone());
        let notices_failed = Counter::default();
        registry.register("notices_failed", "Notices about turns that were not", notices_failed.clone());
        let tables: Gauge = Gauge::default();
        registry.register("tables", "Tables that are awake", tables.clone());
        let connections: Gauge = Gauge::default();
        registry.register("connections", "Open connections", connections.clone());
        let thinking: Gauge = Gauge::default();
        registry.register("thinking", "Bots that think or wait to", thinking.clone());
        Self {
            registry,
            moves,
            commits,
            commit_time,
            refused,
            too_slow,
            notices,
            notices_failed,
            tables,
            connections,
            thinking,
        }
    }
}

impl Metrics {
    /// A transaction wrote so many lines.
    pub fn committed(&self, moves: usize, time: Duration) {
        self.moves.inc_by(moves as u64);
        self.commits.inc();
        self.commit_time.observe(time.as_secs_f64());
    }

    /// Everything as text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        match encode(&mut text, &self.registry) {
            Ok(()) => text,
            Err(_) => String::new(),
        }
    }
}
