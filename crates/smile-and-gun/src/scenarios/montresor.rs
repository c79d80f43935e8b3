//! W10.7 Montresor's Gang: its starting infusion goes into the bag after the first filling; infusions that would be
//! discarded or leave the game go into the bag at once. You lose at once when the gang gains an infusion.

use super::{Gone, Scenario};
use crate::{
    Event, Infusion, Player, Shadow, State, Table,
    city::District,
    scoring::Score,
    tokens::{Kind, PrintId},
};
use tabletop::Log;

pub(super) struct Montresor;

impl Scenario for Montresor {
    const SHADOW: Shadow = Shadow::Gumshoe;
    const INFUSION: Infusion = Infusion::Overwhelm;

    fn after_filling(table: &Table, state: &mut State, gang: Player, log: &mut impl Log<Event>) {
        for print in table.catalogue.infusions()..table.catalogue.len() {
            for _ in 0..std::mem::take(&mut state.side_mut(gang).down[print]) {
                state.put_in_bag(table, print, log);
            }
        }
    }

    fn took(
        table: &Table,
        state: &mut State,
        _: Player,
        _: District,
        print: PrintId,
        log: &mut impl Log<Event>,
    ) {
        if table.catalogue.token(print).kind == Kind::Infusion {
            state.lost_at_once = true;
            state.agenda.clear();
            log.tell(Event::LostAtOnce);
        }
    }

    fn used() -> Gone {
        Gone::Bag
    }

    fn discarded() -> Gone {
        Gone::Bag
    }

    fn condition(_: &Table, state: &State, _: Player, _: &[Score; 2]) -> Option<bool> {
        Some(!state.lost_at_once)
    }
}
