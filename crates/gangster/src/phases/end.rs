//! The end (G4).

use crate::{Event, Gang, State, Table};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabletop::Log;

/// The rank of Al Capone (G4.1).
pub const CAPONE: u8 = 17;

/// What decided between players of the same rank (G4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "GangsterTieBreak"))]
pub enum TieBreak {
    /// The winner reached that rank first.
    #[serde(rename = "reached first")]
    ReachedFirst,
    /// Nothing: all are still at 0.
    #[serde(rename = "draw")]
    Draw,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "GangsterResult"))]
#[serde(deny_unknown_fields)]
pub struct Final {
    /// Each player's rank.
    pub scores: BTreeMap<Gang, u8>,
    /// Who won; `None` if it is a draw.
    pub winner: Option<Gang>,
    /// What decided between equals, if there were any.
    pub tie_break: Option<TieBreak>,
    /// Who reached 17, if anybody.
    pub capone: Option<Gang>,
}

/// A player has risen: at 17 or more the game ends at once (G4.1).
pub(crate) fn at_the_top(table: &Table, state: &mut State, player: Gang, log: &mut impl Log<Event>) {
    if state.rank[player.index()] >= CAPONE {
        finish(table, state, log);
    }
}

/// The game ends; whatever was pending isn't any more.
pub(crate) fn finish(table: &Table, state: &mut State, log: &mut impl Log<Event>) {
    state.agenda.clear();
    state.barred = None;
    state.moves = 0;
    let (winner, _) = winner(table, state);
    log.tell(Event::Ended { winner, capone: capone(state).is_some() });
}

/// The highest rank wins; in a tie whoever reached it first; with all at 0 it is a draw (G4.2).
fn winner(table: &Table, state: &State) -> (Option<Gang>, Option<TieBreak>) {
    let rank = |gang: Gang| state.rank[gang.index()];
    let highest = table.gangs().iter().map(|&gang| rank(gang)).max().unwrap_or(0);
    if highest == 0 {
        return (None, Some(TieBreak::Draw));
    }
    let leaders = || table.gangs().iter().copied().filter(|&gang| rank(gang) == highest);
    let tie_break = (leaders().count() > 1).then_some(TieBreak::ReachedFirst);
    (leaders().min_by_key(|gang| state.reached[gang.index()]), tie_break)
}

/// Who is Al Capone (G4.1).
fn capone(state: &State) -> Option<Gang> {
    Gang::ALL.into_iter().find(|gang| state.rank[gang.index()] >= CAPONE)
}

/// How the game ended, once it has.
pub(crate) fn result(table: &Table, state: &State) -> Option<Final> {
    if !state.is_over() {
        return None;
    }
    let (winner, tie_break) = winner(table, state);
    let scores = table.gangs().iter().map(|&gang| (gang, state.rank[gang.index()])).collect();
    Some(Final { scores, winner, tie_break, capone: capone(state) })
}

impl Table {
    /// Who wins if the game ends now; `None` if it is a draw.
    pub fn winner(&self, state: &State) -> Option<Gang> {
        winner(self, state).0
    }
}

