//! How long is looked.

use bots::Clock;
use std::time::Duration;

/// The most simulations that time is turned into: more would hardly find anything else.
const MOST: u32 = 20_000;
/// How much of the time is planned; the rest is for what takes longer than it seemed.
const PLANNED: f64 = 0.8;

/// The time that there is to look, by the clock of whoever asks.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    ends: Duration,
    clock: Clock,
}

impl Patience {
    /// So long from now on.
    pub fn new(time: Duration, clock: Clock) -> Self {
        Self { ends: clock() + time, clock }
    }

    /// What time it is.
    pub(crate) fn now(&self) -> Duration {
        (self.clock)()
    }

    /// Whether none of it is left.
    pub(crate) fn is_over(&self) -> bool {
        self.now() >= self.ends
    }

    /// How many simulations fit into what is left, if so many took so long.
    pub(crate) fn affords(&self, simulations: u32, took: Duration) -> u32 {
        let left = self.ends.saturating_sub(self.now());
        let times = PLANNED * left.as_secs_f64() / took.as_secs_f64().max(1e-6);
        (f64::from(simulations) * times).min(f64::from(MOST)) as u32
    }
}
