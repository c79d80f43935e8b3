//! What is agreed beside the rules.

use serde::{Deserialize, Serialize};

/// What was agreed beside the rules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// How long a decision may take.
    pub clock: Clock,
    /// Whether everybody can find the table.
    pub listed: bool,
    /// Whether the game counts for the rating.
    pub rated: bool,
    /// The table whose deal is played again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub again: Option<String>,
    /// The lesson that is given here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
}

/// How long a decision may take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// As long as it takes.
    #[default]
    None,
    /// So many seconds for each decision.
    Move {
        /// 10 to 3600.
        seconds: u32,
    },
    /// So many days for each decision.
    Days {
        /// 1 to 30.
        days: u32,
    },
}

impl Clock {
    /// The time for a decision, in milliseconds.
    pub fn millis(self) -> Option<i64> {
        match self {
            Self::None => None,
            Self::Move { seconds } => Some(i64::from(seconds) * 1000),
            Self::Days { days } => Some(i64::from(days) * 86_400_000),
        }
    }

    /// Whether the numbers make sense.
    pub fn is_sensible(self) -> bool {
        match self {
            Self::None => true,
            Self::Move { seconds } => (10..=3600).contains(&seconds),
            Self::Days { days } => (1..=30).contains(&days),
        }
    }
}
