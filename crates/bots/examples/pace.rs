//! How fast bots think: choices at positions of random games.
use bots::{Spec, evaluation::Evaluated};
use tabletop::{Game, Node, Seeded, random_choice};
fn pace<G: Evaluated>(table: &G, spec: Spec) {
    let mut bot = spec.bot::<G>();
    let mut random = Seeded::new(5);
    let mut state = table.start(&mut ());
    let mut times = vec![];
    let mut bots_random = Seeded::new(9);
    loop {
        match table.node(&state) {
            Node::Over => break,
            Node::Chance(_) => {
                let o = table.sample(&state, &mut random);
                table.resolve(&mut state, o, &mut ());
            }
            Node::Decide { .. } => {
                let legal = table.legal(&state);
                if legal.len() > 1 {
                    let t = std::time::Instant::now();
                    let c = bot.choose(table, &state, &mut bots_random);
                    times.push(t.elapsed().as_secs_f64() * 1e3);
                    let _ = c;
                    table.apply(&mut state, c, &mut ());
                } else {
                    table.apply(&mut state, random_choice(legal, &mut random), &mut ());
                }
            }
        }
    }
    let n = times.len();
    let sum: f64 = times.iter().sum();
    times.sort_by(f64::total_cmp);
    println!("{spec}: {n} choices, mean {:.2} ms, median {:.2}, max {:.2}", sum / n as f64, times[n / 2], times[n - 1]);
}
fn main() {
    let game = std::env::args().nth(1).unwrap();
    for spec in std::env::args().skip(2) {
        let spec: Spec = spec.parse().unwrap();
        if game == "smile" {
            pace(
                &<smile_and_gun::Table as Game>::new(&smile_and_gun::Setup::two(smile_and_gun::Edition::German))
                    .unwrap(),
                spec,
            )
        } else {
            let n: usize = game.parse().unwrap();
            pace(
                &<gangster::Table as Game>::new(&gangster::Setup::new(gangster::Gang::ALL[..n].to_vec())).unwrap(),
                spec,
            )
        }
    }
}
