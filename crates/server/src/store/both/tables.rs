//! Tables as they were laid, who sits there, and what was said.

use super::{Connected, Connection};
use crate::store::{
    CompanyRow, Millis, PersonKey, PlaceRow, Said, SaidAt, SeatRow, Status, StoreError, TableKey, TableRow,
    TablesStore, statements,
};
use async_trait::async_trait;

#[async_trait]
impl TablesStore for Connected {
    async fn table(&self, link: &str) -> Result<Option<TableRow>, StoreError> {
        let sql = "SELECT * FROM tables WHERE link = $1";
        Ok(sqlx::query_as(sql).bind(link).fetch_optional(&self.reading).await?)
    }

    async fn table_by_key(&self, table: TableKey) -> Result<Option<TableRow>, StoreError> {
        let sql = "SELECT * FROM tables WHERE key = $1";
        Ok(sqlx::query_as(sql).bind(table).fetch_optional(&self.reading).await?)
    }

    async fn invited(&self, invite: &str) -> Result<Option<TableRow>, StoreError> {
        let sql = "SELECT * FROM tables WHERE invite = $1";
        Ok(sqlx::query_as(sql).bind(invite).fetch_optional(&self.reading).await?)
    }

    async fn open_table_with(&self, deal: &str, host: PersonKey) -> Result<Option<TableRow>, StoreError> {
        let sql = "SELECT * FROM tables WHERE deal = $1 AND host = $2 AND status <> 'over'
            ORDER BY key DESC LIMIT 1";
        Ok(sqlx::query_as(sql).bind(deal).bind(host).fetch_optional(&self.reading).await?)
    }

    async fn seats(&self, table: TableKey) -> Result<Vec<SeatRow>, StoreError> {
        let sql = "SELECT place, seat, bot, person, seed FROM seats WHERE table_key = $1 ORDER BY place";
        Ok(sqlx::query_as(sql).bind(table).fetch_all(&self.reading).await?)
    }

    async fn company(&self, tables: &[TableKey]) -> Result<Vec<CompanyRow>, StoreError> {
        let sql = "SELECT s.table_key, s.seat, s.bot, s.person, p.name, r.rating
            FROM seats s JOIN tables t ON t.key = s.table_key LEFT JOIN people p ON p.key = s.person
            LEFT JOIN ratings r ON r.person = s.person AND r.game = t.game AND p.name <> '' WHERE s.table_key IN (-1";
        let mut query = sqlx::QueryBuilder::new(sql);
        for key in tables {
            query.push(", ").push_bind(*key);
        }
        query.push(") ORDER BY s.table_key, s.place");
        Ok(query.build_query_as().fetch_all(&self.reading).await?)
    }

    async fn places(&self, table: TableKey) -> Result<Vec<PlaceRow>, StoreError> {
        Ok(sqlx::query_as(statements::PLACES).bind(table).fetch_all(&self.reading).await?)
    }

    async fn listed(&self, status: Status, limit: i64) -> Result<Vec<TableRow>, StoreError> {
        let sql = statements::LISTED;
        Ok(sqlx::query_as(sql).bind(status.name()).bind(limit).fetch_all(&self.reading).await?)
    }

    async fn tables_of(&self, person: PersonKey, limit: i64) -> Result<Vec<TableRow>, StoreError> {
        let sql = statements::TABLES_OF;
        Ok(sqlx::query_as(sql).bind(person).bind(limit).fetch_all(&self.reading).await?)
    }

    async fn open_tables_of(&self, person: PersonKey, limit: i64) -> Result<Vec<TableRow>, StoreError> {
        let sql = statements::OPEN_TABLES_OF;
        Ok(sqlx::query_as(sql).bind(person).bind(limit).fetch_all(&self.reading).await?)
    }

    async fn count_open_tables(&self, host: PersonKey, most: u32) -> Result<u32, StoreError> {
        let sql = statements::COUNT_OPEN_TABLES;
        let (count,): (i64,) = sqlx::query_as(sql).bind(host).bind(i64::from(most)).fetch_one(&self.reading).await?;
        Ok(count as u32)
    }

    async fn due(&self, now: Millis) -> Result<Vec<TableKey>, StoreError> {
        Ok(sqlx::query_scalar(statements::DUE).bind(now).fetch_all(&self.reading).await?)
    }

    async fn set_due(&self, due: &[(TableKey, Millis)]) -> Result<(), StoreError> {
        if due.is_empty() {
            return Ok(());
        }
        let work = async {
            let mut transaction = self.writing.begin().await?;
            for (table, due) in due {
                let sql = "UPDATE tables SET due = $2 WHERE key = $1";
                sqlx::query(sql).bind(table).bind(due).execute(&mut *transaction).await?;
            }
            transaction.commit().await
        };
        Ok(self.writing.within(work).await?)
    }

    async fn is_contested(&self, deal: &str) -> Result<bool, StoreError> {
        let sql = "SELECT tables.key FROM tables JOIN seats ON seats.table_key = tables.key
            WHERE tables.deal = $1 AND tables.status <> 'over'
            GROUP BY tables.key HAVING COUNT(DISTINCT seats.person) > 1 LIMIT 1";
        let found: Option<TableKey> = sqlx::query_scalar(sql).bind(deal).fetch_optional(&self.reading).await?;
        Ok(found.is_some())
    }

    async fn talk(&self, table: TableKey, limit: i64) -> Result<Vec<Said>, StoreError> {
        let sql = "SELECT table_key, number, person, text, at FROM talk WHERE table_key = $1
            AND EXISTS (SELECT 1 FROM people WHERE people.key = talk.person AND people.name <> '')
            ORDER BY number DESC LIMIT $2";
        let mut talk: Vec<Said> = sqlx::query_as(sql).bind(table).bind(limit).fetch_all(&self.reading).await?;
        talk.reverse();
        Ok(talk)
    }

    async fn talk_of(&self, person: PersonKey) -> Result<Vec<SaidAt>, StoreError> {
        let sql = "SELECT tables.link, people.name, talk.text, talk.at FROM talk
            JOIN tables ON tables.key = talk.table_key JOIN people ON people.key = talk.person
            WHERE talk.person = $1 OR (
                talk.table_key IN (SELECT table_key FROM seats WHERE person = $1) AND (
                    tables.status = 'over' OR talk.person IN (
                        SELECT person FROM seats WHERE seats.table_key = talk.table_key)))
            ORDER BY talk.table_key, talk.number";
        Ok(sqlx::query_as(sql).bind(person).fetch_all(&self.reading).await?)
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
}

pub(super) async fn delete_table(connection: &mut Connection, table: TableKey) -> Result<(), sqlx::Error> {
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
