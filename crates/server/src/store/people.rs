//! Who there is.

use super::{Millis, PersonKey, StoreError};
use async_trait::async_trait;

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Person {
    /// Their number.
    pub key: PersonKey,
    /// What others call them.
    pub name: String,
    /// What they sign in with, if they have an account.
    pub login: Option<String>,
    /// The hash of their password, if they have an account.
    pub password: Option<String>,
    /// How often they signed out everywhere; only cookies of the version before know it.
    pub session: i64,
    /// Not 0 if the host has shut them out.
    pub blocked: i64,
    /// What links in e-mails call them by; can't be guessed.
    pub mark: String,
}

/// Who there is.
#[async_trait]
pub trait PeopleStore: Send + Sync {
    /// A new person, a guest.
    async fn add_person(&self, name: &str) -> Result<PersonKey, StoreError>;
    /// Somebody by their number.
    async fn person(&self, key: PersonKey) -> Result<Option<Person>, StoreError>;
    /// Everybody whose name or login holds this text, the newest first.
    async fn people(&self, text: &str, limit: i64) -> Result<Vec<Person>, StoreError>;
    /// Somebody by what they sign in with.
    async fn person_by_login(&self, login: &str) -> Result<Option<Person>, StoreError>;
    /// Somebody by the mark that links in e-mails are about.
    async fn person_by_mark(&self, mark: &str) -> Result<Option<Person>, StoreError>;
    /// What these people are called.
    async fn names(&self, people: &[PersonKey]) -> Result<Vec<(PersonKey, String)>, StoreError>;
    /// Gives a person another name.
    async fn rename(&self, key: PersonKey, name: &str) -> Result<(), StoreError>;
    /// Gives a person an account, or another password.
    async fn set_account(&self, key: PersonKey, login: &str, password: &str) -> Result<(), StoreError>;
    /// Shuts a person out, or lets them in again.
    async fn block(&self, key: PersonKey, blocked: bool) -> Result<(), StoreError>;
    /// Everybody who is shut out.
    async fn blocked_people(&self) -> Result<Vec<PersonKey>, StoreError>;
    /// Hides a person from everybody until they are restored or forgotten: their name is put aside, and they are signed out
    /// everywhere.
    async fn hide(&self, key: PersonKey, at: Millis) -> Result<(), StoreError>;
    /// Gives a person who was hidden the name back. Says whether they were.
    async fn restore(&self, key: PersonKey) -> Result<bool, StoreError>;
    /// People who were hidden before this.
    async fn hidden_before(&self, before: Millis, limit: i64) -> Result<Vec<PersonKey>, StoreError>;
    /// Forgets who a person was and how they are reached; their games stay, what they said and the records that they
    /// brought don't.
    async fn forget(&self, key: PersonKey) -> Result<(), StoreError>;
    /// Guests with greater numbers than `after` who came before this, in order, and whether all that is known of them is
    /// old: no finished game, no record, nobody else at their tables, and nothing that happened since.
    async fn old_guests(
        &self,
        before: Millis,
        after: PersonKey,
        limit: i64,
    ) -> Result<Vec<(PersonKey, bool)>, StoreError>;
    /// Deletes guests, and the tables at which they sat alone.
    async fn delete_guests(&self, guests: &[PersonKey]) -> Result<(), StoreError>;
}
