//! A request with a name that the other side has used.

use super::{Attack, Outcome};
use crate::laboratory::siege::{attacker::pair, field::Field};
use anyhow::Context;
use async_trait::async_trait;
use serde_json::json;
use std::time::Duration;

pub struct Names;

#[async_trait]
impl Attack for Names {
    fn name(&self) -> &'static str {
        "names"
    }

    fn tries(&self) -> &'static str {
        "use up the names that the other side gives to requests"
    }

    async fn attack(&self, field: &Field, _time: Duration) -> anyhow::Result<Outcome> {
        let mut outcome = Outcome::default();
        let (one, two) = (field.attacker("Namer").await?, field.honest("Named").await?);
        let (_, mut sockets) = pair(field, [&one, &two], json!({})).await?;
        // Both give their requests the same names, each of them once.
        let mut used = [0, 0];
        for _ in 0..12 {
            let asked = usize::from(!sockets[0].is_asked());
            let name = format!("r{}", used[asked]);
            used[asked] += 1;
            let before = sockets[asked].seq();
            let answer = sockets[asked].decide(Some(&name)).await;
            let played = sockets[asked].seq() > before;
            let code = answer.map(|answer| answer["code"].clone()).unwrap_or_default();
            outcome.count(!code.is_null());
            outcome.broken_if(asked == 1 && !played, || format!("a move named {name} was not played"));
            let (seq, other) = (sockets[asked].seq(), 1 - asked);
            while played && sockets[other].seq() < seq {
                sockets[other].hear().await.context("the other side hears nothing")?;
            }
        }
        Ok(outcome)
    }
}
