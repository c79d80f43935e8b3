//! Whole decisions, as records and people write them.
//!
//! The notation:
//!
//! ```text
//! action   = "lay" origin gangster "@" field     lay own red/3 @c4
//!          | "draw" stack                        draw 0
//!          | "refill" stack                      refill 1
//!          | "move" field "-" field              move c4-c5
//!          | "shoot" field "-" field             shoot c4-d4
//!          | "score" line                        score row
//! origin   = "own" | "open" | "drawn"
//! gangster = gang "/" power                      grey/2
//! gang     = "red" | "blue" | "yellow" | "grey"
//! power    = "1" | "2" | "3"
//! field    = column row                          "a" to "f", "1" to "6"
//! stack    = "0" | "1"
//! line     = "row" | "column"
//! ```
//!
//! Words are separated by blanks.

use crate::{Field, Gangster, Line};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// One of the two stacks (G1.2); written as 0 or 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "0 | 1"))]
#[serde(try_from = "u8", into = "u8")]
pub enum Stack {
    /// The first stack, the larger if they differ.
    First,
    /// The second stack.
    Second,
}

impl Stack {
    /// Both.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// Its place in arrays that have one element per stack.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl TryFrom<u8> for Stack {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        match number {
            0 => Ok(Self::First),
            1 => Ok(Self::Second),
            _ => Err(format!("{number}: expected stack 0 or 1")),
        }
    }
}

impl From<Stack> for u8 {
    fn from(stack: Stack) -> Self {
        stack as Self
    }
}

impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", u8::from(*self))
    }
}

impl FromStr for Stack {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        text.parse::<u8>().map_err(|_| format!("\"{text}\": expected stack 0 or 1"))?.try_into()
    }
}

/// Where a gangster comes from that is laid (G2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// The player's own supply.
    Own,
    /// The open supply of two.
    Open,
    /// The top of a stack, just drawn.
    Drawn,
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Own => "own",
            Self::Open => "open",
            Self::Drawn => "drawn",
        })
    }
}

impl FromStr for Origin {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "own" => Ok(Self::Own),
            "open" => Ok(Self::Open),
            "drawn" => Ok(Self::Drawn),
            _ => Err(format!("\"{text}\": expected own, open or drawn")),
        }
    }
}

/// A whole decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Lays a gangster on a free field (G2.1).
    Lay {
        /// Where it comes from.
        from: Origin,
        /// Which one.
        gangster: Gangster,
        /// Where it is laid.
        field: Field,
    },
    /// Draws the top of a stack, which must then be laid (G2.1).
    Draw {
        /// Which stack.
        stack: Stack,
    },
    /// Fills the open supply up again (G2.1).
    Refill {
        /// From which stack.
        stack: Stack,
    },
    /// Moves a gangster by one field (G2.2).
    Move {
        /// Where it is.
        from: Field,
        /// Where it goes.
        to: Field,
    },
    /// Shoots a gangster (G2.3).
    Shoot {
        /// Where the shooter is.
        shooter: Field,
        /// Where the victim is.
        victim: Field,
    },
    /// Chooses which of two complete lines is scored first (G3.4).
    Score {
        /// That one.
        line: Line,
    },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lay { from, gangster, field } => write!(f, "lay {from} {gangster} @{field}"),
            Self::Draw { stack } => write!(f, "draw {stack}"),
            Self::Refill { stack } => write!(f, "refill {stack}"),
            Self::Move { from, to } => write!(f, "move {from}-{to}"),
            Self::Shoot { shooter, victim } => write!(f, "shoot {shooter}-{victim}"),
            Self::Score { line } => write!(f, "score {line}"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut words = text.split_whitespace();
        let verb = words.next().unwrap_or_default();
        let mut word = |what: &str| words.next().ok_or_else(|| format!("{verb}: expected {what}"));
        let action = match verb {
            "lay" => Self::Lay {
                from: word("own, open or drawn")?.parse()?,
                gangster: word("a gangster like red/3")?.parse()?,
                field: word("a field like @c4")?.trim_start_matches('@').parse()?,
            },
            "draw" => Self::Draw { stack: word("stack 0 or 1")?.parse()? },
            "refill" => Self::Refill { stack: word("stack 0 or 1")?.parse()? },
            "move" => {
                let (from, to) = pair(word("two fields like c4-c5")?)?;
                Self::Move { from, to }
            }
            "shoot" => {
                let (shooter, victim) = pair(word("two fields like c4-d4")?)?;
                Self::Shoot { shooter, victim }
            }
            "score" => Self::Score { line: word("row or column")?.parse()? },
            _ => return Err(format!("\"{verb}\": expected lay, draw, refill, move, shoot or score")),
        };
        match words.next() {
            Some(more) => Err(format!("\"{more}\": expected nothing more")),
            None => Ok(action),
        }
    }
}

