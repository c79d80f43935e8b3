//! Final scoring (W8), and how a game ended (W9.10, W10, W11).

use crate::{
    Player, State, Table,
    infusions::pairs,
    setup::Solo,
    solo::legacy_rank,
    state::Face,
    tokens::{Edition, Kind},
};
use serde::{Deserialize, Serialize};

/// A player's points, and where they come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// W8.1
    pub hats: i16,
    /// W8.2
    pub face_down: i16,
    /// W8.3
    pub gambling: i16,
    /// W8.3
    pub weapons: i16,
    /// W8.3
    pub contraband: i16,
    /// The shadow card's points (W8.4).
    pub card: i16,
    /// W7.9
    pub soulmate: i16,
    /// W9.6
    pub solo_tokens: i16,
    /// Everything together.
    pub total: i16,
    /// How many monopolies are among them.
    pub monopolies: u8,
}

/// Both players' points if the game ended now (W8.1 to W8.4).
pub fn scores(table: &Table, state: &State) -> [Score; 2] {
    let mut scores = Player::BOTH.map(|player| own_points(table, state, player));
    for (business, kind) in Kind::BUSINESSES.into_iter().enumerate() {
        let counts = Player::BOTH.map(|player| strength(table, state, player, kind, business));
        for player in Player::BOTH {
            let (own, other) = (counts[player as usize], counts[player.other() as usize]);
            if own > other {
                let monopoly = other == 0;
                let points = i16::from(table.catalogue.markers[business]) * if monopoly { 2 } else { 1 };
                let score = &mut scores[player as usize];
                score.monopolies += u8::from(monopoly);
                match kind {
                    Kind::Gambling => score.gambling = points,
                    Kind::Weapons => score.weapons = points,
                    _ => score.contraband = points,
                }
            }
        }
    }
    for score in &mut scores {
        score.total = score.hats
            + score.face_down
            + score.gambling
            + score.weapons
            + score.contraband
            + score.card
            + score.soulmate
            + score.solo_tokens;
    }
    scores
}

/// What doesn't depend on the rival's businesses.
fn own_points(table: &Table, state: &State, player: Player) -> Score {
    let side = state.side(player);
    let gang = table.level().filter(|_| table.is_gang(player));
    let mut score = Score {
        card: i16::from(table.shadow.points(state, player)),
        soulmate: i16::from(pairs(table, state, player)),
        solo_tokens: i16::from(side.solo_tokens) * gang.map_or(0, |level| i16::from(level.solo_token())),
        ..Score::default()
    };
    for (id, count) in side.up.each() {
        score.hats += i16::from(count) * i16::from(table.catalogue.token(id).value);
    }
    for (id, count) in side.down.each() {
        let worth = match gang {
            Some(level) if table.catalogue.token(id).kind == Kind::Infusion => level.infusion(),
            _ => 1,
        };
        score.face_down += i16::from(count) * i16::from(worth);
    }
    for doubled in side.doubled.iter().flatten() {
        score.hats += 2 * i16::from(table.catalogue.token(doubled.print).value);
        score.face_down += if doubled.face == Face::Down { 2 } else { 0 };
    }
    score
}

/// How many tokens of gambling, weapons and contraband count for a player's majorities (W8.3).
pub fn strengths(table: &Table, state: &State, player: Player) -> [u8; 3] {
    let [gambling, weapons, contraband] = Kind::BUSINESSES;
    [(gambling, 0), (weapons, 1), (contraband, 2)]
        .map(|(kind, business)| strength(table, state, player, kind, business))
}

/// How many tokens of a business count for the majority (W8.3, W7.2, W9.9).
fn strength(table: &Table, state: &State, player: Player, kind: Kind, business: usize) -> u8 {
    let side = state.side(player);
    let of_kind = |id| table.catalogue.token(id).kind == kind;
    let single: u8 = side.up.each().filter(|(id, _)| of_kind(*id)).map(|(_, count)| count).sum();
    let doubled = side.doubled.iter().flatten().filter(|x| x.face == Face::Up && of_kind(x.print)).count() as u8;
    let real = single + 2 * doubled;
    if real > 0 || table.edition == Edition::First { real + side.markers[business] } else { 0 }
}

/// What broke a tie between two players (W8.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SmileTieBreak"))]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// More face-up infusions.
    Infusions,
    /// More henchmen in districts.
    Henchmen,
    /// Nothing did.
    Draw,
}

/// Something for each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Both<T> {
    /// Green's.
    pub green: T,
    /// Yellow's.
    pub yellow: T,
}

