//! Several nodes, their database and the wires between them, in one hand.

use node::{
    Answer, Ask, Body, ConnectionId, Envelope, Epoch, Happened, Input, Life, Node, Output, Register, TICK, TableKey,
    VERSION, Word,
};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use table::Millis;

/// What the house's clock shows when the nodes' own show 0.
pub const CLOCK: Millis = 1_000_000;

pub struct House {
    pub now: Millis,
    pub register: Register,
    pub nodes: Vec<Node>,
    /// Those to which nothing happens.
    pub frozen: BTreeSet<usize>,
    /// Those whom the database doesn't hear.
    pub unheard: BTreeSet<usize>,
    /// Those who are cut off from the others.
    pub cut: BTreeSet<usize>,
    /// The tables that are awake at each node, with their epochs.
    pub awake: BTreeMap<(usize, TableKey), Epoch>,
    /// What happened at tables: at which node, and what.
    pub happened: Vec<(usize, TableKey, Happened)>,
    /// What connections heard, at which node.
    pub told: Vec<(usize, ConnectionId, String)>,
    pub closed: Vec<(ConnectionId, Option<String>)>,
    pub done: BTreeSet<usize>,
    /// Who wanted to end which life.
    pub blamed: Vec<(usize, Life)>,
    asks: VecDeque<(usize, Ask)>,
    mail: VecDeque<(usize, Envelope)>,
    count: u32,
}

impl House {
    /// So many nodes that all live.
    pub fn new(nodes: usize) -> Self {
        Self::speaking(&vec![VERSION; nodes])
    }

    /// Nodes to which these protocols are the newest.
    pub fn speaking(versions: &[u32]) -> Self {
        let nodes = versions.len();
        let mut house = Self {
            now: 0,
            register: Register::default(),
            nodes: versions.iter().map(|version| Node::speaking(*version)).collect(),
            frozen: BTreeSet::new(),
            unheard: BTreeSet::new(),
            cut: BTreeSet::new(),
            awake: BTreeMap::new(),
            happened: Vec::new(),
            told: Vec::new(),
            closed: Vec::new(),
            done: BTreeSet::new(),
            blamed: Vec::new(),
            asks: VecDeque::new(),
            mail: VecDeque::new(),
            count: 0,
        };
        (0..nodes).for_each(|node| house.tell(node, Input::Linked(true)));
        house.pass(2 * TICK);
        assert!(house.nodes.iter().all(|node| node.is_ready(house.now)));
        house
    }

    /// A node leaves, and another one comes in its place.
    pub fn replace(&mut self, node: usize, version: u32) {
        self.tell(node, Input::Leave);
        self.pass(2 * TICK);
        assert!(self.done.remove(&node));
        self.nodes[node] = Node::speaking(version);
        self.tell(node, Input::Linked(true));
        self.pass(2 * TICK);
        assert!(self.nodes[node].is_ready(self.now));
    }

    /// A node is told something; what it wants is done at once, unless somebody is cut off.
    pub fn tell(&mut self, node: usize, input: Input) {
        self.one(node, input);
        self.settle();
    }

    fn one(&mut self, node: usize, input: Input) {
        if self.frozen.contains(&node) {
            return;
        }
        let mut out = Vec::new();
        self.nodes[node].tell(input, self.now, &mut out);
        for output in out {
            match output {
                Output::Ask(ask) => {
                    if let Ask::End { life, .. } = ask {
                        self.blamed.push((node, life));
                    }
                    self.asks.push_back((node, ask));
                }
                Output::Send(envelope) => self.mail.push_back((node, envelope)),
                Output::Wake { table, epoch } => {
                    self.awake.insert((node, table), epoch);
                }
                Output::Table { table, epoch, happened } => {
                    assert_eq!(self.awake.get(&(node, table)), Some(&epoch), "{happened:?}");
                    self.happened.push((node, table, happened));
                }
                Output::Stop { table, epoch } => {
                    assert_eq!(self.awake.remove(&(node, table)), Some(epoch));
                    self.one(node, Input::Asleep { table, epoch });
                }
                Output::Tell { to, text, .. } => self.told.extend(to.into_iter().map(|id| (node, id, text.clone()))),
                Output::Close { id, why } => self.closed.push((id, why)),
                Output::Done => {
                    self.done.insert(node);
                }
            }
        }
    }

    fn settle(&mut self) {
        loop {
            if let Some((node, ask)) = self.asks.pop_front() {
                if !self.unheard.contains(&node) {
                    let answer = self.register.ask(ask, CLOCK + self.now);
                    self.one(node, Input::Answer(answer));
                }
            } else if let Some((node, envelope)) = self.mail.pop_front() {
                let to = self.nodes.iter().position(|node| node.life() == Some(envelope.to));
                if let Some(to) = to.filter(|to| !self.cut.contains(&node) && !self.cut.contains(to)) {
                    self.one(to, Input::Heard(envelope));
                }
            } else {
                return;
            }
        }
    }

    /// Time passes.
    pub fn pass(&mut self, time: Millis) {
        for _ in 0..time / TICK {
            self.now += TICK;
            (0..self.nodes.len()).for_each(|node| self.tell(node, Input::Tick));
        }
    }

    /// Somebody connects.
    pub fn come(&mut self, node: usize, table: TableKey) -> ConnectionId {
        self.count += 1;
        let id = self.nodes[node].connection(self.count).expect("it lives");
        self.tell(node, Input::Came { id, table, person: 7, name: "Ada".to_owned() });
        id
    }

    pub fn say(&mut self, node: usize, id: ConnectionId, what: &str) {
        self.tell(node, Input::Said { id, word: Word::Malformed(what.to_owned()) });
    }

    /// What was said at a table, and where that was.
    pub fn said(&self, table: TableKey) -> Vec<(usize, String)> {
        let said = self.happened.iter().filter(|(_, at, _)| *at == table);
        said.filter_map(|(node, _, happened)| match happened {
            Happened::Said { word: Word::Malformed(what), .. } => Some((*node, what.clone())),
            _ => None,
        })
        .collect()
    }

    /// A table that is awake tells somebody something.
    pub fn answer(&mut self, node: usize, table: TableKey, to: ConnectionId, text: &str) {
        let epoch = self.awake[&(node, table)];
        let tell = Input::Tell { table, epoch, to: vec![to], text: text.to_owned(), can_wait: false };
        self.tell(node, tell);
    }

    /// The nodes where a table may tell something.
    pub fn tellers(&self, table: TableKey) -> Vec<usize> {
        let awake = self.awake.iter().filter(|((_, key), _)| *key == table);
        awake
            .filter(|((node, _), epoch)| self.nodes[*node].may_tell(table, **epoch, self.now))
            .map(|((node, _), _)| *node)
            .collect()
    }

    /// What a node asks and is told of it, by hand.
    pub fn ask(&mut self, ask: Ask) -> Answer {
        self.register.ask(ask, CLOCK + self.now)
    }

    /// Sends a node an envelope by hand.
    pub fn send(&mut self, to: usize, envelope: Envelope) {
        assert!(matches!(envelope.body, Body::Parcel(_)));
        self.tell(to, Input::Heard(envelope));
    }
}
