//! The company at the table: who sits where, who is connected, and who is gone.

use crate::{Millis, Now, PersonKey};
use std::collections::BTreeMap;
use tabletop::{Fair, fair::Seed};
use words::Lang;

/// How long somebody's coming or going waits for others', so that all of them are told at once.
const TOGETHER: Millis = 250;

/// A seat, who has it, what others call them, and how well they play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seated {
    /// Its name in records.
    pub seat: String,
    /// The program that sits there.
    pub bot: Option<String>,
    /// The person who sits there.
    pub person: Option<PersonKey>,
    /// What they added to the dice; until then they are not ready.
    pub seed: Option<String>,
    /// What others call them.
    pub name: Option<String>,
    /// A person's rating in this game.
    pub rating: Option<i32>,
}

impl Seated {
    fn is_taken(&self) -> bool {
        self.person.is_some() || self.bot.is_some()
    }
}

/// What a connection wishes to be told beside the bare data.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Wants {
    pub lang: Option<Lang>,
    pub previews: bool,
    pub forecast: bool,
    pub changes: bool,
}

/// Somebody who is connected.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub id: u64,
    pub person: PersonKey,
    pub name: String,
    pub wants: Wants,
    /// Whether they were shown the table; until then they are told nothing.
    pub synced: bool,
    /// Whether they know who is there.
    pub told: bool,
}

/// Who sits where, who is connected, and who is gone.
#[derive(Clone, Debug, Default)]
pub(crate) struct Company {
    pub seats: Vec<Seated>,
    pub guests: Vec<Guest>,
    /// Since when people who sit here have no connection, as far as this table knows.
    gone: BTreeMap<PersonKey, Millis>,
    /// When those who come and go are told, if there are any.
    pub due: Option<Millis>,
}

impl Company {
    /// Somebody connects, unless too many watch. Says whether there was room. Whoever sits here goes by the name they come with,
    /// which may be another than the one they sat down with.
    pub fn join(&mut self, id: u64, person: PersonKey, name: String, most: Option<u32>, now: Now) -> bool {
        let plays = self.sits(person);
        let watchers = self.guests.iter().filter(|guest| !self.sits(guest.person)).count();
        if !plays && most.is_some_and(|most| watchers >= most as usize) {
            return false;
        }
        for seat in self.seats.iter_mut().filter(|seat| seat.person == Some(person)) {
            seat.name = Some(name.clone());
        }
        self.guests.push(Guest { id, person, name, wants: Wants::default(), synced: false, told: false });
        if plays {
            self.changed(now);
        }
        true
    }

    /// Somebody is gone.
    pub fn leave(&mut self, id: u64, now: Now) {
        if let Some(place) = self.guests.iter().position(|guest| guest.id == id) {
            self.guests.swap_remove(place);
            self.changed(now);
        }
    }

    /// Somebody has come or gone. Everybody learns of it soon, of many at once.
    pub fn changed(&mut self, now: Now) {
        for person in self.seats.iter().filter_map(|seat| seat.person) {
            if self.guests.iter().any(|guest| guest.person == person) {
                self.gone.remove(&person);
            } else {
                self.gone.entry(person).or_insert(now.wall);
            }
        }
        self.guests.iter_mut().for_each(|guest| guest.told = false);
        self.due.get_or_insert(now.monotonic + TOGETHER);
    }

    /// Somebody reads slowly and hears later who is there.
    pub fn tell_later(&mut self, id: u64, now: Now) {
        if let Some(guest) = self.guest_mut(id) {
            guest.told = false;
            self.due.get_or_insert(now.monotonic + TOGETHER);
        }
    }

    pub fn guest(&self, id: u64) -> Option<&Guest> {
        self.guests.iter().find(|guest| guest.id == id)
    }

    pub fn guest_mut(&mut self, id: u64) -> Option<&mut Guest> {
        self.guests.iter_mut().find(|guest| guest.id == id)
    }

    /// Everybody who was shown the table.
    pub fn synced(&self) -> Vec<u64> {
        self.guests.iter().filter(|guest| guest.synced).map(|guest| guest.id).collect()
    }

    pub fn sits(&self, person: PersonKey) -> bool {
        self.seats.iter().any(|seat| seat.person == Some(person))
    }

    /// Whether somebody has a connection.
    pub fn is_here(&self, person: PersonKey) -> bool {
        self.guests.iter().any(|guest| guest.person == person)
    }

    /// Since when whoever sits in a place has no connection.
    pub fn gone_since(&self, place: usize) -> Option<Millis> {
        self.gone.get(&self.seats.get(place)?.person?).copied()
    }

    /// The person behind a connection.
    pub fn person(&self, id: u64) -> Option<PersonKey> {
        self.guest(id).map(|guest| guest.person)
    }

    /// The places where a connection's person sits.
    pub fn places(&self, id: u64) -> Vec<usize> {
        let Some(person) = self.person(id) else { return Vec::new() };
        (0..self.seats.len()).filter(|place| self.seats[*place].person == Some(person)).collect()
    }

    /// How many only watch.
    pub fn watchers(&self) -> usize {
        self.guests.iter().filter(|guest| guest.synced && !self.sits(guest.person)).count()
    }

    pub fn has_free_seat(&self) -> bool {
        self.seats.iter().any(|seat| !seat.is_taken())
    }

    pub fn has_people(&self) -> bool {
        self.seats.iter().any(|seat| seat.person.is_some())
    }

    pub fn has_bots(&self) -> bool {
        self.seats.iter().any(|seat| seat.bot.is_some())
    }

    /// Whether several people play.
    pub fn others_play(&self) -> bool {
        let mut people: Vec<_> = self.seats.iter().filter_map(|seat| seat.person).collect();
        people.dedup();
        people.len() > 1
    }

    /// The dice, which can be rolled once every seat is taken and has added its seed; with a deal that was played before,
    /// the seeds are there first.
    pub fn dice(&self, seed: Seed, deal: &str) -> Option<Fair> {
        let seeds = self.seats.iter().map(|seat| seat.seed.clone().filter(|_| seat.is_taken()));
        Some(Fair::new(seed, deal, seeds.collect::<Option<Vec<_>>>()?))
    }

    /// What is promised about the dice: the secret stays one until the game is over.
    pub fn promise(&self, seed: Seed, deal: &str, over: bool) -> Fair {
        let seeds = self.seats.iter().map(|seat| seat.seed.clone().unwrap_or_default()).collect();
        let mut fair = Fair::new(seed, deal, seeds);
        if !over {
            fair.server_seed = None;
        }
        fair
    }
}
