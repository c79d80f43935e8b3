//! What was tried, and whether it was held.

use super::{
    attacks::{Attack, Outcome},
    honest::{ENOUGH, Figures},
};
use serde::Serialize;
use std::{fmt, time::Duration};

/// How long a weak bot's answer may take: it waits at most for the thought that is under way.
const ANSWER: Duration = Duration::from_secs(3);
/// How long 99 of 100 requests may take.
const REQUEST: Duration = Duration::from_secs(2);
/// How much memory the server may use, in bytes.
const MEMORY: u64 = 400_000_000;

/// One attack, and how it went.
#[derive(Debug, Serialize)]
pub struct Held {
    attack: &'static str,
    tries: &'static str,
    tried: u64,
    refused: u64,
    moves: usize,
    p50_ms: Option<f64>,
    p99_ms: Option<f64>,
    /// The longest that a bot took to answer.
    bot_ms: Option<f64>,
    /// The slowest but one of a hundred requests.
    requests_ms: Option<f64>,
    memory_bytes: u64,
    note: String,
    broken: Vec<String>,
}

/// All attacks.
#[derive(Debug, Serialize)]
pub struct Attacks {
    attacks: Vec<Held>,
    /// Those that take too long for the time there was.
    left_out: Vec<&'static str>,
}

fn at(times: &[Duration], share: f64) -> Option<Duration> {
    let mut times = times.to_vec();
    times.sort_unstable();
    let place = (times.len() as f64 * share).ceil() as usize;
    times.get(place.saturating_sub(1)).copied()
}

/// 99 of 100 are at most as slow.
fn most(times: &[Duration]) -> Option<Duration> {
    at(times, 0.99)
}

impl Held {
    /// Puts together what the attack came to and what an honest player saw of it; so long may 99 of 100 moves take.
    pub fn new(
        attack: &dyn Attack,
        outcome: Outcome,
        figures: Option<Figures>,
        slowest: Duration,
        memory_bytes: u64,
    ) -> Self {
        let Outcome { tried, refused, note, mut broken } = outcome;
        let alone = figures.is_none();
        let mut figures = figures.unwrap_or_default();
        let slow = |time: Option<Duration>, limit: Duration, what: &str| {
            let time = time.filter(|time| *time > limit)?;
            Some(format!("{what} took {:.0} ms", milliseconds(time)))
        };
        figures.wrong.dedup();
        broken.extend(figures.wrong);
        broken.extend(slow(most(&figures.moves), slowest, "of 100 moves, one"));
        broken.extend(slow(at(&figures.bot, 1.0), ANSWER, "a bot's answer"));
        broken.extend(slow(most(&figures.requests), REQUEST, "a request"));
        if !alone && (figures.moves.len() as u64) < ENOUGH {
            broken.push(format!("only {} honest moves were made", figures.moves.len()));
        }
        if memory_bytes > MEMORY {
            broken.push(format!("the server used {} MB", memory_bytes / 1_000_000));
        }
        Self {
            attack: attack.name(),
            tries: attack.tries(),
            tried,
            refused,
            moves: figures.moves.len(),
            p50_ms: at(&figures.moves, 0.5).map(milliseconds),
            p99_ms: most(&figures.moves).map(milliseconds),
            bot_ms: at(&figures.bot, 1.0).map(milliseconds),
            requests_ms: most(&figures.requests).map(milliseconds),
            memory_bytes,
            note,
            broken,
        }
    }

    /// Says right away if it was not held.
    pub fn announce(&self, json: bool) {
        if !json && !self.broken.is_empty() {
            anstream::eprintln!("{}: {}", self.attack, self.broken.join("; "));
        }
    }
}

fn milliseconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 100_000.0).round() / 100.0
}

impl Attacks {
    /// Nothing was tried yet.
    pub fn new(left_out: Vec<&'static str>) -> Self {
        Self { attacks: Vec::new(), left_out }
    }

    /// One more.
    pub fn add(&mut self, held: Held) {
        self.attacks.push(held);
    }

    /// Whether everything was held.
    pub fn is_held(&self) -> bool {
        self.attacks.iter().all(|held| held.broken.is_empty())
    }
}

impl fmt::Display for Attacks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:<11} {:>7} {:>8} {:>7} {:>8} {:>8} {:>8} {:>9} {:>7}  ",
            "attack", "tried", "refused", "moves", "p50 ms", "p99 ms", "bot ms", "asked ms", "MB"
        )?;
        let figure = |value: Option<f64>| value.map_or("-".to_owned(), |value| format!("{value:.1}"));
        for held in &self.attacks {
            writeln!(
                f,
                "{:<11} {:>7} {:>8} {:>7} {:>8} {:>8} {:>8} {:>9} {:>7}  {}{}",
                held.attack,
                held.tried,
                held.refused,
                held.moves,
                figure(held.p50_ms),
                figure(held.p99_ms),
                figure(held.bot_ms),
                figure(held.requests_ms),
                held.memory_bytes / 1_000_000,
                if held.broken.is_empty() { "held" } else { "BROKEN" },
                if held.note.is_empty() { String::new() } else { format!(": {}", held.note) },
            )?;
            for broken in held.broken.iter().take(5) {
                writeln!(f, "            {broken}")?;
            }
        }
        if !self.left_out.is_empty() {
            writeln!(f, "left out, as they take longer: {}", self.left_out.join(", "))?;
        }
        let held = self.attacks.iter().filter(|held| held.broken.is_empty()).count();
        write!(f, "{held} of {} attacks held", self.attacks.len())
    }
}
