//! The command: play, record, replay and verify the games at the table.

mod bad_input;
mod board;
mod commands;
mod data_folder;
mod external;
mod games;
#[cfg(feature = "laboratory")]
mod laboratory;
mod output;
mod players;
mod progress;
mod table_args;

use bad_input::BadInput;
use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Many small pieces of memory on several threads are what it is good at.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The digital table for With a Smile & a Gun and Gangster: The Bosses of Chicago
#[derive(Parser)]
#[command(
    version,
    propagate_version = true,
    after_help = "Examples:
  backroom serve                                 play in the browser, alone or with others
  backroom play                                  a first game in the terminal
  backroom play --solo --lang de                 alone against the gang, in German
  backroom record --games 100 --out games.jsonl  a hundred random games on paper
  backroom verify games.jsonl                    replay them and prove the dice

Exit status: 0 fine, 1 checked and failed, 2 bad input."
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Play(commands::play::Args),
    Record(commands::record::Args),
    Replay(commands::replay::Args),
    Verify(commands::verify::Args),
    Hint(commands::hint::Args),
    Analyse(commands::analyse::Args),
    Rules(commands::rules::Args),
    Serve(commands::serve::Args),
    Think(commands::think::Args),
    Admin(commands::admin::Args),
    Backup(commands::backup::Args),
    Site(commands::site::Args),
    Doctor(commands::doctor::Args),
    Completions(commands::completions::Args),
    Man(commands::man::Args),
    #[cfg(feature = "laboratory")]
    #[command(flatten)]
    Laboratory(laboratory::Command),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Play(args) => commands::play::run(args),
        Command::Record(args) => commands::record::run(args),
        Command::Replay(args) => commands::replay::run(args),
        Command::Verify(args) => commands::verify::run(args),
        Command::Hint(args) => commands::hint::run(args),
        Command::Analyse(args) => commands::analyse::run(args),
        Command::Rules(args) => commands::rules::run(args),
        Command::Serve(args) => commands::serve::run(args),
        Command::Think(args) => commands::think::run(args),
        Command::Admin(args) => commands::admin::run(args),
        Command::Backup(args) => commands::backup::run(args),
        Command::Site(args) => commands::site::run(&args),
        Command::Doctor(args) => commands::doctor::run(args),
        Command::Completions(args) => commands::completions::run(&args),
        Command::Man(args) => commands::man::run(&args),
        #[cfg(feature = "laboratory")]
        Command::Laboratory(command) => command.run(),
    };
    match done {
        Ok(passed) => ExitCode::from(u8::from(!passed)),
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            anstream::eprintln!("backroom: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Whoever reads our output may stop at any time, as `head` does.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<std::io::Error>())
        .any(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}
