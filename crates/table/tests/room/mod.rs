//! A room without network, disk or clock for one table: what the machine wants is done in memory, one thing at a time.

use serde_json::{Value, value::to_raw_value};
use std::{
    collections::VecDeque,
    sync::{Arc, LazyLock},
};
use table::{
    Bounds, Change, Downtime, Input, Laid, Machine, Manner, Now, Output, Remembered, Said, Seated, Status, Wanted,
    history::Row,
    protocol::{ClientMessage, Options},
};
use tabletop::{Decision, Game, Seeded, fair::Seed, random_choice};
use words::{Lang, Words};

static WORDS: LazyLock<Arc<[Words; 3]>> = LazyLock::new(|| Arc::new(Lang::ALL.map(Words::new)));

/// What is on disk.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Disk {
    pub lines: Vec<Row>,
    pub seats: Vec<Seated>,
    pub note: String,
    pub status: Status,
    pub outcome: Option<String>,
    pub said: Vec<Said>,
}

impl Disk {
    fn keep(&mut self, change: &Change) {
        self.lines.extend(change.lines.iter().cloned());
        for (place, seed) in &change.seeds {
            self.seats[*place].seed = Some(seed.clone());
        }
        self.status = change.status.unwrap_or(self.status);
        self.outcome = change.outcome.clone().or(self.outcome.take());
        if change.forget_talk {
            self.said.clear();
        }
        self.said.extend(change.said.iter().cloned());
        self.note = change.note.clone().unwrap_or_else(|| self.note.clone());
    }

    pub fn remembered(&self) -> Remembered {
        Remembered { seats: self.seats.clone(), unrated: None, lines: self.lines.clone(), note: self.note.clone() }
    }

    pub fn seq(&self) -> i64 {
        self.lines.last().map_or(0, |line| line.seq)
    }
}

/// What becomes of the next write.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Fate {
    /// It is kept.
    #[default]
    Kept,
    /// It is lost.
    Lost,
    /// It is kept, and the table is told that it isn't.
    Unsure,
    /// It is kept back until the test says so.
    Held,
}

/// A table in its room.
pub struct Room<'t, G: games::Playable> {
    pub machine: Machine<'t, G>,
    pub table: &'t G,
    pub disk: Disk,
    pub now: Now,
    /// What is done and not answered yet.
    pub wanted: VecDeque<Output>,
    /// What was told, to whom.
    pub told: Vec<(u64, Value)>,
    /// Everything else that was wanted.
    pub others: Vec<Output>,
    pub fate: Fate,
    pub slow: Vec<u64>,
}

pub fn seat(seat: &str, person: i64) -> Seated {
    Seated { seat: seat.to_owned(), person: Some(person), name: Some(format!("p{person}")), ..Seated::default() }
}

pub fn bot(seat: &str, name: &str) -> Seated {
    let seed = Some("bot".to_owned());
    Seated { seat: seat.to_owned(), bot: Some(name.to_owned()), seed, name: Some(name.to_owned()), ..Seated::default() }
}

pub fn laid<G: Game>(table: &G, options: Options) -> Laid {
    Laid {
        link: "link".to_owned(),
        invite: "invite".to_owned(),
        host: 1,
        rules: G::RULES,
        setup: to_raw_value(&table.setup()).unwrap(),
        options,
        seed: Seed([7; 32]),
        deal: "deal".to_owned(),
        begins: 0,
        bounds: Bounds { watchers: Some(2), undos: Some(5), lines: None, claim_seconds: Some(60) },
        downtime: Arc::new(Downtime::default()),
        words: WORDS.clone(),
    }
}

impl<'t, G: games::Playable> Room<'t, G> {
    pub fn new(table: &'t G, seats: Vec<Seated>, options: Options) -> Self {
        Self::wake(table, Disk { seats, ..Disk::default() }, options, Now { wall: 1_000_000, monotonic: 0 })
    }

    /// A table that wakes from what is on disk.
    pub fn wake(table: &'t G, disk: Disk, options: Options, now: Now) -> Self {
        let mut out = Vec::new();
        let kept = disk.remembered();
        let machine = Machine::new(laid(table, options), table, disk.status, kept, disk.said.clone(), now, &mut out);
        let (told, others, wanted) = (Vec::new(), Vec::new(), out.into());
        let mut room = Self { machine, table, disk, now, wanted, told, others, fate: Fate::Kept, slow: Vec::new() };
        room.work();
        room
    }

