//! Playing out what is left, completely.

use super::{Aim, Weighed, utility};
use crate::{
    evaluation::{Evaluated, PerSeat},
    greedy::ended,
};
use tabletop::Node;

/// How many positions are played out before giving up.
const MOST_POSITIONS: u32 = 20_000;
/// Of more outcomes than this a chance is too much to be played out.
const MOST_OUTCOMES: usize = 36;

/// Every choice with what it is worth if everybody plays perfectly; `None` if too much is left of the game.
pub(super) fn solve<G: Evaluated>(table: &G, state: &G::State, aim: Aim) -> Option<Vec<Weighed>> {
    if !table.nearly_over(state) {
        return None;
    }
    let mut left = MOST_POSITIONS;
    let option = |choice| {
        let mut next = state.clone();
        table.apply(&mut next, choice, &mut ());
        Some(Weighed { choice, visits: 1, value: value(table, &next, aim, &mut left)? })
    };
    table.legal(state).map(option).collect()
}

fn value<G: Evaluated>(table: &G, state: &G::State, aim: Aim, left: &mut u32) -> Option<PerSeat> {
    *left = left.checked_sub(1)?;
    match table.node(state) {
        Node::Over => Some(utility(table, &ended(table, state, aim.goal), aim)),
        Node::Chance(_) => expected(table, state, aim, left),
        Node::Decide { seat, .. } => {
            let place = table.place(seat);
            let mut best: Option<PerSeat> = None;
            for choice in table.legal(state) {
                let mut next = state.clone();
                table.apply(&mut next, choice, &mut ());
                let value = value(table, &next, aim, left)?;
                if best.is_none_or(|best| value[place] > best[place]) {
                    best = Some(value);
                }
            }
            best
        }
    }
}

fn expected<G: Evaluated>(table: &G, state: &G::State, aim: Aim, left: &mut u32) -> Option<PerSeat> {
    let mut outcomes = Vec::new();
    table.outcomes(state, |outcome, weight| outcomes.push((outcome, weight)));
    if outcomes.len() > MOST_OUTCOMES {
        return None;
    }
    let whole: u64 = outcomes.iter().map(|outcome| outcome.1).sum();
    let mut sum = [0.0; 4];
    for (outcome, weight) in outcomes {
        let mut next = state.clone();
        table.resolve(&mut next, outcome, &mut ());
        let value = value(table, &next, aim, left)?;
        let part = weight as f32 / whole as f32;
        sum.iter_mut().zip(value).for_each(|(sum, value)| *sum += part * value);
    }
    Some(sum)
}
