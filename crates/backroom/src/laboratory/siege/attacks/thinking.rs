//! Sixty tables of the strongest bots alone.

use super::{Attack, Outcome};
use crate::laboratory::siege::{attacker::Socket, field::Field, honest::word};
use async_trait::async_trait;
use serde_json::json;
use std::time::Duration;
use tokio::time::{Instant, sleep};

pub struct Thinking;

#[async_trait]
impl Attack for Thinking {
    fn name(&self) -> &'static str {
        "thinking"
    }

    fn tries(&self) -> &'static str {
        "60 tables where the strongest bots play alone, and bots with 20,000 simulations"
    }

    async fn attack(&self, field: &Field, time: Duration) -> anyhow::Result<Outcome> {
        let mut outcome = Outcome::default();
        let guest = field.attacker("Thinker").await?;
        let mut watching = Vec::new();
        for bot in ["uct:20000", "search:20000", "nemesis"] {
            let bot = format!("bot:{bot}");
            let wish = json!({ "game": "smile-and-gun", "seats": { "green": bot, "yellow": bot } });
            for _ in 0..if bot == "bot:nemesis" { 60 } else { 1 } {
                let (status, laid) = guest.ask(field.server(), "/tables", Some(&wish)).await?;
                outcome.count(status != 200);
                if status == 200 {
                    watching.extend(Socket::synced(field, &guest, &word(&laid, "link")).await.ok());
                }
            }
        }
        outcome.note = format!("{} tables thought", watching.len());
        let end = Instant::now() + time;
        while Instant::now() < end {
            for socket in &mut watching {
                tokio::select! {
                    heard = socket.hear() => drop(heard),
                    () = sleep(Duration::from_millis(5)) => {}
                }
            }
        }
        Ok(outcome)
    }
}
