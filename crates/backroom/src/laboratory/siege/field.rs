//! The server under attack, and where everybody comes from.

use super::{attacks::Attack, mailbox::Mailbox};
use crate::{
    laboratory::crashtest::database::Database,
    laboratory::network::{Child, Cluster, Doors, Guest, Node, Start},
};
use anyhow::Context;
use futures_util::future::try_join_all;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::Path,
    sync::{
        Mutex, OnceLock, PoisonError,
        atomic::{AtomicU64, AtomicUsize, Ordering},
    },
    time::Duration,
};

/// Where attackers come from.
const ATTACKERS: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2));
/// Where the honest player comes from.
const HONEST: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 3));

/// A server under attack, or several nodes of one house.
pub struct Field {
    doors: Doors,
    /// How often somebody came in.
    came: AtomicUsize,
    /// The table at which the honest player plays; anybody may watch it.
    honest_table: Mutex<String>,
    /// The attacker who has prepared something.
    collector: OnceLock<Guest>,
    /// What the server sends by e-mail, if it does.
    mailbox: Option<Mailbox>,
    slowest: Duration,
    start: Start,
    servers: tokio::sync::Mutex<Servers>,
    /// The most memory that servers used which are gone.
    peak: AtomicU64,
    _database: Database,
}

enum Servers {
    One(Option<Box<Child>>),
    Several(Box<Cluster>),
}

/// What is attacked.
pub struct Target<'p> {
    /// Whether a server uses PostgreSQL.
    pub postgres: bool,
    /// How many nodes; none for a server by itself.
    pub nodes: Option<u32>,
    /// The program, if it isn't this one.
    pub program: Option<&'p Path>,
    /// How long 99 of 100 honest moves may take.
    pub slowest: Duration,
}

impl Field {
    /// Starts a server with its usual limits, and with what the attack needs.
    pub async fn open(target: &Target<'_>, attack: &dyn Attack) -> anyhow::Result<Self> {
        let database = match target {
            Target { nodes: Some(_), .. } => Database::postgres_for("--nodes")?,
            Target { postgres: true, .. } => Database::postgres()?,
            _ => Database::sqlite()?,
        };
        let address = match target.nodes {
            Some(_) => database.fresh(&format!("siege_{}_{}", std::process::id(), attack.name())).await?,
            None => database.address().to_owned(),
        };
        let mut start = Start::new(&address)?;
        start.program = target.program.map_or(start.program, Path::to_owned);
        start.flags = attack.flags().iter().map(|flag| (*flag).to_owned()).collect();
        let mailbox = if attack.needs_mail() { Some(Mailbox::open().await?) } else { None };
        start.flags.extend(mailbox.iter().flat_map(Mailbox::flags));
        let (doors, servers) = match target.nodes {
            Some(nodes) => {
                let cluster = Cluster::open(&start, nodes as usize, false).await?;
                (cluster.doors(), Servers::Several(Box::new(cluster)))
            }
            None => {
                // It comes back where it was.
                start.listen = std::net::TcpListener::bind(start.listen)?.local_addr()?;
                let child = Child::start_with(&start).await?;
                (Doors::new(vec![child.address]), Servers::One(Some(Box::new(child))))
            }
        };
        let (came, servers, peak) = (AtomicUsize::new(0), tokio::sync::Mutex::new(servers), AtomicU64::new(0));
        let (honest_table, collector) = (Mutex::default(), OnceLock::new());
        let slowest = target.slowest;
        Ok(Self { doors, came, honest_table, collector, mailbox, slowest, start, servers, peak, _database: database })
    }

    /// Where everybody can come in.
    pub fn doors(&self) -> &Doors {
        &self.doors
    }

    /// Where to come in next: one node after the other.
    pub fn server(&self) -> SocketAddr {
        self.doors.nth(self.came.fetch_add(1, Ordering::Relaxed))
    }

    /// How long 99 of 100 honest moves may take.
    pub fn slowest(&self) -> Duration {
        self.slowest
    }

    /// Where everything is kept.
    pub fn database(&self) -> &str {
        &self.start.database
    }

    /// What the server sends by e-mail.
    pub fn mailbox(&self) -> anyhow::Result<&Mailbox> {
        self.mailbox.as_ref().context("this attack needs no e-mails")
    }

    /// An attacker.
    pub async fn attacker(&self, name: &str) -> anyhow::Result<Guest> {
        Guest::coming_from(Some(ATTACKERS), self.server(), name).await.with_context(|| format!("attacker {name}"))
    }

    /// The attacker who has prepared something.
    pub fn collector(&self) -> anyhow::Result<&Guest> {
        self.collector.get().context("nothing was prepared")
    }

    /// An attacker has prepared something.
    pub fn set_collector(&self, guest: Guest) {
        self.collector.set(guest).ok();
    }

    /// Somebody who means no harm.
    pub async fn honest(&self, name: &str) -> anyhow::Result<Guest> {
        Guest::coming_from(Some(HONEST), self.server(), name).await.with_context(|| format!("honest {name}"))
    }

    /// A bare connection of an attacker.
    pub async fn connect(&self) -> std::io::Result<tokio::net::TcpStream> {
        crate::laboratory::network::connect(Some(ATTACKERS), self.server()).await
    }

    /// The table at which the honest player plays.
    pub fn honest_table(&self) -> String {
        self.honest_table.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The honest player plays there now.
    pub fn set_honest_table(&self, link: &str) {
        link.clone_into(&mut self.honest_table.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// Kills the server as a power cut would; several nodes all at once.
    pub async fn kill(&self) -> anyhow::Result<()> {
        self.keep_peak().await;
        match &mut *self.servers.lock().await {
            Servers::One(child) => child.take().context("the server is gone")?.kill().await,
            Servers::Several(cluster) => try_join_all(cluster.nodes.iter_mut().map(Node::kill)).await.map(drop),
        }
    }

    /// Asks it to end, and waits until it is gone; several nodes all at once. Says how long that took.
    pub async fn terminate(&self) -> anyhow::Result<Duration> {
        self.keep_peak().await;
        match &mut *self.servers.lock().await {
            Servers::One(child) => child.take().context("the server is gone")?.terminate().await,
            Servers::Several(cluster) => {
                let nodes = cluster.nodes.iter_mut().map(Node::terminate);
                Ok(try_join_all(nodes).await?.into_iter().max().unwrap_or_default())
            }
        }
    }

    /// Starts it again.
    pub async fn start_again(&self) -> anyhow::Result<()> {
        match &mut *self.servers.lock().await {
            Servers::One(child) => *child = Some(Box::new(Child::start_with(&self.start).await?)),
            Servers::Several(cluster) => {
                try_join_all(cluster.nodes.iter_mut().map(Node::start)).await?;
            }
        }
        Ok(())
    }

    /// Ends it.
    pub async fn close(self) {
        self.kill().await.ok();
    }

    /// The most memory it has used, in bytes; of several nodes the one that used most.
    pub async fn memory_peak(&self) -> u64 {
        self.keep_peak().await;
        self.peak.load(Ordering::Relaxed)
    }

    async fn keep_peak(&self) {
        let now = match &*self.servers.lock().await {
            Servers::One(child) => child.as_ref().and_then(|child| child.memory_peak()).unwrap_or(0),
            Servers::Several(cluster) => cluster.memory_peak(),
        };
        self.peak.fetch_max(now, Ordering::Relaxed);
    }
}

/// Thousands of connections need as many files.
pub fn raise_file_limit() {
    let limit = getrlimit(Resource::Nofile);
    setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit }).ok();
}
