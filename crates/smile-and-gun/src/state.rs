//! The moving parts: plain data.

use crate::{
    Colour, Infusion, Player, Table, Token,
    city::{DISTRICTS, District, Space},
    dice::Dice,
    tokens::{Kind, MAX_INFUSIONS, MAX_PRINTS, PrintId},
    vocabulary::Step,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::{Index, IndexMut};
use tabletop::Agenda;

/// How many of each print lie somewhere.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Counts([u8; MAX_PRINTS]);

impl Default for Counts {
    fn default() -> Self {
        Self([0; MAX_PRINTS])
    }
}

impl Counts {
    /// The counts of the prints that the table plays with.
    #[inline]
    pub fn listed(&self, table: &Table) -> &[u8] {
        &self.0[..usize::from(table.catalogue.len())]
    }

    /// Whether nothing lies here.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; MAX_PRINTS]
    }

    /// How many lie here altogether.
    #[inline]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// The prints that lie here, each with its number.
    pub fn each(&self) -> impl Iterator<Item = (PrintId, u8)> {
        self.0.iter().enumerate().filter(|(_, count)| **count > 0).map(|(id, count)| (id as PrintId, *count))
    }
}

impl Index<PrintId> for Counts {
    type Output = u8;

    #[inline]
    fn index(&self, id: PrintId) -> &u8 {
        &self.0[usize::from(id)]
    }
}

impl IndexMut<PrintId> for Counts {
    #[inline]
    fn index_mut(&mut self, id: PrintId) -> &mut u8 {
        &mut self.0[usize::from(id)]
    }
}

impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.as_slice().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Counts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = Vec::<u8>::deserialize(deserializer)?;
        let found = counts.len();
        let counts = counts
            .try_into()
            .map_err(|_| serde::de::Error::custom(format!("expected {MAX_PRINTS} counts, found {found}")))?;
        Ok(Self(counts))
    }
}

const EMPTY: PrintId = PrintId::MAX;

/// The tokens of a district: at most three, in the order in which the police choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Slots([PrintId; 3]);

impl Default for Slots {
    fn default() -> Self {
        Self([EMPTY; 3])
    }
}

impl Slots {
    /// How many tokens lie here.
    #[inline]
    pub fn len(&self) -> u8 {
        self.0.iter().filter(|&&id| id != EMPTY).count() as u8
    }

    /// Whether none does.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0[0] == EMPTY
    }

    /// The token at a place, counted from 0.
    #[inline]
    pub fn get(&self, place: u8) -> Option<PrintId> {
        self.0.get(usize::from(place)).copied().filter(|&id| id != EMPTY)
    }

    /// The token that the police would choose (W5.4).
    #[inline]
    pub fn best(&self) -> Option<PrintId> {
        self.get(0)
    }

    /// The tokens, in the order in which the police choose.
    #[inline]
    pub fn each(&self) -> impl Iterator<Item = PrintId> {
        self.0.into_iter().filter(|&id| id != EMPTY)
    }

    /// Whether the token at a place equals the one before it.
    #[inline]
    pub(crate) fn repeats(&self, place: u8) -> bool {
        place > 0 && self.0[usize::from(place)] == self.0[usize::from(place) - 1]
    }

    #[inline]
    pub(crate) fn insert(&mut self, id: PrintId) {
        debug_assert_eq!(self.0[2], EMPTY, "no district holds more than three tokens (W0.6)");
        let [one, two, _] = self.0;
        self.0 = match () {
            () if id < one => [id, one, two],
            () if id < two => [one, id, two],
            () => [one, two, id],
        };
    }

    #[inline]
    pub(crate) fn remove(&mut self, id: PrintId) {
        if let Some(place) = self.0.iter().position(|&other| other == id) {
            self.0.copy_within(place + 1.., place);
            self.0[2] = EMPTY;
        }
    }
}

/// How a business or an infusion lies before a player (W0.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// It counts as what it is.
    Up,
    /// It counts one point.
    Down,
}

/// A token before a player, as records write it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Held {
    /// What it is.
    pub kind: Kind,
    /// A hat's points.
    pub value: u8,
    /// Blue squares.
    pub squares: u8,
    /// How it lies; hats have no face.
    pub face: Option<Face>,
    /// The squares of the infusion under it (W7.2).
    pub on: Option<u8>,
}

impl Held {
    /// A token as it lies before a player.
    pub fn new(token: Token, face: Option<Face>, on: Option<u8>) -> Self {
        Self { kind: token.kind, value: token.value, squares: token.squares, face, on }
    }

    /// What is printed on it.
    pub fn token(&self) -> Token {
        Token { kind: self.kind, value: self.value, squares: self.squares }
    }
}

/// A token that lies on an infusion and counts double (W7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) struct Doubled {
    pub print: PrintId,
    pub face: Face,
    /// The infusion, counted among the infusions.
    pub on: u8,
}

