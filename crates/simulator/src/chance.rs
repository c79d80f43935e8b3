//! All that is left to chance in a world.

use table::Millis;
use tabletop::{Seeded, Source};

pub struct Chance(pub Seeded);

impl Chance {
    /// Whether something happens that happens so many times in a thousand.
    pub fn happens(&mut self, in_a_thousand: u32) -> bool {
        self.0.below(1_000) < in_a_thousand
    }

    /// A time from `least` to `most`.
    pub fn between(&mut self, least: Millis, most: Millis) -> Millis {
        least + Millis::from(self.0.below((most - least) as u32 + 1))
    }

    /// One of so many.
    pub fn pick(&mut self, n: usize) -> usize {
        self.0.below(n as u32) as usize
    }
}
