//! How far a set of tokens is from what the books let expect.

use super::trial::Tally;
use serde::Serialize;
use std::ops::RangeInclusive;

/// Each rank of the chart should come in so much of the games.
const EVERY_RANK: f64 = 0.10;
/// How often the first and the last mission should be won.
const FIRST_MISSION: RangeInclusive<f64> = 0.55..=0.70;
const LAST_MISSION: RangeInclusive<f64> = 0.15..=0.30;
/// The average lead of two players may differ from the German edition's by this part without harm.
const LEAD: f64 = 0.2;
/// And the share of each source of points by so much.
const SHARE: f64 = 0.05;
/// What every number that differs from the first guess costs, so that of two sets that do alike the nearer is taken.
const CHANGE: f64 = 0.1;

/// How far a set is from each aim, in points of a hundred; 0 is there.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Distance {
    /// From every rank in a tenth of the games.
    pub ranks: f64,
    /// From the first mission in 55 to 70 %.
    pub first: f64,
    /// From the last in 15 to 30 %.
    pub last: f64,
    /// From missions that get harder one by one.
    pub falling: f64,
    /// From the German edition's average lead.
    pub lead: f64,
    /// From the German edition's shares of points by source.
    pub sources: f64,
    /// From the first guess.
    pub changes: f64,
}

impl Distance {
    /// Of tallies in the order of the kinds, and the German edition's for two players.
    pub fn of(tallies: &[Tally], german: &Tally, changes: u32) -> Self {
        let [legacy, missions @ .., two] = tallies else { return Self::FAR };
        let won: Vec<_> = missions.iter().map(|tally| tally.part(tally.won)).collect();
        let [first, .., last] = won.as_slice() else { return Self::FAR };
        let short = legacy.ranks.iter().map(|&count| (EVERY_RANK - legacy.part(count)).max(0.0));
        let rises = won.windows(2).map(|pair| (pair[1] - pair[0]).max(0.0));
        let differs = two.shares().into_iter().zip(german.shares()).map(|(one, other)| (one - other).abs());
        let lead = (two.mean_lead() / german.mean_lead().max(0.1) - 1.0).abs();
        Self {
            ranks: 100.0 * short.sum::<f64>(),
            first: 100.0 * outside(*first, &FIRST_MISSION),
            last: 100.0 * outside(*last, &LAST_MISSION),
            falling: 100.0 * rises.sum::<f64>(),
            lead: 50.0 * (lead - LEAD).max(0.0),
            sources: 50.0 * differs.map(|share| (share - SHARE).max(0.0)).sum::<f64>(),
            changes: CHANGE * f64::from(changes),
        }
    }

    const FAR: Self =
        Self { ranks: 100.0, first: 100.0, last: 100.0, falling: 100.0, lead: 100.0, sources: 100.0, changes: 100.0 };

    /// All of it.
    pub fn sum(&self) -> f64 {
        self.ranks + self.first + self.last + self.falling + self.lead + self.sources + self.changes
    }
}

fn outside(share: f64, range: &RangeInclusive<f64>) -> f64 {
    (range.start() - share).max(share - range.end()).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tallies(ranks: [u64; 4], won: [u64; 5]) -> Vec<Tally> {
        let legacy = Tally { games: 100, ranks, ..Tally::default() };
        let missions = won.map(|won| Tally { games: 100, won, ..Tally::default() });
        std::iter::once(legacy).chain(missions).chain([two(12.0)]).collect()
    }

    fn two(lead: f64) -> Tally {
        let sources = [50.0, 5.0, 20.0, 15.0, 10.0, 0.0];
        Tally { games: 1, lead, sources, ..Tally::default() }
    }

    #[test]
    fn w11_a_set_that_meets_every_aim_is_there() {
        let there = Distance::of(&tallies([10, 40, 30, 20], [60, 50, 40, 30, 20]), &two(12.0), 0);
        assert_eq!(there.sum(), 0.0);
    }

    #[test]
    fn w11_each_aim_that_is_missed_counts_by_how_far() {
        let german = two(12.0);
        let of = |ranks, won| Distance::of(&tallies(ranks, won), &german, 0);
        let close = |one: f64, two: f64| assert!((one - two).abs() < 1e-9, "{one} {two}");
        close(of([92, 8, 0, 0], [60, 50, 40, 30, 20]).sum(), 2.0 + 10.0 + 10.0);
        close(of([25; 4], [50, 45, 40, 30, 20]).sum(), 5.0);
        close(of([25; 4], [75, 45, 40, 30, 35]).sum(), 5.0 + 5.0 + 5.0);
        close(of([25; 4], [60, 40, 50, 30, 10]).sum(), 10.0 + 5.0);
        let far = Distance::of(&tallies([25; 4], [60, 50, 40, 30, 20]), &two(8.0), 7);
        close(far.lead, 50.0 * 0.3);
        close(far.changes, 0.7);
    }
}
