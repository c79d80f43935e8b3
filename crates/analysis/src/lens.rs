//! What a position is worth.

use crate::odds::straighten;
use bots::{
    Search, Settings,
    evaluation::{Evaluated, PerSeat},
    search::{Aim, NEVER, Stop, Weighed, best},
};
use rayon::prelude::*;
use tabletop::{Decision, Game, Node, Seeded, settle};

/// Of so many outcomes of chance all are looked at; of more some are drawn.
const FEW_OUTCOMES: usize = 60;
/// How many are drawn then.
const DRAWN: u64 = 48;
/// How much more is looked at a chance than at a decision, all its outcomes together.
const BREADTH: u32 = 4;
/// However many outcomes there are, each is looked at so long.
const LEAST: u32 = 32;
/// Any number would do, as long as it is always the same: equal positions must be worth the same.
const SEED: u64 = 1925;

/// Looks at the positions of a table.
pub struct Lens<'t, G> {
    /// The table.
    pub table: &'t G,
    /// How many simulations a decision is looked at.
    pub simulations: u32,
    /// When to give up. What is found after that is worth nothing.
    stop: Stop<'t>,
}

impl<G> Clone for Lens<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Lens<'_, G> {}

/// A whole decision, and where it leads.
#[derive(Clone, Debug, PartialEq)]
pub struct Decided<G: Game> {
    /// The decision.
    pub action: G::Action,
    /// The position after it.
    pub after: G::State,
    /// What the log tells about it.
    pub told: Vec<G::Event>,
    /// How much more of a win its choices promise than the next best, where that is least; 1 if there was no choice.
    pub margin: f32,
}

impl<'t, G: Evaluated> Lens<'t, G> {
    /// Looks at a table's positions so long.
    pub fn new(table: &'t G, simulations: u32) -> Self {
        Self { table, simulations: simulations.max(1), stop: NEVER }
    }

    /// The same, but giving up when it is told to.
    #[must_use]
    pub fn until(self, stop: Stop<'t>) -> Self {
        Self { stop, ..self }
    }

    /// The same, but looking so long.
    #[must_use]
    pub fn with(&self, simulations: u32) -> Self {
        Self { simulations: simulations.max(1), ..*self }
    }

    /// How likely each seat is to win if everybody goes on as well as they can; for a legacy its points as a part of
    /// many.
    pub fn value(&self, state: &G::State) -> PerSeat {
        let mut state = state.clone();
        settle(self.table, &mut state);
        match self.table.node(&state) {
            Node::Over => self.ended(&state),
            Node::Chance(_) => self.expected(&state),
            Node::Decide { seat, .. } => {
                // The points are left out: this is a probability.
                let settings = Settings { aim: Aim::PROBABILITY, ..Settings::new(self.simulations) };
                let weighed = Search::new(settings).weigh(self.table, &state, self.stop, &mut Seeded::new(SEED));
                let place = self.table.place(seat);
                let value = best(&weighed, place).map_or([0.0; 4], |option| option.value);
                // What was played out in the head to the end is exact.
                if self.table.nearly_over(&state) { value } else { straighten(value, self.table.count(), place) }
            }
        }
    }

    fn ended(&self, state: &G::State) -> PerSeat {
        let mut shares = [0.0; 4];
        for seat in self.table.seats() {
            shares[self.table.place(seat)] = self.table.share(state, seat) as f32;
        }
        shares
    }

    /// What a position is worth in which chance decides, before it does.
    fn expected(&self, state: &G::State) -> PerSeat {
        let outcomes = self.outcomes(state);
        let lens = self.at_outcomes(state);
        let whole: f32 = outcomes.iter().map(|outcome| outcome.1).sum();
        let values: Vec<_> = outcomes.par_iter().map(|(next, weight)| (lens.value(next), weight / whole)).collect();
        let mut sum = [0.0; 4];
        for (value, part) in values {
            sum.iter_mut().zip(value).for_each(|(sum, value)| *sum += value * part);
        }
        sum
    }

    /// How the outcomes of a chance are looked at: all alike, each shorter the more there are.
    pub fn at_outcomes(&self, state: &G::State) -> Self {
        let count = self.outcomes(state).len() as u32;
        self.with(
            (self.simulations.saturating_mul(BREADTH) / count.max(1))
                .clamp(LEAST.min(self.simulations), self.simulations),
        )
    }

    /// What can come of a chance, each with its weight. Chances that follow each other at once are one.
    pub fn outcomes(&self, state: &G::State) -> Vec<(G::State, f32)> {
        let mut few = Vec::new();
        let mut single = true;
        self.table.outcomes(state, |outcome, weight| {
            if few.len() <= FEW_OUTCOMES && single {
                let mut next = state.clone();
                self.table.resolve(&mut next, outcome, &mut ());
                single = !matches!(self.table.node(&next), Node::Chance(_));
                few.push((next, weight as f32));
            }
        });
        if single && few.len() <= FEW_OUTCOMES {
            return few;
        }
        // The same seeds everywhere, so that two positions meet the same luck.
        (0..DRAWN).map(|seed| (self.drawn(state, seed), 1.0)).collect()
    }

    fn drawn(&self, state: &G::State, seed: u64) -> G::State {
        let (mut state, mut random) = (state.clone(), Seeded::new(SEED ^ seed));
        while let Node::Chance(_) = self.table.node(&state) {
            let outcome = self.table.sample(&state, &mut random);
            self.table.resolve(&mut state, outcome, &mut ());
        }
        state
    }

    /// The choices of a deciding node, the best first, each with what it promises to whoever chooses.
    pub fn options(&self, state: &G::State) -> Vec<(u8, f32)> {
        let legal = self.table.legal(state);
        let Node::Decide { seat, .. } = self.table.node(state) else { return Vec::new() };
        if let Some(choice) = legal.only() {
            return vec![(choice, 1.0)];
        }
        let place = self.table.place(seat);
        let search = &mut Search::new(Settings::new(self.simulations));
        let mut options = search.weigh(self.table, state, self.stop, &mut Seeded::new(SEED));
        options.sort_by(|one, two| order(two, one, place));
        options.iter().map(|option| (option.choice, option.value[place])).collect()
    }

    /// The best whole decision.
    pub fn decide(&self, state: &G::State) -> Option<Decided<G>> {
        let options = self.options(state);
        let (first, _) = *options.first()?;
        let decided = self.complete(Decision::new(state.clone()), first);
        Some(Decided { margin: decided.margin.min(margin(&options)), ..decided })
    }

    /// The whole decision that goes on with a choice, made as well as possible.
    pub fn complete(&self, mut decision: Decision<G>, choice: u8) -> Decided<G> {
        let (mut told, mut next, mut least) = (Vec::new(), Some(choice), 1.0_f32);
        while let Some(choice) = next {
            decision.choose(self.table, choice, &mut told);
            let options = if decision.is_whole(self.table) { Vec::new() } else { self.options(decision.state()) };
            least = least.min(margin(&options));
            next = options.first().map(|(choice, _)| *choice);
        }
        let action = self.table.join(decision.from(), decision.parts());
        Decided { action, after: decision.state().clone(), told, margin: least }
    }
}

/// How much more the best of some choices promises than the next best.
fn margin(options: &[(u8, f32)]) -> f32 {
    match options {
        [(_, best), (_, second), ..] => best - second,
        _ => 1.0,
    }
}

fn order(one: &Weighed, two: &Weighed, place: usize) -> std::cmp::Ordering {
    one.visits.cmp(&two.visits).then(one.value[place].total_cmp(&two.value[place]))
}
