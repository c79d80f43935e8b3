//! `backroom simulate`: thousands of tables in one thread, driven by one seed, with every fault.

use crate::{BadInput, progress};
use rayon::prelude::*;
use simulator::{Broken, Fault, Faults, Sabotage, Settings, Summary, run as play};
use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::{SystemTime, UNIX_EPOCH},
};

/// After how many steps a deliberate mistake has to be found.
const FOUND_WITHIN: u64 = 200_000;
/// In a world of so many tables and steps of trouble.
const SMALL: (usize, u64) = (100, 100_000);

/// Play thousands of tables from one seed while messages, disk, clocks and the process fail, and check that nothing is lost
#[derive(clap::Args)]
#[command(
    after_help = "The tables are those of the server, as machines without network, disk or clock; everything around them is simulated.
A step is one input to one table. After every step these laws are checked: nobody is told what is not on disk, nothing
acknowledged is lost, nobody is told what is hidden from them, no request is carried out twice, nothing is decided but what
was chosen, clocks give no time back, and in the end every table goes on. A broken law is shown with the command that
plays the same world again.

With --nodes several nodes share the tables, by leases in one simulated database. What they send each other is lost, doubled
and delayed; they are cut off from each other and from the database, die, leave, and sleep for longer than their tables are
their own. Then one more law is checked: no table has two owners.

Faults: lose, double, delay, reorder (messages), vanish, tabs (people), slow, fail, read (disk), kill, clock, bot; pause,
cut, leave (nodes).

Examples:
  backroom simulate                                  two million steps, from a fresh seed
  backroom simulate --steps 20000000 --seed 1        the worlds 1, 2, 3 and so on; go on later with the next
  backroom simulate --seed 7 --worlds 1 --without kill,clock
  backroom simulate --nodes 3 --steps 10000000       three nodes that share a thousand tables
  backroom simulate --prove                          each law is broken on purpose, and noticed"
)]
pub struct Args {
    /// How many steps to make at least
    #[arg(long, value_name = "N", default_value_t = 2_000_000)]
    steps: u64,
    /// The seed of the first world; the next has the next number [default: by the clock]
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,
    /// How many worlds to play, instead of so many steps
    #[arg(long, value_name = "N", conflicts_with = "steps")]
    worlds: Option<u64>,
    /// How many tables a world has
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,
    /// How many nodes share them; one is a process of its own, without leases
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=100))]
    nodes: u32,
    /// After how many steps of a world nothing goes wrong any more, and all games are played to their end
    #[arg(long, value_name = "N", default_value_t = 400_000)]
    trouble: u64,
    /// Leave these faults out
    #[arg(long, value_name = "FAULT,…", value_delimiter = ',')]
    without: Vec<String>,
    /// Drive the tables wrongly in ways that break each law, and show that this is noticed
    #[arg(long)]
    prove: bool,
}

/// Runs the command.
pub fn run(args: &Args) -> anyhow::Result<bool> {
    let settings = Settings {
        tables: args.tables as usize,
        nodes: args.nodes as usize,
        steps: args.trouble,
        faults: faults(&args.without)?,
        sabotage: None,
    };
    let seed = args.seed.unwrap_or_else(fresh_seed);
    if args.prove { Ok(prove(seed, &settings)) } else { Ok(simulate(args, seed, &settings)) }
}

fn faults(without: &[String]) -> Result<Faults, BadInput> {
    without.iter().try_fold(Faults::ALL, |faults, name| {
        let found = Fault::ALL.into_iter().find(|fault| fault.name() == name);
        let known = Fault::ALL.map(Fault::name).join(", ");
        let fault = found.ok_or_else(|| BadInput(format!("--without: expected some of {known}, found \"{name}\"")))?;
        Ok(faults.without(fault))
    })
}

fn fresh_seed() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_secs()
}

