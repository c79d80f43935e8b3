//! A request whose body never ends, and a server that is told to stop.

use super::{Attack, Outcome};
use crate::laboratory::siege::field::Field;
use async_trait::async_trait;
use std::time::Duration;
use tokio::{io::AsyncWriteExt, time::timeout};

pub struct Body;

/// How long the server may take to stop.
const STOP: Duration = Duration::from_secs(11);

#[async_trait]
impl Attack for Body {
    fn name(&self) -> &'static str {
        "body"
    }

    fn tries(&self) -> &'static str {
        "20 requests whose body never ends, while the server is told to stop"
    }

    fn least(&self) -> Duration {
        Duration::from_secs(5)
    }

    fn stops_server(&self) -> bool {
        true
    }

    async fn attack(&self, field: &Field, _time: Duration) -> anyhow::Result<Outcome> {
        let mut outcome = Outcome::default();
        let mut open = Vec::new();
        for _ in 0..20 {
            let mut stream = field.connect().await?;
            let half = b"POST /api/guest HTTP/1.1\r\nhost: backroom\r\ncontent-type: application/json\r\n\
                content-length: 50\r\n\r\n{\"name\":";
            outcome.count(stream.write_all(half).await.is_err());
            open.push(stream);
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
        let stopped = timeout(STOP, field.terminate()).await;
        match stopped {
            Ok(time) => outcome.note = format!("it stopped after {:.1} s", time?.as_secs_f64()),
            Err(_) => outcome.broken.push(format!("it has not stopped after {} s", STOP.as_secs())),
        }
        Ok(outcome)
    }
}
