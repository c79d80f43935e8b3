//! PostgreSQL, NATS and several nodes, each in a runtime of its own so that it can be killed.

use crate::common::{
    client::{Client, Guest, NO_LIMITS},
    databases::Database,
};
use serde_json::{Value, json};
use server::{
    Config, Limits, Server,
    nodes::Nodes,
    store::{Store, TableKey},
};
use sqlx::PgPool;
use std::{
    net::SocketAddr,
    process::{Child, Command, Stdio},
    sync::Arc,
    time::Duration,
};
use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream},
    runtime::{Builder, Runtime},
    sync::{Semaphore, SemaphorePermit, oneshot, watch},
    task::JoinHandle,
    time::{Instant, sleep, timeout},
};

/// How long a table may be stuck.
pub const STUCK: Duration = Duration::from_secs(10);

/// A NATS server of its own.
pub struct Nats {
    port: u16,
    process: Option<Child>,
}

impl Nats {
    fn new() -> Self {
        let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut nats = Self { port, process: None };
        nats.start();
        nats
    }

    pub fn start(&mut self) {
        let port = self.port.to_string();
        let server = Command::new("nats-server")
            .args(["--addr", "127.0.0.1", "--port", &port])
            .env("PATH", format!("{}:/usr/sbin", std::env::var("PATH").unwrap_or_default()))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        self.process = Some(server.expect("nats-server is installed: `need nats` of scripts/setup does that"));
    }

    pub fn kill(&mut self) {
        let mut process = self.process.take().unwrap();
        process.kill().unwrap();
        process.wait().unwrap();
    }

    pub fn address(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.port))
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().ok();
            process.wait().ok();
        }
    }
}

/// A line that can be cut: what was connected is gone, and nothing else gets through until it is mended.
pub struct Line {
    address: SocketAddr,
    cut: watch::Sender<bool>,
    _task: JoinHandle<()>,
}

impl Line {
    pub async fn to(target: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (address, (cut, is_cut)) = (listener.local_addr().unwrap(), watch::channel(false));
        let task = tokio::spawn(async move {
            while let Ok((mut here, _)) = listener.accept().await {
                let mut is_cut = is_cut.clone();
                if *is_cut.borrow_and_update() {
                    continue;
                }
                tokio::spawn(async move {
                    let Ok(mut there) = TcpStream::connect(target).await else { return };
                    tokio::select! {
                        _ = copy_bidirectional(&mut here, &mut there) => {}
                        _ = is_cut.changed() => {}
                    }
                });
            }
        });
        Self { address, cut, _task: task }
    }

    pub fn cut(&self, cut: bool) {
        self.cut.send_replace(cut);
    }
}

/// So many houses are open at a time: on a busy machine nodes would lose their lives to each other.
static OPEN: Semaphore = Semaphore::const_new(3);

/// A database, NATS, and nodes.
pub struct House {
    pub database: Database,
    pub nats: Nats,
    pub nodes: Vec<Node>,
    pub limits: Limits,
    _open: SemaphorePermit<'static>,
}

/// One node.
pub struct Node {
    pub address: SocketAddr,
    pub handle: Nodes,
    /// The lines to the database and to NATS.
    pub lines: [Line; 2],
    runtime: Option<Runtime>,
    stop: Option<oneshot::Sender<()>>,
    served: Option<JoinHandle<()>>,
}

impl House {
    /// So many nodes; none if there is no PostgreSQL.
    pub async fn open(nodes: usize) -> Option<Self> {
        Self::open_with(nodes, NO_LIMITS).await
    }

    pub async fn open_with(nodes: usize, limits: Limits) -> Option<Self> {
        let Some(database) = Database::postgres().await else {
            eprintln!("without PostgreSQL: run the tests by scripts/postgres");
            return None;
        };
        let _open = OPEN.acquire().await.unwrap();
        let mut house = Self { database, nats: Nats::new(), nodes: Vec::new(), limits, _open };
        for _ in 0..nodes {
            house.add().await;
        }
        Some(house)
    }

