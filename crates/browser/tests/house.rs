//! The house without a browser: what a page would see, and what would be kept.

use browser::{
    Event, House, Kept, Put, Source, Want,
    desk::{self, Press},
    rehearsal::{KINDS, rehearse},
    thinking,
};
use games::Verdict;
use ledger::{Analysis, Filter, FinishedGame, Fresh, Mistake};
use serde_json::{Value, json};
use std::{collections::BTreeMap, time::Duration};
use table::Status;
use words::{Lang, Words};

/// A device with one table and a page that looks at it.
struct Device {
    house: House,
    kept: BTreeMap<(String, String), String>,
    link: String,
    now: i64,
    /// Whether it keeps anything at all.
    full: bool,
    requests: u32,
}

impl Device {
    fn new(wish: &Value) -> Self {
        let laid = desk::lay(&wish.to_string(), fresh(0)).unwrap();
        Self::with(laid)
    }

    fn with(laid: desk::Laid) -> Self {
        let mut device =
            Self { house: House::default(), kept: BTreeMap::new(), link: laid.link, now: 0, full: false, requests: 0 };
        device.keep(laid.puts);
        device.house.open(device.source(), "Ada", 0).unwrap();
        device
    }

    fn keep(&mut self, puts: Vec<Put>) {
        for put in puts {
            let before = self.kept.insert((put.store.to_owned(), put.key.to_string()), put.value);
            assert!(before.is_none() || !put.new, "{} is there already", put.key);
        }
    }

    fn all(&self, store: &str) -> Vec<Value> {
        let found = self.kept.iter().filter(|((of, _), _)| of == store);
        found.map(|(_, value)| serde_json::from_str(value).unwrap()).collect()
    }

    fn source(&self) -> Source {
        let mut lines = self.all("lines");
        lines.sort_by_key(|line| line["seq"].as_i64());
        let table = self.all("tables").into_iter().find(|table| table["row"]["link"] == *self.link).unwrap();
        serde_json::from_value(json!({ "table": table, "lines": lines })).unwrap()
    }

    fn games(&self) -> Vec<FinishedGame> {
        self.all("games").into_iter().map(|game| serde_json::from_value(game).unwrap()).collect()
    }

    /// What the page is told.
    fn hear(&mut self, event: Event) -> Vec<Value> {
        self.now += 1000;
        let mut wants = std::collections::VecDeque::from(self.house.hear(&self.link, event, fresh(self.now)).unwrap());
        let mut told = Vec::new();
        while let Some(want) = wants.pop_front() {
            let event = match want {
                Want::Keep { .. } if self.full => Event::NotKept,
                Want::Keep { puts } => {
                    self.keep(puts);
                    Event::Kept
                }
                Want::Think { seq, position } => {
                    let choices = thinking::think(&position, 7, || Duration::ZERO).unwrap();
                    Event::Thought { seq, choices }
                }
                Want::Hint { position } => {
                    Event::Hinted { choices: Some(thinking::hint(&position, || Duration::ZERO).unwrap()) }
                }
                Want::Tell { text, .. } => {
                    told.push(serde_json::from_str(&text).unwrap());
                    continue;
                }
                Want::Rest | Want::Wake { .. } => continue,
            };
            wants.extend(self.house.hear(&self.link, event, fresh(self.now)).unwrap());
        }
        told
    }

    fn say(&mut self, mut message: Value) -> Vec<Value> {
        self.requests += 1;
        message["request"] = format!("r{}", self.requests).into();
        self.say_plainly(message)
    }

    fn say_plainly(&mut self, message: Value) -> Vec<Value> {
        self.hear(Event::Message { id: 1, message: serde_json::from_value(message).unwrap() })
    }

    /// Comes to the table and is ready; the last update.
    fn sit(&mut self) -> Value {
        self.hear(Event::Joined { id: 1 });
        let told = self.say_plainly(json!({ "type": "sync", "lang": "en", "previews": true, "forecast": true }));
        match told.iter().any(|message| message["type"] == "table" && message["status"] == "waiting") {
            true => last(&self.say_plainly(json!({ "type": "ready", "seed": "mine" }))),
            false => last(&told),
        }
    }

    /// Chooses the first choice of every step until the decision is made.
    fn decide(&mut self, update: &Value) -> Vec<Value> {
        let (mut asked, mut choices) = (update.clone(), Vec::new());
        loop {
            choices.push(asked["ask"]["choices"][0]["id"].clone());
            let told = self.say(json!({ "type": "choose", "seq": update["seq"], "choices": choices }));
            match told.iter().find(|message| message["type"] == "step") {
                Some(step) => asked = step.clone(),
                None => return told,
            }
        }
    }
}

