//! Games reviewed: how likely everybody was to win, what was luck and what was a mistake.

use crate::{
    door::No,
    games::Playable,
    house::House,
    record::{self, Source, unknown},
    store::StoreError,
};
use analysis::{Lens, Moment, Review, What};
use axum::http::StatusCode;
use serde::Serialize;
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};
use tabletop::{Game, Record};
use tokio::sync::{OnceCell, oneshot};
use words::Lang;

/// How long the decisions of a game are looked at, each seat's together: a few seconds for a game.
const SIMULATIONS: u32 = 1_200;
/// How many reviews are remembered.
const REMEMBERED: usize = 256;

/// What a game came to for a seat.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Analysis {
    /// Whose.
    #[cfg_attr(feature = "ts", ts(type = "SeatName"))]
    pub seat: String,
    /// How likely it was to win before the first entry of the record and after each, from 0 to 1.
    pub chances: Vec<f32>,
    /// What chance brought, as a part of a win.
    pub luck: f32,
    /// What decisions brought: the others' mistakes less its own.
    pub skill: f32,
    /// Its biggest mistakes, the biggest first.
    pub mistakes: Vec<Mistake>,
}

/// A decision that something else would have been better than.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Mistake {
    /// The entry of the record, from 1.
    pub entry: usize,
    /// How much of a win it cost.
    pub loss: f32,
    /// What was decided.
    pub played: String,
    /// What would have been better.
    pub better: String,
}

/// Every seat's part of a review, with decisions in the notation of records.
type Reviewed = Arc<Vec<Analysis>>;

/// The reviews of games that are over, each made once.
#[derive(Default)]
pub struct Reviews {
    done: Mutex<HashMap<String, Arc<OnceCell<Reviewed>>>>,
}

impl Reviews {
    /// Where the review of the game with this link is, or will be.
    fn cell(&self, link: &str) -> Arc<OnceCell<Reviewed>> {
        let mut done = self.done.lock().unwrap_or_else(PoisonError::into_inner);
        if done.len() >= REMEMBERED && !done.contains_key(link) {
            done.clear();
        }
        done.entry(link.to_owned()).or_default().clone()
    }
}

/// What a game came to for a seat, in words of a language; without a seat for the first.
pub async fn review(house: &House, source: &Source, seat: Option<&str>, lang: Lang) -> Result<Analysis, No> {
    match source.game() {
        <smile_and_gun::Table as Game>::NAME => review_of::<smile_and_gun::Table>(house, source, seat, lang).await,
        <gangster::Table as Game>::NAME => review_of::<gangster::Table>(house, source, seat, lang).await,
        other => Err(unreadable(unknown(other))),
    }
}

fn unreadable(why: impl ToString) -> No {
    No::because(StatusCode::CONFLICT, why.to_string())
}

async fn review_of<G: Playable>(
    house: &House,
    source: &Source,
    seat: Option<&str>,
    lang: Lang,
) -> Result<Analysis, No> {
    if is_contested(house, source).await? {
        return Err(unreadable("people still play against each other here: wait until the game is over"));
    }
    let record = source.read::<G>(&*house.store).await?.map_err(unreadable)?;
    let over = record.result.is_some() || record.ended.is_some();
    let table = Arc::new(G::new(&record.setup).map_err(unreadable)?);
    // Everybody who asks for the same game waits for the same review.
    let cell = if over { house.reviews.cell(source.link()) } else { Arc::default() };
    let reviewed = cell.get_or_try_init(|| think(house, table.clone(), record)).await?;
    let found = reviewed.iter().find(|analysis| seat.is_none_or(|seat| analysis.seat == seat));
    let wrong = || No::because(StatusCode::BAD_REQUEST, "seat: expected one of the game's seats");
    let mut analysis = found.cloned().ok_or_else(wrong)?;
    let words = house.words(lang);
    let say = |notation: &str| match notation.parse() {
        Ok(action) => table.say_action(words, &action),
        Err(_) => notation.to_owned(),
    };
    for mistake in &mut analysis.mistakes {
        (mistake.played, mistake.better) = (say(&mistake.played), say(&mistake.better));
    }
    Ok(analysis)
}

/// Whether a game between people still runs.
async fn is_contested(house: &House, source: &Source) -> Result<bool, StoreError> {
    let row = match source {
        Source::Table(row) => row,
        Source::Record(row) => return record::is_contested(&*house.store, row).await,
    };
    if row.status == "over" {
        return Ok(false);
    }
    let mut people: Vec<_> = house.store.seats(row.key).await?.iter().map(|seat| seat.person).collect();
    people.retain(Option::is_some);
    people.dedup();
    Ok(people.len() > 1)
}

/// Reviews a game on a thread of its own kind, so that bots needn't wait for it.
async fn think<G: Playable>(house: &House, table: Arc<G>, record: Record<G>) -> Result<Reviewed, No> {
    let (done, waiting) = oneshot::channel();
    house.reviewing.submit(0, move || {
        let lens = Lens::new(&*table, SIMULATIONS / table.seats().len().max(2) as u32);
        let review = Review::of(lens, &record, || {});
        done.send(review.map(|review| every_seat(&review, record.log.len()))).ok();
    });
    let reviewed = waiting.await.map_err(|_| unreadable("the game could not be reviewed"))?;
    reviewed.map(Arc::new).map_err(unreadable)
}

fn every_seat<G: Playable>(review: &Review<G>, length: usize) -> Vec<Analysis> {
    let totals = review.totals.iter().enumerate();
    let analyses = totals.map(|(place, total)| Analysis {
        seat: total.seat.to_string(),
        chances: chances(review, place, length),
        luck: total.luck,
        skill: total.gifts - total.mistakes,
        mistakes: mistakes(&review.moments, total.seat),
    });
    analyses.collect()
}

/// How likely a seat was to win before the first entry and after each.
fn chances<G: Playable>(review: &Review<G>, place: usize, length: usize) -> Vec<f32> {
    let mut chances = vec![review.totals[place].start; length + 1];
    for moment in &review.moments {
        // Consecutive draws are one event: until the last nothing is known.
        chances[moment.first..moment.last].fill(moment.before[place]);
        chances[moment.last] = moment.after[place];
    }
    chances
}

/// How many mistakes are named.
const NAMED: usize = 5;
/// Less of a win than this is no mistake worth naming.
const WORTH_NAMING: f32 = 0.02;

fn mistakes<G: Playable>(moments: &[Moment<G>], seat: G::Seat) -> Vec<Mistake> {
    let mistake = |moment: &Moment<G>| match &moment.what {
        What::Decision { by, action, best, loss, .. } if *by == seat && *loss >= WORTH_NAMING => {
            let (played, better) = (action.to_string(), best.to_string());
            Some(Mistake { entry: moment.first, loss: *loss, played, better })
        }
        _ => None,
    };
    let mut found: Vec<_> = moments.iter().filter_map(mistake).collect();
    found.sort_by(|one, two| two.loss.total_cmp(&one.loss));
    found.truncate(NAMED);
    found
}
