//! Who there is.

use super::tables::delete_table;
use super::{Connected, Connection};
use crate::store::{Millis, PeopleStore, Person, PersonKey, StoreError, TableKey, now, statements};
use async_trait::async_trait;

#[async_trait]
impl PeopleStore for Connected {
    async fn add_person(&self, name: &str) -> Result<PersonKey, StoreError> {
        let sql = "INSERT INTO people (name, created, mark) VALUES ($1, $2, $3) RETURNING key";
        let insert = sqlx::query_scalar(sql).bind(name).bind(now()).bind(crate::people::secret_word());
        Ok(insert.fetch_one(&self.writing).await?)
    }

    async fn person(&self, key: PersonKey) -> Result<Option<Person>, StoreError> {
        let sql = "SELECT * FROM people WHERE key = $1";
        Ok(sqlx::query_as(sql).bind(key).fetch_optional(&self.reading).await?)
    }

    async fn people(&self, text: &str, limit: i64) -> Result<Vec<Person>, StoreError> {
        let sql = "SELECT * FROM people WHERE LOWER(name) LIKE $1 OR login LIKE $1 ORDER BY key DESC LIMIT $2";
        let pattern = format!("%{}%", text.to_lowercase());
        Ok(sqlx::query_as(sql).bind(pattern).bind(limit).fetch_all(&self.reading).await?)
    }

    async fn person_by_login(&self, login: &str) -> Result<Option<Person>, StoreError> {
        let sql = "SELECT * FROM people WHERE login = $1";
        Ok(sqlx::query_as(sql).bind(login).fetch_optional(&self.reading).await?)
    }

    async fn person_by_mark(&self, mark: &str) -> Result<Option<Person>, StoreError> {
        let sql = "SELECT * FROM people WHERE mark = $1 AND mark <> ''";
        Ok(sqlx::query_as(sql).bind(mark).fetch_optional(&self.reading).await?)
    }

    async fn names(&self, people: &[PersonKey]) -> Result<Vec<(PersonKey, String)>, StoreError> {
        let mut query = sqlx::QueryBuilder::new("SELECT key, name FROM people WHERE key IN (-1");
        for key in people {
            query.push(", ").push_bind(*key);
        }
        Ok(query.push(")").build_query_as().fetch_all(&self.reading).await?)
    }

    async fn rename(&self, key: PersonKey, name: &str) -> Result<(), StoreError> {
        let sql = "UPDATE people SET name = $2 WHERE key = $1";
        sqlx::query(sql).bind(key).bind(name).execute(&self.writing).await?;
        Ok(())
    }

    async fn set_account(&self, key: PersonKey, login: &str, password: &str) -> Result<(), StoreError> {
        let sql = "UPDATE people SET login = $2, password = $3 WHERE key = $1";
        let update = sqlx::query(sql).bind(key).bind(login).bind(password).execute(&self.writing);
        match update.await {
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Err(StoreError::Taken("login")),
            Err(error) => Err(error.into()),
            Ok(_) => Ok(()),
        }
    }

    async fn block(&self, key: PersonKey, blocked: bool) -> Result<(), StoreError> {
        let sql = "UPDATE people SET blocked = $2 WHERE key = $1";
        sqlx::query(sql).bind(key).bind(i64::from(blocked)).execute(&self.writing).await?;
        Ok(())
    }

    async fn blocked_people(&self) -> Result<Vec<PersonKey>, StoreError> {
        let sql = statements::BLOCKED_PEOPLE;
        let people: Vec<(PersonKey,)> = sqlx::query_as(sql).fetch_all(&self.reading).await?;
        Ok(people.into_iter().map(|(key,)| key).collect())
    }

    async fn hide(&self, key: PersonKey, at: Millis) -> Result<(), StoreError> {
        let work = async {
            let mut transaction = self.writing.begin().await?;
            let sql = "INSERT INTO farewells (person, name, at) SELECT key, name, $2 FROM people WHERE key = $1
            ON CONFLICT (person) DO NOTHING";
            sqlx::query(sql).bind(key).bind(at).execute(&mut *transaction).await?;
            for sql in [
                "UPDATE people SET name = '', session = session + 1 WHERE key = $1",
                "DELETE FROM sessions WHERE person = $1",
                "DELETE FROM tokens WHERE person = $1",
                "DELETE FROM resets WHERE person = $1",
            ] {
                sqlx::query(sql).bind(key).execute(&mut *transaction).await?;
            }
            transaction.commit().await
        };
        Ok(self.writing.within(work).await?)
    }

    async fn restore(&self, key: PersonKey) -> Result<bool, StoreError> {
        let work = async {
            let mut transaction = self.writing.begin().await?;
            let sql = "DELETE FROM farewells WHERE person = $1 RETURNING name";
            let name: Option<String> = sqlx::query_scalar(sql).bind(key).fetch_optional(&mut *transaction).await?;
            if let Some(name) = &name {
                let sql = "UPDATE people SET name = $2 WHERE key = $1";
                sqlx::query(sql).bind(key).bind(name).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(name.is_some())
        };
        Ok(self.writing.within(work).await?)
    }

    async fn hidden_before(&self, before: Millis, limit: i64) -> Result<Vec<PersonKey>, StoreError> {
        let sql = statements::HIDDEN_BEFORE;
        Ok(sqlx::query_scalar(sql).bind(before).bind(limit).fetch_all(&self.reading).await?)
    }

    async fn forget(&self, key: PersonKey) -> Result<(), StoreError> {
        let sql = "UPDATE people SET name = '', login = NULL, password = NULL, mark = '',
            session = session + 1 WHERE key = $1";
        let work = async {
            let mut transaction = self.writing.begin().await?;
            sqlx::query(sql).bind(key).execute(&mut *transaction).await?;
            for sql in [
                "DELETE FROM sessions WHERE person = $1",
                "DELETE FROM tokens WHERE person = $1",
                "DELETE FROM records WHERE person = $1",
                "DELETE FROM talk WHERE person = $1",
                "DELETE FROM resets WHERE person = $1",
                "DELETE FROM browsers WHERE person = $1",
                "DELETE FROM mail WHERE person = $1",
                "DELETE FROM finished WHERE person = $1",
                "DELETE FROM ratings WHERE person = $1",
                "DELETE FROM challenges WHERE person = $1",
                "DELETE FROM farewells WHERE person = $1",
            ] {
                sqlx::query(sql).bind(key).execute(&mut *transaction).await?;
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

async fn delete_guest(connection: &mut Connection, guest: PersonKey) -> Result<(), sqlx::Error> {
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