    /// Tells the table something and does what it wants.
    pub fn tell(&mut self, input: Input) {
        let mut out = Vec::new();
        self.machine.tell(input, self.now, &mut out);
        self.wanted.extend(out);
        self.work();
    }

    /// Does what is wanted, up to a write that is held back.
    pub fn work(&mut self) {
        while let Some(output) = self.wanted.pop_front() {
            let answer = match output {
                Output::Write(_) if self.fate == Fate::Held => return self.wanted.push_front(output),
                Output::Write(change) => Some(self.write(&change)),
                Output::Read(Wanted::Story) => Some(Input::Story(self.disk.lines.clone())),
                Output::Read(Wanted::Everything) => Some(Input::Everything(self.disk.remembered())),
                Output::Tell { to, text, manner } => {
                    self.hear(&to, &text, manner);
                    None
                }
                other => {
                    self.others.push(other);
                    None
                }
            };
            if let Some(answer) = answer {
                let mut out = Vec::new();
                self.machine.tell(answer, self.now, &mut out);
                self.wanted.extend(out);
            }
        }
    }

    fn write(&mut self, change: &Change) -> Input {
        if self.fate != Fate::Lost {
            self.disk.keep(change);
        }
        match std::mem::take(&mut self.fate) {
            Fate::Kept | Fate::Held => Input::Written { unrated: None },
            Fate::Lost | Fate::Unsure => Input::NotWritten,
        }
    }

    /// Nobody is told what is not on disk.
    fn hear(&mut self, to: &[u64], text: &str, manner: Manner) {
        let message: Value = serde_json::from_str(text).unwrap();
        if let Some(seq) = message["seq"].as_i64() {
            assert!(seq <= self.disk.seq(), "{text} is not on disk");
        }
        for &id in to {
            if manner == Manner::CanWait && self.slow.contains(&id) {
                let mut out = Vec::new();
                self.machine.tell(Input::Slow { id }, self.now, &mut out);
                self.wanted.extend(out);
            } else {
                self.told.push((id, message.clone()));
            }
        }
    }

    pub fn join(&mut self, id: u64, person: i64) {
        self.tell(Input::Joined { id, person, name: format!("p{person}") });
    }

    pub fn say(&mut self, id: u64, message: Value) {
        let message: ClientMessage = serde_json::from_value(message).unwrap();
        self.tell(Input::Message { id, message });
    }

    /// Joins and is shown the table.
    pub fn come(&mut self, id: u64, person: i64) {
        self.join(id, person);
        self.say(id, serde_json::json!({ "type": "sync" }));
    }

    pub fn ready(&mut self, id: u64) {
        self.say(id, serde_json::json!({ "type": "ready", "seed": format!("seed-{id}") }));
    }

    /// What a connection was told since the last time, by the kinds of messages.
    pub fn heard(&mut self, id: u64) -> Vec<Value> {
        let (own, rest) = std::mem::take(&mut self.told).into_iter().partition(|(to, _)| *to == id);
        self.told = rest;
        let own: Vec<(u64, Value)> = own;
        own.into_iter().map(|(_, message)| message).collect()
    }

    pub fn kinds(&mut self, id: u64) -> Vec<String> {
        self.heard(id).iter().map(|message| message["type"].as_str().unwrap().to_owned()).collect()
    }

    /// The place of whoever is asked.
    pub fn asked(&self) -> Option<usize> {
        self.machine.standing().asked().map(|seat| self.table.place_of(seat))
    }

    pub fn seq(&self) -> i64 {
        self.machine.standing().seq()
    }

    /// Choices that make up a decision by chance, as a client sends them.
    pub fn any_choices(&self, random: &mut Seeded) -> Vec<u8> {
        let mut chosen = Vec::new();
        loop {
            let state = self.machine.standing().state().clone();
            let decision = Decision::made(self.table, state, &chosen).unwrap();
            if !chosen.is_empty() && decision.is_whole(self.table) {
                return chosen;
            }
            chosen.push(random_choice(decision.legal(self.table), random));
        }
    }

    pub fn choose(&mut self, id: u64, request: &str, choices: &[u8]) {
        let seq = self.seq();
        self.say(id, serde_json::json!({ "type": "choose", "request": request, "seq": seq, "choices": choices }));
    }

    pub fn later(&mut self, millis: i64) {
        self.now.wall += millis;
        self.now.monotonic += millis;
    }
}
