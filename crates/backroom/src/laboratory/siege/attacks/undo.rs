//! A decision made and undone without end.

use super::{Attack, Outcome};
use crate::laboratory::siege::{
    attacker::{Socket, alone, no_clock},
    field::Field,
};
use async_trait::async_trait;
use serde_json::json;
use std::time::Duration;
use tokio::time::Instant;

pub struct Undo;

/// How often one decision may be undone.
const MOST: u64 = 20;
/// How many lines a table may have.
const LINES: i64 = 5_000;
/// So many that none of them says too much in a second, and so few that what each has to hear isn't too much either.
const SOCKETS: usize = 16;

#[async_trait]
impl Attack for Undo {
    fn name(&self) -> &'static str {
        "undo"
    }

    fn tries(&self) -> &'static str {
        "decide and undo as fast as 16 connections can, until no more is taken, and then the next decision"
    }

    async fn attack(&self, field: &Field, time: Duration) -> anyhow::Result<Outcome> {
        let (mut outcome, end) = (Outcome::default(), Instant::now() + time);
        let guest = field.attacker("Waverer").await?;
        let (link, first) = alone(field, &guest, no_clock()).await?;
        let (mut count, mut lines) = (Count::default(), first.seq());
        let mut sockets = vec![first];
        while sockets.len() < SOCKETS {
            sockets.push(Socket::synced(field, &guest, &link).await?);
        }
        for n in (0..sockets.len()).cycle() {
            if Instant::now() >= end {
                break;
            }
            let socket = &mut sockets[n];
            // Others have moved: catch up.
            while socket.seq() < lines {
                if socket.hear_type("update").await.is_none() {
                    *socket = Socket::synced(field, &guest, &link).await?;
                }
            }
            if !waver(socket, &mut count, &mut outcome).await {
                break;
            }
            lines = lines.max(socket.seq());
        }
        let Count { undone, most, refused, .. } = count;
        outcome.note = format!("{undone} undone, one decision {most} times, {refused} more refused; {lines} lines");
        outcome.broken_if(most > MOST, || format!("one decision was undone {most} times"));
        outcome.broken_if(lines > LINES, || format!("{lines} lines were written"));
        outcome.broken_if(time > Duration::from_secs(5) && refused == 0, || "no limit was reached".to_owned());
        Ok(outcome)
    }
}

/// What got through, and what didn't.
#[derive(Default)]
struct Count {
    undone: u64,
    /// How often the same decision was undone, without another in between.
    in_a_row: u64,
    most: u64,
    /// How often it was said that it is enough.
    refused: u64,
}

/// Decides and undoes that. Where that isn't taken any more, the decision stays made. Whether the game goes on.
async fn waver(socket: &mut Socket, count: &mut Count, outcome: &mut Outcome) -> bool {
    if !socket.is_asked() {
        return false;
    }
    socket.decide(None).await;
    let seq = socket.seq();
    let Some(answer) = socket.ask(json!({ "type": "undo", "seq": seq })).await else { return true };
    let done = answer["type"] == "update";
    outcome.count(!done);
    if done {
        count.undone += 1;
        count.in_a_row += 1;
        count.most = count.most.max(count.in_a_row);
    } else if answer["code"] != "too_fast" {
        count.refused += u64::from(answer["code"] == "too_many_undos" || answer["code"] == "too_long");
        count.in_a_row = 0;
    }
    true
}
