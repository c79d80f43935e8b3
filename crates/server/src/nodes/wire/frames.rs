//! Messages in pieces that NATS takes: by default it takes a mebibyte at a time.

use std::{borrow::Cow, collections::HashMap};

/// How large a piece may be.
const PIECE: usize = 512 * 1024;
/// Of how many a message may consist.
const MOST: u16 = 256;
/// A message in one piece, and one of several.
const WHOLE: u8 = 0;
const PART: u8 = 1;
/// What comes before a part: what it is, the sender, the message's number, the part's number, and how many there are.
const HEADER: usize = 1 + 8 + 4 + 2 + 2;

/// Cuts messages into pieces.
pub(super) struct Frames {
    sender: u64,
    count: u32,
}

impl Frames {
    pub fn new(sender: u64) -> Self {
        Self { sender, count: 0 }
    }

    /// A message's pieces, in order.
    pub fn of(&mut self, message: Vec<u8>) -> Vec<Vec<u8>> {
        if message.len() < PIECE {
            return vec![[&[WHOLE], message.as_slice()].concat()];
        }
        self.count = self.count.wrapping_add(1);
        let parts = message.chunks(PIECE - HEADER);
        let count = u16::try_from(parts.len()).unwrap_or(u16::MAX);
        let part = |(number, part): (usize, &[u8])| {
            let (sender, message) = (self.sender.to_le_bytes(), self.count.to_le_bytes());
            let number = u16::try_from(number).unwrap_or(u16::MAX).to_le_bytes();
            [&[PART], &sender[..], &message, &number, &count.to_le_bytes(), part].concat()
        };
        parts.enumerate().map(part).collect()
    }
}

/// Puts pieces together.
#[derive(Default)]
pub(super) struct Parts {
    /// By their senders: the message's number, how many parts are there, and what they say.
    begun: HashMap<u64, (u32, u16, Vec<u8>)>,
}

impl Parts {
    /// Adds a piece. Gives the message that it completes.
    pub fn add<'p>(&mut self, piece: &'p [u8]) -> Option<Cow<'p, [u8]>> {
        let (&kind, rest) = piece.split_first()?;
        if kind == WHOLE {
            return Some(Cow::Borrowed(rest));
        }
        let (sender, rest) = rest.split_first_chunk().map(|(sender, rest)| (u64::from_le_bytes(*sender), rest))?;
        let (message, rest) = rest.split_first_chunk().map(|(message, rest)| (u32::from_le_bytes(*message), rest))?;
        let (number, rest) = rest.split_first_chunk().map(|(number, rest)| (u16::from_le_bytes(*number), rest))?;
        let (count, part) = rest.split_first_chunk().map(|(count, rest)| (u16::from_le_bytes(*count), rest))?;
        if kind != PART || count > MOST {
            return None;
        }
        if number == 0 {
            self.begun.insert(sender, (message, 0, Vec::new()));
        }
        let begun = self.begun.get_mut(&sender).filter(|(begun, next, _)| (*begun, *next) == (message, number))?;
        begun.1 += 1;
        begun.2.extend_from_slice(part);
        if begun.1 < count {
            return None;
        }
        self.begun.remove(&sender).map(|(.., whole)| Cow::Owned(whole))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(length: usize) -> Vec<u8> {
        (0..length).map(|n| (n % 251) as u8).collect()
    }

    #[test]
    fn a_message_comes_together_again_whatever_its_size() {
        let (mut frames, mut parts) = (Frames::new(7), Parts::default());
        for length in [0, 1, PIECE - 1, PIECE, 3 * PIECE + 5] {
            let pieces = frames.of(message(length));
            assert!(pieces.iter().all(|piece| piece.len() <= PIECE));
            let (last, before) = pieces.split_last().unwrap();
            assert!(before.iter().all(|piece| parts.add(piece).is_none()));
            assert_eq!(parts.add(last).unwrap(), message(length));
        }
    }

    #[test]
    fn senders_are_told_apart_and_a_message_with_a_gap_never_comes() {
        let (mut one, mut two, mut parts) = (Frames::new(1), Frames::new(2), Parts::default());
        let [a, b] = [one.of(message(2 * PIECE)), two.of(message(2 * PIECE + 1))];
        assert!(parts.add(&a[0]).is_none() && parts.add(&b[0]).is_none());
        assert!(parts.add(&a[1]).is_none() && parts.add(&b[1]).is_none());
        assert_eq!(parts.add(&a[2]).unwrap().len(), 2 * PIECE);
        assert_eq!(parts.add(&b[2]).unwrap().len(), 2 * PIECE + 1);
        let [a, b] = [one.of(message(2 * PIECE)), one.of(message(2 * PIECE))];
        assert!([&a[0], &a[2], &b[1], &b[2]].into_iter().all(|piece| parts.add(piece).is_none()));
    }
}
