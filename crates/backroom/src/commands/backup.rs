//! `backroom backup`: a copy of everything, while the server runs.

use crate::BadInput;
use std::path::PathBuf;

/// Write a consistent copy of the SQLite database, also while the server runs
#[derive(clap::Args)]
#[command(after_help = "PostgreSQL has its own pg_dump. docs/hosting.md tells more.")]
pub struct Args {
    /// The database [default: backroom.db in your data folder]
    #[arg(long, value_name = "FILE", env = "BACKROOM_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// Where the copy goes; it must not exist yet
    #[arg(long, value_name = "FILE")]
    to: PathBuf,
}

/// Runs the command.
pub fn run(args: Args) -> anyhow::Result<bool> {
    let database = args.database.map_or_else(super::serve::default_database, Ok)?;
    if !database.contains("://") && !std::path::Path::new(&database).exists() {
        return Err(BadInput(format!("--database: {database}: there is no such file")).into());
    }
    if args.to.exists() {
        return Err(BadInput(format!("--to: {} exists", args.to.display())).into());
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let copied = runtime.block_on(server::store::back_up(&database, &args.to));
    copied.map_err(|error| BadInput(error.to_string()))?;
    anstream::println!("Copied to {}", args.to.display());
    Ok(true)
}
