//! Whoever asks is told what every event changes, and needs no rule to draw it.
#![allow(missing_docs)]

#[allow(dead_code)]
mod room;

use games::Playable;
use room::{Room, seat};
use serde_json::{Value, json};
use table::protocol::Options;
use tabletop::{Game, Seeded};

/// Puts the changes in, which must fit.
fn draw(view: &mut Value, changes: &Value) {
    for change in changes.as_array().into_iter().flatten() {
        let part = view.pointer_mut(change["path"].as_str().unwrap()).expect("the part is there");
        *part = change["value"].clone();
    }
}

/// Plays a whole game and takes some of it back. The changes lead from the view of every update to that of the next.
/// Gives how many lines were taken back.
fn watch<G: Playable>(table: &G, seed: u64) -> usize {
    let seats = table.seats().iter().zip(1..).map(|(name, person)| seat(&name.to_string(), person)).collect();
    let mut room = Room::new(table, seats, Options::default());
    for place in 0..table.seats().len() as u64 {
        room.come(place, place as i64 + 1);
        room.ready(place);
    }
    room.come(9, 90);
    room.told.clear();
    room.say(9, json!({ "type": "sync", "changes": true }));
    let start = room.heard(9).into_iter().find(|message| message["type"] == "update").unwrap();
    let mut view = start["view"].clone();
    let (mut random, mut backs) = (Seeded::new(seed), 0);
    for n in 0.. {
        let Some(asked) = room.asked() else { break };
        let choices = room.any_choices(&mut random);
        room.told.clear();
        room.choose(asked as u64, &format!("r{n}"), &choices);
        if n % 3 == 0 && n < 90 {
            let seq = room.seq();
            room.say(asked as u64, json!({ "type": "undo", "request": format!("u{n}"), "seq": seq }));
        }
        for update in room.heard(9).into_iter().filter(|message| message["type"] == "update") {
            for line in update["story"].as_array().unwrap() {
                backs += usize::from(line["line"].get("back_to").is_some() && line["changes"].is_array());
                line["events"].as_array().unwrap().iter().for_each(|event| draw(&mut view, &event["changes"]));
                draw(&mut view, &line["changes"]);
            }
            assert_eq!(view, update["view"]);
        }
    }
    backs
}

#[test]
fn changes_lead_from_one_view_to_the_next() {
    let smile = smile_and_gun::Table::new(&smile_and_gun::Setup::two(smile_and_gun::Edition::German)).unwrap();
    let gangster = gangster::Table::new(&gangster::Setup::new(gangster::Gang::ALL[..3].to_vec())).unwrap();
    assert!(watch(&smile, 1) > 0);
    assert!(watch(&gangster, 2) > 0);
}

#[test]
fn only_who_asks_is_told_changes() {
    let table = smile_and_gun::Table::new(&smile_and_gun::Setup::two(smile_and_gun::Edition::German)).unwrap();
    let mut room = Room::new(&table, vec![seat("green", 1), seat("yellow", 2)], Options::default());
    for (id, person) in [(0, 1), (1, 2)] {
        room.come(id, person);
        room.ready(id);
    }
    room.told.clear();
    room.say(0, json!({ "type": "sync", "since": 1 }));
    room.say(1, json!({ "type": "sync", "since": 1, "changes": true }));
    room.come(9, 90);
    let has_changes = |id: u64, room: &mut Room<'_, _>| {
        let heard = room.heard(id);
        let update = heard.iter().find(|message| message["type"] == "update").unwrap();
        let events = update["story"].as_array().unwrap().iter().flat_map(|line| line["events"].as_array().unwrap());
        let told: Vec<_> = events.map(|event| event["changes"].is_array()).collect();
        assert!(!told.is_empty());
        told.into_iter().any(|told| told)
    };
    assert!(!has_changes(0, &mut room) && has_changes(1, &mut room));
    // Nobody has a view from before the first line.
    room.heard(9);
    room.say(9, json!({ "type": "sync", "changes": true }));
    assert!(!has_changes(9, &mut room));
}
