//! Setting up (W1).

use crate::{
    Event, Player, State, Table,
    chance::{self, Receiver},
    setup::First,
    state::{Counts, Side, Slots, Turn},
    step::Step,
    tokens::{MAX_INFUSIONS, PrintId},
};
use tabletop::{Agenda, Log};

/// The table before anything happened (W1.1, W1.3).
pub(crate) fn start(table: &Table) -> State {
    let mut bag = Counts::default();
    let mut undealt = [0; MAX_INFUSIONS];
    for id in 0..table.catalogue.len() {
        match id.checked_sub(table.catalogue.infusions()) {
            Some(kind) => undealt[usize::from(kind)] = table.catalogue.count(id),
            None => bag[id] = table.catalogue.count(id),
        }
    }
    let first = match table.setup.first {
        First::Random => None,
        First::Green => Some(Player::Green),
        First::Yellow => Some(Player::Yellow),
    };
    let mut on_card = [0; 2];
    if let Some(gang) = table.gang_colour() {
        on_card[gang as usize] = table.gang.on_card();
    }
    let mut agenda = Agenda::default();
    agenda.push(Step::Round);
    agenda.push(Step::Deal { next: 0 });
    if first.is_none() {
        agenda.push(Step::FirstPlayer);
    }
    State {
        agenda,
        cubes: Default::default(),
        tokens: [Slots::default(); 9],
        players: [Side::default(), Side::default()],
        bag,
        discard: Counts::default(),
        undealt,
        arriving: [0; 9],
        received: 0,
        unscored: 0,
        pool: Default::default(),
        picked: Default::default(),
        leftover: 0,
        die_in_park: false,
        round: 1,
        phase: 1,
        first,
        shadow: table.gang.shadow_starts(),
        gumshoe: None,
        on_card,
        turn: Turn { player: Player::Green, movement: 0, action: 0, infused: false },
        lost_at_once: false,
    }
}

/// Chance names the first player (W1.4).
pub(crate) fn first_player(state: &mut State, player: Player, log: &mut impl Log<Event>) {
    state.agenda.pop();
    state.first = Some(player);
    log.tell(Event::FirstPlayer { player });
}

/// An infusion is dealt (W1.2); the gang's lies face down (W9.1).
pub(crate) fn deal(table: &Table, state: &mut State, next: u8, print: PrintId, log: &mut impl Log<Event>) {
    let Some(to) = chance::receiver(table, next) else { return };
    state.undealt[usize::from(print - table.catalogue.infusions())] -= 1;
    let token = table.catalogue.token(print);
    match to {
        Receiver::Player(player) if table.is_gang(player) && !table.gang.infusions_face_up() => {
            state.side_mut(player).down[print] += 1;
        }
        Receiver::Player(player) => state.side_mut(player).up[print] += 1,
        Receiver::District(district) => {
            state.tokens[usize::from(district)].insert(print);
            super::sizing_it_up::arrives(state, district, token);
        }
    }
    log.tell(Event::Dealt { to, token });
    match chance::receiver(table, next + 1) {
        Some(_) => state.agenda.replace(Step::Deal { next: next + 1 }),
        None => state.agenda.pop(),
    }
}
