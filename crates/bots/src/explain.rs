//! Which parts of the board make one position better than another.

use crate::{
    evaluation::{Evaluated, Judge},
    fit::TENS,
    net::{Net, Sheet},
};
use tabletop::Node;

/// How many points better each part of the board became for the seat at a place: what its lead is expected to be at
/// the end if only this part changed. Parts are known by their numbers: districts from 0 to 8; rows from 0 to 5 and
/// columns from 6 to 11.
///
/// Both positions must be looked at from the same side, so whoever is on turn in the first should be in the second.
pub fn parts<G: Evaluated>(table: &G, before: &G::State, after: &G::State, place: usize) -> Vec<(u8, f32)> {
    let sides = table.sides(before);
    // A net that knows one side only is asked for that side.
    let (side, sign) = if sides.contains(&place) { (place, 1.0) } else { (sides.start, -1.0) };
    let described = |state| {
        let mut sheet = Sheet::default();
        table.describe(state, side, &mut sheet);
        sheet
    };
    let (one, two) = (described(before), described(after));
    let net = table.net();
    let base = lead(net, &one);
    let effect = |id| (id, sign * (lead(net, &one.with_part_of(id, &two)) - base));
    one.ids().map(effect).collect()
}

fn lead(net: &Net, sheet: &Sheet) -> f32 {
    let [_, own, rival, _] = net.weigh(sheet);
    (own - rival) * TENS
}

/// Everybody's points at the end: as they are if the game is over, else as the net expects them.
pub fn points<G: Evaluated>(table: &G, state: &G::State) -> crate::evaluation::PerSeat {
    match table.node(state) {
        Node::Over => table.points(state),
        _ => Judge::new(table.net()).worth(table, state).points,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use smile_and_gun::{Edition, Setup, Table};
    use tabletop::{Game, Seeded, random_choice};

    /// The first position in which dice are taken, and one after a choice there.
    fn draft(table: &Table) -> (smile_and_gun::State, smile_and_gun::State) {
        let (mut state, mut random) = (table.start(&mut ()), Seeded::new(5));
        while let Node::Chance(_) = table.node(&state) {
            let outcome = table.sample(&state, &mut random);
            table.resolve(&mut state, outcome, &mut ());
        }
        let before = state.clone();
        table.apply(&mut state, random_choice(table.legal(&before), &mut random), &mut ());
        (before, state)
    }

    #[test]
    fn what_stays_as_it_is_makes_no_difference() {
        let table = Table::new(&Setup::two(Edition::First)).unwrap();
        let (before, after) = draft(&table);
        assert!(parts(&table, &before, &before, 0).iter().all(|(_, effect)| *effect == 0.0));
        let changed = |district: u8| {
            (0..2).any(|n| {
                let player = smile_and_gun::Player::BOTH[n];
                before.henchmen(district, player) != after.henchmen(district, player)
            })
        };
        let effects = parts(&table, &before, &after, table.place(before.turn().player));
        assert_eq!(effects.len(), 9);
        for (district, effect) in effects {
            assert_eq!(effect != 0.0, changed(district), "{district}: {effect}");
        }
    }

    #[test]
    fn what_is_good_for_one_is_bad_for_the_other() {
        let table = Table::new(&Setup::two(Edition::First)).unwrap();
        let (before, after) = draft(&table);
        let (one, two) = (parts(&table, &before, &after, 0), parts(&table, &before, &after, 1));
        assert!(one.iter().zip(two).all(|(one, two)| one.1 == -two.1));
    }
}
