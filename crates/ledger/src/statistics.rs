//! Statistics of somebody's finished games, and progress through the campaign.

use crate::{FinishedRow, PersonKey};
use games::Verdict;
use serde::Serialize;
use smile_and_gun::{Level, legacy_rank};
use std::{
    collections::{BTreeMap, HashMap},
    f64::consts::PI,
};

/// How many scenarios the campaign has.
const SCENARIOS: u8 = 10;
/// How many missions there are.
const MISSIONS: u8 = 5;
/// The scenario that is a legacy: only its score counts.
const LEGACY: u8 = 10;
/// With fewer dice of each face the test says nothing.
const FEWEST_OF_EACH: f64 = 5.0;
/// What happens less often than this is unusual.
const UNUSUAL: f64 = 0.05;
/// What happens less often than this is rare.
const RARE: f64 = 0.001;

/// How many games ended how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tally {
    /// All of them.
    pub played: u32,
    /// Won.
    pub won: u32,
    /// Lost.
    pub lost: u32,
    /// Nobody won.
    pub draws: u32,
    /// Not played to the end.
    pub unfinished: u32,
    /// Played for both sides at one screen.
    pub shared: u32,
}

impl Tally {
    fn add(&mut self, result: Verdict) {
        self.played += 1;
        match result {
            Verdict::Won => self.won += 1,
            Verdict::Lost => self.lost += 1,
            Verdict::Draw => self.draws += 1,
            Verdict::Unfinished => self.unfinished += 1,
            Verdict::Shared => self.shared += 1,
        }
    }
}

/// Whom somebody played against.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Opponent {
    /// A person; without a name, if they wished to be forgotten.
    Person {
        /// What they are called now.
        name: String,
    },
    /// A program.
    Bot {
        /// Which.
        name: String,
    },
    /// The solo gang.
    Gang,
}

impl Opponent {
    /// Everybody whom a finished game was played against.
    pub fn all(row: &FinishedRow, names: &HashMap<PersonKey, String>) -> Vec<Self> {
        let read = |word: &str| match word.split_once(':') {
            Some(("bot", name)) => Self::Bot { name: name.to_owned() },
            Some((_, key)) => {
                let name = key.parse().ok().and_then(|key| names.get(&key));
                Self::Person { name: name.cloned().unwrap_or_default() }
            }
            None => Self::Gang,
        };
        row.opponents.split_whitespace().map(read).collect()
    }

    /// The people among the opponents of these games.
    pub fn people<'a>(rows: impl IntoIterator<Item = &'a FinishedRow>) -> Vec<PersonKey> {
        let words = rows.into_iter().flat_map(|row| row.opponents.split_whitespace());
        let mut people: Vec<_> = words.filter_map(|word| word.strip_prefix("person:")?.parse().ok()).collect();
        people.sort_unstable();
        people.dedup();
        people
    }
}

/// The games against somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Against {
    /// Whom.
    pub opponent: Opponent,
    /// How they ended.
    pub tally: Tally,
}

/// The games with something: a card, a level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct With {
    /// Its name in records.
    pub name: String,
    /// How they ended.
    pub tally: Tally,
}

/// All games of one kind.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OfGame {
    /// Which game.
    #[cfg_attr(feature = "ts", ts(type = "GameName"))]
    pub game: String,
    /// How they ended.
    pub tally: Tally,
    /// The points in games that were played to their end.
    pub average: Option<f64>,
    /// The best rival's points in those.
    pub rival: Option<f64>,
    /// The most points.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub best: Option<i64>,
}

/// Wins and losses in a row; whatever else comes between ends both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Streaks {
    /// Wins up to now; losses, if it is below 0.
    pub now: i32,
    /// The most wins in a row.
    pub won: i32,
    /// The most losses in a row.
    pub lost: i32,
}

/// How often each face came, for everybody at those tables, and whether that is unusual.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "DiceStatistics"))]
pub struct Dice {
    /// How often each face came.
    pub actual: [u32; 6],
    /// How often each should have.
    pub expected: f64,
    /// How far they are apart, by the chi-square test with five degrees of freedom; none with too few dice.
    pub chi_square: Option<f64>,
    /// How often fair dice are at least as uneven, from 0 to 1.
    pub p: Option<f64>,
    /// What that means.
    pub verdict: Luck,
}

