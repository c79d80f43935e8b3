//! The time for decisions: an account that follows from the lines of a history. It doesn't know what time it is.
//!
//! Every decision has a time of its own, which runs from when it is asked until the next line. Whoever goes back finds the
//! decision with what was left of its time, and the one that they left has what was left of it, should it be reached
//! again: so nobody thinks longer by undoing than by not undoing.

use crate::Millis;
use std::collections::BTreeMap;

/// A decision: how many entries of the record stand before it, and the place of who decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Asked {
    /// How many entries stand before it.
    pub entries: usize,
    /// The place of who decides.
    pub place: usize,
}

/// How much of their time decisions have used.
#[derive(Clone, Debug, Default)]
pub struct TimeUsed {
    spent: BTreeMap<Asked, Millis>,
    asked: Option<Asked>,
    since: Millis,
}

impl TimeUsed {
    /// How long whoever is asked has taken by now, since the last line; the server was down for a part of it.
    pub fn running(&self, now: Millis, down: Millis) -> Millis {
        (now - self.since - down).max(0)
    }

    /// Since when the time of whoever is asked runs.
    pub fn since(&self) -> Millis {
        self.since
    }

    /// A line is written and told, before which somebody took so long. From now on this decision is asked; those before
    /// the `settled` entries are never asked again.
    pub fn turn(&mut self, took: Millis, asked: Option<Asked>, settled: usize, now: Millis) {
        if let Some(before) = self.asked.filter(|_| took > 0) {
            *self.spent.entry(before).or_default() += took;
        }
        self.spent.retain(|decision, _| decision.entries >= settled);
        (self.asked, self.since) = (asked, now);
    }

    /// Whoever is asked has all of their time again.
    pub fn renew(&mut self) {
        if let Some(asked) = self.asked {
            self.spent.remove(&asked);
        }
    }

    /// Whoever is asked had to wait for the disk, which doesn't count.
    pub fn give_back(&mut self, waited: Millis) {
        self.since += waited.max(0);
    }

    /// When whoever is asked has used up the time for a decision; the server was down for a part of it.
    pub fn deadline(&self, time: Millis, down: Millis) -> Option<Millis> {
        let spent = self.spent.get(&self.asked?).copied().unwrap_or(0);
        Some(self.since + time - spent + down)
    }
}

#[cfg(test)]
mod tests {
    use super::{Asked, TimeUsed};
    use tabletop::{Seeded, Source};

    const TIME: i64 = 10_000;

    fn decision(entries: usize, place: usize) -> Option<Asked> {
        Some(Asked { entries, place })
    }

    /// A clock where the first decision is asked at 1000.
    fn clock() -> TimeUsed {
        let mut clock = TimeUsed::default();
        clock.turn(0, decision(0, 0), 0, 1000);
        clock
    }

    #[test]
    fn nobody_who_is_not_asked_runs_out_of_time() {
        let mut clock = clock();
        clock.turn(10, None, 0, 2000);
        assert_eq!(clock.deadline(TIME, 0), None);
    }

    #[test]
    fn a_decision_has_its_time_from_when_it_is_asked() {
        let mut clock = clock();
        assert_eq!(clock.deadline(TIME, 0), Some(11_000));
        assert_eq!(clock.running(4000, 0), 3000);
        clock.turn(3000, decision(1, 1), 0, 4500);
        assert_eq!(clock.deadline(TIME, 0), Some(14_500));
    }

    #[test]
    fn time_in_which_the_server_was_down_does_not_count() {
        let clock = clock();
        assert_eq!(clock.running(9000, 5000), 3000);
        assert_eq!(clock.deadline(TIME, 5000), Some(16_000));
    }

    #[test]
    fn waiting_for_the_disk_does_not_count() {
        let mut clock = clock();
        clock.give_back(700);
        assert_eq!((clock.deadline(TIME, 0), clock.running(2000, 0)), (Some(11_700), 300));
    }

    #[test]
    fn a_clock_that_goes_back_takes_nothing() {
        let mut clock = clock();
        assert_eq!(clock.running(500, 0), 0);
        clock.give_back(-5);
        assert_eq!(clock.deadline(TIME, 0), Some(11_000));
    }

    #[test]
    fn whoever_goes_back_has_what_was_left() {
        let mut clock = clock();
        clock.turn(9000, decision(1, 0), 0, 10_000);
        clock.turn(4000, decision(0, 0), 0, 14_000);
        assert_eq!(clock.deadline(TIME, 0), Some(15_000));
    }

    #[test]
    fn a_decision_that_is_reached_again_has_what_was_left() {
        let mut clock = clock();
        clock.turn(2000, decision(1, 0), 0, 3000);
        clock.turn(9000, decision(0, 0), 0, 12_000);
        clock.turn(1000, decision(1, 0), 0, 13_000);
        assert_eq!(clock.deadline(TIME, 0), Some(14_000));
        // Also one that is left and reached a third time.
        clock.turn(500, decision(0, 0), 0, 13_500);
        clock.turn(0, decision(1, 0), 0, 13_500);
        assert_eq!(clock.deadline(TIME, 0), Some(14_000));
    }

    #[test]
    fn nobody_uses_up_anothers_time() {
        let mut clock = clock();
        clock.turn(0, decision(1, 0), 0, 1000);
        clock.turn(9000, decision(0, 0), 0, 10_000);
        // After another decision it is the other's turn.
        clock.turn(0, decision(1, 1), 0, 10_000);
        assert_eq!(clock.deadline(TIME, 0), Some(20_000));
    }

    #[test]
    fn what_is_granted_is_all_of_the_time() {
        let mut clock = clock();
        clock.turn(2000, decision(1, 0), 0, 3000);
        clock.turn(1000, decision(0, 0), 0, 4000);
        clock.turn(1000, decision(0, 0), 0, 5000);
        clock.renew();
        assert_eq!(clock.deadline(TIME, 0), Some(15_000));
    }

    #[test]
    fn what_is_never_asked_again_is_forgotten() {
        let mut clock = clock();
        clock.turn(2000, decision(1, 0), 0, 3000);
        clock.turn(2000, decision(3, 1), 3, 5000);
        assert!(clock.spent.is_empty());
    }

    /// Whatever is decided and undone, nobody is asked for longer than the decisions' times together.
    #[test]
    fn going_back_and_forth_wins_no_time() {
        for seed in 0..200 {
            let (mut random, mut clock) = (Seeded::new(seed), clock());
            let (mut now, mut at, mut furthest, mut asked) = (1000, 0, 0, 0);
            loop {
                let took = i64::from(random.below(4000));
                let deadline = clock.deadline(TIME, 0).unwrap();
                asked += took.min(deadline - now);
                if now + took >= deadline {
                    break;
                }
                now += took;
                at = if at > 0 && random.below(2) == 0 { random.below(at as u32) as usize } else { at + 1 };
                furthest = furthest.max(at);
                clock.turn(clock.running(now, 0), decision(at, 0), 0, now);
            }
            assert!(asked <= TIME * (furthest as i64 + 1), "{asked} for {furthest}");
        }
    }
}
