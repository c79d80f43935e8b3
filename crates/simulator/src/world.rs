//! A world: its time, what happens in it and when.

mod drive;
mod event;
mod nodes;
mod people;
mod trouble;

use crate::{
    Broken, Fault, Sabotage, Settings, Summary,
    chance::Chance,
    disk::Disk,
    host::Host,
    pool::{Any, Run, pool},
    process::Process,
    tab::Tab,
    witness::{Witness, Wrong},
};
use event::{Due, Event};
use node::{ConnectionId, Epoch, Life, Register};
use std::{
    cmp::Reverse,
    collections::{BTreeMap, BinaryHeap, VecDeque},
    sync::{Arc, LazyLock},
};
use table::{
    Change, Input, Millis, PersonKey, Seated, Status,
    protocol::{Clock, Options},
};
use tabletop::{Seeded, fair::Seed};
use words::{Lang, Words};

static WORDS: LazyLock<Arc<[Words; 3]>> = LazyLock::new(|| Arc::new(Lang::ALL.map(Words::new)));

/// What the machine's clock says when a world begins.
const BEGINNING: Millis = 1_800_000_000_000;
/// How long games may take once nothing goes wrong any more.
const QUIET: Millis = 4 * 3_600_000;
/// How long nothing at all may be written then, while a game isn't over.
const STILL: Millis = 600_000;

type Done = Result<(), (usize, Wrong)>;

pub struct World<'s> {
    settings: &'s Settings,
    seed: u64,
    chance: Chance,
    time: Millis,
    agenda: BinaryHeap<Reverse<Due>>,
    number: u64,
    hosts: Vec<Host<Event>>,
    /// The database in which nodes enter their tables.
    register: Register,
    /// The wires of the connections that nodes have numbered.
    connections: BTreeMap<ConnectionId, u64>,
    /// How far the machine's clock is off.
    skew: Millis,
    spots: Vec<Spot>,
    wires: BTreeMap<u64, Wire>,
    summary: Summary,
    /// When something was written last.
    written: Millis,
    /// Nothing goes wrong any more.
    quiet: bool,
}

/// A table, what is on disk of it, and who plays there.
struct Spot {
    game: &'static dyn Any,
    options: Options,
    seed: Seed,
    secret: String,
    disk: Disk,
    /// What is being written, unless it is on disk already.
    writing: Vec<Writing>,
    /// The disk before the last write, and when that was.
    before: Option<(Millis, Disk)>,
    /// Where it is awake; at several processes only if all but one have slept too long.
    awake: BTreeMap<usize, Awake>,
    tabs: Vec<Tab>,
    people: Vec<PersonKey>,
    witness: Witness,
}

/// A table at a process.
#[derive(Clone, Copy)]
struct At {
    table: usize,
    host: usize,
}

/// A change that is being written.
struct Writing {
    number: u64,
    host: usize,
    /// What wrote it.
    awake: u64,
    lease: Option<(Life, Epoch)>,
    change: Change,
}

/// A table that is awake.
struct Awake {
    /// A number that nothing else has: what was begun by another comes to nothing.
    number: u64,
    /// Whose it is by the register, where there is one.
    lease: Option<(Life, Epoch)>,
    /// Since when it is awake, and its process too.
    since: Millis,
    /// A write was refused.
    refused: bool,
    run: Box<dyn Run>,
    /// What waits until the table isn't busy.
    inbox: VecDeque<Call>,
    tick: Option<Millis>,
}

/// What a table is told when it isn't busy.
enum Call {
    Tell(Input),
    /// Who sits there, as it is then on disk.
    Reseat,
}

/// A connection.
struct Wire {
    table: usize,
    /// The process that it leads to.
    host: usize,
    /// What a node calls it.
    connection: Option<ConnectionId>,
    tab: usize,
    person: PersonKey,
    /// Whether the table knows it.
    server: bool,
    /// Whether the tab still listens.
    client: bool,
    /// When the last message arrives there and here, which others follow.
    last: [Millis; 2],
}

impl<'s> World<'s> {
    pub fn new(seed: u64, settings: &'s Settings) -> Self {
        let mut world = Self {
            settings,
            seed,
            chance: Chance(Seeded::new(seed)),
            time: 0,
            agenda: BinaryHeap::new(),
            number: 0,
            hosts: (0..settings.nodes).map(|_| Host::new(Process::new(0, BEGINNING))).collect(),
            register: Register::default(),
            connections: BTreeMap::new(),
            skew: 0,
            spots: Vec::new(),
            wires: BTreeMap::new(),
            summary: Summary::default(),
            written: 0,
            quiet: false,
        };
        for table in 0..settings.tables {
            world.lay(table);
        }
        match world.is_shared() {
            true => (0..settings.nodes).for_each(|host| world.join(host)),
            false => world.later(5_000, Event::Alive { life: 0 }),
        }
        world.begin_trouble();
        if world.has(Fault::Kill) {
            world.soon(2_000, 60_000, Event::Kill);
        }
        if world.has(Fault::Clock) {
            world.soon(10_000, 120_000, Event::Jump);
        }
        world
    }

