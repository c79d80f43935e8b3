//! What people are told and allowed at one node, after something happened at another.

use crate::{
    common::client::{PASSWORD, random},
    house::{Game, House, tables_of},
};
use serde_json::json;
use server::{Limits, store::now};
use std::time::{Duration, Instant};
use tokio::time::{sleep, timeout};

/// Sessions end everywhere within this time.
const SOON: Duration = Duration::from_secs(2);
/// Somebody who is gone is shown as gone within this time.
const GONE: Duration = Duration::from_secs(8);

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_blocked_or_signed_out_elsewhere_is_shut_out() {
    let Some(house) = House::open(2).await else { return };
    let (ada, bob) = (house.guest(0, "Ada").await, house.guest(0, "Bob").await);
    let (link, _) = ada.lay(&json!({ "game": "gangster" })).await;
    let mut sockets = Vec::new();
    for guest in [&ada, &bob] {
        let mut socket = guest.at(house.nodes[1].address).connect(&link).await;
        socket.sync(None).await;
        sockets.push(socket);
    }
    let [mut ada_there, mut bob_there] = <[_; 2]>::try_from(sockets).ok().unwrap();
    let began = Instant::now();
    assert_eq!(ada.post("/api/sign-out", &json!({})).await.0, 204);
    assert_eq!(timeout(SOON, ada_there.hear_end()).await.expect("it ends soon"), Some(4001));
    sqlx::query("UPDATE people SET blocked = 1 WHERE name = 'Bob'").execute(&house.disk().await).await.unwrap();
    assert_eq!(timeout(SOON, bob_there.hear_end()).await.expect("it ends soon"), Some(4001));
    assert!(began.elapsed() < 2 * SOON);
    // Whoever signs in again isn't sent away for what was before.
    let carl = house.guest(0, "Carl").await;
    let mut carl_there = carl.at(house.nodes[1].address).connect(&link).await;
    assert!(timeout(SOON, carl_there.hear_end()).await.is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_tell_whose_turn_it_is_at_tables_of_other_nodes() {
    let Some(house) = House::open(2).await else { return };
    let mut game = Game::begin(&house, [0, 0], 0).await;
    let ada = game.people[0].at(house.nodes[1].address);
    let mut pick = random(2);
    for _ in 0..4 {
        let here = tables_of(&game.people[0]).await;
        let there = tables_of(&ada).await;
        let own = here[0]["you"].as_array().unwrap().contains(&here[0]["turn"]);
        assert_eq!(own, game.clients[0].is_asked(), "{here:?}");
        assert_eq!(here, there);
        game.step(&mut pick).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sits_down_and_who_is_there_is_seen_at_once() {
    let Some(house) = House::open(2).await else { return };
    let (ada, bob) = (house.guest(0, "Ada").await, house.guest(1, "Bob").await);
    let (link, invite) = ada.lay(&json!({ "game": "gangster" })).await;
    let mut client = ada.connect(&link).await;
    client.sync(None).await;
    bob.sit(&invite).await;
    let seen = async {
        while client.table["seats"][1]["name"] != "Bob" {
            client.hear().await;
        }
    };
    timeout(SOON, seen).await.expect("Bob is seen");
    // Who is there is seen too, wherever they are.
    let there = bob.connect(&link).await;
    let present = async |client: &mut crate::common::client::Client, wanted: bool| {
        while client.table["seats"][1]["here"] != json!(wanted) {
            client.hear().await;
        }
    };
    timeout(SOON, present(&mut client, true)).await.expect("Bob is there");
    there.cut();
    timeout(GONE, present(&mut client, false)).await.expect("Bob is gone");
    // Whoever goes for good is called nothing any more, at tables of other nodes too.
    assert_eq!(bob.delete("/api/me").await.0, 204);
    let forgotten = async {
        while client.table["seats"][1]["name"] == "Bob" {
            client.hear().await;
        }
    };
    timeout(SOON, forgotten).await.expect("the name is gone");
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_passwords_are_counted_everywhere() {
    let limits = Limits { wrong_passwords: Some(4), ..Limits::NONE };
    let Some(house) = House::open_with(2, limits).await else { return };
    let ada = house.guest(0, "Ada").await;
    ada.register("ada").await;
    let guess = |node: usize, password: &str| {
        let stranger = house.guest(node, "Eve");
        let wish = json!({ "login": "ada", "password": password });
        async move { stranger.await.post("/api/sign-in", &wish).await.0 }
    };
    for node in [0, 1, 0, 1] {
        assert_eq!(guess(node, "wrong password").await, 401);
        sleep(Duration::from_millis(300)).await;
    }
    for node in [0, 1] {
        assert_eq!(guess(node, PASSWORD).await, 429, "no more guesses at either");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_are_counted_everywhere() {
    let limits = Limits { requests_per_minute: Some(60), ..Limits::NONE };
    let Some(house) = House::open_with(2, limits).await else { return };
    let ada = house.guest(0, "Ada").await;
    for _ in 0..50 {
        assert_eq!(ada.get("/api/me").await.0, 200);
    }
    sleep(Duration::from_secs(2)).await;
    let there = ada.at(house.nodes[1].address);
    let mut good = 0;
    while there.get("/api/me").await.0 == 200 {
        good += 1;
    }
    assert!((5..=20).contains(&good), "{good} more are allowed there");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_told_of_once_whichever_nodes_want_to() {
    let Some(house) = House::open(1).await else { return };
    let (one, two, at) = (house.store().await, house.store().await, now());
    let claim = async |store: &dyn server::store::Store, turn, at| {
        store.nodes().unwrap().claim_turn(1, "table", turn, at).await.unwrap()
    };
    let both = tokio::join!(claim(&*one, 5, at), claim(&*two, 5, at));
    assert!(both == (true, false) || both == (false, true), "{both:?}");
    assert!(!claim(&*two, 4, at + 1000).await, "an earlier turn");
    assert!(claim(&*two, 6, at + 2000).await, "the next turn");
    assert!(!claim(&*one, 6, at + 3_600_000).await, "within the hour");
    assert!(claim(&*one, 6, at + 3_602_000).await, "an hour later");
}
