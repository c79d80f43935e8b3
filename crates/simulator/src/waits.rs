//! How long people waited until their decisions were answered.

use table::Millis;

/// How many steps the scale has; each is a fifth longer than the one before.
const STEPS: usize = 80;
/// The first step, in milliseconds.
const FIRST: f64 = 10.0;

/// How long people waited, on a scale whose steps are a fifth apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waits {
    counts: [u64; STEPS],
    longest: Millis,
}

impl Default for Waits {
    fn default() -> Self {
        Self { counts: [0; STEPS], longest: 0 }
    }
}

impl Waits {
    /// Somebody waited for so long.
    pub fn add(&mut self, waited: Millis) {
        let step = ((waited.max(1) as f64 / FIRST).ln() / 1.2_f64.ln()).ceil().max(0.0) as usize;
        self.counts[step.min(STEPS - 1)] += 1;
        self.longest = self.longest.max(waited);
    }

    /// How many they were.
    pub fn count(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// The longest wait, in milliseconds.
    pub fn longest(&self) -> Millis {
        self.longest
    }

    /// How long this share of them waited at most, in milliseconds, up to a fifth more than it was.
    pub fn within(&self, share: f64) -> Millis {
        let wanted = (self.count() as f64 * share).ceil() as u64;
        let mut sum = 0;
        let reached = |count: &u64| {
            sum += count;
            sum >= wanted
        };
        let step = self.counts.iter().position(reached).unwrap_or(STEPS - 1);
        ((FIRST * 1.2_f64.powi(step as i32)) as Millis).min(self.longest)
    }
}

impl std::ops::AddAssign for Waits {
    fn add_assign(&mut self, other: Self) {
        self.counts.iter_mut().zip(other.counts).for_each(|(count, more)| *count += more);
        self.longest = self.longest.max(other.longest);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_told_within_a_fifth() {
        let mut waits = Waits::default();
        (1..=1_000).for_each(|n| waits.add(n * 10));
        for (share, exact) in [(0.5, 5_000), (0.99, 9_900)] {
            let told = waits.within(share);
            assert!((exact..=exact * 6 / 5).contains(&told), "{share}: {told}");
        }
        assert_eq!((waits.count(), waits.longest(), waits.within(1.0)), (1_000, 10_000, 10_000));
        let mut twice = waits;
        twice += waits;
        assert_eq!((twice.count(), twice.within(0.5)), (2_000, waits.within(0.5)));
    }
}
