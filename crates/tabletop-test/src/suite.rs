//! Random games under the law.

use crate::{Broken, Dice, Law, law::hold, laws, playthrough::some_of};
use std::collections::{BTreeMap, BTreeSet};
use tabletop::{Fair, Game, Node, Play, Source, fair::Seed, random_choice};

type Invariant<'t, G> = Box<dyn Fn(&G, &<G as Game>::State) -> Result<(), String> + 't>;
type Whole<'t, G> = Box<dyn Fn(&G, &<G as Game>::State) -> Option<u64> + 't>;

/// Plays random games at a table and checks every [`Law`]: the cheap ones at every node, the dear ones at nodes that
/// are drawn by lot and wherever something is asked for the first time.
pub struct Suite<'t, G: Game> {
    pub(crate) table: &'t G,
    seed: u64,
    games: u32,
    bound: u32,
    every: u32,
    pub(crate) depth: u32,
    pub(crate) most: usize,
    pub(crate) samples: u32,
    pub(crate) invariant: Invariant<'t, G>,
    pub(crate) whole: Whole<'t, G>,
}

/// What was played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// How many games.
    pub games: u32,
    /// How many small choices were made.
    pub choices: u32,
    /// How many random events happened.
    pub events: u32,
    /// How many choices and events the longest game had.
    pub longest: u32,
    /// How many decisions were looked at as a whole.
    pub thorough: u32,
    /// How many decisions were refused, as they should be.
    pub refused: u32,
    /// Everything that was asked, by the first word of the prompt.
    pub prompts: BTreeSet<String>,
    /// Every random event, by its name.
    pub chances: BTreeSet<String>,
}

/// What is remembered from node to node and from game to game.
pub(crate) struct Memory<G: Game> {
    pub(crate) dice: Dice,
    /// Decisions that were legal somewhere, by their notation.
    pub(crate) actions: BTreeMap<String, G::Action>,
    /// Random events that happened somewhere.
    pub(crate) happened: Vec<G::Happened>,
    pub(crate) summary: Summary,
}

impl<'t, G: Game> Suite<'t, G> {
    /// A suite with the usual sizes: 10 games of at most 10,000 steps.
    pub fn new(table: &'t G) -> Self {
        Self {
            table,
            seed: 1,
            games: 10,
            bound: 10_000,
            every: 20,
            depth: 16,
            most: 400,
            samples: 2_000,
            invariant: Box::new(|_, _| Ok(())),
            whole: Box::new(|_, _| None),
        }
    }

    /// Which games are played.
    #[must_use]
    pub fn seed(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    /// How many games are played.
    #[must_use]
    pub fn games(self, games: u32) -> Self {
        Self { games, ..self }
    }

    /// How many choices and random events a game has at most.
    #[must_use]
    pub fn bound(self, bound: u32) -> Self {
        Self { bound, ..self }
    }

    /// One in so many nodes is looked at thoroughly.
    #[must_use]
    pub fn every(self, every: u32) -> Self {
        Self { every: every.max(1), ..self }
    }

    /// How many parts a decision has at most.
    #[must_use]
    pub fn depth(self, depth: u32) -> Self {
        Self { depth, ..self }
    }

    /// How many decisions, or outcomes, of one node are tried; more than that are drawn by lot.
    #[must_use]
    pub fn most(self, most: usize) -> Self {
        Self { most, ..self }
    }

    /// How often an event with few outcomes is drawn to see whether its weights are true.
    #[must_use]
    pub fn samples(self, samples: u32) -> Self {
        Self { samples, ..self }
    }

    /// The game's own law, checked at every node.
    #[must_use]
    pub fn invariant(self, check: impl Fn(&G, &G::State) -> Result<(), String> + 't) -> Self {
        Self { invariant: Box::new(check), ..self }
    }

    /// What the weights of the random event that is due must add up to, if it is known otherwise.
    #[must_use]
    pub fn whole(self, whole: impl Fn(&G, &G::State) -> Option<u64> + 't) -> Self {
        Self { whole: Box::new(whole), ..self }
    }

    /// Plays and checks.
    ///
    /// # Panics
    /// If a law is broken.
    pub fn run(&self) -> Summary {
        self.check().unwrap_or_else(|broken| panic!("{broken}"))
    }

    /// Plays and checks; the first law that is broken is the error.
    pub fn check(&self) -> Result<Summary, Broken> {
        laws::table::check(self.table)?;
        let mut memory = Memory {
            dice: Dice::new(self.seed),
            actions: BTreeMap::new(),
            happened: Vec::new(),
            summary: Summary::default(),
        };
        for game in 0..self.games {
            let mut step = 0;
            self.game(game, &mut step, &mut memory).map_err(|broken| Broken { game, step, ..broken })?;
            memory.summary.games += 1;
            memory.summary.longest = memory.summary.longest.max(step);
        }
        Ok(memory.summary)
    }

    fn game(&self, game: u32, step: &mut u32, memory: &mut Memory<G>) -> Result<(), Broken> {
        let fair = Fair::new(Seed::derived(self.seed, game.into()), "conformance", vec!["a".into(), "b".into()]);
        let mut opening = Vec::new();
        let mut play = Play::new(self.table, &mut opening);
        laws::told::check(self.table, play.state(), &opening, play.state())?;
        let mut states = vec![play.state().clone()];
        hold(Law::Begun, !self.table.begun(play.state()), || "a game begins in the middle of a decision".into())?;
        loop {
            laws::node::check(self, play.state())?;
            match play.node() {
                Node::Over => break,
                Node::Chance(due) => {
                    let new = memory.summary.chances.insert(due.to_string());
                    let thorough = new || memory.dice.below(self.every) == 0;
                    laws::chance::check(self, &play, thorough, memory)?;
                    let (before, mut events) = (play.state().clone(), Vec::new());
                    play.roll(&fair, &mut events);
                    laws::told::check(self.table, &before, &events, play.state())?;
                    memory.summary.events += 1;
                }
                Node::Decide { prompt, .. } => {
                    let new = memory.summary.prompts.insert(first_word(&format!("{prompt:?}")));
                    laws::decision::check_choices(self, play.state())?;
                    if !self.table.begun(play.state()) && (new || memory.dice.below(self.every) == 0) {
                        laws::decision::check_whole(self, &play, memory)?;
                        memory.summary.thorough += 1;
                    }
                    let choice = random_choice(self.table.legal(play.state()), &mut memory.dice);
                    laws::decision::check_step(self, play.state(), choice)?;
                    play.choose(choice, &mut ());
                    memory.summary.choices += 1;
                }
            }
            *step += 1;
            hold(Law::Length, *step <= self.bound, || format!("more than {} steps", self.bound))?;
            if play.entries().len() == states.len() {
                states.push(play.state().clone());
            }
        }
        laws::record::check(&play, &states, fair, game == 0)
    }
}

impl<G: Game> Memory<G> {
    /// Remembers some decisions to try them elsewhere.
    pub(crate) fn remember(&mut self, mut actions: Vec<G::Action>, most: usize) {
        some_of(&mut actions, 12, &mut self.dice);
        self.actions.extend(actions.into_iter().map(|action| (action.to_string(), action)));
        while self.actions.len() > most {
            let out = self.dice.below(self.actions.len() as u32) as usize;
            let key = self.actions.keys().nth(out).cloned();
            key.and_then(|key| self.actions.remove(&key));
        }
    }
}

fn first_word(text: &str) -> String {
    text.chars().take_while(|letter| letter.is_alphanumeric()).collect()
}
