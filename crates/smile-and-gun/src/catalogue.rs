//! What can be chosen for a new table.

use crate::{Edition, Gang, Infusion, Level, Mission, Player, Shadow, Table};
use serde::Serialize;
use tabletop::Game;

/// What can be chosen for a new table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SmileCatalogue"))]
pub struct Catalogue {
    /// The number of the rules.
    pub rules: u32,
    /// The seats; alone somebody has one of them.
    pub seats: [Player; 2],
    /// The rule sets.
    pub editions: Vec<EditionInfo>,
    /// The shadow cards of all editions.
    pub shadows: Vec<ShadowInfo>,
    /// The campaign's scenarios (W10).
    pub scenarios: Vec<ScenarioInfo>,
    /// The missions (W11).
    pub missions: Vec<MissionInfo>,
}

/// A rule set: what is in its box.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EditionInfo {
    /// Its name.
    pub name: Edition,
    /// Its shadow cards (W6).
    pub shadows: Vec<Shadow>,
    /// Its infusion cards (W7).
    pub infusions: Vec<Infusion>,
    /// How hard it can be alone (W9.11).
    pub levels: Vec<Level>,
}

/// What a shadow card means for the board.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShadowInfo {
    /// The card.
    pub name: Shadow,
    /// A monster's district (W0.3).
    pub home: Option<u8>,
    /// How many tokens each district holds (W0.6).
    pub capacities: [u8; 9],
}

/// A scenario and its cards (W10).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScenarioInfo {
    /// 1 to 10.
    pub number: u8,
    /// Its shadow card.
    pub shadow: Shadow,
    /// Whether no other shadow card can be chosen.
    pub shadow_fixed: bool,
    /// Its infusion card.
    pub infusion: Infusion,
    /// Whether this infusion card has to be there.
    pub infusion_fixed: bool,
    /// The shadow cards that can be chosen.
    pub shadows: Vec<Shadow>,
    /// The infusion cards that can be the only one.
    pub infusions: Vec<Infusion>,
}

/// A mission (W11).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MissionInfo {
    /// 1 to 5.
    pub number: u8,
    /// The points that are needed.
    pub target: i16,
}

impl Catalogue {
    /// The catalogue.
    pub fn new() -> Self {
        let missions = (1..).map_while(|number| Some((number, Mission::number(number)?)));
        Self {
            rules: Table::RULES,
            seats: Player::BOTH,
            editions: [Edition::German, Edition::First].map(EditionInfo::of).to_vec(),
            shadows: Shadow::ALL.iter().copied().map(ShadowInfo::of).collect(),
            scenarios: (1..).map_while(ScenarioInfo::of).collect(),
            missions: missions.map(|(number, mission)| MissionInfo { number, target: mission.target }).collect(),
        }
    }
}

impl Default for Catalogue {
    fn default() -> Self {
        Self::new()
    }
}

impl EditionInfo {
    fn of(name: Edition) -> Self {
        let levels = Level::ALL.into_iter().filter(|level| level.editions().contains(&name));
        Self {
            name,
            shadows: name.shadows().collect(),
            infusions: name.infusions().collect(),
            levels: levels.collect(),
        }
    }
}

impl ShadowInfo {
    fn of(name: Shadow) -> Self {
        Self { name, home: name.home(), capacities: std::array::from_fn(|district| name.capacity(district as u8)) }
    }
}

impl ScenarioInfo {
    fn of(number: u8) -> Option<Self> {
        let gang = Gang::of_scenario(number)?;
        let ((shadow, infusion), (shadow_fixed, infusion_fixed)) = (gang.cards(), gang.fixed());
        let goes = |shadow, infusion| gang.check_cards(shadow, &[infusion]).is_ok();
        Some(Self {
            number,
            shadow,
            shadow_fixed,
            infusion,
            infusion_fixed,
            shadows: Edition::German.shadows().filter(|card| goes(*card, infusion)).collect(),
            infusions: Edition::German.infusions().filter(|card| goes(shadow, *card)).collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Infusions, Setup};

    #[test]
    fn w0_6_the_park_holds_less_with_the_cursed() {
        let catalogue = Catalogue::new();
        let find = |name| catalogue.shadows.iter().find(|card| card.name == name).unwrap();
        assert_eq!(find(Shadow::Badge).capacities, [2, 2, 2, 2, 3, 2, 2, 2, 2]);
        assert_eq!(find(Shadow::Cursed).capacities, [2, 2, 2, 2, 3, 1, 2, 2, 2]);
        assert_eq!((find(Shadow::Badge).home, find(Shadow::Cursed).home), (None, Some(5)));
    }

    #[test]
    fn w6_w7_w9_11_an_edition_has_its_own_cards_and_levels() {
        let [german, first] = <[_; 2]>::try_from(Catalogue::new().editions).unwrap();
        assert_eq!((german.shadows.len(), german.infusions.len(), german.levels.len()), (13, 9, 5));
        assert_eq!((first.shadows.len(), first.infusions.len(), first.levels.len()), (5, 5, 4));
    }

    #[test]
    fn w10_every_card_that_a_scenario_offers_can_be_played_and_no_other() {
        let catalogue = Catalogue::new();
        assert_eq!((catalogue.scenarios.len(), catalogue.missions.len()), (10, 5));
        for scenario in catalogue.scenarios {
            let own = Setup::scenario(scenario.number, Level::Normal);
            for &shadow in Shadow::ALL {
                let playable = Table::new(&Setup { shadow, ..own.clone() }).is_ok();
                assert_eq!(scenario.shadows.contains(&shadow), playable, "{} {shadow}", scenario.number);
            }
            for &card in Infusion::ALL {
                let playable = Table::new(&Setup { infusion: Infusions::One(card), ..own.clone() }).is_ok();
                assert_eq!(scenario.infusions.contains(&card), playable, "{} {card}", scenario.number);
            }
        }
    }
}
