//! Whether what is in a SQLite file can be what SQLite wrote.

use sqlx::{Connection as _, SqliteConnection};
use std::{
    io::{Error, ErrorKind},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::task::JoinHandle;

/// After so many of its steps SQLite asks whether to go on.
const STEPS: i32 = 10_000;

/// Asks SQLite to look through the whole file.
pub async fn check(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let (answer,): (String,) = sqlx::query_as("PRAGMA quick_check(1)").fetch_one(connection).await?;
    match answer.as_str() {
        "ok" => Ok(()),
        why => Err(sqlx::Error::Io(Error::new(ErrorKind::InvalidData, why.to_owned()))),
    }
}

/// Looks through the file for some time. Returns whether that was long enough.
pub async fn check_for(time: Duration, connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let until = Instant::now() + time;
    connection.lock_handle().await?.set_progress_handler(STEPS, move || Instant::now() < until);
    let checked = check(connection).await;
    connection.lock_handle().await?.remove_progress_handler();
    match checked {
        Err(error) if is_interrupted(&error) => Ok(false),
        checked => checked.map(|()| true),
    }
}

/// SQLite was told not to go on (SQLITE_INTERRUPT).
pub fn is_interrupted(error: &sqlx::Error) -> bool {
    super::sqlite::primary_code(error) == Some(9)
}

/// A look through the whole file beside other work.
#[derive(Debug)]
pub struct Checking {
    go_on: Arc<AtomicBool>,
    task: JoinHandle<()>,
}

impl Checking {
    /// Begins; if something is wrong, it is told.
    pub fn begin(mut connection: SqliteConnection, tell: impl FnOnce(&sqlx::Error) + Send + 'static) -> Self {
        let go_on = Arc::new(AtomicBool::new(true));
        let asked = go_on.clone();
        let task = tokio::spawn(async move {
            let checked = async {
                connection.lock_handle().await?.set_progress_handler(STEPS, move || asked.load(Ordering::Relaxed));
                check(&mut connection).await
            };
            match checked.await {
                Err(error) if !is_interrupted(&error) => tell(&error),
                Ok(()) => tracing::info!("the whole database was looked through, and is sound"),
                Err(_) => {}
            }
            connection.close().await.ok();
        });
        Self { go_on, task }
    }

    /// Ends it, whether it has come to its end or not.
    pub async fn end(self) {
        self.go_on.store(false, Ordering::Relaxed);
        self.task.await.ok();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::AssertSqlSafe;
    use std::path::Path;
    use tokio::sync::oneshot;

    async fn connect(path: &Path) -> SqliteConnection {
        SqliteConnection::connect(&format!("sqlite://{}?mode=rwc", path.display())).await.unwrap()
    }

    /// A file whose look takes more steps than SQLite makes without asking.
    async fn large(path: &Path) {
        let mut connection = connect(path).await;
        let rows = "WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted LIMIT 60000)
            SELECT n, hex(zeroblob(40)) AS text FROM counted";
        sqlx::query(AssertSqlSafe(format!("CREATE TABLE rows AS {rows}"))).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    }

    #[tokio::test]
    async fn a_look_ends_in_time_and_says_whether_it_saw_everything() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("large.db");
        large(&path).await;
        let mut connection = connect(&path).await;
        assert!(!check_for(Duration::ZERO, &mut connection).await.unwrap());
        assert!(check_for(Duration::from_secs(600), &mut connection).await.unwrap());
        check(&mut connection).await.unwrap();
    }

    #[tokio::test]
    async fn damage_is_told_of_beside_other_work() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("large.db");
        large(&path).await;
        let (tell, told) = oneshot::channel();
        let checking = Checking::begin(connect(&path).await, |error| tell.send(error.to_string()).unwrap());
        assert!(told.await.is_err(), "nothing is wrong");
        checking.end().await;

        let mut bytes = std::fs::read(&path).unwrap();
        let middle = bytes.len() / 2 / 4096 * 4096;
        bytes[middle..middle + 4096].fill(0xa5);
        std::fs::write(&path, bytes).unwrap();
        let (tell, told) = oneshot::channel();
        let _checking = Checking::begin(connect(&path).await, |error| tell.send(error.to_string()).unwrap());
        assert!(!told.await.unwrap().is_empty());
    }
}
