//! What goes to and comes from one other node: one parcel at a time, sent again until it is acknowledged, and taken once.

use crate::{Body, Envelope, Item, Life, RESEND, SILENCE, VERSION};
use std::collections::VecDeque;
use table::Millis;

/// How much fits into a parcel: so many items, about so many bytes.
const FITS: (usize, usize) = (512, 256 * 1024);

/// The post with one other node.
#[derive(Debug)]
pub(crate) struct Post {
    from: Life,
    to: Life,
    session: u32,
    number: u32,
    flying: Option<Flying>,
    waiting: VecDeque<Item>,
    /// The session and number of the last parcel that came.
    heard: (u32, u32),
}

/// A parcel that isn't acknowledged yet.
#[derive(Debug)]
struct Flying {
    items: Vec<Item>,
    first: Millis,
    last: Millis,
}

/// What is to be done with a parcel that has come.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Come {
    /// It is the next.
    Next,
    /// It is the first after the other has begun anew: nothing of what was before holds.
    First,
    /// It came before.
    Again,
    /// It is out of date.
    Never,
}

impl Post {
    pub fn new(from: Life, to: Life) -> Self {
        Self { from, to, session: 1, number: 0, flying: None, waiting: VecDeque::new(), heard: (0, 0) }
    }

    /// Something goes out, sooner or later.
    pub fn put(&mut self, item: Item) {
        self.waiting.push_back(item);
    }

    /// The next parcel, if none flies and there is something to send.
    pub fn flush(&mut self, now: Millis) -> Option<Envelope> {
        if self.flying.is_some() || self.waiting.is_empty() {
            return None;
        }
        let (mut items, mut size) = (Vec::new(), 0);
        while let Some(item) = self.waiting.front() {
            size += item.size();
            if !items.is_empty() && (items.len() == FITS.0 || size > FITS.1) {
                break;
            }
            items.extend(self.waiting.pop_front());
        }
        self.number += 1;
        let parcel = self.envelope(self.session, self.number, Body::Parcel(items.clone()));
        self.flying = Some(Flying { items, first: now, last: now });
        Some(parcel)
    }

    /// The flying parcel once more, if it is time.
    pub fn again(&mut self, now: Millis) -> Option<Envelope> {
        let (session, number) = (self.session, self.number);
        let flying = self.flying.as_mut().filter(|flying| flying.last + RESEND <= now)?;
        flying.last = now;
        let items = flying.items.clone();
        Some(self.envelope(session, number, Body::Parcel(items)))
    }

    /// Whether the other hasn't acknowledged a parcel for too long.
    pub fn is_silent(&self, now: Millis) -> bool {
        self.flying.as_ref().is_some_and(|flying| flying.first + SILENCE <= now)
    }

    /// A receipt has come.
    pub fn received(&mut self, session: u32, number: u32) {
        if (session, number) == (self.session, self.number) {
            self.flying = None;
        }
    }

    /// A parcel has come. Says what is to be done with it, and the receipt.
    pub fn take(&mut self, session: u32, number: u32) -> (Come, Option<Envelope>) {
        let come = match self.heard {
            // Whoever was never heard before has not begun anew.
            (0, _) if session == 1 && number == 1 => Come::Next,
            (last, _) if session > last && number == 1 => Come::First,
            (last, before) if session == last && number == before + 1 => Come::Next,
            (last, before) if session == last && number <= before => Come::Again,
            _ => return (Come::Never, None),
        };
        if come != Come::Again {
            self.heard = (session, number);
        }
        (come, Some(self.envelope(session, number, Body::Received)))
    }

    /// Begins anew, and gives back what may not have come through.
    pub fn begin_anew(&mut self) -> Vec<Item> {
        let flying = self.flying.take().map(|flying| flying.items);
        let unsent = flying.into_iter().flatten().chain(self.waiting.drain(..)).collect();
        (self.session, self.number) = (self.session + 1, 0);
        self.put(Item::Hello);
        unsent
    }

    fn envelope(&self, session: u32, number: u32, body: Body) -> Envelope {
        Envelope { version: VERSION, from: self.from, to: self.to, session, number, body }
    }
}

#[cfg(test)]
mod tests {
    use super::{Come, FITS, Post};
    use crate::{Body, Envelope, Item, RESEND, SILENCE};
    use proptest::prelude::*;

