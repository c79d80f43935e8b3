//! W7.6 Overwhelm: instead of the action put as many own henchmen as the action die shows into one district. The die
//! counts for heat.

use super::{Card, Infusion, Window};
use crate::{
    Action, Choice, Event, Fact, Player, Prompt, State, Step, Table,
    city::DISTRICTS,
    notation::{name, number, place},
};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log, Parts, Question};

pub(super) struct Overwhelm;

impl Card for Overwhelm {
    const WINDOWS: &'static [Window] = &[Window::Act];
    const RULE: &'static str = "W7.6";

    fn begins(_: &State, infusion: u8) -> Step {
        Step::Overwhelming(Overwhelming { infusion })
    }

    fn spends(action: &Action) -> Option<u8> {
        if let Action::Overwhelm { infusion, .. } = *action { Some(infusion) } else { None }
    }

    fn join(infusion: u8, parts: &[Choice]) -> Action {
        let [Choice::To { district }] = *parts else { unreachable!("a district is flooded: {parts:?}") };
        Action::Overwhelm { district, infusion }
    }

    fn split(_: &State, action: &Action) -> Option<Parts<Choice>> {
        let Action::Overwhelm { district, .. } = *action else { return None };
        Some(vec![Choice::To { district }])
    }
}

tabletop::words! { ($)
    prompts {
        /// Which district to flood (W7.6).
        "overwhelm" Overwhelm {
            /// How many henchmen come.
            die: u8,
        } says [die = die];
    }
    actions {
        /// Overwhelm (W7.6).
        "overwhelm" Overwhelm {
            /// Where.
            district: District,
            /// With which infusion.
            infusion: u8,
        } says [district = Fact::District(district), squares = infusion]
          writes ("overwhelm @{} with {infusion}", name(district))
          reads {
            ["overwhelm", at, "with", infusion] => Action::Overwhelm {
                district: place(at)?,
                infusion: number(infusion)?,
            },
          };
    }
}

/// Which district to flood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Overwhelming {
    infusion: u8,
}

impl Question<Table> for Overwhelming {
    fn begun(&self) -> bool {
        true
    }

    fn asked(&self, state: &State) -> Player {
        state.turn.player
    }

    fn prompt(&self, state: &State) -> Prompt {
        Prompt::Overwhelm { die: state.turn.action }
    }

    fn rule(&self, _: &State) -> &'static str {
        Overwhelm::RULE
    }

    fn legal(&self, _: &Table, _: &State) -> Choices {
        Choices::first(DISTRICTS as u32)
    }

    fn choice(&self, _: &Table, _: &State, number: u8) -> Choice {
        Choice::To { district: number }
    }

    fn answer(&self, table: &Table, state: &mut State, number: u8, log: &mut impl Log<Event>) {
        let choice = self.choice(table, state, number);
        let Choice::To { district } = choice else { return };
        let player = state.turn.player;
        state.agenda.pop();
        state.agenda.pop();
        state.use_infusion(table, player, Infusion::Overwhelm, self.infusion, log);
        state.add_cubes(district, player.colour(), state.turn.action, log);
    }
}

#[cfg(test)]
mod tests {
    use crate::{heat, testing::*};

    fn scene(pool: &[u8]) -> Scene {
        let scene = Scene::two(Shadow::Badge, Infusion::Overwhelm).holds(Green, &["infusion.1", "infusion.2"]);
        scene.phase_2(0, pool)
    }

    #[test]
    fn w7_6_instead_of_the_action_as_many_henchmen_as_the_die_shows_go_into_one_district() {
        for die in 1..=6 {
            let mut scene = scene(&[1, die, 3]);
            scene.by(Green, &format!("draft 1/{die}")).by(Green, "overwhelm @park with 2");
            assert_eq!(scene.at(5), [die, 0, 0]);
            // The boss went to 1 and placed; nothing else was done.
            assert_eq!([1, 4, 7].map(|district| scene.at(district)), [[3, 0, 0], [2, 0, 0], [1, 0, 0]]);
            assert_eq!((scene.asked(), scene.before(Green)), (Some(Yellow), words(&["infusion.1:up"])));
        }
    }

    #[test]
    fn w7_6_any_district_will_do() {
        let mut scene = scene(&[1, 1, 3]);
        scene.by(Green, "draft 3/1");
        let floods = [in_each("overwhelm @", " with 1", None), in_each("overwhelm @", " with 2", None)].concat();
        assert_eq!(scene.legal(), all_of(&[&floods, &in_each("police @", "", None)]));
        scene.by(Green, "overwhelm @station with 1");
        // Space 3 faces 2, 1, 0.
        assert_eq!(scene.at(2), [4, 0, 0]);
    }

    #[test]
    fn w7_6_the_die_counts_for_heat() {
        let mut scene = scene(&[1, 5, 3]);
        scene.by(Green, "draft 1/5").by(Green, "overwhelm @park with 1");
        assert_eq!((scene.state.side(Green).action_dice, heat(&scene.table, &scene.state, Green)), ([5, 0, 0], 5));
    }

    #[test]
    fn w3_7_only_at_the_action_and_declining_is_the_action_itself() {
        let mut scene = scene(&[1, 1, 2, 5, 6]);
        assert_eq!(scene.windows("draft 1/1", "police @hall"), [("draft", false), ("act", true)]);
        assert_eq!(scene.windows("draft 2/5", "remove police @hall"), [("draft", false), ("act", false)]);
    }

    #[test]
    fn w3_7_once_a_turn_and_again_in_the_next() {
        let mut scene = scene(&[1, 1, 1, 1, 1, 1, 6]);
        scene.by(Green, "draft 1/1").by(Green, "overwhelm @park with 1");
        scene.by(Yellow, "draft 1/1").by(Yellow, "police @hall");
        scene.by(Green, "draft 1/1").by(Green, "overwhelm @park with 2");
        // One each, and two that were placed from space 2.
        assert_eq!(scene.at(5)[0], 4);
        assert_eq!(scene.before(Green).len(), 0);
    }

    #[test]
    fn w3_7_elsewhere_it_is_refused_by_name() {
        let mut scene = scene(&[1, 1, 3]);
        assert_eq!(scene.forbids("overwhelm @park with 1"), "W7.6");
        scene.by(Green, "draft 1/1");
        assert_eq!(scene.forbids("quick_step 3 with 1"), "W3.7");
        assert_eq!(scene.forbids("overwhelm @park with 3"), "W7.6");
    }
}
