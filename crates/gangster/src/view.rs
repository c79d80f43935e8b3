//! What everybody sees of the table: there are no secrets but the order of the stacks, which nobody knows.

use crate::{Event, Field, Gang, Gangster, Origin, Power, State, Step, Table, Why, board::SIDE};
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

tabletop::compare! {
    View { player, board, own, open, stacks, bullets, rank }
    Piece { gang, power, alive }
}
tabletop::compare!(plain Gang, Power, Gangster);

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

/// Events, shown one by one.
impl View {
    pub(crate) fn show(&mut self, event: &Event) {
        match *event {
            Event::FirstPlayer { player } | Event::NextPlayer { player } => self.player = Some(player),
            Event::Revealed { stack, gangster, why } => {
                self.stacks[stack.index()] -= 1;
                if why == Why::Open {
                    self.open.push(gangster);
                    self.open.sort_unstable();
                }
            }
            Event::Laid { player, from, gangster: Gangster { gang, power }, field } => {
                match from {
                    Origin::Own => take(self.own.entry(player).or_default(), Gangster { gang, power }),
                    Origin::Open => take(&mut self.open, Gangster { gang, power }),
                    Origin::Drawn => {}
                }
                *self.at(field) = Some(Piece { gang, power, alive: true });
            }
            Event::Moved { from, to, .. } => *self.at(to) = self.at(from).take(),
            Event::Shot { player, victim, bullets, .. } => {
                if let Some(piece) = self.at(victim) {
                    piece.alive = false;
                }
                self.bullets.insert(player, bullets);
            }
            Event::Rose { player, rank, .. } => {
                self.rank.insert(player, rank);
            }
            Event::Ended { .. } => self.player = None,
            Event::Drew { .. }
            | Event::Refilled { .. }
            | Event::LineScored { .. }
            | Event::PointsLost { .. }
            | Event::Skipped { .. } => {}
        }
    }

    fn at(&mut self, field: Field) -> &mut Option<Piece> {
        &mut self.board[usize::from(field.row())][usize::from(field.column())]
    }
}

fn take(supply: &mut Vec<Gangster>, gangster: Gangster) {
    if let Some(place) = supply.iter().position(|&other| other == gangster) {
        supply.remove(place);
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
    fn an_event_changes_what_it_says_and_nothing_else() {
        let rows = [FREE, ".. r3 b1 .. .. ..", FREE, FREE, FREE, FREE];
        let mut scene =
            Scene::new(&[Red, Blue], rows).open(&["yellow/1", "blue/3"]).stacks([1, 1], &["red/1", "red/2"]);
        let before = View::of(&scene.table, &scene.state);
        scene.play("lay open blue/3 @f6");
        let told = scene.told();
        assert_eq!(
            serde_json::to_value(tabletop::changes(&scene.table, before, &told)).unwrap(),
            json!([[
                {"path": "/board/5/5", "value": {"gang": "blue", "power": 3, "alive": true}},
                {"path": "/open", "value": [{"gang": "yellow", "power": 1}]},
            ]])
        );
        let before = View::of(&scene.table, &scene.state);
        scene.play("refill 0").turn_up("red/1");
        let told = scene.told();
        assert_eq!(
            serde_json::to_value(tabletop::changes(&scene.table, before.clone(), &told)).unwrap(),
            json!([
                [],
                [
                    {"path": "/open", "value": [{"gang": "red", "power": 1}, {"gang": "yellow", "power": 1}]},
                    {"path": "/stacks", "value": [0, 1]},
                ],
                [{"path": "/player", "value": "blue"}],
            ])
        );
        assert_eq!(tabletop::shown(&scene.table, before, &told), View::of(&scene.table, &scene.state));
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
