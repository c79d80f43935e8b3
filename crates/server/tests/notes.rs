//! What a table remembers beside its history.

use crate::common::{
    client::{Client, Guest, Running},
    databases::{Database, databases},
    pair::Pair,
};
use serde_json::{Value, json};
use server::table::encode::{self, Passed, Shown};
use tabletop::{Game, Node, Seeded, random_choice};

fn windows() -> Value {
    json!({ "game": "smile-and-gun", "setup": { "first": "green", "infusion": "dragging_arms" } })
}

fn is_window(update: &Value) -> bool {
    ["move", "place", "end"].contains(&update["ask"]["prompt"]["kind"].as_str().unwrap())
}

/// The same person's connection to the server that was started anew.
async fn again(server: &Running, guest: &Guest, link: &str) -> Client {
    let mut again = server.guest("stranger").await;
    again.cookie = guest.cookie.clone();
    let mut client = again.connect(link).await;
    client.sync(None).await;
    client
}

#[tokio::test]
async fn windows_that_were_declined_and_proposals_outlast_a_restart() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let mut pair = Pair::at(&server, windows()).await;
        pair.play_until(1, is_window).await;
        let (mover, other) = pair.asked();
        let window = mover.update["ask"]["prompt"]["kind"].as_str().unwrap().to_owned();
        let seat = mover.update["ask"]["seat"].as_str().unwrap().to_owned();
        mover.ask_for(json!({"type": "decline", "request": "d", "window": window, "until": "said"})).await;
        mover.hear_type("update").await;
        while other.seq < mover.seq {
            other.hear().await;
        }
        other.ask_for(json!({"type": "agree", "request": "a", "to": "draw"})).await;
        server.stop().await;
        let server = Running::start(&database.address).await;
        let mut clients = [again(&server, &pair.ada, &pair.link).await, again(&server, &pair.bob, &pair.link).await];
        let proposed = clients[0].table["proposals"].clone();
        assert_eq!((proposed.as_array().unwrap().len(), &proposed[0]["what"]), (1, &json!("draw")));
        let mover =
            clients.iter().position(|client| client.table["seats"][usize::from(seat == "yellow")]["you"] == true);
        let mover = mover.unwrap();
        assert_eq!(clients[mover].table["declined"], json!([{"window": window, "until": "said"}]));
        assert_eq!(clients[1 - mover].table.get("declined"), None);
        let ended = clients[mover].ask_for(json!({"type": "agree", "request": "b", "to": "draw"})).await;
        assert_eq!(ended["outcome"]["ended"]["how"], "agreed");
        server.stop().await;
    }
}

#[tokio::test]
async fn a_move_answers_a_proposal_for_good() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let mut pair = Pair::at(&server, windows()).await;
    pair.two.ask_for(json!({"type": "agree", "request": "a", "to": "draw"})).await;
    pair.step(&mut crate::common::client::random(1)).await;
    server.stop().await;
    let server = Running::start(&database.address).await;
    assert_eq!(again(&server, &pair.ada, &pair.link).await.table["proposals"], json!([]));
    server.stop().await;
}

/// Which of the choices in this state are final.
fn finals(table: &smile_and_gun::Table, state: &smile_and_gun::State, passed: &[Passed<'_>]) -> Vec<bool> {
    let ask = encode::ask(table, state, Shown { previews: true, passed, ..Shown::default() }).unwrap();
    let ask: Value = serde_json::from_str(ask.get()).unwrap();
    ask["choices"].as_array().unwrap().iter().map(|choice| choice["final"] == true).collect()
}

#[test]
fn a_choice_is_final_if_only_declined_windows_follow_it() {
    let mut setup = smile_and_gun::Setup::two(smile_and_gun::Edition::German);
    setup.infusion = smile_and_gun::Infusions::One(smile_and_gun::Infusion::DraggingArms);
    let table: smile_and_gun::Table = Game::new(&setup).unwrap();
    let window = |phase: Option<u32>| [Passed { window: "end", phase }];
    let mut made_final = 0;
    for game in 0..5 {
        let (mut random, mut state) = (Seeded::new(game), table.start(&mut ()));
        loop {
            match table.node(&state) {
                Node::Over => break,
                Node::Chance(_) => {
                    let outcome = table.sample(&state, &mut random);
                    table.resolve(&mut state, outcome, &mut ());
                }
                Node::Decide { .. } => {
                    let before = finals(&table, &state, &[]);
                    let after = finals(&table, &state, &window(None));
                    assert!(before.iter().zip(&after).all(|(before, after)| before <= after));
                    made_final += before.iter().zip(&after).filter(|(before, after)| before < after).count();
                    assert_eq!(finals(&table, &state, &window(Some(99))), before, "it was declined in another phase");
                    let choice = random_choice(table.legal(&state), &mut random);
                    table.apply(&mut state, choice, &mut ());
                }
            }
        }
    }
    assert!(made_final > 0);
}

#[tokio::test]
async fn who_plays_against_somebody_here_sits_in_the_first_seat() {
    let database = Database::sqlite();
    let server = Running::start(&database.address).await;
    let ada = server.guest("Ada").await;
    for (seats, yours) in [
        (json!({ "yellow": "here" }), [true, true]),
        (json!({ "green": "here" }), [true, false]),
        (json!({ "green": "link", "yellow": "here" }), [false, true]),
        (json!({ "yellow": "me" }), [false, true]),
        (json!({}), [true, false]),
    ] {
        let (link, _) = ada.lay(&json!({ "game": "smile-and-gun", "seats": seats })).await;
        let mut client = ada.connect(&link).await;
        client.sync(None).await;
        let you = |n: usize| client.table["seats"][n]["you"].as_bool().unwrap();
        assert_eq!([you(0), you(1)], yours, "{seats}");
    }
    server.stop().await;
}
