//! The one interface that bots, server, terminal and tests know.

use crate::{Choices, Compare, Log, Source};
use serde::{Serialize, de::DeserializeOwned};
use std::{
    fmt::{Debug, Display},
    hash::Hash,
    str::FromStr,
};

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Node<Seat, Prompt, Chance> {
    /// A seat has to choose.
    Decide {
        /// Whose choice it is.
        seat: Seat,
        /// What is asked.
        prompt: Prompt,
    },
    /// Something random has to happen.
    Chance(Chance),
    /// The game has ended.
    Over,
}

/// The choices that make up one decision, in order. The longest has a handful.
pub type Parts<C> = Vec<C>;

/// A setup that can't be played: which field, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("setup: {field}: {why}")]
pub struct SetupError {
    /// The field of the setup.
    pub field: &'static str,
    /// What was expected.
    pub why: String,
}

impl SetupError {
    /// A complaint about one field.
    pub fn new(field: &'static str, why: impl Into<String>) -> Self {
        Self { field, why: why.into() }
    }
}

/// A game, set up: everything that stays the same from the first entry to the last. The moving parts are in
/// [`Game::State`].
///
/// A decision may be asked in several small steps of at most 64 choices each. While one is half made,
/// [`Game::begun`] is true; every half-made decision can be completed. The record knows whole decisions only:
/// [`Game::join`] makes one of its parts, [`Game::split`] takes it apart again.
pub trait Game: Clone + PartialEq + Debug {
    /// The game's name in records and commands.
    const NAME: &'static str;
    /// Raised whenever any legal list or outcome changes.
    const RULES: u32;

    /// Fields of the view that records leave out: what those hold is a promise to other programs.
    const UNRECORDED: &'static [&'static str] = &[];

    /// What a record says about how the table was laid.
    type Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// The moving parts: plain data, no heap.
    type State: Clone + PartialEq + Eq + Hash + Debug + Serialize + DeserializeOwned;
    /// Who decides.
    type Seat: Copy + PartialEq + Eq + Debug + Display + Serialize + DeserializeOwned;
    /// What is asked in one small step.
    type Prompt: Copy + PartialEq + Debug + Serialize;
    /// One choice of a small step, with its meaning.
    type Choice: Copy + PartialEq + Debug + Serialize;
    /// A whole decision, as records and people write it.
    type Action: Clone + PartialEq + Debug + Display + FromStr<Err = String> + Serialize + DeserializeOwned;
    /// A random event that is due; it is displayed as its name in the fair-dice scheme.
    type Chance: Copy + PartialEq + Debug + Display;
    /// What came of a random event.
    type Outcome: Copy + PartialEq + Debug;
    /// A random event with its outcome, as records write it.
    type Happened: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What the log tells.
    type Event: Copy + PartialEq + Debug;
    /// What a seat sees of the table.
    type View: Clone + PartialEq + Debug + Serialize + Compare;
    /// How it ended.
    type Result: Clone + PartialEq + Debug + Serialize + DeserializeOwned;

    /// Lays the table.
    fn new(setup: &Self::Setup) -> Result<Self, SetupError>;
    /// The setup it was laid from, every field filled in.
    fn setup(&self) -> Self::Setup;
    /// The seats that decide, in a fixed order.
    fn seats(&self) -> Vec<Self::Seat>;

    /// The state at the first node.
    fn start(&self, log: &mut impl Log<Self::Event>) -> Self::State;
    /// Where the game stands.
    fn node(&self, state: &Self::State) -> Node<Self::Seat, Self::Prompt, Self::Chance>;
    /// Whether the node is the rest of a decision that was begun before it.
    fn begun(&self, state: &Self::State) -> bool;
    /// The choices of a deciding node; never empty.
    fn legal(&self, state: &Self::State) -> Choices;
    /// What a choice of this node means.
    fn choice(&self, state: &Self::State, choice: u8) -> Self::Choice;
    /// Makes a choice of [`Game::legal`], unchecked, and goes on to the next node.
    fn apply(&self, state: &mut Self::State, choice: u8, log: &mut impl Log<Self::Event>);

    /// Draws an outcome of the chance node.
    fn sample(&self, state: &Self::State, source: &mut impl Source) -> Self::Outcome;
    /// Visits every outcome of the chance node with its weight; the weights' sum is the whole.
    fn outcomes(&self, state: &Self::State, visit: impl FnMut(Self::Outcome, u64));
    /// Lets the outcome happen and goes on to the next node.
    fn resolve(&self, state: &mut Self::State, outcome: Self::Outcome, log: &mut impl Log<Self::Event>);
    /// The chance node and its outcome as the record writes them.
    fn happened(&self, state: &Self::State, outcome: Self::Outcome) -> Self::Happened;
    /// The outcome that a record names, if it can come of this chance node.
    fn outcome(&self, state: &Self::State, happened: &Self::Happened) -> Option<Self::Outcome>;

    /// The decision that these choices make up.
    fn join(&self, state: &Self::State, parts: &[Self::Choice]) -> Self::Action;
    /// The choices that make up a decision here, or `None` if nothing like it can be decided here. The parts still
    /// have to be looked up in [`Game::legal`].
    fn split(&self, state: &Self::State, action: &Self::Action) -> Option<Parts<Self::Choice>>;
    /// The rule behind the question that is asked here.
    fn rule(&self, state: &Self::State) -> &'static str;
    /// The rule that forbids an action which is not legal here.
    fn forbids(&self, state: &Self::State, action: &Self::Action) -> &'static str;

    /// What a seat, or somebody who only watches, may see.
    fn view(&self, state: &Self::State, seat: Option<Self::Seat>) -> Self::View;
    /// Shows an event on a view. The events of a step, one by one, make the view after it of the view before it; only
    /// what the event says changes, and no rule is asked.
    fn show(&self, view: &mut Self::View, event: &Self::Event);
    /// How it ended, once it is over.
    fn result(&self, state: &Self::State) -> Option<Self::Result>;
}
