//! Laying a gangster, drawing one and filling up the open supply (G2.1).

use super::{score, turn};
use crate::{
    Action, Choice, Event, Fact, Field, Gang, Gangster, Origin, Prompt, Said, Stack, State, Step, Table,
    vocabulary::after,
};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log, Parts, Question};

/// The rule's number.
pub(crate) const RULE: &str = "G2.1";

tabletop::words! { ($)
    prompts {
        /// Where to lay a gangster (G2.1).
        "lay" Lay {
            /// Where it comes from.
            from: Origin,
            /// The gangster.
            gangster: Gangster,
        } says [piece = gangster];
        /// From which stack the open supply is filled up (G2.1).
        "refill" Refill;
    }
    choices {
        /// Lay the own gangster of this power.
        "own" Own { power: Power } says [power = u8::from(power)];
        /// Lay this gangster of the open supply.
        "open" Open { gangster: Gangster } says [piece = gangster];
        /// This field, or whoever lies there.
        "field" Field { field: Field } tells |table, state| { lies(state, field) };
    }
    decisions {
        /// Draws the top of a stack, which must then be laid (G2.1).
        "draw" Draw {
            /// Which stack.
            stack: Stack,
        } says [stack = stack]
          writes ("draw {stack}") reads { ["draw", rest @ ..] => Action::Draw { stack: stack("draw", rest)? } };
        /// Fills the open supply up again (G2.1).
        "refill" Refill {
            /// From which stack.
            stack: Stack,
        } says [stack = stack]
          writes ("refill {stack}") reads { ["refill", rest @ ..] => Action::Refill { stack: stack("refill", rest)? } };
    }
    actions {
        /// Lays a gangster on a free field (G2.1).
        "lay" Lay {
            /// Where it comes from.
            from: Origin,
            /// Which one.
            gangster: Gangster,
            /// Where it is laid.
            field: Field,
        } says [from = from, piece = gangster, field = field]
          writes ("lay {from} {gangster} @{field}") reads { ["lay", rest @ ..] => lay(rest)? };
    }
}

/// A field, with whoever lies there.
fn lies(state: &State, field: Field) -> Said {
    let at = ("field", Fact::from(field));
    match state.board.at(field) {
        Some((gangster, _)) => Said::new("gangster", vec![at, ("piece", gangster.into())]),
        None => Said::new("field", vec![at]),
    }
}

fn stack(verb: &str, words: &[&str]) -> Result<Stack, String> {
    let [stack] = after(verb, words, ["stack 0 or 1"])?;
    stack.parse()
}

fn lay(words: &[&str]) -> Result<Action, String> {
    let (from, rest) = words.split_first().ok_or("lay: expected own, open or drawn")?;
    let from = from.parse()?;
    let [gangster, field] = after("lay", rest, ["a gangster like red/3", "a field like @c4"])?;
    Ok(Action::Lay { from, gangster: gangster.parse()?, field: field.trim_start_matches('@').parse()? })
}

/// What the player can lay or draw, as choices of a turn: from the own supply, the open supply (two alike are offered
/// once) or a stack. Whoever has a gangster has a field for it, since there are as many fields as gangsters.
#[inline]
pub(crate) fn legal(state: &State) -> Choices {
    let own = u64::from(state.own[state.player.index()]);
    let second = state.open[1].is_some() && state.open[1] != state.open[0];
    let open = u64::from(state.open[0].is_some()) | u64::from(second) << 1;
    Choices(own | open << turn::OPEN | stacks(state).0 << turn::DRAW)
}

/// The stacks that hold gangsters.
#[inline]
pub(crate) fn stacks(state: &State) -> Choices {
    Choices(u64::from(state.stacks[0] > 0) | u64::from(state.stacks[1] > 0) << 1)
}

/// Any free field.
#[inline]
pub(crate) fn fields(state: &State) -> Choices {
    Choices(state.board.free().0)
}

/// Where to lay this gangster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Lay {
    /// Where it comes from.
    pub from: Origin,
    /// The gangster.
    pub gangster: Gangster,
}

impl Question<Table> for Lay {
    /// Whoever draws decides anew.
    #[inline]
    fn begun(&self) -> bool {
        self.from != Origin::Drawn
    }

    #[inline]
    fn asked(&self, state: &State) -> Gang {
        state.player
    }

    #[inline]
    fn prompt(&self, _: &State) -> Prompt {
        Prompt::Lay { from: self.from, gangster: self.gangster }
    }

