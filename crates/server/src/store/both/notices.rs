//! Where people are told about their turns.

use super::Connected;
use crate::store::{Browser, MailRow, Millis, NoticesStore, PersonKey, StoreError};
use async_trait::async_trait;

#[async_trait]
impl NoticesStore for Connected {
    async fn add_browser(&self, browser: &Browser) -> Result<(), StoreError> {
        let sql = "INSERT INTO browsers (endpoint, person, p256dh, auth, lang) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, p256dh = excluded.p256dh,
            auth = excluded.auth, lang = excluded.lang";
        let insert = sqlx::query(sql).bind(&browser.endpoint).bind(browser.person).bind(&browser.p256dh);
        insert.bind(&browser.auth).bind(&browser.lang).execute(&self.writing).await?;
        Ok(())
    }

    async fn browsers(&self, person: PersonKey) -> Result<Vec<Browser>, StoreError> {
        let sql = "SELECT browsers.* FROM browsers JOIN people ON people.key = browsers.person
            WHERE browsers.person = $1 AND people.name <> ''";
        Ok(sqlx::query_as(sql).bind(person).fetch_all(&self.reading).await?)
    }

    async fn remove_browser(&self, person: PersonKey, endpoint: &str) -> Result<(), StoreError> {
        let sql = "DELETE FROM browsers WHERE person = $1 AND endpoint = $2";
        sqlx::query(sql).bind(person).bind(endpoint).execute(&self.writing).await?;
        Ok(())
    }

    async fn set_mail(&self, mail: &MailRow) -> Result<(), StoreError> {
        let sql = "INSERT INTO mail (person, address, lang, confirmed) VALUES ($1, $2, $3, $4)
            ON CONFLICT (person) DO UPDATE SET address = excluded.address, lang = excluded.lang,
            confirmed = excluded.confirmed";
        let insert = sqlx::query(sql).bind(mail.person).bind(&mail.address).bind(&mail.lang);
        insert.bind(mail.confirmed).execute(&self.writing).await?;
        Ok(())
    }

    async fn mail(&self, person: PersonKey) -> Result<Option<MailRow>, StoreError> {
        let sql = "SELECT mail.* FROM mail JOIN people ON people.key = mail.person
            WHERE mail.person = $1 AND people.name <> ''";
        Ok(sqlx::query_as(sql).bind(person).fetch_optional(&self.reading).await?)
    }

    async fn remove_mail(&self, person: PersonKey) -> Result<(), StoreError> {
        let sql = "DELETE FROM mail WHERE person = $1";
        sqlx::query(sql).bind(person).execute(&self.writing).await?;
        Ok(())
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
}
