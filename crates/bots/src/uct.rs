//! The yardstick: a plain, textbook Monte Carlo tree search.
//!
//! Open loop: a node stands for the choices that led to it, whatever chance decided in between; chance is drawn anew in
//! every simulation, and only choices that are legal then are looked at. Rollouts are random games to the end.

use crate::{Bot, Shared};
use tabletop::{Choices, Node, Seeded, random_choice, random_game};

/// Monte Carlo tree search with upper confidence bounds and random rollouts.
#[derive(Clone, Debug)]
pub struct Uct {
    simulations: u32,
    exploration: f64,
    tree: Vec<Branch>,
    steps: u64,
}

/// The exploration constant, unless another is named.
pub const EXPLORATION: f64 = 0.7;

/// A choice in the tree.
#[derive(Clone, Copy, Debug)]
struct Branch {
    choice: u8,
    visits: u32,
    /// The sum of the shares that the seat which made the choice got.
    won: f64,
    /// The first choice after it, and the next one instead of it; 0 is none, since the root is nobody's child.
    first_child: u32,
    sibling: u32,
}

impl Branch {
    fn new(choice: u8, sibling: u32) -> Self {
        Self { choice, visits: 0, won: 0.0, first_child: 0, sibling }
    }
}

impl Uct {
    /// A search of so many simulations for each choice.
    pub fn new(simulations: u32, exploration: f64) -> Self {
        Self { simulations, exploration, tree: Vec::new(), steps: 0 }
    }

    /// How many small steps were made so far, in the tree and in random games.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// One simulation: down the tree, one new branch, a random game, and what came of it back up.
    fn simulate<G: Shared>(
        &mut self,
        table: &G,
        mut state: G::State,
        random: &mut Seeded,
        path: &mut Vec<(u32, G::Seat)>,
    ) {
        path.clear();
        let mut at = 0;
        loop {
            self.steps += 1;
            match table.node(&state) {
                Node::Over => break,
                Node::Chance(_) => {
                    let outcome = table.sample(&state, random);
                    table.resolve(&mut state, outcome, &mut ());
                }
                Node::Decide { seat, .. } => {
                    let legal = table.legal(&state);
                    let (next, is_new) = match self.untried(at, legal) {
                        Some(untried) => (self.grow(at, random_choice(untried, random)), true),
                        None => (self.best(at, legal), false),
                    };
                    table.apply(&mut state, self.tree[next as usize].choice, &mut ());
                    path.push((next, seat));
                    at = next;
                    if is_new {
                        let (choices, chances) = random_game(table, &mut state, random);
                        self.steps += u64::from(choices + chances);
                        break;
                    }
                }
            }
        }
        self.tree[0].visits += 1;
        for &(branch, seat) in &*path {
            let branch = &mut self.tree[branch as usize];
            branch.visits += 1;
            branch.won += table.share(&state, seat);
        }
    }

    /// The branches that grow from one.
    fn children(&self, at: u32) -> impl Iterator<Item = u32> {
        let next = |branch: u32| (branch != 0).then_some(branch);
        std::iter::successors(next(self.tree[at as usize].first_child), move |&branch| {
            next(self.tree[branch as usize].sibling)
        })
    }

    /// The legal choices that have no branch yet.
    fn untried(&self, at: u32, legal: Choices) -> Option<Choices> {
        let tried = self.children(at).fold(0, |tried, branch| tried | 1 << self.tree[branch as usize].choice);
        Some(Choices(legal.0 & !tried)).filter(|untried| !untried.is_empty())
    }

    fn grow(&mut self, at: u32, choice: u8) -> u32 {
        let branch = self.tree.len() as u32;
        let sibling = std::mem::replace(&mut self.tree[at as usize].first_child, branch);
        self.tree.push(Branch::new(choice, sibling));
        branch
    }

