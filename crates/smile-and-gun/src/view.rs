//! What a seat sees: everything that lies on the table. Only the bag's order is hidden, and no state knows it.

use crate::{
    Colour, Face, Held, Player, State, Table, Token, city::Space, dice::Dice, scoring::Both, state::Counts,
    tokens::Kind,
};
use serde::Serialize;

/// The table as a seat sees it; records write it as `state`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs, reason = "the fields are the record's, explained in docs/record.md")]
pub struct View {
    pub round: u8,
    pub phase: u8,
    pub first: Option<Player>,
    pub shadow_space: Option<Space>,
    pub pool: Dice,
    pub leftover: Option<u8>,
    pub gumshoe: Option<Player>,
    pub on_card: Both<u8>,
    pub districts: Vec<DistrictView>,
    pub players: Both<SideView>,
    pub discard: Vec<Pile>,
    pub bag: Vec<Pile>,
}

/// A district.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs, reason = "the fields are the record's, explained in docs/record.md")]
pub struct DistrictView {
    pub tokens: Vec<Token>,
    pub cubes: Cubes,
}

/// The cubes of a district.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[allow(missing_docs, reason = "the fields are the record's, explained in docs/record.md")]
pub struct Cubes {
    pub green: u8,
    pub yellow: u8,
    pub police: u8,
}

/// What lies before a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs, reason = "the fields are the record's, explained in docs/record.md")]
pub struct SideView {
    pub boss: Space,
    pub tokens: Vec<HeldView>,
    pub action_dice: Vec<u8>,
    pub solo_tokens: u8,
    pub markers: MarkersView,
}

/// A token before a player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[allow(missing_docs, reason = "the fields are the record's, explained in docs/record.md")]
pub struct HeldView {
    #[serde(flatten)]
    pub held: Held,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub used: bool,
}

/// Virtual markers.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[allow(missing_docs, reason = "the fields are the record's, explained in docs/record.md")]
pub struct MarkersView {
    pub gambling: u8,
    pub weapons: u8,
    pub contraband: u8,
}

/// Equal tokens in the bag or the discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[allow(missing_docs, reason = "the fields are the record's, explained in docs/record.md")]
pub struct Pile {
    pub token: Token,
    pub count: u8,
}

pub(crate) fn view(table: &Table, state: &State) -> View {
    let piles = |counts: &Counts| -> Vec<Pile> {
        counts.each().map(|(id, count)| Pile { token: table.catalogue.token(id), count }).collect()
    };
    View {
        round: state.round,
        phase: state.phase,
        first: state.first,
        shadow_space: table.shadow.home().is_none().then_some(state.shadow),
        pool: state.pool,
        leftover: (state.leftover > 0).then_some(state.leftover),
        gumshoe: state.gumshoe,
        on_card: Both::from_seats(state.on_card),
        districts: (0..9).map(|district| view_district(table, state, district)).collect(),
        players: Both::from_seats(Player::BOTH.map(|player| view_side(table, state, player))),
        discard: piles(&state.discard),
        bag: piles(&state.bag),
    }
}

fn view_district(table: &Table, state: &State, district: u8) -> DistrictView {
    let cubes = |colour| state.cubes(district, colour);
    DistrictView {
        tokens: state.tokens(district).each().map(|id| table.catalogue.token(id)).collect(),
        cubes: Cubes { green: cubes(Colour::Green), yellow: cubes(Colour::Yellow), police: cubes(Colour::Police) },
    }
}

fn view_side(table: &Table, state: &State, player: Player) -> SideView {
    let side = state.side(player);
    let repeat = |held: Held, used: bool, count: u8| std::iter::repeat_n(HeldView { held, used }, usize::from(count));
    let mut tokens: Vec<_> = state.held(table, player).flat_map(|(held, count)| repeat(held, false, count)).collect();
    for (kind, count) in side.marked.iter().enumerate().take(usize::from(table.catalogue.infusion_kinds())) {
        let squares = table.catalogue.infusion_squares(kind as u8);
        let token = Token { kind: Kind::Infusion, value: 0, squares };
        tokens.extend(repeat(Held::new(token, Some(Face::Up), None), true, *count));
    }
    let [gambling, weapons, contraband] = side.markers;
    SideView {
        boss: side.boss,
        tokens,
        action_dice: side.action_dice().collect(),
        solo_tokens: side.solo_tokens,
        markers: MarkersView { gambling, weapons, contraband },
    }
}
