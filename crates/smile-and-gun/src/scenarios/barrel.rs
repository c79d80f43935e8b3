//! W10.3 The Barrel: used infusions stay in front of you, marked; they count for nothing else. You must have used at
//! least four, Knockoff's included.

use super::{Gone, Scenario};
use crate::{Infusion, Player, Progress, Shadow, State, Table, scoring::Score};

pub(super) struct Barrel;

impl Scenario for Barrel {
    const SHADOW: Shadow = Shadow::Siren;
    const INFUSION: Infusion = Infusion::Enthralling;
    const SOULMATE_ALONE: bool = false;

    fn used() -> Gone {
        Gone::Marked
    }

    fn condition(_: &Table, state: &State, human: Player, _: &[Score; 2]) -> Option<Progress> {
        let side = state.side(human);
        let used = side.marked.iter().sum::<u8>() + side.doubled.iter().flatten().count() as u8;
        Some(Progress { have: used, need: 4 })
    }
}

#[cfg(test)]
mod tests {
    use crate::{Infusions, Table, testing::*};
    use tabletop::Game;

    fn barrel(infusion: Infusion) -> Setup {
        Setup { infusion: Infusions::One(infusion), ..Setup::scenario(3, Level::Normal) }
    }

    #[test]
    fn w10_3_used_infusions_stay_in_front_of_you_marked() {
        both_ways(&barrel(Infusion::Enthralling), |scene, you, _| {
            let scene = scene.holds(you, &["infusion.1", "infusion.2"]).cubes(1, [0, 0, 2]);
            let mut scene = scene.tokens(1, &["hat2.0"]).phase_5();
            scene.by(you, "enthral with 2");
            assert_eq!(
                (scene.before(you), scene.marked(you, 2), scene.marked(you, 1)),
                (words(&["infusion.1:up"]), 1, 0)
            );
            // Each use once.
            assert_eq!(scene.legal(), ["enthral with 1", "pass"]);
            let view = crate::view::view(&scene.table, &scene.state);
            let side = if you == Green { view.players.green } else { view.players.yellow };
            let used: Vec<_> = side.tokens.iter().map(|token| (token.held.squares, token.used)).collect();
            assert_eq!(used, [(1, false), (2, true)]);
        });
    }

    #[test]
    fn w10_3_they_count_for_nothing_else() {
        let mut setup = Setup::scenario(3, Level::Trickster);
        setup.infusion = Infusions::Several(vec![Infusion::Soulmate, Infusion::Slippery]);
        both_ways(&setup, |scene, you, _| {
            let scene =
                scene.holds(you, &["infusion.1"]).with(|state| state.side_mut(you).marked = [1, 2, 0, 0, 0, 0, 0]);
            assert_eq!((scene.score(you).total, scene.state.side(you).tokens()), (0, 1));
            // Neither can they be given away: there is nothing but the infusion that would be used.
            let mut scene = scene.tokens(1, &["hat2.0"]).phase_2(0, &[1, 1, 1]);
            scene.decide("draft 1/1");
            assert!(!scene.offers_infusion());
        });
    }

    #[test]
    fn w10_3_you_must_have_used_at_least_four() {
        for (marked, met) in [([2, 2], true), ([4, 0], true), ([3, 2], true), ([2, 1], false), ([0, 0], false)] {
            both_ways(&barrel(Infusion::Enthralling), |scene, you, _| {
                let scene = scene.with(|state| state.side_mut(you).marked[..2].copy_from_slice(&marked));
                assert_eq!(scene.ending().condition_met, Some(met), "{marked:?}");
            });
        }
    }

    #[test]
    fn w10_3_knockoff_counts_too() {
        let doubled = ["hat2.0^1", "hat2.0^1", "weapons.1:down^2", "weapons.1:up^2"];
        for (count, marked, met) in [(4, 0, true), (3, 1, true), (3, 0, false), (1, 2, false)] {
            both_ways(&barrel(Infusion::Knockoff), |scene, you, _| {
                let scene = scene.holds(you, &doubled[..count]).with(|state| state.side_mut(you).marked[0] = marked);
                assert_eq!(scene.ending().condition_met, Some(met));
            });
        }
    }

    #[test]
    fn w10_3_what_the_gang_holds_does_not_count() {
        both_ways(&barrel(Infusion::Knockoff), |scene, _, gang| {
            let scene = scene.with(|state| state.side_mut(gang).marked[0] = 4);
            assert_eq!(scene.ending().condition_met, Some(false));
        });
    }

    #[test]
    fn w10_3_a_doubled_token_swapped_away_leaves_its_infusion_marked() {
        let mut setup = Setup::scenario(3, Level::Trickster);
        setup.infusion = Infusions::Several(vec![Infusion::Knockoff, Infusion::Slippery]);
        both_ways(&setup, |scene, you, _| {
            let scene = scene.holds(you, &["hat2.0^2", "infusion.1"]).tokens(1, &["hat6.3"]);
            let mut scene = scene.phase_2(0, &[1, 1, 1]);
            scene.decide("draft 1/1").decide("swap hat2.0^2 for hat6.3 with 1");
            assert_eq!((scene.marked(you, 1), scene.marked(you, 2), scene.before(you)), (1, 1, words(&["hat6.3"])));
        });
    }

    #[test]
    fn w10_3_soulmate_cannot_be_the_only_card() {
        let refused = |setup: &Setup| Table::new(setup).err().map(|error| error.field);
        for &card in Infusion::ALL {
            let expected = (card == Infusion::Soulmate).then_some("infusion");
            assert_eq!(refused(&barrel(card)), expected, "{card}");
        }
        let mut setup = Setup::scenario(3, Level::Trickster);
        setup.infusion = Infusions::Several(vec![Infusion::Soulmate, Infusion::Slippery]);
        assert_eq!(refused(&setup), None);
    }
}
