//! What is kept, and what follows when it is: nothing new is told before.

use crate::{
    Change, Manner, Output, Remembered, Status, Wanted, encode,
    history::{Row, Told},
    machine::{After, Busy, Cx, Lines, Machine, Then},
    protocol::{Refusal, ServerMessage, Unrated},
};
use games::Playable;

impl<G: Playable> Machine<'_, G> {
    /// Wants lines to be written, and only then tells anybody.
    pub(crate) fn commit(&mut self, told: Vec<Told<G>>, request: Option<(u64, String)>, cx: &mut Cx<'_>) {
        let over = self.standing.is_over();
        self.notes.position_changed(over);
        let at = cx.now.wall;
        let took = self.laid.options.clock.millis().map(|_| self.standing.clock.running(at, self.down(cx.now)));
        let mut spent = took;
        let person = request.as_ref().and_then(|(id, _)| self.company.person(*id));
        let mut name = request.as_ref().map(|(_, request)| request.clone());
        let lines = told.iter().map(|told| Row {
            seq: told.seq,
            entry: told.line.get().to_owned(),
            at,
            person: name.as_ref().and(person),
            request: name.take(),
            spent: spent.take(),
        });
        let lines = lines.collect();
        let status = Some(if over { Status::Over } else { Status::Playing });
        // The host may close a table at which nobody has begun.
        let status = status.filter(|status| (over || self.fair.is_some()) && self.status != *status);
        let outcome = status.filter(|_| over).and_then(|_| encode::outcome(&self.standing, None));
        let change = Change {
            lines,
            seeds: std::mem::take(&mut self.seeds),
            status,
            outcome: outcome.map(|outcome| outcome.get().to_owned()),
            // Once the game is over talk is kept only by consent.
            forget_talk: status == Some(Status::Over) && !self.notes.keep_talk,
            note: self.notes.changed(&self.noted),
            ..Change::default()
        };
        let (news, took) = (change.is_news(), took.unwrap_or(0));
        self.write(change, After::Lines(Lines { told, request, person, took, status, news }), cx);
    }

    /// Wants what is no line of the history to be written, and the notes.
    pub(crate) fn keep(&mut self, change: Change, then: Then, cx: &mut Cx<'_>) {
        let change = Change { note: self.notes.changed(&self.noted), ..change };
        match change.is_empty() {
            true => self.go_on_with(then, cx),
            false => self.write(change, After::Note(then), cx),
        }
    }

    fn write(&mut self, change: Change, then: After<G>, cx: &mut Cx<'_>) {
        debug_assert!(self.busy.is_none(), "one write at a time");
        self.busy = Some(Busy::Writing { since: cx.now.wall, note: change.note.clone(), then });
        cx.out.push(Output::Write(change));
    }

    /// The change is on disk: now everybody may know.
    pub(crate) fn written(&mut self, unrated: Option<Unrated>, cx: &mut Cx<'_>) {
        let Some(Busy::Writing { since, note, then }) = self.busy.take() else { return };
        self.answering = None;
        if let Some(note) = note {
            self.noted = note;
        }
        match then {
            After::Note(then) => {
                self.standing.clock.give_back(cx.now.wall - since);
                self.go_on_with(then, cx);
            }
            After::Lines(lines) => self.tell_lines(lines, unrated, cx),
        }
    }

    fn tell_lines(&mut self, lines: Lines<G>, unrated: Option<Unrated>, cx: &mut Cx<'_>) {
        let Lines { told, request, person, took, status, news } = lines;
        if !told.is_empty() {
            self.standing.turn(took, cx.now.wall);
        }
        self.status = status.unwrap_or(self.status);
        self.note_turn(cx);
        if let Some((_, request)) = &request {
            self.requests.entry(person).or_default().insert(request.clone());
        }
        self.shown = self.standing.seq();
        if !told.is_empty() {
            let everybody = self.company.synced();
            self.send_updates(&everybody, &told, request.as_ref().map(|(id, request)| (*id, request.as_str())), cx);
        }
        if news {
            self.unrated = unrated;
            self.tell_table(cx);
        }
        self.summon(cx);
        if std::mem::take(&mut self.closing) {
            cx.out.push(Output::Closed(self.standing.is_over()));
        }
    }

    fn go_on_with(&mut self, then: Then, cx: &mut Cx<'_>) {
        match then {
            Then::Changed(id, request) => {
                self.tell_done(id, &request, cx);
                self.tell_table(cx);
            }
            Then::Declined(id, request) => {
                self.tell_done(id, &request, cx);
                self.tell_table(cx);
                self.go_on(cx);
            }
            Then::Moved(id, request) => {
                let link = self.notes.moved.clone().unwrap_or_default();
                cx.tell(self.company.synced(), &ServerMessage::Moved { link: &link });
                self.tell_table(cx);
                self.tell_done(id, &request, cx);
            }
            Then::Said(said) => self.tell_talk(said, cx),
            Then::Muted(id, request) => {
                self.tell_done(id, &request, cx);
                self.send_table(&[id], Manner::Now, cx);
                self.send_talk(id, cx);
            }
        }
    }

    /// Nobody knows what is on disk, so that decides.
    pub(crate) fn not_written(&mut self, cx: &mut Cx<'_>) {
        let Some(Busy::Writing { since, .. }) = self.busy.take() else { return };
        let clock = std::mem::take(&mut self.standing.clock);
        self.busy = Some(Busy::StartingOver { since, clock });
        cx.out.push(Output::Read(Wanted::Everything));
    }

    /// The game goes on from what is on disk. If that is what everybody was shown, the time since then is given back.
    pub(crate) fn start_over(&mut self, kept: Remembered, cx: &mut Cx<'_>) {
        let Some(Busy::StartingOver { since, clock }) = self.busy.take() else { return };
        let (shown, mut missed) = (self.shown, Vec::new());
        self.recall(kept, |told| {
            if told.seq > shown {
                missed.push(told);
            }
        });
        if self.standing.seq() == shown {
            self.standing.clock = clock;
            self.standing.clock.give_back(cx.now.wall - since);
        }
        self.note_turn(cx);
        // Whatever a bot thinks about may not be the position any more.
        self.pondering = None;
        self.shown = self.standing.seq();
        let everybody = self.company.synced();
        self.send_updates(&everybody, &missed, None, cx);
        if let Some((id, request)) = self.answering.take() {
            self.tell_refused(id, request.as_deref(), &Refusal::NotWritten.into(), cx);
        }
        if std::mem::take(&mut self.closing) {
            cx.out.push(Output::Closed(false));
        }
    }
}
