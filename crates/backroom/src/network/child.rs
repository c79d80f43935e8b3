//! A server in a process of its own, so that it can be measured and killed.

use anyhow::{Context, bail};
use std::{net::SocketAddr, process::Stdio};
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::Command,
};

/// A server in a process of its own; it is gone when this is dropped.
pub struct Child {
    process: tokio::process::Child,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Child {
    /// Starts `backroom serve` without limits on a free port and waits until it listens.
    pub async fn start(database: &str) -> anyhow::Result<Self> {
        let mut process = Command::new(std::env::current_exe()?)
            .args(["serve", "--listen", "127.0.0.1:0", "--unlimited"])
            .env("BACKROOM_DATABASE", database)
            .env_remove("BACKROOM_CONFIG")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .context("the server can't be started")?;
        let mut lines = BufReader::new(process.stdout.take().context("the server has no output")?).lines();
        while let Some(line) = lines.next_line().await? {
            if let Some(url) = line.strip_prefix("Backroom is open: http://") {
                let address = url.parse().context("the server names no address")?;
                // Whatever else it prints shall not block it.
                tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
                return Ok(Self { process, address });
            }
        }
        bail!("the server ended before it listened")
    }

    /// Kills it as a power cut would, and waits until it is gone.
    pub async fn kill(mut self) -> anyhow::Result<()> {
        Ok(self.process.kill().await?)
    }

    /// The processor time it has used, in seconds.
    pub fn processor_time(&self) -> Option<f64> {
        processor_time(&self.process.id()?.to_string())
    }

    /// The memory it uses now, in bytes.
    pub fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()?)).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kilobytes: u64 = line.trim().trim_end_matches(" kB").parse().ok()?;
        Some(kilobytes * 1024)
    }
}

/// The processor time that a process has used, in seconds, where the system tells it as Linux does.
pub fn processor_time(process: &str) -> Option<f64> {
    /// Linux counts in hundredths of a second, whatever the kernel does inside.
    const TICKS: f64 = 100.0;
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name before it may hold blanks, but not the bracket that ends it.
    let mut fields = stat.rsplit_once(") ")?.1.split(' ').skip(11);
    let (user, system): (f64, f64) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
    Some((user + system) / TICKS)
}
