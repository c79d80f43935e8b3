//! The figures.

use super::{subject::Spent, table::Measured};
use serde::Serialize;
use std::fmt;

/// What was measured.
#[derive(Debug, Serialize)]
pub struct Report {
    nodes: usize,
    tables: usize,
    seconds: f64,
    moves: usize,
    moves_per_second: f64,
    games: u64,
    p50_ms: f64,
    p95_ms: f64,
    pub p99_ms: f64,
    pub max_ms: f64,
    /// The server's memory: empty, with all tables laid, and at the end.
    memory_bytes: [Option<u64>; 3],
    /// Processor time for each move, in microseconds.
    pub micros_per_move: Spent,
    /// How often the two at a table came back because a node was gone.
    came_back: u64,
    /// How many tables stopped because something went wrong.
    pub errors: usize,
    first_error: Option<String>,
}

impl Report {
    /// Puts the tables' figures together.
    pub fn new(
        measured: &[Measured],
        seconds: f64,
        [nodes, tables]: [usize; 2],
        memory_bytes: [Option<u64>; 3],
        spent: Spent,
    ) -> Self {
        let mut micros: Vec<u32> = measured.iter().flat_map(|table| table.micros.iter().copied()).collect();
        micros.sort_unstable();
        let at = |share: f64| {
            let place = ((micros.len() as f64 * share).ceil() as usize).clamp(1, micros.len().max(1)) - 1;
            f64::from(micros.get(place).copied().unwrap_or(0)) / 1000.0
        };
        let errors: Vec<_> = measured.iter().filter_map(|table| table.error.as_ref()).collect();
        Self {
            nodes,
            tables,
            seconds,
            moves: micros.len(),
            moves_per_second: micros.len() as f64 / seconds,
            games: measured.iter().map(|table| table.games).sum(),
            p50_ms: at(0.5),
            p95_ms: at(0.95),
            p99_ms: at(0.99),
            max_ms: at(1.0),
            memory_bytes,
            micros_per_move: spent.for_each(micros.len()),
            came_back: measured.iter().map(|table| table.came_back).sum(),
            errors: errors.len(),
            first_error: errors.first().map(|error| (*error).clone()),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nodes = if self.nodes == 1 { String::new() } else { format!("{} nodes, ", self.nodes) };
        writeln!(f, "{nodes}{} tables, {:.1} s, {} games ended", self.tables, self.seconds, self.games)?;
        writeln!(f, "{} moves, {:.0} a second", self.moves, self.moves_per_second)?;
        let [p50, p95, p99, max] = [self.p50_ms, self.p95_ms, self.p99_ms, self.max_ms];
        writeln!(f, "until the other seat saw it: median {p50:.2} ms, p95 {p95:.2}, p99 {p99:.2}, longest {max:.2}")?;
        if let [Some(empty), Some(laid), Some(end)] = self.memory_bytes {
            let megabytes = |bytes: u64| bytes as f64 / 1e6;
            let each = laid.saturating_sub(empty) as f64 / 1e3 / self.tables.max(1) as f64;
            writeln!(
                f,
                "memory of the server: empty {:.1} MB, with all tables {:.1} MB ({each:.0} kB a table), at the end {:.1} MB",
                megabytes(empty),
                megabytes(laid),
                megabytes(end)
            )?;
        }
        let Spent { server, database, nats, load } = self.micros_per_move;
        let each = [("server", server), ("PostgreSQL", database), ("NATS", nats), ("load", load)];
        let told: Vec<_> = each.iter().filter_map(|(name, time)| Some(format!("{name} {:.0} µs", (*time)?))).collect();
        if !told.is_empty() {
            writeln!(f, "processor time for each move: {}", told.join(", "))?;
        }
        if self.came_back > 0 {
            writeln!(f, "{} times the two at a table came back because a node was gone", self.came_back)?;
        }
        write!(f, "errors: {}", self.errors)?;
        match &self.first_error {
            Some(error) => write!(f, " ({error})"),
            None => Ok(()),
        }
    }
}
