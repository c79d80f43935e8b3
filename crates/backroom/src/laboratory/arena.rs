//! `backroom arena`: bot against bot over many games.

mod deal;
mod journal;
mod rating;

use crate::{
    BadInput,
    external::{LimitArgs, Limits},
    games::parse_name,
    players::Program,
    progress,
};
use ::games::Name;
pub use deal::Deals;
use deal::Pairing;
use indicatif::ProgressBar;
use journal::{Journal, Played};
use rating::{Score, elo};
use rayon::prelude::*;
use std::{path::PathBuf, sync::Mutex};

/// Let bots play against each other, everyone against everyone
#[derive(clap::Args)]
#[command(
    after_help = "A deal is a table with its dice. Each pairing plays every deal from every seat and with every first player, so
that luck evens out: four games for two players. With a Smile & a Gun goes through all 142 pairs of cards of both editions.
With three or four players at Gangster the first bot of a pairing sits alone among copies of the second.

Bots: random, greedy, rookie, hustler, enforcer, fixer, kingpin, nemesis, search:SIMULATIONS,
uct:SIMULATIONS[:EXPLORATION], exec:COMMAND
exec:COMMAND runs a program of your own, one for each game and seat; docs/external-bots.md tells how to write one. If it
crashes, is late or chooses what it can't, it loses that game, you are told why, and the arena goes on.

Examples:
  backroom arena fixer enforcer --deals 50
  backroom arena fixer enforcer random --deals 100 --out results.jsonl
  backroom arena fixer enforcer random --deals 200 --out results.jsonl   goes on where it stopped
  backroom arena search:500 uct:1000 --deals 142 --cards
  backroom arena --game gangster --players 3 uct:200 random --json
  backroom arena 'exec:python3 examples/bot.py' random --deals 10 --answer-limit 2"
)]
pub struct Args {
    /// The bots
    #[arg(required = true, num_args = 2.., value_name = "BOT")]
    bots: Vec<Program>,
    /// Which game
    #[arg(long, value_parser = parse_name(), default_value = "smile-and-gun")]
    game: Name,
    /// Gangster: how many players, 2 to 4
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// How many deals for each pairing
    #[arg(long, default_value_t = 100)]
    deals: u64,
    /// The same seed gives the same deals
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Keep results here, deal by deal; deals that are there already are not played again
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Tell apart how it went with each card
    #[arg(long)]
    cards: bool,
    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,
    /// How many games at a time [default: all cores]
    #[arg(long)]
    threads: Option<usize>,
    #[command(flatten)]
    limits: LimitArgs,
}

/// Runs the command.
pub fn run(args: Args) -> anyhow::Result<bool> {
    if let Some(threads) = args.threads {
        rayon::ThreadPoolBuilder::new().num_threads(threads).build_global()?;
    }
    ::games::visit!(args.game, G => compete::<G>(&args))
}

fn compete<G: Deals>(args: &Args) -> anyhow::Result<bool> {
    G::refuse_other_numbers(args.players)?;
    let pairings = pairings(&args.bots)?;
    let table = format!("{} {}", G::NAME, args.players);
    let journal = Journal::open(args.out.as_deref(), &table, args.seed)?;
    let due: Vec<_> = pairings
        .iter()
        .flat_map(|pairing| (0..args.deals).map(move |deal| (pairing, deal)))
        .filter(|(pairing, deal)| !journal.has(pairing, *deal))
        .collect();
    let limits: Limits = args.limits.into();
    let bar = progress::bar(due.len() as u64, "deals");
    let journal = Mutex::new(journal);
    due.into_par_iter().try_for_each(|(pairing, deal)| {
        let played = G::play_deal(pairing, args.players, args.seed, deal, limits)?;
        bar.inc(1);
        tell_failures(&played, &bar);
        journal.lock().expect("nobody panics while writing").enter(played)
    })?;
    bar.finish_and_clear();
    let journal = journal.into_inner().expect("nobody panics while writing");
    let scores: Vec<_> =
        pairings.iter().map(|pairing| Score::of(pairing, &journal, |deal| deal < args.deals)).collect();
    let by_card: Vec<_> = if args.cards { by_card::<G>(&pairings, &journal, args.deals) } else { Vec::new() };
    let fair = 1.0 / f64::from(args.players);
    if args.json {
        print_json(&table, fair, &scores, &by_card)
    } else {
        print_table(fair, &scores);
        by_card.iter().for_each(|(card, score)| print_card(card, score));
    }
    Ok(true)
}

