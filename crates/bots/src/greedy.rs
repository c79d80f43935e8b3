//! The best position one decision ahead.

use crate::{
    Bot,
    evaluation::{Evaluated, Judge, PerSeat, Worth},
    net::Net,
    search::{Aim, Goal, utility},
};
use libm::expf;
use tabletop::{Node, Seeded, Source};

/// Takes what is worth most right after the decision.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy<'n> {
    /// By this net rather than the table's own.
    pub net: Option<&'n Net>,
}

impl<G: Evaluated> Bot<G> for Greedy<'_> {
    fn choose(&mut self, table: &G, state: &G::State, random: &mut Seeded) -> u8 {
        let mut judge = Judge::new(self.net.unwrap_or_else(|| table.net()));
        soft_choice(&weighed(table, state, &mut judge, Aim::WIN), 0.0, random)
    }
}

/// Every choice with what it is worth to whoever chooses.
pub(crate) fn weighed<G: Evaluated>(table: &G, state: &G::State, judge: &mut Judge<'_>, aim: Aim) -> Vec<(u8, f32)> {
    let Node::Decide { seat, .. } = table.node(state) else { return Vec::new() };
    let place = table.place(seat);
    let value = |choice| {
        let mut next = state.clone();
        table.apply(&mut next, choice, &mut ());
        (choice, utility(table, &after(table, &next, judge, aim.goal, DEPTH), aim)[place])
    };
    table.legal(state).map(value).collect()
}

/// How many more small steps of one decision are looked at one by one: enough for all but the choice of dice to roll
/// again, which has thousands of ends.
const DEPTH: u8 = 2;

/// What a position is worth once the decision that was begun is made.
fn after<G: Evaluated>(table: &G, state: &G::State, judge: &mut Judge<'_>, goal: Goal, depth: u8) -> Worth {
    match table.node(state) {
        Node::Over => ended(table, state, goal),
        Node::Decide { seat, .. } if depth > 0 && table.begun(state) => {
            let place = table.place(seat);
            let mut best = Worth { shares: [-1.0; 4], ..Worth::default() };
            for choice in table.legal(state) {
                let mut next = state.clone();
                table.apply(&mut next, choice, &mut ());
                let worth = after(table, &next, judge, goal, depth - 1);
                if worth.shares[place] > best.shares[place] {
                    best = worth;
                }
            }
            best
        }
        _ => judge.worth(table, state),
    }
}

/// What a game that is over is worth.
pub(crate) fn ended<G: Evaluated>(table: &G, state: &G::State, goal: Goal) -> Worth {
    let mut shares: PerSeat = [0.0; 4];
    for seat in table.seats() {
        shares[table.place(seat)] = table.share_of(goal, state, seat);
    }
    Worth { shares, points: table.points(state), progress: table.progress(state) }
}

/// One of the choices: the best without temperature, else the likelier the better it is.
pub(crate) fn soft_choice(options: &[(u8, f32)], temperature: f32, random: &mut Seeded) -> u8 {
    let most = options.iter().map(|option| option.1).fold(f32::MIN, f32::max);
    let chance = |value: f32| {
        if temperature > 0.0 { expf((value - most) / temperature) } else { f32::from(u8::from(value == most)) }
    };
    let sum: f32 = options.iter().map(|option| chance(option.1)).sum();
    let mut rest = random.below(1 << 24) as f32 / (1 << 24) as f32 * sum;
    for &(choice, value) in options {
        rest -= chance(value);
        if rest < 0.0 {
            return choice;
        }
    }
    options.iter().max_by(|one, two| one.1.total_cmp(&two.1)).map_or(0, |option| option.0)
}
