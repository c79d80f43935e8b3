//! Opponents by name, from the first evening to the last.

use crate::{Clock, Search, Settings, evaluation::Evaluated};
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
    /// Thinks further than you.
    Kingpin,
    /// As good as it gets.
    Nemesis,
}

/// How a level thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thinking {
    /// How many times the tree is walked for each choice.
    pub simulations: u32,
    /// How softly it chooses.
    pub temperature: f32,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Self; 6] = [Self::Rookie, Self::Hustler, Self::Enforcer, Self::Fixer, Self::Kingpin, Self::Nemesis];

    /// Its name in commands.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rookie => "rookie",
            Self::Hustler => "hustler",
            Self::Enforcer => "enforcer",
            Self::Fixer => "fixer",
            Self::Kingpin => "kingpin",
            Self::Nemesis => "nemesis",
        }
    }

    /// How it thinks at a game.
    pub fn settings<G: Evaluated>(self) -> Settings {
        let Thinking { simulations, temperature } = G::LEVELS[self as usize];
        Settings { temperature, ..Settings::new(simulations) }
    }

    /// How long it thinks at most about a choice, on one core. This only cuts it short where the machine is slow.
    pub const fn time(self) -> Duration {
        Duration::from_millis(match self {
            Self::Rookie | Self::Hustler | Self::Enforcer | Self::Fixer => 280,
            Self::Kingpin => 1_400,
            Self::Nemesis => 1_000,
        })
    }

    /// The bot.
    pub fn bot<G: Evaluated>(self, clock: Clock) -> Search<G> {
        Search::new(self.settings::<G>()).within(self.time(), clock)
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
        found.ok_or_else(|| format!("expected rookie, hustler, enforcer, fixer, kingpin or nemesis, found \"{text}\""))
    }
}
