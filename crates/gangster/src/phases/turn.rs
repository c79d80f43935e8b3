//! A turn (G2): exactly one of laying, moving and shooting; no passing while one is possible.

use super::{end, lay, moves, score, shoot};
use crate::{
    Action, Choice, Event, Gang, Gangster, Origin, Power, Prompt, Stack, State, Step, Table, state::MOVES_IN_A_ROW,
};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log, Parts, Question};

/// The rules' numbers.
pub(crate) const MOVES_RULE: &str = "G2.5";

/// The choices of a turn: the own gangsters by power, the open supply, the stacks, to move, to shoot.
const OWN: u8 = 0;
pub(crate) const OPEN: u8 = 3;
pub(crate) const DRAW: u8 = 5;
const MOVE: u8 = 7;
const SHOOT: u8 = 8;

/// What the player can do. After 12 moves in a row, whoever can lay or shoot must (G2.5).
#[inline]
pub(crate) fn legal(state: &State) -> Choices {
    let mut choices = lay::legal(state);
    if !shoot::shooters(state).is_empty() {
        choices.insert(SHOOT);
    }
    if (choices.is_empty() || state.moves < MOVES_IN_A_ROW) && !moves::movable(state).is_empty() {
        choices.insert(MOVE);
    }
    choices
}

tabletop::words! { ($)
    prompts {
        /// What to do this turn (G2).
        "turn" Turn says |table, state| [limit = at_the_limit(state), can = possible(state)];
    }
}

/// Whether moving has come to an end (G2.5).
fn at_the_limit(state: &State) -> bool {
    state.moves >= MOVES_IN_A_ROW && !legal(state).contains(MOVE)
}

/// What can be done, in one word.
fn possible(state: &State) -> String {
    let legal = legal(state);
    let can =
        [("lay", !lay::legal(state).is_empty()), ("move", legal.contains(MOVE)), ("shoot", legal.contains(SHOOT))];
    can.into_iter().filter(|(_, possible)| *possible).map(|(name, _)| name).collect::<Vec<_>>().join("_")
}

/// What to do this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn;

impl Question<Table> for Turn {
    #[inline]
    fn asked(&self, state: &State) -> Gang {
        state.player
    }

    #[inline]
    fn prompt(&self, _: &State) -> Prompt {
        Prompt::Turn
    }

    fn rule(&self, _: &State) -> &'static str {
        lay::RULE
    }

    #[inline]
    fn legal(&self, _: &Table, state: &State) -> Choices {
        legal(state)
    }

    #[inline]
    fn choice(&self, _: &Table, state: &State, number: u8) -> Choice {
        match number {
            OWN..OPEN => Choice::Own { power: Power::ALL[usize::from(number - OWN)] },
            OPEN..DRAW => match state.open[usize::from(number - OPEN)] {
                Some(gangster) => Choice::Open { gangster },
                None => unreachable!("the open supply has no gangster there"),
            },
            DRAW..MOVE => Choice::Draw { stack: Stack::ALL[usize::from(number - DRAW)] },
            MOVE => Choice::Move,
            _ => Choice::Shoot,
        }
    }

    /// Goes on to the field, to whoever moves or shoots, or to the stack.
    #[inline]
    fn answer(&self, table: &Table, state: &mut State, number: u8, log: &mut impl Log<Event>) {
        match self.choice(table, state, number) {
            Choice::Own { power } => {
                let gangster = Gangster::new(state.player, power);
                state.agenda.replace(Step::Lay(lay::Lay { from: Origin::Own, gangster }));
            }
            Choice::Open { gangster } => {
                state.agenda.replace(Step::Lay(lay::Lay { from: Origin::Open, gangster }));
            }
            Choice::Draw { stack } => state.draw(stack, log),
            Choice::Move => state.agenda.replace(Step::MoveFrom(moves::MoveFrom)),
            _ => state.agenda.replace(Step::ShootWith(shoot::ShootWith)),
        }
    }

    fn join(&self, state: &State, parts: &[Choice]) -> Action {
        match *parts {
            [Choice::Own { power }, Choice::Field { field }] => {
                Action::Lay { from: Origin::Own, gangster: Gangster::new(state.player, power), field }
            }
            [Choice::Open { gangster }, Choice::Field { field }] => Action::Lay { from: Origin::Open, gangster, field },
            [Choice::Draw { stack }] => Action::Draw { stack },
            [Choice::Move, Choice::Field { field: from }, Choice::Field { field: to }] => Action::Move { from, to },
            [Choice::Shoot, Choice::Field { field: shooter }, Choice::Field { field: victim }] => {
                Action::Shoot { shooter, victim }
            }
            _ => unreachable!("these parts make up no turn: {parts:?}"),
        }
    }

    fn split(&self, _: &Table, state: &State, action: &Action) -> Option<Parts<Choice>> {
        let field = |field| Choice::Field { field };
        Some(match *action {
            Action::Lay { from: Origin::Own, gangster, field: at } if gangster.gang == state.player => {
                vec![Choice::Own { power: gangster.power }, field(at)]
            }
            Action::Lay { from: Origin::Open, gangster, field: at } => vec![Choice::Open { gangster }, field(at)],
            Action::Draw { stack } => vec![Choice::Draw { stack }],
            Action::Move { from, to } => vec![Choice::Move, field(from), field(to)],
            Action::Shoot { shooter, victim } => vec![Choice::Shoot, field(shooter), field(victim)],
            _ => return None,
        })
    }

    fn forbids(&self, _: &Table, state: &State, action: &Action) -> &'static str {
        match *action {
            Action::Move { from, to } => moves::forbids(state, from, to),
            Action::Shoot { .. } => shoot::RULE,
            Action::Score { .. } => score::ORDER_RULE,
            _ => self.rule(state),
        }
    }
}

