//! The actions of the dice (W3.6), in a turn or as an extra (W6.7, W6.11).

use super::hitting_the_town::{begin_use, use_choice};
use crate::{
    Action, Choice, Colour, Event, Fact, Player, Prompt, State, Step, Table,
    city::{ADJACENT, DISTRICTS, District},
    infusions::{self, Window, uses},
    notation::{district, name, place, way},
};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log, Parts, Question, Vocabulary};

tabletop::words! { ($)
    prompts {
        /// Carry out the action of this die (W3.6).
        "act" Act {
            /// The die.
            die: u8,
        } says [die = die];
        /// An extra action that may be declined (W6.11).
        window "may_act" MayAct {
            /// The die.
            die: u8,
        } says [die = die];
        /// Where the henchman goes (W3.6).
        "shift_to" ShiftTo {
            /// Where it comes from.
            from: District,
        } says [from = Fact::From(from)];
    }
    choices {
        /// Move a henchman away from there (W3.6).
        "from" From { district: District } says [from = Fact::From(district)];
        /// Put it, or them, there (W3.6, W7.3, W7.6).
        "to" To { district: District } says [district = Fact::District(district)];
    }
    decisions {
        /// Add one police (W3.6).
        "police" Police {
            /// Where.
            district: District,
        } says [to = Fact::To(district)]
          writes ("police @{}", name(district)) reads { ["police", at] => Action::Police { district: place(at)? } };
        /// Remove a cube (W3.6).
        "remove" Remove {
            /// Whose.
            colour: Colour,
            /// From where.
            district: District,
        } says [colour = colour, count = 1, from = Fact::From(district)]
          writes ("remove {colour} @{}", name(district))
          reads { ["remove", colour, at] => Action::Remove { colour: colour.parse()?, district: place(at)? } };
        /// Add one own henchman to each of two adjacent districts (W3.6).
        "pair" Pair {
            /// Both, ascending.
            districts: [District; 2],
        } says [one = Fact::District(districts[0]), two = Fact::District(districts[1])]
          writes ("pair {}+{}", name(districts[0]), name(districts[1])) reads { ["pair", both] => pair(both)? };
        /// Decline (W4.3, W6.7, W6.10, W6.11, W7.5).
        "pass" Pass;
    }
    actions {
        /// Move one own henchman (W3.6).
        "shift" Shift {
            /// From where.
            from: District,
            /// To where.
            to: District,
        } says [from = Fact::From(from), to = Fact::To(to)]
          writes ("shift {}>{}", name(from), name(to)) reads { ["shift", districts] => shift(districts)? };
    }
}

fn pair(districts: &str) -> Result<Action, String> {
    let (one, two) = districts.split_once('+').ok_or("expected two districts, like harbour+market")?;
    Ok(Action::Pair { districts: [district(one)?, district(two)?] })
}

fn shift(districts: &str) -> Result<Action, String> {
    let (from, to) = way(districts)?;
    Ok(Action::Shift { from, to })
}

/// When an action is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Occasion {
    /// In the player's turn; infusions can be used before it.
    Turn,
    /// As an extra that must be carried out, if it can be (W6.7).
    Must,
    /// As an extra that may be declined (W6.11).
    May,
}

/// Carry out the action that a die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Acting {
    /// Who acts.
    pub by: Player,
    /// The die.
    pub die: u8,
    /// When.
    pub occasion: Occasion,
}

const PASS: u8 = 39;

impl Acting {
    /// The ways to carry out the action itself.
    pub(crate) fn actions(&self, state: &State) -> Choices {
        match self.die {
            1 => Choices::first(DISTRICTS as u32),
            2 | 3 => cubes_of(state, self.by.colour()),
            4 | 5 => cubes(state),
            _ => Choices::first(ADJACENT.len() as u32),
        }
    }
}

/// The districts that hold a cube of this colour.
pub(crate) fn cubes_of(state: &State, colour: Colour) -> Choices {
    let mut found = 0;
    for (district, cubes) in state.cubes.iter().enumerate() {
        found |= u64::from(cubes[colour as usize] > 0) << district;
    }
    Choices(found)
}

/// Every colour in every district that holds a cube of it; see [`cube`].
#[inline]
pub(crate) fn cubes(state: &State) -> Choices {
    let mut found = 0;
    for (number, count) in state.cubes.as_flattened().iter().enumerate() {
        found |= u64::from(*count > 0) << number;
    }
    Choices(found)
}

