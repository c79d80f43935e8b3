//! Both databases keep the same promises.

use crate::common::databases::databases;
use server::store::{Change, NewTable, Row, SeatRow, Status, Store, StoreError, TableKey, TableRow};

fn row(seq: i64, request: Option<&str>) -> Row {
    let entry = format!("{{\"do\":\"pass\",\"by\":\"green\",\"n\":{seq},\"quote\":\"\\\"'é\"}}");
    let (at, request) = (1_700_000_000_000 + seq, request.map(str::to_owned));
    Row { seq, entry, at, person: request.as_ref().map(|_| 1), request, spent: Some(seq) }
}

fn added(table: TableKey, lines: Vec<Row>) -> Change {
    Change { table, lines, ..Change::default() }
}

fn new_table(link: &str, host: i64, listed: bool) -> NewTable {
    let table = TableRow {
        key: 0,
        link: link.to_owned(),
        invite: format!("invite-{link}"),
        host,
        game: "gangster".to_owned(),
        rules: 3,
        setup: "{}".to_owned(),
        options: format!("{{\"listed\":{listed}}}"),
        server_seed: "00".to_owned(),
        deal: link.to_owned(),
        status: Status::Waiting,
        outcome: None,
        created: 5,
        ended: None,
    };
    let seat = |place, seat: &str, person| SeatRow { place, seat: seat.to_owned(), bot: None, person, seed: None };
    let bot = SeatRow { bot: Some("random".to_owned()), ..seat(2, "yellow", None) };
    NewTable { table, seats: vec![seat(0, "red", Some(host)), seat(1, "blue", None), bot] }
}

async fn lay(store: &dyn Store, new: NewTable) -> TableKey {
    let link = new.table.link.clone();
    store.write(&[Change { laid: Some(new), ..Change::default() }]).await.unwrap();
    store.table(&link).await.unwrap().unwrap().key
}

async fn sit(store: &dyn Store, table: TableKey, place: i64, person: i64) -> bool {
    store.write(&[Change { table, sat: Some((place, person)), ..Change::default() }]).await.unwrap();
    store.seats(table).await.unwrap()[place as usize].person == Some(person)
}

async fn with_table(store: &dyn Store) -> (i64, TableKey) {
    let host = store.add_person("Ada").await.unwrap();
    (host, lay(store, new_table("first", host, true)).await)
}

#[tokio::test]
async fn a_commit_waits_for_the_disk() {
    for database in databases().await {
        let store = database.open().await;
        let settings = store.durability().await.unwrap();
        let settings: Vec<_> = settings.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        if database.address.starts_with("postgres") {
            assert_eq!(settings, [("synchronous_commit", "on"), ("fsync", "on")]);
        } else {
            // 2 is FULL.
            assert_eq!(settings, [("journal_mode", "wal"), ("synchronous", "2")]);
        }
    }
}

#[tokio::test]
async fn histories_come_back_in_order_also_after_closing() {
    for database in databases().await {
        let store = database.open().await;
        let (_, table) = with_table(&*store).await;
        let other = table + 1;
        let rows = [row(1, None), row(1, Some("a")), row(2, Some("a")), row(3, None)];
        store.write(&[added(table, rows[..1].to_vec()), added(other, rows[1..2].to_vec())]).await.unwrap();
        store.write(&[added(table, rows[2..3].to_vec()), added(table, rows[3..].to_vec())]).await.unwrap();
        store.close().await;
        let store = database.open().await;
        assert_eq!(store.history(table).await.unwrap(), [rows[0].clone(), rows[2].clone(), rows[3].clone()]);
        assert_eq!(store.history(other).await.unwrap(), [rows[1].clone()]);
        assert_eq!(store.history(99).await.unwrap(), []);
    }
}

#[tokio::test]
async fn a_batch_is_written_as_a_whole_or_not_at_all() {
    for database in databases().await {
        let store = database.open().await;
        let (_, table) = with_table(&*store).await;
        store.write(&[added(table, vec![row(1, Some("a"))])]).await.unwrap();
        // The same number twice: before what is new and after it, alone and with the news of others.
        assert!(store.write(&[added(table, vec![row(2, None), row(1, None)])]).await.is_err());
        assert!(store.write(&[added(table, vec![row(1, None), row(2, None)])]).await.is_err());
        let news = Change { table, status: Some(Status::Playing), ..Change::default() };
        assert!(store.write(&[news, added(table, vec![row(2, None), row(1, None)])]).await.is_err());
        assert_eq!(store.table("first").await.unwrap().unwrap().status, Status::Waiting);
        assert_eq!(store.history(table).await.unwrap(), [row(1, Some("a"))]);
        store.write(&[added(table, vec![row(2, None)])]).await.unwrap();
    }
}

/// However many statements it takes.
#[tokio::test]
async fn any_number_of_lines_is_written_as_a_whole() {
    for database in databases().await {
        let store = database.open().await;
        let (_, table) = with_table(&*store).await;
        store.write(&[added(table, Vec::new())]).await.unwrap();
        let mut written = Vec::new();
        for count in [1, 2, 3, 7, 64, 65, 1024, 1025, 2500] {
            let first = written.len() as i64 + 1;
            let lines: Vec<_> =
                (first..first + count).map(|seq| row(seq, Some("a").filter(|_| seq % 2 == 0))).collect();
            let last = lines[lines.len() - 1].clone();
            let twice = lines.iter().cloned().chain([last]).collect();
            assert!(store.write(&[added(table, twice)]).await.is_err(), "{count} lines and one again");
            store.write(&[added(table, lines.clone())]).await.unwrap();
            written.extend(lines);
            assert_eq!(store.history(table).await.unwrap(), written, "{count} lines");
        }
    }
}

