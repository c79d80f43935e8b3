//! The tables that are played at while the server is killed.

use super::proof;
use crate::laboratory::network::{Asked, Guest, Heard, Seat};
use anyhow::{Context, bail};
use serde_json::{Value, json};
use server::store::{Store, TableKey};
use std::{
    collections::HashMap,
    net::SocketAddr,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};
use tabletop::Record;
use tokio::{task::JoinSet, time::timeout};

/// How long a living table may take to answer.
const PATIENCE: Duration = Duration::from_secs(30);
/// After how long something is tried again.
const AGAIN: Duration = Duration::from_millis(50);

/// A table and what was promised about it.
pub struct Table {
    /// Its link.
    pub link: String,
    promised: AtomicI64,
    /// The decisions that were acknowledged.
    acknowledged: Mutex<Vec<Asked>>,
    /// What each place has asked for and nobody has answered.
    unanswered: [Mutex<Option<Asked>>; 2],
    /// What each place was shown, by the positions' numbers.
    shown: [Mutex<HashMap<i64, u64>>; 2],
    /// When a move was last acknowledged.
    pulse: Mutex<Instant>,
}

impl Table {
    /// The number of the last line that anybody was shown: it has to be on disk.
    pub fn promised(&self) -> i64 {
        self.promised.load(Ordering::Relaxed)
    }

    /// The decisions that were acknowledged.
    pub fn acknowledged(&self) -> Vec<Asked> {
        lock(&self.acknowledged).clone()
    }

    pub(super) fn promise(&self, seq: i64) {
        self.promised.fetch_max(seq, Ordering::Relaxed);
    }

    /// When a move was last acknowledged.
    pub fn pulse(&self) -> Instant {
        *lock(&self.pulse)
    }

    /// Remembers what a place is shown; says what is wrong with it, if it was shown something else before.
    pub(super) fn show(&self, place: usize, seat: &Seat) -> Option<String> {
        let view = seat.view?;
        let before = lock(&self.shown[place]).insert(seat.seq, view);
        let differs = before.is_some_and(|before| before != view);
        differs.then(|| format!("table {}: place {place} was shown two positions number {}", self.link, seat.seq))
    }
}

pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// All tables.
pub struct Tables {
    pub(super) guests: [Guest; 2],
    tables: Mutex<Vec<Arc<Table>>>,
    pub(super) finished: Mutex<Vec<Arc<Table>>>,
    acknowledged: AtomicU64,
    resent: AtomicU64,
    /// Requests that were refused though they should not have been.
    wrong: Mutex<Vec<String>>,
    seeds: AtomicU64,
    /// How long a table stood still at most, and since when that counts.
    silence: Mutex<(Duration, Instant)>,
}

/// Clients that play until the server is gone.
pub struct Playing {
    tasks: JoinSet<()>,
    over: Arc<AtomicBool>,
}

impl Playing {
    /// From now on whoever loses the connection doesn't come back.
    pub fn end(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    /// Waits until the last one has noticed.
    pub async fn stop(self) {
        self.end();
        self.tasks.join_all().await;
    }
}

impl Tables {
    /// Lays tables where both guests sit.
    pub async fn lay(server: SocketAddr, guests: [Guest; 2], count: usize) -> anyhow::Result<Self> {
        let tables = Self {
            guests,
            tables: Mutex::default(),
            finished: Mutex::default(),
            acknowledged: AtomicU64::new(0),
            resent: AtomicU64::new(0),
            wrong: Mutex::default(),
            seeds: AtomicU64::new(1),
            silence: Mutex::new((Duration::ZERO, Instant::now())),
        };
        for guest in &tables.guests {
            guest.register(server).await?;
        }
        for _ in 0..count {
            let table = tables.lay_one(server).await?;
            tables.lock().push(table);
        }
        Ok(tables)
    }

    pub(super) fn lock(&self) -> MutexGuard<'_, Vec<Arc<Table>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn seed(&self) -> u64 {
        self.seeds.fetch_add(1, Ordering::Relaxed)
    }

