//! The real thing: a tree search that weighs positions instead of playing them out.
//!
//! - Opening a node weighs every choice at once; good ones are looked at first and more often.
//! - Chance has nodes of its own: few outcomes are all there with their odds, many are drawn, more of them the more
//!   often the node is visited. What lies in bag and stacks is drawn there too.
//! - Every seat is out for itself: values are kept for each seat, and whoever chooses looks at its own.
//! - The part of the tree that is still true is kept for the next decision.
//! - Close to the end everything is played out.

mod solve;
mod tree;

use crate::{
    Bot,
    evaluation::{Evaluated, Judge, PerSeat, Worth},
    greedy::{ended, soft_choice},
    net::Net,
};
use std::{sync::Arc, time::Duration};
use tabletop::{Game, Node, Seeded, settle};
use tree::Tree;

/// A choice that is worse than the best by more than so many temperatures is never taken.
const NONSENSE: f32 = 3.0;

/// How long and how broadly a search looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// How many times the tree is walked for each choice.
    pub simulations: u32,
    /// How many trees grow at a time, each on a thread of its own with its part of the simulations.
    pub threads: u32,
    /// How much it looks at what seems second best.
    pub exploration: f32,
    /// How much worth, as a part of a win, makes a choice seem clearly better at first sight.
    pub doubt: f32,
    /// What it plays for.
    pub aim: Aim,
    /// How softly it chooses in the end: 0 takes the best, more takes nearly as good ones too.
    pub temperature: f32,
}

impl Settings {
    /// The usual manner, with so many simulations.
    pub const fn new(simulations: u32) -> Self {
        Self { simulations, threads: 1, exploration: 0.6, doubt: 0.08, aim: Aim::WIN, temperature: 0.0 }
    }
}

/// What a player plays for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Aim {
    /// What counts as a win.
    pub goal: Goal,
    /// How much the points count beside the win, so that a lost game is lost with decency.
    pub points: f32,
    /// Alone: how much the condition counts beside the win, which there is none without.
    pub progress: f32,
}

/// What counts as a win.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Goal {
    /// The win by the rules.
    #[default]
    Win,
    /// Alone: the scenario's condition or the mission's objective by itself. No player who cares for anything else
    /// meets it more often.
    Condition,
}

impl Aim {
    /// Mostly the win.
    pub const WIN: Self = Self { goal: Goal::Win, points: 0.05, progress: 0.15 };
    /// Nothing but the win, so that values are probabilities.
    pub const PROBABILITY: Self = Self { goal: Goal::Win, points: 0.0, progress: 0.0 };
    /// Nothing but the condition.
    pub const CONDITION: Self = Self { goal: Goal::Condition, points: 0.0, progress: 0.15 };
}

/// How much time has passed since some moment. Only who drives a bot has a clock.
pub type Clock = fn() -> Duration;

/// Whether to stop; asked every few walks, from any thread.
pub type Stop<'s> = &'s (dyn Fn() -> bool + Sync);

/// Never: the number of simulations decides.
pub const NEVER: Stop<'static> = &|| false;

/// A choice, weighed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weighed {
    /// The choice.
    pub choice: u8,
    /// How often it was looked at.
    pub visits: u32,
    /// What it is worth to each seat.
    pub value: PerSeat,
}

/// The choice that was looked at most, and of those the one that is worth most to the seat at this place.
pub fn best(options: &[Weighed], place: usize) -> Option<&Weighed> {
    options.iter().max_by(|one, two| one.visits.cmp(&two.visits).then(one.value[place].total_cmp(&two.value[place])))
}

/// A tree search over a game.
pub struct Search<G: Game> {
    settings: Settings,
    net: Option<Arc<Net>>,
    /// How long it chooses at most, and the clock that says so.
    time: Option<(Duration, Clock)>,
    trees: Vec<Tree<G>>,
}

impl<G: Evaluated> Search<G> {
    /// A search that judges by the table's own net.
    pub fn new(settings: Settings) -> Self {
        Self { settings, net: None, time: None, trees: (0..settings.threads.max(1)).map(|_| Tree::default()).collect() }
    }

    /// The same, but judging by this net.
    #[must_use]
    pub fn judging_by(self, net: Arc<Net>) -> Self {
        Self { net: Some(net), ..self }
    }

    /// The same, but a choice takes no longer than this by a clock.
    #[must_use]
    pub fn within(self, most: Duration, clock: Clock) -> Self {
        Self { time: Some((most, clock)), ..self }
    }

