//! How well people play, by Glicko-2: each rated game between two people is a rating period of its own.

use crate::{
    house::House,
    protocol::Unrated,
    store::{Millis, PersonKey, RatingRow, Status, StoreError, TableRow, now},
};
use ::table::Seated;
use serde::Serialize;
use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2},
};
use utoipa::ToSchema;

/// In this time only so many games of the same two count.
pub const DAY: Millis = 86_400_000;

/// After so long without a game a rating becomes less certain by one step.
const PERIOD: Millis = 30 * 86_400_000;
/// After so many steps nothing is certain any more, and counting on would change nothing.
const MOST_PERIODS: Millis = 400;

/// A rating as people are shown it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rating {
    /// Which game.
    #[cfg_attr(feature = "ts", ts(type = "GameName"))]
    pub game: String,
    /// The rating; everybody begins with 1500.
    pub rating: i32,
    /// In 95 of 100 cases the truth is not farther away than this.
    pub uncertainty: i32,
    /// How many games it is made of.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub games: i64,
}

impl Rating {
    /// A rating as it is at this moment.
    pub fn of(row: &RatingRow, now: Millis) -> Self {
        let rested = rested(row, now);
        Self {
            game: row.game.clone(),
            rating: shown(rested.rating),
            uncertainty: (1.96 * rested.deviation).round() as i32,
            games: row.games,
        }
    }
}

/// Why a rated table doesn't count, as far as one can tell now.
pub async fn why_not(house: &House, table: &TableRow, seats: &[Seated]) -> Result<Option<Unrated>, StoreError> {
    let store = &house.store;
    let people: Vec<_> = seats.iter().filter_map(|seat| seat.person).collect();
    let [one, two] = people[..] else { return Ok(None) };
    let over = table.status == Status::Over;
    if over && store.is_rated(table.key).await? {
        return Ok(None);
    }
    for key in [one, two] {
        if store.person(key).await?.is_none_or(|person| person.login.is_none()) {
            return Ok(Some(Unrated::Guest));
        }
    }
    let since = table.ended.unwrap_or_else(now) - DAY;
    let most = house.limits.rated_per_pair_and_day.map(i64::from);
    let often = match most {
        Some(most) => store.rated_since([one, two], since).await? >= most,
        None => false,
    };
    Ok(if often { Some(Unrated::Often) } else { over.then_some(Unrated::Ended) })
}

/// A rating as a whole number.
pub fn shown(rating: f64) -> i32 {
    rating.round() as i32
}

/// Somebody whose first game it is.
pub fn newcomer(person: PersonKey, game: &str) -> RatingRow {
    let Glicko2Rating { rating, deviation, volatility } = Glicko2Rating::new();
    RatingRow { person, game: game.to_owned(), rating, deviation, volatility, games: 0, at: 0 }
}

/// Both ratings after a game that the first one won, unless it was a draw.
pub fn after(first: &RatingRow, second: &RatingRow, draw: bool, now: Millis) -> [RatingRow; 2] {
    let outcome = if draw { Outcomes::DRAW } else { Outcomes::WIN };
    let (one, two) = glicko2(&rested(first, now), &rested(second, now), &outcome, &Glicko2Config::new());
    [(first, one), (second, two)].map(|(row, new)| RatingRow {
        rating: new.rating,
        deviation: new.deviation,
        volatility: new.volatility,
        games: row.games + 1,
        at: now,
        ..row.clone()
    })
}

/// Whoever has not played for long is rated less certainly.
fn rested(row: &RatingRow, now: Millis) -> Glicko2Rating {
    let mut rating = Glicko2Rating { rating: row.rating, deviation: row.deviation, volatility: row.volatility };
    let periods = if row.games == 0 { 0 } else { (now - row.at) / PERIOD };
    for _ in 0..periods.min(MOST_PERIODS) {
        rating = decay_deviation(&rating);
    }
    rating
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_winner_rises_as_much_as_an_equal_loser_falls_and_both_become_more_certain() {
        let [won, lost] = after(&newcomer(1, "gangster"), &newcomer(2, "gangster"), false, 5);
        assert!(won.rating > 1500.0 && (won.rating + lost.rating - 3000.0).abs() < 1e-6, "{won:?} {lost:?}");
        assert!(won.deviation < 350.0 && lost.deviation < 350.0);
        assert_eq!((won.person, won.games, won.at, lost.games), (1, 1, 5, 1));
        let [one, two] = after(&newcomer(1, "gangster"), &newcomer(2, "gangster"), true, 5);
        assert!((one.rating - 1500.0).abs() < 1e-6 && (two.rating - 1500.0).abs() < 1e-6);
    }

    #[test]
    fn beating_somebody_weaker_brings_less() {
        let strong = RatingRow { rating: 1900.0, deviation: 60.0, games: 30, ..newcomer(1, "gangster") };
        let weak = RatingRow { rating: 1500.0, deviation: 60.0, games: 30, ..newcomer(2, "gangster") };
        let expected = after(&strong, &weak, false, 0)[0].rating - 1900.0;
        let surprise = after(&weak, &strong, false, 0)[0].rating - 1500.0;
        assert!(0.0 < expected && expected < surprise / 5.0, "{expected} {surprise}");
    }

    #[test]
    fn whoever_rests_for_a_year_is_less_certain_and_never_less_than_a_newcomer() {
        let rated = RatingRow { rating: 1700.0, deviation: 50.0, games: 40, at: 0, ..newcomer(1, "gangster") };
        let shown = |months: Millis| Rating::of(&rated, months * PERIOD);
        assert_eq!((shown(0).rating, shown(0).uncertainty), (1700, 98));
        assert!(shown(12).uncertainty > shown(1).uncertainty && shown(1).uncertainty > shown(0).uncertainty);
        assert_eq!(shown(12).rating, 1700);
        assert!(shown(100_000).uncertainty <= (1.96_f64 * 350.0).round() as i32);
    }
}
