//! The record of a running game, brought back to be analysed.

use super::{Attack, Outcome};
use crate::laboratory::siege::{attacker::pair, field::Field, honest::word};
use async_trait::async_trait;
use serde_json::json;
use std::time::Duration;

pub struct Import;

#[async_trait]
impl Attack for Import {
    fn name(&self) -> &'static str {
        "record"
    }

    fn tries(&self) -> &'static str {
        "bring the record of a game that people still play, to have it analysed"
    }

    async fn attack(&self, field: &Field, _time: Duration) -> anyhow::Result<Outcome> {
        let mut outcome = Outcome::default();
        let (one, two) = (field.attacker("Copier").await?, field.honest("Copied").await?);
        let (link, mut sockets) = pair(field, [&one, &two], json!({})).await?;
        let asked = usize::from(!sockets[0].is_asked());
        sockets[asked].decide(None).await;
        let (_, record) = one.ask(field.server(), &format!("/tables/{link}/record"), None).await?;
        let (status, brought) =
            one.ask(field.server(), "/records", Some(&json!({ "record": record.to_string() }))).await?;
        outcome.count(status != 200);
        if status == 200 {
            let path = format!("/tables/{}/analysis", word(&brought, "link"));
            let (status, _) = one.ask(field.server(), &path, None).await?;
            outcome.count(status != 200);
            outcome.broken_if(status == 200, || "a game between people was analysed while it runs".to_owned());
        }
        Ok(outcome)
    }
}
