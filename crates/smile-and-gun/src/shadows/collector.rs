//! W6.7 The Collector: in phase 3 the player with most henchmen in this district may reroll one of their action dice,
//! then carries out the action it shows, and puts it back. On a tie both may, and the first player says who goes first.
//! The gang rerolls its highest action die and acts by the left-over die (W9.12).

use super::Card;
use crate::{
    Choice, Event, Player, State, Table,
    chance::Why,
    phases::{
        actions::{Acting, Occasion},
        casting_the_shadow::gang_acts,
    },
    step::{Prompt, Question, Step},
};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log};

pub(super) struct Collector;

impl Card for Collector {
    fn casts(table: &Table, state: &mut State, _: &mut impl Log<Event>) {
        let here = table.shadow_district(state);
        match state.most_henchmen(here) {
            Some(player) => state.agenda.push(Step::Collecting(Collecting { by: player, taken: 0 })),
            None if state.henchmen(here, Player::Green) > 0 => state.agenda.push(Step::Ordering(Ordering)),
            None => {}
        }
    }
}

/// Who goes first; the first player says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ordering;

impl Question for Ordering {
    fn asked(&self, state: &State) -> Player {
        state.first.unwrap_or(Player::Green)
    }

    fn prompt(&self, _: &State) -> Prompt {
        Prompt::Order
    }

    fn legal(&self, _: &Table, _: &State) -> Choices {
        Choices::first(2)
    }

    fn choice(&self, _: &Table, _: &State, number: u8) -> Choice {
        Choice::First { player: Player::BOTH[usize::from(number)] }
    }

    fn answer(&self, _: &Table, state: &mut State, choice: Choice, _: &mut impl Log<Event>) {
        let Choice::First { player } = choice else { return };
        state.agenda.replace(Step::Collecting(Collecting { by: player.other(), taken: 0 }));
        state.agenda.push(Step::Collecting(Collecting { by: player, taken: 0 }));
    }
}

/// Which action die to roll again; once it was taken up, what it came to is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Collecting {
    by: Player,
    /// The die that is being rolled; 0 before that.
    taken: u8,
}

const PASS: u8 = 6;

impl Collecting {
    /// The gang isn't asked. Says whether it acted.
    pub(crate) fn skip(self, table: &Table, state: &mut State) -> bool {
        let gang = table.is_gang(self.by);
        if gang {
            let highest = state.side(self.by).action_dice().max().unwrap_or(0);
            self.roll(state, highest);
        }
        gang
    }

    fn roll(self, state: &mut State, die: u8) {
        state.agenda.replace(Step::Collecting(Self { taken: die, ..self }));
        state.agenda.push(Step::Roll { why: Why::Collector, count: 1 });
    }
}

/// The die was rolled: it goes back, and its action is carried out.
pub(crate) fn collected(table: &Table, state: &mut State, die: u8, log: &mut impl Log<Event>) {
    let Some(Step::Collecting(Collecting { by, taken })) = state.agenda.top() else { return };
    if let Some(old) = state.side_mut(by).action_dice.iter_mut().find(|old| **old == taken) {
        *old = die;
    }
    if table.is_gang(by) {
        state.agenda.pop();
        gang_acts(table, state, by, log);
    } else {
        state.agenda.replace(Step::Acting(Acting { by, die, occasion: Occasion::Must }));
    }
}

impl Question for Collecting {
    fn asked(&self, _: &State) -> Player {
        self.by
    }

    fn prompt(&self, _: &State) -> Prompt {
        Prompt::Collect
    }

    fn legal(&self, _: &Table, state: &State) -> Choices {
        let mut found = Choices::one(PASS);
        state.side(self.by).action_dice().for_each(|die| found.insert(die - 1));
        found
    }

    fn choice(&self, _: &Table, _: &State, number: u8) -> Choice {
        match number {
            PASS => Choice::Pass,
            die => Choice::Collect { die: die + 1 },
        }
    }

    fn answer(&self, _: &Table, state: &mut State, choice: Choice, _: &mut impl Log<Event>) {
        match choice {
            Choice::Collect { die } => self.roll(state, die),
            _ => state.agenda.pop(),
        }
    }
}
