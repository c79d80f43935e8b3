//! Moving a gangster (G2.2).

use super::{score, shoot, turn};
use crate::{Action, Choice, Event, Fact, Field, Fields, Gang, Prompt, State, Step, Table, vocabulary::pair};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log, Question};

/// The rule's number.
pub(crate) const RULE: &str = "G2.2";

tabletop::words! { ($)
    prompts {
        /// Which gangster to move (G2.2).
        "move_from" MoveFrom;
        /// Where to move it.
        "move_to" MoveTo {
            /// Where it is.
            from: Field,
        } says |table, state| [piece = Fact::lying(state, from), field = from];
    }
    choices {
        /// Move a gangster.
        "move" Move;
    }
    actions {
        /// Moves a gangster by one field (G2.2).
        "move" Move {
            /// Where it is.
            from: Field,
            /// Where it goes.
            to: Field,
        } says [from = from, to = to] writes ("move {from}-{to}") reads { ["move", rest @ ..] => moves(rest)? };
    }
}

fn moves(words: &[&str]) -> Result<Action, String> {
    let (from, to) = pair("move", words)?;
    Ok(Action::Move { from, to })
}

/// Who can be moved: any living gangster, whatever its colour, that has a free field beside it; not one in a complete
/// row or column; not the one that was laid or moved in the turn before.
#[inline]
pub(crate) fn movable(state: &State) -> Fields {
    let board = &state.board;
    let barred = state.barred.map_or(Fields::NONE, Field::alone);
    board.living().without(board.filled().complete()).without(barred).and(board.free().beside())
}

/// Where to: one field up, down, left or right, onto a free one.
#[inline]
pub(crate) fn targets(state: &State, from: Field) -> Fields {
    from.alone().beside().and(state.board.free())
}

/// Which gangster to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct MoveFrom;

impl Question<Table> for MoveFrom {
    #[inline]
    fn begun(&self) -> bool {
        true
    }

    #[inline]
    fn asked(&self, state: &State) -> Gang {
        state.player
    }

    #[inline]
    fn prompt(&self, _: &State) -> Prompt {
        Prompt::MoveFrom
    }

    fn rule(&self, _: &State) -> &'static str {
        RULE
    }

    #[inline]
    fn legal(&self, _: &Table, state: &State) -> Choices {
        Choices(movable(state).0)
    }

    #[inline]
    fn choice(&self, _: &Table, _: &State, number: u8) -> Choice {
        Choice::Field { field: Field::nth(number) }
    }

    #[inline]
    fn answer(&self, _: &Table, state: &mut State, number: u8, _: &mut impl Log<Event>) {
        state.agenda.replace(Step::MoveTo(MoveTo { from: Field::nth(number) }));
    }
}

/// Where to move it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct MoveTo {
    /// Where it is.
    pub from: Field,
}

impl Question<Table> for MoveTo {
    #[inline]
    fn begun(&self) -> bool {
        true
    }

    #[inline]
    fn asked(&self, state: &State) -> Gang {
        state.player
    }

    #[inline]
    fn prompt(&self, _: &State) -> Prompt {
        Prompt::MoveTo { from: self.from }
    }

    fn rule(&self, _: &State) -> &'static str {
        RULE
    }

    #[inline]
    fn legal(&self, _: &Table, state: &State) -> Choices {
        Choices(targets(state, self.from).0)
    }

    #[inline]
    fn choice(&self, _: &Table, _: &State, number: u8) -> Choice {
        Choice::Field { field: Field::nth(number) }
    }

    /// Moves it, and scores what is now complete. As it stays in its row or in its column, which was not complete and
    /// still isn't, that is one line at most.
    #[inline]
    fn answer(&self, table: &Table, state: &mut State, number: u8, log: &mut impl Log<Event>) {
        let to = Field::nth(number);
        state.shift(self.from, to, log);
        state.agenda.replace(Step::Pass);
        score::completed(table, state, to, log);
    }
}

