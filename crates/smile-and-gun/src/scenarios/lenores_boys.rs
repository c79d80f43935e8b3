//! W10.4 Lenore's Boys: taking a hat of 2 or 3 they at once add a henchman to the centre, or, if it came from the centre,
//! in front of their boss. You must hold at least six such hats.

use super::Scenario;
use crate::{
    Event, Infusion, Player, Progress, Shadow, State, Table,
    city::{CENTRE, District, in_front},
    scoring::Score,
    tokens::{Kind, PrintId},
};
use tabletop::Log;

pub(super) struct LenoresBoys;

impl Scenario for LenoresBoys {
    const SHADOW: Shadow = Shadow::Badge;
    const INFUSION: Infusion = Infusion::Slippery;

    fn took(
        table: &Table,
        state: &mut State,
        gang: Player,
        district: District,
        print: PrintId,
        log: &mut impl Log<Event>,
    ) {
        let token = table.catalogue.token(print);
        if token.kind == Kind::Hat && (2..=3).contains(&token.value) {
            let to = if district == CENTRE { in_front(state.side(gang).boss) } else { CENTRE };
            state.add_cubes(to, gang.colour(), 1, log);
        }
    }

    fn condition(table: &Table, state: &State, human: Player, _: &[Score; 2]) -> Option<Progress> {
        Some(Progress { have: state.small_hats(table, human), need: 6 })
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    fn lenore() -> Setup {
        Setup::scenario(4, Level::Normal)
    }

    #[test]
    fn w10_4_taking_a_hat_of_2_or_3_they_at_once_add_a_henchman_to_the_centre() {
        for (token, added) in [("hat2.0", 1), ("hat3.1", 1), ("hat4.1", 0), ("weapons.1", 0), ("infusion.1", 0)] {
            both_ways(&lenore(), |scene, you, _| {
                // In the centre it makes a tie with yours; without it you have yet to take the hat.
                let scene = scene.tokens(1, &[token]).cubes(1, seen_by(you, [0, 1, 0]));
                let scene = scene.tokens(4, &["hat6.3"]).cubes(4, seen_by(you, [1, 0, 0])).phase_5();
                assert_eq!(scene.at(4), seen_by(you, [1, added, 0]), "{token}");
            });
        }
    }

    #[test]
    fn w10_4_it_counts_there_if_the_centre_is_still_to_be_settled() {
        both_ways(&lenore(), |scene, you, gang| {
            let scene = scene.tokens(1, &["hat3.1"]).cubes(1, seen_by(you, [0, 1, 0]));
            let scene = scene.tokens(4, &["hat6.3"]).cubes(4, seen_by(you, [2, 2, 0])).phase_5();
            assert_eq!((scene.before(gang), scene.at(4)), (words(&["hat6.3", "hat3.1"]), [0, 0, 0]));
        });
    }

    #[test]
    fn w10_4_as_second_too() {
        both_ways(&lenore(), |scene, you, _| {
            let scene = scene.tokens(1, &["hat3.1", "hat2.0"]).cubes(1, seen_by(you, [2, 1, 0]));
            let mut scene = scene.tokens(4, &["hat6.3"]).cubes(4, seen_by(you, [1, 0, 0])).phase_5();
            scene.by(you, "take hat3.1");
            assert_eq!(scene.at(4), seen_by(you, [1, 1, 0]));
        });
    }

    #[test]
    fn w10_4_from_the_centre_it_goes_in_front_of_their_boss_and_stays_there() {
        both_ways(&lenore(), |scene, you, gang| {
            // District 8 was scored before: what is added to it stays (W5.11).
            let scene = scene.boss(gang, 5).boss(you, 1).cubes(8, seen_by(you, [3, 0, 0]));
            let scene = scene.tokens(4, &["hat2.0"]).cubes(4, seen_by(you, [0, 1, 0])).phase_5();
            assert_eq!((scene.at(8), scene.at(4), scene.at(1)), (seen_by(you, [0, 1, 0]), [0; 3], [0; 3]));
        });
    }

    #[test]
    fn w10_4_with_the_guardian_the_centre_comes_first_and_it_counts_in_front_of_their_boss() {
        both_ways(&Setup { shadow: Shadow::Guardian, ..lenore() }, |scene, you, gang| {
            let scene = scene.boss(gang, 5).tokens(8, &["hat6.3"]).cubes(8, seen_by(you, [1, 1, 0])).leftover(1);
            let scene = scene.tokens(4, &["hat2.0"]).cubes(4, seen_by(you, [0, 2, 0])).phase_5();
            assert_eq!((scene.before(gang), scene.at(8)), (words(&["hat6.3", "hat2.0"]), [0; 3]));
        });
    }

    #[test]
    fn w10_4_to_the_centre_settled_before_it_is_added_and_stays() {
        both_ways(&Setup { shadow: Shadow::Guardian, ..lenore() }, |scene, you, _| {
            let scene = scene.leftover(1).tokens(1, &["hat2.0"]).cubes(1, seen_by(you, [0, 1, 0])).phase_5();
            assert_eq!(scene.at(4), seen_by(you, [0, 1, 0]));
        });
    }

    #[test]
    fn w10_4_your_hats_and_those_of_the_police_bring_nobody() {
        both_ways(&lenore(), |scene, you, _| {
            let scene = scene.tokens(1, &["hat2.0"]).cubes(1, seen_by(you, [1, 0, 0]));
            let scene = scene.tokens(2, &["hat2.0"]).cubes(2, [0, 0, 1]).tokens(4, &["hat6.3"]);
            let mut scene = scene.phase_5();
            scene.by(you, "take hat2.0");
            assert_eq!(scene.at(4), [0, 0, 0]);
        });
    }

    #[test]
    fn w10_4_you_must_hold_at_least_six_hats_of_printed_value_2_or_3() {
        for (twos, threes, met) in
            [(6, 0, true), (0, 6, true), (3, 3, true), (4, 3, true), (3, 2, false), (0, 0, false)]
        {
            both_ways(&lenore(), |scene, you, gang| {
                let scene = scene.holds(you, &vec!["hat2.0"; twos]).holds(you, &vec!["hat3.1"; threes]);
                let scene = scene.holds(you, &["hat4.1", "hat6.3"]).holds(gang, &["hat2.0"]);
                assert_eq!(scene.ending().condition_met, Some(met), "{twos} and {threes}");
            });
        }
    }

    #[test]
    fn w10_4_a_doubled_hat_is_one_hat_of_its_printed_value() {
        both_ways(&Setup { infusion: crate::Infusions::One(Infusion::Knockoff), ..lenore() }, |scene, you, _| {
            let five = scene.holds(you, &["hat2.0^1", "hat3.1^1", "hat2.0", "hat2.0", "hat2.0", "hat4.1^2"]);
            assert_eq!(five.ending().condition_met, Some(false));
            assert_eq!(five.holds(you, &["hat3.1"]).ending().condition_met, Some(true));
        });
    }
}
