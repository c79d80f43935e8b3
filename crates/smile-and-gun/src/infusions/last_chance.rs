//! W7.1 Last Chance: reroll one or more dice still in the pool, also the last one, which drives the Shadow.

use super::{Card, Infusion};
use crate::{
    Choice, Event, State, Table,
    chance::Why,
    dice::Dice,
    step::{Prompt, Question, Step, Window},
};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log};

pub(super) struct LastChance;

impl Card for LastChance {
    const IN_FIRST_EDITION: bool = true;
    const WINDOWS: &'static [Window] = &[Window::Draft, Window::Move, Window::Place, Window::Act, Window::End];
    const RULE: &'static str = "W7.1";

    fn begins(state: &State, infusion: u8) -> Step {
        Step::Rerolling(Rerolling { infusion, value: state.pool.lowest() })
    }
}

/// How many dice of a value to roll again; every value in the pool is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rerolling {
    infusion: u8,
    value: u8,
}

impl Question for Rerolling {
    const BEGUN: bool = true;

    fn prompt(&self, _: &State) -> Prompt {
        Prompt::Reroll { value: self.value }
    }

    fn legal(&self, _: &Table, state: &State) -> Choices {
        let any = Choices::first(u32::from(state.pool.count(self.value)) + 1);
        let must = state.picked.is_empty() && self.value == state.pool.highest();
        if must { Choices(any.0 & !1) } else { any }
    }

    fn choice(&self, _: &Table, _: &State, number: u8) -> Choice {
        Choice::Dice { value: self.value, count: number }
    }

    fn answer(&self, table: &Table, state: &mut State, choice: Choice, log: &mut impl Log<Event>) {
        let Choice::Dice { count, .. } = choice else { return };
        state.picked.add_many(self.value, count);
        match state.pool.values().find(|&value| value > self.value) {
            Some(value) => state.agenda.replace(Step::Rerolling(Self { value, ..*self })),
            None => {
                let picked = std::mem::replace(&mut state.picked, Dice::NONE);
                state.use_infusion(table, state.turn.player, Infusion::LastChance, self.infusion, log);
                state.pool = state.pool.without(picked);
                state.agenda.replace(Step::Roll { why: Why::LastChance, count: picked.len() });
            }
        }
    }
}
