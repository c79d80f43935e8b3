//! The table, without network, disk or clock.
#![allow(missing_docs, dead_code)]

mod room;

use room::{Fate, Room, bot, seat};
use serde_json::{Value, json};
use smile_and_gun::{Edition, Setup, Table};
use table::{
    Input, Output, Status, Thought, Turn,
    protocol::{Clock, Options},
};
use tabletop::{Game, Seeded};

fn smile() -> Table {
    Table::new(&Setup::two(Edition::German)).unwrap()
}

fn two_people() -> Vec<table::Seated> {
    vec![seat("green", 1), seat("yellow", 2)]
}

/// Two people who play, over connections with the numbers of their places.
fn playing(table: &Table, options: Options) -> Room<'_, Table> {
    let mut room = Room::new(table, two_people(), options);
    for (id, person) in [(0, 1), (1, 2)] {
        room.come(id, person);
        room.ready(id);
    }
    assert!(room.asked().is_some());
    room.told.clear();
    room
}

fn refusals(messages: &[Value]) -> Vec<&str> {
    let refused = messages.iter().filter(|message| message["type"] == "refused");
    refused.map(|message| message["code"].as_str().unwrap()).collect()
}

#[test]
fn the_game_begins_when_everybody_is_ready() {
    let table = smile();
    let mut room = Room::new(&table, two_people(), Options::default());
    room.come(0, 1);
    assert_eq!(room.kinds(0), ["table", "update"]);
    room.ready(0);
    assert_eq!((room.disk.lines.len(), room.disk.status, room.asked()), (0, Status::Waiting, None));
    room.come(1, 2);
    room.told.clear();
    room.ready(1);
    assert_eq!(room.disk.status, Status::Playing);
    assert!(!room.disk.lines.is_empty(), "the dice are rolled");
    let heard = room.heard(0);
    assert_eq!((&heard[0]["type"], &heard[1]["type"]), (&json!("update"), &json!("table")));
    let seqs = (heard[0]["seq"].as_i64().unwrap(), heard[0]["story"].as_array().unwrap().len() as i64);
    assert_eq!(seqs, (room.disk.seq(), room.disk.seq()));
}

#[test]
fn nobody_is_told_what_is_not_written_yet() {
    let table = smile();
    let mut room = playing(&table, Options::default());
    let asked = room.asked().unwrap() as u64;
    let (before, choices) = (room.disk.clone(), room.any_choices(&mut Seeded::new(1)));
    room.fate = Fate::Held;
    room.choose(asked, "one", &choices);
    assert!(room.machine.is_busy() && room.told.is_empty() && room.disk == before);
    // Others come, go and wait meanwhile.
    room.join(7, 9);
    room.tell(Input::Left { id: 1 - asked });
    room.later(10_000);
    room.tell(Input::Tick);
    assert!(room.told.is_empty());
    room.fate = Fate::Kept;
    room.work();
    let update = room.heard(asked).remove(0);
    assert_eq!((&update["re"], &update["seq"]), (&json!("one"), &json!(room.disk.seq())));
    assert!(room.disk.seq() > before.seq() && !room.machine.is_busy());
}

#[test]
fn a_move_that_was_not_written_does_not_count_and_can_be_made_again() {
    let table = smile();
    let mut room = playing(&table, Options::default());
    let asked = room.asked().unwrap() as u64;
    let (before, choices) = (room.disk.clone(), room.any_choices(&mut Seeded::new(1)));
    room.fate = Fate::Lost;
    room.choose(asked, "one", &choices);
    assert_eq!((room.disk.clone(), room.seq()), (before.clone(), before.seq()));
    let heard = room.heard(asked);
    assert_eq!(refusals(&heard), ["not_written"]);
    assert_eq!(heard[0]["seq"], json!(before.seq()), "where the game stands");
    room.choose(asked, "one", &choices);
    assert!(room.disk.seq() > before.seq());
    assert!(refusals(&room.heard(asked)).is_empty());
}

#[test]
fn a_move_that_was_written_though_nobody_knew_is_told_and_made_once() {
    let table = smile();
    let mut room = playing(&table, Options::default());
    let asked = room.asked().unwrap() as u64;
    let (before, choices) = (room.disk.seq(), room.any_choices(&mut Seeded::new(1)));
    room.fate = Fate::Unsure;
    room.choose(asked, "one", &choices);
    let after = room.disk.seq();
    assert!(after > before && room.seq() == after);
    for id in [0, 1] {
        let heard = room.heard(id);
        assert_eq!((&heard[0]["type"], &heard[0]["seq"]), (&json!("update"), &json!(after)));
        assert_eq!(heard[0]["story"].as_array().unwrap().len() as i64, after - before, "all that was missed");
    }
    room.say(asked, json!({ "type": "choose", "request": "one", "seq": before, "choices": choices }));
    assert_eq!(room.disk.seq(), after);
    assert_eq!(room.heard(asked)[0]["re"], "one", "it is only answered again");
}

