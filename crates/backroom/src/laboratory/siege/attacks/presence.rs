//! Watchers who come and go in bursts.

use super::{Attack, Outcome};
use crate::laboratory::siege::{attacker::Socket, field::Field};
use async_trait::async_trait;
use serde_json::json;
use std::time::Duration;
use tokio::time::{Instant, sleep};

pub struct Presence;

/// How many come at once.
const BURST: usize = 130;

#[async_trait]
impl Attack for Presence {
    fn name(&self) -> &'static str {
        "presence"
    }

    fn tries(&self) -> &'static str {
        "130 watchers of the honest game who come and go in bursts"
    }

    async fn attack(&self, field: &Field, time: Duration) -> anyhow::Result<Outcome> {
        let (mut outcome, end) = (Outcome::default(), Instant::now() + time);
        let guest = field.attacker("Watcher").await?;
        let mut bursts = 0;
        while Instant::now() < end {
            let link = field.honest_table();
            let coming = (0..BURST).map(|_| async {
                let mut socket = Socket::open(field, &guest, &link).await.ok()??;
                socket.say(&json!({ "type": "sync" })).await.then_some(socket)
            });
            let came: Vec<_> = futures_util::future::join_all(coming).await;
            came.iter().for_each(|socket| outcome.count(socket.is_none()));
            bursts += 1;
            drop(came);
            sleep(Duration::from_millis(200)).await;
        }
        outcome.note = format!("{bursts} bursts");
        Ok(outcome)
    }
}
