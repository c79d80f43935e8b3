//! How the table is laid (G0.2, G1).

use crate::{Board, Event, Gang, Stack, State, Step, Steps, Why, phases::turn::Turn};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, fmt, str::FromStr};
use tabletop::{Log, SetupError};

/// How many gangsters of each gang and power there are (G0.1).
pub const OF_EACH: u8 = 3;

/// What a record says about how the table was laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "GangsterSetup"))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The gangs that are played, clockwise: two to four (G0.2).
    pub gangs: Vec<Gang>,
    /// Who begins (G1.4).
    #[serde(default)]
    pub first: First,
    /// Who leads each gang. Those left out are people named after their gang.
    #[serde(default)]
    pub seats: BTreeMap<Gang, Player>,
}

impl Setup {
    /// A table for these gangs, clockwise, where chance chooses who begins.
    pub fn new(gangs: impl Into<Vec<Gang>>) -> Self {
        Self { gangs: gangs.into(), first: First::Random, seats: BTreeMap::new() }
    }

    /// Lets a program lead a gang.
    pub fn seat_bot(&mut self, gang: Gang, name: String) {
        self.seats.insert(gang, Player { kind: Kind::Bot, name });
    }
}

/// Who begins (G1.4): written as a gang or `random`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "GangsterFirst", type = "\"random\" | Gang"))]
#[serde(try_from = "String", into = "String")]
pub enum First {
    /// Chance decides.
    #[default]
    Random,
    /// This player.
    Gang(Gang),
}

impl fmt::Display for First {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Gang(gang) => gang.fmt(f),
        }
    }
}

impl FromStr for First {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "random" => Ok(Self::Random),
            _ => text.parse().map(Self::Gang).map_err(|why| why + ", or random"),
        }
    }
}

impl TryFrom<String> for First {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<First> for String {
    fn from(first: First) -> Self {
        first.to_string()
    }
}

/// Who leads a gang.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "GangsterSeatSetup"))]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Whether somebody or something.
    pub kind: Kind,
    /// By which name.
    pub name: String,
}

/// What kind of player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "GangsterSeatKind"))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Somebody.
    Person,
    /// A program.
    Bot,
}

/// The table: everything that stays the same during a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    setup: Setup,
    gangs: [Gang; 4],
    players: u8,
}

impl Table {
    /// Checks the setup and fills in what it leaves out.
    pub(crate) fn lay(setup: &Setup) -> Result<Self, SetupError> {
        let mut setup = setup.clone();
        let players = setup.gangs.len();
        if !(2..=4).contains(&players) {
            return Err(SetupError::new("gangs", format!("expected 2 to 4 gangs, found {players}")));
        }
        let mut gangs = [setup.gangs[0]; 4];
        for (n, &gang) in setup.gangs.iter().enumerate() {
            if setup.gangs[..n].contains(&gang) {
                return Err(SetupError::new("gangs", format!("{gang} is there twice")));
            }
            gangs[n] = gang;
        }
        if let First::Gang(gang) = setup.first
            && !setup.gangs.contains(&gang)
        {
            return Err(SetupError::new("first", format!("nobody plays {gang}")));
        }
        if let Some(gang) = setup.seats.keys().find(|gang| !setup.gangs.contains(gang)) {
            return Err(SetupError::new("seats", format!("nobody plays {gang}")));
        }
        for &gang in &setup.gangs {
            let player = || Player { kind: Kind::Person, name: gang.to_string() };
            setup.seats.entry(gang).or_insert_with(player);
        }
        Ok(Self { setup, gangs, players: players as u8 })
    }

    /// The setup, every field filled in.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The gangs that are played, clockwise (G1.4).
    #[inline]
    pub fn gangs(&self) -> &[Gang] {
        &self.gangs[..usize::from(self.players)]
    }

    /// Whether somebody plays the gang; the others are neutral (G0.2).
    #[inline]
    pub fn plays(&self, gang: Gang) -> bool {
        self.gangs().contains(&gang)
    }

    /// Whose turn it is after this player's (G1.4).
    #[inline]
    pub fn after(&self, player: Gang) -> Gang {
        let gangs = self.gangs();
        let place = gangs.iter().position(|&gang| gang == player).map_or(0, |place| place + 1);
        if place == gangs.len() { gangs[0] } else { gangs[place] }
    }

