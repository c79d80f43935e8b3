//! Requests whose headers never end.

use super::{Attack, Outcome};
use crate::laboratory::siege::field::Field;
use async_trait::async_trait;
use std::time::Duration;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::{Instant, sleep_until, timeout},
};

pub struct Headers;

/// How many.
const HALF: usize = 2_000;

#[async_trait]
impl Attack for Headers {
    fn name(&self) -> &'static str {
        "headers"
    }

    fn tries(&self) -> &'static str {
        "2,000 requests whose headers never end"
    }

    fn least(&self) -> Duration {
        Duration::from_secs(13)
    }

    async fn attack(&self, field: &Field, time: Duration) -> anyhow::Result<Outcome> {
        let (mut outcome, begun) = (Outcome::default(), Instant::now());
        let mut open = Vec::new();
        for _ in 0..HALF {
            let half = async {
                let mut stream = field.connect().await?;
                stream.write_all(b"GET /api/me HTTP/1.1\r\nhost: backroom\r\nx-slow: ").await?;
                std::io::Result::Ok(stream)
            };
            let stream = timeout(Duration::from_millis(200), half).await.ok().and_then(Result::ok);
            outcome.count(stream.is_none());
            open.extend(stream);
        }
        sleep_until(begun + time.max(self.least())).await;
        let mut left = 0;
        for stream in &mut open {
            left += u64::from(is_open(stream).await);
        }
        outcome.note = format!("{left} still open after {:.0} s", begun.elapsed().as_secs_f64());
        outcome.broken_if(left > 0, || format!("{left} half-sent requests are still open"));
        Ok(outcome)
    }
}

/// Whether the server still waits on the other side.
pub async fn is_open(stream: &mut TcpStream) -> bool {
    let mut answer = [0; 512];
    loop {
        match timeout(Duration::from_millis(1), stream.read(&mut answer)).await {
            Ok(Ok(0) | Err(_)) => return false,
            Ok(Ok(_)) => {}
            Err(_) => return true,
        }
    }
}
