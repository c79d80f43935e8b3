//! Whole games from one seed, played through the house as a page plays them: messages in, what is to be kept out. The
//! same seed gives the same record on every machine, bots included.

use crate::{
    House, Source, Want,
    desk::{self, Laid},
    house::Event,
    kept::{Kept, Put},
    thinking,
};
use ledger::{Fresh, Millis};
use serde_json::{Value, json};
use std::{
    collections::{BTreeMap, VecDeque},
    time::Duration,
};
use tabletop::{Game, Seeded, Source as _, random_game};

/// The kinds of games that are rehearsed: a name, and the wish for a table with this bot.
pub const KINDS: [&str; 9] =
    ["bot", "here", "solo", "legacy", "scenario", "mission", "gangster-2", "gangster-3", "gangster-4"];

/// The wish for a table of a kind.
fn wish(kind: &str, bot: &str, random: &mut Seeded) -> Option<Value> {
    let bot = format!("bot:{bot}");
    let gangs = |gangs: &[&str]| {
        let seats: BTreeMap<_, _> = gangs[1..].iter().map(|gang| ((*gang).to_owned(), bot.clone())).collect();
        json!({ "game": "gangster", "setup": { "gangs": gangs }, "seats": seats })
    };
    let alone = |setup: Value| json!({ "game": "smile-and-gun", "setup": setup, "seats": { "yellow": "gang" } });
    Some(match kind {
        "bot" => {
            let setup = json!({ "shadow": "random", "infusion": "random", "first": "random" });
            json!({ "game": "smile-and-gun", "setup": setup, "seats": { "yellow": bot } })
        }
        "here" => json!({ "game": "smile-and-gun", "setup": { "edition": "first" }, "seats": { "yellow": "here" } }),
        "solo" => alone(json!({ "level": "normal", "shadow": "random" })),
        "legacy" => alone(json!({ "level": "normal", "legacy": true })),
        "scenario" => alone(json!({ "scenario": 1 + random.below(10) })),
        "mission" => alone(json!({ "mission": 1 + random.below(5) })),
        "gangster-2" => gangs(&["red", "blue"]),
        "gangster-3" => gangs(&["red", "blue", "yellow"]),
        "gangster-4" => gangs(&["red", "blue", "yellow", "grey"]),
        _ => return None,
    })
}

/// What a device keeps.
#[derive(Default)]
struct Device {
    tables: BTreeMap<String, String>,
    lines: Vec<String>,
}

impl Device {
    fn keep(&mut self, puts: Vec<Put>) {
        for put in puts {
            match put.store {
                "tables" => drop(self.tables.insert(put.key.as_str().unwrap_or_default().to_owned(), put.value)),
                "lines" => self.lines.push(put.value),
                _ => {}
            }
        }
    }

    fn source(&self, link: &str) -> Result<Source, String> {
        let table: Kept = read(self.tables.get(link).ok_or("the table is not kept")?)?;
        let lines = self.lines.iter().map(|line| read(line)).collect::<Result<_, _>>()?;
        Ok(Source::Table { table: Box::new(table), lines })
    }
}

fn read<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

/// Plays a whole game of a kind: whoever is asked at this screen chooses by chance, and now and then looks away and
/// comes back. Its record.
///
/// # Errors
/// Says what is wrong with the kind or the bot, or where the game stopped.
pub fn rehearse(kind: &str, seed: u64, bot: &str) -> Result<String, String> {
    let mut random = Seeded::new(seed);
    let laid = lay(kind, bot, &mut random)?;
    let mut player = Player::new(laid.link.clone(), random);
    player.device.keep(laid.puts);
    player.play()?;
    desk::record(&player.device.source(&laid.link)?).map_err(|failure| failure.error)
}

fn lay(kind: &str, bot: &str, random: &mut Seeded) -> Result<Laid, String> {
    let wish = wish(kind, bot, random);
    let wish = wish.ok_or_else(|| format!("kind: expected one of {}, found \"{kind}\"", KINDS.join(", ")))?;
    let mut bytes = [0; Fresh::BYTES];
    bytes.fill_with(|| random.below(256) as u8);
    desk::lay(&wish.to_string(), Fresh::new(&bytes, 0)).map_err(|failure| failure.error)
}

