//! Nodes take tables, pass on what is said, and hand over.

mod house;

use house::{CLOCK, House};
use node::{
    Answer, Ask, BEAT, Body, Envelope, Happened, Input, Item, LEASE, Life, MARGIN, Node, OLDEST, SILENCE, TICK,
    VERSION, Word, door,
};

#[test]
fn whoever_is_asked_for_a_table_takes_it() {
    let mut house = House::new(2);
    let id = house.come(0, 5);
    house.say(0, id, "hello");
    assert_eq!(house.said(5), [(0, "hello".to_owned())]);
    assert_eq!(house.register.owner(5), house.nodes[0].life());
    house.answer(0, 5, id, "welcome");
    assert_eq!(house.told, [(0, id, "welcome".to_owned())]);
}

#[test]
fn what_is_said_elsewhere_goes_to_the_owner_and_the_answer_comes_back() {
    let mut house = House::new(3);
    house.come(0, 5);
    let id = house.come(2, 5);
    assert_eq!(door(id), house.nodes[2].life().unwrap());
    house.say(2, id, "one");
    house.say(2, id, "two");
    assert_eq!(house.said(5), [(0, "one".to_owned()), (0, "two".to_owned())]);
    house.answer(0, 5, id, "three");
    assert_eq!(house.told, [(2, id, "three".to_owned())]);
    house.tell(2, Input::Slow { id });
    house.tell(2, Input::Gone { id });
    let last: Vec<_> = house.happened.iter().rev().take(2).map(|(_, _, happened)| happened).collect();
    assert_eq!(last, [&Happened::Left { id }, &Happened::Slow { id }]);
    house.answer(0, 5, id, "too late");
    assert_eq!(house.told.len(), 1);
}

#[test]
fn what_is_said_before_the_table_is_there_waits_for_it() {
    let mut house = House::new(1);
    house.unheard.insert(0);
    let id = house.come(0, 5);
    house.say(0, id, "hello");
    assert!(house.said(5).is_empty());
    house.unheard.clear();
    house.pass(2_000);
    assert_eq!(house.said(5), [(0, "hello".to_owned())]);
    house.unheard.insert(0);
    let id = house.come(0, 6);
    (0..100).for_each(|_| house.say(0, id, "and so on"));
    assert_eq!(house.closed, [(id, None)], "too much");
}

#[test]
fn a_dead_nodes_tables_are_taken_within_ten_seconds() {
    let mut house = House::new(3);
    house.come(0, 5);
    let id = house.come(1, 5);
    let old = house.nodes[0].life();
    house.frozen.insert(0);
    house.pass(LEASE - MARGIN);
    assert_eq!(house.register.owner(5), old, "it may be alive");
    house.pass(10_000 - LEASE + MARGIN);
    assert_eq!(house.register.owner(5), None);
    assert!(house.closed.contains(&(id, None)), "its client comes back");
    house.come(1, 5);
    assert_eq!(house.register.owner(5), house.nodes[1].life());
    assert_eq!(house.awake[&(1, 5)], 2);
}

#[test]
fn whoever_slept_and_wakes_tells_nobody_anything() {
    let mut house = House::new(2);
    let id = house.come(0, 5);
    house.frozen.insert(0);
    house.pass(10_000);
    house.come(1, 5);
    house.frozen.clear();
    house.unheard.insert(0);
    assert_eq!(house.tellers(5), [1]);
    house.answer(0, 5, id, "I'm still here");
    house.pass(TICK);
    assert!(house.told.is_empty());
    house.unheard.clear();
    house.pass(2_000);
    assert!(house.told.is_empty() && house.closed.contains(&(id, None)));
    assert!(!house.awake.contains_key(&(0, 5)));
    assert!(house.nodes[0].is_ready(house.now), "it has begun a new life");
}

