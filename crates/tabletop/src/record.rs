//! A game on paper.

use crate::{Fair, Game, Play, Refused, SetupError, decisions, fair::FairError};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// The format that this code reads and writes.
pub const FORMAT: &str = "backroom/1";

/// One line of the log: what happened, and if asked for, what could have and what the table looked like after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry<G: Game> {
    /// What happened.
    pub what: What<G>,
    /// Every decision that was legal.
    pub legal: Option<Vec<G::Action>>,
    /// The table after it.
    pub state: Option<Value>,
}

/// What a line of the log tells.
#[derive(Clone, Debug, PartialEq)]
pub enum What<G: Game> {
    /// A seat decided.
    Decision {
        /// Who.
        by: G::Seat,
        /// What.
        action: G::Action,
    },
    /// Chance decided.
    Chance(G::Happened),
}

impl<G: Game> Entry<G> {
    /// A decision without extras.
    pub fn decision(by: G::Seat, action: G::Action) -> Self {
        Self { what: What::Decision { by, action }, legal: None, state: None }
    }

    /// A random event without extras.
    pub fn chance(happened: G::Happened) -> Self {
        Self { what: What::Chance(happened), legal: None, state: None }
    }

    /// The entry as the record spells it.
    pub fn write(&self) -> serde_json::Result<Value> {
        let mut line = match &self.what {
            What::Decision { by, action } => {
                let mut line = serde_json::to_value(action)?;
                line["by"] = serde_json::to_value(by)?;
                line
            }
            What::Chance(happened) => serde_json::to_value(happened)?,
        };
        if let Some(legal) = &self.legal {
            line["legal"] = serde_json::to_value(legal)?;
        }
        if let Some(state) = &self.state {
            line["state"] = state.clone();
        }
        Ok(line)
    }

    /// Reads an entry of a record; the complaint names the field and what was expected.
    pub fn read(line: Value) -> Result<Self, String> {
        let Value::Object(mut line) = line else { return Err("expected an object".into()) };
        let legal = line.remove("legal").map(parse).transpose().map_err(|why| format!("legal: {why}"))?;
        let state = line.remove("state");
        let what = match (line.contains_key("do"), line.contains_key("event")) {
            (true, false) => {
                let by = line.remove("by").ok_or("expected \"by\", the seat that decides")?;
                What::Decision {
                    by: parse(by).map_err(|why| format!("by: {why}"))?,
                    action: parse(Value::Object(line))?,
                }
            }
            (false, true) => What::Chance(parse(Value::Object(line))?),
            _ => return Err("expected either \"do\" or \"event\"".into()),
        };
        Ok(Self { what, legal, state })
    }
}

fn parse<T: serde::de::DeserializeOwned>(value: Value) -> Result<T, String> {
    serde_json::from_value(value).map_err(|error| error.to_string())
}

/// How a game ended outside its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// A player gave up.
    Resigned,
    /// A player ran out of time.
    Time,
    /// The players agreed on a draw.
    Agreed,
    /// Nobody went on.
    Abandoned,
}

/// An end outside the rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ended<S> {
    /// How.
    pub how: How,
    /// Whose doing it was; nobody's if they agreed or nobody went on.
    pub by: Option<S>,
}

/// A game on paper: how the table was laid, everything that happened, and how it ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Record<G: Game> {
    /// The version of the program that wrote it.
    pub engine: String,
    /// The number of the rules it was played by.
    pub rules: u32,
    /// How the table was laid.
    pub setup: G::Setup,
    /// What proves the dice, if they were fair dice.
    pub fair: Option<Fair>,
    /// What happened.
    pub log: Vec<Entry<G>>,
    /// How it ended; `None` while it is unfinished.
    pub result: Option<G::Result>,
    /// How it ended, if outside the rules.
    pub ended: Option<Ended<G::Seat>>,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// Not a record at all.
    #[error("{0}")]
    Malformed(String),
    /// Played by rules that this program doesn't know.
    #[error(
        "rules: this game was played by rules {said}, and this program plays by rules {known}, by which it may have been \
         illegal or come out differently"
    )]
    Rules {
        /// In the record.
        said: u32,
        /// Here.
        known: u32,
    },
    /// The table can't be laid like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// One entry is wrong.
    #[error("log entry {number}: {problem}")]
    Entry {
        /// Counted from 1.
        number: usize,
        /// What is wrong with it.
        problem: EntryError,
    },
    /// The result isn't what the game came to.
    #[error("result: the record says {said}, the game came to {found}")]
    Result {
        /// In the record.
        said: String,
        /// By the rules.
        found: String,
    },
    /// The dice can't be proved.
    #[error(transparent)]
    Fair(#[from] FairError),
}

/// What is wrong with an entry.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EntryError {
    /// It can't be read.
    #[error("{0}")]
    Malformed(String),
    /// It can't be played.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The list of legal decisions is not the one of the rules.
    #[error("legal: {0}")]
    Legal(String),
    /// The table doesn't look like this.
    #[error("state: {0}")]
    State(String),
    /// The fair dice say something else.
    #[error("the fair dice say {fair}, the record says {said}")]
    Unfair {
        /// By the proof.
        fair: String,
        /// In the record.
        said: String,
    },
}

