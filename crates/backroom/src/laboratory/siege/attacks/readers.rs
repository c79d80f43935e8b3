//! Clients that ask for much, read nothing, go and come back.

use super::{Attack, Outcome};
use crate::laboratory::siege::{
    attacker::{Socket, alone, no_clock},
    field::Field,
};
use async_trait::async_trait;
use serde_json::json;
use std::time::Duration;
use tokio::time::{Instant, sleep};

pub struct Readers;

/// How many.
const DEAF: usize = 40;
/// How often each asks before it goes.
const PATIENCE: u32 = 12;

#[async_trait]
impl Attack for Readers {
    fn name(&self) -> &'static str {
        "readers"
    }

    fn tries(&self) -> &'static str {
        "40 sockets that ask for everything again and again, read nothing, go and come back"
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
        let (mut let_go, mut came_back) = (0, 0);
        while Instant::now() < end {
            while deaf.len() < DEAF {
                match Socket::open(field, &guest, &link).await? {
                    Some(socket) => deaf.push((socket, 0)),
                    None => break,
                }
            }
            let mut still = Vec::new();
            for (mut socket, asked) in deaf {
                let said = socket.say(&everything).await;
                outcome.count(!said);
                let_go += u64::from(!said);
                // Whatever waits for it is of no use to anybody when it goes by itself.
                came_back += u64::from(said && asked >= PATIENCE);
                still.extend((said && asked < PATIENCE).then_some((socket, asked + 1)));
            }
            deaf = still;
            sleep(Duration::from_millis(60)).await;
        }
        drop(deaf);
        // Whoever listens is answered all the same.
        let listens = Socket::synced(field, &guest, &link).await;
        outcome.broken_if(listens.is_err(), || "somebody who listens is not answered".to_owned());
        outcome.note = format!("{let_go} were let go, {came_back} went and came back");
        Ok(outcome)
    }
}
