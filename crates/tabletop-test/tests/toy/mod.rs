//! A toy game that keeps every law, and can be made to break each of them.
//!
//! Two players take one to three stones from one of two piles; who takes the last one wins. Before each of the first
//! turns it rains a few stones onto the second pile.

mod spelling;

use serde::{Deserialize, Serialize};
pub use spelling::{Action, Chance, Happened, Seat, Winner};
use std::{
    cell::Cell,
    hash::{Hash, Hasher},
};
use tabletop::{Choices, Game, Log, Node, SetupError, Source};

/// How it can be made to break a law; `None` is the game as it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Flaw {
    None,
    SetupForgotten,
    SetupRefused,
    NoSeats,
    SeatTwice,
    SeatUnknown,
    Stuck,
    Unasked,
    SameMeaning,
    BegunAtChance,
    BegunAtStart,
    BegunByAnother,
    NoResult,
    EarlyResult,
    StateUnwritten,
    SecretView,
    StoneLost,
    ClockInApply,
    ClockInResolve,
    DeadEnd,
    NoEndOfParts,
    JoinedTwice,
    NotSplit,
    SplitElsewhere,
    Mumbled,
    Scrawled,
    Signed,
    SloppySeat,
    NoRule,
    Clipped,
    Meddled,
    Nameless,
    NoOutcome,
    OutcomeTwice,
    NoWeight,
    WrongTotal,
    Unlisted,
    Uniform,
    HappenedScrawled,
    HappenedActed,
    OutcomeLost,
    OutcomeImpossible,
    Endless,
    ResultScrawled,
    ClockInStart,
    ClockInSample,
    OpeningTold,
    RainUntold,
    TakingUntold,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    pub stones: u8,
    pub flaw: Flaw,
}

/// The clock ticks with every call that looks at it, which no game may do.
#[derive(Clone, Debug)]
pub struct Toy {
    pub setup: Setup,
    clock: Cell<u8>,
}

impl PartialEq for Toy {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    Rain,
    Turn,
    Take { pile: u8 },
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub piles: [u8; 2],
    pub taken: u8,
    pub dealt: u8,
    pub rains: u8,
    pub player: u8,
    pub step: Step,
    #[serde(skip)]
    pub unwritten: u8,
    pub meddled: Cell<u8>,
}

impl Hash for State {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (self.piles, self.player, self.step).hash(hasher);
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub enum Prompt {
    Turn,
    Take,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub enum Choice {
    Pile(u8),
    Count(u8),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    Rained(u8),
    Took { pile: u8, count: u8 },
    LaidAnew([u8; 2]),
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    piles: [u8; 2],
    secret: u8,
}

tabletop::compare!(View { piles, secret });

impl Toy {
    pub fn flawed(flaw: Flaw) -> Self {
        Self { setup: Setup { stones: 4, flaw }, clock: Cell::new(0) }
    }

    pub fn has(&self, flaw: Flaw) -> bool {
        self.setup.flaw == flaw
    }

    fn tick(&self) -> u8 {
        self.clock.set(self.clock.get().wrapping_add(1));
        self.clock.get() % 2
    }

    /// The weights of 0, 1 and 2 stones; the last rain is light.
    fn weights(state: &State) -> &'static [u64] {
        if state.rains == 1 { &[3, 2] } else { &[3, 2, 1] }
    }

    /// What the weights make.
    pub fn whole(&self, state: &State) -> Option<u64> {
        (state.step == Step::Rain).then(|| Self::weights(state).iter().sum())
    }

    /// No stone is lost.
    pub fn invariant(&self, state: &State) -> Result<(), String> {
        let stones = state.piles[0] + state.piles[1] + state.taken;
        if stones == state.dealt { Ok(()) } else { Err(format!("{stones} stones of {}", state.dealt)) }
    }

    fn seat(&self, player: u8) -> Seat {
        Seat { player, sloppy: self.has(Flaw::SloppySeat) }
    }
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const RULES: u32 = 1;
    type Setup = Setup;
    type State = State;
    type Seat = Seat;
    type Prompt = Prompt;
    type Choice = Choice;
    type Action = Action;
    type Chance = Chance;
    type Outcome = u8;
    type Happened = Happened;
    type Event = Event;
    type View = View;
    type Result = Winner;

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        if setup.flaw == Flaw::SetupRefused {
            return Err(SetupError::new("flaw", "expected none"));
        }
        Ok(Self { setup: setup.clone(), clock: Cell::new(0) })
    }

