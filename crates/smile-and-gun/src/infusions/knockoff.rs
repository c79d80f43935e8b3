//! W7.2 Knockoff: when you gain a hat or a business, lay it, face up or down, on one of your face-up infusions. A hat
//! counts twice its value, a face-up business as two for the majority, a face-down one is worth 2.
//!
//! Here is also how a token can be gained at all (W5.8), since Knockoff is asked in the same breath.

use super::{Card, Infusion};
use crate::{
    Choice, Player, State, Table,
    city::District,
    state::{Face, face_up},
    tokens::{Kind, PrintId},
};
use tabletop::Choices;

pub(super) struct Knockoff;

impl Card for Knockoff {
    const IN_FIRST_EDITION: bool = true;
    const RULE: &'static str = "W7.2";
}

/// How a token is gained: which of the district's, which face, on which infusion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Gain {
    place: u8,
    face: Face,
    on: Option<u8>,
}

impl Gain {
    /// Sixteen ways for each of three tokens: the face, and nothing or one of seven infusions under it.
    pub(crate) fn of(number: u8) -> Self {
        let how = number % 16;
        Self {
            place: number / 16,
            face: if how.is_multiple_of(2) { Face::Up } else { Face::Down },
            on: (how / 2).checked_sub(1),
        }
    }

    fn number(self) -> u8 {
        16 * self.place + 2 * self.on.map_or(0, |kind| kind + 1) + u8::from(self.face == Face::Down)
    }

    /// What it means in this district.
    pub(crate) fn choice(self, table: &Table, state: &State, district: District) -> Choice {
        let token = table.catalogue.token(state.tokens(district).get(self.place).unwrap_or(0));
        Choice::Take {
            token,
            face: face_up(token.kind).map(|_| self.face),
            on: self.on.map(|kind| table.catalogue.infusion_squares(kind)),
        }
    }

    /// What the verb needs to carry out a choice of [`Gain::choice`].
    pub(crate) fn meant(table: &Table, choice: Choice) -> Option<(PrintId, Face, Option<u8>)> {
        let Choice::Take { token, face, on } = choice else { return None };
        let kind = on.and_then(|squares| table.catalogue.infusion_with(squares));
        Some((table.catalogue.find(token)?, face.unwrap_or(Face::Up), kind))
    }
}

/// Every way to gain a token of this district; `free` tells how many infusions of a kind could be laid under it.
pub(crate) fn gains(
    table: &Table,
    state: &State,
    player: Player,
    district: District,
    free: impl Fn(u8) -> u8,
) -> Choices {
    let mut found = Choices::NONE;
    let here = state.tokens(district);
    let doubles = state.can_pay(table, player, Infusion::Knockoff);
    for place in 0..here.len() {
        let Some(print) = here.get(place).filter(|_| !here.repeats(place)) else { continue };
        let kind = table.catalogue.token(print).kind;
        let faces: &[Face] = if kind == Kind::Hat { &[Face::Up] } else { &[Face::Up, Face::Down] };
        for &face in faces {
            found.insert(Gain { place, face, on: None }.number());
            if doubles && kind != Kind::Infusion {
                for on in (0..table.catalogue.infusion_kinds()).filter(|&on| free(on) > 0) {
                    found.insert(Gain { place, face, on: Some(on) }.number());
                }
            }
        }
    }
    found
}
