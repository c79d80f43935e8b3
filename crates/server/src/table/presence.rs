//! Who is there: those who come and go, those who only watch, and those who are gone for good.

use super::{
    Connection,
    host::{Done, Guest, Host, Wants},
};
use crate::{
    games::Playable,
    protocol::{Clock, Refusal},
    store::{Millis, PersonKey, now},
};
use std::time::Duration;
use tabletop::{Ended, How};
use tokio::time::Instant;

/// How long somebody's coming or going waits for others', so that all of them are told at once.
const TOGETHER: Duration = Duration::from_millis(250);

impl<G: Playable> Host<'_, G> {
    /// Somebody connects. Only so many may watch.
    pub(super) fn join(&mut self, connection: Connection) {
        let watchers = self.guests.iter().filter(|guest| !self.sits(guest.connection.person.key)).count();
        let full = self.house.limits.watchers_per_table.is_some_and(|most| watchers >= most as usize);
        let plays = self.sits(connection.person.key);
        if full && !plays {
            return connection.out.refuse("too many watch this table");
        }
        self.guests.push(Guest { connection, wants: Wants::default(), synced: false, told: false });
        if plays {
            self.note_presence();
        }
    }

    /// Somebody is gone.
    pub(super) fn leave(&mut self, id: u64) {
        if let Some(place) = self.guests.iter().position(|guest| guest.connection.id == id) {
            self.guests.swap_remove(place);
            self.note_presence();
        }
    }

    fn sits(&self, person: PersonKey) -> bool {
        self.seats.iter().any(|seat| seat.row.person == Some(person))
    }

    /// Whether somebody has a connection.
    pub(super) fn is_here(&self, person: PersonKey) -> bool {
        self.guests.iter().any(|guest| guest.connection.person.key == person)
    }

    /// Somebody has come or gone. Everybody learns of it soon, of many at once.
    pub(super) fn note_presence(&mut self) {
        for person in self.seats.iter().filter_map(|seat| seat.row.person).collect::<Vec<_>>() {
            if self.is_here(person) {
                self.gone.remove(&person);
            } else {
                self.gone.entry(person).or_insert_with(now);
            }
        }
        self.guests.iter_mut().for_each(|guest| guest.told = false);
        self.presence.get_or_insert(Instant::now() + TOGETHER);
    }

    /// Tells who is there to everybody who doesn't know; those who read slowly hear it later.
    pub(super) fn tell_presence(&mut self) {
        self.presence = None;
        let (later, due): (Vec<_>, Vec<_>) = self
            .guests
            .iter()
            .filter(|guest| guest.synced && !guest.told)
            .map(|guest| (guest.connection.id, guest.connection.out.is_busy()))
            .partition(|(_, busy)| *busy);
        if !later.is_empty() {
            self.presence = Some(Instant::now() + TOGETHER);
        }
        due.into_iter().for_each(|(id, _)| self.send_table(id));
    }

    /// From when on the win can be claimed over whoever sits in a place, because they are gone: between two people, with a
    /// clock by the move.
    pub(super) fn claimable(&self, place: usize) -> Option<Millis> {
        let fast = matches!(self.options.clock, Clock::Move { .. }) && self.check_playing().is_ok();
        let duel = fast && self.seats.len() == 2 && self.others_play();
        let seconds = self.house.limits.claim_seconds.filter(|_| duel)?;
        let gone = self.gone.get(&self.seats.get(place)?.row.person?)?;
        Some(gone + Millis::from(seconds) * 1000)
    }

    /// The other doesn't come back: whoever stayed has won.
    pub(super) async fn claim(&mut self, id: u64, request: String) -> Done {
        if self.answered(id, &request) {
            return Ok(());
        }
        self.check_playing()?;
        let own = *self.places(id).first().ok_or(Refusal::NotYourSeat)?;
        let other = usize::from(own == 0);
        if self.claimable(other).is_none_or(|from| now() < from) {
            return Err(Refusal::NotNow.into());
        }
        let by = self.table.seat_at(other);
        self.end(Ended { how: How::Time, by }, Some((id, request))).await
    }
}