    /// One more node.
    pub async fn add(&mut self) {
        let (server, database) = self.database.address.rsplit_once('/').unwrap();
        let (user, at) = server.rsplit_once('@').unwrap();
        let lines = [Line::to(at.parse().unwrap()).await, Line::to(self.nats.address()).await];
        let config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            database: format!("{user}@{}/{database}", lines[0].address),
            nats: Some(format!("nats://{}", lines[1].address)),
            limits: self.limits,
            ..Config::default()
        };
        let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        let ((stop, stopped), own) = (oneshot::channel(), runtime.handle().clone());
        let open = move || {
            let server = own.block_on(Server::open(&config)).unwrap();
            let (address, handle) = (server.address(), server.house().nodes.clone());
            let served = own.spawn(async move {
                server.run(async { stopped.await.unwrap_or(()) }).await.unwrap();
            });
            (address, handle, served)
        };
        let (address, handle, served) = tokio::task::spawn_blocking(open).await.unwrap();
        let (runtime, stop, served) = (Some(runtime), Some(stop), Some(served));
        let node = Node { address, handle: handle.unwrap(), lines, runtime, stop, served };
        node.is_ready().await;
        self.nodes.push(node);
    }

    /// Somebody new, at a node.
    pub async fn guest(&self, node: usize, name: &str) -> Guest {
        Guest::new(self.nodes[node].address, name).await
    }

    /// The database, past all nodes.
    pub async fn disk(&self) -> PgPool {
        PgPool::connect(&self.database.address).await.unwrap()
    }

    pub async fn store(&self) -> Arc<dyn Store> {
        self.database.open().await
    }

    pub async fn key(&self, link: &str) -> TableKey {
        self.store().await.table(link).await.unwrap().unwrap().key
    }

    /// Lets a node have a table.
    pub async fn give(&self, link: &str, node: usize) {
        let key = self.key(link).await;
        self.nodes[node].handle.want(key);
        let deadline = Instant::now() + STUCK;
        while self.owner(link).await != self.nodes[node].life() {
            assert!(Instant::now() < deadline, "the table is taken");
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// Whose a table is.
    pub async fn owner(&self, link: &str) -> Option<i64> {
        let sql = "SELECT leases.life FROM leases JOIN tables ON tables.key = table_key WHERE link = $1";
        let owner: Option<Option<i64>> =
            sqlx::query_scalar(sql).bind(link).fetch_optional(&self.disk().await).await.unwrap();
        owner.flatten()
    }
}

impl Node {
    pub fn life(&self) -> Option<i64> {
        self.handle.standing().life.map(i64::from)
    }

    /// Waits until it takes connections.
    pub async fn is_ready(&self) {
        let ready = async {
            while !self.handle.standing().ready {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(STUCK, ready).await.expect("the node is ready in time");
    }

    /// Kills it: nobody is told anything.
    pub fn kill(self) {}

    /// Stops it as a signal would.
    pub async fn stop(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        timeout(Duration::from_secs(20), self.served.take().unwrap()).await.expect("the node stops").unwrap();
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.runtime.take().into_iter().for_each(Runtime::shutdown_background);
    }
}

/// A game of two people, who come back wherever they are let go of.
pub struct Game {
    pub link: String,
    pub people: [Guest; 2],
    pub clients: [Client; 2],
}

impl Game {
    /// Lays a table for two, who sit at these nodes, and gives it to a node.
    pub async fn begin(house: &House, doors: [usize; 2], owner: usize) -> Self {
        let people = [house.guest(doors[0], "Ada").await, house.guest(doors[1], "Bob").await];
        let wish = json!({ "game": "smile-and-gun", "setup": { "first": "green" } });
        let (link, invite) = people[0].lay(&wish).await;
        people[1].sit(&invite).await;
        house.give(&link, owner).await;
        let clients = [people[0].ready(&link, "one").await, people[1].ready(&link, "two").await];
        let mut game = Self { link, people, clients };
        for client in &mut game.clients {
            while client.seq == 0 {
                client.hear().await;
            }
        }
        game
    }

    /// Lets whoever is asked make a whole decision, and both see it. Nothing may go wrong.
    pub async fn step(&mut self, pick: &mut impl FnMut(usize) -> usize) {
        let mover = usize::from(!self.clients[0].is_asked());
        self.clients[mover].move_once(pick).await;
        let seq = self.clients[mover].seq;
        let other = &mut self.clients[1 - mover];
        while other.seq < seq {
            other.hear().await;
        }
    }

    /// Both come back, at these nodes, and see the game as it was. Gives how long that took.
    pub async fn come_back(&mut self, house: &House, doors: [usize; 2]) -> Duration {
        let (began, seen) = (Instant::now(), self.clients[0].seq.max(self.clients[1].seq));
        for (who, door) in doors.into_iter().enumerate() {
            self.people[who] = self.people[who].at(house.nodes[door].address);
            self.clients[who] = come_back(&self.people[who], &self.link, began).await;
            assert_eq!(self.clients[who].seq, seen, "nothing that was acknowledged is lost");
        }
        began.elapsed()
    }
}

/// Connects until the table tells how it stands.
async fn come_back(guest: &Guest, link: &str, began: Instant) -> Client {
    loop {
        assert!(began.elapsed() < STUCK, "the table is stuck");
        if let Ok(mut client) = guest.try_connect(link).await
            && client.try_say(json!({"type": "sync"})).await
            && let Ok(true) = timeout(Duration::from_secs(4), told(&mut client)).await
        {
            return client;
        }
        sleep(Duration::from_millis(100)).await;
    }
}

/// Listens until there is an update, or the connection is closed.
async fn told(client: &mut Client) -> bool {
    while let Some(message) = client.try_hear().await {
        if message["type"] == "update" {
            return true;
        }
    }
    false
}

/// What is known of a person's tables at a node.
pub async fn tables_of(guest: &Guest) -> Vec<Value> {
    let (status, tables) = guest.get("/api/tables/mine").await;
    assert_eq!(status, 200, "{tables}");
    tables.as_array().unwrap().clone()
}
