//! Dice that nobody has to take on trust.
//!
//! Before the first roll the dealer shows the SHA-256 of a secret seed. Each player adds a seed of their own. Every
//! random event is drawn from HMAC-SHA-256 under the secret seed, over the scheme, the table, the players' seeds,
//! the event's name and how many events of that name came before. At the end the secret is shown and everybody can
//! draw again. `docs/fair-dice.md` gives every byte.

use crate::Source;
use hmac::{Hmac, Mac};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The name of the scheme.
pub const SCHEME: &str = "backroom-fair/1";

/// What a record says about its dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fair {
    /// Always [`SCHEME`].
    pub scheme: String,
    /// The table's name; no two games of a dealer share one.
    pub table: String,
    /// SHA-256 of the server's seed, in hexadecimal; shown before the first roll.
    pub commitment: String,
    /// The server's seed, in hexadecimal: 32 bytes. `None` until the game has ended.
    pub server_seed: Option<Seed>,
    /// What each player added, in the order of the seats.
    pub player_seeds: Vec<String>,
}

/// A secret of 32 bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed that follows from a number and a counter, for games that shall come out the same again.
    pub fn derived(seed: u64, number: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"backroom seed");
        hash.update(seed.to_be_bytes());
        hash.update(number.to_be_bytes());
        Self(hash.finalize().into())
    }

    /// What is shown before the first roll.
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }
}

impl std::fmt::Debug for Seed {
    /// A seed is a secret: it never reaches a log by accident.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        hex::encode(self.0).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let mut bytes = [0; 32];
        hex::decode_to_slice(&text, &mut bytes)
            .map_err(|_| serde::de::Error::custom("server_seed: expected 64 hexadecimal digits"))?;
        Ok(Self(bytes))
    }
}

/// Why the dice can't be proved.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FairError {
    /// Another scheme.
    #[error("fair.scheme: expected \"{SCHEME}\", found \"{0}\"")]
    Scheme(String),
    /// The seed isn't the one that was promised.
    #[error("fair.server_seed: its SHA-256 is {0}, which is not the commitment")]
    Commitment(String),
}

impl Fair {
    /// Dice for one table, the seed shown.
    pub fn new(seed: Seed, table: impl Into<String>, player_seeds: Vec<String>) -> Self {
        Self {
            scheme: SCHEME.to_owned(),
            table: table.into(),
            commitment: seed.commitment(),
            server_seed: Some(seed),
            player_seeds,
        }
    }

    /// Checks that the shown seed is the promised one. Says whether it has been shown.
    pub fn check(&self) -> Result<bool, FairError> {
        if self.scheme != SCHEME {
            return Err(FairError::Scheme(self.scheme.clone()));
        }
        match self.server_seed {
            Some(seed) if seed.commitment() != self.commitment.to_lowercase() => {
                Err(FairError::Commitment(seed.commitment()))
            }
            seed => Ok(seed.is_some()),
        }
    }

    /// The numbers for the random event of this name that has `before` of its name before it.
    ///
    /// # Panics
    /// If the seed has not been shown: whoever draws holds it.
    pub fn stream(&self, name: &str, before: u64) -> Stream {
        let seed = self.server_seed.expect("whoever draws holds the seed");
        let mut message = Vec::with_capacity(256);
        let mut field = |bytes: &[u8]| {
            message.extend((bytes.len() as u32).to_be_bytes());
            message.extend(bytes);
        };
        field(SCHEME.as_bytes());
        field(self.table.as_bytes());
        field(&(self.player_seeds.len() as u32).to_be_bytes());
        for player in &self.player_seeds {
            field(player.as_bytes());
        }
        field(name.as_bytes());
        field(&before.to_be_bytes());
        Stream { seed, message, block: 0, bytes: [0; 32], used: 32 }
    }
}

