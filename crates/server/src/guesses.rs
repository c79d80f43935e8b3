//! Guessing passwords is slow: wrong ones are counted for each account and place, strictly, and for each account from
//! everywhere, loosely. Whoever has signed in with their browser before isn't held up by what others guess.

use crate::address::Address;
use serde::{Deserialize, Serialize};
use std::{
    collections::{HashMap, HashSet},
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

/// In this time a full count is forgotten.
const WHILE: Duration = Duration::from_secs(900);
/// From everywhere together so many times more may be wrong before each guess takes longer.
const LOOSELY: f64 = 10.0;
/// The longest that an answer is held back.
const LONGEST_DELAY: Duration = Duration::from_secs(5);
/// How many counts are kept before those that are forgotten are cleared away.
const MANY: usize = 10_000;

/// Where a guess comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// A browser that has signed in to this account before.
    KnownBrowser,
    /// An address.
    Address(Address),
}

/// Counts wrong passwords.
pub struct Guesses {
    /// How many may be wrong in a while; any number, if there is none.
    most: Option<u32>,
    counted: Mutex<Counted>,
}

#[derive(Default)]
struct Counted {
    /// For each account what was wrong from a place, and from everywhere.
    wrong: HashMap<(String, Option<Origin>), Count>,
    /// The guesses that are being checked.
    waiting: HashSet<(String, Origin)>,
}

/// A count that sinks with time.
#[derive(Clone, Copy)]
struct Count {
    level: f64,
    at: Instant,
}

/// Too many wrong passwords: wait so long.
#[derive(Debug, PartialEq, Eq)]
pub struct TooMany(pub Duration);

/// A guess that is being checked; until it is right it counts as wrong.
pub struct Guess<'g> {
    guesses: &'g Guesses,
    whose: (String, Origin),
    /// How long the answer is held back.
    pub delay: Duration,
}

impl Guesses {
    /// So many may be wrong in a quarter of an hour.
    pub fn new(most: Option<u32>) -> Self {
        Self { most, counted: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, Counted> {
        self.counted.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins to check a guess for a login, whether or not anybody has it.
    pub fn begin(&self, login: &str, place: Origin, now: Instant) -> Result<Guess<'_>, TooMany> {
        let whose = (login.to_owned(), place);
        let guess = |delay| Guess { guesses: self, whose: whose.clone(), delay };
        let Some(most) = self.most.map(f64::from) else { return Ok(guess(Duration::ZERO)) };
        let mut counted = self.lock();
        if counted.waiting.contains(&whose) {
            return Err(TooMany(Duration::from_secs(1)));
        }
        let delay = counted.count(login, place, most, now)?;
        counted.waiting.insert(whose.clone());
        Ok(guess(delay))
    }

    /// A guess is being checked at another server.
    pub fn begin_elsewhere(&self, login: &str, place: Origin, now: Instant) {
        if let Some(most) = self.most.map(f64::from) {
            self.lock().count(login, place, most, now).ok();
        }
    }

    /// One was right there.
    pub fn right_elsewhere(&self, login: &str, place: Origin) {
        self.lock().forget(login, place);
    }
}

impl Counted {
    /// Counts a guess as wrong. How long its answer is held back; or how long to wait if it is one too many.
    fn count(&mut self, login: &str, place: Origin, most: f64, now: Instant) -> Result<Duration, TooMany> {
        let sinks = most / WHILE.as_secs_f64();
        if self.wrong.len() >= MANY {
            self.wrong.retain(|_, count| now.duration_since(count.at) < WHILE);
        }
        let own = self.wrong.entry((login.to_owned(), Some(place))).or_insert(Count { level: 0.0, at: now });
        own.sink(sinks, now);
        if own.level + 1.0 > most {
            return Err(TooMany(Duration::from_secs_f64((own.level + 1.0 - most) / sinks)));
        }
        own.level += 1.0;
        if place != Origin::KnownBrowser {
            let all = self.wrong.entry((login.to_owned(), None)).or_insert(Count { level: 0.0, at: now });
            all.sink(LOOSELY * sinks, now);
            if all.level >= LOOSELY * most {
                return Ok(LONGEST_DELAY);
            }
            all.level += 1.0;
        }
        Ok(Duration::ZERO)
    }

    /// A guess was right: what was wrong at this place is forgotten.
    fn forget(&mut self, login: &str, place: Origin) {
        self.wrong.remove(&(login.to_owned(), Some(place)));
        let all = self.wrong.get_mut(&(login.to_owned(), None));
        if let Some(all) = all.filter(|_| place != Origin::KnownBrowser) {
            all.level = (all.level - 1.0).max(0.0);
        }
    }
}

impl Count {
    fn sink(&mut self, a_second: f64, now: Instant) {
        self.level = (self.level - a_second * now.duration_since(self.at).as_secs_f64()).max(0.0);
        self.at = now;
    }
}

impl Guess<'_> {
    /// It was right: what was wrong at this place is forgotten.
    pub fn was_right(self) {
        let (login, place) = &self.whose;
        self.guesses.lock().forget(login, *place);
    }
}

impl Drop for Guess<'_> {
    fn drop(&mut self) {
        self.guesses.lock().waiting.remove(&self.whose);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(last: u8) -> Origin {
        Origin::Address(Address::of([10, 0, 0, last].into()))
    }

    #[test]
    fn one_place_has_ten_guesses_and_then_one_in_ninety_seconds() {
        let (guesses, start) = (Guesses::new(Some(10)), Instant::now());
        for _ in 0..10 {
            assert_eq!(guesses.begin("ada", at(1), start).unwrap().delay, Duration::ZERO);
        }
        let refused = guesses.begin("ada", at(1), start).err().unwrap();
        assert_eq!(refused, TooMany(Duration::from_secs(90)));
        let later = start + Duration::from_secs(91);
        assert!(guesses.begin("ada", at(1), later).is_ok());
        assert!(guesses.begin("ada", at(1), later).is_err());
        // Another account, another place and a known browser are not held up.
        assert!(guesses.begin("bob", at(1), start).is_ok());
        assert!(guesses.begin("ada", at(2), start).is_ok());
        assert!(guesses.begin("ada", Origin::KnownBrowser, start).is_ok());
    }

    #[test]
    fn a_right_password_is_no_guess() {
        let (guesses, start) = (Guesses::new(Some(2)), Instant::now());
        for _ in 0..50 {
            guesses.begin("ada", at(1), start).unwrap().was_right();
        }
    }

    #[test]
    fn only_one_guess_of_a_place_is_checked_at_a_time() {
        let (guesses, start) = (Guesses::new(Some(10)), Instant::now());
        let first = guesses.begin("ada", at(1), start).unwrap();
        assert!(guesses.begin("ada", at(1), start).is_err());
        drop(first);
        assert!(guesses.begin("ada", at(1), start).is_ok());
    }

    #[test]
    fn many_places_together_slow_strangers_down_and_lock_nobody_out() {
        let (guesses, start) = (Guesses::new(Some(10)), Instant::now());
        for n in 0..100 {
            assert_eq!(guesses.begin("ada", at(n), start).unwrap().delay, Duration::ZERO, "{n}");
        }
        assert_eq!(guesses.begin("ada", at(200), start).unwrap().delay, LONGEST_DELAY);
        assert_eq!(guesses.begin("ada", Origin::KnownBrowser, start).unwrap().delay, Duration::ZERO);
        assert_eq!(guesses.begin("bob", at(200), start).unwrap().delay, Duration::ZERO);
    }
}
