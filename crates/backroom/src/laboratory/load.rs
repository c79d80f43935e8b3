//! `backroom load`: many tables at once, over real WebSockets, with every move on disk before anybody sees it.

mod idle;
mod report;
mod table;

use crate::laboratory::network::{Child, Guest, processor_time};
use anyhow::Context;
use idle::Idle;
use report::Report;
use serde::Serialize;
use std::{
    fmt::Display,
    sync::Arc,
    time::{Duration, Instant},
};
use table::{Measured, Plan, Pool};

/// Put a server under load: both seats of every table connected and playing by chance
#[derive(clap::Args)]
#[command(
    after_help = "The server runs in a process of its own, on this machine, with a database in a temporary folder.

Examples:
  backroom load --tables 100                    as fast as they can
  backroom load --tables 1000 --pace 2          a move every two seconds at each table
  backroom load --tables 1000 --pace 2 --thinking 20 --bot kingpin
  backroom load --idle 1000                     what tables cost that were left; takes some minutes"
)]
pub struct Args {
    /// How many tables
    #[arg(long, value_name = "N", default_value_t = 100)]
    tables: usize,
    /// Seconds between two moves of a table [default: none, as fast as they can]
    #[arg(long, value_name = "SECONDS")]
    pace: Option<f64>,
    /// How long to measure, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 10)]
    seconds: u64,
    /// How long to play before that, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 3)]
    warm_up: u64,
    /// The database: a file or postgres://… [default: SQLite in a temporary folder]
    #[arg(long, value_name = "FILE|URL")]
    database: Option<String>,
    /// Further tables where a bot thinks against a random player
    #[arg(long, value_name = "N", default_value_t = 0)]
    thinking: usize,
    /// The bot that thinks there
    #[arg(long, value_name = "BOT", default_value = "kingpin")]
    bot: String,
    /// Instead, lay so many tables, play two moves at each, leave them, and measure what they cost
    #[arg(long, value_name = "N", conflicts_with_all = ["tables", "pace", "thinking"])]
    idle: Option<usize>,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: Args) -> anyhow::Result<bool> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    if let Some(tables) = args.idle {
        print(&runtime.block_on(measure_idle(&args, tables))?, args.json)?;
        return Ok(true);
    }
    let report = runtime.block_on(measure(&args))?;
    print(&report, args.json)?;
    Ok(report.errors == 0)
}

fn print(figures: &(impl Display + Serialize), json: bool) -> anyhow::Result<()> {
    if json {
        anstream::println!("{}", serde_json::to_string(figures)?);
    } else {
        anstream::println!("{figures}");
    }
    Ok(())
}

/// A server, and two guests who know what to do there.
async fn start(args: &Args, folder: &tempfile::TempDir) -> anyhow::Result<(Child, Plan)> {
    let file = folder.path().join("load.db").display().to_string();
    let server = Child::start(args.database.as_deref().unwrap_or(&file)).await?;
    let (one, two) = (Guest::new(server.address, "Load A").await?, Guest::new(server.address, "Load B").await?);
    let plan = Plan::new(server.address, [one, two], args.pace.map(Duration::from_secs_f64), args.bot.clone());
    Ok((server, plan))
}

async fn measure_idle(args: &Args, tables: usize) -> anyhow::Result<Idle> {
    let folder = tempfile::tempdir()?;
    let (server, plan) = start(args, &folder).await?;
    idle::measure(&server, &plan, tables).await
}

async fn measure(args: &Args) -> anyhow::Result<Report> {
    let folder = tempfile::tempdir()?;
    let (server, plan) = start(args, &folder).await?;
    let (empty, plan) = (server.memory(), Arc::new(plan));
    let mut pool = Pool::default();
    pool.start(&plan, args.tables, args.thinking).await.context("the tables could not be laid")?;
    let live = server.memory();
    tokio::time::sleep(Duration::from_secs(args.warm_up)).await;
    plan.begin();
    let times = || [server.processor_time(), processor_time("self")];
    let (begun, before) = (Instant::now(), times());
    tokio::time::sleep(Duration::from_secs(args.seconds)).await;
    let seconds = begun.elapsed().as_secs_f64();
    plan.end();
    let spent = std::array::from_fn(|n| Some(times()[n]? - before[n]?));
    let after = server.memory();
    let measured: Vec<Measured> = pool.finish().await;
    let tables = args.tables + args.thinking;
    Ok(Report::new(&measured, seconds, tables, [empty, live, after], spent))
}
