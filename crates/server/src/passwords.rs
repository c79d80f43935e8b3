//! Passwords are hashed slowly on purpose, so it happens on threads of its own and only so many at a time.

use argon2::{
    Argon2,
    password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString},
};
use std::sync::Arc;
use tokio::sync::Semaphore;

/// The shortest password, in characters.
pub const SHORTEST: usize = 10;
/// The longest, in bytes: hashing shall not become work for others.
pub const LONGEST: usize = 200;

/// Hashes and checks passwords, a few at a time.
#[derive(Clone)]
pub struct Passwords {
    turns: Arc<Semaphore>,
}

impl Default for Passwords {
    /// One at a time, and nobody waits for long: see [`Busy`].
    fn default() -> Self {
        Self { turns: Arc::new(Semaphore::new(1)) }
    }
}

/// Too many want to sign in at once.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("too many people sign in right now; try again in a moment")]
pub struct Busy;

impl Passwords {
    /// The hash that is kept.
    pub async fn hash(&self, password: String) -> Result<String, Busy> {
        let hashed = move || {
            let salt = SaltString::encode_b64(&crate::people::random_bytes::<16>()).ok()?;
            Some(Argon2::default().hash_password(password.as_bytes(), &salt).ok()?.to_string())
        };
        self.run(hashed).await?.ok_or(Busy)
    }

    /// Whether the password is the one that was hashed. Without a hash it takes just as long, so that nobody can tell
    /// who has an account.
    pub async fn check(&self, password: String, hash: Option<String>) -> Result<bool, Busy> {
        let checked = move || {
            let known = hash.as_deref().unwrap_or(NOBODYS);
            let right = PasswordHash::new(known)
                .is_ok_and(|known| Argon2::default().verify_password(password.as_bytes(), &known).is_ok());
            right && hash.is_some()
        };
        self.run(checked).await
    }

    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Busy> {
        let patience = std::time::Duration::from_secs(5);
        let turn = tokio::time::timeout(patience, self.turns.clone().acquire_owned()).await;
        let turn = turn.map_err(|_| Busy)?.map_err(|_| Busy)?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(turn);
            done
        });
        done.await.map_err(|_| Busy)
    }
}

/// The hash of a password that nobody knows any more.
const NOBODYS: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$VE0e3g7DalWHgDwou3nuRA$uC6TER156UQpk0lNQ5+jHM0l5poVjPA1he/Tyn9J4Zw";

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_is_right() {
        let passwords = Passwords::default();
        let hash = passwords.hash("correct horse".to_owned()).await.unwrap();
        assert!(hash.starts_with("$argon2id$") && !hash.contains("horse"));
        assert_eq!(passwords.check("correct horse".to_owned(), Some(hash.clone())).await, Ok(true));
        assert_eq!(passwords.check("correct house".to_owned(), Some(hash)).await, Ok(false));
        assert_eq!(passwords.check("anything".to_owned(), None).await, Ok(false));
        assert!(PasswordHash::new(NOBODYS).is_ok());
    }
}