    fn rule(&self, _: &State) -> &'static str {
        RULE
    }

    #[inline]
    fn legal(&self, _: &Table, state: &State) -> Choices {
        fields(state)
    }

    #[inline]
    fn choice(&self, _: &Table, _: &State, number: u8) -> Choice {
        Choice::Field { field: Field::nth(number) }
    }

    /// Lays the gangster. Scoring comes first, then the open supply is filled up if it was one of those.
    #[inline]
    fn answer(&self, table: &Table, state: &mut State, number: u8, log: &mut impl Log<Event>) {
        let field = Field::nth(number);
        state.lay(self.from, self.gangster, field, log);
        state.agenda.replace(Step::Pass);
        if self.from == Origin::Open {
            state.agenda.push(Step::Refill(Refill));
        }
        score::completed(table, state, field, log);
    }

    fn join(&self, _: &State, parts: &[Choice]) -> Action {
        let [Choice::Field { field }] = *parts else { unreachable!("a drawn gangster is laid on a field: {parts:?}") };
        Action::Lay { from: self.from, gangster: self.gangster, field }
    }

    fn split(&self, _: &Table, _: &State, action: &Action) -> Option<Parts<Choice>> {
        match *action {
            Action::Lay { from, gangster, field } if from == self.from && gangster == self.gangster => {
                Some(vec![Choice::Field { field }])
            }
            _ => None,
        }
    }
}

/// From which stack the open supply is filled up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Refill;

impl Question<Table> for Refill {
    #[inline]
    fn asked(&self, state: &State) -> Gang {
        state.player
    }

    #[inline]
    fn prompt(&self, _: &State) -> Prompt {
        Prompt::Refill
    }

