//! What the server keeps for itself: settings, orders of the host, and when no server was there.

use super::{Millis, StoreError};
use async_trait::async_trait;

/// What the server keeps for itself: settings, orders of the host, and when no server was there.
#[async_trait]
pub trait UpkeepStore: Send + Sync {
    /// A setting of the server; stored as `otherwise` if there is none yet.
    async fn setting(&self, name: &str, otherwise: &str) -> Result<String, StoreError>;
    /// Changes a setting of the server.
    async fn set_setting(&self, name: &str, value: &str) -> Result<(), StoreError>;
    /// Writes something and reads it back on another connection, within two seconds whatever the database does.
    async fn healthy(&self) -> Result<(), StoreError>;
    /// Asks the server that runs to close the table with this link. Gives the order's number.
    async fn order(&self, link: &str) -> Result<i64, StoreError>;
    /// The orders that nobody has answered: their numbers and links.
    async fn orders(&self) -> Result<Vec<(i64, String)>, StoreError>;
    /// Answers an order: nothing if it was carried out, or why not.
    async fn answer(&self, order: i64, answer: &str) -> Result<(), StoreError>;
    /// Takes the answer to an order, once there is one.
    async fn answer_to(&self, order: i64) -> Result<Option<String>, StoreError>;
    /// Deletes answers that nobody has taken since this time.
    async fn forget_answers(&self, before: Millis) -> Result<(), StoreError>;
    /// Keeps from when to when no server was there.
    async fn add_downtime(&self, since: Millis, until: Millis) -> Result<(), StoreError>;
    /// From when to when no server was there, each time.
    async fn downtimes(&self) -> Result<Vec<(Millis, Millis)>, StoreError>;
    /// Deletes the times without a server that were over by then.
    async fn forget_downtimes(&self, until: Millis) -> Result<(), StoreError>;
}