    /// Plays it to its end.
    pub fn run(mut self, mut progress: impl FnMut(u64)) -> Result<Summary, Broken> {
        let mut end = None;
        while let Some(table) = self.spots.iter().position(|spot| spot.disk.status != Status::Over) {
            // One look for all of them is enough for many steps.
            for _ in 0..1_000 {
                self.next()?;
            }
            progress(self.summary.steps);
            if !self.quiet && self.summary.steps >= self.settings.steps {
                self.calm_down();
                end = Some(self.time + QUIET);
            }
            // It may have been the last one, and have ended meanwhile.
            let still = self.spots[table].disk.status != Status::Over;
            if still && end.is_some_and(|end| self.time > end || self.time > self.written + STILL) {
                return Err(self.broken(table, (crate::Law::Stuck, self.describe(table))));
            }
        }
        for table in 0..self.spots.len() {
            let spot = &self.spots[table];
            spot.witness.check_kept(&spot.disk).map_err(|wrong| self.broken(table, wrong))?;
            self.summary.acknowledged += spot.witness.acknowledged();
            self.summary.games += 1;
        }
        Ok(self.summary)
    }

    /// From now on nothing goes wrong.
    fn calm_down(&mut self) {
        (self.quiet, self.written) = (true, self.time);
        self.end_trouble();
        for table in 0..self.spots.len() {
            for tab in 0..self.spots[table].tabs.len() {
                self.soon(1, 1_000, Event::Look { table, tab });
            }
        }
    }

    fn describe(&self, table: usize) -> String {
        let spot = &self.spots[table];
        let seats: Vec<_> = spot.disk.seats.iter().map(|seat| (seat.person, seat.seed.is_some())).collect();
        let owner = self.register.owner(table as node::TableKey);
        let mut what = format!("after line {} it isn't over: seats {seats:?}, owner {owner:?}", spot.disk.seq());
        for (host, awake) in &spot.awake {
            let (busy, asked, frozen) = (awake.run.is_busy(), awake.run.asked(), awake.run.frozen());
            what += &format!("; awake at {host}: busy {busy}, asked {asked:?}, frozen {frozen:?}");
        }
        what
    }

    fn broken(&self, table: usize, (law, what): Wrong) -> Broken {
        Broken { law, seed: self.seed, step: self.summary.steps, table, what }
    }

    fn has(&self, fault: Fault) -> bool {
        !self.quiet && self.settings.faults.has(fault)
    }

    fn does(&self, sabotage: Sabotage) -> bool {
        self.settings.sabotage == Some(sabotage)
    }

    fn later(&mut self, after: Millis, event: Event) {
        self.at(self.time + after, event);
    }

    fn soon(&mut self, least: Millis, most: Millis, event: Event) {
        let after = self.chance.between(least, most);
        self.later(after, event);
    }

    fn at(&mut self, at: Millis, event: Event) {
        self.number += 1;
        self.agenda.push(Reverse(Due { at, number: self.number, event }));
    }

    /// What the machine's clock says.
    fn clock(&self) -> Millis {
        BEGINNING + self.time + self.skew
    }

    /// Whether several nodes share the tables.
    fn is_shared(&self) -> bool {
        self.hosts.len() > 1
    }

    /// What a process takes the time for.
    fn now(&self, host: usize) -> table::Now {
        let now = self.hosts[host].now(self.time);
        match self.does(Sabotage::FollowsJumps) {
            true => table::Now { wall: self.clock(), ..now },
            false => now,
        }
    }

    /// Lays a table, for people, bots and those who watch.
    fn lay(&mut self, table: usize) {
        let pool = pool();
        let game = &**pool.get(self.chance.pick(pool.len())).unwrap_or_else(|| unreachable!("one of them"));
        let person = |n: usize| (table * 10 + n + 1) as PersonKey;
        let (names, same) = (game.seats(), self.chance.happens(100));
        let bots = !same && self.chance.happens(400);
        let mut seats: Vec<_> = names.into_iter().map(|seat| Seated { seat, ..Seated::default() }).collect();
        for (place, seat) in seats.iter_mut().enumerate() {
            if place > 0 && bots {
                (seat.bot, seat.seed) = (Some("random".to_owned()), Some("bot".to_owned()));
                seat.name.clone_from(&seat.bot);
            } else {
                seat.person = Some(person(if same { 0 } else { place }));
                seat.name = Some(format!("Person {place}"));
            }
        }
        let mut people: Vec<_> = seats.iter().filter_map(|seat| seat.person).collect();
        people.dedup();
        let clock = match self.chance.pick(3) {
            0 => Clock::Move { seconds: 10 + self.chance.pick(50) as u32 },
            _ => Clock::None,
        };
        let rated = people.len() == 2 && !bots && clock != Clock::None && self.chance.happens(200);
        if people.len() > 1 && self.chance.happens(200) {
            let place = people.len() - 1;
            let late = seats[place].person.take().unwrap_or_default();
            self.soon(100, 20_000, Event::Sit { table, place, person: late });
        }
        if self.chance.happens(150) {
            people.push(person(8));
        }
        let mut tabs: Vec<_> = people.iter().map(|person| Tab::new(*person, 0)).collect();
        if self.has(Fault::Tabs) && self.chance.happens(300) {
            tabs.push(Tab::new(people[0], 1));
        }
        for tab in 0..tabs.len() {
            self.soon(1, 3_000, Event::Look { table, tab });
        }
        let mut seed = [0; 32];
        seed.chunks_mut(8).for_each(|part| part.copy_from_slice(&self.chance.0.word().to_le_bytes()));
        let secret = seed.iter().map(|byte| format!("{byte:02x}")).collect();
        self.spots.push(Spot {
            game,
            options: Options { clock, rated, ..Options::default() },
            seed: Seed(seed),
            secret,
            disk: Disk::new(seats),
            writing: Vec::new(),
            before: None,
            awake: BTreeMap::new(),
            tabs,
            people,
            witness: Witness::new(self.settings.nodes),
        });
    }

