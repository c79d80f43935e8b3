//! W6.11 The Water Creature lives in the harbour: in phase 3 the player with most henchmen there may use the left-over
//! die as an extra action; it adds no heat. The gang's action is W9.12.

use super::Card;
use crate::{
    Event, State, Table,
    city::{District, HARBOUR},
    phases::{
        actions::{Acting, Occasion},
        casting_the_shadow::gang_acts,
    },
    step::Step,
};
use tabletop::Log;

pub(super) struct WaterCreature;

impl Card for WaterCreature {
    const HOME: Option<District> = Some(HARBOUR);

    fn casts(table: &Table, state: &mut State, log: &mut impl Log<Event>) {
        match state.most_henchmen(HARBOUR) {
            Some(gang) if table.is_gang(gang) => gang_acts(table, state, gang, log),
            Some(by) => {
                let acting = Acting { by, die: state.leftover, occasion: Occasion::May };
                state.agenda.push(Step::Acting(acting));
            }
            None => {}
        }
    }
}