    fn setup(&self) -> Setup {
        let stones = self.setup.stones + u8::from(self.has(Flaw::SetupForgotten));
        Setup { stones, flaw: self.setup.flaw }
    }

    fn seats(&self) -> Vec<Seat> {
        match self.setup.flaw {
            Flaw::NoSeats => Vec::new(),
            Flaw::SeatTwice => vec![self.seat(0), self.seat(0)],
            _ => vec![self.seat(0), self.seat(1)],
        }
    }

    fn start(&self, log: &mut impl Log<Event>) -> State {
        if self.has(Flaw::OpeningTold) {
            log.tell(Event::Rained(1));
        }
        let unwritten = match self.setup.flaw {
            Flaw::StateUnwritten => 1,
            _ => 0,
        };
        let meddled = if self.has(Flaw::ClockInStart) { self.tick() } else { 0 };
        let stones = self.setup.stones;
        let step = if self.has(Flaw::BegunAtStart) { Step::Take { pile: 0 } } else { Step::Rain };
        State {
            piles: [stones, 1],
            taken: 0,
            dealt: stones + 1,
            rains: 3,
            player: 0,
            step,
            unwritten,
            meddled: Cell::new(meddled),
        }
    }

    fn node(&self, state: &State) -> Node<Seat, Prompt, Chance> {
        let seat = match self.setup.flaw {
            Flaw::SeatUnknown => 7,
            Flaw::BegunByAnother if state.step != Step::Turn => 1 - state.player,
            _ => state.player,
        };
        let seat = self.seat(seat);
        match state.step {
            Step::Rain => Node::Chance(Chance { named: !self.has(Flaw::Nameless) }),
            Step::Turn => Node::Decide { seat, prompt: Prompt::Turn },
            Step::Take { .. } => Node::Decide { seat, prompt: Prompt::Take },
            Step::Over => Node::Over,
        }
    }

    fn begun(&self, state: &State) -> bool {
        match state.step {
            Step::Take { .. } => true,
            Step::Rain => self.has(Flaw::BegunAtChance) && state.rains < 3,
            _ => false,
        }
    }

    fn legal(&self, state: &State) -> Choices {
        match state.step {
            Step::Turn if self.has(Flaw::Stuck) && state.rains == 1 => Choices::NONE,
            Step::Turn => Choices(u64::from(state.piles[0] > 0) | u64::from(state.piles[1] > 0) << 1),
            Step::Take { pile: 1 } if self.has(Flaw::DeadEnd) => Choices::NONE,
            Step::Take { pile } => Choices::first(state.piles[usize::from(pile)].min(3).into()),
            _ => Choices::NONE,
        }
    }

    fn choice(&self, state: &State, choice: u8) -> Choice {
        match state.step {
            Step::Turn => Choice::Pile(choice),
            _ if self.has(Flaw::SameMeaning) => Choice::Count(1),
            _ => Choice::Count(choice + 1),
        }
    }

    fn apply(&self, state: &mut State, choice: u8, log: &mut impl Log<Event>) {
        match state.step {
            Step::Take { .. } if self.has(Flaw::NoEndOfParts) => {}
            Step::Take { pile } => {
                let count = choice + 1;
                state.piles[usize::from(pile)] -= count;
                state.taken += count;
                if !self.has(Flaw::TakingUntold) {
                    log.tell(Event::Took { pile, count });
                }
                match self.setup.flaw {
                    Flaw::StoneLost if count == 3 => state.taken -= 1,
                    Flaw::Endless => {
                        (state.piles, state.taken) = ([4, 1], state.dealt - 5);
                        log.tell(Event::LaidAnew([4, 1]));
                    }
                    Flaw::ClockInApply if state.rains == 0 => state.meddled.set(self.tick()),
                    _ => {}
                }
                state.step = match (state.piles, state.rains) {
                    ([0, 0], _) => Step::Over,
                    (_, 0) => Step::Turn,
                    _ => Step::Rain,
                };
                if state.step != Step::Over {
                    state.player = 1 - state.player;
                }
            }
            _ => state.step = Step::Take { pile: choice },
        }
    }

