//! W7.8 Shell Game: choose which district of your line gets 3, which 2, which 1; the usual order too.

use super::{Card, Infusion};
use crate::{
    Choice, Event, State, Table,
    city::LINES,
    step::{Prompt, Question, Step, Window},
};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log};

pub(super) struct ShellGame;

impl Card for ShellGame {
    const WINDOWS: &'static [Window] = &[Window::Place];
    const RULE: &'static str = "W7.8";

    fn begins(_: &State, infusion: u8) -> Step {
        Step::Shuffling(Shuffling { infusion })
    }
}

/// Which district gets 3, 2 and 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shuffling {
    infusion: u8,
}

/// The six orders of a line.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

impl Question for Shuffling {
    const BEGUN: bool = true;

    fn prompt(&self, _: &State) -> Prompt {
        Prompt::ShellGame
    }

    fn legal(&self, _: &Table, _: &State) -> Choices {
        Choices::first(ORDERS.len() as u32)
    }

    fn choice(&self, _: &Table, state: &State, number: u8) -> Choice {
        let line = LINES[usize::from(state.side(state.turn.player).boss)];
        Choice::Shell { districts: ORDERS[usize::from(number)].map(|place| line[place]) }
    }

    fn answer(&self, table: &Table, state: &mut State, choice: Choice, log: &mut impl Log<Event>) {
        let Choice::Shell { districts } = choice else { return };
        let player = state.turn.player;
        state.agenda.pop();
        state.agenda.pop();
        state.use_infusion(table, player, Infusion::ShellGame, self.infusion, log);
        for (district, count) in districts.into_iter().zip([3, 2, 1]) {
            state.add_cubes(district, player.colour(), count, log);
        }
    }
}
