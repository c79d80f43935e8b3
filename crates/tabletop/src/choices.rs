//! The choices of one small step.

use std::fmt;

/// A set of choices, each a number below 64 whose meaning is the step's own.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Choices(pub u64);

impl Choices {
    /// No choice at all.
    pub const NONE: Self = Self(0);

    /// The choices 0 to `n - 1`.
    #[inline]
    pub const fn first(n: u32) -> Self {
        Self(if n >= 64 { u64::MAX } else { (1 << n) - 1 })
    }

    /// A set of one.
    #[inline]
    pub const fn one(choice: u8) -> Self {
        Self(1 << choice)
    }

    /// Adds a choice.
    #[inline]
    pub const fn insert(&mut self, choice: u8) {
        self.0 |= 1 << choice;
    }

    /// Both sets together.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// How many choices there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this is one of them.
    #[inline]
    pub const fn contains(self, choice: u8) -> bool {
        choice < 64 && self.0 >> choice & 1 == 1
    }

    /// The only choice, if there is no other.
    #[inline]
    pub const fn only(self) -> Option<u8> {
        if self.len() == 1 { Some(self.0.trailing_zeros() as u8) } else { None }
    }

    /// The `n`-th choice in ascending order, counted from 0; `n` must be below [`Choices::len`].
    #[inline]
    pub const fn nth(self, n: u32) -> u8 {
        let mut rest = self.0;
        let mut skip = n;
        while skip > 0 {
            rest &= rest - 1;
            skip -= 1;
        }
        rest.trailing_zeros() as u8
    }
}

impl Iterator for Choices {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let choice = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(choice)
    }
}

impl fmt::Debug for Choices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_counted_and_drawn_in_order() {
        let mut set = Choices::NONE;
        assert!(set.is_empty());
        for choice in [63, 0, 17] {
            set.insert(choice);
        }
        assert_eq!(set.len(), 3);
        assert_eq!((0..3).map(|n| set.nth(n)).collect::<Vec<_>>(), [0, 17, 63]);
        assert_eq!(set.collect::<Vec<_>>(), [0, 17, 63]);
        assert!(set.contains(17) && !set.contains(16) && !set.contains(64));
    }

    #[test]
    fn first_and_or_build_sets() {
        assert_eq!(Choices::first(3), Choices(0b111));
        assert_eq!(Choices::first(64).len(), 64);
        assert_eq!(Choices::first(0), Choices::NONE);
        assert_eq!(Choices::one(5).or(Choices::one(2)), Choices(0b10_0100));
        assert_eq!(format!("{:?}", Choices(0b101)), "{0, 2}");
    }
}
