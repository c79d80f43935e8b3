//! The lines of all tables: what is written here has happened.

use super::{Finished, Lease, NewTable, PersonKey, Row, Said, Status, StoreError, TableKey};
use async_trait::async_trait;

/// What happened at one table: all of it is written, or nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// The table, unless it is laid only now.
    pub table: TableKey,
    /// Under which lease the table's own task writes this, if there are several servers. Without one, it is always taken.
    pub lease: Option<Lease>,
    /// The table that is laid.
    pub laid: Option<NewTable>,
    /// Who sits down, and at which place; it stays whose it is if it isn't free any more.
    pub sat: Option<(i64, PersonKey)>,
    /// The new lines of its history.
    pub lines: Vec<Row>,
    /// What seats have added to the dice, by their places.
    pub seeds: Vec<(i64, String)>,
    /// What has become of the table, if that has changed.
    pub status: Option<Status>,
    /// How it ended, if it has.
    pub outcome: Option<String>,
    /// What the game came to, if it is over.
    pub finished: Option<Finished>,
    /// What was said.
    pub said: Vec<Said>,
    /// What the table remembers beside its history, if that has changed.
    pub note: Option<String>,
    /// Whether all that was said goes.
    pub forget_talk: bool,
}

impl Change {
    /// Whether there are only new lines, or nothing at all.
    pub fn is_plain(&self) -> bool {
        let nobody_moved = self.laid.is_none() && self.sat.is_none() && self.seeds.is_empty() && self.status.is_none();
        nobody_moved && self.finished.is_none() && self.said.is_empty() && self.note.is_none() && !self.forget_talk
    }

    /// Whether there is nothing to write.
    pub fn is_empty(&self) -> bool {
        self.is_plain() && self.lines.is_empty()
    }
}

/// The lines of all tables: what is written here has happened.
#[async_trait]
pub trait JournalStore: Send + Sync {
    /// Writes what happened at several tables as one transaction. It is on disk when this returns. If one of them isn't theirs
    /// any more who write, it is all refused.
    async fn write(&self, changes: &[Change]) -> Result<(), StoreError>;
    /// A table's history, in order.
    async fn history(&self, table: TableKey) -> Result<Vec<Row>, StoreError>;
}
