//! `backroom serve`: the server.

mod limits;
pub mod sign;
#[cfg(feature = "otel")]
mod traces;

use crate::BadInput;
use limits::LimitFlags;
use serde::Deserialize;
use server::{Config, Limits, Server};
use sign::SignFlags;
use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
};
use tokio::runtime::Runtime;
use tracing_subscriber::{EnvFilter, Layer, layer::SubscriberExt, util::SubscriberInitExt};

/// Start the server: tables to play at over the network, and the page
#[derive(clap::Args)]
#[command(after_help = "Every flag can also be given in the environment or in a file (--config), as TOML:

  listen = \"127.0.0.1:1925\"
  database = \"postgres://backroom@localhost/backroom\"
  public_url = \"https://backroom.example\"
  house_name = \"The Blue Door\"

A flag wins over the environment, which wins over the file. docs/hosting.md tells more.")]
pub struct Args {
    /// Where to listen [default: 127.0.0.1:1925]
    #[arg(long, value_name = "ADDRESS:PORT", env = "BACKROOM_LISTEN")]
    listen: Option<SocketAddr>,
    /// Where everything is kept: a file, or postgres://… [default: backroom.db in your data folder]
    #[arg(long, value_name = "FILE|URL", env = "BACKROOM_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// Be one of several servers that share a PostgreSQL database and reach each other over NATS: nats://…
    #[arg(long, value_name = "URL,…", env = "BACKROOM_NATS", hide_env_values = true)]
    nats: Option<String>,
    /// The address that people type, if a proxy stands in front
    #[arg(long, value_name = "URL", env = "BACKROOM_PUBLIC_URL")]
    public_url: Option<String>,
    /// Proxies that say where a request comes from (the last line of X-Forwarded-For); those on this machine always may
    #[arg(long, value_name = "NETWORK,…", env = "BACKROOM_TRUSTED_PROXY", value_delimiter = ',')]
    trusted_proxy: Option<Vec<String>>,
    /// Tell health and metrics here, and nowhere else
    #[arg(long, value_name = "ADDRESS:PORT", env = "BACKROOM_STATUS_LISTEN")]
    status_listen: Option<SocketAddr>,
    /// Let people seat any bot (search:20000, uct:5000), not only the named levels
    #[arg(long, env = "BACKROOM_ANY_BOT")]
    any_bot: bool,
    /// The mail server that tells people about their turns: smtp://… or smtps://…, with ?tls=required for STARTTLS
    #[arg(long, value_name = "URL", env = "BACKROOM_SMTP", hide_env_values = true)]
    smtp: Option<String>,
    /// From whom its e-mails come
    #[arg(long, value_name = "ADDRESS", env = "BACKROOM_MAIL_FROM")]
    mail_from: Option<String>,
    /// The push services that browsers may name, instead of those of the common browsers
    #[arg(long, value_name = "HOST,…", env = "BACKROOM_PUSH_SERVICES", value_delimiter = ',')]
    push_services: Option<Vec<String>>,
    #[command(flatten)]
    sign: SignFlags,
    /// How the log is written: text or json [default: text]
    #[arg(long, value_name = "FORMAT", env = "BACKROOM_LOG_FORMAT")]
    log_format: Option<LogFormat>,
    /// Send traces to this collector (OTLP over HTTP, http://127.0.0.1:4318)
    #[cfg(feature = "otel")]
    #[arg(long, value_name = "URL", env = "BACKROOM_OTLP", hide_env_values = true)]
    otlp: Option<String>,
    /// Read settings from this file
    #[arg(long, value_name = "FILE", env = "BACKROOM_CONFIG")]
    config: Option<PathBuf>,
    /// Lift all limits, for tests under load
    #[arg(long, env = "BACKROOM_UNLIMITED")]
    unlimited: bool,
    #[command(flatten)]
    limits: LimitFlags,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "snake_case")]
enum LogFormat {
    /// For people
    #[default]
    Text,
    /// For programs
    Json,
}

/// The same settings in a file.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Settings {
    listen: Option<SocketAddr>,
    database: Option<String>,
    nats: Option<String>,
    public_url: Option<String>,
    trusted_proxy: Option<Vec<String>>,
    status_listen: Option<SocketAddr>,
    any_bot: bool,
    smtp: Option<String>,
    mail_from: Option<String>,
    push_services: Option<Vec<String>>,
    #[serde(flatten)]
    sign: SignFlags,
    log_format: Option<LogFormat>,
    #[cfg(feature = "otel")]
    otlp: Option<String>,
    #[serde(flatten)]
    limits: LimitFlags,
}

impl Settings {
    fn read(path: &Path) -> Result<Self, BadInput> {
        let complaint = |why: String| BadInput(format!("--config: {}: {why}", path.display()));
        let text = std::fs::read_to_string(path).map_err(|error| complaint(error.to_string()))?;
        toml::from_str(&text).map_err(|error| complaint(error.to_string()))
    }
}

