//! W10.4 Lenore's Boys: taking a hat of 2 or 3 they at once add a henchman to the centre, or, if it came from the centre,
//! in front of their boss. You must hold at least six such hats.

use super::Scenario;
use crate::{
    Event, Infusion, Player, Shadow, State, Table,
    city::{CENTRE, District, in_front},
    scoring::Score,
    tokens::{Kind, PrintId},
};
use tabletop::Log;

pub(super) struct LenoresBoys;

impl Scenario for LenoresBoys {
    const SHADOW: Shadow = Shadow::Badge;
    const INFUSION: Infusion = Infusion::Slippery;

    fn took(
        table: &Table,
        state: &mut State,
        gang: Player,
        district: District,
        print: PrintId,
        log: &mut impl Log<Event>,
    ) {
        let token = table.catalogue.token(print);
        if token.kind == Kind::Hat && (2..=3).contains(&token.value) {
            let to = if district == CENTRE { in_front(state.side(gang).boss) } else { CENTRE };
            state.add_cubes(to, gang.colour(), 1, log);
        }
    }

    fn condition(table: &Table, state: &State, human: Player, _: &[Score; 2]) -> Option<bool> {
        Some(state.small_hats(table, human) >= 6)
    }
}
