//! A whole game, decision by decision and roll by roll.

use crate::{Analysed, Decided, Lens};
use bots::evaluation::PerSeat;
use rayon::prelude::*;
use serde::{Serialize, Serializer};
use std::ops::Range;
use tabletop::{Entry, Record, RecordError};

/// A game, reviewed.
///
/// Everything is told by differences of two positions that were looked at alike: a decision by what the best would have
/// led to and what it led to, a roll by what could be expected of it and what it came to. From one to the next a
/// position may turn out to be worth more or less than it seemed; that is [`Total::seen_later`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(bound(serialize = ""))]
pub struct Review<G: Analysed> {
    /// How long each decision was looked at.
    pub simulations: u32,
    /// The seats that decide; every list of shares is in this order.
    pub seats: Vec<G::Seat>,
    /// Whether the game came to its end.
    pub finished: bool,
    /// What happened.
    pub moments: Vec<Moment<G>>,
    /// What it came to for each seat.
    pub totals: Vec<Total<G::Seat>>,
    /// The biggest mistakes, by their places among the moments, the biggest first.
    pub mistakes: Vec<usize>,
}

/// A decision, or a random event.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(bound(serialize = ""))]
pub struct Moment<G: Analysed> {
    /// The first entry of the record's log that tells it, counted from 1.
    pub first: usize,
    /// The last one: consecutive draws are one event.
    pub last: usize,
    /// Which part of the game it belongs to: the round, or how many lines are complete.
    pub chapter: u8,
    /// How likely each seat was to win before it: with the best decision, or on average over what chance could do.
    #[serde(serialize_with = "all_rounded")]
    pub before: Vec<f32>,
    /// How likely each seat was to win after it.
    #[serde(serialize_with = "all_rounded")]
    pub after: Vec<f32>,
    /// What it was.
    #[serde(flatten)]
    pub what: What<G>,
}

/// What happened at a moment.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(bound(serialize = ""), tag = "kind", rename_all = "snake_case")]
pub enum What<G: Analysed> {
    /// A seat decided.
    Decision {
        /// Who.
        by: G::Seat,
        /// What.
        action: G::Action,
        /// What would have been best; the same if nothing was better.
        best: G::Action,
        /// How much of a win it cost.
        #[serde(serialize_with = "rounded")]
        loss: f32,
        /// Whether there was no choice.
        forced: bool,
    },
    /// Chance decided.
    Chance {
        /// What happened.
        happened: Vec<G::Happened>,
        /// How much of a win it brought each seat.
        #[serde(serialize_with = "all_rounded")]
        luck: Vec<f32>,
    },
}

/// What a game came to for a seat: `end - start = luck - mistakes + gifts + seen_later`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Total<S> {
    /// Whose.
    pub seat: S,
    /// How likely it was to win before the first moment.
    #[serde(serialize_with = "rounded")]
    pub start: f32,
    /// How likely after the last; once the game is over, its share of the win.
    #[serde(serialize_with = "rounded")]
    pub end: f32,
    /// What chance brought.
    #[serde(serialize_with = "rounded")]
    pub luck: f32,
    /// What its own mistakes cost.
    #[serde(serialize_with = "rounded")]
    pub mistakes: f32,
    /// What the others' mistakes brought.
    #[serde(serialize_with = "rounded")]
    pub gifts: f32,
    /// What turned out only by looking from further on.
    #[serde(serialize_with = "rounded")]
    pub seen_later: f32,
}

/// How many mistakes are named.
const NAMED: usize = 3;

/// How many decisions are looked at again.
const AGAIN: usize = 8;
/// How many times longer.
const CLOSER: u32 = 4;
/// So much of a win must have been lost without a reason for that.
const DOUBT: f32 = 0.02;

/// What of the log makes one moment.
#[derive(Clone, Debug)]
struct Span {
    entries: Range<usize>,
    chance: bool,
    forced: bool,
}

/// What was found out about a moment by itself.
struct Looked<G: Analysed> {
    /// What the position is worth in which it begins, if anybody needs to know.
    start: Option<PerSeat>,
    /// What the position is worth that it led to, if that was found out for this moment alone.
    led_to: Option<PerSeat>,
    /// For a decision: another one that seems better, and what it would have led to.
    better: Option<(G::Action, PerSeat)>,
}

impl<G: Analysed> Review<G> {
    /// Reviews a recorded game. Decisions after which things turned out worse than they seemed are looked at a second
    /// time, and closer. `watch` is called after every look, from any thread; see [`Review::count`].
    pub fn of(lens: Lens<'_, G>, record: &Record<G>, watch: impl Fn() + Sync) -> Result<Self, RecordError> {
        let watched = || {
            watch();
            true
        };
        let review = Self::while_wanted(lens, record, watched)?;
        Ok(review.unwrap_or_else(|| unreachable!("it is wanted to the end")))
    }

