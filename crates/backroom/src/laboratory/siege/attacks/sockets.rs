//! As many sockets as possible.

use super::{Attack, Outcome};
use crate::laboratory::siege::{attacker::Socket, field::Field, honest::word};
use async_trait::async_trait;
use serde_json::json;
use std::time::Duration;
use tokio::time::Instant;

pub struct Sockets;

/// How many are tried.
const TRIED: u64 = 8_000;
/// How many an address may have at each node.
const MOST: usize = 64;

#[async_trait]
impl Attack for Sockets {
    fn name(&self) -> &'static str {
        "sockets"
    }

    fn tries(&self) -> &'static str {
        "8,000 sockets from one address"
    }

    async fn attack(&self, field: &Field, time: Duration) -> anyhow::Result<Outcome> {
        let (mut outcome, end) = (Outcome::default(), Instant::now() + time);
        let guest = field.attacker("Holder").await?;
        let laid = guest.post(field.server(), "/tables", &json!({ "game": "gangster" })).await?;
        let link = word(&laid, "link");
        let mut open = Vec::new();
        while Instant::now() < end && outcome.tried < TRIED {
            let coming = (0..100).map(|_| Socket::open(field, &guest, &link));
            for socket in futures_util::future::join_all(coming).await {
                let socket = socket?;
                outcome.count(socket.is_none());
                open.extend(socket);
            }
        }
        outcome.note = format!("{} held at once", open.len());
        outcome.broken_if(open.len() > MOST * field.doors().count(), || format!("{} sockets were held", open.len()));
        Ok(outcome)
    }
}
