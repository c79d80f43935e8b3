//! `backroom calibrate-tokens`: numbers for the first edition's tokens that fit the books.

mod aims;
mod ladder;
mod numbers;
mod picture;
mod trial;

use crate::{BadInput, laboratory::tune, progress};
use aims::Distance;
use ladder::{LADDER, Rung, Trials, climb};
pub use numbers::Numbers;
use picture::{Dot, svg};
use smile_and_gun::{Edition, TokenFile};
use std::{
    fmt::Write as _,
    path::{Path, PathBuf},
    sync::Arc,
};
use tabletop::Seeded;
use trial::{Kind, Manner, SOURCES, Tally, Tried, try_all};

/// Search for the numbers on the first edition's tokens under which good play fits the books
///
/// What is printed on those tokens is known in part only. Sets that could be are drawn, played with, and compared with
/// what the books let expect: every rank of the chart in a tenth of the games alone; missions that get harder one by one,
/// the first won in 55 to 70 %, the last in 15 to 30 %; and for two players an average lead and shares of points by source
/// near the German edition's. The best have offspring; the best of all are tried with more games and more thought.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  backroom calibrate-tokens --out trials.jsonl                        can be interrupted; goes on where it stopped
  backroom calibrate-tokens --out trials.jsonl --best first.toml      and writes the nearest set
  backroom calibrate-tokens --out trials.jsonl --weights solo.json    whoever plays alone judges by these weights
  backroom calibrate-tokens --out trials.jsonl --rungs 2 --picture surface.svg    a short search, as a picture
  backroom calibrate-tokens --measure crates/smile-and-gun/tokens/first.toml --games 400 --simulations 2000
  backroom calibrate-tokens --measure one.toml --measure two.toml --best nearest.toml")]
pub struct Args {
    /// Keep every trial here; what is there already is not played again
    #[arg(long, value_name = "FILE", required_unless_present = "measure")]
    out: Option<PathBuf>,
    /// How many sets are drawn to begin with
    #[arg(long, value_name = "N", default_value_t = 256, value_parser = clap::value_parser!(u32).range(2..))]
    sets: u32,
    /// How many times the best sets have offspring, half as many as were drawn
    #[arg(long, value_name = "N", default_value_t = 3)]
    rounds: u32,
    /// How many rungs the best climb, each with more games and more thought
    #[arg(long, value_name = "N", default_value_t = LADDER.len() as u8, value_parser = clap::value_parser!(u8).range(1..=LADDER.len() as i64))]
    rungs: u8,
    /// Draw how far all sets of the file are, over what is printed on hats and markers
    #[arg(long, value_name = "SVG", conflicts_with = "measure")]
    picture: Option<PathBuf>,
    /// Whoever plays alone judges by these weights, as `backroom tune smile-solo` makes them
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// Write the nearest set into this file
    #[arg(long, value_name = "FILE")]
    best: Option<PathBuf>,
    /// Search nothing, only tell how far this set is; can be given several times
    #[arg(long, value_name = "FILE")]
    measure: Vec<PathBuf>,
    /// With --measure: how many games of each kind; for two players a quarter
    #[arg(long, value_name = "N", requires = "measure", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// With --measure: how many simulations a choice takes
    #[arg(long, value_name = "N", requires = "measure", default_value_t = 2_000, value_parser = clap::value_parser!(u32).range(1..))]
    simulations: u32,
    /// The same seed gives the same sets and deals
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: Args) -> anyhow::Result<bool> {
    let net = args.weights.as_deref().map(|path| tune::read::<smile_and_gun::Table>("--weights", path)).transpose()?;
    let manner = Manner { simulations: args.simulations, seed: args.seed, net: net.map(|(net, _)| Arc::new(net)) };
    if !args.measure.is_empty() {
        return measure(&args, &manner);
    }
    let mut journal = Trials::open(args.out.as_deref(), args.seed)?;
    let ladder = &LADDER[..usize::from(args.rungs)];
    let sets = climb(&mut journal, ladder, args.sets as usize, args.rounds, &manner, &mut Seeded::new(args.seed))?;
    let last = ladder[ladder.len() - 1];
    if let Some(path) = &args.picture {
        let tried: Vec<_> = journal.all(ladder[0]).map(|(numbers, distance)| Dot { numbers, distance }).collect();
        std::fs::write(path, svg(&tried, &sets, Numbers::of(&Edition::First.tokens()).as_ref()))?;
    }
    let rows: Vec<_> = sets.iter().filter_map(|set| Row::found(&journal, last, set)).collect();
    write_best(&args, &rows)?;
    let german = journal.found(last, None).and_then(|trial| trial.tallies.last());
    tell(&rows, german, args.json)
}