    /// Reviews a recorded game as long as `wanted` says so: it is asked after every look, from any thread.
    pub fn while_wanted(
        lens: Lens<'_, G>,
        record: &Record<G>,
        wanted: impl Fn() -> bool + Sync,
    ) -> Result<Option<Self>, RecordError> {
        let states = positions(lens.table, record)?;
        let log = record.log.as_slice();
        let spans = spans(&lens, log, &states);
        let look = |n: usize| {
            let looked = look(&lens, log, &states, &spans, n);
            wanted().then_some(looked)
        };
        let looked: Option<Vec<_>> = (0..spans.len()).into_par_iter().map(look).collect();
        let Some(mut looked) = looked else { return Ok(None) };
        let end = states.last().map_or([0.0; 4], |state| lens.value(state));
        let moments = assemble(lens.table, log, &states, &spans, &looked, end);
        let look_again = |n: usize| {
            let closer = lens.with(lens.simulations.saturating_mul(CLOSER));
            let looked = look_closer(&closer, log, &states, &spans[n]);
            wanted().then_some((n, looked))
        };
        let again = doubtful(&moments, &lens.table.seats()).into_par_iter().map(look_again);
        let Some(again) = again.collect::<Option<Vec<_>>>() else { return Ok(None) };
        for (n, closer) in again {
            looked[n] = Looked { start: looked[n].start, ..closer };
        }
        let moments = assemble(lens.table, log, &states, &spans, &looked, end);
        Ok(Some(Self::sum_up(&lens, moments, states.last())))
    }

    /// How often at most a record's moments are looked at.
    pub fn count(record: &Record<G>) -> usize {
        cut(&record.log).len() + AGAIN
    }

    fn sum_up(lens: &Lens<'_, G>, moments: Vec<Moment<G>>, last: Option<&G::State>) -> Self {
        let seats = lens.table.seats();
        let totals = seats.iter().enumerate().map(|(n, seat)| total(n, *seat, &moments)).collect();
        let mut mistakes: Vec<_> = (0..moments.len()).filter(|&n| moments[n].loss() > 0.0).collect();
        mistakes.sort_by(|&one, &two| moments[two].loss().total_cmp(&moments[one].loss()));
        mistakes.truncate(NAMED);
        let finished = last.is_some_and(|state| lens.table.result(state).is_some());
        Self { simulations: lens.simulations, seats, finished, moments, totals, mistakes }
    }
}

impl<G: Analysed> Moment<G> {
    /// What a decision cost; nothing for chance.
    pub fn loss(&self) -> f32 {
        match self.what {
            What::Decision { loss, .. } => loss,
            What::Chance { .. } => 0.0,
        }
    }
}

