//! A rating made of wins over one's own puppets.

use super::{Attack, Outcome};
use crate::{
    laboratory::network::Guest,
    laboratory::siege::{attacker::pair, field::Field},
};
use async_trait::async_trait;
use serde_json::json;
use std::time::Duration;

pub struct Puppets;

/// How many rated games of one pair count in a day.
const MOST: u64 = 3;

#[async_trait]
impl Attack for Puppets {
    fn name(&self) -> &'static str {
        "puppets"
    }

    fn tries(&self) -> &'static str {
        "rated wins over puppets who give up"
    }

    async fn attack(&self, field: &Field, _time: Duration) -> anyhow::Result<Outcome> {
        let mut outcome = Outcome::default();
        let master = field.attacker("Master").await?;
        let names = ["Puppet 1", "Puppet 2"];
        for (n, name) in names.into_iter().enumerate() {
            let puppet = field.attacker(name).await?;
            // The second time with accounts, as far as that is possible.
            if n == 1 {
                for (guest, login) in [(&master, "siege-master"), (&puppet, "siege-puppet")] {
                    let account = json!({ "login": login, "password": "correct horse battery" });
                    guest.ask(field.server(), "/account", Some(&account)).await?;
                }
            }
            for _ in 0..6 {
                let won = win(field, [&master, &puppet]).await;
                outcome.count(won.is_err());
            }
        }
        let (_, me) = master.ask(field.server(), "/me", None).await?;
        let (rated, rating) = (me["ratings"][0]["games"].as_u64().unwrap_or(0), &me["ratings"][0]["rating"]);
        outcome.note = format!("{rated} counted; rating {rating}");
        outcome.broken_if(rated > MOST, || format!("{rated} wins over puppets counted: {rating}"));
        Ok(outcome)
    }
}

async fn win(field: &Field, guests: [&Guest; 2]) -> anyhow::Result<()> {
    let options = json!({ "rated": true, "clock": { "kind": "move", "seconds": 60 } });
    let (_, mut sockets) = pair(field, guests, options).await?;
    sockets[1].ask(json!({ "type": "resign" })).await;
    Ok(())
}
