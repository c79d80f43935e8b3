//! A tree of choices and chances.

use super::{Settings, Stop, Weighed, follow, worth};
use crate::{
    evaluation::{Evaluated, Judge, PerSeat},
    net::Net,
};
use libm::expf;
use std::collections::VecDeque;
use tabletop::{Game, Node, Seeded, settle};

/// The most branches a tree has: 64 bytes each, so 128 MB.
const MOST_BRANCHES: usize = 2_000_000;
/// So many outcomes of chance are all looked at; of more some are drawn.
const FEW_OUTCOMES: usize = 40;
/// How many positions are compared to find the part of the tree that is still true.
const COMPARED: usize = 1_500;

/// What a branch leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Nobody looked yet.
    Closed,
    /// The seat at this place chooses.
    Decide(u8),
    /// Chance decides, and nobody looked beyond yet.
    Chance,
    /// Chance decides between few outcomes; each branch is one.
    Few,
    /// Chance decides between many outcomes; each branch is one that was drawn.
    Many,
    /// The game is over.
    Over,
}

/// A choice or an outcome, and what came of it.
#[derive(Clone, Copy, Debug)]
struct Branch {
    /// What the position was worth at first sight, to each seat.
    first_sight: PerSeat,
    /// The sum of what walks through here found.
    sum: PerSeat,
    /// The branches after it: the first, and how many.
    first: u32,
    count: u16,
    kind: Kind,
    /// The choice, or the number of the outcome.
    choice: u8,
    /// How often it was walked.
    visits: u32,
    /// How much of the first look goes here; for an outcome its odds; for a drawn one the seed it was drawn with.
    prior: f32,
    seed: u32,
    /// The next outcome that was drawn instead of this one; 0 is none.
    sibling: u32,
}

impl Branch {
    fn new(choice: u8, first_sight: PerSeat) -> Self {
        Self {
            first_sight,
            sum: [0.0; 4],
            first: 0,
            count: 0,
            kind: Kind::Closed,
            choice,
            visits: 0,
            prior: 0.0,
            seed: 0,
            sibling: 0,
        }
    }

    /// What it is worth: the first sight counts as one walk.
    #[inline]
    fn value(&self, place: usize) -> f32 {
        (self.first_sight[place] + self.sum[place]) / (self.visits + 1) as f32
    }
}

/// The tree that grew from a position.
pub(super) struct Tree<G: Game> {
    branches: Vec<Branch>,
    root: Option<G::State>,
    path: Vec<u32>,
    outcomes: Vec<(G::Outcome, u64)>,
}

impl<G: Game> Default for Tree<G> {
    fn default() -> Self {
        Self { branches: Vec::new(), root: None, path: Vec::new(), outcomes: Vec::new() }
    }
}

impl<G: Evaluated> Tree<G> {
    /// Walks the tree of a position until it was walked often enough, or to stop.
    #[allow(clippy::too_many_arguments, reason = "all of it is needed once, here")]
    pub fn grow(
        &mut self,
        table: &G,
        state: &G::State,
        net: &Net,
        settings: &Settings,
        simulations: u32,
        stop: Stop<'_>,
        random: &mut Seeded,
    ) {
        let mut judge = Judge::new(net);
        self.plant(table, state);
        let known = self.branches[0].visits;
        let due = simulations.saturating_sub(known).max(simulations / 4).max(1);
        for n in 0..due {
            if n % 16 == 15 && stop() {
                break;
            }
            self.walk(table, state.clone(), &mut judge, settings, random);
        }
        self.root = Some(state.clone());
    }

    /// The choices at the root.
    pub fn options(&self) -> Vec<Weighed> {
        let root = &self.branches[0];
        let option = |branch: &Branch| Weighed {
            choice: branch.choice,
            visits: branch.visits,
            value: std::array::from_fn(|place| branch.value(place)),
        };
        self.branches[root.first as usize..][..usize::from(root.count)].iter().map(option).collect()
    }

    /// Keeps the part of the tree that grew from this position, or starts anew.
    fn plant(&mut self, table: &G, state: &G::State) {
        match self.find(table, state) {
            Some(at) => self.keep(at),
            None => {
                self.branches.clear();
                self.branches.push(Branch::new(0, [0.5; 4]));
            }
        }
    }

