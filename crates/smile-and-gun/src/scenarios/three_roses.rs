//! W10.8 The Three Roses: between phases 3 and 4 reroll the left-over die, move the gang's boss by it, placing nothing,
//! and turn all police in front of it into its henchmen. The new number holds for Guardian and Cursed.

use super::Scenario;
use crate::{
    Colour, Event, Infusion, Player, Shadow, State, Table,
    chance::Why,
    city::{in_front, onward},
    step::Step,
};
use tabletop::Log;

pub(super) struct ThreeRoses;

impl Scenario for ThreeRoses {
    const SHADOW: Shadow = Shadow::Press;
    const INFUSION: Infusion = Infusion::LastChance;

    fn before_heat(_: &Table, state: &mut State) {
        state.agenda.push(Step::Roll { why: Why::Roses, count: 1 });
    }
}

/// The left-over die was rolled again.
pub(crate) fn rerolled(table: &Table, state: &mut State, die: u8, log: &mut impl Log<Event>) {
    state.leftover = die;
    let gang = table.gang_colour().unwrap_or(Player::Yellow);
    let to = onward(state.side(gang).boss, die);
    state.move_boss(gang, to, log);
    let here = in_front(to);
    state.turn_police(here, gang, state.cubes(here, Colour::Police), log);
}
