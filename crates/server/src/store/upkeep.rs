//! What the server does beside playing: orders of the host, who is shut out, and deleting what nobody needs any more.

use super::{Millis, PersonKey, StoreError, TableKey};
use async_trait::async_trait;

/// What the server does beside playing.
#[async_trait]
pub trait Upkeep: Send + Sync {
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
    /// Deletes the times without a server that were over by then.
    async fn forget_downtimes(&self, until: Millis) -> Result<(), StoreError>;
    /// People who were hidden before this.
    async fn hidden_before(&self, before: Millis, limit: i64) -> Result<Vec<PersonKey>, StoreError>;

    /// Everybody who is shut out.
    async fn blocked_people(&self) -> Result<Vec<PersonKey>, StoreError>;
    /// How many tables that are not over a person has laid; counts no further than this.
    async fn count_open_tables(&self, host: PersonKey, most: u32) -> Result<u32, StoreError>;

    /// Lessons' tables that were laid before this, with their links.
    async fn old_lessons(&self, before: Millis, limit: i64) -> Result<Vec<(TableKey, String)>, StoreError>;
    /// Tables that were laid before this and at which nobody has begun to play, with their links.
    async fn old_waiting(&self, before: Millis, limit: i64) -> Result<Vec<(TableKey, String)>, StoreError>;
    /// Deletes tables and all that belongs to them.
    async fn delete_tables(&self, tables: &[TableKey]) -> Result<(), StoreError>;
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

/// Implements [`Upkeep`] for a type with lines that are `reading` and `writing`.
macro_rules! upkeep {
    ($store:ty, $connection:ty) => {
        #[async_trait::async_trait]
        impl crate::store::Upkeep for $store {
            async fn order(&self, link: &str) -> Result<i64, StoreError> {
                let sql = "INSERT INTO orders (link) VALUES ($1) RETURNING key";
                let (key,): (i64,) = sqlx::query_as(sql).bind(link).fetch_one(&self.writing).await?;
                Ok(key)
            }

            async fn orders(&self) -> Result<Vec<(i64, String)>, StoreError> {
                let sql = statements::ORDERS;
                Ok(sqlx::query_as(sql).fetch_all(&self.reading).await?)
            }

            async fn answer(&self, order: i64, answer: &str) -> Result<(), StoreError> {
                let sql = "UPDATE orders SET answer = $2, answered = $3 WHERE key = $1";
                sqlx::query(sql).bind(order).bind(answer).bind(now()).execute(&self.writing).await?;
                Ok(())
            }

            async fn answer_to(&self, order: i64) -> Result<Option<String>, StoreError> {
                let sql = "SELECT answer FROM orders WHERE key = $1 AND answer IS NOT NULL";
                let answer = sqlx::query_scalar(sql).bind(order).fetch_optional(&self.reading).await?;
                if answer.is_some() {
                    sqlx::query("DELETE FROM orders WHERE key = $1").bind(order).execute(&self.writing).await?;
                }
                Ok(answer)
            }

            async fn forget_answers(&self, before: Millis) -> Result<(), StoreError> {
                let sql = "DELETE FROM orders WHERE answered < $1";
                sqlx::query(sql).bind(before).execute(&self.writing).await?;
                Ok(())
            }

            async fn forget_downtimes(&self, until: Millis) -> Result<(), StoreError> {
                sqlx::query("DELETE FROM downtimes WHERE until <= $1").bind(until).execute(&self.writing).await?;
                Ok(())
            }

            async fn hidden_before(&self, before: Millis, limit: i64) -> Result<Vec<PersonKey>, StoreError> {
                let sql = statements::HIDDEN_BEFORE;
                Ok(sqlx::query_scalar(sql).bind(before).bind(limit).fetch_all(&self.reading).await?)
            }

            async fn blocked_people(&self) -> Result<Vec<PersonKey>, StoreError> {
                let sql = statements::BLOCKED_PEOPLE;
                let people: Vec<(PersonKey,)> = sqlx::query_as(sql).fetch_all(&self.reading).await?;
                Ok(people.into_iter().map(|(key,)| key).collect())
            }

            async fn count_open_tables(&self, host: PersonKey, most: u32) -> Result<u32, StoreError> {
                let sql = statements::COUNT_OPEN_TABLES;
                let (count,): (i64,) =
                    sqlx::query_as(sql).bind(host).bind(i64::from(most)).fetch_one(&self.reading).await?;
                Ok(count as u32)
            }

            async fn old_lessons(&self, before: Millis, limit: i64) -> Result<Vec<(TableKey, String)>, StoreError> {
                let sql = statements::OLD_LESSONS;
                Ok(sqlx::query_as(sql).bind(before).bind(limit).fetch_all(&self.reading).await?)
            }

            async fn old_waiting(&self, before: Millis, limit: i64) -> Result<Vec<(TableKey, String)>, StoreError> {
                let sql = statements::OLD_WAITING;
                Ok(sqlx::query_as(sql).bind(before).bind(limit).fetch_all(&self.reading).await?)
            }

            async fn delete_tables(&self, tables: &[TableKey]) -> Result<(), StoreError> {
                let work = async {
                    let mut transaction = self.writing.begin().await?;
                    for table in tables {
                        delete_table(&mut transaction, *table).await?;
                    }
                    transaction.commit().await
                };
                Ok(self.writing.within(work).await?)
            }

            async fn old_guests(
                &self,
                before: Millis,
                after: PersonKey,
                limit: i64,
            ) -> Result<Vec<(PersonKey, bool)>, StoreError> {
                let sql = statements::OLD_GUESTS;
                let query = sqlx::query_as(sql).bind(before).bind(after).bind(limit);
                let guests: Vec<(PersonKey, i32)> = query.fetch_all(&self.reading).await?;
                Ok(guests.into_iter().map(|(key, old)| (key, old != 0)).collect())
            }

            async fn delete_guests(&self, guests: &[PersonKey]) -> Result<(), StoreError> {
                let work = async {
                    let mut transaction = self.writing.begin().await?;
                    for guest in guests {
                        delete_guest(&mut transaction, *guest).await?;
                    }
                    transaction.commit().await
                };
                Ok(self.writing.within(work).await?)
            }
        }

        async fn delete_table(connection: &mut $connection, table: TableKey) -> Result<(), sqlx::Error> {
            for sql in [
                "DELETE FROM moves WHERE table_key = $1",
                "DELETE FROM notes WHERE table_key = $1",
                "DELETE FROM talk WHERE table_key = $1",
                "DELETE FROM challenges WHERE table_key = $1",
                "DELETE FROM finished WHERE table_key = $1",
                "DELETE FROM seats WHERE table_key = $1",
                "DELETE FROM tables WHERE key = $1",
            ] {
                sqlx::query(sql).bind(table).execute(&mut *connection).await?;
            }
            Ok(())
        }

        async fn delete_guest(connection: &mut $connection, guest: PersonKey) -> Result<(), sqlx::Error> {
            let sql = "SELECT key FROM tables WHERE host = $1";
            let tables: Vec<(TableKey,)> = sqlx::query_as(sql).bind(guest).fetch_all(&mut *connection).await?;
            for (table,) in tables {
                delete_table(connection, table).await?;
            }
            for sql in [
                "DELETE FROM talk WHERE person = $1",
                "DELETE FROM resets WHERE person = $1",
                "DELETE FROM browsers WHERE person = $1",
                "DELETE FROM mail WHERE person = $1",
                "DELETE FROM ratings WHERE person = $1",
                "DELETE FROM challenges WHERE person = $1",
                "DELETE FROM people WHERE key = $1",
            ] {
                sqlx::query(sql).bind(guest).execute(&mut *connection).await?;
            }
            Ok(())
        }
    };
}
pub(super) use upkeep;
