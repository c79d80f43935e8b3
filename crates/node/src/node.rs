//! The node.

mod parcels;
mod tables;

use crate::{
    Answer, Ask, ConnectionId, Envelope, Epoch, Happened, Input, Item, Life, Output, PATIENCE, SILENCE, TableKey,
    VERSION, connection, door,
    life::Alive,
    post::Post,
    routes::{Guest, Place, Routes},
};
use std::collections::BTreeMap;
use table::Millis;

/// One node among several.
#[derive(Debug)]
pub struct Node {
    /// The newest protocol that it understands.
    newest: u32,
    own: Own,
    /// Whether others can be reached, and since when it is so.
    linked: (bool, Millis),
    leaving: bool,
    posts: BTreeMap<Life, Post>,
    routes: Routes,
    /// What tables here want to be told while the node isn't sure that they are its own.
    held: Vec<Telling>,
}

#[derive(Debug)]
enum Own {
    /// A life was last asked for then.
    Unborn(Option<Millis>),
    Alive(Alive),
    /// It was to be ended at that time, last.
    Ending(Life, Millis),
    Done,
}

/// What a table tells.
#[derive(Debug)]
struct Telling {
    table: TableKey,
    epoch: Epoch,
    to: Vec<ConnectionId>,
    text: String,
    can_wait: bool,
}

impl Default for Node {
    fn default() -> Self {
        Self::new()
    }
}

impl Node {
    /// A node that isn't anybody yet.
    pub fn new() -> Self {
        Self::speaking(VERSION)
    }

    /// The same, as it was when this protocol was the newest.
    pub fn speaking(newest: u32) -> Self {
        Self {
            newest,
            own: Own::Unborn(None),
            linked: (false, 0),
            leaving: false,
            posts: BTreeMap::new(),
            routes: Routes::default(),
            held: Vec::new(),
        }
    }

    /// Its life, if it has one.
    pub fn life(&self) -> Option<Life> {
        match &self.own {
            Own::Alive(alive) => Some(alive.life),
            _ => None,
        }
    }

    /// Whether it takes connections.
    pub fn is_ready(&self, now: Millis) -> bool {
        self.is_sure(now) && !self.leaving
    }

    /// Whether it is the eldest of those who live, which does what one has to do for all.
    pub fn is_eldest(&self, now: Millis) -> bool {
        matches!(&self.own, Own::Alive(alive) if alive.is_sure(now) && alive.is_eldest())
    }

    /// The number for a connection, by how many this process has had.
    pub fn connection(&self, count: u32) -> Option<ConnectionId> {
        Some(connection(self.life()?, count))
    }

    /// The time of the whole house, while it is known.
    pub fn wall(&self, now: Millis) -> Option<Millis> {
        match &self.own {
            Own::Alive(alive) => Some(alive.wall(now)),
            _ => None,
        }
    }

    /// Whether a table of this epoch may tell anybody anything.
    pub fn may_tell(&self, table: TableKey, epoch: Epoch, now: Millis) -> bool {
        self.is_sure(now) && self.has(table, epoch)
    }

    fn is_sure(&self, now: Millis) -> bool {
        matches!(&self.own, Own::Alive(alive) if alive.is_sure(now))
    }

    /// Whether another life isn't over, as far as it knows.
    fn knows(&self, life: Life) -> bool {
        matches!(&self.own, Own::Alive(alive) if alive.knows(life))
    }

    fn has(&self, table: TableKey, epoch: Epoch) -> bool {
        self.routes.place(table).and_then(Place::epoch) == Some(epoch)
    }

    /// Something happens. What the node wants is added to `out`, in order.
    pub fn tell(&mut self, input: Input, now: Millis, out: &mut Vec<Output>) {
        self.tell_more(input, now, out);
        out.extend(self.parcels(now).into_iter().map(Output::Send));
    }