/// The turn passes clockwise (G1.4) to the next player who can do something (G2.4); with a full board the game ends
/// (G4.2).
///
/// Every gangster that isn't on the board lies where somebody can lay it, and there is a free field for it. So some
/// player can always do something; should nobody be able to, the game ends too.
pub(crate) fn pass(table: &Table, state: &mut State, log: &mut impl Log<Event>) {
    if state.board.free().is_empty() {
        return end::finish(table, state, log);
    }
    for _ in table.gangs() {
        state.next_player(table.after(state.player), log);
        if !legal(state).is_empty() {
            return state.agenda.replace(Step::Turn(Turn));
        }
        log.tell(Event::Skipped { player: state.player });
    }
    end::finish(table, state, log);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Gang::{Blue, Grey, Red, Yellow},
        testing::{EMPTY, FREE, Scene, field},
    };
    use tabletop::Game;

    /// Red and blue side by side, so that both can shoot; every field around is free.
    const PAIR: [&str; 6] = [FREE, FREE, ".. .. r1 b1 .. ..", FREE, FREE, FREE];

    #[test]
    fn g2_a_turn_is_one_of_laying_moving_and_shooting_and_never_passing() {
        let scene = Scene::new(&[Red, Blue], PAIR).open(&["red/2", "grey/1"]).stacks([1, 1], &["grey/3", "blue/1"]);
        let choices = scene.table.legal(&scene.state).map(|n| scene.table.choice(&scene.state, n)).collect::<Vec<_>>();
        let gangster = crate::testing::gangster;
        assert_eq!(
            choices,
            [
                Choice::Own { power: Power::One },
                Choice::Own { power: Power::Two },
                Choice::Own { power: Power::Three },
                Choice::Open { gangster: gangster("red/2") },
                Choice::Open { gangster: gangster("grey/1") },
                Choice::Draw { stack: Stack::First },
                Choice::Draw { stack: Stack::Second },
                Choice::Move,
                Choice::Shoot
            ]
        );
        let verbs = |verb: &str| scene.legal_like(verb).len();
        assert_eq!((verbs("lay"), verbs("draw"), verbs("move"), verbs("shoot")), (5 * 34, 2, 6, 1));
        assert_eq!(scene.legal().len(), 5 * 34 + 2 + 6 + 1);
    }

    #[test]
    fn g2_what_has_nothing_to_choose_from_is_not_offered() {
        let scene = Scene::bare(&[Red, Blue], EMPTY).stacks([0, 1], &["grey/3"]);
        assert_eq!(scene.legal(), ["draw 1"]);
        let scene = Scene::bare(&[Red, Blue], [FREE, FREE, ".. .. b1 b1 .. ..", FREE, FREE, FREE]);
        assert_eq!(scene.legal_like("move").len(), scene.legal().len());
    }

    #[test]
    fn g1_4_play_goes_clockwise_from_the_first_player() {
        let mut scene = Scene::new(&[Yellow, Red, Grey], EMPTY);
        let mut players = Vec::new();
        for action in ["lay own yellow/1 @a1", "lay own red/1 @b1", "lay own grey/1 @c1", "lay own yellow/2 @d1"] {
            players.extend(scene.asked());
            scene.play(action);
        }
        players.extend(scene.asked());
        assert_eq!(players, [Yellow, Red, Grey, Yellow, Red]);
    }

    #[test]
    fn g2_4_who_can_do_nothing_is_skipped_and_one_player_may_have_several_turns() {
        // Grey alone has gangsters left; the only ones on the board are dead or barred.
        let mut scene = Scene::bare(&[Red, Blue, Grey], [FREE, FREE, ".. .. R1 .. .. ..", FREE, FREE, FREE]);
        scene.state.own[Grey.index()] = 0b111;
        scene.state.player = Grey;
        scene.play("lay own grey/3 @a1");
        assert_eq!(scene.asked(), Some(Grey));
        assert_eq!(scene.skipped(), [Red, Blue]);
        scene.play("lay own grey/2 @f6");
        assert_eq!(scene.asked(), Some(Red), "now there is somebody to move");
        assert_eq!(scene.legal(), ["move a1-a2", "move a1-b1"]);
        assert_eq!(scene.skipped(), []);
    }

    #[test]
    fn g2_4_whoever_can_still_shoot_is_not_skipped() {
        let rows = ["r1 b1 g1 g1 g2 g2", FREE, FREE, FREE, FREE, FREE];
        let mut scene = Scene::bare(&[Red, Blue, Grey], rows);
        scene.state.own[Red.index()] = 0b001;
        scene.state.bullets = [0, 1, 0, 0];
        scene.play("lay own red/1 @f6");
        assert_eq!(scene.asked(), Some(Blue));
        assert_eq!(scene.legal(), ["shoot b1-a1", "shoot b1-c1"]);
    }

    #[test]
    fn g2_4_should_nobody_be_able_to_do_anything_the_game_ends() {
        // No real game gets here: a free field means a gangster that somebody can lay.
        let mut scene = Scene::bare(&[Red, Blue], EMPTY);
        scene.state.own[Red.index()] = 0b001;
        scene.play("lay own red/1 @a1");
        assert!(scene.over());
        assert_eq!(
            scene.told()[1..],
            [
                Event::NextPlayer { player: Blue },
                Event::Skipped { player: Blue },
                Event::NextPlayer { player: Red },
                Event::Skipped { player: Red },
                Event::Ended { winner: None, capone: false }
            ]
        );
    }

    /// Moves the red gangster of [`PAIR`] to and fro; the blue one, two columns off, goes up and down.
    fn to_and_fro(scene: &mut Scene, times: usize) {
        let there = ["move c3-c2", "move d3-d4", "move c2-c3", "move d4-d3"];
        for action in there.iter().cycle().take(times) {
            scene.play(action);
        }
    }

    #[test]
    fn g2_5_after_twelve_moves_whoever_can_lay_or_shoot_must() {
        let mut scene = Scene::new(&[Red, Blue], PAIR);
        to_and_fro(&mut scene, 11);
        assert_eq!((scene.state.moves, scene.asked()), (11, Some(Blue)));
        assert!(scene.allows("move d4-d3"), "the twelfth is still allowed");
        scene.play("move d4-d3");
        assert_eq!((scene.state.moves, scene.asked()), (12, Some(Red)));
        assert_eq!(scene.legal_like("move"), [""; 0]);
        assert_eq!(scene.forbids("move c3-c2"), "G2.5", "it would be all right otherwise");
        assert_eq!(scene.forbids("move c3-d3"), "G2.2", "it would be wrong anyway");
        assert_eq!(scene.legal_like("lay").len(), 3 * 34);
        assert_eq!(scene.legal_like("shoot"), ["shoot c3-d3"]);
    }

    #[test]
    fn g2_5_laying_or_shooting_begins_the_count_anew() {
        for action in ["lay own red/1 @a1", "shoot c3-d3"] {
            let mut scene = Scene::new(&[Red, Blue], PAIR);
            to_and_fro(&mut scene, 12);
            scene.play(action);
            assert_eq!(scene.state.moves, 0);
            assert_eq!(scene.asked(), Some(Blue));
            assert!(!scene.legal_like("move").is_empty());
        }
    }

    #[test]
    fn g2_5_who_can_only_shoot_must_shoot() {
        let mut scene = Scene::bare(&[Red, Blue], PAIR);
        scene.state.moves = 12;
        assert_eq!(scene.legal(), ["shoot c3-d3"]);
        scene.state.moves = 11;
        assert_eq!(scene.legal().len(), 1 + 6);
    }

    #[test]
    fn g2_5_who_can_only_move_still_may() {
        let mut scene = Scene::bare(&[Red, Blue], PAIR);
        scene.state.own[Blue.index()] = 0b100;
        scene.state.bullets = [0; 4];
        scene.state.moves = 12;
        assert_eq!(scene.legal_like("move").len(), 6);
        scene.play("move c3-c2");
        assert_eq!(scene.state.moves, 12, "the count stops there");
        assert_eq!(scene.asked(), Some(Blue));
        assert_eq!(scene.legal().len(), 34);
        assert!(scene.allows("lay own blue/3 @a1"));
        assert_eq!(scene.forbids("move d3-d4"), "G2.5");
    }

    #[test]
    fn g2_5_moves_of_all_players_count_together() {
        let mut scene = Scene::new(&[Red, Blue, Yellow], PAIR);
        to_and_fro(&mut scene, 12);
        assert_eq!(scene.asked(), Some(Red));
        assert_eq!(scene.legal_like("move"), [""; 0]);
        assert_eq!(scene.state.barred, Some(field("d3")));
    }
}
