//! What a bot is asked, in a form that goes to another process and back.

use crate::{games::Playable, store::TableRow, thinking::clock};
use bots::Spec;
use serde::{Deserialize, Serialize};
use tabletop::{Decision, Seeded};

/// What a bot shall decide. Everything that it takes is in here, so that whoever thinks needs no database.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// The game, and the number of its rules: whoever plays by others thinks about another game.
    pub game: String,
    /// See above.
    pub rules: u32,
    /// How the table was laid, as JSON.
    pub setup: String,
    /// The position, as JSON.
    pub state: String,
    /// The bot.
    pub bot: String,
    /// Where its dice begin.
    pub seed: u64,
}

impl Question {
    /// What a bot shall decide at a table.
    pub fn new<G: Playable>(row: &TableRow, state: &G::State, bot: &str, seed: u64) -> Option<Self> {
        let (game, setup) = (row.game.clone(), row.setup.clone());
        Some(Self {
            game,
            rules: G::RULES,
            setup,
            state: serde_json::to_string(state).ok()?,
            bot: bot.to_owned(),
            seed,
        })
    }

    /// Thinks about it. Nothing comes of a question that isn't understood.
    pub fn answer(&self) -> Option<Vec<u8>> {
        games::visit!(self.game.parse::<games::Name>().ok()?, G => self.decide::<G>())
    }

    fn decide<G: Playable>(&self) -> Option<Vec<u8>> {
        let table = G::new(&serde_json::from_str(&self.setup).ok()?).ok().filter(|_| self.rules == G::RULES)?;
        Some(decide(&table, serde_json::from_str(&self.state).ok()?, self.bot.parse().ok()?, self.seed))
    }
}

/// What a bot decides, all of its choices.
pub fn decide<G: Playable>(table: &G, state: G::State, spec: Spec, seed: u64) -> Vec<u8> {
    let (mut bot, mut random) = (spec.bot::<G>(clock), Seeded::new(seed));
    let mut decision = Decision::new(state);
    while !decision.is_whole(table) {
        let choice = bot.choose(table, decision.state(), &mut random);
        decision.choose(table, choice, &mut ());
    }
    decision.choices().to_vec()
}
