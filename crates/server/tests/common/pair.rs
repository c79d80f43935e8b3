//! Two people at a table.

use super::client::{Client, Guest, Running, random};
use serde_json::{Value, json};

/// A table whose game may count for the rating.
pub fn rated_wish() -> Value {
    json!({"game": "gangster", "options": {"rated": true, "clock": {"kind": "days", "days": 1}}})
}

/// Two people at a table of their own, both ready.
pub struct Pair {
    pub ada: Guest,
    pub bob: Guest,
    pub link: String,
    pub one: Client,
    pub two: Client,
}

impl Pair {
    pub async fn at(server: &Running, wish: Value) -> Self {
        let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
        Self::of(ada, bob, wish).await
    }

    /// At a table whose game counts for the rating: with a clock, and both have an account.
    pub async fn rated(server: &Running) -> Self {
        let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
        ada.register("ada").await;
        bob.register("bob").await;
        Self::of(ada, bob, rated_wish()).await
    }

    pub async fn of(ada: Guest, bob: Guest, wish: Value) -> Self {
        let (link, invite) = ada.lay(&wish).await;
        bob.sit(&invite).await;
        let (mut one, mut two) = (ada.ready(&link, "one").await, bob.ready(&link, "two").await);
        while one.seq == 0 || two.seq == 0 {
            let hears = if one.seq == 0 { &mut one } else { &mut two };
            hears.hear().await;
        }
        Self { ada, bob, link, one, two }
    }

    /// Whoever is asked, and the other.
    pub fn asked(&mut self) -> (&mut Client, &mut Client) {
        if self.one.is_asked() { (&mut self.one, &mut self.two) } else { (&mut self.two, &mut self.one) }
    }

    /// Lets whoever is asked make a whole decision, and both see it.
    pub async fn step(&mut self, pick: &mut impl FnMut(usize) -> usize) {
        let (mover, other) = self.asked();
        mover.move_once(pick).await;
        while other.seq < mover.seq {
            other.hear().await;
        }
    }

    /// Lets both decide twice, so that the game counts if one of them gives up then.
    pub async fn open(&mut self) {
        let mut pick = random(7);
        for _ in 0..12 {
            self.step(&mut pick).await;
        }
    }

    /// The first gives up, and both see it.
    pub async fn give_up(&mut self) {
        self.one.say(json!({"type": "resign", "request": "enough"})).await;
        for client in [&mut self.one, &mut self.two] {
            while !client.is_over() {
                client.hear().await;
            }
        }
    }

    /// Plays on until a position is as wanted; panics if the game is over first.
    pub async fn play_until(&mut self, seed: u64, wanted: impl Fn(&Value) -> bool) {
        let mut pick = random(seed);
        loop {
            assert!(!self.one.is_over(), "it never came");
            let ask = self.asked().0.update.clone();
            if wanted(&ask) {
                return;
            }
            self.step(&mut pick).await;
        }
    }

    pub async fn record(&self) -> Value {
        self.ada.get(&format!("/api/tables/{}/record", self.link)).await.1
    }
}
