//! How a table is laid: what a record says about it, checked (W1, W9.11, W10, W11).

use crate::{
    Edition, Infusion, Player, Shadow,
    scenarios::Gang,
    solo::{Level, Mission},
    tokens::{Markers, Print, Prints, TokenFile},
};
use serde::{Deserialize, Serialize};
use tabletop::SetupError;

/// Two players, or one against a gang.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Two players.
    Two,
    /// One player against a gang (W9).
    Solo,
}

/// Who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SmileFirst"))]
#[serde(rename_all = "snake_case")]
pub enum First {
    /// Chance decides (W1.4).
    Random,
    /// As the players say.
    Green,
    /// As the players say.
    Yellow,
}

impl From<Player> for First {
    fn from(player: Player) -> Self {
        match player {
            Player::Green => Self::Green,
            Player::Yellow => Self::Yellow,
        }
    }
}

/// The infusion cards in play: one, or with the Trickster two or three.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Infusions {
    /// One card.
    One(Infusion),
    /// The Trickster's (W9.11).
    Several(Vec<Infusion>),
}

impl Infusions {
    /// The cards.
    pub fn cards(&self) -> &[Infusion] {
        match self {
            Self::One(card) => std::slice::from_ref(card),
            Self::Several(cards) => cards,
        }
    }
}

/// The tokens that are played with, all of them, so that a record stands alone when a set is corrected later.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Tokens {
    /// What the set is called.
    pub name: String,
    /// Its tokens.
    pub tokens: Vec<Print>,
    /// Its markers.
    pub markers: Markers,
}

impl Tokens {
    /// The built-in set of an edition.
    pub fn built_in(edition: Edition) -> Self {
        edition.tokens().into()
    }

    fn catalogue(&self, edition: Edition) -> Result<Prints, SetupError> {
        let catalogue = Prints::new(edition, &self.tokens, &self.markers);
        catalogue.map_err(|error| SetupError::new("tokens", error.to_string()))
    }
}

impl From<TokenFile> for Tokens {
    /// What is assumed is a remark of the file's and no part of a record.
    fn from(mut file: TokenFile) -> Self {
        file.tokens.iter_mut().for_each(|print| print.assumed = false);
        file.markers.assumed = false;
        Self { name: file.name, tokens: file.tokens, markers: file.markers }
    }
}

/// What sits in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// A person.
    Person,
    /// A program.
    Bot,
    /// The solo gang.
    Gang,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SmileSeatSetup"))]
#[serde(deny_unknown_fields)]
pub struct Seat {
    /// What.
    pub kind: SeatKind,
    /// Who.
    pub name: String,
}

/// Who sits where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SmileSeats"))]
#[serde(deny_unknown_fields)]
pub struct Seats {
    /// At green.
    pub green: Seat,
    /// At yellow.
    pub yellow: Seat,
}

impl Seats {
    /// Lets a program sit where otherwise a person would.
    pub fn seat_bot(&mut self, player: Player, name: String) {
        let seat = match player {
            Player::Green => &mut self.green,
            Player::Yellow => &mut self.yellow,
        };
        if seat.kind == SeatKind::Person {
            *seat = Seat { kind: SeatKind::Bot, name };
        }
    }

    /// Who sits there.
    pub fn at(&self, player: Player) -> &Seat {
        match player {
            Player::Green => &self.green,
            Player::Yellow => &self.yellow,
        }
    }
}

/// How a table is laid, as records write it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SmileSetup"))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The rule set.
    pub edition: Edition,
    /// Two players or one.
    pub mode: Mode,
    /// The shadow card.
    pub shadow: Shadow,
    /// The infusion card, or the Trickster's.
    pub infusion: Infusions,
    /// Who begins; alone always the human (W9.1).
    pub first: First,
    /// Alone: your colour.
    #[serde(default)]
    pub human: Option<Player>,
    /// Alone: how hard (W9.11).
    #[serde(default)]
    pub level: Option<Level>,
    /// Alone: the campaign's scenario, 1 to 10 (W10).
    #[serde(default)]
    pub scenario: Option<u8>,
    /// Alone: the mission, 1 to 5 (W11.1).
    #[serde(default)]
    pub mission: Option<u8>,
    /// With a mission: whether the gang must be beaten too (W11.2).
    #[serde(default)]
    pub mission_hard: Option<bool>,
    /// Alone: whether only your score counts (W11.3).
    #[serde(default)]
    pub legacy: Option<bool>,
    /// What is printed on the tokens.
    pub tokens: Tokens,
    /// Who sits where.
    pub seats: Seats,
}

