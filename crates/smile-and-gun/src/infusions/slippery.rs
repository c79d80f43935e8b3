//! W7.4 Slippery: swap one of your tokens with one in the district in front of your boss. A face-down token returns
//! face up. What you take counts as gained (W5.8, W7.2).

use super::{Card, Gain, Infusion, Window, gains};
use crate::{
    Action, Choice, Event, Fact, Player, Prompt, State, Step, Table,
    city::{District, in_front},
    notation::{gained, held, number},
    state::{Face, Held},
    tokens::Kind,
};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log, Parts, Question};

pub(super) struct Slippery;

impl Card for Slippery {
    const IN_FIRST_EDITION: bool = true;
    const WINDOWS: &'static [Window] = &[Window::Place, Window::Act];
    const RULE: &'static str = "W7.4";

    fn usable(_: &Table, state: &State, player: Player, _: u8) -> bool {
        !state.tokens(district(state)).is_empty() && state.side(player).tokens() > 1
    }

    fn begins(_: &State, infusion: u8) -> Step {
        Step::Giving(Giving { infusion })
    }

    fn spends(action: &Action) -> Option<u8> {
        if let Action::Swap { infusion, .. } = *action { Some(infusion) } else { None }
    }

    fn join(infusion: u8, parts: &[Choice]) -> Action {
        let [Choice::Give { held: give }, Choice::Take { token, face, on }] = *parts else {
            unreachable!("a token is given for another: {parts:?}")
        };
        Action::Swap { infusion, give, take: token, face, knockoff: on.is_some(), on }
    }

    fn split(_: &State, action: &Action) -> Option<Parts<Choice>> {
        match *action {
            Action::Swap { give, take, face, knockoff, on, .. } if knockoff == on.is_some() => {
                Some(vec![Choice::Give { held: give }, Choice::Take { token: take, face, on }])
            }
            _ => None,
        }
    }
}

tabletop::words! { ($)
    prompts {
        /// Which token to give (W7.4).
        "give" Give;
        /// Which token to take in return (W7.4).
        "swap" Swap says |table, state| [from = Fact::From(district(state))];
    }
    choices {
        /// Give this token (W7.4).
        "give" Give { held: Held } says [token = held];
    }
    actions {
        /// Slippery (W7.4).
        "swap" Swap {
            /// With which infusion.
            infusion: u8,
            /// What you give.
            give: Held,
            /// What you take.
            take: Token,
            /// How it lies then; hats have no face.
            face: Option<Face>,
            /// Whether it is doubled (W7.2).
            knockoff: bool,
            /// On which infusion.
            on: Option<u8>,
        } says [give = give, take = Held::new(take, face, on), squares = infusion]
          writes ("swap {give} for {} with {infusion}", gained(take, face, on))
          reads {
            ["swap", give, "for", take, "with", infusion] => swap(give, take, None, infusion)?,
            ["swap", give, "for", take, "on", on, "with", infusion] => swap(give, take, Some(number(on)?), infusion)?,
          };
    }
}

fn swap(give: &str, take: &str, on: Option<u8>, infusion: &str) -> Result<Action, String> {
    let taken = held(take)?;
    Ok(Action::Swap {
        infusion: number(infusion)?,
        give: held(give)?,
        take: taken.token(),
        face: taken.face,
        knockoff: on.is_some(),
        on,
    })
}

/// The district in front of the boss whose turn it is.
fn district(state: &State) -> District {
    in_front(state.side(state.turn.player).boss)
}

/// What a player could give: everything but the infusion that is being used.
fn offers<'s>(table: &'s Table, state: &'s State, infusion: u8) -> impl Iterator<Item = Held> + 's {
    let player = state.turn.player;
    state
        .held(table, player)
        .filter(move |(held, count)| !is_infusion(table, held, infusion) || *count > 1)
        .map(|x| x.0)
}

/// Whether this is a face-up infusion of a kind.
fn is_infusion(table: &Table, held: &Held, kind: u8) -> bool {
    held.kind == Kind::Infusion && held.face == Some(Face::Up) && held.squares == table.catalogue.infusion_squares(kind)
}

/// Which token to give.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Giving {
    infusion: u8,
}

impl Question<Table> for Giving {
    fn begun(&self) -> bool {
        true
    }

    fn asked(&self, state: &State) -> Player {
        state.turn.player
    }

    fn prompt(&self, _: &State) -> Prompt {
        Prompt::Give
    }

    fn rule(&self, _: &State) -> &'static str {
        Slippery::RULE
    }

    fn legal(&self, table: &Table, state: &State) -> Choices {
        Choices::first(offers(table, state, self.infusion).count() as u32)
    }

    fn choice(&self, table: &Table, state: &State, number: u8) -> Choice {
        match offers(table, state, self.infusion).nth(usize::from(number)) {
            Some(held) => Choice::Give { held },
            None => Choice::Pass,
        }
    }

    fn answer(&self, _: &Table, state: &mut State, number: u8, _: &mut impl Log<Event>) {
        state.agenda.replace(Step::Swapping(Swapping { infusion: self.infusion, give: number }));
    }
}

/// Which token to take in return.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Swapping {
    infusion: u8,
    /// The place of the token that is given among those that could be.
    give: u8,
}

impl Swapping {
    fn given(&self, table: &Table, state: &State) -> Option<Held> {
        offers(table, state, self.infusion).nth(usize::from(self.give))
    }
}

impl Question<Table> for Swapping {
    fn begun(&self) -> bool {
        true
    }

    fn asked(&self, state: &State) -> Player {
        state.turn.player
    }

    fn prompt(&self, _: &State) -> Prompt {
        Prompt::Swap
    }

    fn rule(&self, _: &State) -> &'static str {
        Slippery::RULE
    }

    fn legal(&self, table: &Table, state: &State) -> Choices {
        let player = state.turn.player;
        let given = self.given(table, state);
        // An infusion that is used or given can't lie under the token as well.
        let free = |kind| {
            let gone = given.is_some_and(|held| is_infusion(table, &held, kind));
            state.infusions(table, player, kind) - u8::from(kind == self.infusion) - u8::from(gone)
        };
        gains(table, state, player, district(state), free)
    }

    fn choice(&self, table: &Table, state: &State, number: u8) -> Choice {
        Gain::of(number).choice(table, state, district(state))
    }

    fn answer(&self, table: &Table, state: &mut State, number: u8, log: &mut impl Log<Event>) {
        let Some(give) = self.given(table, state) else { return };
        let (player, here) = (state.turn.player, district(state));
        state.agenda.pop();
        state.use_infusion(table, player, Infusion::Slippery, self.infusion, log);
        // Taken before given: a district never holds more than its tokens.
        state.gain(table, player, here, Gain::of(number), log);
        state.give(table, player, here, give, log);
    }
}

#[cfg(test)]
mod tests;
