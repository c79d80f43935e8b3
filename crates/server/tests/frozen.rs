//! A PostgreSQL that doesn't answer any more. It stands still for everybody, so this is the only test here.

use crate::common::{
    client::{NO_LIMITS, Running},
    databases::Database,
    pair::Pair,
};
use serde_json::json;
use server::{
    Limits,
    store::{Change, Row, StoreError},
};
use std::{
    process::Command,
    time::{Duration, Instant},
};

/// Every process of the database.
fn processes() -> Vec<String> {
    let folder = std::env::var("BACKROOM_POSTGRES_DIR").unwrap();
    let pid = std::fs::read_to_string(format!("{folder}/data/postmaster.pid")).unwrap();
    let first = pid.lines().next().unwrap().to_owned();
    let children = Command::new("pgrep").args(["-P", &first]).output().unwrap().stdout;
    let children = String::from_utf8(children).unwrap();
    std::iter::once(first).chain(children.lines().map(str::to_owned)).collect()
}

/// The database stands still as long as this is there.
struct Frozen(Vec<String>);

impl Frozen {
    fn now() -> Self {
        let frozen = Self(processes());
        frozen.send("-STOP");
        frozen
    }

    fn send(&self, signal: &str) {
        assert!(Command::new("kill").arg(signal).args(&self.0).status().unwrap().success());
    }
}

impl Drop for Frozen {
    fn drop(&mut self) {
        self.send("-CONT");
    }
}

#[tokio::test]
async fn a_frozen_database_holds_up_neither_health_nor_questions_nor_the_end() {
    let Some(database) = Database::postgres().await else {
        return eprintln!("without PostgreSQL: run the tests by scripts/postgres");
    };
    let limits = Limits { query_seconds: Some(1), ..NO_LIMITS };
    let server = Running::start_with(&database.address, limits, None).await;
    let pair = Pair::at(&server, json!({ "game": "smile-and-gun" })).await;
    let (house, seq) = (server.house.clone(), pair.one.seq);
    let frozen = Frozen::now();
    let begun = Instant::now();
    assert!(house.store.healthy().await.is_err());
    assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
    assert!(matches!(house.store.person(1).await, Err(StoreError::TimedOut)));
    let row = Row { seq: 1, entry: "{}".to_owned(), ..Row::default() };
    let change = Change { table: 99, lines: vec![row], ..Change::default() };
    assert!(house.store.write(std::slice::from_ref(&change)).await.is_err());
    // It comes back, and so does everything else: the lock has to be sure again before anything is written.
    drop(frozen);
    let begun = Instant::now();
    while house.store.healthy().await.is_err() {
        assert!(begun.elapsed() < Duration::from_secs(20), "it works again");
        tokio::task::yield_now().await;
    }
    assert_eq!(house.store.history(1).await.unwrap().len() as i64, seq);
    let frozen = Frozen::now();
    let begun = Instant::now();
    server.stop().await;
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
    drop(frozen);
}