/// What the setup says about a game alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Solo {
    pub human: Player,
    pub level: Level,
    pub mission: Option<Mission>,
    pub mission_hard: bool,
    pub legacy: bool,
}

/// Everything that a checked setup comes to.
pub(crate) struct Checked {
    pub solo: Option<Solo>,
    pub gang: Gang,
    pub catalogue: Prints,
}

impl Edition {
    /// Its shadow cards (W6).
    pub fn shadows(self) -> impl Iterator<Item = Shadow> + Clone {
        Shadow::ALL.iter().copied().filter(move |card| self == Self::German || card.in_first_edition())
    }

    /// Its infusion cards (W7).
    pub fn infusions(self) -> impl Iterator<Item = Infusion> + Clone {
        Infusion::ALL.iter().copied().filter(move |card| self == Self::German || card.in_first_edition())
    }
}

impl Setup {
    /// Two players, the first game's cards (W1.1), green to begin.
    pub fn two(edition: Edition) -> Self {
        let person = |name: &str| Seat { kind: SeatKind::Person, name: name.to_owned() };
        Self {
            edition,
            mode: Mode::Two,
            shadow: Shadow::Badge,
            infusion: Infusions::One(Infusion::LastChance),
            first: First::Green,
            human: None,
            level: None,
            scenario: None,
            mission: None,
            mission_hard: None,
            legacy: None,
            tokens: Tokens::built_in(edition),
            seats: Seats { green: person("green"), yellow: person("yellow") },
        }
    }

    /// Green alone against the gang, the first game's cards.
    pub fn solo(edition: Edition, level: Level) -> Self {
        let mut setup = Self::two(edition);
        setup.mode = Mode::Solo;
        setup.human = Some(Player::Green);
        setup.level = Some(level);
        setup.legacy = Some(false);
        setup.seats.yellow = Seat { kind: SeatKind::Gang, name: "gang".to_owned() };
        setup
    }

    /// Green alone in the campaign, with the scenario's own cards (W10).
    pub fn scenario(number: u8, level: Level) -> Self {
        let mut setup = Self::solo(Edition::German, level);
        setup.scenario = Some(number);
        if let Some(gang) = Gang::of_scenario(number) {
            let (shadow, infusion) = gang.cards();
            setup.shadow = shadow;
            setup.infusion = Infusions::One(infusion);
        }
        setup
    }

    /// Green alone on a mission (W11).
    pub fn mission(number: u8, hard: bool, level: Level) -> Self {
        let mut setup = Self::solo(Edition::First, level);
        setup.mission = Some(number);
        setup.mission_hard = Some(hard);
        setup
    }

    /// Seats somebody alone in this colour, who begins, opposite the gang (W9.1).
    pub(crate) fn play_as(&mut self, human: Player) {
        (self.human, self.first) = (Some(human), human.into());
        let person = Seat { kind: SeatKind::Person, name: human.to_string() };
        let gang = Seat { kind: SeatKind::Gang, name: "gang".to_owned() };
        self.seats = match human {
            Player::Green => Seats { green: person, yellow: gang },
            Player::Yellow => Seats { green: gang, yellow: person },
        };
    }

    pub(crate) fn check(&self) -> Result<Checked, SetupError> {
        let solo = match self.mode {
            Mode::Two => self.check_two().map(|()| None)?,
            Mode::Solo => Some(self.check_solo()?),
        };
        self.check_cards()?;
        let gang = self.check_scenario()?;
        self.check_seats()?;
        Ok(Checked { solo, gang, catalogue: self.tokens.catalogue(self.edition)? })
    }

    fn check_cards(&self) -> Result<(), SetupError> {
        let cards = self.infusion.cards();
        if self.edition == Edition::First {
            if !self.shadow.in_first_edition() {
                return Err(SetupError::new("shadow", format!("{} is not in the first edition (W6)", self.shadow)));
            }
            if let Some(card) = cards.iter().find(|card| !card.in_first_edition()) {
                return Err(SetupError::new("infusion", format!("{card} is not in the first edition (W7)")));
            }
        }
        let trickster = self.level == Some(Level::Trickster);
        let fits = match &self.infusion {
            Infusions::One(_) => !trickster,
            Infusions::Several(cards) => trickster && (2..=3).contains(&cards.len()),
        };
        if !fits {
            let why = "expected one card, or with the Trickster a list of two or three (W9.11)";
            return Err(SetupError::new("infusion", why));
        }
        if let Some(twice) = cards.iter().enumerate().find(|(n, card)| cards[..*n].contains(card)) {
            return Err(SetupError::new("infusion", format!("{} is there twice", twice.1)));
        }
        Ok(())
    }

