//! What the server keeps for itself: settings, orders of the host, and when no server was there.

use super::Connected;
use crate::store::{HEALTHY, Millis, StoreError, UpkeepStore, now, statements};
use async_trait::async_trait;

#[async_trait]
impl UpkeepStore for Connected {
    async fn setting(&self, name: &str, otherwise: &str) -> Result<String, StoreError> {
        let sql = "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
        sqlx::query(sql).bind(name).bind(otherwise).execute(&self.writing).await?;
        let sql = "SELECT value FROM settings WHERE name = $1";
        let (value,): (String,) = sqlx::query_as(sql).bind(name).fetch_one(&self.reading).await?;
        Ok(value)
    }

    async fn set_setting(&self, name: &str, value: &str) -> Result<(), StoreError> {
        let sql = "INSERT INTO settings (name, value) VALUES ($1, $2)
            ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        sqlx::query(sql).bind(name).bind(value).execute(&self.writing).await?;
        Ok(())
    }

    async fn healthy(&self) -> Result<(), StoreError> {
        let check = async {
            let value = now();
            self.set_setting("health", &value.to_string()).await?;
            let sql = "SELECT value FROM settings WHERE name = 'health'";
            let (found,): (String,) = sqlx::query_as(sql).fetch_one(&self.reading).await?;
            // Somebody else may have asked meanwhile, who wrote something later.
            let written = found.parse().is_ok_and(|found: i64| found >= value);
            let why = || "what was written can't be read".to_owned();
            if written { Ok(()) } else { Err(StoreError::Refused(why())) }
        };
        tokio::time::timeout(HEALTHY, check).await.unwrap_or(Err(StoreError::TimedOut))
    }

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

    async fn add_downtime(&self, since: Millis, until: Millis) -> Result<(), StoreError> {
        let sql = "INSERT INTO downtimes (since, until) VALUES ($1, $2)
            ON CONFLICT (since) DO UPDATE SET until = excluded.until";
        sqlx::query(sql).bind(since).bind(until).execute(&self.writing).await?;
        Ok(())
    }

    async fn downtimes(&self) -> Result<Vec<(Millis, Millis)>, StoreError> {
        let sql = "SELECT since, until FROM downtimes";
        Ok(sqlx::query_as(sql).fetch_all(&self.reading).await?)
    }

    async fn forget_downtimes(&self, until: Millis) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM downtimes WHERE until <= $1").bind(until).execute(&self.writing).await?;
        Ok(())
    }
}
