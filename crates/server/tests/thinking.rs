//! Whose bots think, whose games are reviewed, and who waits for whom.

use crate::common::{
    client::{Client, Guest, NO_LIMITS, Running, random},
    databases::Database,
};
use serde_json::{Value, json};
use server::{
    Config, Limits,
    thinking::{Asker, Thinking},
};
use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
    time::Duration,
};

/// Somebody who isn't there.
const NOBODY: Asker = Asker::Person(-1);

/// Jobs that keep all threads until they are let go, one by one.
struct Busy {
    begun: Arc<AtomicUsize>,
    release: mpsc::Sender<()>,
}

impl Busy {
    /// So many jobs; returns when as many run as there are threads.
    async fn keep(thinking: &Thinking, jobs: usize, threads: usize) -> Self {
        let (release, gate) = mpsc::channel();
        let (begun, gate) = (Arc::new(AtomicUsize::new(0)), Arc::new(Mutex::new(gate)));
        for _ in 0..jobs {
            let (begun, gate) = (begun.clone(), gate.clone());
            thinking.submit(NOBODY, move || {
                begun.fetch_add(1, Ordering::SeqCst);
                gate.lock().unwrap().recv().ok();
            });
        }
        eventually(|| begun.load(Ordering::SeqCst) == threads).await;
        Self { begun, release }
    }
}

async fn eventually(holds: impl Fn() -> bool) {
    for _ in 0..2000 {
        if holds() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("it never came to that");
}

/// How many threads bots have.
fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from).saturating_sub(1).max(1)
}

async fn asker_of(server: &Running, link: &str) -> Asker {
    Asker::Person(server.house.store.table(link).await.unwrap().unwrap().host)
}

/// A table against a bot, where it is Ada's turn.
async fn against_a_bot(ada: &Guest) -> (String, Client) {
    against(ada, "bot:random").await
}

async fn against(ada: &Guest, bot: &str) -> (String, Client) {
    let (link, _) = ada.lay(&json!({"game": "gangster", "setup": {"first": "red"}, "seats": {"blue": bot}})).await;
    let mut one = ada.ready(&link, "seed").await;
    while !one.is_asked() {
        one.hear().await;
    }
    (link, one)
}

/// Decides until it is the bot's turn.
async fn pass_the_turn(one: &mut Client) {
    let mut pick = random(3);
    while one.is_asked() {
        one.move_once(&mut pick).await;
    }
}

#[tokio::test]
async fn an_honest_bot_waits_for_at_most_the_jobs_that_run() {
    let (database, threads) = (Database::sqlite(), threads());
    let server = Running::start(&database.address).await;
    let ada = server.guest("Ada").await;
    let (_, mut one) = against_a_bot(&ada).await;
    let busy = Busy::keep(&server.house.thinking, 60, threads).await;
    pass_the_turn(&mut one).await;
    busy.release.send(()).unwrap();
    let decided = |update: &Value| update["story"].as_array().unwrap().iter().any(|line| line["line"]["by"] == "blue");
    while !decided(&one.hear_type("update").await) {}
    // The thread that became free thought for her before it took the next of the others.
    assert!(busy.begun.load(Ordering::SeqCst) <= threads + 1);
    drop(busy);
    server.stop().await;
}

#[tokio::test]
async fn nobody_waits_for_the_strongest_bots_of_others() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let ada = server.guest("Ada").await;
    let (quick, mut one) = against(&ada, "bot:rookie").await;
    let (deep, mut two) = against(&ada, "bot:nemesis").await;
    let busy = Busy::keep(&server.house.deep, threads(), threads()).await;
    pass_the_turn(&mut two).await;
    let asker = asker_of(&server, &deep).await;
    eventually(|| server.house.deep.waiting(asker) == 1).await;
    pass_the_turn(&mut one).await;
    while !one.is_asked() {
        one.hear().await;
    }
    assert_eq!((asker_of(&server, &quick).await, server.house.deep.waiting(asker)), (asker, 1));
    drop(busy);
    server.stop().await;
}