fn fresh(now: i64) -> Fresh {
    let mut random = [0; Fresh::BYTES];
    random.chunks_mut(8).for_each(|part| part.copy_from_slice(&now.to_le_bytes()));
    Fresh::new(&random, now)
}

fn last(told: &[Value]) -> Value {
    told.iter().rfind(|message| message["type"] == "update").cloned().expect("an update")
}

fn against_a_bot() -> Value {
    json!({ "game": "smile-and-gun", "seats": { "yellow": "bot:greedy" }, "setup": { "first": "green" } })
}

#[test]
fn a_game_of_every_kind_comes_to_its_end_and_its_dice_are_proved() {
    for kind in KINDS {
        let record = rehearse(kind, 1, "greedy").unwrap_or_else(|error| panic!("{kind}: {error}"));
        assert_eq!(rehearse(kind, 1, "greedy").as_ref(), Ok(&record), "{kind}");
        let laid = desk::bring(&record, fresh(0)).unwrap_or_else(|failure| panic!("{kind}: {failure:?}"));
        let row: Value = serde_json::from_str(&laid.puts[0].value).unwrap();
        let source: Source = serde_json::from_value(json!({ "record": row })).unwrap();
        let words = House::default();
        let proof = desk::proof(&source, words.words(Lang::En)).unwrap();
        assert!(proof.proven, "{kind}: {}", proof.says);
        let shown: Value =
            serde_json::from_str(&desk::position(&source, None, "Ada", words.words(Lang::En)).unwrap()).unwrap();
        assert!(!shown["update"]["outcome"].is_null(), "{kind}");
    }
    assert!(rehearse("poker", 1, "greedy").is_err());
}

#[test]
fn what_could_not_be_kept_is_not_shown() {
    let mut device = Device::new(&against_a_bot());
    let update = device.sit();
    device.full = true;
    let told = device.decide(&update);
    let refused = told.iter().find(|message| message["type"] == "refused").expect("a refusal");
    assert_eq!(refused["code"], "not_written");
    assert!(told.iter().all(|message| message["type"] != "update" || message["seq"] == update["seq"]), "{told:?}");
    device.full = false;
    let told = device.decide(&update);
    assert!(last(&told)["seq"].as_i64() > update["seq"].as_i64());
}

#[test]
fn a_closed_page_finds_its_game_again() {
    let mut device = Device::new(&against_a_bot());
    let update = device.sit();
    let before = last(&device.decide(&update));
    device.house.close(&device.link.clone());
    device.house.open(device.source(), "Ada", device.now).unwrap();
    let after = device.sit();
    assert_eq!((&after["seq"], &after["view"]), (&before["seq"], &before["view"]));
}

#[test]
fn decisions_are_undone_and_hints_are_given() {
    let mut device = Device::new(&json!({ "game": "smile-and-gun", "seats": { "yellow": "here" } }));
    let update = device.sit();
    let hint = device.say(json!({ "type": "hint", "seq": update["seq"], "choices": [] }));
    assert!(hint[0]["choices"][0]["says"].is_string(), "{hint:?}");
    let mut now = update.clone();
    for _ in 0..20 {
        now = last(&device.decide(&now));
        if now["undo"] == true {
            break;
        }
    }
    let undone = last(&device.say(json!({ "type": "undo", "seq": now["seq"] })));
    assert!(undone["story"].to_string().contains("back_to"), "{undone}");
}

#[test]
fn a_finished_game_is_counted_and_can_be_played_again() {
    let mut device = Device::new(&against_a_bot());
    let mut update = device.sit();
    let mine = desk::mine(
        device.all("tables").into_iter().map(|table| serde_json::from_value(table).unwrap()).collect(),
        "Ada",
    );
    assert_eq!((mine[0].status, mine[0].turn.as_deref()), (Status::Playing, Some("green")));
    update = last(&device.decide(&update));
    assert!(update["outcome"].is_null());
    device.say(json!({ "type": "resign" }));
    let games = device.games();
    assert_eq!((games.len(), games[0].row.result), (1, Verdict::Lost));
    let page = desk::history(games.clone(), Filter::default()).unwrap();
    assert_eq!((page.games.len(), page.games[0].link.as_str()), (1, device.link.as_str()));
    let bots = Filter { opponent: Some("bot:greedy".to_owned()), ..Filter::default() };
    assert_eq!(desk::statistics(games.clone(), bots).unwrap().tally.lost, 1);
    let people = Filter { opponent: Some("person".to_owned()), ..Filter::default() };
    assert_eq!(desk::statistics(games.clone(), people).unwrap().tally.played, 0);
    assert!(desk::progress(games.clone()).scenarios.iter().all(|stage| !stage.won));
    assert_eq!(desk::results(games, &device.link).len(), 1);
    assert!(desk::records(&[device.source()]).contains("\"server_seed\""));

    let told = device.say(json!({ "type": "agree", "to": "rematch" }));
    let moved = told.iter().find(|message| message["type"] == "moved").expect("another table");
    let link = moved["link"].as_str().unwrap();
    assert!(link.starts_with("here-") && link != device.link);
    let kept: Vec<Kept> =
        device.all("tables").into_iter().map(|table| serde_json::from_value(table).unwrap()).collect();
    assert_eq!(kept.len(), 2);
    assert_ne!(kept[0].row.server_seed, kept[1].row.server_seed);
}

