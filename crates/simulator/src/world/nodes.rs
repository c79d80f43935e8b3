//! Several nodes that share the tables, their database and what goes between them.

use super::{At, BEGINNING, Call, Done, Event, World, people::said};
use crate::{Fault, Law, Sabotage};
use node::{Answer, Ask, ConnectionId, Envelope, Epoch, Happened, Input, Life, Node, Output, TICK, TableKey};
use std::rc::Rc;
use table::{Millis, Status};

/// How often a node looks at the clocks of tables that are nobody's.
const LOOK: Millis = 5_000;
/// By how much a node's lease is taken for longer than it is, where somebody does.
const STRETCH: Millis = 60_000;

impl World<'_> {
    /// A process becomes a node.
    pub(super) fn join(&mut self, host: usize) {
        self.hosts[host].node = Some(Node::new());
        let life = self.hosts[host].process.life;
        self.soon(1, 50, Event::Linked(host));
        self.soon(50, 100, Event::Beat { host, life });
        self.soon(LOOK, 2 * LOOK, Event::Clocks { host, life });
    }

    /// Tells a node something and does what it wants.
    pub(super) fn node(&mut self, host: usize, input: Input) -> Done {
        let time = self.time;
        let Some(node) = &mut self.hosts[host].node else { return Ok(()) };
        let mut out = Vec::new();
        node.tell(input, time, &mut out);
        out.into_iter().try_for_each(|output| self.do_for(host, output))
    }

    fn do_for(&mut self, host: usize, output: Output) -> Done {
        match output {
            Output::Ask(ask) => self.ask_soon(host, ask),
            Output::Send(envelope) => self.post(host, envelope),
            Output::Wake { table, epoch } => {
                let life = self.hosts[host].node.as_ref().and_then(Node::life).unwrap_or_default();
                self.summary.taken += 1;
                let at = At { table: table as usize, host };
                self.spots[at.table].awake.remove(&host);
                return self.wake(at, Some((life, epoch)));
            }
            Output::Table { table, epoch, happened } => {
                let at = At { table: table as usize, host };
                if self.epoch(at) == Some(epoch) {
                    return self.happen_at(at, happened);
                }
            }
            Output::Stop { table, epoch } => {
                let at = At { table: table as usize, host };
                if self.epoch(at) == Some(epoch) {
                    self.spots[at.table].awake.remove(&host);
                }
                return self.node(host, Input::Asleep { table, epoch });
            }
            Output::Tell { table, to, text, can_wait } => {
                let at = At { table: table as usize, host };
                if let Some(epoch) = self.epoch(at) {
                    self.check_teller(at, epoch)?;
                }
                return self.tell_wires(host, &to, text, can_wait);
            }
            Output::Close { id, .. } => self.close(id),
            Output::Done => return self.kill(host),
        }
        Ok(())
    }

    /// The epoch of a table that is awake at a node.
    fn epoch(&self, at: At) -> Option<Epoch> {
        self.spots[at.table].awake.get(&at.host)?.lease.map(|(_, epoch)| epoch)
    }

    fn happen_at(&mut self, at: At, happened: Happened) -> Done {
        let input = match happened {
            Happened::Joined { id, person, name } => {
                self.call(at, Call::Tell(table::Input::Joined { id, person, name }))?;
                // Whoever comes may have sat down meanwhile.
                return match self.spots[at.table].disk.status {
                    Status::Waiting => self.call(at, Call::Reseat),
                    Status::Playing | Status::Over => Ok(()),
                };
            }
            Happened::Said { id, word } => said(id, word),
            Happened::Slow { id } => table::Input::Slow { id },
            Happened::Left { id } => table::Input::Left { id },
            Happened::Reseated => return self.call(at, Call::Reseat),
        };
        self.call(at, Call::Tell(input))
    }

    fn tell_wires(&mut self, host: usize, to: &[ConnectionId], text: String, can_wait: bool) -> Done {
        let text: Rc<str> = Rc::from(text);
        for &id in to {
            let Some(&wire) = self.connections.get(&id) else { continue };
            if can_wait && self.has(Fault::Slow) && self.chance.happens(50) {
                self.node(host, Input::Slow { id })?;
            } else {
                self.send(wire, 1, Event::Hear(wire, text.clone()));
            }
        }
        Ok(())
    }

    fn close(&mut self, id: ConnectionId) {
        let Some(id) = self.connections.remove(&id) else { return };
        if let Some(wire) = self.wires.get_mut(&id) {
            wire.server = false;
        }
        self.soon(0, 100, Event::Cut(id));
    }

    /// A node that may tell something has to be the one whose table it is.
    pub(super) fn check_teller(&self, at: At, epoch: Epoch) -> Done {
        let Some(node) = &self.hosts[at.host].node else { return Ok(()) };
        let key = at.table as TableKey;
        if !node.may_tell(key, epoch, self.time) || self.register.owner(key) == node.life() {
            return Ok(());
        }
        let what = format!("process {} tells something at another's table", at.host);
        Err((at.table, (Law::Owners, what)))
    }

    /// A write was refused.
    pub(super) fn refused(&mut self, at: At) -> Done {
        let Some(epoch) = self.epoch(at) else { return Ok(()) };
        self.spots[at.table].awake.remove(&at.host);
        self.node(at.host, Input::Refused { table: at.table as TableKey, epoch })
    }

    fn ask_soon(&mut self, host: usize, ask: Ask) {
        let lost = self.has(Fault::Lose) && self.chance.happens(10);
        if lost || self.time < self.hosts[host].no_database {
            return;
        }
        let (life, slow) = (self.hosts[host].process.life, self.has(Fault::Slow) && self.chance.happens(30));
        self.soon(1, if slow { 4_000 } else { 5 }, Event::Ask { host, life, ask });
    }

    /// The database answers, whether or not whoever asked is still there.
    pub(super) fn ask(&mut self, host: usize, life: u64, ask: Ask) {
        if let Ask::Take { life, table } = ask
            && self.does(Sabotage::GivesAway)
            && let Some(owner) = self.register.owner(table).filter(|owner| *owner != life)
        {
            self.register.ask(Ask::Leave { life: owner }, BEGINNING + self.time);
        }
        let mut answer = self.register.ask(ask, BEGINNING + self.time);
        if let Answer::Alive { sent, .. } = &mut answer
            && self.does(Sabotage::StretchesLease)
        {
            *sent += STRETCH;
        }
        let lost = self.has(Fault::Lose) && self.chance.happens(10);
        if !lost && self.time >= self.hosts[host].no_database {
            self.soon(1, 5, Event::Answered { host, life, answer });
        }
    }

    pub(super) fn answered(&mut self, host: usize, answer: Answer) -> Done {
        self.node(host, Input::Answer(answer))
    }

    /// Something goes from one node to another.
    fn post(&mut self, host: usize, envelope: Envelope) {
        let lost = self.has(Fault::Lose) && self.chance.happens(10);
        if lost || self.time < self.hosts[host].no_others {
            return;
        }
        let twice = self.has(Fault::Double) && self.chance.happens(10);
        for envelope in std::iter::repeat_n(envelope, 1 + usize::from(twice)) {
            let late = self.has(Fault::Delay) && self.chance.happens(20);
            self.soon(1, if late { 3_000 } else { 4 }, Event::Parcel(Box::new(envelope)));
        }
    }

    pub(super) fn deliver(&mut self, envelope: Envelope) -> Done {
        match self.host_of_life(envelope.to) {
            Some(host) if self.time >= self.hosts[host].no_others => self.node(host, Input::Heard(envelope)),
            _ => Ok(()),
        }
    }

    /// The process that has a life.
    pub(super) fn host_of_life(&self, life: Life) -> Option<usize> {
        self.hosts.iter().position(|host| host.node.as_ref().and_then(Node::life) == Some(life))
    }

    pub(super) fn beat(&mut self, host: usize, life: u64) -> Done {
        self.later(TICK, Event::Beat { host, life });
        self.node(host, Input::Tick)
    }

    /// Wakes tables where somebody's time may have run out, and which nobody has awake.
    pub(super) fn look_at_clocks(&mut self, host: usize, life: u64) -> Done {
        self.later(LOOK, Event::Clocks { host, life });
        for table in 0..self.spots.len() {
            let spot = &self.spots[table];
            let clocked = spot.options.clock.millis().is_some() && spot.disk.status == Status::Playing;
            if clocked && !spot.awake.keys().any(|host| self.owns(At { table, host: *host })) {
                self.node(host, Input::Wanted { table: table as TableKey })?;
            }
        }
        Ok(())
    }
}
