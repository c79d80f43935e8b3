//! A whole game in one file: `cargo run -p backroom-tabletop --example add_a_game [SEED]`.
//!
//! Two players race to 20. Whoever is on turn rolls a die and adds it to a heap; then they take the heap home, or roll again.
//! A one loses the heap, and the turn is the other's. The example plays it by chance, writes it down, and verifies what it wrote.

use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};
use tabletop::{Choices, Game, Log, Node, Play, Record, Seeded, SetupError, Source, random_choice};

/// How many points win.
const GOAL: u8 = 20;

/// What a record says about how the table was laid.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Setup {
    goal: u8,
}

/// What stays the same during a game.
#[derive(Clone, Debug, PartialEq)]
struct Race {
    goal: u8,
}

/// What moves: plain data.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct State {
    home: [u8; 2],
    heap: u8,
    turn: Seat,
    is_rolling: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Seat {
    Left,
    Right,
}

impl Seat {
    fn other(self) -> Self {
        if self == Self::Left { Self::Right } else { Self::Left }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::Left { "left" } else { "right" })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
struct GoOn;

/// Each decision is a single choice here, so that one type is both.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
enum Action {
    Take,
    Roll,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::Take { "take" } else { "roll" })
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "take" => Ok(Self::Take),
            "roll" => Ok(Self::Roll),
            _ => Err(format!("expected take or roll, found {text}")),
        }
    }
}

/// The random event that is due; its name is what the fair dice are asked for.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Roll;

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("roll")
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
enum Happened {
    Rolled { die: u8 },
}

/// What the log tells. Events change views, and a view is complete without them.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Event {
    Heaped(u8),
    Lost,
    Took(Seat, u8),
}

/// There are no secrets in this game: everybody sees the same.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct View {
    left: u8,
    right: u8,
    heap: u8,
}

tabletop::compare!(View { left, right, heap });

impl Game for Race {
    const NAME: &'static str = "race";
    const RULES: u32 = 1;
    type Setup = Setup;
    type State = State;
    type Seat = Seat;
    type Prompt = GoOn;
    type Choice = Action;
    type Action = Action;
    type Chance = Roll;
    type Outcome = u8;
    type Happened = Happened;
    type Event = Event;
    type View = View;
    type Result = Seat;

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        match setup.goal {
            1..=100 => Ok(Self { goal: setup.goal }),
            other => Err(SetupError::new("goal", format!("expected 1 to 100, found {other}"))),
        }
    }

    fn setup(&self) -> Setup {
        Setup { goal: self.goal }
    }

    fn seats(&self) -> Vec<Seat> {
        vec![Seat::Left, Seat::Right]
    }

    fn start(&self, _: &mut impl Log<Event>) -> State {
        State { home: [0, 0], heap: 0, turn: Seat::Left, is_rolling: true }
    }

    fn node(&self, state: &State) -> Node<Seat, GoOn, Roll> {
        match state.is_rolling {
            _ if self.result(state).is_some() => Node::Over,
            true => Node::Chance(Roll),
            false => Node::Decide { seat: state.turn, prompt: GoOn },
        }
    }

    fn begun(&self, _: &State) -> bool {
        false
    }

    fn legal(&self, _: &State) -> Choices {
        Choices::first(2)
    }

    fn choice(&self, _: &State, choice: u8) -> Action {
        if choice == 0 { Action::Take } else { Action::Roll }
    }

    fn apply(&self, state: &mut State, choice: u8, log: &mut impl Log<Event>) {
        state.is_rolling = true;
        if self.choice(state, choice) == Action::Take {
            log.tell(Event::Took(state.turn, state.heap));
            state.home[state.turn as usize] += std::mem::take(&mut state.heap);
            state.turn = state.turn.other();
        }
    }

    fn sample(&self, _: &State, source: &mut impl Source) -> u8 {
        source.below(6) as u8 + 1
    }

    fn outcomes(&self, _: &State, mut visit: impl FnMut(u8, u64)) {
        (1..=6).for_each(|die| visit(die, 1));
    }

    fn resolve(&self, state: &mut State, die: u8, log: &mut impl Log<Event>) {
        if die == 1 {
            log.tell(Event::Lost);
            (state.heap, state.turn) = (0, state.turn.other());
        } else {
            log.tell(Event::Heaped(die));
            state.heap += die;
            state.is_rolling = false;
        }
    }

    fn happened(&self, _: &State, die: u8) -> Happened {
        Happened::Rolled { die }
    }

    fn outcome(&self, _: &State, happened: &Happened) -> Option<u8> {
        let Happened::Rolled { die } = *happened;
        (1..=6).contains(&die).then_some(die)
    }

    fn join(&self, _: &State, parts: &[Action]) -> Action {
        parts[0]
    }

    fn split(&self, _: &State, action: &Action) -> Option<Vec<Action>> {
        Some(vec![*action])
    }

    fn rule(&self, _: &State) -> &'static str {
        "R1"
    }

    fn forbids(&self, _: &State, _: &Action) -> &'static str {
        "R1"
    }

    fn view(&self, state: &State, _: Option<Seat>) -> View {
        View { left: state.home[0], right: state.home[1], heap: state.heap }
    }

    fn show(&self, view: &mut View, event: &Event) {
        match *event {
            Event::Heaped(die) => view.heap += die,
            Event::Lost => view.heap = 0,
            Event::Took(seat, points) => {
                *(if seat == Seat::Left { &mut view.left } else { &mut view.right }) += points;
                view.heap = 0;
            }
        }
    }

    fn result(&self, state: &State) -> Option<Seat> {
        self.seats().into_iter().find(|seat| state.home[*seat as usize] >= self.goal)
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let seed = std::env::args().nth(1).map_or(Ok(1), |seed| seed.parse())?;
    let table = Race::new(&Setup { goal: GOAL })?;
    let mut dice = Seeded::new(seed);
    let mut play = Play::new(&table, &mut ());
    loop {
        match play.node() {
            Node::Over => break,
            Node::Chance(_) => {
                let outcome = table.sample(play.state(), &mut dice);
                play.happen(&table.happened(play.state(), outcome), &mut ())?;
            }
            Node::Decide { .. } => play.choose(random_choice(table.legal(play.state()), &mut dice), &mut ()),
        }
    }
    let record = Record::of(&play, None, "add_a_game").write()?;
    println!("{record}");
    let verified = Record::<Race>::read(&record)?.verify()?;
    println!("{} decisions and {} rolls hold", verified.decisions, verified.events);
    Ok(())
}
