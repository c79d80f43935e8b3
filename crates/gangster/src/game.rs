//! The game as everybody else knows it.

use crate::{
    Action, Chance, Choice, Event, Final, Gang, Happened, Outcome, Prompt, Setup, State, Step, Table, View, chance,
    phases::{end, lay, turn},
    vocabulary::ask,
};
use tabletop::{Choices, Game, Log, Node, Parts, Question, SetupError, Source};

/// The step on top of the agenda.
#[inline]
fn step(state: &State) -> &Step {
    state.agenda.peek().unwrap_or(&Step::Idle)
}

impl Table {
    /// Runs automatic steps until a player or chance is asked, or the game is over.
    fn go_on(&self, state: &mut State, log: &mut impl Log<Event>) {
        loop {
            if *step(state) == Step::Pass {
                turn::pass(self, state, log);
            } else if !ask!(*step(state), question => question.skip(self, state, log), else => false) {
                return;
            }
        }
    }
}

impl Game for Table {
    const NAME: &'static str = "gangster";
    const RULES: u32 = 1;

    type Setup = Setup;
    type State = State;
    type Seat = Gang;
    type Prompt = Prompt;
    type Choice = Choice;
    type Action = Action;
    type Chance = Chance;
    type Outcome = Outcome;
    type Happened = Happened;
    type Event = Event;
    type View = View;
    type Result = Final;

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Self::lay(setup)
    }

    fn setup(&self) -> Setup {
        self.setup().clone()
    }

    fn seats(&self) -> Vec<Gang> {
        self.gangs().to_vec()
    }

    fn start(&self, log: &mut impl Log<Event>) -> State {
        self.first_state(log)
    }

    #[inline]
    fn node(&self, state: &State) -> Node<Gang, Prompt, Chance> {
        match *step(state) {
            Step::First => Node::Chance(Chance::First),
            Step::Reveal { stack, why } => Node::Chance(Chance::Reveal { stack, why }),
            step => ask!(step, question => Node::Decide {
                seat: question.asked(state),
                prompt: question.prompt(state),
            }, else => Node::Over),
        }
    }

    #[inline]
    fn begun(&self, state: &State) -> bool {
        ask!(*step(state), question => question.begun(), else => false)
    }

    #[inline]
    fn legal(&self, state: &State) -> Choices {
        ask!(*step(state), question => question.legal(self, state), else => Choices::NONE)
    }

    #[inline]
    fn choice(&self, state: &State, number: u8) -> Choice {
        ask!(
            *step(state),
            question => question.choice(self, state, number),
            else => unreachable!("nobody is asked")
        )
    }

    #[inline]
    fn apply(&self, state: &mut State, number: u8, log: &mut impl Log<Event>) {
        ask!(*step(state), question => question.answer(self, state, number, log), else => {});
        self.go_on(state, log);
    }

    #[inline]
    fn sample(&self, state: &State, source: &mut impl Source) -> Outcome {
        chance::sample(self, state, source)
    }

    fn outcomes(&self, state: &State, visit: impl FnMut(Outcome, u64)) {
        chance::outcomes(self, state, visit);
    }

    #[inline]
    fn resolve(&self, state: &mut State, outcome: Outcome, log: &mut impl Log<Event>) {
        chance::resolve(state, outcome, log);
        self.go_on(state, log);
    }

    fn happened(&self, state: &State, outcome: Outcome) -> Happened {
        chance::happened(state, outcome)
    }

    fn outcome(&self, state: &State, happened: &Happened) -> Option<Outcome> {
        chance::outcome(self, state, happened)
    }

    fn join(&self, state: &State, parts: &[Choice]) -> Action {
        ask!(*step(state), question => question.join(state, parts), else => unreachable!("nobody is asked"))
    }

    fn split(&self, state: &State, action: &Action) -> Option<Parts<Choice>> {
        if self.begun(state) {
            return None;
        }
        ask!(*step(state), question => question.split(self, state, action), else => None)
    }

    fn rule(&self, state: &State) -> &'static str {
        ask!(*step(state), question => question.rule(state), else => match self.node(state) {
            Node::Over => end::rule(state),
            // The random events that belong to laying and refilling.
            _ => lay::RULE,
        })
    }

    fn forbids(&self, state: &State, action: &Action) -> &'static str {
        ask!(*step(state), question => question.forbids(self, state, action), else => self.rule(state))
    }

    fn view(&self, state: &State, _: Option<Gang>) -> View {
        View::of(self, state)
    }

    fn show(&self, view: &mut View, event: &Event) {
        view.show(event);
    }

    fn result(&self, state: &State) -> Option<Final> {
        end::result(self, state)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Gang::{Blue, Grey, Red},
        Line, Origin, Stack,
        testing::{EMPTY, FREE, Scene, field, gangster},
    };

    fn prompt(scene: &Scene) -> Prompt {
        match scene.table.node(&scene.state) {
            Node::Decide { prompt, .. } => prompt,
            other => panic!("{other:?}"),
        }
    }

    /// Makes the choice that means this.
    fn choose(scene: &mut Scene, meaning: Choice) {
        let choice = scene.table.legal(&scene.state).find(|&n| scene.table.choice(&scene.state, n) == meaning);
        scene.table.apply(&mut scene.state, choice.unwrap(), &mut ());
    }

    /// Makes these choices: what is asked before each, and whether a decision is half made then.
    fn asked(scene: &mut Scene, choices: &[Choice]) -> Vec<(Prompt, bool)> {
        let ask = |scene: &mut Scene, choice: &Choice| {
            let asked = (prompt(scene), scene.table.begun(&scene.state));
            choose(scene, *choice);
            asked
        };
        choices.iter().map(|choice| ask(scene, choice)).collect()
    }

    #[test]
    fn decisions_are_asked_in_small_steps() {
        let rows = [FREE, ".. r1 b1 .. .. ..", FREE, FREE, FREE, FREE];
        let scene = || Scene::new(&[Red, Blue], rows).open(&["grey/2"]).stacks([2, 1], &["red/2", "red/3", "blue/1"]);
        let (b2, c2, a1) = (field("b2"), field("c2"), field("a1"));
        let own = Prompt::Lay { from: Origin::Own, gangster: gangster("red/3") };
        let open = Prompt::Lay { from: Origin::Open, gangster: gangster("grey/2") };
        for (choices, prompts) in [
            (
                vec![Choice::Own { power: crate::Power::Three }, Choice::Field { field: a1 }],
                vec![(Prompt::Turn, false), (own, true)],
            ),
            (
                vec![
                    Choice::Open { gangster: gangster("grey/2") },
                    Choice::Field { field: a1 },
                    Choice::Refill { stack: Stack::First },
                ],
                vec![(Prompt::Turn, false), (open, true), (Prompt::Refill, false)],
            ),
            (
                vec![Choice::Move, Choice::Field { field: b2 }, Choice::Field { field: field("b1") }],
                vec![(Prompt::Turn, false), (Prompt::MoveFrom, true), (Prompt::MoveTo { from: b2 }, true)],
            ),
            (
                vec![Choice::Shoot, Choice::Field { field: b2 }, Choice::Field { field: c2 }],
                vec![(Prompt::Turn, false), (Prompt::ShootWith, true), (Prompt::ShootAt { shooter: b2 }, true)],
            ),
            (vec![Choice::Draw { stack: Stack::Second }], vec![(Prompt::Turn, false)]),
        ] {
            let mut scene = scene();
            assert_eq!(asked(&mut scene, &choices), prompts);
            assert!(!scene.table.begun(&scene.state));
        }
    }

    #[test]
    fn a_drawn_gangster_is_laid_by_a_decision_of_its_own() {
        let mut scene = Scene::new(&[Red, Blue], EMPTY).stacks([1, 0], &["red/2"]);
        scene.play("draw 0");
        assert!(!scene.table.begun(&scene.state));
        scene.turn_up("red/2");
        assert_eq!(prompt(&scene), Prompt::Lay { from: Origin::Drawn, gangster: gangster("red/2") });
        assert!(!scene.table.begun(&scene.state));
    }

    #[test]
    fn two_lines_at_once_are_asked_about_at_their_field() {
        let column = "r1 .. .. .. .. ..";
        let mut scene = Scene::new(&[Red, Blue], [".. b1 b1 b1 b1 b1", column, column, column, column, column]);
        scene.play("lay own red/1 @a1");
        assert_eq!(prompt(&scene), Prompt::Score { field: field("a1") });
        assert!(!scene.table.begun(&scene.state));
        assert_eq!(scene.table.choice(&scene.state, 0), Choice::Line { line: Line::Row });
        assert_eq!(scene.table.choice(&scene.state, 1), Choice::Line { line: Line::Column });
    }

    #[test]
    fn nothing_is_decided_in_the_middle_of_a_decision() {
        let mut scene = Scene::new(&[Red, Blue], EMPTY).stacks([1, 0], &["red/2"]);
        choose(&mut scene, Choice::Own { power: crate::Power::One });
        for notation in ["lay own red/1 @a1", "lay drawn red/1 @a1", "draw 0", "score row", "refill 0"] {
            let action = notation.parse().unwrap();
            assert_eq!(scene.table.split(&scene.state, &action), None, "{notation}");
            assert_eq!(scene.table.forbids(&scene.state, &action), "G2.1");
        }
    }

    #[test]
    fn at_a_random_event_nothing_is_decided() {
        let mut scene = Scene::new(&[Red, Blue], EMPTY).stacks([1, 0], &["red/2"]);
        scene.play("draw 0");
        let action = "draw 0".parse().unwrap();
        assert_eq!(scene.table.split(&scene.state, &action), None);
        assert_eq!(scene.table.forbids(&scene.state, &action), "G2.1");
        assert!(scene.table.legal(&scene.state).is_empty());
    }

    #[test]
    fn the_seats_are_the_players_clockwise() {
        let scene = Scene::new(&[Grey, Red, Blue], EMPTY);
        assert_eq!(scene.table.seats(), [Grey, Red, Blue]);
        assert_eq!(<Table as Game>::NAME, "gangster");
    }
}