impl<T> Both<T> {
    /// From the order of seats.
    pub fn from_seats([green, yellow]: [T; 2]) -> Self {
        Self { green, yellow }
    }
}

/// How a game ended. Fields about playing alone are `None` for two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SmileResult"))]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// The points.
    pub scores: Both<Score>,
    /// Who won; alone the colour with strictly more points, the gang on a tie.
    pub winner: Option<Player>,
    /// What broke a tie.
    pub tie_break: Option<TieBreak>,
    /// Alone: the whole verdict.
    pub won: Option<bool>,
    /// Alone: whether you have strictly more points than the gang.
    pub beat_gang: Option<bool>,
    /// Whether the scenario's condition or the mission's objective is met.
    pub condition_met: Option<bool>,
    /// The rank of a legacy.
    pub rank: Option<u8>,
    /// Whether a scenario was lost before its end.
    pub lost_at_once: Option<bool>,
    /// Whether the mission's points were reached.
    pub target_met: Option<bool>,
}

/// How the game ended.
pub(crate) fn ending(table: &Table, state: &State) -> Ending {
    let scores = scores(table, state);
    match &table.solo {
        None => for_two(table, state, scores),
        Some(solo) => alone(table, state, solo, scores),
    }
}

/// W8.5
fn for_two(table: &Table, state: &State, scores: [Score; 2]) -> Ending {
    let henchmen = |player| (0..9).map(|district| u16::from(state.henchmen(district, player))).sum::<u16>();
    let more = |values: [u16; 2]| match values[0].cmp(&values[1]) {
        std::cmp::Ordering::Greater => Some(Player::Green),
        std::cmp::Ordering::Less => Some(Player::Yellow),
        std::cmp::Ordering::Equal => None,
    };
    let infusions = Player::BOTH.map(|player| u16::from(state.all_infusions(table, player)));
    let (winner, tie_break) = if scores[0].total != scores[1].total {
        (Some(if scores[0].total > scores[1].total { Player::Green } else { Player::Yellow }), None)
    } else if let Some(player) = more(infusions) {
        (Some(player), Some(TieBreak::Infusions))
    } else if let Some(player) = more(Player::BOTH.map(henchmen)) {
        (Some(player), Some(TieBreak::Henchmen))
    } else {
        (None, Some(TieBreak::Draw))
    };
    Ending {
        scores: Both::from_seats(scores),
        winner,
        tie_break,
        won: None,
        beat_gang: None,
        condition_met: None,
        rank: None,
        lost_at_once: None,
        target_met: None,
    }
}

/// How much of a scenario's condition or a mission's objective is met: so much of what is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// What you have.
    pub have: u8,
    /// What you need.
    pub need: u8,
}

impl Progress {
    /// Whether it is enough.
    pub fn is_met(self) -> bool {
        self.have >= self.need
    }
}

/// How much of the scenario's condition or the mission's objective you meet, if there is one.
pub fn progress(table: &Table, state: &State) -> Option<Progress> {
    let solo = table.solo.as_ref()?;
    condition(table, state, solo, &scores(table, state))
}

fn condition(table: &Table, state: &State, solo: &Solo, scores: &[Score; 2]) -> Option<Progress> {
    match solo.mission {
        Some(mission) => Some(mission.objective.progress(table, state, solo.human, &scores[solo.human as usize])),
        None => table.gang.condition(table, state, solo.human, scores),
    }
}

/// W9.10, W10, W11
fn alone(table: &Table, state: &State, solo: &Solo, scores: [Score; 2]) -> Ending {
    let own = &scores[solo.human as usize];
    let beat_gang = own.total > scores[solo.human.other() as usize].total;
    let ranked = solo.legacy || table.gang.is_ranked();
    let condition_met = condition(table, state, solo, &scores).map(Progress::is_met);
    let target_met = solo.mission.map(|mission| own.total >= mission.target);
    let gang_counts = solo.mission.is_none() || solo.mission_hard;
    let won =
        (beat_gang || !gang_counts) && condition_met != Some(false) && target_met != Some(false) && !state.lost_at_once;
    Ending {
        scores: Both::from_seats(scores),
        winner: Some(if beat_gang { solo.human } else { solo.human.other() }),
        tie_break: None,
        won: (!ranked).then_some(won),
        beat_gang: Some(beat_gang),
        condition_met,
        rank: ranked.then(|| legacy_rank(own.total)),
        lost_at_once: Some(state.lost_at_once),
        target_met,
    }
}

#[cfg(test)]
mod tests;
