//! Windows that don't exist, declined by the thousand.

use super::{Attack, Outcome};
use crate::laboratory::siege::{
    attacker::{alone, no_clock},
    field::Field,
};
use async_trait::async_trait;
use serde_json::json;
use std::time::Duration;
use tokio::time::{Instant, sleep};

pub struct Decline;

#[async_trait]
impl Attack for Decline {
    fn name(&self) -> &'static str {
        "decline"
    }

    fn tries(&self) -> &'static str {
        "decline windows with long names that no game has"
    }

    async fn attack(&self, field: &Field, time: Duration) -> anyhow::Result<Outcome> {
        let (mut outcome, end) = (Outcome::default(), Instant::now() + time);
        let guest = field.attacker("Decliner").await?;
        let (_, mut socket) = alone(field, &guest, no_clock()).await?;
        while Instant::now() < end {
            let window = format!("{}{}", outcome.tried, "w".repeat(3_500));
            match socket.ask(json!({ "type": "decline", "window": window, "until": "said" })).await {
                Some(answer) => outcome.count(answer["type"] == "refused"),
                None => outcome.count(true),
            }
            sleep(Duration::from_millis(50)).await;
        }
        let taken = outcome.tried - outcome.refused;
        outcome.broken_if(taken > 0, || format!("{taken} unknown windows were kept"));
        Ok(outcome)
    }
}
