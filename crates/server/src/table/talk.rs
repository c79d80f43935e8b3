//! What people say at the table. It lasts as long as the game; afterwards it is kept only if everybody who plays wishes so.

use super::{
    host::{Done, Host, Refused},
    tell::text,
};
use crate::{
    games::Playable,
    names::tidy_text,
    protocol::{Refusal, ServerMessage, TalkLine},
    store::{Change, PersonKey, Said, StoreError, now},
};

/// The longest thing that can be said, in characters.
const LONGEST: usize = 300;
/// How much of what was said is shown to who comes later.
const REMEMBERED: usize = 200;
/// How many watchers can have a say at one table.
const MOST_WATCHERS: usize = 100;
/// So many lines of one person in so many milliseconds are a conversation; more are a flood.
const FLOOD: (usize, i64) = (5, 10_000);

/// Something that was said, and by what name.
pub(super) struct Line {
    pub said: Said,
    pub name: String,
}

impl<G: Playable> Host<'_, G> {
    /// Takes what was said from disk.
    pub(super) async fn recall_talk(&mut self) -> Result<(), StoreError> {
        let mut talk = Vec::new();
        for said in self.house.store.talk(self.row.key, REMEMBERED as i64).await? {
            let person = self.house.store.person(said.person).await?;
            talk.push(Line { said, name: person.map(|person| person.name).unwrap_or_default() });
        }
        self.talk = talk;
        Ok(())
    }

    /// The number of a speaker at this table: the first of their places, or behind the seats for a watcher.
    fn speaker(&self, person: PersonKey) -> Option<usize> {
        let seat = self.seats.iter().position(|seat| seat.row.person == Some(person));
        let watcher = || self.notes.watchers.iter().position(|watcher| *watcher == person);
        seat.or_else(|| watcher().map(|n| self.seats.len() + n))
    }

    /// Passes on what somebody says.
    pub(super) async fn chat(&mut self, id: u64, said: &str) -> Done {
        let said = tidy_text(said);
        let said = said.trim();
        if said.is_empty() || said.chars().count() > LONGEST {
            return Err(Refused::Malformed(format!("text: expected 1 to {LONGEST} characters")));
        }
        let Some((person, name)) = self.person(id).map(|person| (person.key, person.name.clone())) else {
            return Ok(());
        };
        let at = now();
        let own = self.talk.iter().rev().filter(|line| line.said.person == person);
        if own.take(FLOOD.0).filter(|line| line.said.at > at - FLOOD.1).count() == FLOOD.0 {
            return Err(Refusal::TooFast.into());
        }
        if self.speaker(person).is_none() {
            if self.notes.watchers.len() == MOST_WATCHERS {
                return Err(Refusal::NotNow.into());
            }
            self.notes.watchers.push(person);
        }
        let number = self.talk.last().map_or(0, |line| line.said.number) + 1;
        let said = Said { table: self.row.key, number, person, text: said.to_owned(), at };
        // Once the game is over nothing is kept that nobody agreed to.
        let kept = if self.is_talk_kept() { vec![said.clone()] } else { Vec::new() };
        self.keep(Change { said: kept, ..Change::default() }).await?;
        self.talk.push(Line { said, name });
        if self.talk.len() > REMEMBERED {
            self.talk.remove(0);
        }
        self.tell_talk(self.talk.len() - 1);
        Ok(())
    }

    fn is_talk_kept(&self) -> bool {
        self.notes.keep_talk || !self.standing.is_over()
    }

    /// Tells a line to everybody who may hear it.
    fn tell_talk(&mut self, n: usize) {
        let ids: Vec<_> = self.guests.iter().filter(|guest| guest.synced).map(|guest| guest.connection.id).collect();
        for id in ids {
            let line = &self.talk[n];
            if self.may_hear(id, line) {
                let message = text(&ServerMessage::Chat(self.shown(line)));
                self.send(id, message);
            }
        }
    }

    /// Everything that was said, to somebody who comes, or who hears somebody again.
    pub(super) fn send_talk(&mut self, id: u64) {
        let lines = self.talk.iter().filter(|line| self.may_hear(id, line)).map(|line| self.shown(line));
        let message = text(&ServerMessage::Talk { lines: lines.collect() });
        self.send(id, message);
    }

    fn shown<'a>(&'a self, line: &'a Line) -> TalkLine<'a> {
        let who = self.speaker(line.said.person).unwrap_or_default();
        let seat = self.seats.get(who).map(|seat| seat.row.seat.as_str());
        TalkLine { number: line.said.number, who, name: &line.name, seat, text: &line.said.text, at: line.said.at }
    }

    /// Watchers give no advice: while people play against each other, players don't hear them. Nobody hears whom they
    /// have muted.
    fn may_hear(&self, id: u64, line: &Line) -> bool {
        let Some(listener) = self.person(id).map(|person| person.key) else { return false };
        let Some(speaker) = self.speaker(line.said.person) else { return false };
        let advice = speaker >= self.seats.len()
            && self.others_play()
            && !self.standing.is_over()
            && !self.places(id).is_empty();
        !advice && !self.notes.mutes.contains(&(listener, speaker))
    }

    /// Stops hearing somebody, or hears them again. Nobody else learns of it.
    pub(super) async fn mute(&mut self, id: u64, request: String, who: usize, muted: bool) -> Done {
        let Some(listener) = self.person(id).map(|person| person.key) else { return Ok(()) };
        let known = who < self.seats.len() + self.notes.watchers.len();
        if !known || self.speaker(listener) == Some(who) {
            return Err(Refused::Malformed("who: expected the number of somebody else at this table".to_owned()));
        }
        self.notes.mutes.retain(|mute| *mute != (listener, who));
        if muted {
            self.notes.mutes.push((listener, who));
        }
        self.keep(Change::default()).await?;
        self.tell_done(id, &request);
        self.send_table(id);
        self.send_talk(id);
        Ok(())
    }

    /// Whom somebody has muted.
    pub(super) fn muted_by(&self, person: PersonKey) -> Vec<usize> {
        self.notes.mutes.iter().filter(|(listener, _)| *listener == person).map(|(_, who)| *who).collect()
    }

    /// Everybody wishes that what was said is kept, or somebody doesn't any more.
    pub(super) async fn keep_talk(&mut self, keep: bool) -> Done {
        self.notes.keep_talk = keep;
        let over = self.standing.is_over();
        let said = self.talk.iter().filter(|_| keep && over).map(|line| line.said.clone()).collect();
        self.keep(Change { said, forget_talk: over && !keep, ..Change::default() }).await
    }
}
