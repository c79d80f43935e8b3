//! W6.2 The Gumshoe: in phase 5 the player with most henchmen in this district takes the card; on a tie it goes to the
//! middle. The holder may not take a die of the pool's highest value, unless all are equal. Held at the end: -3.

use super::Card;
use crate::{Event, Player, State, city::District, dice::Dice};
use tabletop::Log;

pub(super) struct Gumshoe;

impl Card for Gumshoe {
    const IN_FIRST_EDITION: bool = true;

    /// The two dice are judged as if taken one after the other, in whichever order is legal.
    fn allows(state: &State, player: Player, pool: Dice, [one, two]: [u8; 2]) -> bool {
        state.gumshoe != Some(player) || in_order(pool, one, two) || in_order(pool, two, one)
    }

    fn allows_die(state: &State, player: Player, pool: Dice, die: u8) -> bool {
        state.gumshoe != Some(player) || may_take(pool, die)
    }

    fn comes_up(state: &mut State, district: District, log: &mut impl Log<Event>) {
        let holder = state.most_henchmen(district);
        if state.gumshoe != holder {
            state.gumshoe = holder;
            log.tell(Event::GumshoeTo { holder });
        }
    }

    fn points(state: &State, player: Player) -> i8 {
        if state.gumshoe == Some(player) { -3 } else { 0 }
    }
}

fn may_take(pool: Dice, die: u8) -> bool {
    pool.all_equal() || die != pool.highest()
}

fn in_order(pool: Dice, one: u8, two: u8) -> bool {
    let mut left = pool;
    left.remove(one);
    may_take(pool, one) && may_take(left, two)
}
