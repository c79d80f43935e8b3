//! `backroom calibrate`: whether what bots take for likely comes true, and for best is good.

mod best;

use crate::{games::parse_name, laboratory::arena::Deals, progress};
use ::games::Name;
use analysis::Lens;
use bots::Spec;
use rayon::prelude::*;
use server::thinking::clock;
use tabletop::{Fair, Node, Play, Seeded, Source, fair::Seed};

/// Check the win probabilities: of all positions given 70 %, are 70 % won?
#[derive(clap::Args)]
#[command(
    after_help = "Plays games between two copies of a bot, asks for the win probability of whoever is to choose at some of their
positions, and compares it with how the games ended. With --best it asks for the best decision of one position of each
game instead, and tells what it costs by a look ten times deeper.

Examples:
  backroom calibrate
  backroom calibrate --best 600 --best 6000 --games 200
  backroom calibrate --game gangster --bot fixer --games 1000 --json"
)]
pub struct Args {
    /// Which game
    #[arg(long, value_parser = parse_name(), default_value = "smile-and-gun")]
    game: Name,
    /// Gangster: how many players, 2 to 4
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// Who plays the games
    #[arg(long, default_value = "enforcer")]
    bot: Spec,
    /// How many games; each gives about a dozen positions
    #[arg(long, default_value_t = 568)]
    games: u64,
    /// How many simulations a win probability takes
    #[arg(long, value_name = "N", default_value_t = 4_000, value_parser = clap::value_parser!(u32).range(1..))]
    simulations: u32,
    /// Judge the best decisions of looks with so many simulations; can be given several times
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    best: Vec<u32>,
    /// The same seed gives the same games; another than any that was used for fitting
    #[arg(long, default_value_t = 79)]
    seed: u64,
    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,
}

/// Positions that were given about the same chance.
#[derive(Clone, Copy, Debug, Default)]
struct Bucket {
    count: u64,
    said: f64,
    came: f64,
}

/// Of so many positions of a game one is asked about, so that the games are many.
const ASKED: u32 = 5;

/// Runs the command.
pub fn run(args: Args) -> anyhow::Result<bool> {
    match args.best.as_slice() {
        [] => ::games::visit!(args.game, G => check::<G>(&args)),
        _ => ::games::visit!(args.game, G => best::check::<G>(&args)),
    }
}

fn check<G: Deals>(args: &Args) -> anyhow::Result<bool> {
    G::refuse_other_numbers(args.players)?;
    let bar = progress::bar(args.games, "games");
    let play = |game| {
        let asked = ask::<G>(args, game);
        bar.inc(1);
        asked
    };
    let asked: Vec<_> = (0..args.games).into_par_iter().map(play).collect::<anyhow::Result<_>>()?;
    bar.finish_and_clear();
    let asked: Vec<_> = asked.into_iter().flatten().collect();
    let mut buckets = [Bucket::default(); 10];
    for &(said, came) in &asked {
        let bucket = &mut buckets[((said * 10.0) as usize).min(9)];
        bucket.count += 1;
        bucket.said += said;
        bucket.came += came;
    }
    print(args, &buckets, fit(&asked));
    Ok(true)
}

/// How what was said would have to be straightened: the slope and the lean by which the logarithm of its odds comes
/// closest to what came. 1 and 0 if nothing is left to straighten.
fn fit(asked: &[(f64, f64)]) -> (f64, f64) {
    let logits = asked.iter().map(|&(said, came)| {
        let said = said.clamp(0.001, 0.999);
        ((said / (1.0 - said)).ln(), came)
    });
    let logits: Vec<_> = logits.collect();
    let (mut slope, mut lean) = (1.0, 0.0);
    // Newton's method for a logistic regression; a handful of steps is plenty.
    for _ in 0..20 {
        let (mut pull, mut bend) = ([0.0; 2], [0.0; 3]);
        for &(logit, came) in &logits {
            let likely = 1.0 / (1.0 + (-(slope * logit + lean)).exp());
            let (error, weight) = (came - likely, likely * (1.0 - likely));
            pull = [pull[0] + error * logit, pull[1] + error];
            bend = [bend[0] + weight * logit * logit, bend[1] + weight * logit, bend[2] + weight];
        }
        let whole = bend[0] * bend[2] - bend[1] * bend[1];
        if whole <= f64::EPSILON {
            break;
        }
        slope += (bend[2] * pull[0] - bend[1] * pull[1]) / whole;
        lean += (bend[0] * pull[1] - bend[1] * pull[0]) / whole;
    }
    (slope, lean)
}

