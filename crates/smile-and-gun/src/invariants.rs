//! What holds at every moment of every game.

use crate::{
    Player, Shadow, State, Table,
    chance::Why,
    city::{DISTRICTS, SPACES},
    scenarios::Gone,
    tokens::Kind,
    vocabulary::Step,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Dice, Infusion, Infusions, Level, Setup, testing::*, tokens::Edition};

    /// Round 1, green's first turn, a token and an infusion before green.
    fn scene(shadow: Shadow) -> Scene {
        Scene::two(shadow, Infusion::LastChance)
            .tokens(0, &["hat6.3", "weapons.1"])
            .holds(Green, &["infusion.1:up", "gambling.1:up"])
            .phase_2(0, &[1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6])
    }

    #[track_caller]
    fn broken(scene: Scene, change: impl FnOnce(&mut State), part: &str) {
        assert_eq!(invariants(&scene.table, &scene.state), Ok(()), "before the change");
        let scene = scene.with(change);
        let why = invariants(&scene.table, &scene.state).expect_err(part);
        assert!(why.contains(part), "{why}");
    }

    #[test]
    fn a_token_can_neither_be_lost_nor_made_up() {
        broken(scene(Shadow::Badge), |state| state.bag[0] -= 1, "hat6.3: 2 on the table, 3 in the box");
        broken(scene(Shadow::Badge), |state| state.bag[0] += 1, "hat6.3: 4 on the table");
        broken(scene(Shadow::Badge), |state| state.discard[5] += 1, "gambling.2: 4 on the table");
        broken(scene(Shadow::Badge), |state| state.tokens[3].insert(11), "infusion.2: 4 on the table");
        broken(scene(Shadow::Badge), |state| state.players[1].down[6] += 1, "gambling.1: 4 on the table");
        broken(scene(Shadow::Badge), |state| state.players[0].up[12] += 1, "infusion.1: 5 on the table");
        broken(scene(Shadow::Badge), |state| state.players[0].marked[0] += 1, "infusion.2: 4 on the table");
        let doubled = crate::state::Doubled { print: 8, face: crate::Face::Up, on: 0 };
        broken(scene(Shadow::Badge), |state| state.players[0].put_doubled(doubled), "weapons.1: 4 on the table");
        let on_an_infusion = crate::state::Doubled { print: 7, face: crate::Face::Up, on: 1 };
        let change = |state: &mut State| {
            state.bag[7] -= 1;
            state.players[0].put_doubled(on_an_infusion);
        };
        broken(scene(Shadow::Badge), change, "infusion.1: 5 on the table");
    }

    #[test]
    fn used_infusions_and_businesses_may_leave_but_not_with_montresor() {
        let left = |state: &mut State| {
            state.bag[11] -= 1;
            state.bag[7] -= 1;
        };
        let gone = scene(Shadow::Badge).with(left);
        assert_eq!(invariants(&gone.table, &gone.state), Ok(()));
        broken(Scene::of(&Setup::scenario(7, Level::Normal)), |state| state.bag[11] -= 1, "infusion.2: 2 on the table");
    }

    #[test]
    fn every_die_is_somewhere() {
        broken(scene(Shadow::Badge), |state| state.pool.remove(1), "0 taken, 0 in the air");
        broken(scene(Shadow::Badge), |state| state.players[0].action_dice[0] = 3, "2 taken");
        let rolling = |state: &mut State| state.agenda.push(Step::Roll { why: Why::LastChance, count: 2 });
        broken(scene(Shadow::Badge), rolling, "2 in the air");
        let taken = scene(Shadow::Badge).with(|state| {
            state.pool = Dice::of(&[1, 1, 2, 2, 3, 3, 4, 4, 5]);
            state.agenda.push(Step::Roll { why: Why::LastChance, count: 2 });
            state.players[1].action_dice[0] = 6;
        });
        assert_eq!(invariants(&taken.table, &taken.state), Ok(()));
        let settling = || {
            scene(Shadow::Badge).with(|state| {
                state.phase = 3;
                state.pool = Dice::NONE;
                state.leftover = 4;
            })
        };
        broken(settling(), |state| state.leftover = 0, "0 is left over");
        broken(settling(), |state| state.pool.add(1), "4 is left over, pool [1]");
    }

    #[test]
    fn everything_lies_where_it_may() {
        broken(
            scene(Shadow::Cursed),
            |state| {
                for id in [1, 2] {
                    state.bag[id] -= 1;
                    state.tokens[5].insert(id);
                }
            },
            "district 5 holds 2 tokens, it has room for 1",
        );
        broken(scene(Shadow::Badge), |state| state.players[1].boss = 12, "off the board");
        broken(scene(Shadow::Badge), |state| state.shadow = 12, "off the board");
        broken(scene(Shadow::Badge), |state| state.on_card = [0, 1], "henchmen on badge");
        broken(scene(Shadow::Badge), |state| state.gumshoe = Some(Green), "isn't in play");
        broken(scene(Shadow::Badge), |state| state.round = 4, "round 4");
        broken(scene(Shadow::Badge), |state| state.phase = 0, "phase 0");
        broken(scene(Shadow::Badge), |state| state.players[0].solo_tokens = 1, "only the gang");
        broken(scene(Shadow::Badge), |state| state.players[1].markers[2] = 1, "only the gang");
        let alone = Setup { infusion: Infusions::One(Infusion::Knockoff), ..Setup::solo(Edition::German, Level::Don) };
        broken(Scene::of(&alone), |state| state.first = Some(Yellow), "always first player");
        let rich = Scene::of(&alone).with(|state| {
            state.players[1].solo_tokens = 2;
            state.players[1].markers = [1, 2, 3];
        });
        assert_eq!(invariants(&rich.table, &rich.state), Ok(()));
        for shadow in [Shadow::Historian, Shadow::Cursed] {
            let filled = scene(shadow).with(|state| state.on_card = [2, 0]);
            assert_eq!(invariants(&filled.table, &filled.state), Ok(()));
        }
        let held = scene(Shadow::Gumshoe).with(|state| state.gumshoe = Some(Yellow));
        assert_eq!(invariants(&held.table, &held.state), Ok(()));
    }
}
