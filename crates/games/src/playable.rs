//! What whoever runs a table needs to know of a game beyond its rules and its words.

use crate::forecast::{self, GangsterForecast, SmileForecast};
use analysis::Analysed;
use serde::{Deserialize, Serialize};
use smile_and_gun::{Choice, Mode, Player, Prompt};
use tabletop::{Game, Node};
use words::{Speaks, Words};

/// What a game came to for a seat or a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Won.
    Won,
    /// Lost.
    Lost,
    /// Nobody won.
    Draw,
    /// It was not played to its end.
    Unfinished,
    /// One person sat on several seats.
    Shared,
}

impl Verdict {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Won, Self::Lost, Self::Draw, Self::Unfinished, Self::Shared];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Lost => "lost",
            Self::Draw => "draw",
            Self::Unfinished => "unfinished",
            Self::Shared => "shared",
        }
    }
}

impl std::str::FromStr for Verdict {
    type Err = UnknownVerdict;

    fn from_str(text: &str) -> Result<Self, UnknownVerdict> {
        let found = Self::ALL.into_iter().find(|verdict| verdict.name() == text);
        found.ok_or_else(|| UnknownVerdict(text.to_owned()))
    }
}

impl TryFrom<String> for Verdict {
    type Error = UnknownVerdict;

    fn try_from(text: String) -> Result<Self, UnknownVerdict> {
        text.parse()
    }
}

/// Not a verdict.
#[derive(Debug, thiserror::Error)]
#[error("expected won, lost, draw, unfinished or shared, found \"{0}\"")]
pub struct UnknownVerdict(String);

/// How a table was laid, as far as lists and statistics care.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Laid {
    /// The rule set, where there are several.
    pub edition: Option<&'static str>,
    /// `two`, `three`, `four`, `solo`, `legacy`, `scenario` or `mission`.
    pub mode: &'static str,
    /// The number of the scenario or mission.
    pub stage: Option<u8>,
    /// Alone: how hard.
    pub level: Option<&'static str>,
    /// `shadow:` or `infusion:` and a card.
    pub cards: Vec<String>,
    /// Whether the gang plays.
    pub gang: bool,
}

/// A game that can be played at a table.
pub trait Playable:
    Speaks<
        Setup: Send + Sync,
        State: Send + Sync,
        Seat: Send + Sync,
        Action: Send + Sync,
        Happened: Send + Sync,
        Result: Send + Sync,
        View: Send + Sync,
        Prompt: Serialize + Send + Sync,
        Choice: Serialize + Send + Sync,
        Event: Serialize + Send + Sync,
    > + Analysed
    + Send
    + Sync
    + 'static
{
    /// What a position would come to as it lies.
    type Forecast: Serialize;
    /// The kinds of prompts that can be passed, see [`Playable::pass`].
    const WINDOWS: &'static [&'static str];

    /// What the position would come to as it lies, with sentences if there are words.
    fn forecast(&self, state: &Self::State, words: Option<&Words>) -> Self::Forecast;
    /// Whether the choice only says that no infusion is used here.
    fn goes_on(&self, choice: &Self::Choice) -> bool;
    /// The choice that passes an optional window, if the state asks for one.
    fn pass(&self, state: &Self::State) -> Option<u8>;
    /// A number that changes when the phase does.
    fn phase(&self, state: &Self::State) -> u32;
    /// How it was laid, as far as lists and statistics care.
    fn laid(&self) -> Laid;
    /// Everybody's points, the gang's too.
    fn totals(&self, result: &Self::Result) -> Vec<(Self::Seat, i64)>;
    /// What a result is for a seat.
    fn verdict(&self, result: &Self::Result, seat: Self::Seat) -> Verdict;
    /// How many dice came to show each face.
    fn faces(happened: &Self::Happened) -> [u8; 6];
    /// The seat in this place among those that decide.
    fn seat_at(&self, place: usize) -> Option<Self::Seat> {
        self.seats().get(place).copied()
    }
    /// The place of a seat.
    fn place_of(&self, seat: Self::Seat) -> usize {
        self.seats().iter().position(|other| *other == seat).unwrap_or(usize::MAX)
    }
}

