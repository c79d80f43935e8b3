//! Thousands of tables with their people and bots in one thread, driven by one seed: messages are lost, doubled, delayed
//! and reordered, people vanish and come back, the disk is slow or fails, the process is killed at any instant, clocks
//! jump. With several nodes, tables move between them: what they send each other is lost, doubled and delayed, they are cut
//! off, die, leave, and sleep for longer than their tables are their own. Tables and nodes are the very machines that
//! the server drives; everything around them is played here. After every step the [laws](Law) are checked. The same seed
//! plays the same world again.
//!
//! - [`run`]: one world; [`Settings`] says how large it is and what goes wrong there
//! - [`Fault`]: what goes wrong
//! - [`Law`], [`Broken`]: what has to hold all the same
//! - [`Sabotage`]: deliberate mistakes of whoever drives the tables, which prove that each law can be broken

mod chance;
mod disk;
mod fault;
mod host;
mod law;
mod message;
mod pool;
mod process;
mod tab;
mod waits;
mod witness;
mod world;

pub use fault::{Fault, Faults, Sabotage};
pub use law::{Broken, Law};
pub use waits::Waits;

/// How large a world is, and what goes wrong there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How many tables.
    pub tables: usize,
    /// How many nodes share them. A single one is a process of its own, which asks nobody.
    pub nodes: usize,
    /// After how many steps nothing goes wrong any more, and every game that isn't over has to come to its end. A step is
    /// one input to one table.
    pub steps: u64,
    /// What goes wrong.
    pub faults: Faults,
    /// What whoever drives the tables does wrong.
    pub sabotage: Option<Sabotage>,
}

impl Default for Settings {
    fn default() -> Self {
        Self { tables: 1_000, nodes: 1, steps: 400_000, faults: Faults::ALL, sabotage: None }
    }
}

/// What happened in a world.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// How many inputs tables were told.
    pub steps: u64,
    /// How many lines were written.
    pub lines: u64,
    /// How many requests were acknowledged.
    pub acknowledged: u64,
    /// How often the process was killed.
    pub kills: u64,
    /// How many writes failed.
    pub failed_writes: u64,
    /// How many games came to their end.
    pub games: u64,
    /// How often a table was taken, where there are several nodes.
    pub taken: u64,
    /// How many writes were refused because the table was another's.
    pub refused: u64,
    /// How often a node slept, was cut off, or left.
    pub troubles: u64,
    /// How long people waited until their decisions were answered.
    pub waits: Waits,
}

impl std::ops::AddAssign for Summary {
    fn add_assign(&mut self, other: Self) {
        self.steps += other.steps;
        self.lines += other.lines;
        self.acknowledged += other.acknowledged;
        self.kills += other.kills;
        self.failed_writes += other.failed_writes;
        self.games += other.games;
        self.taken += other.taken;
        self.refused += other.refused;
        self.troubles += other.troubles;
        self.waits += other.waits;
    }
}

/// Plays the world of a seed to its end, and tells how far it is after each step.
///
/// # Errors
/// The first law that is broken.
pub fn run(seed: u64, settings: &Settings, progress: impl FnMut(u64)) -> Result<Summary, Broken> {
    world::World::new(seed, settings).run(progress)
}
