//! The best choices of a position, with reasons.

use crate::{Analysed, Change, Decided, Lens, Patience, game::best_rival, review::rounded};
use rayon::prelude::*;
use serde::Serialize;
use tabletop::{Decision, Node};

/// How many choices are shown.
const SHOWN: usize = 3;
/// How many decisions of the same seat are looked at after the first.
const FURTHER: usize = 3;

/// A choice worth making.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(bound(serialize = ""))]
pub struct Advice<G: Analysed> {
    /// The choice of the small step that is asked.
    pub choice: u8,
    /// The whole decision that it begins, and what best follows in the same turn before anybody else or chance does
    /// anything.
    pub line: Vec<G::Action>,
    /// How likely the seat is to win then; for a legacy its points as a part of many.
    #[serde(serialize_with = "rounded")]
    pub win: f32,
    /// The points that the seat will have in the end.
    #[serde(serialize_with = "rounded")]
    pub own: f32,
    /// The points that its best rival will have.
    #[serde(serialize_with = "rounded")]
    pub rival: f32,
    /// Why.
    pub reasons: Vec<G::Reason>,
}

/// The three best choices of what is asked, the best first; nothing if nobody has to decide.
pub fn hint<G: Analysed>(lens: Lens<'_, G>, decision: &Decision<G>) -> Vec<Advice<G>> {
    let state = decision.state();
    let Node::Decide { seat, .. } = lens.table.node(state) else { return Vec::new() };
    let mut choices = lens.options(state);
    choices.truncate(SHOWN);
    let advice = |(choice, _)| {
        let decided = lens.complete(decision.clone(), choice);
        let win = lens.value(&decided.after)[lens.table.place(seat)];
        advise(&lens, seat, state, choice, decided, win)
    };
    let mut found: Vec<_> = choices.into_par_iter().map(advice).collect();
    found.sort_by(|one, two| two.win.total_cmp(&one.win));
    found
}

/// The same, as deep as there is time for, and how many simulations deep that was. Every look tells how fast it goes and
/// so how deep the next can be; one that is cut short doesn't count.
pub fn hint_within<G: Analysed>(table: &G, patience: Patience, decision: &Decision<G>) -> (Vec<Advice<G>>, u32) {
    /// How deep the first look is, which is made in any case.
    const FIRST: u32 = 400;
    /// No look is deeper than the one before by more, so that little is lost with one that is cut short.
    const STEP: u32 = 6;
    let mut began = patience.now();
    let mut deep = FIRST;
    let mut found = hint(Lens::new(table, deep), decision);
    loop {
        let further = patience.affords(deep, patience.now().saturating_sub(began)).min(deep * STEP);
        if further < 2 * deep {
            return (found, deep);
        }
        began = patience.now();
        let deeper = hint(Lens::new(table, further).until(&|| patience.is_over()), decision);
        if patience.is_over() {
            return (found, deep);
        }
        (found, deep) = (deeper, further);
    }
}

fn advise<G: Analysed>(
    lens: &Lens<'_, G>,
    seat: G::Seat,
    before: &G::State,
    choice: u8,
    decided: Decided<G>,
    win: f32,
) -> Advice<G> {
    let Decided { action, mut after, mut told, .. } = decided;
    let mut line = vec![action];
    let brief = lens.with(lens.simulations / 4);
    while let Node::Decide { seat: next, .. } = lens.table.node(&after)
        && next == seat
        && lens.table.same_turn(before, &after)
        && line.len() <= FURTHER
        && let Some(further) = brief.decide(&after)
    {
        if !Decision::is_forced(lens.table, &after) {
            line.push(further.action);
        }
        after = further.after;
        told.extend(further.told);
    }
    let (place, points) = (lens.table.place(seat), bots::explain::points(lens.table, &after));
    let change = Change { seat, before, after: &after, line: &line, told: &told };
    let reasons = lens.table.reasons(&change);
    Advice { choice, win, own: points[place], rival: best_rival(lens.table, place, &points), reasons, line }
}
