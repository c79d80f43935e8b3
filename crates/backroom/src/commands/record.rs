//! `backroom record`: random games on paper.

use crate::{
    BadInput,
    games::{GameName, Seated},
    output::{Output, OutputArgs},
    progress,
    table_args::{TableArgs, Who},
};
use tabletop::{Begun, Fair, Game, Node, Play, Record, Seeded, Source, fair::Seed, random_choice};

/// Let bots play games and write their records as JSON Lines
#[derive(clap::Args)]
#[command(after_help = "Examples:
  backroom record --game smile-and-gun --edition german --shadow badge --infusion last-chance --seed 7 --games 100
  backroom record --shadow all --infusion all --games 2 --legal --state --out all.jsonl
  backroom record --solo capo --scenario 4 --games 10
  backroom record --game gangster --players 3 --games 10 --out gangster.jsonl
  backroom record --seats uct:500,random --games 10")]
pub struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// How many games at each table
    #[arg(long, default_value_t = 1)]
    games: u64,
    /// The same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// With every decision list all that were legal
    #[arg(long)]
    legal: bool,
    /// With every entry show the table after it
    #[arg(long)]
    state: bool,
    #[command(flatten)]
    output: OutputArgs,
}

/// Runs the command.
pub fn run(args: Args) -> anyhow::Result<bool> {
    if args.table.seats.contains(&Who::Person) {
        return Err(BadInput("--seats: nobody sits at the keyboard here; use random".to_owned()).into());
    }
    match args.table.game {
        GameName::SmileAndGun => {
            let setups = args.table.smile_setups(Who::RANDOM)?;
            record_all::<smile_and_gun::Table>(&setups, &args)
        }
        GameName::Gangster => record_all::<gangster::Table>(&[args.table.gangster_setup(Who::RANDOM)?], &args),
    }
}

fn record_all<G: Seated>(setups: &[G::Setup], args: &Args) -> anyhow::Result<bool> {
    let tables = setups.iter().map(G::new).collect::<Result<Vec<_>, _>>()?;
    let mut output: Output = args.output.open()?;
    let bar = progress::bar(tables.len() as u64 * args.games, "games");
    for (n, table) in tables.iter().enumerate() {
        for game in 0..args.games {
            let mut record = bot_record(table, args.seed, n as u64 * args.games + game)?;
            record.annotate(args.legal, args.state)?;
            output.line(&record.write()?)?;
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    Ok(true)
}

/// A game between bots: its dice are fair dice whose seed follows from `seed` and the game's number.
fn bot_record<G: Seated>(table: &G, seed: u64, number: u64) -> anyhow::Result<Record<G>> {
    let seats = table.seats();
    let mut bots = table.bots()?;
    let choose = |seat: G::Seat, state: &G::State, random: &mut Seeded| {
        let place = seats.iter().position(|other| *other == seat);
        match place.and_then(|place| bots[place].as_mut()) {
            Some(bot) => bot.choose(table, state, random),
            None => random_choice(table.legal(state), random),
        }
    };
    Ok(record(table, seed, number, choose))
}

/// A game by chance.
pub fn random_record<G: Game>(table: &G, seed: u64, number: u64) -> Record<G> {
    record(table, seed, number, |_, state, random| random_choice(table.legal(state), random))
}

fn record<G: Game>(
    table: &G,
    seed: u64,
    number: u64,
    mut choose: impl FnMut(G::Seat, &G::State, &mut Seeded) -> u8,
) -> Record<G> {
    let players = table.seats().iter().map(|seat| format!("{seat}-{seed}-{number}")).collect();
    let fair = Fair::new(Seed::derived(seed, number), format!("record-{seed}-{number}"), players);
    let mut choices = Seeded::new(seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    // The first number after a plain seed is too regular to choose by.
    choices.below(2);
    let mut play = Play::new(table, &mut ());
    let mut begun = Begun::default();
    loop {
        match play.node() {
            Node::Over => break,
            Node::Chance(_) => play.roll(&fair, &mut ()),
            Node::Decide { seat, .. } => {
                let choice = choose(seat, play.state(), &mut choices);
                play.choose(choice, &mut begun, &mut ());
            }
        }
    }
    Record::of(&play, Some(fair), env!("CARGO_PKG_VERSION"))
}
