//! Tables that people, bots and the gang play at over the network.
//!
//! - [`store`]: what is kept, in SQLite or PostgreSQL
//! - [`journal`]: one task that writes all moves, many at a time
//! - [`table`]: one task for each table, the only one that changes its game
//! - [`clocks`]: time that runs out at sleeping tables
//! - [`downtime`]: when no server was there
//! - [`protocol`]: the messages between a table and its clients
//! - [`socket`]: one client's WebSocket
//! - [`catalogue`]: what can be chosen for tables
//! - [`lessons`]: tables that begin in the middle
//! - [`people`], [`names`]: what is signed for somebody, and what they are called
//! - [`sessions`], [`tokens`], [`live`]: how somebody is known, and when that ends
//! - [`registration`]: who may become known
//! - [`nodes`]: this server among several
//! - [`network`]: connections, and how long they may last
//! - [`door`], [`address`]: who comes in, and from where
//! - [`crowd`], [`places`], [`patience`]: how often, how much at once, and how slowly
//! - [`status`], [`readiness`]: whether all is well, and whether new clients should come
//! - [`api`]: what can be asked over HTTP
//! - [`openapi`]: the description of it
//! - [`account`], [`passwords`], [`guesses`], [`reset`]: signing in
//! - [`notices`]: telling people about their turns while they are away
//! - [`record`], [`replay`]: games to take along and to look at again
//! - [`press`]: the newspaper the morning after
//! - [`review`]: what was luck and what was a mistake
//! - [`finished`], [`ratings`]: what games came to, for those who played them
//! - [`statistics`], [`my`]: what they make of them
//! - [`invitation`]: what a link is an invitation to
//! - [`challenge`]: the same deal for others
//! - [`lists`], [`turns`]: tables in lists, and whose turn it is
//! - [`orders`]: what the host does by command
//! - [`sweep`]: deleting what nobody needs any more
//! - [`thinking`]: where bots think
//! - [`text`]: what no text may hold
//! - [`metrics`], [`spans`]: what the host can watch

#![allow(clippy::duplicate_mod, reason = "what both databases understand is compiled for each")]

pub mod account;
pub mod address;
pub mod api;
pub mod catalogue;
pub mod challenge;
pub mod clocks;
pub mod config;
pub mod crowd;
pub mod door;
pub mod downtime;
pub mod finished;
pub mod guesses;
pub mod house;
pub mod invitation;
pub mod journal;
pub mod lessons;
pub mod lists;
pub mod live;
pub mod metrics;
pub mod my;
pub mod names;
pub mod network;
pub mod nodes;
pub mod notices;
pub mod openapi;
pub mod orders;
pub mod page;
pub mod passwords;
pub mod patience;
pub mod people;
pub mod places;
pub mod press;
pub mod ratings;
pub mod readiness;
pub mod record;
pub mod registration;
pub mod replay;
pub mod reset;
pub mod review;
pub mod sessions;
pub mod socket;
pub mod spans;
pub mod status;
pub mod store;
pub mod sweep;
pub mod table;
pub mod text;
pub mod thinking;
pub mod tokens;
pub mod turns;

pub use ::table::protocol;
pub use config::{Config, Limits};
pub use games;
pub use ledger::{Wish, statistics};

use address::Proxies;
use axum::{
    Router,
    extract::DefaultBodyLimit,
    http::{HeaderName, HeaderValue, StatusCode, header},
    middleware,
    routing::get,
};
use crowd::Crowd;
use door::No;
use futures_util::future::{OptionFuture, join};
use guesses::Guesses;
use house::House;
use network::Network;
use nodes::Nodes;
use passwords::Passwords;
use status::Health;
use std::{net::SocketAddr, pin::pin, sync::Arc, time::Duration};
use store::{Claim, Opening};
use tokio::{net::TcpListener, sync::watch, task::JoinSet, time::timeout};
use tower_http::{limit::RequestBodyLimitLayer, set_header::SetResponseHeaderLayer};

/// The largest body of a request, in bytes.
const LARGEST_BODY: usize = 64 * 1024;

/// What every request can reach.
#[derive(Clone)]
pub struct App {
    /// What all tables share.
    pub house: Arc<House>,
    /// How much is too much.
    pub limits: Limits,
    /// Where the page is, if it is known.
    pub public_origin: Option<String>,
    /// Hashes passwords.
    pub passwords: Passwords,
    /// Counts wrong ones.
    pub guesses: Arc<Guesses>,
    /// Counts what everybody does.
    pub crowd: Arc<Crowd>,
    /// Whether all is well.
    pub health: Arc<Health>,
    /// Whether any bot may be seated.
    pub any_bot: bool,
    /// What hangs over the door.
    pub sign: Arc<page::Sign>,
}

