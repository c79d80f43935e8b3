//! A process on a machine of its own, and what it reaches.

use crate::process::Process;
use node::Node;
use table::{Millis, Now};

pub struct Host<E> {
    pub process: Process,
    /// Which tables are its own; nobody asks where there is only one process.
    pub node: Option<Node>,
    /// How many connections it has had.
    pub count: u32,
    /// Whether nothing happens to it.
    pub asleep: bool,
    /// What happens when it wakes.
    pub backlog: Vec<E>,
    /// Until when it doesn't reach the database, and the others.
    pub no_database: Millis,
    pub no_others: Millis,
}

impl<E> Host<E> {
    pub fn new(process: Process) -> Self {
        Self { process, node: None, count: 0, asleep: false, backlog: Vec::new(), no_database: 0, no_others: 0 }
    }

    /// What it takes the time for: among several nodes, the house's time.
    pub fn now(&self, time: Millis) -> Now {
        let now = self.process.now(time);
        let wall = self.node.as_ref().and_then(|node| node.wall(time));
        Now { wall: wall.unwrap_or(now.wall), ..now }
    }
}
