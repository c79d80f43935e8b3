//! What holds at every moment of every game.

use crate::{
    Player, Shadow, State, Table,
    chance::Why,
    city::{DISTRICTS, SPACES},
    scenarios::Gone,
    step::Step,
    tokens::Kind,
};

/// Checks that no piece was lost or made up and that everything lies where the rules allow it.
pub fn invariants(table: &Table, state: &State) -> Result<(), String> {
    tokens(table, state)?;
    dice(state)?;
    places(table, state)
}

/// Every token is in the box, in the bag, discarded, in a district or before a player, and only used infusions and what
/// W2.4 takes out ever go back into the box.
fn tokens(table: &Table, state: &State) -> Result<(), String> {
    let infusions = table.catalogue.infusions();
    for id in 0..table.catalogue.len() {
        let kind = id.checked_sub(infusions);
        let in_districts =
            state.tokens.iter().flat_map(|slots| slots.each()).filter(|other| *other == id).count() as u8;
        let mut found = state.bag[id] + state.discard[id] + in_districts;
        for side in &state.players {
            found += side.up[id] + side.down[id];
            for doubled in side.doubled.iter().flatten() {
                found += u8::from(doubled.print == id) + u8::from(Some(doubled.on) == kind);
            }
            found += kind.map_or(0, |kind| side.marked[usize::from(kind)]);
        }
        let expected = table.catalogue.count(id);
        let token = table.catalogue.token(id);
        let may_leave = match token.kind {
            Kind::Hat => false,
            Kind::Infusion => table.gang.used() != Gone::Bag,
            _ => true,
        };
        if found > expected || (found < expected && !may_leave) {
            return Err(format!("{token}: {found} on the table, {expected} in the box"));
        }
    }
    Ok(())
}

/// In phase 2 every die is in the pool, in the air, or was taken.
fn dice(state: &State) -> Result<(), String> {
    let taken: u8 = state.players.iter().map(|side| 2 * side.action_dice().count() as u8).sum();
    let in_the_air = match state.agenda.top() {
        Some(Step::Roll { why: Why::LastChance, count }) => count,
        _ => 0,
    };
    if state.phase == 2 && state.pool.len() + taken + in_the_air != 13 {
        return Err(format!("{:?} in the pool, {taken} taken, {in_the_air} in the air", state.pool));
    }
    if state.phase > 2 && !((1..=6).contains(&state.leftover) && state.pool.is_empty()) {
        return Err(format!("phase {}: {} is left over, pool {:?}", state.phase, state.leftover, state.pool));
    }
    Ok(())
}

fn places(table: &Table, state: &State) -> Result<(), String> {
    for district in 0..DISTRICTS as u8 {
        let (found, room) = (state.tokens(district).len(), table.shadow.capacity(district));
        if found > room {
            return Err(format!("district {district} holds {found} tokens, it has room for {room}"));
        }
    }
    if state.players.iter().any(|side| side.boss >= SPACES) || state.shadow >= SPACES {
        return Err("a figure stands off the board".to_owned());
    }
    let card = matches!(table.shadow, Shadow::Historian | Shadow::Cursed);
    if state.on_card != [0; 2] && !card {
        return Err(format!("{:?} henchmen on {}", state.on_card, table.shadow));
    }
    if state.gumshoe.is_some() && table.shadow != Shadow::Gumshoe {
        return Err("somebody holds a card that isn't in play".to_owned());
    }
    if !(1..=3).contains(&state.round) || !(1..=5).contains(&state.phase) {
        return Err(format!("round {}, phase {}", state.round, state.phase));
    }
    if table.human().is_some_and(|human| state.first != Some(human)) {
        return Err("alone the human is always first player".to_owned());
    }
    let gang_only = |player: Player| {
        let side = state.side(player);
        table.is_gang(player) || (side.solo_tokens == 0 && side.markers == [0; 3])
    };
    if !Player::BOTH.into_iter().all(gang_only) {
        return Err("a player holds what only the gang can have".to_owned());
    }
    Ok(())
}
