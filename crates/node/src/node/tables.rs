//! Tables that are taken and given back, and connections that come and go.

use super::Node;
use crate::{
    Ask, ConnectionId, Epoch, Happened, Item, Life, Output, TableKey, Word, door,
    routes::{Guest, Place, Spot},
};
use table::Millis;

/// How much somebody may say before their table is there.
const EAGER: usize = 64;

impl Node {
    /// Somebody connects, here or elsewhere.
    pub(super) fn come(&mut self, id: ConnectionId, guest: Guest, now: Millis, out: &mut Vec<Output>) {
        let table = guest.table;
        match self.routes.enter(id, guest) {
            None => {
                self.find(table, now, out);
                if let Some(spot) = self.routes.spots.get_mut(&table) {
                    spot.guests.insert(id);
                }
            }
            Some(Place::Here(_) | Place::There(_)) => self.seat(id, out),
            Some(Place::Asked(_) | Place::Leaving(..)) => {}
        }
    }

    /// Asks for a table that nobody here has to do with yet.
    fn find(&mut self, table: TableKey, now: Millis, out: &mut Vec<Output>) {
        let Some(life) = self.life().filter(|_| !self.leaving && self.routes.place(table).is_none()) else { return };
        let spot = Spot { place: Place::Asked(now), guests: Default::default(), wanted: false };
        self.routes.spots.insert(table, spot);
        out.push(Output::Ask(Ask::Take { life, table }));
    }

    /// A table should be awake and know who sits there.
    pub(super) fn wanted(&mut self, table: TableKey, now: Millis, out: &mut Vec<Output>) {
        self.find(table, now, out);
        match self.routes.place(table) {
            Some(Place::Here(epoch)) => out.push(Output::Table { table, epoch, happened: Happened::Reseated }),
            Some(Place::There(owner)) => self.put(owner, Item::Wanted { table }),
            _ => {
                self.routes.spots.entry(table).and_modify(|spot| spot.wanted = true);
            }
        }
    }

    /// Lets a guest join where their table is, and say what they have said meanwhile.
    fn seat(&mut self, id: ConnectionId, out: &mut Vec<Output>) {
        let Some((table, place)) = self.routes.place_of(id) else { return };
        if matches!(place, Place::There(_)) && self.life() != Some(door(id)) {
            return self.close(id, None, out);
        }
        let Some(guest) = self.routes.guests.get_mut(&id) else { return };
        guest.joined = true;
        let (person, name, said) = (guest.person, guest.name.clone(), std::mem::take(&mut guest.waiting));
        match place {
            Place::Here(epoch) => {
                let happened = Happened::Joined { id, person, name };
                out.push(Output::Table { table, epoch, happened });
            }
            Place::There(owner) => self.put(owner, Item::Join { id, table, person, name }),
            Place::Asked(_) | Place::Leaving(..) => {}
        }
        said.into_iter().for_each(|word| self.said(id, word, out));
    }

    pub(super) fn said(&mut self, id: ConnectionId, word: Word, out: &mut Vec<Output>) {
        let Some(guest) = self.routes.guests.get_mut(&id) else { return };
        if guest.joined {
            return self.pass_on(id, Happened::Said { id, word: word.clone() }, Item::Say { id, word }, out);
        }
        guest.waiting.push(word);
        if guest.waiting.len() > EAGER {
            self.close(id, None, out);
        }
    }

    /// Tells a connection's table what happens, here or elsewhere.
    pub(super) fn pass_on(&mut self, id: ConnectionId, happened: Happened, item: Item, out: &mut Vec<Output>) {
        match self.routes.place_of(id) {
            Some((table, Place::Here(epoch))) => out.push(Output::Table { table, epoch, happened }),
            Some((_, Place::There(owner))) => self.put(owner, item),
            _ => {}
        }
    }

    /// A connection is gone.
    pub(super) fn gone(&mut self, id: ConnectionId, out: &mut Vec<Output>) {
        if self.routes.guests.get(&id).is_some_and(|guest| guest.joined) {
            self.pass_on(id, Happened::Left { id }, Item::Leave { id }, out);
        }
        self.routes.remove(id);
    }

