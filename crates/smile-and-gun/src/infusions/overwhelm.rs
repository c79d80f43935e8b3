//! W7.6 Overwhelm: instead of the action put as many own henchmen as the action die shows into one district. The die
//! counts for heat.

use super::{Card, Infusion};
use crate::{
    Choice, Event, State, Table,
    city::DISTRICTS,
    step::{Prompt, Question, Step, Window},
};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log};

pub(super) struct Overwhelm;

impl Card for Overwhelm {
    const WINDOWS: &'static [Window] = &[Window::Act];
    const RULE: &'static str = "W7.6";

    fn begins(_: &State, infusion: u8) -> Step {
        Step::Overwhelming(Overwhelming { infusion })
    }
}

/// Which district to flood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Overwhelming {
    infusion: u8,
}

impl Question for Overwhelming {
    const BEGUN: bool = true;

    fn prompt(&self, state: &State) -> Prompt {
        Prompt::Overwhelm { die: state.turn.action }
    }

    fn legal(&self, _: &Table, _: &State) -> Choices {
        Choices::first(DISTRICTS as u32)
    }

    fn choice(&self, _: &Table, _: &State, number: u8) -> Choice {
        Choice::To { district: number }
    }

    fn answer(&self, table: &Table, state: &mut State, choice: Choice, log: &mut impl Log<Event>) {
        let Choice::To { district } = choice else { return };
        let player = state.turn.player;
        state.agenda.pop();
        state.agenda.pop();
        state.use_infusion(table, player, Infusion::Overwhelm, self.infusion, log);
        state.add_cubes(district, player.colour(), state.turn.action, log);
    }
}
