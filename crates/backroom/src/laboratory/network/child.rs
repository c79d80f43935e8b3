//! A server in a process of its own, so that it can be measured and killed.

use anyhow::{Context, bail};
use rustix::process::{Pid, Signal, kill_process};
use std::{
    fs::{self, File},
    net::SocketAddr,
    path::PathBuf,
    process::Stdio,
    time::{Duration, Instant},
};
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

/// How a server is started.
#[derive(Clone, Debug)]
pub struct Start {
    /// The program; this one, unless another is named.
    pub program: PathBuf,
    /// Where it keeps everything.
    pub database: String,
    /// Where it listens.
    pub listen: SocketAddr,
    /// Further flags.
    pub flags: Vec<String>,
    /// On how many threads it serves; on all cores if nothing is said.
    pub threads: Option<usize>,
    /// The file that its log is added to; otherwise it goes where this program's goes.
    pub log: Option<PathBuf>,
}

impl Start {
    /// This program on a free port of this machine, with a database and its usual limits.
    pub fn new(database: &str) -> anyhow::Result<Self> {
        let (program, listen) = (std::env::current_exe()?, SocketAddr::from(([127, 0, 0, 1], 0)));
        Ok(Self { program, database: database.to_owned(), listen, flags: Vec::new(), threads: None, log: None })
    }

    /// Without limits, and with any bot.
    pub fn unlimited(mut self) -> Self {
        self.flags.extend(["--unlimited", "--any-bot"].map(str::to_owned));
        self
    }
}

impl Child {
    /// Starts `backroom serve` without limits on a free port and waits until it listens.
    pub async fn start(database: &str) -> anyhow::Result<Self> {
        Self::start_with(&Start::new(database)?.unlimited()).await
    }

    /// Starts `backroom serve` and waits until it listens. A file that grows too large is an error there and not its end.
    pub async fn start_with(start: &Start) -> anyhow::Result<Self> {
        let log = match &start.log {
            Some(file) => {
                File::options().create(true).append(true).open(file).context("the log can't be written")?.into()
            }
            None => Stdio::inherit(),
        };
        let mut process = Command::new("sh")
            .args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""])
            .arg(&start.program)
            .args(["serve", "--listen", &start.listen.to_string()])
            .args(&start.flags)
            .env("BACKROOM_DATABASE", &start.database)
            .env_remove("BACKROOM_CONFIG")
            .envs(start.threads.map(|threads| ("TOKIO_WORKER_THREADS", threads.to_string())))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .kill_on_drop(true)
            .spawn()
            .context("the server can't be started")?;
        let mut lines = BufReader::new(process.stdout.take().context("the server has no output")?).lines();
        while let Some(line) = lines.next_line().await? {
            if let Some(url) = line.strip_prefix("Backroom is open: http") {
                // Behind a proxy it names the proxy, but then it listens where it was told to.
                let address = url.trim_start_matches("s://").trim_start_matches("://").parse().unwrap_or(start.listen);
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

    /// Asks it to end, and waits until it is gone. Says how long that took.
    pub async fn terminate(mut self) -> anyhow::Result<Duration> {
        let asked = Instant::now();
        self.signal(Signal::TERM)?;
        self.process.wait().await?;
        Ok(asked.elapsed())
    }

    /// Whether it is there; it may have ended by itself.
    pub fn is_there(&mut self) -> bool {
        matches!(self.process.try_wait(), Ok(None))
    }

    /// Sends it a signal.
    pub fn signal(&self, signal: Signal) -> anyhow::Result<()> {
        Ok(kill_process(self.pid()?, signal)?)
    }

    /// The number of its process.
    pub fn pid(&self) -> anyhow::Result<Pid> {
        let number = self.process.id().and_then(|id| Pid::from_raw(i32::try_from(id).ok()?));
        number.context("the server is gone")
    }

    /// The processor time it has used, in seconds.
    pub fn processor_time(&self) -> Option<f64> {
        processor_time(&self.process.id()?.to_string())
    }

    /// The memory it uses now, in bytes.
    pub fn memory(&self) -> Option<u64> {
        self.status("VmRSS:")
    }

    /// The most memory it has ever used, in bytes.
    pub fn memory_peak(&self) -> Option<u64> {
        self.status("VmHWM:")
    }

    fn status(&self, name: &str) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id()?)).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        let kilobytes: u64 = line.trim().trim_end_matches(" kB").parse().ok()?;
        Some(kilobytes * 1024)
    }
}

/// The processor time that a process has used, in seconds, where the system tells it as Linux does.
pub fn processor_time(process: &str) -> Option<f64> {
    Some(times(process)?.0)
}

/// The same together with what all processes used that it has started.
pub fn processor_time_with_children(process: u32, children: &[i32]) -> Option<f64> {
    let (own, gone) = times(&process.to_string())?;
    // One that has just ended is counted with those that are gone from the next time on.
    Some(own + gone + children.iter().filter_map(|child| processor_time(&child.to_string())).sum::<f64>())
}

/// The processor time of a process, and of those that it had started and that are gone.
fn times(process: &str) -> Option<(f64, f64)> {
    /// Linux counts in hundredths of a second, whatever the kernel does inside.
    const TICKS: f64 = 100.0;
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name before it may hold blanks, but not the bracket that ends it.
    let fields = stat.rsplit_once(") ")?.1.split(' ').skip(11).take(4);
    let times: Vec<f64> = fields.map_while(|field| field.parse().ok()).collect();
    let [user, system, gone_user, gone_system] = times[..] else { return None };
    Some(((user + system) / TICKS, (gone_user + gone_system) / TICKS))
}
