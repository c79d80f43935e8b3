//! W7.5 Enthralling: before a district is settled replace one police there by one of your henchmen. The first player
//! first, then alternating, until both decline in a row; whoever has no usable infusion counts as declining.

use super::{Card, Infusion};
use crate::{
    Choice, Colour, Event, Player, State, Table,
    city::District,
    step::{Prompt, Question, Step},
};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log};

pub(super) struct Enthralling;

impl Card for Enthralling {
    const IN_FIRST_EDITION: bool = true;
    const RULE: &'static str = "W7.5";
}

/// Whether to replace a police cube before this district is settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Enthralled {
    by: Player,
    district: District,
    /// How many declined in a row.
    declined: u8,
}

const PASS: u8 = 7;

impl Enthralled {
    /// The first player is asked first.
    pub(crate) fn new(state: &State, district: District) -> Self {
        Self { by: state.first.unwrap_or(Player::Green), district, declined: 0 }
    }

    /// Passes over whoever can't, and closes when both declined. Says whether anything changed.
    pub(crate) fn skip(self, table: &Table, state: &mut State) -> bool {
        if self.declined == 2 || state.cubes(self.district, Colour::Police) == 0 {
            state.agenda.pop();
            return true;
        }
        let can = !table.is_gang(self.by) && state.can_pay(table, self.by, Infusion::Enthralling);
        if !can {
            self.goes_on(state, self.declined + 1);
        }
        !can
    }

    /// The other player is next.
    fn goes_on(self, state: &mut State, declined: u8) {
        state.agenda.replace(Step::Enthralled(Self { by: self.by.other(), declined, ..self }));
    }
}

impl Question for Enthralled {
    fn asked(&self, _: &State) -> Player {
        self.by
    }

    fn prompt(&self, _: &State) -> Prompt {
        Prompt::Enthral { district: self.district }
    }

    fn legal(&self, table: &Table, state: &State) -> Choices {
        let mut found = Choices::one(PASS);
        for kind in 0..table.catalogue.infusion_kinds() {
            if state.infusions(table, self.by, kind) > 0 {
                found.insert(kind);
            }
        }
        found
    }

    fn choice(&self, table: &Table, _: &State, number: u8) -> Choice {
        match number {
            PASS => Choice::Pass,
            kind => Choice::Enthral { infusion: table.catalogue.infusion_squares(kind) },
        }
    }

    fn answer(&self, table: &Table, state: &mut State, choice: Choice, log: &mut impl Log<Event>) {
        let Choice::Enthral { infusion } = choice else { return self.goes_on(state, self.declined + 1) };
        if let Some(kind) = table.catalogue.infusion_with(infusion) {
            state.use_infusion(table, self.by, Infusion::Enthralling, kind, log);
            state.turn_police(self.district, self.by, 1, log);
        }
        self.goes_on(state, 0);
    }
}