#[test]
fn the_same_request_is_carried_out_once_also_after_waking() {
    let table = smile();
    let mut room = playing(&table, Options::default());
    let asked = room.asked().unwrap() as u64;
    let (seq, choices) = (room.seq(), room.any_choices(&mut Seeded::new(1)));
    let message = json!({ "type": "choose", "request": "one", "seq": seq, "choices": choices });
    room.say(asked, message.clone());
    let after = room.disk.clone();
    room.say(asked, message.clone());
    assert_eq!(room.disk, after);
    let mut woken = Room::wake(&table, after.clone(), Options::default(), room.now);
    woken.come(asked, asked as i64 + 1);
    woken.told.clear();
    woken.say(asked, message);
    assert_eq!(woken.disk, after);
    assert_eq!(woken.heard(asked)[0]["re"], "one");
}

#[test]
fn a_table_that_wakes_tells_the_same() {
    let table = smile();
    let mut room = playing(&table, Options::default());
    let mut random = Seeded::new(3);
    for n in 0..30 {
        let asked = room.asked().unwrap() as u64;
        let choices = room.any_choices(&mut random);
        room.choose(asked, &format!("r{n}"), &choices);
    }
    let sync = json!({ "type": "sync", "since": 5, "lang": "de", "previews": true, "forecast": true });
    room.told.clear();
    room.say(0, sync.clone());
    let mut woken = Room::wake(&table, room.disk.clone(), Options::default(), room.now);
    woken.join(1, 2);
    woken.join(0, 1);
    woken.say(0, sync);
    assert_eq!(room.heard(0)[1], woken.heard(0)[1]);
    assert_eq!(woken.machine.standing().state(), room.machine.standing().state());
}

#[test]
fn only_whoever_is_asked_chooses_and_only_at_the_position_that_they_saw() {
    let table = smile();
    let mut room = playing(&table, Options::default());
    let asked = room.asked().unwrap() as u64;
    let (other, seq) = (1 - asked, room.seq());
    let choose = |request: &str, seq: i64, choices: &[u8]| json!({ "type": "choose", "request": request, "seq": seq, "choices": choices });
    room.say(other, choose("a", seq, &[0]));
    room.say(asked, choose("b", seq - 1, &[0]));
    room.say(asked, choose("c", seq, &[63]));
    assert_eq!(refusals(&room.heard(other)), ["not_asked"]);
    assert_eq!(refusals(&room.heard(asked)), ["stale", "no_such_choice"]);
    room.come(5, 50);
    room.told.clear();
    room.say(5, choose("d", seq, &[0]));
    assert_eq!(refusals(&room.heard(5)), ["not_your_seat"]);
}

#[test]
fn nothing_is_told_before_the_first_sync_and_too_many_watchers_are_let_go() {
    let table = smile();
    let mut room = playing(&table, Options::default());
    room.join(5, 50);
    room.say(5, json!({ "type": "resign", "request": "a" }));
    assert_eq!(refusals(&room.heard(5)), ["not_synced"]);
    room.join(6, 51);
    room.others.clear();
    room.join(7, 52);
    assert!(matches!(room.others[..], [Output::LetGo { id: 7, .. }]), "{:?}", room.others);
    room.join(8, 1);
    assert_eq!(room.others.len(), 1, "whoever plays has always room");
}

#[test]
fn comings_and_goings_are_told_together_and_later_to_who_reads_slowly() {
    let table = smile();
    let mut room = playing(&table, Options::default());
    room.later(1000);
    room.tell(Input::Tick);
    room.told.clear();
    room.slow.push(1);
    for id in 5..7 {
        room.come(id, 50 + id as i64);
    }
    room.tell(Input::Tick);
    assert_eq!(room.kinds(0), Vec::<String>::new(), "it waits for others");
    room.later(250);
    room.tell(Input::Tick);
    let heard = room.heard(0);
    assert_eq!((heard.len(), &heard[0]["watchers"]), (1, &json!(2)));
    assert_eq!(room.kinds(1), Vec::<String>::new());
    room.slow.clear();
    room.later(250);
    room.tell(Input::Tick);
    assert_eq!((room.kinds(1).len(), room.kinds(0).len()), (1, 0));
}

