//! Games that a net learns from.

use crate::{
    Aim, Bot, Search, Settings,
    evaluation::{Evaluated, Judge},
    fit::Target,
    greedy::{soft_choice, weighed},
    net::Net,
};
use std::sync::Arc;
use tabletop::{Node, Seeded, Source, random_choice};

/// A position with what came of it.
#[derive(Clone, Debug)]
pub struct Sample<G: Evaluated> {
    /// The position.
    pub state: G::State,
    /// From which side it is first looked at.
    pub place: usize,
    /// What came of it for each side that looks.
    pub targets: Vec<Target>,
}

/// How the games are played.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// How many simulations the players make for each choice; with none they look one decision ahead.
    pub simulations: u32,
    /// What they play for.
    pub aim: Aim,
    /// How softly the players choose.
    pub temperature: f32,
    /// One choice in so many is made by chance.
    pub whim: u32,
    /// One position in so many is kept.
    pub keep: u32,
}

/// Plays a game against itself and keeps some of its positions. Without a net every choice is made by chance.
pub fn samples<G: Evaluated>(table: &G, net: Option<&Arc<Net>>, manner: Manner, random: &mut Seeded) -> Vec<Sample<G>> {
    let mut player = net.map(|net| Player::new(net, manner));
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
                let choice = match &mut player {
                    Some(player) if legal.len() > 1 && random.below(manner.whim) > 0 => {
                        player.choose(table, &state, manner, random)
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
        let targets = sides.clone().map(|place| table.target(manner.aim.goal, &state, &seats, place)).collect();
        Sample { state: kept, place: sides.start, targets }
    };
    kept.into_iter().map(learned).collect()
}

/// Whoever plays, in every seat.
enum Player<'n, G: Evaluated> {
    OneAhead(Judge<'n>),
    Searching(Search<G>),
}

impl<'n, G: Evaluated> Player<'n, G> {
    fn new(net: &'n Arc<Net>, Manner { simulations, aim, temperature, .. }: Manner) -> Self {
        match simulations {
            0 => Self::OneAhead(Judge::new(net)),
            _ => Self::Searching(
                Search::new(Settings { aim, temperature, ..Settings::new(simulations) }).judging_by(net.clone()),
            ),
        }
    }

    fn choose(&mut self, table: &G, state: &G::State, manner: Manner, random: &mut Seeded) -> u8 {
        match self {
            Self::OneAhead(judge) => soft_choice(&weighed(table, state, judge, manner.aim), manner.temperature, random),
            Self::Searching(search) => search.choose(table, state, random),
        }
    }
}
