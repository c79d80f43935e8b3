//! `backroom gauntlet`: a bot alone against every gang.

use crate::{
    BadInput,
    laboratory::setups,
    laboratory::tune::{self, GoalName},
    progress,
};
use bots::{Bot, Search, Settings, Spec, net::Net};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use server::thinking::clock;
use smile_and_gun::{Edition, LEGACY_RANKS, Level, Setup, Table, Tokens};
use std::{collections::BTreeMap, io::Write, path::PathBuf, sync::Arc};
use tabletop::{Fair, Game, Node, Play, Seeded, fair::Seed};

/// Let a bot play alone against the gangs: every difficulty, scenario and mission
#[derive(clap::Args)]
#[command(
    after_help = "Difficulties and missions go through all pairs of cards of their edition; scenarios are played with their own
cards at the normal level. The chart of the books begins its ranks at 45, 56 and 66 points.

Examples:
  backroom gauntlet fixer --games 50
  backroom gauntlet kingpin --gang \"scenario 6\" --gang \"mission 4 hard\"
  backroom gauntlet kingpin --games 200 --out gauntlet.jsonl     can be interrupted; goes on with the next gang
  backroom gauntlet search:2000 --goal condition --gang \"mission 4\"  how often a condition can be met at all"
)]
pub struct Args {
    /// The bot
    bot: Spec,
    /// Only this gang, named as in the table; can be given several times
    #[arg(long = "gang", value_name = "NAME")]
    only: Vec<String>,
    /// What a bot written as search:SIMULATIONS plays for
    #[arg(long, value_enum, default_value = "win")]
    goal: GoalName,
    /// What a bot written as search:SIMULATIONS judges by, as `backroom tune smile-solo` makes it
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// Play the first edition with the tokens of this file
    #[arg(long, value_name = "FILE")]
    tokens: Option<PathBuf>,
    /// How many games against each gang
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// The same seed gives the same deals
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Keep results here, gang by gang; what is there already is not played again
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,
}

/// How it went against a gang.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Round {
    bot: String,
    seed: u64,
    gang: String,
    games: u64,
    /// How many games were won.
    won: u64,
    /// How many met the condition or objective, where there is one.
    condition: Option<u64>,
    /// The average points.
    points: f64,
    gang_points: f64,
    /// How many games reached each line of the chart.
    chart: [u64; 3],
}

/// Runs the command.
pub fn run(args: Args) -> anyhow::Result<bool> {
    let player = Player::of(&args)?;
    let mut known = read(&args, &player)?;
    let gangs = wanted(&args)?;
    let due = gangs.iter().filter(|(gang, _)| !known.contains_key(gang)).count() as u64;
    let bar = progress::bar(due * args.games, "games");
    for (gang, tables) in &gangs {
        if known.contains_key(gang) {
            continue;
        }
        let games: Vec<_> = (0..args.games)
            .into_par_iter()
            .map(|game| {
                let ended = play(&tables[(game % tables.len() as u64) as usize], &player, args.seed, game);
                bar.inc(1);
                ended
            })
            .collect();
        let round = sum_up(&player, args.seed, gang, &games);
        if let Some(path) = &args.out {
            let mut file = std::fs::OpenOptions::new().create(true).append(true).open(path)?;
            writeln!(file, "{}", serde_json::to_string(&round)?)?;
        }
        known.insert(gang.clone(), round);
    }
    bar.finish_and_clear();
    let rounds: Vec<_> = gangs.iter().filter_map(|(gang, _)| known.get(gang)).collect();
    if args.json {
        anstream::println!("{}", serde_json::to_string(&rounds)?);
    } else {
        print_table(&rounds);
    }
    Ok(true)
}

/// Who plays: a bot, and if it is a plain search, what it plays for and judges by.
struct Player {
    bot: Spec,
    goal: GoalName,
    net: Option<Arc<Net>>,
    /// All of it, and the tokens, in words.
    name: String,
}

impl Player {
    fn of(args: &Args) -> anyhow::Result<Self> {
        let plain = args.goal == GoalName::Win && args.weights.is_none();
        if !plain && !matches!(args.bot, Spec::Search { .. }) {
            return Err(BadInput("--goal and --weights are for search:SIMULATIONS".to_owned()).into());
        }
        let net = args.weights.as_deref().map(|path| tune::read::<Table>("--weights", path)).transpose()?;
        let file =
            |path: &PathBuf| path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let mut name = args.bot.to_string();
        if args.goal == GoalName::Condition {
            name += " for the condition";
        }
        name += &args.weights.as_ref().map_or_else(String::new, |path| format!(" by {}", file(path)));
        name += &args.tokens.as_ref().map_or_else(String::new, |path| format!(" with {}", file(path)));
        Ok(Self { bot: args.bot, goal: args.goal, net: net.map(|(net, _)| Arc::new(net)), name })
    }

    fn bot(&self) -> Box<dyn Bot<Table>> {
        let Spec::Search { simulations, temperature } = self.bot else { return self.bot.bot(clock) };
        let search = Search::new(Settings { temperature, aim: self.goal.aim(), ..Settings::new(simulations) });
        match &self.net {
            Some(net) => Box::new(search.judging_by(net.clone())),
            None => Box::new(search),
        }
    }
}

/// The gangs that were named, or all.
fn wanted(args: &Args) -> anyhow::Result<Vec<(String, Vec<Table>)>> {
    let tokens = args.tokens.as_deref().map(tune::token_set).transpose()?;
    let only = &args.only;
    let all = gangs(tokens.as_ref());
    let names: Vec<_> = all.iter().map(|(name, _)| name.as_str()).collect();
    if let Some(unknown) = only.iter().find(|name| !names.contains(&name.as_str())) {
        return Err(BadInput(format!("--gang: expected one of {}, found \"{unknown}\"", names.join(", "))).into());
    }
    Ok(all.into_iter().filter(|(name, _)| only.is_empty() || only.contains(name)).collect())
}

