//! What is kept of how people come in: sessions, programs' tokens, and what else ends with them.

use super::{Millis, Person, PersonKey, StoreError, TableKey};
use async_trait::async_trait;

/// Somebody who is signed in with one browser.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct SessionRow {
    /// The hash of what the cookie holds.
    pub hash: String,
    /// What its owner calls it by.
    pub id: String,
    /// Who.
    pub person: PersonKey,
    /// Since when.
    pub created: Millis,
    /// When they were last there; written at most once an hour.
    pub seen: Millis,
    /// Until when, if they don't come back.
    pub until: Millis,
    /// Which browser, in a few words.
    pub agent: String,
}

/// What a cookie leads to.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct SessionOwner {
    /// What the owner calls the session by.
    pub id: String,
    /// When they were last there.
    pub seen: Millis,
    /// Who.
    #[sqlx(flatten)]
    pub person: Person,
}

/// A token of somebody's program.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct TokenRow {
    /// Its hash.
    pub hash: String,
    /// What its owner calls it by.
    pub id: String,
    /// Whose it is.
    pub person: PersonKey,
    /// What it is for, in the owner's words.
    pub name: String,
    /// `play` or `read`.
    pub scope: String,
    /// When it was made.
    pub created: Millis,
}

/// What a token leads to.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct TokenOwner {
    /// `play` or `read`.
    pub scope: String,
    /// Whose it is.
    #[sqlx(flatten)]
    pub person: Person,
}

/// How many sessions of one person are kept; beyond that the one that was unseen the longest ends.
pub const MOST_SESSIONS: i64 = 50;

/// How people come in.
#[async_trait]
pub trait People: Send + Sync {
    /// Begins a session. What is over goes, and so does the one that was unseen the longest if there are too many.
    async fn add_session(&self, session: &SessionRow) -> Result<(), StoreError>;
    /// Whose session this is, if it isn't over at this time.
    async fn session(&self, hash: &str, at: Millis) -> Result<Option<SessionOwner>, StoreError>;
    /// A person's sessions, the one that was seen last first.
    async fn sessions(&self, person: PersonKey) -> Result<Vec<SessionRow>, StoreError>;
    /// Notes that somebody is there.
    async fn see_session(&self, hash: &str, seen: Millis, until: Millis) -> Result<(), StoreError>;
    /// Ends one session of a person; gives its hash.
    async fn end_session(&self, person: PersonKey, id: &str) -> Result<Option<String>, StoreError>;
    /// Ends all sessions of a person but one, and whatever cookies of the version before there are; gives their hashes.
    async fn end_sessions(&self, person: PersonKey, but: Option<&str>) -> Result<Vec<String>, StoreError>;

    /// Gives a person's program a token.
    async fn add_token(&self, token: &TokenRow) -> Result<(), StoreError>;
    /// Whose token this is.
    async fn token(&self, hash: &str) -> Result<Option<TokenOwner>, StoreError>;
    /// A person's tokens, the newest first.
    async fn tokens(&self, person: PersonKey) -> Result<Vec<TokenRow>, StoreError>;
    /// Ends the tokens of a person with this id, or all of them; gives their hashes.
    async fn end_tokens(&self, person: PersonKey, id: Option<&str>) -> Result<Vec<String>, StoreError>;

    /// Somebody by the mark that links in e-mails are about.
    async fn person_by_mark(&self, mark: &str) -> Result<Option<Person>, StoreError>;
    /// Gives the person of a link that works at this time another password, once: the link, all sessions and all
    /// tokens end. Gives the person.
    async fn reset_password(&self, hash: &str, at: Millis, password: &str) -> Result<Option<Person>, StoreError>;
    /// Hides a person from everybody until they are restored or forgotten: their name is put aside, and they are signed out
    /// everywhere.
    async fn hide(&self, key: PersonKey, at: Millis) -> Result<(), StoreError>;
    /// Gives a person who was hidden the name back. Says whether they were.
    async fn restore(&self, key: PersonKey) -> Result<bool, StoreError>;
    /// Forgets who a person was and how they are reached; their games stay, what they said and the records that they
    /// brought don't.
    async fn forget(&self, key: PersonKey) -> Result<(), StoreError>;

