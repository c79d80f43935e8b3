//! Times at which no server was there. Clocks don't run then.

use crate::Millis;

/// No clock runs longer than a month.
const LONGEST_CLOCK: Millis = 31 * 86_400_000;

/// Times at which no server was there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Downtime {
    /// From when to when, in order; they don't overlap.
    gaps: Vec<(Millis, Millis)>,
}

impl Downtime {
    /// Of these times, in any order.
    pub fn of(mut gaps: Vec<(Millis, Millis)>) -> Self {
        gaps.sort_unstable();
        let mut joined: Vec<(Millis, Millis)> = Vec::with_capacity(gaps.len());
        for (since, until) in gaps {
            match joined.last_mut() {
                Some((_, end)) if since <= *end => *end = until.max(*end),
                _ => joined.push((since, until)),
            }
        }
        Self { gaps: joined }
    }

    /// Until when it doesn't matter any more that no server was there: whoever was asked before that has run out of time,
    /// even on the longest clock.
    pub fn settled(&self, now: Millis) -> Option<Millis> {
        let ends = self.gaps.iter().map(|(_, until)| *until);
        ends.take_while(|until| now - until - self.within(*until, now) > LONGEST_CLOCK).last()
    }

    /// How long no server was there between two moments.
    pub fn within(&self, from: Millis, to: Millis) -> Millis {
        let first = self.gaps.partition_point(|(_, until)| *until <= from);
        let gaps = self.gaps[first..].iter().take_while(|(since, _)| *since < to);
        gaps.map(|(since, until)| (*until).min(to) - (*since).max(from)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_lies_between_two_moments_counts() {
        let downtime = Downtime::of(vec![(50, 60), (10, 20), (55, 70)]);
        assert_eq!(downtime.within(0, 100), 30);
        assert_eq!(downtime.within(15, 55), 10);
        assert_eq!(downtime.within(20, 50), 0);
        assert_eq!(downtime.within(12, 13), 1);
        assert_eq!(downtime.within(70, 70), 0);
        assert_eq!(Downtime::default().within(0, 100), 0);
    }

    #[test]
    fn what_no_clock_can_remember_is_settled() {
        let day = 86_400_000;
        let downtime = Downtime::of(vec![(0, day), (2 * day, 3 * day), (20 * day, 40 * day)]);
        assert_eq!(downtime.settled(10 * day), None);
        // The server has run for 31 days since the first time, not counting the others.
        assert_eq!(downtime.settled(53 * day), None);
        assert_eq!(downtime.settled(54 * day), Some(day));
        assert_eq!(downtime.settled(56 * day), Some(3 * day));
        assert_eq!(downtime.settled(72 * day), Some(40 * day));
    }
}
