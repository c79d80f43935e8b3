//! W7.4 Slippery: swap one of your tokens with one in the district in front of your boss. A face-down token returns
//! face up. What you take counts as gained (W5.8, W7.2).

use super::{Card, Gain, Infusion, gains};
use crate::{
    Choice, Event, Player, State, Table,
    city::{District, in_front},
    state::{Face, Held},
    step::{Prompt, Question, Step, Window},
    tokens::Kind,
};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log};

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
}

/// The district in front of the boss whose turn it is.
fn district(state: &State) -> District {
    in_front(state.side(state.turn.player).boss)
}

/// What a player could give: everything but the infusion that is being used.
fn offers<'s>(table: &'s Table, state: &'s State, infusion: u8) -> impl Iterator<Item = Held> + 's {
    let player = state.turn.player;
    state.held(table, player).filter(move |(held, count)| !is_infusion(table, held, infusion) || *count > 1).map(|x| x.0)
}

/// Whether this is a face-up infusion of a kind.
fn is_infusion(table: &Table, held: &Held, kind: u8) -> bool {
    held.kind == Kind::Infusion
        && held.face == Some(Face::Up)
        && held.squares == table.catalogue.infusion_squares(kind)
}

/// Which token to give.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Giving {
    infusion: u8,
}

impl Question for Giving {
    const BEGUN: bool = true;

    fn prompt(&self, _: &State) -> Prompt {
        Prompt::Give
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

    fn answer(&self, table: &Table, state: &mut State, choice: Choice, _: &mut impl Log<Event>) {
        let place = offers(table, state, self.infusion).position(|held| choice == Choice::Give { held });
        if let Some(place) = place {
            state.agenda.replace(Step::Swapping(Swapping { infusion: self.infusion, give: place as u8 }));
        }
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

impl Question for Swapping {
    const BEGUN: bool = true;

    fn prompt(&self, _: &State) -> Prompt {
        Prompt::Swap
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

    fn answer(&self, table: &Table, state: &mut State, choice: Choice, log: &mut impl Log<Event>) {
        let (Some(give), Some(gain)) = (self.given(table, state), Gain::meant(table, choice)) else { return };
        let (player, here) = (state.turn.player, district(state));
        state.agenda.pop();
        state.use_infusion(table, player, Infusion::Slippery, self.infusion, log);
        // Taken before given: a district never holds more than its tokens.
        state.gain(table, player, here, gain, log);
        state.give(table, player, here, give, log);
    }
}