    /// The legal branch with the highest upper confidence bound.
    fn best(&self, at: u32, legal: Choices) -> u32 {
        let logarithm = libm::log(f64::from(self.tree[at as usize].visits.max(1)));
        let bound = |branch: u32| {
            let branch = &self.tree[branch as usize];
            let visits = f64::from(branch.visits.max(1));
            branch.won / visits + self.exploration * (logarithm / visits).sqrt()
        };
        let open = self.children(at).filter(|&branch| legal.contains(self.tree[branch as usize].choice));
        open.max_by(|&one, &two| bound(one).total_cmp(&bound(two))).expect("every legal choice has a branch here")
    }
}

impl<G: Shared> Bot<G> for Uct {
    fn choose(&mut self, table: &G, state: &G::State, random: &mut Seeded) -> u8 {
        let legal = table.legal(state);
        if let Some(choice) = legal.only() {
            return choice;
        }
        self.tree.clear();
        self.tree.push(Branch::new(0, 0));
        let mut path = Vec::new();
        for _ in 0..self.simulations {
            self.simulate(table, state.clone(), random, &mut path);
        }
        let most = self.children(0).max_by_key(|&branch| self.tree[branch as usize].visits);
        most.map_or_else(|| random_choice(legal, random), |branch| self.tree[branch as usize].choice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;
    use smile_and_gun::{Edition, Setup, Table};
    use tabletop::Game;

    /// Plays a game; returns the first seat's share.
    fn play<G: Shared>(table: &G, bots: &mut [&mut dyn Bot<G>], seed: u64) -> f64 {
        let seats = table.seats();
        let mut random = Seeded::new(seed);
        let mut state = table.start(&mut ());
        loop {
            match table.node(&state) {
                Node::Over => return table.share(&state, seats[0]),
                Node::Chance(_) => {
                    let outcome = table.sample(&state, &mut random);
                    table.resolve(&mut state, outcome, &mut ());
                }
                Node::Decide { seat, .. } => {
                    let place = seats.iter().position(|other| *other == seat).unwrap();
                    let choice = bots[place].choose(table, &state, &mut random);
                    assert!(table.legal(&state).contains(choice));
                    table.apply(&mut state, choice, &mut ());
                }
            }
        }
    }

    #[test]
    fn it_beats_chance_in_both_games() {
        let smile = Table::new(&Setup::two(Edition::German)).unwrap();
        let won: f64 = (0..12).map(|seed| play(&smile, &mut [&mut Uct::new(60, EXPLORATION), &mut Random], seed)).sum();
        assert!(won >= 10.0, "{won} of 12");
        let gangster = gangster::Table::new(&gangster::Setup::new(gangster::Gang::ALL[..2].to_vec())).unwrap();
        let won: f64 =
            (0..12).map(|seed| play(&gangster, &mut [&mut Uct::new(60, EXPLORATION), &mut Random], seed)).sum();
        assert!(won >= 10.0, "{won} of 12");
    }

    #[test]
    fn the_same_numbers_give_the_same_choice() {
        let table = Table::new(&Setup::two(Edition::German)).unwrap();
        let mut state = table.start(&mut ());
        let mut dice = Seeded::new(3);
        while let Node::Chance(_) = table.node(&state) {
            let outcome = table.sample(&state, &mut dice);
            table.resolve(&mut state, outcome, &mut ());
        }
        let choose = |seed| Uct::new(200, EXPLORATION).choose(&table, &state, &mut Seeded::new(seed));
        assert_eq!(choose(1), choose(1));
    }

    #[test]
    fn every_simulation_visits_one_branch_of_the_root() {
        let table = gangster::Table::new(&gangster::Setup::new(gangster::Gang::ALL[..3].to_vec())).unwrap();
        let mut state = table.start(&mut ());
        let mut dice = Seeded::new(3);
        while let Node::Chance(_) = table.node(&state) {
            let outcome = table.sample(&state, &mut dice);
            table.resolve(&mut state, outcome, &mut ());
        }
        let mut bot = Uct::new(300, EXPLORATION);
        bot.choose(&table, &state, &mut dice);
        let visits: u32 = bot.children(0).map(|branch| bot.tree[branch as usize].visits).sum();
        assert_eq!((visits, bot.tree[0].visits), (300, 300));
        assert_eq!(bot.children(0).count() as u32, table.legal(&state).len());
    }
}