impl RecordError {
    /// Whether the record can be read but doesn't stand up to the check.
    pub fn is_failed_check(&self) -> bool {
        match self {
            Self::Malformed(_) | Self::Rules { .. } | Self::Setup(_) => false,
            Self::Entry { problem, .. } => !matches!(problem, EntryError::Malformed(_)),
            Self::Result { .. } | Self::Fair(_) => true,
        }
    }
}

/// What a verified record proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// How many decisions were replayed.
    pub decisions: usize,
    /// How many random events were replayed.
    pub events: usize,
    /// Whether every one of them was drawn by the fair dice.
    pub fair: bool,
    /// Whether the game came to its end and to the recorded result.
    pub finished: bool,
}

impl<G: Game> Record<G> {
    /// The record of a game that was played.
    pub fn of(play: &Play<'_, G>, fair: Option<Fair>, engine: &str) -> Self {
        Self {
            engine: engine.to_owned(),
            rules: G::RULES,
            setup: play.table().setup(),
            fair,
            log: play.entries().to_vec(),
            result: play.table().result(play.state()),
            ended: None,
        }
    }

    /// The record as one line of JSON.
    pub fn write(&self) -> serde_json::Result<String> {
        let log = self.log.iter().map(Entry::write).collect::<Result<Vec<_>, _>>()?;
        let mut record = json!({
            "format": FORMAT,
            "engine": self.engine,
            "rules": self.rules,
            "game": G::NAME,
            "setup": self.setup,
            "fair": self.fair,
            "log": log,
            "result": self.result,
        });
        if let Some(ended) = &self.ended {
            record["ended"] = serde_json::to_value(ended)?;
        }
        serde_json::to_string(&record)
    }

    /// Reads a record of this game, if it was played by the rules that we know: of others nothing can be said, not even
    /// how they are written.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let mut record = Header::read(text)?;
        if record.game()? != G::NAME {
            return Err(RecordError::Malformed(format!("game: expected \"{}\"", G::NAME)));
        }
        let rules = record.field("rules")?;
        if rules != G::RULES {
            return Err(RecordError::Rules { said: rules, known: G::RULES });
        }
        let Value::Array(lines) = record.take("log") else {
            return Err(RecordError::Malformed("log: expected a list".into()));
        };
        let log = lines.into_iter().enumerate().map(|(n, line)| {
            Entry::read(line).map_err(|why| RecordError::Entry { number: n + 1, problem: EntryError::Malformed(why) })
        });
        let log = log.collect::<Result<_, _>>()?;
        Ok(Self {
            engine: record.field("engine")?,
            rules,
            setup: record.field("setup")?,
            fair: record.field("fair")?,
            log,
            result: record.field("result")?,
            ended: record.field("ended")?,
        })
    }

    /// Replays the first `upto` entries, or all, checking each against the rules and, where the record says what was
    /// legal and how the table looked, that too. `watch` is called after each entry.
    pub fn replay<'t>(
        &self,
        table: &'t G,
        upto: Option<usize>,
        mut watch: impl FnMut(&Play<'t, G>, Vec<G::Event>),
    ) -> Result<Play<'t, G>, RecordError> {
        let mut told = Vec::new();
        let mut play = Play::new(table, &mut told);
        watch(&play, std::mem::take(&mut told));
        for (n, entry) in self.log.iter().take(upto.unwrap_or(usize::MAX)).enumerate() {
            let problem = |problem| RecordError::Entry { number: n + 1, problem };
            if let Some(legal) = &entry.legal {
                check_legal(&play, legal).map_err(problem)?;
            }
            let done = match &entry.what {
                What::Decision { by, action } => play.decide(*by, action, &mut told),
                What::Chance(happened) => play.happen(happened, &mut told),
            };
            done.map_err(|refused| problem(refused.into()))?;
            if let Some(said) = &entry.state {
                check_state(&play, said).map_err(problem)?;
            }
            watch(&play, std::mem::take(&mut told));
        }
        Ok(play)
    }

    /// Replays everything and proves result and dice.
    pub fn verify(&self) -> Result<Verified, RecordError> {
        if self.rules != G::RULES {
            return Err(RecordError::Rules { said: self.rules, known: G::RULES });
        }
        if self.ended.is_some() && self.result.is_some() {
            return Err(RecordError::Malformed("ended: a game with a result ended by the rules".into()));
        }
        let table = G::new(&self.setup)?;
        let fair = match &self.fair {
            Some(fair) if fair.check()? => Some(fair),
            _ => None,
        };
        if let Some(fair) = fair {
            self.prove(&table, fair)?;
        }
        let play = self.replay(&table, None, |_, _| {})?;
        let found = table.result(play.state());
        if found != self.result {
            let text = |result: &Option<G::Result>| serde_json::to_string(result).unwrap_or_default();
            return Err(RecordError::Result { said: text(&self.result), found: text(&found) });
        }
        let decisions = self.log.iter().filter(|entry| matches!(entry.what, What::Decision { .. })).count();
        Ok(Verified { decisions, events: self.log.len() - decisions, fair: fair.is_some(), finished: found.is_some() })
    }

    /// Draws every random event again.
    fn prove(&self, table: &G, fair: &Fair) -> Result<(), RecordError> {
        let mut play = Play::new(table, &mut ());
        for (n, entry) in self.log.iter().enumerate() {
            let problem = |problem| RecordError::Entry { number: n + 1, problem };
            let done = match &entry.what {
                What::Decision { by, action } => play.decide(*by, action, &mut ()),
                What::Chance(said) => {
                    if let Some(drawn) = play.fair_outcome(fair)
                        && table.outcome(play.state(), &drawn) != table.outcome(play.state(), said)
                    {
                        let text = |happened| serde_json::to_string(happened).unwrap_or_default();
                        return Err(problem(EntryError::Unfair { fair: text(&drawn), said: text(said) }));
                    }
                    play.happen(said, &mut ())
                }
            };
            done.map_err(|refused| problem(refused.into()))?;
        }
        Ok(())
    }

    /// Adds to each entry what was legal and how the table looked after it.
    pub fn annotate(&mut self, legal: bool, state: bool) -> Result<(), RecordError> {
        let table = G::new(&self.setup)?;
        let mut play = Play::new(&table, &mut ());
        for (n, entry) in self.log.iter_mut().enumerate() {
            let problem = |problem| RecordError::Entry { number: n + 1, problem };
            let done = match &entry.what {
                What::Decision { by, action } => {
                    entry.legal = legal.then(|| decisions(&table, play.state()));
                    play.decide(*by, action, &mut ())
                }
                What::Chance(happened) => play.happen(happened, &mut ()),
            };
            done.map_err(|refused| problem(refused.into()))?;
            entry.state = state.then(|| view(&play));
        }
        Ok(())
    }
}