/// The server could not be started.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The database can't be opened.
    #[error(transparent)]
    Store(#[from] store::StoreError),
    /// The address is not free.
    #[error("{setting}: {address}: {error}")]
    Listen {
        /// Which setting names it.
        setting: &'static str,
        /// Which address.
        address: SocketAddr,
        /// What the system said.
        error: std::io::Error,
    },
    /// Not an address that people could type.
    #[error("public_url: expected http://… or https://…, found \"{0}\"")]
    PublicUrl(String),
    /// Not a network that proxies could be in.
    #[error("trusted_proxy: expected a network such as 10.0.0.0/8, found \"{0}\"")]
    TrustedProxy(String),
    /// Something is missing for people to be reached.
    #[error("{0}")]
    Reach(String),
    /// It can't be one of several.
    #[error("{0}")]
    Nats(String),
    /// The house can't be called that, or have that colour.
    #[error("{0}")]
    Sign(String),
}

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    status: Option<TcpListener>,
    network: Network,
    app: App,
}

impl Server {
    /// Opens the database and the address.
    pub async fn open(config: &Config) -> Result<Self, StartError> {
        let public_origin = config.public_url.as_deref().map(origin_of).transpose()?;
        let proxies = Proxies::read(&config.trusted_proxies, public_origin.is_some());
        let proxies = proxies.map_err(StartError::TrustedProxy)?;
        let reach = config.reach().map_err(StartError::Reach)?;
        let sign = config.sign().map_err(StartError::Sign)?;
        let patience = config.limits.query_seconds.map(|seconds| Duration::from_secs(seconds.into()));
        let nats = config.nats.as_deref().map(nodes::Address::read).transpose().map_err(StartError::Nats)?;
        let claim = if nats.is_some() { Claim::Shared } else { Claim::Alone };
        if nats.is_some() && !store::can_be_shared(&config.database)? {
            return Err(StartError::Nats(ALONE.to_owned()));
        }
        let store = store::open_with(&config.database, Opening { claim: Some(claim), patience }).await?;
        let house = match nats {
            None => House::open(store, None, reach, config.limits).await?,
            Some(address) => {
                if let Some(register) = store.nodes() {
                    store::follow(register.clock().await?);
                }
                let name = store.setting("house", &people::secret_word()).await?;
                let (nodes, ends) = Nodes::new();
                let house = House::open(store, Some(nodes), reach, config.limits).await?;
                Nodes::start(&house, ends, &address, &name);
                house
            }
        };
        Ok(Self {
            listener: listen("listen", config.listen).await?,
            status: OptionFuture::from(config.status_listen.map(|at| listen("status_listen", at))).await.transpose()?,
            network: Network::new(config.limits, proxies.clone()),
            app: App {
                house,
                limits: config.limits,
                public_origin,
                passwords: Passwords::default(),
                guesses: Arc::new(Guesses::new(config.limits.wrong_passwords)),
                crowd: Arc::new(Crowd::new(&config.limits, proxies, config.nats.is_some())),
                health: Arc::default(),
                any_bot: config.any_bot,
                sign: Arc::new(sign),
            },
        })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.listener.local_addr().unwrap_or_else(|_| SocketAddr::from(([0, 0, 0, 0], 0)))
    }

    /// Where health and metrics are told, if not there.
    pub fn status_address(&self) -> Option<SocketAddr> {
        self.status.as_ref()?.local_addr().ok()
    }

    /// What hangs over the door.
    pub fn sign(&self) -> &page::Sign {
        &self.app.sign
    }

    /// What all tables share.
    pub fn house(&self) -> &Arc<House> {
        &self.app.house
    }

