//! Before the game: who sits where, and who is ready.

use super::host::{Done, Host, Refused, Seated};
use crate::{
    games::Playable,
    protocol::{LONGEST_SEED, Refusal},
    ratings::{self, Unrated},
    store::StoreError,
};
use tabletop::Fair;

impl<G: Playable> Host<'_, G> {
    /// Reads anew who sits where.
    pub(super) async fn reseat(&mut self) -> Result<(), StoreError> {
        let rows = self.house.store.seats(self.row.key).await?;
        let company = self.house.store.company(&[self.row.key]).await?;
        let seats = rows.into_iter().zip(company).map(|(row, sits)| Seated {
            name: row.bot.clone().or(sits.name),
            rating: sits.rating.map(ratings::shown),
            row,
        });
        self.seats = seats.collect();
        self.deal();
        self.see_whether_it_counts().await
    }

    /// Whether a rated game counts depends on who sits there, and at last on how it went.
    pub(super) async fn see_whether_it_counts(&mut self) -> Result<(), StoreError> {
        if self.options.rated {
            let seats: Vec<_> = self.seats.iter().map(|seat| seat.row.clone()).collect();
            self.unrated = Unrated::of(self.house, &self.row, &seats).await?;
        }
        Ok(())
    }

    /// The dice can be rolled once every seat is taken and has added its seed; with a deal that was played before, the
    /// seeds are there first.
    fn deal(&mut self) {
        let taken = |seat: &Seated| seat.row.person.is_some() || seat.row.bot.is_some();
        let seeds: Option<Vec<_>> =
            self.seats.iter().map(|seat| seat.row.seed.clone().filter(|_| taken(seat))).collect();
        self.fair = seeds.map(|seeds| Fair::new(self.seed, self.row.deal.clone(), seeds));
    }

    /// Somebody is ready, and their seats add a seed to the dice.
    pub(super) async fn ready(&mut self, id: u64, seed: &str) -> Done {
        if seed.is_empty() || seed.len() > LONGEST_SEED {
            return Err(Refused::Malformed(format!("seed: expected 1 to {LONGEST_SEED} bytes")));
        }
        let places = self.places(id);
        if places.is_empty() {
            return Err(Refusal::NotYourSeat.into());
        }
        for place in places.into_iter().filter(|place| self.seats[*place].row.seed.is_none()).collect::<Vec<_>>() {
            self.seats[place].row.seed = Some(seed.to_owned());
            self.seeds.push((place as i64, seed.to_owned()));
        }
        self.deal();
        self.go_on().await
    }
}