fn pair(text: &str) -> Result<(Field, Field), String> {
    let (one, other) = text.split_once('-').ok_or_else(|| format!("\"{text}\": expected two fields like c4-c5"))?;
    Ok((one.parse()?, other.parse()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const SPELLINGS: [(&str, &str); 8] = [
        ("lay own red/3 @c4", r#"{"do":"lay","from":"own","gangster":{"gang":"red","power":3},"field":[3,2]}"#),
        ("lay open grey/1 @a1", r#"{"do":"lay","from":"open","gangster":{"gang":"grey","power":1},"field":[0,0]}"#),
        ("lay drawn blue/2 @f6", r#"{"do":"lay","from":"drawn","gangster":{"gang":"blue","power":2},"field":[5,5]}"#),
        ("draw 0", r#"{"do":"draw","stack":0}"#),
        ("refill 1", r#"{"do":"refill","stack":1}"#),
        ("move c4-c5", r#"{"do":"move","from":[3,2],"to":[4,2]}"#),
        ("shoot c4-d4", r#"{"do":"shoot","shooter":[3,2],"victim":[3,3]}"#),
        ("score column", r#"{"do":"score","line":"column"}"#),
    ];

    #[test]
    fn every_decision_has_a_notation_and_a_record_spelling() {
        for (notation, json) in SPELLINGS {
            let action: Action = notation.parse().unwrap();
            assert_eq!(action.to_string(), notation);
            assert_eq!(serde_json::to_string(&action).unwrap(), json);
            assert_eq!(serde_json::from_str::<Action>(json).unwrap(), action);
        }
    }

    #[test]
    fn nonsense_is_refused_with_what_was_expected() {
        for (text, why) in [
            ("", "\"\": expected lay"),
            ("pass", "\"pass\": expected lay"),
            ("lay", "lay: expected own"),
            ("lay hidden red/3 @c4", "\"hidden\": expected own"),
            ("lay own", "lay: expected a gangster"),
            ("lay own red/3", "lay: expected a field"),
            ("lay own red/3 @c7", "\"c7\": expected a field"),
            ("draw", "draw: expected stack"),
            ("draw 2", "2: expected stack 0 or 1"),
            ("draw x", "\"x\": expected stack 0 or 1"),
            ("move c4", "\"c4\": expected two fields"),
            ("move c4-", "\"\": expected a field"),
            ("shoot", "shoot: expected two fields"),
            ("score both", "\"both\": expected row or column"),
            ("draw 0 1", "\"1\": expected nothing more"),
        ] {
            let error = text.parse::<Action>().unwrap_err();
            assert!(error.starts_with(why), "{text}: {error}");
        }
    }

    #[test]
    fn records_with_missing_or_unknown_fields_are_refused() {
        for json in [
            r#"{"do":"draw"}"#,
            r#"{"do":"draw","stack":2}"#,
            r#"{"do":"draw","stack":0,"field":[0,0]}"#,
            r#"{"do":"pass"}"#,
            r#"{"do":"move","from":[0,0],"to":[0,6]}"#,
        ] {
            assert!(serde_json::from_str::<Action>(json).is_err(), "{json}");
        }
    }

    proptest! {
        #[test]
        fn text_never_breaks_the_parser(text in "\\PC{0,40}") {
            if let Ok(action) = text.parse::<Action>() {
                prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action));
            }
        }
    }
}