/// The colour and the district that a choice of [`cubes`] stands for.
pub(crate) fn cube(number: u8) -> (Colour, District) {
    (Colour::ALL[usize::from(number % 3)], number / 3)
}

impl Question<Table> for Acting {
    fn asked(&self, _: &State) -> Player {
        self.by
    }

    fn prompt(&self, _: &State) -> Prompt {
        match self.occasion {
            Occasion::May => Prompt::MayAct { die: self.die },
            _ => Prompt::Act { die: self.die },
        }
    }

    fn rule(&self, _: &State) -> &'static str {
        match self.occasion {
            Occasion::May => "W6.11",
            _ => "W3.6",
        }
    }

    fn legal(&self, table: &Table, state: &State) -> Choices {
        let actions = self.actions(state);
        match self.occasion {
            Occasion::Turn => actions.or(uses(table, state, Window::Act)),
            Occasion::Must => actions,
            Occasion::May => actions.or(Choices::one(PASS)),
        }
    }

    fn choice(&self, table: &Table, _: &State, number: u8) -> Choice {
        if number > PASS {
            return use_choice(table, number);
        }
        if number == PASS {
            return Choice::Pass;
        }
        match self.die {
            1 => Choice::Police { district: number },
            2 | 3 => Choice::From { district: number },
            4 | 5 => {
                let (colour, district) = cube(number);
                Choice::Remove { colour, district }
            }
            _ => Choice::Pair { districts: ADJACENT[usize::from(number)] },
        }
    }

    fn answer(&self, table: &Table, state: &mut State, number: u8, log: &mut impl Log<Event>) {
        let choice = self.choice(table, state, number);
        match choice {
            Choice::Use { .. } => return begin_use(table, state, choice),
            Choice::From { district } => {
                return state.agenda.push(Step::ShiftingTo(ShiftingTo { by: self.by, from: district }));
            }
            Choice::Police { district } => state.add_cubes(district, Colour::Police, 1, log),
            Choice::Remove { colour, district } => state.remove_cubes(district, colour, 1, log),
            Choice::Pair { districts } => {
                districts.into_iter().for_each(|district| state.add_cubes(district, self.by.colour(), 1, log));
            }
            _ => {}
        }
        state.agenda.pop();
    }

    /// Drops an extra action that can't be carried out (W6.7).
    fn skip(&self, _: &Table, state: &mut State, _: &mut impl Log<Event>) -> bool {
        let impossible = self.occasion != Occasion::Turn && self.actions(state).is_empty();
        if impossible {
            state.agenda.pop();
        }
        impossible
    }

    fn join(&self, _: &State, parts: &[Choice]) -> Action {
        match *parts {
            [Choice::From { district: from }, Choice::To { district: to }] => Action::Shift { from, to },
            [choice] => Table::whole(&choice).unwrap_or(Action::Pass),
            _ => infusions::join(parts),
        }
    }

    fn split(&self, _: &Table, state: &State, action: &Action) -> Option<Parts<Choice>> {
        match *action {
            Action::Shift { from, to } => Some(vec![Choice::From { district: from }, Choice::To { district: to }]),
            _ => match Table::alone(action) {
                Some(choice) => Some(vec![choice]),
                None => infusions::split(state, action),
            },
        }
    }

    fn forbids(&self, _: &Table, _: &State, action: &Action) -> &'static str {
        match (action, self.occasion) {
            (Action::Pass, Occasion::Must) => "W6.7",
            _ => "W3.6",
        }
    }
}

/// Where the henchman goes (W3.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ShiftingTo {
    by: Player,
    from: District,
}

impl Question<Table> for ShiftingTo {
    fn begun(&self) -> bool {
        true
    }

    fn asked(&self, _: &State) -> Player {
        self.by
    }

    fn prompt(&self, _: &State) -> Prompt {
        Prompt::ShiftTo { from: self.from }
    }

    fn rule(&self, _: &State) -> &'static str {
        "W3.6"
    }

    fn legal(&self, _: &Table, _: &State) -> Choices {
        other_districts(self.from)
    }

    fn choice(&self, _: &Table, _: &State, number: u8) -> Choice {
        Choice::To { district: number }
    }

    fn answer(&self, table: &Table, state: &mut State, number: u8, log: &mut impl Log<Event>) {
        let choice = self.choice(table, state, number);
        if let Choice::To { district } = choice {
            state.move_cube(self.by.colour(), self.from, district, log);
            state.agenda.pop();
            state.agenda.pop();
        }
    }
}

