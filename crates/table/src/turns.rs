//! Whose turn it is: lists show it, whoever is away is told, and bots think.

use crate::{
    Output, PersonKey, Thought, Turn,
    machine::{Cx, Machine},
    protocol::Clock,
};
use games::Playable;
use tabletop::Decision;

impl<G: Playable> Machine<'_, G> {
    /// Lists tell whose turn it is.
    pub(crate) fn note_turn(&self, cx: &mut Cx<'_>) {
        let turn =
            || Turn { place: self.asked_place().filter(|_| self.frozen.is_none()), deadline: self.deadline(cx.now) };
        let turn = (!self.standing.is_over()).then(turn);
        cx.out.push(Output::Turn(turn));
    }

    /// The person who is asked, if one is.
    pub(crate) fn asked_person(&self) -> Option<PersonKey> {
        let place = self.asked_place().filter(|_| self.fair.is_some())?;
        self.company.seats.get(place)?.person
    }

    /// Tells whoever is asked and away that it is their turn, in games that take days: once for each turn, and not to
    /// somebody who sits there and sees it.
    pub(crate) fn summon(&mut self, cx: &mut Cx<'_>) {
        let asked = self.asked_person();
        let before = std::mem::replace(&mut self.awaited, asked);
        let Clock::Days { days } = self.laid.options.clock else { return };
        let Some(person) = asked.filter(|_| asked != before) else { return };
        if !self.company.is_here(person) {
            cx.out.push(Output::Notify { person, days, turn: self.standing.play().entries().len() });
        }
    }

    /// The bot whose turn it is, as long as there is somebody to play against or to look on.
    fn asked_bot(&self) -> Option<&str> {
        let wanted = !self.company.guests.is_empty() || self.company.has_people();
        if !wanted || self.check_playing().is_err() {
            return None;
        }
        self.company.seats.get(self.asked_place()?)?.bot.as_deref()
    }

    /// Lets the bot think whose turn it is; what it thinks about has to be what lies there.
    pub(crate) fn ponder(&mut self, cx: &mut Cx<'_>) {
        if self.busy.is_some() {
            return;
        }
        let seq = self.standing.seq();
        let bot = self.asked_bot().map(str::to_owned);
        let wanted = bot.as_ref().map(|_| seq);
        if self.pondering != wanted {
            self.pondering = wanted;
            cx.out.push(Output::Think(bot.map(|bot| Thought { seq, bot })));
        }
    }

    /// A bot has decided. If it could not think, it is asked again; what it thought about another position is nothing.
    pub(crate) fn bot_chose(&mut self, seq: i64, choices: &[u8], cx: &mut Cx<'_>) {
        if self.pondering != Some(seq) || self.standing.seq() != seq {
            return;
        }
        self.pondering = None;
        if self.asked_bot().is_none() {
            return;
        }
        let mut decision = Decision::<G>::new(self.standing.state().clone());
        for &choice in choices {
            if !decision.legal(self.table).contains(choice) {
                return;
            }
            decision.choose(self.table, choice, &mut ());
        }
        if decision.is_whole(self.table) {
            let told = self.standing.choose(decision.choices(), false);
            self.finish_move(vec![told], None, cx);
        }
    }
}
