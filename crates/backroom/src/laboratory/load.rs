//! `backroom load`: many tables at once, over real WebSockets, with every move on disk before anybody sees it.

mod asleep;
mod comparison;
mod idle;
mod report;
mod subject;
mod table;

use crate::{BadInput, laboratory::network::Guest};
use anyhow::Context;
use comparison::Comparison;
use idle::Idle;
use report::Report;
use serde::Serialize;
use std::{
    fmt::Display,
    sync::Arc,
    time::{Duration, Instant},
};
use subject::Subject;
use table::{Measured, Plan, Pool};

/// How long a table may stand still while nodes are replaced, in milliseconds.
const LONGEST_SILENCE: f64 = 2_000.0;

/// Put a server under load: both seats of every table connected and playing by chance
#[derive(clap::Args)]
#[command(
    after_help = "The server runs in a process of its own, on this machine, with a database in a temporary folder.

Examples:
  backroom load --tables 100                    as fast as they can
  backroom load --tables 1000 --pace 2          a move every two seconds at each table
  backroom load --tables 1000 --pace 2 --thinking 20 --bot kingpin
  backroom load --idle 1000                     what tables cost that were left; takes some minutes
  backroom load --asleep 100000                 what a server needs to start with so many
  scripts/postgres backroom load --tables 1000 --pace 2 --nodes 3        clients at any of three nodes
  scripts/postgres backroom load --tables 1000 --pace 2 --nodes 1,3 --runs 3   one against three, in turn
  scripts/postgres backroom load --tables 1000 --pace 2 --nodes 3 --rolling    each node is replaced meanwhile"
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
    /// How many nodes share the PostgreSQL that scripts/postgres has started; several numbers are compared
    #[arg(long, value_name = "N,…", value_delimiter = ',', conflicts_with = "database")]
    nodes: Vec<u32>,
    /// How often to measure; then medians are told
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=100))]
    runs: u32,
    /// Replace one node after the other meanwhile, as an upgrade does
    #[arg(long, requires = "nodes")]
    rolling: bool,
    /// Instead, lay so many tables, play two moves at each, leave them, and measure what they cost
    #[arg(long, value_name = "N", conflicts_with_all = ["tables", "pace", "thinking", "nodes"])]
    idle: Option<usize>,
    /// Instead, lay so many unfinished games and start a server with them; takes some minutes
    #[arg(long, value_name = "N", conflicts_with_all = ["tables", "pace", "thinking", "nodes", "idle"])]
    asleep: Option<usize>,
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
    if let Some(tables) = args.asleep {
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("load.db").display().to_string();
        print(&runtime.block_on(asleep::measure(args.database.as_deref().unwrap_or(&file), tables))?, args.json)?;
        return Ok(true);
    }
    if args.nodes.iter().any(|nodes| !(1..=16).contains(nodes)) {
        return Err(BadInput("--nodes: expected numbers from 1 to 16".to_owned()).into());
    }
    if args.rolling && args.nodes.contains(&1) {
        return Err(BadInput("--rolling: one node alone can't be replaced without a pause".to_owned()).into());
    }
    let mut comparison = Comparison::default();
    for run in 0..args.runs {
        for nodes in each_number(&args.nodes) {
            let report = runtime.block_on(measure(&args, nodes, run))?;
            print(&report, args.json)?;
            comparison.add(nodes, report);
        }
    }
    if !args.json {
        anstream::print!("{comparison}");
    }
    Ok(comparison.errors() == 0 && !(args.rolling && comparison.longest() > LONGEST_SILENCE))
}

/// None for a server without PostgreSQL, or with a database that somebody names.
fn each_number(nodes: &[u32]) -> Vec<Option<usize>> {
    if nodes.is_empty() { vec![None] } else { nodes.iter().map(|nodes| Some(*nodes as usize)).collect() }
}

fn print(figures: &(impl Display + Serialize), json: bool) -> anyhow::Result<()> {
    if json {
        anstream::println!("{}", serde_json::to_string(figures)?);
    } else {
        anstream::println!("{figures}");
    }
    Ok(())
}

/// Two guests who know what to do there.
async fn plan(args: &Args, subject: &Subject) -> anyhow::Result<Plan> {
    let doors = subject.doors();
    let (one, two) = (Guest::new(doors.any(0), "Load A").await?, Guest::new(doors.any(1), "Load B").await?);
    Ok(Plan::new(doors, [one, two], args.pace.map(Duration::from_secs_f64), args.bot.clone()))
}

async fn measure_idle(args: &Args, tables: usize) -> anyhow::Result<Idle> {
    let subject = Subject::one(args.database.as_deref()).await?;
    idle::measure(subject.only()?, &plan(args, &subject).await?, tables).await
}

async fn measure(args: &Args, nodes: Option<usize>, run: u32) -> anyhow::Result<Report> {
    let mut subject = match nodes {
        Some(nodes) => Subject::several(nodes, &format!("load_{}_{run}_{nodes}", std::process::id())).await?,
        None => Subject::one(args.database.as_deref()).await?,
    };
    let plan = Arc::new(plan(args, &subject).await?);
    let (empty, mut pool) = (subject.memory(), Pool::default());
    pool.start(&plan, args.tables, args.thinking).await.context("the tables could not be laid")?;
    let live = subject.memory();
    tokio::time::sleep(Duration::from_secs(args.warm_up)).await;
    plan.begin();
    let (begun, before) = (Instant::now(), subject.spent());
    if args.rolling {
        subject.roll().await.context("a node could not be replaced")?;
    }
    tokio::time::sleep(Duration::from_secs(args.seconds).saturating_sub(begun.elapsed())).await;
    let seconds = begun.elapsed().as_secs_f64();
    plan.end();
    // Whoever was replaced has taken along what was known of their time.
    let spent = if args.rolling { Default::default() } else { subject.spent().since(before) };
    let after = subject.memory();
    let measured: Vec<Measured> = pool.finish().await;
    let size = [subject.nodes(), args.tables + args.thinking];
    Ok(Report::new(&measured, seconds, size, [empty, live, after], spent))
}
