//! Plays whole games from seeds and prints their records: `rehearse BOT GAMES [KIND…]`. `scripts/wasm` compares
//! them with those of the module that pages load.

use browser::rehearsal::{KINDS, rehearse};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(bot), Some(games)) = (arguments.next(), arguments.next()) else {
        return Err("usage: rehearse BOT GAMES [KIND…]".into());
    };
    let games: u64 = games.parse()?;
    let mut kinds: Vec<_> = arguments.collect();
    if kinds.is_empty() {
        kinds = KINDS.map(str::to_owned).to_vec();
    }
    for kind in kinds {
        for seed in 0..games {
            println!("{}", rehearse(&kind, seed, &bot)?);
        }
    }
    Ok(())
}