/// Every district but this.
pub(crate) fn other_districts(district: District) -> Choices {
    Choices(Choices::first(DISTRICTS as u32).0 & !(1 << district))
}

#[cfg(test)]
mod tests {
    use crate::{Prompt, testing::*};

    /// Green has placed 3, 2 and 1 henchmen in 5, 4 and 3; there are others in 8.
    fn action(die: u8) -> Scene {
        let scene = Scene::two(Shadow::Badge, Infusion::LastChance).cubes(8, [0, 2, 1]);
        let mut scene = scene.phase_2(0, &[4, die, 1]);
        scene.decide(&format!("draft 4/{die}"));
        assert_eq!(scene.prompt(), Some(Prompt::Act { die }));
        scene
    }

    #[test]
    fn w3_6_a_1_adds_one_police_to_any_district() {
        let mut scene = action(1);
        assert_eq!(scene.legal(), all_of(&[&in_each("police @", "", None)]));
        scene.decide("police @racetrack");
        assert_eq!((scene.at(8), scene.asked()), ([0, 2, 2], Some(Yellow)));
    }

    #[test]
    fn w3_6_a_2_or_3_moves_one_own_henchman_to_another_district() {
        for die in [2, 3] {
            let mut scene = action(die);
            let from = |name: &str, own| in_each(&format!("shift {name}>"), "", Some(own));
            assert_eq!(scene.legal(), all_of(&[&from("park", 5), &from("hall", 4), &from("warehouses", 3)]));
            assert_eq!(scene.forbids("shift racetrack>park"), "W3.6");
            assert_eq!(scene.forbids("shift park>park"), "W3.6");
            scene.decide("shift park>racetrack");
            assert_eq!((scene.at(5), scene.at(8), scene.asked()), ([2, 0, 0], [1, 2, 1], Some(Yellow)));
        }
    }

    #[test]
    fn w3_6_a_4_or_5_removes_any_one_cube_of_any_colour() {
        for die in [4, 5] {
            let removes = ["green @hall", "green @park", "green @warehouses", "police @racetrack", "yellow @racetrack"];
            let expected = removes.map(|what| format!("remove {what}"));
            let scene = action(die);
            assert_eq!(scene.legal(), expected);
            assert_eq!(scene.forbids("remove green @racetrack"), "W3.6");
            for (decision, district, left) in [
                ("remove green @hall", 4, [1, 0, 0]),
                ("remove yellow @racetrack", 8, [0, 1, 1]),
                ("remove police @racetrack", 8, [0, 2, 0]),
            ] {
                let mut scene = action(die);
                scene.decide(decision);
                assert_eq!((scene.at(district), scene.asked()), (left, Some(Yellow)));
            }
        }
    }

    #[test]
    fn w3_6_a_6_adds_one_own_henchman_to_each_of_two_adjacent_districts() {
        let mut scene = action(6);
        assert_eq!(scene.legal(), all_of(&[&pairs()]));
        assert_eq!((scene.forbids("pair harbour+hall"), scene.forbids("pair harbour+station")), ("W3.6", "W3.6"));
        scene.decide("pair park+racetrack");
        assert_eq!((scene.at(5), scene.at(8), scene.asked()), ([4, 0, 0], [1, 2, 1], Some(Yellow)));
    }

    #[test]
    fn w3_6_the_henchmen_are_the_players_own() {
        let scene = || Scene::two(Shadow::Badge, Infusion::LastChance).first(Yellow).cubes(0, [2, 0, 0]);
        let mut six = scene().phase_2(0, &[4, 6, 1]);
        six.by(Yellow, "draft 4/6").by(Yellow, "pair harbour+market");
        assert_eq!((six.at(0), six.at(1)), ([2, 1, 0], [0, 1, 0]));
        let mut two = scene().phase_2(0, &[4, 2, 1]);
        two.by(Yellow, "draft 4/2");
        assert_eq!(two.forbids("shift harbour>market"), "W3.6");
        two.decide("shift park>market");
        assert_eq!((two.at(5), two.at(1)), ([0, 2, 0], [0, 1, 0]));
    }

    #[test]
    fn w3_6_it_must_be_carried_out() {
        for die in 1..=6 {
            assert_eq!(action(die).forbids("pass"), "W3.6", "die {die}");
        }
    }
}
