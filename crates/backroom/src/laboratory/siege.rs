//! `backroom siege`: attacks a server of its own while an honest player plays on.

mod attacker;
mod attacks;
mod field;
mod honest;
mod mailbox;
mod report;

use crate::{BadInput, progress};
use anyhow::Context;
use attacks::{ATTACKS, Attack, Outcome};
use field::{Field, Target};
use honest::Honest;
use report::{Attacks, Held};
use std::{path::PathBuf, time::Duration};

/// Attack a server of its own on this machine: an honest player's moves must stay fast, and no game may be lost
#[derive(clap::Args)]
#[command(
    after_help = "Attackers come from 127.0.0.2, the honest player from 127.0.0.3; all limits are at their defaults. Each attack has a
server of its own, with a database in a temporary folder. The honest player makes at least 100 moves while it lasts; of an
attack that is over sooner, some come after it.

Examples:
  backroom siege                                     all attacks, some three minutes
  backroom siege --seconds 20 --slowest 1000         those that take little time, on a busy machine
  backroom siege --attack undo,presence
  scripts/postgres backroom siege --postgres
  scripts/postgres backroom siege --nodes 3          three nodes of one house, and everybody at all of them"
)]
pub struct Args {
    /// Only these attacks
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    attack: Vec<String>,
    /// How long all of them together shall last, in seconds; those that would take half of it by themselves are left out
    #[arg(long, value_name = "N", default_value_t = 150)]
    seconds: u32,
    /// How long 99 of 100 honest moves may take, in milliseconds; more where other work runs beside it
    #[arg(long, value_name = "MS", default_value_t = 50)]
    slowest: u32,
    /// Use the PostgreSQL server that scripts/postgres has started
    #[arg(long)]
    postgres: bool,
    /// Attack so many nodes that share that PostgreSQL server
    #[arg(long, value_name = "N", conflicts_with = "postgres", value_parser = clap::value_parser!(u32).range(2..=16))]
    nodes: Option<u32>,
    /// Name the attacks, and do nothing
    #[arg(long)]
    list: bool,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
    /// Attack the server of this program, for example of an older version
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
}

/// Runs the command.
pub fn run(args: Args) -> anyhow::Result<bool> {
    let chosen = chosen(&args.attack)?;
    if args.list {
        for attack in chosen {
            anstream::println!("{:12} {}", attack.name(), attack.tries());
        }
        return Ok(true);
    }
    field::raise_file_limit();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(besiege(&args, &chosen))?;
    if args.json {
        anstream::println!("{}", serde_json::to_string(&report)?);
    } else {
        anstream::println!("{report}");
    }
    Ok(report.is_held())
}

fn chosen(names: &[String]) -> Result<Vec<&'static dyn Attack>, BadInput> {
    if names.is_empty() {
        return Ok(ATTACKS.to_vec());
    }
    let find = |name: &String| {
        let found = ATTACKS.iter().find(|attack| attack.name() == name).copied();
        found.ok_or_else(|| BadInput(format!("--attack: there is no \"{name}\"; --list names them")))
    };
    names.iter().map(find).collect()
}

async fn besiege(args: &Args, chosen: &[&'static dyn Attack]) -> anyhow::Result<Attacks> {
    let all = Duration::from_secs(u64::from(args.seconds));
    let (fit, left_out): (Vec<&dyn Attack>, Vec<&dyn Attack>) =
        chosen.iter().copied().partition(|attack| attack.least() * 2 < all);
    let bar = progress::bar(fit.len() as u64, "siege");
    let mut report = Attacks::new(left_out.iter().map(|attack| attack.name()).collect());
    for attack in &fit {
        bar.set_message(attack.name());
        let share = (all / fit.len() as u32).max(attack.least());
        let held = hold(args, *attack, share).await.with_context(|| attack.name().to_owned())?;
        bar.suspend(|| held.announce(args.json));
        report.add(held);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(report)
}

/// One attack against a server of its own, with an honest player beside it.
async fn hold(args: &Args, attack: &dyn Attack, time: Duration) -> anyhow::Result<Held> {
    let slowest = Duration::from_millis(u64::from(args.slowest));
    let target = Target { postgres: args.postgres, nodes: args.nodes, program: args.program.as_deref(), slowest };
    let field = Field::open(&target, attack).await?;
    attack.prepare(&field).await.context("it could not be prepared")?;
    let honest = match attack.stops_server() {
        true => None,
        false => Some(Honest::arrive(&field).await.context("an honest player could not sit down")?),
    };
    let witness = honest.map(|(honest, games)| honest.play(games));
    let outcome = attack.attack(&field, time).await.unwrap_or_else(Outcome::failed);
    let figures = match witness {
        Some(witness) => Some(witness.stop().await),
        None => None,
    };
    let held = Held::new(attack, outcome, figures, slowest, field.memory_peak().await);
    field.close().await;
    Ok(held)
}
