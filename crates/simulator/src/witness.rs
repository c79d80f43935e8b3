//! Watches one table, and says which law is broken.

use crate::{
    disk::{Disk, is_granted},
    law::Law,
    message::Heard,
};
use std::collections::{BTreeMap, BTreeSet};
use table::{Change, Millis, PersonKey};

/// A law, and how it is broken.
pub type Wrong = (Law, String);

/// How far the time that somebody has left may be off: the server doesn't know when it was killed any better.
const KILLED: Millis = 5_000;
/// The same, for every position.
const SLACK: Millis = 50;
/// The same where nodes ask a database what time it is.
const SLACK_OF_NODES: Millis = 2_500;
/// How long after its time a game may go on.
const LATE: Millis = 10_000;

/// What the table did for its people, as seen from outside.
#[derive(Default)]
pub struct Witness {
    /// What a request decides, as it would be written.
    chosen: BTreeMap<(PersonKey, String), String>,
    /// The requests that were carried out.
    carried_out: BTreeSet<(PersonKey, String)>,
    /// Those that somebody was told of.
    acknowledged: BTreeSet<(PersonKey, String)>,
    /// How long was thought at each position, and how far that may be off.
    thought: BTreeMap<i64, (Millis, Millis)>,
    /// Since when somebody thinks, and at which position.
    thinking: Option<(Millis, i64)>,
    /// How far the time that somebody has left may be off at every position.
    slack: Millis,
}

/// Somebody is told something.
pub struct Telling<'a> {
    /// The message.
    pub heard: &'a Heard<'a>,
    pub text: &'a str,
    /// Who is asked at the table.
    pub asked: Option<PersonKey>,
    /// Who laid it.
    pub host: PersonKey,
    /// Its secret, as it is written.
    pub secret: &'a str,
    pub over: bool,
}

impl Witness {
    /// Watches a table of one node or several.
    pub fn new(nodes: usize) -> Self {
        Self { slack: if nodes > 1 { SLACK_OF_NODES } else { SLACK }, ..Self::default() }
    }

    /// Somebody's request reaches the table, and is to come to this line.
    pub fn choose(&mut self, person: PersonKey, request: &str, line: String) {
        self.chosen.entry((person, request.to_owned())).or_insert(line);
    }

    /// A change comes to be on disk.
    pub fn keep(&mut self, change: &Change, disk: &Disk) -> Result<(), Wrong> {
        for line in &change.lines {
            if is_granted(&line.entry) {
                self.thought.remove(&disk.position());
            }
            let (Some(person), Some(request)) = (line.person, &line.request) else { continue };
            let name = (person, request.clone());
            if !self.carried_out.insert(name.clone()) {
                return Err((Law::Twice, format!("{request} was carried out again by line {}", line.seq)));
            }
            if let Some(chosen) = self.chosen.get(&name).filter(|chosen| **chosen != line.entry) {
                return Err((Law::Other, format!("{request} was to be {chosen} and became {}", line.entry)));
            }
        }
        Ok(())
    }

    /// Somebody hears that their request was carried out.
    pub fn acknowledge(&mut self, person: PersonKey, request: &str, disk: &Disk) -> Result<(), Wrong> {
        self.acknowledged.insert((person, request.to_owned()));
        let kept = |line: &table::history::Row| line.person == Some(person) && line.request.as_deref() == Some(request);
        match disk.lines.iter().rev().any(kept) {
            true => Ok(()),
            false => Err((Law::Lost, format!("{request} was acknowledged and is not on disk"))),
        }
    }

    /// How many requests were acknowledged.
    pub fn acknowledged(&self) -> u64 {
        self.acknowledged.len() as u64
    }

    /// Looks whether all that was acknowledged is on disk.
    pub fn check_kept(&self, disk: &Disk) -> Result<(), Wrong> {
        let kept: BTreeSet<_> =
            disk.lines.iter().filter_map(|line| Some((line.person?, line.request.as_deref()?))).collect();
        match self.acknowledged.iter().find(|(person, request)| !kept.contains(&(*person, request.as_str()))) {
            Some((_, request)) => Err((Law::Lost, format!("{request} was acknowledged and is not on disk any more"))),
            None => Ok(()),
        }
    }

    /// Several people are told the same.
    pub fn tell(&self, telling: &Telling<'_>, to: &[PersonKey], disk: &Disk) -> Result<(), Wrong> {
        let Telling { heard, text, asked, host, secret, over } = telling;
        let told = |what: String| Err((Law::Told, what));
        if let Some(seq) = heard.seq.filter(|seq| *seq > disk.seq()) {
            return told(format!("line {seq} was told"));
        }
        for told_line in &heard.story {
            let kept = usize::try_from(told_line.seq - 1).ok().and_then(|place| disk.lines.get(place));
            if kept.is_none_or(|kept| kept.entry != told_line.line.get()) {
                return told(format!("line {} was told as {}", told_line.seq, told_line.line));
            }
        }
        // Once the game is over talk is kept only by consent.
        let unsaid = |number: &i64| !over && disk.said.iter().all(|said| said.number != *number);
        if let Some(number) = heard.number.filter(unsaid) {
            return told(format!("what was said as number {number} was told"));
        }
        let hidden = |what: &str| Err((Law::Hidden, format!("{what}: {text:.200}")));
        if heard.ask.is_some() && to.iter().any(|person| Some(*person) != *asked) {
            return hidden("somebody else's question was told");
        }
        let names = |person: &PersonKey| heard.re.is_none_or(|re| re.starts_with(&format!("{person}-")));
        if !to.iter().all(names) {
            return hidden("the answer to somebody else's request was told");
        }
        if heard.invite.is_some() && to.iter().any(|person| person != host) {
            return hidden("the invitation was told");
        }
        let seed = heard.fair.as_ref().is_some_and(|fair| fair.server_seed.is_some());
        if !over && (seed || text.contains(secret)) {
            return hidden("the secret of the dice was told");
        }
        Ok(())
    }

    /// Time has passed until now; the table is about to be told something.
    pub fn before(&mut self, now: Millis) {
        if let Some((since, position)) = self.thinking.take() {
            self.thought.entry(position).or_default().0 += now - since;
        }
    }

    /// The table was told something and rests; whoever is asked has so much of their time left, and for so long somebody
    /// was there to notice.
    pub fn after(
        &mut self,
        left: Option<(Millis, Millis)>,
        there: Millis,
        disk: &Disk,
        now: Millis,
    ) -> Result<(), Wrong> {
        let Some((left, time)) = left else { return Ok(()) };
        let position = disk.position();
        self.thinking = Some((now, position));
        let (thought, slack) = self.thought.get(&position).copied().unwrap_or_default();
        if left > time - thought + slack + self.slack {
            let what = format!("after {thought} of {time} ms at line {position}, {left} ms are left");
            return Err((Law::Clock, what));
        }
        if there.min(-left) > LATE {
            return Err((Law::Clock, format!("{} ms after its time the game goes on", -left)));
        }
        Ok(())
    }

    /// The server is gone, and doesn't know exactly since when.
    pub fn killed(&mut self, now: Millis, disk: &Disk) {
        self.before(now);
        self.thought.entry(disk.position()).or_default().1 += KILLED;
    }
}
