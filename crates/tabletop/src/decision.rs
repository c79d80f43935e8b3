//! A decision that is being made, one small step after the other.

use crate::{Choices, Game, Log, Node};

/// A decision under way: where it began, where it stands, and the choices that led there. It is whole when the last of
/// its steps is made; records know whole decisions only.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<G: Game> {
    from: G::State,
    state: G::State,
    choices: Vec<u8>,
    parts: Vec<G::Choice>,
}

impl<G: Game> Decision<G> {
    /// A decision of which nothing is made yet; somebody is asked in this state.
    pub fn new(from: G::State) -> Self {
        Self { state: from.clone(), from, choices: Vec::new(), parts: Vec::new() }
    }

    /// The decision with these choices made, and all steps before, between and after them that leave no choice. `None`
    /// if one of the choices can't be made, or comes after the decision is whole.
    pub fn made(table: &G, from: G::State, choices: &[u8]) -> Option<Self> {
        let mut decision = Self::new(from);
        decision.follow_forced(table);
        for &choice in choices {
            if !decision.legal(table).contains(choice) {
                return None;
            }
            decision.choose(table, choice, &mut ());
            decision.follow_forced(table);
        }
        Some(decision)
    }

    /// A whole decision taken apart again. `None` if the rules forbid it.
    pub fn split(table: &G, from: &G::State, action: &G::Action) -> Option<Self> {
        let mut decision = Self::new(from.clone());
        for part in table.split(from, action)? {
            let choice = decision.legal(table).find(|&choice| table.choice(&decision.state, choice) == part)?;
            decision.choose(table, choice, &mut ());
        }
        decision.is_whole(table).then_some(decision)
    }

    /// Whether nothing about the decision that is asked in this state can be chosen.
    pub fn is_forced(table: &G, from: &G::State) -> bool {
        let mut decision = Self::new(from.clone());
        decision.follow_forced(table);
        decision.is_whole(table)
    }

    /// Where it began.
    pub fn from(&self) -> &G::State {
        &self.from
    }

    /// Where it stands.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The choices that were made, also those without an alternative.
    pub fn choices(&self) -> &[u8] {
        &self.choices
    }

    /// What these choices mean.
    pub fn parts(&self) -> &[G::Choice] {
        &self.parts
    }

    /// Whether its last step is made.
    pub fn is_whole(&self, table: &G) -> bool {
        !self.choices.is_empty() && !table.begun(&self.state)
    }

    /// What can be chosen next: nothing once it is whole.
    pub fn legal(&self, table: &G) -> Choices {
        if self.is_whole(table) { Choices::NONE } else { table.legal(&self.state) }
    }

    /// Makes a choice of [`Decision::legal`], unchecked.
    pub fn choose(&mut self, table: &G, choice: u8, log: &mut impl Log<G::Event>) {
        self.parts.push(table.choice(&self.state, choice));
        self.choices.push(choice);
        table.apply(&mut self.state, choice, log);
    }

    /// Makes the steps that leave no choice.
    pub fn follow_forced(&mut self, table: &G) {
        while let Some(choice) = self.legal(table).only() {
            self.choose(table, choice, &mut ());
        }
    }

    /// The decision as records write it, once it is whole.
    pub fn action(&self, table: &G) -> Option<G::Action> {
        self.is_whole(table).then(|| table.join(&self.from, &self.parts))
    }

    /// Changes the state, which is where the next decision begins.
    pub(crate) fn settle(&mut self, change: impl FnOnce(&mut G::State)) {
        change(&mut self.state);
        self.from.clone_from(&self.state);
        self.choices.clear();
        self.parts.clear();
    }
}

/// Makes all decisions that leave no choice, up to where somebody can choose, chance decides or the game is over.
#[inline]
pub fn settle<G: Game>(table: &G, state: &mut G::State) {
    while let Node::Decide { .. } = table.node(state)
        && let Some(choice) = table.legal(state).only()
    {
        table.apply(state, choice, &mut ());
    }
}
