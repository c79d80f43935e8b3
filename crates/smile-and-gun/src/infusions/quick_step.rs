//! W7.7 Quick Step: instead of moving by the die put your boss on any space, its own too; then place as usual (W3.5).

use super::{Card, Infusion, Window};
use crate::{
    Action, Choice, Event, Fact, Player, Prompt, State, Step, Table,
    city::{SPACES, in_front},
    notation::number,
};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log, Parts, Question};

pub(super) struct QuickStep;

impl Card for QuickStep {
    const WINDOWS: &'static [Window] = &[Window::Move];
    const RULE: &'static str = "W7.7";

    fn begins(_: &State, infusion: u8) -> Step {
        Step::Stepping(Stepping { infusion })
    }

    fn spends(action: &Action) -> Option<u8> {
        if let Action::QuickStep { infusion, .. } = *action { Some(infusion) } else { None }
    }

    fn join(infusion: u8, parts: &[Choice]) -> Action {
        let [Choice::Space { space }] = *parts else { unreachable!("the boss goes somewhere: {parts:?}") };
        Action::QuickStep { space, infusion }
    }

    fn split(_: &State, action: &Action) -> Option<Parts<Choice>> {
        let Action::QuickStep { space, .. } = *action else { return None };
        Some(vec![Choice::Space { space }])
    }
}

tabletop::words! { ($)
    prompts {
        /// Which space to go to (W7.7).
        "quick_step" QuickStep;
    }
    choices {
        /// Go to this space (W7.7).
        "space" Space { space: Space } says [space = Fact::Space(space), district = Fact::District(in_front(space))];
    }
    actions {
        /// Quick Step (W7.7).
        "quick_step" QuickStep {
            /// Where the boss goes.
            space: Space,
            /// With which infusion.
            infusion: u8,
        } says [space = Fact::Space(space), squares = infusion]
          writes ("quick_step {space} with {infusion}")
          reads {
            ["quick_step", space, "with", infusion] => Action::QuickStep {
                space: number(space)?,
                infusion: number(infusion)?,
            },
          };
    }
}

/// Which space to go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stepping {
    infusion: u8,
}

impl Question<Table> for Stepping {
    fn begun(&self) -> bool {
        true
    }

    fn asked(&self, state: &State) -> Player {
        state.turn.player
    }

    fn prompt(&self, _: &State) -> Prompt {
        Prompt::QuickStep
    }

    fn rule(&self, _: &State) -> &'static str {
        QuickStep::RULE
    }

    fn legal(&self, _: &Table, _: &State) -> Choices {
        Choices::first(u32::from(SPACES))
    }

    fn choice(&self, _: &Table, _: &State, number: u8) -> Choice {
        Choice::Space { space: number }
    }

    fn answer(&self, table: &Table, state: &mut State, number: u8, log: &mut impl Log<Event>) {
        let choice = self.choice(table, state, number);
        let Choice::Space { space } = choice else { return };
        let player = state.turn.player;
        state.agenda.pop();
        state.agenda.pop();
        state.use_infusion(table, player, Infusion::QuickStep, self.infusion, log);
        state.move_boss(player, space, log);
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    fn scene(infusions: &[&str]) -> Scene {
        Scene::two(Shadow::Badge, Infusion::QuickStep)
            .holds(Green, infusions)
            .boss(Green, 3)
            .phase_2(0, &[1, 1, 2, 5, 6])
    }

    #[test]
    fn w7_7_the_boss_goes_to_any_space_its_own_too() {
        let mut scene = scene(&["infusion.1", "infusion.2"]);
        scene.by(Green, "draft 2/1");
        let steps: Vec<_> =
            (0..12).flat_map(|space| [1, 2].map(|with| format!("quick_step {space} with {with}"))).collect();
        assert_eq!(scene.legal(), all_of(&[&steps, &words(&["move"])]));
        assert_eq!(scene.forbids("quick_step 12 with 1"), "W7.7");
        for (action, after) in scene.after_each() {
            let expected = match action.as_str() {
                "move" => 5,
                step => step.split(' ').nth(1).unwrap().parse().unwrap(),
            };
            assert_eq!(after.state.side(Green).boss, expected, "{action}");
        }
    }

    #[test]
    fn w7_7_then_henchmen_are_placed_as_usual() {
        let mut scene = scene(&["infusion.1"]);
        scene.by(Green, "draft 2/1").by(Green, "quick_step 9 with 1");
        assert_eq!([6, 7, 8].map(|district| scene.at(district)[0]), [3, 2, 1]);
        assert_eq!(scene.at(0), [0, 0, 0]);
        // The action die is carried out as well.
        assert_eq!(scene.legal(), all_of(&[&in_each("police @", "", None)]));
    }

    #[test]
    fn w7_7_the_bosss_own_space() {
        let mut scene = scene(&["infusion.1"]);
        scene.by(Green, "draft 2/1").by(Green, "quick_step 3 with 1");
        assert_eq!((scene.state.side(Green).boss, scene.at(2), scene.at(0)), (3, [3, 0, 0], [1, 0, 0]));
    }

    #[test]
    fn w3_7_only_after_taking_dice_instead_of_the_move() {
        let mut scene = scene(&["infusion.1"]);
        assert_eq!(scene.windows("draft 1/1", "police @hall"), [("draft", false), ("move", true), ("act", false)]);
        assert_eq!(scene.windows("draft 2/5", "remove police @hall"), [("draft", false), ("act", false)]);
    }

    #[test]
    fn w3_7_once_a_turn_and_again_in_the_next() {
        let mut scene = Scene::two(Shadow::Badge, Infusion::QuickStep).holds(Green, &["infusion.1", "infusion.1"]);
        scene = scene.phase_2(0, &[1, 1, 1, 1, 1, 1, 6]);
        scene.by(Green, "draft 1/1").by(Green, "quick_step 9 with 1");
        assert!(!scene.offers_infusion());
        scene.by(Green, "police @hall").by(Yellow, "draft 1/1").by(Yellow, "police @hall");
        assert_eq!(scene.before(Green), ["infusion.1:up"]);
        scene.by(Green, "draft 1/1").by(Green, "quick_step 4 with 1");
        assert_eq!((scene.state.side(Green).boss, scene.before(Green).len()), (4, 0));
    }
}
