//! A question to a seat: what is asked, what the answers are, what each means and does.

use crate::{Choices, Game, Log, Parts};

/// A game whose vocabulary is made by [`vocabulary!`](crate::vocabulary!).
pub trait Vocabulary: Game {
    /// The decision that a choice is by itself, if it is one.
    fn whole(choice: &Self::Choice) -> Option<Self::Action>;
    /// The only choice of a decision, if it has no more.
    fn alone(action: &Self::Action) -> Option<Self::Choice>;
}

/// A question on the agenda. Everything about it stands in the file of its rule: its words too
/// ([`words!`](crate::words!)).
pub trait Question<G: Vocabulary>: Copy {
    /// Whether it is the rest of a decision begun before.
    #[inline]
    fn begun(&self) -> bool {
        false
    }
    /// Who is asked.
    fn asked(&self, state: &G::State) -> G::Seat;
    /// What is asked.
    fn prompt(&self, state: &G::State) -> G::Prompt;
    /// The rule that asks.
    fn rule(&self, state: &G::State) -> &'static str;
    /// The answers.
    fn legal(&self, table: &G, state: &G::State) -> Choices;
    /// What an answer means.
    fn choice(&self, table: &G, state: &G::State, number: u8) -> G::Choice;
    /// What an answer does. The question is still on top of the agenda.
    fn answer(&self, table: &G, state: &mut G::State, number: u8, log: &mut impl Log<G::Event>);

    /// Goes on without asking where nobody has to be. Says whether it did.
    #[inline]
    fn skip(&self, _: &G, _: &mut G::State, _: &mut impl Log<G::Event>) -> bool {
        false
    }
    /// The decision that these choices make up, the first of them an answer to this question.
    fn join(&self, _: &G::State, parts: &[G::Choice]) -> G::Action {
        let whole = parts.first().filter(|_| parts.len() == 1).and_then(G::whole);
        whole.unwrap_or_else(|| unreachable!("these parts make up no decision: {parts:?}"))
    }
    /// The choices that make up a decision, or `None` if nothing like it can be decided here. They need not be legal.
    fn split(&self, _: &G, _: &G::State, action: &G::Action) -> Option<Parts<G::Choice>> {
        G::alone(action).map(|choice| vec![choice])
    }
    /// The rule that stands against a decision that isn't legal here.
    fn forbids(&self, _: &G, state: &G::State, _: &G::Action) -> &'static str {
        self.rule(state)
    }
}

/// What a text says: its key among those of its kind, and what its variables stand for.
#[derive(Clone, Debug, PartialEq)]
pub struct Said<F> {
    /// The end of the text's key.
    pub key: &'static str,
    /// The variables, by name.
    pub facts: Vec<(&'static str, F)>,
}

impl<F> Said<F> {
    /// A text with its variables.
    pub fn new(key: &'static str, facts: Vec<(&'static str, F)>) -> Self {
        Self { key, facts }
    }
}
