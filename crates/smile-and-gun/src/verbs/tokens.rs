//! Verbs about tokens.

use crate::{
    Event, Infusion, Party, Player, State, Table, Token,
    chance::Receiver,
    city::District,
    infusions::Gain,
    scenarios::Gone,
    state::{Doubled, Face, Held, face_up},
    tokens::{Kind, PrintId},
};
use tabletop::Log;

impl State {
    /// Deals an infusion from the bag; before a player it lies with this face.
    pub(crate) fn deal(
        &mut self,
        table: &Table,
        to: Receiver,
        face: Face,
        print: PrintId,
        log: &mut impl Log<Event>,
    ) -> Token {
        let token = table.catalogue.token(print);
        self.bag[print] -= 1;
        let face = match to {
            Receiver::Player(player) => {
                let side = self.side_mut(player);
                match face {
                    Face::Up => side.up[print] += 1,
                    Face::Down => side.down[print] += 1,
                }
                Some(face)
            }
            Receiver::District(district) => {
                self.tokens[usize::from(district)].insert(print);
                None
            }
        };
        log.tell(Event::Dealt { to, token, face });
        token
    }

    /// Draws a token from the bag for a district.
    #[inline]
    pub(crate) fn draw(
        &mut self,
        table: &Table,
        district: District,
        print: PrintId,
        log: &mut impl Log<Event>,
    ) -> Token {
        let token = table.catalogue.token(print);
        self.bag[print] -= 1;
        self.tokens[usize::from(district)].insert(print);
        log.tell(Event::Drawn { district, token });
        token
    }

    /// Puts the discarded hats into the bag and takes whatever else was discarded out of the game. Says how many hats
    /// there were.
    pub(crate) fn refill_bag(&mut self, table: &Table, log: &mut impl Log<Event>) -> u8 {
        let (mut hats, mut all) = (0, 0);
        for id in 0..table.catalogue.len() {
            let count = std::mem::take(&mut self.discard[id]);
            all += count;
            if table.catalogue.token(id).kind == Kind::Hat {
                self.bag[id] += count;
                hats += count;
            }
        }
        if all > 0 {
            log.tell(Event::BagRefilled { hats });
        }
        hats
    }

    /// Puts a virtual marker on the business of a token, if it is of one.
    pub(crate) fn lay_marker(&mut self, player: Player, token: Token, log: &mut impl Log<Event>) {
        if let Some(business) = token.kind.business() {
            self.side_mut(player).markers[business] += 1;
            log.tell(Event::VirtualMarker { player, token });
        }
    }

    /// Puts a player's face-down token into the bag.
    pub(crate) fn give_up(&mut self, table: &Table, player: Player, print: PrintId, log: &mut impl Log<Event>) {
        self.side_mut(player).down[print] -= 1;
        let held = Held::new(table.catalogue.token(print), Some(Face::Down), None);
        log.tell(Event::GaveUp { player, held });
        self.put_in_bag(table, print, log);
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
            Gone::Marked => {
                self.side_mut(player).marked[usize::from(kind)] += 1;
                log.tell(Event::Marked { player, squares: table.catalogue.infusion_squares(kind) });
            }
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
            log.tell(Event::OntoPile { token: table.catalogue.token(print) });
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
                Event::OntoPile { token: hat },
                took(Party::Police, infusion),
                Event::OntoPile { token: infusion },
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