    fn item(id: u64) -> Item {
        Item::Leave { id }
    }

    fn ids(envelope: &Envelope) -> Vec<u64> {
        let Body::Parcel(items) = &envelope.body else { return Vec::new() };
        items.iter().filter_map(|item| if let Item::Leave { id } = item { Some(*id) } else { None }).collect()
    }

    #[test]
    fn what_gathers_while_a_parcel_flies_goes_together() {
        let mut post = Post::new(1, 2);
        post.put(item(1));
        assert_eq!(ids(&post.flush(0).unwrap()), [1]);
        post.put(item(2));
        post.put(item(3));
        assert!(post.flush(1).is_none(), "one at a time");
        post.received(1, 7);
        assert!(post.flush(1).is_none(), "the receipt of another");
        post.received(1, 1);
        assert_eq!(ids(&post.flush(2).unwrap()), [2, 3]);
    }

    #[test]
    fn a_parcel_is_sent_again_until_it_is_acknowledged() {
        let mut post = Post::new(1, 2);
        post.put(item(1));
        let parcel = post.flush(0).unwrap();
        assert!(post.again(RESEND - 1).is_none());
        assert_eq!(post.again(RESEND), Some(parcel));
        assert!(post.again(RESEND + 1).is_none());
        assert!(!post.is_silent(SILENCE - 1) && post.is_silent(SILENCE));
        post.received(1, 1);
        assert!(!post.is_silent(SILENCE) && post.again(SILENCE).is_none());
    }

    #[test]
    fn whoever_begins_anew_is_heard_and_what_was_before_is_not() {
        let (mut here, mut there) = (Post::new(1, 2), Post::new(2, 1));
        here.put(item(1));
        let old = here.flush(0).unwrap();
        here.put(item(2));
        assert_eq!(here.begin_anew(), [item(1), item(2)]);
        let hello = here.flush(9).unwrap();
        assert_eq!(there.take(hello.session, hello.number).0, Come::First);
        assert_eq!(there.take(old.session, old.number), (Come::Never, None));
        assert_eq!(there.take(hello.session, hello.number).0, Come::Again);
    }

    #[test]
    fn a_parcel_is_not_too_large() {
        let mut post = Post::new(1, 2);
        (0..=FITS.0 as u64).for_each(|id| post.put(item(id)));
        assert_eq!(ids(&post.flush(0).unwrap()).len(), FITS.0);
        let mut post = Post::new(1, 2);
        let told = |length| Item::Told { table: 1, to: vec![1], text: "x".repeat(length), can_wait: false };
        post.put(told(2 * FITS.1));
        post.put(told(1));
        let Body::Parcel(items) = post.flush(0).unwrap().body else { panic!("a parcel") };
        assert_eq!(items.len(), 1, "a single one may be larger");
    }

    proptest! {
        /// Whatever is lost, doubled or overtaken: everything comes, once, in order.
        #[test]
        fn everything_comes_once_and_in_order(luck in prop::collection::vec(0..6u8, 1..400)) {
            let (mut here, mut there) = (Post::new(1, 2), Post::new(2, 1));
            let (mut wires, mut put, mut came) = ([Vec::<Envelope>::new(), Vec::new()], 0, Vec::new());
            let mut now = 0;
            let quiet = [0, 2, 3].repeat(200);
            for (step, luck) in luck.iter().chain(&quiet).enumerate() {
                now += RESEND;
                if step % 2 == 0 && put < 40 {
                    here.put(item(put));
                    put += 1;
                }
                wires[0].extend(here.flush(now).or_else(|| here.again(now)));
                for (way, wire) in wires.clone().iter().enumerate() {
                    let Some(envelope) = wire.first().cloned() else { continue };
                    match luck {
                        0 | 2 | 3 => drop(wires[way].remove(0)),
                        1 => { wires[way].remove(0); continue }
                        4 => {}
                        _ => { wires[way].rotate_left(1); continue }
                    }
                    match envelope.body {
                        Body::Received => here.received(envelope.session, envelope.number),
                        Body::Parcel(_) => {
                            let (come, receipt) = there.take(envelope.session, envelope.number);
                            if matches!(come, Come::Next | Come::First) {
                                came.extend(ids(&envelope));
                            }
                            wires[1].extend(receipt);
                        }
                    }
                }
            }
            prop_assert_eq!(came, (0..put).collect::<Vec<_>>());
        }
    }
}
