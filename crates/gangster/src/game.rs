//! The game as everybody else knows it.

use crate::{
    Action, Chance, Choice, Event, Field, Final, Gang, Gangster, Happened, Line, Origin, Outcome, Prompt, Setup, Stack,
    State, Step, Table, View, chance,
    phases::{end, lay, moves, score, shoot, turn},
};
use tabletop::{Choices, Game, Log, Node, Parts, SetupError, Source};

impl Table {
    /// Runs automatic steps until a player or chance is asked, or the game is over.
    fn go_on(&self, state: &mut State, log: &mut impl Log<Event>) {
        loop {
            match state.agenda.top() {
                Some(Step::Pass) => turn::pass(self, state, log),
                Some(Step::Refill) if !lay::refill_is_a_choice(state) => lay::refill_alone(state, log),
                _ => return,
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
        let prompt = match state.agenda.top() {
            None => return Node::Over,
            Some(Step::First) => return Node::Chance(Chance::First),
            Some(Step::Reveal { stack, why }) => return Node::Chance(Chance::Reveal { stack, why }),
            Some(Step::Turn | Step::Pass) => Prompt::Turn,
            Some(Step::Lay { from, gangster }) => Prompt::Lay { from, gangster },
            Some(Step::MoveFrom) => Prompt::MoveFrom,
            Some(Step::MoveTo { from }) => Prompt::MoveTo { from },
            Some(Step::ShootWith) => Prompt::ShootWith,
            Some(Step::ShootAt { shooter }) => Prompt::ShootAt { shooter },
            Some(Step::Score { field }) => Prompt::Score { field },
            Some(Step::Refill) => Prompt::Refill,
        };
        Node::Decide { seat: state.player, prompt }
    }

    #[inline]
    fn begun(&self, state: &State) -> bool {
        match state.agenda.top() {
            Some(Step::Lay { from, .. }) => from != Origin::Drawn,
            Some(Step::MoveFrom | Step::MoveTo { .. } | Step::ShootWith | Step::ShootAt { .. }) => true,
            _ => false,
        }
    }

    #[inline]
    fn legal(&self, state: &State) -> Choices {
        match state.agenda.top() {
            Some(Step::Turn) => turn::legal(state),
            Some(Step::Lay { .. }) => lay::fields(state),
            Some(Step::MoveFrom) => Choices(moves::movable(state).0),
            Some(Step::MoveTo { from }) => Choices(moves::targets(state, from).0),
            Some(Step::ShootWith) => Choices(shoot::shooters(state).0),
            Some(Step::ShootAt { shooter }) => Choices(shoot::victims(state, shooter).0),
            Some(Step::Score { .. }) => Choices::first(2),
            Some(Step::Refill) => lay::stacks(state),
            _ => Choices::NONE,
        }
    }

    #[inline]
    fn choice(&self, state: &State, choice: u8) -> Choice {
        match state.agenda.top() {
            Some(Step::Turn) => turn::choice(state, choice),
            Some(Step::Score { .. }) => Choice::Line(Line::ALL[usize::from(choice)]),
            Some(Step::Refill) => Choice::Refill(Stack::ALL[usize::from(choice)]),
            _ => Choice::Field(Field::nth(choice)),
        }
    }

    #[inline]
    fn apply(&self, state: &mut State, choice: u8, log: &mut impl Log<Event>) {
        let field = Field::nth(choice);
        match state.agenda.top() {
            Some(Step::Turn) => turn::apply(state, choice, log),
            Some(Step::Lay { from, gangster }) => lay::apply(self, state, from, gangster, field, log),
            Some(Step::MoveFrom) => state.agenda.replace(Step::MoveTo { from: field }),
            Some(Step::MoveTo { from }) => moves::apply(self, state, from, field, log),
            Some(Step::ShootWith) => state.agenda.replace(Step::ShootAt { shooter: field }),
            Some(Step::ShootAt { shooter }) => shoot::apply(state, shooter, field, log),
            Some(Step::Score { field }) => score::apply(self, state, Line::ALL[usize::from(choice)], field, log),
            Some(Step::Refill) => state.refill(Stack::ALL[usize::from(choice)], log),
            _ => {}
        }
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
        let gangster = |power| Gangster::new(state.player, power);
        match (parts, state.agenda.top()) {
            (&[Choice::Own(power), Choice::Field(field)], _) => {
                Action::Lay { from: Origin::Own, gangster: gangster(power), field }
            }
            (&[Choice::Open(gangster), Choice::Field(field)], _) => Action::Lay { from: Origin::Open, gangster, field },
            (&[Choice::Field(field)], Some(Step::Lay { from, gangster })) => Action::Lay { from, gangster, field },
            (&[Choice::Draw(stack)], _) => Action::Draw { stack },
            (&[Choice::Move, Choice::Field(from), Choice::Field(to)], _) => Action::Move { from, to },
            (&[Choice::Shoot, Choice::Field(shooter), Choice::Field(victim)], _) => Action::Shoot { shooter, victim },
            (&[Choice::Line(line)], _) => Action::Score { line },
            (&[Choice::Refill(stack)], _) => Action::Refill { stack },
            _ => unreachable!("{parts:?} make no decision"),
        }
    }

    fn split(&self, state: &State, action: &Action) -> Option<Parts<Choice>> {
        Some(match (state.agenda.top()?, *action) {
            (Step::Turn, Action::Lay { from: Origin::Own, gangster, field }) if gangster.gang == state.player => {
                vec![Choice::Own(gangster.power), Choice::Field(field)]
            }
            (Step::Turn, Action::Lay { from: Origin::Open, gangster, field }) => {
                vec![Choice::Open(gangster), Choice::Field(field)]
            }
            (Step::Turn, Action::Draw { stack }) => vec![Choice::Draw(stack)],
            (Step::Turn, Action::Move { from, to }) => vec![Choice::Move, Choice::Field(from), Choice::Field(to)],
            (Step::Turn, Action::Shoot { shooter, victim }) => {
                vec![Choice::Shoot, Choice::Field(shooter), Choice::Field(victim)]
            }
            (
                Step::Lay { from: Origin::Drawn, gangster: drawn },
                Action::Lay { from: Origin::Drawn, gangster, field },
            ) if drawn == gangster => {
                vec![Choice::Field(field)]
            }
            (Step::Score { .. }, Action::Score { line }) => vec![Choice::Line(line)],
            (Step::Refill, Action::Refill { stack }) => vec![Choice::Refill(stack)],
            _ => return None,
        })
    }

    fn rule(&self, state: &State) -> &'static str {
        match self.node(state) {
            Node::Decide { prompt, .. } => prompt.rule(),
            // The random events that belong to laying and refilling.
            Node::Chance(_) => lay::RULE,
            Node::Over => end::rule(state),
        }
    }

    fn forbids(&self, state: &State, action: &Action) -> &'static str {
        match (state.agenda.top(), *action) {
            (Some(Step::Turn), Action::Move { from, to }) => moves::forbids(state, from, to),
            (Some(Step::Turn), Action::Shoot { .. }) => shoot::RULE,
            (Some(Step::Turn), Action::Score { .. }) => score::ORDER_RULE,
            _ => self.rule(state),
        }
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
            (vec![Choice::Own(crate::Power::Three), Choice::Field(a1)], vec![(Prompt::Turn, false), (own, true)]),
            (
                vec![Choice::Open(gangster("grey/2")), Choice::Field(a1), Choice::Refill(Stack::First)],
                vec![(Prompt::Turn, false), (open, true), (Prompt::Refill, false)],
            ),
            (
                vec![Choice::Move, Choice::Field(b2), Choice::Field(field("b1"))],
                vec![(Prompt::Turn, false), (Prompt::MoveFrom, true), (Prompt::MoveTo { from: b2 }, true)],
            ),
            (
                vec![Choice::Shoot, Choice::Field(b2), Choice::Field(c2)],
                vec![(Prompt::Turn, false), (Prompt::ShootWith, true), (Prompt::ShootAt { shooter: b2 }, true)],
            ),
            (vec![Choice::Draw(Stack::Second)], vec![(Prompt::Turn, false)]),
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
        assert_eq!(scene.table.choice(&scene.state, 0), Choice::Line(Line::Row));
        assert_eq!(scene.table.choice(&scene.state, 1), Choice::Line(Line::Column));
    }

    #[test]
    fn nothing_is_decided_in_the_middle_of_a_decision() {
        let mut scene = Scene::new(&[Red, Blue], EMPTY).stacks([1, 0], &["red/2"]);
        choose(&mut scene, Choice::Own(crate::Power::One));
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
