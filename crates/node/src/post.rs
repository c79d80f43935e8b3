//! What goes to and comes from one other node: parcels that are sent again until they are acknowledged, and taken once and in
//! order. By the first version of the protocol one flies at a time and each is acknowledged by itself; since the second
//! several fly, and every envelope acknowledges all that came before it.

use crate::{Body, Envelope, Item, Life, OLDEST, RESEND, SILENCE};
use std::collections::VecDeque;
use table::Millis;

/// How much fits into a parcel: so many items, about so many bytes.
const FITS: (usize, usize) = (512, 256 * 1024);
/// How many parcels fly at a time.
const WINDOW: usize = 32;

/// The post with one other node.
#[derive(Debug)]
pub(crate) struct Post {
    from: Life,
    to: Life,
    /// The newest protocol that is understood here, and the newest that both are known to understand.
    newest: u32,
    version: u32,
    session: u32,
    number: u32,
    flying: VecDeque<Flying>,
    waiting: VecDeque<Item>,
    /// The session and number of the last parcel that came.
    heard: (u32, u32),
    /// How many parcels have come since that was last told.
    owed: usize,
}

/// A parcel that isn't acknowledged yet.
#[derive(Debug)]
struct Flying {
    number: u32,
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
    /// It is out of date, or others before it are missing.
    Never,
}

impl Post {
    /// The post of a node that understands all protocols up to this one.
    pub fn new(from: Life, to: Life, newest: u32) -> Self {
        let (flying, waiting) = (VecDeque::new(), VecDeque::new());
        Self { from, to, newest, version: OLDEST, session: 1, number: 0, flying, waiting, heard: (0, 0), owed: 0 }
    }

    /// The other understands all protocols up to this one.
    pub fn meet(&mut self, newest: u32) {
        self.version = newest.clamp(OLDEST, self.newest);
    }

    /// Something goes out, sooner or later.
    pub fn put(&mut self, item: Item) {
        self.waiting.push_back(item);
    }

    /// The next parcel, if another may fly and there is something to send.
    pub fn flush(&mut self, now: Millis) -> Option<Envelope> {
        let window = if self.version == OLDEST { 1 } else { WINDOW };
        if self.flying.len() >= window || self.waiting.is_empty() {
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
        self.flying.push_back(Flying { number: self.number, items: items.clone(), first: now, last: now });
        Some(self.envelope(self.session, self.number, Body::Parcel(items)))
    }

    /// What is to be sent as time passes: the flying parcels once more, if it is time, and a receipt that is owed.
    pub fn again(&mut self, now: Millis) -> Vec<Envelope> {
        let (mut again, session) = (Vec::new(), self.session);
        if self.flying.front().is_some_and(|oldest| oldest.last + RESEND <= now) {
            self.flying.iter_mut().for_each(|flying| flying.last = now);
            let parcels: Vec<_> = self.flying.iter().map(|flying| (flying.number, flying.items.clone())).collect();
            again
                .extend(parcels.into_iter().map(|(number, items)| self.envelope(session, number, Body::Parcel(items))));
        }
        again.extend((self.owed > 0).then(|| self.receipt()));
        again
    }

    /// Whether the other hasn't acknowledged a parcel for too long.
    pub fn is_silent(&self, now: Millis) -> bool {
        self.flying.front().is_some_and(|oldest| oldest.first + SILENCE <= now)
    }

    /// A receipt has come, for a parcel and all before it.
    pub fn received(&mut self, session: u32, number: u32) {
        if session == self.session {
            self.flying.retain(|flying| flying.number > number);
        }
    }

    /// A parcel has come, by this version of the protocol. Says what is to be done with it, and the receipt if that can't wait
    /// for something else to go there.
    pub fn take(&mut self, version: u32, session: u32, number: u32) -> (Come, Option<Envelope>) {
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
        self.owed += 1;
        let at_once = version == OLDEST || come == Come::Again || self.owed >= WINDOW / 2;
        (come, at_once.then(|| self.receipt()))
    }

    /// Begins anew, and gives back what may not have come through.
    pub fn begin_anew(&mut self) -> Vec<Item> {
        let flying = self.flying.drain(..).flat_map(|flying| flying.items);
        let unsent = flying.chain(self.waiting.drain(..)).collect();
        (self.session, self.number) = (self.session + 1, 0);
        self.put(Item::Hello);
        unsent
    }

    fn receipt(&mut self) -> Envelope {
        let (session, number) = self.heard;
        self.envelope(session, number, Body::Received)
    }

    fn envelope(&mut self, session: u32, number: u32, body: Body) -> Envelope {
        let (version, newest, heard) = (self.version, self.newest, (self.version > OLDEST).then_some(self.heard));
        if heard.is_some() || body == Body::Received {
            self.owed = 0;
        }
        Envelope { version, newest, from: self.from, to: self.to, session, number, heard, body }
    }
}

#[cfg(test)]
mod tests {
    use super::{Come, FITS, Post, WINDOW};
    use crate::{Body, Envelope, Item, OLDEST, RESEND, SILENCE, VERSION};
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
        let mut post = Post::new(1, 2, VERSION);
        post.put(item(1));
        assert_eq!(ids(&post.flush(0).unwrap()), [1]);
        post.put(item(2));
        post.put(item(3));
        assert!(post.flush(1).is_none(), "one at a time");
        post.received(2, 1);
        assert!(post.flush(1).is_none(), "the receipt of another");
        post.received(1, 1);
        assert_eq!(ids(&post.flush(2).unwrap()), [2, 3]);
    }

