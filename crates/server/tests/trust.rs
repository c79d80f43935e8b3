//! What was acknowledged is on disk, only one server has a database, and trouble with it is noticed.

use crate::common::{
    client::{NO_LIMITS, Running},
    databases::{Database, databases},
    pair::Pair,
};
use serde_json::json;
use server::{
    Config, Limits, Server,
    store::{self, Change, Claim, Opening, Row, StoreError},
};
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};
use std::{net::SocketAddr, path::Path};

fn config(database: &Database) -> Config {
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    Config { database: database.address.clone(), listen, limits: NO_LIMITS, ..Config::default() }
}

fn line(seq: i64) -> Row {
    Row { seq, entry: "{}".to_owned(), at: seq, ..Row::default() }
}

/// A line, and a note, which makes it a transaction of several statements.
fn noted(seq: i64) -> Change {
    Change { table: 1, lines: vec![line(seq)], note: Some("{}".to_owned()), ..Change::default() }
}

#[tokio::test]
async fn after_errors_in_transactions_everything_acknowledged_is_on_disk() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    Pair::at(&server, json!({ "game": "smile-and-gun" })).await;
    server.stop().await;
    let store = database.open().await;
    let seq = store.history(1).await.unwrap().len() as i64;
    let mut disk = SqliteConnection::connect(&database.address).await.unwrap();
    // A full disk lets SQLite itself roll back; an error after that leaves only the statement undone.
    for how in ["ROLLBACK", "ABORT", "ROLLBACK", "FAIL"] {
        let trigger = format!("CREATE TRIGGER fail BEFORE INSERT ON moves BEGIN SELECT RAISE({how}, 'full'); END");
        sqlx::query(AssertSqlSafe(trigger)).execute(&mut disk).await.unwrap();
        assert!(store.write(&[noted(seq + 1)]).await.is_err());
        assert!(store.write(&[noted(seq + 1)]).await.is_err());
        sqlx::query("DROP TRIGGER fail").execute(&mut disk).await.unwrap();
    }
    store.write(&[noted(seq + 1)]).await.unwrap();
    store.write(&[Change { table: 1, lines: vec![line(seq + 2)], ..Change::default() }]).await.unwrap();
    store.set_setting("after", "all").await.unwrap();
    store.healthy().await.unwrap();
    let count = "SELECT (SELECT COUNT(*) FROM moves), (SELECT COUNT(*) FROM settings WHERE name = 'after')";
    let (lines, settings): (i64, i64) = sqlx::query_as(count).fetch_one(&mut disk).await.unwrap();
    assert_eq!((lines, settings), (seq + 2, 1), "another connection sees it");
    drop(store);
    let store = database.open().await;
    assert_eq!(store.history(1).await.unwrap().len() as i64, seq + 2, "and it stays");
}

#[tokio::test]
async fn a_second_server_is_refused_until_the_first_is_gone() {
    for database in databases().await {
        let first = Running::start(&database.address).await;
        let Err(error) = Server::open(&config(&database)).await else { panic!("two servers have one database") };
        let name = database.address.rsplit('/').next().unwrap();
        let text = error.to_string();
        assert!(text.contains(name) && text.contains("in use by another server"), "{text}");
        // Commands work beside it, and know of it.
        let beside = database.open().await;
        beside.healthy().await.unwrap();
        assert!(beside.is_served().await.unwrap());
        first.stop().await;
        assert!(!beside.is_served().await.unwrap());
        beside.close().await;
        Running::start(&database.address).await.stop().await;
    }
}

#[tokio::test]
async fn a_table_is_closed_by_its_own_task() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let mut pair = Pair::at(&server, json!({ "game": "smile-and-gun" })).await;
        let beside = database.open().await;
        let order = beside.order(&pair.link).await.unwrap();
        let unknown = beside.order("nowhere").await.unwrap();
        while !pair.one.is_over() {
            pair.one.hear().await;
        }
        assert_eq!(pair.one.update["outcome"]["ended"]["how"], "abandoned");
        // An answer is read once.
        let refused = loop {
            match beside.answer_to(unknown).await.unwrap() {
                Some(answer) => break answer,
                None => tokio::task::yield_now().await,
            }
        };
        assert_eq!(refused, "there is no such table");
        assert_eq!(beside.answer_to(order).await.unwrap().as_deref(), Some(""));
        server.stop().await;
    }
}

