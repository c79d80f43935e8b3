//! Who has how much of a win.

use smile_and_gun::Player;
use tabletop::Game;

/// A game that knows how a win is shared.
pub trait Shared: Game {
    /// A seat's share of the win once the game is over: 1 for a winner, 0 for a loser, equal parts in a draw.
    fn share(&self, state: &Self::State, seat: Self::Seat) -> f64;
}

impl Shared for smile_and_gun::Table {
    /// Alone the whole verdict counts; a legacy, which can't be lost, counts its points.
    fn share(&self, state: &Self::State, seat: Player) -> f64 {
        /// More than anybody scores.
        const MANY_POINTS: f64 = 100.0;
        let Some(ending) = self.result(state) else { return 0.5 };
        let points = match seat {
            Player::Green => ending.scores.green.total,
            Player::Yellow => ending.scores.yellow.total,
        };
        match (self.human(), ending.won) {
            (Some(_), Some(won)) => f64::from(u8::from(won)),
            (Some(_), None) => (f64::from(points) / MANY_POINTS).clamp(0.0, 1.0),
            _ => match ending.winner {
                Some(winner) => f64::from(u8::from(winner == seat)),
                None => 0.5,
            },
        }
    }
}

impl Shared for gangster::Table {
    fn share(&self, state: &Self::State, seat: gangster::Gang) -> f64 {
        match self.winner(state) {
            Some(winner) => f64::from(u8::from(winner == seat)),
            None => 1.0 / self.gangs().len() as f64,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use smile_and_gun::{Edition, Level, Setup};
    use tabletop::{Seeded, random_game};

    /// The shares of every seat after a random game.
    fn shares<G: Shared>(table: &G, seed: u64) -> Vec<f64> {
        let mut state = table.start(&mut ());
        random_game(table, &mut state, &mut Seeded::new(seed));
        table.seats().into_iter().map(|seat| table.share(&state, seat)).collect()
    }

    #[test]
    fn a_win_is_shared_out_whole() {
        let smile = smile_and_gun::Table::new(&Setup::two(Edition::German)).unwrap();
        let gangster = gangster::Table::new(&gangster::Setup::new(gangster::Gang::ALL.to_vec())).unwrap();
        for seed in 0..50 {
            assert_eq!(shares(&smile, seed).iter().sum::<f64>(), 1.0);
            assert_eq!(shares(&gangster, seed).iter().sum::<f64>(), 1.0);
        }
    }

    #[test]
    fn alone_the_verdict_counts_and_a_legacy_its_points() {
        let alone = smile_and_gun::Table::new(&Setup::scenario(2, Level::Normal)).unwrap();
        let legacy = Setup { legacy: Some(true), ..Setup::solo(Edition::German, Level::Normal) };
        let legacy = smile_and_gun::Table::new(&legacy).unwrap();
        for seed in 0..20 {
            assert!([[0.0], [1.0]].contains(&[shares(&alone, seed)[0]]));
            let mut state = legacy.start(&mut ());
            random_game(&legacy, &mut state, &mut Seeded::new(seed));
            let points = legacy.result(&state).unwrap().scores.green.total;
            assert_eq!(legacy.share(&state, Player::Green), f64::from(points.max(0)) / 100.0);
        }
    }
}
