//! W7.8 Shell Game: choose which district of your line gets 3, which 2, which 1; the usual order too.

use super::{Card, Infusion, Window};
use crate::{
    Action, Choice, Event, Fact, Player, Prompt, State, Step, Table,
    city::LINES,
    notation::{district, name, number},
};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log, Parts, Question};

pub(super) struct ShellGame;

impl Card for ShellGame {
    const WINDOWS: &'static [Window] = &[Window::Place];
    const RULE: &'static str = "W7.8";

    fn begins(_: &State, infusion: u8) -> Step {
        Step::Shuffling(Shuffling { infusion })
    }

    fn spends(action: &Action) -> Option<u8> {
        if let Action::Shell { infusion, .. } = *action { Some(infusion) } else { None }
    }

    fn join(infusion: u8, parts: &[Choice]) -> Action {
        let [Choice::Shell { districts }] = *parts else { unreachable!("a line is shuffled: {parts:?}") };
        Action::Shell { districts, infusion }
    }

    fn split(_: &State, action: &Action) -> Option<Parts<Choice>> {
        let Action::Shell { districts, .. } = *action else { return None };
        Some(vec![Choice::Shell { districts }])
    }
}

tabletop::words! { ($)
    prompts {
        /// Which district gets 3, 2 and 1 (W7.8).
        "shell_game" ShellGame;
    }
    choices {
        /// These districts get 3, 2 and 1 (W7.8).
        "shell" Shell { districts: [District; 3] } says [
            three = Fact::District(districts[0]),
            two = Fact::District(districts[1]),
            one = Fact::District(districts[2]),
        ];
    }
    actions {
        /// Shell Game (W7.8).
        "shell" Shell {
            /// What gets 3, 2 and 1.
            districts: [District; 3],
            /// With which infusion.
            infusion: u8,
        } says [
            three = Fact::District(districts[0]),
            two = Fact::District(districts[1]),
            one = Fact::District(districts[2]),
            squares = infusion,
        ]
          writes ("shell {} {} {} with {infusion}", name(districts[0]), name(districts[1]), name(districts[2]))
          reads {
            ["shell", three, two, one, "with", infusion] => Action::Shell {
                districts: [district(three)?, district(two)?, district(one)?],
                infusion: number(infusion)?,
            },
          };
    }
}

/// Which district gets 3, 2 and 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shuffling {
    infusion: u8,
}

/// The six orders of a line.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

impl Question<Table> for Shuffling {
    fn begun(&self) -> bool {
        true
    }

    fn asked(&self, state: &State) -> Player {
        state.turn.player
    }

    fn prompt(&self, _: &State) -> Prompt {
        Prompt::ShellGame
    }

    fn rule(&self, _: &State) -> &'static str {
        ShellGame::RULE
    }

    fn legal(&self, _: &Table, _: &State) -> Choices {
        Choices::first(ORDERS.len() as u32)
    }

    fn choice(&self, _: &Table, state: &State, number: u8) -> Choice {
        let line = LINES[usize::from(state.side(state.turn.player).boss)];
        Choice::Shell { districts: ORDERS[usize::from(number)].map(|place| line[place]) }
    }

    fn answer(&self, table: &Table, state: &mut State, number: u8, log: &mut impl Log<Event>) {
        let choice = self.choice(table, state, number);
        let Choice::Shell { districts } = choice else { return };
        let player = state.turn.player;
        state.agenda.pop();
        state.agenda.pop();
        state.use_infusion(table, player, Infusion::ShellGame, self.infusion, log);
        for (district, count) in districts.into_iter().zip([3, 2, 1]) {
            state.add_cubes(district, player.colour(), count, log);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    /// Green walks to space 4, which faces 5, 4, 3.
    fn scene(infusions: &[&str]) -> Scene {
        let scene = Scene::two(Shadow::Badge, Infusion::ShellGame).holds(Green, infusions).boss(Green, 2);
        scene.phase_2(0, &[1, 2, 2, 5, 6])
    }

    #[test]
    fn w7_8_you_choose_which_district_of_your_line_gets_3_which_2_which_1() {
        let mut scene = scene(&["infusion.2"]);
        scene.by(Green, "draft 2/1");
        assert_eq!(
            scene.legal(),
            [
                "place",
                "shell hall park warehouses with 2",
                "shell hall warehouses park with 2",
                "shell park hall warehouses with 2",
                "shell park warehouses hall with 2",
                "shell warehouses hall park with 2",
                "shell warehouses park hall with 2",
            ]
        );
        // In the park, the hall and the warehouses.
        let placed = [[3, 2, 1], [2, 3, 1], [1, 3, 2], [3, 2, 1], [3, 1, 2], [1, 2, 3], [2, 1, 3]];
        for ((action, after), expected) in scene.after_each().into_iter().zip(placed) {
            assert_eq!([5, 4, 3].map(|district| after.at(district)[0]), expected, "{action}");
            assert_eq!(after.before(Green).len(), usize::from(action == "place"));
        }
    }

    #[test]
    fn w7_8_only_the_districts_of_the_line() {
        let mut scene = scene(&["infusion.1"]);
        scene.by(Green, "draft 2/1");
        assert_eq!(scene.forbids("shell park hall harbour with 1"), "W7.8");
        assert_eq!(scene.forbids("shell park park hall with 1"), "W7.8");
        assert_eq!(scene.forbids("shell park hall warehouses with 2"), "W7.8");
    }

    #[test]
    fn w7_8_then_the_action_is_carried_out() {
        let mut scene = scene(&["infusion.1"]);
        scene.by(Green, "draft 2/1").by(Green, "shell hall park warehouses with 1");
        assert_eq!(scene.legal(), all_of(&[&in_each("police @", "", None)]));
    }

    #[test]
    fn w3_7_only_after_the_move_before_placing() {
        let mut scene = scene(&["infusion.1"]);
        assert_eq!(scene.windows("draft 2/1", "police @hall"), [("draft", false), ("place", true), ("act", false)]);
        assert_eq!(scene.windows("draft 2/5", "remove police @hall"), [("draft", false), ("act", false)]);
    }

    #[test]
    fn w3_7_once_a_turn() {
        let mut scene = scene(&["infusion.1", "infusion.1"]);
        scene.by(Green, "draft 2/1").by(Green, "shell hall park warehouses with 1");
        assert!(!scene.offers_infusion());
        scene.by(Green, "police @hall");
        assert_eq!(scene.asked(), Some(Yellow));
        assert_eq!(scene.before(Green), ["infusion.1:up"]);
    }

    #[test]
    fn w9_11_after_a_quick_step_the_line_is_the_new_one() {
        let mut scene =
            Scene::trickster(&[Infusion::ShellGame, Infusion::QuickStep]).holds(Green, &["infusion.1", "infusion.2"]);
        scene = scene.phase_2(0, &[1, 2, 3]);
        scene
            .by(Green, "draft 2/1")
            .by(Green, "quick_step 8 with 2")
            .by(Green, "shell harbour steelworks warehouses with 1");
        assert_eq!([6, 3, 0].map(|district| scene.at(district)[0]), [2, 1, 3]);
    }
}
