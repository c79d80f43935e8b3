//! `backroom play`: a game in the terminal.

mod keyboard;
mod session;
mod windows;

use crate::{
    BadInput,
    board::Board,
    external::LimitArgs,
    games::{Seated, of_record, read_lines},
    players::Program,
    table_args::{TableArgs, Who},
};
use ::games::Name;
use analysis::Analysed;
use session::{Save, Session};
use std::{
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};
use tabletop::{Fair, Game, Record, fair::Seed};
use windows::{Asking, Windows};
use words::{Lang, Words};

/// Play in the terminal: with people at this keyboard, bots, or the solo gang
#[derive(clap::Args)]
#[command(after_help = "The game is saved after every decision; without --save in your data folder.

Examples:
  backroom play                                    two people at this keyboard
  backroom play --seats person,random --lang de    against a random player, in German
  backroom play --seats person,uct:2000            against a bot that thinks
  backroom play --seats 'person,exec:python3 examples/bot.py'   against a program of your own
  backroom play --solo capo --shadow siren         alone against the gang
  backroom play --scenario 4                       the campaign's fourth scenario
  backroom play --game gangster --players 3 --seats person,random,random
  backroom play --ask always                       wait in every window for infusions
  backroom play --resume                           go on with the last game")]
pub struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// Language: en, de, fr
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// The same seed gives the same dice [default: chosen by chance]
    #[arg(long)]
    seed: Option<u64>,
    /// Save the game to this file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a saved game, by default the last one
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    resume: Option<Option<PathBuf>>,
    /// Where to wait for you if an infusion could be used before something that happens by itself
    #[arg(long, value_name = "WHEN", value_enum, default_value_t)]
    ask: Asking,
    #[command(flatten)]
    limits: LimitArgs,
}

/// Runs the command.
pub fn run(args: Args) -> anyhow::Result<bool> {
    let words = Words::new(args.lang);
    if let Some(file) = &args.resume {
        let file = file.clone().map_or_else(default_save, Ok)?;
        return resume(&file, &args, &words);
    }
    let save = args.save.clone().map_or_else(default_save, Ok)?;
    let dealer = Dealer::new(args.seed)?;
    match args.table.game {
        Name::SmileAndGun => {
            let setup = args.table.smile_setup(&Who::Person)?;
            new_game::<smile_and_gun::Table>(&setup, &dealer, save, &args, &words)
        }
        Name::Gangster => {
            let setup = args.table.gangster_setup(&Who::Person)?;
            new_game::<gangster::Table>(&setup, &dealer, save, &args, &words)
        }
    }
}

/// Where a game's dice come from.
struct Dealer {
    seed: Seed,
    /// The same name and seed give the same dice.
    name: String,
}

impl Dealer {
    fn new(seed: Option<u64>) -> anyhow::Result<Self> {
        if let Some(seed) = seed {
            return Ok(Self { seed: Seed::derived(seed, 0), name: format!("terminal-seed-{seed}") });
        }
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        Ok(Self { seed: Seed(random_bytes()?), name: format!("terminal-{now}") })
    }
}

fn new_game<G: Board + Seated + Analysed + Windows>(
    setup: &G::Setup,
    dealer: &Dealer,
    save: PathBuf,
    args: &Args,
    words: &Words,
) -> anyhow::Result<bool> {
    let table = G::new(setup)?;
    let players = table.seats().iter().map(|seat| format!("{seat}-{}", dealer.name)).collect();
    let fair = Fair::new(dealer.seed, dealer.name.clone(), players);
    anstream::println!("{}", words.text("terminal-commitment", &[("commitment", fair.commitment.clone().into())]));
    let mut session = Session::new(&table, words, fair, Save::create(save)?, args.limits.into(), args.ask)?;
    session.run()?;
    Ok(true)
}

fn resume(file: &Path, args: &Args, words: &Words) -> anyhow::Result<bool> {
    let lines = read_lines(file).map_err(|error| BadInput(format!("--resume: {error}")))?;
    let complaint = |why: String| BadInput(format!("--resume: {}: {why}", file.display()));
    let Some((_, line)) = lines.first() else { return Err(complaint("expected a saved game".to_owned()).into()) };
    let game = of_record(line).map_err(|error| complaint(error.to_string()))?;
    ::games::visit!(game, G => {
        let record = Record::<G>::read(line).map_err(|error| complaint(error.to_string()))?;
        let table = <G as Game>::new(&record.setup).map_err(|error| complaint(error.to_string()))?;
        if record.ended.is_some() {
            return Err(complaint("ended: the game is over".to_owned()).into());
        }
        refuse_foreign_programs(&table, &args.table.seats).map_err(|error| complaint(error.to_string()))?;
        let fair = record.fair.clone().filter(|fair| fair.check() == Ok(true));
        let fair = fair.ok_or_else(|| complaint("its dice can't be rolled on: fair.server_seed is missing".to_owned()))?;
        let mut session = Session::new(&table, words, fair, Save::replace(file.to_owned()), args.limits.into(), args.ask)?;
        session.go_on_from(&record).map_err(|error| complaint(error.to_string()))?;
        session.run()?;
    });
    Ok(true)
}

/// A record may come from anybody, so it alone starts no program: whoever goes on with it has to name the command too.
fn refuse_foreign_programs<G: Seated>(table: &G, named: &[Who]) -> Result<(), BadInput> {
    for program in table.programs()?.into_iter().flatten() {
        let is_named = named.iter().any(|who| matches!(who, Who::Bot(other) if *other == program));
        if matches!(program, Program::External(_)) && !is_named {
            return Err(BadInput(format!("it seats a program; to start it, add --seats '{program}'")));
        }
    }
    Ok(())
}

/// The last game's place in the user's data folder.
fn default_save() -> anyhow::Result<PathBuf> {
    Ok(crate::data_folder::find("--save")?.join("last-game.jsonl"))
}

fn random_bytes() -> anyhow::Result<[u8; 32]> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| anyhow::anyhow!("the system gives no random numbers: {error}"))?;
    Ok(bytes)
}
