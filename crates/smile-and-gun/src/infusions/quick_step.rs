//! W7.7 Quick Step: instead of moving by the die put your boss on any space, its own too; then place as usual (W3.5).

use super::{Card, Infusion};
use crate::{
    Choice, Event, State, Table,
    city::SPACES,
    step::{Prompt, Question, Step, Window},
};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log};

pub(super) struct QuickStep;

impl Card for QuickStep {
    const WINDOWS: &'static [Window] = &[Window::Move];
    const RULE: &'static str = "W7.7";

    fn begins(_: &State, infusion: u8) -> Step {
        Step::Stepping(Stepping { infusion })
    }
}

/// Which space to go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stepping {
    infusion: u8,
}

impl Question for Stepping {
    const BEGUN: bool = true;

    fn prompt(&self, _: &State) -> Prompt {
        Prompt::QuickStep
    }

    fn legal(&self, _: &Table, _: &State) -> Choices {
        Choices::first(u32::from(SPACES))
    }

    fn choice(&self, _: &Table, _: &State, number: u8) -> Choice {
        Choice::Space { space: number }
    }

    fn answer(&self, table: &Table, state: &mut State, choice: Choice, log: &mut impl Log<Event>) {
        let Choice::Space { space } = choice else { return };
        let player = state.turn.player;
        state.agenda.pop();
        state.agenda.pop();
        state.use_infusion(table, player, Infusion::QuickStep, self.infusion, log);
        state.move_boss(player, space, log);
    }
}
