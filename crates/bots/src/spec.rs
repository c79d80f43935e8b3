//! Bots by name.

use crate::{Bot, Clock, Greedy, Level, Random, Search, Settings, Uct, evaluation::Evaluated, uct::EXPLORATION};
use std::{fmt, str::FromStr};

/// A bot as commands write it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Spec {
    /// Chooses by chance.
    Random,
    /// Looks one decision ahead.
    Greedy,
    /// The yardstick.
    Uct {
        /// How many simulations for each choice.
        simulations: u32,
        /// The exploration constant.
        exploration: f64,
    },
    /// An opponent by name.
    Level(Level),
    /// The search of the levels with so many simulations and no limit of time.
    Search {
        /// How many simulations for each choice.
        simulations: u32,
        /// How softly it chooses.
        temperature: f32,
    },
}

impl Spec {
    /// Those whose name says how strong they are, and those that don't think.
    pub const NAMED: &str = "random, greedy, rookie, hustler, enforcer, fixer, kingpin or nemesis";
    /// How a bot is written.
    pub const FORMS: &str = "random, greedy, rookie, hustler, enforcer, fixer, kingpin, nemesis, search:SIMULATIONS[:HEAT] \
                             or uct:SIMULATIONS[:EXPLORATION]";

    /// Whether it thinks longer about a decision than Kingpin does.
    pub fn is_deep(self) -> bool {
        match self {
            Self::Random | Self::Greedy => false,
            Self::Level(level) => level > Level::Kingpin,
            Self::Uct { simulations, .. } | Self::Search { simulations, .. } => simulations > 2_000,
        }
    }

    /// The bot. Levels look at the clock.
    pub fn bot<G: Evaluated>(self, clock: Clock) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random),
            Self::Greedy => Box::new(Greedy::default()),
            Self::Uct { simulations, exploration } => Box::new(Uct::new(simulations, exploration)),
            Self::Level(level) => Box::new(level.bot::<G>(clock)),
            Self::Search { simulations, temperature } => {
                Box::new(Search::new(Settings { temperature, ..Settings::new(simulations) }))
            }
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Uct { simulations, exploration } if exploration == EXPLORATION => write!(f, "uct:{simulations}"),
            Self::Uct { simulations, exploration } => write!(f, "uct:{simulations}:{exploration}"),
            Self::Level(level) => level.fmt(f),
            Self::Search { simulations, temperature: 0.0 } => write!(f, "search:{simulations}"),
            Self::Search { simulations, temperature } => write!(f, "search:{simulations}:{temperature}"),
        }
    }
}

impl FromStr for Spec {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("expected {}, found \"{text}\"", Self::FORMS);
        let simulations = |text: &str| match text.parse() {
            Ok(simulations @ 1..=100_000_000) => Ok(simulations),
            _ => Err(format!("expected 1 to 100000000 simulations, found \"{text}\"")),
        };
        let parts: Vec<_> = text.split(':').collect();
        match parts.as_slice() {
            ["random"] => Ok(Self::Random),
            ["greedy"] => Ok(Self::Greedy),
            ["uct", count] => Ok(Self::Uct { simulations: simulations(count)?, exploration: EXPLORATION }),
            ["uct", count, constant] => {
                let exploration = constant.parse().ok().filter(|constant| (0.0..=10.0).contains(constant));
                Ok(Self::Uct { simulations: simulations(count)?, exploration: exploration.ok_or_else(wrong)? })
            }
            ["search", count] => Ok(Self::Search { simulations: simulations(count)?, temperature: 0.0 }),
            ["search", count, temperature] => {
                let temperature = temperature.parse().ok().filter(|temperature| (0.0..=10.0).contains(temperature));
                Ok(Self::Search { simulations: simulations(count)?, temperature: temperature.ok_or_else(wrong)? })
            }
            [name] => name.parse().map(Self::Level).map_err(|_| wrong()),
            _ => Err(wrong()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_written_and_read() {
        for text in ["random", "greedy", "uct:100", "uct:5:1.25", "search:50", "search:50:0.02", "rookie", "nemesis"] {
            assert_eq!(text.parse::<Spec>().unwrap().to_string(), text);
        }
        for text in ["", "uct", "uct:0", "uct:x", "uct:1:x", "uct:1:-1", "uct:1:2:3", "god", "random:1", "search:1:x"] {
            assert!(text.parse::<Spec>().is_err(), "{text}");
        }
    }

    #[test]
    fn whoever_thinks_longer_than_kingpin_is_deep() {
        for (text, deep) in [
            ("random", false),
            ("greedy", false),
            ("kingpin", false),
            ("search:2000", false),
            ("nemesis", true),
            ("uct:20000", true),
        ] {
            assert_eq!(text.parse::<Spec>().unwrap().is_deep(), deep, "{text}");
        }
    }
}
