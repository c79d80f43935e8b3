//! The five missions and the legacy (W11): data, and what each asks for.

use crate::{Player, Progress, State, Table, scoring::Score};

/// What a mission asks for besides the points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objective {
    /// At least so many monopolies.
    Monopolies(u8),
    /// To have gained so many infusions, less those given away; used ones count.
    Infusions(u8),
    /// To hold so many hats of printed value 2 or 3.
    SmallHats(u8),
}

/// A mission (W11.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mission {
    /// The points to reach.
    pub target: i16,
    /// What else.
    pub objective: Objective,
}

/// The Red Death, The Ravens, Lenore's Boys, Unkindness, 6th Street Amontillado.
const MISSIONS: [Mission; 5] = [
    Mission { target: 48, objective: Objective::Monopolies(1) },
    Mission { target: 50, objective: Objective::Infusions(3) },
    Mission { target: 52, objective: Objective::SmallHats(7) },
    Mission { target: 54, objective: Objective::Monopolies(2) },
    Mission { target: 56, objective: Objective::Infusions(5) },
];

impl Mission {
    /// The mission of this number, 1 to 5.
    pub fn number(number: u8) -> Option<Self> {
        MISSIONS.get(usize::from(number).checked_sub(1)?).copied()
    }
}

impl Objective {
    /// How much of it a player meets.
    pub(crate) fn progress(self, table: &Table, state: &State, player: Player, score: &Score) -> Progress {
        let (have, need) = match self {
            Self::Monopolies(wanted) => (score.monopolies, wanted),
            Self::Infusions(wanted) => (state.players[player as usize].gained_infusions, wanted),
            Self::SmallHats(wanted) => (state.small_hats(table, player), wanted),
        };
        Progress { have, need }
    }
}

/// From how many points on a legacy has rank 2, 3 and 4 (W11.3).
pub const LEGACY_RANKS: [i16; 3] = [45, 56, 66];

/// The rank of a legacy, 1 to 4 (W11.3).
pub fn legacy_rank(points: i16) -> u8 {
    1 + LEGACY_RANKS.iter().filter(|&&from| points >= from).count() as u8
}

#[cfg(test)]
mod tests {
    use super::{LEGACY_RANKS, Mission, legacy_rank};
    use crate::{Infusions, Player, testing::*};

    /// Whether a mission of the first edition is won: the whole verdict, the points, the objective.
    fn verdict(number: u8, hard: bool, lay: impl Fn(Scene, Player, Player) -> Scene) -> (bool, bool, bool) {
        let verdict = |scene: Scene, you: Player| {
            let ending = lay(scene, you, you.other()).ending();
            assert_eq!((ending.rank, ending.lost_at_once), (None, Some(false)));
            (ending.won.unwrap(), ending.target_met.unwrap(), ending.condition_met.unwrap())
        };
        let setup = Setup::mission(number, hard, Level::Normal);
        let green = verdict(Scene::of(&setup), Green);
        assert_eq!(green, verdict(Scene::of(&Scene::mirrored(setup)), Yellow));
        green
    }

    fn gained(infusions: u8, points: u8) -> impl Fn(Scene, Player, Player) -> Scene {
        move |scene, you, _| {
            let scene = scene.with(|state| state.side_mut(you).gained_infusions = infusions);
            scene.holds(you, &hats_worth(points))
        }
    }

