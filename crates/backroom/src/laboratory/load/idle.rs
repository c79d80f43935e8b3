//! What tables cost at which nobody plays right now.

use super::table::{Game, Plan};
use crate::laboratory::network::Child;
use anyhow::{Context, bail};
use serde::Serialize;
use std::{fmt, time::Duration};

/// How long a table may take to fall asleep, in seconds: it waits a minute for somebody to come back.
const PATIENCE: u32 = 150;

/// The server's memory, in bytes.
#[derive(Debug, Serialize)]
pub struct Idle {
    tables: usize,
    /// Before the first table.
    empty: u64,
    /// With both seats of every table connected, after two moves.
    connected: u64,
    /// When everybody has left.
    left: u64,
    /// When all tables sleep.
    asleep: u64,
    /// When as many again have been laid, played at and left, and sleep.
    asleep_again: u64,
}

/// Lays tables, plays two moves at each, leaves them and waits until they sleep; twice, as a program keeps memory that
/// it has used once: what sleeping tables cost is what the second round adds.
pub async fn measure(server: &Child, plan: &Plan, tables: usize) -> anyhow::Result<Idle> {
    let memory = || server.memory().context("this system doesn't tell how much memory a process uses");
    let empty = memory()?;
    let mut games = visit(plan, tables).await?;
    let connected = memory()?;
    games.clear();
    wait(server, "backroom_connections").await?;
    let left = memory()?;
    wait(server, "backroom_tables").await?;
    let asleep = memory()?;
    drop(visit(plan, tables).await?);
    wait(server, "backroom_connections").await?;
    wait(server, "backroom_tables").await?;
    Ok(Idle { tables, empty, connected, left, asleep, asleep_again: memory()? })
}

async fn visit(plan: &Plan, tables: usize) -> anyhow::Result<Vec<Game>> {
    let mut games = Vec::new();
    for _ in 0..tables {
        let mut game = Game::lay(plan).await?;
        game.make_move(plan).await?;
        game.make_move(plan).await?;
        games.push(game);
    }
    Ok(games)
}

/// Waits until one of the server's gauges is at nothing.
pub(super) async fn wait(server: &Child, gauge: &str) -> anyhow::Result<()> {
    for _ in 0..PATIENCE {
        let text = reqwest::get(format!("http://{}/metrics", server.address)).await?.text().await?;
        if text.lines().any(|line| line == format!("{gauge} 0")) {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    bail!("{gauge} is not 0 after {PATIENCE} seconds")
}

impl fmt::Display for Idle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let each = |more: u64, less: u64| more.saturating_sub(less) as f64 / 1e3 / self.tables.max(1) as f64;
        writeln!(
            f,
            "{} tables, two moves each; the empty server takes {:.1} MB",
            self.tables,
            self.empty as f64 / 1e6
        )?;
        writeln!(f, "a table with both seats connected: {:.1} kB", each(self.connected, self.empty))?;
        writeln!(f, "a table that is awake and was left: {:.1} kB", each(self.left, self.empty))?;
        write!(
            f,
            "a table that sleeps: {:.2} kB ({:.1} MB are kept for the next that wake)",
            each(self.asleep_again, self.asleep),
            self.asleep.saturating_sub(self.empty) as f64 / 1e6
        )
    }
}
