//! `backroom tune`: fits what bots think of a position to games that they play against themselves.

mod duel;

use crate::{BadInput, laboratory::calibrate_tokens::Numbers, laboratory::setups, progress};
use bots::{
    Aim,
    evaluation::{Evaluated, WeightsFile},
    fit::{Fit, Gradient},
    net::{Net, Sheet},
    self_play::{Manner, Sample, samples},
};
use rayon::prelude::*;
use smile_and_gun::{Edition, Setup, TokenFile, Tokens};
use std::{
    path::{Path, PathBuf},
    sync::Arc,
};
use tabletop::{Game, Seeded, SetupError, Source};

/// Fit the bots' judgement to games that they play against themselves
///
/// Each generation plays games with the judgement of the one before, the first by chance; then the weights are fitted to
/// how those games ended. In the end the new weights play against the ones that were there, both one decision ahead.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  backroom tune smile-two --out crates/bots/weights/smile-two.json
  backroom tune gangster-3 --generations 4 --games 5000 --out weights.json
  backroom tune smile-solo --from weights.json --out weights.json    goes on from there
  backroom tune smile-solo --simulations 40 --out weights.json       learns from players who think ahead
  backroom tune smile-solo --tokens set.toml --out weights.json      for another set of tokens
  backroom tune smile-solo --goal condition --out condition.json     for whoever plays for conditions alone

A build takes its weights from crates/bots/weights/; afterwards let `backroom arena` judge.")]
pub struct Args {
    /// Which weights
    #[arg(value_enum)]
    weights: Weights,
    /// Where to put them
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Go on from these weights instead of from games by chance
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// How many generations
    #[arg(long, default_value_t = 6)]
    generations: u32,
    /// How many games each generation plays
    #[arg(long, default_value_t = 12_000)]
    games: u64,
    /// How many simulations the players make for each choice [default: none, they look one decision ahead]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    simulations: u32,
    /// What the players play for
    #[arg(long, value_enum, default_value = "win")]
    goal: GoalName,
    /// With a Smile & a Gun: play the first edition with the tokens of this file; can be given several times
    #[arg(long, value_name = "FILE", conflicts_with = "any_tokens")]
    tokens: Vec<PathBuf>,
    /// With a Smile & a Gun: play the first edition with many sets of tokens that could be, as `backroom calibrate-tokens`
    /// draws them
    #[arg(long)]
    any_tokens: bool,
    /// How many games decide whether the new weights are better
    #[arg(long, default_value_t = 1_000)]
    proof: u64,
    /// The same seed gives the same weights
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Each kind of table has weights of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Weights {
    /// With a Smile & a Gun for two
    SmileTwo,
    /// With a Smile & a Gun alone
    SmileSolo,
    /// Gangster for two
    #[value(name = "gangster-2")]
    Gangster2,
    /// Gangster for three
    #[value(name = "gangster-3")]
    Gangster3,
    /// Gangster for four
    #[value(name = "gangster-4")]
    Gangster4,
}

/// What counts as a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum GoalName {
    /// The win by the rules
    Win,
    /// Alone: the scenario's condition or the mission's objective, and nothing else
    Condition,
}

impl GoalName {
    /// What somebody with this goal plays for.
    pub const fn aim(self) -> Aim {
        match self {
            Self::Win => Aim::WIN,
            Self::Condition => Aim::CONDITION,
        }
    }
}

/// Runs the command.
pub fn run(args: Args) -> anyhow::Result<bool> {
    let gangsters = |players: usize| vec![setups::gangsters()[players - 2].clone()];
    match args.weights {
        Weights::SmileTwo => tune::<smile_and_gun::Table>(&args, &with_tokens(&args, setups::pairs())?),
        Weights::SmileSolo => tune::<smile_and_gun::Table>(&args, &with_tokens(&args, setups::alone())?),
        Weights::Gangster2 => tune::<gangster::Table>(&args, &gangsters(2)),
        Weights::Gangster3 => tune::<gangster::Table>(&args, &gangsters(3)),
        Weights::Gangster4 => tune::<gangster::Table>(&args, &gangsters(4)),
    }
}