/// What a series of dice looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Luck {
    /// There are too few dice to tell.
    TooFew,
    /// As fair dice fall.
    Usual,
    /// Fair dice do this less than once in 20 times.
    Unusual,
    /// Fair dice do this less than once in 1000 times.
    Rare,
}

/// Statistics of somebody's finished games.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Statistics {
    /// How they ended.
    pub tally: Tally,
    /// Wins and losses in a row.
    pub streaks: Streaks,
    /// By game.
    pub games: Vec<OfGame>,
    /// By opponent, the most frequent first.
    pub opponents: Vec<Against>,
    /// Alone, by level.
    pub levels: Vec<With>,
    /// By shadow card.
    pub shadows: Vec<With>,
    /// By infusion card.
    pub infusions: Vec<With>,
    /// The dice.
    pub dice: Dice,
}

impl Statistics {
    /// Of these games, the newest first.
    pub fn of(rows: &[FinishedRow], names: &HashMap<PersonKey, String>) -> Self {
        let mut tally = Tally::default();
        rows.iter().for_each(|row| tally.add(row.result));
        let opponents = grouped(rows, |row| Opponent::all(row, names));
        let mut opponents: Vec<_> =
            opponents.into_iter().map(|(opponent, tally)| Against { opponent, tally }).collect();
        opponents.sort_by_key(|against| std::cmp::Reverse(against.tally.played));
        let cards = |deck: &'static str| {
            named(rows, move |row| {
                let cards = row.cards.split_whitespace().filter_map(|card| card.split_once(':'));
                cards.filter(|(of, _)| *of == deck).map(|(_, card)| card.to_owned()).collect()
            })
        };
        Self {
            tally,
            streaks: streaks(rows.iter().rev().map(|row| row.result)),
            games: games(rows),
            opponents,
            levels: named(rows, |row| row.level.iter().cloned().collect()),
            shadows: cards("shadow"),
            infusions: cards("infusion"),
            dice: dice(rows),
        }
    }
}

fn grouped<K: Ord>(rows: &[FinishedRow], keys: impl Fn(&FinishedRow) -> Vec<K>) -> BTreeMap<K, Tally> {
    let mut groups: BTreeMap<K, Tally> = BTreeMap::new();
    for row in rows {
        let mut keys = keys(row);
        // Two bots of the same name at one table are one opponent.
        keys.sort();
        keys.dedup();
        keys.into_iter().for_each(|key| groups.entry(key).or_default().add(row.result));
    }
    groups
}

fn named(rows: &[FinishedRow], keys: impl Fn(&FinishedRow) -> Vec<String>) -> Vec<With> {
    grouped(rows, keys).into_iter().map(|(name, tally)| With { name, tally }).collect()
}

fn games(rows: &[FinishedRow]) -> Vec<OfGame> {
    let groups = grouped(rows, |row| vec![row.game.clone()]);
    let of_game = |(game, tally): (String, Tally)| {
        let own = |row: &&FinishedRow| row.game == game && row.result != Verdict::Shared;
        let points: Vec<_> = rows.iter().filter(own).filter_map(|row| row.points).collect();
        let rivals: Vec<_> = rows.iter().filter(own).filter_map(|row| row.rival).collect();
        OfGame { tally, average: average(&points), rival: average(&rivals), best: points.iter().max().copied(), game }
    };
    groups.into_iter().map(of_game).collect()
}

fn average(values: &[i64]) -> Option<f64> {
    let sum: i64 = values.iter().sum();
    (!values.is_empty()).then(|| sum as f64 / values.len() as f64)
}

/// Of results, the oldest first. Games that nobody finished or that were shared don't count.
fn streaks(results: impl Iterator<Item = Verdict>) -> Streaks {
    let mut streaks = Streaks::default();
    for result in results {
        streaks.now = match result {
            Verdict::Won => streaks.now.max(0) + 1,
            Verdict::Lost => streaks.now.min(0) - 1,
            Verdict::Draw => 0,
            Verdict::Unfinished | Verdict::Shared => continue,
        };
        streaks.won = streaks.won.max(streaks.now);
        streaks.lost = streaks.lost.max(-streaks.now);
    }
    streaks
}

fn dice(rows: &[FinishedRow]) -> Dice {
    let mut actual = [0; 6];
    for row in rows {
        let counts = row.dice.split_whitespace().filter_map(|count| count.parse::<u32>().ok());
        actual.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
    }
    let expected = f64::from(actual.iter().sum::<u32>()) / 6.0;
    let tested = (expected >= FEWEST_OF_EACH).then(|| chi_square(&actual, expected));
    let verdict = match tested {
        None => Luck::TooFew,
        Some((_, p)) if p < RARE => Luck::Rare,
        Some((_, p)) if p < UNUSUAL => Luck::Unusual,
        Some(_) => Luck::Usual,
    };
    Dice { actual, expected, chi_square: tested.map(|(chi, _)| chi), p: tested.map(|(_, p)| p), verdict }
}

