//! Tables and decisions of Gangster.

use crate::{Bytes, Table, table::NAMES};
use gangster::{Action, Field, First, Gang, Gangster, Kind, Line, Origin, Player, Power, SIDE, Setup, Stack};
use tabletop::{Game, Source};

impl Table for gangster::Table {
    /// At most 36 gangsters are laid and 4 shot, with at most 12 moves and one more by each other player before each;
    /// a move takes three choices, laying an open one with both scores and the refill six steps.
    const BOUND: usize = 40 * (15 * 3 + 6);
    const SEATS: &'static [Gang] = &Gang::ALL;

    fn lay(bytes: &mut Bytes<'_>) -> Self {
        let mut gangs = Gang::ALL.to_vec();
        for n in 0..3 {
            let other = n + bytes.below(4 - n as u32) as usize;
            gangs.swap(n, other);
        }
        gangs.truncate(2 + bytes.below(3) as usize);
        let mut setup = Setup::new(gangs.clone());
        if bytes.once_in(2) {
            setup.first = First::Gang(bytes.one_of(&gangs));
        }
        if bytes.once_in(4) {
            let player = Player { kind: bytes.one_of(&[Kind::Person, Kind::Bot]), name: bytes.one_of(&NAMES).into() };
            setup.seats.insert(bytes.one_of(&gangs), player);
        }
        Self::new(&setup).expect("these gangs can sit down")
    }

    fn invariants(&self, state: &gangster::State) -> Result<(), String> {
        gangster::invariants(self, state)
    }

    fn any_action(bytes: &mut Bytes<'_>) -> Action {
        match bytes.below(6) {
            0 => Action::Lay {
                from: bytes.one_of(&[Origin::Own, Origin::Open, Origin::Drawn]),
                gangster: Gangster::new(bytes.one_of(&Gang::ALL), bytes.one_of(&Power::ALL)),
                field: field(bytes),
            },
            1 => Action::Draw { stack: bytes.one_of(&Stack::ALL) },
            2 => Action::Refill { stack: bytes.one_of(&Stack::ALL) },
            3 => Action::Move { from: field(bytes), to: field(bytes) },
            4 => Action::Shoot { shooter: field(bytes), victim: field(bytes) },
            _ => Action::Score { line: bytes.one_of(&Line::ALL) },
        }
    }
}

fn field(bytes: &mut Bytes<'_>) -> Field {
    let (row, column) = (bytes.below(SIDE.into()) as u8, bytes.below(SIDE.into()) as u8);
    Field::new(row, column).expect("a row and a column make a field")
}