/// The tables with the tokens that were asked for.
fn with_tokens(args: &Args, setups: Vec<Setup>) -> anyhow::Result<Vec<Setup>> {
    /// How many sets every table of the first edition is played with.
    const SETS: u32 = 4;
    let named = args.tokens.iter().map(|path| token_set(path)).collect::<Result<Vec<_>, _>>()?;
    let mut random = Seeded::new(args.seed);
    let mut laid = Vec::new();
    for setup in setups {
        let sets: Vec<Tokens> = match () {
            () if setup.edition != Edition::First => Vec::new(),
            () if args.any_tokens => (0..SETS).map(|_| Numbers::draw(&mut random).file("any").into()).collect(),
            () => named.clone(),
        };
        match sets.as_slice() {
            [] => laid.push(setup),
            sets => laid.extend(sets.iter().map(|tokens| Setup { tokens: tokens.clone(), ..setup.clone() })),
        }
    }
    Ok(laid)
}

/// The tokens of a file for the first edition.
pub fn token_set(path: &Path) -> Result<Tokens, BadInput> {
    let complaint = |why: String| BadInput(format!("--tokens: {}: {why}", path.display()));
    let text = std::fs::read_to_string(path).map_err(|error| complaint(error.to_string()))?;
    let file = TokenFile::read(&text).map_err(|error| complaint(error.to_string()))?;
    match file.edition {
        Edition::First => Ok(file.into()),
        other => Err(complaint(format!("is for the {} edition", other.name()))),
    }
}

/// How many generations the weights are fitted to at once: the latest and a few before it.
const REMEMBERED: usize = 3;

fn tune<G: Evaluated>(args: &Args, setups: &[G::Setup]) -> anyhow::Result<bool>
where
    G::State: Send + Sync,
{
    let tables = setups.iter().map(<G as Game>::new).collect::<Result<Vec<G>, SetupError>>()?;
    let from = args.from.as_ref().map(|path| read::<G>("--from", path)).transpose()?;
    let (before, made_before) = from.unzip();
    let mut net = before.clone();
    let mut samples: Vec<Vec<(usize, Sample<G>)>> = Vec::new();
    let mut random = Seeded::new(args.seed);
    for generation in 1..=args.generations {
        samples.push(play(args, &tables, net.clone().map(Arc::new).as_ref(), generation));
        if samples.len() > REMEMBERED || generation == 2 && before.is_none() {
            samples.remove(0);
        }
        let last = generation == args.generations;
        let all: Vec<_> = samples.iter().flatten().collect();
        let (fitted, wrong) = fit(&tables, &all, net.take(), last, &mut random);
        anstream::println!("generation {generation}: {} positions, loss {wrong:.4}", all.len());
        net = Some(fitted);
    }
    let net = net.ok_or_else(|| BadInput("--generations: at least 1".to_owned()))?;
    let file = WeightsFile::of(&net, made_by(made_before, std::env::args().skip(1)));
    std::fs::write(&args.out, serde_json::to_string(&file)? + "\n")?;
    duel::prove(args, &tables, &net, before.as_ref());
    Ok(true)
}

/// The command, after those that made the weights it went on from. Files are named without their folders, which are
/// nobody else's.
fn made_by(before: Option<String>, words: impl Iterator<Item = String>) -> String {
    let name = |word: String| word.rsplit('/').next().unwrap_or_default().to_owned();
    let command: Vec<_> = std::iter::once("backroom".to_owned()).chain(words.map(name)).collect();
    before.into_iter().chain([command.join(" ")]).collect::<Vec<_>>().join(" && ")
}

/// The weights of a file that an option named, and how they were made.
pub fn read<G: Evaluated>(option: &str, path: &Path) -> anyhow::Result<(Net, String)> {
    let complaint = |why: String| BadInput(format!("{option}: {}: {why}", path.display()));
    let text = std::fs::read_to_string(path).map_err(|error| complaint(error.to_string()))?;
    let file: WeightsFile = serde_json::from_str(&text).map_err(|error| complaint(error.to_string()))?;
    let net = file.net(G::SHAPE);
    let net = net.ok_or_else(|| complaint("the weights are for positions described in another way".to_owned()))?;
    Ok((net, file.made_by))
}

