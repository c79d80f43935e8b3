//! `backroom man`: the manual, made from the same words as the help.

use anyhow::Context;
use clap::CommandFactory;
use std::{fs, path::PathBuf};

/// Write the manual as man pages, one for each command
#[derive(clap::Args)]
#[command(after_help = "Examples:
  backroom man --out man && man -l man/backroom-serve.1

The Debian package brings them.")]
pub struct Args {
    /// The folder; it is made if it isn't there
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
}

/// Runs the command.
pub fn run(args: &Args) -> anyhow::Result<bool> {
    fs::create_dir_all(&args.out)
        .and_then(|()| clap_mangen::generate_to(crate::Cli::command(), &args.out))
        .with_context(|| format!("--out: {}", args.out.display()))?;
    Ok(true)
}
