//! A game by chance, with fair dice, as a record: `cargo run -p backroom-gangster --example random_game [SEED]`.

use gangster::{Gang, Setup, Table};
use tabletop::{Fair, Game, Node, Play, Record, Seeded, fair::Seed, random_choice};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let seed = std::env::args().nth(1).map_or(Ok(1), |seed| seed.parse())?;
    let table = Table::new(&Setup::new(&Gang::ALL[..3]))?;
    let fair = Fair::new(Seed::derived(seed, 0), "example", Vec::new());
    let mut players = Seeded::new(seed);
    let mut play = Play::new(&table, &mut ());
    loop {
        match play.node() {
            Node::Over => break,
            Node::Chance(_) => play.roll(&fair, &mut ()),
            Node::Decide { .. } => play.choose(random_choice(table.legal(play.state()), &mut players), &mut ()),
        }
    }
    let record = Record::of(&play, Some(fair), "random_game");
    println!("{}", record.write()?);
    Ok(())
}
