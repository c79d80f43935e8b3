//! The looks of a review: one at everything, and a closer one where it matters.

use super::{Moment, What};
use crate::{Analysed, Decided, Lens};
use bots::evaluation::PerSeat;
use std::ops::Range;
use tabletop::{Decision, Entry, Record, RecordError};

/// So much of a win must have been lost without a reason to look closer.
const DOUBT: f32 = 0.02;
/// A choice that promises less than this more than the next best is close.
const CLOSE: f32 = 0.04;

/// A recorded game, cut into moments.
pub struct Recorded<'r, G: Analysed> {
    pub log: &'r [Entry<G>],
    /// The positions before each entry, and after the last.
    pub states: Vec<G::State>,
    pub spans: Vec<Span>,
}

/// What of the log makes one moment.
#[derive(Clone, Debug)]
pub struct Span {
    pub entries: Range<usize>,
    pub chance: bool,
    pub forced: bool,
}

/// What was found out about a moment by itself.
pub struct Looked<G: Analysed> {
    /// What the position is worth in which it begins, if anybody needs to know.
    pub start: Option<PerSeat>,
    /// What the position is worth that it led to, if that was found out for this moment alone.
    pub led_to: Option<PerSeat>,
    /// For a decision: another one that seems better, and what it would have led to.
    pub better: Option<(G::Action, PerSeat)>,
    /// For a decision: how much more the best promises than the next best.
    pub margin: f32,
}

impl<'r, G: Analysed> Recorded<'r, G> {
    pub fn of(lens: &Lens<'_, G>, record: &'r Record<G>) -> Result<Self, RecordError> {
        let mut states = Vec::with_capacity(record.log.len() + 1);
        record.replay(lens.table, None, |play, _| states.push(play.state().clone()))?;
        let span = |(entries, chance): (Range<usize>, bool)| {
            let forced = !chance && Decision::is_forced(lens.table, &states[entries.start]);
            Span { entries, chance, forced }
        };
        let spans = cut(&record.log).into_iter().map(span).collect();
        Ok(Self { log: &record.log, states, spans })
    }

    /// Looks at a moment.
    pub fn look(&self, lens: &Lens<'_, G>, n: usize) -> Looked<G> {
        let Span { ref entries, chance, forced } = self.spans[n];
        let (before, after) = (&self.states[entries.start], &self.states[entries.end]);
        // After a chance its outcome says what the position is worth; without a choice the next position does.
        let needed = chance || !forced && n > 0 && !self.spans[n - 1].chance;
        let start = needed.then(|| lens.value(before));
        let led_to = chance.then(|| lens.at_outcomes(before).value(after));
        let (better, margin) = if forced { (None, 1.0) } else { self.better(lens, n) };
        Looked { start, led_to, better, margin }
    }

    /// Looks at a decision by itself.
    pub fn look_closer(&self, lens: &Lens<'_, G>, n: usize) -> Looked<G> {
        let (better, margin) = self.better(lens, n);
        let led_to = lens.value(&self.states[self.spans[n].entries.end]);
        Looked { start: None, led_to: Some(led_to), better, margin }
    }

    /// A decision that seems better than the one made, and by how much the best seems better than the next best.
    fn better(&self, lens: &Lens<'_, G>, n: usize) -> (Option<(G::Action, PerSeat)>, f32) {
        let entries = &self.spans[n].entries;
        let tabletop::What::Decision { action: made, .. } = &self.log[entries.start].what else { return (None, 1.0) };
        let Some(best) = lens.decide(&self.states[entries.start]) else { return (None, 1.0) };
        let Decided { action, after, margin, .. } = best;
        let other = action != *made && after != self.states[entries.end];
        (other.then(|| (action, lens.value(&after))), margin)
    }
}

/// How often at most a log's moments are looked at: decisions perhaps twice.
pub fn count<G: Analysed>(log: &[Entry<G>]) -> usize {
    cut(log).iter().map(|(_, chance)| if *chance { 1 } else { 2 }).sum()
}

/// The log's entries, consecutive chances together.
fn cut<G: Analysed>(log: &[Entry<G>]) -> Vec<(Range<usize>, bool)> {
    let mut spans: Vec<(Range<usize>, bool)> = Vec::new();
    for (n, entry) in log.iter().enumerate() {
        let chance = matches!(entry.what, tabletop::What::Chance(_));
        match spans.last_mut() {
            Some((entries, true)) if chance => entries.end = n + 1,
            _ => spans.push((n..n + 1, chance)),
        }
    }
    spans
}

/// The decisions that need a closer look, those first that need it most: what seems to be a mistake; after what things
/// turned out worse for whoever decided, up to their next decision, though neither chance nor a known mistake explains
/// it; and where the best choice was hardly better than another.
pub fn doubtful<G: Analysed>(moments: &[Moment<G>], looked: &[Looked<G>], seats: &[G::Seat]) -> Vec<usize> {
    let mut doubts: Vec<_> = moments.iter().map(Moment::loss).collect();
    for (n, seat) in seats.iter().enumerate() {
        let mut worse = 0.0;
        for k in (0..moments.len()).rev() {
            worse += moments.get(k + 1).map_or(0.0, |next| moments[k].after[n] - next.before[n]);
            if matches!(&moments[k].what, What::Decision { by, forced: false, .. } if by == seat) {
                let worse = std::mem::take(&mut worse);
                doubts[k] += if worse > DOUBT { worse } else { 0.0 };
            }
        }
    }
    let is_free = |k: usize| matches!(moments[k].what, What::Decision { forced: false, .. });
    let mut due: Vec<_> = (0..moments.len()).filter(|&k| is_free(k)).collect();
    due.retain(|&k| doubts[k] > 0.0 || looked[k].margin < CLOSE);
    due.sort_by(|&one, &two| {
        let closer = looked[one].margin.total_cmp(&looked[two].margin);
        doubts[two].total_cmp(&doubts[one]).then(closer)
    });
    due
}
