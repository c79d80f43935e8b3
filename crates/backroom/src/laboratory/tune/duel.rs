//! Whether new weights are better.

use super::Args;
use bots::{Bot, Greedy, Random, evaluation::Evaluated, net::Net};
use rayon::prelude::*;
use tabletop::{Node, Seeded};

/// Lets the new weights play against the old ones, or against chance, and tells how it went.
pub fn prove<G: Evaluated>(args: &Args, tables: &[G], new: &Net, old: Option<&Net>) {
    let rival = if old.is_some() { "the weights before" } else { "chance" };
    let won = |seat: usize| {
        let shares = (0..args.proof / 2).into_par_iter().map(|game| {
            let table = &tables[(game % tables.len() as u64) as usize];
            play(table, new, old, seat % table.count(), Seeded::new(args.seed ^ game << 20 ^ 1 << 60))
        });
        shares.sum::<f64>() / (args.proof / 2) as f64
    };
    if tables[0].count() == 1 {
        let other = |_| match old {
            Some(old) => play_alone(args, tables, old),
            None => 0.0,
        };
        anstream::println!(
            "alone: {:.1} % won; {rival}: {:.1} %",
            100.0 * play_alone(args, tables, new),
            100.0 * other(0)
        );
    } else {
        let share = (won(0) + won(1)) / 2.0;
        let fair = 1.0 / tables[0].count() as f64;
        anstream::println!("against {rival}: {:.1} % won (equal: {:.1} %)", 100.0 * share, 100.0 * fair);
    }
}

fn play_alone<G: Evaluated>(args: &Args, tables: &[G], net: &Net) -> f64 {
    let shares = (0..args.proof).into_par_iter().map(|game| {
        let table = &tables[(game % tables.len() as u64) as usize];
        play(table, net, None, 0, Seeded::new(args.seed ^ game << 20 ^ 1 << 60))
    });
    shares.sum::<f64>() / args.proof as f64
}

/// One game with the new weights at a place.
fn play<G: Evaluated>(table: &G, new: &Net, old: Option<&Net>, place: usize, mut random: Seeded) -> f64 {
    let mut new = Greedy { net: Some(new) };
    let mut old_bot = Greedy { net: old };
    let mut state = table.start(&mut ());
    let mut dice = Seeded::new(random.word());
    loop {
        match table.node(&state) {
            Node::Over => return table.share(&state, table.seats()[place]),
            Node::Chance(_) => {
                let outcome = table.sample(&state, &mut dice);
                table.resolve(&mut state, outcome, &mut ());
            }
            Node::Decide { seat, .. } => {
                let choice = match old {
                    _ if table.place(seat) == place => new.choose(table, &state, &mut random),
                    Some(_) => old_bot.choose(table, &state, &mut random),
                    None => Random.choose(table, &state, &mut random),
                };
                table.apply(&mut state, choice, &mut ());
            }
        }
    }
}
