//! Games that a net learns from.

use crate::{
    evaluation::{Evaluated, Judge},
    fit::Target,
    greedy::{soft_choice, weighed},
    net::Net,
};
use tabletop::{Node, Seeded, Source, random_choice};

/// A position with what came of it.
#[derive(Clone, Debug)]
pub struct Lesson<G: Evaluated> {
    /// The position.
    pub state: G::State,
    /// From which side it is first looked at.
    pub place: usize,
    /// What came of it for each side that looks.
    pub targets: Vec<Target>,
}

/// How lessons are played.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// How softly the players choose.
    pub heat: f32,
    /// One choice in so many is made by chance.
    pub whim: u32,
    /// One position in so many is kept.
    pub keep: u32,
}

/// Plays a game against itself and keeps some of its positions. Without a net every choice is made by chance.
pub fn lesson<G: Evaluated>(table: &G, net: Option<&Net>, manner: Manner, random: &mut Seeded) -> Vec<Lesson<G>> {
    let mut judge = net.map(Judge::new);
    let mut state = table.start(&mut ());
    let mut kept = Vec::new();
    loop {
        if random.below(manner.keep) == 0 && !matches!(table.node(&state), Node::Over) {
            kept.push(state.clone());
        }
        match table.node(&state) {
            Node::Over => break,
            Node::Chance(_) => {
                let outcome = table.sample(&state, random);
                table.resolve(&mut state, outcome, &mut ());
            }
            Node::Decide { .. } => {
                let legal = table.legal(&state);
                let choice = match &mut judge {
                    Some(judge) if legal.len() > 1 && random.below(manner.whim) > 0 => {
                        soft_choice(&weighed(table, &state, judge), manner.heat, random)
                    }
                    _ => random_choice(legal, random),
                };
                table.apply(&mut state, choice, &mut ());
            }
        }
    }
    let seats = table.seats();
    let learned = |kept: G::State| {
        let sides = table.sides(&kept);
        let targets = sides.clone().map(|place| table.target(&state, &seats, place)).collect();
        Lesson { state: kept, place: sides.start, targets }
    };
    kept.into_iter().map(learned).collect()
}
