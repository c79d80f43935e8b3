//! The verbs: whatever changes the table also tells the log, so that the log can't lie.

use crate::{
    Colour, Event, Infusion, Party, Player, State, Table,
    city::{District, Space, onward},
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
        (print, face, on): (PrintId, Face, Option<u8>),
        log: &mut impl Log<Event>,
    ) {
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
