//! `backroom hint`: what to do in a position of a record, and why.

use crate::games::{Found, GameArgs, upto};
use analysis::{Advice, Analysed, Figures, Lens, Patience, hint, hint_within};
use serde_json::json;
use server::thinking::clock;
use std::time::Duration;
use words::{Lang, Words};

/// How long a position is looked at if nothing is said.
pub const TIME: Duration = Duration::from_secs(1);

/// Show the three best choices of a position, with the odds and a reason
#[derive(clap::Args)]
#[command(after_help = "Examples:
  backroom hint games.jsonl --at 40              what to do after 40 entries of the first game
  backroom hint games.jsonl --at 40 --lang de    in German
  backroom hint games.jsonl --at 40 --json       for programs
  backroom hint games.jsonl --simulations 4000   the same on every machine")]
pub struct Args {
    #[command(flatten)]
    record: GameArgs,
    /// The position after this many entries of the log [default: all]
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// How long to think: walks through the tree of choices [default: as many as fit into a second]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    simulations: Option<u32>,
    /// Language: en, de, fr
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// One line of JSON instead of words
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: Args) -> anyhow::Result<bool> {
    let found = args.record.find()?;
    ::games::visit!(found.game, G => show::<G>(&found, &args))
}

fn show<G: Analysed>(found: &Found, args: &Args) -> anyhow::Result<bool> {
    let (table, record) = found.read::<G>()?;
    let at = upto(&record, args.at)?;
    let play = record.replay(&table, Some(at), |_, _| {}).map_err(|error| found.complaint(error))?;
    let (advice, simulations) = match args.simulations {
        Some(simulations) => (hint(Lens::new(&table, simulations), play.decision()), simulations),
        None => hint_within(&table, Patience::new(TIME, clock), play.decision()),
    };
    let words = Words::new(args.lang);
    if args.json {
        let line = json!({ "at": at, "simulations": simulations, "advice": advice });
        anstream::println!("{line}");
    } else if advice.is_empty() {
        anstream::println!("{}", words.text("analysis-nobody", &[]));
    } else {
        tell(&table, &words, &advice).iter().for_each(|line| anstream::println!("{line}"));
    }
    Ok(true)
}

/// A hint in words, a few lines for each choice.
pub fn tell<G: Analysed>(table: &G, words: &Words, advice: &[Advice<G>]) -> Vec<String> {
    let figures = Figures(words);
    let mut lines = Vec::new();
    for (n, advice) in advice.iter().enumerate() {
        let said = advice.line.iter().map(|action| table.say_action(words, action));
        let line = said
            .reduce(|before, after| words.text("analysis-then", &[("before", before.into()), ("after", after.into())]));
        let number = [("number", (n + 1).into()), ("line", line.unwrap_or_default().into())];
        lines.push(words.text("analysis-hint", &number));
        let odds = [
            ("win", figures.percent(advice.win).into()),
            ("own", figures.decimal(advice.own).into()),
            ("rival", figures.decimal(advice.rival).into()),
        ];
        let key = if table.counts_points() { "analysis-odds-legacy" } else { "analysis-odds" };
        lines.push(format!("   {}", words.text(key, &odds)));
        lines.extend(advice.reasons.iter().map(|reason| format!("   {}", table.say_reason(words, reason))));
    }
    lines
}
