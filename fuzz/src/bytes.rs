//! Bytes that decide.

use tabletop::Source;

/// A source of numbers that says what the fuzzer's bytes say. After the last byte every number is 0: the first choice,
/// the first outcome. So a byte more or less changes only what it decides, and a game needs no more bytes than it has
/// surprises.
#[derive(Clone, Debug)]
pub struct Bytes<'a> {
    left: &'a [u8],
}

impl<'a> Bytes<'a> {
    /// All of them.
    pub fn new(left: &'a [u8]) -> Self {
        Self { left }
    }

    /// How many are left.
    pub fn len(&self) -> usize {
        self.left.len()
    }

    /// Whether the last one is used up.
    pub fn is_empty(&self) -> bool {
        self.left.is_empty()
    }

    /// The next one, or 0.
    pub fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.left.split_first() else { return 0 };
        self.left = rest;
        *first
    }

    /// Whether something happens that happens once in `n` times.
    pub fn once_in(&mut self, n: u32) -> bool {
        self.below(n) + 1 == n
    }

    /// One of these.
    pub fn one_of<T: Clone>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize].clone()
    }

    /// Mostly a number below `n`, sometimes any number at all.
    pub fn around(&mut self, n: u8) -> u8 {
        match self.byte() {
            wild @ 240.. => wild,
            byte => byte % n,
        }
    }
}

impl Source for Bytes<'_> {
    /// A single byte where that is enough; not one where there is nothing to decide.
    fn below(&mut self, n: u32) -> u32 {
        match n {
            0 | 1 => 0,
            2..=256 => u32::from(self.byte()) % n,
            _ => u32::from_be_bytes([0; 4].map(|_: u8| self.byte())) % n,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_decide_until_they_are_used_up() {
        let mut bytes = Bytes::new(&[7, 255, 1, 2, 3, 4, 9]);
        assert_eq!((bytes.below(6), bytes.below(1), bytes.below(256)), (1, 0, 255));
        assert_eq!(bytes.below(u32::MAX), 0x0102_0304);
        assert_eq!((bytes.one_of(&['a', 'b']), bytes.is_empty(), bytes.below(6), bytes.byte()), ('b', true, 0, 0));
    }

    #[test]
    fn some_numbers_are_wild() {
        let mut bytes = Bytes::new(&[239, 240, 1, 2]);
        assert_eq!((bytes.around(9), bytes.around(9)), (5, 240));
        assert_eq!((bytes.once_in(3), bytes.once_in(3), bytes.once_in(3)), (false, true, false));
    }
}
