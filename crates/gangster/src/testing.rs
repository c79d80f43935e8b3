//! Positions drawn by hand, for the rules' tests.

use crate::{
    Action, Event, Field, First, Gang, Gangster, Outcome, Power, Setup, Stack, State, Step, Steps, Table, board::SIDE,
};
use tabletop::{Game, Node, decisions};

/// Six free fields.
pub const FREE: &str = ".. .. .. .. .. ..";

/// An empty board.
pub const EMPTY: [&str; 6] = [FREE; 6];

/// A table, a position and what has been told since.
#[derive(Debug)]
pub struct Scene {
    pub table: Table,
    pub state: State,
    pub told: Vec<Event>,
}

impl Scene {
    /// The first of these players is about to take a turn. Everybody has the three own gangsters and the bullets of
    /// the start; the open supply and the stacks are empty. `r3` is a living red gangster of power 3 and `G1` a dead
    /// grey one of power 1; `..` is a free field.
    pub fn new(gangs: &[Gang], rows: [&str; 6]) -> Self {
        let setup = Setup { first: First::Gang(gangs[0]), ..Setup::new(gangs) };
        let table = Table::new(&setup).unwrap();
        let mut state = table.start(&mut ());
        state.agenda = Steps::default();
        state.agenda.push(Step::Turn(crate::phases::turn::Turn));
        state.unseen = [[0; 3]; 4];
        state.stacks = [0; 2];
        for (row, drawing) in (0..SIDE).zip(rows) {
            let drawing = drawing.split(' ').collect::<Vec<_>>();
            assert_eq!(drawing.len(), 6, "{drawing:?}");
            for (column, piece) in (0..SIDE).zip(drawing) {
                draw(&mut state, Field::new(row, column).unwrap(), piece);
            }
        }
        Self { table, state, told: Vec::new() }
    }

    /// The same without own supplies.
    pub fn bare(gangs: &[Gang], rows: [&str; 6]) -> Self {
        let mut scene = Self::new(gangs, rows);
        scene.state.own = [0; 4];
        scene
    }

    /// Puts gangsters into the open supply.
    pub fn open(mut self, gangsters: &[&str]) -> Self {
        let mut open = gangsters.iter().map(|text| gangster(text)).collect::<Vec<_>>();
        open.sort();
        self.state.open = [open.first().copied(), open.get(1).copied()];
        self
    }

    /// Puts gangsters into the stacks, so many into each.
    pub fn stacks(mut self, stacks: [u8; 2], gangsters: &[&str]) -> Self {
        assert_eq!(usize::from(stacks[0] + stacks[1]), gangsters.len());
        self.state.stacks = stacks;
        for text in gangsters {
            let Gangster { gang, power } = gangster(text);
            self.state.unseen[gang.index()][power.index()] += 1;
        }
        self
    }

    /// Every legal decision in alphabetical order.
    pub fn legal(&self) -> Vec<String> {
        let mut legal = decisions(&self.table, &self.state).iter().map(ToString::to_string).collect::<Vec<_>>();
        legal.sort();
        legal
    }

    /// The legal decisions that begin like this.
    pub fn legal_like(&self, start: &str) -> Vec<String> {
        self.legal().into_iter().filter(|action| action.starts_with(start)).collect()
    }

    /// Whether a decision is legal.
    pub fn allows(&self, notation: &str) -> bool {
        self.legal().iter().any(|action| action == notation)
    }

    /// The rule that forbids a decision.
    pub fn forbids(&self, notation: &str) -> &'static str {
        assert!(!self.allows(notation), "{notation} is legal");
        self.table.forbids(&self.state, &action(notation))
    }

    /// Takes a legal decision.
    pub fn play(&mut self, notation: &str) -> &mut Self {
        let parts = self.table.split(&self.state, &action(notation)).unwrap_or_else(|| panic!("{notation} here?"));
        for part in parts {
            let found = self.table.legal(&self.state).find(|&n| self.table.choice(&self.state, n) == part);
            let choice = found.unwrap_or_else(|| panic!("{notation}: {part:?} is not legal"));
            self.table.apply(&mut self.state, choice, &mut self.told);
        }
        self
    }

    /// Lets the gangster that is due be this one.
    pub fn turn_up(&mut self, text: &str) -> &mut Self {
        let outcome = Outcome::Revealed(gangster(text));
        let mut possible = false;
        self.table.outcomes(&self.state, |other, _| possible |= other == outcome);
        assert!(possible, "{text} can't be turned up");
        self.table.resolve(&mut self.state, outcome, &mut self.told);
        self
    }

    /// Who is asked; `None` at a random event or the end.
    pub fn asked(&self) -> Option<Gang> {
        match self.table.node(&self.state) {
            Node::Decide { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// The random event that is due.
    pub fn due(&self) -> Option<String> {
        match self.table.node(&self.state) {
            Node::Chance(due) => Some(due.to_string()),
            _ => None,
        }
    }

    /// Whether the game is over.
    pub fn over(&self) -> bool {
        self.table.node(&self.state) == Node::Over
    }

    /// What has been told since the last time.
    pub fn told(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.told)
    }

    /// Who was skipped since this or [`Scene::told`] was last asked.
    pub fn skipped(&mut self) -> Vec<Gang> {
        let skipped = |event: Event| if let Event::Skipped { player } = event { Some(player) } else { None };
        self.told().into_iter().filter_map(skipped).collect()
    }

    /// The lines that were scored: which, by whom, how many points.
    pub fn scored(&self) -> Vec<(String, Option<Gang>, u8)> {
        let line = |event: &Event| match *event {
            Event::LineScored { line, index, winner, points, .. } => Some((format!("{line} {index}"), winner, points)),
            _ => None,
        };
        self.told.iter().filter_map(line).collect()
    }
}

/// A gangster by its notation.
pub fn gangster(text: &str) -> Gangster {
    text.parse().unwrap()
}

/// A field by its notation.
pub fn field(text: &str) -> Field {
    text.parse().unwrap()
}

/// A stack by its number.
pub fn stack(number: u8) -> Stack {
    number.try_into().unwrap()
}

fn action(notation: &str) -> Action {
    notation.parse().unwrap()
}

fn draw(state: &mut State, field: Field, piece: &str) {
    if piece == ".." {
        return;
    }
    let [letter, digit] = piece.as_bytes() else { panic!("{piece}: expected two characters") };
    let gang = match letter.to_ascii_lowercase() {
        b'r' => Gang::Red,
        b'b' => Gang::Blue,
        b'y' => Gang::Yellow,
        b'g' => Gang::Grey,
        _ => panic!("{piece}: expected r, b, y or g"),
    };
    state.board.put(field, Gangster::new(gang, Power::try_from(digit - b'0').unwrap()));
    if letter.is_ascii_uppercase() {
        state.board.kill(field);
    }
}
