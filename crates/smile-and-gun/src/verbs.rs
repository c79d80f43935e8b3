//! The verbs: whatever changes the table also tells the log, so that the log can't lie.

use crate::{
    Colour, Event, Infusion, Party, Player, State, Table,
    city::{District, Space, onward},
    infusions::Gain,
    scenarios::Gone,
    state::{Doubled, Face, Held, face_up},
    tokens::{Kind, PrintId},
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

    /// Takes a face-up infusion from a player for a card's effect (W7): it leaves the game, unless a scenario says
    /// otherwise.
    pub(crate) fn use_infusion(
        &mut self,
        table: &Table,
        player: Player,
        card: Infusion,
        kind: u8,
        log: &mut impl Log<Event>,
    ) {
        let squares = table.catalogue.infusion_squares(kind);
        self.turn.infused = self.phase == 2;
        self.side_mut(player).up[table.catalogue.infusions() + kind] -= 1;
        log.tell(Event::InfusionUsed { player, card, squares });
        self.infusion_leaves(table, player, kind, log);
    }

    /// An infusion was used and leaves the game, unless a scenario says otherwise.
    fn infusion_leaves(&mut self, table: &Table, player: Player, kind: u8, log: &mut impl Log<Event>) {
        match table.gang.used() {
            Gone::Usual => {}
            Gone::Bag => self.put_in_bag(table, table.catalogue.infusions() + kind, log),
            Gone::Marked => self.side_mut(player).marked[usize::from(kind)] += 1,
        }
    }

    /// Puts a token into the bag.
    pub(crate) fn put_in_bag(&mut self, table: &Table, print: PrintId, log: &mut impl Log<Event>) {
        self.bag[print] += 1;
        log.tell(Event::IntoBag { token: table.catalogue.token(print) });
    }

    /// Discards a token of a district.
    pub(crate) fn discard(&mut self, table: &Table, district: District, print: PrintId, log: &mut impl Log<Event>) {
        self.tokens[usize::from(district)].remove(print);
        log.tell(Event::Discarded { district, token: table.catalogue.token(print) });
        self.onto_discard_pile(table, print, log);
    }

    /// Lays a token onto the discard pile, unless a scenario says otherwise.
    fn onto_discard_pile(&mut self, table: &Table, print: PrintId, log: &mut impl Log<Event>) {
        if table.catalogue.token(print).kind == Kind::Infusion && table.gang.discarded() == Gone::Bag {
            self.put_in_bag(table, print, log);
        } else {
            self.discard[print] += 1;
        }
    }

    /// The police take a token: it goes to the discard pile (W5.9).
    pub(crate) fn police_take(&mut self, table: &Table, district: District, print: PrintId, log: &mut impl Log<Event>) {
        self.leave_district(table, Party::Police, district, print, log);
        self.onto_discard_pile(table, print, log);
    }

    /// The Guardian takes a token: it goes into the bag (W6.12).
    pub(crate) fn guardian_takes(
        &mut self,
        table: &Table,
        district: District,
        print: PrintId,
        log: &mut impl Log<Event>,
    ) {
        self.leave_district(table, Party::Guardian, district, print, log);
        self.put_in_bag(table, print, log);
    }

    fn leave_district(
        &mut self,
        table: &Table,
        party: Party,
        district: District,
        print: PrintId,
        log: &mut impl Log<Event>,
    ) {
        self.tokens[usize::from(district)].remove(print);
        let held = Held::new(table.catalogue.token(print), None, None);
        log.tell(Event::Took { party, district, held });
    }

    /// A player gains a token of a district, face up or down, perhaps on an infusion (W5.8, W7.2).
    pub(crate) fn gain(
        &mut self,
        table: &Table,
        player: Player,
        district: District,
        Gain { place, face, on }: Gain,
        log: &mut impl Log<Event>,
    ) {
        let Some(print) = self.tokens(district).get(place) else { return };
        let token = table.catalogue.token(print);
        let infusions = table.catalogue.infusions();
        let squares = on.map(|kind| table.catalogue.infusion_squares(kind));
        self.tokens[usize::from(district)].remove(print);
        let side = self.side_mut(player);
        match (on, face) {
            (Some(kind), _) => {
                side.up[infusions + kind] -= 1;
                side.put_doubled(Doubled { print, face, on: kind });
            }
            (None, Face::Up) => side.up[print] += 1,
            (None, Face::Down) => side.down[print] += 1,
        }
        if token.kind == Kind::Infusion {
            side.gained_infusions += 1;
        }
        let face = face_up(token.kind).map(|_| face);
        log.tell(Event::Took { party: Party::Player(player), district, held: Held::new(token, face, squares) });
    }

    /// A player gives a token to a district (W7.4): it returns face up and single; an infusion under it leaves.
    pub(crate) fn give(
        &mut self,
        table: &Table,
        player: Player,
        district: District,
        held: Held,
        log: &mut impl Log<Event>,
    ) {
        let Some(print) = table.catalogue.find(held.token()) else { return };
        let side = self.side_mut(player);
        match (held.on.and_then(|squares| table.catalogue.infusion_with(squares)), held.face) {
            (Some(on), face) => side.remove_doubled(Doubled { print, face: face.unwrap_or(Face::Up), on }),
            (None, Some(Face::Down)) => side.down[print] -= 1,
            (None, _) => side.up[print] -= 1,
        }
        if held.kind == Kind::Infusion {
            // The infusion dealt at the start was never gained, so the number may already be 0.
            side.gained_infusions = side.gained_infusions.saturating_sub(1);
        }
        self.tokens[usize::from(district)].insert(print);
        log.tell(Event::Gave { player, district, held });
        if let Some(on) = held.on.and_then(|squares| table.catalogue.infusion_with(squares)) {
            self.infusion_leaves(table, player, on, log);
        }
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

    #[test]
    fn w7_a_used_infusion_leaves_the_game() {
        let Scene { table, mut state, mut log } = badge().holds(Green, &["infusion.1", "infusion.2"]);
        state.phase = 2;
        let (bag, discard) = (state.bag.total(), state.discard.total());
        state.use_infusion(&table, Green, Infusion::LastChance, 0, &mut log);
        assert_eq!((state.infusions(&table, Green, 0), state.infusions(&table, Green, 1)), (0, 1));
        assert_eq!((state.bag.total(), state.discard.total(), state.side(Green).marked), (bag, discard, [0; 7]));
        assert_eq!(log, [Event::InfusionUsed { player: Green, card: Infusion::LastChance, squares: 2 }]);
        assert!(state.turn.infused);
    }

    #[test]
    fn w3_2_only_an_infusion_of_phase_2_closes_the_reroll() {
        let Scene { table, mut state, .. } = badge().holds(Green, &["infusion.1"]);
        state.phase = 5;
        state.use_infusion(&table, Green, Infusion::Enthralling, 1, &mut ());
        assert!(!state.turn.infused);
    }

    #[test]
    fn w5_9_discarded_tokens_and_those_of_the_police_go_to_the_discard_pile_the_guardians_into_the_bag() {
        let scene = badge().tokens(4, &["hat6.3", "infusion.1", "weapons.2"]);
        let prints = ["hat6.3", "infusion.1", "weapons.2"].map(|token| scene.print(token));
        let Scene { table, mut state, mut log } = scene;
        let [hat, infusion, weapons] = prints.map(|print| table.catalogue.token(print));
        state.discard(&table, 4, prints[0], &mut log);
        state.police_take(&table, 4, prints[1], &mut log);
        state.guardian_takes(&table, 4, prints[2], &mut log);
        assert_eq!(prints.map(|print| state.discard[print]), [1, 1, 0]);
        assert_eq!(prints.map(|print| state.bag[print]), [2, 3, 2]);
        assert!(state.tokens(4).is_empty());
        let took = |party, token| Event::Took { party, district: 4, held: Held::new(token, None, None) };
        assert_eq!(
            log,
            [
                Event::Discarded { district: 4, token: hat },
                took(Party::Police, infusion),
                took(Party::Guardian, weapons),
                Event::IntoBag { token: weapons },
            ]
        );
    }

    #[test]
    fn w5_8_a_gained_token_lies_as_the_player_says() {
        let mut scene = badge().holds(Green, &["infusion.2"]).tokens(4, &["hat6.3", "infusion.1", "weapons.2"]);
        let Scene { table, state, log } = &mut scene;
        let gains = [(0, Face::Up, None), (1, Face::Down, None), (0, Face::Down, Some(0))];
        let gained = gains.map(|(place, face, on)| {
            state.gain(table, Green, 4, Gain { place, face, on }, log);
            state.side(Green).gained_infusions
        });
        assert_eq!(gained, [0, 1, 1]);
        let held = scene.told(|event| match event {
            Event::Took { party: Party::Player(Green), district: 4, held } => Some(held.to_string()),
            _ => None,
        });
        assert_eq!(held, ["hat6.3", "infusion.1:down", "weapons.2:down^2"]);
        assert_eq!(scene.before(Green), held);
        assert!(scene.tokens_at(4).is_empty());
    }

    #[test]
    fn w7_4_a_given_token_returns_face_up_and_single_and_the_infusion_under_it_leaves() {
        let tokens = ["weapons.1:down", "hat4.1^2", "infusion.1", "gambling.1:up"];
        let mut scene = Scene::two(Shadow::Badge, Infusion::Slippery).holds(Green, &tokens);
        let held: Vec<_> = scene.state.held(&scene.table, Green).map(|(held, _)| held).collect();
        let Scene { table, state, log } = &mut scene;
        state.side_mut(Green).gained_infusions = 2;
        for (n, one) in held.iter().enumerate() {
            state.give(table, Green, n as u8, *one, log);
        }
        assert_eq!(state.side(Green).gained_infusions, 1);
        assert!(scene.before(Green).is_empty());
        let there: Vec<_> = (0..4).flat_map(|district| scene.tokens_at(district)).collect();
        assert_eq!(there, ["gambling.1", "infusion.1", "weapons.1", "hat4.1"]);
        // The other infusion of 2 squares is still in the bag; this one is gone.
        assert_eq!((scene.in_bag("infusion.2"), scene.state.discard.total()), (2, 0));
        assert_eq!(scene.log.len(), 4);
        assert_eq!(scene.log[3], Event::Gave { player: Green, district: 3, held: held[3] });
    }

    #[test]
    fn w11_1_giving_away_the_infusion_that_was_dealt_takes_nothing_from_what_was_gained() {
        let mut scene = Scene::two(Shadow::Badge, Infusion::Slippery).holds(Green, &["infusion.1"]);
        let (held, _) = scene.state.held(&scene.table, Green).next().unwrap();
        let Scene { table, state, .. } = &mut scene;
        state.give(table, Green, 0, held, &mut ());
        assert_eq!(state.side(Green).gained_infusions, 0);
    }
}