    /// The first state: everything is laid out (G1.1 to G1.3), nothing is turned up yet (G1.2, G1.4).
    pub(crate) fn first_state(&self, log: &mut impl Log<Event>) -> State {
        let mut unseen = [[OF_EACH; 3]; 4];
        let (mut own, mut bullets) = ([0; 4], [0; 4]);
        for gang in self.gangs() {
            own[gang.index()] = State::ALL_OWN;
            unseen[gang.index()] = [OF_EACH - 1; 3];
            bullets[gang.index()] = if self.players == 2 { 2 } else { 1 };
        }
        let stacked: u8 = unseen.as_flattened().iter().sum();
        let mut agenda = Steps::default();
        agenda.push(Step::Turn(Turn));
        agenda.push(Step::Reveal { stack: Stack::Second, why: Why::Open });
        agenda.push(Step::Reveal { stack: Stack::First, why: Why::Open });
        let mut state = State {
            board: Board::default(),
            unseen,
            stacks: [stacked.div_ceil(2), stacked / 2],
            own,
            open: [None; 2],
            bullets,
            rank: [0; 4],
            reached: [0; 4],
            barred: None,
            moves: 0,
            player: self.gangs[0],
            agenda,
        };
        match self.setup.first {
            First::Random => state.agenda.push(Step::First),
            First::Gang(gang) => state.begin(gang, log),
        }
        state
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Gangster, Power};
    use Gang::{Blue, Grey, Red, Yellow};
    use tabletop::Game;

    fn table(gangs: &[Gang]) -> Table {
        Table::lay(&Setup::new(gangs)).unwrap()
    }

    fn start(gangs: &[Gang]) -> State {
        table(gangs).first_state(&mut ())
    }

    #[test]
    fn g0_1_there_are_three_of_each_gang_and_power() {
        for gangs in [&[Red, Blue][..], &[Grey, Red, Yellow], &[Red, Blue, Yellow, Grey]] {
            let state = start(gangs);
            for gang in Gang::ALL {
                for power in Power::ALL {
                    assert_eq!(state.count(Gangster::new(gang, power)), 3);
                }
            }
            assert_eq!(state.rank, [0; 4]);
        }
    }

    #[test]
    fn g0_2_two_to_four_players_have_one_gang_each() {
        let error = |gangs: &[Gang]| Table::lay(&Setup::new(gangs)).unwrap_err().to_string();
        assert_eq!(error(&[]), "setup: gangs: expected 2 to 4 gangs, found 0");
        assert_eq!(error(&[Red]), "setup: gangs: expected 2 to 4 gangs, found 1");
        assert_eq!(error(&[Red, Blue, Yellow, Grey, Red]), "setup: gangs: expected 2 to 4 gangs, found 5");
        assert_eq!(error(&[Red, Blue, Red]), "setup: gangs: red is there twice");
        assert_eq!(table(&[Grey, Blue]).gangs(), [Grey, Blue]);
        assert_eq!(table(&[Grey, Blue, Red]).gangs(), [Grey, Blue, Red]);
        assert_eq!(table(&[Grey, Blue, Red, Yellow]).gangs(), [Grey, Blue, Red, Yellow]);
    }

    #[test]
    fn g0_2_gangs_that_nobody_plays_are_neutral_and_in_the_stacks() {
        let table = table(&[Grey, Blue]);
        assert_eq!(Gang::ALL.map(|gang| table.plays(gang)), [false, true, false, true]);
        let state = table.first_state(&mut ());
        assert_eq!(state.unseen, [[3; 3], [2; 3], [3; 3], [2; 3]]);
        assert_eq!(state.own, [0, 0b111, 0, 0b111]);
        assert_eq!(state.bullets, [0, 2, 0, 2]);
    }

    #[test]
    fn g1_1_each_player_lays_out_one_gangster_of_each_power() {
        let state = start(&[Red, Yellow, Blue]);
        assert_eq!(state.own, [0b111, 0b111, 0b111, 0]);
        let own = state.own_of(Red).map(|gangster| gangster.to_string()).collect::<Vec<_>>();
        assert_eq!(own, ["red/1", "red/2", "red/3"]);
    }