#[tokio::test]
async fn nothing_is_written_to_a_file_that_was_deleted_or_replaced() {
    let database = Database::sqlite();
    let store = database.open().await;
    store.healthy().await.unwrap();
    let away = format!("{}.away", database.address);
    std::fs::rename(&database.address, &away).unwrap();
    assert!(matches!(store.write(&[noted(1)]).await, Err(StoreError::Refused(_))));
    std::fs::write(&database.address, "").unwrap();
    let error = store.healthy().await.unwrap_err().to_string();
    assert!(error.contains("was deleted or replaced"), "{error}");
    std::fs::rename(&away, &database.address).unwrap();
    store.healthy().await.unwrap();
}

fn overwrite(path: &str, from: usize) {
    let mut bytes = std::fs::read(path).unwrap();
    let to = bytes.len().min(from + 16 * 4096);
    bytes[from..to].fill(0xa5);
    std::fs::write(path, bytes).unwrap();
}

#[tokio::test]
async fn a_damaged_file_is_noticed_and_a_server_does_not_start_with_it() {
    let claim = Opening { claim: Some(Claim::Alone), patience: None };
    for from in [0, 4096] {
        let database = Database::sqlite();
        let store = database.open().await;
        store.add_person("Ada").await.unwrap();
        store.close().await;
        overwrite(&database.address, from);
        let Err(error) = store::open_with(&database.address, claim).await else { panic!("opened") };
        let text = error.to_string();
        assert!(text.contains("is damaged") && text.contains("restore a backup"), "{text}");
    }
    // While it is open, too.
    let database = Database::sqlite();
    let store = database.open().await;
    store.add_person("Ada").await.unwrap();
    let mut disk = SqliteConnection::connect(&database.address).await.unwrap();
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut disk).await.unwrap();
    disk.close().await.unwrap();
    overwrite(&database.address, 4096);
    let damaged = async {
        // What is in memory is still right; somebody reads from the disk some time.
        while store.people("", 9).await.is_ok() && store.healthy().await.is_ok() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(10), damaged).await.expect("it is noticed");
    let error = store.set_setting("a", "b").await.unwrap_err().to_string();
    assert!(error.contains("damaged") || error.contains("malformed"), "{error}");
}

#[cfg(unix)]
fn mode(path: &str) -> u32 {
    use std::os::unix::fs::PermissionsExt;
    Path::new(path).metadata().unwrap_or_else(|error| panic!("{path}: {error}")).permissions().mode() & 0o777
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_database_nor_its_copies() {
    use std::os::unix::fs::PermissionsExt;
    let database = Database::sqlite();
    database.open().await.close().await;
    std::fs::set_permissions(&database.address, std::fs::Permissions::from_mode(0o644)).unwrap();
    let server = Running::start(&database.address).await;
    let copy = format!("{}.copy", database.address);
    store::back_up(&database.address, copy.as_ref()).await.unwrap();
    for ending in ["", "-wal", "-shm", ".lock", ".copy"] {
        assert_eq!(mode(&format!("{}{ending}", database.address)), 0o600, "{ending}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_backup_writes_nothing_to_its_source_and_refuses_another_version() {
    let database = Database::sqlite();
    let store = database.open().await;
    store.add_person("Ada").await.unwrap();
    store.close().await;
    let before = std::fs::read(&database.address).unwrap();
    let copy = format!("{}.copy", database.address);
    store::back_up(&database.address, copy.as_ref()).await.unwrap();
    assert!(before == std::fs::read(&database.address).unwrap());
    let copied = store::open(&copy).await.unwrap();
    assert_eq!(copied.people("ada", 9).await.unwrap().len(), 1);
    copied.close().await;
    // As a version before this one would have left it.
    let mut disk = SqliteConnection::connect(&copy).await.unwrap();
    let newest = "DELETE FROM _sqlx_migrations WHERE version = (SELECT MAX(version) FROM _sqlx_migrations)";
    sqlx::query(newest).execute(&mut disk).await.unwrap();
    disk.close().await.unwrap();
    let again = format!("{}.again", database.address);
    let error = store::back_up(&copy, again.as_ref()).await.unwrap_err().to_string();
    assert!(error.contains("its tables are of version"), "{error}");
    assert!(!Path::new(&again).exists());
}

#[tokio::test]
async fn a_person_has_so_many_unfinished_tables_and_no_more() {
    for database in databases().await {
        let limits = Limits { tables_per_person: Some(2), ..NO_LIMITS };
        let server = Running::start_with(&database.address, limits, None).await;
        let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
        let wish = json!({ "game": "gangster" });
        ada.lay(&wish).await;
        ada.lay(&wish).await;
        let (status, why) = ada.post("/api/tables", &wish).await;
        assert_eq!(status, 409, "{why}");
        assert!(why["error"].as_str().unwrap().contains("2 tables that are not over"), "{why}");
        bob.lay(&wish).await;
        server.stop().await;
    }
}
