//! A fresh database of each kind. PostgreSQL is there if `scripts/postgres` runs the tests, as `./test` does.

use server::store::{self, Store};
use std::sync::{
    Arc,
    atomic::{AtomicU32, Ordering},
};

/// An empty database that is gone when it is dropped.
pub struct Database {
    /// Where it is.
    pub address: String,
    _folder: Option<tempfile::TempDir>,
}

impl Database {
    pub fn sqlite() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let address = folder.path().join("backroom.db").to_str().unwrap().to_owned();
        Self { address, _folder: Some(folder) }
    }

    /// A database of its own on the PostgreSQL server that is there for the tests.
    pub async fn postgres() -> Option<Self> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let url = std::env::var("BACKROOM_POSTGRES").ok()?;
        let name = format!("test_{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let pool = sqlx::PgPool::connect(&url).await.unwrap();
        let sql = format!("CREATE DATABASE {name}");
        sqlx::query(sqlx::AssertSqlSafe(sql)).execute(&pool).await.unwrap();
        pool.close().await;
        let (server, _) = url.rsplit_once('/').unwrap();
        Some(Self { address: format!("{server}/{name}"), _folder: None })
    }

    pub async fn open(&self) -> Arc<dyn Store> {
        store::open(&self.address).await.unwrap()
    }
}

/// One of each kind.
pub async fn databases() -> Vec<Database> {
    let mut all = vec![Database::sqlite()];
    match Database::postgres().await {
        Some(postgres) => all.push(postgres),
        None => eprintln!("without PostgreSQL: run the tests by scripts/postgres"),
    }
    all
}
