//! Whether new clients should come here, for balancers that choose among several nodes.

use std::sync::atomic::{AtomicBool, Ordering};

/// What stands in the way of new clients.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// It doesn't listen yet.
    Starting,
    /// It is about to end.
    Leaving,
    /// A node among several that can't be sure that its tables are its own.
    Unsure,
}

impl Obstacle {
    /// For whoever asks.
    pub fn why(self) -> &'static str {
        match self {
            Self::Starting => "starting\n",
            Self::Leaving => "leaving\n",
            Self::Unsure => "not sure of its life\n",
        }
    }
}

/// Whether new clients should come here.
#[derive(Debug, Default)]
pub struct Readiness {
    open: AtomicBool,
    leaving: AtomicBool,
    unsure: AtomicBool,
}

impl Readiness {
    /// It listens.
    pub fn open(&self) {
        self.open.store(true, Ordering::Relaxed);
    }

    /// It is about to end.
    pub fn leave(&self) {
        self.leaving.store(true, Ordering::Relaxed);
    }

    /// Whether a node among several is sure of its life.
    pub fn set_sure(&self, sure: bool) {
        self.unsure.store(!sure, Ordering::Relaxed);
    }

    /// What stands in the way of new clients.
    pub fn obstacle(&self) -> Option<Obstacle> {
        let is = |flag: &AtomicBool| flag.load(Ordering::Relaxed);
        match (is(&self.leaving), is(&self.open), is(&self.unsure)) {
            (true, _, _) => Some(Obstacle::Leaving),
            (_, false, _) => Some(Obstacle::Starting),
            (_, _, true) => Some(Obstacle::Unsure),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_clients_come_between_the_start_and_the_end_while_it_is_sure() {
        let readiness = Readiness::default();
        assert_eq!(readiness.obstacle(), Some(Obstacle::Starting));
        readiness.open();
        assert_eq!(readiness.obstacle(), None);
        readiness.set_sure(false);
        assert_eq!(readiness.obstacle(), Some(Obstacle::Unsure));
        readiness.set_sure(true);
        assert_eq!(readiness.obstacle(), None);
        readiness.leave();
        assert_eq!(readiness.obstacle(), Some(Obstacle::Leaving));
    }
}
