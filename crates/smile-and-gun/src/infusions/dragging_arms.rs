//! W7.3 Dragging Arms: move any one cube, whatever its colour, to another district.

use super::{Card, Infusion};
use crate::{
    Choice, Colour, Event, Player, State, Table,
    city::District,
    phases::actions::{cube, cubes, other_districts},
    step::{Prompt, Question, Step, Window},
};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log};

pub(super) struct DraggingArms;

impl Card for DraggingArms {
    const IN_FIRST_EDITION: bool = true;
    const WINDOWS: &'static [Window] = &[Window::Draft, Window::Move, Window::Place, Window::Act, Window::End];
    const RULE: &'static str = "W7.3";

    fn usable(_: &Table, state: &State, _: Player, _: u8) -> bool {
        !cubes(state).is_empty()
    }

    fn begins(_: &State, infusion: u8) -> Step {
        Step::Dragging(Dragging { infusion })
    }
}

/// Which cube to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Dragging {
    infusion: u8,
}

impl Question for Dragging {
    const BEGUN: bool = true;

    fn prompt(&self, _: &State) -> Prompt {
        Prompt::Drag
    }

    fn legal(&self, _: &Table, state: &State) -> Choices {
        cubes(state)
    }

    fn choice(&self, _: &Table, _: &State, number: u8) -> Choice {
        let (colour, from) = cube(number);
        Choice::Cube { colour, from }
    }

    fn answer(&self, _: &Table, state: &mut State, choice: Choice, _: &mut impl Log<Event>) {
        if let Choice::Cube { colour, from } = choice {
            state.agenda.replace(Step::DraggingTo(DraggingTo { infusion: self.infusion, colour, from }));
        }
    }
}

/// Where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DraggingTo {
    infusion: u8,
    colour: Colour,
    from: District,
}

impl Question for DraggingTo {
    const BEGUN: bool = true;

    fn prompt(&self, _: &State) -> Prompt {
        Prompt::DragTo { from: self.from }
    }

    fn legal(&self, _: &Table, _: &State) -> Choices {
        other_districts(self.from)
    }

    fn choice(&self, _: &Table, _: &State, number: u8) -> Choice {
        Choice::To { district: number }
    }

    fn answer(&self, table: &Table, state: &mut State, choice: Choice, log: &mut impl Log<Event>) {
        let Choice::To { district } = choice else { return };
        state.agenda.pop();
        state.use_infusion(table, state.turn.player, Infusion::DraggingArms, self.infusion, log);
        state.move_cube(self.colour, self.from, district, log);
    }
}
