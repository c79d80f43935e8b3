//! Where tables are, and who is connected to them.

use crate::{ConnectionId, Epoch, Life, TableKey, Word};
use std::collections::{BTreeMap, BTreeSet};
use table::{Millis, PersonKey};

/// A table that somebody here has to do with.
#[derive(Debug)]
pub(crate) struct Spot {
    pub place: Place,
    pub guests: BTreeSet<ConnectionId>,
    /// Whoever has it shall see to it.
    pub wanted: bool,
}

/// Where a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// The database is asked, last at this time.
    Asked(Millis),
    /// It is awake here.
    Here(Epoch),
    /// It was awake here and is given back, last at this time.
    Leaving(Epoch, Millis),
    /// It is another's.
    There(Life),
}

impl Place {
    /// The epoch, if the table is this node's.
    pub fn epoch(self) -> Option<Epoch> {
        match self {
            Self::Here(epoch) | Self::Leaving(epoch, _) => Some(epoch),
            Self::Asked(_) | Self::There(_) => None,
        }
    }
}

/// Somebody who is connected to a table, here or elsewhere.
#[derive(Debug)]
pub(crate) struct Guest {
    pub table: TableKey,
    pub person: PersonKey,
    pub name: String,
    /// Whether the table knows them.
    pub joined: bool,
    /// What they have said meanwhile.
    pub waiting: Vec<Word>,
}

/// Tables and connections.
#[derive(Debug, Default)]
pub(crate) struct Routes {
    pub spots: BTreeMap<TableKey, Spot>,
    pub guests: BTreeMap<ConnectionId, Guest>,
}

impl Routes {
    /// Where a table is, if somebody here has to do with it.
    pub fn place(&self, table: TableKey) -> Option<Place> {
        self.spots.get(&table).map(|spot| spot.place)
    }

    /// A connection's table and where that is.
    pub fn place_of(&self, id: ConnectionId) -> Option<(TableKey, Place)> {
        let table = self.guests.get(&id)?.table;
        Some((table, self.place(table)?))
    }

    /// Enters a connection. Says where its table is, if that is known.
    pub fn enter(&mut self, id: ConnectionId, guest: Guest) -> Option<Place> {
        let place = self.spots.get_mut(&guest.table).map(|spot| {
            spot.guests.insert(id);
            spot.place
        });
        self.guests.insert(id, guest);
        place
    }

    /// Forgets a connection. A table elsewhere that nobody here is connected to any more is forgotten too.
    pub fn remove(&mut self, id: ConnectionId) -> Option<Guest> {
        let guest = self.guests.remove(&id)?;
        if let Some(spot) = self.spots.get_mut(&guest.table) {
            spot.guests.remove(&id);
            if spot.guests.is_empty() && matches!(spot.place, Place::There(_)) {
                self.spots.remove(&guest.table);
            }
        }
        Some(guest)
    }

    /// Forgets a table, and gives those who were connected to it.
    pub fn forget(&mut self, table: TableKey) -> Vec<ConnectionId> {
        let gone = self.spots.remove(&table).map(|spot| spot.guests).unwrap_or_default();
        gone.iter().for_each(|id| drop(self.guests.remove(id)));
        gone.into_iter().collect()
    }

    /// The tables in such a place.
    pub fn tables(&self, which: impl Fn(Place) -> bool) -> Vec<TableKey> {
        self.spots.iter().filter(|(_, spot)| which(spot.place)).map(|(table, _)| *table).collect()
    }
}