#[tokio::test]
async fn bots_alone_think_only_while_somebody_looks_on() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let ada = server.guest("Ada").await;
    let (link, _) = ada.lay(&json!({"game": "gangster", "seats": {"red": "bot:random", "blue": "bot:random"}})).await;
    let asker = asker_of(&server, &link).await;
    let busy = Busy::keep(&server.house.thinking, threads(), threads()).await;
    let mut one = ada.connect(&link).await;
    one.sync(None).await;
    eventually(|| server.house.thinking.waiting(asker) == 1).await;
    one.close().await;
    eventually(|| server.house.thinking.waiting(asker) == 0).await;
    drop(busy);
    let mut one = ada.connect(&link).await;
    one.sync(None).await;
    while !one.is_over() {
        one.hear().await;
    }
    server.stop().await;
}

#[tokio::test]
async fn a_bot_answers_the_move_of_somebody_who_left() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let ada = server.guest("Ada").await;
    let (link, mut one) = against_a_bot(&ada).await;
    let asker = asker_of(&server, &link).await;
    let busy = Busy::keep(&server.house.thinking, threads(), threads()).await;
    pass_the_turn(&mut one).await;
    eventually(|| server.house.thinking.waiting(asker) == 1).await;
    let made = one.seq;
    one.close().await;
    let connections = || server.house.metrics.connections.get();
    eventually(|| connections() == 0).await;
    assert_eq!(server.house.thinking.waiting(asker), 1);
    drop(busy);
    eventually(|| server.house.thinking.waiting(asker) == 0).await;
    // She comes back: it is her turn again.
    let mut one = ada.connect(&link).await;
    one.sync(None).await;
    while !one.is_asked() {
        one.hear().await;
    }
    assert!(one.seq > made);
    server.stop().await;
}

#[tokio::test]
async fn a_table_that_moved_on_does_not_wait_for_a_thought() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let ada = server.guest("Ada").await;
    let (link, mut one) = against_a_bot(&ada).await;
    let asker = asker_of(&server, &link).await;
    let busy = Busy::keep(&server.house.thinking, threads(), threads()).await;
    pass_the_turn(&mut one).await;
    eventually(|| server.house.thinking.waiting(asker) == 1).await;
    one.ask_for(json!({"type": "resign", "request": "enough"})).await;
    eventually(|| server.house.thinking.waiting(asker) == 0).await;
    drop(busy);
    server.stop().await;
}

#[tokio::test]
async fn only_bots_with_a_name_are_seated_unless_the_host_allows_more() {
    let database = Database::sqlite();
    let config = Config { database: database.address.clone(), limits: NO_LIMITS, ..Config::default() };
    let wish = |bot: &str| json!({"game": "gangster", "setup": {"first": "red"}, "seats": {"blue": bot}});
    let server = Running::start_config(Config { any_bot: true, ..config.clone() }).await;
    let ada = server.guest("Ada").await;
    let (link, _) = ada.lay(&wish("bot:uct:20")).await;
    let cookie = ada.cookie;
    server.stop().await;

    let server = Running::start_config(config).await;
    let bob = server.guest("Bob").await;
    for (bot, status) in [("uct:20", 400), ("search:20000", 400), ("random", 200), ("greedy", 200), ("nemesis", 200)] {
        let (found, answer) = bob.post("/api/tables", &wish(&format!("bot:{bot}"))).await;
        assert_eq!(found, status, "{bot}: {answer}");
    }
    // A table that was laid before plays on.
    let mut ada = bob.clone();
    ada.cookie = cookie;
    let mut one = ada.ready(&link, "seed").await;
    while !one.is_asked() {
        one.hear().await;
    }
    pass_the_turn(&mut one).await;
    while !one.is_asked() {
        one.hear().await;
    }
    server.stop().await;
}

#[tokio::test]
async fn a_thought_under_way_learns_that_nobody_waits_for_it() {
    let thinking = Thinking::start_with(1, Arc::default());
    let state = Arc::new(AtomicUsize::new(0));
    let told = state.clone();
    let answer = thinking.ask(NOBODY, move |wanted| {
        told.store(1, Ordering::SeqCst);
        while wanted() {
            std::thread::yield_now();
        }
        told.store(2, Ordering::SeqCst);
    });
    eventually(|| state.load(Ordering::SeqCst) == 1).await;
    drop(answer);
    eventually(|| state.load(Ordering::SeqCst) == 2).await;
}

