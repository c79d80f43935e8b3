//! Connections that say nothing.

use super::{Attack, Outcome, headers::is_open};
use crate::laboratory::siege::field::Field;
use async_trait::async_trait;
use std::time::Duration;
use tokio::time::{Instant, sleep_until, timeout};

pub struct Silent;

/// How many: more than a process may usually have files.
const SILENT: usize = 1_100;

#[async_trait]
impl Attack for Silent {
    fn name(&self) -> &'static str {
        "silent"
    }

    fn tries(&self) -> &'static str {
        "1,100 connections that say nothing"
    }

    fn least(&self) -> Duration {
        Duration::from_secs(3)
    }

    async fn attack(&self, field: &Field, time: Duration) -> anyhow::Result<Outcome> {
        let (mut outcome, begun) = (Outcome::default(), Instant::now());
        let mut open = Vec::new();
        for _ in 0..SILENT {
            let stream = timeout(Duration::from_millis(200), field.connect()).await.ok().and_then(Result::ok);
            outcome.tried += 1;
            open.extend(stream);
        }
        // Somebody new has to come in all the same.
        let newcomer = timeout(Duration::from_secs(5), field.honest("Newcomer")).await;
        outcome.broken_if(!matches!(newcomer, Ok(Ok(_))), || "nobody new could come in".to_owned());
        sleep_until(begun + time).await;
        let mut left = 0;
        for stream in &mut open {
            left += u64::from(is_open(stream).await);
        }
        outcome.refused = outcome.tried - left;
        outcome.note = format!("{left} still open at the end");
        Ok(outcome)
    }
}
