//! What people say at the table. It lasts as long as the game; afterwards it is kept only if everybody who plays wishes so.

use crate::{
    Change, PersonKey, Said,
    machine::{Cx, Done, Machine, Refused, Then},
    protocol::{Refusal, ServerMessage, TalkLine},
};
use games::Playable;

/// The longest thing that can be said, in characters.
const LONGEST: usize = 300;
/// How much of what was said is shown to who comes later.
pub const REMEMBERED: usize = 200;
/// How many watchers can have a say at one table.
const MOST_WATCHERS: usize = 100;
/// So many lines of one person in so many milliseconds are a conversation; more are a flood.
const FLOOD: (usize, i64) = (5, 10_000);

/// A text as others are shown it: its characters stay, but none turns the rest around or controls anything.
pub fn tidy_text(text: &str) -> String {
    let is_bidi_control = |character| matches!(character, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    text.chars().filter(|character| !character.is_control() && !is_bidi_control(*character)).collect()
}

impl<G: Playable> Machine<'_, G> {
    /// The number of a speaker at this table: the first of their places, or behind the seats for a watcher.
    fn speaker(&self, person: PersonKey) -> Option<usize> {
        let seat = self.company.seats.iter().position(|seat| seat.person == Some(person));
        let watcher = || self.notes.watchers.iter().position(|watcher| *watcher == person);
        seat.or_else(|| watcher().map(|n| self.company.seats.len() + n))
    }

    /// Passes on what somebody says.
    pub(crate) fn chat(&mut self, id: u64, said: &str, cx: &mut Cx<'_>) -> Done {
        let said = tidy_text(said);
        let text = said.trim();
        if text.is_empty() || text.chars().count() > LONGEST {
            return Err(Refused::Malformed(format!("text: expected 1 to {LONGEST} characters")));
        }
        let Some(guest) = self.company.guest(id) else { return Ok(()) };
        let (person, name, at) = (guest.person, guest.name.clone(), cx.now.wall);
        let own = self.talk.iter().rev().filter(|line| line.person == person);
        if own.take(FLOOD.0).filter(|line| line.at > at - FLOOD.1).count() == FLOOD.0 {
            return Err(Refusal::TooFast.into());
        }
        if self.speaker(person).is_none() {
            if self.notes.watchers.len() == MOST_WATCHERS {
                return Err(Refusal::NotNow.into());
            }
            self.notes.watchers.push(person);
        }
        let number = self.talk.last().map_or(0, |line| line.number) + 1;
        let said = Said { number, person, name, text: text.to_owned(), at };
        // Once the game is over nothing is kept that nobody agreed to.
        let kept = self.notes.keep_talk || !self.standing.is_over();
        let change = Change { said: if kept { vec![said.clone()] } else { Vec::new() }, ..Change::default() };
        self.keep(change, Then::Said(said), cx);
        Ok(())
    }

    /// Tells a line to everybody who may hear it.
    pub(crate) fn tell_talk(&mut self, said: Said, cx: &mut Cx<'_>) {
        self.talk.push(said);
        if self.talk.len() > REMEMBERED {
            self.talk.remove(0);
        }
        let Some(line) = self.talk.last() else { return };
        let to: Vec<_> = self.company.synced().into_iter().filter(|id| self.may_hear(*id, line)).collect();
        cx.tell(to, &ServerMessage::Chat(self.shown(line)));
    }

    /// Everything that was said, to somebody who comes, or who hears somebody again.
    pub(crate) fn send_talk(&self, id: u64, cx: &mut Cx<'_>) {
        let lines = self.talk.iter().filter(|line| self.may_hear(id, line)).map(|line| self.shown(line));
        cx.tell(vec![id], &ServerMessage::Talk { lines: lines.collect() });
    }

    fn shown<'a>(&'a self, line: &'a Said) -> TalkLine<'a> {
        let who = self.speaker(line.person).unwrap_or_default();
        let seat = self.company.seats.get(who).map(|seat| seat.seat.as_str());
        TalkLine { number: line.number, who, name: &line.name, seat, text: &line.text, at: line.at }
    }

    /// Watchers give no advice: while people play against each other, players don't hear them. Nobody hears whom they
    /// have muted.
    fn may_hear(&self, id: u64, line: &Said) -> bool {
        let Some(listener) = self.company.person(id) else { return false };
        let Some(speaker) = self.speaker(line.person) else { return false };
        let advice = speaker >= self.company.seats.len()
            && self.company.others_play()
            && !self.standing.is_over()
            && self.company.sits(listener);
        !advice && !self.notes.mutes.contains(&(listener, speaker))
    }

    /// Stops hearing somebody, or hears them again. Nobody else learns of it.
    pub(crate) fn mute(&mut self, id: u64, request: String, who: usize, muted: bool, cx: &mut Cx<'_>) -> Done {
        let Some(listener) = self.company.person(id) else { return Ok(()) };
        let known = who < self.company.seats.len() + self.notes.watchers.len();
        if !known || self.speaker(listener) == Some(who) {
            return Err(Refused::Malformed("who: expected the number of somebody else at this table".to_owned()));
        }
        self.notes.mutes.retain(|mute| *mute != (listener, who));
        if muted {
            self.notes.mutes.push((listener, who));
        }
        self.keep(Change::default(), Then::Muted(id, request), cx);
        Ok(())
    }

    /// Whom somebody has muted.
    pub(crate) fn muted_by(&self, person: PersonKey) -> Vec<usize> {
        self.notes.mutes.iter().filter(|(listener, _)| *listener == person).map(|(_, who)| *who).collect()
    }

    /// Everybody wishes that what was said is kept, or somebody doesn't any more.
    pub(crate) fn keep_talk(&mut self, keep: bool, then: Then, cx: &mut Cx<'_>) {
        self.notes.keep_talk = keep;
        let over = self.standing.is_over();
        let said = if keep && over { self.talk.clone() } else { Vec::new() };
        self.keep(Change { said, forget_talk: over && !keep, ..Change::default() }, then, cx);
    }
}
