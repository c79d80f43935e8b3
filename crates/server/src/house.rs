//! What all tables share.

use crate::{
    config::Limits,
    downtime::{self, Downtime},
    journal::Journal,
    live::Live,
    metrics::Metrics,
    nodes::{News, Nodes},
    notices::{Notices, Reach},
    people::Signer,
    readiness::Readiness,
    review::Reviews,
    sessions::Exchange,
    store::{Change, NewTable, NodesStore, PersonKey, Row, Store, StoreError, TableKey},
    table::Tables,
    thinking::Thinking,
    turns::Turns,
};
use std::sync::{Arc, PoisonError, RwLock};
use words::{Lang, Words};

/// The house: what all tables share.
pub struct House {
    /// What is kept.
    pub store: Arc<dyn Store>,
    /// Writes moves.
    pub journal: Journal,
    /// Counts.
    pub metrics: Arc<Metrics>,
    /// Lets bots think.
    pub thinking: Thinking,
    /// Lets deep bots think and gives hints, which takes too long to let other bots wait for it.
    pub deep: Thinking,
    /// Reviews games, which takes longer still.
    pub reviewing: Thinking,
    /// The games that were reviewed.
    pub reviews: Reviews,
    /// The tables that are awake.
    pub tables: Tables,
    /// When no server was there.
    downtime: RwLock<Arc<Downtime>>,
    /// This server among several, if there are.
    pub nodes: Option<Nodes>,
    /// Whose turn it is, also where they are asleep.
    pub turns: Turns,
    /// Signs what is sent to people.
    pub signer: Arc<Signer>,
    /// How much is too much.
    pub limits: Limits,
    /// Exchanges cookies of the version before.
    pub exchange: Exchange,
    /// Who is connected, and by what.
    pub live: Arc<Live>,
    /// Tells people who are away.
    pub notices: Notices,
    /// Whether new clients should come here.
    pub readiness: Readiness,
    words: Arc<[Words; 3]>,
}

impl House {
    /// Opens the house over a database.
    pub async fn open(
        store: Arc<dyn Store>,
        nodes: Option<Nodes>,
        reach: Reach,
        limits: Limits,
    ) -> Result<Arc<Self>, StoreError> {
        let metrics = Arc::new(Metrics::default());
        let signer = Arc::new(Signer::load(&*store).await?);
        let words = Arc::new(Lang::ALL.map(Words::new));
        let (kept, counted) = (store.clone(), metrics.clone());
        let notices = Notices::start(kept, nodes.clone(), counted, words.clone(), signer.clone(), reach).await?;
        Ok(Arc::new(Self {
            journal: Journal::start(store.clone(), metrics.clone(), nodes.is_some()),
            thinking: Thinking::start(metrics.clone()),
            deep: Thinking::start(metrics.clone()),
            reviewing: Thinking::start_with(1, metrics.clone()),
            reviews: Reviews::default(),
            tables: Tables::default(),
            downtime: RwLock::new(Arc::new(downtime::load(&*store, nodes.is_some()).await?)),
            nodes,
            turns: Turns::default(),
            exchange: Exchange::load(&*store).await?,
            live: Arc::default(),
            readiness: Readiness::default(),
            signer,
            limits,
            notices,
            store,
            metrics,
            words,
        }))
    }

    /// Lays a table, unless its host has enough.
    pub async fn lay(&self, new: NewTable) -> Result<(), StoreError> {
        self.lay_with(Vec::new(), new).await
    }

    /// Lays a table at which all of this has happened already, unless its host has enough.
    pub async fn lay_with(&self, lines: Vec<Row>, new: NewTable) -> Result<(), StoreError> {
        if let Some(most) = self.limits.tables_per_person
            && self.store.count_open_tables(new.table.host, most).await? >= most
        {
            return Err(StoreError::TooManyTables(most));
        }
        Ok(self.journal.write(Change { laid: Some(new), lines, ..Change::default() }).await?)
    }

    /// Lets a person sit down at a place. Says whether it was free, or theirs already.
    pub async fn sit(&self, table: TableKey, place: i64, person: PersonKey) -> Result<bool, StoreError> {
        self.journal.write(Change { table, sat: Some((place, person)), ..Change::default() }).await?;
        let seats = self.store.seats(table).await?;
        Ok(seats.iter().any(|seat| seat.place == place && seat.person == Some(person)))
    }

    /// Lets everybody see by what name a person goes now, where they play.
    pub async fn call_anew(&self, person: PersonKey) -> Result<(), StoreError> {
        for table in self.store.open_tables_of(person, i64::MAX).await? {
            Tables::reseat(self, table.key, &table.link).await?;
        }
        Ok(())
    }

    /// This server among several and what they keep of each other, if there are several.
    pub fn shared(&self) -> Option<(&Nodes, &dyn NodesStore)> {
        Some((self.nodes.as_ref()?, self.store.nodes()?))
    }

    /// Tells all other servers something that they may miss, if there are several.
    pub fn publish(&self, news: impl FnOnce() -> News) {
        if let Some(nodes) = &self.nodes {
            nodes.publish(news());
        }
    }

    /// Waits until it is on this server to do what one has to do for all.
    pub async fn lead(&self) {
        if let Some(nodes) = &self.nodes {
            nodes.lead().await;
        }
    }

    /// Returns if the task that drives the node among several is gone, though it shouldn't be.
    pub async fn node_lost(&self) -> &'static str {
        match &self.nodes {
            Some(nodes) => nodes.lost().await,
            None => std::future::pending::<()>().await,
        }
        "the task of the node is gone; the log tells more"
    }

    /// Lets every table finish what it is writing; others can have them then, if there are others.
    pub async fn stop_tables(&self) {
        match &self.nodes {
            Some(nodes) => nodes.leave().await,
            None => self.tables.stop_all().await,
        }
    }

    /// When no server was there, as far as this one knows.
    pub fn downtime(&self) -> Arc<Downtime> {
        self.downtime.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Looks again when no server was there, if others may know better.
    pub async fn look_at_downtimes(&self) -> Result<(), StoreError> {
        if self.nodes.is_some() {
            let downtime = Arc::new(Downtime::of(self.store.downtimes().await?));
            *self.downtime.write().unwrap_or_else(PoisonError::into_inner) = downtime;
        }
        Ok(())
    }

    /// The words of all languages.
    pub fn all_words(&self) -> Arc<[Words; 3]> {
        self.words.clone()
    }

    /// The words of a language.
    pub fn words(&self, lang: Lang) -> &Words {
        &self.words[lang as usize]
    }
}
