//! How long games take on this machine: `pace random KIND GAMES` by the engine alone, `pace BOT KIND GAMES` whole games
//! against a bot. Prints milliseconds; `npm run pace` compares them with those of the page.

use browser::rehearsal::{random_games, rehearse};
use std::{error::Error, time::Instant};

// This is measured outside of the house, where there are clocks.
#[allow(clippy::disallowed_methods)]
fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let [bot, kind, games] = &arguments[..] else { return Err("usage: pace random|BOT KIND GAMES".into()) };
    let games: u32 = games.parse()?;
    let began = Instant::now();
    if bot == "random" {
        random_games(kind, games)?;
    } else {
        for seed in 0..games {
            rehearse(kind, seed.into(), bot)?;
        }
    }
    println!("{}", began.elapsed().as_secs_f64() * 1000.0);
    Ok(())
}