    #[test]
    fn g1_2_all_others_make_two_stacks_the_first_the_larger() {
        assert_eq!(start(&[Red, Blue]).stacks, [15, 15]);
        assert_eq!(start(&[Red, Blue, Grey]).stacks, [14, 13]);
        assert_eq!(start(&[Red, Blue, Yellow, Grey]).stacks, [12, 12]);
        assert_eq!(start(&[Red, Blue, Grey]).unseen, [[2; 3], [2; 3], [3; 3], [2; 3]]);
    }

    #[test]
    fn g1_2_one_of_each_stack_is_due_to_be_turned_up() {
        let reveal = |stack| Step::Reveal { stack, why: Why::Open };
        let state = start(&[Red, Blue]);
        assert_eq!(state.open, [None, None]);
        assert_eq!(
            state.agenda.steps(),
            [Step::Turn(Turn), reveal(Stack::Second), reveal(Stack::First), Step::First],
            "the next one last"
        );
    }

    #[test]
    fn g1_3_one_bullet_each_and_two_with_two_players() {
        assert_eq!(start(&[Red, Blue]).bullets, [2, 2, 0, 0]);
        assert_eq!(start(&[Red, Blue, Grey]).bullets, [1, 1, 0, 1]);
        assert_eq!(start(&[Red, Blue, Yellow, Grey]).bullets, [1, 1, 1, 1]);
    }

    #[test]
    fn g1_4_turns_go_clockwise() {
        let table = table(&[Blue, Grey, Red]);
        assert_eq!([Blue, Grey, Red].map(|player| table.after(player)), [Grey, Red, Blue]);
        let table = Table::lay(&Setup::new([Yellow, Red])).unwrap();
        assert_eq!([Yellow, Red].map(|player| table.after(player)), [Red, Yellow]);
    }

    #[test]
    fn g1_4_a_first_player_can_be_agreed_on() {
        let setup = Setup { first: First::Gang(Blue), ..Setup::new([Red, Blue]) };
        let mut told = Vec::new();
        let state = Table::lay(&setup).unwrap().first_state(&mut told);
        assert_eq!(state.player, Blue);
        assert_eq!(told, [Event::FirstPlayer { player: Blue }]);
        assert_eq!(state.agenda.steps().len(), 3, "chance has nothing to say to that");
        let setup = Setup { first: First::Gang(Grey), ..setup };
        assert_eq!(Table::lay(&setup).unwrap_err().to_string(), "setup: first: nobody plays grey");
    }

    #[test]
    fn setups_are_written_and_read_and_filled_in() {
        let json = r#"{"gangs":["red","grey"],"first":"grey","seats":{"red":{"kind":"bot","name":"Hugo"}}}"#;
        let setup: Setup = serde_json::from_str(json).unwrap();
        assert_eq!(serde_json::to_string(&setup).unwrap(), json);
        let table = <Table as Game>::new(&setup).unwrap();
        assert_eq!(
            serde_json::to_string(table.setup()).unwrap(),
            r#"{"gangs":["red","grey"],"first":"grey","seats":{"red":{"kind":"bot","name":"Hugo"},"grey":{"kind":"person","name":"grey"}}}"#
        );
        let short: Setup = serde_json::from_str(r#"{"gangs":["red","grey"]}"#).unwrap();
        assert_eq!(short, Setup::new([Red, Grey]));
        assert_eq!(serde_json::to_value(&short).unwrap()["first"], "random");
    }

    #[test]
    fn setups_that_make_no_sense_are_refused() {
        let player = Player { kind: Kind::Person, name: "Ada".into() };
        let setup = Setup { seats: BTreeMap::from([(Yellow, player)]), ..Setup::new([Red, Blue]) };
        assert_eq!(Table::lay(&setup).unwrap_err().to_string(), "setup: seats: nobody plays yellow");
        for json in [
            r#"{"gangs":["red","pink"]}"#,
            r#"{"gangs":["red","blue"],"first":"me"}"#,
            r#"{"gangs":["red","blue"],"colour":"red"}"#,
            r#"{"gangs":["red","blue"],"seats":{"red":{"kind":"gang","name":""}}}"#,
        ] {
            assert!(serde_json::from_str::<Setup>(json).is_err(), "{json}");
        }
        assert!("me".parse::<First>().unwrap_err().ends_with("or random"));
    }
}