    #[test]
    fn several_fly_to_who_understands_it_and_one_receipt_is_enough() {
        let (mut here, mut there) = (Post::new(1, 2, VERSION), Post::new(2, 1, VERSION));
        here.meet(VERSION);
        there.meet(VERSION);
        for id in 1..=3 {
            here.put(item(id));
            let parcel = here.flush(0).unwrap();
            assert_eq!(there.take(parcel.version, parcel.session, parcel.number), (Come::Next, None));
        }
        there.put(item(9));
        assert_eq!(there.flush(0).unwrap().heard, Some((1, 3)), "it goes along");
        assert!(there.again(1).is_empty(), "nothing is owed any more");
        here.received(1, 3);
        assert!(here.again(RESEND).is_empty());
        here.put(item(4));
        let parcel = here.flush(0).unwrap();
        there.take(parcel.version, parcel.session, parcel.number);
        let [receipt] = there.again(1).try_into().unwrap();
        assert_eq!((receipt.body, receipt.number), (Body::Received, 4));
        for id in 0..2 * WINDOW as u64 {
            here.put(item(id));
            here.flush(1);
        }
        assert_eq!((here.flying.len(), here.waiting.len()), (WINDOW, WINDOW + 1));
    }

    #[test]
    fn a_parcel_of_the_oldest_version_is_acknowledged_at_once() {
        let mut post = Post::new(1, 2, VERSION);
        let (come, receipt) = post.take(OLDEST, 1, 1);
        assert_eq!((come, receipt.map(|receipt| receipt.version)), (Come::Next, Some(OLDEST)));
    }

    #[test]
    fn a_parcel_is_sent_again_until_it_is_acknowledged() {
        let mut post = Post::new(1, 2, VERSION);
        post.put(item(1));
        let parcel = post.flush(0).unwrap();
        assert!(post.again(RESEND - 1).is_empty());
        assert_eq!(post.again(RESEND), [parcel]);
        assert!(post.again(RESEND + 1).is_empty());
        assert!(!post.is_silent(SILENCE - 1) && post.is_silent(SILENCE));
        post.received(1, 1);
        assert!(!post.is_silent(SILENCE) && post.again(SILENCE).is_empty());
    }

    #[test]
    fn whoever_begins_anew_is_heard_and_what_was_before_is_not() {
        let (mut here, mut there) = (Post::new(1, 2, VERSION), Post::new(2, 1, VERSION));
        here.put(item(1));
        let old = here.flush(0).unwrap();
        here.put(item(2));
        assert_eq!(here.begin_anew(), [item(1), item(2)]);
        let hello = here.flush(9).unwrap();
        assert_eq!(there.take(VERSION, hello.session, hello.number).0, Come::First);
        assert_eq!(there.take(VERSION, old.session, old.number), (Come::Never, None));
        assert_eq!(there.take(VERSION, hello.session, hello.number).0, Come::Again);
    }

    #[test]
    fn a_parcel_is_not_too_large() {
        let mut post = Post::new(1, 2, VERSION);
        (0..=FITS.0 as u64).for_each(|id| post.put(item(id)));
        assert_eq!(ids(&post.flush(0).unwrap()).len(), FITS.0);
        let mut post = Post::new(1, 2, VERSION);
        let told = |length| Item::Told { table: 1, to: vec![1], text: "x".repeat(length), can_wait: false };
        post.put(told(2 * FITS.1));
        post.put(told(1));
        let Body::Parcel(items) = post.flush(0).unwrap().body else { panic!("a parcel") };
        assert_eq!(items.len(), 1, "a single one may be larger");
    }

    proptest! {
        /// Whatever is lost, doubled or overtaken: everything comes, once, in order.
        #[test]
        fn everything_comes_once_and_in_order(
            luck in prop::collection::vec(0..6u8, 1..400),
            newest in [OLDEST..=VERSION, OLDEST..=VERSION],
        ) {
            let (mut here, mut there) = (Post::new(1, 2, newest[0]), Post::new(2, 1, newest[1]));
            let (mut wires, mut put, mut came) = ([Vec::<Envelope>::new(), Vec::new()], 0, Vec::new());
            let mut now = 0;
            let quiet = [0, 2, 3].repeat(500);
            for (step, luck) in luck.iter().chain(&quiet).enumerate() {
                now += RESEND / 30;
                if step % 2 == 0 && put < 40 {
                    here.put(item(put));
                    put += 1;
                }
                wires[0].extend(here.flush(now));
                wires[0].extend(here.again(now));
                wires[1].extend(there.again(now));
                for (way, wire) in wires.clone().iter().enumerate() {
                    let Some(envelope) = wire.first().cloned() else { continue };
                    match luck {
                        0 | 2 | 3 => drop(wires[way].remove(0)),
                        1 => { wires[way].remove(0); continue }
                        4 => {}
                        _ => { wires[way].rotate_left(1); continue }
                    }
                    prop_assert!(envelope.version <= newest[1 - way], "nobody is told what they don't understand");
                    [&mut there, &mut here][way].meet(envelope.newest);
                    match envelope.body {
                        Body::Received => here.received(envelope.session, envelope.number),
                        Body::Parcel(_) => {
                            let (come, receipt) = there.take(envelope.version, envelope.session, envelope.number);
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
