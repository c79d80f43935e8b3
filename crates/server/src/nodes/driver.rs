//! The task that drives the node.

use super::{Address, Ends, News, Nodes, Standing, Told, register::Register, wire::Wire};
use crate::{
    house::House,
    store::{self, Lease, Millis, Person, TableKey},
    table::{self, Call, Outgoing},
};
use axum::extract::ws::Utf8Bytes;
use node::{Answer, Ask, ConnectionId, Epoch, Happened, Input, Life, Node, Output, Word};
use std::{
    collections::{HashMap, VecDeque},
    sync::Arc,
    time::Duration,
};
use tokio::{
    sync::{mpsc, oneshot, watch},
    time::{MissedTickBehavior, interval, timeout},
};

/// How much is done between two looks at the time.
const AT_ONCE: usize = 256;
/// How much may wait for a table, and how much of it may be what clients say.
const INBOX: (usize, usize) = (8192, 512);
/// How long the last messages may take to go out.
const LAST_WORDS: Duration = Duration::from_millis(500);

/// A table that is awake here.
struct Awake {
    epoch: Epoch,
    inbox: mpsc::Sender<Call>,
}

struct Driver {
    house: Arc<House>,
    nodes: Nodes,
    node: Node,
    /// The life that others know, and the one before it if that ended without their being told.
    life: Option<Life>,
    before: Option<Life>,
    awake: HashMap<TableKey, Awake>,
    guests: HashMap<ConnectionId, Outgoing>,
    /// How many connections there were.
    count: u32,
    register: Register,
    wire: Wire,
    standing: watch::Sender<Standing>,
    left: bool,
}

pub(super) fn start(house: Arc<House>, nodes: Nodes, ends: Ends, address: &Address, name: &str) {
    let Ends { told, said, standing } = ends;
    house.readiness.set_sure(false);
    let driver = Driver {
        register: Register::start(house.store.clone(), nodes.clone()),
        wire: Wire::start(address, name, nodes.clone()),
        house,
        nodes,
        node: Node::new(),
        life: None,
        before: None,
        awake: HashMap::new(),
        guests: HashMap::new(),
        count: 0,
        standing,
        left: false,
    };
    tokio::spawn(driver.run(told, said));
}

/// The time by which a node knows whether it lives. It goes on while the machine sleeps.
fn clock() -> Millis {
    #[cfg(target_os = "linux")]
    {
        let time = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
        time.tv_sec * 1000 + time.tv_nsec / 1_000_000
    }
    #[cfg(not(target_os = "linux"))]
    {
        store::now()
    }
}

impl Driver {
    async fn run(mut self, mut told: mpsc::UnboundedReceiver<Told>, mut said: mpsc::Receiver<Call>) {
        let mut ticks = interval(Duration::from_millis(node::TICK as u64));
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (mut news, mut words) = (Vec::new(), Vec::new());
        while !self.left {
            tokio::select! {
                biased;
                _ = ticks.tick() => self.hear(Input::Tick),
                _ = told.recv_many(&mut news, AT_ONCE) => news.drain(..).for_each(|told| self.take(told)),
                _ = said.recv_many(&mut words, AT_ONCE) => words.drain(..).for_each(|call| self.listen(call)),
            }
            self.send_parcels();
            self.look();
        }
        timeout(LAST_WORDS, self.wire.flush()).await.ok();
        self.standing.send_replace(Standing { left: true, ..Standing::default() });
    }

