//! Whatever is sent again, also after a restart, plays nothing twice and nothing else.

use crate::common::{
    client::{Client, Guest, Running, random},
    databases::databases,
    pair::Pair,
};
use serde_json::{Value, json};

fn gangster() -> Value {
    json!({ "game": "gangster", "setup": { "first": "red" } })
}

fn choose(request: &str, seq: i64, choices: &[u64]) -> Value {
    json!({"type": "choose", "request": request, "seq": seq, "choices": choices})
}

/// The same person's connection to the server that was started anew.
async fn again(server: &Running, guest: &Guest, link: &str) -> Client {
    let mut client = server.known(&guest.cookie).connect(link).await;
    client.sync(None).await;
    client
}

/// The answer to a message that was perhaps carried out before: it plays nothing.
async fn resend(client: &mut Client, message: &Value) {
    let before = client.seq;
    let answer = client.ask_for(message.clone()).await;
    match answer["type"].as_str().unwrap() {
        "update" => assert_eq!(answer["seq"], before, "{message}: {answer}"),
        "step" => assert_eq!(answer["seq"], message["seq"], "{message}: {answer}"),
        _ => assert!(answer["code"] == "stale" || answer["code"] == "not_asked", "{message}: {answer}"),
    }
}

#[tokio::test]
async fn a_resent_step_never_plays_another_move() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let mut pair = Pair::at(&server, gangster()).await;
        let (seq, ask) = (pair.one.seq, pair.one.update["ask"].clone());
        let own = ask["choices"].as_array().unwrap().iter().find(|choice| choice["kind"] == "own").unwrap().clone();
        let first = choose("first", seq, &[own["id"].as_u64().unwrap()]);
        let step = pair.one.ask_for(first.clone()).await;
        // A field whose number would have been a choice of the first step, too.
        let field = step["ask"]["choices"].as_array().unwrap()[0].clone();
        assert!(Client::choices(&ask).contains(&field["id"].as_u64().unwrap()));
        let second = choose("second", seq, &[own["id"].as_u64().unwrap(), field["id"].as_u64().unwrap()]);
        server.stop().await;

        let server = Running::start(&database.address).await;
        let mut one = again(&server, &pair.ada, &pair.link).await;
        let made = one.ask_for(second.clone()).await;
        let line = made["story"][0]["line"].clone();
        assert_eq!(
            (&line["do"], &line["gangster"]["power"], &line["field"]),
            (&json!("lay"), &own["power"], &field["field"]),
            "{line}"
        );
        // Both once more, also from another tab and after another restart.
        let mut tab = again(&server, &pair.ada, &pair.link).await;
        for message in [&first, &second] {
            resend(&mut one, message).await;
            resend(&mut tab, message).await;
        }
        server.stop().await;
        let server = Running::start(&database.address).await;
        let mut one = again(&server, &pair.ada, &pair.link).await;
        resend(&mut one, &first).await;
        resend(&mut one, &second).await;
        let (_, record) = server.known(&pair.ada.cookie).get(&format!("/api/tables/{}/record", pair.link)).await;
        let decisions = record["log"].as_array().unwrap().iter().filter(|entry| entry["by"] == "red").count();
        assert_eq!(decisions, 1);
        server.stop().await;
    }
}

/// Everything that was ever sent is sent again at random points after a restart.
#[tokio::test]
async fn whatever_is_resent_after_a_restart_changes_nothing() {
    for (database, seed) in databases().await.into_iter().zip(1..) {
        let mut server = Running::start(&database.address).await;
        let Pair { ada, bob, link, one, two } = Pair::at(&server, gangster()).await;
        let (mut clients, mut pick, mut restart) = ([one, two], random(seed), random(seed + 10));
        let mut sent: [Vec<Value>; 2] = Default::default();
        let mut restarts = 0;
        while restarts < 5 && !clients[0].is_over() {
            let mover = usize::from(!clients[0].is_asked());
            let (seq, mut ask, mut choices) = (clients[mover].seq, clients[mover].update["ask"].clone(), Vec::new());
            loop {
                let offered = Client::choices(&ask);
                choices.push(offered[pick(offered.len())]);
                // Both players use the same names.
                let message = choose(&format!("{seq}-{}", choices.len()), seq, &choices);
                if restart(5) == 0 {
                    server.stop().await;
                    server = Running::start(&database.address).await;
                    clients = [again(&server, &ada, &link).await, again(&server, &bob, &link).await];
                    for (client, sent) in clients.iter_mut().zip(&sent) {
                        for message in sent {
                            resend(client, message).await;
                        }
                    }
                    assert_eq!((clients[0].seq, clients[1].seq), (seq, seq));
                    restarts += 1;
                }
                sent[mover].push(message.clone());
                let answer = clients[mover].ask_for(message).await;
                match answer["type"].as_str().unwrap() {
                    "step" => ask = answer["ask"].clone(),
                    "update" => break,
                    _ => panic!("{answer}"),
                }
            }
            let now = clients[mover].seq;
            while clients[1 - mover].seq < now {
                clients[1 - mover].hear().await;
            }
        }
        assert_eq!(restarts, 5);
        server.stop().await;
    }
}
