//! Phase 2, Hitting the Town (W3): turns, dice, movement, placing.

use super::actions::{Acting, Occasion};
use crate::{
    Action, Choice, Event, Player, Prompt, Said, State, Step, Table,
    chance::Why,
    city::{LINES, onward},
    infusions::{self, Window, used, uses},
    notation::die,
};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log, Parts, Question};

tabletop::words! { ($)
    prompts {
        /// Take two dice (W3.3).
        "draft" Draft says |table, state| [
            equal = state.pool.all_equal() && !state.turn.infused,
            gumshoe = is_watched(state),
        ];
        /// Move, or something before it (W3.4).
        window "move" Move says |table, state| [steps = state.turn.movement];
        /// Place, or something before it (W3.5).
        window "place" Place;
        /// End the turn, or something before it (W3.1).
        window "end" End;
    }
    choices {
        /// Take two dice (W3.3).
        "draft" Draft { movement: u8, action: u8 } says [movement = movement, action = action];
        /// Go on without an infusion (W3.7).
        "go_on" GoOn tells |table, state| { go_on(state) };
        /// Use this infusion, named by its squares, for this card (W7).
        "use" Use { card: Infusion, infusion: u8 } says [card = card, squares = infusion];
    }
    decisions {
        /// Reroll the whole pool of equal dice (W3.2).
        "reroll_all" RerollAll;
    }
    actions {
        /// Take two dice (W3.3).
        "draft" Draft {
            /// For movement.
            #[serde(rename = "move")]
            movement: u8,
            /// For the action.
            action: u8,
        } says [movement = movement, action = action]
          writes ("draft {movement}/{action}") reads { ["draft", dice] => draft(dice)? };
        /// Move by the die, where an infusion could be used (W3.4).
        "move" Move;
        /// Place 3, 2, 1, where an infusion could be used (W3.5).
        "place" Place;
        /// End the turn, where an infusion could be used (W3.1).
        "end" End;
    }
}

/// Going on means what the turn has next.
fn go_on(state: &State) -> Said {
    match state.agenda.top() {
        Some(Step::Moving(_)) => Said::new("move", vec![("steps", state.turn.movement.into())]),
        Some(Step::Placing(_)) => Said::new("place", Vec::new()),
        _ => Said::new("end", Vec::new()),
    }
}

fn draft(dice: &str) -> Result<Action, String> {
    let (movement, action) = dice.split_once('/').ok_or("expected two dice, like 3/6")?;
    Ok(Action::Draft { movement: die(movement)?, action: die(action)? })
}

/// Whether the Gumshoe stands in the way of whoever takes dice (W6.2).
fn is_watched(state: &State) -> bool {
    state.gumshoe == Some(state.turn.player) && !state.pool.all_equal()
}

/// Turns alternate, three each (W3.1); the last die is left over.
#[inline(never)]
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

impl Question<Table> for Drafting {
    fn asked(&self, state: &State) -> Player {
        state.turn.player
    }

    fn prompt(&self, _: &State) -> Prompt {
        Prompt::Draft
    }

    fn rule(&self, state: &State) -> &'static str {
        if is_watched(state) { "W6.2" } else { "W3.3" }
    }

    fn legal(&self, table: &Table, state: &State) -> Choices {
        let mut found = uses(table, state, Window::Draft);
        let (player, pool) = (state.turn.player, state.pool);
        for number in pool.pairs() {
            let pair = [number / 6 + 1, number % 6 + 1];
            if table.shadow.allows(state, player, pool, pair) {
                found.insert(number);
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

    fn answer(&self, table: &Table, state: &mut State, number: u8, log: &mut impl Log<Event>) {
        let choice = self.choice(table, state, number);
        match choice {
            Choice::Draft { movement, action } => {
                state.draft(movement, action, log);
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

    fn join(&self, _: &State, parts: &[Choice]) -> Action {
        match *parts {
            [Choice::Draft { movement, action }] => Action::Draft { movement, action },
            [Choice::RerollAll] => Action::RerollAll,
            _ => infusions::join(parts),
        }
    }

    fn split(&self, _: &Table, state: &State, action: &Action) -> Option<Parts<Choice>> {
        match *action {
            Action::Draft { movement, action } => Some(vec![Choice::Draft { movement, action }]),
            Action::RerollAll => Some(vec![Choice::RerollAll]),
            _ => infusions::split(state, action),
        }
    }

    /// Two dice that lie in the pool and still can't be taken: only the Gumshoe forbids that.
    fn forbids(&self, _: &Table, state: &State, action: &Action) -> &'static str {
        match *action {
            Action::Draft { movement: movement @ 1..=6, action: action @ 1..=6 }
                if state.pool.pairs().contains(6 * (movement - 1) + action - 1) =>
            {
                "W6.2"
            }
            _ => "W3.3",
        }
    }
}

/// A window before something that happens by itself unless an infusion is used.
macro_rules! pause {
    ($(#[$doc:meta])* $pause:ident at $at:ident by $rule:literal: $go_on:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub struct $pause;

        impl Question<Table> for $pause {
            fn asked(&self, state: &State) -> Player {
                state.turn.player
            }

            fn prompt(&self, _: &State) -> Prompt {
                Prompt::$at
            }

            fn rule(&self, _: &State) -> &'static str {
                $rule
            }

            fn legal(&self, table: &Table, state: &State) -> Choices {
                uses(table, state, Window::$at).or(Choices::one(0))
            }

            fn choice(&self, table: &Table, _: &State, number: u8) -> Choice {
                use_choice(table, number)
            }

            fn answer(&self, table: &Table, state: &mut State, number: u8, log: &mut impl Log<Event>) {
                let choice = self.choice(table, state, number);
                match choice {
                    Choice::GoOn => $go_on(state, log),
                    _ => begin_use(table, state, choice),
                }
            }

            /// Goes on at once if no infusion can be used here.
            #[inline(never)]
            fn skip(&self, table: &Table, state: &mut State, log: &mut impl Log<Event>) -> bool {
                let skipped = uses(table, state, Window::$at).is_empty();
                if skipped {
                    $go_on(state, log);
                }
                skipped
            }

            fn join(&self, _: &State, parts: &[Choice]) -> Action {
                if parts == [Choice::GoOn] { Action::$at } else { infusions::join(parts) }
            }

            fn split(&self, _: &Table, state: &State, action: &Action) -> Option<Parts<Choice>> {
                if *action == Action::$at { Some(vec![Choice::GoOn]) } else { infusions::split(state, action) }
            }
        }
    };
}

pause! {
    /// Move by the die (W3.4), or use an infusion before.
    Moving at Move by "W3.4": move_by_die
}

fn move_by_die(state: &mut State, log: &mut impl Log<Event>) {
    state.agenda.pop();
    let player = state.turn.player;
    let to = onward(state.side(player).boss, state.turn.movement);
    state.move_boss(player, to, log);
}

pause! {
    /// Place 3, 2, 1 (W3.5), or use an infusion before.
    Placing at Place by "W3.5": place_as_usual
}

fn place_as_usual(state: &mut State, log: &mut impl Log<Event>) {
    state.agenda.pop();
    place(state, state.turn.player, [3, 2, 1], log);
}

pause! {
    /// End the turn (W3.1), or use an infusion before.
    Ending at End by "W3.1": end_turn
}

/// Ends a turn.
pub(crate) fn end_turn(state: &mut State, _: &mut impl Log<Event>) {
    state.agenda.pop();
    state.turn.movement = 0;
    state.turn.action = 0;
    state.turn.infused = false;
}

#[cfg(test)]
mod tests;
