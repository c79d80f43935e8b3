//! Opponents by name, from the first evening to the last.

use crate::{Search, Settings, evaluation::Evaluated};
use std::{fmt, str::FromStr, time::Duration};

/// How strong an opponent is. The weaker ones think less and take what seems nearly as good, as people do; none plays
/// nonsense.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// For the first evening.
    Rookie,
    /// Knows what is worth something.
    Hustler,
    /// Sees what you are up to.
    Enforcer,
    /// Thinks ahead.
    Fixer,
    /// As good as it gets.
    Kingpin,
}

/// How a level thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thinking {
    /// How many times the tree is walked for each choice.
    pub simulations: u32,
    /// How softly it chooses.
    pub heat: f32,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Self; 5] = [Self::Rookie, Self::Hustler, Self::Enforcer, Self::Fixer, Self::Kingpin];

    /// Its name in commands.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rookie => "rookie",
            Self::Hustler => "hustler",
            Self::Enforcer => "enforcer",
            Self::Fixer => "fixer",
            Self::Kingpin => "kingpin",
        }
    }

    /// How it thinks at a game. Time only cuts it short where the machine is slow.
    pub fn settings<G: Evaluated>(self) -> Settings {
        let Thinking { simulations, heat } = G::LEVELS[self as usize];
        let time = Duration::from_millis(if self == Self::Kingpin { 1_400 } else { 280 });
        Settings { heat, time: Some(time), ..Settings::new(simulations) }
    }

    /// The bot.
    pub fn bot<G: Evaluated>(self) -> Search<G> {
        Search::new(self.settings::<G>())
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|level| level.name() == text);
        found.ok_or_else(|| format!("expected rookie, hustler, enforcer, fixer or kingpin, found \"{text}\""))
    }
}
