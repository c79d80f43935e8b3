//! The tables that are played at while the server is killed.

use crate::network::{Guest, Heard, Seat};
use anyhow::{Context, bail};
use serde_json::{Value, json};
use std::{
    net::SocketAddr,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicI64, AtomicU64, Ordering},
    },
    time::Duration,
};
use tabletop::Record;
use tokio::{task::JoinSet, time::timeout};

/// How long a living table may take to answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// A table and what was promised about it.
pub struct Table {
    /// Its link.
    pub link: String,
    promised: AtomicI64,
}

impl Table {
    /// The number of the last line that anybody was shown: it has to be on disk.
    pub fn promised(&self) -> i64 {
        self.promised.load(Ordering::Relaxed)
    }

    fn promise(&self, seq: i64) {
        self.promised.fetch_max(seq, Ordering::Relaxed);
    }
}

/// All tables.
pub struct Tables {
    guests: [Guest; 2],
    tables: Mutex<Vec<Arc<Table>>>,
    finished: Mutex<Vec<Arc<Table>>>,
    acknowledged: AtomicU64,
    seeds: AtomicU64,
}

/// Clients that play until the server is gone.
pub struct Playing(JoinSet<()>);

impl Playing {
    /// Waits until the last one has noticed.
    pub async fn stop(self) {
        self.0.join_all().await;
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
            seeds: AtomicU64::new(1),
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

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<Arc<Table>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn seed(&self) -> u64 {
        self.seeds.fetch_add(1, Ordering::Relaxed)
    }

    async fn lay_one(&self, server: SocketAddr) -> anyhow::Result<Arc<Table>> {
        let [one, two] = &self.guests;
        let options = json!({ "rated": true, "clock": { "kind": "days", "days": 3 } });
        let laid = one.post(server, "/tables", &json!({ "game": "smile-and-gun", "options": options })).await?;
        let (link, invite) = (laid["link"].as_str().unwrap_or_default(), laid["invite"].as_str().unwrap_or_default());
        two.post(server, &format!("/invitations/{invite}"), &json!({})).await?;
        let table = Table { link: link.to_owned(), promised: AtomicI64::new(0) };
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
        let mut playing = JoinSet::new();
        for table in self.lock().iter() {
            for place in 0..2 {
                let (tables, table) = (self.clone(), table.clone());
                playing.spawn(async move {
                    // It ends with an error: the server is killed.
                    tables.play_seat(server, &table, place).await.ok();
                });
            }
        }
        Playing(playing)
    }

    async fn play_seat(&self, server: SocketAddr, table: &Table, place: usize) -> anyhow::Result<()> {
        let mut seat = Seat::connect(server, &self.guests[place], &table.link, self.seed()).await?;
        table.promise(seat.seq);
        loop {
            if seat.is_asked() {
                seat.choose().await?;
                seat.choices.clear();
            }
            match seat.hear().await? {
                Heard::Update { re, over } => {
                    table.promise(seat.seq);
                    self.acknowledged.fetch_add(u64::from(re.is_some()), Ordering::Relaxed);
                    if over {
                        return Ok(());
                    }
                }
                Heard::Step | Heard::Other => {}
            }
        }
    }

    /// How many moves were acknowledged.
    pub fn acknowledged(&self) -> u64 {
        self.acknowledged.load(Ordering::Relaxed)
    }

    /// Looks at every table again: nothing that was acknowledged is missing, and whoever is asked can move.
    pub async fn check(&self, server: SocketAddr) -> anyhow::Result<Vec<String>> {
        let tables = self.lock().clone();
        let mut lost = Vec::new();
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
        for guest in &self.guests {
            seats.push(Seat::connect(server, guest, &table.link, self.seed()).await?);
        }
        if let Some(lost) = super::missing(table, seats[0].seq) {
            return Ok(Some(lost));
        }
        let Some(mover) = seats.iter_mut().find(|seat| seat.is_asked()) else {
            let record = self.guests[0].get(server, &format!("/tables/{}/record", table.link)).await?;
            if !record.contains("\"result\":{") {
                return Ok(Some(format!("table {}: nobody is asked, and it is not over", table.link)));
            }
            self.finished.lock().unwrap_or_else(PoisonError::into_inner).push(table.clone());
            return Ok(None);
        };
        let before = mover.seq;
        while mover.seq == before {
            if mover.is_asked() {
                mover.choose().await?;
                mover.choices.clear();
            }
            mover.hear().await?;
        }
        table.promise(mover.seq);
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
    pub async fn verify(&self, server: SocketAddr) -> anyhow::Result<usize> {
        let mut tables = self.finished.lock().unwrap_or_else(PoisonError::into_inner).clone();
        tables.extend(self.lock().iter().cloned());
        tables.dedup_by(|one, two| Arc::ptr_eq(one, two));
        let mut over = 0;
        for table in &tables {
            let record = self.guests[0].get(server, &format!("/tables/{}/record", table.link)).await?;
            let verified = Record::<smile_and_gun::Table>::read(&record)?.verify()?;
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
