//! Too much at once.

use super::{Attack, Outcome};
use crate::laboratory::siege::{attacker::Socket, field::Field, honest::word};
use async_trait::async_trait;
use serde_json::json;
use std::time::Duration;
use tokio::time::{Instant, sleep};

pub struct Oversize;

#[async_trait]
impl Attack for Oversize {
    fn name(&self) -> &'static str {
        "oversize"
    }

    fn tries(&self) -> &'static str {
        "messages of 5 MB, bytes instead of text, bodies of 3 MB"
    }

    async fn attack(&self, field: &Field, time: Duration) -> anyhow::Result<Outcome> {
        let (mut outcome, end) = (Outcome::default(), Instant::now() + time);
        let guest = field.attacker("Giant").await?;
        let laid = guest.post(field.server(), "/tables", &json!({ "game": "gangster" })).await?;
        let link = word(&laid, "link");
        while Instant::now() < end {
            if let Some(mut socket) = Socket::open(field, &guest, &link).await? {
                if outcome.tried % 2 == 0 {
                    socket.say_text("x".repeat(5_000_000)).await;
                } else {
                    socket.say_bytes(vec![0; 5_000]).await;
                }
                let closed = socket.hear().await.is_none();
                outcome.count(closed);
                outcome.broken_if(!closed, || "a socket stayed open".to_owned());
            }
            let record = json!({ "record": "x".repeat(3_000_000) });
            let status = guest.ask(field.server(), "/records", Some(&record)).await.map_or(413, |(status, _)| status);
            outcome.count(status >= 400);
            outcome.broken_if(status < 400, || "a body of 3 MB was taken".to_owned());
            sleep(Duration::from_millis(200)).await;
        }
        Ok(outcome)
    }
}
