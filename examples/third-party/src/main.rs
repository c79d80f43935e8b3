//! Two bots play both games with fair dice; what is written down is read again and proved: `cargo run -- [SEED]`.

use bots::{Spec, evaluation::Evaluated};
use std::{error::Error, time::Duration};
use tabletop::{Fair, Node, Play, Record, Seeded, Verified, fair::Seed};

fn main() -> Result<(), Box<dyn Error>> {
    let seed = std::env::args().nth(1).map_or(Ok(1), |seed| seed.parse())?;
    let setup = smile_and_gun::Setup::two(smile_and_gun::Edition::German);
    tell("With a Smile & a Gun", proved::<smile_and_gun::Table>(&setup, seed)?);
    let setup = gangster::Setup::new(&gangster::Gang::ALL[..2]);
    tell("Gangster", proved::<gangster::Table>(&setup, seed)?);
    Ok(())
}

fn tell(game: &str, verified: Verified) {
    println!(
        "{game}: {} decisions, {} random events, dice proved: {}",
        verified.decisions, verified.events, verified.fair
    );
}

/// Plays a game, writes it down, reads it and proves it.
fn proved<G: Evaluated>(setup: &G::Setup, seed: u64) -> Result<Verified, Box<dyn Error>> {
    let record = played::<G>(setup, seed)?.write()?;
    Ok(Record::<G>::read(&record)?.verify()?)
}

/// A game between a bot that looks one decision ahead and one that chooses by chance.
fn played<G: Evaluated>(setup: &G::Setup, seed: u64) -> Result<Record<G>, Box<dyn Error>> {
    let table = G::new(setup)?;
    let fair = Fair::new(Seed::derived(seed, 0), "third-party", Vec::new());
    let mut players = [Spec::Greedy, Spec::Random].map(|spec| spec.bot::<G>(|| Duration::ZERO));
    let mut thoughts = Seeded::new(seed);
    let mut play = Play::new(&table, &mut ());
    loop {
        match play.node() {
            Node::Over => return Ok(Record::of(&play, Some(fair), "third-party")),
            Node::Chance(_) => play.roll(&fair, &mut ()),
            Node::Decide { seat, .. } => {
                let choice = players[table.place(seat)].choose(&table, play.state(), &mut thoughts);
                play.choose(choice, &mut ());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_games_can_be_played_and_proved() {
        let setup = smile_and_gun::Setup::two(smile_and_gun::Edition::First);
        let smile = proved::<smile_and_gun::Table>(&setup, 7).unwrap();
        let gangster = proved::<gangster::Table>(&gangster::Setup::new(&gangster::Gang::ALL[..2]), 7).unwrap();
        assert!(smile.finished && smile.fair && gangster.finished && gangster.fair, "{smile:?} {gangster:?}");
    }

    #[test]
    fn a_game_that_was_tampered_with_is_refused() {
        let setup = gangster::Setup::new(&gangster::Gang::ALL[..2]);
        let mut record = played::<gangster::Table>(&setup, 7).unwrap();
        record.log.pop();
        assert!(record.verify().is_err());
    }
}
