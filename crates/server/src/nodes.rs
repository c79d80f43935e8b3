//! This server as one node among several that share a PostgreSQL database and reach each other over NATS.
//!
//! [`node::Node`] decides; what is here drives it. One task tells it what happens and does what it wants, others ask the
//! database (`register.rs`) and carry messages (`wire.rs`). Nothing of what is told by tables goes past it, so that a node that
//! isn't sure of its life tells nobody anything.

mod driver;
mod news;
mod register;
#[cfg(feature = "nats")]
mod wire;
#[cfg(not(feature = "nats"))]
#[path = "nodes/no_wire.rs"]
mod wire;

pub use driver::Held;
pub use news::News;
pub(crate) use news::{listen, tell_requests};
pub use wire::{Address, Thinkers, think};

use crate::{
    house::House,
    store::{Lease, Person, TableKey},
    table::{Call, Outgoing},
};
use node::{ConnectionId, Input, Life};
use std::{sync::Arc, time::Duration};
use tokio::{
    sync::{broadcast, mpsc, oneshot, watch},
    time::timeout,
};

/// How much of what clients say may wait.
const SAID: usize = 4096;
/// How much of what other nodes tell everybody may wait.
const NEWS: usize = 1024;
/// How long a table may take to close.
const CLOSING: Duration = Duration::from_secs(5);

/// What the task that drives the node is told.
enum Told {
    /// What the node is told as it is.
    Input(Input),
    /// Somebody connects here.
    Came { table: TableKey, person: Person, out: Outgoing, id: oneshot::Sender<Option<ConnectionId>> },
    /// A table's task is over; perhaps because a write was refused.
    Ended { table: TableKey, lease: Lease, refused: bool },
    /// The host ends the game at a table.
    Close { table: TableKey, done: oneshot::Sender<bool> },
    /// Another node tells everybody something.
    #[cfg(feature = "nats")]
    News(News),
    /// Everybody shall be told.
    Publish(News),
}

/// How a node stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Its life, if it has one.
    pub life: Option<Life>,
    /// Whether it takes connections.
    pub ready: bool,
    /// Whether it does what one has to do for all.
    pub leads: bool,
    /// Whether it has handed over everything.
    pub left: bool,
}

/// The way to the task that drives the node.
#[derive(Clone)]
pub struct Nodes {
    told: mpsc::UnboundedSender<Told>,
    said: mpsc::Sender<Call>,
    standing: watch::Receiver<Standing>,
    heard: broadcast::Sender<News>,
    thinkers: Thinkers,
}

/// The other ends.
pub struct Ends {
    told: mpsc::UnboundedReceiver<Told>,
    said: mpsc::Receiver<Call>,
    standing: watch::Sender<Standing>,
}

impl Nodes {
    /// A node that isn't driven yet.
    pub fn new() -> (Self, Ends) {
        let ((tell, told), (say, said)) = (mpsc::unbounded_channel(), mpsc::channel(SAID));
        let (show, standing) = watch::channel(Standing::default());
        let heard = broadcast::Sender::new(NEWS);
        (
            Self { told: tell, said: say, standing, heard, thinkers: Thinkers::default() },
            Ends { told, said, standing: show },
        )
    }

    /// Begins to drive the node.
    pub fn start(house: &Arc<House>, ends: Ends, address: &Address, name: &str) {
        if let Some(nodes) = &house.nodes {
            driver::start(house.clone(), nodes.clone(), ends, address, name);
        }
    }

    /// How it stands.
    pub fn standing(&self) -> Standing {
        *self.standing.borrow()
    }

    /// Waits until it is on this node to do what one has to do for all.
    pub async fn lead(&self) {
        if self.standing.clone().wait_for(|standing| standing.leads).await.is_err() {
            std::future::pending::<()>().await;
        }
    }

    /// Returns if the task that drives the node is gone before it has left.
    pub async fn lost(&self) {
        if self.standing.clone().wait_for(|standing| standing.left).await.is_ok() {
            std::future::pending::<()>().await;
        }
    }

    /// Hands over all tables, and returns when they can be had by others.
    pub async fn leave(&self) {
        self.tell(Input::Leave);
        self.standing.clone().wait_for(|standing| standing.left).await.ok();
    }

    /// Somebody connects to a table, wherever it is. Gives the connection's number and where to send what they say; nothing
    /// if the node doesn't take connections.
    pub async fn join(&self, table: TableKey, person: Person, out: Outgoing) -> Option<(u64, mpsc::Sender<Call>)> {
        let (id, given) = oneshot::channel();
        self.told.send(Told::Came { table, person, out, id }).ok()?;
        Some((given.await.ok()??, self.said.clone()))
    }

    /// A table should be awake, wherever, and know who sits there.
    pub fn want(&self, table: TableKey) {
        self.tell(Input::Wanted { table });
    }

    /// Ends the game at a table that is awake here. Says whether it is over; nothing if it isn't awake here.
    pub async fn close(&self, table: TableKey) -> Option<bool> {
        let (done, closed) = oneshot::channel();
        self.told.send(Told::Close { table, done }).ok()?;
        match timeout(CLOSING, closed).await {
            Ok(Ok(over)) => Some(over),
            Ok(Err(_)) => None,
            Err(_) => Some(false),
        }
    }

    /// Tells all other nodes something that they may miss.
    pub fn publish(&self, news: News) {
        self.told.send(Told::Publish(news)).ok();
    }

    /// Those who think elsewhere.
    pub fn thinkers(&self) -> &Thinkers {
        &self.thinkers
    }

    /// What other nodes tell everybody from now on.
    pub fn heard(&self) -> broadcast::Receiver<News> {
        self.heard.subscribe()
    }

    /// Tells the node what happens.
    pub(crate) fn tell(&self, input: Input) {
        self.told.send(Told::Input(input)).ok();
    }

    fn ended(&self, table: TableKey, lease: Lease, refused: bool) {
        self.told.send(Told::Ended { table, lease, refused }).ok();
    }
}
