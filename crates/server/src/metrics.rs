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
use std::{sync::atomic::AtomicU64, time::Duration};

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
    /// How long bots, hints and reviews think.
    pub thought_time: Histogram,
    /// Whether new clients should come here: 1 or 0.
    pub ready: Gauge,
    memory: Gauge,
    processor: Gauge<f64, AtomicU64>,
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
        let thought_time = Histogram::new(exponential_buckets(0.001, 4.0, 9));
        registry.register("thought_seconds", "How long bots, hints and reviews think", thought_time.clone());
        let ready: Gauge = Gauge::default();
        registry.register("ready", "Whether new clients should come here", ready.clone());
        let memory: Gauge = Gauge::default();
        registry.register("memory_bytes", "Memory that the process uses, where the system tells it", memory.clone());
        let processor = Gauge::<f64, AtomicU64>::default();
        registry.register("processor_seconds", "Processor time that the process has used", processor.clone());
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
            thought_time,
            ready,
            memory,
            processor,
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
        self.memory.set(memory().unwrap_or(0));
        self.processor.set(processor_time());
        let mut text = String::new();
        match encode(&mut text, &self.registry) {
            Ok(()) => text,
            Err(_) => String::new(),
        }
    }
}

/// The memory that this process uses, in bytes, where the system tells it as Linux does.
fn memory() -> Option<i64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let kilobytes = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(kilobytes.trim().trim_end_matches(" kB").parse::<i64>().ok()? * 1024)
}

/// The processor time that this process has used, in seconds; 0 where the system doesn't tell it so.
fn processor_time() -> f64 {
    #[cfg(unix)]
    {
        let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
        time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
    }
    #[cfg(not(unix))]
    {
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    /// All values that stand under this name, however deep.
    fn under<'v>(name: &str, value: &'v Value, found: &mut Vec<&'v str>) {
        match value {
            Value::Object(fields) => fields.iter().for_each(|(key, value)| match value.as_str() {
                Some(text) if key == name => found.push(text),
                _ => under(name, value, found),
            }),
            Value::Array(values) => values.iter().for_each(|value| under(name, value, found)),
            _ => {}
        }
    }

    #[test]
    fn the_dashboard_asks_for_what_is_told() {
        let told = Metrics::default().text();
        let known: Vec<&str> = told
            .lines()
            .filter(|line| !line.starts_with('#'))
            .filter_map(|line| line.split([' ', '{']).next())
            .collect();
        let dashboard: Value = serde_json::from_str(include_str!("../../../packaging/grafana.json")).unwrap();
        let mut queries = Vec::new();
        under("expr", &dashboard, &mut queries);
        assert!(queries.len() > 8, "{queries:?}");
        let mut shown = Vec::new();
        for query in queries {
            let words = query.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
            let names: Vec<_> = words.filter(|word| word.starts_with("backroom_")).collect();
            assert!(!names.is_empty() && names.iter().all(|name| known.contains(name)), "{query}\n{known:#?}");
            shown.extend(names);
        }
        for name in known.iter().filter(|name| !name.ends_with("_sum") && !name.ends_with("_count")) {
            assert!(shown.contains(name), "{name} is told and never shown");
        }
    }
}