/// The numbers of one random event.
#[derive(Clone, Debug)]
pub struct Stream {
    seed: Seed,
    message: Vec<u8>,
    block: u32,
    bytes: [u8; 32],
    used: usize,
}

impl Stream {
    fn word(&mut self) -> u32 {
        if self.used == self.bytes.len() {
            let mut mac = Hmac::<Sha256>::new_from_slice(&self.seed.0).expect("HMAC takes a key of any length");
            mac.update(&self.message);
            mac.update(&self.block.to_be_bytes());
            self.bytes = mac.finalize().into_bytes().into();
            self.block += 1;
            self.used = 0;
        }
        let word = &self.bytes[self.used..self.used + 4];
        self.used += 4;
        u32::from_be_bytes([word[0], word[1], word[2], word[3]])
    }
}

impl Source for Stream {
    /// The next word that lies below the largest multiple of `n`, modulo `n`; words above it are passed over.
    fn below(&mut self, n: u32) -> u32 {
        let whole = 1_u64 << 32;
        let limit = whole - whole % u64::from(n);
        loop {
            let word = self.word();
            if u64::from(word) < limit {
                return word % n;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fair() -> Fair {
        Fair::new(Seed::derived(7, 0), "table-1", vec!["ada".into(), "bob".into()])
    }

    #[test]
    fn the_same_event_draws_the_same_numbers() {
        let draw = |name: &str, before| {
            let mut stream = fair().stream(name, before);
            (0..20).map(|_| stream.below(6)).collect::<Vec<_>>()
        };
        assert_eq!(draw("roll round", 0), draw("roll round", 0));
        assert_ne!(draw("roll round", 0), draw("roll round", 1));
        assert_ne!(draw("roll round", 0), draw("roll roses", 0));
    }

    #[test]
    fn every_part_of_the_message_matters() {
        let first = |fair: Fair| fair.stream("roll round", 0).below(u32::MAX);
        let plain = first(fair());
        assert_ne!(plain, first(Fair { table: "table-2".into(), ..fair() }));
        assert_ne!(plain, first(Fair { player_seeds: vec!["ada".into(), "bo".into()], ..fair() }));
        assert_ne!(plain, first(Fair { player_seeds: vec!["adab".into(), "ob".into()], ..fair() }));
        assert_ne!(plain, first(Fair::new(Seed::derived(7, 1), "table-1", fair().player_seeds)));
    }

    #[test]
    fn numbers_are_unbiased() {
        let mut counts = [0_u32; 6];
        let mut stream = fair().stream("roll round", 0);
        for _ in 0..60_000 {
            counts[stream.below(6) as usize] += 1;
        }
        // Six standard deviations of a binomial with n = 60,000 and p = 1/6 are 548.
        assert!(counts.iter().all(|&n| n.abs_diff(10_000) < 548), "{counts:?}");
    }

    #[test]
    fn words_above_the_largest_multiple_are_passed_over() {
        // 3 · 2^30 leaves a quarter of all words out; modulo alone would give the low third twice as often.
        let mut stream = fair().stream("roll round", 0);
        let third = 1 << 30;
        let low = (0..3_000).filter(|_| stream.below(3 * third) < third).count();
        assert!((850..1150).contains(&low), "{low}");
    }

    #[test]
    fn the_commitment_binds() {
        assert_eq!(fair().check(), Ok(true));
        assert_eq!(Fair { server_seed: None, ..fair() }.check(), Ok(false));
        let other = Fair { server_seed: Some(Seed::derived(8, 0)), ..fair() };
        assert!(matches!(other.check(), Err(FairError::Commitment(_))));
        let scheme = Fair { scheme: "mine".into(), ..fair() };
        assert_eq!(scheme.check(), Err(FairError::Scheme("mine".into())));
    }

    #[test]
    fn a_seed_is_never_printed_by_accident() {
        assert_eq!(format!("{:?}", Seed::derived(1, 1)), "Seed(…)");
    }
}
