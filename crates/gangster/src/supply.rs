//! Where gangsters come from: the stacks and the supplies.

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
