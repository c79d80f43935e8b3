//! One invitation, and twenty who are the same.

use super::{Attack, Outcome};
use crate::laboratory::siege::{field::Field, honest::word};
use async_trait::async_trait;
use serde_json::json;
use std::time::Duration;
use tokio::time::Instant;

pub struct Seats;

#[async_trait]
impl Attack for Seats {
    fn name(&self) -> &'static str {
        "seats"
    }

    fn tries(&self) -> &'static str {
        "take several seats at once with one invitation"
    }

    async fn attack(&self, field: &Field, time: Duration) -> anyhow::Result<Outcome> {
        let (mut outcome, end) = (Outcome::default(), Instant::now() + time.min(Duration::from_secs(5)));
        let (host, guest) = (field.honest("Host").await?, field.attacker("Sitter").await?);
        let mut most = 0;
        for _ in 0..20 {
            let wish = json!({ "game": "gangster", "setup": { "gangs": ["red", "blue", "yellow", "grey"] } });
            let (status, laid) = host.ask(field.server(), "/tables", Some(&wish)).await?;
            if status != 200 || Instant::now() > end {
                break;
            }
            let (link, path) = (word(&laid, "link"), format!("/invitations/{}", word(&laid, "invite")));
            let sitting = ["blue", "yellow", "grey"].into_iter().cycle().take(6).map(|seat| {
                let (guest, path) = (&guest, &path);
                async move { guest.ask(field.server(), path, Some(&json!({ "seat": seat }))).await }
            });
            for sat in futures_util::future::join_all(sitting).await {
                outcome.count(!matches!(sat, Ok((200, _))));
            }
            let (_, table) = guest.ask(field.server(), &format!("/tables/{link}"), None).await?;
            most = most.max(table["you"].as_array().map_or(0, Vec::len));
        }
        outcome.note = format!("{most} at most at one table");
        outcome.broken_if(most > 1, || format!("one person took {most} seats"));
        Ok(outcome)
    }
}
