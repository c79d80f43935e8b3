//! The levels of difficulty (W9.11): data.

use crate::tokens::Edition;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// How hard the gang is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Both editions.
    Normal,
    /// German: two or three infusion cards for you.
    Trickster,
    /// German: no solo tokens.
    Henchman,
    /// German: the 6 rule.
    Capo,
    /// German: Capo, and dearer tokens.
    Don,
    /// First: no solo tokens.
    Easy,
    /// First: the 6 rule, and it rerolls a pool of equal dice.
    Hard,
    /// First: hard, and dearer tokens.
    Legendary,
}

/// What a level changes.
struct Changes {
    name: &'static str,
    editions: &'static [Edition],
    /// Points of a solo token; 0: it takes none.
    solo_token: u8,
    /// Points of an infusion before the gang.
    infusion: u8,
    /// A 6 taken as action die brings two henchmen.
    six: bool,
    /// Before its turn it rerolls a pool of equal dice.
    rerolls_equal: bool,
}

const GERMAN: &[Edition] = &[Edition::German];
const FIRST: &[Edition] = &[Edition::First];
const PLAIN: Changes =
    Changes { name: "normal", editions: GERMAN, solo_token: 3, infusion: 1, six: false, rerolls_equal: false };

impl Level {
    /// Every level.
    pub const ALL: [Self; 8] =
        [Self::Normal, Self::Trickster, Self::Henchman, Self::Capo, Self::Don, Self::Easy, Self::Hard, Self::Legendary];

    const fn changes(self) -> Changes {
        match self {
            Self::Normal => Changes { editions: &[Edition::German, Edition::First], ..PLAIN },
            Self::Trickster => Changes { name: "trickster", ..PLAIN },
            Self::Henchman => Changes { name: "henchman", solo_token: 0, ..PLAIN },
            Self::Capo => Changes { name: "capo", six: true, ..PLAIN },
            Self::Don => Changes { name: "don", six: true, solo_token: 6, infusion: 3, ..PLAIN },
            Self::Easy => Changes { name: "easy", editions: FIRST, solo_token: 0, ..PLAIN },
            Self::Hard => Changes { name: "hard", editions: FIRST, six: true, rerolls_equal: true, ..PLAIN },
            Self::Legendary => Changes {
                name: "legendary",
                editions: FIRST,
                solo_token: 6,
                infusion: 3,
                six: true,
                rerolls_equal: true,
            },
        }
    }

    /// The word for it in records.
    pub const fn name(self) -> &'static str {
        self.changes().name
    }

    /// The editions that have it.
    pub const fn editions(self) -> &'static [Edition] {
        self.changes().editions
    }

    /// The points of a solo token, 0 if the gang takes none (W9.6).
    pub const fn solo_token(self) -> u8 {
        self.changes().solo_token
    }

    /// The points of a face-down infusion before the gang.
    pub const fn infusion(self) -> u8 {
        self.changes().infusion
    }

    /// Whether a 6 taken as action die brings two henchmen.
    pub const fn six_rule(self) -> bool {
        self.changes().six
    }

    /// Whether the gang rerolls a pool of equal dice before its turn.
    pub const fn rerolls_equal(self) -> bool {
        self.changes().rerolls_equal
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
        Self::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| {
            let names: Vec<_> = Self::ALL.iter().map(|level| level.name()).collect();
            format!("expected a level ({}), found \"{text}\"", names.join(", "))
        })
    }
}
