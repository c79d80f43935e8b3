//! The people of a world, and the wires between them and their tables.

use super::{Call, Done, Event, Wire, World};
use crate::{Fault, Law, message::Heard, tab::Act};
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
        self.wires.insert(id, Wire { table, tab, person, server: false, client: true, last: [time; 2] });
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

    /// Somebody takes the free seat. If the table is awake it is told at once.
    pub(super) fn sit(&mut self, table: usize, place: usize, person: PersonKey) -> Done {
        self.spots[table].disk.seats[place].person = Some(person);
        self.call(table, Call::Reseat)
    }

    pub(super) fn connect(&mut self, id: u64) -> Done {
        let Some(wire) = self.wires.get_mut(&id) else { return Ok(()) };
        let (table, person) = (wire.table, wire.person);
        if !self.process.up || !wire.client {
            self.soon(1, 100, Event::Cut(id));
            return Ok(());
        }
        wire.server = true;
        self.wake(table)?;
        self.call(table, Call::Tell(Input::Joined { id, person, name: format!("Person {person}") }))
    }

    pub(super) fn say(&mut self, id: u64, message: ClientMessage) -> Done {
        let Some(wire) = self.wires.get(&id).filter(|wire| wire.server) else { return Ok(()) };
        let table = wire.table;
        if !self.quiet && self.chance.happens(1) {
            self.call(table, Call::Reseat)?;
        }
        let input = match self.chance.pick(1_000) {
            0..=2 if !self.quiet => Input::Malformed { id, why: "nonsense".to_owned() },
            3..=5 if !self.quiet => Input::TooFast { id },
            _ => Input::Message { id, message },
        };
        self.call(table, Call::Tell(input))
    }

    pub(super) fn gone(&mut self, id: u64) -> Done {
        let Some(wire) = self.wires.remove(&id) else { return Ok(()) };
        match wire.server {
            true => self.call(wire.table, Call::Tell(Input::Left { id })),
            false => Ok(()),
        }
    }

    pub(super) fn hear(&mut self, id: u64, text: &str) -> Done {
        let Some(wire) = self.wires.get(&id).filter(|wire| wire.client) else { return Ok(()) };
        let (table, tab, person, time) = (wire.table, wire.tab, wire.person, self.time);
        let heard: Heard<'_> = serde_json::from_str(text).map_err(|error| (table, (Law::Told, error.to_string())))?;
        let spot = &mut self.spots[table];
        let news = spot.tabs[tab].hear(&heard, time);
        match news.acknowledged {
            Some(request) => spot.witness.acknowledge(person, &request, &spot.disk).map_err(|wrong| (table, wrong)),
            None => Ok(()),
        }
    }

    /// A tab notices that its connection is gone.
    pub(super) fn cut(&mut self, id: u64) {
        let Some(wire) = self.wires.remove(&id) else { return };
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
