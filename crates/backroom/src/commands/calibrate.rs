//! `backroom calibrate`: whether what bots take for likely comes true.

use crate::{
    commands::arena::Deals,
    games::{GameName, with_game},
    progress,
};
use bots::{Search, Settings, Spec, search::best};
use rayon::prelude::*;
use tabletop::{Begun, Fair, Node, Play, Seeded, Source, fair::Seed};

/// Check the win probabilities: of all positions given 70 %, are 70 % won?
#[derive(clap::Args)]
#[command(
    after_help = "Plays games between two copies of a bot, asks for the win probability of whoever is to choose at some of their
positions, and compares it with how the games ended.

Examples:
  backroom calibrate
  backroom calibrate --game gangster --bot fixer --games 1000 --json"
)]
pub struct Args {
    /// Which game
    #[arg(long, value_enum, default_value = "smile-and-gun")]
    game: GameName,
    /// Gangster: how many players, 2 to 4
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// Who plays the games
    #[arg(long, default_value = "enforcer")]
    bot: Spec,
    /// How many games; each gives about a dozen positions
    #[arg(long, default_value_t = 568)]
    games: u64,
    /// How many simulations a win probability takes, as many as in an analysis
    #[arg(long, default_value_t = 300)]
    simulations: u32,
    /// The same seed gives the same games; another than the tuning's
    #[arg(long, default_value_t = 77)]
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
    with_game!(args.game, G => check::<G>(&args))
}

fn check<G: Deals>(args: &Args) -> anyhow::Result<bool> {
    let bar = progress::bar(args.games, "games");
    let play = |game| {
        let asked = play::<G>(args, game);
        bar.inc(1);
        asked
    };
    let asked: Vec<_> = (0..args.games).into_par_iter().map(play).collect::<anyhow::Result<_>>()?;
    bar.finish_and_clear();
    let mut buckets = [Bucket::default(); 10];
    for (said, came) in asked.into_iter().flatten() {
        let bucket = &mut buckets[((said * 10.0) as usize).min(9)];
        bucket.count += 1;
        bucket.said += said;
        bucket.came += came;
    }
    print(args, &buckets);
    Ok(true)
}

/// A game; returns what was said about some of its positions, and what came.
fn play<G: Deals>(args: &Args, game: u64) -> anyhow::Result<Vec<(f64, f64)>> {
    let tables = G::tables(args.players, game)?;
    let table = &tables[game as usize / 142 % tables.len()];
    let fair = Fair::new(Seed::derived(args.seed, game), format!("calibrate-{}-{game}", args.seed), Vec::new());
    let seats = table.seats();
    let mut bots: Vec<_> = seats.iter().map(|_| args.bot.bot::<G>()).collect();
    let mut random = Seeded::new(args.seed ^ game.rotate_left(20));
    let mut play = Play::new(table, &mut ());
    let mut begun = Begun::default();
    let mut said = Vec::new();
    loop {
        match play.node() {
            Node::Over => break,
            Node::Chance(_) => play.roll(&fair, &mut ()),
            Node::Decide { seat, .. } => {
                let place = table.place(seat);
                let choose = table.legal(play.state()).len() > 1;
                if choose && random.below(ASKED) == 0 {
                    let mut search = Search::new(Settings { points: 0.0, ..Settings::new(args.simulations) });
                    let options = search.weigh(table, play.state(), &mut random);
                    said.extend(best(&options, place).map(|best| (seat, f64::from(best.value[place]))));
                }
                let choice = bots[place].choose(table, play.state(), &mut random);
                play.choose(choice, &mut begun, &mut ());
            }
        }
    }
    Ok(said.into_iter().map(|(seat, said)| (said, table.share(play.state(), seat))).collect())
}

fn print(args: &Args, buckets: &[Bucket]) {
    let mean = |bucket: &Bucket, sum: f64| 100.0 * sum / bucket.count.max(1) as f64;
    if args.json {
        let rows = buckets.iter().map(|bucket| {
            let (said, came) = (mean(bucket, bucket.said), mean(bucket, bucket.came));
            serde_json::json!({"positions": bucket.count, "said": said, "came": came})
        });
        anstream::println!("{}", serde_json::Value::Array(rows.collect()));
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
}