/// A set with what came of it.
struct Row {
    name: String,
    numbers: Numbers,
    tallies: Vec<Tally>,
    distance: Distance,
}

impl Row {
    fn found(journal: &Trials, rung: Rung, numbers: &Numbers) -> Option<Self> {
        let (trial, distance) = (journal.found(rung, Some(numbers))?, journal.distance(rung, numbers)?);
        Some(Self { name: String::new(), numbers: numbers.clone(), tallies: trial.tallies.clone(), distance })
    }
}

fn measure(args: &Args, manner: &Manner) -> anyhow::Result<bool> {
    let sets = args.measure.iter().map(|path| read(path)).collect::<Result<Vec<_>, _>>()?;
    let [alone @ .., two] = Kind::ALL;
    // Two players think twice as long, and their averages are soon steady; the German edition's serve for all sets.
    let for_two = args.games.div_ceil(4);
    let for_german = args.games.min(100);
    let games = sets.len() as u64 * (alone.len() as u64 * args.games + for_two) + for_german;
    let bar = progress::bar(games, "games");
    let german = try_all(&[Tried::German], &[two], 0..for_german, manner, || bar.inc(1)).concat();
    let tried: Vec<_> = sets.iter().map(Tried::Set).collect();
    let found = try_all(&tried, &alone, 0..args.games, manner, || bar.inc(1));
    let found_for_two = try_all(&tried, &[two], 0..for_two, manner, || bar.inc(1));
    bar.finish_and_clear();
    let found = found.into_iter().zip(found_for_two).map(|(alone, two)| [alone, two].concat());
    let mut rows: Vec<_> = sets
        .into_iter()
        .zip(found)
        .zip(&args.measure)
        .map(|((numbers, tallies), path)| {
            let distance = Distance::of(&tallies, &german[0], numbers.distance(&Numbers::FIRST_GUESS));
            let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            Row { name, numbers, tallies, distance }
        })
        .collect();
    rows.sort_by(|one, two| one.distance.sum().total_cmp(&two.distance.sum()));
    write_best(args, &rows)?;
    tell(&rows, german.first(), args.json)
}

fn write_best(args: &Args, rows: &[Row]) -> anyhow::Result<()> {
    if let (Some(path), Some(row)) = (&args.best, rows.first()) {
        std::fs::write(path, toml(&row.numbers))?;
    }
    Ok(())
}

fn read(path: &Path) -> Result<Numbers, BadInput> {
    let complaint = |why: String| BadInput(format!("--measure: {}: {why}", path.display()));
    let text = std::fs::read_to_string(path).map_err(|error| complaint(error.to_string()))?;
    let file = TokenFile::read(&text).map_err(|error| complaint(error.to_string()))?;
    let known = "a set of the first edition with hats of 2 to 6 and nothing against what is known of it";
    let numbers = Some(file).filter(|file| file.edition == Edition::First).and_then(|file| Numbers::of(&file));
    numbers.ok_or_else(|| complaint(format!("expected {known}")))
}

