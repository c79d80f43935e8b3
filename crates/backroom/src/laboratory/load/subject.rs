//! What is put under load: one server, or several nodes of one house with their database and NATS.

use crate::laboratory::{
    crashtest::database::Database,
    network::{Child, Cluster, Doors, Start, processor_time},
};
use anyhow::Context;
use serde::Serialize;
use std::time::Duration;
use tokio::time::sleep;

/// How long to play on between two nodes that are replaced.
const BETWEEN: Duration = Duration::from_millis(1_500);

/// What is put under load; it is gone when this is dropped.
pub struct Subject {
    servers: Servers,
    /// PostgreSQL, where `scripts/postgres` has started it.
    database: Option<Database>,
    _folder: tempfile::TempDir,
}

enum Servers {
    One(Box<Child>),
    Several(Box<Cluster>),
}

/// Processor time in seconds, or in microseconds for each move; none where it isn't known or there is no such process.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Spent {
    /// All nodes.
    pub server: Option<f64>,
    /// All processes of PostgreSQL.
    pub database: Option<f64>,
    /// nats-server.
    pub nats: Option<f64>,
    /// This program.
    pub load: Option<f64>,
}

impl Spent {
    /// What was spent since.
    pub fn since(self, before: Self) -> Self {
        let less = |now: Option<f64>, then: Option<f64>| Some(now? - then?);
        Self {
            server: less(self.server, before.server),
            database: less(self.database, before.database),
            nats: less(self.nats, before.nats),
            load: less(self.load, before.load),
        }
    }

    /// In microseconds for each of so many moves.
    pub fn for_each(self, moves: usize) -> Self {
        let each = |seconds: Option<f64>| Some(seconds? * 1e6 / moves.max(1) as f64);
        let Self { server, database, nats, load } = self;
        Self { server: each(server), database: each(database), nats: each(nats), load: each(load) }
    }

    /// Of all processes but this one; none if one of them isn't known.
    pub fn of_the_house(self) -> Option<f64> {
        Some(self.server? + self.database? + self.nats.unwrap_or(0.0))
    }
}

impl Subject {
    /// One server with this database, or with SQLite in a temporary folder.
    pub async fn one(database: Option<&str>) -> anyhow::Result<Self> {
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("load.db").display().to_string();
        let server = Child::start(database.unwrap_or(&file)).await?;
        Ok(Self { servers: Servers::One(Box::new(server)), database: None, _folder: folder })
    }

    /// So many nodes with a fresh database in the PostgreSQL that `scripts/postgres` has started. One alone needs no NATS.
    pub async fn several(nodes: usize, name: &str) -> anyhow::Result<Self> {
        let (database, folder) = (Database::postgres_for("--nodes")?, tempfile::tempdir()?);
        let address = database.fresh(name).await?;
        let servers = match nodes {
            1 => Servers::One(Box::new(Child::start(&address).await?)),
            _ => Servers::Several(Box::new(Cluster::open(&Start::new(&address)?.unlimited(), nodes, false).await?)),
        };
        Ok(Self { servers, database: Some(database), _folder: folder })
    }

    /// How many nodes there are.
    pub fn nodes(&self) -> usize {
        match &self.servers {
            Servers::One(_) => 1,
            Servers::Several(cluster) => cluster.nodes.len(),
        }
    }

    /// Where clients come in.
    pub fn doors(&self) -> Doors {
        match &self.servers {
            Servers::One(server) => Doors::new(vec![server.address]),
            Servers::Several(cluster) => cluster.doors(),
        }
    }

    /// The memory of all nodes, in bytes.
    pub fn memory(&self) -> Option<u64> {
        match &self.servers {
            Servers::One(server) => server.memory(),
            Servers::Several(cluster) => cluster.memory(),
        }
    }

    /// The processor time that was spent so far, in seconds.
    pub fn spent(&self) -> Spent {
        let (server, nats) = match &self.servers {
            Servers::One(server) => (server.processor_time(), None),
            Servers::Several(cluster) => (cluster.processor_time(), cluster.nats.processor_time()),
        };
        let database = self.database.as_ref().and_then(Database::processor_time);
        Spent { server, database, nats, load: processor_time("self") }
    }

    /// Replaces one node after the other, as an upgrade does: each is asked to leave, and started anew when it has.
    pub async fn roll(&mut self) -> anyhow::Result<()> {
        let Servers::Several(cluster) = &mut self.servers else { anyhow::bail!("there is only one node") };
        for (number, node) in cluster.nodes.iter_mut().enumerate() {
            sleep(BETWEEN).await;
            let told = || format!("node {}", number + 1);
            node.terminate().await.with_context(told)?;
            node.start().await.with_context(told)?;
        }
        sleep(BETWEEN).await;
        Ok(())
    }

    /// The one server, where there is no other.
    pub fn only(&self) -> anyhow::Result<&Child> {
        match &self.servers {
            Servers::One(server) => Ok(server),
            Servers::Several(_) => anyhow::bail!("there are several nodes"),
        }
    }
}
