//! How people come in: sessions, programs' tokens, and links for another password.

use super::Connected;
use crate::store::{
    KeysStore, MOST_SESSIONS, Millis, Person, PersonKey, SessionOwner, SessionRow, StoreError, TokenOwner, TokenRow,
};
use async_trait::async_trait;

#[async_trait]
impl KeysStore for Connected {
    async fn add_session(&self, session: &SessionRow) -> Result<(), StoreError> {
        let work = async {
            let mut transaction = self.writing.begin().await?;
            let sql = "DELETE FROM sessions WHERE person = $1 AND (until <= $2 OR hash IN (
            SELECT hash FROM sessions WHERE person = $1 ORDER BY seen DESC LIMIT 1000 OFFSET $3))";
            let most = MOST_SESSIONS;
            let tidy = sqlx::query(sql).bind(session.person).bind(session.created).bind(most - 1);
            tidy.execute(&mut *transaction).await?;
            let sql = "INSERT INTO sessions (hash, id, person, created, seen, until, agent)
            VALUES ($1, $2, $3, $4, $5, $6, $7)";
            let insert = sqlx::query(sql).bind(&session.hash).bind(&session.id).bind(session.person);
            let insert = insert.bind(session.created).bind(session.seen).bind(session.until);
            insert.bind(&session.agent).execute(&mut *transaction).await?;
            transaction.commit().await
        };
        Ok(self.writing.within(work).await?)
    }

    async fn session(&self, hash: &str, at: Millis) -> Result<Option<SessionOwner>, StoreError> {
        let sql = "SELECT sessions.id, sessions.seen, people.* FROM sessions
            JOIN people ON people.key = sessions.person WHERE sessions.hash = $1 AND sessions.until > $2";
        Ok(sqlx::query_as(sql).bind(hash).bind(at).fetch_optional(&self.reading).await?)
    }

    async fn sessions(&self, person: PersonKey) -> Result<Vec<SessionRow>, StoreError> {
        let sql = "SELECT * FROM sessions WHERE person = $1 ORDER BY seen DESC, created DESC";
        Ok(sqlx::query_as(sql).bind(person).fetch_all(&self.reading).await?)
    }

    async fn see_session(&self, hash: &str, seen: Millis, until: Millis) -> Result<(), StoreError> {
        let sql = "UPDATE sessions SET seen = $2, until = $3 WHERE hash = $1";
        sqlx::query(sql).bind(hash).bind(seen).bind(until).execute(&self.writing).await?;
        Ok(())
    }

    async fn end_session(&self, person: PersonKey, id: &str) -> Result<Option<String>, StoreError> {
        let sql = "DELETE FROM sessions WHERE person = $1 AND id = $2 RETURNING hash";
        Ok(sqlx::query_scalar(sql).bind(person).bind(id).fetch_optional(&self.writing).await?)
    }

    async fn end_sessions(&self, person: PersonKey, but: Option<&str>) -> Result<Vec<String>, StoreError> {
        let work = async {
            let mut transaction = self.writing.begin().await?;
            let sql = "UPDATE people SET session = session + 1 WHERE key = $1";
            sqlx::query(sql).bind(person).execute(&mut *transaction).await?;
            let sql = "DELETE FROM sessions WHERE person = $1 AND hash <> $2 RETURNING hash";
            let delete = sqlx::query_scalar(sql).bind(person).bind(but.unwrap_or_default());
            let ended = delete.fetch_all(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(ended)
        };
        Ok(self.writing.within(work).await?)
    }

    async fn add_token(&self, token: &TokenRow) -> Result<(), StoreError> {
        let sql = "INSERT INTO tokens (hash, id, person, name, scope, created) VALUES ($1, $2, $3, $4, $5, $6)";
        let insert = sqlx::query(sql).bind(&token.hash).bind(&token.id).bind(token.person).bind(&token.name);
        insert.bind(&token.scope).bind(token.created).execute(&self.writing).await?;
        Ok(())
    }

    async fn token(&self, hash: &str) -> Result<Option<TokenOwner>, StoreError> {
        let sql = "SELECT tokens.scope, people.* FROM tokens JOIN people ON people.key = tokens.person
            WHERE tokens.hash = $1";
        Ok(sqlx::query_as(sql).bind(hash).fetch_optional(&self.reading).await?)
    }

    async fn tokens(&self, person: PersonKey) -> Result<Vec<TokenRow>, StoreError> {
        let sql = "SELECT * FROM tokens WHERE person = $1 ORDER BY created DESC, id";
        Ok(sqlx::query_as(sql).bind(person).fetch_all(&self.reading).await?)
    }

    async fn end_tokens(&self, person: PersonKey, id: Option<&str>) -> Result<Vec<String>, StoreError> {
        let sql = "DELETE FROM tokens WHERE person = $1 AND (CAST($2 AS TEXT) IS NULL OR id = $2) RETURNING hash";
        Ok(sqlx::query_scalar(sql).bind(person).bind(id).fetch_all(&self.writing).await?)
    }

    async fn add_reset(&self, key: PersonKey, hash: &str, until: Millis) -> Result<(), StoreError> {
        let sql = "INSERT INTO resets (hash, person, until) VALUES ($1, $2, $3)
            ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, until = excluded.until";
        sqlx::query(sql).bind(hash).bind(key).bind(until).execute(&self.writing).await?;
        Ok(())
    }

    async fn has_reset(&self, hash: &str, at: Millis) -> Result<bool, StoreError> {
        let sql = "SELECT person FROM resets WHERE hash = $1 AND until > $2";
        let found: Option<(PersonKey,)> = sqlx::query_as(sql).bind(hash).bind(at).fetch_optional(&self.reading).await?;
        Ok(found.is_some())
    }

    async fn reset_password(&self, hash: &str, at: Millis, password: &str) -> Result<Option<Person>, StoreError> {
        let work = async {
            let mut transaction = self.writing.begin().await?;
            let sql = "DELETE FROM resets WHERE hash = $1 AND until > $2 RETURNING person";
            let taken: Option<PersonKey> =
                sqlx::query_scalar(sql).bind(hash).bind(at).fetch_optional(&mut *transaction).await?;
            let sql = "UPDATE people SET password = $2, session = session + 1
            WHERE key = $1 AND login IS NOT NULL RETURNING *";
            let person = sqlx::query_as(sql).bind(taken).bind(password).fetch_optional(&mut *transaction).await?;
            for sql in ["DELETE FROM sessions WHERE person = $1", "DELETE FROM tokens WHERE person = $1"] {
                sqlx::query(sql).bind(taken).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(person)
        };
        Ok(self.writing.within(work).await?)
    }
}
