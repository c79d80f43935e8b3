//! Several nodes of one house, each a process of its own on this machine.

use super::{Child, Doors, Link, Nats, Start, State};
use anyhow::{Context, bail};
use rustix::process::Signal;
use std::{fs, net::SocketAddr, path::PathBuf, time::Duration};
use tokio::time::{Instant, sleep};

/// How long a node may take until it is ready.
const READY: Duration = Duration::from_secs(20);

/// Several nodes on one database and one nats-server. They are gone when this is dropped, and what they logged too.
pub struct Cluster {
    /// What carries messages between them.
    pub nats: Nats,
    /// The nodes.
    pub nodes: Vec<Node>,
    logs: tempfile::TempDir,
}

/// One of several nodes.
pub struct Node {
    start: Start,
    child: Option<Child>,
    /// Its links to the database and to NATS, if they can be cut.
    links: Option<[Link; 2]>,
}

impl Cluster {
    /// Starts so many nodes; `links` says whether what connects each to the database and to NATS can be cut.
    pub async fn open(start: &Start, nodes: usize, links: bool) -> anyhow::Result<Self> {
        let (nats, logs) = (Nats::start().await?, tempfile::tempdir()?);
        let mut cluster = Self { nats, nodes: Vec::new(), logs };
        // They share the cores of this machine.
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let start = Start { threads: Some(cores.div_ceil(nodes)), ..start.clone() };
        for number in 1..=nodes {
            let node = Node::new(&start, cluster.nats.address, links, cluster.log(number)).await?;
            cluster.nodes.push(node);
        }
        for node in &mut cluster.nodes {
            node.start().await?;
        }
        Ok(cluster)
    }

    fn log(&self, number: usize) -> PathBuf {
        self.logs.path().join(format!("node-{number}.log"))
    }

    /// Where clients come in.
    pub fn doors(&self) -> Doors {
        Doors::new(self.nodes.iter().map(Node::address).collect())
    }

    /// The processor time that all nodes have used since they were last started, in seconds.
    pub fn processor_time(&self) -> Option<f64> {
        self.nodes.iter().map(|node| node.child.as_ref()?.processor_time()).sum()
    }

    /// The memory that all nodes use, in bytes.
    pub fn memory(&self) -> Option<u64> {
        self.nodes.iter().map(|node| node.child.as_ref()?.memory()).sum()
    }

    /// The most memory that a node has used, in bytes.
    pub fn memory_peak(&self) -> u64 {
        self.nodes.iter().filter_map(|node| node.child.as_ref()?.memory_peak()).max().unwrap_or(0)
    }

    /// Copies what the nodes have logged to where it stays.
    pub fn keep_logs(&self) -> anyhow::Result<PathBuf> {
        let folder = tempfile::Builder::new().prefix("backroom-nodes-").tempdir()?.keep();
        for number in 1..=self.nodes.len() {
            let log = self.log(number);
            fs::copy(&log, folder.join(log.file_name().context("a log has a name")?))?;
        }
        Ok(folder)
    }
}

impl Node {
    async fn new(start: &Start, nats: SocketAddr, links: bool, log: PathBuf) -> anyhow::Result<Self> {
        let mut start = start.clone();
        let links = match links {
            true => Some([Link::to(database_of(&start.database)?).await?, Link::to(nats).await?]),
            false => None,
        };
        let nats = links.as_ref().map_or(nats, |[_, nats]| nats.address);
        if let Some([database, _]) = &links {
            start.database = with_port(&start.database, database.address.port())?;
        }
        start.flags.extend(["--nats".to_owned(), format!("nats://{nats}")]);
        // It comes back where it was.
        start.listen = std::net::TcpListener::bind(start.listen)?.local_addr()?;
        start.log = Some(log);
        Ok(Self { start, child: None, links })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.start.listen
    }

    /// Starts it, and waits until it is ready.
    pub async fn start(&mut self) -> anyhow::Result<()> {
        let child = Child::start_with(&self.start).await.with_context(|| self.last_words())?;
        self.child = Some(child);
        let (begun, ready) = (Instant::now(), format!("http://{}/readyz", self.address()));
        while !reqwest::get(&ready).await.is_ok_and(|answer| answer.status().is_success()) {
            if begun.elapsed() > READY {
                bail!("a node isn't ready after {} seconds: {}", READY.as_secs(), self.last_words());
            }
            sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    fn last_words(&self) -> String {
        let log = self.start.log.as_deref().map(fs::read_to_string).and_then(Result::ok).unwrap_or_default();
        let lines: Vec<_> = log.lines().rev().take(5).collect();
        lines.into_iter().rev().collect::<Vec<_>>().join("\n")
    }

    /// Whether its process is there; it may have ended by itself.
    pub fn is_there(&mut self) -> bool {
        self.child.as_mut().is_some_and(Child::is_there)
    }

    /// Kills it as a power cut would.
    pub async fn kill(&mut self) -> anyhow::Result<()> {
        match self.child.take() {
            Some(child) => child.kill().await,
            None => Ok(()),
        }
    }

    /// Asks it to end, and waits until it is gone.
    pub async fn terminate(&mut self) -> anyhow::Result<Duration> {
        self.child.take().context("the node is gone")?.terminate().await
    }

    /// Sends it a signal.
    pub fn signal(&self, signal: Signal) -> anyhow::Result<()> {
        self.child.as_ref().context("the node is gone")?.signal(signal)
    }

    /// Cuts or mends its link to the database.
    pub fn link_database(&self, state: State) {
        self.links.iter().for_each(|[database, _]| database.set(state));
    }

    /// Cuts or mends its link to NATS.
    pub fn link_nats(&self, state: State) {
        self.links.iter().for_each(|[_, nats]| nats.set(state));
    }
}

/// Where a PostgreSQL listens.
fn database_of(url: &str) -> anyhow::Result<SocketAddr> {
    let parsed = reqwest::Url::parse(url).context("the database's address can't be read")?;
    let (host, port) = (parsed.host_str().unwrap_or("127.0.0.1"), parsed.port().unwrap_or(5432));
    format!("{host}:{port}").parse().with_context(|| format!("{host} is no address of this machine"))
}

/// The same address with another port.
fn with_port(url: &str, port: u16) -> anyhow::Result<String> {
    let mut url = reqwest::Url::parse(url).context("the database's address can't be read")?;
    url.set_port(Some(port)).ok().context("the database's address has no port")?;
    Ok(url.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_is_reached_through_another_port() {
        let url = "postgres://backroom@127.0.0.1:5555/postgres";
        assert_eq!(database_of(url).unwrap(), "127.0.0.1:5555".parse().unwrap());
        assert_eq!(with_port(url, 7).unwrap(), "postgres://backroom@127.0.0.1:7/postgres");
    }
}