    fn check_two(&self) -> Result<(), SetupError> {
        let alone = [
            ("human", self.human.is_some()),
            ("level", self.level.is_some()),
            ("scenario", self.scenario.is_some()),
            ("mission", self.mission.is_some()),
            ("mission_hard", self.mission_hard.is_some()),
            ("legacy", self.legacy.is_some()),
        ];
        match alone.into_iter().find(|(_, given)| *given) {
            Some((field, _)) => Err(SetupError::new(field, "only for a game alone (W9)")),
            None => Ok(()),
        }
    }

    fn check_solo(&self) -> Result<Solo, SetupError> {
        let human = self.human.ok_or_else(|| SetupError::new("human", "expected a colour (W9)"))?;
        if self.first != human.into() {
            return Err(SetupError::new("first", "alone the human is first player in every round (W9.1)"));
        }
        let level = self.level.ok_or_else(|| SetupError::new("level", "expected a level (W9.11)"))?;
        if !level.editions().contains(&self.edition) {
            let why = format!("{level} is not a level of the {} edition (W9.11)", self.edition.name());
            return Err(SetupError::new("level", why));
        }
        let legacy = self.legacy.unwrap_or(false);
        if self.scenario.is_some() && self.mission.is_some() {
            return Err(SetupError::new("mission", "a scenario or a mission, not both (W10, W11)"));
        }
        if legacy && (self.scenario.is_some() || self.mission.is_some()) {
            return Err(SetupError::new("legacy", "without scenario and mission (W11.3)"));
        }
        let mission = self.mission.map(|number| self.check_mission(number)).transpose()?;
        if mission.is_none() && self.mission_hard.is_some() {
            return Err(SetupError::new("mission_hard", "only with a mission (W11.2)"));
        }
        Ok(Solo { human, level, mission, mission_hard: self.mission_hard.unwrap_or(false), legacy })
    }

    fn check_mission(&self, number: u8) -> Result<Mission, SetupError> {
        if self.edition != Edition::First {
            return Err(SetupError::new("mission", "missions are played with the first edition (W11)"));
        }
        Mission::number(number).ok_or_else(|| SetupError::new("mission", "expected 1 to 5 (W11.1)"))
    }

    fn check_scenario(&self) -> Result<Gang, SetupError> {
        let Some(number) = self.scenario else { return Ok(Gang::Rivals) };
        if self.edition != Edition::German {
            return Err(SetupError::new("scenario", "the campaign is played with the german edition (W10)"));
        }
        let gang = Gang::of_scenario(number).ok_or_else(|| SetupError::new("scenario", "expected 1 to 10 (W10)"))?;
        gang.check_cards(self.shadow, self.infusion.cards())?;
        Ok(gang)
    }

