//! Phase 2, Hitting the Town (W3): turns, dice, movement, placing.

use super::actions::{Acting, Occasion};
use crate::{
    Choice, Event, Player, State, Table,
    chance::Why,
    city::{LINES, onward},
    infusions::{used, uses},
    step::{Prompt, Question, Step, Window},
};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log};

/// Turns alternate, three each (W3.1); the last die is left over.
pub(crate) fn next_turn(table: &Table, state: &mut State, taken: u8, log: &mut impl Log<Event>) {
    if taken == 6 {
        return state.agenda.pop();
    }
    state.agenda.replace(Step::Turns { taken: taken + 1 });
    let first = state.first.unwrap_or(Player::Green);
    let player = if taken.is_multiple_of(2) { first } else { first.other() };
    state.turn.player = player;
    log.tell(Event::TurnBegan { player, turn: taken / 2 + 1 });
    state.agenda.push(if table.is_gang(player) { Step::GangTurn } else { Step::Drafting(Drafting) });
}

/// Notes the dice that were taken.
pub(crate) fn draft(state: &mut State, movement: u8, action: u8, log: &mut impl Log<Event>) {
    let player = state.turn.player;
    state.pool.remove(movement);
    state.pool.remove(action);
    state.turn.movement = movement;
    state.turn.action = action;
    let dice = &mut state.side_mut(player).action_dice;
    if let Some(free) = dice.iter_mut().find(|die| **die == 0) {
        *free = action;
    }
    log.tell(Event::Drafted { player, movement, action });
}

/// Puts henchmen along the line that the player's boss faces (W3.5).
pub(crate) fn place(state: &mut State, player: Player, counts: [u8; 3], log: &mut impl Log<Event>) {
    let line = LINES[usize::from(state.side(player).boss)];
    for (district, count) in line.into_iter().zip(counts) {
        state.add_cubes(district, player.colour(), count, log);
    }
}

/// Opens the question of an infusion card.
pub(crate) fn begin_use(table: &Table, state: &mut State, choice: Choice) {
    if let Choice::Use { card, infusion } = choice
        && let Some(kind) = table.catalogue.infusion_with(infusion)
    {
        let begins = card.begins(state, kind);
        state.agenda.push(begins);
    }
}

/// What the use of an infusion means.
pub(crate) fn use_choice(table: &Table, number: u8) -> Choice {
    match used(table, number) {
        Some((card, kind)) => Choice::Use { card, infusion: table.catalogue.infusion_squares(kind) },
        None => Choice::GoOn,
    }
}

/// Take two dice (W3.3), or reroll a pool of equal dice (W3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Drafting;

const REROLL_ALL: u8 = 36;

impl Question for Drafting {
    fn prompt(&self, _: &State) -> Prompt {
        Prompt::Draft
    }

    fn legal(&self, table: &Table, state: &State) -> Choices {
        let mut found = uses(table, state, Window::Draft);
        let pool = state.pool;
        for movement in pool.values() {
            for action in pool.values() {
                let enough = movement != action || pool.count(movement) > 1;
                if enough && table.shadow.allows(state, state.turn.player, pool, [movement, action]) {
                    found.insert(6 * (movement - 1) + action - 1);
                }
            }
        }
        if pool.all_equal() && !state.turn.infused {
            found.insert(REROLL_ALL);
        }
        found
    }

    fn choice(&self, table: &Table, _: &State, number: u8) -> Choice {
        match number {
            0..REROLL_ALL => Choice::Draft { movement: number / 6 + 1, action: number % 6 + 1 },
            REROLL_ALL => Choice::RerollAll,
            _ => use_choice(table, number),
        }
    }

    fn answer(&self, table: &Table, state: &mut State, choice: Choice, log: &mut impl Log<Event>) {
        match choice {
            Choice::Draft { movement, action } => {
                draft(state, movement, action, log);
                state.agenda.replace(Step::Ending(Ending));
                state.agenda.push(Step::Acting(Acting {
                    by: state.turn.player,
                    die: action,
                    occasion: Occasion::Turn,
                }));
                state.agenda.push(Step::Placing(Placing));
                state.agenda.push(Step::Moving(Moving));
            }
            Choice::RerollAll => state.agenda.push(Step::Roll { why: Why::AllEqual, count: state.pool.len() }),
            _ => begin_use(table, state, choice),
        }
    }
}

/// A window before something that happens by itself unless an infusion is used.
macro_rules! pause {
    ($(#[$doc:meta])* $pause:ident at $at:ident: $go_on:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub struct $pause;

        impl $pause {
            /// Goes on at once if no infusion can be used here. Says whether it did.
            pub(crate) fn skip(self, table: &Table, state: &mut State, log: &mut impl Log<Event>) -> bool {
                let skipped = uses(table, state, Window::$at).is_empty();
                if skipped {
                    $go_on(state, log);
                }
                skipped
            }
        }

        impl Question for $pause {
            fn prompt(&self, _: &State) -> Prompt {
                Prompt::$at
            }

            fn legal(&self, table: &Table, state: &State) -> Choices {
                uses(table, state, Window::$at).or(Choices::one(0))
            }

            fn choice(&self, table: &Table, _: &State, number: u8) -> Choice {
                use_choice(table, number)
            }

            fn answer(&self, table: &Table, state: &mut State, choice: Choice, log: &mut impl Log<Event>) {
                match choice {
                    Choice::GoOn => $go_on(state, log),
                    _ => begin_use(table, state, choice),
                }
            }
        }
    };
}

pause! {
    /// Move by the die (W3.4), or use an infusion before.
    Moving at Move: move_by_die
}

fn move_by_die(state: &mut State, log: &mut impl Log<Event>) {
    state.agenda.pop();
    let player = state.turn.player;
    let to = onward(state.side(player).boss, state.turn.movement);
    state.move_boss(player, to, log);
}

pause! {
    /// Place 3, 2, 1 (W3.5), or use an infusion before.
    Placing at Place: place_as_usual
}

fn place_as_usual(state: &mut State, log: &mut impl Log<Event>) {
    state.agenda.pop();
    place(state, state.turn.player, [3, 2, 1], log);
}

pause! {
    /// End the turn (W3.1), or use an infusion before.
    Ending at End: end_turn
}

/// Ends a turn.
pub(crate) fn end_turn(state: &mut State, _: &mut impl Log<Event>) {
    state.agenda.pop();
    state.turn.movement = 0;
    state.turn.action = 0;
    state.turn.infused = false;
}
