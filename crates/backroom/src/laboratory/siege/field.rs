//! The server under attack, and where everybody comes from.

use super::{attacks::Attack, mailbox::Mailbox};
use crate::{
    laboratory::crashtest::database::Database,
    laboratory::network::{Child, Guest, Start},
};
use anyhow::Context;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::Path,
    sync::{
        Mutex, OnceLock, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

/// Where attackers come from.
const ATTACKERS: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2));
/// Where the honest player comes from.
const HONEST: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 3));

/// A server under attack.
pub struct Field {
    /// Where it listens.
    pub server: SocketAddr,
    /// The table at which the honest player plays; anybody may watch it.
    honest_table: Mutex<String>,
    /// The attacker who has prepared something.
    collector: OnceLock<Guest>,
    /// What the server sends by e-mail, if it does.
    mailbox: Option<Mailbox>,
    start: Start,
    child: tokio::sync::Mutex<Option<Child>>,
    /// The most memory that servers used which are gone.
    peak: AtomicU64,
    _database: Database,
}

impl Field {
    /// Starts a server with its usual limits, and with what the attack needs.
    pub async fn open(postgres: bool, program: Option<&Path>, attack: &dyn Attack) -> anyhow::Result<Self> {
        let database = if postgres { Database::postgres()? } else { Database::sqlite()? };
        let mut start = Start::new(database.address())?;
        start.program = program.map_or(start.program, Path::to_owned);
        start.flags = attack.flags().iter().map(|flag| (*flag).to_owned()).collect();
        let mailbox = if attack.needs_mail() { Some(Mailbox::open().await?) } else { None };
        start.flags.extend(mailbox.iter().flat_map(Mailbox::flags));
        // It comes back where it was.
        start.listen = std::net::TcpListener::bind(start.listen)?.local_addr()?;
        let child = Child::start_with(&start).await?;
        let server = child.address;
        let (child, peak) = (tokio::sync::Mutex::new(Some(child)), AtomicU64::new(0));
        let (honest_table, collector) = (Mutex::default(), OnceLock::new());
        Ok(Self { server, honest_table, collector, mailbox, start, child, peak, _database: database })
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
        Guest::coming_from(Some(ATTACKERS), self.server, name).await.with_context(|| format!("attacker {name}"))
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
        Guest::coming_from(Some(HONEST), self.server, name).await.with_context(|| format!("honest {name}"))
    }

    /// A bare connection of an attacker.
    pub async fn connect(&self) -> std::io::Result<tokio::net::TcpStream> {
        crate::laboratory::network::connect(Some(ATTACKERS), self.server).await
    }

    /// The table at which the honest player plays.
    pub fn honest_table(&self) -> String {
        self.honest_table.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The honest player plays there now.
    pub fn set_honest_table(&self, link: &str) {
        link.clone_into(&mut self.honest_table.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// Takes the server away, to stop it.
    pub async fn take_server(&self) -> anyhow::Result<Child> {
        let child = self.child.lock().await.take().context("the server is gone")?;
        self.peak.fetch_max(child.memory_peak().unwrap_or(0), Ordering::Relaxed);
        Ok(child)
    }

    /// Starts it again.
    pub async fn start_again(&self) -> anyhow::Result<()> {
        *self.child.lock().await = Some(Child::start_with(&self.start).await?);
        Ok(())
    }

    /// Ends it.
    pub async fn close(self) {
        if let Ok(child) = self.take_server().await {
            child.kill().await.ok();
        }
    }

    /// The most memory it has used, in bytes.
    pub async fn memory_peak(&self) -> u64 {
        let now = self.child.lock().await.as_ref().and_then(Child::memory_peak);
        self.peak.load(Ordering::Relaxed).max(now.unwrap_or(0))
    }
}

/// Thousands of connections need as many files.
pub fn raise_file_limit() {
    let limit = getrlimit(Resource::Nofile);
    setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit }).ok();
}
