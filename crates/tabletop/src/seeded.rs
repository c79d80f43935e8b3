//! A seeded source of random numbers.

use crate::Source;

/// A small and fast random generator (SplitMix64). The same seed gives the same numbers on every machine. Not for
/// games that somebody plays for something: those use [`crate::Fair`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seeded {
    state: u64,
}

impl Seeded {
    /// The same seed gives the same numbers.
    pub const fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// The next 64 bits.
    #[inline]
    pub const fn word(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
}

impl Source for Seeded {
    /// The high half of a 32 by 32 bit product; the few words that would be one too many are passed over.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        loop {
            let product = (self.word() >> 32) * u64::from(n);
            let low = product as u32;
            if low >= n || low >= n.wrapping_neg() % n {
                return (product >> 32) as u32;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_are_those_of_splitmix64() {
        // The reference implementation's first numbers from the seed 1234567.
        let mut dice = Seeded::new(1_234_567);
        let words = [(); 5].map(|()| dice.word());
        assert_eq!(
            words,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423,
                4_593_380_528_125_082_431,
                16_408_922_859_458_223_821
            ]
        );
    }

    #[test]
    fn every_number_is_equally_likely() {
        let mut dice = Seeded::new(7);
        let mut counts = [0_u32; 6];
        for _ in 0..60_000 {
            counts[dice.below(6) as usize] += 1;
        }
        // Six standard deviations of a binomial with n = 60,000 and p = 1/6 are 548.
        assert!(counts.iter().all(|&n| n.abs_diff(10_000) < 548), "{counts:?}");
    }

    #[test]
    fn words_that_would_be_one_too_many_are_passed_over() {
        // With 3 · 2^30 a quarter of all words is left out; without that every third number came twice as often.
        let mut dice = Seeded::new(7);
        let hits = (0..30_000).filter(|_| dice.below(3 << 30).is_multiple_of(3)).count();
        assert!((9_500..10_500).contains(&hits), "{hits}");
    }

    #[test]
    fn one_side_leaves_no_choice() {
        let mut dice = Seeded::new(1);
        assert!((0..100).all(|_| dice.below(1) == 0));
    }
}
