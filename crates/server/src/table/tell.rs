//! What clients are told.

use super::{
    encode::{self, Passed, Shown},
    history::{Standing, Told},
    host::{Done, Guest, Host, Refused, Wants},
};
use crate::{
    games::Playable,
    protocol::{Declined, Proposal, Proposed, Refusal, SeatInfo, ServerMessage, TableInfo, Until, Update},
};
use axum::extract::ws::Utf8Bytes;
use serde_json::value::RawValue;
use tabletop::Fair;

/// What everybody who wants the same is shown of a position.
struct Shared {
    wants: Wants,
    turn: Box<RawValue>,
    story: Box<RawValue>,
    outcome: Option<Box<RawValue>>,
    ask: Option<Box<RawValue>>,
    forecast: Option<Box<RawValue>>,
}

/// A message as it goes over the wire.
pub(super) fn text(message: &ServerMessage<'_>) -> Utf8Bytes {
    let written = serde_json::to_string(message);
    written.unwrap_or_else(|error| unreachable!("a message is always JSON: {error}")).into()
}

impl<G: Playable> Host<'_, G> {
    /// Sends to one client. One that doesn't keep up is let go: it comes back and resyncs.
    pub(super) fn send(&mut self, id: u64, message: Utf8Bytes) {
        let Some(place) = self.guests.iter().position(|guest| guest.connection.id == id) else { return };
        if !self.guests[place].connection.out.send(message) {
            self.house.metrics.too_slow.inc();
            self.guests.swap_remove(place);
            self.note_presence();
        }
    }

    fn synced(&self) -> Vec<u64> {
        self.guests.iter().filter(|guest| guest.synced).map(|guest| guest.connection.id).collect()
    }

    /// Sends the same to everybody.
    pub(super) fn tell_everybody(&mut self, message: &ServerMessage<'_>) {
        let message = text(message);
        self.synced().into_iter().for_each(|id| self.send(id, message.clone()));
    }

    /// Shows a client everything, and the story after a line.
    pub(super) async fn sync(&mut self, id: u64, since: Option<i64>) -> Done {
        let first = self.guest(id).is_some_and(|guest| !guest.synced);
        if let Some(guest) = self.guests.iter_mut().find(|guest| guest.connection.id == id) {
            guest.synced = true;
        }
        if first {
            self.note_presence();
        }
        let story = self.story_since(since.unwrap_or(0)).await?;
        self.send_table(id);
        self.send_updates(&[id], &story, None);
        if !self.talk.is_empty() {
            self.send_talk(id);
        }
        Ok(())
    }

    /// What happened after a line, read from disk: that is the story as everybody was told it.
    async fn story_since(&self, since: i64) -> Result<Vec<Told<G>>, Refused> {
        if since >= self.standing.seq() {
            return Ok(Vec::new());
        }
        let history = self.house.store.history(self.row.key).await.map_err(|_| Refused::Broken)?;
        let mut story = Vec::new();
        let wanted = |told: Told<G>| {
            if told.seq > since {
                story.push(told)
            }
        };
        Standing::replay(&**self.table, &history, wanted);
        Ok(story)
    }

    /// After trouble with the disk: whatever everybody has not been told yet.
    pub(super) async fn tell_missed(&mut self) -> Done {
        let story = self.story_since(self.shown).await?;
        self.shown = self.standing.seq();
        let everybody = self.synced();
        self.send_updates(&everybody, &story, None);
        Ok(())
    }

    /// The position after a move, to everybody.
    pub(super) fn tell_update(&mut self, told: &[Told<G>], re: Option<(u64, &str)>) {
        let everybody = self.synced();
        self.send_updates(&everybody, told, re);
    }

    /// The position again, as the answer to a request that was carried out before.
    pub(super) fn tell_again(&mut self, id: u64, request: &str) {
        self.send_updates(&[id], &[], Some((id, request)));
    }

    fn send_updates(&mut self, ids: &[u64], told: &[Told<G>], re: Option<(u64, &str)>) {
        let begun = self.fair.is_some();
        let view = if begun { encode::view(&**self.table, self.standing.state()) } else { RawValue::NULL.to_owned() };
        let asked = self.standing.asked().filter(|_| begun && self.frozen.is_none());
        let asked = asked.map(|seat| self.table.place_of(seat));
        let mut shared: Vec<Shared> = Vec::new();
        let mut messages = Vec::new();
        for &id in ids {
            let Some(guest) = self.guest(id) else { continue };
            let places = self.places(id);
            let mine = asked.is_some_and(|place| places.contains(&place));
            let n = match shared.iter().position(|shared| shared.wants == guest.wants) {
                Some(n) => n,
                None => {
                    shared.push(self.share(guest.wants, told, begun));
                    shared.len() - 1
                }
            };
            if mine && shared[n].ask.is_none() {
                let asked = self.decision(&[]).ok();
                shared[n].ask = asked.and_then(|decision| self.ask(guest.wants, decision.state()));
            }
            let undo = self.check_may_undo(id).is_ok() && places.iter().any(|place| self.can_undo(*place));
            let update = Update {
                seq: self.standing.seq(),
                re: re.filter(|(asker, _)| *asker == id).map(|(_, request)| request),
                ask: shared[n].ask.as_deref().filter(|_| mine),
                undo,
                deadline: self.deadline(),
                turn: &shared[n].turn,
                story: &shared[n].story,
                outcome: shared[n].outcome.as_deref(),
                view: &view,
                forecast: shared[n].forecast.as_deref(),
            };
            messages.push((id, text(&ServerMessage::Update(update))));
        }
        messages.into_iter().for_each(|(id, message)| self.send(id, message));
    }

    fn share(&self, wants: Wants, told: &[Told<G>], begun: bool) -> Shared {
        let words = self.words(wants.lang);
        let forecast = || encode::forecast(&**self.table, self.standing.state(), words);
        Shared {
            wants,
            turn: if begun { encode::turn(&self.standing, words) } else { RawValue::NULL.to_owned() },
            story: encode::story(&**self.table, told, words),
            outcome: encode::outcome(&self.standing, words),
            ask: None,
            forecast: (wants.forecast && begun).then(forecast),
        }
    }

    fn ask(&self, wants: Wants, state: &G::State) -> Option<Box<RawValue>> {
        let asked = self.standing.asked().map(|seat| self.table.place_of(seat));
        let declined = self.notes.declined.iter().filter(|declined| Some(declined.place) == asked);
        let phase = |one: &super::host::Declined| (one.until == Until::Phase).then_some(one.phase);
        let passed: Vec<_> = declined.map(|one| Passed { window: &one.window, phase: phase(one) }).collect();
        let shown = Shown { words: self.words(wants.lang), previews: wants.previews, passed: &passed };
        encode::ask(&**self.table, state, shown)
    }

    fn can_undo(&self, place: usize) -> bool {
        let undo_to = self.table.seat_at(place).and_then(|seat| self.undo_to(seat));
        self.frozen.is_none() && undo_to.is_some_and(|to| self.check_room().and(self.check_undone(to)).is_ok())
    }

    /// The next step of a decision, to whoever makes it and nobody else.
    pub(super) fn tell_step(&mut self, id: u64, request: &str, state: &G::State) {
        let Some(ask) = self.guest(id).and_then(|guest| self.ask(guest.wants, state)) else { return };
        let message = text(&ServerMessage::Step { re: Some(request), seq: self.standing.seq(), ask: &ask });
        self.send(id, message);
    }

    /// A request was carried out that changed nothing at the table.
    pub(super) fn tell_done(&mut self, id: u64, request: &str) {
        let message = text(&ServerMessage::Done { re: request, seq: self.standing.seq() });
        self.send(id, message);
    }

    /// A request was not carried out.
    pub(super) fn tell_refused(&mut self, id: u64, request: Option<&str>, refused: Refused) {
        self.house.metrics.refused.inc();
        let Some(guest) = self.guest(id) else { return };
        let words = self.house.words(guest.wants.lang.unwrap_or_default());
        let say = |code: Refusal| words.text(code.key(), &[]);
        let (code, why, rule) = match &refused {
            Refused::Because(code) => (*code, say(*code), None),
            Refused::Malformed(why) => (Refusal::Malformed, format!("{} {why}", say(Refusal::Malformed)), None),
            Refused::ByTheRules(refused) => {
                let rule = match refused {
                    tabletop::Refused::Illegal(illegal) => Some(illegal.rule),
                    _ => None,
                };
                (Refusal::Illegal, self.table.say_refusal(words, refused), rule)
            }
            Refused::Broken => (Refusal::NotWritten, say(Refusal::NotWritten), None),
        };
        let message = text(&ServerMessage::Refused { re: request, code, why, rule });
        self.send(id, message);
    }

    /// Who sits where and what was agreed, to everybody.
    pub(super) fn tell_table(&mut self) {
        self.synced().into_iter().for_each(|id| self.send_table(id));
    }

    pub(super) fn send_table(&mut self, id: u64) {
        let Some(guest) = self.guests.iter_mut().find(|guest| guest.connection.id == id) else { return };
        guest.told = true;
        let person = guest.connection.person.key;
        let places = self.places(id);
        let fair = self.promise();
        let declined = self.notes.declined.iter().filter(|declined| places.contains(&declined.place));
        let mut declined: Vec<_> =
            declined.map(|one| Declined { window: one.window.as_str(), until: one.until }).collect();
        declined.dedup_by_key(|one| one.window);
        let info = TableInfo {
            link: &self.row.link,
            game: &self.row.game,
            setup: &self.setup,
            options: &self.options,
            status: &self.row.status,
            seats: self.seat_infos(&places),
            watchers: self.guests.iter().filter(|guest| self.is_watcher(guest)).count(),
            fair: &fair,
            proposals: self.notes.proposals.iter().map(|(what, by)| self.proposed(*what, by)).collect(),
            declined,
            muted: self.muted_by(person),
            keeps_talk: self.notes.keep_talk,
            invite: Some(self.row.invite.as_str()).filter(|_| self.row.host == person && self.has_free_seat()),
            frozen: self.frozen.as_ref(),
            moved: self.notes.moved.as_deref(),
            unrated: self.unrated,
        };
        let message = text(&ServerMessage::Table(info));
        self.send(id, message);
    }

    fn proposed(&self, what: Proposal, by: &[usize]) -> Proposed<'_> {
        Proposed { what, by: by.iter().map(|place| self.seats[*place].row.seat.as_str()).collect() }
    }

    fn has_free_seat(&self) -> bool {
        self.seats.iter().any(|seat| seat.row.person.is_none() && seat.row.bot.is_none())
    }

    fn is_watcher(&self, guest: &Guest) -> bool {
        let person = Some(guest.connection.person.key);
        guest.synced && self.seats.iter().all(|seat| seat.row.person != person)
    }

    fn seat_infos(&self, mine: &[usize]) -> Vec<SeatInfo<'_>> {
        let infos = self.seats.iter().enumerate().map(|(place, seat)| SeatInfo {
            seat: &seat.row.seat,
            name: seat.name.as_deref(),
            bot: seat.row.bot.is_some(),
            you: mine.contains(&place),
            ready: seat.row.seed.is_some(),
            here: seat.row.person.is_some_and(|person| self.is_here(person)),
            claim: self.claimable(place),
            rating: seat.rating,
        });
        infos.collect()
    }

    /// What is promised about the dice: the secret stays one until the game is over.
    fn promise(&self) -> Box<RawValue> {
        let seeds = self.seats.iter().map(|seat| seat.row.seed.clone().unwrap_or_default()).collect();
        let mut fair = Fair::new(self.seed, self.row.deal.clone(), seeds);
        if !self.standing.is_over() {
            fair.server_seed = None;
        }
        serde_json::value::to_raw_value(&fair).unwrap_or_else(|error| unreachable!("a promise is JSON: {error}"))
    }
}
