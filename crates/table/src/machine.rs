//! The table.

use crate::{
    Input, Laid, Manner, Millis, Now, Output, PersonKey, Remembered, Said, Seated, Status, Wanted,
    advice::Hinting,
    clock::TimeUsed,
    company::{Company, Wants},
    history::{Line, Row, Standing, Told},
    notes::Notes,
    protocol::{ClientMessage, Frozen, LONGEST_REQUEST, Refusal, ServerMessage, Unrated},
};
use games::Playable;
use std::collections::{BTreeMap, BTreeSet};
use tabletop::{Ended, Fair, How};

/// A table: the game as it stands, the company, what they have agreed on and said, and what is under way.
pub struct Machine<'t, G: Playable> {
    pub(crate) laid: Laid,
    pub(crate) table: &'t G,
    pub(crate) standing: Standing<'t, G>,
    pub(crate) frozen: Option<Frozen>,
    pub(crate) status: Status,
    pub(crate) company: Company,
    /// The dice, once everybody is ready.
    pub(crate) fair: Option<Fair>,
    /// What seats have added to the dice and is not on disk yet.
    pub(crate) seeds: Vec<(usize, String)>,
    /// What each person called their requests that were carried out; in lines of older versions that is nobody's.
    pub(crate) requests: BTreeMap<Option<PersonKey>, BTreeSet<String>>,
    pub(crate) notes: Notes,
    /// The notes as they are on disk.
    pub(crate) noted: String,
    pub(crate) talk: Vec<Said>,
    /// After an undo nothing is declined for the seat until it chooses.
    pub(crate) asks_again: bool,
    /// The position that a bot thinks about.
    pub(crate) pondering: Option<i64>,
    pub(crate) hinting: Option<Hinting>,
    /// The last line that everybody was told.
    pub(crate) shown: i64,
    /// Whose decision everybody waits for.
    pub(crate) awaited: Option<PersonKey>,
    pub(crate) unrated: Option<Unrated>,
    pub(crate) busy: Option<Busy<G>>,
    /// Who waits for an answer to what is under way, and the name of their request.
    pub(crate) answering: Option<(u64, Option<String>)>,
    /// Whether the host waits for the end of the game.
    pub(crate) closing: bool,
}

/// What is under way outside; until it is done nothing else is.
pub(crate) enum Busy<G: Playable> {
    /// A change is being written since then, with these notes.
    Writing { since: Millis, note: Option<String>, then: After<G> },
    /// The story after a line is read for a client.
    Reading { id: u64, since: i64 },
    /// Nobody knows what is on disk, so that is read; the clock as it was before, and since when that didn't work.
    StartingOver { since: Millis, clock: TimeUsed },
    /// The same table is laid again, for this client and request.
    Laying(u64, String),
}

/// What follows when a change is written.
pub(crate) enum After<G: Playable> {
    Lines(Lines<G>),
    Note(Then),
}

/// Lines that are told when they are written.
pub(crate) struct Lines<G: Playable> {
    pub told: Vec<Told<G>>,
    pub request: Option<(u64, String)>,
    pub person: Option<PersonKey>,
    pub took: Millis,
    pub status: Option<Status>,
    pub news: bool,
}

/// What follows when a note is written.
pub(crate) enum Then {
    /// A client's request has changed what everybody sees of the table.
    Changed(u64, String),
    /// The same, and the game may go on.
    Declined(u64, String),
    /// The players go on at another table.
    Moved(u64, String),
    Said(Said),
    Muted(u64, String),
}

/// Why a request was not carried out.
#[derive(Clone, Debug)]
pub(crate) enum Refused {
    Because(Refusal),
    ByTheRules(tabletop::Refused),
    /// A message that can't be understood.
    Malformed(String),
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self::Because(refusal)
    }
}

pub(crate) type Done = Result<(), Refused>;

/// When something happens, and where the table says what it wants.
pub(crate) struct Cx<'a> {
    pub now: Now,
    pub out: &'a mut Vec<Output>,
}

impl Cx<'_> {
    /// Tells several the same.
    pub fn tell(&mut self, to: Vec<u64>, message: &ServerMessage<'_>) {
        self.tell_so(to, message, Manner::Now);
    }

    pub fn tell_so(&mut self, to: Vec<u64>, message: &ServerMessage<'_>, manner: Manner) {
        if to.is_empty() {
            return;
        }
        let text = serde_json::to_string(message);
        let text = text.unwrap_or_else(|error| unreachable!("a message is always JSON: {error}"));
        self.out.push(Output::Tell { to, text, manner });
    }
}

