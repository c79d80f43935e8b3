//! Games that are over: what they came to, ratings, deals that are offered to others, and records.

use super::{FinishedGame, Millis, PersonKey, RecordRow, StoreError, TableKey, TableRow, Wanted};
use async_trait::async_trait;

/// How well somebody plays a game, by Glicko-2.
#[derive(Clone, Debug, PartialEq, sqlx::FromRow)]
pub struct RatingRow {
    /// Who.
    pub person: PersonKey,
    /// Which game.
    pub game: String,
    /// The rating.
    pub rating: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// How much their play varies.
    pub volatility: f64,
    /// How many games it is made of.
    pub games: i64,
    /// When the last of them ended.
    pub at: Millis,
}

/// A deal that somebody offers to others.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct ChallengeRow {
    /// What people call it by; can't be guessed.
    pub link: String,
    /// The finished table.
    #[sqlx(rename = "table_key")]
    pub table: TableKey,
    /// Whose seats are offered.
    pub person: PersonKey,
    /// When.
    pub created: Millis,
}

/// Two people, the smaller number first.
pub fn pair(mut people: [PersonKey; 2]) -> [PersonKey; 2] {
    people.sort_unstable();
    people
}

/// Games that are over: what they came to, ratings, deals that are offered to others, and records.
#[async_trait]
pub trait ArchiveStore: Send + Sync {
    /// Tables that are over and not counted yet, in the order in which they ended.
    async fn not_counted(&self, limit: i64) -> Result<Vec<TableRow>, StoreError>;
    /// How many those are.
    async fn count_not_counted(&self) -> Result<i64, StoreError>;
    /// A person's finished games, the newest first.
    async fn finished(&self, person: PersonKey, wanted: &Wanted, limit: i64) -> Result<Vec<FinishedGame>, StoreError>;
    /// Every finished game of a deal, in the order in which they ended.
    async fn finished_with(&self, deal: &str) -> Result<Vec<FinishedGame>, StoreError>;
    /// How many tables with each of these deals are over.
    async fn count_deals(&self, deals: &[&str]) -> Result<Vec<(String, i64)>, StoreError>;
    /// A person's ratings.
    async fn ratings(&self, person: PersonKey) -> Result<Vec<RatingRow>, StoreError>;
    /// Whether a table's game has counted for the ratings.
    async fn is_rated(&self, table: TableKey) -> Result<bool, StoreError>;
    /// How many games of these two have counted for their ratings since a time.
    async fn rated_since(&self, people: [PersonKey; 2], since: Millis) -> Result<i64, StoreError>;
    /// Offers a deal; the same person offers a table only once. Gives the link that counts.
    async fn challenge(&self, challenge: &ChallengeRow) -> Result<String, StoreError>;
    /// The offer with this link.
    async fn challenged(&self, link: &str) -> Result<Option<ChallengeRow>, StoreError>;
    /// Keeps a record.
    async fn add_record(&self, record: &RecordRow) -> Result<(), StoreError>;
    /// The record with this link.
    async fn record(&self, link: &str) -> Result<Option<RecordRow>, StoreError>;
    /// The links of the records that a person brought, the newest first.
    async fn records_of(&self, person: PersonKey) -> Result<Vec<String>, StoreError>;
}
