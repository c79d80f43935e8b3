//! A bot of one's own against one of ours: `cargo run -p backroom-bots --example write_a_bot [GAMES [RIVAL]]`.

use bots::{Bot, Shared, Spec};
use gangster::{Gang, Setup, Table};
use std::time::Duration;
use tabletop::{Game, Node, Seeded, random_choice, random_game};

/// Tries every choice, plays each of them out by chance a few times, and takes the one that went best.
struct Dreamer {
    dreams: u32,
}

impl<G: Shared> Bot<G> for Dreamer {
    fn choose(&mut self, table: &G, state: &G::State, random: &mut Seeded) -> u8 {
        let Node::Decide { seat, .. } = table.node(state) else { return 0 };
        let mut best = (f64::MIN, random_choice(table.legal(state), random));
        for choice in table.legal(state) {
            let mut won = 0.0;
            for _ in 0..self.dreams {
                let mut dream = state.clone();
                table.apply(&mut dream, choice, &mut ());
                random_game(table, &mut dream, random);
                won += table.share(&dream, seat);
            }
            if won > best.0 {
                best = (won, choice);
            }
        }
        best.1
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let games = arguments.next().map_or(Ok(20), |games| games.parse())?;
    let rival: Spec = arguments.next().as_deref().unwrap_or("random").parse()?;
    let table = Table::new(&Setup::new(&Gang::ALL[..2]))?;
    let mut won = 0.0;
    for game in 0..games {
        // Every second game the other one begins.
        let mine = table.seats()[game % 2];
        let mut players: [Box<dyn Bot<Table>>; 2] = [Box::new(Dreamer { dreams: 10 }), rival.bot(|| Duration::ZERO)];
        let (mut dice, mut thoughts) = (Seeded::new(game as u64), Seeded::new(!(game as u64)));
        let mut state = table.start(&mut ());
        loop {
            match table.node(&state) {
                Node::Over => break,
                Node::Chance(_) => {
                    let outcome = table.sample(&state, &mut dice);
                    table.resolve(&mut state, outcome, &mut ());
                }
                Node::Decide { seat, .. } => {
                    let player = &mut players[usize::from(seat != mine)];
                    let choice = player.choose(&table, &state, &mut thoughts);
                    table.apply(&mut state, choice, &mut ());
                }
            }
        }
        won += table.share(&state, mine);
    }
    println!("{won} of {games} games won against {rival}");
    Ok(())
}
