//! Games reviewed: how likely everybody was to win, what was luck and what was a mistake.

use analysis::{Closer, Lens, Moment, Review, What};
use games::Playable;
use serde::{Deserialize, Serialize};
use tabletop::Record;
use words::Words;

/// How long the decisions of a game are looked at first, each seat's together: a few seconds for a game.
const SIMULATIONS: u32 = 1_200;
/// What a game came to for a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Analysis {
    /// Whose.
    #[cfg_attr(feature = "ts", ts(type = "SeatName"))]
    pub seat: String,
    /// How likely it was to win before the first entry of the record and after each, from 0 to 1.
    pub chances: Vec<f32>,
    /// What chance brought, as a part of a win.
    pub luck: f32,
    /// What decisions brought: the others' mistakes less its own.
    pub skill: f32,
    /// Its biggest mistakes, the biggest first.
    pub mistakes: Vec<Mistake>,
}

/// A decision that something else would have been better than.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Mistake {
    /// The entry of the record, from 1.
    pub entry: usize,
    /// How much of a win it cost.
    pub loss: f32,
    /// What was decided.
    pub played: String,
    /// What would have been better.
    pub better: String,
}

/// Every seat's part of a review, with decisions in the notation of records; none if it isn't wanted any more.
///
/// # Errors
/// Says why the record can't be replayed.
pub fn review<G: Playable>(
    table: &G,
    record: &Record<G>,
    closer: Closer,
    wanted: &(dyn Fn() -> bool + Sync),
) -> Result<Option<Vec<Analysis>>, String> {
    let lens = Lens::new(table, SIMULATIONS / table.seats().len().max(2) as u32);
    let review = Review::while_wanted(lens, closer, record, wanted).map_err(|error| error.to_string())?;
    Ok(review.map(|review| every_seat(&review, record.log.len())))
}

impl Analysis {
    /// With its decisions in words.
    pub fn say<G: Playable>(&mut self, table: &G, words: &Words) {
        let say = |notation: &str| match notation.parse() {
            Ok(action) => table.say_action(words, &action),
            Err(_) => notation.to_owned(),
        };
        for mistake in &mut self.mistakes {
            (mistake.played, mistake.better) = (say(&mistake.played), say(&mistake.better));
        }
    }
}

fn every_seat<G: Playable>(review: &Review<G>, length: usize) -> Vec<Analysis> {
    let totals = review.totals.iter().enumerate();
    let analyses = totals.map(|(place, total)| Analysis {
        seat: total.seat.to_string(),
        chances: chances(review, place, length),
        luck: total.luck,
        skill: total.gifts - total.mistakes,
        mistakes: mistakes(&review.moments, total.seat),
    });
    analyses.collect()
}

/// How likely a seat was to win before the first entry and after each.
fn chances<G: Playable>(review: &Review<G>, place: usize, length: usize) -> Vec<f32> {
    let mut chances = vec![review.totals[place].start; length + 1];
    for moment in &review.moments {
        // Consecutive draws are one event: until the last nothing is known.
        chances[moment.first..moment.last].fill(moment.before[place]);
        chances[moment.last] = moment.after[place];
    }
    chances
}

/// How many mistakes are named.
const NAMED: usize = 5;
/// Less of a win than this is no mistake worth naming.
const WORTH_NAMING: f32 = 0.02;

fn mistakes<G: Playable>(moments: &[Moment<G>], seat: G::Seat) -> Vec<Mistake> {
    let mistake = |moment: &Moment<G>| match &moment.what {
        What::Decision { by, action, best, loss, .. } if *by == seat && *loss >= WORTH_NAMING => {
            let (played, better) = (action.to_string(), best.to_string());
            Some(Mistake { entry: moment.first, loss: *loss, played, better })
        }
        _ => None,
    };
    let mut found: Vec<_> = moments.iter().filter_map(mistake).collect();
    found.sort_by(|one, two| two.loss.total_cmp(&one.loss));
    found.truncate(NAMED);
    found
}
