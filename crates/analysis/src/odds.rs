//! From what a search takes a position for to how likely it is.

use bots::evaluation::PerSeat;

/// A search walks through bad choices too, good ones and bad ones on average: it takes every game for more open than it
/// is. Fitted, like `LEAN`, on positions of 568 games each between Enforcers and between Fixers (seed 77) with
/// `backroom calibrate`, which tells what is left to straighten.
const SLOPE: f32 = 1.2;
/// And it takes whoever is to choose for a little better off than they are, as it looks for what is best for them.
const LEAN: f32 = -0.1;

/// The odds of several seats, straightened; the seat at the place is to choose. Between two seats this moves the
/// logarithm of the odds to `SLOPE` times itself plus `LEAN`.
pub fn straighten(value: PerSeat, count: usize, place: usize) -> PerSeat {
    if count < 2 {
        return value;
    }
    let mut odds = [0.0; 4];
    for (seat, odd) in odds.iter_mut().enumerate().take(count) {
        let lean = if seat == place { libm::expf(LEAN) } else { 1.0 };
        *odd = libm::powf(value[seat].max(0.0), SLOPE) * lean;
    }
    let whole: f32 = odds.iter().sum();
    if whole > 0.0 { odds.map(|odd| odd / whole) } else { value }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_add_up_to_one_and_keep_their_order() {
        for value in [[0.5, 0.3, 0.2, 0.0], [0.1, 0.1, 0.7, 0.1], [1.0, 0.0, 0.0, 0.0]] {
            let odds = straighten(value, 4, 3);
            assert!((odds.iter().sum::<f32>() - 1.0).abs() < 1e-6);
            for one in 0..3 {
                for two in 0..3 {
                    assert_eq!(value[one] < value[two], odds[one] < odds[two], "{value:?} became {odds:?}");
                }
            }
        }
    }

    #[test]
    fn what_is_certain_stays_certain() {
        assert_eq!(straighten([0.0, 1.0, 0.0, 0.0], 2, 0), [0.0, 1.0, 0.0, 0.0]);
        assert_eq!(straighten([1.0, 0.0, 0.0, 0.0], 2, 0), [1.0, 0.0, 0.0, 0.0]);
    }

    #[test]
    fn a_lead_counts_for_more_and_the_turn_for_less() {
        let [own, rival, ..] = straighten([0.8, 0.2, 0.0, 0.0], 2, 1);
        assert!(own > 0.8 && rival < 0.2);
        assert!(straighten([0.5, 0.5, 0.0, 0.0], 2, 0)[0] < 0.5);
    }

    #[test]
    fn alone_the_odds_are_left_alone() {
        assert_eq!(straighten([0.3, 0.0, 0.0, 0.0], 1, 0), [0.3, 0.0, 0.0, 0.0]);
    }
}