#[test]
fn lessons_begin_in_the_middle() {
    let mut device = Device::with(desk::lesson("smile-and-gun", "draft", fresh(0)).unwrap());
    let update = device.sit();
    assert!(update["seq"].as_i64() > Some(0) && !update["ask"].is_null(), "{update}");
    let mine = desk::mine(
        device.all("tables").into_iter().map(|table| serde_json::from_value(table).unwrap()).collect(),
        "Ada",
    );
    assert!(mine.is_empty(), "nobody goes on with yesterday's lesson");
    assert_eq!(desk::lesson("smile-and-gun", "poker", fresh(0)).unwrap_err().status, 404);
    assert_eq!(desk::lesson("chess", "draft", fresh(0)).unwrap_err().status, 404);
}

#[test]
fn what_needs_others_is_refused() {
    let refused = |wish: Value| desk::lay(&wish.to_string(), fresh(0)).unwrap_err();
    let failure = refused(json!({ "game": "gangster", "setup": { "gangs": ["red", "blue"] } }));
    assert_eq!((failure.status, failure.error.starts_with("seats: nobody")), (400, true), "{failure:?}");
    let rated = json!({ "rated": true, "clock": { "kind": "seconds", "seconds": 60 } });
    let failure = refused(json!({ "game": "smile-and-gun", "seats": { "yellow": "here" }, "options": rated }));
    assert_eq!(failure.status, 400);
    assert_eq!(refused(json!({ "game": "chess" })).status, 400);
}

#[test]
fn the_newspaper_tells_the_turning_point_once_the_game_was_looked_at() {
    let record = include_str!("../../../fixtures/gangster-2.jsonl").lines().next().unwrap();
    let laid = desk::bring(record, fresh(0)).unwrap();
    let row: Value = serde_json::from_str(&laid.puts[0].value).unwrap();
    let source: Source = serde_json::from_value(json!({ "record": row })).unwrap();
    let texts = ["page", "press"].map(|file| {
        std::fs::read_to_string(format!("{}/../../data/text/en/{file}.ftl", env!("CARGO_MANIFEST_DIR"))).unwrap()
    });
    let words = Words::new(Lang::En).and(&texts[0]).and(&texts[1]);
    let header: Value = serde_json::from_str(record).unwrap();
    let seat = header["setup"]["gangs"][0].as_str().unwrap().to_owned();
    let mistake = Mistake { entry: 4, loss: 0.2, played: "shoot a1-a2".into(), better: "shoot b1-b2".into() };
    let reviewed = [Analysis { seat: seat.clone(), chances: vec![], luck: 0.0, skill: 0.0, mistakes: vec![mistake] }];
    let of = |reviewed: &[Analysis], house: Option<&str>| {
        let press = Press { name: "Ada", reviewed, house, colour: house.map(|_| "#2f66a3") };
        desk::front_page(&source, &press, &words).unwrap()
    };
    let plain = of(&[], None);
    assert!(plain.contains("The Backroom Gazette") && !plain.contains("The turning point"), "{plain}");
    // Whoever won is drawn by the page.
    assert!(plain.contains("id=\"portrait\" data-seat=\""), "{plain}");
    let whole = of(&reviewed, Some("The Blue Door"));
    assert!(whole.contains("The Blue Door Gazette") && whole.contains("The turning point"), "{whole}");
    assert!(whole.contains("stroke=\"#2f66a3\""), "{whole}");
    let said = desk::analysis(&source, reviewed.to_vec(), Some(&seat), &words).unwrap();
    assert_ne!(said.mistakes[0].played, "shoot a1-a2");
    assert_eq!(desk::analysis(&source, reviewed.to_vec(), Some("green"), &words).unwrap_err().status, 400);
}