#[test]
fn what_is_told_in_doubt_is_told_when_there_is_none() {
    let mut house = House::new(2);
    let (here, there) = (house.come(0, 5), house.come(1, 5));
    house.unheard.insert(0);
    house.pass(LEASE - MARGIN);
    assert!(!house.nodes[0].is_ready(house.now));
    house.answer(0, 5, here, "a");
    house.answer(0, 5, there, "b");
    assert!(house.told.is_empty());
    house.unheard.clear();
    house.pass(1_000);
    assert_eq!(house.told, [(0, here, "a".to_owned()), (1, there, "b".to_owned())]);
}

#[test]
fn whoever_was_out_of_touch_with_the_database_blames_nobody() {
    let mut house = House::new(2);
    let lives = house.nodes.iter().map(Node::life).collect::<Vec<_>>();
    house.unheard.extend([0, 1]);
    house.pass(LEASE + BEAT);
    house.unheard.clear();
    house.pass(2 * LEASE);
    assert_eq!(house.blamed, []);
    assert_eq!(house.nodes.iter().map(Node::life).collect::<Vec<_>>(), lives);
}

#[test]
fn whoever_is_in_doubt_for_long_begins_anew() {
    let mut house = House::new(1);
    let id = house.come(0, 5);
    house.unheard.insert(0);
    house.pass(3 * LEASE);
    assert_eq!((house.nodes[0].life(), house.closed.as_slice()), (None, [(id, None)].as_slice()));
    assert!(house.awake.is_empty());
    house.unheard.clear();
    house.pass(2_000 + LEASE);
    house.come(0, 5);
    assert_eq!(house.awake[&(0, 5)], 2, "once the old life is over");
}

#[test]
fn a_refused_write_ends_it() {
    let mut house = House::new(2);
    let (here, there) = (house.come(0, 5), house.come(1, 5));
    house.awake.clear();
    house.tell(0, Input::Refused { table: 5, epoch: 7 });
    assert!(house.closed.is_empty(), "another epoch");
    house.tell(0, Input::Refused { table: 5, epoch: 1 });
    assert_eq!(house.closed, [(here, None), (there, None)]);
}

#[test]
fn a_table_that_sleeps_is_given_back() {
    let mut house = House::new(2);
    let id = house.come(0, 5);
    house.tell(0, Input::Gone { id });
    house.awake.clear();
    house.tell(0, Input::Asleep { table: 5, epoch: 1 });
    assert_eq!(house.register.owner(5), None);
    house.come(1, 5);
    assert_eq!(house.awake[&(1, 5)], 2);
}

#[test]
fn whoever_comes_while_a_table_falls_asleep_wakes_it() {
    let mut house = House::new(1);
    let id = house.come(0, 5);
    house.tell(0, Input::Gone { id });
    house.awake.clear();
    house.unheard.insert(0);
    house.tell(0, Input::Asleep { table: 5, epoch: 1 });
    let id = house.come(0, 5);
    house.say(0, id, "hello");
    house.unheard.clear();
    house.pass(2_000);
    assert_eq!((house.awake[&(0, 5)], house.said(5)), (2, vec![(0, "hello".to_owned())]));
}

#[test]
fn leaving_hands_everything_over() {
    let mut house = House::new(2);
    let (here, there) = (house.come(0, 5), house.come(1, 5));
    let mine = house.come(1, 6);
    let visiting = house.come(0, 6);
    house.tell(0, Input::Leave);
    assert!(house.done.contains(&0) && !house.nodes[0].is_ready(house.now));
    assert_eq!(house.register.owner(5), None);
    for id in [here, there, visiting] {
        assert!(house.closed.contains(&(id, None)), "{id}");
    }
    assert!(!house.closed.contains(&(mine, None)));
    house.come(1, 5);
    assert_eq!(house.awake[&(1, 5)], 2, "at once");
    house.pass(1_000);
    assert!(house.happened.contains(&(1, 6, Happened::Left { id: visiting })));
}

#[test]
fn leaving_goes_on_until_the_database_has_heard_of_it() {
    let mut house = House::new(1);
    house.come(0, 5);
    house.unheard.insert(0);
    house.tell(0, Input::Leave);
    assert!(house.done.is_empty());
    house.unheard.clear();
    house.pass(3_000);
    assert!(house.done.contains(&0));
    let mut house = House::new(1);
    house.unheard.insert(0);
    house.tell(0, Input::Leave);
    house.unheard.clear();
    house.pass(2_000);
    assert!(house.done.contains(&0));
}