/// The table as records write it.
fn view<G: Game>(play: &Play<'_, G>) -> Value {
    let mut view = serde_json::to_value(play.table().view(play.state(), None)).unwrap_or_default();
    if let Value::Object(fields) = &mut view {
        G::UNRECORDED.iter().for_each(|field| _ = fields.remove(*field));
    }
    view
}

fn check_legal<G: Game>(play: &Play<'_, G>, said: &[G::Action]) -> Result<(), EntryError> {
    let found = decisions(play.table(), play.state());
    let missing = found.iter().find(|action| !said.contains(action)).map(|action| format!("{action} is missing"));
    let extra = said.iter().find(|action| !found.contains(action)).map(|action| format!("{action} is not legal"));
    let twice = (said.len() > found.len()).then(|| "something is listed twice".to_owned());
    match missing.or(extra).or(twice) {
        Some(why) => Err(EntryError::Legal(why)),
        None => Ok(()),
    }
}

fn check_state<G: Game>(play: &Play<'_, G>, said: &Value) -> Result<(), EntryError> {
    let found = view(play);
    let (Value::Object(found), Value::Object(said)) = (&found, said) else {
        return Err(EntryError::State("expected an object".into()));
    };
    if let Some(unknown) = said.keys().find(|field| !found.contains_key(*field)) {
        return Err(EntryError::State(format!("unknown field \"{unknown}\"")));
    }
    for (field, value) in found {
        let other = said.get(field).unwrap_or(&Value::Null);
        if other != value {
            return Err(EntryError::State(format!("{field}: expected {value}, found {other}")));
        }
    }
    Ok(())
}

/// The outer fields of a record, to find out which game it is of.
pub struct Header(Map<String, Value>);

impl Header {
    /// Reads a record as far as every game's records are alike.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let malformed = |why: String| RecordError::Malformed(why);
        let record = serde_json::from_str(text).map_err(|error| malformed(format!("not JSON: {error}")))?;
        let Value::Object(record) = record else { return Err(malformed("expected an object".into())) };
        let format = record.get("format").unwrap_or(&Value::Null);
        if format != FORMAT {
            return Err(malformed(format!("format: expected \"{FORMAT}\", found {format}")));
        }
        let known = ["format", "engine", "rules", "game", "setup", "fair", "log", "result", "ended"];
        if let Some(unknown) = record.keys().find(|key| !known.contains(&key.as_str())) {
            return Err(malformed(format!("unknown field \"{unknown}\"")));
        }
        Ok(Self(record))
    }

    /// The game's name.
    pub fn game(&self) -> Result<&str, RecordError> {
        let game = self.0.get("game").and_then(Value::as_str);
        game.ok_or_else(|| RecordError::Malformed("game: expected a name".into()))
    }

    fn take(&mut self, field: &str) -> Value {
        self.0.remove(field).unwrap_or(Value::Null)
    }

    fn field<T: serde::de::DeserializeOwned>(&mut self, field: &str) -> Result<T, RecordError> {
        parse(self.take(field)).map_err(|why| RecordError::Malformed(format!("{field}: {why}")))
    }
}