    /// Serves until the signal comes; then lets every table finish what it is writing, as long as there is time.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> std::io::Result<()> {
        let Self { listener, status, network, app } = self;
        let (house, crowd, limits) = (app.house.clone(), app.crowd.clone(), app.limits);
        let mut aside = JoinSet::new();
        aside.spawn(clocks::watch(house.clone()));
        aside.spawn(downtime::stay_alive(house.store.clone()));
        aside.spawn(finished::catch_up(house.clone()));
        aside.spawn(orders::watch(house.clone()));
        aside.spawn(sweep::watch(house.clone()));
        aside.spawn(async move { crowd.forget().await });
        aside.spawn(nodes::listen(app.clone()));
        aside.spawn(nodes::tell_requests(app.clone()));
        aside.spawn_blocking(press::make_ready);
        let (close, closing) = watch::channel(false);
        let routes = status::routes().with_state(app.clone());
        let public = network.serve(listener, router(app, status.is_some()), closing.clone());
        let status = status.map(|listener| network.serve(listener, routes, closing));
        house.readiness.open();
        let mut serving = pin!(join(public, OptionFuture::from(status)));
        let lost = tokio::select! {
            () = stop => None,
            _ = &mut serving => None,
            error = house.store.lost() => Some(error.to_string()),
            error = house.node_lost() => Some(error.to_owned()),
        };
        house.readiness.leave();
        close.send_replace(true);
        let end = async {
            // Sockets end when their tables let go of them.
            join(serving, house.stop_tables()).await;
            aside.shutdown().await;
            downtime::write(&*house.store).await.ok();
            house.store.close().await;
        };
        let time = limits.shutdown_seconds.map_or(Duration::MAX, |seconds| Duration::from_secs(seconds.into()));
        if timeout(time, end).await.is_err() {
            tracing::warn!("not everything was done when the time to stop was over");
        }
        lost.map_or(Ok(()), |error| Err(std::io::Error::other(error)))
    }
}

/// Why a server with a file can't be one of several.
const ALONE: &str = "nats: several servers share a PostgreSQL database: expected database = postgres://…; with a file there \
    is only one server";

async fn listen(setting: &'static str, address: SocketAddr) -> Result<TcpListener, StartError> {
    TcpListener::bind(address).await.map_err(|error| StartError::Listen { setting, address, error })
}

/// The scheme and host of a URL, as browsers name the place that a request comes from.
fn origin_of(url: &str) -> Result<String, StartError> {
    let wrong = || StartError::PublicUrl(url.to_owned());
    let (scheme, rest) = url.split_once("://").filter(|(s, _)| ["http", "https"].contains(s)).ok_or_else(wrong)?;
    let host = rest.split('/').next().filter(|host| !host.is_empty()).ok_or_else(wrong)?;
    Ok(format!("{scheme}://{host}").to_lowercase())
}

/// Everything that is served; health and metrics only if they are not served elsewhere.
fn router(app: App, status_elsewhere: bool) -> Router {
    let layer = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value))
    };
    let rate = middleware::from_fn_with_state(app.clone(), crowd::check_rate);
    let share = middleware::from_fn_with_state(app.clone(), crowd::share);
    let handshakes = middleware::from_fn_with_state(app.clone(), crowd::check_handshakes);
    let [shared, patient, socket] = [openapi::shared(), openapi::patient(), openapi::socket()].map(Router::from);
    let recognise = middleware::from_fn_with_state(app.clone(), sessions::recognise);
    let [shared, patient, socket] =
        [shared, patient, socket].map(|routes: Router<App>| routes.layer(recognise.clone()));
    let limited = shared.layer(share).merge(patient).layer(rate.clone());
    let api = limited
        .merge(socket.layer(handshakes))
        .fallback(no_such_request)
        .layer(middleware::from_fn(door::check_text))
        .layer(layer(header::CACHE_CONTROL, "no-store"));
    let status = if status_elsewhere { status::no_routes() } else { status::public_routes() };
    let https = app.public_origin.as_ref().is_some_and(|origin| origin.starts_with("https:"));
    let stay_safe = https.then(|| HeaderValue::from_static("max-age=31536000"));
    Router::new()
        .nest("/api", api)
        .merge(status.layer(rate.clone()))
        .merge(press::pages().layer(rate))
        .fallback_service(get(page::file).with_state(app.clone()))
        .layer(middleware::from_fn(spans::request))
        .layer(middleware::from_fn_with_state(app.clone(), door::check_origin))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(RequestBodyLimitLayer::new(api::LARGEST_RECORD))
        .layer(middleware::from_fn_with_state(app.clone(), patience::limit))
        .layer(layer(header::CONTENT_SECURITY_POLICY, CONTENT_POLICY))
        .layer(layer(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(layer(header::REFERRER_POLICY, "same-origin"))
        .layer(layer(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .layer(layer(HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"))
        .layer(SetResponseHeaderLayer::overriding(header::STRICT_TRANSPORT_SECURITY, stay_safe))
        .with_state(app)
}

/// The page loads nothing from elsewhere, runs nothing that is not its own, and sits in nobody's frame.
const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

async fn no_such_request() -> No {
    No::because(StatusCode::NOT_FOUND, "there is no such request: see /api/openapi.json")
}
