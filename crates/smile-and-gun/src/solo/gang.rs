//! How the rival gang plays (W9.1 to W9.9): it chooses nothing.

use crate::{
    Event, Party, Player, State, Table,
    chance::Why,
    city::{CENTRE, District, SPACES, Space, in_front, onward},
    dice::Dice,
    infusions::Gain,
    phases::{
        hitting_the_town::{end_turn, place},
        settling_the_score::{die_lies_in, take_die},
    },
    state::{Face, Slots},
    tokens::{Edition, Kind},
    vocabulary::Step,
};
use tabletop::Log;

/// Its turn begins: perhaps it rerolls a pool of equal dice (W9.11), always one die of the lowest value (W9.2).
#[inline(never)]
pub(crate) fn begins_turn(table: &Table, state: &mut State) {
    state.agenda.replace(Step::GangMoves);
    let rerolls_equal = table.level().is_some_and(|level| level.rerolls_equal());
    state.agenda.push(Step::Roll { why: Why::GangLowest, count: 1 });
    if rerolls_equal && state.pool.all_equal() {
        state.agenda.push(Step::Roll { why: Why::GangAllEqual, count: state.pool.len() });
    }
}

/// It moves, places and takes its action die (W9.3 to W9.5).
#[inline(never)]
pub(crate) fn moves(table: &Table, state: &mut State, log: &mut impl Log<Event>) {
    let gang = state.turn.player;
    let allowed = |pool: Dice, die| table.shadow.allows_die(state, gang, pool, die);
    let (boss, yours) = (state.side(gang).boss, state.side(gang.other()).boss);
    let movement = movement_die(state.pool, boss, yours, |die| allowed(state.pool, die));
    let mut left = state.pool;
    left.remove(movement);
    let action = action_die(left, |die| allowed(left, die));

    state.draft(movement, action, log);
    state.move_boss(gang, onward(boss, movement), log);
    place(state, gang, table.gang.places(), log);
    table.gang.placed(table, state, gang, movement, log);
    if action == 6 && table.level().is_some_and(|level| level.six_rule()) {
        for district in [in_front(yours), table.shadow_district(state)] {
            state.add_cubes(district, gang.colour(), 1, log);
        }
    }
    end_turn(state, log);
}

/// W9.3: the die that brings its boss to your space, else nearest to it, either way round; the lower on a tie.
fn movement_die(pool: Dice, boss: Space, yours: Space, allowed: impl Fn(u8) -> bool) -> u8 {
    let distance = |die: u8| {
        let clockwise = (yours + SPACES - onward(boss, die)) % SPACES;
        clockwise.min(SPACES - clockwise)
    };
    pool.values().filter(|&die| allowed(die)).min_by_key(|&die| distance(die)).unwrap_or(pool.lowest())
}

/// W9.5: a 6; else the lowest value that occurs exactly once; else the lowest.
fn action_die(left: Dice, allowed: impl Fn(u8) -> bool) -> u8 {
    if left.count(6) > 0 && allowed(6) {
        return 6;
    }
    let once = left.values().find(|&die| left.count(die) == 1 && allowed(die));
    once.or_else(|| left.values().find(|&die| allowed(die))).unwrap_or(left.lowest())
}

/// W9.6: with less heat it takes a solo token, where the level has them.
pub(crate) fn has_less_heat(table: &Table, state: &mut State, gang: Player, log: &mut impl Log<Event>) {
    if let Some(count) = table.gang.onto_card(table) {
        state.onto_card(gang, count, log);
    } else if table.level().is_some_and(|level| level.solo_token() > 0) {
        state.add_solo_token(gang, log);
    }
}

/// It lays virtual markers and takes what it likes best (W9.7, W9.8, W9.12); `place` is 0 for first.
pub(crate) fn takes(
    table: &Table,
    state: &mut State,
    gang: Player,
    district: District,
    place: u8,
    log: &mut impl Log<Event>,
) {
    let choosing = place == 0 || (place == 1 && district == CENTRE);
    if table.gang.virtual_markers() && (choosing || table.edition == Edition::German) {
        lay_markers(table, state, gang, district, log);
    }
    let here = *state.tokens(district);
    match favourite(table, state, gang, district, &here) {
        Some(place) => {
            let print = here.get(place).unwrap_or(0);
            let face_down = table.catalogue.token(print).kind == Kind::Infusion && !table.gang.infusions_face_up();
            let face = if face_down { Face::Down } else { Face::Up };
            state.gain(table, gang, district, Gain { place, face, on: None }, log);
            table.gang.took(table, state, gang, district, print, log);
        }
        None => take_die(state, Party::Player(gang), log),
    }
}

/// One marker for each business token in the district.
fn lay_markers(table: &Table, state: &mut State, gang: Player, district: District, log: &mut impl Log<Event>) {
    let here = *state.tokens(district);
    for print in here.each() {
        state.lay_marker(gang, table.catalogue.token(print), log);
    }
}

/// The place of the token that it takes; `None` is the Cursed's die.
fn favourite(table: &Table, state: &State, gang: Player, district: District, here: &Slots) -> Option<u8> {
    let places = || (0..here.len()).filter_map(|place| Some((place, table.catalogue.token(here.get(place)?))));
    if let Some(place) = table.gang.grabs(table, state, gang, here) {
        return Some(place);
    }
    if die_lies_in(state, district) {
        // W9.12: the die, unless a hat of strictly higher value lies there.
        places().find(|(_, token)| token.kind == Kind::Hat && token.value > state.leftover)?;
    }
    let rank = |kind: Kind| table.gang.priority().iter().position(|other| *other == kind);
    places().min_by_key(|(_, token)| rank(token.kind)).map(|(place, _)| place)
}

#[cfg(test)]
mod tests;
