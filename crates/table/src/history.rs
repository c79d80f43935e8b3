//! A table's history: the lines that are on disk, and the game that they come to.

use crate::{
    Millis, PersonKey,
    clock::{Asked, TimeUsed},
    protocol::Frozen,
};
use games::Playable;
use serde::{Deserialize, Serialize};
use serde_json::{
    Value, json,
    value::{RawValue, to_raw_value},
};
use std::collections::BTreeMap;
use tabletop::{Decision, Ended, Entry, Fair, Game, Node, Play, RecordError, Refused, What};

/// One line of a history.
#[derive(Clone, Debug, PartialEq)]
pub enum Line<G: Game> {
    /// A line of the record.
    Entry(Entry<G>),
    /// Everything after this line is taken back.
    Back(Back<G::Seat>),
    /// The game ended outside its rules.
    Ended(Ended<G::Seat>),
    /// The time for the decision begins anew.
    Granted(G::Seat),
}

/// What was taken back, and by whom.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Back<S> {
    /// The last line that still counts.
    pub back_to: i64,
    /// Who took back or proposed to.
    pub by: S,
    /// Whether the others agreed; otherwise it was an undo.
    pub agreed: bool,
}

/// As records write it.
#[derive(Serialize)]
struct Decided<'a, S, A> {
    by: &'a S,
    #[serde(flatten)]
    action: &'a A,
}

impl<G: Game> Line<G> {
    /// The line as it is kept.
    pub fn write(&self) -> Box<RawValue> {
        let written = match self {
            Self::Entry(entry) => match &entry.what {
                What::Decision { by, action } => to_raw_value(&Decided { by, action }),
                What::Chance(happened) => to_raw_value(happened),
            },
            Self::Back(back) => to_raw_value(back),
            Self::Ended(ended) => to_raw_value(&json!({ "ended": ended })),
            Self::Granted(by) => to_raw_value(&json!({ "granted": by })),
        };
        written.unwrap_or_else(|error| unreachable!("a line is always JSON: {error}"))
    }

    /// Reads a line.
    pub fn read(text: &str) -> Result<Self, String> {
        let mut value: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let parsed = |error: serde_json::Error| error.to_string();
        if value.get("back_to").is_some() {
            return serde_json::from_value(value).map(Self::Back).map_err(parsed);
        }
        if let Some(ended) = value.get_mut("ended") {
            return serde_json::from_value(ended.take()).map(Self::Ended).map_err(parsed);
        }
        if let Some(by) = value.get_mut("granted") {
            return serde_json::from_value(by.take()).map(Self::Granted).map_err(parsed);
        }
        Entry::read(value).map(Self::Entry)
    }
}

/// A line as it is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// Its number, from 1, without gaps.
    pub seq: i64,
    /// What happened, as JSON.
    pub entry: String,
    /// When.
    pub at: Millis,
    /// What the client called its request.
    pub request: Option<String>,
    /// Whose request it was; unknown in lines of older versions.
    pub person: Option<PersonKey>,
    /// With a clock: how long whoever was asked before this line took until then.
    pub spent: Option<Millis>,
}

/// A line that was just added, with what the log tells about it.
#[derive(Clone, Debug)]
pub struct Told<G: Game> {
    /// Its number.
    pub seq: i64,
    /// The line as it is kept.
    pub line: Box<RawValue>,
    /// The state before it.
    pub before: G::State,
    /// What happened.
    pub events: Vec<G::Event>,
}

/// An entry that stands: where it is in the history, and whether its seat had a choice.
#[derive(Clone, Copy, Debug)]
struct Mark {
    seq: i64,
    forced: bool,
}

/// The game as the last random event left it. Nobody goes back over that, so everything before it is settled.
#[derive(Debug)]
struct Settled<S> {
    entries: usize,
    state: S,
}

/// The game as it stands after all lines.
#[derive(Debug)]
pub struct Standing<'t, G: Game> {
    play: Play<'t, G>,
    marks: Vec<Mark>,
    settled: Settled<G::State>,
    /// How often the game went back to so many entries.
    backs: BTreeMap<usize, u32>,
    seq: i64,
    ended: Option<Ended<G::Seat>>,
    taken_back: bool,
    /// Whether the last line grants time.
    granted: bool,
    /// The time for decisions.
    pub clock: TimeUsed,
    /// What happened before the first line.
    opening: Vec<G::Event>,
}

