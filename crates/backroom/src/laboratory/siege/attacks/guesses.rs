//! Passwords, guessed.

use super::{Attack, Outcome};
use crate::laboratory::siege::field::Field;
use async_trait::async_trait;
use serde_json::json;
use std::time::Duration;
use tokio::{
    task::JoinSet,
    time::{Instant, sleep, timeout},
};

pub struct Guesses;

/// How many guesses for an account may be answered while this lasts.
const MOST: u64 = 20;

#[async_trait]
impl Attack for Guesses {
    fn name(&self) -> &'static str {
        "guesses"
    }

    fn tries(&self) -> &'static str {
        "guess a password, eight at once, while its owner signs in"
    }

    async fn attack(&self, field: &Field, time: Duration) -> anyhow::Result<Outcome> {
        let owner = field.honest("Owner").await?;
        let account = json!({ "login": "siege-owner", "password": "correct horse battery" });
        let (status, why) = owner.ask(field.server(), "/account", Some(&account)).await?;
        anyhow::ensure!(status < 300, "an account: {status} {why}");
        let end = Instant::now() + time;
        let guesser = field.attacker("Guesser").await?;
        let mut guessing = JoinSet::new();
        for one in 0..8 {
            let (guesser, server) = (guesser.clone(), field.server());
            guessing.spawn(async move {
                let mut outcome = Outcome::default();
                while Instant::now() < end {
                    let guess = json!({ "login": "siege-owner", "password": format!("guess {one} {}", outcome.tried) });
                    let asked = timeout(Duration::from_secs(5), guesser.ask(server, "/sign-in", Some(&guess))).await;
                    // A wrong password that was looked at is an answer.
                    let answered = matches!(asked, Ok(Ok((400 | 401 | 403, _))));
                    outcome.count(!answered);
                    sleep(Duration::from_millis(if answered { 0 } else { 50 })).await;
                }
                outcome
            });
        }
        sleep(time / 2).await;
        let elsewhere = field.honest("Owner elsewhere").await?;
        let asked = Instant::now();
        let signed_in =
            timeout(Duration::from_secs(5), elsewhere.ask(field.server(), "/sign-in", Some(&account))).await;
        let took = asked.elapsed();
        let mut all = Outcome::default();
        while let Some(outcome) = guessing.join_next().await {
            let outcome = outcome?;
            all.tried += outcome.tried;
            all.refused += outcome.refused;
        }
        let answered = all.tried - all.refused;
        all.note = format!("{answered} guesses were looked at; the owner signed in after {:.2} s", took.as_secs_f64());
        let fine = matches!(signed_in, Ok(Ok((200 | 204, _))));
        all.broken_if(!fine, || format!("the owner could not sign in: {signed_in:?}"));
        all.broken_if(answered > MOST, || format!("{answered} guesses were looked at"));
        Ok(all)
    }
}
