//! Where people are told about their turns.

use super::{Millis, PersonKey, StoreError};
use async_trait::async_trait;

/// A browser that is told about its person's turns.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Browser {
    /// Where its push service takes notices; nobody else knows this address.
    pub endpoint: String,
    /// Whose it is.
    pub person: PersonKey,
    /// Its public key, in base64url.
    pub p256dh: String,
    /// Its secret, in base64url.
    pub auth: String,
    /// The language of the notices.
    pub lang: String,
}

/// Where somebody wants e-mails about their turns.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct MailRow {
    /// Who.
    pub person: PersonKey,
    /// Where.
    pub address: String,
    /// The language of the notices.
    pub lang: String,
    /// Not 0 if whoever reads what is sent there has said yes.
    pub confirmed: i64,
}

/// Where people are told about their turns.
#[async_trait]
pub trait NoticesStore: Send + Sync {
    /// Keeps a browser that is to be told about its person's turns.
    async fn add_browser(&self, browser: &Browser) -> Result<(), StoreError>;
    /// A person's browsers.
    async fn browsers(&self, person: PersonKey) -> Result<Vec<Browser>, StoreError>;
    /// Forgets a person's browser.
    async fn remove_browser(&self, person: PersonKey, endpoint: &str) -> Result<(), StoreError>;
    /// Keeps where somebody wants e-mails.
    async fn set_mail(&self, mail: &MailRow) -> Result<(), StoreError>;
    /// Where somebody wants e-mails.
    async fn mail(&self, person: PersonKey) -> Result<Option<MailRow>, StoreError>;
    /// Forgets where somebody wanted e-mails.
    async fn remove_mail(&self, person: PersonKey) -> Result<(), StoreError>;
    /// Whether an address, by its hash, may be asked if it wants e-mails: it wasn't since a time. It counts as asked then.
    async fn ask_address(&self, address: &str, since: Millis, at: Millis) -> Result<bool, StoreError>;
}