    /// Where this position is in the tree, looking at the likeliest ways first.
    fn find(&mut self, table: &G, wanted: &G::State) -> Option<u32> {
        let root = self.root.take()?;
        let mut due = VecDeque::from([(0, root)]);
        let mut compared = 0;
        while let Some((at, state)) = due.pop_front() {
            if state == *wanted {
                return Some(at);
            }
            compared += 1;
            if compared > COMPARED {
                return None;
            }
            let branch = self.branches[at as usize];
            match branch.kind {
                Kind::Decide(_) => {
                    for next in branch.first..branch.first + u32::from(branch.count) {
                        let child = &self.branches[next as usize];
                        if child.visits > 0 {
                            let mut state = state.clone();
                            follow(table, &mut state, child.choice);
                            due.push_back((next, state));
                        }
                    }
                }
                Kind::Few => {
                    self.list_outcomes(table, &state);
                    let mut next = branch.first;
                    while next != 0 {
                        let child = &self.branches[next as usize];
                        let mut state = state.clone();
                        table.resolve(&mut state, self.outcomes[usize::from(child.choice)].0, &mut ());
                        settle(table, &mut state);
                        due.push_back((next, state));
                        next = child.sibling;
                    }
                }
                _ => {}
            }
        }
        None
    }

    /// Moves the tree below a branch to the front and forgets the rest.
    fn keep(&mut self, at: u32) {
        if at == 0 {
            return;
        }
        let old = std::mem::take(&mut self.branches);
        self.branches.reserve(old.len() / 4);
        let mut root = old[at as usize];
        root.sibling = 0;
        self.branches.push(root);
        let mut next = 0;
        while next < self.branches.len() {
            let branch = self.branches[next];
            match branch.kind {
                Kind::Decide(_) => {
                    self.branches[next].first = self.branches.len() as u32;
                    let from = branch.first as usize;
                    self.branches.extend_from_slice(&old[from..from + usize::from(branch.count)]);
                }
                Kind::Few | Kind::Many => {
                    let mut child = branch.first;
                    self.branches[next].first = 0;
                    while child != 0 {
                        let mut copy = old[child as usize];
                        child = std::mem::replace(&mut copy.sibling, self.branches[next].first);
                        self.branches[next].first = self.branches.len() as u32;
                        self.branches.push(copy);
                    }
                }
                _ => {}
            }
            next += 1;
        }
    }

    /// One walk: down to where nobody looked yet, a look, and what was found back up.
    fn walk(
        &mut self,
        table: &G,
        mut state: G::State,
        judge: &mut Judge<'_>,
        settings: &Settings,
        random: &mut Seeded,
    ) {
        self.path.clear();
        self.path.push(0);
        let mut at = 0;
        let found = loop {
            match self.branches[at as usize].kind {
                Kind::Closed => break self.open(table, at, &state, judge, settings),
                Kind::Over => break self.branches[at as usize].first_sight,
                Kind::Decide(place) => {
                    at = self.select(at, usize::from(place), settings.exploration);
                    follow(table, &mut state, self.branches[at as usize].choice);
                }
                Kind::Chance => {
                    self.list_outcomes(table, &state);
                    let few = self.outcomes.len() <= FEW_OUTCOMES;
                    self.branches[at as usize].kind = if few { Kind::Few } else { Kind::Many };
                    continue;
                }
                Kind::Few => at = self.happen(table, at, &mut state),
                Kind::Many => at = self.draw(table, at, &mut state, random),
            }
            self.path.push(at);
        };
        for &at in &self.path {
            let branch = &mut self.branches[at as usize];
            branch.visits += 1;
            branch.sum.iter_mut().zip(found).for_each(|(sum, value)| *sum += value);
        }
    }

    /// Looks at a position for the first time: weighs every choice, and returns what the best is worth.
    fn open(&mut self, table: &G, at: u32, state: &G::State, judge: &mut Judge<'_>, settings: &Settings) -> PerSeat {
        let seat = match table.node(state) {
            Node::Over => {
                let value = worth(table, state, judge, settings.aim);
                let branch = &mut self.branches[at as usize];
                (branch.kind, branch.first_sight) = (Kind::Over, value);
                return value;
            }
            Node::Chance(_) => {
                self.branches[at as usize].kind = Kind::Chance;
                return worth(table, state, judge, settings.aim);
            }
            Node::Decide { seat, .. } => seat,
        };
        let place = table.place(seat);
        let first = self.branches.len();
        if first > MOST_BRANCHES {
            return worth(table, state, judge, settings.aim);
        }
        let mut best = [-1.0; 4];
        for choice in table.legal(state) {
            let mut next = state.clone();
            follow(table, &mut next, choice);
            let value = worth(table, &next, judge, settings.aim);
            self.branches.push(Branch::new(choice, value));
            if value[place] > best[place] {
                best = value;
            }
        }
        let branches = &mut self.branches[first..];
        let mut sum = 0.0;
        for branch in branches.iter_mut() {
            branch.prior = expf((branch.first_sight[place] - best[place]) / settings.doubt);
            sum += branch.prior;
        }
        branches.iter_mut().for_each(|branch| branch.prior /= sum);
        let count = branches.len() as u16;
        let branch = &mut self.branches[at as usize];
        (branch.kind, branch.first, branch.count) = (Kind::Decide(place as u8), first as u32, count);
        best
    }

