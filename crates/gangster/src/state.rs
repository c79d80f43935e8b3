//! The moving parts, and the verbs that change them and tell the log together.

use crate::{Board, Event, Field, Gang, Gangster, Origin, Power, Stack, Step, Steps, Why, phases::lay::Lay};
use serde::{Deserialize, Serialize};
use tabletop::Log;

/// How many moves in a row there may be with nothing laid or shot (G2.5).
pub const MOVES_IN_A_ROW: u8 = 12;

/// The moving parts of a game. Arrays have one element per gang, in the order of [`Gang::ALL`], also for gangs that
/// nobody plays.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The gangsters on the board.
    pub board: Board,
    /// How many of each gang and power lie in the stacks. Which of them lie in which stack, and in what order, is
    /// unknown to everybody and so not kept.
    pub unseen: [[u8; 3]; 4],
    /// How many gangsters each stack has (G1.2).
    pub stacks: [u8; 2],
    /// Each player's own supply as a set of powers: bit 0 for power 1 (G1.1).
    pub own: [u8; 4],
    /// The open supply (G1.2) in ascending order; gaps come last.
    pub open: [Option<Gangster>; 2],
    /// Each player's bullets (G1.3).
    pub bullets: [u8; 4],
    /// Each player's rank (G3.2).
    pub rank: [u8; 4],
    /// The order in which the players reached their present ranks (G4.2): 1 was first, 0 hasn't risen at all.
    pub reached: [u8; 4],
    /// Where the gangster lies that was laid or moved in the last turn, if any (G2.2).
    pub barred: Option<Field>,
    /// How many moves in a row there were with nothing laid or shot (G2.5); doesn't count beyond
    /// [`MOVES_IN_A_ROW`].
    pub moves: u8,
    /// Whose turn it is.
    pub player: Gang,
    /// What happens next; nothing once the game is over.
    pub agenda: Steps,
}

/// A game fits into two cache lines.
const _: () = assert!(size_of::<State>() == 120);
const _: () = assert!(!std::mem::needs_drop::<State>());

impl State {
    /// An own supply with one gangster of each power (G1.1).
    pub(crate) const ALL_OWN: u8 = 0b111;

    /// Whether a gangster of this power is in the gang's own supply.
    #[inline]
    pub const fn owns(&self, gang: Gang, power: Power) -> bool {
        self.own[gang.index()] >> power.index() & 1 == 1
    }

    /// A player's own supply, the weakest first.
    pub fn own_of(&self, gang: Gang) -> impl Iterator<Item = Gangster> {
        let own = Power::ALL.into_iter().filter(move |&power| self.owns(gang, power));
        own.map(move |power| Gangster::new(gang, power))
    }

    /// How many gangsters like this one there are, wherever they lie: always three (G0.1), or somebody cheats.
    pub fn count(&self, gangster: Gangster) -> u8 {
        let Gangster { gang, power } = gangster;
        let drawn = self.agenda.steps().contains(&Step::Lay(Lay { from: Origin::Drawn, gangster }));
        let laid = Field::all().filter(|&field| self.board.at(field).is_some_and(|(other, _)| other == gangster));
        let open = self.open.iter().filter(|open| **open == Some(gangster));
        self.unseen[gang.index()][power.index()]
            + u8::from(self.owns(gang, power))
            + u8::from(drawn)
            + (laid.count() + open.count()) as u8
    }

