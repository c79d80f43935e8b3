//! What clients are told.

use crate::{
    Manner,
    company::Wants,
    encode::{self, Passed, Shown},
    history::Told,
    machine::{Cx, Machine, Refused},
    notes,
    protocol::{Declined, Proposal, Proposed, Refusal, SeatInfo, ServerMessage, TableInfo, Until, Update},
};
use games::Playable;
use serde_json::value::{RawValue, to_raw_value};
use words::{Lang, Words};

/// What everybody who wants the same is shown of a position.
struct Shared {
    wants: Wants,
    turn: Box<RawValue>,
    story: Box<RawValue>,
    outcome: Option<Box<RawValue>>,
    ask: Option<Box<RawValue>>,
    forecast: Option<Box<RawValue>>,
}

/// What makes one client's update differ from another's: what they want, and what they may do.
#[derive(PartialEq)]
struct Shade<'r> {
    n: usize,
    mine: bool,
    undo: bool,
    re: Option<&'r str>,
}

impl<G: Playable> Machine<'_, G> {
    fn words(&self, lang: Option<Lang>) -> Option<&Words> {
        lang.map(|lang| self.laid.words(lang))
    }

    /// The position, and what led to it; the answer to a request, if it is one.
    pub(crate) fn send_updates(&self, ids: &[u64], told: &[Told<G>], re: Option<(u64, &str)>, cx: &mut Cx<'_>) {
        let begun = self.fair.is_some();
        let view = if begun { encode::view(self.table, self.standing.state()) } else { RawValue::NULL.to_owned() };
        let asked = self.asked_place().filter(|_| begun && self.frozen.is_none());
        let mut shared: Vec<Shared> = Vec::new();
        // Whoever is shown the same is told the same message, which is written once.
        let mut same: Vec<(Shade<'_>, Vec<u64>)> = Vec::new();
        for &id in ids {
            let Some(guest) = self.company.guest(id) else { continue };
            let places = self.company.places(id);
            let mine = asked.is_some_and(|place| places.contains(&place));
            let n = match shared.iter().position(|shared| shared.wants == guest.wants) {
                Some(n) => n,
                None => {
                    shared.push(self.share(guest.wants, told, begun));
                    shared.len() - 1
                }
            };
            if mine && shared[n].ask.is_none() {
                let decision = self.decision(&[]).ok();
                shared[n].ask = decision.and_then(|decision| self.ask(guest.wants, decision.state()));
            }
            let undo = self.check_may_undo(id).is_ok() && places.iter().any(|place| self.can_undo(*place));
            let re = re.filter(|(asker, _)| *asker == id).map(|(_, request)| request);
            let shade = Shade { n, mine, undo, re };
            match same.iter_mut().find(|(other, _)| *other == shade) {
                Some((_, to)) => to.push(id),
                None => same.push((shade, vec![id])),
            }
        }
        for (Shade { n, mine, undo, re }, to) in same {
            let update = Update {
                seq: self.standing.seq(),
                re,
                ask: shared[n].ask.as_deref().filter(|_| mine),
                undo,
                deadline: self.deadline(cx.now),
                turn: &shared[n].turn,
                story: &shared[n].story,
                outcome: shared[n].outcome.as_deref(),
                view: &view,
                forecast: shared[n].forecast.as_deref(),
            };
            cx.tell(to, &ServerMessage::Update(update));
        }
    }

    fn share(&self, wants: Wants, told: &[Told<G>], begun: bool) -> Shared {
        let words = self.words(wants.lang);
        // A story from the beginning is read, not drawn: nobody has a view from before it.
        let changes = wants.changes && told.first().is_none_or(|line| line.seq > 1);
        let forecast = || encode::forecast(self.table, self.standing.state(), words);
        Shared {
            wants,
            turn: if begun { encode::turn(&self.standing, words) } else { RawValue::NULL.to_owned() },
            story: encode::story(self.table, told, self.standing.state(), words, changes),
            outcome: encode::outcome(&self.standing, words),
            ask: None,
            forecast: (wants.forecast && begun).then(forecast),
        }
    }

    fn ask(&self, wants: Wants, state: &G::State) -> Option<Box<RawValue>> {
        let asked = self.asked_place();
        let declined = self.notes.declined.iter().filter(|declined| Some(declined.place) == asked);
        let phase = |one: &notes::Declined| (one.until == Until::Phase).then_some(one.phase);
        let passed: Vec<_> = declined.map(|one| Passed { window: &one.window, phase: phase(one) }).collect();
        let shown = Shown { words: self.words(wants.lang), previews: wants.previews, passed: &passed };
        encode::ask(self.table, state, shown)
    }

    fn can_undo(&self, place: usize) -> bool {
        let undo_to = self.table.seat_at(place).and_then(|seat| self.undo_to(seat));
        self.frozen.is_none() && undo_to.is_some_and(|to| self.check_room().and(self.check_undone(to)).is_ok())
    }

    /// The next step of a decision, to whoever makes it and nobody else.
    pub(crate) fn tell_step(&self, id: u64, request: &str, state: &G::State, cx: &mut Cx<'_>) {
        let Some(ask) = self.company.guest(id).and_then(|guest| self.ask(guest.wants, state)) else { return };
        cx.tell(vec![id], &ServerMessage::Step { re: Some(request), seq: self.standing.seq(), ask: &ask });
    }

    /// A request was carried out that changed nothing at the table.
    pub(crate) fn tell_done(&self, id: u64, request: &str, cx: &mut Cx<'_>) {
        cx.tell(vec![id], &ServerMessage::Done { re: request, seq: self.standing.seq() });
    }

    /// A request was not carried out.
    pub(crate) fn tell_refused(&self, id: u64, request: Option<&str>, refused: &Refused, cx: &mut Cx<'_>) {
        let Some(guest) = self.company.guest(id) else { return };
        let words = self.laid.words(guest.wants.lang.unwrap_or_default());
        let say = |code: Refusal| words.text(code.key(), &[]);
        let (code, why, rule) = match refused {
            Refused::Because(code) => (*code, say(*code), None),
            Refused::Malformed(why) => (Refusal::Malformed, format!("{} {why}", say(Refusal::Malformed)), None),
            Refused::ByTheRules(refused) => {
                let rule = match refused {
                    tabletop::Refused::Illegal(illegal) => Some(illegal.rule),
                    _ => None,
                };
                (Refusal::Illegal, self.table.say_refusal(words, refused), rule)
            }
        };
        cx.tell_so(vec![id], &ServerMessage::Refused { re: request, code, why, rule }, Manner::Refusal);
    }

    /// Who sits where and what was agreed, to everybody.
    pub(crate) fn tell_table(&mut self, cx: &mut Cx<'_>) {
        let everybody = self.company.synced();
        self.send_table(&everybody, Manner::Now, cx);
    }

    /// Tells who is there to everybody who doesn't know; those who read slowly hear it later.
    pub(crate) fn tell_presence(&mut self, cx: &mut Cx<'_>) {
        self.company.due = None;
        let due = self.company.guests.iter().filter(|guest| guest.synced && !guest.told).map(|guest| guest.id);
        let due: Vec<_> = due.collect();
        self.send_table(&due, Manner::CanWait, cx);
    }

    pub(crate) fn send_table(&mut self, ids: &[u64], manner: Manner, cx: &mut Cx<'_>) {
        for &id in ids {
            let Some(guest) = self.company.guest_mut(id) else { continue };
            guest.told = true;
            let person = guest.person;
            let fair = self.company.promise(self.laid.seed, &self.laid.deal, self.standing.is_over());
            let fair = to_raw_value(&fair).unwrap_or_else(|error| unreachable!("a promise is JSON: {error}"));
            let places = self.company.places(id);
            let declined = self.notes.declined.iter().filter(|declined| places.contains(&declined.place));
            let mut declined: Vec<_> =
                declined.map(|one| Declined { window: one.window.as_str(), until: one.until }).collect();
            declined.dedup_by_key(|one| one.window);
            let invited = self.laid.host == person && self.company.has_free_seat();
            let info = TableInfo {
                link: &self.laid.link,
                game: G::NAME,
                setup: &self.laid.setup,
                options: &self.laid.options,
                status: self.status,
                seats: self.seat_infos(&places),
                watchers: self.company.watchers(),
                fair: &fair,
                proposals: self.notes.proposals.iter().map(|(what, by)| self.proposed(*what, by)).collect(),
                declined,
                muted: self.muted_by(person),
                keeps_talk: self.notes.keep_talk,
                invite: Some(self.laid.invite.as_str()).filter(|_| invited),
                frozen: self.frozen.as_ref(),
                moved: self.notes.moved.as_deref(),
                unrated: self.unrated,
            };
            cx.tell_so(vec![id], &ServerMessage::Table(info), manner);
        }
    }

    fn proposed(&self, what: Proposal, by: &[usize]) -> Proposed<'_> {
        Proposed { what, by: by.iter().map(|place| self.company.seats[*place].seat.as_str()).collect() }
    }

    fn seat_infos(&self, mine: &[usize]) -> Vec<SeatInfo<'_>> {
        let infos = self.company.seats.iter().enumerate().map(|(place, seat)| SeatInfo {
            seat: &seat.seat,
            name: seat.name.as_deref(),
            bot: seat.bot.is_some(),
            you: mine.contains(&place),
            ready: seat.seed.is_some(),
            here: seat.person.is_some_and(|person| self.company.is_here(person)),
            claim: self.claimable(place),
            rating: seat.rating,
        });
        infos.collect()
    }
}
