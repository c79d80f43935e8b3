//! How many random games a second: `cargo run --release -p backroom-gangster --example random_games [players] [games]`.
#![allow(clippy::disallowed_methods, reason = "it measures time")]

use gangster::{Gang, Setup, Table};
use std::time::Instant;
use tabletop::{Game, random_game};
use tabletop_test::Dice;

fn main() {
    let mut arguments = std::env::args().skip(1).map(|argument| argument.parse::<usize>().expect("a number"));
    let players = arguments.next().unwrap_or(3);
    let games = arguments.next().unwrap_or(200_000);
    let table = Table::new(&Setup::new(&Gang::ALL[..players])).expect("2 to 4 players");
    let first = table.start(&mut ());
    let mut dice = Dice::new(1);
    let (mut choices, mut events, mut capones) = (0_u64, 0_u64, 0);
    let start = Instant::now();
    for _ in 0..games {
        let mut state = first.clone();
        let (chosen, happened) = random_game(&table, &mut state, &mut dice);
        choices += u64::from(chosen);
        events += u64::from(happened);
        capones += u32::from(state.rank.iter().any(|&rank| rank >= gangster::CAPONE));
    }
    let seconds = start.elapsed().as_secs_f64();
    let per_game = |count: u64| count as f64 / games as f64;
    println!(
        "{players} players: {:.0} games/s; {:.1} choices and {:.1} random events a game; {capones} Capones",
        games as f64 / seconds,
        per_game(choices),
        per_game(events)
    );
}
