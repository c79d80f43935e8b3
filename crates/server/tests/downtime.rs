//! The server knows when it was not there.

mod common;

use common::{client::Running, databases::databases};
use server::store::now;

#[tokio::test]
async fn the_time_between_two_servers_is_known_to_the_second() {
    for database in databases().await {
        let before = now();
        let server = Running::start(&database.address).await;
        assert_eq!(server.house.downtime().within(0, now()), 0, "there was none before the first");
        server.stop().await;
        let stopped = now();
        let store = database.open().await;
        let alive: i64 = store.setting("alive", "").await.unwrap().parse().unwrap();
        assert!((before..=stopped).contains(&alive), "a stop is written");
        // As if it had been killed an hour ago.
        store.set_setting("alive", &(stopped - 3_600_000).to_string()).await.unwrap();
        store.close().await;
        let server = Running::start(&database.address).await;
        let down = server.house.downtime().within(0, now());
        assert!((3_600_000..3_660_000).contains(&down), "{down}");
        assert_eq!(server.house.downtime().within(stopped - 1000, stopped), 1000);
        server.stop().await;
        // It is still known after another restart.
        let server = Running::start(&database.address).await;
        assert!(server.house.downtime().within(0, now()) >= down);
        server.stop().await;
    }
}

#[tokio::test]
async fn time_goes_on_though_the_machines_clock_was_put_back() {
    for database in databases().await {
        Running::start(&database.address).await.stop().await;
        let store = database.open().await;
        let ahead = now() + 20_000;
        store.set_setting("alive", &ahead.to_string()).await.unwrap();
        store.close().await;
        let server = Running::start(&database.address).await;
        assert!(now() >= ahead);
        assert_eq!(server.house.downtime().within(ahead, now()), 0);
        server.stop().await;
    }
}
