//! Lives and leases in PostgreSQL, held against [`node::Register`], which says how a database answers.

use crate::common::databases::Database;
use node::{Answer, Ask, Epoch, Life, Other, Register};
use server::store::{
    Change, Finished, Lease, NewTable, PersonKey, Rated, Row, Status, Store, StoreError, TableKey, TableRow,
};
use tabletop::{Seeded, Source};

/// What is answered, without the time.
fn timeless(answer: Answer) -> Answer {
    match answer {
        Answer::Born { life, sent, .. } => Answer::Born { life, sent, clock: 0 },
        Answer::Alive { life, sent, mut others, .. } => {
            others.sort_by_key(|Other { life, .. }| *life);
            Answer::Alive { life, sent, clock: 0, others }
        }
        other => other,
    }
}

async fn ask(store: &dyn Store, ask: Ask) -> Answer {
    let register = store.nodes().unwrap();
    let answer = match ask {
        Ask::Take { life, table } => register.ask_for_tables(life, &[table], &[]).await.unwrap().remove(0),
        Ask::Release { life, table, epoch } => {
            register.ask_for_tables(life, &[], &[(table, epoch)]).await.unwrap().remove(0)
        }
        ask => register.ask_about_life(ask).await.unwrap(),
    };
    timeless(answer)
}

/// Lays so many tables; gives their numbers.
async fn lay(store: &dyn Store, count: usize) -> Vec<TableKey> {
    let host = store.add_person("Ada").await.unwrap();
    let mut keys = Vec::new();
    for _ in 0..count {
        let link = format!("table-{}", keys.len());
        let new = new_table(&link, host);
        store.write(&[Change { laid: Some(new), ..Change::default() }]).await.unwrap();
        keys.push(store.table(&link).await.unwrap().unwrap().key);
    }
    keys
}

fn new_table(link: &str, host: PersonKey) -> NewTable {
    let table = TableRow {
        key: 0,
        link: link.to_owned(),
        invite: format!("invite-{link}"),
        host,
        game: "gangster".to_owned(),
        rules: 3,
        setup: "{}".to_owned(),
        options: "{}".to_owned(),
        server_seed: "00".to_owned(),
        deal: link.to_owned(),
        status: Status::Waiting,
        outcome: None,
        created: 5,
        ended: None,
    };
    NewTable { table, seats: Vec::new() }
}

fn line(seq: i64) -> Row {
    Row { seq, entry: "\"x\"".to_owned(), at: seq, ..Row::default() }
}

#[tokio::test]
async fn it_answers_as_the_register_does_whatever_is_asked() {
    let Some(database) = Database::postgres().await else {
        return eprintln!("without PostgreSQL: run the tests by scripts/postgres");
    };
    let store = database.open().await;
    let tables = lay(&*store, 3).await;
    let (mut register, mut random) = (Register::default(), Seeded::new(14));
    let mut pick = |count: usize| random.below(count as u32) as usize;
    let mut written = vec![0; tables.len()];
    // How many lives there were, and under what each table was taken last.
    let (mut born, mut taken) = (0, vec![(0, 0); tables.len()]);
    for step in 0..600 {
        let which = pick(tables.len());
        let (mut life, mut epoch) = taken[which];
        if pick(2) == 0 {
            (life, epoch) = ((born as usize).saturating_sub(pick(6)) as Life, (epoch - pick(2) as Epoch).max(0));
        }
        let table = tables[which];
        let question = match pick(12) {
            0 => Ask::Join { sent: step },
            1 => Ask::Beat { life, sent: step, linked: pick(2) == 0 },
            2 => Ask::End { life, beats: pick(3) as u64 },
            3 if pick(3) == 0 => Ask::Leave { life },
            4..=6 => Ask::Take { life, table },
            7 => Ask::Release { life, table, epoch },
            _ => {
                // A write under a lease is taken or refused, in one statement and in several.
                let ours = register.may_write(table, life, epoch);
                let note = (pick(2) == 0).then(|| "{}".to_owned());
                let change = Change { table, lines: vec![line(written[which] + 1)], note, ..Change::default() };
                let change = Change { lease: Some(Lease { life, epoch }), ..change };
                match store.write(&[change]).await {
                    Ok(()) => assert!(ours, "step {step}: a stale write"),
                    Err(StoreError::NotOurs) => assert!(!ours, "step {step}: refused"),
                    Err(error) => panic!("step {step}: {error}"),
                }
                let held = store.nodes().unwrap().holds(table, Lease { life, epoch }).await.unwrap();
                assert_eq!(held, ours);
                written[which] += i64::from(ours);
                continue;
            }
        };
        let expected = timeless(register.ask(question, 0));
        match expected {
            Answer::Born { life, .. } => born = life,
            Answer::Mine { life, epoch, .. } => taken[which] = (life, epoch),
            _ => {}
        }
        assert_eq!(ask(&*store, question).await, expected, "step {step}: {question:?}");
        let mut owned = store.nodes().unwrap().owned(&tables).await.unwrap();
        owned.sort_unstable();
        let expected: Vec<_> = tables.iter().copied().filter(|table| register.owner(*table).is_some()).collect();
        assert_eq!(owned, expected, "step {step}");
    }
    assert!(written.iter().all(|lines| *lines > 10), "{written:?}");
    for (table, lines) in tables.iter().zip(&written) {
        assert_eq!(store.history(*table).await.unwrap().len() as i64, *lines);
    }
    let mut last = store.nodes().unwrap().last_lines(&tables).await.unwrap();
    last.sort_unstable();
    assert_eq!(last, tables.iter().copied().zip(written).collect::<Vec<_>>());
}

