//! Passwords are hashed slowly on purpose, so it happens on threads of its own and only so many at a time.

use crate::address::Address;
use argon2::{
    Argon2,
    password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString},
};
use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};
use tokio::sync::oneshot;

/// The shortest password, in characters.
pub const SHORTEST: usize = 10;
/// The longest, in bytes: hashing shall not become work for others.
pub const LONGEST: usize = 200;

/// How many of one address may wait.
const WAITING: usize = 16;
/// How long anybody waits.
const PATIENCE: Duration = Duration::from_secs(20);

/// Hashes and checks passwords, one at a time. Addresses take turns, so that a flood from one doesn't hold up others.
#[derive(Clone, Default)]
pub struct Passwords {
    queue: Arc<Mutex<Queue>>,
}

#[derive(Default)]
struct Queue {
    busy: bool,
    /// Who waits, for each address; the next one comes from the first.
    lanes: VecDeque<(Address, VecDeque<oneshot::Sender<Turn>>)>,
}

impl Queue {
    fn next(&mut self) -> Option<oneshot::Sender<Turn>> {
        let (address, mut lane) = self.lanes.pop_front()?;
        let next = lane.pop_front();
        if !lane.is_empty() {
            self.lanes.push_back((address, lane));
        }
        next
    }
}

/// The right to hash; the next one has it when this is dropped.
struct Turn(Option<Passwords>);

impl Drop for Turn {
    fn drop(&mut self) {
        let Some(passwords) = self.0.take() else { return };
        loop {
            let next = {
                let mut queue = passwords.lock();
                let next = queue.next();
                queue.busy = next.is_some();
                next
            };
            match next.map(|waiting| waiting.send(Turn(Some(passwords.clone())))) {
                None | Some(Ok(())) => return,
                // That one has gone away.
                Some(Err(mut unused)) => unused.0 = None,
            }
        }
    }
}

/// Too many want to sign in at once.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("too many people sign in right now; try again in a moment")]
pub struct Busy;

impl Passwords {
    /// The hash that is kept.
    pub async fn hash(&self, password: String, address: Address) -> Result<String, Busy> {
        let hashed = move || {
            let salt = SaltString::encode_b64(&crate::people::random_bytes::<16>()).ok()?;
            Some(Argon2::default().hash_password(password.as_bytes(), &salt).ok()?.to_string())
        };
        self.run(address, hashed).await?.ok_or(Busy)
    }

    /// Whether the password is the one that was hashed. Without a hash it takes just as long, so that nobody can tell
    /// who has an account.
    pub async fn check(&self, password: String, hash: Option<String>, address: Address) -> Result<bool, Busy> {
        let checked = move || {
            let known = hash.as_deref().unwrap_or(NOBODYS);
            let right = PasswordHash::new(known)
                .is_ok_and(|known| Argon2::default().verify_password(password.as_bytes(), &known).is_ok());
            right && hash.is_some()
        };
        self.run(address, checked).await
    }

    async fn run<T: Send + 'static>(
        &self,
        address: Address,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Busy> {
        let turn = self.turn(address).await?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(turn);
            done
        });
        done.await.map_err(|_| Busy)
    }

    async fn turn(&self, address: Address) -> Result<Turn, Busy> {
        let waiting = {
            let mut queue = self.lock();
            if !std::mem::replace(&mut queue.busy, true) {
                return Ok(Turn(Some(self.clone())));
            }
            let (sender, waiting) = oneshot::channel();
            match queue.lanes.iter_mut().find(|(other, _)| *other == address) {
                Some((_, lane)) => {
                    lane.retain(|waiting| !waiting.is_closed());
                    if lane.len() >= WAITING {
                        return Err(Busy);
                    }
                    lane.push_back(sender);
                }
                None => queue.lanes.push_back((address, VecDeque::from([sender]))),
            }
            waiting
        };
        tokio::time::timeout(PATIENCE, waiting).await.map_err(|_| Busy)?.map_err(|_| Busy)
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The hash of a password that nobody knows any more.
const NOBODYS: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$VE0e3g7DalWHgDwou3nuRA$uC6TER156UQpk0lNQ5+jHM0l5poVjPA1he/Tyn9J4Zw";

#[cfg(test)]
mod tests {
    use super::*;

    fn other(last: u8) -> Address {
        Address::of([10, 0, 0, last].into())
    }

    #[tokio::test]
    async fn only_the_right_password_is_right() {
        let (passwords, here) = (Passwords::default(), other(1));
        let hash = passwords.hash("correct horse".to_owned(), here).await.unwrap();
        assert!(hash.starts_with("$argon2id$") && !hash.contains("horse"));
        assert_eq!(passwords.check("correct horse".to_owned(), Some(hash.clone()), here).await, Ok(true));
        assert_eq!(passwords.check("correct house".to_owned(), Some(hash), here).await, Ok(false));
        assert_eq!(passwords.check("anything".to_owned(), None, here).await, Ok(false));
        assert!(PasswordHash::new(NOBODYS).is_ok());
    }

    #[tokio::test]
    async fn addresses_take_turns_and_a_flood_of_one_holds_up_no_other() {
        let passwords = Passwords::default();
        let first = passwords.turn(other(0)).await.unwrap();
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut waiting = tokio::task::JoinSet::new();
        for last in [1, 1, 1, 1, 2, 3] {
            let (passwords, order) = (passwords.clone(), order.clone());
            waiting.spawn(async move {
                let turn = passwords.turn(other(last)).await.unwrap();
                order.lock().unwrap().push(last);
                drop(turn);
            });
            tokio::task::yield_now().await;
        }
        drop(first);
        waiting.join_all().await;
        assert_eq!(*order.lock().unwrap(), [1, 2, 3, 1, 1, 1]);
        assert!(!passwords.lock().busy);
    }

    #[tokio::test]
    async fn one_address_waits_only_so_many_times_and_who_goes_away_is_passed_over() {
        let passwords = Passwords::default();
        let first = passwords.turn(other(0)).await.unwrap();
        let wait = || {
            let passwords = passwords.clone();
            tokio::spawn(async move { passwords.turn(other(1)).await.map(drop) })
        };
        let waiting: Vec<_> = (0..WAITING).map(|_| wait()).collect();
        tokio::task::yield_now().await;
        assert_eq!(wait().await.unwrap(), Err(Busy));
        waiting.iter().skip(1).for_each(tokio::task::JoinHandle::abort);
        let last = wait();
        drop(first);
        assert_eq!(last.await.unwrap(), Ok(()));
        assert!(!passwords.lock().busy);
    }
}
