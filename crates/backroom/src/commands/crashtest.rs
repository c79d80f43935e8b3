//! `backroom crashtest`: kills the server at random moments under load, and looks for anything that is lost.

mod database;
mod player;

use crate::network::{Child, Guest};
use anyhow::Context;
use database::Database;
use player::{Table, Tables};
use std::{sync::Arc, time::Duration};
use tabletop::{Seeded, Source};

/// Kill the server again and again under load: no acknowledged move may be missing, no table stuck, all records verify
#[derive(clap::Args)]
#[command(
    after_help = "With PostgreSQL, scripts/postgres has to run the command: every fourth time the database is killed too.

Examples:
  backroom crashtest --kills 200
  scripts/postgres backroom crashtest --kills 200 --postgres"
)]
pub struct Args {
    /// How often
    #[arg(long, value_name = "N", default_value_t = 10)]
    kills: u32,
    /// How many tables play at the same time
    #[arg(long, value_name = "N", default_value_t = 20)]
    tables: usize,
    /// Use the PostgreSQL server that scripts/postgres has started
    #[arg(long)]
    postgres: bool,
    /// The same seed gives the same moments
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Runs the command.
pub fn run(args: Args) -> anyhow::Result<bool> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(crash(&args))
}

async fn crash(args: &Args) -> anyhow::Result<bool> {
    let database = if args.postgres { Database::postgres()? } else { Database::sqlite()? };
    let mut random = Seeded::new(args.seed);
    let mut server = Child::start(database.address()).await?;
    let guests = [Guest::new(server.address, "A").await?, Guest::new(server.address, "B").await?];
    let tables = Arc::new(Tables::lay(server.address, guests, args.tables).await?);
    let mut lost = Vec::new();
    for kill in 1..=args.kills {
        let playing = tables.play(server.address);
        tokio::time::sleep(Duration::from_millis(u64::from(20 + random.below(400)))).await;
        let with_database = args.postgres && random.below(4) == 0;
        if with_database {
            database.kill().await?;
        }
        server.kill().await?;
        playing.stop().await;
        if with_database {
            database.start().await?;
        }
        server = Child::start(database.address()).await.with_context(|| format!("after kill {kill}"))?;
        lost.extend(tables.check(server.address).await.with_context(|| format!("after kill {kill}"))?);
        if !lost.is_empty() {
            break;
        }
        tables.replace_finished(server.address).await?;
    }
    let verified = tables.verify(server.address).await?;
    let acknowledged = tables.acknowledged();
    anstream::println!(
        "{} kills, {acknowledged} acknowledged moves, {} of them missing, {verified} records verified",
        args.kills,
        lost.len()
    );
    lost.iter().for_each(|lost| anstream::println!("  {lost}"));
    server.kill().await?;
    Ok(lost.is_empty())
}

/// Whether a table's history holds everything that was acknowledged.
fn missing(table: &Table, seq: i64) -> Option<String> {
    let promised = table.promised();
    (seq < promised).then(|| format!("table {}: {promised} was acknowledged, {seq} is there", table.link))
}