    /// Lets go of a connection, wherever it is.
    pub(super) fn close(&mut self, id: ConnectionId, why: Option<String>, out: &mut Vec<Output>) {
        self.routes.remove(id);
        match self.life() == Some(door(id)) {
            true => out.push(Output::Close { id, why }),
            false => self.put(door(id), Item::LetGo { id, why }),
        }
    }

    /// Has nothing to do with a table any more.
    pub(super) fn drop_table(&mut self, table: TableKey, out: &mut Vec<Output>) {
        self.routes.forget(table).into_iter().for_each(|id| self.close(id, None, out));
    }

    /// A table was taken.
    pub(super) fn taken(&mut self, table: TableKey, epoch: Epoch, now: Millis, out: &mut Vec<Output>) {
        match self.routes.place(table) {
            Some(Place::Asked(_)) if !self.leaving => {
                let Some(spot) = self.routes.spots.get_mut(&table) else { return };
                (spot.place, spot.wanted) = (Place::Here(epoch), false);
                let guests: Vec<_> = spot.guests.iter().copied().collect();
                out.push(Output::Wake { table, epoch });
                guests.into_iter().for_each(|id| self.seat(id, out));
            }
            // It was asked for twice, so that what is awake is out of date: whoever was there comes back.
            Some(Place::Here(before)) if before < epoch => {
                out.push(Output::Stop { table, epoch: before });
                self.drop_table(table, out);
                self.give_back(table, epoch, now, out);
            }
            Some(Place::Here(_) | Place::Leaving(..)) => {}
            Some(Place::Asked(_) | Place::There(_)) | None => {
                self.drop_table(table, out);
                self.give_back(table, epoch, now, out);
            }
        }
    }

    /// Gives a table back that isn't awake here.
    fn give_back(&mut self, table: TableKey, epoch: Epoch, now: Millis, out: &mut Vec<Output>) {
        let Some(life) = self.life() else { return };
        let spot = Spot { place: Place::Leaving(epoch, now), guests: Default::default(), wanted: false };
        self.routes.spots.insert(table, spot);
        out.push(Output::Ask(Ask::Release { life, table, epoch }));
    }

    /// A table is another's.
    pub(super) fn theirs(&mut self, table: TableKey, owner: Life, out: &mut Vec<Output>) {
        let Some(spot) = self.routes.spots.get_mut(&table).filter(|spot| matches!(spot.place, Place::Asked(_))) else {
            return;
        };
        spot.place = Place::There(owner);
        let (wanted, guests) = (std::mem::take(&mut spot.wanted), spot.guests.iter().copied().collect::<Vec<_>>());
        if guests.is_empty() {
            self.routes.spots.remove(&table);
        }
        guests.into_iter().for_each(|id| self.seat(id, out));
        if wanted {
            self.put(owner, Item::Wanted { table });
        }
    }

    pub(super) fn asleep(&mut self, table: TableKey, epoch: Epoch, now: Millis, out: &mut Vec<Output>) {
        let (Some(life), Some(spot)) = (self.life(), self.routes.spots.get_mut(&table)) else { return };
        if spot.place == Place::Here(epoch) {
            spot.place = Place::Leaving(epoch, now);
            out.push(Output::Ask(Ask::Release { life, table, epoch }));
        }
    }

    /// A table was given back. Those who were there are let go of; for those who came since, it is asked for again.
    pub(super) fn released(&mut self, table: TableKey, epoch: Epoch, now: Millis, out: &mut Vec<Output>) {
        let Some(spot) = self.routes.spots.get(&table) else { return };
        if !matches!(spot.place, Place::Leaving(left, _) if left == epoch) {
            return;
        }
        let wanted = spot.wanted;
        let before = |id: &ConnectionId| self.routes.guests.get(id).is_none_or(|guest| guest.joined);
        let (gone, new): (Vec<_>, Vec<_>) = spot.guests.iter().copied().partition(before);
        gone.into_iter().for_each(|id| self.close(id, None, out));
        if self.leaving || (new.is_empty() && !wanted) {
            self.drop_table(table, out);
        } else if let Some(spot) = self.routes.spots.get_mut(&table) {
            spot.place = Place::Asked(now);
            out.extend(self.life().map(|life| Output::Ask(Ask::Take { life, table })));
        }
        self.leave_when_empty(now, out);
    }
}
