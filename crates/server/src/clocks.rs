//! Time runs out at sleeping tables too.

use crate::{house::House, protocol::Options, store::now, table::Tables};
use std::{sync::Arc, time::Duration};

/// How often sleeping tables' clocks are looked at.
const EVERY: Duration = Duration::from_secs(60);

/// Wakes every table whose time has run out, now and then; it notices by itself.
pub async fn watch(house: Arc<House>) {
    let mut timer = tokio::time::interval(EVERY);
    loop {
        timer.tick().await;
        match house.store.clocked().await {
            Ok(tables) => {
                for (link, _, _) in tables.iter().filter(|(_, options, at)| is_overdue(options, *at)) {
                    Tables::wake(&house, link).await.ok();
                }
            }
            Err(error) => tracing::error!(%error, "the clocks can't be read"),
        }
    }
}

fn is_overdue(options: &str, at: i64) -> bool {
    let options: Option<Options> = serde_json::from_str(options).ok();
    let time = options.and_then(|options| options.clock.millis());
    time.is_some_and(|time| at.saturating_add(time) < now())
}
