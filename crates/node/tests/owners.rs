//! Whatever happens to nodes and wires: no table has two owners who may tell, and in the end everybody is heard.
#![allow(dead_code, reason = "the other tests use the rest of the house")]

mod house;

use house::House;
use node::{Input, TICK};
use proptest::prelude::*;

const NODES: usize = 3;
const TABLES: i64 = 3;

#[derive(Clone, Copy, Debug)]
enum Event {
    Come(usize, i64),
    Freeze(usize),
    Thaw(usize),
    Unheard(usize),
    Heard(usize),
    Cut(usize),
    Join(usize),
    Asleep(usize, i64),
    Pass(i64),
}

fn event() -> impl Strategy<Value = Event> {
    let node = 0..NODES;
    prop_oneof![
        3 => (node.clone(), 0..TABLES).prop_map(|(node, table)| Event::Come(node, table)),
        1 => node.clone().prop_map(Event::Freeze),
        2 => node.clone().prop_map(Event::Thaw),
        1 => node.clone().prop_map(Event::Unheard),
        2 => node.clone().prop_map(Event::Heard),
        1 => node.clone().prop_map(Event::Cut),
        2 => node.clone().prop_map(Event::Join),
        1 => (node, 0..TABLES).prop_map(|(node, table)| Event::Asleep(node, table)),
        4 => (1..80i64).prop_map(Event::Pass),
    ]
}

fn happen(house: &mut House, event: Event) {
    match event {
        Event::Come(node, table) => {
            if house.nodes[node].life().is_some() {
                house.come(node, table);
            }
        }
        Event::Freeze(node) => {
            house.frozen.insert(node);
        }
        Event::Thaw(node) => {
            house.frozen.remove(&node);
        }
        Event::Unheard(node) => {
            house.unheard.insert(node);
        }
        Event::Heard(node) => {
            house.unheard.remove(&node);
        }
        Event::Cut(node) => {
            house.cut.insert(node);
            house.tell(node, Input::Linked(false));
        }
        Event::Join(node) => {
            house.cut.remove(&node);
            house.tell(node, Input::Linked(true));
        }
        Event::Asleep(node, table) => {
            if !house.frozen.contains(&node)
                && let Some(epoch) = house.awake.remove(&(node, table))
            {
                house.tell(node, Input::Asleep { table, epoch });
            }
        }
        Event::Pass(ticks) => house.pass(ticks * TICK),
    }
}

proptest! {
    #[test]
    fn no_table_has_two_owners(events in prop::collection::vec(event(), 1..150)) {
        let mut house = House::new(NODES);
        for event in events {
            happen(&mut house, event);
            for table in 0..TABLES {
                let tellers = house.tellers(table);
                prop_assert!(tellers.len() <= 1, "{tellers:?} after {event:?}");
                if let [teller] = tellers[..] {
                    prop_assert_eq!(house.register.owner(table), house.nodes[teller].life());
                }
            }
        }
        for node in 0..NODES {
            for event in [Event::Thaw(node), Event::Heard(node), Event::Join(node)] {
                happen(&mut house, event);
            }
        }
        house.pass(15_000);
        for (node, table) in (0..NODES).flat_map(|node| (0..TABLES).map(move |table| (node, table))) {
            let id = house.come(node, table);
            let before = house.said(table).len();
            house.say(node, id, "everybody is heard");
            prop_assert_eq!(house.said(table).len(), before + 1);
            let owner = house.tellers(table)[0];
            house.answer(owner, table, id, "and answered");
            prop_assert_eq!(house.told.last(), Some(&(node, id, "and answered".to_owned())));
        }
    }
}
