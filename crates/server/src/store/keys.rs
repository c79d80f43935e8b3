//! How people come in: sessions, programs' tokens, and links for another password.

use super::{Millis, Person, PersonKey, StoreError};
use async_trait::async_trait;

/// Somebody who is signed in with one browser.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct SessionRow {
    /// The hash of what the cookie holds.
    pub hash: String,
    /// What its owner calls it by.
    pub id: String,
    /// Who.
    pub person: PersonKey,
    /// Since when.
    pub created: Millis,
    /// When they were last there; written at most once an hour.
    pub seen: Millis,
    /// Until when, if they don't come back.
    pub until: Millis,
    /// Which browser, in a few words.
    pub agent: String,
}

/// What a cookie leads to.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct SessionOwner {
    /// What the owner calls the session by.
    pub id: String,
    /// When they were last there.
    pub seen: Millis,
    /// Who.
    #[sqlx(flatten)]
    pub person: Person,
}

/// A token of somebody's program.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct TokenRow {
    /// Its hash.
    pub hash: String,
    /// What its owner calls it by.
    pub id: String,
    /// Whose it is.
    pub person: PersonKey,
    /// What it is for, in the owner's words.
    pub name: String,
    /// `play` or `read`.
    pub scope: String,
    /// When it was made.
    pub created: Millis,
}

/// What a token leads to.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct TokenOwner {
    /// `play` or `read`.
    pub scope: String,
    /// Whose it is.
    #[sqlx(flatten)]
    pub person: Person,
}

/// How many sessions of one person are kept; beyond that the one that was unseen the longest ends.
pub const MOST_SESSIONS: i64 = 50;

/// How people come in: sessions, programs' tokens, and links for another password.
#[async_trait]
pub trait KeysStore: Send + Sync {
    /// Begins a session. What is over goes, and so does the one that was unseen the longest if there are too many.
    async fn add_session(&self, session: &SessionRow) -> Result<(), StoreError>;
    /// Whose session this is, if it isn't over at this time.
    async fn session(&self, hash: &str, at: Millis) -> Result<Option<SessionOwner>, StoreError>;
    /// A person's sessions, the one that was seen last first.
    async fn sessions(&self, person: PersonKey) -> Result<Vec<SessionRow>, StoreError>;
    /// Notes that somebody is there.
    async fn see_session(&self, hash: &str, seen: Millis, until: Millis) -> Result<(), StoreError>;
    /// Ends one session of a person; gives its hash.
    async fn end_session(&self, person: PersonKey, id: &str) -> Result<Option<String>, StoreError>;
    /// Ends all sessions of a person but one, and whatever cookies of the version before there are; gives their hashes.
    async fn end_sessions(&self, person: PersonKey, but: Option<&str>) -> Result<Vec<String>, StoreError>;
    /// Gives a person's program a token.
    async fn add_token(&self, token: &TokenRow) -> Result<(), StoreError>;
    /// Whose token this is.
    async fn token(&self, hash: &str) -> Result<Option<TokenOwner>, StoreError>;
    /// A person's tokens, the newest first.
    async fn tokens(&self, person: PersonKey) -> Result<Vec<TokenRow>, StoreError>;
    /// Ends the tokens of a person with this id, or all of them; gives their hashes.
    async fn end_tokens(&self, person: PersonKey, id: Option<&str>) -> Result<Vec<String>, StoreError>;
    /// Keeps the hash of a link by which a person may set another password; it replaces the one before.
    async fn add_reset(&self, key: PersonKey, hash: &str, until: Millis) -> Result<(), StoreError>;
    /// Whether a link works at this time.
    async fn has_reset(&self, hash: &str, at: Millis) -> Result<bool, StoreError>;
    /// Gives the person of a link that works at this time another password, once: the link, all sessions and all
    /// tokens end. Gives the person.
    async fn reset_password(&self, hash: &str, at: Millis, password: &str) -> Result<Option<Person>, StoreError>;
}