    /// Whether an address, by its hash, may be asked if it wants e-mails: it wasn't since a time. It counts as asked then.
    async fn ask_address(&self, address: &str, since: Millis, at: Millis) -> Result<bool, StoreError>;
    /// Whether a table's game has counted for the ratings.
    async fn is_rated(&self, table: TableKey) -> Result<bool, StoreError>;
    /// Whether people play against each other at a table with this deal that isn't over.
    async fn is_contested(&self, deal: &str) -> Result<bool, StoreError>;
    /// How many games of these two have counted for their ratings since a time.
    async fn rated_since(&self, people: [PersonKey; 2], since: Millis) -> Result<i64, StoreError>;
}

/// Implements [`People`] for a type with two pools.
macro_rules! people {
    ($store:ty) => {
        #[async_trait::async_trait]
        impl crate::store::People for $store {
            async fn add_session(&self, session: &SessionRow) -> Result<(), StoreError> {
                let work = async {
                let mut transaction = self.writing.begin().await?;
                let sql = "DELETE FROM sessions WHERE person = $1 AND (until <= $2 OR hash IN (
                    SELECT hash FROM sessions WHERE person = $1 ORDER BY seen DESC LIMIT 1000 OFFSET $3))";
                let most = crate::store::people::MOST_SESSIONS;
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

            async fn person_by_mark(&self, mark: &str) -> Result<Option<Person>, StoreError> {
                let sql = "SELECT * FROM people WHERE mark = $1 AND mark <> ''";
                Ok(sqlx::query_as(sql).bind(mark).fetch_optional(&self.reading).await?)
            }

            async fn reset_password(
                &self,
                hash: &str,
                at: Millis,
                password: &str,
            ) -> Result<Option<Person>, StoreError> {
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

            async fn ask_address(&self, address: &str, since: Millis, at: Millis) -> Result<bool, StoreError> {
                let work = async {
                let mut transaction = self.writing.begin().await?;
                sqlx::query("DELETE FROM questions WHERE at <= $1").bind(since).execute(&mut *transaction).await?;
                let sql = "INSERT INTO questions (address, at) VALUES ($1, $2) ON CONFLICT (address) DO NOTHING";
                let asked = sqlx::query(sql).bind(address).bind(at).execute(&mut *transaction).await?;
                transaction.commit().await?;
                Ok(asked.rows_affected() > 0)
                };
                Ok(self.writing.within(work).await?)
            }

            async fn is_rated(&self, table: TableKey) -> Result<bool, StoreError> {
                let sql = "SELECT at FROM rated WHERE table_key = $1";
                let found: Option<Millis> = sqlx::query_scalar(sql).bind(table).fetch_optional(&self.reading).await?;
                Ok(found.is_some())
            }

            async fn is_contested(&self, deal: &str) -> Result<bool, StoreError> {
                let sql = "SELECT tables.key FROM tables JOIN seats ON seats.table_key = tables.key
                    WHERE tables.deal = $1 AND tables.status <> 'over'
                    GROUP BY tables.key HAVING COUNT(DISTINCT seats.person) > 1 LIMIT 1";
                let found: Option<TableKey> = sqlx::query_scalar(sql).bind(deal).fetch_optional(&self.reading).await?;
                Ok(found.is_some())
            }

            async fn rated_since(&self, people: [PersonKey; 2], since: Millis) -> Result<i64, StoreError> {
                let [one, two] = crate::store::people::pair(people);
                let sql = "SELECT COUNT(*) FROM rated WHERE one = $1 AND two = $2 AND at > $3";
                Ok(sqlx::query_scalar(sql).bind(one).bind(two).bind(since).fetch_one(&self.reading).await?)
            }
        }
    };
}
pub(super) use people;

/// Two people, the smaller number first.
pub fn pair(mut people: [PersonKey; 2]) -> [PersonKey; 2] {
    people.sort_unstable();
    people
}
