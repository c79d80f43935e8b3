//! What several servers that share a database keep there of each other.

use super::{Millis, PersonKey, StoreError, TableKey};
use async_trait::async_trait;
use node::{Answer, Ask, Epoch, Life};

/// Under which life and epoch a table writes; it is refused if the table isn't theirs any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lease {
    /// Whose the table is.
    pub life: Life,
    /// How often it was taken.
    pub epoch: Epoch,
}

/// What several servers that share a database keep there of each other. [`node::Register`] says how it answers.
#[async_trait]
pub trait NodesStore: Send + Sync {
    /// The time of the whole house.
    async fn clock(&self) -> Result<Millis, StoreError>;
    /// When somebody was known to live last, by that time; nothing if nobody ever was or all have left.
    async fn last_beat(&self) -> Result<Option<Millis>, StoreError>;
    /// Begins, counts or ends a life.
    async fn ask_about_life(&self, ask: Ask) -> Result<Answer, StoreError>;
    /// Takes these tables and gives those back, all for one life.
    async fn ask_for_tables(
        &self,
        life: Life,
        take: &[TableKey],
        release: &[(TableKey, Epoch)],
    ) -> Result<Vec<Answer>, StoreError>;
    /// Whether a table may still write under a lease.
    async fn holds(&self, table: TableKey, lease: Lease) -> Result<bool, StoreError>;
    /// Those of these tables that belong to somebody who lives.
    async fn owned(&self, tables: &[TableKey]) -> Result<Vec<TableKey>, StoreError>;
    /// The number of the last line of each of these tables that has any.
    async fn last_lines(&self, tables: &[TableKey]) -> Result<Vec<(TableKey, i64)>, StoreError>;
    /// The sessions and tokens that have ended lately: a number for each ending, and the hash of the secret.
    async fn endings(&self) -> Result<Vec<(i64, String)>, StoreError>;
    /// Whether nobody was told yet that it is somebody's turn, or so long ago that it can be told again. It counts as told then.
    async fn claim_turn(&self, person: PersonKey, link: &str, turn: usize, at: Millis) -> Result<bool, StoreError>;
    /// Deletes what nobody looks at any more of endings and of turns that were told of before this.
    async fn forget_news(&self, before: Millis) -> Result<(), StoreError>;
}
