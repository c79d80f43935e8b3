//! Clients that ask for much and read nothing.

use super::{Attack, Outcome};
use crate::commands::siege::{
    attacker::{Socket, alone, no_clock},
    field::Field,
};
use async_trait::async_trait;
use serde_json::json;
use std::time::Duration;
use tokio::time::{Instant, sleep};

pub struct Readers;

#[async_trait]
impl Attack for Readers {
    fn name(&self) -> &'static str {
        "readers"
    }

    fn tries(&self) -> &'static str {
        "40 sockets that ask for everything again and again and read nothing"
    }

    async fn attack(&self, field: &Field, time: Duration) -> anyhow::Result<Outcome> {
        let (mut outcome, end) = (Outcome::default(), Instant::now() + time);
        let guest = field.attacker("Reader").await?;
        let (link, mut socket) = alone(field, &guest, no_clock()).await?;
        for _ in 0..15 {
            socket.decide(None).await;
        }
        let everything = json!({ "type": "sync", "since": 0, "lang": "de", "previews": true, "forecast": true });
        let mut deaf = Vec::new();
        let mut gone = 0;
        while Instant::now() < end {
            while deaf.len() < 40 {
                match Socket::open(field, &guest, &link).await? {
                    Some(socket) => deaf.push(socket),
                    None => break,
                }
            }
            let before = deaf.len();
            let mut still = Vec::new();
            for mut socket in deaf {
                let said = socket.say(&everything).await;
                outcome.count(!said);
                still.extend(said.then_some(socket));
            }
            deaf = still;
            gone += before - deaf.len();
            sleep(Duration::from_millis(30)).await;
        }
        outcome.note = format!("{gone} were let go");
        Ok(outcome)
    }
}