    fn check_seats(&self) -> Result<(), SetupError> {
        for player in Player::BOTH {
            let gang = self.human.is_some_and(|human| human != player);
            if (self.seats.at(player).kind == SeatKind::Gang) != gang {
                let why = format!("the gang sits opposite the human and nowhere else, look at {player} (W9)");
                return Err(SetupError::new("seats", why));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Kind, Table, testing::*};
    use tabletop::Game;

    #[test]
    fn w1_1_a_setup_is_written_as_the_record_says() {
        let hats = Print { kind: Kind::Hat, value: 4, squares: 1, count: 5, assumed: false };
        let markers = Markers { gambling: 9, weapons: 7, contraband: 5, assumed: false };
        let tokens = Tokens { name: "mine".to_owned(), tokens: vec![hats], markers };
        let setup =
            Setup { shadow: Shadow::SecretService, first: First::Random, tokens, ..Setup::two(Edition::German) };
        let json = concat!(
            r#"{"edition":"german","mode":"two","shadow":"secret_service","infusion":"last_chance","first":"random","#,
            r#""human":null,"level":null,"scenario":null,"mission":null,"mission_hard":null,"legacy":null,"#,
            r#""tokens":{"name":"mine","tokens":[{"kind":"hat","value":4,"squares":1,"count":5}],"#,
            r#""markers":{"gambling":9,"weapons":7,"contraband":5}},"#,
            r#""seats":{"green":{"kind":"person","name":"green"},"yellow":{"kind":"person","name":"yellow"}}}"#
        );
        assert_eq!(serde_json::to_string(&setup).unwrap(), json);
        assert_eq!(serde_json::from_str::<Setup>(json).unwrap(), setup);
        assert!(serde_json::from_str::<Setup>(&json.replace("\"mode\"", "\"extra\":1,\"mode\"")).is_err());
    }

    #[test]
    fn w9_11_the_tricksters_cards_are_a_list() {
        let setup = solo_at(Edition::German, Level::Trickster);
        let json = serde_json::to_value(&setup).unwrap();
        assert_eq!(json["infusion"], serde_json::json!(["last_chance", "dragging_arms"]));
        assert_eq!(serde_json::from_value::<Setup>(json).unwrap(), setup);
        assert_eq!(setup.infusion.cards(), [Infusion::LastChance, Infusion::DraggingArms]);
    }

    #[test]
    fn w0_8_a_token_set_is_written_whole_and_read_whole() {
        for edition in [Edition::German, Edition::First] {
            let setup = Setup::two(edition);
            let mut json = serde_json::to_value(&setup).unwrap();
            let file = edition.tokens();
            assert_eq!(json["tokens"]["name"], edition.name());
            assert_eq!(json["tokens"]["tokens"], serde_json::to_value(&file.tokens).unwrap());
            assert_eq!(json["tokens"]["markers"], serde_json::to_value(file.markers).unwrap());
            let read = serde_json::from_value::<Setup>(json.clone()).unwrap();
            assert_eq!((Table::new(&read).unwrap().setup(), &read), (setup.clone(), &setup));
            for field in ["name", "tokens", "markers"] {
                let mut without = json.clone();
                without["tokens"].as_object_mut().unwrap().remove(field);
                let why = serde_json::from_value::<Setup>(without).unwrap_err().to_string();
                assert_eq!(why, format!("missing field `{field}`"));
            }
            json["tokens"] = serde_json::json!({ "name": edition.name() });
            assert!(serde_json::from_value::<Setup>(json).is_err());
        }
    }

    #[test]
    fn the_table_fills_in_what_was_left_out() {
        let mut setup = Setup::mission(3, false, Level::Hard);
        (setup.legacy, setup.mission_hard) = (None, None);
        let filled = Table::new(&setup).unwrap().setup();
        assert_eq!((filled.legacy, filled.mission_hard), (Some(false), Some(false)));
        let filled = Table::new(&Setup::solo(Edition::First, Level::Hard)).unwrap().setup();
        assert_eq!((filled.legacy, filled.mission_hard), (Some(false), None));
        assert_eq!(Table::new(&Setup::two(Edition::First)).unwrap().setup(), Setup::two(Edition::First));
    }

    #[test]
    fn w10_w11_the_usual_setups_say_what_they_are() {
        let setup = Setup::scenario(5, Level::Capo);
        assert_eq!((setup.edition, setup.mode, setup.scenario), (Edition::German, Mode::Solo, Some(5)));
        assert_eq!((setup.shadow, setup.infusion), (Shadow::Historian, Infusions::One(Infusion::DraggingArms)));
        assert_eq!((setup.level, setup.human, setup.first), (Some(Level::Capo), Some(Green), First::Green));
        let setup = Setup::mission(5, true, Level::Easy);
        assert_eq!((setup.edition, setup.mission, setup.mission_hard), (Edition::First, Some(5), Some(true)));
        assert_eq!((setup.seats.at(Green).kind, setup.seats.at(Yellow).kind), (SeatKind::Person, SeatKind::Gang));
    }

    #[test]
    fn w9_only_the_human_has_a_seat() {
        let seats = |setup: &Setup| Table::new(setup).unwrap().seats();
        let solo = Setup::solo(Edition::German, Level::Normal);
        assert_eq!((seats(&solo), seats(&Scene::mirrored(solo))), (vec![Green], vec![Yellow]));
        assert_eq!(seats(&Setup::two(Edition::German)), [Green, Yellow]);
    }

    #[test]
    fn w9_the_table_knows_who_is_who() {
        let table = Table::new(&Scene::mirrored(Setup::scenario(6, Level::Don))).unwrap();
        assert_eq!((table.human(), table.gang_colour(), table.level()), (Some(Yellow), Some(Green), Some(Level::Don)));
        assert!(table.is_gang(Green) && !table.is_gang(Yellow));
        let table = Table::new(&Setup::two(Edition::German)).unwrap();
        assert_eq!((table.human(), table.gang_colour(), table.level()), (None, None, None));
        assert!(!table.is_gang(Green) && !table.is_gang(Yellow));
    }
}