    /// Looks at a deciding node until it has looked long enough or is stopped; returns every choice, weighed.
    pub fn weigh(&mut self, table: &G, state: &G::State, stop: Stop<'_>, random: &mut Seeded) -> Vec<Weighed> {
        table.think(self, state, stop, random)
    }

    /// What [`Evaluated::think`] comes to.
    pub(crate) fn look(&mut self, table: &G, state: &G::State, stop: Stop<'_>, random: &mut Seeded) -> Vec<Weighed> {
        if let Some(solved) = solve::solve(table, state, self.settings.aim) {
            return solved;
        }
        let Self { settings, net, trees, .. } = self;
        let (settings, net) = (*settings, net.as_deref().unwrap_or_else(|| table.net()));
        let each = settings.simulations.div_ceil(trees.len() as u32);
        if let [tree] = trees.as_mut_slice() {
            tree.grow(table, state, net, &settings, each, stop, random);
        } else {
            std::thread::scope(|scope| {
                for tree in trees.iter_mut() {
                    let mut random = Seeded::new(random.word());
                    scope.spawn(move || tree.grow(table, state, net, &settings, each, stop, &mut random));
                }
            });
        }
        let mut options = trees[0].options();
        for tree in &trees[1..] {
            for (option, other) in options.iter_mut().zip(tree.options()) {
                let visits = (option.visits + other.visits).max(1) as f32;
                for (value, more) in option.value.iter_mut().zip(other.value) {
                    *value = (*value * option.visits as f32 + more * other.visits as f32) / visits;
                }
                option.visits += other.visits;
            }
        }
        options
    }
}

impl<G: Evaluated> Bot<G> for Search<G> {
    fn choose(&mut self, table: &G, state: &G::State, random: &mut Seeded) -> u8 {
        let legal = table.legal(state);
        if let Some(choice) = legal.only() {
            return choice;
        }
        let Node::Decide { seat, .. } = table.node(state) else { return 0 };
        let place = table.place(seat);
        let options = match self.time {
            None => self.weigh(table, state, NEVER, random),
            Some((most, clock)) => {
                let until = clock() + most;
                self.weigh(table, state, &|| clock() >= until, random)
            }
        };
        if self.settings.temperature > 0.0 {
            let most = options.iter().map(|option| option.value[place]).fold(f32::MIN, f32::max);
            let good =
                options.iter().filter(|option| option.value[place] >= most - NONSENSE * self.settings.temperature);
            let good: Vec<_> = good.map(|option| (option.choice, option.value[place])).collect();
            return soft_choice(&good, self.settings.temperature, random);
        }
        best(&options, place).map_or_else(|| legal.nth(0), |option| option.choice)
    }
}

/// What a position is worth to whoever has this aim: mostly the win, a little the points, and alone a little the
/// condition.
pub(crate) fn utility<G: Evaluated>(table: &G, worth: &Worth, aim: Aim) -> PerSeat {
    /// More than anybody is ahead.
    const MANY_POINTS: f32 = 100.0;
    let lead = |own: f32, rival: f32| (0.5 + (own - rival) / MANY_POINTS).clamp(0.0, 1.0);
    let mut utility = worth.shares;
    let count = table.count();
    if count == 1 {
        utility[0] += aim.points * lead(worth.points[0], worth.points[1]);
        utility[0] += aim.progress * worth.progress.clamp(0.0, 1.0);
    } else if aim.points > 0.0 {
        for (place, value) in utility.iter_mut().enumerate().take(count) {
            let rivals = (0..count).filter(|other| *other != place);
            let best = rivals.map(|other| worth.points[other]).fold(f32::MIN, f32::max);
            *value = *value * (1.0 - aim.points) + lead(worth.points[place], best) * aim.points;
        }
    }
    utility
}

/// What a position is worth, over or not.
fn worth<G: Evaluated>(table: &G, state: &G::State, judge: &mut Judge<'_>, aim: Aim) -> PerSeat {
    let worth = match table.node(state) {
        Node::Over => ended(table, state, aim.goal),
        _ => judge.worth(table, state),
    };
    utility(table, &worth, aim)
}

/// Makes a choice and goes on to where there is something to choose.
fn follow<G: Game>(table: &G, state: &mut G::State, choice: u8) {
    table.apply(state, choice, &mut ());
    settle(table, state);
}
