//! A game in progress, played by whole decisions.

use crate::{Choices, Decision, Entry, Fair, Game, Log, Node, Source, What, fair};
use std::collections::BTreeMap;

/// A decision that the rules forbid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{action}: not allowed here ({rule})")]
pub struct Illegal {
    /// The decision, in words of the notation.
    pub action: String,
    /// The rule that forbids it.
    pub rule: &'static str,
}

/// A random outcome that can't have happened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{happened} can't come of \"{due}\"")]
pub struct Impossible {
    /// What was said to have happened.
    pub happened: String,
    /// The event that is due.
    pub due: String,
}

/// Why an entry was not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// A decision that the rules forbid.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// A random outcome that can't have happened.
    #[error(transparent)]
    Impossible(#[from] Impossible),
    /// Somebody decided who isn't asked.
    #[error("{by} decides, but {asked} is asked")]
    WrongSeat {
        /// Who decided.
        by: String,
        /// Who is asked.
        asked: String,
    },
    /// A decision where chance is due, or the other way round, or the game is over.
    #[error("expected {0}")]
    OutOfPlace(Due),
}

/// What is due where something else was tried.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Due {
    /// This seat decides.
    #[error("a decision by {0}")]
    Decision(String),
    /// This random event happens.
    #[error("the random event \"{0}\"")]
    Chance(String),
    /// The game is over.
    #[error("nothing more: the game is over")]
    Nothing,
}

/// A game in progress with everything that happened so far.
#[derive(Clone, Debug)]
pub struct Play<'t, G: Game> {
    table: &'t G,
    /// The decision under way, which holds the state.
    decision: Decision<G>,
    entries: Vec<Entry<G>>,
    seen: BTreeMap<String, u64>,
}

impl<'t, G: Game> Play<'t, G> {
    /// A new game.
    pub fn new(table: &'t G, log: &mut impl Log<G::Event>) -> Self {
        Self::from_state(table, table.start(log))
    }

    /// A game that is played on from a position.
    pub fn from_state(table: &'t G, state: G::State) -> Self {
        Self { table, decision: Decision::new(state), entries: Vec::new(), seen: BTreeMap::new() }
    }