    fn sample(&self, state: &State, source: &mut impl Source) -> u8 {
        let weights = Self::weights(state);
        let whole: u64 = weights.iter().sum();
        let mut rest = u64::from(source.below(whole as u32));
        match self.setup.flaw {
            Flaw::Unlisted => return 9,
            Flaw::Uniform => return (rest % weights.len() as u64) as u8,
            Flaw::ClockInSample if self.tick() == 1 => rest = whole - 1 - rest,
            _ => {}
        }
        let mut place = 0;
        while rest >= weights[place] {
            rest -= weights[place];
            place += 1;
        }
        place as u8
    }

    fn outcomes(&self, state: &State, mut visit: impl FnMut(u8, u64)) {
        if self.has(Flaw::NoOutcome) {
            return;
        }
        for (n, &weight) in (0..).zip(Self::weights(state)) {
            let weight = match self.setup.flaw {
                Flaw::WrongTotal => weight + 1,
                Flaw::NoWeight if n == 1 => 0,
                _ => weight,
            };
            visit(if self.has(Flaw::OutcomeTwice) { 0 } else { n }, weight);
        }
    }

    fn resolve(&self, state: &mut State, outcome: u8, log: &mut impl Log<Event>) {
        state.piles[1] += outcome;
        state.dealt += outcome;
        state.rains -= 1;
        state.step = Step::Turn;
        if !self.has(Flaw::RainUntold) {
            log.tell(Event::Rained(outcome));
        }
        if self.has(Flaw::ClockInResolve) {
            state.meddled.set(self.tick());
        }
    }

    fn happened(&self, _: &State, stones: u8) -> Happened {
        match self.setup.flaw {
            Flaw::HappenedScrawled => Happened::Rain { stones, lost: 1 },
            Flaw::HappenedActed => Happened::Act { stones, r#do: 1 },
            _ => Happened::Rain { stones, lost: 0 },
        }
    }

    fn outcome(&self, state: &State, happened: &Happened) -> Option<u8> {
        let (Happened::Rain { stones, .. } | Happened::Act { stones, .. }) = *happened;
        let possible = usize::from(stones) < Self::weights(state).len();
        match self.setup.flaw {
            Flaw::OutcomeLost => None,
            Flaw::OutcomeImpossible => Some(stones),
            _ => possible.then_some(stones),
        }
    }

    fn join(&self, _: &State, parts: &[Choice]) -> Action {
        let &[Choice::Pile(pile), Choice::Count(count)] = parts else { unreachable!("{parts:?}") };
        let count = count % 100;
        match self.setup.flaw {
            Flaw::JoinedTwice => Action::Take { pile, count: 1 },
            Flaw::Mumbled => Action::Mumble { pile, count },
            Flaw::Scrawled => Action::Scrawl { pile, count, lost: 1 },
            Flaw::Signed => Action::Sign { pile, count, by: 1 },
            _ => Action::Take { pile, count },
        }
    }

    fn split(&self, state: &State, action: &Action) -> Option<Vec<Choice>> {
        let (pile, count) = action.parts();
        let count = match self.setup.flaw {
            Flaw::NotSplit if count == 2 => return None,
            Flaw::SplitElsewhere => count + 100,
            Flaw::Clipped => count.min(state.piles[usize::from(pile)]),
            _ => count,
        };
        (state.step == Step::Turn).then(|| vec![Choice::Pile(pile), Choice::Count(count)])
    }

    fn rule(&self, _: &State) -> &'static str {
        if self.has(Flaw::Unasked) { "" } else { "T1" }
    }

    fn forbids(&self, state: &State, _: &Action) -> &'static str {
        if self.has(Flaw::Meddled) {
            state.meddled.set(state.meddled.get() + 1);
        }
        if self.has(Flaw::NoRule) { "because" } else { "T1" }
    }

    fn view(&self, state: &State, seat: Option<Seat>) -> View {
        let secret = if self.has(Flaw::SecretView) { seat.map_or(0, |seat| seat.player) } else { 0 };
        View { piles: state.piles, secret }
    }

    fn show(&self, view: &mut View, event: &Event) {
        match *event {
            Event::Rained(stones) => view.piles[1] += stones,
            Event::LaidAnew(piles) => view.piles = piles,
            Event::Took { pile, count } => view.piles[usize::from(pile)] -= count,
        }
    }

    fn result(&self, state: &State) -> Option<Winner> {
        let over = match self.setup.flaw {
            Flaw::NoResult => false,
            Flaw::EarlyResult => state.rains == 0,
            _ => state.step == Step::Over,
        };
        let lost = u8::from(self.has(Flaw::ResultScrawled));
        over.then_some(Winner { winner: state.player, lost })
    }
}
