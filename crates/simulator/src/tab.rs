//! Somebody's tab: plays by what it is told, and says again what isn't answered.

use crate::{chance::Chance, message::Heard};
use table::{
    Millis, PersonKey,
    protocol::{ClientMessage, Proposal, Until},
};

/// How long an answer may take before something is said again.
const PATIENCE: Millis = 1_500;
/// How often.
const TRIES: u32 = 4;
/// How long nothing may be heard before the table is asked for everything.
const SILENCE: Millis = 20_000;

/// A tab of a person's browser.
pub struct Tab {
    person: PersonKey,
    /// The connection, if it has one.
    pub wire: Option<u64>,
    /// The last line that it knows.
    seq: i64,
    /// What it is asked, and what it has chosen of it.
    ask: Option<Vec<u8>>,
    choices: Vec<u8>,
    undo: bool,
    pub over: bool,
    pending: Option<Pending>,
    heard: Millis,
    ready: bool,
    count: u64,
}

struct Pending {
    message: ClientMessage,
    /// When it was said for the first time, and for the last.
    said: Millis,
    sent: Millis,
    tries: u32,
}

/// What a tab does next.
pub enum Act {
    Connect,
    Say(ClientMessage),
    HangUp,
    Nothing,
}

/// What a tab heard that the world wants to know.
#[derive(Default)]
pub struct News {
    /// This request was carried out.
    pub acknowledged: Option<String>,
    /// Its decision was answered after so long.
    pub waited: Option<Millis>,
}

impl Tab {
    pub fn new(person: PersonKey, number: u64) -> Self {
        Self {
            person,
            wire: None,
            seq: 0,
            ask: None,
            choices: Vec::new(),
            undo: false,
            over: false,
            pending: None,
            heard: 0,
            ready: false,
            count: number * 1_000_000,
        }
    }

    /// Loses its connection, and with it what nobody but the tab knew; or all, if it was closed.
    pub fn cut(&mut self, closed: bool) {
        self.wire = None;
        self.ask = None;
        self.choices.clear();
        self.ready = false;
        if closed {
            *self = Self { count: self.count, over: self.over, ..Self::new(self.person, 0) };
        }
    }

    /// The first thing that it says on a connection.
    pub fn sync(&mut self, chance: &mut Chance, now: Millis) -> ClientMessage {
        self.heard = now;
        let lang = [None, None, None, Some("en"), Some("de"), Some("fr")][chance.pick(6)].map(str::to_owned);
        let since = (self.seq > 0 && chance.happens(800)).then_some(self.seq);
        ClientMessage::Sync {
            since,
            lang,
            previews: chance.happens(20),
            forecast: chance.happens(20),
            changes: chance.happens(20),
        }
    }

    /// Somebody looks at the tab.
    pub fn act(&mut self, chance: &mut Chance, now: Millis, windows: &[&str], quiet: bool) -> Act {
        if self.wire.is_none() {
            return if quiet || chance.happens(600) { Act::Connect } else { Act::Nothing };
        }
        if now - self.heard > SILENCE {
            return Act::Say(self.sync(chance, now));
        }
        if !self.ready {
            self.ready = true;
            return Act::Say(ClientMessage::Ready { seed: format!("seed of {}", self.person) });
        }
        if let Some(pending) = &mut self.pending {
            if now - pending.sent < PATIENCE {
                return Act::Nothing;
            }
            pending.tries += 1;
            pending.sent = now;
            return if pending.tries > TRIES { Act::HangUp } else { Act::Say(pending.message.clone()) };
        }
        let said = match self.ask.clone() {
            Some(ids) if !ids.is_empty() && (quiet || chance.happens(900)) => {
                self.choices.push(ids[chance.pick(ids.len())]);
                self.ask = None;
                let (request, seq, choices) = (self.name(), self.seq, self.choices.clone());
                Some(ClientMessage::Choose { request, seq, choices, choice: None })
            }
            _ if quiet => None,
            _ => self.fidget(chance, windows),
        };
        match said {
            Some(message) => self.say(message, now),
            None => Act::Nothing,
        }
    }

