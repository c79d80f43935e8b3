//! A hundred reviews that are asked for and not waited for.

use super::{Attack, Outcome};
use crate::laboratory::siege::{
    attacker::{alone, no_clock},
    field::Field,
};
use async_trait::async_trait;
use std::time::Duration;
use tokio::{
    task::JoinSet,
    time::{Instant, timeout},
};

pub struct Reviews;

/// How long an honest player's review may take: as long as so many moves, ten seconds if they take 50 ms.
const MOVES: u32 = 200;

#[async_trait]
impl Attack for Reviews {
    fn name(&self) -> &'static str {
        "reviews"
    }

    fn tries(&self) -> &'static str {
        "100 reviews of games, asked for and hung up"
    }

    async fn attack(&self, field: &Field, _time: Duration) -> anyhow::Result<Outcome> {
        let mut outcome = Outcome::default();
        let guest = field.attacker("Reviewer").await?;
        let mut links = Vec::new();
        for _ in 0..10 {
            let (link, mut socket) = alone(field, &guest, no_clock()).await?;
            for _ in 0..12 {
                socket.decide(None).await;
            }
            links.push(link);
        }
        let honest = field.honest("Student").await?;
        let (link, mut socket) = alone(field, &honest, no_clock()).await?;
        socket.decide(None).await;
        let mut hung_up = JoinSet::new();
        for n in 0..100 {
            let (guest, server, path) =
                (guest.clone(), field.server(), format!("/tables/{}/analysis?seat=red", links[n % links.len()]));
            hung_up.spawn(async move {
                let asked = timeout(Duration::from_millis(100), guest.ask(server, &path, None)).await;
                matches!(asked, Ok(Ok((status, _))) if status != 200)
            });
        }
        while let Some(refused) = hung_up.join_next().await {
            outcome.count(refused?);
        }
        let asked = Instant::now();
        let path = format!("/tables/{link}/analysis");
        let patience = field.slowest() * MOVES;
        let answer = timeout(patience * 6, honest.ask(field.server(), &path, None)).await;
        let fine = matches!(answer, Ok(Ok((200, _))));
        outcome.note = format!("an honest review took {:.1} s", asked.elapsed().as_secs_f64());
        let slow = asked.elapsed() > patience;
        outcome.broken_if(!fine || slow, || format!("an honest review: {:.1?}", asked.elapsed()));
        Ok(outcome)
    }
}
