//! Tables that people, bots and the gang play at over the network.
//!
//! - [`store`]: what is kept, in SQLite or PostgreSQL
//! - [`journal`]: one task that writes all moves, many at a time
//! - [`table`]: one task for each table, the only one that changes its game
//! - [`clocks`]: time that runs out at sleeping tables
//! - [`downtime`]: when no server was there
//! - [`protocol`]: the messages between a table and its clients
//! - [`socket`]: one client's WebSocket
//! - [`lobby`]: laying tables
//! - [`lessons`]: tables that begin in the middle
//! - [`people`]: who somebody is
//! - [`registration`]: who may become known
//! - [`door`]: who comes in, from where and how often
//! - [`api`]: what can be asked over HTTP
//! - [`openapi`]: the description of it
//! - [`account`], [`passwords`], [`reset`]: signing in
//! - [`forecast`]: what a position would come to as it lies
//! - [`notices`]: telling people about their turns while they are away
//! - [`record`], [`replay`]: games to take along and to look at again
//! - [`review`]: what was luck and what was a mistake
//! - [`finished`], [`ratings`]: what games came to, for those who played them
//! - [`statistics`], [`my`]: what they make of them
//! - [`challenge`]: the same deal for others
//! - [`lists`], [`turns`]: tables in lists, and whose turn it is
//! - [`thinking`]: where bots think

pub mod account;
pub mod api;
pub mod challenge;
pub mod clocks;
pub mod config;
pub mod door;
pub mod downtime;
pub mod finished;
pub mod forecast;
pub mod games;
pub mod house;
pub mod journal;
pub mod lessons;
pub mod lists;
pub mod lobby;
pub mod metrics;
pub mod my;
pub mod notices;
pub mod openapi;
pub mod page;
pub mod passwords;
pub mod people;
pub mod protocol;
pub mod ratings;
pub mod record;
pub mod registration;
pub mod replay;
pub mod reset;
pub mod review;
pub mod socket;
pub mod statistics;
pub mod store;
pub mod table;
pub mod thinking;
pub mod turns;

pub use config::{Config, Limits};

use axum::{
    Router,
    extract::{DefaultBodyLimit, State},
    http::{HeaderName, HeaderValue, StatusCode, header},
    middleware,
    routing::get,
    serve::ListenerExt,
};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use house::House;
use passwords::Passwords;
use std::{
    net::{IpAddr, SocketAddr},
    num::NonZeroU32,
    sync::Arc,
};
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
    /// How often each address has asked.
    pub requests: Option<Arc<DefaultKeyedRateLimiter<IpAddr>>>,
}

/// The server could not be started.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The database can't be opened.
    #[error(transparent)]
    Store(#[from] store::StoreError),
    /// The address is not free.
    #[error("listen: {address}: {error}")]
    Listen {
        /// Which address.
        address: SocketAddr,
        /// What the system said.
        error: std::io::Error,
    },
    /// Not an address that people could type.
    #[error("public_url: expected http://… or https://…, found \"{0}\"")]
    PublicUrl(String),
    /// Something is missing for people to be reached.
    #[error("{0}")]
    Reach(String),
}

/// A server that listens.
pub struct Server {
    listener: tokio::net::TcpListener,
    app: App,
}

impl Server {
    /// Opens the database and the address.
    pub async fn open(config: &Config) -> Result<Self, StartError> {
        let public_origin = config.public_url.as_deref().map(origin_of).transpose()?;
        let reach = config.reach().map_err(StartError::Reach)?;
        let store = store::open(&config.database).await?;
        let house = House::open(store, reach, config.limits).await?;
        let failed = |error| StartError::Listen { address: config.listen, error };
        let listener = tokio::net::TcpListener::bind(config.listen).await.map_err(failed)?;
        let requests = config.limits.requests_per_minute.and_then(NonZeroU32::new);
        let requests = requests.map(|limit| Arc::new(RateLimiter::keyed(Quota::per_minute(limit))));
        Ok(Self {
            listener,
            app: App { house, limits: config.limits, public_origin, passwords: Passwords::default(), requests },
        })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.listener.local_addr().unwrap_or_else(|_| SocketAddr::from(([0, 0, 0, 0], 0)))
    }

    /// What all tables share.
    pub fn house(&self) -> &Arc<House> {
        &self.app.house
    }

    /// Serves until the signal comes; then lets every table finish what it is writing.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> std::io::Result<()> {
        let house = self.app.house.clone();
        let leaving = house.clone();
        let clocks = tokio::spawn(clocks::watch(house.clone()));
        let alive = tokio::spawn(downtime::stay_alive(house.store.clone()));
        let counting = tokio::spawn(finished::catch_up(house.clone()));
        let service = router(self.app).into_make_service_with_connect_info::<SocketAddr>();
        // Small messages shall go out at once.
        let listener = self.listener.tap_io(|stream| {
            stream.set_nodelay(true).ok();
        });
        axum::serve(listener, service)
            .with_graceful_shutdown(async move {
                stop.await;
                // Connections end when their tables let go of them.
                leaving.tables.stop_all().await;
            })
            .await?;
        clocks.abort();
        counting.abort();
        alive.abort();
        downtime::write(&*house.store).await.ok();
        house.store.close().await;
        Ok(())
    }
}

/// The scheme and host of a URL, as browsers name the place that a request comes from.
fn origin_of(url: &str) -> Result<String, StartError> {
    let wrong = || StartError::PublicUrl(url.to_owned());
    let (scheme, rest) = url.split_once("://").filter(|(s, _)| ["http", "https"].contains(s)).ok_or_else(wrong)?;
    let host = rest.split('/').next().filter(|host| !host.is_empty()).ok_or_else(wrong)?;
    Ok(format!("{scheme}://{host}").to_lowercase())
}

/// Everything that is served.
fn router(app: App) -> Router {
    let (limited, unlimited): (Router<App>, Router<App>) = (openapi::limited().into(), openapi::unlimited().into());
    let api = limited.layer(middleware::from_fn_with_state(app.clone(), door::check_rate)).merge(unlimited);
    let header = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value))
    };
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(healthy))
        .route("/metrics", get(|State(app): State<App>| async move { app.house.metrics.text() }))
        .fallback(page::file)
        .layer(middleware::from_fn_with_state(app.clone(), door::check_origin))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(RequestBodyLimitLayer::new(api::LARGEST_RECORD))
        .layer(header(header::CONTENT_SECURITY_POLICY, CONTENT_POLICY))
        .layer(header(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(header::REFERRER_POLICY, "same-origin"))
        .layer(header(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .layer(header(HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"))
        .with_state(app)
}

/// The page loads nothing from elsewhere, runs nothing that is not its own, and sits in nobody's frame.
const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

/// Whether the database answers.
async fn healthy(State(app): State<App>) -> Result<&'static str, StatusCode> {
    match app.house.store.durability().await {
        Ok(_) => Ok("ok\n"),
        Err(_) => Err(StatusCode::SERVICE_UNAVAILABLE),
    }
}
