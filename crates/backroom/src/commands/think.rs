//! `backroom think`: bots that think in a process of their own, for all nodes of a house.

use super::serve::{log_filter, stop_signal};
use crate::BadInput;
use server::nodes::{Address, think};

/// Let bots think here for nodes elsewhere: they ask over NATS, and think themselves where nobody answers
#[derive(clap::Args)]
#[command(
    after_help = "It needs no database and keeps nothing: any number may run, and end, at any time. Several houses can share them. Hints and
reviews are thought about by the nodes themselves.

Examples:
  backroom think --nats nats://nats.example:4222
  backroom think --nats nats://nats.example:4222 --threads 8"
)]
pub struct Args {
    /// NATS's address; several with commas between them
    #[arg(long, value_name = "URL,…", env = "BACKROOM_NATS", hide_env_values = true)]
    nats: String,
    /// How many bots think at the same time [default: one for each processor core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// Runs the command, until it is stopped.
pub fn run(args: Args) -> anyhow::Result<bool> {
    let address = Address::read(&args.nats).map_err(BadInput)?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or(cores, usize::from);
    tracing_subscriber::fmt().with_env_filter(log_filter()).with_writer(std::io::stderr).init();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    anstream::println!("Bots think here, {threads} at a time. Ctrl+C ends it.");
    runtime.block_on(async {
        let stop = stop_signal()?;
        tokio::select! {
            done = think(&address, threads) => done.map(|()| true).map_err(anyhow::Error::msg),
            () = stop => Ok(true),
        }
    })
}
