//! The people of a world, and the wires between them and their tables.

use super::{At, Call, Done, Event, Wire, World};
use crate::{Fault, Law, message::Heard, tab::Act};
use node::{ConnectionId, TableKey, Word};
use table::{Input, Millis, PersonKey, Status, protocol::ClientMessage};

impl World<'_> {
    /// Somebody looks at their tab, and does something.
    pub(super) fn look(&mut self, table: usize, tab: usize) {
        let over = self.spots[table].disk.status == Status::Over;
        if over && self.quiet {
            return;
        }
        match (self.quiet, over) {
            (true, _) => self.soon(20, 200, Event::Look { table, tab }),
            // Now and then somebody takes long, or is called away.
            (false, false) if self.chance.happens(5) => self.soon(5_000, 120_000, Event::Look { table, tab }),
            (false, false) => self.soon(30, 1_500, Event::Look { table, tab }),
            (false, true) => self.soon(1_000, 20_000, Event::Look { table, tab }),
        }
        if self.has(Fault::Vanish) && self.chance.happens(8) {
            return self.vanish(table, tab, 30_000);
        }
        let (time, windows) = (self.time, self.spots[table].game.windows());
        match self.spots[table].tabs[tab].act(&mut self.chance, time, windows, self.quiet) {
            Act::Connect => self.open(table, tab),
            Act::Say(message) => self.speak(table, tab, message),
            Act::HangUp => self.vanish(table, tab, 1_000),
            Act::Nothing => {}
        }
    }

    /// A tab opens a connection and asks for the table.
    fn open(&mut self, table: usize, tab: usize) {
        let id = self.number + 1;
        let (time, spot) = (self.time, &mut self.spots[table]);
        let person = spot.people.get(tab).copied().unwrap_or(spot.people[0]);
        spot.tabs[tab].wire = Some(id);
        let sync = spot.tabs[tab].sync(&mut self.chance, time);
        let (host, last) = (self.chance.pick(self.hosts.len()), [time; 2]);
        self.wires.insert(id, Wire { table, host, connection: None, tab, person, server: false, client: true, last });
        self.soon(1, 40, Event::Connect(id));
        self.wires.entry(id).and_modify(|wire| wire.last[0] = time + 41);
        self.send(id, 0, Event::Say(id, sync));
    }

    fn speak(&mut self, table: usize, tab: usize, message: ClientMessage) {
        if let Some(id) = self.spots[table].tabs[tab].wire {
            self.send(id, 0, Event::Say(id, message));
        }
    }

    /// Somebody is gone without a word; the table notices sooner or later.
    fn vanish(&mut self, table: usize, tab: usize, noticed: Millis) {
        let closed = self.chance.happens(300);
        let tab = &mut self.spots[table].tabs[tab];
        let Some(id) = tab.wire else { return };
        tab.cut(closed);
        if let Some(wire) = self.wires.get_mut(&id) {
            wire.client = false;
        }
        self.soon(0, noticed, Event::Gone(id));
    }

    /// Sends something over a wire, to the table (0) or to the tab (1).
    pub(super) fn send(&mut self, id: u64, way: usize, event: Event) {
        if self.has(Fault::Lose) && self.chance.happens(10) {
            return;
        }
        let twice = self.has(Fault::Double) && self.chance.happens(10);
        let copy = if twice { copy(&event) } else { None };
        for event in [Some(event), copy].into_iter().flatten() {
            let late = self.has(Fault::Delay) && self.chance.happens(20);
            let mut at = self.time + self.chance.between(1, if late { 3_000 } else { 40 });
            let overtakes = self.has(Fault::Reorder) && self.chance.happens(50);
            let Some(wire) = self.wires.get_mut(&id) else { return };
            if !overtakes {
                at = at.max(wire.last[way]);
                wire.last[way] = at;
            }
            self.at(at, event);
        }
    }

    /// The wire of a connection, as processes call it.
    pub(super) fn wire(&self, id: ConnectionId) -> Option<&Wire> {
        self.wires.get(self.connections.get(&id).unwrap_or(&id))
    }

    /// Somebody takes the free seat. If the table is awake it is told at once.
    pub(super) fn sit(&mut self, table: usize, place: usize, person: PersonKey) -> Done {
        self.spots[table].disk.seats[place].person = Some(person);
        if self.is_shared() {
            let host = self.any_host().filter(|host| !self.hosts[*host].asleep);
            let wanted = node::Input::Wanted { table: table as TableKey };
            return host.map_or(Ok(()), |host| self.node(host, wanted));
        }
        self.call(At { table, host: 0 }, Call::Reseat)
    }

    pub(super) fn connect(&mut self, id: u64) -> Done {
        let time = self.time;
        let Some(wire) = self.wires.get_mut(&id) else { return Ok(()) };
        let (table, host, person) = (wire.table, &mut self.hosts[wire.host], wire.person);
        host.count += 1;
        let connection =
            host.node.as_ref().filter(|node| node.is_ready(time)).and_then(|node| node.connection(host.count));
        if !host.process.up || !wire.client || connection.is_none() != host.node.is_none() {
            self.soon(1, 100, Event::Cut(id));
            return Ok(());
        }
        (wire.server, wire.connection) = (true, connection);
        let (at, name) = (At { table, host: wire.host }, format!("Person {person}"));
        if let Some(connection) = connection {
            self.connections.insert(connection, id);
            let came = node::Input::Came { id: connection, table: table as TableKey, person, name };
            return self.node(at.host, came);
        }
        self.wake(at, None)?;
        self.call(at, Call::Tell(Input::Joined { id, person, name }))
    }

    pub(super) fn say(&mut self, id: u64, message: ClientMessage) -> Done {
        let Some(wire) = self.wires.get(&id).filter(|wire| wire.server) else { return Ok(()) };
        let (at, connection) = (At { table: wire.table, host: wire.host }, wire.connection);
        if !self.quiet && self.chance.happens(1) {
            self.call(at, Call::Reseat)?;
        }
        let word = match self.chance.pick(1_000) {
            0..=2 if !self.quiet => Word::Malformed("nonsense".to_owned()),
            3..=5 if !self.quiet => Word::TooFast,
            _ => Word::Message(message),
        };
        match connection {
            Some(id) => self.node(at.host, node::Input::Said { id, word }),
            None => self.call(at, Call::Tell(said(id, word))),
        }
    }

    pub(super) fn gone(&mut self, id: u64) -> Done {
        let Some(wire) = self.wires.remove(&id) else { return Ok(()) };
        match wire.connection {
            _ if !wire.server => Ok(()),
            Some(id) => {
                self.connections.remove(&id);
                self.node(wire.host, node::Input::Gone { id })
            }
            None => self.call(At { table: wire.table, host: wire.host }, Call::Tell(Input::Left { id })),
        }
    }

    pub(super) fn hear(&mut self, id: u64, text: &str) -> Done {
        let Some(wire) = self.wires.get(&id).filter(|wire| wire.client) else { return Ok(()) };
        let (table, tab, person, time) = (wire.table, wire.tab, wire.person, self.time);
        let heard: Heard<'_> = serde_json::from_str(text).map_err(|error| (table, (Law::Told, error.to_string())))?;
        let spot = &mut self.spots[table];
        let news = spot.tabs[tab].hear(&heard, time);
        if let Some(waited) = news.waited {
            self.summary.waits.add(waited);
        }
        match news.acknowledged {
            Some(request) => spot.witness.acknowledge(person, &request, &spot.disk).map_err(|wrong| (table, wrong)),
            None => Ok(()),
        }
    }

    /// A tab notices that its connection is gone.
    pub(super) fn cut(&mut self, id: u64) {
        let Some(wire) = self.wires.remove(&id) else { return };
        wire.connection.and_then(|id| self.connections.remove(&id));
        let tab = &mut self.spots[wire.table].tabs[wire.tab];
        if tab.wire == Some(id) {
            tab.cut(false);
        }
    }
}

fn copy(event: &Event) -> Option<Event> {
    match event {
        Event::Say(id, message) => Some(Event::Say(*id, message.clone())),
        Event::Hear(id, text) => Some(Event::Hear(*id, text.clone())),
        _ => None,
    }
}

/// What a table is told when somebody says something.
pub(super) fn said(id: u64, word: Word) -> Input {
    match word {
        Word::Message(message) => Input::Message { id, message },
        Word::Malformed(why) => Input::Malformed { id, why },
        Word::TooFast => Input::TooFast { id },
    }
}
