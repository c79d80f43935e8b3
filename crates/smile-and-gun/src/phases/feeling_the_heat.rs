//! Phase 4, Feeling the Heat (W4.3).

use crate::{
    Action, Choice, Colour, Event, Fact, Player, Prompt, State, Step, Table,
    city::DISTRICTS,
    notation::{name, number, place},
};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log, Question};

tabletop::words! { ($)
    prompts {
        /// What to add for having less heat (W4.3).
        window "bonus" Bonus;
    }
    decisions {
        /// The bonus for less heat (W4.3).
        "add" Add {
            /// Whose cube.
            colour: Colour,
            /// How many: one, or two police.
            count: u8,
            /// Where.
            district: District,
        } says [colour = colour, count = count, to = Fact::To(district)]
          writes ("add {} @{}", cubes(colour, count), name(district)) reads { ["add", cubes, at] => add(cubes, at)? };
    }
}

fn cubes(colour: Colour, count: u8) -> String {
    if count == 1 { colour.to_string() } else { format!("{colour}*{count}") }
}

fn add(cubes: &str, at: &str) -> Result<Action, String> {
    let (colour, count) = cubes.split_once('*').unwrap_or((cubes, "1"));
    Ok(Action::Add { colour: colour.parse()?, count: number(count)?, district: place(at)? })
}

/// A player's heat: the sum of the action dice and what the Shadow adds.
pub fn heat(table: &Table, state: &State, player: Player) -> u8 {
    state.side(player).action_dice().sum::<u8>() + table.shadow.heat(table, state, player)
}

/// Heat is read once; the player with less has the bonus, then the Shadow's card its say (W6.10). The gang takes a solo
/// token instead of a bonus (W9.6).
#[inline(never)]
pub(crate) fn feel(table: &Table, state: &mut State, log: &mut impl Log<Event>) {
    state.agenda.pop();
    state.begin_phase(4, log);
    let [green, yellow] = Player::BOTH.map(|player| heat(table, state, player));
    log.tell(Event::HeatRead { green, yellow });
    let less = match green.cmp(&yellow) {
        std::cmp::Ordering::Less => Player::Green,
        std::cmp::Ordering::Greater => Player::Yellow,
        std::cmp::Ordering::Equal => return,
    };
    state.agenda.push(Step::AfterBonus { less });
    if table.is_gang(less) {
        crate::solo::gang::has_less_heat(table, state, less, log);
    } else {
        state.agenda.push(Step::Bonus(Bonus { by: less }));
    }
}

/// What follows the bonus.
#[inline(never)]
pub(crate) fn after_bonus(table: &Table, state: &mut State, less: Player, log: &mut impl Log<Event>) {
    state.agenda.pop();
    table.shadow.after_bonus(table, state, less, log);
}

/// Add one cube of any colour, or two police, to one district, or nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bonus {
    /// Who has less heat.
    pub by: Player,
}

/// One cube of each colour, and two police.
const ADDITIONS: [(Colour, u8); 4] =
    [(Colour::Green, 1), (Colour::Yellow, 1), (Colour::Police, 1), (Colour::Police, 2)];
const PASS: u8 = (ADDITIONS.len() * DISTRICTS) as u8;

impl Question<Table> for Bonus {
    fn asked(&self, _: &State) -> Player {
        self.by
    }

    fn prompt(&self, _: &State) -> Prompt {
        Prompt::Bonus
    }