    fn take(&mut self, told: Told) {
        match told {
            Told::Input(Input::Answer(answer)) => {
                if let Answer::Born { clock, .. } | Answer::Alive { clock, .. } = answer {
                    store::follow(clock);
                }
                self.hear(Input::Answer(answer));
            }
            Told::Input(input) => self.hear(input),
            Told::Came { table, person, out, id } => self.come(table, person, out, id),
            Told::Ended { table, lease, refused } => {
                let epoch = lease.epoch;
                if self.awake.get(&table).is_some_and(|awake| awake.epoch == epoch) {
                    self.awake.remove(&table);
                }
                if self.node.life() == Some(lease.life) {
                    self.hear(if refused { Input::Refused { table, epoch } } else { Input::Asleep { table, epoch } });
                }
            }
            Told::Close { table, done } => {
                if let Some(awake) = self.awake.get(&table) {
                    awake.inbox.try_send(Call::Close(done)).ok();
                }
            }
            #[cfg(feature = "nats")]
            Told::News(News::Left(life)) => self.hear(Input::Answer(Answer::Over { life })),
            #[cfg(feature = "nats")]
            Told::News(news) => drop(self.nodes.heard.send(news)),
            Told::Publish(news) => self.wire.publish(news),
        }
    }

    fn come(&mut self, table: TableKey, person: Person, out: Outgoing, given: oneshot::Sender<Option<ConnectionId>>) {
        self.count = self.count.wrapping_add(1);
        let id = self.node.connection(self.count).filter(|_| self.node.is_ready(clock()));
        let Some(id) = id else {
            given.send(None).ok();
            return;
        };
        self.guests.insert(id, out);
        if given.send(Some(id)).is_ok() {
            self.hear(Input::Came { id, table, person: person.key, name: person.name });
        } else {
            self.guests.remove(&id);
        }
    }

    /// A client of this node says something.
    fn listen(&mut self, call: Call) {
        let input = match call {
            Call::Say(id, message) => Input::Said { id, word: Word::Message(message) },
            Call::Malformed(id, why) => Input::Said { id, word: Word::Malformed(why) },
            Call::TooFast(id) => Input::Said { id, word: Word::TooFast },
            Call::Leave(id) => {
                self.guests.remove(&id);
                Input::Gone { id }
            }
            Call::Join(_) | Call::Came { .. } | Call::Slow(_) | Call::Reseat | Call::Close(_) | Call::Stop => return,
        };
        self.hear(input);
    }

    /// Tells the node what happened and does what it wants, until it wants nothing more.
    fn hear(&mut self, input: Input) {
        let (mut inputs, mut wanted) = (VecDeque::from([input]), Vec::new());
        while let Some(input) = inputs.pop_front() {
            self.node.tell_more(input, clock(), &mut wanted);
            for output in wanted.drain(..) {
                match output {
                    Output::Ask(ask) => self.register.ask(ask),
                    Output::Send(envelope) => self.wire.send(envelope),
                    Output::Wake { table, epoch } => self.wake(table, epoch),
                    Output::Table { table, epoch, happened } => self.pass_on(table, epoch, happened, &mut inputs),
                    Output::Stop { table, epoch } => self.stop(table, epoch),
                    Output::Tell { to, text, can_wait, .. } => self.send(&to, text, can_wait, &mut inputs),
                    Output::Close { id, why } => {
                        if let (Some(out), Some(why)) = (self.guests.remove(&id), why) {
                            out.refuse(why);
                        }
                    }
                    Output::Done => self.left = true,
                }
            }
        }
    }

    /// Sends what has gathered for other nodes.
    fn send_parcels(&mut self) {
        self.node.parcels(clock()).into_iter().for_each(|envelope| self.wire.send(envelope));
    }

    /// Reads a table and lets its own task drive it.
    fn wake(&mut self, table: TableKey, epoch: Epoch) {
        let Some(life) = self.node.life() else { return };
        let (inbox, calls) = mpsc::channel(INBOX.0);
        // What is awake there from before is out of date, and ends.
        self.awake.insert(table, Awake { epoch, inbox });
        let (house, held) =
            (self.house.clone(), Held { table, lease: Lease { life, epoch }, nodes: self.nodes.clone() });
        tokio::spawn(table::run_held(house, held, calls));
    }