impl Playable for smile_and_gun::Table {
    type Forecast = SmileForecast;
    const WINDOWS: &'static [&'static str] = Prompt::WINDOWS;

    fn forecast(&self, state: &Self::State, words: Option<&Words>) -> SmileForecast {
        forecast::smile(self, state, words)
    }

    fn goes_on(&self, choice: &Choice) -> bool {
        matches!(choice, Choice::GoOn)
    }

    fn pass(&self, state: &Self::State) -> Option<u8> {
        if !matches!(self.node(state), Node::Decide { .. }) || self.begun(state) {
            return None;
        }
        self.legal(state).find(|id| matches!(self.choice(state, *id), Choice::GoOn | Choice::Pass))
    }

    fn phase(&self, state: &Self::State) -> u32 {
        u32::from(state.round) * 10 + u32::from(state.phase)
    }

    fn laid(&self) -> Laid {
        let setup = self.setup();
        let (mode, stage) = match (setup.scenario, setup.mission) {
            (Some(number), _) => ("scenario", Some(number)),
            (_, Some(number)) => ("mission", Some(number)),
            _ if setup.legacy == Some(true) => ("legacy", None),
            _ if setup.mode == Mode::Solo => ("solo", None),
            _ => ("two", None),
        };
        let infusions = setup.infusion.cards().iter().map(|card| format!("infusion:{card}"));
        Laid {
            edition: Some(setup.edition.name()),
            mode,
            stage,
            level: setup.level.map(smile_and_gun::Level::name),
            cards: std::iter::once(format!("shadow:{}", setup.shadow)).chain(infusions).collect(),
            gang: setup.mode == Mode::Solo,
        }
    }

    fn totals(&self, result: &Self::Result) -> Vec<(Player, i64)> {
        let scores = &result.scores;
        vec![(Player::Green, scores.green.total.into()), (Player::Yellow, scores.yellow.total.into())]
    }

    /// Where only your own score counts, every rank but the lowest is a win.
    fn verdict(&self, result: &Self::Result, seat: Player) -> Verdict {
        let alone = result.won.or_else(|| result.rank.map(|rank| rank > 1));
        match (alone, result.winner) {
            (Some(true), _) => Verdict::Won,
            (Some(false), _) => Verdict::Lost,
            (None, Some(winner)) if winner == seat => Verdict::Won,
            (None, Some(_)) => Verdict::Lost,
            (None, None) => Verdict::Draw,
        }
    }

    fn faces(happened: &Self::Happened) -> [u8; 6] {
        match happened {
            smile_and_gun::Happened::Roll { dice, .. } => [1, 2, 3, 4, 5, 6].map(|face| dice.count(face)),
            _ => [0; 6],
        }
    }
}

impl Playable for gangster::Table {
    type Forecast = GangsterForecast;
    const WINDOWS: &'static [&'static str] = &[];

    fn forecast(&self, state: &Self::State, _: Option<&Words>) -> GangsterForecast {
        forecast::gangster(state)
    }

    fn goes_on(&self, _: &Self::Choice) -> bool {
        false
    }

    fn pass(&self, _: &Self::State) -> Option<u8> {
        None
    }

    fn phase(&self, _: &Self::State) -> u32 {
        0
    }

    fn laid(&self) -> Laid {
        let mode = match self.gangs().len() {
            2 => "two",
            3 => "three",
            _ => "four",
        };
        Laid { mode, ..Laid::default() }
    }

    fn totals(&self, result: &Self::Result) -> Vec<(gangster::Gang, i64)> {
        result.scores.iter().map(|(gang, rank)| (*gang, i64::from(*rank))).collect()
    }

    fn verdict(&self, result: &Self::Result, seat: gangster::Gang) -> Verdict {
        match result.winner {
            Some(winner) if winner == seat => Verdict::Won,
            Some(_) => Verdict::Lost,
            None => Verdict::Draw,
        }
    }

    fn faces(_: &Self::Happened) -> [u8; 6] {
        [0; 6]
    }
}

/// The word for a kind of prompt, choice or event.
pub fn kind_of(value: &impl Serialize) -> String {
    let value = serde_json::to_value(value).unwrap_or_default();
    value["kind"].as_str().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::{Playable, kind_of};
    use smile_and_gun::{Edition, Infusion, Infusions, Setup, Shadow, Table};
    use std::collections::BTreeSet;
    use tabletop::{Game, Node, Seeded, random_choice};

    /// The kinds of prompts that can be passed in a game of random choices.
    fn windows(setup: &Setup, seed: u64, found: &mut BTreeSet<String>) {
        let table = Table::new(setup).unwrap();
        let (mut random, mut state) = (Seeded::new(seed), table.start(&mut ()));
        loop {
            match table.node(&state) {
                Node::Over => return,
                Node::Chance(_) => {
                    let outcome = table.sample(&state, &mut random);
                    table.resolve(&mut state, outcome, &mut ());
                }
                Node::Decide { prompt, .. } => {
                    if table.legal(&state).len() > 1 && table.pass(&state).is_some() {
                        found.insert(kind_of(&prompt));
                    }
                    let choice = random_choice(table.legal(&state), &mut random);
                    table.apply(&mut state, choice, &mut ());
                }
            }
        }
    }

    #[test]
    fn the_windows_are_those_that_games_open() {
        let mut found = BTreeSet::new();
        for &shadow in Shadow::ALL {
            for &infusion in Infusion::ALL {
                let mut setup = Setup::two(Edition::German);
                (setup.shadow, setup.infusion) = (shadow, Infusions::One(infusion));
                if Table::new(&setup).is_ok() {
                    (0..3).for_each(|seed| windows(&setup, seed, &mut found));
                }
            }
        }
        let known: BTreeSet<_> = Table::WINDOWS.iter().map(ToString::to_string).collect();
        assert_eq!(found, known);
    }
}
