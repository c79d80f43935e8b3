//! The process that drives all tables: it lives, dies and begins anew, and knows the time only as far as it lives.

use std::sync::Arc;
use table::{Downtime, Millis, Now};

pub struct Process {
    pub up: bool,
    /// How often it was killed. What was begun in another life comes to nothing.
    pub life: u64,
    /// What the machine's clock said when it began, and when that was.
    began: (Millis, Millis),
    /// When it wrote last that it is alive, by its own clock.
    alive: Millis,
    gaps: Vec<(Millis, Millis)>,
    downtime: Arc<Downtime>,
}

impl Process {
    /// Begins at a time, when the machine's clock says so.
    pub fn new(time: Millis, clock: Millis) -> Self {
        let (gaps, downtime) = (Vec::new(), Arc::default());
        Self { up: true, life: 0, began: (clock, time), alive: clock, gaps, downtime }
    }

    /// What it takes the time for. It follows a clock that never goes back.
    pub fn now(&self, time: Millis) -> Now {
        let (clock, began) = self.began;
        Now { wall: clock + time - began, monotonic: time - began }
    }

    /// Writes that it is alive.
    pub fn stay_alive(&mut self, time: Millis) {
        self.alive = self.now(time).wall;
    }

    pub fn kill(&mut self) {
        self.up = false;
        self.life += 1;
    }

    /// Begins anew. Nobody was there since the last sign of life, or since `stretch` before it. If the machine's clock has
    /// gone back meanwhile, its own doesn't.
    pub fn start(&mut self, time: Millis, clock: Millis, stretch: Millis) {
        let clock = clock.max(self.alive);
        self.began = (clock, time);
        self.gaps.push((self.alive - stretch, clock));
        self.downtime = Arc::new(Downtime::of(self.gaps.clone()));
        self.up = true;
        self.alive = clock;
    }

    /// When nobody was there.
    pub fn downtime(&self) -> Arc<Downtime> {
        self.downtime.clone()
    }
}