/// The positions before each entry, and after the last.
fn positions<G: Analysed>(table: &G, record: &Record<G>) -> Result<Vec<G::State>, RecordError> {
    let mut states = Vec::with_capacity(record.log.len() + 1);
    record.replay(table, None, |play, _| states.push(play.state().clone()))?;
    Ok(states)
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

fn spans<G: Analysed>(lens: &Lens<'_, G>, log: &[Entry<G>], states: &[G::State]) -> Vec<Span> {
    let span = |(entries, chance): (Range<usize>, bool)| {
        let forced = !chance && lens.is_forced(&states[entries.start]);
        Span { entries, chance, forced }
    };
    cut(log).into_iter().map(span).collect()
}

fn look<G: Analysed>(lens: &Lens<'_, G>, log: &[Entry<G>], states: &[G::State], spans: &[Span], n: usize) -> Looked<G> {
    let Span { ref entries, chance, forced } = spans[n];
    let (before, after) = (&states[entries.start], &states[entries.end]);
    // After a chance its outcome says what the position is worth; without a choice the next position does.
    let needed = chance || !forced && n > 0 && !spans[n - 1].chance;
    let start = needed.then(|| lens.value(before));
    let led_to = chance.then(|| lens.at_outcomes(before).value(after));
    let better = match &log[entries.start].what {
        tabletop::What::Decision { action, .. } if !forced => better(lens, before, after, action),
        _ => None,
    };
    Looked { start, led_to, better }
}

/// Looks at a decision by itself.
fn look_closer<G: Analysed>(lens: &Lens<'_, G>, log: &[Entry<G>], states: &[G::State], span: &Span) -> Looked<G> {
    let (before, after) = (&states[span.entries.start], &states[span.entries.end]);
    let better = match &log[span.entries.start].what {
        tabletop::What::Decision { action, .. } => better(lens, before, after, action),
        tabletop::What::Chance(_) => None,
    };
    Looked { start: None, led_to: Some(lens.value(after)), better }
}

/// The decisions after which things turned out worse for whoever made them, up to their next one, though neither chance
/// nor a known mistake explains it; those first after which they turned out worst.
fn doubtful<G: Analysed>(moments: &[Moment<G>], seats: &[G::Seat]) -> Vec<usize> {
    let mut found = Vec::new();
    for (n, seat) in seats.iter().enumerate() {
        let mut worse = 0.0;
        for k in (0..moments.len()).rev() {
            worse += moments.get(k + 1).map_or(0.0, |next| next.before[n] - moments[k].after[n]);
            if matches!(&moments[k].what, What::Decision { by, forced: false, .. } if by == seat) {
                found.push((std::mem::take(&mut worse), k));
            }
        }
    }
    found.retain(|(worse, _)| *worse < -DOUBT);
    found.sort_by(|one, two| one.0.total_cmp(&two.0));
    found.into_iter().take(AGAIN).map(|(_, k)| k).collect()
}

/// A decision that seems better than the one made.
fn better<G: Analysed>(
    lens: &Lens<'_, G>,
    before: &G::State,
    after: &G::State,
    made: &G::Action,
) -> Option<(G::Action, PerSeat)> {
    let Decided { action, after: instead, .. } = lens.decide(before)?;
    (action != *made && instead != *after).then(|| (action, lens.value(&instead)))
}

/// Puts the moments together, from the last to the first: what a decision led to is where the next moment begins.
fn assemble<G: Analysed>(
    table: &G,
    log: &[Entry<G>],
    states: &[G::State],
    spans: &[Span],
    looked: &[Looked<G>],
    end: PerSeat,
) -> Vec<Moment<G>> {
    let seats = table.seats();
    let listed = |value: PerSeat| -> Vec<f32> { seats.iter().map(|seat| value[table.place(*seat)]).collect() };
    let mut next = end;
    let mut moments = Vec::with_capacity(spans.len());
    for (span, looked) in spans.iter().zip(looked).rev() {
        let after = looked.led_to.unwrap_or(next);
        let (what, before) = match &log[span.entries.start].what {
            tabletop::What::Decision { by, action } => {
                let (best, before) = better_of(action, after, looked.better.as_ref(), table.place(*by));
                let loss = before[table.place(*by)] - after[table.place(*by)];
                (What::Decision { by: *by, action: action.clone(), best, loss, forced: span.forced }, before)
            }
            tabletop::What::Chance(_) => {
                let before = looked.start.unwrap_or(after);
                let luck = std::array::from_fn(|place| after[place] - before[place]);
                (What::Chance { happened: happened(log, span), luck: listed(luck) }, before)
            }
        };
        moments.push(Moment {
            first: span.entries.start + 1,
            last: span.entries.end,
            chapter: table.chapter(&states[span.entries.start]),
            before: listed(before),
            after: listed(after),
            what,
        });
        next = looked.start.unwrap_or(if span.forced { next } else { before });
    }
    moments.reverse();
    moments
}

/// The better of what was done and what could have been done, for the seat at a place.
fn better_of<A: Clone>(made: &A, led_to: PerSeat, other: Option<&(A, PerSeat)>, place: usize) -> (A, PerSeat) {
    match other {
        Some((action, value)) if value[place] > led_to[place] => (action.clone(), *value),
        _ => (made.clone(), led_to),
    }
}

fn happened<G: Analysed>(log: &[Entry<G>], span: &Span) -> Vec<G::Happened> {
    let entries = log[span.entries.clone()].iter();
    let happened = entries.filter_map(|entry| match &entry.what {
        tabletop::What::Chance(happened) => Some(happened.clone()),
        tabletop::What::Decision { .. } => None,
    });
    happened.collect()
}

fn total<G: Analysed>(n: usize, seat: G::Seat, moments: &[Moment<G>]) -> Total<G::Seat> {
    let start = moments.first().map_or(0.0, |moment| moment.before[n]);
    let end = moments.last().map_or(start, |moment| moment.after[n]);
    let mut total = Total { seat, start, end, luck: 0.0, mistakes: 0.0, gifts: 0.0, seen_later: 0.0 };
    for moment in moments {
        match &moment.what {
            What::Chance { luck, .. } => total.luck += luck[n],
            What::Decision { by, loss, .. } if *by == seat => total.mistakes += loss,
            What::Decision { .. } => total.gifts += moment.after[n] - moment.before[n],
        }
    }
    for pair in moments.windows(2) {
        total.seen_later += pair[1].before[n] - pair[0].after[n];
    }
    total
}

/// Four decimal places are more than anybody knows.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
pub(crate) fn rounded<S: Serializer>(number: &f32, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(round(*number))
}

fn all_rounded<S: Serializer>(numbers: &[f32], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(numbers.iter().map(|number| round(*number)))
}

fn round(number: f32) -> f64 {
    (f64::from(number) * 10_000.0).round() / 10_000.0
}
