//! Games reviewed: how likely everybody was to win, what was luck and what was a mistake.

use crate::{
    door::No,
    games::Playable,
    house::House,
    record::{self, Source},
    store::StoreError,
    thinking::{Asker, clock},
};
use analysis::{Closer, Lens, Moment, Patience, Review, What};
use axum::http::StatusCode;
use futures_util::{
    FutureExt,
    future::{BoxFuture, WeakShared},
};
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};
use tabletop::Record;
use words::Lang;

/// How long the decisions of a game are looked at first, each seat's together: a few seconds for a game.
const SIMULATIONS: u32 = 1_200;
/// How long one takes, more or less.
const A_REVIEW: Duration = Duration::from_secs(5);
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

/// Every seat's part of a review, with decisions in the notation of records; or why there is none.
type Reviewed = Result<Arc<Vec<Analysis>>, String>;
type Underway = BoxFuture<'static, Reviewed>;

/// The reviews of games, each made once for everybody who asks while it is wanted.
#[derive(Default)]
pub struct Reviews {
    known: Mutex<HashMap<Key, Known>>,
}

/// A game as it stands: its link, and the digest of its record.
type Key = (String, [u8; 32]);

enum Known {
    Done(Reviewed),
    /// Gone once nobody waits for it any more.
    Underway(WeakShared<Underway>),
}

impl Reviews {
    /// The review of a game, which `begin` begins if nobody has asked for it yet.
    async fn get(&self, key: Key, begin: impl FnOnce() -> Result<Underway, No>) -> Result<Reviewed, No> {
        let waiting = {
            let mut known = self.lock();
            let underway = match known.get(&key) {
                Some(Known::Done(reviewed)) => return Ok(reviewed.clone()),
                Some(Known::Underway(underway)) => underway.upgrade(),
                None => None,
            };
            match underway {
                Some(underway) => underway,
                None => {
                    let begun = begin()?.shared();
                    if known.len() >= REMEMBERED {
                        known.retain(
                            |_, known| matches!(known, Known::Underway(underway) if underway.upgrade().is_some()),
                        );
                    }
                    known.insert(key.clone(), Known::Underway(begun.downgrade().ok_or_else(|| unreadable(FELL_OVER))?));
                    begun
                }
            }
        };
        let reviewed = waiting.await;
        self.lock().insert(key, Known::Done(reviewed.clone()));
        Ok(reviewed)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Key, Known>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What is said if a review comes to nothing.
const FELL_OVER: &str = "the game could not be reviewed";

/// Which part of a review is asked for, and by whom.
pub struct Wanted<'w> {
    /// Who asks.
    pub asker: Asker,
    /// The seat; the first if none is named.
    pub seat: Option<&'w str>,
    /// In which language.
    pub lang: Lang,
    /// How many games of one asker may wait to be reviewed.
    pub most: Option<u32>,
    /// How long a review may take.
    pub seconds: Option<u32>,
}

/// What a game came to for a seat, in words of a language.
pub async fn review(house: &House, source: &Source, wanted: Wanted<'_>) -> Result<Analysis, No> {
    let game: games::Name = source.game().parse().map_err(unreadable)?;
    games::visit!(game, G => review_of::<G>(house, source, wanted).await)
}

fn unreadable(why: impl ToString) -> No {
    No::because(StatusCode::CONFLICT, why.to_string())
}

async fn review_of<G: Playable>(house: &House, source: &Source, wanted: Wanted<'_>) -> Result<Analysis, No> {
    if is_contested(house, source).await? {
        return Err(unreadable("people still play against each other here: wait until the game is over"));
    }
    let record = source.read::<G>(&*house.store).await?.map_err(unreadable)?;
    let table = Arc::new(G::new(&record.setup).map_err(unreadable)?);
    let written = record.write().map_err(unreadable)?;
    let key = (source.link().to_owned(), Sha256::digest(&written).into());
    let begin = || match wanted.most {
        Some(most) if house.reviewing.waiting(wanted.asker) >= most as usize => Err(too_many()),
        _ => Ok(think(house, &wanted, table.clone(), record).boxed()),
    };
    let reviewed = house.reviews.get(key, begin).await?.map_err(unreadable)?;
    let seat = wanted.seat;
    let found = reviewed.iter().find(|analysis| seat.is_none_or(|seat| analysis.seat == seat));
    let wrong = || No::because(StatusCode::BAD_REQUEST, "seat: expected one of the game's seats");
    let mut analysis = found.cloned().ok_or_else(wrong)?;
    let words = house.words(wanted.lang);
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

fn too_many() -> No {
    No::not_yet("too many of your games wait to be reviewed; wait for one of them", A_REVIEW)
}

/// Reviews a game on a thread of its own kind, so that bots needn't wait for it, as long as somebody waits for it. It
/// shares its time with those that wait already.
fn think<G: Playable>(
    house: &House,
    asked: &Wanted<'_>,
    table: Arc<G>,
    record: Record<G>,
) -> impl Future<Output = Reviewed> + use<G> {
    let time = asked.seconds.map(|most| Duration::from_secs(most.into()) / (1 + house.reviewing.crowd() as u32));
    let thought = house.reviewing.ask(asked.asker, move |wanted| {
        let lens = Lens::new(&*table, SIMULATIONS / table.seats().len().max(2) as u32);
        let closer = time.map_or(Closer::USUAL, |time| Closer::Within(Patience::new(time, clock)));
        let review = Review::while_wanted(lens, closer, &record, wanted).map_err(|error| error.to_string())?;
        Ok(Arc::new(every_seat(&review.ok_or(FELL_OVER)?, record.log.len())))
    });
    async { thought.await.unwrap_or_else(|| Err(FELL_OVER.to_owned())) }
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