#[test]
fn whoever_is_cut_off_leaves_their_tables_to_the_others() {
    let mut house = House::new(2);
    let (here, there) = (house.come(0, 5), house.come(1, 5));
    house.cut.insert(0);
    house.tell(0, Input::Linked(false));
    house.pass(SILENCE + 1_000);
    assert!(house.closed.contains(&(here, None)) && house.closed.contains(&(there, None)));
    assert_eq!((house.nodes[0].life(), house.register.owner(5)), (None, None));
    house.come(1, 5);
    house.cut.clear();
    house.tell(0, Input::Linked(true));
    house.pass(1_000);
    let id = house.come(0, 5);
    house.say(0, id, "back");
    assert_eq!(house.said(5), [(1, "back".to_owned())]);
}

#[test]
fn where_nobody_reaches_anybody_everybody_goes_on() {
    let mut house = House::new(2);
    let id = house.come(0, 5);
    house.cut.extend([0, 1]);
    (0..2).for_each(|node| house.tell(node, Input::Linked(false)));
    house.pass(2 * SILENCE);
    house.say(0, id, "hello");
    assert_eq!(house.said(5), [(0, "hello".to_owned())]);
}

#[test]
fn a_parcel_that_is_never_acknowledged_lets_both_sides_begin_anew() {
    let mut house = House::new(2);
    let (here, there) = (house.come(0, 5), house.come(1, 5));
    house.cut.insert(1);
    house.say(1, there, "lost");
    house.pass(SILENCE + TICK);
    assert_eq!(house.closed, [(there, None)]);
    house.cut.clear();
    house.pass(1_000);
    assert!(house.happened.contains(&(0, 5, Happened::Left { id: there })));
    let again = house.come(1, 5);
    house.say(1, again, "found");
    assert_eq!(house.said(5), [(0, "found".to_owned())]);
    house.answer(0, 5, here, "still here");
    assert_eq!(house.told, [(0, here, "still here".to_owned())]);
}

#[test]
fn a_change_of_seats_reaches_the_owner() {
    let mut house = House::new(3);
    house.come(0, 5);
    for node in [0, 1] {
        house.happened.clear();
        house.tell(node, Input::Wanted { table: 5 });
        assert_eq!(house.happened, [(0, 5, Happened::Reseated)]);
    }
    house.tell(1, Input::Wanted { table: 6 });
    assert_eq!(house.awake[&(1, 6)], 1, "nobody had it, so it is read anew");
    house.happened.clear();
    house.cut.insert(0);
    house.tell(1, Input::Wanted { table: 5 });
    house.pass(SILENCE);
    house.cut.clear();
    house.pass(1_000);
    assert!(house.happened.contains(&(0, 5, Happened::Reseated)), "it is said until it is heard");
}

#[test]
fn a_table_whose_clock_runs_out_is_woken_by_anybody() {
    let mut house = House::new(2);
    house.tell(1, Input::Wanted { table: 5 });
    assert!(house.awake.contains_key(&(1, 5)));
    house.tell(0, Input::Wanted { table: 5 });
    assert_eq!(house.awake.len(), 1);
}

#[test]
fn a_table_lets_go_of_somebody_wherever_they_are() {
    let mut house = House::new(2);
    let (here, there) = (house.come(0, 5), house.come(1, 5));
    for id in [here, there] {
        house.tell(0, Input::LetGo { table: 5, epoch: 1, id, why: "too many".to_owned() });
    }
    let why = Some("too many".to_owned());
    assert_eq!(house.closed, [(here, why.clone()), (there, why)]);
}

#[test]
fn a_table_that_was_taken_twice_is_given_back() {
    let mut house = House::new(1);
    let (id, life) = (house.come(0, 5), house.nodes[0].life().unwrap());
    let late = house.ask(Ask::Take { life, table: 5 });
    assert_eq!(late, Answer::Mine { life, table: 5, epoch: 2 });
    house.tell(0, Input::Answer(late));
    assert_eq!((house.closed.as_slice(), house.register.owner(5)), ([(id, None)].as_slice(), None));
    let unwanted = house.ask(Ask::Take { life, table: 9 });
    house.tell(0, Input::Answer(unwanted));
    assert_eq!(house.register.owner(9), None);
}

