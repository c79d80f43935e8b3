//! What a seat decides, and what follows by itself.

use super::{
    encode,
    history::{Back, Line, Told},
    host::{Declined, Done, Host, Pondering, Refused},
};
use crate::{
    finished,
    games::{Playable, kind_of},
    protocol::{Proposal, Refusal, Until},
    store::{Change, Finished, Millis, Move, Status, now},
    thinking::{Asker, clock},
    turns::Turn,
};
use bots::Spec;
use tabletop::{Decision, Ended, How, Node, Seeded};

impl<G: Playable> Host<'_, G> {
    /// Whether the request was carried out before; then it is only answered.
    pub(super) fn answered(&mut self, id: u64, request: &str) -> bool {
        let person = self.person(id).map(|person| person.key);
        let known = |person| self.requests.get(&person).is_some_and(|known| known.contains(request));
        let known = known(person) || known(None);
        if known {
            self.tell_again(id, request);
        }
        known
    }

    /// Checks that the game goes on.
    pub(super) fn check_playing(&self) -> Done {
        match () {
            () if self.frozen.is_some() => Err(Refusal::Frozen.into()),
            () if self.fair.is_none() => Err(Refusal::NotBegun.into()),
            () if self.standing.is_over() => Err(Refusal::Over.into()),
            () => Ok(()),
        }
    }

    /// Checks that it is this client's turn, at the position that it saw.
    pub(super) fn check_turn(&self, id: u64, seq: i64) -> Result<G::Seat, Refused> {
        self.check_playing()?;
        let places = self.places(id);
        if places.is_empty() {
            return Err(Refusal::NotYourSeat.into());
        }
        let asked = self.standing.asked().ok_or(Refusal::NotAsked)?;
        if !places.contains(&self.table.place_of(asked)) {
            return Err(Refusal::NotAsked.into());
        }
        if seq != self.standing.seq() {
            return Err(Refusal::Stale.into());
        }
        Ok(asked)
    }

    /// All choices of a decision so far: if they make a whole one, it is made; otherwise the next step is asked.
    pub(super) async fn choose(&mut self, id: u64, request: String, seq: i64, choices: &[u8]) -> Done {
        if self.answered(id, &request) {
            return Ok(());
        }
        self.check_turn(id, seq)?;
        self.check_room()?;
        let decision = self.decision(choices)?;
        if choices.is_empty() || !decision.is_whole(self.table) {
            self.tell_step(id, &request, decision.state());
            return Ok(());
        }
        self.asks_again = false;
        let told = self.standing.choose(decision.choices(), false);
        self.finish_move(vec![told], Some((id, request))).await
    }

    /// A whole decision in the notation of records.
    pub(super) async fn decide(&mut self, id: u64, request: String, seq: i64, action: &str) -> Done {
        if self.answered(id, &request) {
            return Ok(());
        }
        let seat = self.check_turn(id, seq)?;
        self.check_room()?;
        let action = action.parse::<G::Action>().map_err(|why| Refused::Malformed(format!("action: {why}")))?;
        let told = self.standing.decide(seat, &action).map_err(Refused::ByTheRules)?;
        self.asks_again = false;
        self.finish_move(vec![told], Some((id, request))).await
    }

    /// Takes the last own decision back.
    pub(super) async fn undo(&mut self, id: u64, request: String, seq: i64) -> Done {
        if self.answered(id, &request) {
            return Ok(());
        }
        self.check_playing()?;
        let seats: Vec<_> = self.places(id).into_iter().filter_map(|place| self.table.seat_at(place)).collect();
        if seats.is_empty() {
            return Err(Refusal::NotYourSeat.into());
        }
        if seq != self.standing.seq() {
            return Err(Refusal::Stale.into());
        }
        self.check_may_undo(id)?;
        let found = seats.into_iter().filter_map(|seat| Some((self.undo_to(seat)?, seat)));
        let Some((back_to, by)) = found.max_by_key(|(to, _)| *to) else { return Err(Refusal::NothingToUndo.into()) };
        self.check_undone(back_to)?;
        self.go_back(Back { back_to, by, agreed: false }, Some((id, request))).await
    }

    /// Checks that this client may undo here and now: never in rated games, and between people only while it is asked.
    pub(super) fn check_may_undo(&self, id: u64) -> Done {
        if self.options.rated {
            return Err(Refusal::Rated.into());
        }
        let asked = self.standing.asked().map(|seat| self.table.place_of(seat));
        let turn = asked.is_some_and(|place| self.places(id).contains(&place));
        if turn || !self.others_play() { Ok(()) } else { Err(Refusal::TurnOver.into()) }
    }

    /// The line to go back to so that a seat's last own decision is undone.
    pub(super) fn undo_to(&self, seat: G::Seat) -> Option<i64> {
        self.standing.undo_to(seat).filter(|to| *to >= self.begins)
    }

    /// Checks that the decision after a line was not undone too often.
    pub(super) fn check_undone(&self, back_to: i64) -> Done {
        let most = self.house.limits.undos_per_decision;
        let enough = most.is_some_and(|most| self.standing.times_back(back_to) >= most);
        if enough { Err(Refusal::TooManyUndos.into()) } else { Ok(()) }
    }

    /// Checks that there is room for more lines. Without it the game can only be ended.
    pub(super) fn check_room(&self) -> Done {
        let full = self.house.limits.lines_per_table.is_some_and(|most| self.standing.seq() >= i64::from(most));
        if full { Err(Refusal::TooLong.into()) } else { Ok(()) }
    }

    pub(super) async fn go_back(&mut self, back: Back<G::Seat>, request: Option<(u64, String)>) -> Done {
        self.check_room()?;
        self.asks_again = true;
        let told = self.standing.note(&Line::Back(back));
        self.finish_move(vec![told], request).await
    }

    /// Gives up.
    pub(super) async fn resign(&mut self, id: u64, request: String) -> Done {
        if self.answered(id, &request) {
            return Ok(());
        }
        self.check_playing()?;
        let place = self.places(id).first().copied().ok_or(Refusal::NotYourSeat)?;
        let by = self.table.seat_at(place);
        self.end(Ended { how: How::Resigned, by }, Some((id, request))).await
    }

    /// Lets the time of whoever is asked begin anew: the others may, where the game counts for nothing; alone anybody.
    pub(super) async fn grant(&mut self, id: u64, request: String) -> Done {
        if self.answered(id, &request) {
            return Ok(());
        }
        self.check_playing()?;
        let places = self.places(id);
        let Some(place) = places.first() else { return Err(Refusal::NotYourSeat.into()) };
        let asked = self.standing.asked().map(|seat| self.table.place_of(seat)).ok_or(Refusal::NotNow)?;
        let own = places.contains(&asked) && self.others_play();
        let Some(by) = self.table.seat_at(*place).filter(|_| !own && !self.options.rated) else {
            return Err(Refusal::NotNow.into());
        };
        self.check_room()?;
        let told = self.standing.note(&Line::Granted(by));
        self.commit(vec![told], Some((id, request))).await
    }

    /// Passes windows of a kind ahead.
    pub(super) async fn decline(&mut self, id: u64, request: String, window: String, until: Until) -> Done {
        self.check_playing()?;
        let places = self.places(id);
        if places.is_empty() {
            return Err(Refusal::NotYourSeat.into());
        }
        if until != Until::Now && !G::WINDOWS.contains(&window.as_str()) {
            return Err(Refused::Malformed(format!("window: expected one of {}", G::WINDOWS.join(", "))));
        }
        self.notes.declined.retain(|declined| !places.contains(&declined.place) || declined.window != window);
        if until != Until::Now {
            let phase = self.table.phase(self.standing.state());
            let decline = |place| Declined { place, window: window.clone(), until, phase };
            self.notes.declined.extend(places.into_iter().map(decline));
        }
        self.asks_again = false;
        self.keep(Change::default()).await?;
        self.tell_done(id, &request);
        self.tell_table();
        self.go_on().await
    }

    /// Everything that happens by itself: chance, decisions with one option, windows that were declined ahead.
    pub(super) async fn go_on(&mut self) -> Done {
        if self.frozen.is_some() {
            return Ok(());
        }
        self.finish_move(Vec::new(), None).await
    }

    async fn finish_move(&mut self, mut told: Vec<Told<G>>, request: Option<(u64, String)>) -> Done {
        while let Some(next) = self.advance() {
            told.push(next);
        }
        if told.is_empty() && self.seeds.is_empty() {
            return Ok(());
        }
        // Whatever a bot thinks about is not the position any more.
        self.pondering = None;
        self.commit(told, request).await
    }

    /// The next thing that happens by itself.
    fn advance(&mut self) -> Option<Told<G>> {
        if self.standing.ended().is_some() || self.fair.is_none() {
            return None;
        }
        match self.standing.node() {
            Node::Over => None,
            Node::Chance(_) => {
                let fair = self.fair.as_ref()?;
                Some(self.standing.roll(fair))
            }
            Node::Decide { seat, prompt } => {
                let decision = self.decision(&[]).ok()?;
                if decision.is_whole(self.table) {
                    return Some(self.standing.choose(decision.choices(), true));
                }
                let pass = self.table.pass(self.standing.state())?;
                self.is_declined(seat, &prompt).then(|| self.standing.choose(&[pass], true))
            }
        }
    }

    fn is_declined(&mut self, seat: G::Seat, prompt: &G::Prompt) -> bool {
        let phase = self.table.phase(self.standing.state());
        self.notes.declined.retain(|declined| declined.until == Until::Said || declined.phase == phase);
        if self.notes.declined.is_empty() || self.asks_again {
            return false;
        }
        let (place, window) = (self.table.place_of(seat), kind_of(prompt));
        self.notes.declined.iter().any(|declined| declined.place == place && declined.window == window)
    }

    /// The decision that is asked with these choices made, and whatever leaves none. Half made it is nowhere but in the
    /// answer to whoever makes it.
    pub(super) fn decision(&self, choices: &[u8]) -> Result<Decision<G>, Refused> {
        let decision = Decision::made(&**self.table, self.standing.state().clone(), choices);
        decision.ok_or(Refused::Because(Refusal::NoSuchChoice))
    }

    /// Writes lines to disk, and only then tells anybody.
    pub(super) async fn commit(&mut self, told: Vec<Told<G>>, request: Option<(u64, String)>) -> Done {
        // Whatever was proposed was about the position before; what is said here stays said.
        self.notes.proposals.retain(|(what, _)| *what == Proposal::KeepTalk);
        if self.standing.is_over() {
            self.notes.declined.clear();
        }
        let at = now();
        let took = self.options.clock.millis().map(|_| self.standing.clock.running(at, self.down()));
        let mut spent = took;
        let person = request.as_ref().and_then(|(id, _)| self.person(*id)).map(|person| person.key);
        let mut name = request.as_ref().map(|(_, request)| request.clone());
        let moves = told.iter().map(|told| Move {
            table: self.row.key,
            seq: told.seq,
            entry: told.line.get().to_owned(),
            at,
            person: name.as_ref().and(person),
            request: name.take(),
            spent: spent.take(),
        });
        let (moves, status) = (moves.collect(), self.new_status());
        let over = status.as_ref().is_some_and(|status| status.name == "over");
        let change = Change {
            table: self.row.key,
            moves,
            seeds: std::mem::take(&mut self.seeds),
            finished: over.then(|| self.finish()),
            status,
            note: self.changed_note(),
            ..Change::default()
        };
        let news = !change.seeds.is_empty() || change.status.is_some();
        let (status, note) = (change.status.as_ref().map(|status| status.name), change.note.clone());
        if self.house.journal.write(change).await.is_err() {
            return self.start_over(at).await;
        }
        if !told.is_empty() {
            self.standing.turn(took.unwrap_or(0), now());
        }
        self.noted = note.unwrap_or_else(|| std::mem::take(&mut self.noted));
        self.note_turn();
        if let Some(status) = status {
            self.row.status = status.to_owned();
        }
        if let Some((_, request)) = &request {
            self.requests.entry(person).or_default().insert(request.clone());
        }
        self.shown = self.standing.seq();
        if !told.is_empty() {
            self.tell_update(&told, request.as_ref().map(|(id, request)| (*id, request.as_str())));
        }
        if news {
            self.see_whether_it_counts().await.map_err(|_| Refused::Broken)?;
            self.tell_table();
        }
        self.summon();
        Ok(())
    }

    /// Writes what is no line of the history, and the notes.
    pub(super) async fn keep(&mut self, change: Change) -> Done {
        let change = Change { table: self.row.key, note: self.changed_note(), ..change };
        if change.is_empty() {
            return Ok(());
        }
        let (note, at) = (change.note.clone(), now());
        if self.house.journal.write(change).await.is_err() {
            return self.start_over(at).await;
        }
        self.standing.clock.give_back(now() - at);
        self.noted = note.unwrap_or_else(|| std::mem::take(&mut self.noted));
        Ok(())
    }

    /// What the game came to, for everybody who played it.
    fn finish(&self) -> Finished {
        let seats: Vec<_> = self.seats.iter().map(|seat| seat.row.clone()).collect();
        let rated_a_day = self.house.limits.rated_per_pair_and_day;
        finished::finish(&self.row, &self.options, &seats, &self.standing, rated_a_day)
    }

    /// Lists tell whose turn it is.
    pub(super) fn note_turn(&self) {
        if self.standing.is_over() {
            return self.house.turns.forget(self.row.key);
        }
        let asked = self.standing.asked().filter(|_| self.frozen.is_none());
        let place = asked.map(|seat| self.table.place_of(seat));
        self.house.turns.set(self.row.key, Turn { place, deadline: self.deadline() });
    }

    /// What has become of the table, if that has changed.
    fn new_status(&self) -> Option<Status> {
        let over = self.standing.is_over();
        let name = if over { "over" } else { "playing" };
        let outcome = if over { encode::outcome(&self.standing, None) } else { None };
        let outcome = outcome.map(|outcome| outcome.get().to_owned());
        // The host may close a table at which nobody has begun.
        ((over || self.fair.is_some()) && self.row.status != name).then_some(Status { name, outcome })
    }

    /// Nobody knows what is on disk, so that decides. If it is what everybody was shown, the time since then is given back.
    async fn start_over(&mut self, since: Millis) -> Done {
        let clock = std::mem::take(&mut self.standing.clock);
        self.reseat().await.map_err(|_| Refused::Broken)?;
        self.reload().await.map_err(|_| Refused::Broken)?;
        if self.standing.seq() == self.shown {
            self.standing.clock = clock;
            self.standing.clock.give_back(now() - since);
            self.note_turn();
        }
        self.remember().await.map_err(|_| Refused::Broken)?;
        self.pondering = None;
        self.tell_missed().await?;
        Err(Refusal::NotWritten.into())
    }

    /// Lets the bot think whose turn it is, as long as there is somebody to play against or to look on.
    pub(super) fn ponder(&mut self) {
        let seq = self.standing.seq();
        let wanted = !self.guests.is_empty() || self.seats.iter().any(|seat| seat.row.person.is_some());
        let playing = self.check_playing().is_ok();
        // What it thinks about has to be what lies there.
        self.pondering = self.pondering.take().filter(|pondering| wanted && playing && pondering.seq == seq);
        if self.pondering.is_some() || !wanted || !playing {
            return;
        }
        let Some(place) = self.standing.asked().map(|seat| self.table.place_of(seat)) else { return };
        let Some(name) = self.seats.get(place).and_then(|seat| seat.row.bot.as_deref()) else { return };
        let Ok(spec) = name.parse::<Spec>() else {
            return tracing::error!(table = self.row.link, bot = name, "an unknown bot");
        };
        let (table, state) = (self.table.clone(), self.standing.state().clone());
        let seed = u64::from_le_bytes(crate::people::random_bytes());
        let thinking = if spec.is_deep() { &self.house.deep } else { &self.house.thinking };
        let answer = thinking.ask(Asker::Person(self.row.host), move |_| {
            let (mut bot, mut random) = (spec.bot::<G>(clock), Seeded::new(seed));
            let mut decision = Decision::new(state);
            while !decision.is_whole(&*table) {
                let choice = bot.choose(&table, decision.state(), &mut random);
                decision.choose(&*table, choice, &mut ());
            }
            decision.choices().to_vec()
        });
        self.pondering = Some(Pondering { seq, answer });
    }

    /// The bot has decided.
    pub(super) async fn bot_chose(&mut self, choices: Vec<u8>) -> Done {
        let asked = self.standing.asked().map(|seat| self.table.place_of(seat));
        let bots_turn = asked.is_some_and(|place| self.seats[place].row.bot.is_some());
        if choices.is_empty() || !bots_turn {
            return Ok(());
        }
        let told = self.standing.choose(&choices, false);
        self.finish_move(vec![told], None).await
    }
}
