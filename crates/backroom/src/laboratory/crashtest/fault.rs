//! What can go wrong beside a power cut.

use super::{database::Database, player::Tables};
use crate::{BadInput, laboratory::network::Child};
use anyhow::bail;
use clap::ValueEnum;
use rustix::process::{Resource, Rlimit, Signal, prlimit};
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// What goes wrong while everybody plays, before the server is killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Disaster {
    /// The server is asked to end instead of being killed.
    Stop,
    /// The disk is full for a while.
    Full,
    /// Writing fails for a while.
    Write,
    /// The database's file is deleted; it is found again afterwards.
    Deleted,
    /// The database stands still for a while.
    Frozen,
    /// The database is killed and started again.
    Killed,
}

/// How long trouble lasts.
const TROUBLE: Duration = Duration::from_millis(400);
/// How long a database stands still.
const STILL: Duration = Duration::from_secs(3);
/// Until when the server has to notice that its file is gone.
const NOTICED: Duration = Duration::from_secs(5);

impl Disaster {
    /// All that can be done to this database here.
    pub fn possible(database: &Database) -> Vec<Self> {
        let postgres = matches!(database, Database::Postgres { .. });
        let can = |fault: &Self| match fault {
            Self::Stop => true,
            Self::Full => !postgres && database.disk().is_some(),
            Self::Write | Self::Deleted => !postgres && cfg!(target_os = "linux"),
            Self::Frozen | Self::Killed => postgres,
        };
        Self::value_variants().iter().copied().filter(can).collect()
    }

    /// Those that somebody names: `all`, `none`, or some of them.
    pub fn read(names: &[String], database: &Database) -> Result<Vec<Self>, BadInput> {
        let possible = Self::possible(database);
        match names {
            [all] if all == "all" => return Ok(possible),
            [none] if none == "none" => return Ok(Vec::new()),
            _ => {}
        }
        let read = |name: &String| {
            let fault = Self::from_str(name, false).map_err(|_| {
                let known: Vec<_> = Self::value_variants().iter().map(|fault| fault.name()).collect();
                BadInput(format!("--faults: expected all, none or some of {}, found \"{name}\"", known.join(", ")))
            })?;
            let cannot = || BadInput(format!("--faults: {name} can't be done here to this database"));
            possible.contains(&fault).then_some(fault).ok_or_else(cannot)
        };
        names.iter().map(read).collect()
    }

    /// Its name.
    pub fn name(self) -> String {
        self.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }

    /// Lets it happen while everybody plays; afterwards all is as before.
    pub async fn strike(self, server: &Child, database: &Database, tables: &Tables) -> anyhow::Result<()> {
        match self {
            Self::Stop | Self::Killed => {}
            Self::Full => {
                let filled = database.fill()?;
                sleep(TROUBLE).await;
                drop(filled);
                sleep(TROUBLE).await;
            }
            Self::Write => {
                let before = prlimit(Some(server.pid()?), Resource::Fsize, Rlimit { current: Some(1), maximum: None })?;
                sleep(TROUBLE).await;
                prlimit(Some(server.pid()?), Resource::Fsize, before)?;
                sleep(TROUBLE).await;
            }
            Self::Deleted => {
                let deleted = database.delete()?;
                let checked = is_refused(server, tables).await;
                deleted.restore()?;
                checked?;
            }
            Self::Frozen => {
                database.signal(Signal::STOP)?;
                sleep(STILL).await;
                database.signal(Signal::CONT)?;
                sleep(TROUBLE).await;
            }
        }
        Ok(())
    }
}

/// A server whose file is gone says so, and acknowledges nothing from then on.
async fn is_refused(server: &Child, tables: &Tables) -> anyhow::Result<()> {
    let (deleted, health) = (Instant::now(), format!("http://{}/healthz", server.address));
    while reqwest::get(&health).await.is_ok_and(|answer| answer.status().is_success()) {
        if deleted.elapsed() > NOTICED {
            bail!("the database's file was deleted, and /healthz doesn't say so");
        }
        sleep(Duration::from_millis(50)).await;
    }
    // What was under way is answered.
    sleep(TROUBLE).await;
    let before = tables.acknowledged();
    sleep(TROUBLE).await;
    let since = tables.acknowledged() - before;
    if since > 0 {
        bail!("{since} moves were acknowledged though the database's file is gone");
    }
    Ok(())
}
