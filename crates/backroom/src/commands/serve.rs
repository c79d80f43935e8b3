//! `backroom serve`: the server.

mod limits;

use crate::BadInput;
use limits::LimitFlags;
use serde::Deserialize;
use server::{Config, Limits, Server};
use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
};
use tracing_subscriber::EnvFilter;

/// Start the server: tables to play at over the network, and the page
#[derive(clap::Args)]
#[command(after_help = "Every flag can also be given in the environment or in a file (--config), as TOML:

  listen = \"127.0.0.1:1925\"
  database = \"postgres://backroom@localhost/backroom\"
  public_url = \"https://backroom.example\"

A flag wins over the environment, which wins over the file. docs/hosting.md tells more.")]
pub struct Args {
    /// Where to listen [default: 127.0.0.1:1925]
    #[arg(long, value_name = "ADDRESS:PORT", env = "BACKROOM_LISTEN")]
    listen: Option<SocketAddr>,
    /// Where everything is kept: a file, or postgres://… [default: backroom.db in your data folder]
    #[arg(long, value_name = "FILE|URL", env = "BACKROOM_DATABASE", hide_env_values = true)]
    database: Option<String>,
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
    /// How the log is written: text or json [default: text]
    #[arg(long, value_name = "FORMAT", env = "BACKROOM_LOG_FORMAT")]
    log_format: Option<LogFormat>,
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
    public_url: Option<String>,
    trusted_proxy: Option<Vec<String>>,
    status_listen: Option<SocketAddr>,
    any_bot: bool,
    smtp: Option<String>,
    mail_from: Option<String>,
    push_services: Option<Vec<String>>,
    log_format: Option<LogFormat>,
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
    start_log(args.log_format.or(file.log_format).unwrap_or_default());
    let config = config(args, file, default_database)?;
    server::network::raise_file_limit();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(serve(&config));
    // What is still being computed is for nobody any more.
    runtime.shutdown_background();
    served.map(|()| true)
}

fn config(args: Args, file: Settings, otherwise: fn() -> anyhow::Result<String>) -> anyhow::Result<Config> {
    let Config { push_services, listen, .. } = Config::default();
    Ok(Config {
        listen: args.listen.or(file.listen).unwrap_or(listen),
        database: args.database.or(file.database).map_or_else(otherwise, Ok)?,
        public_url: args.public_url.or(file.public_url),
        limits: if args.unlimited { Limits::NONE } else { args.limits.or(file.limits) },
        trusted_proxies: args.trusted_proxy.or(file.trusted_proxy).unwrap_or_default(),
        status_listen: args.status_listen.or(file.status_listen),
        any_bot: args.any_bot || file.any_bot,
        smtp: args.smtp.or(file.smtp),
        mail_from: args.mail_from.or(file.mail_from),
        push_services: args.push_services.or(file.push_services).unwrap_or(push_services),
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

/// What is logged is chosen as everywhere: `RUST_LOG=server=debug`.
fn start_log(format: LogFormat) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
}

async fn serve(config: &Config) -> anyhow::Result<()> {
    let server = Server::open(config).await.map_err(|error| BadInput(error.to_string()))?;
    // Whoever reads that it is open may end it at once.
    let stop = stop_signal()?;
    let address = config.public_url.clone().unwrap_or_else(|| format!("http://{}", server.address()));
    anstream::println!("Backroom is open: {address}");
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
fn stop_signal() -> std::io::Result<impl Future<Output = ()> + Send + 'static> {
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
fn stop_signal() -> std::io::Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async { drop(tokio::signal::ctrl_c().await) })
}