impl<'t, G: Playable> Standing<'t, G> {
    /// Before the first line.
    pub fn new(table: &'t G) -> Self {
        let mut opening = Vec::new();
        let play = Play::new(table, &mut opening);
        let settled = Settled { entries: 0, state: play.state().clone() };
        Self {
            play,
            marks: Vec::new(),
            settled,
            backs: BTreeMap::new(),
            seq: 0,
            ended: None,
            taken_back: false,
            granted: false,
            clock: TimeUsed::default(),
            opening,
        }
    }

    /// Replays a history as far as the rules understand it, and tells each line.
    pub fn replay(table: &'t G, history: &[Row], mut tell: impl FnMut(Told<G>)) -> (Self, Option<Frozen>) {
        let mut standing = Self::new(table);
        for row in history {
            let frozen = |why: String| Some(Frozen { seq: row.seq, why });
            if row.seq != standing.seq + 1 {
                return (standing, frozen("a line is missing before it".to_owned()));
            }
            let line = match Line::read(&row.entry) {
                Ok(line) => line,
                Err(why) => return (standing, frozen(why)),
            };
            match standing.add(&line) {
                Ok(told) => {
                    let took = row.spent.unwrap_or(row.at - standing.clock.since());
                    standing.turn(took, row.at);
                    tell(told);
                }
                Err(why) => return (standing, frozen(why)),
            }
        }
        (standing, None)
    }

    /// Replays the history of a game that was laid by these rules, and tells each line. One that was begun by other rules
    /// than ours is read as far as ours understand it, and not played on.
    pub fn recall(table: &'t G, rules: u32, history: &[Row], tell: impl FnMut(Told<G>)) -> (Self, Option<Frozen>) {
        let (standing, frozen) = Self::replay(table, history, tell);
        let other = rules != G::RULES && !standing.is_over();
        let frozen = frozen.or_else(|| {
            let why = RecordError::Rules { said: rules, known: G::RULES };
            other.then(|| Frozen { seq: standing.seq + 1, why: why.to_string() })
        });
        (standing, frozen)
    }

    /// Adds a line that is in the history already; says why, if the rules don't understand it.
    pub fn add(&mut self, line: &Line<G>) -> Result<Told<G>, String> {
        if self.ended.is_some() {
            return Err("the game was over".to_owned());
        }
        let (before, mut events) = (self.state().clone(), Vec::new());
        self.granted = false;
        match line {
            Line::Entry(entry) => {
                let forced = self.is_forced(&entry.what);
                self.enter(&entry.what, &mut events)?;
                self.marks.push(Mark { seq: self.seq + 1, forced });
                if self.seq == 0 {
                    events.splice(0..0, self.opening.iter().copied());
                }
            }
            Line::Back(back) => {
                self.go_back(back.back_to)?;
                self.taken_back |= back.agreed;
            }
            Line::Ended(ended) => self.ended = Some(ended.clone()),
            Line::Granted(_) => self.granted = true,
        }
        self.seq += 1;
        Ok(Told { seq: self.seq, line: line.write(), before, events })
    }

    fn is_forced(&self, what: &What<G>) -> bool {
        let decided = matches!(what, What::Decision { .. }) && self.asked().is_some();
        !decided || Decision::is_forced(self.table(), self.state())
    }

    fn enter(&mut self, what: &What<G>, events: &mut Vec<G::Event>) -> Result<(), String> {
        let entered = match what {
            What::Decision { by, action } => self.play.decide(*by, action, events),
            What::Chance(happened) => self.play.happen(happened, events),
        };
        entered.map_err(|refused| refused.to_string())?;
        if matches!(what, What::Chance(_)) {
            self.settle();
        }
        Ok(())
    }

    fn settle(&mut self) {
        self.settled = Settled { entries: self.play.entries().len(), state: self.play.state().clone() };
        self.backs.clear();
    }

    fn go_back(&mut self, to: i64) -> Result<(), String> {
        let keep = self.stood_at(to);
        if keep < self.settled.entries {
            return Err("it goes back over something random".to_owned());
        }
        let again = self.play.entries()[self.settled.entries..keep].to_vec();
        self.play.go_back(self.settled.entries, self.settled.state.clone());
        for entry in &again {
            self.enter(&entry.what, &mut Vec::new())?;
        }
        self.marks.truncate(keep);
        *self.backs.entry(keep).or_default() += 1;
        Ok(())
    }

    /// How many of the entries that stand were there at a line.
    fn stood_at(&self, line: i64) -> usize {
        self.marks.partition_point(|mark| mark.seq <= line)
    }

    /// How often the game went back to where it stood at a line.
    pub fn times_back(&self, line: i64) -> u32 {
        self.backs.get(&self.stood_at(line)).copied().unwrap_or(0)
    }

