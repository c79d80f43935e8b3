//! Tables as they were laid, who sits there, and what was said.

use super::{CompanyRow, Millis, PersonKey, SeatRow, Status, StoreError, TableKey, TableRow};
use async_trait::async_trait;

/// Something that was said at a table.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Said {
    /// The table.
    #[sqlx(rename = "table_key")]
    pub table: TableKey,
    /// Its number, from 1.
    pub number: i64,
    /// Who said it.
    pub person: PersonKey,
    /// What.
    pub text: String,
    /// When.
    pub at: Millis,
}

/// Something that was said at somebody's table, for them to take along.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct SaidAt {
    /// The table's link.
    pub link: String,
    /// Who said it.
    pub name: String,
    /// What.
    pub text: String,
    /// When.
    pub at: Millis,
}

/// A place at a table, who sits there, and what is kept of the table.
#[derive(Clone, Debug, PartialEq, sqlx::FromRow)]
pub struct PlaceRow {
    /// The seat's name in records.
    pub seat: String,
    /// The program that sits there.
    pub bot: Option<String>,
    /// The person who sits there.
    pub person: Option<PersonKey>,
    /// What they added to the dice.
    pub seed: Option<String>,
    /// Their name.
    pub name: Option<String>,
    /// Their rating in the table's game.
    pub rating: Option<f64>,
    /// What the table remembers beside its history.
    pub note: Option<String>,
    /// Whether the table has a history.
    pub played: bool,
    /// Whether something was said there.
    pub talked: bool,
}

/// Tables as they were laid, who sits there, and what was said.
#[async_trait]
pub trait TablesStore: Send + Sync {
    /// The table with this link.
    async fn table(&self, link: &str) -> Result<Option<TableRow>, StoreError>;
    /// The table with this number.
    async fn table_by_key(&self, table: TableKey) -> Result<Option<TableRow>, StoreError>;
    /// The table with this invitation.
    async fn invited(&self, invite: &str) -> Result<Option<TableRow>, StoreError>;
    /// The newest table with this deal that this person laid and that is not over.
    async fn open_table_with(&self, deal: &str, host: PersonKey) -> Result<Option<TableRow>, StoreError>;
    /// The seats of a table, in order.
    async fn seats(&self, table: TableKey) -> Result<Vec<SeatRow>, StoreError>;
    /// Who sits at these tables, in the order of the seats.
    async fn company(&self, tables: &[TableKey]) -> Result<Vec<CompanyRow>, StoreError>;
    /// The places of a table, in order: all that is kept of it, but for its history and what was said.
    async fn places(&self, table: TableKey) -> Result<Vec<PlaceRow>, StoreError>;
    /// The newest tables of this status, without those that `options` keep private.
    async fn listed(&self, status: Status, limit: i64) -> Result<Vec<TableRow>, StoreError>;
    /// The newest tables where this person sits.
    async fn tables_of(&self, person: PersonKey, limit: i64) -> Result<Vec<TableRow>, StoreError>;
    /// The tables where this person sits that are not over, the newest first.
    async fn open_tables_of(&self, person: PersonKey, limit: i64) -> Result<Vec<TableRow>, StoreError>;
    /// How many tables that are not over a person has laid; counts no further than this.
    async fn count_open_tables(&self, host: PersonKey, most: u32) -> Result<u32, StoreError>;
    /// The tables that are being played at and where somebody's time may be over by now.
    async fn due(&self, now: Millis) -> Result<Vec<TableKey>, StoreError>;
    /// Before these times nobody's time can run out at these tables.
    async fn set_due(&self, due: &[(TableKey, Millis)]) -> Result<(), StoreError>;
    /// Whether people play against each other at a table with this deal that isn't over.
    async fn is_contested(&self, deal: &str) -> Result<bool, StoreError>;
    /// The last lines that were said at a table, in order.
    async fn talk(&self, table: TableKey, limit: i64) -> Result<Vec<Said>, StoreError>;
    /// What is kept of what a person said, and of what was said where they play and for them to hear.
    async fn talk_of(&self, person: PersonKey) -> Result<Vec<SaidAt>, StoreError>;
    /// Lessons' tables that were laid before this, with their links.
    async fn old_lessons(&self, before: Millis, limit: i64) -> Result<Vec<(TableKey, String)>, StoreError>;
    /// Tables that were laid before this and at which nobody has begun to play, with their links.
    async fn old_waiting(&self, before: Millis, limit: i64) -> Result<Vec<(TableKey, String)>, StoreError>;
    /// Deletes tables and all that belongs to them.
    async fn delete_tables(&self, tables: &[TableKey]) -> Result<(), StoreError>;
}
