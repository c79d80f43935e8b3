//! Nonsense.

use super::{Attack, Outcome};
use crate::laboratory::siege::{
    attacker::{Socket, alone, no_clock},
    field::Field,
};
use async_trait::async_trait;
use serde_json::json;
use std::time::Duration;
use tabletop::{Seeded, Source};
use tokio::time::{Instant, sleep};

pub struct Fuzz;

/// Messages that are nearly right.
const MESSAGES: [&str; 10] = [
    r#"{"type":"choose","request":"1","seq":3,"choices":[7]}"#,
    r#"{"type":"choose","request":"2","seq":9223372036854775807,"choices":[255,255,255]}"#,
    r#"{"type":"decide","request":"3","seq":1,"action":"lay own 1 on f1"}"#,
    r#"{"type":"undo","request":"4","seq":-9223372036854775808}"#,
    r#"{"type":"agree","request":"5","to":"takeback"}"#,
    r#"{"type":"decline","request":"6","window":"lay","until":"phase"}"#,
    r#"{"type":"mute","request":"7","who":4294967295,"muted":true}"#,
    r#"{"type":"hint","request":"8","seq":0,"choices":[0]}"#,
    r#"{"type":"chat","text":"\u0000\u202e"}"#,
    r#"{"type":"sync","since":-1,"lang":"xx","previews":1}"#,
];

/// Requests that are nearly right.
const PATHS: [&str; 6] = [
    "/tables/%00/record",
    "/tables/../../etc/passwd/at/1",
    "/me/games?before=-1&limit=99999999999999999999",
    "/me/games?card=%27%3B--&level=%00",
    "/tables/x/at/18446744073709551616?lang=%ff",
    "/challenges/%F0%9F%92%A9",
];

#[async_trait]
impl Attack for Fuzz {
    fn name(&self) -> &'static str {
        "fuzz"
    }

    fn tries(&self) -> &'static str {
        "messages and requests that are nearly right"
    }

    async fn attack(&self, field: &Field, time: Duration) -> anyhow::Result<Outcome> {
        let (mut outcome, end, mut random) = (Outcome::default(), Instant::now() + time, Seeded::new(1));
        let guest = field.attacker("Fuzzer").await?;
        let (link, mut socket) = alone(field, &guest, no_clock()).await?;
        while Instant::now() < end {
            let mut text = MESSAGES[random.below(MESSAGES.len() as u32) as usize].as_bytes().to_vec();
            for _ in 0..random.below(4) {
                let place = random.below(text.len() as u32) as usize;
                text[place] = b' ' + random.below(95) as u8;
            }
            let open = socket.say_text(String::from_utf8_lossy(&text)).await;
            outcome.count(!open);
            if !open {
                socket = Socket::synced(field, &guest, &link).await?;
            }
            if outcome.tried % 10 == 0 {
                // It answers all the same.
                socket = Socket::synced(field, &guest, &link).await?;
                let path = PATHS[random.below(PATHS.len() as u32) as usize];
                let (status, why) = guest.ask(field.server(), path, None).await?;
                outcome.count(status >= 400);
                outcome.broken_if(status >= 500 && status != 503, || format!("{path}: {status} {why}"));
            }
            sleep(Duration::from_millis(30)).await;
        }
        let answer = socket.ask(json!({ "type": "undo", "seq": -1 })).await;
        outcome.broken_if(answer.is_none(), || "its own table answers no more".to_owned());
        Ok(outcome)
    }
}
