//! Phase 4, Feeling the Heat (W4.3).

use crate::{
    Choice, Colour, Event, Player, State, Table,
    city::DISTRICTS,
    step::{Prompt, Question, Step},
};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log};

/// A player's heat: the sum of the action dice and what the Shadow adds.
pub fn heat(table: &Table, state: &State, player: Player) -> u8 {
    state.side(player).action_dice().sum::<u8>() + table.shadow.heat(table, state, player)
}

/// Heat is read once; the player with less has the bonus, then the Shadow's card its say (W6.10). The gang takes a solo
/// token instead of a bonus (W9.6).
pub(crate) fn feel(table: &Table, state: &mut State, log: &mut impl Log<Event>) {
    state.agenda.pop();
    state.phase = 4;
    log.tell(Event::PhaseBegan { phase: 4 });
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

impl Question for Bonus {
    fn asked(&self, _: &State) -> Player {
        self.by
    }

    fn prompt(&self, _: &State) -> Prompt {
        Prompt::Bonus
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

    fn answer(&self, _: &Table, state: &mut State, choice: Choice, log: &mut impl Log<Event>) {
        state.agenda.pop();
        if let Choice::Add { colour, count, district } = choice {
            state.add_cubes(district, colour, count, log);
        }
    }
}
