//! Games with a set of tokens, and what came of them.

use super::numbers::Numbers;
use crate::laboratory::setups;
use bots::{Bot, Search, Settings, net::Net};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use smile_and_gun::{Edition, First, Level, Score, Setup, Table, Tokens, legacy_rank};
use std::{ops::Range, sync::Arc};
use tabletop::{Fair, Game, Node, Play, Seeded, fair::Seed};

/// What is played with a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Alone for points (W11.3).
    Legacy,
    /// Alone on a mission, 1 to 5.
    Mission(u8),
    /// Two players.
    Two,
}

impl Kind {
    pub const ALL: [Self; 7] = [
        Self::Legacy,
        Self::Mission(1),
        Self::Mission(2),
        Self::Mission(3),
        Self::Mission(4),
        Self::Mission(5),
        Self::Two,
    ];

    fn setup(self, edition: Edition) -> Setup {
        match self {
            Self::Legacy => Setup { legacy: Some(true), ..Setup::solo(edition, Level::Normal) },
            Self::Mission(number) => Setup::mission(number, false, Level::Normal),
            Self::Two => Setup { first: First::Random, ..Setup::two(edition) },
        }
    }
}

/// Where points come from, in the order of [`Tally::sources`].
pub const SOURCES: [&str; 6] = ["hats", "face down", "gambling", "weapons", "contraband", "cards"];

/// What came of games of one kind. All but the count are sums.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    pub games: u64,
    pub won: u64,
    /// On a mission: how often the objective was met.
    pub objective: u64,
    /// How often a game alone came to each rank of the chart.
    pub ranks: [u64; 4],
    /// A player's points; for two players both's.
    pub points: f64,
    /// How far the winner of two players was ahead.
    pub lead: f64,
    /// Where the points come from.
    pub sources: [f64; 6],
}

impl Tally {
    /// A part of the games.
    pub fn part(&self, count: u64) -> f64 {
        count as f64 / self.games.max(1) as f64
    }

    pub fn mean_points(&self) -> f64 {
        self.points / self.games.max(1) as f64
    }

    pub fn mean_lead(&self) -> f64 {
        self.lead / self.games.max(1) as f64
    }

    /// How much of the points each source brings.
    pub fn shares(&self) -> [f64; 6] {
        let whole: f64 = self.sources.iter().sum();
        self.sources.map(|points| points / whole.max(1.0))
    }

    #[must_use]
    fn and(mut self, other: &Self) -> Self {
        self.games += other.games;
        self.won += other.won;
        self.objective += other.objective;
        self.points += other.points;
        self.lead += other.lead;
        self.ranks.iter_mut().zip(other.ranks).for_each(|(sum, more)| *sum += more);
        self.sources.iter_mut().zip(other.sources).for_each(|(sum, more)| *sum += more);
        self
    }

    fn count(&mut self, score: &Score) {
        self.points += f64::from(score.total);
        let sources = [
            score.hats,
            score.face_down,
            score.gambling,
            score.weapons,
            score.contraband,
            score.card + score.soulmate + score.solo_tokens,
        ];
        self.sources.iter_mut().zip(sources).for_each(|(sum, points)| *sum += f64::from(points));
    }
}

/// How sets are tried.
#[derive(Clone)]
pub struct Manner {
    pub simulations: u32,
    pub seed: u64,
    /// What players alone judge by, if not by the built-in net.
    pub net: Option<Arc<Net>>,
}

/// The tokens of a trial: a set of the first edition, or the German edition's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tried<'n> {
    Set(&'n Numbers),
    German,
}

/// Plays games of every kind with each of some sets, the same deals with all; returns the tallies by set and kind.
/// `watch` is called after every game, from any thread.
pub fn try_all(
    sets: &[Tried<'_>],
    kinds: &[Kind],
    games: Range<u64>,
    manner: &Manner,
    watch: impl Fn() + Sync,
) -> Vec<Vec<Tally>> {
    let tries: Vec<_> = sets.iter().flat_map(|set| kinds.iter().map(move |kind| (*set, *kind))).collect();
    let tally = |&(set, kind): &(Tried<'_>, Kind)| {
        let tables = tables(set, kind);
        let one = |game: u64| {
            let tally = play(&tables[(game % tables.len() as u64) as usize], kind, manner, game);
            watch();
            tally
        };
        let played = games.clone().into_par_iter().map(one);
        played.reduce(Tally::default, |sum, tally| sum.and(&tally))
    };
    let tallies: Vec<_> = tries.par_iter().map(tally).collect();
    tallies.chunks(kinds.len().max(1)).map(<[Tally]>::to_vec).collect()
}

/// A table with every pair of the first edition's cards; with the German edition's tokens and rules too, so that only
/// these differ.
fn tables(set: Tried<'_>, kind: Kind) -> Vec<Table> {
    let (edition, tokens) = match set {
        Tried::Set(numbers) => (Edition::First, Tokens::from(numbers.file("tried"))),
        Tried::German => (Edition::German, Tokens::built_in(Edition::German)),
    };
    let base = kind.setup(edition);
    let pairs = setups::pairs().into_iter().filter(|pair| pair.edition == Edition::First);
    let laid = pairs.map(|pair| Setup {
        shadow: pair.shadow,
        infusion: pair.infusion,
        tokens: tokens.clone(),
        ..base.clone()
    });
    laid.filter_map(|setup| <Table as Game>::new(&setup).ok()).collect()
}

fn play(table: &Table, kind: Kind, manner: &Manner, game: u64) -> Tally {
    let fair = Fair::new(Seed::derived(manner.seed, game), format!("tokens-{}-{game}", manner.seed), Vec::new());
    let mut random = Seeded::new(manner.seed ^ game.rotate_left(20));
    let mut bots = [(); 2].map(|()| {
        let search = Search::<Table>::new(Settings::new(manner.simulations));
        match &manner.net {
            Some(net) if kind != Kind::Two => search.judging_by(net.clone()),
            _ => search,
        }
    });
    let mut play = Play::new(table, &mut ());
    loop {
        match play.node() {
            Node::Over => break,
            Node::Chance(_) => play.roll(&fair, &mut ()),
            Node::Decide { seat, .. } => {
                let choice = bots[seat as usize].choose(table, play.state(), &mut random);
                play.choose(choice, &mut ());
            }
        }
    }
    let ending = table.result(play.state()).expect("a game that is over has a result");
    let (own, rival) = (&ending.scores.green, &ending.scores.yellow);
    let mut tally = Tally { games: 1, ..Tally::default() };
    tally.count(own);
    match kind {
        Kind::Two => {
            tally.count(rival);
            tally.lead = f64::from(own.total.abs_diff(rival.total));
        }
        _ => tally.ranks[usize::from(legacy_rank(own.total)) - 1] = 1,
    }
    tally.won = u64::from(ending.won == Some(true));
    tally.objective = u64::from(ending.condition_met == Some(true));
    tally
}