    /// The last line is written and told: whoever was asked before it took so long, and from now on somebody is asked.
    pub fn turn(&mut self, took: Millis, now: Millis) {
        let decision = |seat| Asked { entries: self.marks.len(), place: self.table().place_of(seat) };
        self.clock.turn(took, self.asked().map(decision), self.settled.entries, now);
        if self.granted {
            self.clock.renew();
        }
    }

    /// The table.
    pub fn table(&self) -> &'t G {
        self.play.table()
    }

    /// The state now.
    pub fn state(&self) -> &G::State {
        self.play.state()
    }

    /// Where the game stands.
    pub fn node(&self) -> Node<G::Seat, G::Prompt, G::Chance> {
        self.play.node()
    }

    /// The game with its record.
    pub fn play(&self) -> &Play<'t, G> {
        &self.play
    }

    /// The number of the last line.
    pub fn seq(&self) -> i64 {
        self.seq
    }

    /// How it ended outside the rules.
    pub fn ended(&self) -> Option<&Ended<G::Seat>> {
        self.ended.as_ref()
    }

    /// Whether anything was ever taken back by consent.
    pub fn was_taken_back(&self) -> bool {
        self.taken_back
    }

    /// Whether it is over, by the rules or outside them.
    pub fn is_over(&self) -> bool {
        self.ended.is_some() || matches!(self.node(), Node::Over)
    }

    /// Who is asked, if anybody is.
    pub fn asked(&self) -> Option<G::Seat> {
        match self.node() {
            Node::Decide { seat, .. } if self.ended.is_none() => Some(seat),
            _ => None,
        }
    }

    /// Lets the random event that is due happen.
    pub fn roll(&mut self, fair: &Fair) -> Told<G> {
        let (before, mut events) = (self.state().clone(), self.opening_events());
        self.play.roll(fair, &mut events);
        self.settle();
        self.entered(true, before, events)
    }

    /// Makes a whole decision of these choices, which are legal one after the other.
    pub fn choose(&mut self, choices: &[u8], forced: bool) -> Told<G> {
        let (before, mut events) = (self.state().clone(), self.opening_events());
        for choice in choices {
            self.play.choose(*choice, &mut events);
        }
        self.entered(forced, before, events)
    }

    /// Makes a whole decision, if the rules allow it.
    pub fn decide(&mut self, by: G::Seat, action: &G::Action) -> Result<Told<G>, Refused> {
        let (before, mut events) = (self.state().clone(), self.opening_events());
        self.play.decide(by, action, &mut events)?;
        Ok(self.entered(false, before, events))
    }

    /// Adds a line that is no entry of the record. A line that goes back must go to one that [`Standing::undo_to`] or
    /// [`Standing::takeback_to`] named.
    pub fn note(&mut self, line: &Line<G>) -> Told<G> {
        self.add(line).unwrap_or_else(|why| unreachable!("what is noted can be: {why}"))
    }

    fn opening_events(&self) -> Vec<G::Event> {
        if self.seq == 0 { self.opening.clone() } else { Vec::new() }
    }

    fn entered(&mut self, forced: bool, before: G::State, events: Vec<G::Event>) -> Told<G> {
        self.seq += 1;
        self.granted = false;
        self.marks.push(Mark { seq: self.seq, forced });
        let entry = self.play.entries().last().unwrap_or_else(|| unreachable!("something was just entered"));
        Told { seq: self.seq, line: Line::Entry(entry.clone()).write(), before, events }
    }

    /// The line to go back to so that a seat's last own decision is undone, if nothing random and nobody else came
    /// after it.
    pub fn undo_to(&self, seat: G::Seat) -> Option<i64> {
        self.back_to(seat, |by| by == seat)
    }

    /// The line to go back to so that a seat's last own decision is taken back, whoever came after it; never over
    /// something random.
    pub fn takeback_to(&self, seat: G::Seat) -> Option<i64> {
        self.back_to(seat, |_| true)
    }

    fn back_to(&self, seat: G::Seat, passes: impl Fn(G::Seat) -> bool) -> Option<i64> {
        if self.is_over() {
            return None;
        }
        let entries = self.play.entries().iter().zip(&self.marks).rev();
        for (entry, mark) in entries {
            match entry.what {
                What::Decision { by, .. } if by == seat && !mark.forced => return Some(mark.seq - 1),
                What::Decision { by, .. } if passes(by) => {}
                _ => return None,
            }
        }
        None
    }
}