    /// The next thing happens.
    fn next(&mut self) -> Result<(), Broken> {
        let Some(Reverse(Due { at, event, .. })) = self.agenda.pop() else {
            // Everybody has gone to sleep.
            self.time += QUIET;
            return Ok(());
        };
        self.time = self.time.max(at);
        if let Some(host) = self.host_of(&event).filter(|host| self.hosts[*host].asleep) {
            self.hosts[host].backlog.push(event);
            return Ok(());
        }
        self.happen(event).map_err(|(table, wrong)| self.broken(table, wrong))
    }

    /// The process that something happens to, if it happens to one.
    fn host_of(&self, event: &Event) -> Option<usize> {
        match event {
            Event::Connect(wire) | Event::Say(wire, _) | Event::Gone(wire) => Some(self.wires.get(wire)?.host),
            Event::Answer { at, .. } | Event::Read { at, .. } | Event::Think { at, .. } | Event::Tick { at, .. } => {
                Some(at.host)
            }
            Event::Beat { host, .. }
            | Event::Clocks { host, .. }
            | Event::Answered { host, .. }
            | Event::Linked(host) => Some(*host),
            Event::Parcel(envelope) => self.host_of_life(envelope.to),
            _ => None,
        }
    }

    fn happen(&mut self, event: Event) -> Done {
        let this_life = |host: usize, life: u64| {
            let process = &self.hosts[host].process;
            process.up && process.life == life
        };
        let is_awake =
            |at: At, number: u64| self.spots[at.table].awake.get(&at.host).is_some_and(|awake| awake.number == number);
        match event {
            Event::Look { table, tab } => self.look(table, tab),
            Event::Sit { table, place, person } => return self.sit(table, place, person),
            Event::Connect(wire) => return self.connect(wire),
            Event::Say(wire, message) => return self.say(wire, message),
            Event::Gone(wire) => return self.gone(wire),
            Event::Hear(wire, text) => return self.hear(wire, &text),
            Event::Cut(wire) => self.cut(wire),
            Event::Keep { table, number } => return self.keep(table, number),
            // A hint waits like everything else that the table didn't ask its disk.
            Event::Answer { at, awake, input: input @ Input::Hinted(_) } if is_awake(at, awake) => {
                return self.call(at, Call::Tell(input));
            }
            Event::Answer { at, awake, input } if is_awake(at, awake) => return self.answer(at, input),
            Event::Read { at, awake, wanted } if is_awake(at, awake) => return self.read(at, wanted),
            Event::Wake { table, life } if this_life(0, life) => return self.wake(At { table, host: 0 }, None),
            Event::Think { at, awake, seq } if is_awake(at, awake) => return self.think(at, seq),
            Event::Tick { at, awake } if is_awake(at, awake) => return self.tick(at),
            Event::Alive { life } if this_life(0, life) => {
                self.hosts[0].process.stay_alive(self.time);
                self.later(5_000, Event::Alive { life });
            }
            Event::Beat { host, life } if this_life(host, life) => return self.beat(host, life),
            Event::Clocks { host, life } if this_life(host, life) => return self.look_at_clocks(host, life),
            Event::Ask { host, life, ask } => self.ask(host, life, ask),
            Event::Answered { host, life, answer } if this_life(host, life) => return self.answered(host, answer),
            Event::Parcel(envelope) => return self.deliver(*envelope),
            Event::Linked(host) => return self.notice(host),
            Event::Start(host) if !self.hosts[host].process.up => self.start(host),
            Event::Resume(host) => self.resume(host),
            Event::Left { host, life } if this_life(host, life) => return self.kill(host),
            _ if self.quiet => {}
            Event::Kill => return self.kill_any(),
            Event::Pause => self.pause(),
            Event::CutOff => self.cut_off(),
            Event::Leave => return self.leave_any(),
            Event::Jump => {
                self.skew += self.chance.between(-3_600_000, 3_600_000);
                self.soon(10_000, 120_000, Event::Jump);
            }
            _ => {}
        }
        Ok(())
    }
}
