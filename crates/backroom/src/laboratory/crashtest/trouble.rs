//! What can go wrong where several nodes share a house.

use super::{database::Database, player::Tables};
use crate::{
    BadInput,
    laboratory::network::{Cluster, State},
};
use clap::ValueEnum;
use rustix::process::Signal;
use std::time::{Duration, Instant};
use tabletop::{Seeded, Source};
use tokio::time::sleep;

/// What goes wrong while everybody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Trouble {
    /// A node is killed.
    Node,
    /// Two nodes are killed at once.
    Two,
    /// A node is asked to leave.
    Leave,
    /// A node stands still for longer than its tables are its own, and goes on as if nothing had happened.
    Pause,
    /// PostgreSQL is killed and started again.
    Database,
    /// NATS is killed and started again.
    Nats,
    /// A node is cut off from PostgreSQL.
    CutDatabase,
    /// A node is cut off from NATS.
    CutNats,
}

/// What makes it good again.
#[derive(Clone, Copy, Debug)]
pub enum Repair {
    /// A node is started.
    Start(usize),
    /// A node goes on.
    Continue(usize),
    /// A node's link to PostgreSQL is mended.
    MendDatabase(usize),
    /// A node's link to NATS is mended.
    MendNats(usize),
}

/// A lease lasts three seconds, and it takes a moment until somebody notices.
const LONGER_THAN_A_LEASE: Duration = Duration::from_millis(4_500);

impl Trouble {
    /// Those that somebody names: `all`, some of them, or `none` for nothing but killed nodes.
    pub fn read(names: &[String]) -> Result<Vec<Self>, BadInput> {
        match names {
            [all] if all == "all" => return Ok(Self::value_variants().to_vec()),
            [none] if none == "none" => return Ok(vec![Self::Node]),
            _ => {}
        }
        let read = |name: &String| {
            Self::from_str(name, false).map_err(|_| {
                let known: Vec<_> = Self::value_variants().iter().map(|trouble| trouble.name()).collect();
                let known = known.join(", ");
                BadInput(format!("--faults: with --nodes expected all, none or some of {known}, found \"{name}\""))
            })
        };
        names.iter().map(read).collect()
    }

    /// Its name.
    pub fn name(self) -> String {
        self.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }

    /// Lets it happen. Says since when every table has to go on, and what is to be repaired.
    pub async fn strike(
        self,
        cluster: &mut Cluster,
        database: &Database,
        tables: &Tables,
        random: &mut Seeded,
    ) -> anyhow::Result<(Instant, Vec<Repair>)> {
        let one = random.below(cluster.nodes.len() as u32) as usize;
        let cut = if random.below(2) == 0 { State::Silent } else { State::Severed };
        let gone = Duration::from_millis(u64::from(200 + random.below(2_800)));
        let repairs = match self {
            Self::Node => {
                cluster.nodes[one].kill().await?;
                vec![Repair::Start(one)]
            }
            Self::Two => {
                let two = (one + 1) % cluster.nodes.len();
                for node in [one, two] {
                    cluster.nodes[node].signal(Signal::KILL)?;
                }
                for node in [one, two] {
                    cluster.nodes[node].kill().await?;
                }
                vec![Repair::Start(one), Repair::Start(two)]
            }
            Self::Leave => {
                cluster.nodes[one].terminate().await?;
                vec![Repair::Start(one)]
            }
            Self::Pause => {
                cluster.nodes[one].signal(Signal::STOP)?;
                vec![Repair::Continue(one)]
            }
            Self::Database => {
                database.kill().await?;
                sleep(gone).await;
                database.start().await?;
                return Ok((tables.excuse(), Vec::new()));
            }
            Self::Nats => {
                let killed = Instant::now();
                cluster.nats.kill().await?;
                sleep(gone).await;
                cluster.nats.start_again().await?;
                return Ok((killed, Vec::new()));
            }
            Self::CutDatabase => {
                cluster.nodes[one].link_database(cut);
                vec![Repair::MendDatabase(one)]
            }
            Self::CutNats => {
                cluster.nodes[one].link_nats(cut);
                vec![Repair::MendNats(one)]
            }
        };
        // What was acknowledged until now says nothing about how it goes on.
        let now = Instant::now();
        if self == Self::Pause {
            sleep(LONGER_THAN_A_LEASE).await;
        } else if random.below(2) == 0 {
            // Half of the time all is well again before anybody has come to terms with it.
            sleep(gone).await;
            for repair in &repairs {
                repair.carry_out(cluster).await?;
            }
            return Ok((now, Vec::new()));
        }
        Ok((now, repairs))
    }
}

impl Repair {
    /// Makes it good again.
    pub async fn carry_out(self, cluster: &mut Cluster) -> anyhow::Result<()> {
        match self {
            Self::Start(node) => cluster.nodes[node].start().await?,
            Self::Continue(node) => cluster.nodes[node].signal(Signal::CONT)?,
            Self::MendDatabase(node) => cluster.nodes[node].link_database(State::Whole),
            Self::MendNats(node) => cluster.nodes[node].link_nats(State::Whole),
        }
        Ok(())
    }
}
