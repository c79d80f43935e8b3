//! Time that is won by undoing, and time that is lost by a restart.

use super::{Attack, Outcome};
use crate::laboratory::siege::{
    attacker::{Socket, alone},
    field::Field,
};
use anyhow::Context;
use async_trait::async_trait;
use serde_json::json;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::sleep;

pub struct Clocks;

/// The clock, in seconds for each decision.
const CLOCK: i64 = 10;

#[async_trait]
impl Attack for Clocks {
    fn name(&self) -> &'static str {
        "clocks"
    }

    fn tries(&self) -> &'static str {
        "win time by undoing; lose somebody's time by a restart"
    }

    fn least(&self) -> Duration {
        Duration::from_secs(11)
    }

    fn stops_server(&self) -> bool {
        true
    }

    async fn attack(&self, field: &Field, _time: Duration) -> anyhow::Result<Outcome> {
        let mut outcome = Outcome::default();
        let guest = field.attacker("Dawdler").await?;
        let clock = json!({ "kind": "move", "seconds": CLOCK });
        let (link, mut socket) = alone(field, &guest, clock).await?;
        undo(&mut outcome, &mut socket).await?;
        restart(&mut outcome, field, &guest, &link, &socket).await?;
        Ok(outcome)
    }
}

/// Milliseconds that whoever is asked has left.
fn left(socket: &Socket) -> anyhow::Result<i64> {
    let deadline = socket.update["deadline"].as_i64().context("no clock runs")?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis();
    Ok(deadline - i64::try_from(now)?)
}

/// Thinks, decides, undoes and thinks again: what is left must only ever become less.
async fn undo(outcome: &mut Outcome, socket: &mut Socket) -> anyhow::Result<()> {
    // A decision that can be undone.
    for _ in 0..20 {
        socket.decide(None).await.context("it can't be decided")?;
        if socket.update["undo"] == true {
            break;
        }
    }
    let seq = socket.seq();
    socket.ask(json!({ "type": "undo", "seq": seq })).await;
    let mut least = left(socket)?;
    for _ in 0..2 {
        sleep(Duration::from_millis(1_500)).await;
        socket.decide(None).await.context("it can't be decided")?;
        let seq = socket.seq();
        let answer = socket.ask(json!({ "type": "undo", "seq": seq })).await;
        let done = answer.is_some_and(|answer| answer["type"] == "update");
        outcome.count(!done);
        let now = left(socket)?;
        outcome.broken_if(done && now > least - 1_000, || format!("{least} ms left, and after an undo {now}"));
        least = now;
    }
    Ok(())
}

/// While the server is down nobody's time runs.
async fn restart(
    outcome: &mut Outcome,
    field: &Field,
    guest: &crate::laboratory::network::Guest,
    link: &str,
    socket: &Socket,
) -> anyhow::Result<()> {
    const DOWN: Duration = Duration::from_secs(4);
    let before = left(socket)?;
    field.kill().await?;
    sleep(DOWN).await;
    field.start_again().await?;
    let socket = Socket::synced(field, guest, link).await?;
    outcome.count(true);
    let after = left(&socket).unwrap_or(0);
    outcome.note = format!("{before} ms left before the restart, {after} after it");
    outcome.broken_if(after < before - 2_000, || format!("a restart cost {} ms", before - after));
    outcome.broken_if(after > before + 6_000, || format!("a restart gave {} ms", after - before));
    Ok(())
}