/// What was said about some positions of a game, and what came.
fn ask<G: Deals>(args: &Args, game: u64) -> anyhow::Result<Vec<(f64, f64)>> {
    let table = &table::<G>(args, game)?;
    let lens = Lens::new(table, args.simulations);
    let mut said = Vec::new();
    let end = play(args, table, game, |state, seat, random| {
        if random.below(ASKED) == 0 {
            said.push((seat, f64::from(lens.value(state)[table.place(seat)])));
        }
    });
    Ok(said.into_iter().map(|(seat, said)| (said, table.share(&end, seat))).collect())
}

/// The table of a game.
fn table<G: Deals>(args: &Args, game: u64) -> anyhow::Result<G> {
    let mut tables = G::tables(args.players, game)?;
    let place = game as usize / 142 % tables.len();
    Ok(tables.swap_remove(place))
}

/// Plays a game and returns its end. `seen` is shown every position with a choice, and who chooses.
fn play<G: Deals>(
    args: &Args,
    table: &G,
    game: u64,
    mut seen: impl FnMut(&G::State, G::Seat, &mut Seeded),
) -> G::State {
    let fair = Fair::new(Seed::derived(args.seed, game), format!("calibrate-{}-{game}", args.seed), Vec::new());
    let mut bots: Vec<_> = table.seats().iter().map(|_| args.bot.bot::<G>(clock)).collect();
    let mut random = Seeded::new(args.seed ^ game.rotate_left(20));
    let mut play = Play::new(table, &mut ());
    loop {
        match play.node() {
            Node::Over => return play.state().clone(),
            Node::Chance(_) => play.roll(&fair, &mut ()),
            Node::Decide { seat, .. } => {
                if table.legal(play.state()).len() > 1 {
                    seen(play.state(), seat, &mut random);
                }
                let choice = bots[table.place(seat)].choose(table, play.state(), &mut random);
                play.choose(choice, &mut ());
            }
        }
    }
}

fn print(args: &Args, buckets: &[Bucket], (slope, lean): (f64, f64)) {
    let mean = |bucket: &Bucket, sum: f64| 100.0 * sum / bucket.count.max(1) as f64;
    if args.json {
        let rows = buckets.iter().map(|bucket| {
            let (said, came) = (mean(bucket, bucket.said), mean(bucket, bucket.came));
            serde_json::json!({"positions": bucket.count, "said": said, "came": came})
        });
        let rows: Vec<_> = rows.collect();
        anstream::println!("{}", serde_json::json!({"buckets": rows, "slope": slope, "lean": lean}));
        return;
    }
    anstream::println!("{:>10} {:>10} {:>8} {:>8} {:>11}", "bucket", "positions", "said", "came", "difference");
    for (n, bucket) in buckets.iter().enumerate() {
        let (said, came) = (mean(bucket, bucket.said), mean(bucket, bucket.came));
        anstream::println!(
            "{:>3} to {:>3} {:>10} {said:>6.1} % {came:>6.1} % {:>+11.1}",
            10 * n,
            10 * n + 10,
            bucket.count,
            came - said
        );
    }
    anstream::println!("What is left to straighten: slope {slope:.2}, lean {lean:+.2} (1 and 0: nothing)");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fit_finds_how_odds_were_bent() {
        let odds = |slope: f64, lean: f64, logit: f64| 1.0 / (1.0 + (-(slope * logit + lean)).exp());
        let asked: Vec<_> =
            (-30..=30).map(|n| f64::from(n) / 10.0).map(|x| (odds(1.0, 0.0, x), odds(1.3, -0.2, x))).collect();
        let (slope, lean) = fit(&asked);
        assert!((slope - 1.3).abs() < 1e-6 && (lean + 0.2).abs() < 1e-6, "{slope} {lean}");
    }
}