    fn say(&mut self, message: ClientMessage, now: Millis) -> Act {
        if message.request().is_some() {
            self.pending = Some(Pending { message: message.clone(), said: now, sent: now, tries: 0 });
        }
        Act::Say(message)
    }

    /// The name of a request, which tells whose it is.
    fn name(&mut self) -> String {
        self.count += 1;
        format!("{}-{}", self.person, self.count)
    }

    /// Everything else that people do at a table.
    fn fidget(&mut self, chance: &mut Chance, windows: &[&str]) -> Option<ClientMessage> {
        let proposal = match chance.pick(1_000) {
            0..=4 => Proposal::Abandon,
            5..=14 => Proposal::Draw,
            15..=99 => Proposal::Rematch,
            100..=199 => Proposal::SameDeal,
            200..=399 => Proposal::KeepTalk,
            _ => Proposal::Takeback,
        };
        let (seq, choices) = (self.seq, self.choices.clone());
        Some(match chance.pick(1_000) {
            0..=119 if self.undo => ClientMessage::Undo { request: self.name(), seq },
            120..=134 => ClientMessage::Agree { request: self.name(), to: proposal },
            135..=149 => ClientMessage::Disagree { request: self.name(), to: proposal },
            150 if chance.happens(50) => ClientMessage::Resign { request: self.name() },
            151..=155 => ClientMessage::Grant { request: self.name() },
            156..=160 => ClientMessage::Claim { request: self.name() },
            161..=175 => {
                let window = windows.get(chance.pick(windows.len().max(1))).copied().unwrap_or("nothing").to_owned();
                let until = [Until::Phase, Until::Said, Until::Now, Until::Now][chance.pick(4)];
                ClientMessage::Decline { request: self.name(), window, until }
            }
            176..=185 => ClientMessage::Hint { request: self.name(), seq, choices },
            186..=190 => ClientMessage::Mute { request: self.name(), who: chance.pick(4), muted: chance.happens(500) },
            191..=205 => ClientMessage::Chat { text: "Well played".to_owned() },
            206..=215 => ClientMessage::Choose { request: self.name(), seq: seq - 1, choices: vec![0], choice: None },
            _ => return None,
        })
    }

    /// Hears that something was not carried out.
    fn refused(&mut self, heard: &Heard<'_>, now: Millis) {
        if matches!(heard.code, Some("stale" | "not_written" | "no_such_choice" | "not_asked" | "not_synced")) {
            // What is asked now is asked again.
            self.choices.clear();
            self.ask = None;
            self.heard = now - SILENCE - 1;
        }
        // Whoever has no seat yet, or was not understood, says again that they are ready.
        if heard.re.is_none() && self.seq == 0 {
            self.ready = false;
        }
    }

    /// Hears something.
    pub fn hear(&mut self, heard: &Heard<'_>, now: Millis) -> News {
        self.heard = now;
        let mut news = News::default();
        if let Some(re) = heard.re
            && let Some(pending) = self.pending.take_if(|pending| pending.message.request() == Some(re))
        {
            let decided = matches!(pending.message, ClientMessage::Choose { .. }) && heard.kind == "update";
            news.waited = decided.then_some(now - pending.said);
        }
        match (heard.kind, heard.seq) {
            ("update", Some(seq)) => {
                news.acknowledged = heard.re.map(str::to_owned);
                if seq >= self.seq {
                    self.seq = seq;
                    self.choices.clear();
                    self.ask = heard.ask.as_ref().map(|ask| ask.choices.iter().map(|offered| offered.id).collect());
                    self.undo = heard.undo;
                    self.over = heard.outcome.is_some();
                }
            }
            ("step", Some(seq)) if seq == self.seq => {
                self.ask = heard.ask.as_ref().map(|ask| ask.choices.iter().map(|offered| offered.id).collect());
            }
            ("refused", _) => self.refused(heard, now),
            _ => {}
        }
        news
    }
}