/// What lies before a player, and where the boss stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Side {
    /// Hats, and businesses and infusions face up.
    pub(crate) up: Counts,
    /// Businesses and infusions face down.
    pub(crate) down: Counts,
    /// Tokens on infusions, sorted.
    pub(crate) doubled: [Option<Doubled>; MAX_INFUSIONS],
    /// Infusions that were used and stay (W10.3), by kind.
    pub(crate) marked: [u8; MAX_INFUSIONS],
    /// Infusions gained less those given away (W11.1).
    pub(crate) gained_infusions: u8,
    /// Where the boss stands.
    pub boss: Space,
    /// The action dice of this round, in the order of the turns; 0 is none yet.
    pub(crate) action_dice: [u8; 3],
    /// Solo tokens (W9.6).
    pub solo_tokens: u8,
    /// Virtual markers on gambling, weapons and contraband (W9.7).
    pub markers: [u8; 3],
}

impl Side {
    /// The action dice that were taken this round.
    pub fn action_dice(&self) -> impl Iterator<Item = u8> {
        self.action_dice.into_iter().filter(|&die| die > 0)
    }

    /// Hats, and businesses and infusions face up, without what was doubled.
    #[inline]
    pub fn face_up(&self) -> &Counts {
        &self.up
    }

    /// Businesses and infusions face down.
    #[inline]
    pub fn face_down(&self) -> &Counts {
        &self.down
    }

    /// Infusions that were used and stay (W10.3).
    pub fn used_infusions(&self) -> u8 {
        self.marked.iter().sum()
    }

    /// Infusions gained less those given away (W11.1).
    pub fn gained_infusions(&self) -> u8 {
        self.gained_infusions
    }

    /// How many tokens lie here (W5.12).
    pub fn tokens(&self) -> u8 {
        self.up.total() + self.down.total() + self.doubled.iter().flatten().count() as u8
    }

    pub(crate) fn put_doubled(&mut self, doubled: Doubled) {
        self.doubled[MAX_INFUSIONS - 1] = Some(doubled);
        self.sort_doubled();
    }

    pub(crate) fn remove_doubled(&mut self, doubled: Doubled) {
        if let Some(found) = self.doubled.iter_mut().find(|other| **other == Some(doubled)) {
            *found = None;
        }
        self.sort_doubled();
    }

    /// Sorted with the empty places last, so that equal positions are equal bytes.
    fn sort_doubled(&mut self) {
        self.doubled.sort_unstable_by_key(|doubled| (doubled.is_none(), *doubled));
    }
}

/// The turn under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// Whose turn it is.
    pub player: Player,
    /// The movement die; 0 before the draft.
    pub movement: u8,
    /// The action die; 0 before the draft.
    pub action: u8,
    /// Whether an infusion was used in this turn.
    pub infused: bool,
}

/// The moving parts of a game.
#[derive(Debug, PartialEq, Eq, Hash, Clone, Serialize, Deserialize)]
pub struct State {
    /// What happens next.
    pub(crate) agenda: Agenda<Step, 12>,
    /// The cubes of each district, by colour.
    pub(crate) cubes: [[u8; 3]; DISTRICTS],
    /// The tokens of each district.
    pub(crate) tokens: [Slots; DISTRICTS],
    /// What lies before green and yellow.
    pub players: [Side; 2],
    /// The tokens in the bag.
    pub(crate) bag: Counts,
    /// The tokens in the discard pile.
    pub(crate) discard: Counts,
    /// Police that come after the last token of phase 1 (W2.5), by district.
    pub(crate) arriving: [u8; DISTRICTS],
    /// Districts that received a token in phase 1, as a set.
    pub(crate) received: u16,
    /// Districts unscored in the round before, as a set.
    pub(crate) unscored: u16,
    /// The dice that can be taken.
    pub pool: Dice,
    /// Dice picked so far for Last Chance.
    pub(crate) picked: Dice,
    /// The left-over die; 0 before phase 3.
    pub(crate) leftover: u8,
    /// Whether the left-over die lies in the park as a prize (W6.13).
    pub(crate) die_in_park: bool,
    /// The round, 1 to 3.
    pub round: u8,
    /// The phase, 1 to 5.
    pub phase: u8,
    /// The first player; `None` until chance has spoken.
    pub first: Option<Player>,
    /// The Shadow's space.
    pub(crate) shadow: Space,
    /// Who holds the Gumshoe (W6.2).
    pub gumshoe: Option<Player>,
    /// Henchmen on the shadow card, by player.
    pub on_card: [u8; 2],
    /// The turn under way.
    pub(crate) turn: Turn,
    /// Whether the gang got an infusion (W10.7).
    pub(crate) lost_at_once: bool,
}

/// A state stays small enough to be cloned at every node of a search.
const _: () = assert!(size_of::<State>() == 500);
const _: () = assert!(!std::mem::needs_drop::<State>());