    /// The choice that promises most to whoever chooses, or was looked at too little.
    fn select(&self, at: u32, place: usize, exploration: f32) -> u32 {
        let branch = &self.branches[at as usize];
        let reach = exploration * (branch.visits as f32).sqrt();
        let mut best = (branch.first, f32::MIN);
        for next in branch.first..branch.first + u32::from(branch.count) {
            let child = &self.branches[next as usize];
            let promise = child.value(place) + reach * child.prior / (child.visits + 1) as f32;
            if promise > best.1 {
                best = (next, promise);
            }
        }
        best.0
    }

    fn list_outcomes(&mut self, table: &G, state: &G::State) {
        self.outcomes.clear();
        let outcomes = &mut self.outcomes;
        table.outcomes(state, |outcome, weight| outcomes.push((outcome, weight)));
    }

    /// One of few outcomes: the one that is furthest behind its odds.
    fn happen(&mut self, table: &G, at: u32, state: &mut G::State) -> u32 {
        self.list_outcomes(table, state);
        if self.branches[at as usize].first == 0 {
            let whole: u64 = self.outcomes.iter().map(|outcome| outcome.1).sum();
            for n in (0..self.outcomes.len()).rev() {
                let mut child = Branch::new(n as u8, self.branches[at as usize].first_sight);
                child.prior = self.outcomes[n].1 as f32 / whole as f32;
                child.sibling = self.branches[at as usize].first;
                self.branches[at as usize].first = self.branches.len() as u32;
                self.branches.push(child);
            }
        }
        let walks = (self.branches[at as usize].visits + 1) as f32;
        let mut best = (0, f32::MIN);
        let mut next = self.branches[at as usize].first;
        while next != 0 {
            let child = &self.branches[next as usize];
            let behind = child.prior * walks - child.visits as f32;
            if behind > best.1 {
                best = (next, behind);
            }
            next = child.sibling;
        }
        let outcome = self.outcomes[usize::from(self.branches[best.0 as usize].choice)].0;
        table.resolve(state, outcome, &mut ());
        settle(table, state);
        best.0
    }

    /// One of many outcomes: a new one if the node was walked often enough, else the one that was walked least.
    fn draw(&mut self, table: &G, at: u32, state: &mut G::State, random: &mut Seeded) -> u32 {
        let branch = self.branches[at as usize];
        let drawn = if usize::from(branch.count) < 1 + (branch.visits as f32).sqrt() as usize {
            let mut child = Branch::new(0, branch.first_sight);
            child.seed = random.word() as u32;
            child.sibling = branch.first;
            self.branches.push(child);
            let drawn = self.branches.len() as u32 - 1;
            let branch = &mut self.branches[at as usize];
            branch.first = drawn;
            branch.count += 1;
            drawn
        } else {
            let mut least = branch.first;
            let mut next = branch.first;
            while next != 0 {
                let child = &self.branches[next as usize];
                if child.visits < self.branches[least as usize].visits {
                    least = next;
                }
                next = child.sibling;
            }
            least
        };
        let mut seeded = Seeded::new(u64::from(self.branches[drawn as usize].seed));
        while let Node::Chance(_) = table.node(state) {
            let outcome = table.sample(state, &mut seeded);
            table.resolve(state, outcome, &mut ());
        }
        settle(table, state);
        drawn
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gangster::{Gang, Setup, Table};

    #[test]
    fn what_is_still_true_is_kept_for_the_next_choice() {
        let table = <Table as Game>::new(&Setup::new(Gang::ALL[..2].to_vec())).unwrap();
        let mut random = Seeded::new(2);
        let mut state = table.start(&mut ());
        let mut tree = Tree::default();
        let (mut kept, mut chosen) = (0, 0);
        while chosen < 30 {
            match table.node(&state) {
                Node::Over => break,
                Node::Chance(_) => {
                    let outcome = table.sample(&state, &mut random);
                    table.resolve(&mut state, outcome, &mut ());
                }
                Node::Decide { seat, .. } => {
                    tree.plant(&table, &state);
                    let known = tree.branches[0].visits;
                    kept += u32::from(known > 0);
                    let before = tree.branches.len();
                    tree.root = Some(state.clone());
                    tree.grow(&table, &state, table.net(), &Settings::new(300), 300, super::super::NEVER, &mut random);
                    assert!(tree.branches[0].visits >= 300 && tree.branches.len() >= before);
                    let walks: u32 = tree.options().iter().map(|option| option.visits).sum();
                    assert_eq!(walks + 1, tree.branches[0].visits, "all walks but the first go on");
                    let options = tree.options();
                    let best = super::super::best(&options, table.place(seat)).unwrap();
                    follow(&table, &mut state, best.choice);
                    chosen += 1;
                }
            }
        }
        assert!(kept > chosen / 2, "{kept} of {chosen}");
    }
}