    /// Whether the game is over.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.agenda.top().is_none()
    }

    /// This player begins (G1.4).
    pub(crate) fn begin(&mut self, player: Gang, log: &mut impl Log<Event>) {
        self.player = player;
        log.tell(Event::FirstPlayer { player });
    }

    /// It is this player's turn (G1.4).
    pub(crate) fn next_player(&mut self, player: Gang, log: &mut impl Log<Event>) {
        self.player = player;
        log.tell(Event::NextPlayer { player });
    }

    /// The top of a stack turns out to be this gangster; it goes to the open supply, or the player has to lay it
    /// (G1.2, G2.1).
    pub(crate) fn reveal(&mut self, stack: Stack, gangster: Gangster, why: Why, log: &mut impl Log<Event>) {
        self.stacks[stack.index()] -= 1;
        self.unseen[gangster.gang.index()][gangster.power.index()] -= 1;
        log.tell(Event::Revealed { stack, gangster, why });
        match why {
            Why::Open => self.add_open(gangster),
            Why::Draw => self.agenda.push(Step::Lay(Lay { from: Origin::Drawn, gangster })),
        }
    }

    /// The player draws from a stack (G2.1).
    pub(crate) fn draw(&mut self, stack: Stack, log: &mut impl Log<Event>) {
        log.tell(Event::Drew { player: self.player, stack });
        self.agenda.replace(Step::Reveal { stack, why: Why::Draw });
    }

    /// The open supply is filled up from a stack (G2.1).
    pub(crate) fn refill(&mut self, stack: Stack, log: &mut impl Log<Event>) {
        log.tell(Event::Refilled { player: self.player, stack });
        self.agenda.replace(Step::Reveal { stack, why: Why::Open });
    }

    /// The player lays a gangster on a free field (G2.1).
    pub(crate) fn lay(&mut self, from: Origin, gangster: Gangster, field: Field, log: &mut impl Log<Event>) {
        match from {
            Origin::Own => self.own[gangster.gang.index()] &= !(1 << gangster.power.index()),
            Origin::Open => self.take_open(gangster),
            Origin::Drawn => {}
        }
        self.board.put(field, gangster);
        self.barred = Some(field);
        self.moves = 0;
        log.tell(Event::Laid { player: self.player, from, gangster, field });
    }

    /// The player moves a gangster (G2.2).
    pub(crate) fn shift(&mut self, from: Field, to: Field, log: &mut impl Log<Event>) {
        self.board.slide(from, to);
        self.barred = Some(to);
        self.moves = MOVES_IN_A_ROW.min(self.moves + 1);
        if let Some((gangster, _)) = self.board.at(to) {
            log.tell(Event::Moved { player: self.player, gangster, from, to });
        }
    }

    /// The player shoots a gangster (G2.3).
    pub(crate) fn shoot(&mut self, shooter: Field, victim: Field, log: &mut impl Log<Event>) {
        self.board.kill(victim);
        self.barred = None;
        self.moves = 0;
        let bullets = &mut self.bullets[self.player.index()];
        *bullets -= 1;
        if let (Some((killer, _)), Some((killed, _))) = (self.board.at(shooter), self.board.at(victim)) {
            log.tell(Event::Shot { player: self.player, killer, shooter, killed, victim, bullets: *bullets });
        }
    }

    /// A player rises in rank (G3.2) and is now the last who reached a rank (G4.2).
    pub(crate) fn rise(&mut self, player: Gang, points: u8, log: &mut impl Log<Event>) {
        let before = self.reached[player.index()];
        let rank = &mut self.rank[player.index()];
        *rank += points;
        log.tell(Event::Rose { player, points, rank: *rank });
        if before > 0 {
            self.reached.iter_mut().filter(|order| **order > before).for_each(|order| *order -= 1);
            self.reached[player.index()] = 0;
        }
        self.reached[player.index()] = 1 + self.reached.iter().max().unwrap_or(&0);
    }

    fn add_open(&mut self, gangster: Gangster) {
        self.open = match self.open[0] {
            Some(other) if other <= gangster => [Some(other), Some(gangster)],
            other => [Some(gangster), other],
        };
    }

    fn take_open(&mut self, gangster: Gangster) {
        self.open = if self.open[0] == Some(gangster) { [self.open[1], None] } else { [self.open[0], None] };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Gang::{Blue, Grey, Red, Yellow},
        testing::{EMPTY, FREE, Scene, gangster},
    };

    #[test]
    fn g4_2_the_order_of_reaching_ranks_is_kept() {
        let mut state = Scene::new(&[Red, Blue, Yellow, Grey], EMPTY).state;
        let mut rise = |player, points| {
            let mut told = Vec::new();
            state.rise(player, points, &mut told);
            (told, state.rank, state.reached)
        };
        assert_eq!(rise(Blue, 2), (vec![Event::Rose { player: Blue, points: 2, rank: 2 }], [0, 2, 0, 0], [0, 1, 0, 0]));
        assert_eq!(rise(Grey, 5).2, [0, 1, 0, 2]);
        assert_eq!(rise(Red, 1).2, [3, 1, 0, 2]);
        assert_eq!(rise(Blue, 3).1, [1, 5, 0, 5]);
        assert_eq!(rise(Blue, 1).2, [2, 3, 0, 1], "the last stays the last");
        assert_eq!(rise(Red, 1).2, [3, 2, 0, 1]);
        assert_eq!(rise(Grey, 1).2, [2, 1, 0, 3]);
        assert_eq!(
            rise(Yellow, 4),
            (vec![Event::Rose { player: Yellow, points: 4, rank: 4 }], [2, 6, 4, 6], [2, 1, 4, 3])
        );
    }

    #[test]
    fn the_open_supply_is_kept_in_order_however_it_came() {
        let sorted = [Some(gangster("red/2")), Some(gangster("blue/1"))];
        for order in [["red/2", "blue/1"], ["blue/1", "red/2"]] {
            let mut state = Scene::new(&[Red, Blue], EMPTY).stacks([2, 0], &order).state;
            for text in order {
                state.reveal(Stack::First, gangster(text), Why::Open, &mut ());
            }
            assert_eq!(state.open, sorted);
            assert_eq!((state.stacks, state.unseen), ([0, 0], [[0; 3]; 4]));
        }
    }

    #[test]
    fn g0_1_gangsters_are_counted_wherever_they_lie() {
        let red = gangster("red/2");
        let empty = Scene::bare(&[Red, Blue], EMPTY);
        assert_eq!(empty.state.count(red), 0);
        assert_eq!(Scene::new(&[Red, Blue], EMPTY).state.count(red), 1, "in the own supply");
        let rows = ["r2 R2 r1 b2 .. ..", FREE, FREE, FREE, FREE, FREE];
        assert_eq!(Scene::bare(&[Red, Blue], rows).state.count(red), 2, "on the board");
        let open = empty.open(&["red/2", "red/2"]);
        assert_eq!(open.state.count(red), 2, "in the open supply");
        let mut scene = open.stacks([2, 1], &["red/2", "red/1", "red/2"]);
        assert_eq!(scene.state.count(red), 4, "in the stacks");
        scene.play("draw 0").turn_up("red/2");
        assert_eq!(scene.state.count(red), 4, "in a player's hand");
        assert_eq!(scene.state.count(gangster("red/1")), 1);
    }

    #[test]
    fn equal_positions_are_equal_however_they_came_about() {
        let mut one = Scene::new(&[Red, Blue], EMPTY);
        let mut other = Scene::new(&[Red, Blue], EMPTY);
        one.play("lay own red/1 @a1").play("lay own blue/2 @c3").play("lay own red/2 @f1").play("lay own blue/1 @e5");
        other.play("lay own red/2 @f1").play("lay own blue/2 @c3").play("lay own red/1 @a1").play("lay own blue/1 @e5");
        assert_eq!(one.state, other.state);
    }
}
