//! Scoring a row or column (G3).

use super::end;
use crate::{Action, Choice, Event, Fact, Field, Gang, Line, Prompt, State, Step, Table, vocabulary::after};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log, Parts, Question};

/// The number of the rule about two lines at once.
pub(crate) const ORDER_RULE: &str = "G3.4";

tabletop::words! { ($)
    prompts {
        /// Which of two complete lines is scored first (G3.4).
        "score" Score {
            /// The field they share.
            field: Field,
        } says [field = field];
    }
    choices {
        /// Score this line first.
        "line" Line { line: Line } says |table, state| [line = line, number = name(state, line)];
    }
    actions {
        /// Chooses which of two complete lines is scored first (G3.4).
        "score" Score {
            /// That one.
            line: Line,
        } says [line = line] writes ("score {line}") reads { ["score", rest @ ..] => score_first(rest)? };
    }
}

/// What people call a line that is about to be scored.
fn name(state: &State, line: Line) -> Fact {
    match state.agenda.top() {
        Some(Step::Score(Score { field })) => Fact::Numbered(line, line.index(field)),
        _ => Fact::Word(String::new()),
    }
}

fn score_first(words: &[&str]) -> Result<Action, String> {
    let [line] = after("score", words, ["row or column"])?;
    Ok(Action::Score { line: line.parse()? })
}

/// A gangster came to lie on this field: the lines that are complete now are scored, once (G3.1). If it is two, the
/// player chooses the order (G3.4). Complete lines stay complete, so none comes here again.
#[inline]
pub(crate) fn completed(table: &Table, state: &mut State, field: Field, log: &mut impl Log<Event>) {
    let free = state.board.free();
    match Line::ALL.map(|line| line.through(field).and(free).is_empty()) {
        [false, false] => {}
        [true, false] => score(table, state, Line::Row, field, log),
        [false, true] => score(table, state, Line::Column, field, log),
        [true, true] => state.agenda.push(Step::Score(Score { field })),
    }
}

/// Which of the two complete lines through a field is scored first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Score {
    /// The field they share.
    pub field: Field,
}

impl Question<Table> for Score {
    #[inline]
    fn asked(&self, state: &State) -> Gang {
        state.player
    }

    #[inline]
    fn prompt(&self, _: &State) -> Prompt {
        Prompt::Score { field: self.field }
    }

    fn rule(&self, _: &State) -> &'static str {
        ORDER_RULE
    }

    #[inline]
    fn legal(&self, _: &Table, _: &State) -> Choices {
        Choices::first(2)
    }

    #[inline]
    fn choice(&self, _: &Table, _: &State, number: u8) -> Choice {
        Choice::Line { line: Line::ALL[usize::from(number)] }
    }

    /// Scores both lines, this one first (G3.4), the other one only if the game goes on (G4.1).
    fn answer(&self, table: &Table, state: &mut State, number: u8, log: &mut impl Log<Event>) {
        let first = Line::ALL[usize::from(number)];
        state.agenda.pop();
        score(table, state, first, self.field, log);
        if !state.is_over() {
            let second = if first == Line::Row { Line::Column } else { Line::Row };
            score(table, state, second, self.field, log);
        }
    }

    fn join(&self, _: &State, parts: &[Choice]) -> Action {
        let [Choice::Line { line }] = *parts else { unreachable!("a line is scored first: {parts:?}") };
        Action::Score { line }
    }

    fn split(&self, _: &Table, _: &State, action: &Action) -> Option<Parts<Choice>> {
        let Action::Score { line } = *action else { return None };
        Some(vec![Choice::Line { line }])
    }
}

/// Scores one line. A gang that nobody plays can win it, but its points are lost (G0.2).
fn score(table: &Table, state: &mut State, line: Line, field: Field, log: &mut impl Log<Event>) {
    let powers = state.board.power_on(line.through(field));
    let best = best(powers);
    let (winner, points) = best.map_or((None, 0), |(gang, points)| (Some(gang), points));
    log.tell(Event::LineScored { line, index: line.index(field), powers, winner, points });
    match winner {
        Some(gang) if table.plays(gang) => {
            state.rise(gang, points, log);
            end::at_the_top(table, state, gang, log);
        }
        Some(gang) => log.tell(Event::PointsLost { gang, points }),
        None => {}
    }
}

