//! `backroom analyse`: what was luck and what was a mistake in a recorded game.

mod table;

use crate::{
    BadInput,
    games::{Found, GameArgs},
    progress,
};
use analysis::{Analysed, Closer, Lens, Patience, Review, chart};
use anyhow::Context;
use bots::evaluation::Evaluated;
use server::thinking::clock;
use std::{
    fs::{File, OpenOptions},
    io::{ErrorKind, Write},
    path::{Path, PathBuf},
    time::Duration,
};
use words::{Lang, Words};

/// Review a recorded game: the odds, the luck, the mistakes
#[derive(clap::Args)]
#[command(after_help = "Examples:
  backroom analyse games.jsonl                     the first game, as a table
  backroom analyse games.jsonl --game 3 --lang de  the third, in German
  backroom analyse games.jsonl --svg game.svg      and a chart
  backroom analyse games.jsonl --json              for programs
  backroom analyse games.jsonl --simulations 2000  the same on every machine")]
pub struct Args {
    #[command(flatten)]
    record: GameArgs,
    /// How long to think about the whole game at most, in seconds
    #[arg(long, value_name = "N", default_value_t = 30, conflicts_with = "simulations", value_parser = clap::value_parser!(u16).range(1..))]
    seconds: u16,
    /// How long to think about each decision instead, and four times as long about close ones: walks through the tree of
    /// choices
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    simulations: Option<u32>,
    /// How many threads to use; with --simulations the result is the same [default: all cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    /// Language: en, de, fr
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// One line of JSON instead of a table
    #[arg(long)]
    json: bool,
    /// Also draw a chart into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Overwrite the chart's file if it exists
    #[arg(long, requires = "svg")]
    force: bool,
}

/// How long a decision is looked at first: the more seats, the more there are to look at.
fn simulations(table: &impl Evaluated) -> u32 {
    1_200 / table.count().max(2) as u32
}

/// Runs the command.
pub fn run(args: Args) -> anyhow::Result<bool> {
    let found = args.record.find()?;
    let threads = args.threads.map_or(0, usize::from);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().context("--threads")?;
    pool.install(|| ::games::visit!(found.game, G => show::<G>(&found, &args)))
}

fn show<G: Analysed>(found: &Found, args: &Args) -> anyhow::Result<bool> {
    let (table, record) = found.read::<G>()?;
    let (simulations, closer) = match args.simulations {
        Some(simulations) => (simulations, Closer::USUAL),
        // With more than two, every position is weighed for each seat, which takes longer.
        None => (simulations(&table), Closer::Within(Patience::new(Duration::from_secs(args.seconds.into()), clock))),
    };
    let mut svg = args.svg.as_ref().map(|file| create(file, args.force)).transpose()?;
    let bar = progress::bar(Review::count(&record) as u64, "entries");
    let review = Review::of(Lens::new(&table, simulations), closer, &record, || bar.inc(1));
    bar.finish_and_clear();
    let review = review.map_err(|error| found.complaint(error))?;
    let words = Words::new(args.lang);
    if let Some(file) = &mut svg {
        file.write_all(chart(&table, &words, &review).as_bytes()).context("--svg")?;
    }
    if args.json {
        anstream::println!("{}", serde_json::to_string(&review)?);
    } else {
        table::tell(&table, &words, &review).iter().for_each(|line| anstream::println!("{line}"));
    }
    Ok(true)
}

/// Opens the chart's file before the long work, so that nobody works in vain.
fn create(file: &Path, force: bool) -> Result<File, BadInput> {
    let mut options = OpenOptions::new();
    let options = if force { options.create(true).truncate(true) } else { options.create_new(true) };
    options.write(true).open(file).map_err(|error| {
        BadInput(match error.kind() {
            ErrorKind::AlreadyExists => format!("--svg: {} exists; add --force to overwrite it", file.display()),
            _ => format!("--svg: {}: {error}", file.display()),
        })
    })
}
