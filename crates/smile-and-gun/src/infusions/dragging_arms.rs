//! W7.3 Dragging Arms: move any one cube, whatever its colour, to another district.

use super::{Card, Infusion, Window};
use crate::{
    Action, Choice, Colour, Event, Fact, Player, Prompt, State, Step, Table,
    city::District,
    notation::{name, number, way},
    phases::actions::{cube, cubes, other_districts},
};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log, Parts, Question};

pub(super) struct DraggingArms;

impl Card for DraggingArms {
    const IN_FIRST_EDITION: bool = true;
    const WINDOWS: &'static [Window] = &[Window::Draft, Window::Move, Window::Place, Window::Act, Window::End];
    const RULE: &'static str = "W7.3";

    fn usable(_: &Table, state: &State, _: Player, _: u8) -> bool {
        !cubes(state).is_empty()
    }

    fn begins(_: &State, infusion: u8) -> Step {
        Step::Dragging(Dragging { infusion })
    }

    fn spends(action: &Action) -> Option<u8> {
        if let Action::Drag { infusion, .. } = *action { Some(infusion) } else { None }
    }

    fn join(infusion: u8, parts: &[Choice]) -> Action {
        let [Choice::Cube { colour, from }, Choice::To { district: to }] = *parts else {
            unreachable!("a cube goes somewhere: {parts:?}")
        };
        Action::Drag { colour, from, to, infusion }
    }

    fn split(_: &State, action: &Action) -> Option<Parts<Choice>> {
        let Action::Drag { colour, from, to, .. } = *action else { return None };
        Some(vec![Choice::Cube { colour, from }, Choice::To { district: to }])
    }
}

tabletop::words! { ($)
    prompts {
        /// Which cube to drag away (W7.3).
        "drag" Drag;
        /// Where the dragged cube goes (W7.3).
        "drag_to" DragTo {
            /// Where it comes from.
            from: District,
        } says [from = Fact::From(from)];
    }
    choices {
        /// Take this cube along (W7.3).
        "cube" Cube { colour: Colour, from: District } says [colour = colour, count = 1, from = Fact::From(from)];
    }
    actions {
        /// Dragging Arms (W7.3).
        "drag" Drag {
            /// Whose cube.
            colour: Colour,
            /// From where.
            from: District,
            /// To where.
            to: District,
            /// With which infusion.
            infusion: u8,
        } says [colour = colour, count = 1, from = Fact::From(from), to = Fact::To(to), squares = infusion]
          writes ("drag {colour} {}>{} with {infusion}", name(from), name(to))
          reads { ["drag", colour, districts, "with", infusion] => drag(colour, districts, infusion)? };
    }
}

fn drag(colour: &str, districts: &str, infusion: &str) -> Result<Action, String> {
    let (from, to) = way(districts)?;
    Ok(Action::Drag { colour: colour.parse()?, from, to, infusion: number(infusion)? })
}

/// Which cube to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Dragging {
    infusion: u8,
}

impl Question<Table> for Dragging {
    fn begun(&self) -> bool {
        true
    }

    fn asked(&self, state: &State) -> Player {
        state.turn.player
    }

    fn prompt(&self, _: &State) -> Prompt {
        Prompt::Drag
    }

    fn rule(&self, _: &State) -> &'static str {
        DraggingArms::RULE
    }

    fn legal(&self, _: &Table, state: &State) -> Choices {
        cubes(state)
    }

    fn choice(&self, _: &Table, _: &State, number: u8) -> Choice {
        let (colour, from) = cube(number);
        Choice::Cube { colour, from }
    }

    fn answer(&self, table: &Table, state: &mut State, number: u8, _: &mut impl Log<Event>) {
        let choice = self.choice(table, state, number);
        if let Choice::Cube { colour, from } = choice {
            state.agenda.replace(Step::DraggingTo(DraggingTo { infusion: self.infusion, colour, from }));
        }
    }
}

/// Where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DraggingTo {
    infusion: u8,
    colour: Colour,
    from: District,
}

impl Question<Table> for DraggingTo {
    fn begun(&self) -> bool {
        true
    }

    fn asked(&self, state: &State) -> Player {
        state.turn.player
    }

    fn prompt(&self, _: &State) -> Prompt {
        Prompt::DragTo { from: self.from }
    }

