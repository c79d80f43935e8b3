//! Times at which no server was there. Clocks don't run then.

pub use ::table::Downtime;

use crate::store::{Millis, Store, StoreError, go_on_from, now};
use std::{sync::Arc, time::Duration};

/// How often the server writes that it is alive. After it was killed, nobody knows more exactly when that was.
const EVERY: Duration = Duration::from_secs(5);

/// The setting that holds when the server was alive last.
const ALIVE: &str = "alive";

/// Among several servers, how old the last sign of life of any may be if one of them is alive.
const SIGN: Millis = 3_000;

/// Adds the time since the last server was alive to those that are known. Among several, it may be that another one is.
pub async fn load(store: &dyn Store, several: bool) -> Result<Downtime, StoreError> {
    let began = now();
    let alive = store.setting(ALIVE, &began.to_string()).await?;
    let beaten = match store.nodes().filter(|_| several) {
        Some(register) => register.last_beat().await?,
        None => None,
    };
    if let Ok(since) = alive.parse::<Millis>().map(|since| since.max(beaten.unwrap_or(since))) {
        // If the machine's clock was put back meanwhile, those who think would have their time again.
        go_on_from(since);
        if since < began - if several { SIGN } else { 0 } {
            store.add_downtime(since, began).await?;
        }
    }
    write(store).await?;
    Ok(Downtime::of(store.downtimes().await?))
}

/// Writes that the server is alive, again and again.
pub async fn stay_alive(store: Arc<dyn Store>) {
    let mut timer = tokio::time::interval(EVERY);
    loop {
        timer.tick().await;
        if let Err(error) = write(&*store).await {
            tracing::warn!(%error, "the server can't write that it is alive");
        }
    }
}

/// Writes that the server is alive.
pub async fn write(store: &dyn Store) -> Result<(), StoreError> {
    store.set_setting(ALIVE, &now().to_string()).await
}
