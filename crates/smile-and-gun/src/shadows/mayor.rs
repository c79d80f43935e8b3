//! W6.10 The Mayor: after the bonus of phase 4 the player with less heat may also add two own henchmen to the Shadow's
//! district, two or none. The gang always does (W9.12).

use super::Card;
use crate::{Choice, Event, Fact, Player, Prompt, State, Step, Table};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log, Question};

pub(super) struct Mayor;

impl Card for Mayor {
    fn after_bonus(table: &Table, state: &mut State, less: Player, log: &mut impl Log<Event>) {
        if table.is_gang(less) {
            add_two(table, state, less, log);
        } else {
            state.agenda.push(Step::Mayoring(Mayoring { by: less }));
        }
    }
}

tabletop::words! { ($)
    prompts {
        /// Whether to add two henchmen (W6.10).
        window "mayor" Mayor says |table, state| [to = Fact::To(table.shadow_district(state))];
    }
    decisions {
        /// Add two henchmen to the Shadow's district (W6.10).
        "mayor" Mayor;
    }
}

fn add_two(table: &Table, state: &mut State, player: Player, log: &mut impl Log<Event>) {
    state.add_cubes(table.shadow_district(state), player.colour(), 2, log);
}

/// Whether to add two henchmen to the Shadow's district (W6.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Mayoring {
    /// Who is asked.
    pub by: Player,
}

impl Question<Table> for Mayoring {
    fn asked(&self, _: &State) -> Player {
        self.by
    }

    fn prompt(&self, _: &State) -> Prompt {
        Prompt::Mayor
    }

    fn rule(&self, _: &State) -> &'static str {
        "W6.10"
    }

    fn legal(&self, _: &Table, _: &State) -> Choices {
        Choices::first(2)
    }

    fn choice(&self, _: &Table, _: &State, number: u8) -> Choice {
        if number == 0 { Choice::Mayor } else { Choice::Pass }
    }

    fn answer(&self, table: &Table, state: &mut State, number: u8, log: &mut impl Log<Event>) {
        let choice = self.choice(table, state, number);
        state.agenda.pop();
        if choice == Choice::Mayor {
            add_two(table, state, self.by, log);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    /// Phase 4 with the Shadow before the park and this heat.
    fn scene(green: u8, yellow: u8) -> Scene {
        let scene = Scene::two(Shadow::Mayor, Infusion::Soulmate).shadow(4).tokens(5, &["hat2.0"]).cubes(5, [1, 1, 0]);
        scene.action_dice(Green, [green, 1, 1]).action_dice(Yellow, [yellow, 1, 1]).phase_4()
    }

    #[test]
    fn w6_10_after_the_bonus_the_player_with_less_heat_may_add_two_henchmen() {
        let mut scene = scene(2, 3);
        scene.by(Green, "add police*2 @park");
        assert_eq!((scene.asked(), scene.at(5)), (Some(Green), [1, 1, 2]));
        scene.by(Green, "mayor");
        assert_eq!((scene.state.phase, scene.at(5)), (5, [3, 1, 2]));
    }

    #[test]
    fn w6_10_also_without_the_bonus() {
        let mut scene = scene(3, 2);
        scene.by(Yellow, "pass").by(Yellow, "mayor");
        assert_eq!((scene.state.phase, scene.at(5)), (5, [1, 3, 0]));
    }

    #[test]
    fn w6_10_two_or_none() {
        let mut scene = scene(1, 6);
        scene.by(Green, "pass");
        assert_eq!(scene.legal(), ["mayor", "pass"]);
        assert_eq!(scene.forbids("add green @park"), "W6.10");
        scene.by(Green, "pass");
        assert_eq!((scene.unscored(), scene.at(5)), (vec![5], [1, 1, 0]));
    }

    #[test]
    fn w6_10_equal_heat_nobody() {
        let scene = scene(4, 4);
        assert_eq!((scene.asked(), scene.at(5)), (None, [1, 1, 0]));
    }

    #[test]
    fn w6_10_the_district_is_the_one_where_the_shadow_stopped() {
        let mut scene = Scene::two(Shadow::Mayor, Infusion::Soulmate).shadow(4).hot(Yellow).phase_3(3);
        scene.by(Green, "pass").by(Green, "mayor");
        assert!(scene.log.contains(&Event::CubesAdded { district: 7, colour: Green.colour(), count: 2 }));
    }

    #[test]
    fn w9_12_the_gang_adds_its_two_besides_its_solo_token() {
        let scene = Scene::solo(Shadow::Mayor, Infusion::Soulmate).hot(Green).tokens(0, &["hat2.0"]);
        let scene = scene.cubes(0, [2, 0, 0]).phase_4();
        assert_eq!((scene.asked(), scene.at(0), scene.state.side(Yellow).solo_tokens), (None, [2, 2, 0], 1));
    }

    #[test]
    fn w9_12_also_where_it_takes_no_solo_token() {
        let setup = Setup { shadow: Shadow::Mayor, ..Setup::solo(Edition::German, Level::Henchman) };
        let scene = Scene::of(&setup).hot(Green).tokens(0, &["hat2.0"]).cubes(0, [2, 0, 0]).phase_4();
        assert_eq!((scene.at(0), scene.state.side(Yellow).solo_tokens), ([2, 2, 0], 0));
    }

    #[test]
    fn w9_12_with_less_heat_you_are_asked() {
        let mut scene = Scene::solo(Shadow::Mayor, Infusion::Soulmate).hot(Yellow).phase_4();
        scene.by(Green, "pass");
        assert_eq!(scene.legal(), ["mayor", "pass"]);
    }

    #[test]
    fn w9_12_either_colour_can_be_the_gang() {
        let setup = Setup { shadow: Shadow::Mayor, ..Setup::solo(Edition::German, Level::Normal) };
        both_ways(&setup, |scene, you, gang| {
            let tied = seen_by(you, [2, 0, 0]);
            let scene = scene.hot(you).tokens(0, &["hat2.0"]).cubes(0, tied).phase_4();
            assert_eq!((scene.at(0), scene.state.side(gang).solo_tokens), ([2, 2, 0], 1));
        });
    }
}
