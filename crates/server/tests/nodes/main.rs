//! Several servers that share a PostgreSQL database and reach each other over NATS.

#[path = "../common/mod.rs"]
mod common;
mod house;
mod people;
mod register;
mod thinkers;

use common::{
    client::{NO_LIMITS, Running, random},
    databases::Database,
};
use house::{Game, House};
use serde_json::json;
use server::{Config, Server};
use std::time::{Duration, Instant};
use tokio::time::sleep;

#[tokio::test(flavor = "multi_thread")]
async fn two_people_at_different_nodes_play_at_a_table_of_a_third() {
    let Some(mut house) = House::open(3).await else { return };
    let mut game = Game::begin(&house, [0, 1], 2).await;
    assert_eq!(house.owner(&game.link).await, house.nodes[2].life());
    let mut pick = random(3);
    while !game.clients[0].is_over() {
        game.step(&mut pick).await;
    }
    assert!(game.clients[1].is_over());
    // What is seen is the same everywhere, and the record of the game verifies.
    let (one, two) = (&game.clients[0].update["outcome"], &game.clients[1].update["outcome"]);
    assert_eq!(one, two);
    for node in &house.nodes {
        let (status, record) = game.people[0].at(node.address).get(&format!("/api/tables/{}/record", game.link)).await;
        assert_eq!(status, 200, "{record}");
        assert!(record.to_string().contains("seed"), "{record}");
    }
    for node in house.nodes.drain(..) {
        node.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_when_the_node_of_its_table_is_killed() {
    let Some(mut house) = House::open(3).await else { return };
    let mut game = Game::begin(&house, [0, 1], 2).await;
    let mut pick = random(5);
    for _ in 0..6 {
        game.step(&mut pick).await;
    }
    house.nodes.pop().unwrap().kill();
    for client in &mut game.clients {
        assert_eq!(client.hear_end().await, Some(1013), "clients are told to come back");
    }
    let silence = game.come_back(&house, [0, 1]).await;
    assert!(silence < house::STUCK, "{silence:?}");
    for _ in 0..6 {
        game.step(&mut pick).await;
    }
    // Nobody's clock ran while nobody was there for the table.
    assert!(!house.store().await.downtimes().await.unwrap().is_empty());
    for node in house.nodes.drain(..) {
        node.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_when_the_node_of_its_players_is_killed() {
    let Some(mut house) = House::open(2).await else { return };
    let mut game = Game::begin(&house, [1, 1], 0).await;
    let mut pick = random(6);
    game.step(&mut pick).await;
    house.nodes.pop().unwrap().kill();
    game.come_back(&house, [0, 0]).await;
    game.step(&mut pick).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_stops_hands_its_tables_over_at_once() {
    let Some(mut house) = House::open(3).await else { return };
    let mut game = Game::begin(&house, [0, 2], 2).await;
    let mut pick = random(7);
    game.step(&mut pick).await;
    let (leaving, began) = (house.nodes.pop().unwrap(), Instant::now());
    let stopping = tokio::spawn(leaving.stop());
    for client in &mut game.clients {
        assert_eq!(client.hear_end().await, Some(1013), "clients are told to come back");
    }
    game.come_back(&house, [0, 1]).await;
    let silence = began.elapsed();
    assert!(silence < Duration::from_secs(2), "{silence:?}");
    stopping.await.unwrap();
    game.step(&mut pick).await;
    // Nothing has to be noticed by others: the life is over, and no time was without a server.
    assert_eq!(house.store().await.downtimes().await.unwrap(), []);
    let lives: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM lives").fetch_one(&house.disk().await).await.unwrap();
    assert_eq!(lives, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_is_cut_off_tells_nobody_anything_and_comes_back_by_itself() {
    let Some(house) = House::open(3).await else { return };
    let mut game = Game::begin(&house, [0, 1], 2).await;
    let mut pick = random(8);
    game.step(&mut pick).await;
    let (cut_off, before) = (&house.nodes[2], house.nodes[2].life());
    cut_off.lines.iter().for_each(|line| line.cut(true));
    for client in &mut game.clients {
        assert_eq!(client.hear_end().await, Some(1013));
    }
    game.come_back(&house, [0, 1]).await;
    game.step(&mut pick).await;
    assert!(house.owner(&game.link).await != before);
    assert!(!cut_off.handle.standing().ready, "it isn't sure of its life");
    cut_off.lines.iter().for_each(|line| line.cut(false));
    cut_off.is_ready().await;
    assert!(cut_off.life() > before, "its life is another");
    // It is one of them again.
    game.come_back(&house, [2, 1]).await;
    game.step(&mut pick).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_recover_when_nats_was_gone() {
    let Some(mut house) = House::open(2).await else { return };
    let mut game = Game::begin(&house, [0, 1], 1).await;
    let mut pick = random(9);
    game.step(&mut pick).await;
    house.nats.kill();
    sleep(Duration::from_secs(8)).await;
    house.nats.start();
    game.come_back(&house, [0, 1]).await;
    game.step(&mut pick).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_recover_when_the_database_was_gone() {
    let Some(house) = House::open(2).await else { return };
    let mut game = Game::begin(&house, [0, 1], 1).await;
    let mut pick = random(10);
    game.step(&mut pick).await;
    house.nodes.iter().for_each(|node| node.lines[0].cut(true));
    sleep(Duration::from_secs(12)).await;
    house.nodes.iter().for_each(|node| node.lines[0].cut(false));
    game.come_back(&house, [0, 1]).await;
    game.step(&mut pick).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_belongs_to_one_server_or_to_nodes() {
    let Some(house) = House::open(1).await else { return };
    let alone = Config { database: house.database.address.clone(), limits: NO_LIMITS, ..Config::default() };
    let refused = Server::open(&Config { listen: ([127, 0, 0, 1], 0).into(), ..alone }).await.err().unwrap();
    assert!(refused.to_string().contains("in use by another server"), "{refused}");
    let Some(database) = Database::postgres().await else { return };
    let server = Running::start(&database.address).await;
    let node = Config {
        listen: ([127, 0, 0, 1], 0).into(),
        database: database.address.clone(),
        nats: Some("nats://127.0.0.1:4".to_owned()),
        ..Config::default()
    };
    let refused = Server::open(&node).await.err().unwrap();
    assert!(refused.to_string().contains("in use by another server"), "{refused}");
    server.stop().await;
}

#[tokio::test]
async fn a_file_is_not_shared_and_an_address_has_to_be_one() {
    let database = Database::sqlite();
    let refuse = async |nats: &str, database: &str| {
        let config = Config { nats: Some(nats.to_owned()), database: database.to_owned(), ..Config::default() };
        Server::open(&config).await.err().unwrap().to_string()
    };
    let refused = refuse("nats://127.0.0.1:4222", &database.address).await;
    assert!(refused.starts_with("nats: ") && refused.contains("PostgreSQL"), "{refused}");
    for wrong in ["http://127.0.0.1", "nats://[", "nats://a,,nats://b", ""] {
        let refused = refuse(wrong, "postgres://nobody@127.0.0.1:4/nothing").await;
        assert!(refused.starts_with("nats: expected nats://"), "{wrong}: {refused}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_is_carried_out_wherever_the_table_is() {
    let Some(house) = House::open(2).await else { return };
    let game = Game::begin(&house, [0, 0], 1).await;
    let ada = house.guest(0, "Ada").await;
    let (asleep, _) = ada.lay(&json!({ "game": "gangster" })).await;
    let store = house.store().await;
    for (link, answer) in [(&game.link, ""), (&asleep, ""), (&"nowhere".to_owned(), "there is no such table")] {
        let order = store.order(link).await.unwrap();
        let answered = async {
            loop {
                if let Some(answer) = store.answer_to(order).await.unwrap() {
                    return answer;
                }
                sleep(Duration::from_millis(100)).await;
            }
        };
        let answered = tokio::time::timeout(Duration::from_secs(8), answered).await.expect("an answer comes");
        assert_eq!(answered, answer, "{link}");
    }
    for link in [&game.link, &asleep] {
        assert_eq!(store.table(link).await.unwrap().unwrap().status, server::store::Status::Over);
    }
}