    #[test]
    fn w11_1_the_red_death_48_points_and_one_monopoly() {
        let with = |hats: u8, gang: &'static [&str]| {
            verdict(1, false, move |scene, you, rival| {
                scene.holds(you, &["gambling.1:up"]).holds(you, &hats_worth(hats)).holds(rival, gang)
            })
        };
        assert_eq!(with(30, &[]), (true, true, true));
        assert_eq!(with(29, &[]), (false, false, true));
        // A majority is no monopoly, and the gang's monopolies are none of yours.
        assert_eq!(with(48, &["gambling.2:up"]), (false, true, false));
        assert_eq!(with(48, &["gambling.2:up", "weapons.1:up"]), (false, true, false));
    }

    #[test]
    fn w11_1_the_ravens_50_points_and_3_infusions_gained() {
        assert_eq!(verdict(2, false, gained(3, 50)), (true, true, true));
        assert_eq!(verdict(2, false, gained(4, 51)), (true, true, true));
        assert_eq!(verdict(2, false, gained(3, 49)), (false, false, true));
        assert_eq!(verdict(2, false, gained(2, 50)), (false, true, false));
    }

    #[test]
    fn w11_1_infusions_taken_count_less_those_given_away_and_used_ones_still_do() {
        let mut setup = Setup::mission(2, false, Level::Normal);
        setup.infusion = Infusions::One(Infusion::Slippery);
        both_ways(&setup, |scene, you, _| {
            let gained = |scene: &Scene| scene.state.side(you).gained_infusions;
            let mut taken = scene.cubes(2, seen_by(you, [3, 0, 0])).tokens(2, &["infusion.0"]).round(3).phase_5();
            taken.decide("take infusion.0:down");
            assert_eq!(gained(&taken), 1);
            // Boss to space 1: district 1. One infusion is used, one is given for another.
            let scene = Scene::of(&taken.table.setup).holds(you, &["infusion.0", "infusion.0", "infusion.1"]);
            let scene = scene.with(|state| state.side_mut(you).gained_infusions = 3);
            let mut scene = scene.tokens(1, &["infusion.1", "hat2.0"]).phase_2(0, &[1, 1, 1]);
            scene.decide("draft 1/1").decide("swap infusion.1:up for hat2.0 with 0");
            assert_eq!(gained(&scene), 2);
            scene.decide("swap hat2.0 for infusion.1:up with 0");
            assert_eq!((gained(&scene), scene.before(you)), (3, words(&["infusion.1:up"])));
        });
    }

    #[test]
    fn w11_1_lenores_boys_52_points_and_7_hats_of_2_or_3() {
        let with = |hats: &'static [(&str, usize)]| {
            verdict(3, false, |scene, you, _| {
                hats.iter().fold(scene, |scene, (hat, count)| scene.holds(you, &vec![*hat; *count]))
            })
        };
        // 2 × 2 + 5 × 3, 3 × 6, 3 × 5.
        assert_eq!(with(&[("hat2.0", 2), ("hat3.1", 5), ("hat6.3", 3), ("hat5.2", 3)]), (true, true, true));
        // 7 × 3, 3 × 6, 5, 4 + 4 is 52 exactly; one less.
        assert_eq!(with(&[("hat3.1", 7), ("hat6.3", 3), ("hat5.2", 1), ("hat4.1", 2)]), (true, true, true));
        assert_eq!(with(&[("hat3.1", 7), ("hat6.3", 3), ("hat4.1", 3)]), (false, false, true));
        // 6 × 3, 3 × 6, 4 × 4.
        assert_eq!(with(&[("hat3.1", 6), ("hat6.3", 3), ("hat4.1", 4)]), (false, true, false));
    }

    #[test]
    fn w11_1_unkindness_54_points_and_two_monopolies() {
        let with = |tokens: &'static [&str], hats: u8| {
            verdict(4, false, |scene, you, _| scene.holds(you, tokens).holds(you, &hats_worth(hats)))
        };
        // 18 + 14, 18 + 14 + 10, 18.
        assert_eq!(with(&["gambling.1:up", "weapons.1:up"], 22), (true, true, true));
        assert_eq!(with(&["gambling.1:up", "weapons.1:up"], 21), (false, false, true));
        assert_eq!(with(&["gambling.1:up", "weapons.1:up", "contraband.1:up"], 12), (true, true, true));
        assert_eq!(with(&["gambling.1:up", "gambling.2:up"], 36), (false, true, false));
    }

    #[test]
    fn w11_1_amontillado_56_points_and_all_5_infusions_gained() {
        assert_eq!(verdict(5, false, gained(5, 56)), (true, true, true));
        assert_eq!(verdict(5, false, gained(5, 55)), (false, false, true));
        assert_eq!(verdict(5, false, gained(4, 56)), (false, true, false));
    }

    #[test]
    fn w11_1_the_gangs_score_is_not_needed() {
        let lay = |scene: Scene, you: Player, gang: Player| {
            let scene = scene.with(|state| state.side_mut(gang).solo_tokens = 17);
            gained(3, 50)(scene, you, gang)
        };
        assert_eq!(verdict(2, false, lay), (true, true, true));
    }

    #[test]
    fn w11_2_hard_mode_the_gangs_score_must_be_beaten_as_well() {
        let against = |solo_tokens, face_down: &'static [&str]| {
            verdict(2, true, move |scene, you, gang| {
                let scene = scene.with(|state| state.side_mut(gang).solo_tokens = solo_tokens).holds(gang, face_down);
                gained(3, 50)(scene, you, gang)
            })
        };
        // 48, 49 and 50 points for the gang.
        assert_eq!(against(16, &[]), (true, true, true));
        assert_eq!(against(16, &["infusion.0:down"]), (true, true, true));
        assert_eq!(against(16, &["infusion.0:down", "infusion.1:down"]), (false, true, true));
        assert_eq!(verdict(2, true, gained(2, 50)), (false, true, false));
        assert_eq!(verdict(2, true, gained(3, 49)), (false, false, true));
    }

    #[test]
    fn w11_1_there_are_five_missions() {
        assert_eq!(
            (0..7).map(|number| Mission::number(number).is_some()).collect::<Vec<_>>(),
            [false, true, true, true, true, true, false]
        );
        assert_eq!([1, 2, 3, 4, 5].map(|number| Mission::number(number).unwrap().target), [48, 50, 52, 54, 56]);
    }

    #[test]
    fn w11_3_the_four_ranks_of_a_legacy() {
        for (points, rank) in [(-8, 1), (0, 1), (44, 1), (45, 2), (55, 2), (56, 3), (65, 3), (66, 4), (120, 4)] {
            assert_eq!(legacy_rank(points), rank, "{points} points");
        }
        assert_eq!(LEGACY_RANKS, [45, 56, 66]);
    }

    #[test]
    fn w11_3_only_your_score_counts_in_both_editions() {
        for edition in [Edition::German, Edition::First] {
            let setup = Setup { legacy: Some(true), ..Setup::solo(edition, Level::Normal) };
            both_ways(&setup, |scene, you, gang| {
                let scene = scene.with(|state| state.side_mut(gang).solo_tokens = 30).holds(you, &hats_worth(56));
                let ending = scene.ending();
                assert_eq!((ending.rank, ending.won), (Some(3), None));
                assert_eq!((ending.beat_gang, ending.winner), (Some(false), Some(gang)));
                assert_eq!((ending.condition_met, ending.target_met), (None, None));
            });
        }
    }
}
