//! The database that the server uses while it is killed.

use crate::BadInput;
use anyhow::bail;
use tokio::process::Command;

/// A database; PostgreSQL can be killed too.
pub enum Database {
    /// A file in a temporary folder.
    Sqlite {
        /// The file.
        address: String,
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
        Ok(Self::Sqlite { address: folder.path().join("crash.db").display().to_string(), _folder: folder })
    }

    /// The server that `scripts/postgres` has started.
    pub fn postgres() -> Result<Self, BadInput> {
        let from = |name: &str| {
            std::env::var(name).map_err(|_| BadInput(format!("--postgres: {name} is not set; use scripts/postgres")))
        };
        Ok(Self::Postgres { address: from("BACKROOM_POSTGRES")?, control: from("BACKROOM_POSTGRES_CTL")? })
    }

    /// Its address.
    pub fn address(&self) -> &str {
        match self {
            Self::Sqlite { address, .. } | Self::Postgres { address, .. } => address,
        }
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
}