impl<'t, G: Playable> Machine<'t, G> {
    /// A table as it was kept, with what was said there. It wants to know nothing yet: begin with [`Input::Tick`].
    pub fn new(
        laid: Laid,
        table: &'t G,
        status: Status,
        kept: Remembered,
        talk: Vec<Said>,
        now: Now,
        out: &mut Vec<Output>,
    ) -> Self {
        let mut machine = Self {
            laid,
            table,
            standing: Standing::new(table),
            frozen: None,
            status,
            company: Company::default(),
            fair: None,
            seeds: Vec::new(),
            requests: BTreeMap::new(),
            notes: Notes::default(),
            noted: String::new(),
            talk,
            asks_again: false,
            pondering: None,
            hinting: None,
            shown: 0,
            awaited: None,
            unrated: None,
            busy: None,
            answering: None,
            closing: false,
        };
        let cx = &mut Cx { now, out };
        machine.recall(kept, |_| {});
        machine.shown = machine.standing.seq();
        machine.company.changed(now);
        machine.awaited = machine.asked_person();
        machine.note_turn(cx);
        machine.go_on(cx);
        machine.ponder(cx);
        machine
    }

    /// Something happens. What the table wants is added to `out`, in order.
    pub fn tell(&mut self, input: Input, now: Now, out: &mut Vec<Output>) {
        let cx = &mut Cx { now, out };
        match input {
            Input::Joined { id, person, name } => {
                if !self.company.join(id, person, name, self.laid.bounds.watchers, now) {
                    cx.out.push(Output::LetGo { id, why: "too many watch this table" });
                }
            }
            Input::Left { id } => self.company.leave(id, now),
            Input::Slow { id } => self.company.tell_later(id, now),
            Input::Written { unrated } => self.written(unrated, cx),
            Input::NotWritten => self.not_written(cx),
            Input::Story(lines) => self.synced(&lines, cx),
            Input::Everything(kept) => self.start_over(kept, cx),
            Input::Laid(laid) => self.laid_again(laid, cx),
            other if self.busy.is_some() => {
                debug_assert!(matches!(other, Input::Tick), "{other:?} has to wait");
            }
            Input::Message { id, message } => self.hear(id, message, cx),
            Input::Malformed { id, why } => self.tell_refused(id, None, &Refused::Malformed(why), cx),
            Input::TooFast { id } => self.tell_refused(id, None, &Refusal::TooFast.into(), cx),
            Input::Reseated { seats, unrated } => {
                self.reseat(seats, unrated);
                self.company.changed(now);
                self.tell_table(cx);
                self.go_on(cx);
            }
            Input::Thought { seq, choices } => self.bot_chose(seq, &choices, cx),
            Input::Hinted(advice) => self.tell_hint(advice.as_deref(), cx),
            Input::Close => self.close(cx),
            Input::Tick => self.tick(cx),
        }
        self.ponder(cx);
    }

    /// Whether something is under way outside, so that most inputs have to wait.
    pub fn is_busy(&self) -> bool {
        self.busy.is_some()
    }