/// The games of a generation: at every table in turn.
fn play<G: Evaluated>(args: &Args, tables: &[G], net: Option<&Arc<Net>>, generation: u32) -> Vec<(usize, Sample<G>)>
where
    G::State: Send,
{
    let bar = progress::bar(args.games, &format!("generation {generation}: games"));
    let (simulations, aim) = (args.simulations, args.goal.aim());
    let temperature = if simulations == 0 { 0.03 } else { 0.01 };
    let manner = Manner { simulations, aim, temperature, whim: 12, keep: 6 };
    let played = (0..args.games).into_par_iter().flat_map_iter(|game| {
        let place = (game % tables.len() as u64) as usize;
        let mut random = Seeded::new(args.seed ^ game << 8 ^ u64::from(generation) << 48);
        random.word();
        bar.inc(1);
        samples(&tables[place], net, manner, &mut random).into_iter().map(move |sample| (place, sample))
    });
    let samples = played.collect();
    bar.finish_and_clear();
    samples
}

/// Fits the weights to the samples; returns how wrong they were on the way through the last time.
fn fit<G: Evaluated>(
    tables: &[G],
    samples: &[&(usize, Sample<G>)],
    from: Option<Net>,
    last: bool,
    random: &mut Seeded,
) -> (Net, f32) {
    const BATCH: usize = 256;
    // Always the same parts, so that any number of threads comes to the same.
    const PART: usize = 16;
    let epochs = if last { 6 } else { 2 };
    let mut fit = Fit::new(G::SHAPE, from, random);
    let mut order: Vec<_> = (0..samples.len()).collect();
    let mut gradients: Vec<_> = (0..BATCH / PART).map(|_| Gradient::new(G::SHAPE)).collect();
    let mut sheets = vec![vec![Sheet::default(); 4]; gradients.len()];
    let bar = progress::bar((epochs * samples.len()) as u64, "fitting: positions");
    let mut wrong = 0.0;
    for epoch in 0..epochs {
        shuffle(&mut order, random);
        let rate = 0.002 * 0.4_f32.powi(epoch as i32);
        wrong = 0.0;
        for batch in order.chunks(BATCH) {
            let net = &fit.net;
            let learn = |((gradient, sheets), part): ((&mut Gradient, &mut Vec<Sheet>), &[usize])| {
                let learn = |&n: &usize| {
                    let (place, sample) = samples[n];
                    let sides = sample.targets.len();
                    for (side, sheet) in sheets.iter_mut().enumerate().take(sides) {
                        sheet.clear();
                        tables[*place].describe(&sample.state, sample.place + side, sheet);
                    }
                    gradient.backpropagate(net, &sheets[..sides], &sample.targets) / (sides * samples.len()) as f32
                };
                part.iter().map(learn).sum::<f32>()
            };
            let found: Vec<f32> =
                gradients.par_iter_mut().zip(&mut sheets).zip(batch.par_chunks(PART)).map(learn).collect();
            wrong += found.iter().sum::<f32>();
            fit.step(&mut gradients, batch.len(), rate);
            bar.inc(batch.len() as u64);
        }
    }
    bar.finish_and_clear();
    (fit.net, wrong)
}

fn shuffle(order: &mut [usize], random: &mut Seeded) {
    for n in (1..order.len()).rev() {
        order.swap(n, random.below(n as u32 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::made_by;

    #[test]
    fn weights_name_every_command_that_made_them_and_no_folder() {
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>().into_iter();
        let first = made_by(None, words("tune gangster-2 --out /somewhere/else/one.json"));
        assert_eq!(first, "backroom tune gangster-2 --out one.json");
        let second = made_by(Some(first), words("tune gangster-2 --from here/one.json --out two.json"));
        assert_eq!(
            second,
            "backroom tune gangster-2 --out one.json && backroom tune gangster-2 --from one.json --out two.json"
        );
    }
}
