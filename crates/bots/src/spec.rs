//! Bots by name.

use crate::{Bot, Random, Shared, Uct, uct::EXPLORATION};
use std::{fmt, str::FromStr};

/// A bot as commands write it: `random`, or `uct:SIMULATIONS` and perhaps `:EXPLORATION`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Spec {
    /// Chooses by chance.
    Random,
    /// The yardstick.
    Uct {
        /// How many simulations for each choice.
        simulations: u32,
        /// The exploration constant.
        exploration: f64,
    },
}

impl Spec {
    /// The bot.
    pub fn bot<G: Shared>(self) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random),
            Self::Uct { simulations, exploration } => Box::new(Uct::new(simulations, exploration)),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Random => f.write_str("random"),
            Self::Uct { simulations, exploration } if exploration == EXPLORATION => write!(f, "uct:{simulations}"),
            Self::Uct { simulations, exploration } => write!(f, "uct:{simulations}:{exploration}"),
        }
    }
}

impl FromStr for Spec {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("expected random or uct:SIMULATIONS[:EXPLORATION], found \"{text}\"");
        let parts: Vec<_> = text.split(':').collect();
        let simulations = |text: &str| match text.parse() {
            Ok(simulations @ 1..=100_000_000) => Ok(simulations),
            _ => Err(format!("expected 1 to 100000000 simulations, found \"{text}\"")),
        };
        match parts.as_slice() {
            ["random"] => Ok(Self::Random),
            ["uct", count] => Ok(Self::Uct { simulations: simulations(count)?, exploration: EXPLORATION }),
            ["uct", count, constant] => {
                let exploration = constant.parse().ok().filter(|constant| (0.0..=10.0).contains(constant));
                Ok(Self::Uct { simulations: simulations(count)?, exploration: exploration.ok_or_else(wrong)? })
            }
            _ => Err(wrong()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_written_and_read() {
        for text in ["random", "uct:100", "uct:5:1.25"] {
            assert_eq!(text.parse::<Spec>().unwrap().to_string(), text);
        }
        for text in ["", "uct", "uct:0", "uct:x", "uct:1:x", "uct:1:-1", "uct:1:2:3", "god", "random:1"] {
            assert!(text.parse::<Spec>().is_err(), "{text}");
        }
    }
}
