//! W10.7 Montresor's Gang: its starting infusion goes into the bag after the first filling; infusions that would be
//! discarded or leave the game go into the bag at once. You lose at once when the gang gains an infusion.

use super::{Gone, Scenario};
use crate::{
    Event, Infusion, Player, Progress, Shadow, State, Table,
    city::District,
    scoring::Score,
    tokens::{Kind, PrintId},
};
use tabletop::Log;

pub(super) struct Montresor;

impl Scenario for Montresor {
    const SHADOW: Shadow = Shadow::Gumshoe;
    const INFUSION: Infusion = Infusion::Overwhelm;

    fn after_filling(table: &Table, state: &mut State, gang: Player, log: &mut impl Log<Event>) {
        for print in table.catalogue.infusions()..table.catalogue.len() {
            for _ in 0..state.side(gang).down[print] {
                state.give_up(table, gang, print, log);
            }
        }
    }

    fn took(table: &Table, state: &mut State, _: Player, _: District, print: PrintId, log: &mut impl Log<Event>) {
        if table.catalogue.token(print).kind == Kind::Infusion {
            state.lost_at_once = true;
            state.agenda.clear();
            log.tell(Event::LostAtOnce);
        }
    }

    fn used() -> Gone {
        Gone::Bag
    }

    fn discarded() -> Gone {
        Gone::Bag
    }

    fn condition(_: &Table, state: &State, _: Player, _: &[Score; 2]) -> Option<Progress> {
        Some(Progress { have: u8::from(!state.lost_at_once), need: 1 })
    }
}

#[cfg(test)]
mod tests {
    use crate::{Infusions, testing::*};

    fn montresor(shadow: Shadow, infusion: Infusion) -> Setup {
        Setup { shadow, infusion: Infusions::One(infusion), ..Setup::scenario(7, Level::Normal) }
    }

    fn usual() -> Setup {
        Setup::scenario(7, Level::Normal)
    }

    #[test]
    fn w10_7_its_starting_infusion_goes_into_the_bag_after_the_first_filling() {
        for (setup, you) in [(usual(), Green), (Scene::mirrored(usual()), Yellow)] {
            let mut scene = Scene::start(&setup);
            scene.deals_all(&[1, 1, 1, 1, 2, 2, 2]);
            scene.rolls(&[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2]);
            assert_eq!(scene.before(you.other()), ["infusion.1:down"]);
            assert_eq!(scene.in_bag("infusion.1"), 0);
            scene.draws_all();
            assert_eq!((scene.before(you.other()), scene.in_bag("infusion.1")), (vec![], 1));
            assert_eq!((scene.before(you), scene.asked()), (words(&["infusion.1:up"]), Some(you)));
        }
    }

    #[test]
    fn w10_7_infusions_that_would_be_discarded_go_into_the_bag_at_once() {
        both_ways(&usual(), |scene, you, _| {
            // The police take one; a tie for second discards another.
            let scene = scene.tokens(1, &["infusion.1", "hat2.0"]).cubes(1, [0, 0, 2]);
            let scene = scene.tokens(2, &["infusion.2"]).cubes(2, [0, 0, 2]);
            let scene = scene.tokens(3, &["hat6.3", "infusion.2"]).cubes(3, seen_by(you, [1, 1, 2])).phase_5();
            assert_eq!((scene.in_bag("infusion.2"), scene.discarded("infusion.2")), (3, 0));
            assert_eq!((scene.discarded("hat6.3"), scene.discarded("hat2.0")), (1, 1));
            assert_eq!(scene.tokens_at(1), ["infusion.1"]);
        });
        both_ways(&montresor(Shadow::Remover, Infusion::Overwhelm), |scene, _, gang| {
            let scene = scene.hot(gang).tokens(1, &["infusion.1"]).phase_3(1);
            assert_eq!((scene.in_bag("infusion.1"), scene.discarded("infusion.1"), scene.tokens_at(1)), (4, 0, vec![]));
        });
    }

    #[test]
    fn w10_7_infusions_that_would_leave_the_game_go_into_the_bag_at_once() {
        both_ways(&usual(), |scene, you, _| {
            let mut scene = scene.holds(you, &["infusion.1"]).phase_2(0, &[1, 1, 1]);
            assert_eq!(scene.in_bag("infusion.1"), 3);
            scene.decide("draft 1/1").decide("overwhelm @park with 1");
            assert_eq!(scene.in_bag("infusion.1"), 4);
            assert!(scene.before(you).is_empty());
        });
    }

    #[test]
    fn w10_7_you_lose_at_once_when_the_gang_gains_an_infusion() {
        both_ways(&usual(), |scene, you, gang| {
            let scene = scene.holds(you, &["hat6.3"]).tokens(1, &["infusion.1"]).cubes(1, seen_by(you, [0, 1, 0]));
            let scene = scene.phase_5();
            assert!(scene.is_over() && scene.log.ends_with(&[Event::LostAtOnce]));
            assert_eq!(scene.before(gang), ["infusion.1:down"]);
            let ending = tabletop::Game::result(&scene.table, &scene.state).unwrap();
            assert_eq!((ending.won, ending.lost_at_once, ending.condition_met), (Some(false), Some(true), Some(false)));
            // The points are counted as the table then lies.
            assert_eq!((ending.beat_gang, ending.winner), (Some(true), Some(you)));
            assert_eq!((scene.score(you).total, scene.score(gang).total), (6, 1));
        });
    }

    #[test]
    fn w10_7_nothing_further_is_settled() {
        both_ways(&usual(), |scene, you, _| {
            let scene = scene.tokens(4, &["infusion.1", "infusion.2"]).cubes(4, seen_by(you, [2, 3, 1]));
            let scene = scene.tokens(0, &["infusion.2"]).cubes(0, seen_by(you, [1, 2, 0]));
            let scene = scene.tokens(1, &["hat2.0"]).cubes(1, seen_by(you, [2, 0, 0])).phase_5();
            assert_eq!(scene.settled(), [0]);
            assert_eq!(
                (scene.at(0), scene.at(1), scene.at(4)),
                (seen_by(you, [1, 2, 0]), seen_by(you, [2, 0, 0]), seen_by(you, [2, 3, 1]))
            );
            assert_eq!((scene.tokens_at(1), scene.tokens_at(4).len()), (words(&["hat2.0"]), 2));
        });
    }

    #[test]
    fn w10_7_as_long_as_the_gang_gains_other_tokens_the_game_goes_on() {
        both_ways(&usual(), |scene, you, _| {
            let scene = scene.holds(you, &["hat5.2"]).tokens(1, &["hat2.0", "infusion.1"]);
            let scene = scene.cubes(1, seen_by(you, [0, 1, 0])).round(3).phase_5();
            assert_eq!(scene.settled().len(), 9);
            let ending = scene.ending();
            assert_eq!((ending.won, ending.lost_at_once, ending.condition_met), (Some(true), Some(false), Some(true)));
        });
    }

    #[test]
    fn w10_7_infusions_that_you_gain_are_no_harm() {
        both_ways(&usual(), |scene, you, _| {
            let mut scene = scene.tokens(1, &["infusion.1"]).cubes(1, seen_by(you, [1, 0, 0])).round(3).phase_5();
            scene.by(you, "take infusion.1:down");
            assert_eq!((scene.ending().lost_at_once, scene.ending().won), (Some(false), Some(true)));
        });
    }
}
