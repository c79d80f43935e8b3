//! A node's own life: whether it lasts, and which others do.

use crate::{Ask, BEAT, LEASE, Life, MARGIN, Other, Output, PATIENCE};
use std::collections::BTreeMap;
use table::Millis;

/// A life that isn't over, as far as its node knows.
#[derive(Debug)]
pub(crate) struct Alive {
    pub life: Life,
    /// Until when nobody can have ended it.
    sure: Millis,
    /// When the last beat was sent.
    beaten: Millis,
    /// How far the time of the whole house is ahead of the node's own.
    ahead: Millis,
    /// When the beat was sent that the others are known by.
    listed: Millis,
    /// Whether a beat was counted, so that the others are known.
    counted: bool,
    others: BTreeMap<Life, Watched>,
}

/// Another life, as it is watched.
#[derive(Debug)]
struct Watched {
    beats: u64,
    /// Since when its count is known to be so.
    since: Millis,
    linked: bool,
    /// When it was last to be ended.
    ended: Option<Millis>,
}

impl Alive {
    /// A life that was asked for at a time, and began when the house's clock showed something.
    pub fn new(life: Life, sent: Millis, clock: Millis, now: Millis) -> Self {
        let (sure, ahead, others) = (sent + LEASE - MARGIN, clock - now, BTreeMap::new());
        Self { life, sure, beaten: now - BEAT, ahead, listed: sent, counted: false, others }
    }

    /// Whether nobody can have ended it.
    pub fn is_sure(&self, now: Millis) -> bool {
        now < self.sure
    }

    /// Whether it has been in doubt for so long that it is better to begin a new one.
    pub fn is_hopeless(&self, now: Millis) -> bool {
        now >= self.sure + LEASE
    }

    /// The time of the whole house.
    pub fn wall(&self, now: Millis) -> Millis {
        self.ahead + now
    }

    /// Whether no other life began before. While a node is sure of its life, the others know it, so that there is only one.
    pub fn is_eldest(&self) -> bool {
        self.counted && self.others.keys().all(|other| *other > self.life)
    }

    /// Whether somebody else is known to reach others.
    pub fn others_are_linked(&self) -> bool {
        self.others.values().any(|other| other.linked)
    }

    /// Beats when it is time, and ends those who don't.
    pub fn tick(&mut self, linked: bool, now: Millis, out: &mut Vec<Output>) {
        if self.beaten + BEAT <= now {
            self.beaten = now;
            out.push(Output::Ask(Ask::Beat { life: self.life, sent: now, linked }));
        }
        // Whoever is out of touch can't tell whether the others are, too.
        let in_touch = now - self.listed <= LEASE / 2;
        for (life, other) in &mut self.others {
            let late =
                in_touch && other.since + LEASE <= now && other.ended.is_none_or(|ended| ended + PATIENCE <= now);
            if late {
                other.ended = Some(now);
                out.push(Output::Ask(Ask::End { life: *life, beats: other.beats }));
            }
        }
    }

    /// A beat that was sent at a time was counted. Gives those who are gone.
    pub fn counted(&mut self, sent: Millis, clock: Millis, others: &[Other], now: Millis) -> Vec<Life> {
        self.sure = self.sure.max(sent + LEASE - MARGIN);
        // What the clock showed was some time ago, so that the house's time is never less.
        self.ahead = self.ahead.max(clock - now);
        // A list that was overtaken by another tells nothing new.
        if sent < self.listed {
            return Vec::new();
        }
        // Nor can it when it is heard again.
        if sent - self.listed > LEASE / 2 {
            self.others.values_mut().for_each(|other| other.since = now);
        }
        (self.listed, self.counted) = (sent, true);
        for &Other { life, beats, linked } in others {
            let watched = self.others.entry(life).or_insert(Watched { beats, since: now, linked, ended: None });
            if beats > watched.beats {
                *watched = Watched { beats, since: now, linked, ended: None };
            }
        }
        let gone = |life: &&Life| others.iter().all(|other| other.life != **life);
        let gone: Vec<Life> = self.others.keys().filter(gone).copied().collect();
        gone.iter().for_each(|life| self.forget(*life));
        gone
    }

    /// Whether another life isn't over, as far as it knows.
    pub fn knows(&self, life: Life) -> bool {
        self.others.contains_key(&life)
    }

    /// Another life is over.
    pub fn forget(&mut self, life: Life) {
        self.others.remove(&life);
    }
}
