//! The tables that are open.

use crate::{
    driver::{Company, Open, Table},
    kept::{Kept, Put, Source},
    thinking::Position,
};
use games::Playable;
use ledger::{Fresh, Millis};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, sync::Arc};
use table::{
    history::Row,
    protocol::{ClientMessage, Hinted},
};
use words::{Lang, Words};

/// What happens at a table.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A page looks at it, by a number that no other has.
    Joined {
        /// The number.
        id: u64,
    },
    /// A page looks away.
    Left {
        /// Its number.
        id: u64,
    },
    /// A page says something.
    Message {
        /// Its number.
        id: u64,
        /// What, as over the network.
        message: ClientMessage,
    },
    /// What was to be kept is.
    Kept,
    /// What was to be kept is not, and nothing of it.
    NotKept,
    /// What a bot chose at a position; nothing, if it could not think.
    Thought {
        /// The number of the position.
        seq: i64,
        /// Its choices.
        choices: Vec<u8>,
    },
    /// The hint that was asked for; none if nobody could think.
    Hinted {
        /// The best choices.
        choices: Option<Vec<Hinted>>,
    },
    /// Time has passed.
    Tick,
}

/// What a table wants.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "want", rename_all = "snake_case")]
pub enum Want {
    /// Keep all of this or nothing, and tell which; until then the table waits.
    Keep {
        /// What.
        puts: Vec<Put>,
    },
    /// Tell these pages something.
    Tell {
        /// Their numbers.
        to: Vec<u64>,
        /// A message, as over the network.
        text: String,
    },
    /// Let a bot think about this position, and about nothing else any more.
    Think {
        /// The number of the position.
        seq: i64,
        /// The position.
        position: Position,
    },
    /// Let no bot think any more.
    Rest,
    /// Think about a hint.
    Hint {
        /// The position.
        position: Position,
    },
    /// Tell it the time then.
    Wake {
        /// When, in milliseconds since 1970.
        at: Millis,
    },
}

/// The house.
pub struct House {
    words: Arc<[Words; 3]>,
    open: BTreeMap<String, Box<dyn Open>>,
}

impl Default for House {
    fn default() -> Self {
        Self { words: Arc::new(Lang::ALL.map(Words::new)), open: BTreeMap::new() }
    }
}

impl House {
    /// The words of a language.
    pub fn words(&self, lang: Lang) -> &Words {
        &self.words[lang as usize]
    }

    /// Opens a table as it was kept, for somebody of this name.
    ///
    /// # Errors
    /// Says why it can't be laid any more.
    pub fn open(&mut self, source: Source, name: &str, now: Millis) -> Result<Vec<Want>, String> {
        let Source::Table { table, lines } = source else { return Err("a record can't be played on".to_owned()) };
        let game: games::Name = table.row.game.parse().map_err(|unknown: games::UnknownGame| unknown.to_string())?;
        games::visit!(game, G => self.open_game::<G>(*table, lines, name, now))
    }

    fn open_game<G: Playable>(
        &mut self,
        kept: Kept,
        lines: Vec<Row>,
        name: &str,
        now: Millis,
    ) -> Result<Vec<Want>, String> {
        let (link, company) = (kept.row.link.clone(), Company { name: name.to_owned(), words: self.words.clone() });
        let (table, wants) = Table::<G>::open(kept, lines, &company, now)?;
        self.open.insert(link, Box::new(table));
        Ok(wants)
    }

    /// Something happens at a table. What is new about the next table is there in case one is laid.
    ///
    /// # Errors
    /// If the table is not open.
    pub fn hear(&mut self, link: &str, event: Event, fresh: Fresh) -> Result<Vec<Want>, String> {
        let table = self.open.get_mut(link).ok_or_else(|| format!("the table {link} is not open"))?;
        Ok(table.hear(event, fresh))
    }

    /// Forgets a table until it is opened again.
    pub fn close(&mut self, link: &str) {
        self.open.remove(link);
    }
}