#[tokio::test]
async fn tables_are_found_by_link_invitation_status_and_person() {
    for database in databases().await {
        let store = database.open().await;
        let (host, key) = with_table(&*store).await;
        lay(&*store, new_table("private", host, false)).await;
        let table = store.table("first").await.unwrap().unwrap();
        assert_eq!(table, TableRow { key, ..new_table("first", host, true).table });
        assert_eq!(store.invited("invite-first").await.unwrap().unwrap().key, key);
        assert_eq!(store.table("invite-first").await.unwrap(), None);
        assert_eq!(store.invited("first").await.unwrap(), None);
        let listed = store.listed(Status::Waiting, 10).await.unwrap();
        assert_eq!(listed.iter().map(|table| table.link.as_str()).collect::<Vec<_>>(), ["first"]);
        let mine = store.tables_of(host, 10).await.unwrap();
        assert_eq!(mine.iter().map(|table| table.link.as_str()).collect::<Vec<_>>(), ["private", "first"]);
        assert_eq!(store.tables_of(host, 1).await.unwrap().len(), 1);
        let (status, outcome) = (Some(Status::Over), Some("{}".to_owned()));
        store.write(&[Change { table: key, status, outcome, ..Change::default() }]).await.unwrap();
        let table = store.table("first").await.unwrap().unwrap();
        assert_eq!((table.status, table.outcome.as_deref()), (Status::Over, Some("{}")));
        assert!(table.ended.is_some());
        assert_eq!(store.listed(Status::Waiting, 10).await.unwrap(), []);
    }
}

#[tokio::test]
async fn a_seat_is_taken_once_and_made_ready_once() {
    for database in databases().await {
        let store = database.open().await;
        let (host, table) = with_table(&*store).await;
        let guest = store.add_person("Bob").await.unwrap();
        assert!(!sit(&*store, table, 0, guest).await, "the host sits there");
        assert!(!sit(&*store, table, 2, guest).await, "a bot sits there");
        assert!(sit(&*store, table, 1, guest).await);
        assert!(!sit(&*store, table, 1, host).await);
        for seed in ["seed", "other"] {
            let seeds = vec![(1, seed.to_owned())];
            store.write(&[Change { table, seeds, ..Change::default() }]).await.unwrap();
        }
        let seats = store.seats(table).await.unwrap();
        assert_eq!((seats[1].person, seats[1].seed.as_deref()), (Some(guest), Some("seed")));
        assert_eq!(seats.iter().map(|seat| seat.seat.as_str()).collect::<Vec<_>>(), ["red", "blue", "yellow"]);
    }
}

#[tokio::test]
async fn people_have_names_accounts_and_an_end() {
    for database in databases().await {
        let store = database.open().await;
        let ada = store.add_person("Ada'); DROP TABLE people; --").await.unwrap();
        let bob = store.add_person("Bob").await.unwrap();
        assert_eq!(store.person(ada).await.unwrap().unwrap().name, "Ada'); DROP TABLE people; --");
        store.set_account(ada, "ada", "hash").await.unwrap();
        assert!(matches!(store.set_account(bob, "ada", "hash").await, Err(StoreError::Taken("login"))));
        assert_eq!(store.person_by_login("ada").await.unwrap().unwrap().key, ada);
        store.rename(bob, "Robert").await.unwrap();
        store.block(bob, true).await.unwrap();
        store.end_sessions(bob, None).await.unwrap();
        let person = store.person(bob).await.unwrap().unwrap();
        assert_eq!((person.name.as_str(), person.blocked, person.session), ("Robert", 1, 1));
        store.forget(ada).await.unwrap();
        let person = store.person(ada).await.unwrap().unwrap();
        assert_eq!((person.name.as_str(), person.login, person.password), ("", None, None));
        assert_eq!(store.person_by_login("ada").await.unwrap(), None);
        assert_eq!(store.person(99).await.unwrap(), None);
    }
}

#[tokio::test]
async fn a_setting_keeps_its_first_value() {
    for database in databases().await {
        let store = database.open().await;
        assert_eq!(store.setting("secret", "one").await.unwrap(), "one");
        assert_eq!(store.setting("secret", "two").await.unwrap(), "one");
    }
}

#[tokio::test]
async fn a_copy_of_the_file_is_whole() {
    let database = crate::common::databases::Database::sqlite();
    let store = database.open().await;
    let (_, table) = with_table(&*store).await;
    store.write(&[added(table, vec![row(1, None)])]).await.unwrap();
    let copy = format!("{}.copy", database.address);
    server::store::back_up(&database.address, copy.as_ref()).await.unwrap();
    let copy = server::store::open(&copy).await.unwrap();
    assert_eq!(copy.history(table).await.unwrap(), [row(1, None)]);
}

#[tokio::test]
async fn an_address_that_is_none_is_refused() {
    let Err(error) = server::store::open("mysql://localhost").await else { panic!("opened") };
    assert_eq!(error.to_string(), "database: expected a file or postgres://…, found mysql://…");
}
