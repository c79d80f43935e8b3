//! What can be chosen for a new table.

use serde::Serialize;

/// Everything that can be chosen for a new table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Catalogue {
    /// The games.
    pub games: Vec<GameInfo>,
    /// The bots that are named for how strong they are, the weakest first.
    pub bots: Vec<&'static str>,
}

/// What can be chosen in one game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum GameInfo {
    /// With a Smile & a Gun.
    SmileAndGun(smile_and_gun::Catalogue),
    /// Gangster: The Bosses of Chicago.
    Gangster(gangster::Catalogue),
}

impl Catalogue {
    /// The catalogue of this house.
    pub fn new() -> Self {
        Self {
            games: vec![
                GameInfo::SmileAndGun(smile_and_gun::Catalogue::new()),
                GameInfo::Gangster(gangster::Catalogue::new()),
            ],
            bots: bots::Level::ALL.map(bots::Level::name).to_vec(),
        }
    }
}

impl Default for Catalogue {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Name;

    #[test]
    fn every_game_is_in_the_catalogue() {
        let catalogue = serde_json::to_value(Catalogue::new()).unwrap();
        let named: Vec<_> = catalogue["games"].as_array().unwrap().iter().map(|game| game["game"].clone()).collect();
        assert_eq!(named, Name::ALL.map(Name::as_str));
        assert_eq!(catalogue["bots"][0], "rookie");
        assert!(Catalogue::new().bots.iter().all(|bot| bot.parse::<bots::Spec>().is_ok()));
    }
}