    fn pass_on(&mut self, table: TableKey, epoch: Epoch, happened: Happened, inputs: &mut VecDeque<Input>) {
        let Some(awake) = self.awake.get(&table).filter(|awake| awake.epoch == epoch) else { return };
        let crowded = awake.inbox.max_capacity() - awake.inbox.capacity() > INBOX.1;
        let call = match happened {
            Happened::Said { id, .. } if crowded => {
                // It has a lot to do: whoever talks on comes back later.
                return inputs.push_back(Input::LetGo { table, epoch, id, why: "sync again".to_owned() });
            }
            Happened::Joined { id, person, name } => Call::Came { id, person, name },
            Happened::Said { id, word: Word::Message(message) } => Call::Say(id, message),
            Happened::Said { id, word: Word::Malformed(why) } => Call::Malformed(id, why),
            Happened::Said { id, word: Word::TooFast } => Call::TooFast(id),
            Happened::Slow { id } => Call::Slow(id),
            Happened::Left { id } => Call::Leave(id),
            Happened::Reseated => Call::Reseat,
        };
        if awake.inbox.try_send(call).is_err() {
            // Without hearing everything it can't go on; it ends, and wakes from its record.
            self.awake.remove(&table);
        }
    }

    fn stop(&mut self, table: TableKey, epoch: Epoch) {
        if self.awake.get(&table).is_some_and(|awake| awake.epoch == epoch) {
            // Without an inbox its task ends, as soon as it has read what is there.
            self.awake.remove(&table);
        }
    }

    /// Sends to clients of this node. One that doesn't keep up is let go: it comes back and resyncs.
    fn send(&mut self, to: &[ConnectionId], text: String, can_wait: bool, inputs: &mut VecDeque<Input>) {
        let text = Utf8Bytes::from(text);
        for &id in to {
            let Some(out) = self.guests.get(&id) else { continue };
            if can_wait && out.is_busy() {
                inputs.push_back(Input::Slow { id });
            } else if !out.send(text.clone()) {
                self.house.metrics.too_slow.inc();
                self.guests.remove(&id);
                inputs.push_back(Input::Gone { id });
            }
        }
    }

    /// Lets everybody know what has changed about the node itself.
    fn look(&mut self) {
        let (now, life) = (clock(), self.node.life());
        if life != self.life {
            match life {
                Some(life) => tracing::info!(life, "this node lives"),
                None => tracing::warn!(life = self.life, "this node has no life"),
            }
            self.wire.live(life);
            // Others needn't wait until they notice that the life before is over.
            self.before = self.life.or(self.before);
            if let (Some(_), Some(before)) = (life, self.before.take()) {
                self.register.ask(Ask::Leave { life: before });
            }
            self.life = life;
        }
        if self.left
            && let Some(life) = self.before.take()
        {
            self.wire.publish(News::Left(life));
        }
        let standing = Standing { life, ready: self.node.is_ready(now), leads: self.node.is_eldest(now), left: false };
        self.house.readiness.set_sure(standing.ready);
        self.standing.send_if_modified(|shown| std::mem::replace(shown, standing) != standing);
    }
}

/// A table's lease, and the way to the node that holds it.
pub struct Held {
    /// The table.
    pub table: TableKey,
    /// The lease.
    pub lease: Lease,
    nodes: Nodes,
}

impl Held {
    /// Tells connections something, wherever they are.
    pub fn tell(&self, to: Vec<ConnectionId>, text: String, can_wait: bool) {
        let (table, epoch) = (self.table, self.lease.epoch);
        self.nodes.tell(Input::Tell { table, epoch, to, text, can_wait });
    }

    /// Lets go of a connection.
    pub fn let_go(&self, id: ConnectionId, why: &str) {
        self.nodes.tell(Input::LetGo { table: self.table, epoch: self.lease.epoch, id, why: why.to_owned() });
    }

    /// The table's task is over; perhaps because a write was refused.
    pub fn ended(&self, refused: bool) {
        self.nodes.ended(self.table, self.lease, refused);
    }
}
