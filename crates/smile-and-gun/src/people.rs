//! Who is at the table: two players, the police, and the Shadow's own party.

use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SmileSeat"))]
#[serde(rename_all = "snake_case")]
pub enum Player {
    /// The green gang.
    Green,
    /// The yellow gang.
    Yellow,
}

impl Player {
    /// Both, in the order of seats.
    pub const BOTH: [Self; 2] = [Self::Green, Self::Yellow];

    /// The rival.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Green => Self::Yellow,
            Self::Yellow => Self::Green,
        }
    }

    /// The colour of this player's cubes.
    #[inline]
    pub const fn colour(self) -> Colour {
        match self {
            Self::Green => Colour::Green,
            Self::Yellow => Colour::Yellow,
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.colour().fmt(f)
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "green" => Ok(Self::Green),
            "yellow" => Ok(Self::Yellow),
            _ => Err(format!("expected green or yellow, found \"{text}\"")),
        }
    }
}

/// The colour of a cube (W0.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Henchmen of the green gang.
    Green,
    /// Henchmen of the yellow gang.
    Yellow,
    /// Police.
    Police,
}

impl Colour {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Green, Self::Yellow, Self::Police];
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::Police => "police",
        })
    }
}

impl FromStr for Colour {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|colour| colour.to_string() == text)
            .ok_or_else(|| format!("expected green, yellow or police, found \"{text}\""))
    }
}

/// Who can have a rank in a district: the colours, and the Guardian as a fourth (W5.2, W6.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "\"green\" | \"yellow\" | \"police\" | \"guardian\""))]
#[serde(into = "&'static str")]
pub enum Party {
    /// A player.
    Player(Player),
    /// The police.
    Police,
    /// The Guardian.
    Guardian,
}

/// The word for it in events.
impl From<Party> for &'static str {
    fn from(party: Party) -> Self {
        match party {
            Party::Player(Player::Green) => "green",
            Party::Player(Player::Yellow) => "yellow",
            Party::Police => "police",
            Party::Guardian => "guardian",
        }
    }
}
