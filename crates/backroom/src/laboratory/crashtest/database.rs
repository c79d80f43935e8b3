//! The database that the server uses while it is killed.

use super::disk::{Filled, SmallDisk};
use crate::{BadInput, laboratory::network::processor_time_with_children};
use anyhow::{Context, bail};
use rustix::process::{Pid, Signal, kill_process};
use std::{fs, path::PathBuf};
use tokio::process::Command;

/// A database; PostgreSQL can be killed too.
pub enum Database {
    /// A file in a temporary folder.
    Sqlite {
        /// The file.
        address: String,
        /// A disk of its own, where one could be had; it goes before the folder.
        disk: Option<SmallDisk>,
        /// Gone at the end.
        _folder: tempfile::TempDir,
    },
    /// The server that `scripts/postgres` has started.
    Postgres {
        /// Its address.
        address: String,
        /// What starts and kills it.
        control: String,
    },
}

impl Database {
    /// A fresh file.
    pub fn sqlite() -> anyhow::Result<Self> {
        let folder = tempfile::tempdir()?;
        Ok(Self::Sqlite { address: folder.path().join("crash.db").display().to_string(), disk: None, _folder: folder })
    }

    /// A fresh file on a small disk of its own, where one can be had.
    pub fn sqlite_on_small_disk() -> anyhow::Result<Self> {
        let (folder, disk) = (tempfile::tempdir()?, SmallDisk::mount());
        let place = disk.as_ref().map_or(folder.path(), SmallDisk::path);
        Ok(Self::Sqlite { address: place.join("crash.db").display().to_string(), disk, _folder: folder })
    }

    /// The server that `scripts/postgres` has started.
    pub fn postgres() -> Result<Self, BadInput> {
        Self::postgres_for("--postgres")
    }

    /// The same, wanted by this flag.
    pub fn postgres_for(flag: &str) -> Result<Self, BadInput> {
        let from = |name: &str| {
            std::env::var(name).map_err(|_| BadInput(format!("{flag}: {name} is not set; use scripts/postgres")))
        };
        Ok(Self::Postgres { address: from("BACKROOM_POSTGRES")?, control: from("BACKROOM_POSTGRES_CTL")? })
    }

    /// Its address.
    pub fn address(&self) -> &str {
        match self {
            Self::Sqlite { address, .. } | Self::Postgres { address, .. } => address,
        }
    }

    /// Makes another database in the same PostgreSQL, and gives its address.
    pub async fn fresh(&self, name: &str) -> anyhow::Result<String> {
        let mut url = reqwest::Url::parse(self.address()).context("the database's address can't be read")?;
        url.set_path("postgres");
        let made = Command::new("createdb").arg(format!("--maintenance-db={url}")).arg(name).status().await;
        if !made.context("createdb can't be started")?.success() {
            bail!("createdb {name} failed");
        }
        url.set_path(name);
        Ok(url.into())
    }

    /// The processor time that all of PostgreSQL's processes have used, in seconds.
    pub fn processor_time(&self) -> Option<f64> {
        let first = first_process().ok()?;
        processor_time_with_children(first.try_into().ok()?, &children(first).ok()?)
    }

    /// Kills the database as a power cut would.
    pub async fn kill(&self) -> anyhow::Result<()> {
        self.control("--kill").await
    }

    /// Starts it again.
    pub async fn start(&self) -> anyhow::Result<()> {
        self.control("--start").await
    }

    async fn control(&self, what: &str) -> anyhow::Result<()> {
        let Self::Postgres { control, .. } = self else { return Ok(()) };
        if !Command::new(control).arg(what).status().await?.success() {
            bail!("scripts/postgres {what} failed");
        }
        Ok(())
    }

    /// The small disk on which it is, if it is on one.
    pub fn disk(&self) -> Option<&SmallDisk> {
        match self {
            Self::Sqlite { disk, .. } => disk.as_ref(),
            Self::Postgres { .. } => None,
        }
    }

    /// Fills its disk.
    pub fn fill(&self) -> anyhow::Result<Filled> {
        self.disk().context("it is on no disk of its own")?.fill()
    }

    /// Deletes its files, which can be found again.
    pub fn delete(&self) -> anyhow::Result<Deleted> {
        let Self::Sqlite { address, .. } = self else { bail!("there is no file") };
        let mut files = Vec::new();
        for end in ["", "-wal", "-shm"] {
            let (file, kept) =
                (PathBuf::from(format!("{address}{end}")), PathBuf::from(format!("{address}{end}.kept")));
            if fs::hard_link(&file, &kept).is_ok() {
                fs::remove_file(&file)?;
                files.push((file, kept));
            }
        }
        Ok(Deleted { files })
    }

    /// Sends all of its processes a signal.
    pub fn signal(&self, signal: Signal) -> anyhow::Result<()> {
        let first = first_process()?;
        for process in std::iter::once(first).chain(children(first)?) {
            let process = Pid::from_raw(process).context("no process")?;
            // A child may be gone by now.
            kill_process(process, signal).ok();
        }
        Ok(())
    }
}

/// The process of `scripts/postgres` that has started all others.
fn first_process() -> anyhow::Result<i32> {
    let folder = std::env::var("BACKROOM_POSTGRES_DIR").context("BACKROOM_POSTGRES_DIR is not set")?;
    let file = fs::read_to_string(format!("{folder}/data/postmaster.pid"))?;
    Ok(file.lines().next().context("no process")?.trim().parse()?)
}

/// The processes that a process has started.
fn children(parent: i32) -> anyhow::Result<Vec<i32>> {
    let mut found = Vec::new();
    for entry in fs::read_dir("/proc")? {
        let Ok(number) = entry?.file_name().to_string_lossy().parse::<i32>() else { continue };
        let Ok(stat) = fs::read_to_string(format!("/proc/{number}/stat")) else { continue };
        let started_by = stat.rsplit_once(") ").and_then(|(_, rest)| rest.split(' ').nth(1)?.parse::<i32>().ok());
        if started_by == Some(parent) {
            found.push(number);
        }
    }
    Ok(found)
}

/// Files that were deleted, and where they can be found again.
pub struct Deleted {
    files: Vec<(PathBuf, PathBuf)>,
}

impl Deleted {
    /// Puts them back.
    pub fn restore(self) -> anyhow::Result<()> {
        for (file, kept) in self.files {
            fs::rename(kept, file)?;
        }
        Ok(())
    }
}
