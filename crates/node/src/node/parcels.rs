//! What comes from other nodes and goes there.

use super::Node;
use crate::{
    Body, ConnectionId, Envelope, Happened, Item, Life, OLDEST, Output, door,
    post::{Come, Post},
    routes::{Guest, Place},
};
use table::Millis;

impl Node {
    pub(super) fn look_after_posts(&mut self, now: Millis, out: &mut Vec<Output>) {
        for post in self.posts.values_mut() {
            out.extend(post.again(now).into_iter().map(Output::Send));
        }
        let silent: Vec<Life> =
            self.posts.iter().filter(|(_, post)| post.is_silent(now)).map(|(life, _)| *life).collect();
        for life in silent {
            // With who isn't there any more, nothing begins anew.
            let unsent = match self.knows(life) {
                true => self.posts.get_mut(&life).map(Post::begin_anew),
                false => self.posts.remove(&life).map(|mut post| post.begin_anew()),
            };
            let unsent = unsent.unwrap_or_default();
            self.lose(life, out);
            for item in unsent {
                if let Item::Wanted { table } = item {
                    self.wanted(table, now, out);
                }
            }
        }
    }

    pub(super) fn heard(&mut self, envelope: Envelope, now: Millis, out: &mut Vec<Output>) {
        let Envelope { version, newest, from, to, session, number, heard, body } = envelope;
        if self.life() != Some(to) || !(OLDEST..=self.newest).contains(&version) {
            return;
        }
        if let Some(post) = self.posts.get_mut(&from) {
            post.meet(newest);
            heard.into_iter().for_each(|(session, number)| post.received(session, number));
        }
        let items = match body {
            Body::Received => {
                if let Some(post) = self.posts.get_mut(&from) {
                    post.received(session, number);
                }
                return;
            }
            Body::Parcel(items) => items,
        };
        let post = self.post(to, from);
        post.meet(newest);
        let (come, receipt) = post.take(version, session, number);
        out.extend(receipt.map(Output::Send));
        match come {
            Come::First => self.lose(from, out),
            Come::Next => {}
            Come::Again | Come::Never => return,
        }
        items.into_iter().for_each(|item| self.open(from, item, now, out));
    }

    /// Takes one thing out of another's parcel.
    fn open(&mut self, from: Life, item: Item, now: Millis, out: &mut Vec<Output>) {
        match item {
            Item::Hello => {}
            Item::Join { id, .. } | Item::Say { id, .. } | Item::Slow { id } | Item::Leave { id }
                if door(id) != from => {}
            Item::Join { id, table, person, name } => {
                let guest = Guest { table, person, name, joined: false, waiting: Vec::new() };
                match self.leaving {
                    true => self.put(from, Item::LetGo { id, why: None }),
                    false => self.come(id, guest, now, out),
                }
            }
            Item::Say { id, word } => match self.routes.guests.contains_key(&id) {
                true => self.said(id, word, out),
                false => self.put(from, Item::LetGo { id, why: None }),
            },
            Item::Slow { id } => self.pass_on(id, Happened::Slow { id }, Item::Slow { id }, out),
            Item::Leave { id } => self.gone(id, out),
            Item::Wanted { table } => self.wanted(table, now, out),
            Item::Told { table, to, text, can_wait } => {
                let theirs = |id: &ConnectionId| self.routes.place_of(*id) == Some((table, Place::There(from)));
                let (to, unknown): (Vec<_>, Vec<_>) = to.into_iter().partition(theirs);
                unknown.into_iter().for_each(|id| self.put(from, Item::Leave { id }));
                if !to.is_empty() {
                    out.push(Output::Tell { table, to, text, can_wait });
                }
            }
            Item::LetGo { id, why } => {
                if self.routes.place_of(id).is_some_and(|(_, place)| place == Place::There(from)) {
                    self.routes.remove(id);
                    out.push(Output::Close { id, why });
                }
            }
        }
    }

    fn post(&mut self, own: Life, life: Life) -> &mut Post {
        let newest = self.newest;
        self.posts.entry(life).or_insert_with(|| Post::new(own, life, newest))
    }

    pub(super) fn put(&mut self, to: Life, item: Item) {
        if let Some(own) = self.life() {
            self.post(own, to).put(item);
        }
    }

    /// Another node can't be reached: whoever is connected from there or to there is let go of.
    pub(super) fn lose(&mut self, life: Life, out: &mut Vec<Output>) {
        let guests: Vec<_> = self.routes.guests.keys().filter(|id| door(**id) == life).copied().collect();
        guests.into_iter().for_each(|id| self.gone(id, out));
        for table in self.routes.tables(|place| place == Place::There(life)) {
            self.drop_table(table, out);
        }
    }
}
