//! What results are worth: win rates with intervals, and Elo.

use super::{deal::Pairing, journal::Journal};
use crate::players::Thought;

/// How a pairing went.
#[derive(Clone, Debug, PartialEq)]
pub struct Score {
    /// The first bot.
    pub one: String,
    /// The second.
    pub two: String,
    /// How many games.
    pub games: usize,
    /// What the first bot won on average.
    pub mean: f64,
    /// The standard error of that, over deals: the games of one deal share its luck.
    pub error: f64,
    /// How many games the first and the second lost because they failed.
    pub failed: (usize, usize),
    /// How long the first and the second thought.
    pub thoughts: [Thought; 2],
}

impl Score {
    /// Of these deals of a pairing.
    pub fn of(pairing: &Pairing, journal: &Journal, counts: impl Fn(u64) -> bool) -> Self {
        let played: Vec<_> = journal.of(pairing).filter(|played| counts(played.deal)).collect();
        let games = played.iter().map(|played| played.shares.len()).sum();
        let means: Vec<_> =
            played.iter().map(|played| played.shares.iter().sum::<f64>() / played.shares.len().max(1) as f64).collect();
        let (mean, error) = mean_and_error(&means);
        let (one, two) = (pairing.one.to_string(), pairing.two.to_string());
        let failed = |bot: &String| played.iter().flat_map(|deal| &deal.failures).filter(|one| one.bot == *bot).count();
        let failed = (failed(&one), failed(&two));
        let thought = |side: usize| played.iter().fold(Thought::default(), |all, deal| all.and(deal.thoughts[side]));
        Self { one, two, games, mean, error, failed, thoughts: [thought(0), thought(1)] }
    }

    /// The 95 % interval.
    pub fn interval(&self) -> (f64, f64) {
        const TWO_SIDED_95: f64 = 1.96;
        let reach = TWO_SIDED_95 * self.error;
        ((self.mean - reach).max(0.0), (self.mean + reach).min(1.0))
    }
}

fn mean_and_error(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count.max(1.0);
    let spread = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, (spread / count.max(1.0)).sqrt())
}

/// Ratings under which these results are the likeliest, the average at 1500, best first. A draw between any two is taken
/// for granted, so that whoever won everything is not infinitely good.
pub fn elo(scores: &[Score]) -> Vec<(String, f64)> {
    let mut names: Vec<_> = scores.iter().flat_map(|score| [score.one.clone(), score.two.clone()]).collect();
    names.sort();
    names.dedup();
    let place = |name: &String| names.iter().position(|other| other == name).unwrap_or(0);
    let mut strength = vec![1.0_f64; names.len()];
    for _ in 0..1_000 {
        // The minorisation-maximisation step of the Bradley-Terry model.
        let (mut won, mut met) = (vec![0.0; names.len()], vec![0.0; names.len()]);
        for score in scores {
            let (one, two) = (place(&score.one), place(&score.two));
            let games = score.games as f64 + 1.0;
            let wins = score.mean * score.games as f64 + 0.5;
            won[one] += wins;
            won[two] += games - wins;
            let shared = games / (strength[one] + strength[two]);
            met[one] += shared;
            met[two] += shared;
        }
        strength = won.iter().zip(&met).map(|(won, met)| won / met).collect();
        let average = strength.iter().map(|value| value.ln()).sum::<f64>() / strength.len() as f64;
        strength.iter_mut().for_each(|value| *value /= average.exp());
    }
    let mut rated: Vec<_> =
        names.into_iter().zip(strength).map(|(name, s)| (name, 1500.0 + 400.0 * s.log10())).collect();
    rated.sort_by(|one, two| two.1.total_cmp(&one.1));
    rated
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(one: &str, two: &str, games: usize, mean: f64) -> Score {
        Score {
            one: one.into(),
            two: two.into(),
            games,
            mean,
            error: 0.0,
            failed: (0, 0),
            thoughts: Default::default(),
        }
    }

    #[test]
    fn the_error_shrinks_with_the_number_of_deals() {
        let (mean, error) = mean_and_error(&[1.0, 0.0, 1.0, 0.0]);
        assert_eq!(mean, 0.5);
        // The values spread by 1/3, so four of them have an error of the root of 1/12.
        assert!((error - (1.0_f64 / 12.0).sqrt()).abs() < 1e-12);
        assert_eq!(mean_and_error(&[]), (0.0, 0.0));
    }

    #[test]
    fn an_interval_stays_within_what_can_be_won() {
        assert_eq!(Score { error: 0.4, ..score("a", "b", 4, 0.9) }.interval().1, 1.0);
        assert_eq!(Score { error: 0.1, ..score("a", "b", 4, 0.5) }.interval(), (0.5 - 0.196, 0.5 + 0.196));
    }

    #[test]
    fn ten_wins_for_each_loss_are_four_hundred_points() {
        let rated = elo(&[score("a", "b", 110_000, 10.0 / 11.0)]);
        assert_eq!((rated[0].0.as_str(), rated[1].0.as_str()), ("a", "b"));
        assert!((rated[0].1 - rated[1].1 - 400.0).abs() < 0.1, "{rated:?}");
        assert!((rated[0].1 + rated[1].1 - 3000.0).abs() < 1e-6);
    }

    #[test]
    fn results_of_several_pairings_are_weighed_together() {
        let rated = elo(&[score("a", "b", 1000, 0.75), score("b", "c", 1000, 0.75), score("a", "c", 1000, 0.9)]);
        let names: Vec<_> = rated.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["a", "b", "c"]);
        assert!((rated[0].1 - rated[1].1 - 190.8).abs() < 2.0, "{rated:?}");
    }
}
