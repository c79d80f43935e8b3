//! The attacks, one file each.

mod body;
mod clocks;
mod decline;
mod forwarded;
mod fuzz;
mod guesses;
mod headers;
mod mails;
mod names;
mod oversize;
mod presence;
mod puppets;
mod readers;
mod record;
mod reviews;
mod seats;
mod silent;
mod sockets;
mod statistics;
mod thinking;
mod undo;

use super::field::Field;
use async_trait::async_trait;
use std::time::Duration;

/// Something that somebody could try.
#[async_trait]
pub trait Attack: Sync {
    /// Its name.
    fn name(&self) -> &'static str;
    /// What is tried.
    fn tries(&self) -> &'static str;
    /// The flags with which the server is started.
    fn flags(&self) -> &'static [&'static str] {
        &[]
    }
    /// Whether the server sends e-mails.
    fn needs_mail(&self) -> bool {
        false
    }
    /// How long it takes at least.
    fn least(&self) -> Duration {
        Duration::ZERO
    }
    /// Whether it stops the server, so that nobody else can play meanwhile.
    fn stops_server(&self) -> bool {
        false
    }
    /// What the attacker did long before.
    async fn prepare(&self, _field: &Field) -> anyhow::Result<()> {
        Ok(())
    }
    /// Tries it for some time.
    async fn attack(&self, field: &Field, time: Duration) -> anyhow::Result<Outcome>;
}

/// What an attack came to.
#[derive(Debug, Default)]
pub struct Outcome {
    /// How often something was tried.
    pub tried: u64,
    /// How often it was refused.
    pub refused: u64,
    /// What is worth knowing beside it.
    pub note: String,
    /// What should not have been possible.
    pub broken: Vec<String>,
}

impl Outcome {
    /// It could not be tried.
    #[allow(clippy::needless_pass_by_value, reason = "it stands for the outcome")]
    pub fn failed(error: anyhow::Error) -> Self {
        Self { broken: vec![format!("it could not be tried: {error:#}")], ..Self::default() }
    }

    /// Counts an attempt.
    pub fn count(&mut self, refused: bool) {
        self.tried += 1;
        self.refused += u64::from(refused);
    }

    /// Something that should not have been possible, if it was.
    pub fn broken_if(&mut self, broken: bool, what: impl FnOnce() -> String) {
        if broken {
            self.broken.push(what());
        }
    }
}

/// All attacks, in the order in which they are tried.
pub const ATTACKS: [&dyn Attack; 21] = [
    &thinking::Thinking,
    &reviews::Reviews,
    &statistics::Statistics,
    &undo::Undo,
    &decline::Decline,
    &presence::Presence,
    &sockets::Sockets,
    &headers::Headers,
    &body::Body,
    &silent::Silent,
    &readers::Readers,
    &clocks::Clocks,
    &names::Names,
    &seats::Seats,
    &puppets::Puppets,
    &guesses::Guesses,
    &mails::Mails,
    &forwarded::Forwarded,
    &record::Import,
    &fuzz::Fuzz,
    &oversize::Oversize,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_attack_has_a_name_of_its_own() {
        let mut names: Vec<_> = ATTACKS.iter().map(|attack| attack.name()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), ATTACKS.len());
    }
}