/// Who gets how many points for these powers, if anybody (G3.2, G3.3). The tied knock each other out from the top, so
/// it is the highest power that only one gang has; whatever comes next below is taken off, tied or not.
pub fn best(powers: [u8; 4]) -> Option<(Gang, u8)> {
    let alone = |power: u8| powers.iter().filter(|&&other| other == power).count() == 1;
    let mut best: Option<(Gang, u8)> = None;
    for gang in Gang::ALL {
        let power = powers[gang.index()];
        if power > best.map_or(0, |(_, power)| power) && alone(power) {
            best = Some((gang, power));
        }
    }
    let (gang, power) = best?;
    let next = powers.into_iter().filter(|&other| other < power).max().unwrap_or(0);
    Some((gang, power - next))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Gang::{Blue, Grey, Red, Yellow},
        testing::{FREE, Scene},
    };
    use proptest::prelude::*;

    fn row(n: u8) -> String {
        format!("row {n}")
    }

    #[test]
    fn g5_1_red_6_blue_4_gives_red_2() {
        assert_eq!(best([6, 4, 0, 0]), Some((Red, 2)));
        let mut scene = Scene::new(&[Red, Blue], [FREE, "r3 r2 b2 b2 .. Y3", FREE, FREE, FREE, FREE]);
        scene.play("lay own red/1 @e2");
        assert_eq!(scene.scored(), [(row(1), Some(Red), 2)]);
        assert_eq!(scene.state.rank, [2, 0, 0, 0]);
    }

    #[test]
    fn g5_2_red_3_blue_3_yellow_2_grey_1_gives_yellow_1() {
        assert_eq!(best([3, 3, 2, 1]), Some((Yellow, 1)));
        let mut scene = Scene::new(&[Red, Blue, Yellow, Grey], [FREE, "r3 b1 b2 g1 .. Y1", FREE, FREE, FREE, FREE]);
        scene.state.player = Yellow;
        scene.play("lay own yellow/2 @e2");
        assert_eq!(scene.scored(), [(row(1), Some(Yellow), 1)]);
        assert_eq!(scene.state.rank, [0, 0, 1, 0]);
    }

    #[test]
    fn g3_1_the_sixth_gangster_laid_into_a_row_or_column_scores_it() {
        let mut scene = Scene::new(&[Red, Blue], ["r1 b1 y1 g1 .. ..", FREE, FREE, FREE, FREE, FREE]);
        scene.play("lay own red/1 @e1");
        assert_eq!(scene.scored(), [], "five are not enough");
        scene.play("lay own blue/3 @f1");
        assert_eq!(scene.scored(), [(row(0), Some(Blue), 2)]);
        let event =
            Event::LineScored { line: Line::Row, index: 0, powers: [2, 4, 1, 1], winner: Some(Blue), points: 2 };
        let rose = Event::Rose { player: Blue, points: 2, rank: 2 };
        assert_eq!(scene.told()[3..], [event, rose, Event::NextPlayer { player: Red }]);
        let mut rows = [".. .. r1 .. .. .."; 6];
        rows[3] = FREE;
        let mut scene = Scene::new(&[Red, Blue], rows);
        scene.play("lay own red/1 @c4");
        assert_eq!(scene.scored(), [("column 2".to_owned(), Some(Red), 6)]);
    }

    #[test]
    fn g3_1_the_sixth_gangster_moved_into_a_row_or_column_scores_it() {
        let mut scene = Scene::new(&[Red, Blue], ["r1 b1 y1 g1 .. r2", ".. .. .. .. b3 ..", FREE, FREE, FREE, FREE]);
        scene.play("move e2-e1");
        assert_eq!(scene.scored(), [(row(0), Some(Blue), 1)]);
        assert_eq!(scene.state.rank, [0, 1, 0, 0], "points go to the gang, not to who moved");
        let mut rows = [".. .. g1 .. .. .."; 6];
        rows[3] = ".. g3 .. .. .. ..";
        let mut scene = Scene::new(&[Red, Grey], rows);
        scene.play("move b4-c4");
        assert_eq!(scene.scored(), [("column 2".to_owned(), Some(Grey), 8)]);
    }

    #[test]
    fn g3_1_a_row_is_scored_once() {
        let mut scene = Scene::new(&[Red, Blue], ["r1 r1 r1 y1 g1 ..", FREE, FREE, FREE, FREE, FREE]);
        scene.play("lay own red/1 @f1").play("lay own blue/1 @a2").play("lay own red/2 @c2");
        assert_eq!(scene.scored().len(), 1);
        let rest = ["y1 .. .. .. .. ..", "g1 .. .. .. .. ..", FREE, "g2 .. .. .. .. ..", "y2 .. .. .. .. .."];
        let rows = ["r1 b1 y1 g1 r2 b2", rest[0], rest[1], rest[2], rest[3], rest[4]];
        let mut scene = Scene::new(&[Red, Blue], rows);
        scene.play("lay own red/3 @a4");
        assert_eq!(scene.scored(), [("column 0".to_owned(), Some(Red), 1)], "the row above was scored before");
    }

    #[test]
    fn g3_2_the_highest_gets_the_difference_to_the_second_highest() {
        assert_eq!(best([1, 5, 3, 0]), Some((Blue, 2)));
        assert_eq!(best([2, 5, 3, 7]), Some((Grey, 2)));
        assert_eq!(best([5, 1, 2, 3]), Some((Red, 2)));
    }

    #[test]
    fn g3_2_without_any_other_living_power_the_second_counts_as_0() {
        assert_eq!(best([0, 5, 0, 0]), Some((Blue, 5)));
        assert_eq!(best([0, 0, 0, 1]), Some((Grey, 1)));
        let mut scene = Scene::new(&[Red, Blue], ["B1 B2 Y1 G1 R2 ..", FREE, FREE, FREE, FREE, FREE]);
        scene.play("lay own red/3 @f1");
        assert_eq!(scene.scored(), [(row(0), Some(Red), 3)]);
    }

    #[test]
    fn g3_2_a_row_of_the_dead_is_worth_nothing() {
        assert_eq!(best([0, 0, 0, 0]), None);
    }

    #[test]
    fn g3_3_tied_gangs_knock_each_other_out() {
        assert_eq!(best([4, 4, 2, 1]), Some((Yellow, 1)));
        assert_eq!(best([1, 4, 4, 0]), Some((Red, 1)));
        assert_eq!(best([4, 4, 4, 1]), Some((Grey, 1)), "there is nobody below");
        assert_eq!(best([4, 4, 0, 0]), None);
        assert_eq!(best([4, 4, 4, 0]), None);
    }

    #[test]
    fn g3_3_if_the_next_are_tied_they_go_out_too() {
        assert_eq!(best([4, 2, 4, 2]), None);
        assert_eq!(best([1, 1, 1, 1]), None);
        let mut scene = Scene::new(&[Red, Blue], ["r3 b3 y1 g1 Y2 ..", FREE, FREE, FREE, FREE, FREE]);
        scene.play("lay own red/1 @f1");
        assert_eq!(scene.scored(), [(row(0), Some(Red), 1)]);
        let mut scene = Scene::new(&[Red, Blue], ["r2 b3 y1 g1 Y2 ..", FREE, FREE, FREE, FREE, FREE]);
        scene.play("lay own red/1 @f1");
        assert_eq!(scene.scored(), [(row(0), None, 0)]);
        assert_eq!(scene.state.rank, [0; 4]);
        assert_eq!(scene.told()[2..], [Event::NextPlayer { player: Blue }], "nobody rises");
    }

    #[test]
    fn g3_3_a_tie_for_second_does_not_change_what_first_gets() {
        assert_eq!(best([6, 4, 4, 0]), Some((Red, 2)));
        assert_eq!(best([4, 4, 6, 4]), Some((Yellow, 2)));
        assert_eq!(best([3, 1, 3, 2]), Some((Grey, 1)));
    }

    #[test]
    fn g0_2_a_neutral_gang_can_win_a_row_but_its_points_are_lost() {
        let mut scene = Scene::new(&[Red, Blue], ["g3 g3 g2 b1 b2 ..", FREE, FREE, FREE, FREE, FREE]);
        scene.play("lay own red/1 @f1");
        assert_eq!(scene.scored(), [(row(0), Some(Grey), 5)]);
        assert_eq!(scene.state.rank, [0; 4]);
        assert_eq!(scene.told()[2], Event::PointsLost { gang: Grey, points: 5 });
    }

    /// Red completes the first row, worth 4 to red, and the first column, worth 3 to blue, at the corner.
    fn corner() -> Scene {
        Scene::new(
            &[Red, Blue],
            [
                ".. r1 r1 r1 g1 g1",
                "b3 .. .. .. .. ..",
                "b2 .. .. .. .. ..",
                "b2 .. .. .. .. ..",
                "r1 .. .. .. .. ..",
                "G1 .. .. .. .. ..",
            ],
        )
    }

    #[test]
    fn g3_4_a_row_and_a_column_at_once_are_both_scored_in_the_chosen_order() {
        let (by_row, by_column) = ((row(0), Some(Red), 4), ("column 0".to_owned(), Some(Blue), 3));
        for (choice, order) in
            [("score row", [by_row.clone(), by_column.clone()]), ("score column", [by_column, by_row])]
        {
            let mut scene = corner();
            scene.play("lay own red/3 @a1");
            assert_eq!(scene.scored(), [], "first the question");
            assert_eq!(scene.asked(), Some(Red));
            assert_eq!(scene.legal(), ["score column", "score row"]);
            for other in ["draw 0", "move b1-b2", "lay own red/1 @b2"] {
                assert_eq!(scene.forbids(other), "G3.4");
            }
            scene.play(choice);
            assert_eq!(scene.scored(), order);
            assert_eq!(scene.state.rank, [4, 3, 0, 0]);
            assert_eq!(scene.asked(), Some(Blue));
        }
    }

    #[test]
    fn g3_4_the_order_decides_who_gets_to_17() {
        for (choice, rank, winner) in [("score row", [17, 14, 0, 0], Red), ("score column", [13, 17, 0, 0], Blue)] {
            let mut scene = corner();
            scene.state.rank = [13, 14, 0, 0];
            scene.play("lay own red/3 @a1").play(choice);
            assert!(scene.over());
            assert_eq!(scene.state.rank, rank, "the second line isn't scored");
            assert_eq!(scene.scored().len(), 1);
            assert_eq!(scene.told().last(), Some(&Event::Ended { winner: Some(winner), capone: true }));
        }
    }

    #[test]
    fn g3_4_an_open_gangster_is_replaced_after_both() {
        let mut scene = corner().open(&["red/3"]).stacks([1, 0], &["grey/3"]);
        scene.play("lay open red/3 @a1").play("score row");
        assert_eq!(scene.scored().len(), 2);
        assert_eq!(scene.due().as_deref(), Some("reveal 0 open"));
    }

    #[test]
    fn g3_4_without_two_lines_there_is_no_order_to_choose() {
        assert_eq!(corner().forbids("score row"), "G3.4");
    }

    proptest! {
        /// The rulebook's words, one by one: whoever is tied goes out, until somebody stands alone or nobody is left.
        #[test]
        fn g3_3_the_best_is_found_by_knocking_out(powers in prop::array::uniform4(0..8_u8)) {
            let mut left: Vec<(u8, Gang)> = powers.into_iter().zip(Gang::ALL).filter(|(power, _)| *power > 0).collect();
            left.sort();
            let mut expected = None;
            while let Some((top, gang)) = left.pop() {
                let tied = left.iter().filter(|(power, _)| *power == top).count();
                if tied == 0 {
                    expected = Some((gang, top - left.last().map_or(0, |(power, _)| *power)));
                    break;
                }
                left.truncate(left.len() - tied);
            }
            prop_assert_eq!(best(powers), expected);
        }
    }
}
