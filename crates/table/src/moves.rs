//! What a seat decides, and what follows by itself.

use crate::{
    Change,
    history::{Back, Line, Told},
    machine::{Cx, Done, Machine, Refused, Then},
    notes::Declined,
    protocol::{Clock, LONGEST_SEED, Refusal, Until},
};
use games::{Playable, kind_of};
use tabletop::{Decision, Ended, How, Node};

impl<G: Playable> Machine<'_, G> {
    /// Whether the request was carried out before; then it is only answered.
    pub(crate) fn answered(&mut self, id: u64, request: &str, cx: &mut Cx<'_>) -> bool {
        let person = self.company.person(id);
        let known = |person| self.requests.get(&person).is_some_and(|known| known.contains(request));
        let known = known(person) || known(None);
        if known {
            self.send_updates(&[id], &[], Some((id, request)), cx);
        }
        known
    }

    /// Checks that the game goes on.
    pub(crate) fn check_playing(&self) -> Done {
        match () {
            () if self.frozen.is_some() => Err(Refusal::Frozen.into()),
            () if self.fair.is_none() => Err(Refusal::NotBegun.into()),
            () if self.standing.is_over() => Err(Refusal::Over.into()),
            () => Ok(()),
        }
    }

    /// Checks that it is this client's turn, at the position that it saw.
    pub(crate) fn check_turn(&self, id: u64, seq: i64) -> Result<G::Seat, Refused> {
        self.check_playing()?;
        let places = self.company.places(id);
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

    /// The decision that is asked with these choices made, and whatever leaves none. Half made it is nowhere but in the
    /// answer to whoever makes it.
    pub(crate) fn decision(&self, choices: &[u8]) -> Result<Decision<G>, Refused> {
        let decision = Decision::made(self.table, self.standing.state().clone(), choices);
        decision.ok_or(Refused::Because(Refusal::NoSuchChoice))
    }

    /// All choices of a decision so far: if they make a whole one, it is made; otherwise the next step is asked.
    pub(crate) fn choose(&mut self, id: u64, request: String, seq: i64, choices: &[u8], cx: &mut Cx<'_>) -> Done {
        if self.answered(id, &request, cx) {
            return Ok(());
        }
        self.check_turn(id, seq)?;
        self.check_room()?;
        let decision = self.decision(choices)?;
        if choices.is_empty() || !decision.is_whole(self.table) {
            self.tell_step(id, &request, decision.state(), cx);
            return Ok(());
        }
        self.asks_again = false;
        let told = self.standing.choose(decision.choices(), false);
        self.finish_move(vec![told], Some((id, request)), cx);
        Ok(())
    }

    /// A whole decision in the notation of records.
    pub(crate) fn decide(&mut self, id: u64, request: String, seq: i64, action: &str, cx: &mut Cx<'_>) -> Done {
        if self.answered(id, &request, cx) {
            return Ok(());
        }
        let seat = self.check_turn(id, seq)?;
        self.check_room()?;
        let action = action.parse::<G::Action>().map_err(|why| Refused::Malformed(format!("action: {why}")))?;
        let told = self.standing.decide(seat, &action).map_err(Refused::ByTheRules)?;
        self.asks_again = false;
        self.finish_move(vec![told], Some((id, request)), cx);
        Ok(())
    }

    /// Takes the last own decision back.
    pub(crate) fn undo(&mut self, id: u64, request: String, seq: i64, cx: &mut Cx<'_>) -> Done {
        if self.answered(id, &request, cx) {
            return Ok(());
        }
        self.check_playing()?;
        let places = self.company.places(id);
        if places.is_empty() {
            return Err(Refusal::NotYourSeat.into());
        }
        if seq != self.standing.seq() {
            return Err(Refusal::Stale.into());
        }
        self.check_may_undo(id)?;
        let seats = places.into_iter().filter_map(|place| self.table.seat_at(place));
        let found = seats.filter_map(|seat| Some((self.undo_to(seat)?, seat)));
        let (back_to, by) = found.max_by_key(|(to, _)| *to).ok_or(Refusal::NothingToUndo)?;
        self.check_undone(back_to)?;
        self.go_back(Back { back_to, by, agreed: false }, Some((id, request)), cx)
    }

    /// Checks that this client may undo here and now: never in rated games, and between people only while it is asked.
    pub(crate) fn check_may_undo(&self, id: u64) -> Done {
        if self.laid.options.rated {
            return Err(Refusal::Rated.into());
        }
        let turn = self.asked_place().is_some_and(|place| self.company.places(id).contains(&place));
        if turn || !self.company.others_play() { Ok(()) } else { Err(Refusal::TurnOver.into()) }
    }

    /// The line to go back to so that a seat's last own decision is undone.
    pub(crate) fn undo_to(&self, seat: G::Seat) -> Option<i64> {
        self.standing.undo_to(seat).filter(|to| *to >= self.laid.begins)
    }

    /// Checks that the decision after a line was not undone too often.
    pub(crate) fn check_undone(&self, back_to: i64) -> Done {
        let enough = self.laid.bounds.undos.is_some_and(|most| self.standing.times_back(back_to) >= most);
        if enough { Err(Refusal::TooManyUndos.into()) } else { Ok(()) }
    }

    /// Checks that there is room for more lines. Without it the game can only be ended.
    pub(crate) fn check_room(&self) -> Done {
        let full = self.laid.bounds.lines.is_some_and(|most| self.standing.seq() >= i64::from(most));
        if full { Err(Refusal::TooLong.into()) } else { Ok(()) }
    }

    pub(crate) fn go_back(&mut self, back: Back<G::Seat>, request: Option<(u64, String)>, cx: &mut Cx<'_>) -> Done {
        self.check_room()?;
        self.asks_again = true;
        let told = self.standing.note(&Line::Back(back));
        self.finish_move(vec![told], request, cx);
        Ok(())
    }

    /// Gives up.
    pub(crate) fn resign(&mut self, id: u64, request: String, cx: &mut Cx<'_>) -> Done {
        if self.answered(id, &request, cx) {
            return Ok(());
        }
        self.check_playing()?;
        let place = self.company.places(id).first().copied().ok_or(Refusal::NotYourSeat)?;
        let by = self.table.seat_at(place);
        self.end(Ended { how: How::Resigned, by }, Some((id, request)), cx);
        Ok(())
    }

    /// Lets the time of whoever is asked begin anew: the others may, where the game counts for nothing; alone anybody.
    pub(crate) fn grant(&mut self, id: u64, request: String, cx: &mut Cx<'_>) -> Done {
        if self.answered(id, &request, cx) {
            return Ok(());
        }
        self.check_playing()?;
        let places = self.company.places(id);
        let Some(place) = places.first() else { return Err(Refusal::NotYourSeat.into()) };
        let asked = self.asked_place().ok_or(Refusal::NotNow)?;
        let own = places.contains(&asked) && self.company.others_play();
        let Some(by) = self.table.seat_at(*place).filter(|_| !own && !self.laid.options.rated) else {
            return Err(Refusal::NotNow.into());
        };
        self.check_room()?;
        let told = self.standing.note(&Line::Granted(by));
        self.commit(vec![told], Some((id, request)), cx);
        Ok(())
    }

    /// From when on the win can be claimed over whoever sits in a place, because they are gone: between two people, with a
    /// clock by the move.
    pub(crate) fn claimable(&self, place: usize) -> Option<crate::Millis> {
        let fast = matches!(self.laid.options.clock, Clock::Move { .. }) && self.check_playing().is_ok();
        let duel = fast && self.company.seats.len() == 2 && self.company.others_play();
        let seconds = self.laid.bounds.claim_seconds.filter(|_| duel)?;
        Some(self.company.gone_since(place)? + i64::from(seconds) * 1000)
    }

    /// The other doesn't come back: whoever stayed has won.
    pub(crate) fn claim(&mut self, id: u64, request: String, cx: &mut Cx<'_>) -> Done {
        if self.answered(id, &request, cx) {
            return Ok(());
        }
        self.check_playing()?;
        let own = *self.company.places(id).first().ok_or(Refusal::NotYourSeat)?;
        let other = usize::from(own == 0);
        if self.claimable(other).is_none_or(|from| cx.now.wall < from) {
            return Err(Refusal::NotNow.into());
        }
        let by = self.table.seat_at(other);
        self.end(Ended { how: How::Time, by }, Some((id, request)), cx);
        Ok(())
    }

    /// Somebody is ready, and their seats add a seed to the dice.
    pub(crate) fn ready(&mut self, id: u64, seed: &str, cx: &mut Cx<'_>) -> Done {
        if seed.is_empty() || seed.len() > LONGEST_SEED {
            return Err(Refused::Malformed(format!("seed: expected 1 to {LONGEST_SEED} bytes")));
        }
        let places = self.company.places(id);
        if places.is_empty() {
            return Err(Refusal::NotYourSeat.into());
        }
        for place in places {
            let own = &mut self.company.seats[place].seed;
            if own.is_none() {
                *own = Some(seed.to_owned());
                self.seeds.push((place, seed.to_owned()));
            }
        }
        self.deal();
        self.go_on(cx);
        Ok(())
    }

    /// Takes up the dice, if they can be rolled.
    pub(crate) fn deal(&mut self) {
        self.fair = self.company.dice(self.laid.seed, &self.laid.deal);
    }

    /// Passes windows of a kind ahead.
    pub(crate) fn decline(&mut self, id: u64, request: String, window: String, until: Until, cx: &mut Cx<'_>) -> Done {
        self.check_playing()?;
        let places = self.company.places(id);
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
        self.keep(Change::default(), Then::Declined(id, request), cx);
        Ok(())
    }

    /// Everything that happens by itself: chance, decisions with one option, windows that were declined ahead.
    pub(crate) fn go_on(&mut self, cx: &mut Cx<'_>) {
        if self.frozen.is_none() {
            self.finish_move(Vec::new(), None, cx);
        }
    }

    pub(crate) fn finish_move(&mut self, mut told: Vec<Told<G>>, request: Option<(u64, String)>, cx: &mut Cx<'_>) {
        while let Some(next) = self.advance() {
            told.push(next);
        }
        if !told.is_empty() || !self.seeds.is_empty() {
            self.commit(told, request, cx);
        }
    }

    /// The next thing that happens by itself.
    fn advance(&mut self) -> Option<Told<G>> {
        let fair = self.fair.as_ref()?;
        if self.standing.ended().is_some() {
            return None;
        }
        match self.standing.node() {
            Node::Over => None,
            Node::Chance(_) => Some(self.standing.roll(fair)),
            Node::Decide { seat, prompt } => {
                let decision = self.decision(&[]).ok()?;
                if decision.is_whole(self.table) {
                    return Some(self.standing.choose(decision.choices(), true));
                }
                let pass = self.table.pass(self.standing.state())?;
                let phase = self.table.phase(self.standing.state());
                let declined = self.notes.is_declined(self.table.place_of(seat), phase, || kind_of(&prompt));
                (declined && !self.asks_again).then(|| self.standing.choose(&[pass], true))
            }
        }
    }
}
