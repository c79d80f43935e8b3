//! Which games there are. A game's name becomes its type here and nowhere else: [`Name`] reads it, [`visit!`] goes on
//! with the type. Everything above is written once, for any [`Playable`] game.

mod catalogue;
pub mod forecast;
mod playable;

pub use catalogue::{Catalogue, GameInfo};
pub use gangster;
pub use playable::{Laid, Playable, UnknownVerdict, Verdict, kind_of};
pub use smile_and_gun;

use std::{fmt, str::FromStr};
use tabletop::Game;

/// A game that can be played here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Name {
    /// With a Smile & a Gun.
    SmileAndGun,
    /// Gangster: The Bosses of Chicago.
    Gangster,
}

impl Name {
    /// All games.
    pub const ALL: [Self; 2] = [Self::SmileAndGun, Self::Gangster];

    /// The name as records, requests and commands write it.
    pub const fn as_str(self) -> &'static str {
        crate::visit!(self, G => G::NAME)
    }

    /// The number of the rules by which it is played.
    pub const fn rules(self) -> u32 {
        crate::visit!(self, G => G::RULES)
    }
}

/// Does the same for any game: `visit!(name, G => expression)`, where the [`Name`] becomes the type `G`.
#[macro_export]
macro_rules! visit {
    ($name:expr, $game:ident => $body:expr) => {
        match $name {
            $crate::Name::SmileAndGun => {
                type $game = $crate::smile_and_gun::Table;
                $body
            }
            $crate::Name::Gangster => {
                type $game = $crate::gangster::Table;
                $body
            }
        }
    };
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A game that is not here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("game: expected {known}, found \"{0}\"", known = Name::ALL.map(Name::as_str).join(" or "))]
pub struct UnknownGame(pub String);

impl FromStr for Name {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        let found = Self::ALL.into_iter().find(|name| name.as_str() == text);
        found.ok_or_else(|| UnknownGame(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_becomes_the_type_of_its_game() {
        for name in Name::ALL {
            assert_eq!(name.to_string().parse(), Ok(name));
            assert_eq!(visit!(name, G => <G as Game>::NAME), name.as_str());
        }
        assert_eq!(Name::Gangster.as_str(), "gangster");
    }

    #[test]
    fn an_unknown_game_is_an_error() {
        for text in ["", "chess", "Gangster", "smile_and_gun"] {
            let error = text.parse::<Name>().unwrap_err().to_string();
            assert_eq!(error, format!("game: expected smile-and-gun or gangster, found \"{text}\""));
        }
    }
}