/// Plays worlds until there were enough steps, as many at once as there are cores.
fn simulate(args: &Args, seed: u64, settings: &Settings) -> bool {
    let cores = rayon::current_num_threads() as u64;
    let nodes = if settings.nodes > 1 { format!(" and {} nodes", settings.nodes) } else { String::new() };
    anstream::println!("seed {seed}, worlds of {} tables{nodes}", settings.tables);
    let bar = match args.worlds {
        Some(worlds) => progress::bar(worlds, "worlds"),
        None => progress::bar(args.steps, "steps"),
    };
    let (mut all, mut worlds) = (Summary::default(), 0);
    while args.worlds.map_or(all.steps < args.steps, |wanted| worlds < wanted) {
        let next = seed + worlds..seed + args.worlds.map_or(worlds + cores, |wanted| wanted.min(worlds + cores));
        worlds = next.end - seed;
        let made = AtomicU64::new(all.steps);
        let played: Result<Vec<Summary>, Broken> = next
            .into_par_iter()
            .map(|seed| {
                let mut before = 0;
                let summary = play(seed, settings, |steps| {
                    let made = made.fetch_add(steps - before, Ordering::Relaxed);
                    if args.worlds.is_none() {
                        bar.set_position(made.min(args.steps));
                    }
                    before = steps;
                })?;
                bar.suspend(|| anstream::eprintln!("world {seed}: every law held for {} steps", summary.steps));
                Ok(summary)
            })
            .collect();
        match played {
            Ok(played) => played.into_iter().for_each(|summary| all += summary),
            Err(broken) => {
                bar.finish_and_clear();
                anstream::println!("{broken}\nTo see it again: {}", again(args, broken.seed));
                return false;
            }
        }
        bar.set_position(args.worlds.map_or(all.steps.min(args.steps), |_| worlds));
    }
    bar.finish_and_clear();
    let Summary { steps, lines, acknowledged, kills, failed_writes, games, taken, refused, troubles, waits } = all;
    if settings.nodes > 1 {
        anstream::println!(
            "{taken} times a table was taken, {refused} writes to another's were refused; {troubles} times a node slept, \
             left or was cut off"
        );
        let within = |share: f64| waits.within(share) as f64 / 1000.0;
        anstream::println!(
            "{} decisions were answered: half within {:.2} s, 99 of 100 within {:.1} s, 999 of 1,000 within {:.1} s",
            waits.count(),
            within(0.5),
            within(0.99),
            within(0.999)
        );
    }
    anstream::println!(
        "{steps} steps in {worlds} worlds: {games} games of {lines} lines, {acknowledged} requests acknowledged, \
         {kills} kills, {failed_writes} writes failed; every law held"
    );
    true
}

fn again(args: &Args, seed: u64) -> String {
    let without = args.without.join(",");
    let without = if without.is_empty() { String::new() } else { format!(" --without {without}") };
    let nodes = if args.nodes > 1 { format!(" --nodes {}", args.nodes) } else { String::new() };
    let (tables, trouble) = (args.tables, args.trouble);
    format!("backroom simulate --worlds 1 --seed {seed} --tables {tables}{nodes} --trouble {trouble}{without}")
}

/// Makes each mistake on purpose, and looks whether a law shows it.
fn prove(seed: u64, settings: &Settings) -> bool {
    let bar = progress::bar(Sabotage::ALL.len() as u64, "mistakes");
    let mut noticed = true;
    for sabotage in Sabotage::ALL {
        let nodes = sabotage.nodes();
        let settings = Settings { sabotage: Some(sabotage), tables: SMALL.0, nodes, steps: SMALL.1, ..*settings };
        let what = sabotage.what();
        let (found, line) = match play(seed, &settings, |_| ()) {
            Err(broken) if sabotage.breaks().contains(&broken.law) && broken.step <= FOUND_WITHIN => {
                (true, format!("{} (after {} steps)", broken.law, broken.step))
            }
            Err(broken) => (false, format!("by another law: {broken}")),
            Ok(_) => (false, "not noticed".to_owned()),
        };
        noticed &= found;
        bar.suspend(|| anstream::println!("{what:55} {line}"));
        bar.inc(1);
    }
    bar.finish_and_clear();
    noticed
}
