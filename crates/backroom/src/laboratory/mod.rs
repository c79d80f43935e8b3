//! What measures, attacks, proves and trains; one file per subcommand. Whoever only plays builds without it.

mod arena;
mod bench;
mod calibrate;
mod calibrate_tokens;
mod crashtest;
mod gauntlet;
mod load;
mod network;
mod selftest;
mod setups;
mod siege;
mod simulate;
mod tune;

use clap::Subcommand;

#[derive(Subcommand)]
pub enum Command {
    Bench(bench::Args),
    Selftest(selftest::Args),
    Arena(arena::Args),
    Gauntlet(gauntlet::Args),
    Tune(tune::Args),
    Calibrate(calibrate::Args),
    CalibrateTokens(calibrate_tokens::Args),
    Load(load::Args),
    Crashtest(crashtest::Args),
    Siege(siege::Args),
    Simulate(simulate::Args),
}

impl Command {
    /// Says whether its check passed; bad input is an error.
    pub fn run(self) -> anyhow::Result<bool> {
        match self {
            Self::Bench(args) => bench::run(args),
            Self::Selftest(args) => selftest::run(args),
            Self::Arena(args) => arena::run(args),
            Self::Gauntlet(args) => gauntlet::run(args),
            Self::Tune(args) => tune::run(args),
            Self::Calibrate(args) => calibrate::run(args),
            Self::CalibrateTokens(args) => calibrate_tokens::run(args),
            Self::Load(args) => load::run(args),
            Self::Crashtest(args) => crashtest::run(args),
            Self::Siege(args) => siege::run(args),
            Self::Simulate(args) => simulate::run(&args),
        }
    }
}