/// The rule that forbids a move.
pub(crate) fn forbids(state: &State, from: Field, to: Field) -> &'static str {
    let dead = state.board.filled().without(state.board.living());
    if dead.contains(from) {
        shoot::RULE
    } else if movable(state).contains(from) && targets(state, from).contains(to) {
        turn::MOVES_RULE
    } else {
        RULE
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Gang::{Blue, Grey, Red, Yellow},
        testing::{EMPTY, FREE, Scene, field, gangster},
    };

    #[test]
    fn g2_2_one_field_up_down_left_or_right_onto_a_free_one() {
        let scene =
            Scene::new(&[Red, Blue], ["r1 .. .. .. .. ..", FREE, ".. .. b2 .. .. ..", FREE, FREE, ".. .. .. .. y1 g1"]);
        assert_eq!(
            scene.legal_like("move"),
            [
                "move a1-a2",
                "move a1-b1",
                "move c3-b3",
                "move c3-c2",
                "move c3-c4",
                "move c3-d3",
                "move e6-d6",
                "move e6-e5",
                "move f6-f5"
            ],
            "gangsters of any colour"
        );
        for (forbidden, why) in [
            ("move c3-d4", "diagonally"),
            ("move c3-c5", "two fields"),
            ("move c3-c3", "nowhere"),
            ("move e6-f6", "onto another"),
            ("move b1-b2", "nobody"),
            ("move f6-a1", "around the edge"),
        ] {
            assert_eq!(scene.forbids(forbidden), "G2.2", "{why}");
        }
    }

    #[test]
    fn g2_2_moving_takes_the_turn_and_is_told() {
        let mut scene = Scene::new(&[Red, Blue], [FREE, ".. b3 .. .. .. ..", FREE, FREE, FREE, FREE]);
        scene.play("move b2-c2");
        assert_eq!(scene.state.board.at(field("b2")), None);
        assert_eq!(scene.state.board.at(field("c2")), Some((gangster("blue/3"), true)));
        let (from, to) = (field("b2"), field("c2"));
        let moved = Event::Moved { player: Red, gangster: gangster("blue/3"), from, to };
        assert_eq!(scene.told(), [moved, Event::NextPlayer { player: Blue }]);
        assert_eq!(scene.asked(), Some(Blue));
        assert_eq!(scene.state.moves, 1);
    }

    #[test]
    fn g2_2_the_dead_are_not_moved() {
        let scene = Scene::new(&[Red, Blue], [FREE, ".. B3 r1 .. .. ..", FREE, FREE, FREE, FREE]);
        assert_eq!(scene.legal_like("move b2"), [""; 0]);
        assert_eq!(scene.legal_like("move").len(), 3);
        assert_eq!(scene.forbids("move b2-b3"), "G2.3");
    }

    #[test]
    fn g2_2_not_out_of_a_complete_row() {
        let scene = Scene::new(&[Red, Blue], [FREE, "r1 b1 y1 g1 r2 b2", ".. y3 .. .. .. ..", FREE, FREE, FREE]);
        assert_eq!(scene.legal_like("move"), ["move b3-a3", "move b3-b4", "move b3-c3"]);
        assert_eq!(scene.forbids("move a2-a1"), "G2.2");
    }

    #[test]
    fn g2_2_not_out_of_a_complete_column() {
        let rows = [
            ".. .. r1 .. .. ..",
            ".. .. b1 .. .. ..",
            ".. .. Y1 .. .. ..",
            ".. .. g1 r3 .. ..",
            ".. .. r2 .. .. ..",
            ".. .. b2 .. .. ..",
        ];
        let scene = Scene::new(&[Red, Blue], rows);
        assert_eq!(scene.legal_like("move"), ["move d4-d3", "move d4-d5", "move d4-e4"], "also with a dead one in it");
        assert_eq!(scene.forbids("move c1-b1"), "G2.2");
    }

    #[test]
    fn g2_2_five_in_a_row_may_still_be_moved() {
        let scene = Scene::new(&[Red, Blue], ["r1 b1 y1 .. g1 r2", FREE, FREE, FREE, FREE, FREE]);
        assert_eq!(scene.legal_like("move").len(), 5 + 2);
    }

    #[test]
    fn g2_2_not_the_one_laid_in_the_turn_before() {
        let mut scene = Scene::new(&[Red, Blue, Grey], [FREE, ".. b3 .. .. .. ..", FREE, FREE, FREE, FREE]);
        scene.play("lay own red/1 @e5");
        assert_eq!(scene.forbids("move e5-e6"), "G2.2");
        assert_eq!(scene.legal_like("move").len(), 4);
        scene.play("lay own blue/1 @a6");
        assert!(scene.allows("move e5-e6"), "the player after next may");
        assert_eq!(scene.forbids("move a6-b6"), "G2.2");
    }

    #[test]
    fn g2_2_not_the_one_moved_in_the_turn_before() {
        let mut scene = Scene::new(&[Red, Blue, Grey], ["r1 .. .. .. .. b1", FREE, FREE, FREE, FREE, FREE]);
        scene.play("move a1-a2");
        assert_eq!(scene.legal_like("move"), ["move f1-e1", "move f1-f2"]);
        assert_eq!(scene.forbids("move a2-a1"), "G2.2");
        scene.play("move f1-f2");
        assert!(scene.allows("move a2-a1"));
    }

    #[test]
    fn g2_2_the_last_turn_taken_counts_also_after_skips() {
        // Only red has anything to lay; blue and grey could only move, but the one gangster is barred.
        let mut scene = Scene::bare(&[Red, Blue, Grey], EMPTY);
        scene.state.own[Red.index()] = 0b111;
        scene.play("lay own red/1 @c3");
        assert_eq!(scene.asked(), Some(Red));
        assert_eq!(scene.legal_like("move"), [""; 0]);
        assert_eq!(scene.forbids("move c3-c4"), "G2.2");
        assert_eq!(scene.skipped(), [Blue, Grey]);
        scene.play("lay own red/2 @a1");
        assert_eq!(scene.asked(), Some(Blue));
        assert_eq!(scene.legal().len(), 4, "the first one moves, the second is barred");
        assert!(scene.legal().iter().all(|action| action.starts_with("move c3")));
    }

    #[test]
    fn g2_2_after_a_shot_nothing_is_barred() {
        let mut scene =
            Scene::new(&[Red, Blue, Yellow], [".. .. .. .. .. ..", ".. b3 .. r1 .. ..", FREE, FREE, FREE, FREE]);
        scene.play("move b2-c2").play("lay own blue/1 @a6");
        assert_eq!(scene.state.barred, Some(field("a6")));
        scene.state.player = Red;
        scene.play("shoot d2-c2");
        assert_eq!(scene.state.barred, None);
        assert!(scene.allows("move a6-a5") && scene.allows("move d2-d1"));
    }

    #[test]
    fn g2_2_a_half_made_move_names_its_rule() {
        let mut scene = Scene::bare(&[Red, Blue], ["r1 .. .. .. .. b1", FREE, FREE, FREE, FREE, FREE]);
        scene.state.agenda.replace(Step::MoveFrom(MoveFrom));
        let action = "draw 0".parse().unwrap();
        assert_eq!(tabletop::Game::forbids(&scene.table, &scene.state, &action), "G2.2");
        scene.state.agenda.replace(Step::MoveTo(MoveTo { from: field("a1") }));
        assert_eq!(tabletop::Game::forbids(&scene.table, &scene.state, &action), "G2.2");
    }
}