    pub(super) async fn lay_one(&self, server: SocketAddr) -> anyhow::Result<Arc<Table>> {
        let [one, two] = &self.guests;
        let options = json!({ "rated": true, "clock": { "kind": "days", "days": 3 } });
        let laid = one.post(server, "/tables", &json!({ "game": "smile-and-gun", "options": options })).await?;
        let (link, invite) = (laid["link"].as_str().unwrap_or_default(), laid["invite"].as_str().unwrap_or_default());
        two.post(server, &format!("/invitations/{invite}"), &json!({})).await?;
        let table = Table {
            link: link.to_owned(),
            promised: AtomicI64::new(0),
            acknowledged: Mutex::default(),
            unanswered: Default::default(),
            shown: Default::default(),
            pulse: Mutex::new(Instant::now()),
        };
        let mut seats = Vec::new();
        for guest in &self.guests {
            let mut seat = Seat::connect(server, guest, link, self.seed()).await?;
            seat.ready().await?;
            seats.push(seat);
        }
        for mut seat in seats {
            while seat.seq == 0 {
                seat.hear().await?;
            }
            table.promise(seat.seq);
        }
        Ok(Arc::new(table))
    }

    /// Lets both seats of every table play until the server is gone.
    pub fn play(self: &Arc<Self>, server: SocketAddr) -> Playing {
        let (mut tasks, over) = (JoinSet::new(), Arc::new(AtomicBool::new(false)));
        for table in self.lock().iter() {
            for place in 0..2 {
                let (tables, table, over) = (self.clone(), table.clone(), over.clone());
                tasks.spawn(async move {
                    // It ends with an error: the server is killed, or the table starts over.
                    while tables.play_seat(server, &table, place).await.is_err() && !over.load(Ordering::Relaxed) {
                        tokio::time::sleep(AGAIN).await;
                    }
                });
            }
        }
        Playing { tasks, over }
    }

    async fn play_seat(&self, server: SocketAddr, table: &Table, place: usize) -> anyhow::Result<()> {
        let mut seat = Seat::connect(server, &self.guests[place], &table.link, self.seed()).await?;
        table.promise(seat.seq);
        self.resend(&mut seat, table, place).await?;
        loop {
            if seat.is_asked() && seat.unanswered().is_none() {
                seat.choose().await?;
            }
            if self.hear(&mut seat, table, place).await? {
                return Ok(());
            }
        }
    }

    /// Whoever doesn't know whether a request arrived sends it again.
    pub(super) async fn resend(&self, seat: &mut Seat, table: &Table, place: usize) -> anyhow::Result<()> {
        let unanswered = lock(&table.unanswered[place]).clone();
        if let Some(asked) = unanswered {
            self.resent.fetch_add(1, Ordering::Relaxed);
            seat.ask(asked).await?;
        }
        Ok(())
    }

    /// Hears one message, and remembers what it promises. Says whether the game is over.
    pub(super) async fn hear(&self, seat: &mut Seat, table: &Table, place: usize) -> anyhow::Result<bool> {
        let asked = seat.unanswered().cloned();
        lock(&table.unanswered[place]).clone_from(&asked);
        let heard = seat.hear().await;
        if let Err(error) = &heard
            && error.to_string().starts_with("refused: ")
        {
            lock(&table.unanswered[place]).take();
            lock(&self.wrong).push(format!("table {}: {asked:?}: {error}", table.link));
        }
        match heard? {
            Heard::Update { re, over } => {
                table.promise(seat.seq);
                if let Some(asked) = asked.filter(|asked| re.as_ref() == Some(&asked.request)) {
                    lock(&table.acknowledged).push(asked);
                    lock(&table.unanswered[place]).take();
                    self.acknowledged.fetch_add(1, Ordering::Relaxed);
                    self.beat(table);
                }
                return Ok(over);
            }
            Heard::NotWritten => {
                tokio::time::sleep(AGAIN).await;
                if let Some(asked) = asked {
                    seat.ask(asked).await?;
                }
            }
            Heard::Step => drop(lock(&table.unanswered[place]).take()),
            Heard::Other => {}
        }
        Ok(false)
    }

    /// A table goes on.
    pub(super) fn beat(&self, table: &Table) {
        let (now, mut silence) = (Instant::now(), lock(&self.silence));
        let last = std::mem::replace(&mut *lock(&table.pulse), now);
        silence.0 = silence.0.max(now - last.max(silence.1));
    }

    /// From now on it counts how long tables stand still: what they need wasn't there.
    pub fn excuse(&self) -> Instant {
        let now = Instant::now();
        lock(&self.silence).1 = now;
        now
    }

    /// How long a table stood still at most.
    pub fn longest_silence(&self) -> Duration {
        lock(&self.silence).0
    }

    /// What should not have happened.
    pub(super) fn complain(&self, wrong: String) {
        lock(&self.wrong).push(wrong);
    }

    /// What should not have happened, so far.
    pub fn complaints(&self) -> Vec<String> {
        std::mem::take(&mut *lock(&self.wrong))
    }

    /// How many requests were sent again.
    pub fn resent(&self) -> u64 {
        self.resent.load(Ordering::Relaxed)
    }