impl Args {
    /// What a server would be started with. Nothing is made for it yet.
    pub fn config(self) -> anyhow::Result<Config> {
        let file = self.file()?;
        config(self, file, usual_database)
    }

    fn file(&self) -> Result<Settings, BadInput> {
        self.config.as_deref().map_or_else(|| Ok(Settings::default()), Settings::read)
    }
}

/// Runs the command.
pub fn run(args: Args) -> anyhow::Result<bool> {
    let file = args.file()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let log = start_log(&args, &file, &runtime)?;
    let config = config(args, file, default_database)?;
    server::network::raise_file_limit();
    let served = runtime.block_on(serve(&config));
    log.end();
    // What is still being computed is for nobody any more.
    runtime.shutdown_background();
    served.map(|()| true)
}

fn config(args: Args, file: Settings, otherwise: fn() -> anyhow::Result<String>) -> anyhow::Result<Config> {
    let Config { push_services, listen, .. } = Config::default();
    let sign = args.sign.or(file.sign);
    sign.sign().map_err(BadInput)?;
    let SignFlags { house_name, house_color } = sign;
    Ok(Config {
        listen: args.listen.or(file.listen).unwrap_or(listen),
        database: args.database.or(file.database).map_or_else(otherwise, Ok)?,
        nats: args.nats.or(file.nats),
        public_url: args.public_url.or(file.public_url),
        limits: if args.unlimited { Limits::NONE } else { args.limits.or(file.limits) },
        trusted_proxies: args.trusted_proxy.or(file.trusted_proxy).unwrap_or_default(),
        status_listen: args.status_listen.or(file.status_listen),
        any_bot: args.any_bot || file.any_bot,
        smtp: args.smtp.or(file.smtp),
        mail_from: args.mail_from.or(file.mail_from),
        push_services: args.push_services.or(file.push_services).unwrap_or(push_services),
        house_name,
        house_color,
    })
}

/// The database in the user's data folder, which is made if it is not there.
pub fn default_database() -> anyhow::Result<String> {
    let folder = crate::data_folder::find("--database")?;
    std::fs::create_dir_all(&folder).map_err(|error| BadInput(format!("--database: {}: {error}", folder.display())))?;
    usual_database()
}

/// Where that database is.
fn usual_database() -> anyhow::Result<String> {
    Ok(crate::data_folder::find("--database")?.join("backroom.db").display().to_string())
}

/// What has to be done with the log in the end.
struct Log {
    #[cfg(feature = "otel")]
    traces: Option<traces::Traces>,
}

impl Log {
    fn end(self) {
        #[cfg(feature = "otel")]
        self.traces.iter().for_each(traces::Traces::end);
    }
}

/// What is logged is chosen as everywhere: `RUST_LOG=server=debug`.
fn start_log(args: &Args, file: &Settings, runtime: &Runtime) -> Result<Log, BadInput> {
    let filter = log_filter();
    let log = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let log = match args.log_format.or(file.log_format).unwrap_or_default() {
        LogFormat::Text => log.with_filter(filter).boxed(),
        LogFormat::Json => log.json().with_filter(filter).boxed(),
    };
    let all = tracing_subscriber::registry().with(log);
    #[cfg(feature = "otel")]
    {
        let collector = args.otlp.as_ref().or(file.otlp.as_ref());
        let traces = collector.map(|url| traces::Traces::start(url, runtime.handle().clone())).transpose()?;
        all.with(traces.as_ref().map(traces::Traces::layer)).init();
        Ok(Log { traces })
    }
    #[cfg(not(feature = "otel"))]
    {
        let _ = runtime;
        all.init();
        Ok(Log {})
    }
}

/// What is logged unless `RUST_LOG` says otherwise.
pub fn log_filter() -> EnvFilter {
    EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"))
}

async fn serve(config: &Config) -> anyhow::Result<()> {
    let server = Server::open(config).await.map_err(|error| BadInput(error.to_string()))?;
    // Whoever reads that it is open may end it at once.
    let stop = stop_signal()?;
    let address = config.public_url.clone().unwrap_or_else(|| format!("http://{}", server.address()));
    anstream::println!("Backroom is open: {address}");
    server.sign().notes().iter().for_each(|note| anstream::println!("{note}"));
    if let Some(status) = server.status_address() {
        anstream::println!("Health and metrics: http://{status}");
    }
    if !server::page::is_built() {
        anstream::println!("The page is not built into this program; the API is there (docs/protocol.md).");
    }
    server.run(stop).await?;
    tracing::info!("closed");
    Ok(())
}

/// Waits for Ctrl+C or for the system to ask us to end; from now on, not only once somebody waits.
#[cfg(unix)]
pub fn stop_signal() -> std::io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

#[cfg(not(unix))]
pub fn stop_signal() -> std::io::Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async { drop(tokio::signal::ctrl_c().await) })
}
