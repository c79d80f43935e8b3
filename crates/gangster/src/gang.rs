//! The gangsters (G0.1).

use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// A gang, and the seat of the player who leads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Gang {
    /// The red gang.
    Red,
    /// The blue gang.
    Blue,
    /// The yellow gang.
    Yellow,
    /// The grey gang.
    Grey,
}

impl Gang {
    /// The four gangs (G0.1).
    pub const ALL: [Self; 4] = [Self::Red, Self::Blue, Self::Yellow, Self::Grey];

    /// Its place in arrays that have one element per gang.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Gang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Yellow => "yellow",
            Self::Grey => "grey",
        })
    }
}

impl FromStr for Gang {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "red" => Ok(Self::Red),
            "blue" => Ok(Self::Blue),
            "yellow" => Ok(Self::Yellow),
            "grey" => Ok(Self::Grey),
            _ => Err(format!("\"{text}\": expected red, blue, yellow or grey")),
        }
    }
}

/// A gangster's power; written as a number from 1 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "1 | 2 | 3"))]
#[serde(try_from = "u8", into = "u8")]
pub enum Power {
    /// One bullet on the tile.
    One = 1,
    /// Two.
    Two,
    /// Three.
    Three,
}

impl Power {
    /// The three powers (G0.1).
    pub const ALL: [Self; 3] = [Self::One, Self::Two, Self::Three];

    /// Its place in arrays that have one element per power.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize - 1
    }
}

impl TryFrom<u8> for Power {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        match number {
            1 => Ok(Self::One),
            2 => Ok(Self::Two),
            3 => Ok(Self::Three),
            _ => Err(format!("{number}: expected a power from 1 to 3")),
        }
    }
}

impl From<Power> for u8 {
    #[inline]
    fn from(power: Power) -> Self {
        power as Self
    }
}

/// A gangster; there are three alike of each (G0.1). Written `red/3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Gangster {
    /// Whose gangster it is.
    pub gang: Gang,
    /// How powerful.
    pub power: Power,
}

impl Gangster {
    /// A gangster of a gang.
    #[inline]
    pub const fn new(gang: Gang, power: Power) -> Self {
        Self { gang, power }
    }
}

/// As people write it.
impl fmt::Debug for Gangster {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Gangster {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.gang, u8::from(self.power))
    }
}

impl FromStr for Gangster {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let expected = || format!("\"{text}\": expected a gangster like red/3");
        let (gang, power) = text.split_once('/').ok_or_else(expected)?;
        let power: u8 = power.parse().map_err(|_| expected())?;
        Ok(Self::new(gang.parse()?, power.try_into()?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn g0_1_there_are_four_gangs_and_three_powers() {
        assert_eq!(Gang::ALL.map(|gang| gang.to_string()), ["red", "blue", "yellow", "grey"]);
        assert_eq!(Gang::ALL.map(Gang::index), [0, 1, 2, 3]);
        assert_eq!(Power::ALL.map(u8::from), [1, 2, 3]);
        assert_eq!(Power::ALL.map(Power::index), [0, 1, 2]);
    }

    #[test]
    fn gangsters_are_written_and_read() {
        for gang in Gang::ALL {
            assert_eq!(gang.to_string().parse(), Ok(gang));
            for power in Power::ALL {
                let gangster = Gangster::new(gang, power);
                assert_eq!(gangster.to_string().parse(), Ok(gangster));
                let json = serde_json::to_string(&gangster).unwrap();
                assert_eq!(json, format!("{{\"gang\":\"{gang}\",\"power\":{}}}", u8::from(power)));
                assert_eq!(serde_json::from_str::<Gangster>(&json).unwrap(), gangster);
            }
        }
        let grey = Gangster::new(Gang::Grey, Power::Two);
        assert_eq!((grey.to_string(), format!("{grey:?}")), ("grey/2".into(), "grey/2".into()));
    }

    #[test]
    fn nonsense_is_not_a_gangster() {
        for text in ["red", "red/0", "red/4", "red/x", "pink/1", "/1", "red/"] {
            assert!(text.parse::<Gangster>().is_err(), "{text}");
        }
        assert!("pink".parse::<Gang>().unwrap_err().starts_with("\"pink\": expected red"));
        for json in [r#"{"gang":"red","power":4}"#, r#"{"gang":"red"}"#, r#"{"gang":"red","power":1,"alive":true}"#] {
            assert!(serde_json::from_str::<Gangster>(json).is_err(), "{json}");
        }
    }
}
