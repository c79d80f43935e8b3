//! Telling whoever is asked and away that it is their turn, in games that take days.

use super::host::Host;
use crate::{games::Playable, notices::Notice, protocol::Clock, store::PersonKey};

impl<G: Playable> Host<'_, G> {
    /// The person who is asked, if one is.
    pub(super) fn asked_person(&self) -> Option<PersonKey> {
        let asked = self.standing.asked().filter(|_| self.fair.is_some())?;
        self.seats.get(self.table.place_of(asked))?.row.person
    }

    /// Once for each turn, and not to somebody who sits there and sees it.
    pub(super) fn summon(&mut self) {
        let asked = self.asked_person();
        let before = std::mem::replace(&mut self.awaited, asked);
        let Clock::Days { days } = self.options.clock else { return };
        let Some(person) = asked.filter(|_| asked != before) else { return };
        if self.guests.iter().all(|guest| guest.connection.person.key != person) {
            let (link, game) = (self.row.link.clone(), self.row.game.clone());
            let turn = self.standing.play().entries().len();
            self.house.notices.send(Notice::Turn { person, link, game, days, turn });
        }
    }
}