    fn rule(&self, _: &State) -> &'static str {
        DraggingArms::RULE
    }

    fn legal(&self, _: &Table, _: &State) -> Choices {
        other_districts(self.from)
    }

    fn choice(&self, _: &Table, _: &State, number: u8) -> Choice {
        Choice::To { district: number }
    }

    fn answer(&self, table: &Table, state: &mut State, number: u8, log: &mut impl Log<Event>) {
        let choice = self.choice(table, state, number);
        let Choice::To { district } = choice else { return };
        state.agenda.pop();
        state.use_infusion(table, state.turn.player, Infusion::DraggingArms, self.infusion, log);
        state.move_cube(self.colour, self.from, district, log);
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    fn scene(infusions: &[&str]) -> Scene {
        Scene::two(Shadow::Badge, Infusion::DraggingArms).holds(Green, infusions)
    }

    /// Every way to drag this cube.
    fn drags(colour: &str, from: &str, place: u8, infusion: u8) -> Vec<String> {
        in_each(&format!("drag {colour} {from}>"), &format!(" with {infusion}"), Some(place))
    }

    #[test]
    fn w7_3_any_one_cube_of_any_colour_moves_to_another_district() {
        let mut scene = scene(&["infusion.1"]).cubes(0, [1, 0, 2]).cubes(8, [0, 3, 0]).phase_2(0, &[1, 1, 2]);
        let cubes =
            [drags("green", "harbour", 0, 1), drags("police", "harbour", 0, 1), drags("yellow", "racetrack", 8, 1)];
        let drafts = words(&["draft 1/1", "draft 1/2", "draft 2/1"]);
        assert_eq!(scene.legal(), all_of(&[&cubes.concat(), &drafts]));
        scene.by(Green, "drag yellow racetrack>hall with 1");
        assert_eq!((scene.at(8), scene.at(4)), ([0, 2, 0], [0, 1, 0]));
        assert_eq!(scene.legal(), drafts);
    }

    #[test]
    fn w7_3_police_and_own_henchmen_too() {
        let scene = scene(&["infusion.1", "infusion.2"]).cubes(0, [1, 0, 2]).phase_2(0, &[1, 1, 2]);
        let mut police = scene;
        police.by(Green, "drag police harbour>park with 2");
        assert_eq!((police.at(0), police.at(5)), ([1, 0, 1], [0, 0, 1]));
        police.by(Green, "drag green harbour>theatre with 1");
        assert_eq!((police.at(0), police.at(7)), ([0, 0, 1], [1, 0, 0]));
    }

    #[test]
    fn w7_3_not_to_the_same_district_and_not_without_the_cube() {
        let scene = scene(&["infusion.1"]).cubes(0, [1, 0, 2]).phase_2(0, &[1, 1, 2]);
        assert_eq!(scene.forbids("drag green harbour>harbour with 1"), "W7.3");
        assert_eq!(scene.forbids("drag yellow harbour>park with 1"), "W7.3");
        assert_eq!(scene.forbids("drag green harbour>park with 2"), "W7.3");
        assert_eq!(scene.forbids("reroll 1 with 1"), "W3.7");
    }

    #[test]
    fn w3_7_any_time_up_to_the_end_of_your_turn() {
        let mut scene = scene(&["infusion.1"]).cubes(0, [0, 0, 1]).phase_2(0, &[1, 1, 2, 5, 6]);
        let asked = scene.windows("draft 1/1", "police @hall");
        assert_eq!(asked, [("draft", true), ("move", true), ("place", true), ("act", true), ("end", true)]);
        assert_eq!(scene.asked(), Some(Yellow));
        assert_eq!(scene.windows("draft 2/5", "remove police @hall"), [("draft", false), ("act", false)]);
    }

    #[test]
    fn w3_7_it_is_offered_only_while_a_cube_lies_in_the_city() {
        let mut scene = scene(&["infusion.1"]).phase_2(0, &[1, 1, 2]);
        assert_eq!(scene.windows("draft 1/1", "police @hall"), [("draft", false), ("act", true), ("end", true)]);
    }

    #[test]
    fn w3_7_as_often_as_you_have_infusions_and_those_of_different_squares_are_offered_apart() {
        let mut scene = scene(&["infusion.1", "infusion.2"]).cubes(0, [0, 0, 1]).phase_2(0, &[1, 2, 3]);
        scene.by(Green, "draft 1/2");
        let both = [drags("police", "harbour", 0, 1), drags("police", "harbour", 0, 2)].concat();
        assert_eq!(scene.legal(), all_of(&[&both, &words(&["move"])]));
        scene.by(Green, "drag police harbour>park with 2");
        assert_eq!(scene.legal(), all_of(&[&drags("police", "park", 5, 1), &words(&["move"])]));
        scene.by(Green, "move").by(Green, "drag police park>harbour with 1");
        // The last one is used: henchmen are placed by themselves, and the turn ends by itself.
        assert_eq!((scene.at(0), scene.at(1)), ([0, 0, 1], [3, 0, 0]));
        scene.by(Green, "shift market>hall");
        assert_eq!(scene.asked(), Some(Yellow));
    }
}
