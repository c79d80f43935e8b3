//! What happens to processes: they are killed, begin anew, sleep, are cut off and leave.

use super::{Done, Event, World};
use crate::{Fault, Sabotage};
use node::Input;
use table::Millis;

/// How much longer the downtime is taken for than it was, where somebody does.
const STRETCH: Millis = 60_000;
/// How much is forgotten of what was written last, where somebody does.
const FORGOTTEN: Millis = 2_000;
/// How long a node may take to leave.
const LEAVING: Millis = 10_000;

impl World<'_> {
    /// What goes wrong only where there are several nodes.
    pub(super) fn begin_trouble(&mut self) {
        if !self.is_shared() {
            return;
        }
        for (fault, event) in [(Fault::Pause, Event::Pause), (Fault::Cut, Event::CutOff), (Fault::Leave, Event::Leave)]
        {
            if self.has(fault) {
                self.soon(2_000, 60_000, event);
            }
        }
    }

    /// Everybody is there and reaches everybody.
    pub(super) fn end_trouble(&mut self) {
        for host in 0..self.hosts.len() {
            (self.hosts[host].no_database, self.hosts[host].no_others) = (self.time, self.time);
            self.resume(host);
            if !self.hosts[host].process.up {
                self.start(host);
            }
            self.soon(1, 100, Event::Linked(host));
        }
    }

    /// One of the processes that are there.
    pub(super) fn any_host(&mut self) -> Option<usize> {
        let up: Vec<_> = (0..self.hosts.len()).filter(|host| self.hosts[*host].process.up).collect();
        (!up.is_empty()).then(|| up[self.chance.pick(up.len())])
    }

    /// A process is killed; now and then two at once.
    pub(super) fn kill_any(&mut self) -> Done {
        let many = if self.is_shared() && self.chance.happens(200) { 2 } else { 1 };
        for _ in 0..many {
            if let Some(host) = self.any_host() {
                self.summary.kills += 1;
                self.kill(host)?;
            }
        }
        if self.is_shared() {
            self.soon(2_000, 60_000, Event::Kill);
        }
        Ok(())
    }

    /// A process is gone. What was being written is on disk, or not; or comes there yet, if others may write meanwhile.
    pub(super) fn kill(&mut self, host: usize) -> Done {
        let shared = self.is_shared();
        for table in 0..self.spots.len() {
            let writing = self.spots[table].writing.iter().filter(|writing| writing.host == host);
            for number in writing.map(|writing| writing.number).collect::<Vec<_>>() {
                if self.chance.happens(500) {
                    self.keep(table, number)?;
                } else if !shared || self.chance.happens(500) {
                    self.spots[table].writing.retain(|writing| writing.number != number);
                }
            }
            let (time, forgets) = (self.time, self.does(Sabotage::ForgetsWrites));
            let spot = &mut self.spots[table];
            spot.awake.remove(&host);
            if !shared {
                spot.witness.killed(time, &spot.disk);
            }
            if let Some((since, before)) = spot.before.take()
                && forgets
                && time - since < FORGOTTEN
            {
                spot.disk = before;
            }
            spot.witness.check_kept(&spot.disk).map_err(|wrong| (table, wrong))?;
        }
        let killed = &mut self.hosts[host];
        killed.process.kill();
        (killed.node, killed.asleep) = (None, false);
        let backlog = std::mem::take(&mut killed.backlog);
        self.let_go(|wire| wire.host == host);
        // Whoever was about to connect finds nobody there.
        backlog.into_iter().for_each(|event| self.later(0, event));
        self.soon(100, 20_000, Event::Start(host));
        Ok(())
    }

    pub(super) fn start(&mut self, host: usize) {
        let stretch = if self.does(Sabotage::StretchesDowntime) { STRETCH } else { 0 };
        let (time, clock) = (self.time, self.clock());
        self.hosts[host].process.start(time, clock, stretch);
        if self.is_shared() {
            return self.join(host);
        }
        let life = self.hosts[host].process.life;
        self.later(5_000, Event::Alive { life });
        (0..self.spots.len()).for_each(|table| self.watch_clock(table));
        if self.has(Fault::Kill) {
            self.soon(2_000, 60_000, Event::Kill);
        }
    }

    /// A process sleeps: nothing happens to it until it wakes.
    pub(super) fn pause(&mut self) {
        self.soon(5_000, 60_000, Event::Pause);
        if let Some(host) = self.any_host().filter(|host| !self.hosts[*host].asleep) {
            self.summary.troubles += 1;
            self.hosts[host].asleep = true;
            self.soon(500, 20_000, Event::Resume(host));
        }
    }

    /// It wakes, and all happens to it that should have.
    pub(super) fn resume(&mut self, host: usize) {
        if !std::mem::take(&mut self.hosts[host].asleep) {
            return;
        }
        let time = self.time;
        for awake in self.spots.iter_mut().filter_map(|spot| spot.awake.get_mut(&host)) {
            awake.since = time;
        }
        for event in std::mem::take(&mut self.hosts[host].backlog) {
            self.later(0, event);
        }
    }

    /// One node, two or all are cut off from the database, from the others, or from both.
    pub(super) fn cut_off(&mut self) {
        self.soon(5_000, 60_000, Event::CutOff);
        self.summary.troubles += 1;
        let (which, until) = (self.chance.pick(3), self.time + self.chance.between(500, 20_000));
        let hosts: Vec<usize> = match self.chance.pick(4) {
            0 => (0..self.hosts.len()).collect(),
            1 => (0..2).map(|_| self.chance.pick(self.hosts.len())).collect(),
            _ => vec![self.chance.pick(self.hosts.len())],
        };
        for host in hosts {
            if which != 0 {
                self.hosts[host].no_database = until;
            }
            if which != 1 {
                self.hosts[host].no_others = until;
                self.soon(100, 2_000, Event::Linked(host));
                let notices = self.chance.between(1, 2_000);
                self.at(until + notices, Event::Linked(host));
            }
        }
    }

    /// A node notices whether it reaches others.
    pub(super) fn notice(&mut self, host: usize) -> Done {
        let linked = self.time >= self.hosts[host].no_others;
        self.node(host, Input::Linked(linked))
    }

    /// A node leaves; if it takes too long it is killed.
    pub(super) fn leave_any(&mut self) -> Done {
        self.soon(5_000, 60_000, Event::Leave);
        let Some(host) = self.any_host().filter(|host| !self.hosts[*host].asleep) else { return Ok(()) };
        self.summary.troubles += 1;
        let life = self.hosts[host].process.life;
        self.later(LEAVING, Event::Left { host, life });
        self.node(host, Input::Leave)
    }
}
