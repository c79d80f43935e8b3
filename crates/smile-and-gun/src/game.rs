//! The game as the rest of the house sees it.

use crate::{
    Action, Chance, Choice, Dice, Ending, Event, Happened, Outcome, Player, Prompt, Setup, State, Step, Table, View,
    chance::{self, Why},
    phases, refusal, scenarios, scoring, shadows, solo, view,
    vocabulary::ask,
};
use tabletop::{Choices, Game, Log, Node, Parts, Question, SetupError, Source};

impl Game for Table {
    const NAME: &'static str = "smile-and-gun";
    const RULES: u32 = 2;
    const UNRECORDED: &'static [&'static str] = &["die_in_park"];

    type Setup = Setup;
    type State = State;
    type Seat = Player;
    type Prompt = Prompt;
    type Choice = Choice;
    type Action = Action;
    type Chance = Chance;
    type Outcome = Outcome;
    type Happened = Happened;
    type Event = Event;
    type View = View;
    type Result = Ending;

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Self::lay(setup)
    }

    fn setup(&self) -> Setup {
        self.setup.clone()
    }

    fn seats(&self) -> Vec<Player> {
        Player::BOTH.into_iter().filter(|player| !self.is_gang(*player)).collect()
    }

    fn start(&self, log: &mut impl Log<Event>) -> State {
        let mut state = phases::setting_up::start(self);
        run(self, &mut state, log);
        state
    }

    #[inline]
    fn node(&self, state: &State) -> Node<Player, Prompt, Chance> {
        let Some(step) = state.agenda.peek() else { return Node::Over };
        match chance::due(self, *step) {
            Some(due) => Node::Chance(due),
            None => ask!(*step, question => Node::Decide {
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
        run(self, state, log);
    }

    #[inline]
    fn sample(&self, state: &State, source: &mut impl Source) -> Outcome {
        chance::sample(self, state, due(self, state), source)
    }

    fn outcomes(&self, state: &State, visit: impl FnMut(Outcome, u64)) {
        chance::outcomes(self, state, due(self, state), visit);
    }

    #[inline]
    fn resolve(&self, state: &mut State, outcome: Outcome, log: &mut impl Log<Event>) {
        match (*step(state), outcome) {
            (Step::FirstPlayer, Outcome::Player(player)) => phases::setting_up::first_player(state, player, log),
            (Step::Deal { next }, Outcome::Print(print)) => phases::setting_up::deal(self, state, next, print, log),
            (Step::Draw { district }, Outcome::Print(print)) => {
                phases::sizing_it_up::drawn(self, state, district, print, log);
            }
            (Step::Roll { why, .. }, Outcome::Dice(dice)) => {
                state.agenda.pop();
                rolled(self, state, why, dice, log);
            }
            (step, outcome) => unreachable!("{outcome:?} is no outcome of {step:?}"),
        }
        run(self, state, log);
    }

    fn happened(&self, state: &State, outcome: Outcome) -> Happened {
        chance::happened(self, due(self, state), outcome)
    }

    fn outcome(&self, state: &State, happened: &Happened) -> Option<Outcome> {
        let due = chance::due(self, state.agenda.top()?)?;
        chance::outcome(self, state, due, happened)
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
        ask!(*step(state), question => question.rule(state), else => "W1.5")
    }

    fn forbids(&self, state: &State, action: &Action) -> &'static str {
        refusal::forbids(self, state, action)
    }

    fn view(&self, state: &State, _: Option<Player>) -> View {
        view::view(self, state)
    }

    fn show(&self, view: &mut View, event: &Event) {
        view.show(event);
    }

    fn result(&self, state: &State) -> Option<Ending> {
        state.agenda.top().is_none().then(|| scoring::ending(self, state))
    }
}

/// The step on top of the agenda.
#[inline]
fn step(state: &State) -> &Step {
    state.agenda.peek().unwrap_or(&Step::Idle)
}

fn due(table: &Table, state: &State) -> Chance {
    let due = state.agenda.top().and_then(|step| chance::due(table, step));
    due.unwrap_or_else(|| unreachable!("chance was asked where it isn't due"))
}

/// What dice do once they are rolled.
fn rolled(table: &Table, state: &mut State, why: Why, dice: Dice, log: &mut impl Log<Event>) {
    match why {
        Why::Round | Why::LastChance => {}
        Why::AllEqual | Why::GangAllEqual => state.pick_up(state.pool, log),
        Why::GangLowest => state.pick_up(Dice::of(&[state.pool.lowest()]), log),
        Why::Collector => {
            log.tell(Event::Rolled { why, dice });
            return shadows::collected(table, state, dice.lowest(), log);
        }
        Why::Roses => {
            log.tell(Event::Rolled { why, dice });
            return scenarios::rerolled(table, state, dice.lowest(), log);
        }
    }
    state.roll(why, dice, log);
}

/// Everything that happens by itself, up to the next decision or random event.
pub(crate) fn run(table: &Table, state: &mut State, log: &mut impl Log<Event>) {
    use phases::{casting_the_shadow, feeling_the_heat, hitting_the_town, settling_the_score, sizing_it_up};
    while let Some(step) = state.agenda.peek() {
        match *step {
            Step::Round => sizing_it_up::begin_round(state, log),
            Step::Fill { level, next } => sizing_it_up::fill(table, state, level, next, log),
            Step::Police => sizing_it_up::lay_police(table, state, log),
            Step::Turns { taken } => hitting_the_town::next_turn(table, state, taken, log),
            Step::GangTurn => solo::gang::begins_turn(table, state),
            Step::GangMoves => solo::gang::moves(table, state, log),
            Step::Shadow => casting_the_shadow::cast(table, state, log),
            Step::BeforeHeat => {
                state.agenda.pop();
                table.gang().before_heat(table, state);
            }
            Step::Heat => feeling_the_heat::feel(table, state, log),
            Step::AfterBonus { less } => feeling_the_heat::after_bonus(table, state, less, log),
            Step::Settle { next } => settling_the_score::settle(table, state, next, log),
            Step::Rank { district } => {
                state.agenda.pop();
                settling_the_score::rank_district(table, state, district, log);
            }
            Step::Serve { district, place } => {
                state.agenda.pop();
                settling_the_score::serve(table, state, district, place, log);
            }
            Step::RoundEnd => settling_the_score::end_round(table, state, log),
            Step::Idle | Step::FirstPlayer | Step::Deal { .. } | Step::Draw { .. } | Step::Roll { .. } => return,
            step => {
                if !ask!(step, question => question.skip(table, state, log), else => false) {
                    return;
                }
            }
        }
    }
}
