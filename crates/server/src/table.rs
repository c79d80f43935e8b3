//! Tables. Each is a task of its own, the only one that changes its game; everybody else sends it messages. A table
//! that nobody looks at goes to sleep and wakes from its record.

mod driver;
mod outgoing;

use ::table::{REMEMBERED, Said};
pub use ::table::{clock, encode, history};
pub use driver::aside;
pub use outgoing::{Messages, Outgoing};

use crate::{
    house::House,
    nodes::Held,
    protocol::ClientMessage,
    store::{Person, PersonKey, StoreError, TableKey, TableRow},
};
use std::{
    collections::{BTreeSet, HashMap},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};
use tokio::sync::{
    mpsc::{self, error::TrySendError},
    oneshot,
};

/// How many messages may wait for a table.
const INBOX: usize = 256;
/// How long a table stays awake without anybody there.
const BEFORE_SLEEP: Duration = Duration::from_secs(60);
/// The same, once the game is over.
const AFTER_THE_END: Duration = Duration::from_secs(2);

/// Somebody's connection to a table.
pub struct Connection {
    /// Its number, unique in this process.
    pub id: u64,
    /// Whose it is.
    pub person: Person,
    /// Where its messages go; it is closed when the table lets go of it.
    pub out: Outgoing,
}

/// What somebody has who is connected to a table.
pub struct Joined {
    /// The connection's number.
    pub id: u64,
    /// Where to send what they say.
    pub table: mpsc::Sender<Call>,
    /// What they are told.
    pub messages: Messages,
}

/// What a table is told.
pub enum Call {
    /// Somebody connects.
    Join(Connection),
    /// Somebody connects, perhaps to another node.
    Came {
        /// The connection.
        id: u64,
        /// Who.
        person: PersonKey,
        /// Their name.
        name: String,
    },
    /// A connection reads slowly, so that what can wait was not told it.
    Slow(u64),
    /// Somebody says something.
    Say(u64, ClientMessage),
    /// A message that could not be understood: why.
    Malformed(u64, String),
    /// A message that came too soon after the others and was not read.
    TooFast(u64),
    /// Somebody is gone.
    Leave(u64),
    /// Who sits there has changed.
    Reseat,
    /// The host ends the game as abandoned, and wants to know whether it is over.
    Close(oneshot::Sender<bool>),
    /// The server goes down.
    Stop,
}

/// The tables that are awake in this process, if it is the only one. Among several nodes [`crate::nodes`] knows where they are.
#[derive(Default)]
pub struct Tables {
    awake: Mutex<HashMap<String, mpsc::Sender<Call>>>,
}

impl Tables {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Call>>> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table's inbox, if it is awake.
    fn find(&self, link: &str) -> Option<mpsc::Sender<Call>> {
        self.lock().get(link).cloned()
    }

    /// Whether a table is awake.
    pub fn is_awake(&self, link: &str) -> bool {
        self.lock().contains_key(link)
    }

    /// The table's inbox; it is woken if it sleeps. `None` if there is no such table.
    pub async fn wake(house: &Arc<House>, link: &str) -> Result<Option<mpsc::Sender<Call>>, StoreError> {
        if let Some(inbox) = house.tables.find(link) {
            return Ok(Some(inbox));
        }
        let Some(row) = house.store.table(link).await? else { return Ok(None) };
        let mut awake = house.tables.lock();
        if let Some(inbox) = awake.get(link) {
            return Ok(Some(inbox.clone()));
        }
        let (inbox, calls) = mpsc::channel(INBOX);
        awake.insert(link.to_owned(), inbox.clone());
        house.metrics.tables.inc();
        let leaving = Leaving { house: house.clone(), link: link.to_owned() };
        tokio::spawn(async move {
            let leaving = leaving;
            run(&leaving.house, row, calls).await;
        });
        Ok(Some(inbox))
    }

    /// Tells a table something; it is woken if it sleeps. Says whether there is such a table.
    pub async fn call(house: &Arc<House>, link: &str, mut call: Call) -> Result<bool, StoreError> {
        loop {
            let Some(inbox) = Self::wake(house, link).await? else { return Ok(false) };
            // Under the lock, so that it can't fall asleep in this very moment.
            let sent = {
                let awake = house.tables.lock();
                match awake.get(link) {
                    Some(inbox) => inbox.try_send(call),
                    None => Err(TrySendError::Closed(call)),
                }
            };
            match sent {
                Ok(()) => return Ok(true),
                Err(TrySendError::Full(unsent) | TrySendError::Closed(unsent)) => call = unsent,
            }
            // It has a lot to do, or just went to sleep.
            inbox.reserve().await.ok();
            tokio::task::yield_now().await;
        }
    }

    /// Lets a table know that who sits there has changed, if it is awake.
    pub async fn reseat(house: &House, table: TableKey, link: &str) -> Result<(), StoreError> {
        match house.shared() {
            None => {
                if let Some(inbox) = house.tables.find(link) {
                    inbox.send(Call::Reseat).await.ok();
                }
            }
            Some((nodes, register)) => {
                if !register.owned(&[table]).await?.is_empty() {
                    nodes.want(table);
                }
            }
        }
        Ok(())
    }

