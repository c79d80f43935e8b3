//! What a position is worth to each seat, before the game is over.

mod gangster;
mod smile;

use crate::{
    Shared, Thinking,
    fit::{TENS, Target, shares},
    net::{Net, SAYS, Shape, Sheet},
    search::{Goal, Search, Stop, Weighed},
};
use libm::expf;
use std::sync::OnceLock;
use tabletop::Seeded;

/// The most seats that decide.
pub const SEATS: usize = 4;

/// Something for each seat, in the order of [`tabletop::Game::seats`].
pub type PerSeat = [f32; SEATS];

/// What a position is worth.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Worth {
    /// How likely each seat is to win; for a legacy its points as a part of many.
    pub shares: PerSeat,
    /// The points that each seat will have in the end; alone the second are the gang's.
    pub points: PerSeat,
    /// Alone: how much of the scenario's condition or the mission will be met, 0 to 1.
    pub progress: f32,
}

/// A game whose positions can be described to a net.
pub trait Evaluated: Shared<State: Send + Sync, Outcome: Send> + Sync + 'static {
    /// How many features there are.
    const SHAPE: Shape;
    /// How the levels think, from the weakest to the strongest.
    const LEVELS: [Thinking; 6];

    /// The name of the weights that fit this table.
    fn weights(&self) -> &'static str;
    /// The net with these weights.
    fn net(&self) -> &'static Net;
    /// How many seats decide.
    fn count(&self) -> usize;
    /// A seat's place in the order of the seats.
    fn place(&self, seat: Self::Seat) -> usize;
    /// From whose side the position is looked at, by place; one side is enough for one or two seats.
    fn sides(&self, state: &Self::State) -> std::ops::Range<usize>;
    /// Describes the position from the side of the seat at a place.
    fn describe(&self, state: &Self::State, place: usize, sheet: &mut Sheet);
    /// Everybody's points if the game ended now; alone the second are the gang's.
    fn points(&self, state: &Self::State) -> PerSeat;
    /// How much of a scenario's condition or of a mission is met, 0 to 1; 1 where there is none.
    fn progress(&self, _: &Self::State) -> f32 {
        1.0
    }
    /// Whether a scenario's condition or a mission's objective is met; true where there is none.
    fn is_met(&self, _: &Self::State) -> bool {
        true
    }
    /// Whether so little is left that it can be played out in the head.
    fn nearly_over(&self, state: &Self::State) -> bool;

    /// Lets a search look at a deciding node. Our games say the same as here, so that the search is compiled once, with this
    /// crate, however little whoever asks is optimised.
    fn think(
        &self,
        search: &mut Search<Self>,
        state: &Self::State,
        stop: Stop<'_>,
        random: &mut Seeded,
    ) -> Vec<Weighed> {
        search.look(self, state, stop, random)
    }

    /// What came of a position that was looked at from one side.
    fn target(&self, goal: Goal, end: &Self::State, seats: &[Self::Seat], place: usize) -> Target {
        let points = self.points(end);
        let rivals = (0..self.count().max(2)).filter(|other| *other != place);
        let rival = rivals.map(|other| points[other]).fold(f32::MIN, f32::max);
        let share = self.share_of(goal, end, seats[place]);
        Target { share, own: points[place], rival, progress: self.progress(end) }
    }

    /// A seat's share of what counts as a win, once the game is over.
    fn share_of(&self, goal: Goal, end: &Self::State, seat: Self::Seat) -> f32 {
        match goal {
            Goal::Win => self.share(end, seat) as f32,
            Goal::Condition => f32::from(u8::from(self.is_met(end))),
        }
    }
}

/// Weighs positions with a net.
#[derive(Clone, Debug)]
pub struct Judge<'n> {
    net: &'n Net,
    sheet: Sheet,
}

impl<'n> Judge<'n> {
    /// Judges by this net.
    pub fn new(net: &'n Net) -> Self {
        Self { net, sheet: Sheet::default() }
    }

    /// What a position is worth that isn't over.
    pub fn worth<G: Evaluated>(&mut self, table: &G, state: &G::State) -> Worth {
        let sides = table.sides(state);
        if sides.len() == 1 { self.look_once(table, state, sides.start) } else { self.look_round(table, state) }
    }

    fn says<G: Evaluated>(&mut self, table: &G, state: &G::State, place: usize) -> [f32; SAYS] {
        self.sheet.clear();
        table.describe(state, place, &mut self.sheet);
        self.net.weigh(&self.sheet)
    }

    fn look_once<G: Evaluated>(&mut self, table: &G, state: &G::State, place: usize) -> Worth {
        let [logit, own, rival, progress] = self.says(table, state, place);
        let share = 1.0 / (1.0 + expf(-logit));
        let mut worth = Worth { progress, ..Worth::default() };
        worth.shares[place] = share;
        worth.shares[1 - place] = 1.0 - share;
        worth.points[place] = own * TENS;
        worth.points[1 - place] = rival * TENS;
        worth
    }

    fn look_round<G: Evaluated>(&mut self, table: &G, state: &G::State) -> Worth {
        let mut said = [[0.0; SAYS]; SEATS];
        let count = table.count();
        for (place, said) in said.iter_mut().enumerate().take(count) {
            *said = self.says(table, state, place);
        }
        let mut worth = Worth::default();
        for (place, share) in shares(&said[..count]).into_iter().enumerate() {
            worth.shares[place] = share;
            worth.points[place] = said[place][1] * TENS;
        }
        worth
    }
}

/// Weights as they are kept in a file.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeightsFile {
    /// The command that made them.
    pub made_by: String,
    /// How many features there are.
    pub shape: Shape,
    /// The weights, in thousandths.
    pub thousandths: Vec<i32>,
}

impl WeightsFile {
    /// Writes a net down.
    pub fn of(net: &Net, made_by: String) -> Self {
        let thousandths = net.weights.iter().map(|weight| (weight * 1000.0).round() as i32).collect();
        Self { made_by, shape: net.shape, thousandths }
    }

    /// The net, if the file is whole and describes positions as this build does.
    pub fn net(&self, shape: Shape) -> Option<Net> {
        let weights = self.thousandths.iter().map(|&thousandths| thousandths as f32 / 1000.0).collect();
        Net::new(self.shape, weights).filter(|_| self.shape == shape)
    }
}

/// A net that is read when it is first used.
fn built_in(cell: &'static OnceLock<Net>, text: &str, shape: Shape) -> &'static Net {
    cell.get_or_init(|| {
        let file: Option<WeightsFile> = serde_json::from_str(text).ok();
        file.and_then(|file| file.net(shape)).expect("the built-in weights fit, which a test proves")
    })
}