#[tokio::test]
async fn one_stale_write_takes_none_of_its_batch_with_it_and_none_gets_through() {
    let Some(database) = Database::postgres().await else {
        return eprintln!("without PostgreSQL: run the tests by scripts/postgres");
    };
    let store = database.open().await;
    let tables = lay(&*store, 2).await;
    let [mine, theirs] = [born(&*store).await, born(&*store).await];
    for table in &tables {
        assert_eq!(ask(&*store, Ask::Take { life: mine, table: *table }).await, taken(mine, *table, 1));
    }
    // The other takes one of them over after the life was ended.
    assert_eq!(ask(&*store, Ask::End { life: mine, beats: 0 }).await, Answer::Over { life: mine });
    assert_eq!(ask(&*store, Ask::Take { life: theirs, table: tables[1] }).await, taken(theirs, tables[1], 2));
    let change = |table, seq| Change {
        table,
        lease: Some(Lease { life: mine, epoch: 1 }),
        lines: vec![line(seq)],
        ..Change::default()
    };
    let batch = [change(tables[0], 1), change(tables[1], 1)];
    assert!(matches!(store.write(&batch).await, Err(StoreError::NotOurs)));
    assert!(store.history(tables[0]).await.unwrap().is_empty(), "all or nothing");
    store.write(&batch[..1]).await.unwrap();
    assert!(matches!(store.write(&batch[1..]).await, Err(StoreError::NotOurs)));
    assert!(store.history(tables[1]).await.unwrap().is_empty());
    // A table that isn't there can be had, and nothing can be written there.
    assert_eq!(ask(&*store, Ask::Take { life: theirs, table: 999 }).await, taken(theirs, 999, 0));
}

/// Two nodes that count games of the same people at the same time count each of them.
#[tokio::test]
async fn games_that_end_at_two_nodes_at_once_all_count() {
    let Some(database) = Database::postgres().await else {
        return eprintln!("without PostgreSQL: run the tests by scripts/postgres");
    };
    let stores = [database.open().await, database.open().await];
    let tables = lay(&*stores[0], 20).await;
    let people = [stores[0].add_person("Ben").await.unwrap(), stores[0].add_person("Cleo").await.unwrap()];
    for (person, login) in people.into_iter().zip(["ben", "cleo"]) {
        stores[0].set_account(person, login, "a password").await.unwrap();
    }
    let rated = Rated { game: "gangster".to_owned(), people, draw: false, most_a_day: None };
    let over = |table| Change {
        table,
        status: Some(Status::Over),
        finished: Some(Finished { rows: Vec::new(), rated: Some(rated.clone()) }),
        ..Change::default()
    };
    let count = async |store: &dyn Store, tables: &[TableKey]| {
        for table in tables {
            store.write(&[over(*table)]).await.unwrap();
        }
    };
    let (some, others) = tables.split_at(10);
    tokio::join!(count(&*stores[0], some), count(&*stores[1], others));
    for person in people {
        assert_eq!(stores[0].ratings(person).await.unwrap()[0].games, 20);
    }
}

async fn born(store: &dyn Store) -> Life {
    match ask(store, Ask::Join { sent: 0 }).await {
        Answer::Born { life, .. } => life,
        other => panic!("{other:?}"),
    }
}

fn taken(life: Life, table: TableKey, epoch: Epoch) -> Answer {
    Answer::Mine { life, table, epoch }
}