    /// Wakes a table whose time may be over, wherever that is; it notices by itself.
    pub async fn rouse(house: &Arc<House>, table: &TableRow) -> Result<(), StoreError> {
        match &house.nodes {
            None => drop(Self::wake(house, &table.link).await?),
            Some(nodes) => nodes.want(table.key),
        }
        Ok(())
    }

    /// Whether somebody can connect to a table with this link.
    pub async fn is_there(house: &Arc<House>, link: &str) -> Result<bool, StoreError> {
        match &house.nodes {
            None => Ok(Self::wake(house, link).await?.is_some()),
            Some(_) => Ok(house.store.table(link).await?.is_some()),
        }
    }

    /// Somebody connects to a table, wherever that is. Gives the connection's number, where to send what they say, and what
    /// they are told; nothing if they have to come back.
    pub async fn join(house: &Arc<House>, link: &str, person: Person) -> Result<Option<Joined>, StoreError> {
        let (out, messages) = outgoing::queue(house.limits.outgoing_kib);
        match &house.nodes {
            None => {
                static COUNT: AtomicU64 = AtomicU64::new(1);
                let id = COUNT.fetch_add(1, Ordering::Relaxed);
                if !Self::call(house, link, Call::Join(Connection { id, person, out })).await? {
                    return Ok(None);
                }
                Ok(Self::wake(house, link).await?.map(|table| Joined { id, table, messages }))
            }
            Some(nodes) => {
                let Some(row) = house.store.table(link).await? else { return Ok(None) };
                let joined = nodes.join(row.key, person, out).await;
                Ok(joined.map(|(id, table)| Joined { id, table, messages }))
            }
        }
    }

    /// Lets a table fall asleep, unless somebody has just called it.
    fn fall_asleep(&self, link: &str, calls: &mut mpsc::Receiver<Call>) -> bool {
        let mut awake = self.lock();
        if !calls.is_empty() {
            return false;
        }
        awake.remove(link);
        calls.close();
        true
    }

    /// Stops all tables and waits until they are gone.
    pub async fn stop_all(&self) {
        let inboxes: Vec<_> = self.lock().drain().map(|(_, inbox)| inbox).collect();
        for inbox in &inboxes {
            inbox.send(Call::Stop).await.ok();
        }
        for inbox in inboxes {
            inbox.closed().await;
        }
    }
}

/// Takes a table from those that are awake when its task ends, also if it panics: the next call wakes it anew. Whoever is
/// connected is let go by then and comes back.
struct Leaving {
    house: Arc<House>,
    link: String,
}

impl Drop for Leaving {
    fn drop(&mut self) {
        let mut awake = self.house.tables.lock();
        // It may have been woken again already.
        if awake.get(&self.link).is_some_and(mpsc::Sender::is_closed) {
            awake.remove(&self.link);
        }
        self.house.metrics.tables.dec();
    }
}

/// A table's life.
async fn run(house: &Arc<House>, row: TableRow, calls: mpsc::Receiver<Call>) {
    if let Err(error) = drive(house, row, None, calls).await {
        tracing::error!(%error, "a table stops and will wake from its record");
    }
}

async fn drive(
    house: &Arc<House>,
    row: TableRow,
    held: Option<&Held>,
    calls: mpsc::Receiver<Call>,
) -> Result<(), StoreError> {
    match row.game.parse::<games::Name>() {
        Ok(game) => games::visit!(game, G => driver::run::<G>(house, row, held, calls).await),
        Err(unknown) => {
            tracing::error!(table = row.link, %unknown, "a table can't be woken");
            Ok(())
        }
    }
}

/// A table's life while this node has it.
pub(crate) async fn run_held(house: Arc<House>, held: Held, calls: mpsc::Receiver<Call>) {
    let mut ending = Ending { house, held, refused: false };
    ending.house.metrics.tables.inc();
    let done = async {
        let Some(row) = ending.house.store.table_by_key(ending.held.table).await? else { return Ok(()) };
        ending.house.look_at_downtimes().await?;
        drive(&ending.house, row, Some(&ending.held), calls).await
    };
    match done.await {
        Ok(()) => {}
        Err(StoreError::NotOurs) => ending.refused = true,
        Err(error) => tracing::error!(%error, "a table stops and will wake from its record"),
    }
}

/// Lets the node know when a table's task ends, also if it panics.
struct Ending {
    house: Arc<House>,
    held: Held,
    refused: bool,
}

impl Drop for Ending {
    fn drop(&mut self) {
        self.house.metrics.tables.dec();
        self.held.ended(self.refused);
    }
}

/// What was said at a table.
async fn recall_talk(house: &House, row: &TableRow) -> Result<Vec<Said>, StoreError> {
    let talk = house.store.talk(row.key, REMEMBERED as i64).await?;
    let people: BTreeSet<_> = talk.iter().map(|said| said.person).collect();
    let names = house.store.names(&people.into_iter().collect::<Vec<_>>()).await?;
    let names: HashMap<_, _> = names.into_iter().collect();
    let said = talk.into_iter().map(|said| {
        let name = names.get(&said.person).cloned().unwrap_or_default();
        Said { number: said.number, person: said.person, name, text: said.text, at: said.at }
    });
    Ok(said.collect())
}