    /// The table it is played at.
    pub fn table(&self) -> &'t G {
        self.table
    }

    /// The state now.
    pub fn state(&self) -> &G::State {
        self.decision.state()
    }

    /// The decision that is asked, as far as it is made.
    pub fn decision(&self) -> &Decision<G> {
        &self.decision
    }

    /// Where the game stands.
    pub fn node(&self) -> Node<G::Seat, G::Prompt, G::Chance> {
        self.table.node(self.state())
    }

    /// What happened so far.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// Goes back to the state that it was in after so many entries; there is no random event among the later ones.
    pub fn go_back(&mut self, entries: usize, state: G::State) {
        let rolled = |entry: &Entry<G>| matches!(entry.what, What::Chance(_));
        debug_assert!(!self.entries[entries..].iter().any(rolled), "chance would forget what it has decided");
        self.entries.truncate(entries);
        self.decision = Decision::new(state);
    }

    /// Takes a whole decision, if the rules allow it.
    pub fn decide(&mut self, by: G::Seat, action: &G::Action, log: &mut impl Log<G::Event>) -> Result<(), Refused> {
        let Node::Decide { seat, .. } = self.node() else { return Err(self.out_of_place()) };
        if seat != by {
            return Err(Refused::WrongSeat { by: by.to_string(), asked: seat.to_string() });
        }
        let illegal = || Illegal { action: action.to_string(), rule: self.table.forbids(self.state(), action) };
        let whole = Decision::split(self.table, self.state(), action).ok_or_else(illegal)?;
        self.decision.settle(|state| {
            for &choice in whole.choices() {
                self.table.apply(state, choice, log);
            }
        });
        self.entries.push(Entry::decision(by, action.clone()));
        Ok(())
    }

    /// Lets a random event happen as a record tells it.
    pub fn happen(&mut self, happened: &G::Happened, log: &mut impl Log<G::Event>) -> Result<(), Refused> {
        let Node::Chance(due) = self.node() else { return Err(self.out_of_place()) };
        let outcome = self.table.outcome(self.state(), happened).ok_or_else(|| Impossible {
            happened: serde_json::to_string(happened).unwrap_or_default(),
            due: due.to_string(),
        })?;
        self.resolve(due, outcome, log);
        Ok(())
    }

    /// Lets the random event that is due happen by the fair dice.
    pub fn roll(&mut self, fair: &Fair, log: &mut impl Log<G::Event>) {
        if let Node::Chance(due) = self.node() {
            let outcome = self.table.sample(self.state(), &mut self.stream(fair, due));
            self.resolve(due, outcome, log);
        }
    }

    /// What the fair dice say to the random event that is due.
    pub fn fair_outcome(&self, fair: &Fair) -> Option<G::Happened> {
        let Node::Chance(due) = self.node() else { return None };
        let outcome = self.table.sample(self.state(), &mut self.stream(fair, due));
        Some(self.table.happened(self.state(), outcome))
    }

    /// Makes one small choice, unchecked. A whole decision is entered into the record when its last part is made.
    pub fn choose(&mut self, choice: u8, log: &mut impl Log<G::Event>) {
        let Node::Decide { seat, .. } = self.node() else { return };
        self.decision.choose(self.table, choice, log);
        if let Some(action) = self.decision.action(self.table) {
            self.decision.settle(|_| {});
            self.entries.push(Entry::decision(seat, action));
        }
    }

    fn resolve(&mut self, due: G::Chance, outcome: G::Outcome, log: &mut impl Log<G::Event>) {
        let happened = self.table.happened(self.state(), outcome);
        self.decision.settle(|state| self.table.resolve(state, outcome, log));
        *self.seen.entry(due.to_string()).or_default() += 1;
        self.entries.push(Entry::chance(happened));
    }

    fn stream(&self, fair: &Fair, due: G::Chance) -> fair::Stream {
        let name = due.to_string();
        let before = self.seen.get(&name).copied().unwrap_or(0);
        fair.stream(&name, before)
    }

    fn out_of_place(&self) -> Refused {
        Refused::OutOfPlace(match self.node() {
            Node::Decide { seat, .. } => Due::Decision(seat.to_string()),
            Node::Chance(due) => Due::Chance(due.to_string()),
            Node::Over => Due::Nothing,
        })
    }
}

/// Every whole decision that is legal here, each once.
pub fn decisions<G: Game>(table: &G, state: &G::State) -> Vec<G::Action> {
    let mut found = Vec::new();
    if matches!(table.node(state), Node::Decide { .. }) {
        unfold(table, &Decision::new(state.clone()), &mut found);
    }
    found
}

fn unfold<G: Game>(table: &G, decision: &Decision<G>, found: &mut Vec<G::Action>) {
    for choice in decision.legal(table) {
        let mut next = decision.clone();
        next.choose(table, choice, &mut ());
        match next.action(table) {
            Some(action) => found.push(action),
            None => unfold(table, &next, found),
        }
    }
}

/// A choice of the node, all equally likely.
#[inline]
pub fn random_choice(legal: Choices, source: &mut impl Source) -> u8 {
    legal.nth(source.below(legal.len()))
}

/// Plays on to the end, every choice of every step equally likely. Returns how many choices were made and how many
/// random events happened.
#[inline]
pub fn random_game<G: Game>(table: &G, state: &mut G::State, source: &mut impl Source) -> (u32, u32) {
    let (mut choices, mut events) = (0, 0);
    loop {
        match table.node(state) {
            Node::Decide { .. } => {
                let choice = random_choice(table.legal(state), source);
                table.apply(state, choice, &mut ());
                choices += 1;
            }
            Node::Chance(_) => {
                let outcome = table.sample(state, source);
                table.resolve(state, outcome, &mut ());
                events += 1;
            }
            Node::Over => return (choices, events),
        }
    }
}
