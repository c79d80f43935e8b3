//! `backroom selftest`: random games with every invariant checked after every step.

use crate::{
    commands::{record::random_record, verify::verify_record},
    laboratory::setups,
    progress,
};
use ::games::{self, Name};
use indicatif::ProgressBar;
use rayon::prelude::*;
use std::sync::atomic::{AtomicU64, Ordering};
use tabletop::{Game, Node, Seeded, random_choice, shown};

/// Play random games at every kind of table, checking everything after every step
#[derive(clap::Args)]
#[command(
    after_help = "Every german and first pair of cards; every level alone, with every scenario and every mission,
normal and hard, three pairs of cards each, the Trickster with two and three cards; Gangster with 2, 3 and 4.
Each game's record is replayed and its dice proved as `verify` does. Exit status 1 if anything is wrong.

Examples:
  backroom selftest --games 10
  backroom selftest --games 1000 --seed 3"
)]
pub struct Args {
    /// How many games at each table
    #[arg(long, default_value_t = 10)]
    games: u64,
    /// The same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads [default: all cores]
    #[arg(long)]
    threads: Option<usize>,
}

/// What was done, over all threads.
#[derive(Default)]
struct Done {
    games: AtomicU64,
    steps: AtomicU64,
}

/// Runs the command.
pub fn run(args: Args) -> anyhow::Result<bool> {
    if let Some(threads) = args.threads {
        rayon::ThreadPoolBuilder::new().num_threads(threads).build_global()?;
    }
    let tables: usize = Name::ALL.into_iter().map(|game| games::visit!(game, G => G::setups().len())).sum();
    let bar = progress::bar(tables as u64 * args.games, "games");
    let done = Done::default();
    let test = |game| games::visit!(game, G => test_all::<G>(&G::setups(), &args, &done, &bar));
    let failures = Name::ALL.map(test).concat();
    bar.finish_and_clear();
    for failure in &failures {
        anstream::eprintln!("{failure}");
    }
    anstream::println!(
        "{} games at {tables} tables, {} steps checked, {} tables failed",
        done.games.into_inner(),
        done.steps.into_inner(),
        failures.len()
    );
    Ok(failures.is_empty())
}

/// Tests every table; returns one complaint for each that fails.
fn test_all<G>(setups: &[G::Setup], args: &Args, done: &Done, bar: &ProgressBar) -> Vec<String>
where
    G: Tested,
    G::Setup: Sync,
{
    let test = |(n, setup): (usize, &G::Setup)| test_table::<G>(setup, n as u64, args, done, bar).err();
    setups.par_iter().enumerate().filter_map(test).collect()
}

fn test_table<G: Tested>(
    setup: &G::Setup,
    number: u64,
    args: &Args,
    done: &Done,
    bar: &ProgressBar,
) -> Result<(), String> {
    let table = G::new(setup).map_err(|error| error.to_string())?;
    for game in 0..args.games {
        let number = number * args.games + game;
        let name = |why: String| format!("{} {}: seed {}, game {number}: {why}", G::NAME, describe(setup), args.seed);
        let steps = play_checked(&table, args.seed.wrapping_add(number)).map_err(name)?;
        let line = random_record(&table, args.seed, number).write().map_err(|error| name(error.to_string()))?;
        let verified = verify_record::<G>(&line).map_err(|error| name(error.to_string()))?;
        if !(verified.fair && verified.finished) {
            return Err(name("its record is not proved".to_owned()));
        }
        done.games.fetch_add(1, Ordering::Relaxed);
        done.steps.fetch_add(steps, Ordering::Relaxed);
        bar.inc(1);
    }
    Ok(())
}

fn describe<S: serde::Serialize>(setup: &S) -> String {
    serde_json::to_string(setup).unwrap_or_default()
}

/// Plays one game, checking after every step.
fn play_checked<G: Tested>(table: &G, seed: u64) -> Result<u64, String> {
    /// Far above what any game takes.
    const BOUND: u64 = 10_000;
    let mut dice = Seeded::new(seed);
    let mut state = table.start(&mut ());
    let mut views = seen(table, &state);
    let mut told = Vec::new();
    for step in 0..BOUND {
        table.invariants(&state).map_err(|why| format!("step {step}: {why}"))?;
        views = check_told(table, views, &told, &state).map_err(|why| format!("step {step}: {why}"))?;
        told.clear();
        match table.node(&state) {
            Node::Over => return Ok(step),
            Node::Chance(_) => {
                let outcome = table.sample(&state, &mut dice);
                let happened = table.happened(&state, outcome);
                if table.outcome(&state, &happened) != Some(outcome) {
                    return Err(format!("step {step}: {happened:?} is not read back"));
                }
                table.resolve(&mut state, outcome, &mut told);
            }
            Node::Decide { .. } => {
                let legal = table.legal(&state);
                if legal.is_empty() {
                    return Err(format!("step {step}: nothing is legal"));
                }
                table.apply(&mut state, random_choice(legal, &mut dice), &mut told);
            }
        }
    }
    Err(format!("no end after {BOUND} steps"))
}

/// What every seat sees, and whoever only watches.
fn seen<G: Game>(table: &G, state: &G::State) -> Vec<G::View> {
    table.seats().into_iter().map(Some).chain([None]).map(|seat| table.view(state, seat)).collect()
}

/// The events of a step, shown on the views before it, give the views after it; those are returned.
fn check_told<G: Game>(
    table: &G,
    before: Vec<G::View>,
    told: &[G::Event],
    state: &G::State,
) -> Result<Vec<G::View>, String> {
    let after = seen(table, state);
    for (before, after) in before.into_iter().zip(&after) {
        let shown = shown(table, before, told);
        if shown != *after {
            return Err(format!("{told:?} shows {shown:?}, but it is {after:?}"));
        }
    }
    Ok(after)
}

/// A game that is tested here.
trait Tested: Game {
    /// Every table worth testing.
    fn setups() -> Vec<Self::Setup>;
    /// Checks what holds at every moment of a game on top of the laws that every game keeps: no piece is lost or made up.
    fn invariants(&self, state: &Self::State) -> Result<(), String>;
}

impl Tested for smile_and_gun::Table {
    fn setups() -> Vec<Self::Setup> {
        setups::pairs().into_iter().chain(setups::alone()).collect()
    }

    fn invariants(&self, state: &Self::State) -> Result<(), String> {
        smile_and_gun::invariants(self, state)
    }
}

impl Tested for gangster::Table {
    fn setups() -> Vec<Self::Setup> {
        setups::gangsters()
    }

    fn invariants(&self, state: &Self::State) -> Result<(), String> {
        gangster::invariants(self, state)
    }
}
