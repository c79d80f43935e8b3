//! A handful of dice: how many show each value.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use tabletop::Choices;

/// Up to 15 dice, as the number of each value; their order never matters.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "number[]"))]
pub struct Dice(u32);

impl Dice {
    /// No dice.
    pub const NONE: Self = Self(0);

    /// Dice of these values.
    pub fn of(values: &[u8]) -> Self {
        let mut dice = Self::NONE;
        for &value in values {
            dice.add(value);
        }
        dice
    }

    /// How many show this value.
    #[inline]
    pub const fn count(self, value: u8) -> u8 {
        (self.0 >> (4 * (value - 1)) & 15) as u8
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        let pairs = (self.0 & 0x0f0f_0f0f) + (self.0 >> 4 & 0x0f0f_0f0f);
        (pairs.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a die.
    #[inline]
    pub const fn add(&mut self, value: u8) {
        self.0 += 1 << (4 * (value - 1));
    }

    /// Adds `count` dice of a value.
    #[inline]
    pub const fn add_many(&mut self, value: u8, count: u8) {
        self.0 += (count as u32) << (4 * (value - 1));
    }

    /// Takes a die out; there must be one.
    #[inline]
    pub const fn remove(&mut self, value: u8) {
        self.0 -= 1 << (4 * (value - 1));
    }

    /// Both handfuls together.
    #[inline]
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// This handful less another that is part of it.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    /// The highest value; there must be a die.
    #[inline]
    pub const fn highest(self) -> u8 {
        8 - (self.0.leading_zeros() / 4) as u8
    }

    /// The lowest value; there must be a die.
    #[inline]
    pub const fn lowest(self) -> u8 {
        self.0.trailing_zeros() as u8 / 4 + 1
    }

    /// Whether there are dice and all show the same value.
    #[inline]
    pub const fn all_equal(self) -> bool {
        self.0 != 0 && self.highest() == self.lowest()
    }

    /// The values that occur, each once, ascending.
    pub fn values(self) -> impl Iterator<Item = u8> {
        (1..=6).filter(move |&value| self.count(value) > 0)
    }

    /// Every die, ascending.
    pub fn each(self) -> impl Iterator<Item = u8> {
        (1..=6).flat_map(move |value| std::iter::repeat_n(value, usize::from(self.count(value))))
    }

    /// Every ordered pair of dice that could be taken, numbered from 0: six times the first value, plus the second.
    #[inline]
    pub fn pairs(self) -> Choices {
        let (mut once, mut twice) = (0_u64, 0_u64);
        for value in 0..6 {
            let count = self.count(value + 1);
            once |= u64::from(count > 0) << value;
            twice |= u64::from(count > 1) << value;
        }
        let mut pairs = 0;
        for value in 0..6 {
            let others = once & !(1 << value) | twice & 1 << value;
            pairs |= (others << (6 * value)) * (once >> value & 1);
        }
        Choices(pairs)
    }

    /// The sum of the values.
    pub fn sum(self) -> u8 {
        self.each().sum()
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.each()).finish()
    }
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.each())
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<u8>::deserialize(deserializer)?;
        if values.len() > 13 || values.iter().any(|value| !(1..=6).contains(value)) {
            return Err(serde::de::Error::custom("dice: expected at most 13 values from 1 to 6"));
        }
        Ok(Self::of(&values))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_handful_knows_its_dice() {
        let dice = Dice::of(&[6, 1, 6, 3]);
        assert_eq!(dice.len(), 4);
        assert_eq!((dice.count(6), dice.count(1), dice.count(2)), (2, 1, 0));
        assert_eq!((dice.lowest(), dice.highest()), (1, 6));
        assert_eq!(dice.each().collect::<Vec<_>>(), [1, 3, 6, 6]);
        assert_eq!(dice.values().collect::<Vec<_>>(), [1, 3, 6]);
        assert_eq!(dice.sum(), 16);
        assert_eq!(format!("{dice:?}"), "[1, 3, 6, 6]");
        assert_eq!(Dice::of(&[2; 13]).len(), 13);
        assert_eq!((Dice::of(&[4]).lowest(), Dice::of(&[4]).highest()), (4, 4));
    }

    #[test]
    fn dice_come_and_go() {
        let mut dice = Dice::of(&[2, 2]);
        dice.add_many(5, 3);
        dice.remove(2);
        assert_eq!(dice, Dice::of(&[2, 5, 5, 5]));
        assert_eq!(dice.without(Dice::of(&[5, 5])), Dice::of(&[2, 5]));
        assert_eq!(dice.with(Dice::of(&[1])), Dice::of(&[1, 2, 5, 5, 5]));
    }

    #[test]
    fn all_equal_needs_dice() {
        assert!(Dice::of(&[3, 3, 3]).all_equal() && Dice::of(&[6]).all_equal());
        assert!(!Dice::of(&[3, 4]).all_equal() && !Dice::NONE.all_equal());
        assert!(Dice::NONE.is_empty() && !Dice::of(&[1]).is_empty());
    }

    #[test]
    fn dice_are_written_in_ascending_order_and_read_in_any() {
        let dice: Dice = serde_json::from_str("[6,2,6]").unwrap();
        assert_eq!(serde_json::to_string(&dice).unwrap(), "[2,6,6]");
        assert!(serde_json::from_str::<Dice>("[7]").is_err());
        assert!(serde_json::from_str::<Dice>("[0]").is_err());
        assert!(serde_json::from_str::<Dice>("[1,1,1,1,1,1,1,1,1,1,1,1,1,1]").is_err());
    }
}