/// Plays so many random games of a kind by the engine alone; how many steps that took.
///
/// # Errors
/// Says what is wrong with the kind.
pub fn random_games(kind: &str, games: u32) -> Result<u64, String> {
    let mut random = Seeded::new(1);
    let laid = lay(kind, "greedy", &mut random)?;
    let table: Kept = read(&laid.puts.first().ok_or("nothing was laid")?.value)?;
    let game: games::Name = table.row.game.parse().map_err(|unknown: games::UnknownGame| unknown.to_string())?;
    games::visit!(game, G => play_randomly::<G>(&table.row.setup, games, &mut random))
}

fn play_randomly<G: Game>(setup: &str, games: u32, random: &mut Seeded) -> Result<u64, String> {
    let table = G::new(&read(setup)?).map_err(|error| error.to_string())?;
    let start = table.start(&mut ());
    let steps = (0..games).map(|_| random_game(&table, &mut start.clone(), random));
    Ok(steps.map(|(choices, events)| u64::from(choices + events)).sum())
}

struct Player {
    house: House,
    device: Device,
    link: String,
    random: Seeded,
    now: Millis,
    /// The page's number; another one each time it comes back.
    id: u64,
    requests: u64,
    /// What it has chosen of the decision so far.
    made: Vec<u8>,
    over: bool,
}

impl Player {
    fn new(link: String, random: Seeded) -> Self {
        let (house, device) = (House::default(), Device::default());
        Self { house, device, link, random, now: 0, id: 0, requests: 0, made: Vec::new(), over: false }
    }

    fn play(&mut self) -> Result<(), String> {
        while !self.over {
            self.come()?;
        }
        Ok(())
    }

    /// Opens the table and plays on until it is over or the page is closed in the middle.
    fn come(&mut self) -> Result<(), String> {
        self.id += 1;
        let mut wants = VecDeque::from(self.house.open(self.device.source(&self.link)?, "Ada", self.now)?);
        let sync = json!({ "type": "sync", "lang": "en", "previews": false, "forecast": false });
        for event in [Event::Joined { id: self.id }, self.says(sync)?] {
            wants.extend(self.hear(event)?);
        }
        while let Some(want) = wants.pop_front() {
            let event = match want {
                Want::Keep { puts } => {
                    self.device.keep(puts);
                    Some(Event::Kept)
                }
                Want::Think { seq, position } => {
                    let luck = u64::from(self.random.below(u32::MAX));
                    Some(Event::Thought { seq, choices: thinking::think(&position, luck, || Duration::ZERO)? })
                }
                Want::Tell { text, .. } => self.answer(&read::<Value>(&text)?)?,
                Want::Rest | Want::Hint { .. } | Want::Wake { .. } => None,
            };
            if let Some(event) = event {
                wants.extend(self.hear(event)?);
            }
            // Once in a while the page is closed, and what was kept is all there is.
            let kept = !wants.iter().any(|want| matches!(want, Want::Keep { .. }));
            if self.over || (kept && self.random.below(200) == 0) {
                self.house.close(&self.link);
                return Ok(());
            }
        }
        Err(format!("{}: nobody is asked any more", self.link))
    }

    fn hear(&mut self, event: Event) -> Result<Vec<Want>, String> {
        self.now += 1000;
        self.house.hear(&self.link, event, Fresh::new(&[0; Fresh::BYTES], self.now))
    }

    fn says(&self, message: Value) -> Result<Event, String> {
        let message = serde_json::from_value(message).map_err(|error| error.to_string())?;
        Ok(Event::Message { id: self.id, message })
    }

    /// What a page answers that chooses by chance.
    fn answer(&mut self, message: &Value) -> Result<Option<Event>, String> {
        match message["type"].as_str() {
            Some("table") if message["status"] == "waiting" => {
                let seed = format!("{:08x}", self.random.below(u32::MAX));
                self.says(json!({ "type": "ready", "seed": seed })).map(Some)
            }
            Some(kind @ ("update" | "step")) => {
                self.over |= message.get("outcome").is_some_and(|outcome| !outcome.is_null());
                if kind == "update" {
                    self.made.clear();
                }
                let Some(choices) = message["ask"]["choices"].as_array().filter(|choices| !choices.is_empty()) else {
                    return Ok(None);
                };
                let choice = &choices[self.random.below(choices.len() as u32) as usize]["id"];
                self.made.push(choice.as_u64().and_then(|id| id.try_into().ok()).ok_or("a choice has an id")?);
                self.requests += 1;
                let request = format!("r{}", self.requests);
                let choose =
                    json!({ "type": "choose", "request": request, "seq": message["seq"], "choices": self.made });
                self.says(choose).map(Some)
            }
            _ => Ok(None),
        }
    }
}
