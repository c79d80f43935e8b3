//! What a server needs that starts with very many games that nobody plays right now.

use super::{idle::wait, table::Game};
use crate::{
    laboratory::network::{Child, Doors, Guest, Start},
    progress,
};
use anyhow::Context;
use serde::Serialize;
use server::store::{self, Change, NewTable, Row, SeatRow, TableRow};
use std::{
    fmt,
    time::{Duration, Instant},
};
use tokio::time::sleep;

/// How many tables are written at once.
const TOGETHER: usize = 500;
/// How many of them are woken.
const WOKEN: usize = 500;
/// How many moves were made at each.
const MOVES: usize = 10;
/// How long a new server is watched: it looks at the clocks of all tables, once.
const WATCHED: Duration = Duration::from_secs(60);

/// What was measured; memory in bytes.
#[derive(Debug, Serialize)]
pub struct Asleep {
    tables: usize,
    /// Until a server with no table at all is ready, in seconds.
    empty_seconds: f64,
    empty: u64,
    /// The same with all tables.
    seconds: f64,
    started: u64,
    /// The most it used, until all clocks were looked at.
    peak: u64,
    woken: usize,
    /// With some tables awake, both seats connected.
    awake: u64,
    /// When they sleep again.
    asleep: u64,
}

/// Lays so many unfinished games into a database, and starts a server with them.
pub async fn measure(database: &str, tables: usize) -> anyhow::Result<Asleep> {
    let start = Start::new(database)?.unlimited();
    let (server, empty_seconds) = ready(&start).await?;
    let empty = memory(&server)?;
    let guests = [Guest::new(server.address, "Asleep A").await?, Guest::new(server.address, "Asleep B").await?];
    let link = pattern(&server, &guests).await?;
    server.terminate().await?;
    let links = copy(database, &link, tables).await?;
    let (server, seconds) = ready(&start).await?;
    let started = memory(&server)?;
    sleep(WATCHED).await;
    let peak = server.memory_peak().context("this system doesn't tell how much memory a process uses")?;
    let woken = WOKEN.min(links.len());
    let mut games = Vec::new();
    for link in &links[..woken] {
        games.push(Game::join(&Doors::new(vec![server.address]), &guests, link).await?);
    }
    let awake = memory(&server)?;
    drop(games);
    wait(&server, "backroom_connections").await?;
    wait(&server, "backroom_tables").await?;
    let asleep = memory(&server)?;
    server.terminate().await?;
    Ok(Asleep { tables, empty_seconds, empty, seconds, started, peak, woken, awake, asleep })
}

fn memory(server: &Child) -> anyhow::Result<u64> {
    server.memory().context("this system doesn't tell how much memory a process uses")
}

/// Starts a server, and says how long it took until it was ready.
async fn ready(start: &Start) -> anyhow::Result<(Child, f64)> {
    let begun = Instant::now();
    let server = Child::start_with(start).await?;
    let url = format!("http://{}/readyz", server.address);
    while !reqwest::get(&url).await.is_ok_and(|answer| answer.status().is_success()) {
        sleep(Duration::from_millis(5)).await;
    }
    Ok((server, begun.elapsed().as_secs_f64()))
}

/// A game that was begun and left, with days for each decision.
async fn pattern(server: &Child, guests: &[Guest; 2]) -> anyhow::Result<String> {
    let plan = super::table::Plan::new(Doors::new(vec![server.address]), guests.clone(), None, String::new());
    let mut game = Game::lay_with(&plan, &serde_json::json!({ "clock": { "kind": "days", "days": 3 } })).await?;
    for _ in 0..MOVES {
        game.make_move(&plan).await?;
    }
    Ok(game.link().to_owned())
}

/// Lays the same game many times.
async fn copy(database: &str, link: &str, tables: usize) -> anyhow::Result<Vec<String>> {
    let store = store::open(database).await?;
    let like = store.table(link).await?.context("the table is gone")?;
    let (seats, lines) = (store.seats(like.key).await?, store.history(like.key).await?);
    let bar = progress::bar(tables as u64, "laying tables");
    let links: Vec<_> = (0..tables).map(|number| format!("{link}{number}")).collect();
    for links in links.chunks(TOGETHER) {
        let laid: Vec<_> = links.iter().map(|link| lay(&like, &seats, &lines, link)).collect();
        store.write(&laid).await?;
        bar.inc(links.len() as u64);
    }
    bar.finish_and_clear();
    store.close().await;
    Ok(links)
}

fn lay(like: &TableRow, seats: &[SeatRow], lines: &[Row], link: &str) -> Change {
    let table = TableRow { key: 0, link: link.to_owned(), invite: format!("i{link}"), ..like.clone() };
    Change { laid: Some(NewTable { table, seats: seats.to_vec() }), lines: lines.to_vec(), ..Change::default() }
}

impl fmt::Display for Asleep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let megabytes = |bytes: u64| bytes as f64 / 1e6;
        writeln!(f, "without tables: ready after {:.2} s with {:.1} MB", self.empty_seconds, megabytes(self.empty))?;
        writeln!(
            f,
            "with {} unfinished tables: ready after {:.2} s with {:.1} MB; {:.1} MB at most in the first minute, in which all \
             clocks were looked at",
            self.tables,
            self.seconds,
            megabytes(self.started),
            megabytes(self.peak)
        )?;
        write!(
            f,
            "with {} of them awake: {:.1} MB; when they slept again: {:.1} MB",
            self.woken,
            megabytes(self.awake),
            megabytes(self.asleep)
        )
    }
}