/// Everyone against everyone.
fn pairings(bots: &[Program]) -> Result<Vec<Pairing>, BadInput> {
    let mut pairings = Vec::new();
    for (n, one) in bots.iter().enumerate() {
        for two in &bots[n + 1..] {
            if one == two {
                return Err(BadInput(format!("BOT: {one} is there twice")));
            }
            pairings.push(Pairing { one: one.clone(), two: two.clone() });
        }
    }
    Ok(pairings)
}

/// How every pairing went with each card.
fn by_card<G: Deals>(pairings: &[Pairing], journal: &Journal, deals: u64) -> Vec<(&'static str, Score)> {
    let mut cards: Vec<_> = (0..deals).flat_map(G::cards).collect();
    cards.sort_unstable();
    cards.dedup();
    let score = |pairing, card| Score::of(pairing, journal, |deal| deal < deals && G::cards(deal).contains(&card));
    let each = pairings.iter().flat_map(|pairing| cards.iter().map(move |&card| (pairing, card)));
    each.map(|(pairing, card)| (card, score(pairing, card))).collect()
}

fn print_card(card: &str, score: &Score) {
    let (low, high) = score.interval();
    let (mean, low, high) = (100.0 * score.mean, 100.0 * low, 100.0 * high);
    let Score { one, two, games, .. } = score;
    anstream::println!("{card:16} {one} against {two}: {mean:.1} % of {games} games, {low:.1} to {high:.1} %");
}

/// Says which program lost which game without being beaten, and why.
fn tell_failures(played: &Played, bar: &ProgressBar) {
    for failure in &played.failures {
        let (bot, seat, game, deal) = (&failure.bot, &failure.seat, failure.game, played.deal);
        let other = if *bot == played.one { &played.two } else { &played.one };
        bar.suspend(|| {
            anstream::eprintln!("{bot} ({seat}) loses game {game} of deal {deal} against {other}: {}", failure.why);
        });
    }
}

fn print_table(fair: f64, scores: &[Score]) {
    let names = scores.iter().flat_map(|score| [&score.one, &score.two]);
    let width = names.map(|name| name.chars().count()).max().unwrap_or(0).max(24);
    anstream::println!(
        "{:width$} {:width$} {:>6} {:>8}   95 % interval       thinking",
        "bot",
        "against",
        "games",
        "wins"
    );
    for score in scores {
        let (low, high) = score.interval();
        anstream::println!(
            "{:width$} {:width$} {:>6} {:>6.1} %   {:>5.1} to {:>5.1} %   {:.2} and {:.2} ms",
            score.one,
            score.two,
            score.games,
            100.0 * score.mean,
            100.0 * low,
            100.0 * high,
            score.thoughts[0].mean_ms(),
            score.thoughts[1].mean_ms(),
        );
    }
    anstream::println!("A draw is half a win; equal bots win {:.1} %.", 100.0 * fair);
    scores.iter().for_each(print_failures);
    if fair == 0.5 {
        anstream::println!("\n{:width$} {:>6}", "bot", "Elo");
        elo(scores).iter().for_each(|(bot, rating)| anstream::println!("{bot:width$} {rating:>6.0}"));
    }
}

fn print_failures(score: &Score) {
    let sides = [(&score.one, &score.two, score.failed.0), (&score.two, &score.one, score.failed.1)];
    for (bot, other, failed) in sides.into_iter().filter(|(_, _, failed)| *failed > 0) {
        anstream::println!("{bot} failed in {failed} of {} games against {other} and lost them.", score.games);
    }
}

fn print_json(table: &str, fair: f64, scores: &[Score], by_card: &[(&str, Score)]) {
    let figures = |score: &Score| {
        let (low, high) = score.interval();
        serde_json::json!({
            "one": score.one, "two": score.two, "games": score.games,
            "wins": score.mean, "low": low, "high": high,
            "one_failed": score.failed.0, "two_failed": score.failed.1,
            "one_ms": score.thoughts[0].mean_ms(), "two_ms": score.thoughts[1].mean_ms(),
            "one_longest_ms": score.thoughts[0].longest_ms(), "two_longest_ms": score.thoughts[1].longest_ms(),
        })
    };
    let pairings: Vec<_> = scores.iter().map(figures).collect();
    let card = |(card, score): &(&str, Score)| {
        let mut figures = figures(score);
        figures["card"] = (*card).into();
        figures
    };
    let cards: Vec<_> = by_card.iter().map(card).collect();
    let ratings = if fair == 0.5 { elo(scores).into_iter().collect() } else { Default::default() };
    let ratings: std::collections::BTreeMap<String, f64> = ratings;
    let all = serde_json::json!({
        "table": table, "fair": fair, "pairings": pairings, "cards": cards, "elo": ratings,
    });
    anstream::println!("{all}");
}
