//! `backroom crashtest`: kills the server at random moments under load, and looks for anything that is lost.

pub(crate) mod database;
mod disk;
mod fault;
mod nodes;
mod player;
mod proof;
mod roaming;
mod trouble;

use crate::{
    laboratory::network::{Child, Guest},
    progress,
};
use anyhow::Context;
use database::Database;
use fault::Disaster;
use player::{Table, Tables};
use std::{sync::Arc, time::Duration};
use tabletop::{Seeded, Source};

/// Kill the server again and again under load: no acknowledged move may be missing, no table stuck, all records verify
#[derive(clap::Args)]
#[command(after_help = "Faults happen in turn, before a kill:
  stop       the server is asked to end instead (SIGTERM)
  full       the disk is full for a while (SQLite, where a small disk can be mounted)
  write      writing fails for a while (SQLite, on Linux)
  deleted    the database's file is deleted: nothing may be acknowledged any more (SQLite, on Linux)
  frozen     the database stands still for a while (PostgreSQL)
  killed     the database is killed, too (PostgreSQL)

With --nodes several nodes share a PostgreSQL and a nats-server. Players sit at nodes by chance and go to another one when
theirs is gone; every table has to go on within ten seconds. Then a kill is one of these, by chance:
  node, two        a node is killed, or two at once
  leave            a node is asked to end (SIGTERM)
  pause            a node stands still for longer than its tables are its own, and then goes on
  database, nats   PostgreSQL or NATS is killed and started again
  cut-database, cut-nats   a node is cut off from them: its connections end, or nothing gets through

With PostgreSQL, scripts/postgres has to run the command.

Examples:
  backroom crashtest --kills 200
  backroom crashtest --kills 20 --faults full,deleted
  scripts/postgres backroom crashtest --kills 200 --postgres
  scripts/postgres backroom crashtest --nodes 3 --kills 300
  scripts/postgres backroom crashtest --nodes 3 --faults pause,cut-nats --seed 7")]
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
    /// Kill so many nodes that share that PostgreSQL server
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=16))]
    nodes: Option<u32>,
    /// What else goes wrong: all that can be done here, none, or some
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', default_value = "all")]
    faults: Vec<String>,
    /// The same seed gives the same moments
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Runs the command.
pub fn run(args: Args) -> anyhow::Result<bool> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    match args.nodes {
        Some(nodes) => runtime.block_on(nodes::crash(&args, nodes as usize)),
        None => runtime.block_on(crash(&args)),
    }
}

async fn crash(args: &Args) -> anyhow::Result<bool> {
    let database = if args.postgres { Database::postgres()? } else { Database::sqlite_on_small_disk()? };
    let faults = Disaster::read(&args.faults, &database)?;
    let mut random = Seeded::new(args.seed);
    let mut server = Child::start(database.address()).await?;
    let guests = [Guest::new(server.address, "A").await?, Guest::new(server.address, "B").await?];
    let tables = Arc::new(Tables::lay(server.address, guests, args.tables).await?);
    let mut lost = Vec::new();
    let bar = progress::bar(u64::from(args.kills), "crashtest");
    for kill in 1..=args.kills {
        // Every other time nothing else goes wrong.
        let fault = (kill % 2 == 0 && !faults.is_empty()).then(|| faults[kill as usize / 2 % faults.len()]);
        let told = || format!("kill {kill}, fault {}", fault.map_or("none".to_owned(), Disaster::name));
        bar.set_message(told());
        let playing = tables.play(server.address);
        tokio::time::sleep(Duration::from_millis(u64::from(20 + random.below(400)))).await;
        if let Some(fault) = fault {
            fault.strike(&server, &database, &tables).await.with_context(told)?;
        }
        playing.end();
        if fault == Some(Disaster::Killed) {
            database.kill().await?;
        }
        match fault {
            Some(Disaster::Stop) => drop(server.terminate().await?),
            _ => server.kill().await?,
        }
        playing.stop().await;
        if fault == Some(Disaster::Killed) {
            database.start().await?;
        }
        server = Child::start(database.address()).await.with_context(told)?;
        lost.extend(tables.check(server.address).await.with_context(told)?);
        if !lost.is_empty() {
            lost.push(told());
            break;
        }
        tables.replace_finished(server.address).await?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    let store = server::store::open(database.address()).await?;
    let verified = tables.verify(server.address, &*store).await?;
    store.close().await;
    anstream::println!(
        "{} kills, {} acknowledged moves, {} of them missing, {} requests sent again, {verified} records verified",
        args.kills,
        tables.acknowledged(),
        lost.len(),
        tables.resent()
    );
    let names: Vec<_> = faults.iter().map(|fault| fault.name()).collect();
    anstream::println!("faults: {}", if names.is_empty() { "none".to_owned() } else { names.join(", ") });
    lost.iter().for_each(|lost| anstream::println!("  {lost}"));
    server.kill().await?;
    Ok(lost.is_empty())
}

/// Whether a table's history holds everything that was acknowledged.
fn missing(table: &Table, seq: i64) -> Option<String> {
    let promised = table.promised();
    (seq < promised).then(|| format!("table {}: {promised} was acknowledged, {seq} is there", table.link))
}
