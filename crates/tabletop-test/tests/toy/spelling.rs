//! How the toy game is written down, well or badly.

use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// A sloppy seat takes everybody for itself.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Seat {
    pub player: u8,
    pub sloppy: bool,
}

impl PartialEq for Seat {
    fn eq(&self, other: &Self) -> bool {
        self.sloppy || self.player == other.player
    }
}

impl Eq for Seat {}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "player {}", self.player)
    }
}

/// Only `Take` is written as it should be.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Action {
    Take {
        pile: u8,
        count: u8,
    },
    Mumble {
        pile: u8,
        count: u8,
    },
    Scrawl {
        pile: u8,
        count: u8,
        #[serde(skip)]
        lost: u8,
    },
    Sign {
        pile: u8,
        count: u8,
        by: u8,
    },
}

impl Action {
    pub fn parts(&self) -> (u8, u8) {
        match *self {
            Self::Take { pile, count }
            | Self::Mumble { pile, count }
            | Self::Scrawl { pile, count, .. }
            | Self::Sign { pile, count, .. } => (pile, count),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (pile, count) = self.parts();
        let verb = match self {
            Self::Take { .. } => "take",
            Self::Mumble { .. } => "mumble",
            Self::Scrawl { .. } => "scrawl",
            Self::Sign { .. } => "sign",
        };
        write!(f, "{verb} {count} @{pile}")
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (verb, rest) = text.split_once(' ').ok_or("expected a verb")?;
        let (count, pile) = rest.split_once(" @").ok_or("expected a pile")?;
        let number = |text: &str| text.parse::<u8>().map_err(|error| error.to_string());
        let (count, pile) = (number(count)?, number(pile)?);
        match verb {
            "take" => Ok(Self::Take { pile, count }),
            "scrawl" => Ok(Self::Scrawl { pile, count, lost: 1 }),
            "sign" => Ok(Self::Sign { pile, count, by: 1 }),
            _ => Err("what?".into()),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chance {
    pub named: bool,
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.named { "rain" } else { "" })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Happened {
    Rain {
        stones: u8,
        #[serde(skip)]
        lost: u8,
    },
    Act {
        stones: u8,
        r#do: u8,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Winner {
    pub winner: u8,
    #[serde(skip)]
    pub lost: u8,
}
