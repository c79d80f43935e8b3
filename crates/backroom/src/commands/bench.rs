//! `backroom bench`: how fast the engine plays.

use bots::{Bot, Shared, Uct};
use smile_and_gun::{Edition, Setup};
use std::time::{Duration, Instant};
use tabletop::{Game, Node, Seeded, random_game};

/// Measure how fast random games are played on one core
#[derive(clap::Args)]
#[command(after_help = "Every choice of every step is equally likely; the same code as in play, every rule on, no log.

Examples:
  backroom bench
  backroom bench --seconds 10 --json")]
pub struct Args {
    /// How long to measure each game
    #[arg(long, default_value_t = 3.0)]
    seconds: f64,
    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,
    /// The random players' seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// What was measured of one game.
struct Speed {
    game: &'static str,
    table: &'static str,
    state_bytes: usize,
    games: u64,
    decisions: u64,
    events: u64,
    time: Duration,
    /// How many steps the yardstick makes in a second.
    uct: f64,
}

impl Speed {
    fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.time.as_secs_f64()
    }

    fn per_game(&self, count: u64) -> f64 {
        count as f64 / self.games as f64
    }

    fn steps_per_second(&self) -> f64 {
        self.per_second(self.decisions + self.events)
    }

    fn ns_per_step(&self) -> f64 {
        self.time.as_nanos() as f64 / (self.decisions + self.events) as f64
    }
}

/// Runs the command.
pub fn run(args: Args) -> anyhow::Result<bool> {
    if !(args.seconds > 0.0 && args.seconds <= 600.0) {
        return Err(crate::BadInput(format!("--seconds: expected up to 600, found {}", args.seconds)).into());
    }
    let time = Duration::from_secs_f64(args.seconds);
    let smile = smile_and_gun::Table::new(&Setup::two(Edition::German))?;
    let three = gangster::Gang::ALL[..3].to_vec();
    let gangster = gangster::Table::new(&gangster::Setup::new(three))?;
    let speeds = [
        measure(&smile, "german, Badge, Last Chance, two players", args.seed, time),
        measure(&gangster, "three players", args.seed, time),
    ];
    if args.json {
        print_json(&speeds)
    } else {
        print_table(&speeds)
    }
    Ok(true)
}

fn measure<G: Shared>(table: &G, what: &'static str, seed: u64, time: Duration) -> Speed {
    let mut dice = Seeded::new(seed);
    let start = table.start(&mut ());
    let mut play = |games: u64| {
        let (mut decisions, mut events) = (0, 0);
        for _ in 0..games {
            let (choices, chances) = random_game(table, &mut start.clone(), &mut dice);
            decisions += u64::from(choices);
            events += u64::from(chances);
        }
        (decisions, events)
    };
    play(500);
    let mut speed = Speed {
        game: G::NAME,
        table: what,
        state_bytes: size_of::<G::State>(),
        games: 0,
        decisions: 0,
        events: 0,
        time: Duration::ZERO,
        uct: measure_uct(table, seed, time),
    };
    let began = Instant::now();
    while speed.time < time {
        let (decisions, events) = play(1000);
        speed.games += 1000;
        speed.decisions += decisions;
        speed.events += events;
        speed.time = began.elapsed();
    }
    speed
}

/// How many small steps the yardstick makes in a second, at every decision of random games.
fn measure_uct<G: Shared>(table: &G, seed: u64, time: Duration) -> f64 {
    let mut bot = Uct::new(1_000, bots::EXPLORATION);
    let mut random = Seeded::new(seed);
    let mut thinking = Duration::ZERO;
    while thinking < time {
        let mut state = table.start(&mut ());
        loop {
            match table.node(&state) {
                Node::Over => break,
                Node::Chance(_) => {
                    let outcome = table.sample(&state, &mut random);
                    table.resolve(&mut state, outcome, &mut ());
                }
                Node::Decide { .. } => {
                    let began = Instant::now();
                    let choice = bot.choose(table, &state, &mut random);
                    thinking += began.elapsed();
                    table.apply(&mut state, choice, &mut ());
                }
            }
        }
    }
    bot.steps() as f64 / thinking.as_secs_f64()
}

fn print_json(speeds: &[Speed]) {
    let entries = speeds.iter().map(|speed| {
        let figures = serde_json::json!({
            "table": speed.table,
            "games_per_s": speed.per_second(speed.games).round(),
            "decisions_per_game": speed.per_game(speed.decisions),
            "events_per_game": speed.per_game(speed.events),
            "decisions_per_s": speed.per_second(speed.decisions).round(),
            "events_per_s": speed.per_second(speed.events).round(),
            "ns_per_step": speed.ns_per_step(),
            "state_bytes": speed.state_bytes,
            "uct_steps_per_s": speed.uct.round(),
        });
        (speed.game.to_owned(), figures)
    });
    anstream::println!("{}", serde_json::Value::Object(entries.collect()));
}

fn print_table(speeds: &[Speed]) {
    anstream::println!("One thread of: {}", processor());
    let titles = ["game", "games/s", "decisions/game", "events/game", "decisions/s", "events/s", "ns/step", "state"];
    let [game, games, decisions, events, decisions_s, events_s, ns, state] = titles;
    anstream::println!(
        "{game:14} {games:>9} {decisions:>15} {events:>12} {decisions_s:>12} {events_s:>11} {ns:>8} {state:>7}"
    );
    for speed in speeds {
        anstream::println!(
            "{:14} {:>9.0} {:>15.1} {:>12.1} {:>12.0} {:>11.0} {:>8.1} {:>5} B   {}",
            speed.game,
            speed.per_second(speed.games),
            speed.per_game(speed.decisions),
            speed.per_game(speed.events),
            speed.per_second(speed.decisions),
            speed.per_second(speed.events),
            speed.ns_per_step(),
            speed.state_bytes,
            speed.table,
        );
    }
    for speed in speeds {
        let part = 100.0 * speed.uct / speed.steps_per_second();
        anstream::println!("{:14} uct searches at {:.0} steps/s, {part:.0} % of that", speed.game, speed.uct);
    }
}

/// The processor's name, where the system tells it.
pub fn processor() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info.lines().find_map(|line| line.strip_prefix("model name")?.split_once(':'));
    model.map_or_else(|| std::env::consts::ARCH.to_owned(), |(_, name)| name.trim().to_owned())
}