    /// The same if more happens at once: what goes to other nodes then goes together, as [`parcels`](Self::parcels).
    pub fn tell_more(&mut self, input: Input, now: Millis, out: &mut Vec<Output>) {
        match input {
            Input::Tick => self.tick(now, out),
            Input::Linked(linked) if linked == self.linked.0 => {}
            Input::Linked(linked) => self.linked = (linked, now),
            Input::Answer(answer) => self.answered(answer, now, out),
            Input::Heard(envelope) => self.heard(envelope, now, out),
            Input::Came { id, table, person, name } => {
                if self.leaving || self.life() != Some(door(id)) {
                    out.push(Output::Close { id, why: None });
                } else {
                    let guest = Guest { table, person, name, joined: false, waiting: Vec::new() };
                    self.come(id, guest, now, out);
                }
            }
            Input::Said { id, word } => self.said(id, word, out),
            Input::Slow { id } => self.pass_on(id, Happened::Slow { id }, Item::Slow { id }, out),
            Input::Gone { id } => self.gone(id, out),
            Input::Wanted { table } => self.wanted(table, now, out),
            Input::Tell { table, epoch, to, text, can_wait } => {
                let telling = Telling { table, epoch, to, text, can_wait };
                match self.is_sure(now) {
                    true => self.let_out(telling, out),
                    false => self.held.push(telling),
                }
            }
            Input::LetGo { table, epoch, id, why } => {
                if self.has(table, epoch) && self.routes.guests.get(&id).is_some_and(|guest| guest.table == table) {
                    self.close(id, Some(why), out);
                }
            }
            Input::Asleep { table, epoch } => self.asleep(table, epoch, now, out),
            Input::Refused { table, epoch } => {
                if self.has(table, epoch) {
                    self.drop_table(table, out);
                }
            }
            Input::Leave => self.leave(now, out),
        }
    }

    /// What is to go to other nodes by now.
    pub fn parcels(&mut self, now: Millis) -> Vec<Envelope> {
        self.posts.values_mut().flat_map(|post| std::iter::from_fn(|| post.flush(now))).collect()
    }

    fn tick(&mut self, now: Millis, out: &mut Vec<Output>) {
        let (linked, since) = self.linked;
        match &mut self.own {
            Own::Unborn(_) if self.leaving => self.end(out),
            Own::Unborn(asked) => {
                if linked && asked.is_none_or(|asked| asked + PATIENCE <= now) {
                    *asked = Some(now);
                    out.push(Output::Ask(Ask::Join { sent: now }));
                }
            }
            Own::Alive(alive) if alive.is_hopeless(now) => self.end(out),
            // Others are there whom it doesn't reach: they can go on with its tables, and it can't.
            Own::Alive(alive) if !linked && since + SILENCE <= now && alive.others_are_linked() => {
                out.push(Output::Ask(Ask::Leave { life: alive.life }));
                self.end(out);
            }
            Own::Alive(alive) => {
                alive.tick(linked, now, out);
                self.ask_again(now, out);
                self.look_after_posts(now, out);
            }
            Own::Ending(life, asked) if *asked + PATIENCE <= now => {
                *asked = now;
                out.push(Output::Ask(Ask::Leave { life: *life }));
            }
            Own::Ending(..) | Own::Done => {}
        }
    }

    /// Asks the database again what it hasn't answered.
    fn ask_again(&mut self, now: Millis, out: &mut Vec<Output>) {
        let Some(life) = self.life() else { return };
        for (&table, spot) in &mut self.routes.spots {
            match &mut spot.place {
                Place::Asked(asked) if *asked + PATIENCE <= now => {
                    *asked = now;
                    out.push(Output::Ask(Ask::Take { life, table }));
                }
                Place::Leaving(epoch, asked) if *asked + PATIENCE <= now => {
                    *asked = now;
                    out.push(Output::Ask(Ask::Release { life, table, epoch: *epoch }));
                }
                _ => {}
            }
        }
    }

