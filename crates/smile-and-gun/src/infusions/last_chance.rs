//! W7.1 Last Chance: reroll one or more dice still in the pool, also the last one, which drives the Shadow.

use super::{Card, Infusion, Window};
use crate::{
    Action, Choice, Event, Player, Prompt, State, Step, Table,
    chance::Why,
    dice::Dice,
    notation::{die, number, spaced},
};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log, Parts, Question};

pub(super) struct LastChance;

impl Card for LastChance {
    const IN_FIRST_EDITION: bool = true;
    const WINDOWS: &'static [Window] = &[Window::Draft, Window::Move, Window::Place, Window::Act, Window::End];
    const RULE: &'static str = "W7.1";

    fn begins(state: &State, infusion: u8) -> Step {
        Step::Rerolling(Rerolling { infusion, value: state.pool.lowest() })
    }

    fn spends(action: &Action) -> Option<u8> {
        if let Action::Reroll { infusion, .. } = *action { Some(infusion) } else { None }
    }

    fn join(infusion: u8, parts: &[Choice]) -> Action {
        let mut dice = Dice::NONE;
        for part in parts {
            if let Choice::Dice { value, count } = *part {
                dice.add_many(value, count);
            }
        }
        Action::Reroll { dice, infusion }
    }

    fn split(state: &State, action: &Action) -> Option<Parts<Choice>> {
        let Action::Reroll { dice, .. } = *action else { return None };
        if dice.values().any(|value| state.pool.count(value) == 0) {
            return None;
        }
        Some(state.pool.values().map(|value| Choice::Dice { value, count: dice.count(value) }).collect())
    }
}

tabletop::words! { ($)
    prompts {
        /// How many dice of this value to roll again (W7.1).
        "reroll" Reroll {
            /// The value.
            value: u8,
        } says |table, state| [value = value, count = state.pool.count(value)];
    }
    choices {
        /// Roll this many dice of this value again (W7.1).
        "dice" Dice { value: u8, count: u8 } says [value = value, count = count];
    }
    actions {
        /// Last Chance (W7.1).
        "reroll" Reroll {
            /// Which dice.
            dice: Dice,
            /// With which infusion.
            infusion: u8,
        } says [dice = dice, squares = infusion]
          writes ("reroll{} with {infusion}", spaced(dice))
          reads {
            ["reroll", dice @ .., "with", infusion] => Action::Reroll {
                dice: several(dice)?,
                infusion: number(infusion)?,
            },
          };
    }
}

fn several(dice: &[&str]) -> Result<Dice, String> {
    let values = dice.iter().map(|value| die(value)).collect::<Result<Vec<_>, _>>()?;
    match values.len() {
        1..=13 => Ok(Dice::of(&values)),
        _ => Err("expected 1 to 13 dice".to_owned()),
    }
}

/// How many dice of a value to roll again; every value in the pool is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rerolling {
    infusion: u8,
    value: u8,
}

impl Question<Table> for Rerolling {
    fn begun(&self) -> bool {
        true
    }

    fn asked(&self, state: &State) -> Player {
        state.turn.player
    }

    fn prompt(&self, _: &State) -> Prompt {
        Prompt::Reroll { value: self.value }
    }