/// A game alone, a few moves old: it may be reviewed at any time.
async fn alone(ada: &Guest, moves: u64) -> String {
    let (link, _) = ada.lay(&json!({"game": "gangster", "seats": {"red": "me", "blue": "here"}})).await;
    let mut one = ada.ready(&link, "seed").await;
    while !one.is_asked() {
        one.hear().await;
    }
    for step in 0..moves {
        one.move_once(&mut random(step)).await;
    }
    one.close().await;
    link
}

fn review(guest: &Guest, link: &str) -> tokio::task::JoinHandle<(u16, Value)> {
    let (guest, path) = (guest.clone(), format!("/api/tables/{link}/analysis"));
    tokio::spawn(async move { guest.get(&path).await })
}

#[tokio::test]
async fn equal_reviews_are_shared_also_of_games_that_run() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let link = alone(&ada, 2).await;
    let asker = asker_of(&server, &link).await;
    let reviewing = &server.house.reviewing;
    let busy = Busy::keep(reviewing, 1, 1).await;
    let first = review(&ada, &link);
    eventually(|| reviewing.waiting(asker) == 1).await;
    let others = [review(&ada, &link), review(&bob, &link)];
    // Another game of his is a review of its own, and comes behind.
    let his = alone(&bob, 1).await;
    let bobs = asker_of(&server, &his).await;
    let last = review(&bob, &his);
    eventually(|| reviewing.waiting(bobs) == 1).await;
    assert_eq!(reviewing.waiting(asker), 1);
    drop(busy);
    let (status, found) = first.await.unwrap();
    assert_eq!(status, 200, "{found}");
    for other in others {
        assert_eq!(other.await.unwrap().1, found);
    }
    assert_eq!(last.await.unwrap().0, 200);
    server.stop().await;
}

#[tokio::test]
async fn reviews_that_were_hung_up_hold_up_nobody() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let reviewing = &server.house.reviewing;
    let busy = Busy::keep(reviewing, 1, 1).await;
    let mut links = Vec::new();
    for moves in 0..5 {
        links.push(alone(&ada, moves).await);
    }
    let asker = asker_of(&server, &links[0]).await;
    let asked: Vec<_> = (0..100).map(|n| review(&ada, &links[n % 5])).collect();
    eventually(|| reviewing.waiting(asker) == 5).await;
    asked.iter().for_each(tokio::task::JoinHandle::abort);
    eventually(|| reviewing.waiting(asker) == 0).await;
    let his = review(&bob, &alone(&bob, 1).await);
    drop(busy);
    assert_eq!(his.await.unwrap().0, 200);
    // What was hung up can be asked for again.
    assert_eq!(review(&ada, &links[1]).await.unwrap().0, 200);
    server.stop().await;
}

#[tokio::test]
async fn only_so_many_games_of_one_person_wait_to_be_reviewed() {
    let database = Database::sqlite();
    let limits = Limits { reviews_per_person: Some(1), ..NO_LIMITS };
    let server = Running::start_with(&database.address, limits, None).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let (first, second, his) = (alone(&ada, 1).await, alone(&ada, 1).await, alone(&bob, 1).await);
    let (adas, bobs) = (asker_of(&server, &first).await, asker_of(&server, &his).await);
    let reviewing = &server.house.reviewing;
    let busy = Busy::keep(reviewing, 1, 1).await;
    let waits = review(&ada, &first);
    eventually(|| reviewing.waiting(adas) == 1).await;
    assert_eq!(review(&ada, &second).await.unwrap().0, 429);
    let other = review(&bob, &his);
    eventually(|| reviewing.waiting(bobs) == 1).await;
    drop(busy);
    assert_eq!((waits.await.unwrap().0, other.await.unwrap().0), (200, 200));
    assert_eq!(review(&ada, &second).await.unwrap().0, 200);
    server.stop().await;
}