    fn rule(&self, _: &State) -> &'static str {
        "W4.3"
    }

    fn legal(&self, _: &Table, _: &State) -> Choices {
        Choices::first(u32::from(PASS) + 1)
    }

    fn choice(&self, _: &Table, _: &State, number: u8) -> Choice {
        if number == PASS {
            return Choice::Pass;
        }
        let (colour, count) = ADDITIONS[usize::from(number) / DISTRICTS];
        Choice::Add { colour, count, district: number % DISTRICTS as u8 }
    }

    fn answer(&self, table: &Table, state: &mut State, number: u8, log: &mut impl Log<Event>) {
        let choice = self.choice(table, state, number);
        state.agenda.pop();
        if let Choice::Add { colour, count, district } = choice {
            state.add_cubes(district, colour, count, log);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::heat;
    use crate::{Prompt, testing::*};

    fn badge(green: [u8; 3], yellow: [u8; 3]) -> Scene {
        Scene::two(Shadow::Badge, Infusion::LastChance).action_dice(Green, green).action_dice(Yellow, yellow)
    }

    #[test]
    fn w4_3_heat_is_the_sum_of_the_three_action_dice() {
        let scene = badge([6, 6, 1], [5, 5, 2]);
        assert_eq!([Green, Yellow].map(|player| heat(&scene.table, &scene.state, player)), [13, 12]);
        let scene = scene.phase_4();
        assert_eq!(scene.log, [Event::PhaseBegan { phase: 4 }, Event::HeatRead { green: 13, yellow: 12 }]);
        assert_eq!(scene.state.phase, 4);
    }

    #[test]
    fn w4_3_the_player_with_less_has_the_bonus() {
        for (green, yellow, less) in [([6, 6, 1], [5, 5, 2], Yellow), ([1, 1, 1], [1, 1, 2], Green)] {
            let scene = badge(green, yellow).first(less.other()).phase_4();
            assert_eq!((scene.asked(), scene.prompt()), (Some(less), Some(Prompt::Bonus)));
        }
    }

    #[test]
    fn w4_3_equal_heat_nobody() {
        let scene = badge([6, 5, 1], [4, 4, 4]).phase_4();
        assert_eq!((scene.asked(), scene.state.round), (None, 2));
    }

    #[test]
    fn w4_3_either_one_cube_of_any_colour_or_two_police_to_one_district() {
        let scene = badge([1, 1, 1], [1, 1, 2]).phase_4();
        let add = |cubes| in_each(&format!("add {cubes} @"), "", None);
        let adds = [add("green"), add("yellow"), add("police"), add("police*2"), words(&["pass"])];
        assert_eq!(scene.legal(), all_of(&adds.each_ref().map(Vec::as_slice)));
        for no in ["add green*2 @park", "add police*3 @park", "add police*0 @park", "mayor"] {
            assert_eq!(scene.forbids(no), "W4.3", "{no}");
        }
    }

    #[test]
    fn w4_3_what_is_added_lies_there() {
        for (decision, district, cubes) in [
            ("add green @park", 5, [4, 3, 0]),
            ("add yellow @park", 5, [3, 4, 0]),
            ("add police @racetrack", 8, [3, 3, 1]),
            ("add police*2 @harbour", 0, [3, 3, 2]),
        ] {
            // Either the tie keeps the cubes there, or whoever is first has yet to take the token.
            let mut scene = badge([1, 1, 1], [1, 1, 2]).tokens(district, &["hat2.0"]).cubes(district, [3, 3, 0]);
            scene = scene.phase_4();
            scene.decide(decision);
            assert_eq!(scene.at(district), cubes);
        }
    }

    #[test]
    fn w4_3_may_so_it_can_be_declined() {
        let mut scene = badge([1, 1, 1], [1, 1, 2]).phase_4();
        scene.by(Green, "pass");
        assert!(scene.told(|event| matches!(event, Event::CubesAdded { .. }).then_some(())).is_empty());
        assert_eq!(scene.state.round, 2);
    }

    #[test]
    fn w4_3_heat_is_read_once_at_the_start_of_the_phase() {
        // The Press would count green's new henchman.
        let scene = Scene::two(Shadow::Press, Infusion::LastChance).tokens(0, &["hat2.0"]).cubes(0, [0, 0, 0]);
        let mut scene = scene.action_dice(Green, [1, 1, 1]).action_dice(Yellow, [1, 1, 2]).phase_4();
        scene.by(Green, "add green @harbour").by(Green, "take hat2.0");
        let heats = scene.told(|event| matches!(event, Event::HeatRead { .. }).then_some(event));
        assert_eq!(heats, [Event::HeatRead { green: 3, yellow: 4 }]);
    }
}
