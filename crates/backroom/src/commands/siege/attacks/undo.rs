//! A decision made and undone without end.

use super::{Attack, Outcome};
use crate::commands::siege::{
    attacker::{Socket, alone, no_clock},
    field::Field,
};
use async_trait::async_trait;
use serde_json::json;
use std::time::Duration;
use tokio::time::{Instant, sleep};

pub struct Undo;

/// How often one decision may be undone.
const MOST: u64 = 20;

#[async_trait]
impl Attack for Undo {
    fn name(&self) -> &'static str {
        "undo"
    }

    fn tries(&self) -> &'static str {
        "decide and undo without end, over several connections"
    }

    async fn attack(&self, field: &Field, time: Duration) -> anyhow::Result<Outcome> {
        let (mut outcome, end) = (Outcome::default(), Instant::now() + time);
        let guest = field.attacker("Waverer").await?;
        let (link, first) = alone(field, &guest, no_clock()).await?;
        let mut sockets = vec![first];
        for _ in 0..7 {
            sockets.push(Socket::synced(field, &guest, &link).await?);
        }
        let mut undone = 0;
        while Instant::now() < end {
            for socket in &mut sockets {
                // Another one has moved: catch up.
                if !socket.say(&json!({ "type": "sync", "since": i64::MAX })).await
                    || socket.hear_type("update").await.is_none()
                {
                    *socket = Socket::synced(field, &guest, &link).await?;
                }
                if socket.update["undo"] != true && socket.is_asked() {
                    socket.decide(None).await;
                }
                let seq = socket.seq();
                let answer = socket.ask(json!({ "type": "undo", "seq": seq })).await;
                let done = answer.is_some_and(|answer| answer["type"] == "update");
                undone += u64::from(done);
                outcome.count(!done);
            }
            sleep(Duration::from_millis(100)).await;
        }
        let decided = sockets.iter().map(Socket::seq).max().unwrap_or(0);
        outcome.note = format!("{undone} undone, {decided} lines");
        outcome.broken_if(undone > MOST * 5, || format!("{undone} decisions were undone"));
        Ok(outcome)
    }
}
