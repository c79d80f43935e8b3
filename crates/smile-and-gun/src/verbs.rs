//! The verbs: whatever changes the table also tells the log, so that the log can't lie.

mod dice;
mod tokens;

use crate::{
    Colour, Event, Player, State,
    city::{District, Space, onward},
};
use tabletop::Log;

impl State {
    /// Puts cubes into a district.
    #[inline]
    pub(crate) fn add_cubes(&mut self, district: District, colour: Colour, count: u8, log: &mut impl Log<Event>) {
        if count > 0 {
            self.cubes[usize::from(district)][colour as usize] += count;
            log.tell(Event::CubesAdded { district, colour, count });
        }
    }

    /// Returns cubes to their supply.
    #[inline]
    pub(crate) fn remove_cubes(&mut self, district: District, colour: Colour, count: u8, log: &mut impl Log<Event>) {
        if count > 0 {
            self.cubes[usize::from(district)][colour as usize] -= count;
            log.tell(Event::CubesRemoved { district, colour, count });
        }
    }

    /// Moves a cube to another district.
    pub(crate) fn move_cube(&mut self, colour: Colour, from: District, to: District, log: &mut impl Log<Event>) {
        self.cubes[usize::from(from)][colour as usize] -= 1;
        self.cubes[usize::from(to)][colour as usize] += 1;
        log.tell(Event::CubeMoved { colour, from, to });
    }

    /// Replaces police by henchmen.
    pub(crate) fn turn_police(&mut self, district: District, player: Player, count: u8, log: &mut impl Log<Event>) {
        if count > 0 {
            let cubes = &mut self.cubes[usize::from(district)];
            cubes[Colour::Police as usize] -= count;
            cubes[player as usize] += count;
            log.tell(Event::PoliceTurned { district, player, count });
        }
    }

    /// Puts a boss somewhere.
    pub(crate) fn move_boss(&mut self, player: Player, to: Space, log: &mut impl Log<Event>) {
        let from = std::mem::replace(&mut self.side_mut(player).boss, to);
        log.tell(Event::BossMoved { player, from, to });
    }

    /// Moves the Shadow clockwise.
    pub(crate) fn move_shadow(&mut self, steps: u8, log: &mut impl Log<Event>) {
        let to = onward(self.shadow, steps);
        let from = std::mem::replace(&mut self.shadow, to);
        log.tell(Event::ShadowMoved { from, to });
    }

    /// Puts henchmen onto the shadow card.
    pub(crate) fn onto_card(&mut self, player: Player, count: u8, log: &mut impl Log<Event>) {
        if count > 0 {
            self.on_card[player as usize] += count;
            log.tell(Event::OntoCard { player, count });
        }
    }

    /// A phase begins.
    #[inline]
    pub(crate) fn begin_phase(&mut self, phase: u8, log: &mut impl Log<Event>) {
        self.phase = phase;
        log.tell(Event::PhaseBegan { phase });
    }

    /// Gives the first player's marker to a player.
    pub(crate) fn make_first(&mut self, player: Player, log: &mut impl Log<Event>) {
        self.first = Some(player);
        log.tell(Event::FirstPlayer { player });
    }

    /// Gives the Gumshoe's card to a player, or puts it into the middle.
    pub(crate) fn give_gumshoe(&mut self, holder: Option<Player>, log: &mut impl Log<Event>) {
        if self.gumshoe != holder {
            self.gumshoe = holder;
            log.tell(Event::GumshoeTo { holder });
        }
    }

    /// Gives the gang a solo token.
    pub(crate) fn add_solo_token(&mut self, player: Player, log: &mut impl Log<Event>) {
        self.side_mut(player).solo_tokens += 1;
        log.tell(Event::SoloToken { player });
    }

    /// Takes all cubes out of a district that was left without a token.
    #[inline]
    pub(crate) fn clear(&mut self, district: District, log: &mut impl Log<Event>) {
        self.cubes[usize::from(district)] = [0; 3];
        log.tell(Event::Cleared { district });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    fn badge() -> Scene {
        Scene::two(Shadow::Badge, Infusion::LastChance)
    }

    #[test]
    fn cubes_come_and_go_and_the_log_says_so() {
        let Scene { mut state, mut log, .. } = badge();
        state.add_cubes(3, Colour::Green, 4, &mut log);
        state.remove_cubes(3, Colour::Green, 1, &mut log);
        state.move_cube(Colour::Green, 3, 5, &mut log);
        state.add_cubes(3, Colour::Police, 3, &mut log);
        state.turn_police(3, Yellow, 2, &mut log);
        assert_eq!((state.cubes[3], state.cubes[5]), ([2, 2, 1], [1, 0, 0]));
        assert_eq!(
            log,
            [
                Event::CubesAdded { district: 3, colour: Colour::Green, count: 4 },
                Event::CubesRemoved { district: 3, colour: Colour::Green, count: 1 },
                Event::CubeMoved { colour: Colour::Green, from: 3, to: 5 },
                Event::CubesAdded { district: 3, colour: Colour::Police, count: 3 },
                Event::PoliceTurned { district: 3, player: Yellow, count: 2 },
            ]
        );
    }

    #[test]
    fn nothing_is_not_worth_telling() {
        let Scene { mut state, mut log, .. } = badge();
        state.add_cubes(3, Colour::Green, 0, &mut log);
        state.remove_cubes(3, Colour::Green, 0, &mut log);
        state.turn_police(3, Yellow, 0, &mut log);
        state.onto_card(Yellow, 0, &mut log);
        assert_eq!((log, state.on_card), (vec![], [0, 0]));
    }

    #[test]
    fn figures_move_and_henchmen_go_onto_the_card() {
        let Scene { mut state, mut log, .. } = badge().boss(Yellow, 2).shadow(10);
        state.move_boss(Yellow, 7, &mut log);
        state.move_shadow(5, &mut log);
        state.onto_card(Yellow, 3, &mut log);
        assert_eq!((state.side(Yellow).boss, state.shadow, state.on_card), (7, 3, [0, 3]));
        assert_eq!(
            log,
            [
                Event::BossMoved { player: Yellow, from: 2, to: 7 },
                Event::ShadowMoved { from: 10, to: 3 },
                Event::OntoCard { player: Yellow, count: 3 },
            ]
        );
    }
}
