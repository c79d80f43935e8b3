//! W10.1 The Ravens: their infusions stay face up, the first too; with an odd number they take an infusion before
//! anything else, the Cursed's die included; they score Soulmate.

use super::Scenario;
use crate::{Infusion, Player, Shadow, State, Table, state::Slots, tokens::Kind};

pub(super) struct Ravens;

impl Scenario for Ravens {
    const SHADOW: Shadow = Shadow::Collector;
    const INFUSION: Infusion = Infusion::Soulmate;
    const INFUSION_FIXED: bool = true;
    const INFUSIONS_FACE_UP: bool = true;

    fn grabs(table: &Table, state: &State, gang: Player, here: &Slots) -> Option<u8> {
        let is_infusion =
            |place: &u8| here.get(*place).is_some_and(|id| table.catalogue.token(id).kind == Kind::Infusion);
        let odd = !state.all_infusions(table, gang).is_multiple_of(2);
        (0..here.len()).find(is_infusion).filter(|_| odd)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Infusions, Table, testing::*};
    use tabletop::Game;

    fn ravens() -> Setup {
        Setup::scenario(1, Level::Normal)
    }

    /// What the gang takes first of these tokens, holding these infusions already.
    fn takes(shadow: Shadow, holds: &[&str], district: u8, tokens: &[&str]) -> Vec<String> {
        let take = |setup: &Setup, you: Player| {
            let scene = Scene::of(setup).holds(you.other(), holds).leftover(1).tokens(district, tokens);
            let scene = scene.with(|state| state.die_in_park = shadow == Shadow::Cursed);
            let scene = scene.cubes(district, seen_by(you, [0, 1, 0])).phase_5();
            scene.before(you.other()).into_iter().filter(|held| !holds.contains(&held.as_str())).collect::<Vec<_>>()
        };
        let setup = Setup { shadow, ..ravens() };
        let green = take(&setup, Green);
        assert_eq!(green, take(&Scene::mirrored(setup), Yellow));
        green
    }

    #[test]
    fn w10_1_soulmate_is_fixed_the_collector_is_not() {
        let refused = |setup: &Setup| Table::new(setup).err().map(|error| error.field);
        for &card in Infusion::ALL {
            let expected = (card != Infusion::Soulmate).then_some("infusion");
            assert_eq!(refused(&Setup { infusion: Infusions::One(card), ..ravens() }), expected, "{card}");
        }
        for &shadow in Shadow::ALL {
            assert_eq!(refused(&Setup { shadow, ..ravens() }), None);
        }
    }

    #[test]
    fn w10_1_with_the_trickster_soulmate_is_among_the_cards() {
        let with = |cards: &[Infusion]| {
            let infusion = Infusions::Several(cards.to_vec());
            Table::new(&Setup { infusion, ..Setup::scenario(1, Level::Trickster) }).err().map(|error| error.field)
        };
        assert_eq!(with(&[Infusion::LastChance, Infusion::Soulmate]), None);
        assert_eq!(with(&[Infusion::LastChance, Infusion::Knockoff]), Some("infusion"));
    }

    #[test]
    fn w10_1_its_first_infusion_stays_face_up() {
        for (setup, gang) in [(ravens(), Yellow), (Scene::mirrored(ravens()), Green)] {
            let mut scene = Scene::start(&setup);
            scene.deals_all(&[2, 2]);
            assert_eq!(scene.before(gang), ["infusion.2:up"]);
        }
    }

    #[test]
    fn w10_1_its_infusions_stay_face_up() {
        assert_eq!(takes(Shadow::Badge, &[], 1, &["infusion.1"]), ["infusion.1:up"]);
    }

    #[test]
    fn w10_1_with_an_odd_number_it_takes_an_infusion_before_anything_else() {
        let tokens = ["hat6.3", "infusion.1"];
        assert_eq!(takes(Shadow::Badge, &["infusion.2:up"], 1, &tokens), ["infusion.1:up"]);
        let three = ["infusion.2:up", "infusion.2:up", "infusion.2:up"];
        assert_eq!(takes(Shadow::Badge, &three, 1, &tokens), ["infusion.1:up"]);
        // Of two infusions the one that the police would take.
        assert_eq!(
            takes(Shadow::Badge, &["weapons.1:up", "infusion.1:up"], 4, &["infusion.1", "infusion.2"]),
            ["infusion.2:up"]
        );
    }

    #[test]
    fn w10_1_with_an_even_number_or_no_infusion_there_it_takes_as_ever() {
        assert_eq!(takes(Shadow::Badge, &[], 1, &["hat6.3", "infusion.1"]), ["hat6.3"]);
        assert_eq!(takes(Shadow::Badge, &["infusion.2:up", "infusion.2:up"], 1, &["hat6.3", "infusion.1"]), ["hat6.3"]);
        assert_eq!(takes(Shadow::Badge, &["infusion.2:up"], 1, &["weapons.1", "hat2.0"]), ["hat2.0"]);
    }

    #[test]
    fn w10_1_the_cursed_die_included() {
        assert_eq!(takes(Shadow::Cursed, &["infusion.2:up"], 5, &["infusion.1"]), ["infusion.1:up"]);
        assert!(takes(Shadow::Cursed, &[], 5, &["infusion.1"]).is_empty());
    }

    #[test]
    fn w10_1_it_lays_virtual_markers_all_the_same() {
        both_ways(&ravens(), |scene, you, gang| {
            let scene = scene.holds(gang, &["infusion.2"]).tokens(1, &["weapons.1", "infusion.1"]);
            let scene = scene.cubes(1, seen_by(you, [0, 1, 0])).phase_5();
            assert_eq!((scene.state.side(gang).markers, scene.tokens_at(1)), ([0, 1, 0], words(&["weapons.1"])));
        });
    }

    #[test]
    fn w10_1_it_scores_soulmate_and_so_do_you() {
        both_ways(&ravens(), |scene, you, gang| {
            let scene = scene.holds(gang, &["infusion.1", "infusion.1", "infusion.2"]).holds(you, &["infusion.2"]);
            assert_eq!((scene.score(gang).soulmate, scene.score(gang).total, scene.score(you).total), (10, 10, 0));
        });
        both_ways(&ravens(), |scene, you, gang| {
            let scene = scene.holds(gang, &["infusion.1", "infusion.1", "infusion.1", "infusion.1"]);
            let scene = scene.holds(you, &["infusion.2", "infusion.2"]);
            assert_eq!((scene.score(gang).total, scene.score(you).total), (20, 10));
        });
    }

    #[test]
    fn w10_1_with_don_only_face_down_infusions_are_dear() {
        both_ways(&Setup::scenario(1, Level::Don), |scene, _, gang| {
            assert_eq!(scene.holds(gang, &["infusion.1", "infusion.2", "infusion.2"]).score(gang).total, 10);
        });
    }

    #[test]
    fn w10_1_there_is_no_condition() {
        let ending = Scene::of(&ravens()).holds(Green, &["hat2.0"]).ending();
        assert_eq!((ending.condition_met, ending.won), (None, Some(true)));
    }
}