impl State {
    /// The cubes of one colour in a district.
    #[inline]
    pub fn cubes(&self, district: District, colour: Colour) -> u8 {
        self.cubes[usize::from(district)][colour as usize]
    }

    /// A player's henchmen in a district.
    #[inline]
    pub fn henchmen(&self, district: District, player: Player) -> u8 {
        self.cubes(district, player.colour())
    }

    /// The tokens of a district.
    #[inline]
    pub fn tokens(&self, district: District) -> &Slots {
        &self.tokens[usize::from(district)]
    }

    /// The tokens in the bag.
    #[inline]
    pub fn bag(&self) -> &Counts {
        &self.bag
    }

    /// The Shadow's space; monsters stay where they live.
    #[inline]
    pub fn shadow_space(&self) -> Space {
        self.shadow
    }

    /// Dice picked so far to be rolled again (W7.1).
    #[inline]
    pub fn picked(&self) -> Dice {
        self.picked
    }

    /// The left-over die; 0 before phase 3.
    #[inline]
    pub fn leftover(&self) -> u8 {
        self.leftover
    }

    /// Whether the left-over die lies in the park as a prize (W6.13).
    #[inline]
    pub fn die_in_park(&self) -> bool {
        self.die_in_park
    }

    /// Whether a district was unscored in the round before (W5.5).
    #[inline]
    pub fn is_unscored(&self, district: District) -> bool {
        self.unscored >> district & 1 == 1
    }

    /// Whose turn it is, in phase 2.
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// What lies before a player.
    #[inline]
    pub fn side(&self, player: Player) -> &Side {
        &self.players[player as usize]
    }

    #[inline]
    pub(crate) fn side_mut(&mut self, player: Player) -> &mut Side {
        &mut self.players[player as usize]
    }

    /// A player's unused face-up infusions of one kind.
    #[inline]
    pub(crate) fn infusions(&self, table: &Table, player: Player, kind: u8) -> u8 {
        self.side(player).up[table.catalogue.infusions() + kind]
    }

    /// A player's unused face-up infusions.
    pub fn all_infusions(&self, table: &Table, player: Player) -> u8 {
        (0..table.catalogue.infusion_kinds()).map(|kind| self.infusions(table, player, kind)).sum()
    }

    /// The player with more henchmen in a district (W4.2).
    pub(crate) fn most_henchmen(&self, district: District) -> Option<Player> {
        let [green, yellow] = Player::BOTH.map(|player| self.henchmen(district, player));
        match green.cmp(&yellow) {
            std::cmp::Ordering::Greater => Some(Player::Green),
            std::cmp::Ordering::Less => Some(Player::Yellow),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// A player's hats of printed value 2 or 3 (W10.4, W11.1).
    pub fn small_hats(&self, table: &Table, player: Player) -> u8 {
        let side = self.side(player);
        let small = |id: PrintId| {
            let token = table.catalogue.token(id);
            token.kind == Kind::Hat && (2..=3).contains(&token.value)
        };
        let single: u8 = side.up.each().filter(|(id, _)| small(*id)).map(|(_, count)| count).sum();
        single + side.doubled.iter().flatten().filter(|doubled| small(doubled.print)).count() as u8
    }

    /// Everything before a player, each different one once, with its number: face up, face down, doubled, marked.
    pub(crate) fn held<'s>(&'s self, table: &'s Table, player: Player) -> impl Iterator<Item = (Held, u8)> + 's {
        let side = self.side(player);
        let token = |id| table.catalogue.token(id);
        let up = side.up.each().map(move |(id, count)| (Held::new(token(id), face_up(token(id).kind), None), count));
        let down = side.down.each().map(move |(id, count)| (Held::new(token(id), Some(Face::Down), None), count));
        let doubled = side.doubled.iter().enumerate().filter_map(move |(n, entry)| {
            let entry = (*entry)?;
            if n > 0 && side.doubled[n - 1] == Some(entry) {
                return None;
            }
            let count = side.doubled.iter().filter(|other| **other == Some(entry)).count() as u8;
            let token = token(entry.print);
            let face = face_up(token.kind).map(|_| entry.face);
            Some((Held::new(token, face, Some(table.catalogue.infusion_squares(entry.on))), count))
        });
        up.chain(down).chain(doubled)
    }

    /// Whether a card of this name could be used by a player who holds a face-up infusion.
    pub(crate) fn can_pay(&self, table: &Table, player: Player, card: Infusion) -> bool {
        table.plays_with(card) && self.all_infusions(table, player) > 0
    }
}

/// Hats have no face; everything else starts face up.
pub(crate) fn face_up(kind: Kind) -> Option<Face> {
    (kind != Kind::Hat).then_some(Face::Up)
}

#[cfg(test)]
mod tests;
