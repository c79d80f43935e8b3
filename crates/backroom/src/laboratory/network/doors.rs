//! Where clients come in: the nodes of one house, of which some may be gone.

use super::Guest;
use serde_json::Value;
use std::{net::SocketAddr, time::Duration};
use tabletop::{Seeded, Source};
use tokio::time::{Instant, sleep};

/// How long it is tried at all doors before somebody gives up.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long to wait after all doors were tried.
const AGAIN: Duration = Duration::from_millis(50);

/// Where clients come in.
#[derive(Clone, Debug)]
pub struct Doors(Vec<SocketAddr>);

impl Doors {
    /// At least one.
    pub fn new(addresses: Vec<SocketAddr>) -> Self {
        assert!(!addresses.is_empty(), "a house has a door");
        Self(addresses)
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Whether there is but one.
    pub fn is_one(&self) -> bool {
        self.count() == 1
    }

    /// A door by chance.
    pub fn any(&self, seed: u64) -> SocketAddr {
        self.0[Seeded::new(seed).below(self.0.len() as u32) as usize]
    }

    /// One after the other, over and over.
    pub fn nth(&self, n: usize) -> SocketAddr {
        self.0[n % self.0.len()]
    }

    /// The next one after a door that is shut.
    pub fn after(&self, door: SocketAddr) -> SocketAddr {
        let at = self.0.iter().position(|address| *address == door).unwrap_or(0);
        self.0[(at + 1) % self.0.len()]
    }

    /// Posts to the API, wherever it is answered: a node that is gone, or about to go, is no answer.
    pub async fn post(&self, seed: u64, guest: &Guest, path: &str, body: &Value) -> anyhow::Result<Value> {
        let (begun, mut door) = (Instant::now(), self.any(seed));
        loop {
            match guest.ask(door, path, Some(body)).await {
                Ok((200..=299, answer)) => return Ok(answer),
                Ok((status, answer)) if status != 503 => anyhow::bail!("{path}: {status}: {answer}"),
                Err(error) if self.is_one() || begun.elapsed() > PATIENCE => return Err(error),
                Ok((status, answer)) if self.is_one() || begun.elapsed() > PATIENCE => {
                    anyhow::bail!("{path}: {status}: {answer}");
                }
                Ok(_) | Err(_) => {}
            }
            door = self.after(door);
            sleep(AGAIN).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_door_is_found_by_chance_and_one_after_the_other() {
        let addresses: Vec<SocketAddr> = (1..=3).map(|port| SocketAddr::from(([127, 0, 0, 1], port))).collect();
        let doors = Doors::new(addresses.clone());
        assert!(addresses.iter().all(|door| (0..100).any(|seed| doors.any(seed) == *door)));
        assert_eq!(addresses.iter().map(|door| doors.after(*door).port()).collect::<Vec<_>>(), [2, 3, 1]);
    }
}
