//! W6.10 The Mayor: after the bonus of phase 4 the player with less heat may also add two own henchmen to the Shadow's
//! district, two or none. The gang always does (W9.12).

use super::Card;
use crate::{
    Choice, Event, Player, State, Table,
    step::{Prompt, Question, Step},
};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log};

pub(super) struct Mayor;

impl Card for Mayor {
    fn after_bonus(table: &Table, state: &mut State, less: Player, log: &mut impl Log<Event>) {
        if table.is_gang(less) {
            add_two(table, state, less, log);
        } else {
            state.agenda.push(Step::Mayoring(Mayoring { by: less }));
        }
    }
}

fn add_two(table: &Table, state: &mut State, player: Player, log: &mut impl Log<Event>) {
    state.add_cubes(table.shadow_district(state), player.colour(), 2, log);
}

/// Whether to add two henchmen to the Shadow's district (W6.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Mayoring {
    /// Who is asked.
    pub by: Player,
}

impl Question for Mayoring {
    fn asked(&self, _: &State) -> Player {
        self.by
    }

    fn prompt(&self, _: &State) -> Prompt {
        Prompt::Mayor
    }

    fn legal(&self, _: &Table, _: &State) -> Choices {
        Choices::first(2)
    }

    fn choice(&self, _: &Table, _: &State, number: u8) -> Choice {
        if number == 0 { Choice::Mayor } else { Choice::Pass }
    }

    fn answer(&self, table: &Table, state: &mut State, choice: Choice, log: &mut impl Log<Event>) {
        state.agenda.pop();
        if choice == Choice::Mayor {
            add_two(table, state, self.by, log);
        }
    }
}
