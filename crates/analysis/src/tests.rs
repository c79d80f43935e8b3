//! What an analysis must keep to, whatever the weights.

mod chart;
mod hint;
mod lens;
mod review;
mod texts;

use tabletop::{Game, Node, Play, Record, Seeded, random_choice};

fn smile() -> smile_and_gun::Table {
    smile_and_gun::Table::new(&smile_and_gun::Setup::two(smile_and_gun::Edition::German)).unwrap()
}

fn alone(setup: smile_and_gun::Setup) -> smile_and_gun::Table {
    smile_and_gun::Table::new(&setup).unwrap()
}

fn gangster_for_three() -> gangster::Table {
    use gangster::Gang::{Blue, Grey, Red};
    gangster::Table::new(&gangster::Setup::new([Red, Grey, Blue])).unwrap()
}

fn gangster() -> gangster::Table {
    gangster::Table::new(&gangster::Setup::new([gangster::Gang::Red, gangster::Gang::Blue])).unwrap()
}

/// A random game that stops where it should.
fn random_play<'t, G: Game>(table: &'t G, seed: u64, mut stop: impl FnMut(&Play<'t, G>) -> bool) -> Play<'t, G> {
    let mut random = Seeded::new(seed);
    let mut play = Play::new(table, &mut ());
    while !stop(&play) {
        match play.node() {
            Node::Over => break,
            Node::Chance(_) => {
                let outcome = table.sample(play.state(), &mut random);
                play.happen(&table.happened(play.state(), outcome), &mut ()).unwrap();
            }
            Node::Decide { .. } => {
                play.choose(random_choice(table.legal(play.state()), &mut random), &mut ());
            }
        }
    }
    play
}

/// A random game on paper.
fn random_record<G: Game>(table: &G, seed: u64) -> Record<G> {
    Record::of(&random_play(table, seed, |_| false), None, "test")
}
