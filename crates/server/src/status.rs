//! What the host asks: whether all is well, and how much is done.

use crate::{App, address::FORWARDED_FOR, store::Store};
use axum::{
    Router,
    extract::{ConnectInfo, State},
    http::{HeaderMap, StatusCode},
    routing::get,
};
use std::{net::SocketAddr, time::Duration};
use tokio::{
    sync::Mutex,
    time::{Instant, timeout},
};

/// How long an answer about health holds.
const FRESH: Duration = Duration::from_secs(1);
/// How long the database may take to show that it is well.
const PATIENCE: Duration = Duration::from_millis(1500);

/// Whether the database is well, asked at most once a second however many want to know.
#[derive(Default)]
pub struct Health {
    last: Mutex<Option<(Instant, bool)>>,
}

impl Health {
    async fn of(&self, store: &dyn Store) -> bool {
        let mut last = self.last.lock().await;
        match *last {
            Some((at, well)) if at.elapsed() < FRESH => well,
            _ => {
                let well = matches!(timeout(PATIENCE, store.healthy()).await, Ok(Ok(())));
                *last = Some((Instant::now(), well));
                well
            }
        }
    }
}

/// On a listener of their own.
pub(crate) fn routes() -> Router<App> {
    well().route("/metrics", get(metrics))
}

/// Where everybody asks: metrics are only for who is on this machine or in a trusted network.
pub(crate) fn public_routes() -> Router<App> {
    well().route("/metrics", get(metrics_nearby))
}

/// Where everybody asks, if there is a listener of their own. The page is not an answer to this.
pub(crate) fn no_routes() -> Router<App> {
    let elsewhere = || get(async || StatusCode::NOT_FOUND);
    Router::new().route("/healthz", elsewhere()).route("/readyz", elsewhere()).route("/metrics", elsewhere())
}

fn well() -> Router<App> {
    Router::new().route("/healthz", get(healthy)).route("/readyz", get(ready))
}

/// Whether the database answers.
async fn healthy(State(app): State<App>) -> Result<&'static str, StatusCode> {
    let well = app.health.of(&*app.house.store).await;
    if well { Ok("ok\n") } else { Err(StatusCode::SERVICE_UNAVAILABLE) }
}

/// Whether new clients should come here.
async fn ready(State(app): State<App>) -> (StatusCode, &'static str) {
    if let Some(obstacle) = app.house.readiness.obstacle() {
        return (StatusCode::SERVICE_UNAVAILABLE, obstacle.why());
    }
    match app.health.of(&*app.house.store).await {
        true => (StatusCode::OK, "ok\n"),
        false => (StatusCode::SERVICE_UNAVAILABLE, "the database doesn't answer\n"),
    }
}

async fn metrics(State(app): State<App>) -> String {
    app.house.metrics.ready.set(app.house.readiness.obstacle().is_none().into());
    app.house.metrics.text()
}

async fn metrics_nearby(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<String, StatusCode> {
    let forwarded = [FORWARDED_FOR, "forwarded", "via"].iter().any(|name| headers.contains_key(*name));
    let nearby = peer.ip().to_canonical().is_loopback() || app.crowd.proxies.trusts(peer.ip());
    if nearby && !forwarded { Ok(metrics(State(app)).await) } else { Err(StatusCode::NOT_FOUND) }
}
