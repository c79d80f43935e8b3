//! `backroom verify`: replay records, prove result and dice.

use crate::{
    games::{of_record, read_lines},
    progress,
};
use std::path::PathBuf;
use tabletop::{Game, Record, RecordError, Verified};

/// Replay records by the rules and prove their results and their dice
#[derive(clap::Args)]
#[command(after_help = "Exit status: 0 every record holds, 1 one doesn't, 2 a file can't be read as records.

Examples:
  backroom verify games.jsonl
  backroom record --games 10 | backroom verify -")]
pub struct Args {
    /// Files of records, one game a line; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Say only what is wrong
    #[arg(long, short)]
    quiet: bool,
}

/// Runs the command.
pub fn run(args: Args) -> anyhow::Result<bool> {
    let mut passed = true;
    for path in &args.files {
        let lines = read_lines(path)?;
        let bar = progress::bar(lines.len() as u64, "records");
        let (mut fair, mut finished, mut failed) = (0, 0, 0);
        for (number, line) in &lines {
            match verify_line(line) {
                Ok(verified) => {
                    fair += usize::from(verified.fair);
                    finished += usize::from(verified.finished);
                }
                Err(error) => {
                    let message = format!("{}:{number}: {error}", path.display());
                    if !error.is_failed_check() {
                        anyhow::bail!(message);
                    }
                    bar.suspend(|| anstream::eprintln!("{message}"));
                    failed += 1;
                }
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        passed &= failed == 0;
        if !args.quiet {
            let held = lines.len() - failed;
            anstream::println!(
                "{}: {held} of {} records hold, {finished} finished, dice proved in {fair}",
                path.display(),
                lines.len()
            );
        }
    }
    Ok(passed)
}

fn verify_line(line: &str) -> Result<Verified, RecordError> {
    ::games::visit!(of_record(line)?, G => verify_record::<G>(line))
}

/// Reads a record and proves it.
pub fn verify_record<G: Game>(line: &str) -> Result<Verified, RecordError> {
    Record::<G>::read(line)?.verify()
}