    fn rule(&self, _: &State) -> &'static str {
        RULE
    }

    #[inline]
    fn legal(&self, _: &Table, state: &State) -> Choices {
        stacks(state)
    }

    #[inline]
    fn choice(&self, _: &Table, _: &State, number: u8) -> Choice {
        Choice::Refill { stack: Stack::ALL[usize::from(number)] }
    }

    #[inline]
    fn answer(&self, _: &Table, state: &mut State, number: u8, log: &mut impl Log<Event>) {
        state.refill(Stack::ALL[usize::from(number)], log);
    }

    /// The player chooses only if both stacks hold gangsters.
    #[inline]
    fn skip(&self, _: &Table, state: &mut State, log: &mut impl Log<Event>) -> bool {
        let stacks = stacks(state);
        match stacks.only() {
            Some(stack) => state.refill(Stack::ALL[usize::from(stack)], log),
            None if stacks.is_empty() => state.agenda.pop(),
            None => return false,
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Gang::{Blue, Grey, Red, Yellow},
        Line, Why,
        testing::{EMPTY, FREE, Scene, field, gangster, stack},
    };

    #[test]
    fn g2_1_an_own_gangster_is_laid_on_any_free_field() {
        let scene = Scene::new(&[Red, Blue], ["r1 .. .. .. .. ..", FREE, FREE, FREE, FREE, ".. .. .. .. .. B2"]);
        for power in [1, 2, 3] {
            let fields = scene.legal_like(&format!("lay own red/{power}"));
            assert_eq!(fields.len(), 34);
            assert_eq!(fields[0], format!("lay own red/{power} @a2"));
        }
        assert_eq!(scene.legal_like("lay").len(), 3 * 34);
        assert_eq!(scene.forbids("lay own red/3 @a1"), "G2.1");
        assert_eq!(scene.forbids("lay own red/3 @f6"), "G2.1", "the dead still fill their fields");
    }

    #[test]
    fn g2_1_laying_changes_the_board_and_the_supply_and_is_told() {
        let mut scene = Scene::new(&[Red, Blue], EMPTY);
        scene.play("lay own red/2 @c4");
        assert_eq!(scene.state.board.at(field("c4")), Some((gangster("red/2"), true)));
        assert_eq!(scene.state.board.filled().len(), 1);
        assert_eq!(scene.state.own, [0b101, 0b111, 0, 0]);
        let (from, gangster) = (Origin::Own, gangster("red/2"));
        let laid = Event::Laid { player: Red, from, gangster, field: field("c4") };
        assert_eq!(scene.told(), [laid, Event::NextPlayer { player: Blue }]);
        assert_eq!(scene.asked(), Some(Blue));
    }

    #[test]
    fn g2_1_the_own_supply_is_never_refilled() {
        let mut scene = Scene::new(&[Red, Blue], EMPTY).stacks([1, 1], &["red/2", "red/2"]);
        scene.play("lay own red/2 @c4").play("lay own blue/1 @a1");
        assert_eq!(scene.asked(), Some(Red));
        assert_eq!(scene.legal_like("lay own red/2"), [""; 0]);
        assert_eq!(scene.forbids("lay own red/2 @b2"), "G2.1");
        assert!(scene.allows("lay own red/1 @b2") && scene.allows("lay own red/3 @b2"));
        assert_eq!(scene.state.stacks, [1, 1]);
    }

    #[test]
    fn g2_1_open_gangsters_of_any_colour_may_be_laid() {
        let scene = Scene::bare(&[Red, Blue], EMPTY).open(&["yellow/3", "blue/1"]);
        assert_eq!(scene.legal_like("lay open blue/1").len(), 36);
        assert_eq!(scene.legal_like("lay open yellow/3").len(), 36);
        assert_eq!(scene.legal().len(), 72);
        assert_eq!(scene.forbids("lay open yellow/2 @a1"), "G2.1");
        assert_eq!(scene.forbids("lay own blue/1 @a1"), "G2.1");
    }

    #[test]
    fn g2_1_two_open_gangsters_alike_are_offered_once() {
        let mut scene = Scene::bare(&[Red, Blue], EMPTY).open(&["grey/2", "grey/2"]);
        assert_eq!(scene.legal().len(), 36);
        scene.play("lay open grey/2 @a1");
        assert_eq!(scene.state.open, [Some(gangster("grey/2")), None]);
        assert_eq!(scene.legal_like("lay").len(), 35);
    }

    #[test]
    fn g2_1_either_open_gangster_leaves_the_other() {
        for (laid, left) in [("blue/1", "yellow/3"), ("yellow/3", "blue/1")] {
            let mut scene = Scene::bare(&[Red, Blue], EMPTY).open(&["yellow/3", "blue/1"]);
            scene.play(&format!("lay open {laid} @a1"));
            assert_eq!(scene.state.open, [Some(gangster(left)), None]);
            assert_eq!(scene.state.board.at(field("a1")), Some((gangster(laid), true)));
        }
    }

    #[test]
    fn g2_1_other_players_supplies_are_out_of_reach() {
        let mut scene = Scene::new(&[Red, Blue], EMPTY);
        scene.state.own[Red.index()] = 0;
        scene.state.agenda.replace(Step::Turn(turn::Turn));
        assert_eq!(scene.forbids("lay own blue/3 @a1"), "G2.1");
        scene.state.player = Blue;
        assert!(scene.allows("lay own blue/3 @a1"));
        assert_eq!(scene.forbids("lay own red/3 @a1"), "G2.1");
    }

    #[test]
    fn g2_1_the_top_of_either_stack_may_be_drawn() {
        let unseen = ["red/1", "grey/3", "grey/3"];
        let scene = Scene::bare(&[Red, Blue], EMPTY).stacks([2, 1], &unseen);
        assert_eq!(scene.legal(), ["draw 0", "draw 1"]);
        let scene = Scene::bare(&[Red, Blue], EMPTY).stacks([3, 0], &unseen);
        assert_eq!(scene.legal(), ["draw 0"]);
        assert_eq!(scene.forbids("draw 1"), "G2.1");
        let scene = Scene::bare(&[Red, Blue], EMPTY).stacks([0, 3], &unseen);
        assert_eq!(scene.legal(), ["draw 1"]);
        assert_eq!(scene.forbids("draw 0"), "G2.1");
    }

    #[test]
    fn g2_1_a_drawn_gangster_is_seen_by_all_and_must_be_laid() {
        let mut scene = Scene::new(&[Red, Blue], ["r1 .. .. .. .. ..", FREE, FREE, FREE, FREE, FREE])
            .open(&["blue/1"])
            .stacks([2, 1], &["red/1", "grey/3", "grey/3"]);
        scene.play("draw 1");
        assert_eq!(scene.due().as_deref(), Some("reveal 1 draw"));
        assert_eq!(scene.told(), [Event::Drew { player: Red, stack: stack(1) }]);
        scene.turn_up("grey/3");
        let revealed = Event::Revealed { stack: stack(1), gangster: gangster("grey/3"), why: Why::Draw };
        assert_eq!(scene.told(), [revealed]);
        assert_eq!((scene.state.stacks, scene.state.unseen[3]), ([2, 0], [0, 0, 1]));
        assert_eq!(scene.asked(), Some(Red));
        assert_eq!(scene.legal().len(), 35);
        assert!(scene.legal().iter().all(|action| action.starts_with("lay drawn grey/3 @")));
        for other in ["lay own red/1 @b2", "lay open blue/1 @b2", "lay drawn red/1 @b2", "move a1-a2", "draw 0"] {
            assert_eq!(scene.forbids(other), "G2.1", "{other}");
        }
        scene.play("lay drawn grey/3 @f6");
        assert_eq!(scene.state.board.at(field("f6")), Some((gangster("grey/3"), true)));
        assert_eq!((scene.state.own[0], scene.state.open[0]), (0b111, Some(gangster("blue/1"))));
        assert_eq!(scene.asked(), Some(Blue), "a drawn one isn't replaced");
    }

    #[test]
    fn g2_1_after_an_open_one_scoring_comes_first_then_the_refill() {
        let row = "r1 r2 b1 y1 g1 ..";
        let mut scene = Scene::new(&[Red, Blue], [row, FREE, FREE, FREE, FREE, FREE])
            .open(&["red/3", "blue/3"])
            .stacks([1, 1], &["grey/2", "grey/2"]);
        scene.play("lay open red/3 @f1");
        assert_eq!(scene.state.rank[Red.index()], 5, "before anything is turned up");
        assert_eq!(scene.asked(), Some(Red), "the same player chooses the stack");
        assert_eq!(scene.legal(), ["refill 0", "refill 1"]);
        for other in ["draw 0", "lay own red/1 @a2", "score row"] {
            assert_eq!(scene.forbids(other), "G2.1", "{other}");
        }
        scene.play("refill 1");
        assert_eq!(scene.due().as_deref(), Some("reveal 1 open"));
        scene.turn_up("grey/2");
        assert_eq!(scene.state.open, [Some(gangster("blue/3")), Some(gangster("grey/2"))]);
        assert_eq!(scene.state.stacks, [1, 0]);
        assert_eq!(scene.asked(), Some(Blue));
        assert_eq!(
            scene.told(),
            [
                Event::Laid { player: Red, from: Origin::Open, gangster: gangster("red/3"), field: field("f1") },
                Event::LineScored { line: Line::Row, index: 0, powers: [6, 1, 1, 1], winner: Some(Red), points: 5 },
                Event::Rose { player: Red, points: 5, rank: 5 },
                Event::Refilled { player: Red, stack: stack(1) },
                Event::Revealed { stack: stack(1), gangster: gangster("grey/2"), why: Why::Open },
                Event::NextPlayer { player: Blue },
            ]
        );
    }

    #[test]
    fn g2_1_the_only_stack_left_refills_without_asking() {
        for (stacks, due) in [([1, 0], "reveal 0 open"), ([0, 1], "reveal 1 open")] {
            let mut scene = Scene::new(&[Red, Blue], EMPTY).open(&["red/3", "blue/3"]).stacks(stacks, &["grey/2"]);
            scene.play("lay open red/3 @f1");
            assert_eq!(scene.due().as_deref(), Some(due));
            scene.turn_up("grey/2");
            assert_eq!(scene.state.stacks, [0, 0]);
            assert_eq!(scene.state.open, [Some(gangster("blue/3")), Some(gangster("grey/2"))]);
            assert_eq!(scene.asked(), Some(Blue));
        }
    }

    #[test]
    fn g2_1_empty_stacks_refill_nothing() {
        let mut scene = Scene::new(&[Red, Blue], EMPTY).open(&["red/3", "blue/3"]);
        scene.play("lay open red/3 @f1");
        assert_eq!(scene.asked(), Some(Blue));
        assert_eq!(scene.state.open, [Some(gangster("blue/3")), None]);
        scene.play("lay open blue/3 @a1");
        assert_eq!(scene.state.open, [None, None]);
        assert_eq!(scene.asked(), Some(Red));
        assert_eq!(scene.legal_like("lay open"), [""; 0]);
    }

    #[test]
    fn g2_1_only_an_open_one_is_replaced() {
        let mut scene = Scene::new(&[Red, Blue], EMPTY).open(&["red/3"]).stacks([1, 1], &["grey/2", "yellow/1"]);
        scene.play("lay own red/1 @a1");
        assert_eq!(scene.asked(), Some(Blue));
        scene.play("draw 0").turn_up("yellow/1").play("lay drawn yellow/1 @b1");
        assert_eq!(scene.asked(), Some(Red));
        assert_eq!((scene.state.open[1], scene.state.stacks), (None, [0, 1]));
    }

    #[test]
    fn g2_1_refilling_and_drawing_belong_to_their_moments() {
        let scene = Scene::new(&[Red, Grey, Yellow], EMPTY).stacks([1, 1], &["grey/2", "yellow/1"]);
        assert_eq!(scene.forbids("refill 0"), "G2.1");
        assert_eq!(scene.forbids("lay drawn grey/2 @a1"), "G2.1");
    }
}