    /// The game as it stands.
    pub fn standing(&self) -> &Standing<'t, G> {
        &self.standing
    }

    /// What stays the same.
    pub fn laid(&self) -> &Laid {
        &self.laid
    }

    /// What has become of the table.
    pub fn status(&self) -> Status {
        self.status
    }

    /// Who sits where.
    pub fn seats(&self) -> &[Seated] {
        &self.company.seats
    }

    /// When those who came and went are told, by the monotonic time, if there are any.
    pub fn presence_due(&self) -> Option<Millis> {
        self.company.due
    }

    /// Until when whoever is asked has to decide, by the wall time.
    pub fn deadline(&self, now: Now) -> Option<Millis> {
        let place = self.asked_place()?;
        let person = self.company.seats.get(place).is_some_and(|seat| seat.person.is_some());
        let running = person && self.fair.is_some() && self.frozen.is_none();
        let time = self.laid.options.clock.millis().filter(|_| running)?;
        self.standing.clock.deadline(time, self.down(now))
    }

    /// How long nobody was there to play while whoever is asked was.
    pub(crate) fn down(&self, now: Now) -> Millis {
        self.laid.downtime.within(self.standing.clock.since(), now.wall)
    }

    /// The place of whoever is asked.
    pub(crate) fn asked_place(&self) -> Option<usize> {
        self.standing.asked().map(|seat| self.table.place_of(seat))
    }

    /// Takes the game from what is kept, and tells each line.
    pub(crate) fn recall(&mut self, kept: Remembered, tell: impl FnMut(Told<G>)) {
        self.reseat(kept.seats, kept.unrated);
        (self.standing, self.frozen) = Standing::recall(self.table, self.laid.rules, &kept.lines, tell);
        self.requests.clear();
        for (person, request) in kept.lines.into_iter().filter_map(|row| Some((row.person, row.request?))) {
            self.requests.entry(person).or_default().insert(request);
        }
        self.notes = Notes::read(&kept.note);
        self.noted = kept.note;
        self.seeds.clear();
    }

    fn reseat(&mut self, seats: Vec<Seated>, unrated: Option<Unrated>) {
        self.company.seats = seats;
        self.unrated = unrated;
        self.deal();
    }

    /// Why the history can't be replayed any further, if so.
    pub fn frozen(&self) -> Option<&Frozen> {
        self.frozen.as_ref()
    }

    fn tick(&mut self, cx: &mut Cx<'_>) {
        if self.company.due.is_some_and(|due| due <= cx.now.monotonic) {
            self.tell_presence(cx);
        } else if self.deadline(cx.now).is_some_and(|deadline| deadline <= cx.now.wall) {
            let by = self.standing.asked();
            self.end(Ended { how: How::Time, by }, None, cx);
        }
    }

    fn close(&mut self, cx: &mut Cx<'_>) {
        if self.standing.is_over() {
            return cx.out.push(Output::Closed(true));
        }
        self.closing = true;
        self.end(Ended { how: How::Abandoned, by: None }, None, cx);
    }

    /// Answers one message of a client.
    fn hear(&mut self, id: u64, message: ClientMessage, cx: &mut Cx<'_>) {
        let Some(guest) = self.company.guest_mut(id) else { return };
        if let ClientMessage::Sync { since, lang, previews, forecast, changes } = message {
            match lang.as_deref().map(str::parse).transpose() {
                Ok(lang) => guest.wants = Wants { lang, previews, forecast, changes },
                Err(error) => {
                    let why = format!("lang: {error}");
                    return self.tell_refused(id, None, &Refused::Malformed(why), cx);
                }
            }
            return self.sync(id, since.unwrap_or(0), cx);
        }
        let request = message.request().map(str::to_owned);
        let done = if !guest.synced {
            Err(Refusal::NotSynced.into())
        } else if request.as_ref().is_some_and(|request| request.is_empty() || request.len() > LONGEST_REQUEST) {
            Err(Refused::Malformed(format!("request: expected 1 to {LONGEST_REQUEST} bytes")))
        } else {
            self.carry_out(id, message, cx)
        };
        match done {
            Err(refused) => self.tell_refused(id, request.as_deref(), &refused, cx),
            Ok(()) if self.busy.is_some() => self.answering = Some((id, request)),
            Ok(()) => {}
        }
    }

    fn carry_out(&mut self, id: u64, message: ClientMessage, cx: &mut Cx<'_>) -> Done {
        match message {
            ClientMessage::Sync { .. } => Ok(()),
            ClientMessage::Ready { seed } => self.ready(id, &seed, cx),
            ClientMessage::Choose { choice: Some(_), .. } | ClientMessage::Back { .. } => Err(Refusal::Upgrade.into()),
            ClientMessage::Choose { request, seq, choices, .. } => self.choose(id, request, seq, &choices, cx),
            ClientMessage::Decide { request, seq, action } => self.decide(id, request, seq, &action, cx),
            ClientMessage::Undo { request, seq } => self.undo(id, request, seq, cx),
            ClientMessage::Agree { request, to } => self.agree(id, request, to, cx),
            ClientMessage::Disagree { request, to } => self.disagree(id, request, to, cx),
            ClientMessage::Resign { request } => self.resign(id, request, cx),
            ClientMessage::Grant { request } => self.grant(id, request, cx),
            ClientMessage::Claim { request } => self.claim(id, request, cx),
            ClientMessage::Decline { request, window, until } => self.decline(id, request, window, until, cx),
            ClientMessage::Hint { request, seq, choices } => self.hint(id, request, seq, choices, cx),
            ClientMessage::Mute { request, who, muted } => self.mute(id, request, who, muted, cx),
            ClientMessage::Chat { text } => self.chat(id, &text, cx),
        }
    }

    /// Ends the game outside its rules.
    pub(crate) fn end(&mut self, ended: Ended<G::Seat>, request: Option<(u64, String)>, cx: &mut Cx<'_>) {
        let told = self.standing.note(&Line::Ended(ended));
        self.commit(vec![told], request, cx);
    }

    /// Shows a client everything, and the story after a line.
    fn sync(&mut self, id: u64, since: i64, cx: &mut Cx<'_>) {
        let first = self.company.guest_mut(id).is_some_and(|guest| !std::mem::replace(&mut guest.synced, true));
        if first {
            self.company.changed(cx.now);
        }
        self.busy = Some(Busy::Reading { id, since });
        match since >= self.standing.seq() {
            true => self.synced(&[], cx),
            false => cx.out.push(Output::Read(Wanted::Story)),
        }
    }

    fn synced(&mut self, lines: &[Row], cx: &mut Cx<'_>) {
        let Some(Busy::Reading { id, since }) = self.busy.take() else { return };
        let mut story = Vec::new();
        if since < self.standing.seq() {
            Standing::replay(self.table, lines, |told| {
                if told.seq > since {
                    story.push(told);
                }
            });
        }
        self.send_table(&[id], Manner::Now, cx);
        self.send_updates(&[id], &story, None, cx);
        if !self.talk.is_empty() {
            self.send_talk(id, cx);
        }
    }
}
