//! `backroom bench`: how fast the engine plays and the bots think.

mod pace;

use bots::{Level, evaluation::Evaluated};
use pace::Pace;
use smile_and_gun::{Edition, Setup};
use std::time::{Duration, Instant};
use tabletop::{Game, Seeded, random_game};

/// Measure how fast random games are played and how fast bots think, on one core
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
    /// How the levels think.
    levels: Vec<Pace>,
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

fn measure<G: Evaluated>(table: &G, what: &'static str, seed: u64, time: Duration) -> Speed {
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
        uct: pace::uct(table, seed, time),
        levels: Level::ALL.map(|level| pace::level(table, level, seed, time / 3)).into(),
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
            "levels": speed.levels.iter().map(level_json).collect::<Vec<_>>(),
        });
        (speed.game.to_owned(), figures)
    });
    anstream::println!("{}", serde_json::Value::Object(entries.collect()));
}

fn level_json(pace: &Pace) -> serde_json::Value {
    serde_json::json!({
        "level": pace.level.name(), "simulations": pace.simulations, "simulations_per_s": pace.per_second().round(),
        "mean_ms": pace.mean_ms(), "longest_ms": pace.longest.as_secs_f64() * 1000.0,
    })
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
    anstream::println!(
        "\n{:14} {:10} {:>12} {:>16} {:>10} {:>10}",
        "game",
        "level",
        "simulations",
        "simulations/s",
        "mean",
        "longest"
    );
    for (speed, pace) in speeds.iter().flat_map(|speed| speed.levels.iter().map(move |pace| (speed, pace))) {
        anstream::println!(
            "{:14} {:10} {:>12} {:>16.0} {:>7.2} ms {:>7.0} ms",
            speed.game,
            pace.level,
            pace.simulations,
            pace.per_second(),
            pace.mean_ms(),
            pace.longest.as_secs_f64() * 1000.0,
        );
    }
}

/// The processor's name, where the system tells it.
pub fn processor() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info.lines().find_map(|line| line.strip_prefix("model name")?.split_once(':'));
    model.map_or_else(|| std::env::consts::ARCH.to_owned(), |(_, name)| name.trim().to_owned())
}
