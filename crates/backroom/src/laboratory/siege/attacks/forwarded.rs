//! Addresses that are made up.

use super::{Attack, Outcome};
use crate::laboratory::siege::field::Field;
use async_trait::async_trait;
use std::time::Duration;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    time::{Instant, timeout},
};

pub struct Forwarded;

/// How many requests an address has in a minute.
const MOST: u64 = 240;

#[async_trait]
impl Attack for Forwarded {
    fn name(&self) -> &'static str {
        "forwarded"
    }

    fn tries(&self) -> &'static str {
        "a made-up address in X-Forwarded-For for each request, before the proxy's own line"
    }

    /// As behind a proxy on the same machine.
    fn flags(&self) -> &'static [&'static str] {
        &["--public-url", "https://backroom.example"]
    }

    async fn attack(&self, field: &Field, _time: Duration) -> anyhow::Result<Outcome> {
        let (mut outcome, begun) = (Outcome::default(), Instant::now());
        for n in 0..400_u32 {
            let made_up = format!("198.51.{}.{}", n / 256, n % 256);
            let status = timeout(Duration::from_secs(5), ask(field, &made_up)).await??;
            outcome.count(status == 429);
        }
        let answered = outcome.tried - outcome.refused;
        // One may have asked a little later.
        let most = MOST + MOST * begun.elapsed().as_secs() / 60 + 10;
        outcome.broken_if(answered > most, || format!("{answered} requests were answered"));
        Ok(outcome)
    }
}

/// What a proxy passes on that adds a line of its own: the client's first, its own last.
async fn ask(field: &Field, made_up: &str) -> anyhow::Result<u16> {
    let mut stream = field.connect().await?;
    let request = format!(
        "GET /api/tables HTTP/1.1\r\nhost: backroom.example\r\nx-forwarded-for: {made_up}\r\n\
         x-forwarded-for: 203.0.113.9\r\nconnection: close\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    let status = String::from_utf8_lossy(&answer).split(' ').nth(1).and_then(|status| status.parse().ok());
    Ok(status.unwrap_or(0))
}