    /// How many moves were acknowledged.
    pub fn acknowledged(&self) -> u64 {
        self.acknowledged.load(Ordering::Relaxed)
    }

    /// Looks at every table again: nothing that was acknowledged is missing, and whoever is asked can move.
    pub async fn check(&self, server: SocketAddr) -> anyhow::Result<Vec<String>> {
        let tables = self.lock().clone();
        let mut lost = std::mem::take(&mut *lock(&self.wrong));
        for table in tables {
            match timeout(PATIENCE, self.check_table(server, &table)).await {
                Ok(checked) => lost.extend(checked.with_context(|| format!("table {}", table.link))?),
                Err(_) => lost.push(format!("table {} is stuck", table.link)),
            }
        }
        Ok(lost)
    }

    async fn check_table(&self, server: SocketAddr, table: &Arc<Table>) -> anyhow::Result<Option<String>> {
        let mut seats = Vec::new();
        for (place, guest) in self.guests.iter().enumerate() {
            let mut seat = Seat::connect(server, guest, &table.link, self.seed()).await?;
            if let Some(lost) = super::missing(table, seat.seq) {
                return Ok(Some(lost));
            }
            self.resend(&mut seat, table, place).await?;
            while seat.unanswered().is_some() {
                self.hear(&mut seat, table, place).await?;
            }
            seats.push(seat);
        }
        for seat in &mut seats {
            seat.look_again().await?;
        }
        let Some((place, mover)) = seats.iter_mut().enumerate().find(|(_, seat)| seat.is_asked()) else {
            let record = self.guests[0].get(server, &format!("/tables/{}/record", table.link)).await?;
            if !record.contains("\"result\":{") {
                return Ok(Some(format!("table {}: nobody is asked, and it is not over", table.link)));
            }
            self.finished.lock().unwrap_or_else(PoisonError::into_inner).push(table.clone());
            return Ok(None);
        };
        let before = mover.seq;
        while mover.seq == before {
            if mover.is_asked() && mover.unanswered().is_none() {
                mover.choose().await?;
            }
            self.hear(mover, table, place).await?;
        }
        Ok(None)
    }

    /// Lays new tables for those that are over.
    pub async fn replace_finished(&self, server: SocketAddr) -> anyhow::Result<()> {
        let finished = self.finished.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let over = |table: &Arc<Table>| finished.iter().any(|other| Arc::ptr_eq(table, other));
        let count = self.lock().iter().filter(|table| over(table)).count();
        self.lock().retain(|table| !over(table));
        for _ in 0..count {
            let table = self.lay_one(server).await?;
            self.lock().push(table);
        }
        Ok(())
    }

    /// Replays every record and proves its dice as far as they are shown; counts those that are over. Says how many there
    /// are.
    pub async fn verify(&self, server: SocketAddr, store: &dyn Store) -> anyhow::Result<usize> {
        let mut tables = self.finished.lock().unwrap_or_else(PoisonError::into_inner).clone();
        tables.extend(self.lock().iter().cloned());
        tables.dedup_by(|one, two| Arc::ptr_eq(one, two));
        let mut over = 0;
        for table in &tables {
            let record = self.guests[0].get(server, &format!("/tables/{}/record", table.link)).await?;
            let record = Record::<smile_and_gun::Table>::read(&record)?;
            proof::check(table, &record, &store.history(key(store, table).await?).await?)?;
            let verified = record.verify()?;
            if verified.finished && !verified.fair {
                bail!("table {}: its dice can't be proved", table.link);
            }
            over += u64::from(verified.finished);
        }
        self.count(server, over).await?;
        Ok(tables.len())
    }

    /// Every finished game is counted for both guests, once.
    async fn count(&self, server: SocketAddr, over: u64) -> anyhow::Result<()> {
        for guest in &self.guests {
            let me: Value = serde_json::from_str(&guest.get(server, "/me").await?)?;
            let statistics: Value = serde_json::from_str(&guest.get(server, "/me/statistics").await?)?;
            let rated = me["ratings"][0]["games"].as_u64().unwrap_or(0);
            let counted = statistics["tally"]["played"].as_u64();
            if (counted, rated) != (Some(over), over) {
                bail!("{over} games are over, {} are counted and {rated} rated", counted.unwrap_or(0));
            }
        }
        Ok(())
    }
}

async fn key(store: &dyn Store, table: &Table) -> anyhow::Result<TableKey> {
    Ok(store.table(&table.link).await?.with_context(|| format!("table {} is gone", table.link))?.key)
}
