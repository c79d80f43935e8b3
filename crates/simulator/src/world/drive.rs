//! How the process drives its tables: hands on what happens and does what they want.

use super::{Awake, Call, Done, Event, WORDS, World};
use crate::{Fault, Law, Sabotage, message::Heard, witness::Telling};
use std::{collections::VecDeque, rc::Rc};
use table::{
    Bounds, Change, Input, Laid, Manner, Millis, Output, PersonKey, Remembered, Status, Wanted,
    protocol::{ClientMessage, Refusal},
};

/// How many calls may wait for a table.
const INBOX: usize = 256;
/// How much longer the downtime is taken for than it was, where somebody does.
const STRETCH: Millis = 60_000;
/// How much is forgotten of what was written last, where somebody does.
const FORGOTTEN: Millis = 2_000;

impl World<'_> {
    fn laid(&self, table: usize) -> Laid {
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
            downtime: self.process.downtime(),
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
    pub(super) fn wake(&mut self, table: usize) -> Done {
        if self.spots[table].awake.is_some() {
            return Ok(());
        }
        let (laid, kept, now) = (self.laid(table), self.remembered(table), self.now());
        let spot = &mut self.spots[table];
        let (run, out) = spot.game.wake(laid, spot.disk.status, kept, spot.disk.said.clone(), now);
        spot.awake = Some(Awake { run, inbox: VecDeque::new(), tick: None });
        self.carry_out(table, out)?;
        self.rest(table)
    }

    /// Tells a table something, now or when it isn't busy any more.
    pub(super) fn call(&mut self, table: usize, call: Call) -> Done {
        let Some(awake) = &mut self.spots[table].awake else { return Ok(()) };
        let at_once = matches!(call, Call::Tell(Input::Joined { .. } | Input::Left { .. } | Input::Slow { .. }));
        if awake.run.is_busy() && !at_once {
            if awake.inbox.len() < INBOX {
                awake.inbox.push_back(call);
            }
            return Ok(());
        }
        self.take(table, call)?;
        self.rest(table)
    }

    fn take(&mut self, table: usize, call: Call) -> Done {
        let input = match call {
            Call::Tell(input) => input,
            Call::Reseat => Input::Reseated { seats: self.spots[table].disk.seats.clone(), unrated: None },
        };
        self.step(table, input)
    }

    /// The answer to what a table wants.
    pub(super) fn answer(&mut self, table: usize, input: Input) -> Done {
        if self.spots[table].awake.is_none() {
            return Ok(());
        }
        self.step(table, input)?;
        self.rest(table)
    }

    /// One input to one table.
    fn step(&mut self, table: usize, input: Input) -> Done {
        self.summary.steps += 1;
        let input = self.expect(table, input);
        let (now, time) = (self.now(), self.time);
        let spot = &mut self.spots[table];
        spot.witness.before(time);
        let Some(awake) = &mut spot.awake else { return Ok(()) };
        let mut out = Vec::new();
        awake.run.tell(input, now, &mut out);
        self.carry_out(table, out)
    }

    /// Remembers what somebody's choices are to come to; and does what is done wrong with them.
    fn expect(&mut self, table: usize, mut input: Input) -> Input {
        let (forgets, last) = (self.does(Sabotage::ForgetsRequests), self.does(Sabotage::HandsOnLastChoice));
        let Input::Message { id, message: ClientMessage::Choose { request, seq, choices, .. } } = &mut input else {
            return input;
        };
        let spot = &mut self.spots[table];
        let (Some(awake), Some(wire)) = (&spot.awake, self.wires.get(id)) else { return input };
        let asked = awake.run.asked().and_then(|place| spot.disk.seats[place].person);
        if *seq == awake.run.seq()
            && asked == Some(wire.person)
            && let Some(line) = awake.run.decided(choices)
        {
            spot.witness.choose(wire.person, request, line);
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
    fn rest(&mut self, table: usize) -> Done {
        loop {
            let Some(awake) = &mut self.spots[table].awake else { return Ok(()) };
            if awake.run.is_busy() {
                return Ok(());
            }
            let Some(call) = awake.inbox.pop_front() else { break };
            self.take(table, call)?;
        }
        let (now, time, life) = (self.now(), self.time, self.process.life);
        let spot = &mut self.spots[table];
        let Some(awake) = &mut spot.awake else { return Ok(()) };
        if let Some(why) = awake.run.frozen() {
            return Err((table, (Law::Stuck, why)));
        }
        let deadline = awake.run.deadline(now);
        let left = deadline.zip(spot.options.clock.millis()).map(|(deadline, whole)| (deadline - now.wall, whole));
        spot.witness.after(left, &spot.disk, time).map_err(|wrong| (table, wrong))?;
        let presence = awake.run.presence_due().map(|due| due - now.monotonic);
        let due = left.map(|(left, _)| left).into_iter().chain(presence).min().map(|after| time + after.max(0) + 1);
        if let Some(due) = due.filter(|due| awake.tick.is_none_or(|tick| *due < tick)) {
            awake.tick = Some(due);
            self.at(due, Event::Tick { table, life });
        }
        Ok(())
    }

    pub(super) fn tick(&mut self, table: usize) -> Done {
        let time = self.time;
        let Some(awake) = &mut self.spots[table].awake else { return Ok(()) };
        if awake.tick.is_none_or(|tick| tick > time) {
            return Ok(());
        }
        awake.tick = None;
        if awake.run.is_busy() {
            return Ok(());
        }
        if self.does(Sabotage::NeverTicks) {
            return self.rest(table);
        }
        self.call(table, Call::Tell(Input::Tick))
    }

    /// Does what a table wants.
    fn carry_out(&mut self, table: usize, out: Vec<Output>) -> Done {
        let life = self.process.life;
        let mut slow = Vec::new();
        for output in out {
            match output {
                Output::Write(change) => self.write(table, change),
                Output::Read(wanted) => self.soon(0, 10, Event::Read { table, life, wanted }),
                Output::Tell { to, text, manner } => self.tell(table, to, &text, manner, &mut slow)?,
                Output::LetGo { id, .. } => {
                    if let Some(wire) = self.wires.get_mut(&id) {
                        wire.server = false;
                    }
                    self.soon(0, 100, Event::Cut(id));
                }
                Output::Think(Some(_)) if self.does(Sabotage::ForgetsBots) => {}
                Output::Think(Some(thought)) => {
                    let long = self.has(Fault::Bot) && self.chance.happens(50);
                    self.soon(1, if long { 5_000 } else { 50 }, Event::Think { table, life, seq: thought.seq });
                }
                Output::Hint { .. } => {
                    let input = Input::Hinted(self.chance.happens(900).then(Vec::new));
                    self.soon(10, 1_000, Event::Answer { table, life, input });
                }
                Output::Lay { .. } => {
                    let laid =
                        if self.chance.happens(900) { Ok("elsewhere".to_owned()) } else { Err(Refusal::NotWritten) };
                    self.soon(1, 20, Event::Answer { table, life, input: Input::Laid(laid) });
                }
                Output::Think(None) | Output::Notify { .. } | Output::Turn(_) | Output::Closed(_) => {}
            }
        }
        slow.into_iter().try_for_each(|id| self.step(table, Input::Slow { id }))
    }

    fn tell(&mut self, table: usize, to: Vec<u64>, text: &str, manner: Manner, slow: &mut Vec<u64>) -> Done {
        let to = match self.does(Sabotage::TellsEverybody) {
            true => {
                self.wires.iter().filter(|(_, wire)| wire.table == table && wire.server).map(|(id, _)| *id).collect()
            }
            false => to,
        };
        let heard: Heard<'_> = serde_json::from_str(text).map_err(|error| (table, (Law::Told, error.to_string())))?;
        let people: Vec<PersonKey> = to.iter().filter_map(|id| Some(self.wires.get(id)?.person)).collect();
        let spot = &self.spots[table];
        let run = spot.awake.as_ref().map(|awake| &awake.run);
        let asked = run.and_then(|run| spot.disk.seats[run.asked()?].person);
        let over = run.is_some_and(|run| run.is_over());
        let telling = Telling { heard: &heard, text, asked, host: spot.people[0], secret: &spot.secret, over };
        spot.witness.tell(&telling, &people, &spot.disk).map_err(|wrong| (table, wrong))?;
        let text: Rc<str> = Rc::from(text);
        for id in to {
            if manner == Manner::CanWait && self.has(Fault::Slow) && self.chance.happens(50) {
                slow.push(id);
            } else {
                self.send(id, 1, Event::Hear(id, text.clone()));
            }
        }
        Ok(())
    }

    fn write(&mut self, table: usize, change: Change) {
        let life = self.process.life;
        let slow = self.has(Fault::Slow) && self.chance.happens(30);
        let takes = if slow { self.chance.between(100, 4_000) } else { self.chance.between(1, 5) };
        let fails = self.has(Fault::Fail) && self.chance.happens(20);
        let keeps = !fails || self.chance.happens(500);
        if keeps {
            self.spots[table].writing = Some(change);
            self.later(takes, Event::Keep { table, life });
        }
        self.summary.failed_writes += u64::from(fails);
        let input = if fails { Input::NotWritten } else { Input::Written { unrated: None } };
        let early = self.does(Sabotage::AcknowledgesEarly);
        if !(self.does(Sabotage::ForgetsToAnswer) && self.chance.happens(20)) {
            let after = if early { 0 } else { takes + self.chance.between(0, 3) };
            self.later(after, Event::Answer { table, life, input });
        }
    }

    /// What is being written comes to be on disk.
    pub(super) fn keep(&mut self, table: usize) -> Done {
        let (forgets, time) = (self.does(Sabotage::ForgetsWrites), self.time);
        let spot = &mut self.spots[table];
        let Some(change) = spot.writing.take() else { return Ok(()) };
        spot.witness.keep(&change, &spot.disk).map_err(|wrong| (table, wrong))?;
        if forgets {
            spot.before = Some((time, spot.disk.clone()));
        }
        self.summary.lines += change.lines.len() as u64;
        let kept = spot.disk.keep(change);
        kept.map_err(|seq| (table, (Law::Lost, format!("line {seq} was written over"))))
    }

    pub(super) fn read(&mut self, table: usize, wanted: Wanted) -> Done {
        if self.has(Fault::Read) && self.chance.happens(5) {
            self.fall_over(table);
            return Ok(());
        }
        let mut kept = self.remembered(table);
        if self.does(Sabotage::ReadsBehind) {
            kept.lines.pop();
        }
        let input = match wanted {
            Wanted::Story => Input::Story(kept.lines),
            Wanted::Everything => Input::Everything(kept),
        };
        self.answer(table, input)
    }

    pub(super) fn think(&mut self, table: usize, seq: i64) -> Done {
        let falls = self.has(Fault::Bot) && self.chance.happens(20);
        let Some(awake) = &self.spots[table].awake else { return Ok(()) };
        let choices = if falls || awake.run.is_over() { Vec::new() } else { awake.run.any(&mut self.chance) };
        self.call(table, Call::Tell(Input::Thought { seq, choices }))
    }

    /// A table stops, and will wake from its record. Those who are connected come back.
    fn fall_over(&mut self, table: usize) {
        let spot = &mut self.spots[table];
        spot.witness.before(self.time);
        spot.awake = None;
        self.let_go(|wire| wire.table == table);
        self.watch_clock(table);
    }

    /// Sees to it that a sleeping table's time doesn't run out unnoticed.
    fn watch_clock(&mut self, table: usize) {
        let spot = &self.spots[table];
        if spot.options.clock.millis().is_some() && spot.disk.status == Status::Playing {
            let life = self.process.life;
            self.soon(0, 1_000, Event::Wake { table, life });
        }
    }

    fn let_go(&mut self, which: impl Fn(&super::Wire) -> bool) {
        let gone = self.wires.iter_mut().filter(|(_, wire)| wire.server && which(wire));
        let gone: Vec<u64> = gone.map(|(id, wire)| (*id, wire.server = false).0).collect();
        for id in gone {
            self.soon(0, 3_000, Event::Cut(id));
        }
    }

    /// The process is killed. What was being written is on disk, or not.
    pub(super) fn kill(&mut self) -> Done {
        self.summary.kills += 1;
        for table in 0..self.spots.len() {
            if self.spots[table].writing.is_some() && self.chance.happens(500) {
                self.keep(table)?;
            }
            let (time, forgets) = (self.time, self.does(Sabotage::ForgetsWrites));
            let spot = &mut self.spots[table];
            spot.writing = None;
            spot.awake = None;
            spot.witness.killed(time, &spot.disk);
            if let Some((since, before)) = spot.before.take()
                && forgets
                && time - since < FORGOTTEN
            {
                spot.disk = before;
            }
            spot.witness.check_kept(&spot.disk).map_err(|wrong| (table, wrong))?;
        }
        self.process.kill();
        self.let_go(|_| true);
        self.soon(100, 20_000, Event::Start);
        Ok(())
    }

    pub(super) fn start(&mut self) {
        let stretch = if self.does(Sabotage::StretchesDowntime) { STRETCH } else { 0 };
        self.process.start(self.time, self.clock(), stretch);
        let life = self.process.life;
        self.later(5_000, Event::Alive { life });
        (0..self.spots.len()).for_each(|table| self.watch_clock(table));
        if self.has(Fault::Kill) {
            self.soon(2_000, 60_000, Event::Kill);
        }
    }
}