#[test]
fn nobody_speaks_for_anothers_connection_or_in_an_unknown_language() {
    let mut house = House::new(2);
    let (id, [from, to]) = (house.come(0, 5), [1, 0].map(|node: usize| house.nodes[node].life().unwrap()));
    let say = Item::Say { id, word: Word::TooFast };
    let mut envelope = parcel(from, to, vec![say]);
    house.send(0, envelope.clone());
    assert!(!house.happened.iter().any(|(_, _, happened)| matches!(happened, Happened::Said { .. })));
    let join = Item::Join { id: node::connection(from, 9), table: 5, person: 1, name: String::new() };
    envelope = Envelope { number: 2, body: Body::Parcel(vec![join]), ..envelope };
    house.send(0, Envelope { version: VERSION + 1, ..envelope.clone() });
    assert_eq!(house.happened.len(), 1);
    house.send(0, envelope);
    assert_eq!(house.happened.len(), 2);
}

#[test]
fn the_time_is_the_houses() {
    let mut house = House::new(2);
    house.pass(3_000);
    assert!(house.nodes.iter().all(|node| node.wall(house.now) == Some(CLOCK + house.now)));
}

fn parcel(from: Life, to: Life, items: Vec<Item>) -> Envelope {
    let (session, number, heard) = (1, 1, Some((1, 3)));
    Envelope { version: VERSION, newest: VERSION, from, to, session, number, heard, body: Body::Parcel(items) }
}

#[test]
fn envelopes_of_the_first_version_are_understood() {
    let text = r#"{"version":1,"from":1,"to":2,"session":1,"number":7,"body":"received"}"#;
    let envelope = serde_json::from_str::<Envelope>(text).unwrap();
    assert_eq!((envelope.newest, envelope.heard, envelope.body), (1, None, Body::Received));
}

#[test]
fn one_node_after_the_other_learns_a_new_protocol() {
    let mut house = House::speaking(&[OLDEST; 3]);
    let mut count = 0;
    for upgraded in 0..=3 {
        let (owner, guests) = (house.come(0, 5), [1, 2].map(|node| (node, house.come(node, 5))));
        // Nobody waits for a receipt before they go on.
        for (node, id) in guests.into_iter().cycle().take(20) {
            count += 1;
            house.say(node, id, &count.to_string());
            house.answer(0, 5, id, &count.to_string());
            house.answer(0, 5, owner, &count.to_string());
        }
        let said: Vec<_> = house.said(5).into_iter().map(|(_, what)| what).collect();
        assert_eq!(said, (1..=count).map(|n| n.to_string()).collect::<Vec<_>>(), "{upgraded} nodes are new");
        assert_eq!(house.told.len(), 2 * count);
        assert!(house.closed.is_empty());
        if upgraded < 3 {
            for (node, id) in [(0, owner), guests[0], guests[1]] {
                house.tell(node, Input::Gone { id });
            }
            house.replace(2 - upgraded, VERSION);
            house.closed.clear();
        }
    }
}

#[test]
fn envelopes_are_the_same_after_a_journey() {
    let items = vec![
        Item::Hello,
        Item::Join { id: 1, table: 2, person: 3, name: "Ada".to_owned() },
        Item::Say { id: 1, word: Word::Malformed("what?".to_owned()) },
        Item::Say { id: 1, word: Word::Message(table::protocol::ClientMessage::Ready { seed: "x".to_owned() }) },
        Item::Told { table: 2, to: vec![1], text: "{}".to_owned(), can_wait: true },
        Item::LetGo { id: 1, why: None },
    ];
    let envelope = parcel(1, 2, items);
    let text = serde_json::to_string(&envelope).unwrap();
    assert_eq!(serde_json::from_str::<Envelope>(&text).unwrap(), envelope);
}