#[test]
fn whoever_comes_back_with_another_name_goes_by_it() {
    let table = smile();
    let mut room = playing(&table, Options::default());
    room.tell(Input::Left { id: 1 });
    room.tell(Input::Joined { id: 2, person: 2, name: "Ida".to_owned() });
    room.later(1_000);
    room.tell(Input::Tick);
    let told = room.heard(0);
    let told = told.iter().rfind(|message| message["type"] == "table").expect("who is there");
    assert_eq!((&told["seats"][0]["name"], &told["seats"][1]["name"]), (&json!("p1"), &json!("Ida")));
}

#[test]
fn time_runs_out_but_not_while_the_disk_is_slow() {
    let table = smile();
    let options = Options { clock: Clock::Move { seconds: 60 }, ..Options::default() };
    let mut room = playing(&table, options);
    let deadline = room.machine.deadline(room.now).unwrap();
    assert_eq!(deadline, room.now.wall + 60_000);
    // A note takes five seconds to be written: they are given back.
    room.fate = Fate::Held;
    room.say(0, json!({ "type": "chat", "text": "hello" }));
    room.later(5000);
    room.fate = Fate::Kept;
    room.work();
    assert_eq!(room.machine.deadline(room.now), Some(deadline + 5000));
    room.later(59_999);
    room.tell(Input::Tick);
    room.tell(Input::Tick);
    assert!(!room.machine.standing().is_over());
    room.later(1);
    room.tell(Input::Tick);
    assert_eq!(room.disk.status, Status::Over);
    assert!(room.disk.outcome.as_ref().unwrap().contains("\"how\":\"time\""));
    assert_eq!(room.others.last(), Some(&Output::Turn(None)));
}

#[test]
fn lists_learn_whose_turn_it_is_with_every_move() {
    let table = smile();
    let mut room = playing(&table, Options::default());
    let asked = room.asked();
    let turns: Vec<_> = room.others.iter().filter(|output| matches!(output, Output::Turn(_))).collect();
    assert_eq!(turns.last(), Some(&&Output::Turn(Some(Turn { place: asked, deadline: None }))));
    room.others.clear();
    let choices = room.any_choices(&mut Seeded::new(2));
    room.choose(asked.unwrap() as u64, "one", &choices);
    assert_eq!(room.others, [Output::Turn(Some(Turn { place: room.asked(), deadline: None }))]);
}

fn wanted_thought(room: &Room<'_, Table>) -> Option<Thought> {
    let mut thoughts = room.others.iter().filter_map(|output| match output {
        Output::Think(thought) => Some(thought.clone()),
        _ => None,
    });
    thoughts.next_back().flatten()
}

#[test]
fn a_bot_thinks_when_it_is_asked_and_an_old_thought_is_dropped() {
    let table = smile();
    let seats = vec![seat("green", 1), bot("yellow", "random")];
    let mut room = Room::new(&table, seats, Options::default());
    room.come(0, 1);
    room.ready(0);
    let mut random = Seeded::new(4);
    let mut played = 0;
    for n in 0..40 {
        let seq = room.seq();
        match room.asked() {
            Some(0) => {
                assert_eq!(wanted_thought(&room), None, "nothing to think about");
                let choices = room.any_choices(&mut random);
                room.choose(0, &format!("r{n}"), &choices);
            }
            _ => {
                assert_eq!(wanted_thought(&room), Some(Thought { seq, bot: "random".to_owned() }));
                let choices = room.any_choices(&mut random);
                room.tell(Input::Thought { seq: seq - 1, choices: choices.clone() });
                assert_eq!(room.seq(), seq, "that was another position");
                room.others.clear();
                room.tell(Input::Thought { seq, choices: Vec::new() });
                assert!(
                    wanted_thought(&room).is_some_and(|thought| thought.seq == seq),
                    "it fell over: it is asked again"
                );
                // A bot makes every step itself, also those without a choice.
                let state = room.machine.standing().state().clone();
                let made = tabletop::Decision::made(&table, state, &choices).unwrap();
                room.others.clear();
                room.tell(Input::Thought { seq, choices: made.choices().to_vec() });
                assert!(room.seq() > seq);
                played += 1;
            }
        }
    }
    assert!(played > 5);
}