/// The rule by which the game is over.
pub(crate) fn rule(state: &State) -> &'static str {
    if capone(state).is_some() { "G4.1" } else { "G4.2" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Gang::{Blue, Grey, Red, Yellow},
        testing::{FREE, Scene},
    };
    use tabletop::Game;

    const ROW: [&str; 6] = ["r3 r3 r3 y1 g1 ..", FREE, FREE, FREE, FREE, FREE];

    #[test]
    fn g4_1_at_17_the_game_ends_at_once() {
        // Red gets 9 for the row.
        let mut scene = Scene::new(&[Red, Blue], ROW).open(&["red/1", "blue/1"]).stacks([1, 1], &["red/2", "grey/1"]);
        scene.state.rank[Red.index()] = 8;
        scene.play("lay open red/1 @f1");
        assert!(scene.over(), "nothing is refilled any more");
        assert_eq!(scene.state.rank[Red.index()], 17);
        assert_eq!(scene.told().last(), Some(&Event::Ended { winner: Some(Red), capone: true }));
        assert_eq!((scene.state.barred, scene.state.moves, scene.state.agenda.steps().len()), (None, 0, 0));
        let scores = BTreeMap::from([(Red, 17), (Blue, 0)]);
        let result = Final { scores, winner: Some(Red), tie_break: None, capone: Some(Red) };
        assert_eq!(scene.table.result(&scene.state), Some(result));
        assert_eq!(scene.forbids("draw 0"), "G4.1");
    }

    #[test]
    fn g4_1_more_than_17_is_as_good_and_16_is_not_enough() {
        for (before, over) in [(6, false), (7, false), (8, true), (9, true)] {
            let mut scene = Scene::new(&[Red, Blue], ROW);
            scene.state.rank[Red.index()] = before;
            scene.play("lay own red/1 @f1");
            assert_eq!(scene.state.rank[Red.index()], before + 9);
            assert_eq!(scene.over(), over, "{before} + 9");
            assert_eq!(scene.table.result(&scene.state).is_some(), over);
        }
    }

    #[test]
    fn g4_1_another_players_gangster_can_make_somebody_al_capone() {
        let mut scene = Scene::new(&[Blue, Red], ROW);
        scene.state.rank = [10, 12, 0, 0];
        scene.play("lay own blue/2 @f1");
        let result = scene.table.result(&scene.state).unwrap();
        assert_eq!((result.winner, result.capone), (Some(Red), Some(Red)));
    }

    /// All fields but one are filled. A red 1 there makes the last row worth 1 to red and the last column 9 to blue.
    fn last_field(gangs: &[Gang]) -> Scene {
        let full = "r1 b1 y1 g1 r2 b2";
        Scene::bare(gangs, [full, full, full, full, full, "G1 g1 r1 B1 G2 .."]).open(&["red/1"])
    }

    #[test]
    fn g4_2_the_game_ends_when_all_36_lie_on_the_board_after_scoring() {
        let mut scene = last_field(&[Red, Blue, Yellow]);
        scene.play("lay open red/1 @f6");
        assert!(!scene.over(), "two lines are still to be scored");
        scene.play("score row");
        assert!(scene.over());
        // The row: red 2, grey 1. The column: blue five times 2, red 1.
        assert_eq!(scene.scored(), [("row 5".to_owned(), Some(Red), 1), ("column 5".to_owned(), Some(Blue), 9)]);
        assert_eq!(scene.told().last(), Some(&Event::Ended { winner: Some(Blue), capone: false }));
        let scores = BTreeMap::from([(Red, 1), (Blue, 9), (Yellow, 0)]);
        let result = Final { scores, winner: Some(Blue), tie_break: None, capone: None };
        assert_eq!(scene.table.result(&scene.state), Some(result));
        assert_eq!(scene.forbids("draw 0"), "G4.2");
    }

    #[test]
    fn g4_2_with_a_free_field_it_goes_on() {
        let full = "r1 b1 y1 g1 r2 b2";
        let mut scene = Scene::bare(&[Red, Blue], [full, full, full, full, full, "G1 g1 .. B1 G2 .."]);
        scene.state.own = [0b1, 0b1, 0, 0];
        scene.play("lay own red/1 @f6");
        assert!(!scene.over());
        assert_eq!(scene.asked(), Some(Blue));
        assert_eq!(scene.table.result(&scene.state), None);
    }

    #[test]
    fn g4_2_the_highest_rank_wins() {
        let mut scene = last_field(&[Red, Yellow, Grey]);
        scene.state.rank = [3, 0, 7, 5];
        scene.play("lay open red/1 @f6").play("score column");
        let result = scene.table.result(&scene.state).unwrap();
        assert_eq!((result.winner, result.tie_break, result.capone), (Some(Yellow), None, None));
        assert_eq!(result.scores, BTreeMap::from([(Red, 4), (Yellow, 7), (Grey, 5)]));
    }

    #[test]
    fn g4_2_in_a_tie_whoever_reached_that_rank_first_wins() {
        for (reached, winner) in [([0, 0, 2, 1], Grey), ([0, 0, 1, 2], Yellow)] {
            let mut scene = last_field(&[Red, Yellow, Grey]);
            scene.state.rank = [0, 0, 7, 7];
            scene.state.reached = reached;
            scene.play("lay open red/1 @f6").play("score column");
            let result = scene.table.result(&scene.state).unwrap();
            assert_eq!((result.winner, result.tie_break), (Some(winner), Some(TieBreak::ReachedFirst)));
        }
    }

    #[test]
    fn g4_2_who_catches_up_in_the_last_row_reached_it_second() {
        let mut scene = last_field(&[Red, Yellow]);
        scene.state.rank = [4, 0, 5, 0];
        scene.state.reached = [1, 0, 2, 0];
        scene.play("lay open red/1 @f6").play("score row");
        let result = scene.table.result(&scene.state).unwrap();
        assert_eq!(result.scores, BTreeMap::from([(Red, 5), (Yellow, 5)]));
        assert_eq!((result.winner, result.tie_break), (Some(Yellow), Some(TieBreak::ReachedFirst)));
    }

    #[test]
    fn g4_2_all_still_at_0_is_a_draw() {
        let mut scene = last_field(&[Yellow, Grey]);
        scene.play("lay open red/1 @f6").play("score row");
        let result = scene.table.result(&scene.state).unwrap();
        assert_eq!(result.scores, BTreeMap::from([(Yellow, 0), (Grey, 0)]));
        assert_eq!((result.winner, result.tie_break), (None, Some(TieBreak::Draw)));
        assert_eq!(scene.told().last(), Some(&Event::Ended { winner: None, capone: false }));
    }

    #[test]
    fn results_are_spelled_like_records() {
        let scores = BTreeMap::from([(Red, 9), (Grey, 9)]);
        let result = Final { scores, winner: Some(Grey), tie_break: Some(TieBreak::ReachedFirst), capone: None };
        let json = r#"{"scores":{"red":9,"grey":9},"winner":"grey","tie_break":"reached first","capone":null}"#;
        assert_eq!(serde_json::to_string(&result).unwrap(), json);
        assert_eq!(serde_json::from_str::<Final>(json).unwrap(), result);
        assert_eq!(serde_json::to_string(&TieBreak::Draw).unwrap(), r#""draw""#);
    }
}
