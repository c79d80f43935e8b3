//! Games reviewed: how likely everybody was to win, what was luck and what was a mistake.

use crate::{
    door::No,
    games::Playable,
    house::House,
    record::{self, Source},
    store::{Status, StoreError},
    thinking::{Asker, clock},
};
use analysis::{Closer, Patience};
use axum::http::StatusCode;
use futures_util::{
    FutureExt,
    future::{BoxFuture, WeakShared},
};
use lru::LruCache;
use sha2::{Digest, Sha256};
use std::{
    num::NonZeroUsize,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};
use tabletop::Record;
use words::Lang;

pub use ledger::Analysis;

/// How long one takes, more or less.
const A_REVIEW: Duration = Duration::from_secs(5);
/// How many reviews are remembered.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(256).unwrap();

/// Every seat's part of a review, with decisions in the notation of records; or why there is none.
type Reviewed = Result<Arc<Vec<Analysis>>, String>;
type Underway = BoxFuture<'static, Reviewed>;

/// The reviews of games, each made once for everybody who asks while it is wanted.
pub struct Reviews {
    /// Those that were asked for last.
    known: Mutex<LruCache<Key, Known>>,
}

impl Default for Reviews {
    fn default() -> Self {
        Self { known: Mutex::new(LruCache::new(REMEMBERED)) }
    }
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
                    known.put(key.clone(), Known::Underway(begun.downgrade().ok_or_else(|| unreadable(FELL_OVER))?));
                    begun
                }
            }
        };
        let reviewed = waiting.await;
        self.lock().put(key, Known::Done(reviewed.clone()));
        Ok(reviewed)
    }

    /// The review of a game, if there is one already.
    pub(crate) fn done<G: Playable>(&self, source: &Source, record: &Record<G>) -> Option<Arc<Vec<Analysis>>> {
        match self.lock().get(&key(source, record).ok()?) {
            Some(Known::Done(Ok(reviewed))) => Some(reviewed.clone()),
            _ => None,
        }
    }

    fn lock(&self) -> MutexGuard<'_, LruCache<Key, Known>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What is said if a review comes to nothing.
const FELL_OVER: &str = "the game could not be reviewed";

/// Which part of a review is asked for, and by whom.
pub struct Inquiry<'w> {
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
pub async fn review(house: &House, source: &Source, wanted: Inquiry<'_>) -> Result<Analysis, No> {
    let game: games::Name = source.game().parse().map_err(unreadable)?;
    games::visit!(game, G => review_of::<G>(house, source, wanted).await)
}

fn unreadable(why: impl ToString) -> No {
    No::because(StatusCode::CONFLICT, why.to_string())
}

async fn review_of<G: Playable>(house: &House, source: &Source, wanted: Inquiry<'_>) -> Result<Analysis, No> {
    if is_contested(house, source).await? {
        return Err(unreadable("people still play against each other here: wait until the game is over"));
    }
    let record = source.read::<G>(&*house.store).await?.map_err(unreadable)?;
    let table = Arc::new(G::new(&record.setup).map_err(unreadable)?);
    let key = key(source, &record)?;
    let begin = || match wanted.most {
        Some(most) if house.reviewing.waiting(wanted.asker) >= most as usize => Err(too_many()),
        _ => Ok(think(house, &wanted, table.clone(), record).boxed()),
    };
    let reviewed = house.reviews.get(key, begin).await?.map_err(unreadable)?;
    let seat = wanted.seat;
    let found = reviewed.iter().find(|analysis| seat.is_none_or(|seat| analysis.seat == seat));
    let wrong = || No::because(StatusCode::BAD_REQUEST, "seat: expected one of the game's seats");
    let mut analysis = found.cloned().ok_or_else(wrong)?;
    analysis.say(&*table, house.words(wanted.lang));
    Ok(analysis)
}

fn key<G: Playable>(source: &Source, record: &Record<G>) -> Result<Key, No> {
    let written = record.write().map_err(unreadable)?;
    Ok((source.link().to_owned(), Sha256::digest(&written).into()))
}

/// Whether a game between people still runs.
async fn is_contested(house: &House, source: &Source) -> Result<bool, StoreError> {
    let row = match source {
        Source::Table(row) => row,
        Source::Record(row) => return record::is_contested(&*house.store, row).await,
    };
    if row.status == Status::Over {
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
    asked: &Inquiry<'_>,
    table: Arc<G>,
    record: Record<G>,
) -> impl Future<Output = Reviewed> + use<G> {
    let time = asked.seconds.map(|most| Duration::from_secs(most.into()) / (1 + house.reviewing.crowd() as u32));
    let thought = house.reviewing.ask(asked.asker, move |wanted| {
        let closer = time.map_or(Closer::USUAL, |time| Closer::Within(Patience::new(time, clock)));
        Ok(Arc::new(ledger::review(&*table, &record, closer, wanted)?.ok_or(FELL_OVER)?))
    });
    async { thought.await.unwrap_or_else(|| Err(FELL_OVER.to_owned())) }
}