/// The statistic and how often fair dice come to as much or more.
fn chi_square(actual: &[u32; 6], expected: f64) -> (f64, f64) {
    let chi = actual.iter().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
    (chi, at_least(chi))
}

/// How often a chi-square with five degrees of freedom is at least so large. For an odd number of them the integral can be
/// written down.
fn at_least(chi: f64) -> f64 {
    let half = chi / 2.0;
    libm::erfc(libm::sqrt(half)) + libm::sqrt(2.0 * chi / PI) * libm::exp(-half) * (1.0 + chi / 3.0)
}

/// What somebody has achieved alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Progress {
    /// The ten scenarios of the campaign.
    pub scenarios: Vec<Stage>,
    /// The first that is not won yet. Any other may be played too.
    pub next_scenario: Option<u8>,
    /// The five missions.
    pub missions: Vec<Stage>,
    /// The first that is not won yet.
    pub next_mission: Option<u8>,
}

/// A scenario or mission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stage {
    /// Its number, from 1.
    pub number: u8,
    /// Whether it was ever won.
    pub won: bool,
    /// How often it was tried.
    pub tries: u32,
    /// The most points.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub best: Option<i64>,
    /// The hardest level at which it was won.
    pub level: Option<String>,
    /// What that is worth.
    pub medal: Option<Medal>,
}

/// A medal of the campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Medal {
    /// Won at a level below normal; the legacy's second rank.
    Bronze,
    /// Won at the normal level; the legacy's third rank.
    Silver,
    /// Won at a level above normal; the legacy's highest rank.
    Gold,
}

impl Progress {
    /// Through these games.
    pub fn of(rows: &[FinishedRow]) -> Self {
        let stages = |mode: &str, last: u8| (1..=last).map(|number| stage(rows, mode, number)).collect::<Vec<_>>();
        let next = |stages: &[Stage]| stages.iter().find(|stage| !stage.won).map(|stage| stage.number);
        let (scenarios, missions) = (stages("scenario", SCENARIOS), stages("mission", MISSIONS));
        Self { next_scenario: next(&scenarios), scenarios, next_mission: next(&missions), missions }
    }
}

fn stage(rows: &[FinishedRow], mode: &str, number: u8) -> Stage {
    let here = |row: &&FinishedRow| row.mode == mode && row.stage == Some(number.into());
    let tries: Vec<_> = rows.iter().filter(here).collect();
    let wins = || tries.iter().filter(|row| row.result == Verdict::Won);
    let is_legacy = mode == "scenario" && number == LEGACY;
    let medal = |row: &&&FinishedRow| if is_legacy { legacy_medal(row.points) } else { medal(level_of(row)?) };
    Stage {
        number,
        won: wins().next().is_some(),
        tries: tries.len() as u32,
        best: tries.iter().filter_map(|row| row.points).max(),
        level: wins().filter_map(|row| level_of(row)).max_by_key(|level| rung(*level)).map(|level| level.to_string()),
        medal: wins().filter_map(|row| medal(&row)).max(),
    }
}

fn level_of(row: &FinishedRow) -> Option<Level> {
    Level::ALL.into_iter().find(|level| Some(level.name()) == row.level.as_deref())
}

/// How hard a level is.
fn rung(level: Level) -> u8 {
    match level {
        Level::Trickster | Level::Henchman | Level::Easy => 0,
        Level::Normal => 1,
        Level::Capo | Level::Hard => 2,
        Level::Don | Level::Legendary => 3,
    }
}

fn medal(level: Level) -> Option<Medal> {
    Some(match rung(level) {
        0 => Medal::Bronze,
        1 => Medal::Silver,
        _ => Medal::Gold,
    })
}

fn legacy_medal(points: Option<i64>) -> Option<Medal> {
    match legacy_rank(points?.try_into().ok()?) {
        2 => Some(Medal::Bronze),
        3 => Some(Medal::Silver),
        4 => Some(Medal::Gold),
        _ => None,
    }
}

#[cfg(test)]
#[path = "statistics/tests.rs"]
mod tests;
