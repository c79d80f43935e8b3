//! Phase 3, Casting the Shadow (W4.1, W4.2).

use crate::{Event, Player, State, Table, city::LINES, dice::Dice};
use tabletop::Log;

/// The Shadow moves by the left-over die, monsters don't; then its card takes effect (W4.1).
pub(crate) fn cast(table: &Table, state: &mut State, log: &mut impl Log<Event>) {
    state.agenda.pop();
    state.phase = 3;
    log.tell(Event::PhaseBegan { phase: 3 });
    state.leftover = state.pool.lowest();
    state.pool = Dice::NONE;
    if table.shadow.home().is_none() {
        state.move_shadow(state.leftover, log);
    }
    state.die_in_park = table.shadow.die_is_prize();
    table.shadow.casts(table, state, log);
}

/// What the gang does with an extra action (W9.12): by the left-over die it puts henchmen along YOUR boss's line.
pub(crate) fn gang_acts(table: &Table, state: &mut State, gang: Player, log: &mut impl Log<Event>) {
    debug_assert!(table.is_gang(gang));
    let reach = match state.leftover {
        1..=3 => 1,
        4 | 5 => 2,
        _ => 3,
    };
    let line = LINES[usize::from(state.side(gang.other()).boss)];
    for district in line.into_iter().take(reach) {
        state.add_cubes(district, gang.colour(), 1, log);
    }
}