/// Everything that can be played alone: the difficulties, the scenarios and the missions.
fn gangs(first_tokens: Option<&Tokens>) -> Vec<(String, Vec<Table>)> {
    let lay = |mut setups: Vec<Setup>| {
        if let Some(tokens) = first_tokens {
            let first = setups.iter_mut().filter(|setup| setup.edition == Edition::First);
            first.for_each(|setup| setup.tokens = tokens.clone());
        }
        setups.iter().filter_map(|setup| <Table as Game>::new(setup).ok()).collect()
    };
    let with_cards = |base: &Setup| {
        let pairs = setups::pairs().into_iter().filter(|pair| pair.edition == base.edition);
        let several = |pair: Setup| match base.level {
            Some(Level::Trickster) => setups::with_another(&pair.infusion),
            _ => pair.infusion,
        };
        pairs.map(|pair| Setup { shadow: pair.shadow, infusion: several(pair), ..base.clone() }).collect::<Vec<_>>()
    };
    let mut gangs = Vec::new();
    for edition in [Edition::First, Edition::German] {
        for level in Level::ALL.into_iter().filter(|level| level.editions().contains(&edition)) {
            let tables = lay(with_cards(&Setup::solo(edition, level)));
            gangs.push((format!("{} {level}", edition.name()), tables));
        }
    }
    for number in 1..=10 {
        gangs.push((format!("scenario {number}"), lay(vec![Setup::scenario(number, Level::Normal)])));
    }
    for (number, hard) in (1..=5).flat_map(|number| [(number, false), (number, true)]) {
        let name = format!("mission {number}{}", if hard { " hard" } else { "" });
        gangs.push((name, lay(with_cards(&Setup::mission(number, hard, Level::Normal)))));
    }
    gangs
}

fn play(table: &Table, player: &Player, seed: u64, game: u64) -> smile_and_gun::Ending {
    let fair = Fair::new(Seed::derived(seed, game), format!("gauntlet-{seed}-{game}"), Vec::new());
    let mut bot = player.bot();
    let mut random = Seeded::new(seed ^ game.rotate_left(20));
    let mut play = Play::new(table, &mut ());
    loop {
        match play.node() {
            Node::Over => return table.result(play.state()).expect("a game that is over has a result"),
            Node::Chance(_) => play.roll(&fair, &mut ()),
            Node::Decide { .. } => {
                let choice = bot.choose(table, play.state(), &mut random);
                play.choose(choice, &mut ());
            }
        }
    }
}

fn sum_up(player: &Player, seed: u64, gang: &str, games: &[smile_and_gun::Ending]) -> Round {
    let count = |holds: &dyn Fn(&smile_and_gun::Ending) -> bool| games.iter().filter(|game| holds(game)).count() as u64;
    let mean = |points: &dyn Fn(&smile_and_gun::Ending) -> i16| {
        games.iter().map(|game| f64::from(points(game))).sum::<f64>() / games.len().max(1) as f64
    };
    let has_condition = games.iter().any(|game| game.condition_met.is_some());
    Round {
        bot: player.name.clone(),
        seed,
        gang: gang.to_owned(),
        games: games.len() as u64,
        // A legacy can't be lost; what counts there is the chart, but whether the gang was beaten is told all the same.
        won: count(&|game| game.won.or(game.beat_gang) == Some(true)),
        condition: has_condition.then(|| count(&|game| game.condition_met == Some(true))),
        points: mean(&|game| game.scores.green.total),
        gang_points: mean(&|game| game.scores.yellow.total),
        chart: LEGACY_RANKS.map(|from| count(&|game| game.scores.green.total >= from)),
    }
}

/// What was played before.
fn read(args: &Args, player: &Player) -> anyhow::Result<BTreeMap<String, Round>> {
    let Some(path) = args.out.as_ref().filter(|path| path.exists()) else { return Ok(BTreeMap::new()) };
    let complaint = |why: String| BadInput(format!("--out: {}: {why}", path.display()));
    let text = std::fs::read_to_string(path).map_err(|error| complaint(error.to_string()))?;
    let mut known = BTreeMap::new();
    for (n, line) in text.lines().enumerate() {
        let round: Round = serde_json::from_str(line).map_err(|error| complaint(format!("line {}: {error}", n + 1)))?;
        if (round.bot.as_str(), round.seed, round.games) == (player.name.as_str(), args.seed, args.games) {
            known.insert(round.gang.clone(), round);
        }
    }
    Ok(known)
}

fn print_table(rounds: &[&Round]) {
    anstream::println!(
        "{:18} {:>6} {:>8} {:>10} {:>8} {:>8} {:>6} {:>6} {:>6}",
        "gang",
        "games",
        "won",
        "condition",
        "points",
        "gang's",
        "45+",
        "56+",
        "66+"
    );
    for round in rounds {
        let part = |count: u64| format!("{:.1} %", 100.0 * count as f64 / round.games.max(1) as f64);
        let [low, middle, high] = round.chart.map(|count| 100 * count / round.games.max(1));
        anstream::println!(
            "{:18} {:>6} {:>8} {:>10} {:>8.1} {:>8.1} {low:>4} % {middle:>4} % {high:>4} %",
            round.gang,
            round.games,
            part(round.won),
            round.condition.map_or_else(String::new, part),
            round.points,
            round.gang_points,
        );
    }
}
