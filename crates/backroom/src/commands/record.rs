//! `backroom record`: random games on paper.

use crate::{
    BadInput,
    external::{LimitArgs, Limits},
    games::Seated,
    output::{Output, OutputArgs},
    progress,
    table_args::{TableArgs, Who},
};
use ::games::Name;
use tabletop::{Ended, Fair, Game, Node, Play, Record, Seeded, Source, fair::Seed, random_choice};
use words::{Lang, Words};

/// Let bots play games and write their records as JSON Lines
#[derive(clap::Args)]
#[command(after_help = "Examples:
  backroom record --game smile-and-gun --edition german --shadow badge --infusion last-chance --seed 7 --games 100
  backroom record --shadow all --infusion all --games 2 --legal --state --out all.jsonl
  backroom record --solo capo --scenario 4 --games 10
  backroom record --game gangster --players 3 --games 10 --out gangster.jsonl
  backroom record --seats uct:500,random --games 10
  backroom record --seats 'exec:python3 examples/bot.py,random' --games 10")]
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
    limits: LimitArgs,
    #[command(flatten)]
    output: OutputArgs,
}

/// Runs the command.
pub fn run(args: Args) -> anyhow::Result<bool> {
    if args.table.seats.contains(&Who::Person) {
        return Err(BadInput("--seats: nobody sits at the keyboard here; use random".to_owned()).into());
    }
    match args.table.game {
        Name::SmileAndGun => {
            let setups = args.table.smile_setups(&Who::RANDOM)?;
            record_all::<smile_and_gun::Table>(&setups, &args)
        }
        Name::Gangster => record_all::<gangster::Table>(&[args.table.gangster_setup(&Who::RANDOM)?], &args),
    }
}

fn record_all<G: Seated>(setups: &[G::Setup], args: &Args) -> anyhow::Result<bool> {
    let tables = setups.iter().map(G::new).collect::<Result<Vec<_>, _>>()?;
    let mut output: Output = args.output.open()?;
    let bar = progress::bar(tables.len() as u64 * args.games, "games");
    for (n, table) in tables.iter().enumerate() {
        for game in 0..args.games {
            let number = n as u64 * args.games + game;
            let (mut record, complaint) = bot_record(table, args.seed, number, args.limits.into())?;
            record.annotate(args.legal, args.state)?;
            output.line(&record.write()?)?;
            bar.inc(1);
            if let Some(complaint) = complaint {
                bar.suspend(|| anstream::eprintln!("game {}: {complaint}", number + 1));
            }
        }
    }
    bar.finish_and_clear();
    Ok(true)
}

/// A game between bots: its dice are fair dice whose seed follows from `seed` and the game's number. A program that
/// fails gives up the game, and the complaint says why.
fn bot_record<G: Seated>(
    table: &G,
    seed: u64,
    number: u64,
    limits: Limits,
) -> anyhow::Result<(Record<G>, Option<String>)> {
    let mut players = table.players(limits)?;
    let mut complaint = None;
    let (play, fair, ended) = play_out(table, seed, number, |seat, play, random| {
        let choice = players.choose(seat, play, random).map_err(|failure| {
            let why = failure.tell(&Words::new(Lang::En));
            complaint = Some(format!("{} ({seat}) gives up: {why}", failure.program));
            failure.ended()
        })?;
        Ok(choice.unwrap_or_else(|| random_choice(table.legal(play.state()), random)))
    });
    players.dismiss(&play, ended.as_ref());
    let record = Record { ended, ..Record::of(&play, Some(fair), env!("CARGO_PKG_VERSION")) };
    Ok((record, complaint))
}

/// A game by chance.
#[cfg(feature = "laboratory")]
pub fn random_record<G: Game>(table: &G, seed: u64, number: u64) -> Record<G> {
    let choose = |_, play: &Play<'_, G>, random: &mut Seeded| Ok(random_choice(table.legal(play.state()), random));
    let (play, fair, _) = play_out(table, seed, number, choose);
    Record::of(&play, Some(fair), env!("CARGO_PKG_VERSION"))
}

/// Plays until the game is over or somebody ends it.
fn play_out<'t, G: Game>(
    table: &'t G,
    seed: u64,
    number: u64,
    mut choose: impl FnMut(G::Seat, &Play<'t, G>, &mut Seeded) -> Result<u8, Ended<G::Seat>>,
) -> (Play<'t, G>, Fair, Option<Ended<G::Seat>>) {
    let players = table.seats().iter().map(|seat| format!("{seat}-{seed}-{number}")).collect();
    let fair = Fair::new(Seed::derived(seed, number), format!("record-{seed}-{number}"), players);
    let mut choices = Seeded::new(seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    // The first number after a plain seed is too regular to choose by.
    choices.below(2);
    let mut play = Play::new(table, &mut ());
    loop {
        match play.node() {
            Node::Over => return (play, fair, None),
            Node::Chance(_) => play.roll(&fair, &mut ()),
            Node::Decide { seat, .. } => match choose(seat, &play, &mut choices) {
                Ok(choice) => play.choose(choice, &mut ()),
                Err(ended) => return (play, fair, Some(ended)),
            },
        }
    }
}
