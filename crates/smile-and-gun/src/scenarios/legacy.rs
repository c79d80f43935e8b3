//! W10.10 Your Legacy: any cards; only your own score counts (W11.3).

use super::Scenario;

pub(super) struct Legacy;

impl Scenario for Legacy {
    const RANKED: bool = true;
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn w10_10_only_your_own_score_counts() {
        for (points, rank) in [(44, 1), (45, 2), (55, 2), (56, 3), (65, 3), (66, 4)] {
            both_ways(&Setup::scenario(10, Level::Normal), |scene, you, gang| {
                let scene = scene.holds(you, &hats_worth(points)).with(|state| state.side_mut(gang).solo_tokens = 40);
                let ending = scene.ending();
                assert_eq!((ending.rank, ending.won, ending.beat_gang), (Some(rank), None, Some(false)));
                assert_eq!((ending.condition_met, ending.target_met), (None, None));
            });
        }
    }

    #[test]
    fn w10_10_the_gang_is_the_plain_one() {
        both_ways(&Setup::scenario(10, Level::Normal), |scene, you, gang| {
            let scene = scene.tokens(1, &["weapons.1"]).cubes(1, seen_by(you, [0, 1, 0])).phase_5();
            assert_eq!((scene.before(gang), scene.state.side(gang).markers), (words(&["weapons.1:up"]), [0, 1, 0]));
        });
    }
}
