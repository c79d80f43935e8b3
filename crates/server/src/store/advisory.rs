//! PostgreSQL's lock for one server at a time. It belongs to a connection of its own and is gone with it, however the
//! server ends; so the connection is watched.

use super::{
    Claim, StoreError,
    trouble::{About, Trouble},
};
use sqlx::{Connection, PgConnection, postgres::PgConnectOptions};
use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};
use tokio::{
    sync::{oneshot, watch},
    task::JoinHandle,
    time::{sleep, timeout},
};

/// The lock's number in the database: "backroom".
const KEY: i64 = 0x6261_636b_726f_6f6d;

/// How often the connection is looked at, and how long it may take to answer.
const EVERY: Duration = Duration::from_secs(1);

/// How long taking the lock again may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// The lock, while it is held or is to be had again.
#[derive(Debug)]
pub struct Advisory {
    watching: Mutex<Option<(oneshot::Sender<()>, JoinHandle<()>)>>,
    lost: watch::Receiver<Option<String>>,
}

impl Advisory {
    /// Watches a lock. Without it nothing is written; if another server has taken it, it is lost for good.
    pub fn watch(mut held: Held, trouble: Arc<Trouble>) -> Self {
        let (tell, lost) = watch::channel(None);
        let (release, released) = oneshot::channel();
        let watching = tokio::spawn(async move {
            tokio::select! {
                name = keep(&mut held, &trouble) => {
                    tell.send_replace(Some(name));
                }
                _ = released => held.release().await,
            }
        });
        Self { watching: Mutex::new(Some((release, watching))), lost }
    }

    /// Returns when another server has taken the lock.
    pub async fn lost(&self) -> StoreError {
        let mut lost = self.lost.clone();
        let name = lost.wait_for(Option::is_some).await.map(|name| name.clone());
        match name {
            Ok(name) => StoreError::InUse(name.unwrap_or_default()),
            Err(_) => std::future::pending().await,
        }
    }

    /// Lets go of the lock.
    pub async fn release(&self) {
        let watching = self.watching.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some((release, watching)) = watching {
            drop(release);
            watching.await.ok();
        }
    }
}

/// The lock and the connection that it belongs to.
#[derive(Debug)]
pub struct Held {
    connection: PgConnection,
    /// The process of the database that serves the connection.
    process: i32,
    claim: Option<Claim>,
    options: PgConnectOptions,
}

impl Held {
    /// Takes the lock; alone, unless it is shared with other servers among several.
    pub async fn take(options: &PgConnectOptions, claim: Option<Claim>) -> Result<Self, StoreError> {
        let mut connection = PgConnection::connect_with(options).await?;
        let sql = match claim {
            Some(Claim::Shared) => "SELECT pg_backend_pid(), pg_try_advisory_lock_shared($1)",
            Some(Claim::Alone) | None => "SELECT pg_backend_pid(), pg_try_advisory_lock($1)",
        };
        let (process, taken): (i32, bool) = sqlx::query_as(sql).bind(KEY).fetch_one(&mut connection).await?;
        match taken {
            true => Ok(Self { connection, process, claim, options: options.clone() }),
            false => Err(StoreError::InUse(name(options))),
        }
    }

    /// Whether a server has the lock.
    pub async fn is_elsewhere(options: &PgConnectOptions) -> Result<bool, StoreError> {
        match Self::take(options, Some(Claim::Alone)).await {
            Ok(held) => {
                held.release().await;
                Ok(false)
            }
            Err(StoreError::InUse(_)) => Ok(true),
            Err(error) => Err(error),
        }
    }

    /// Lets go of the lock. The database would notice a connection that is only dropped a moment later.
    pub async fn release(mut self) {
        let released = async {
            sqlx::query("SELECT pg_advisory_unlock_all()").execute(&mut self.connection).await?;
            self.connection.close().await
        };
        timeout(EVERY, released).await.ok();
    }

    /// Takes the lock again after the connection broke. What the database has not noticed of that yet is ended there.
    async fn again(&self) -> Result<Self, StoreError> {
        let mut connection = PgConnection::connect_with(&self.options).await?;
        let sql = "SELECT pg_terminate_backend(pid) FROM pg_locks
            WHERE locktype = 'advisory' AND pid = $1 AND pid <> pg_backend_pid()
            AND (classid::BIGINT << 32 | objid::BIGINT) = $2";
        sqlx::query(sql).bind(self.process).bind(KEY).execute(&mut connection).await?;
        connection.close().await?;
        Self::take(&self.options, self.claim).await
    }
}

/// A database without its password.
fn name(options: &PgConnectOptions) -> String {
    let database = options.get_database().unwrap_or_else(|| options.get_username());
    format!("postgres://{}:{}/{database}", options.get_host(), options.get_port())
}

/// Keeps the lock; returns the database's name once another server has it.
async fn keep(held: &mut Held, trouble: &Trouble) -> String {
    let name = name(&held.options);
    loop {
        sleep(EVERY).await;
        if answers(held, &name, trouble).await.is_err() {
            trouble.set(About::Lock, format!("the lock of {name} is lost"));
            match take_again(held).await {
                Ok(again) => *held = again,
                Err(name) => return name,
            }
        }
        trouble.clear(About::Lock);
    }
}

/// Whether the connection stands. As long as it doesn't answer, nobody knows.
async fn answers(held: &mut Held, name: &str, trouble: &Trouble) -> Result<(), sqlx::Error> {
    let mut asked = std::pin::pin!(sqlx::query("SELECT 1").execute(&mut held.connection));
    let answer = match timeout(EVERY, &mut asked).await {
        Ok(answer) => answer,
        Err(_) => {
            trouble.set(About::Lock, format!("{name} doesn't answer"));
            asked.await
        }
    };
    answer.map(|_| ())
}

/// Tries until the lock is there again, or another server has it.
async fn take_again(held: &Held) -> Result<Held, String> {
    let mut refused = 0;
    loop {
        match timeout(PATIENCE, held.again()).await {
            Ok(Ok(again)) => return Ok(again),
            // A command may have it for a moment.
            Ok(Err(StoreError::InUse(name))) if refused == 3 => return Err(name),
            Ok(Err(StoreError::InUse(_))) => refused += 1,
            Ok(Err(_)) | Err(_) => {}
        }
        sleep(EVERY).await;
    }
}
