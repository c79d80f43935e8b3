//! A nats-server of its own, which can be killed and started again where it was.

use super::processor_time;
use crate::BadInput;
use anyhow::bail;
use std::{net::SocketAddr, process::Stdio, time::Duration};
use tokio::{
    net::TcpStream,
    process::{Child, Command},
    time::{Instant, sleep},
};

/// How long it may take to listen.
const PATIENCE: Duration = Duration::from_secs(10);

/// A nats-server on a port of this machine; it is gone when this is dropped.
pub struct Nats {
    /// Where it listens.
    pub address: SocketAddr,
    process: Child,
}

impl Nats {
    /// Starts one on a free port.
    pub async fn start() -> anyhow::Result<Self> {
        let address = std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let process = spawn(address).await?;
        Ok(Self { address, process })
    }

    /// Kills it as a power cut would.
    pub async fn kill(&mut self) -> anyhow::Result<()> {
        Ok(self.process.kill().await?)
    }

    /// Starts it again where it was.
    pub async fn start_again(&mut self) -> anyhow::Result<()> {
        self.process = spawn(self.address).await?;
        Ok(())
    }

    /// The processor time it has used, in seconds.
    pub fn processor_time(&self) -> Option<f64> {
        processor_time(&self.process.id()?.to_string())
    }
}

async fn spawn(address: SocketAddr) -> anyhow::Result<Child> {
    let mut command = Command::new("nats-server");
    command.args(["--addr", &address.ip().to_string(), "--port", &address.port().to_string()]);
    // As scripts/cluster and packaging/ start it: threads that wake each other for what one does would cost more.
    command.env("GOMAXPROCS", "1");
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).kill_on_drop(true);
    let mut process = command.spawn().map_err(|error| {
        BadInput(format!("--nodes: nats-server can't be started: {error}; Debian's package nats-server has it"))
    })?;
    let begun = Instant::now();
    while TcpStream::connect(address).await.is_err() {
        if let Some(status) = process.try_wait()? {
            bail!("nats-server ended before it listened: {status}");
        }
        if begun.elapsed() > PATIENCE {
            bail!("nats-server doesn't listen after {} seconds", PATIENCE.as_secs());
        }
        sleep(Duration::from_millis(20)).await;
    }
    Ok(process)
}