/// Tells what came of some sets, and of the German edition's for two players.
fn tell(rows: &[Row], german: Option<&Tally>, json: bool) -> anyhow::Result<bool> {
    if json {
        let rows = rows.iter().map(|row| {
            serde_json::json!({"name": row.name, "numbers": row.numbers, "tallies": row.tallies,
                "distance": row.distance, "sum": row.distance.sum()})
        });
        let rows: Vec<_> = rows.collect();
        anstream::println!("{}", serde_json::json!({"german": german, "sets": rows}));
        return Ok(true);
    }
    for (n, row) in rows.iter().enumerate() {
        anstream::println!("{}. {} {}", n + 1, row.name, in_short(&row.numbers));
        anstream::println!("   {}", in_words(&row.tallies));
        let Distance { ranks, first, last, falling, lead, sources, changes } = row.distance;
        anstream::println!(
            "   distance {:.1}: ranks {ranks:.1}, first mission {first:.1}, last {last:.1}, falling {falling:.1}, lead \
             {lead:.1}, sources {sources:.1}, changes {changes:.1}",
            row.distance.sum()
        );
    }
    Ok(true)
}

/// The numbers in a line.
fn in_short(numbers: &Numbers) -> String {
    let list = |numbers: &[u8]| numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    let businesses: Vec<_> = numbers.businesses.iter().map(|[few, more]| format!("{few}+{more}")).collect();
    format!(
        "markers {}; hats of 2 to 6: {} with {} squares; businesses {} with {} or one more, infusions {}+{} with {}",
        list(&numbers.markers),
        list(&numbers.hats),
        list(&numbers.squares),
        businesses.join(" "),
        numbers.business_squares,
        numbers.infusions[0],
        numbers.infusions[1],
        numbers.infusion_squares,
    )
}

fn in_words(tallies: &[Tally]) -> String {
    let [legacy, missions @ .., two] = tallies else { return String::new() };
    let percent = |share: f64| format!("{:.0} %", 100.0 * share);
    let ranks: Vec<_> = legacy.ranks.iter().map(|&count| percent(legacy.part(count))).collect();
    let won: Vec<_> = missions.iter().map(|tally| percent(tally.part(tally.won))).collect();
    let met: Vec<_> = missions.iter().map(|tally| percent(tally.part(tally.objective))).collect();
    let mut text = format!(
        "{:.1} points alone, ranks {}; missions won {}, objectives met {}; two players: lead {:.1}",
        legacy.mean_points(),
        ranks.join(" "),
        won.join(" "),
        met.join(" "),
        two.mean_lead()
    );
    for (source, share) in SOURCES.iter().zip(two.shares()) {
        write!(text, ", {source} {}", percent(share)).ok();
    }
    text
}

/// The set as a file for `crates/smile-and-gun/tokens/`.
fn toml(numbers: &Numbers) -> String {
    let file = numbers.file("first");
    let mut text = String::from(
        "# What is printed on the tokens of With a Smile & a Gun, first edition.
#
# Known from the rulebook: 45 tokens, 5 of them infusions.
# Values, squares and marker points are pictures in the book, so the entries with \"assumed = true\" are this
# project's assumption: the set of `backroom calibrate-tokens` (docs/tokens.md). If you own the box, correct them here
# (or in a copy, and play with --tokens COPY).

name = \"first\"
edition = \"first\"

[markers]
",
    );
    let markers = file.markers;
    for (name, points) in
        [("gambling", markers.gambling), ("weapons", markers.weapons), ("contraband", markers.contraband)]
    {
        writeln!(text, "{name} = {points}").ok();
    }
    text.push_str("assumed = true\n");
    for print in &file.tokens {
        write!(text, "\n[[tokens]]\nkind = \"{}\"\n", print.kind.name()).ok();
        if print.value > 0 {
            writeln!(text, "value = {}", print.value).ok();
        }
        write!(text, "squares = {}\ncount = {}\nassumed = true\n", print.squares, print.count).ok();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_written_as_a_file_that_can_be_read() {
        let mut random = Seeded::new(2);
        for _ in 0..20 {
            let numbers = Numbers::draw(&mut random);
            let file = TokenFile::read(&toml(&numbers)).unwrap();
            assert_eq!(Numbers::of(&file), Some(numbers));
        }
    }
}
