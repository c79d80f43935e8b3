//! How a process drives its tables: hands on what happens and does what they want.

use super::{At, Awake, Call, Done, Event, WORDS, World, Writing};
use crate::{Fault, Law, Sabotage, message::Heard, witness::Telling};
use node::{Epoch, Life, TableKey};
use std::{collections::VecDeque, rc::Rc};
use table::{
    Bounds, Change, Input, Laid, Manner, Millis, Output, PersonKey, Remembered, Status, Wanted,
    protocol::{ClientMessage, Refusal},
};

/// How many calls may wait for a table.
const INBOX: usize = 256;

impl World<'_> {
    fn laid(&self, At { table, host }: At) -> Laid {
        let spot = &self.spots[table];
        Laid {
            link: format!("table-{table}"),
            invite: format!("invitation-{table}"),
            host: spot.people[0],
            rules: spot.game.rules(),
            setup: spot.game.setup(),
            options: spot.options.clone(),
            seed: spot.seed,
            deal: format!("deal-{table}"),
            begins: 0,
            bounds: Bounds { watchers: Some(3), undos: Some(20), lines: Some(5_000), claim_seconds: Some(120) },
            // Among several nodes clocks run on while a table is nobody's.
            downtime: if self.is_shared() { Default::default() } else { self.hosts[host].process.downtime() },
            words: WORDS.clone(),
        }
    }

    fn remembered(&self, table: usize) -> Remembered {
        let mut kept = self.spots[table].disk.remembered();
        if self.does(Sabotage::ForgetsRequests) {
            kept.lines.iter_mut().for_each(|line| (line.request, line.person) = (None, None));
        }
        kept
    }

    /// Wakes a table if it sleeps.
    pub(super) fn wake(&mut self, at: At, lease: Option<(Life, Epoch)>) -> Done {
        if self.spots[at.table].awake.contains_key(&at.host) {
            return Ok(());
        }
        let (laid, kept, now) = (self.laid(at), self.remembered(at.table), self.now(at.host));
        self.number += 1;
        let (number, since) = (self.number, self.time);
        let spot = &mut self.spots[at.table];
        let (run, out) = spot.game.wake(laid, spot.disk.status, kept, spot.disk.said.clone(), now);
        let awake = Awake { number, lease, since, refused: false, run, inbox: VecDeque::new(), tick: None };
        spot.awake.insert(at.host, awake);
        self.carry_out(at, out)?;
        self.rest(at)
    }

    /// Whether what a process has awake is the table that counts.
    pub(super) fn owns(&self, at: At) -> bool {
        let Some(awake) = self.spots[at.table].awake.get(&at.host) else { return false };
        awake.lease.is_none_or(|(life, epoch)| self.register.may_write(at.table as TableKey, life, epoch))
    }

    /// Tells a table something, now or when it isn't busy any more.
    pub(super) fn call(&mut self, at: At, call: Call) -> Done {
        let Some(awake) = self.spots[at.table].awake.get_mut(&at.host) else { return Ok(()) };
        let at_once = matches!(call, Call::Tell(Input::Joined { .. } | Input::Left { .. } | Input::Slow { .. }));
        if awake.run.is_busy() && !at_once {
            if awake.inbox.len() < INBOX {
                awake.inbox.push_back(call);
            }
            return Ok(());
        }
        self.take(at, call)?;
        self.rest(at)
    }

    fn take(&mut self, at: At, call: Call) -> Done {
        let input = match call {
            Call::Tell(input) => input,
            Call::Reseat => Input::Reseated { seats: self.spots[at.table].disk.seats.clone(), unrated: None },
        };
        self.step(at, input)
    }

    /// The answer to what a table wants.
    pub(super) fn answer(&mut self, at: At, input: Input) -> Done {
        let Some(awake) = self.spots[at.table].awake.get(&at.host) else { return Ok(()) };
        if awake.refused {
            return self.refused(at);
        }
        self.step(at, input)?;
        self.rest(at)
    }

    /// One input to one table.
    fn step(&mut self, at: At, input: Input) -> Done {
        self.summary.steps += 1;
        let input = self.expect(at, input);
        let (now, time, owns) = (self.now(at.host), self.time, self.owns(at));
        let spot = &mut self.spots[at.table];
        if owns {
            spot.witness.before(time);
        }
        let Some(awake) = spot.awake.get_mut(&at.host) else { return Ok(()) };
        let mut out = Vec::new();
        awake.run.tell(input, now, &mut out);
        self.carry_out(at, out)
    }

    /// Remembers what somebody's choices are to come to; and does what is done wrong with them.
    fn expect(&mut self, at: At, mut input: Input) -> Input {
        let (forgets, last) = (self.does(Sabotage::ForgetsRequests), self.does(Sabotage::HandsOnLastChoice));
        let Input::Message { id, message: ClientMessage::Choose { request, seq, choices, .. } } = &mut input else {
            return input;
        };
        let Some(person) = self.wire(*id).map(|wire| wire.person) else { return input };
        let spot = &mut self.spots[at.table];
        let Some(awake) = spot.awake.get(&at.host) else { return input };
        let asked = awake.run.asked().and_then(|place| spot.disk.seats[place].person);
        if *seq == awake.run.seq()
            && asked == Some(person)
            && let Some(line) = awake.run.decided(choices)
        {
            spot.witness.choose(person, request, line);
        }
        if forgets {
            *seq = awake.run.seq();
        }
        if last {
            choices.drain(..choices.len().saturating_sub(1));
        }
        input
    }

    /// Whatever waited for a table that isn't busy any more; then it rests, and the laws are looked after.
    fn rest(&mut self, at: At) -> Done {
        loop {
            let Some(awake) = self.spots[at.table].awake.get_mut(&at.host) else { return Ok(()) };
            if awake.run.is_busy() {
                return Ok(());
            }
            let Some(call) = awake.inbox.pop_front() else { break };
            self.take(at, call)?;
        }
        let (now, time, owns) = (self.now(at.host), self.time, self.owns(at));
        let (spot, shared) = (&mut self.spots[at.table], self.hosts.len() > 1);
        let Some(awake) = spot.awake.get_mut(&at.host) else { return Ok(()) };
        if let Some(why) = awake.run.frozen() {
            return Err((at.table, (Law::Stuck, why)));
        }
        let deadline = awake.run.deadline(now);
        let left = deadline.zip(spot.options.clock.millis()).map(|(deadline, whole)| (deadline - now.wall, whole));
        if owns {
            // Nobody was there to notice before the table was awake.
            let there = if shared { time - awake.since } else { Millis::MAX };
            spot.witness.after(left, there, &spot.disk, time).map_err(|wrong| (at.table, wrong))?;
        }
        let presence = awake.run.presence_due().map(|due| due - now.monotonic);
        let due = left.map(|(left, _)| left).into_iter().chain(presence).min().map(|after| time + after.max(0) + 1);
        if let Some(due) = due.filter(|due| awake.tick.is_none_or(|tick| *due < tick)) {
            awake.tick = Some(due);
            let awake = awake.number;
            self.at(due, Event::Tick { at, awake });
        }
        Ok(())
    }

    pub(super) fn tick(&mut self, at: At) -> Done {
        let time = self.time;
        let Some(awake) = self.spots[at.table].awake.get_mut(&at.host) else { return Ok(()) };
        if awake.tick.is_none_or(|tick| tick > time) {
            return Ok(());
        }
        awake.tick = None;
        if awake.run.is_busy() {
            return Ok(());
        }
        if self.does(Sabotage::NeverTicks) {
            return self.rest(at);
        }
        self.call(at, Call::Tell(Input::Tick))
    }

    /// Does what a table wants.
    fn carry_out(&mut self, at: At, out: Vec<Output>) -> Done {
        let mut slow = Vec::new();
        for output in out {
            // It may have stopped meanwhile.
            let Some(awake) = self.spots[at.table].awake.get(&at.host).map(|awake| awake.number) else { return Ok(()) };
            match output {
                Output::Write(change) => self.write(at, change),
                Output::Read(wanted) => self.soon(0, 10, Event::Read { at, awake, wanted }),
                Output::Tell { to, text, manner } => self.tell(at, to, text, manner, &mut slow)?,
                Output::LetGo { id, why } => self.let_go_of(at, id, why)?,
                Output::Think(Some(_)) if self.does(Sabotage::ForgetsBots) => {}
                Output::Think(Some(thought)) => {
                    let long = self.has(Fault::Bot) && self.chance.happens(50);
                    self.soon(1, if long { 5_000 } else { 50 }, Event::Think { at, awake, seq: thought.seq });
                }
                Output::Hint { .. } => {
                    let input = Input::Hinted(self.chance.happens(900).then(Vec::new));
                    self.soon(10, 1_000, Event::Answer { at, awake, input });
                }
                Output::Lay { .. } => {
                    let laid =
                        if self.chance.happens(900) { Ok("elsewhere".to_owned()) } else { Err(Refusal::NotWritten) };
                    self.soon(1, 20, Event::Answer { at, awake, input: Input::Laid(laid) });
                }
                Output::Think(None) | Output::Notify { .. } | Output::Turn(_) | Output::Closed(_) => {}
            }
        }
        slow.into_iter().try_for_each(|id| self.step(at, Input::Slow { id }))
    }

    fn let_go_of(&mut self, at: At, id: u64, why: &str) -> Done {
        if let Some((_, epoch)) = self.spots[at.table].awake.get(&at.host).and_then(|awake| awake.lease) {
            let table = at.table as TableKey;
            return self.node(at.host, node::Input::LetGo { table, epoch, id, why: why.to_owned() });
        }
        if let Some(wire) = self.wires.get_mut(&id) {
            wire.server = false;
        }
        self.soon(0, 100, Event::Cut(id));
        Ok(())
    }

    fn tell(&mut self, at: At, to: Vec<u64>, text: String, manner: Manner, slow: &mut Vec<u64>) -> Done {
        let At { table, host } = at;
        let to = match self.does(Sabotage::TellsEverybody) {
            true => {
                self.wires.iter().filter(|(_, wire)| wire.table == table && wire.server).map(|(id, _)| *id).collect()
            }
            false => to,
        };
        let heard: Heard<'_> = serde_json::from_str(&text).map_err(|error| (table, (Law::Told, error.to_string())))?;
        let people: Vec<PersonKey> = to.iter().filter_map(|id| Some(self.wire(*id)?.person)).collect();
        let spot = &self.spots[table];
        let Some(Awake { run, lease, .. }) = spot.awake.get(&host) else { return Ok(()) };
        let asked = run.asked().and_then(|place| spot.disk.seats[place].person);
        let (host_of_table, over) = (spot.people[0], run.is_over());
        let telling = Telling { heard: &heard, text: &text, asked, host: host_of_table, secret: &spot.secret, over };
        spot.witness.tell(&telling, &people, &spot.disk).map_err(|wrong| (table, wrong))?;
        let can_wait = manner == Manner::CanWait;
        if let Some((_, epoch)) = *lease {
            self.check_teller(at, epoch)?;
            return self.node(host, node::Input::Tell { table: table as TableKey, epoch, to, text, can_wait });
        }
        let text: Rc<str> = Rc::from(text);
        for id in to {
            if can_wait && self.has(Fault::Slow) && self.chance.happens(50) {
                slow.push(id);
            } else {
                self.send(id, 1, Event::Hear(id, text.clone()));
            }
        }
        Ok(())
    }

    fn write(&mut self, At { table, host }: At, change: Change) {
        let slow = self.has(Fault::Slow) && self.chance.happens(30);
        let cut = self.time < self.hosts[host].no_database;
        let takes = if slow || cut { self.chance.between(100, 4_000) } else { self.chance.between(1, 5) };
        let fails = cut || (self.has(Fault::Fail) && self.chance.happens(20));
        let keeps = !cut && (!fails || self.chance.happens(500));
        let Some((awake, lease)) = self.spots[table].awake.get(&host).map(|awake| (awake.number, awake.lease)) else {
            return;
        };
        if keeps {
            let number = self.number + 1;
            self.spots[table].writing.push(Writing { number, host, awake, lease, change });
            self.later(takes, Event::Keep { table, number });
        }
        self.summary.failed_writes += u64::from(fails);
        let input = if fails { Input::NotWritten } else { Input::Written { unrated: None } };
        let early = self.does(Sabotage::AcknowledgesEarly);
        if !(self.does(Sabotage::ForgetsToAnswer) && self.chance.happens(20)) {
            let after = if early { 0 } else { takes + self.chance.between(0, 3) };
            self.later(after, Event::Answer { at: At { table, host }, awake, input });
        }
    }

    /// What is being written comes to be on disk, unless its table is another's by now.
    pub(super) fn keep(&mut self, table: usize, number: u64) -> Done {
        let (forgets, time) = (self.does(Sabotage::ForgetsWrites), self.time);
        let spot = &mut self.spots[table];
        let Some(place) = spot.writing.iter().position(|writing| writing.number == number) else { return Ok(()) };
        let Writing { host, awake, lease, change, .. } = spot.writing.remove(place);
        let may = lease.is_none_or(|(life, epoch)| self.register.may_write(table as TableKey, life, epoch));
        if !may && !self.does(Sabotage::KeepsAnything) {
            self.summary.refused += 1;
            if let Some(awake) = self.spots[table].awake.get_mut(&host).filter(|now| now.number == awake) {
                awake.refused = true;
            }
            return Ok(());
        }
        if !may {
            return Err((table, (Law::Owners, format!("process {host} wrote at another's table"))));
        }
        let spot = &mut self.spots[table];
        spot.witness.keep(&change, &spot.disk).map_err(|wrong| (table, wrong))?;
        if forgets {
            spot.before = Some((time, spot.disk.clone()));
        }
        self.written = time;
        self.summary.lines += change.lines.len() as u64;
        let kept = spot.disk.keep(change);
        kept.map_err(|seq| (table, (Law::Lost, format!("line {seq} was written over"))))
    }

    pub(super) fn read(&mut self, at: At, wanted: Wanted) -> Done {
        let cut = self.time < self.hosts[at.host].no_database;
        if cut || (self.has(Fault::Read) && self.chance.happens(5)) {
            return self.fall_over(at);
        }
        let mut kept = self.remembered(at.table);
        if self.does(Sabotage::ReadsBehind) {
            kept.lines.pop();
        }
        let input = match wanted {
            Wanted::Story => Input::Story(kept.lines),
            Wanted::Everything => Input::Everything(kept),
        };
        self.answer(at, input)
    }

    pub(super) fn think(&mut self, at: At, seq: i64) -> Done {
        let falls = self.has(Fault::Bot) && self.chance.happens(20);
        let Some(awake) = self.spots[at.table].awake.get(&at.host) else { return Ok(()) };
        let choices = if falls || awake.run.is_over() { Vec::new() } else { awake.run.any(&mut self.chance) };
        self.call(at, Call::Tell(Input::Thought { seq, choices }))
    }

    /// A table stops, and will wake from its record. Those who are connected come back.
    fn fall_over(&mut self, at: At) -> Done {
        let (time, owns) = (self.time, self.owns(at));
        let spot = &mut self.spots[at.table];
        if owns {
            spot.witness.before(time);
        }
        let lease = spot.awake.remove(&at.host).and_then(|awake| awake.lease);
        if let Some((_, epoch)) = lease {
            return self.node(at.host, node::Input::Asleep { table: at.table as TableKey, epoch });
        }
        self.let_go(|wire| wire.table == at.table);
        self.watch_clock(at.table);
        Ok(())
    }

    /// Sees to it that a sleeping table's time doesn't run out unnoticed.
    pub(super) fn watch_clock(&mut self, table: usize) {
        let spot = &self.spots[table];
        if spot.options.clock.millis().is_some() && spot.disk.status == Status::Playing {
            let life = self.hosts[0].process.life;
            self.soon(0, 1_000, Event::Wake { table, life });
        }
    }

    pub(super) fn let_go(&mut self, which: impl Fn(&super::Wire) -> bool) {
        let gone = self.wires.iter_mut().filter(|(_, wire)| wire.server && which(wire));
        let gone: Vec<u64> = gone.map(|(id, wire)| (*id, wire.server = false).0).collect();
        for id in gone {
            self.soon(0, 3_000, Event::Cut(id));
        }
    }
}
