//! Times at which no server was there. Clocks don't run then.

use crate::store::{Millis, Store, StoreError, now};
use std::{sync::Arc, time::Duration};

/// How often the server writes that it is alive. After it was killed, nobody knows more exactly when that was.
const EVERY: Duration = Duration::from_secs(5);

/// The setting that holds when the server was alive last.
const ALIVE: &str = "alive";

/// Times at which no server was there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Downtime {
    /// From when to when, in order; they don't overlap.
    gaps: Vec<(Millis, Millis)>,
}

impl Downtime {
    /// Adds the time since the last server was alive to those that are known.
    pub async fn load(store: &dyn Store) -> Result<Self, StoreError> {
        let now = now();
        let alive = store.setting(ALIVE, &now.to_string()).await?;
        // Another clock may have been ahead of ours.
        if let Ok(since) = alive.parse::<Millis>()
            && since < now
        {
            store.add_downtime(since, now).await?;
        }
        write(store).await?;
        Ok(Self::of(store.downtimes().await?))
    }

    /// Of these times, in any order.
    pub fn of(mut gaps: Vec<(Millis, Millis)>) -> Self {
        gaps.sort_unstable();
        let mut joined: Vec<(Millis, Millis)> = Vec::with_capacity(gaps.len());
        for (since, until) in gaps {
            match joined.last_mut() {
                Some((_, end)) if since <= *end => *end = until.max(*end),
                _ => joined.push((since, until)),
            }
        }
        Self { gaps: joined }
    }

    /// How long no server was there between two moments.
    pub fn within(&self, from: Millis, to: Millis) -> Millis {
        let first = self.gaps.partition_point(|(_, until)| *until <= from);
        let gaps = self.gaps[first..].iter().take_while(|(since, _)| *since < to);
        gaps.map(|(since, until)| (*until).min(to) - (*since).max(from)).sum()
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_lies_between_two_moments_counts() {
        let downtime = Downtime::of(vec![(50, 60), (10, 20), (55, 70)]);
        assert_eq!(downtime.within(0, 100), 30);
        assert_eq!(downtime.within(15, 55), 10);
        assert_eq!(downtime.within(20, 50), 0);
        assert_eq!(downtime.within(12, 13), 1);
        assert_eq!(downtime.within(70, 70), 0);
        assert_eq!(Downtime::default().within(0, 100), 0);
    }
}
