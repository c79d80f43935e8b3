//! W6.6 The Hideout: when this district has been scored, the player with fewer henchmen in it leaves them there. On a
//! tie all leave.

use super::Card;
use crate::{Player, State, city::District, phases::settling_the_score::Leaving};

pub(super) struct Hideout;

impl Card for Hideout {
    fn leaving(state: &State, district: District, player: Player) -> Leaving {
        match state.most_henchmen(district) {
            Some(most) if most != player => Leaving::Stay,
            _ => Leaving::Supply,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    /// What is left in the harbour, where the Shadow stands, after it was settled with these cubes. No token lies there.
    fn left(cubes: [u8; 3]) -> [u8; 3] {
        Scene::two(Shadow::Hideout, Infusion::Soulmate).cubes(0, cubes).phase_5().at(0)
    }

    #[test]
    fn w6_6_the_player_with_fewer_henchmen_leaves_them_there() {
        assert_eq!(left([3, 1, 2]), [0, 1, 0]);
        assert_eq!(left([2, 3, 0]), [2, 0, 0]);
        assert_eq!(left([2, 1, 4]), [0, 1, 0]);
    }

    #[test]
    fn w6_6_fewest_may_be_none() {
        assert_eq!(left([3, 0, 0]), [0, 0, 0]);
        assert_eq!(left([0, 1, 2]), [0, 0, 0]);
    }

    #[test]
    fn w6_6_on_a_tie_all_leave() {
        assert_eq!(left([2, 2, 5]), [0, 0, 0]);
        assert_eq!(left([0, 0, 1]), [0, 0, 0]);
    }

    #[test]
    fn w6_6_an_unscored_district_keeps_everything() {
        let scene = Scene::two(Shadow::Hideout, Infusion::Soulmate).cubes(0, [3, 1, 3]).tokens(0, &["hat2.0"]);
        assert_eq!(scene.phase_5().at(0), [3, 1, 3]);
    }

    #[test]
    fn w6_6_elsewhere_all_leave() {
        let scene = Scene::two(Shadow::Hideout, Infusion::Soulmate).shadow(1).cubes(0, [3, 1, 2]).cubes(1, [1, 2, 0]);
        let scene = scene.phase_5();
        assert_eq!((scene.at(0), scene.at(1)), ([0, 0, 0], [1, 0, 0]));
    }

    #[test]
    fn w6_6_having_been_scored_it_is_filled_as_usual() {
        let mut scene = Scene::two(Shadow::Hideout, Infusion::Soulmate);
        scene = scene.cubes(0, [1, 2, 0]).tokens(0, &["hat2.0", "hat3.1"]).phase_5();
        scene.by(Yellow, "take hat3.1").by(Green, "take hat2.0");
        assert_eq!((scene.at(0), scene.unscored()), ([1, 0, 0], vec![]));
        scene.rolls(&[1; 13]);
        assert_eq!([scene.draws("hat2.0"), scene.draws("hat2.0")], [4, 0]);
        scene.draws_all();
        assert_eq!(scene.state.tokens(0).len(), 2);
    }

    #[test]
    fn w9_12_the_gang_is_a_player_like_any_other() {
        let left = |cubes| Scene::solo(Shadow::Hideout, Infusion::Soulmate).cubes(0, cubes).phase_5().at(0);
        assert_eq!((left([3, 2, 0]), left([2, 3, 0])), ([0, 2, 0], [2, 0, 0]));
    }
}