    fn rule(&self, _: &State) -> &'static str {
        LastChance::RULE
    }

    fn legal(&self, _: &Table, state: &State) -> Choices {
        let any = Choices::first(u32::from(state.pool.count(self.value)) + 1);
        let must = state.picked.is_empty() && self.value == state.pool.highest();
        if must { Choices(any.0 & !1) } else { any }
    }

    fn choice(&self, _: &Table, _: &State, number: u8) -> Choice {
        Choice::Dice { value: self.value, count: number }
    }

    fn answer(&self, table: &Table, state: &mut State, number: u8, log: &mut impl Log<Event>) {
        let choice = self.choice(table, state, number);
        let Choice::Dice { count, .. } = choice else { return };
        state.picked.add_many(self.value, count);
        match state.pool.values().find(|&value| value > self.value) {
            Some(value) => state.agenda.replace(Step::Rerolling(Self { value, ..*self })),
            None => {
                let picked = std::mem::replace(&mut state.picked, Dice::NONE);
                state.use_infusion(table, state.turn.player, Infusion::LastChance, self.infusion, log);
                state.pick_up(picked, log);
                state.agenda.replace(Step::Roll { why: Why::LastChance, count: picked.len() });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Dice, testing::*};

    /// Green's first turn with these infusions and this pool.
    fn scene(infusions: &[&str], pool: &[u8]) -> Scene {
        Scene::two(Shadow::Badge, Infusion::LastChance).holds(Green, infusions).phase_2(0, pool)
    }

    #[test]
    fn w7_1_one_or_more_dice_of_the_pool_can_be_rerolled() {
        let drafts = ["draft 1/2", "draft 2/1", "draft 2/2"];
        let rerolls =
            ["reroll 1 2 2 with 1", "reroll 1 2 with 1", "reroll 1 with 1", "reroll 2 2 with 1", "reroll 2 with 1"];
        assert_eq!(scene(&["infusion.1"], &[2, 1, 2]).legal(), [&drafts[..], &rerolls].concat());
        assert_eq!(scene(&["infusion.1"], &[6]).legal(), ["reroll 6 with 1", "reroll_all"]);
        assert_eq!(scene(&["infusion.1"], &[1, 2, 2]).forbids("reroll 2 2 2 with 1"), "W7.1");
        assert_eq!(scene(&["infusion.1"], &[1, 2, 2]).forbids("reroll 3 with 1"), "W7.1");
        assert_eq!(scene(&["infusion.1"], &[1, 2, 2]).forbids("reroll 1 with 2"), "W7.1");
    }

    #[test]
    fn w7_1_what_is_rolled_goes_back_into_the_pool() {
        let mut scene = scene(&["infusion.1"], &[1, 2, 2, 4]);
        scene.by(Green, "reroll 2 2 4 with 1");
        assert_eq!(scene.state.pool, Dice::of(&[1]));
        scene.rolls(&[5, 6, 5]);
        assert_eq!(scene.state.pool, Dice::of(&[1, 5, 5, 6]));
        assert_eq!((scene.asked(), scene.state.picked), (Some(Green), Dice::NONE));
    }

    #[test]
    fn w7_1_the_whole_pool_can_be_rerolled() {
        let mut scene = scene(&["infusion.2"], &[1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 6]);
        scene.by(Green, "reroll 1 1 2 2 3 3 4 4 5 5 6 6 6 with 2").rolls(&[3; 13]);
        assert_eq!(scene.state.pool, Dice::of(&[3; 13]));
    }

    #[test]
    fn w7_1_dice_that_were_taken_stay_as_they_are() {
        let mut scene = scene(&["infusion.1"], &[1, 2, 3]);
        scene.by(Green, "draft 2/1");
        assert_eq!(scene.legal(), ["move", "reroll 3 with 1"]);
        scene.by(Green, "reroll 3 with 1").rolls(&[6]);
        assert_eq!((scene.state.side(Green).boss, scene.state.side(Green).action_dice), (2, [1, 0, 0]));
        assert_eq!(scene.state.pool, Dice::of(&[6]));
    }

    #[test]
    fn w7_1_also_the_last_one_which_drives_the_shadow() {
        let mut scene = Scene::two(Shadow::Badge, Infusion::LastChance).holds(Yellow, &["infusion.1"]);
        scene = scene.phase_2(5, &[3, 1, 6]);
        scene.by(Yellow, "draft 3/1").by(Yellow, "move").by(Yellow, "place").by(Yellow, "police @hall");
        assert_eq!(scene.legal(), ["end", "reroll 6 with 1"]);
        scene.by(Yellow, "reroll 6 with 1").rolls(&[2]);
        assert_eq!(scene.state.shadow, 2);
    }

    #[test]
    fn w3_7_any_time_up_to_the_end_of_your_turn() {
        let mut scene = scene(&["infusion.1"], &[1, 1, 2, 5, 6]);
        let asked = scene.windows("draft 1/1", "police @hall");
        assert_eq!(asked, [("draft", true), ("move", true), ("place", true), ("act", true), ("end", true)]);
        // Not in the rival's turn, and there nothing stops for it.
        assert_eq!(scene.asked(), Some(Yellow));
        assert_eq!(scene.windows("draft 2/5", "remove police @hall"), [("draft", false), ("act", false)]);
    }

    #[test]
    fn w3_7_without_an_infusion_nothing_stops_for_it() {
        assert_eq!(scene(&[], &[1, 1, 2]).windows("draft 1/1", "police @hall"), [("draft", false), ("act", false)]);
    }

    #[test]
    fn w3_7_as_often_as_you_have_infusions_each_once_and_the_window_opens_again() {
        let mut scene = scene(&["infusion.1", "infusion.1", "infusion.2"], &[4, 5, 6]);
        scene.by(Green, "draft 4/5");
        assert_eq!(scene.legal(), ["move", "reroll 6 with 1", "reroll 6 with 2"]);
        scene.by(Green, "reroll 6 with 1").rolls(&[1]);
        assert_eq!(scene.legal(), ["move", "reroll 1 with 1", "reroll 1 with 2"]);
        scene.by(Green, "reroll 1 with 1").rolls(&[2]);
        assert_eq!(scene.legal(), ["move", "reroll 2 with 2"]);
        scene.by(Green, "reroll 2 with 2").rolls(&[3]);
        // None is left: the boss moves and places by itself.
        assert_eq!((scene.state.side(Green).boss, scene.at(5)), (4, [3, 0, 0]));
        assert_eq!(scene.before(Green).len(), 0);
    }

    #[test]
    fn w3_2_the_first_infusion_closes_the_reroll_of_equal_dice() {
        let mut scene = scene(&["infusion.1", "infusion.1"], &[4, 4, 4, 4, 4]);
        assert!(scene.legal().contains(&"reroll_all".to_owned()));
        scene.by(Green, "reroll_all").rolls(&[4; 5]);
        scene.by(Green, "reroll 4 with 1").rolls(&[4]);
        assert!(!scene.legal().contains(&"reroll_all".to_owned()));
        assert_eq!(scene.forbids("reroll_all"), "W3.2");
        scene
            .by(Green, "draft 4/4")
            .by(Green, "move")
            .by(Green, "place")
            .by(Green, "remove green @park")
            .by(Green, "end");
        // It is open again for the rival.
        assert_eq!(scene.legal(), ["draft 4/4", "reroll_all"]);
    }
}
