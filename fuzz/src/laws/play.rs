//! A game keeps its invariants, is never stuck and comes to its end.

use super::bound;
use crate::{Bytes, Table};
use tabletop::{Node, Source, random_choice};

/// Whatever table of *With a Smile & a Gun* is laid, whatever is chosen and whatever chance brings: after every step
/// the invariants hold, whoever is asked has a choice, and the game ends within a bound.
pub fn play_smile(data: &[u8]) {
    play::<smile_and_gun::Table>(data);
}

/// Whatever table of *Gangster* is laid, whatever is chosen and whatever chance brings: after every step the
/// invariants hold, whoever is asked has a choice, and the game ends within a bound.
pub fn play_gangster(data: &[u8]) {
    play::<gangster::Table>(data);
}

fn play<G: Table>(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let bound = bound::<G>(&bytes);
    play_out(&G::lay(&mut bytes), &mut bytes, bound);
}

/// Plays a game to its end.
pub(crate) fn play_out<G: Table>(table: &G, source: &mut impl Source, bound: usize) {
    let mut state = table.start(&mut ());
    for step in 0..=bound {
        if let Err(why) = table.invariants(&state) {
            panic!("step {step}: {why}, at {:?} of {:?}", table.node(&state), table.setup());
        }
        let node = table.node(&state);
        assert_eq!(table.result(&state).is_some(), node == Node::Over, "step {step}: a result when it is over");
        match node {
            Node::Over => return,
            Node::Chance(_) => {
                let outcome = table.sample(&state, source);
                table.resolve(&mut state, outcome, &mut ());
            }
            Node::Decide { .. } => {
                let legal = table.legal(&state);
                assert!(!legal.is_empty(), "step {step}: nothing is legal at {node:?} of {:?}", table.setup());
                table.apply(&mut state, random_choice(legal, source), &mut ());
            }
        }
    }
    panic!("more than {bound} steps at {:?}", table.setup());
}