    fn answered(&mut self, answer: Answer, now: Millis, out: &mut Vec<Output>) {
        match answer {
            Answer::Born { life, sent, clock } => {
                // One that took long doesn't tell the time well. It is ended by others, like any that doesn't beat.
                if matches!(self.own, Own::Unborn(_)) && now - sent < PATIENCE && !self.leaving {
                    self.own = Own::Alive(Alive::new(life, sent, clock, now));
                    self.tick(now, out);
                }
            }
            Answer::Alive { life, sent, clock, others } => {
                let Own::Alive(alive) = &mut self.own else { return };
                if alive.life == life {
                    let gone = alive.counted(sent, clock, &others, now);
                    gone.into_iter().for_each(|life| self.bury(life, out));
                    self.let_out_held(now, out);
                }
            }
            Answer::Over { life } => match &self.own {
                Own::Alive(alive) if alive.life == life => self.end(out),
                Own::Ending(ending, _) if *ending == life => self.end(out),
                _ => self.bury(life, out),
            },
            Answer::Lives { .. } => {}
            Answer::Mine { life, table, epoch } if self.life() == Some(life) => self.taken(table, epoch, now, out),
            Answer::Theirs { life, table, owner } if self.life() == Some(life) => self.theirs(table, owner, out),
            Answer::Released { life, table, epoch } if self.life() == Some(life) => {
                self.released(table, epoch, now, out);
            }
            Answer::Mine { .. } | Answer::Theirs { .. } | Answer::Released { .. } => {}
        }
    }

    /// Another life is over.
    fn bury(&mut self, life: Life, out: &mut Vec<Output>) {
        if let Own::Alive(alive) = &mut self.own {
            alive.forget(life);
        }
        self.posts.remove(&life);
        self.lose(life, out);
    }

    /// Tells what a table tells, if it is still this node's.
    fn let_out(&mut self, telling: Telling, out: &mut Vec<Output>) {
        let Telling { table, epoch, to, text, can_wait } = telling;
        if !self.has(table, epoch) {
            return;
        }
        let mut doors: BTreeMap<Life, Vec<ConnectionId>> = BTreeMap::new();
        for id in to.into_iter().filter(|id| self.routes.guests.get(id).is_some_and(|guest| guest.table == table)) {
            doors.entry(door(id)).or_default().push(id);
        }
        for (life, to) in doors {
            let text = text.clone();
            match self.life() == Some(life) {
                true => out.push(Output::Tell { table, to, text, can_wait }),
                false => self.put(life, Item::Told { table, to, text, can_wait }),
            }
        }
    }

    fn let_out_held(&mut self, now: Millis, out: &mut Vec<Output>) {
        if self.is_sure(now) {
            std::mem::take(&mut self.held).into_iter().for_each(|telling| self.let_out(telling, out));
        }
    }

    /// Hands over its tables, and ends.
    fn leave(&mut self, now: Millis, out: &mut Vec<Output>) {
        self.leaving = true;
        for (&table, spot) in &self.routes.spots {
            if let Place::Here(epoch) = spot.place {
                out.push(Output::Stop { table, epoch });
            }
        }
        for table in self.routes.tables(|place| matches!(place, Place::Asked(_))) {
            self.drop_table(table, out);
        }
        self.leave_when_empty(now, out);
    }

    fn leave_when_empty(&mut self, now: Millis, out: &mut Vec<Output>) {
        if !self.leaving || self.routes.spots.values().any(|spot| spot.place.epoch().is_some()) {
            return;
        }
        if let Some(life) = self.life() {
            self.close_all(out);
            self.own = Own::Ending(life, now);
            out.push(Output::Ask(Ask::Leave { life }));
        }
    }

    fn close_all(&mut self, out: &mut Vec<Output>) {
        let own = self.life();
        let here = std::mem::take(&mut self.routes.guests).into_keys().filter(|id| Some(door(*id)) == own);
        out.extend(here.map(|id| Output::Close { id, why: None }));
        self.routes = Routes::default();
        self.held.clear();
    }

    /// The life is over, and everything with it.
    fn end(&mut self, out: &mut Vec<Output>) {
        for (&table, spot) in &self.routes.spots {
            if let Place::Here(epoch) = spot.place {
                out.push(Output::Stop { table, epoch });
            }
        }
        self.close_all(out);
        self.posts.clear();
        let done = self.leaving && !matches!(self.own, Own::Done);
        self.own = if self.leaving { Own::Done } else { Own::Unborn(None) };
        out.extend(done.then_some(Output::Done));
    }
}
