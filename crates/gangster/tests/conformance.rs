//! Gangster keeps every law that games at this table keep.

use gangster::{Gang, Setup, State, Table, invariants};
use tabletop::{Game, Node};
use tabletop_test::{Suite, Summary, playthrough};

fn table(players: usize) -> Table {
    Table::new(&Setup::new(&Gang::ALL[..players])).expect("two to four players")
}

/// The weights are the gangs, or the unseen gangsters.
fn whole(table: &Table, state: &State) -> Option<u64> {
    match table.node(state) {
        Node::Chance(gangster::Chance::First) => Some(table.gangs().len() as u64),
        Node::Chance(gangster::Chance::Reveal { .. }) => Some(state.stacks.iter().map(|&n| u64::from(n)).sum()),
        _ => None,
    }
}

/// At most 36 gangsters are laid and 4 shot, with at most 12 moves and one more by each other player before each;
/// a move takes three choices, laying an open one with both scores and the refill six steps.
const BOUND: u32 = 40 * (15 * 3 + 6);

fn conformance(players: usize) -> Summary {
    let summary =
        Suite::new(&table(players)).seed(17).games(12).bound(BOUND).every(12).invariant(invariants).whole(whole).run();
    let prompts = summary.prompts.iter().map(String::as_str).collect::<Vec<_>>();
    assert_eq!(prompts, ["Lay", "MoveFrom", "MoveTo", "Refill", "Score", "ShootAt", "ShootWith", "Turn"]);
    let chances = summary.chances.iter().map(String::as_str).collect::<Vec<_>>();
    assert_eq!(chances, ["first", "reveal 0 draw", "reveal 0 open", "reveal 1 draw", "reveal 1 open"]);
    summary
}

#[test]
fn two_players_keep_every_law() {
    assert!(conformance(2).refused > 1_000);
}

#[test]
fn three_players_keep_every_law() {
    assert!(conformance(3).refused > 1_000);
}

#[test]
fn four_players_keep_every_law() {
    assert!(conformance(4).refused > 1_000);
}

#[test]
fn a_game_for_two() {
    insta::assert_snapshot!(playthrough(&table(2), 2, 1_000));
}

#[test]
fn a_game_for_three() {
    insta::assert_snapshot!(playthrough(&table(3), 3, 1_000));
}

#[test]
fn a_game_for_four() {
    insta::assert_snapshot!(playthrough(&table(4), 4, 1_000));
}
