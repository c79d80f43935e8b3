//! Bots that think in processes of their own.

use crate::house::House;
use serde_json::json;
use server::nodes::{Address, think};
use std::time::Duration;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

/// How long it may take until a thinker is found, on a busy machine too.
const LONG: Duration = Duration::from_secs(60);

/// How often somebody has thought at a node.
async fn thoughts(house: &House) -> u64 {
    let mut stream = TcpStream::connect(house.nodes[0].address).await.unwrap();
    stream.write_all(b"GET /metrics HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").await.unwrap();
    let mut told = String::new();
    stream.read_to_string(&mut told).await.unwrap();
    let count = told.lines().find_map(|line| line.strip_prefix("backroom_thought_seconds_count "));
    count.expect(&told).trim().parse().unwrap()
}

/// Looks on while two bots play for a while.
async fn watch_bots(house: &House) {
    let ada = house.guest(0, "Ada").await;
    let seats = json!({ "red": "bot:greedy", "blue": "bot:greedy" });
    let (link, _) = ada.lay(&json!({ "game": "gangster", "seats": seats })).await;
    let mut client = ada.connect(&link).await;
    client.sync(None).await;
    while client.update["seq"].as_i64().unwrap_or(0) < 12 && !client.is_over() {
        client.hear().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_think_elsewhere_where_somebody_does_and_at_the_node_otherwise() {
    let Some(house) = House::open(1).await else { return };
    let address = Address::read(&format!("nats://{}", house.nats.address())).unwrap();
    watch_bots(&house).await;
    let alone = thoughts(&house).await;
    assert!(alone > 0, "nobody else is there");
    let thinker = tokio::spawn(async move { think(&address, 1).await });
    // A node asks again soon after nobody was there. A bot that thinks meanwhile does so here.
    let elsewhere = async {
        let mut before = alone;
        loop {
            watch_bots(&house).await;
            let now = thoughts(&house).await;
            if now == before {
                return now;
            }
            before = now;
        }
    };
    let before = timeout(LONG, elsewhere).await.expect("whoever thinks elsewhere is asked");
    thinker.abort();
    watch_bots(&house).await;
    assert!(thoughts(&house).await > before, "nobody else is there any more");
}