#[test]
fn a_draw_needs_everybody() {
    let table = smile();
    let mut room = playing(&table, Options::default());
    room.say(0, json!({ "type": "agree", "request": "a", "to": "draw" }));
    assert_eq!(room.kinds(0), ["done", "table"]);
    assert!(room.disk.note.contains("draw"));
    room.say(1, json!({ "type": "disagree", "request": "b", "to": "draw" }));
    assert_eq!(room.disk.note, "");
    room.told.clear();
    for id in [0, 1] {
        room.say(id, json!({ "type": "agree", "request": format!("c{id}"), "to": "draw" }));
    }
    assert_eq!(room.disk.status, Status::Over);
    let update = room.heard(1).into_iter().find(|message| message["type"] == "update").unwrap();
    assert_eq!((&update["re"], &update["outcome"]["ended"]["how"]), (&json!("c1"), &json!("agreed")));
}

#[test]
fn a_rematch_is_told_when_the_new_table_is_laid_and_that_is_written() {
    let table = smile();
    let mut room = playing(&table, Options::default());
    room.say(0, json!({ "type": "resign", "request": "a" }));
    room.told.clear();
    room.say(0, json!({ "type": "agree", "request": "b", "to": "rematch" }));
    room.told.clear();
    room.say(1, json!({ "type": "agree", "request": "c", "to": "rematch" }));
    assert_eq!(room.others.last(), Some(&Output::Lay { same_deal: false }));
    assert!(room.machine.is_busy() && room.told.is_empty());
    room.tell(Input::Laid(Ok("there".to_owned())));
    assert_eq!(room.heard(0)[0], json!({ "type": "moved", "link": "there" }));
    assert_eq!(room.kinds(1), ["moved", "table", "done"]);
    assert!(room.disk.note.contains("there"));
}

#[test]
fn what_is_said_is_told_when_it_is_kept() {
    let table = smile();
    let mut room = playing(&table, Options::default());
    room.fate = Fate::Held;
    room.say(0, json!({ "type": "chat", "text": " good \u{202e}luck " }));
    assert!(room.told.is_empty());
    room.fate = Fate::Kept;
    room.work();
    assert_eq!((room.heard(1)[0]["text"].clone(), room.disk.said.len()), (json!("good luck"), 1));
    room.fate = Fate::Lost;
    room.say(0, json!({ "type": "chat", "text": "lost" }));
    assert_eq!((refusals(&room.heard(0)), room.disk.said.len()), (vec!["not_written"], 1));
    assert!(!room.heard(1).iter().any(|message| message["type"] == "chat"));
}

#[test]
fn the_host_closes_a_table_and_learns_whether_it_is_over() {
    let table = smile();
    let mut room = playing(&table, Options::default());
    room.fate = Fate::Lost;
    room.tell(Input::Close);
    assert!(room.others.contains(&Output::Closed(false)));
    room.tell(Input::Close);
    assert_eq!(room.disk.status, Status::Over);
    assert!(room.others.contains(&Output::Closed(true)));
    room.others.clear();
    room.tell(Input::Close);
    assert_eq!(room.others, [Output::Closed(true)]);
}

/// Whatever becomes of writes, a game comes to its end, nobody is told what is not on disk (the room sees to that), one
/// request is carried out at most once, and the table is always what it would wake up as.
#[test]
fn a_game_survives_a_bad_disk() {
    let table = smile();
    for seed in 0..6 {
        let mut room = playing(&table, Options::default());
        let mut random = Seeded::new(seed);
        let mut n = 0;
        while !room.machine.standing().is_over() {
            n += 1;
            let asked = room.asked().unwrap() as u64;
            let (choices, before) = (room.any_choices(&mut random), room.seq());
            let request = format!("r{n}");
            let message = json!({ "type": "choose", "request": request, "seq": before, "choices": choices });
            use tabletop::Source;
            for _ in 0..1 + random.below(2) {
                room.fate = [Fate::Kept, Fate::Kept, Fate::Lost, Fate::Unsure][random.below(4) as usize];
                room.say(asked, message.clone());
                room.fate = Fate::Kept;
            }
            let times = room.disk.lines.iter().filter(|line| line.request.as_deref() == Some(&request)).count();
            assert!(times <= 1, "{request} was carried out {times} times");
            assert_eq!(room.seq(), room.disk.seq());
            if n % 25 == 0 {
                let woken = Room::wake(&table, room.disk.clone(), Options::default(), room.now);
                assert_eq!(woken.machine.standing().state(), room.machine.standing().state());
            }
        }
        assert_eq!(room.disk.status, Status::Over);
    }
}
