//! W10.9 Tar and Feather: the Shadow starts on 5; the gang places 3, 2, 1; then, before its action die, the Shadow moves by
//! the gang's movement die (its card does nothing) and one gang henchman goes to each district of the Shadow's line.

use super::Scenario;
use crate::{
    Event, Infusion, Player, Shadow, State, Table,
    city::{LINES, Space},
};
use tabletop::Log;

pub(super) struct TarAndFeather;

impl Scenario for TarAndFeather {
    const SHADOW: Shadow = Shadow::Hideout;
    const INFUSION: Infusion = Infusion::QuickStep;
    const MONSTERS: bool = false;
    const SHADOW_STARTS: Space = 5;
    const PLACES: [u8; 3] = [3, 2, 1];

    fn placed(_: &Table, state: &mut State, gang: Player, movement: u8, log: &mut impl Log<Event>) {
        state.move_shadow(movement, log);
        for district in LINES[usize::from(state.shadow)] {
            state.add_cubes(district, gang.colour(), 1, log);
        }
    }
}
