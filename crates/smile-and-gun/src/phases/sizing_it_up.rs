//! Phase 1, Sizing It Up (W2).

use crate::{
    Colour, Event, State, Table, Token,
    chance::Why,
    city::{CENTRE, DISTRICTS, District, ring_from},
    dice::Dice,
    step::Step,
    tokens::{Edition, Kind, PrintId},
};
use tabletop::Log;

/// A round begins: everything that it consists of goes onto the agenda (W1.5).
pub(crate) fn begin_round(state: &mut State, log: &mut impl Log<Event>) {
    state.phase = 1;
    state.pool = Dice::NONE;
    state.leftover = 0;
    for side in &mut state.players {
        side.action_dice = [0; 3];
    }
    log.tell(Event::RoundBegan { round: state.round });
    state.agenda.replace(Step::RoundEnd);
    state.agenda.push(Step::Settle { next: 0 });
    state.agenda.push(Step::Heat);
    state.agenda.push(Step::BeforeHeat);
    state.agenda.push(Step::Shadow);
    state.agenda.push(Step::Turns { taken: 0 });
    state.agenda.push(Step::Police);
    state.agenda.push(Step::Fill { level: 0, next: 0 });
    state.agenda.push(Step::Roll { why: Why::Round, count: 13 });
}

/// The `n`-th district in filling order (W2.3): the centre, the Shadow's, on around the ring. A Shadow that lives in
/// the centre leaves the ring to begin at district 0.
fn filling_order(table: &Table, state: &State, n: u8) -> District {
    match n.checked_sub(1) {
        None => CENTRE,
        Some(n) => ring_from(table.shadow_district(state), n),
    }
}

/// Looks for the next space to fill (W2.2, W2.3) and has a token drawn for it.
pub(crate) fn fill(table: &Table, state: &mut State, level: u8, next: u8, log: &mut impl Log<Event>) {
    for next in next..DISTRICTS as u8 {
        let district = filling_order(table, state, next);
        let is_filled = state.unscored >> district & 1 == 0;
        if is_filled && state.tokens(district).len() == level && table.shadow.capacity(district) > level {
            if !bag_has_tokens(state, table, log) {
                return state.agenda.pop();
            }
            state.agenda.replace(Step::Fill { level, next: next + 1 });
            return state.agenda.push(Step::Draw { district });
        }
    }
    match level {
        2 => state.agenda.pop(),
        _ => state.agenda.replace(Step::Fill { level: level + 1, next: 0 }),
    }
}

/// W2.4: an empty bag takes the discarded hats; whatever else was discarded leaves the game.
fn bag_has_tokens(state: &mut State, table: &Table, log: &mut impl Log<Event>) -> bool {
    if state.bag.total() > 0 {
        return true;
    }
    let mut hats = 0;
    for id in 0..table.catalogue.len() {
        let count = std::mem::take(&mut state.discard[id]);
        if table.catalogue.token(id).kind == Kind::Hat {
            state.bag[id] = count;
            hats += count;
        }
    }
    if hats > 0 {
        log.tell(Event::BagRefilled { hats });
    }
    hats > 0
}

/// A token comes from the bag.
pub(crate) fn drawn(table: &Table, state: &mut State, district: District, print: PrintId, log: &mut impl Log<Event>) {
    state.agenda.pop();
    state.bag[print] -= 1;
    state.tokens[usize::from(district)].insert(print);
    let token = table.catalogue.token(print);
    arrives(state, district, token);
    log.tell(Event::Drawn { district, token });
}

/// Notes a token that is placed in this phase.
pub(crate) fn arrives(state: &mut State, district: District, token: Token) {
    state.arriving[usize::from(district)] += token.squares;
    state.received |= 1 << district;
}

/// Lays the police of this phase (W2.5).
pub(crate) fn lay_police(table: &Table, state: &mut State, log: &mut impl Log<Event>) {
    state.agenda.pop();
    for district in 0..DISTRICTS as u8 {
        if state.received >> district & 1 == 1 {
            let count = match table.edition {
                Edition::German => state.arriving[usize::from(district)],
                Edition::First => state.tokens(district).each().map(|id| table.catalogue.token(id).squares).sum(),
            };
            state.add_cubes(district, Colour::Police, count, log);
        }
    }
    state.arriving = [0; DISTRICTS];
    state.received = 0;
    if let Some(gang) = table.gang_colour().filter(|_| state.round == 1) {
        table.gang.after_filling(table, state, gang, log);
    }
    state.phase = 2;
    log.tell(Event::PhaseBegan { phase: 2 });
}
