//! W10.5 Athena: she starts with two henchmen on the card; less heat gives her no solo token but one more there, three
//! with Capo and Don, none with Henchman. You need more henchmen on the card.

use super::Scenario;
use crate::{Infusion, Player, Progress, Shadow, State, Table, scoring::Score, solo::Level};

pub(super) struct Athena;

impl Scenario for Athena {
    const SHADOW: Shadow = Shadow::Historian;
    const INFUSION: Infusion = Infusion::DraggingArms;
    const SHADOW_FIXED: bool = true;
    const ON_CARD: u8 = 2;

    fn onto_card(table: &Table) -> Option<u8> {
        Some(match table.level() {
            Some(Level::Capo | Level::Don) => 3,
            Some(Level::Henchman) => 0,
            _ => 1,
        })
    }

    fn condition(_: &Table, state: &State, human: Player, _: &[Score; 2]) -> Option<Progress> {
        Some(Progress { have: state.on_card[human as usize], need: state.on_card[human.other() as usize] + 1 })
    }
}

#[cfg(test)]
mod tests {
    use crate::{Infusions, Table, testing::*};
    use tabletop::Game;

    fn athena() -> Setup {
        Setup::scenario(5, Level::Normal)
    }

    #[test]
    fn w10_5_the_historian_is_fixed_dragging_arms_is_not() {
        let refused = |setup: &Setup| Table::new(setup).err().map(|error| error.field);
        for &shadow in Shadow::ALL {
            let expected = (shadow != Shadow::Historian).then_some("shadow");
            assert_eq!(refused(&Setup { shadow, ..athena() }), expected, "{shadow}");
        }
        for &card in Infusion::ALL {
            assert_eq!(refused(&Setup { infusion: Infusions::One(card), ..athena() }), None);
        }
    }

    #[test]
    fn w10_5_she_starts_with_two_henchmen_on_the_card() {
        both_ways(&athena(), |scene, you, gang| {
            assert_eq!((scene.state.on_card[gang as usize], scene.state.on_card[you as usize]), (2, 0));
            assert_eq!((scene.score(gang).card, scene.score(you).card), (2, -5));
        });
        assert_eq!(Scene::solo(Shadow::Historian, Infusion::Knockoff).state.on_card, [0, 0]);
    }

    #[test]
    fn w10_5_less_heat_gives_no_solo_token_but_one_more_there() {
        for (level, more) in
            [(Level::Normal, 1), (Level::Trickster, 1), (Level::Capo, 3), (Level::Don, 3), (Level::Henchman, 0)]
        {
            let mut setup = Setup::scenario(5, level);
            setup.infusion = solo_at(Edition::German, level).infusion;
            both_ways(&setup, |scene, you, gang| {
                let scene = scene.hot(you).phase_4();
                assert_eq!(scene.state.on_card[gang as usize], 2 + more, "{level}");
                assert_eq!((scene.state.on_card[you as usize], scene.state.side(gang).solo_tokens), (0, 0));
                assert_eq!(scene.asked(), None);
            });
        }
    }

    #[test]
    fn w10_5_with_less_heat_you_have_the_bonus_as_ever() {
        both_ways(&athena(), |scene, you, gang| {
            let scene = scene.hot(gang).phase_4();
            assert_eq!((scene.asked(), scene.state.on_card[gang as usize]), (Some(you), 2));
        });
    }

    #[test]
    fn w10_5_you_need_more_henchmen_on_the_card() {
        for (yours, hers, met) in [(3, 2, true), (2, 2, false), (1, 2, false), (9, 8, true), (0, 0, false)] {
            both_ways(&athena(), |scene, you, gang| {
                let scene = scene.with(|state| {
                    state.on_card[you as usize] = yours;
                    state.on_card[gang as usize] = hers;
                });
                assert_eq!(scene.ending().condition_met, Some(met), "{yours} to {hers}");
            });
        }
    }
}
