//! A whole game, decision by decision and roll by roll.

mod looks;

use crate::{Analysed, Lens, Patience};
use bots::evaluation::PerSeat;
use looks::{Looked, Recorded, Span};
use rayon::prelude::*;
use serde::{Serialize, Serializer};
use std::time::Duration;
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
    /// How long those were looked at that got a closer look, at least.
    pub closer: Option<u32>,
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

/// How long the decisions are looked at that need a closer look: the ones that seem to be mistakes, that turned out worse
/// than they seemed, or that were close.
#[derive(Clone, Copy, Debug)]
pub enum Closer {
    /// So many times as long as at first.
    Times(u32),
    /// As long as there is time for.
    Within(Patience),
}

impl Closer {
    /// The usual closer look, if time doesn't matter.
    pub const USUAL: Self = Self::Times(LEAST);

    fn now(self) -> Duration {
        match self {
            Self::Times(_) => Duration::ZERO,
            Self::Within(patience) => patience.now(),
        }
    }

    fn is_over(self) -> bool {
        matches!(self, Self::Within(patience) if patience.is_over())
    }

    /// How deep to look closer, at a pace: how long it takes to look so deep.
    fn simulations<G>(self, lens: &Lens<'_, G>, (simulations, took): (u32, Duration)) -> u32 {
        match self {
            Self::Times(times) => lens.simulations.saturating_mul(times),
            Self::Within(patience) => patience.affords(simulations, took).max(lens.simulations.saturating_mul(LEAST)),
        }
    }
}

/// A closer look takes at least so many times as long; if there is too little time for that, fewer get one.
const LEAST: u32 = 4;

impl<G: Analysed> Review<G> {
    /// Reviews a recorded game. `watch` is called after every look, from any thread; see
    /// [`Review::count`].
    pub fn of(
        lens: Lens<'_, G>,
        closer: Closer,
        record: &Record<G>,
        watch: impl Fn() + Sync,
    ) -> Result<Self, RecordError> {
        let watched = || {
            watch();
            true
        };
        let review = Self::while_wanted(lens, closer, record, watched)?;
        Ok(review.unwrap_or_else(|| unreachable!("it is wanted to the end")))
    }

    /// Reviews a recorded game as long as `wanted` says so: it is asked after every look, from any thread. Everything is
    /// looked at once, and what needs it a second time and closer. Only that makes a mistake of what seems to be one.
    pub fn while_wanted(
        lens: Lens<'_, G>,
        closer: Closer,
        record: &Record<G>,
        wanted: impl Fn() -> bool + Sync,
    ) -> Result<Option<Self>, RecordError> {
        let game = Recorded::of(&lens, record)?;
        let began = closer.now();
        let look = |n: usize| {
            let began = closer.now();
            let looked = game.look(&lens, n);
            wanted().then(|| (looked, closer.now().saturating_sub(began)))
        };
        let looked: Option<Vec<_>> = (0..game.spans.len()).into_par_iter().map(look).collect();
        let Some(looked) = looked else { return Ok(None) };
        let (mut looked, times): (Vec<_>, Vec<_>) = looked.into_iter().unzip();
        let took = closer.now().saturating_sub(began);
        let end = game.states.last().map_or([0.0; 4], |state| lens.value(state));
        let due = looks::doubtful(&assemble(lens.table, &game, &looked, end), &looked, &lens.table.seats());
        looked.iter_mut().for_each(|looked| looked.better = None);

        let whole: Duration = times.iter().sum();
        let part: Duration = due.iter().map(|&n| times[n]).sum();
        // How deep the last looks were, and how long as many more looks would take as are due.
        let mut pace = (lens.simulations, took.mul_f64(part.as_secs_f64() / whole.as_secs_f64().max(1e-9)));
        let mut least = None;
        let stop = || closer.is_over();
        let (mut left, together) = (due.as_slice(), 2 * rayon::current_num_threads());
        while !left.is_empty() && !closer.is_over() {
            let (now, later) = left.split_at(together.min(left.len()));
            let simulations = closer.simulations(&lens, pace);
            let (began, deeper) = (closer.now(), lens.with(simulations).until(&stop));
            let look = |&n: &usize| {
                let looked = game.look_closer(&deeper, n);
                wanted().then_some((n, looked))
            };
            let Some(found) = now.par_iter().map(look).collect::<Option<Vec<_>>>() else { return Ok(None) };
            if closer.is_over() {
                break;
            }
            for (n, closer) in found {
                looked[n] = Looked { start: looked[n].start, ..closer };
            }
            let took = closer.now().saturating_sub(began);
            pace = (simulations, took.mul_f64(later.len() as f64 / now.len() as f64));
            least = Some(least.map_or(simulations, |least: u32| least.min(simulations)));
            left = later;
        }
        let moments = assemble(lens.table, &game, &looked, end);
        Ok(Some(Self::sum_up(&lens, least, moments, game.states.last())))
    }

    /// How often at most a record's moments are looked at.
    pub fn count(record: &Record<G>) -> usize {
        looks::count(&record.log)
    }

    fn sum_up(lens: &Lens<'_, G>, closer: Option<u32>, moments: Vec<Moment<G>>, last: Option<&G::State>) -> Self {
        let seats = lens.table.seats();
        let totals = seats.iter().enumerate().map(|(n, seat)| total(n, *seat, &moments)).collect();
        let mut mistakes: Vec<_> = (0..moments.len()).filter(|&n| moments[n].loss() > 0.0).collect();
        mistakes.sort_by(|&one, &two| moments[two].loss().total_cmp(&moments[one].loss()));
        mistakes.truncate(NAMED);
        let finished = last.is_some_and(|state| lens.table.result(state).is_some());
        Self { simulations: lens.simulations, closer, seats, finished, moments, totals, mistakes }
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

/// Puts the moments together, from the last to the first: what a decision led to is where the next moment begins.
fn assemble<G: Analysed>(
    table: &G,
    Recorded { log, states, spans }: &Recorded<'_, G>,
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
