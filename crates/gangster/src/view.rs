//! What everybody sees of the table: there are no secrets but the order of the stacks, which nobody knows.

use crate::{Field, Gang, Gangster, Power, State, Step, Table, board::SIDE};
use serde::Serialize;
use std::collections::BTreeMap;

/// The table as a record shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "GangsterView"))]
pub struct View {
    /// Whose turn it is; `None` before the first player is chosen and after the end.
    pub player: Option<Gang>,
    /// The board, row by row.
    pub board: [[Option<Piece>; SIDE as usize]; SIDE as usize],
    /// Each player's own supply, the weakest first.
    pub own: BTreeMap<Gang, Vec<Gangster>>,
    /// The open supply in ascending order: red, blue, yellow, grey, and within a gang by power.
    pub open: Vec<Gangster>,
    /// How many gangsters each stack has.
    pub stacks: [u8; 2],
    /// Each player's bullets.
    pub bullets: BTreeMap<Gang, u8>,
    /// Each player's rank.
    pub rank: BTreeMap<Gang, u8>,
}

/// A gangster on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Piece {
    /// Whose it is.
    pub gang: Gang,
    /// How powerful it is, or was.
    pub power: Power,
    /// Whether it is alive.
    pub alive: bool,
}

impl View {
    pub(crate) fn of(table: &Table, state: &State) -> Self {
        let mut board = [[None; SIDE as usize]; SIDE as usize];
        for field in Field::all() {
            let piece = state.board.at(field).map(|(Gangster { gang, power }, alive)| Piece { gang, power, alive });
            board[usize::from(field.row())][usize::from(field.column())] = piece;
        }
        let known = !matches!(state.agenda.top(), None | Some(Step::First));
        Self {
            player: known.then_some(state.player),
            board,
            own: per_player(table, |gang| state.own_of(gang).collect()),
            open: state.open.into_iter().flatten().collect(),
            stacks: state.stacks,
            bullets: per_player(table, |gang| state.bullets[gang.index()]),
            rank: per_player(table, |gang| state.rank[gang.index()]),
        }
    }
}

fn per_player<T>(table: &Table, of: impl Fn(Gang) -> T) -> BTreeMap<Gang, T> {
    table.gangs().iter().map(|&gang| (gang, of(gang))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Gang::{Blue, Grey, Red},
        Outcome, Setup,
        testing::{FREE, Scene, gangster},
    };
    use serde_json::json;
    use tabletop::Game;

    #[test]
    fn the_table_is_spelled_like_records() {
        let mut scene = Scene::new(&[Grey, Red], [FREE, ".. r3 B1 .. .. ..", FREE, FREE, FREE, "g2 .. .. .. .. .."])
            .open(&["yellow/1", "blue/3"])
            .stacks([2, 1], &["red/1", "blue/1", "blue/2"]);
        scene.play("lay own grey/2 @f6");
        scene.state.rank[0] = 4;
        let none = || json!([null, null, null, null, null, null]);
        let mut board = json!([none(), none(), none(), none(), none(), none()]);
        board[1][1] = json!({"gang": "red", "power": 3, "alive": true});
        board[1][2] = json!({"gang": "blue", "power": 1, "alive": false});
        board[5][0] = json!({"gang": "grey", "power": 2, "alive": true});
        board[5][5] = json!({"gang": "grey", "power": 2, "alive": true});
        let own = |gang, powers: &[u8]| powers.iter().map(|n| json!({"gang": gang, "power": n})).collect::<Vec<_>>();
        assert_eq!(
            serde_json::to_value(View::of(&scene.table, &scene.state)).unwrap(),
            json!({
                "player": "red",
                "board": board,
                "own": {"red": own("red", &[1, 2, 3]), "grey": own("grey", &[1, 3])},
                "open": [{"gang": "blue", "power": 3}, {"gang": "yellow", "power": 1}],
                "stacks": [2, 1],
                "bullets": {"red": 2, "grey": 2},
                "rank": {"red": 4, "grey": 0},
            })
        );
    }

    #[test]
    fn nobody_is_the_player_before_the_first_and_after_the_end() {
        let table = Table::new(&Setup::new([Red, Blue])).unwrap();
        let mut state = table.start(&mut ());
        assert_eq!(View::of(&table, &state).player, None);
        table.resolve(&mut state, Outcome::First(Blue), &mut ());
        assert_eq!(View::of(&table, &state).player, Some(Blue));
        table.resolve(&mut state, Outcome::Revealed(gangster("red/1")), &mut ());
        assert_eq!(View::of(&table, &state).open, [gangster("red/1")]);
        state.agenda.clear();
        assert_eq!(View::of(&table, &state).player, None);
    }
}
