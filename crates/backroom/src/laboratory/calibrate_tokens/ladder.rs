//! Successive halving: many sets are tried with few games and little thought, the best of them with more of both.

use super::{
    aims::Distance,
    numbers::Numbers,
    trial::{Kind, Manner, Tally, Tried, try_all},
};
use crate::{BadInput, progress};
use serde::{Deserialize, Serialize};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs::OpenOptions,
    io::Write,
    path::{Path, PathBuf},
};
use tabletop::Seeded;

/// How the sets of a rung are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rung {
    pub simulations: u32,
    /// Games of each kind.
    pub games: u64,
    /// How many sets go on to the next.
    pub keeps: usize,
}

/// From the many to the few.
pub const LADDER: [Rung; 4] = [
    Rung { simulations: 60, games: 16, keeps: 60 },
    Rung { simulations: 100, games: 40, keeps: 20 },
    Rung { simulations: 400, games: 80, keeps: 6 },
    Rung { simulations: 2_000, games: 60, keeps: 6 },
];

/// A set that was tried on a rung, and what came of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trial {
    pub seed: u64,
    pub simulations: u32,
    /// `None` is the German edition, for comparison.
    pub numbers: Option<Numbers>,
    /// In the order of [`Kind::ALL`]; of the German edition only the last.
    pub tallies: Vec<Tally>,
}

/// What was tried, kept in a file so that an interrupted search goes on.
pub struct Trials {
    path: Option<PathBuf>,
    known: BTreeMap<(u32, u64, Option<Numbers>), Trial>,
    seed: u64,
}

impl Trials {
    /// Reads what is there.
    pub fn open(path: Option<&Path>, seed: u64) -> anyhow::Result<Self> {
        let mut journal = Self { path: path.map(Path::to_path_buf), known: BTreeMap::new(), seed };
        let Some(path) = path.filter(|path| path.exists()) else { return Ok(journal) };
        let complaint = |why: String| BadInput(format!("--out: {}: {why}", path.display()));
        let text = std::fs::read_to_string(path).map_err(|error| complaint(error.to_string()))?;
        for (n, line) in text.lines().enumerate() {
            let trial: Trial =
                serde_json::from_str(line).map_err(|error| complaint(format!("line {}: {error}", n + 1)))?;
            if trial.seed == seed {
                journal.remember(trial);
            }
        }
        Ok(journal)
    }

    fn remember(&mut self, trial: Trial) {
        let games = trial.tallies.last().map_or(0, |tally| tally.games);
        self.known.insert((trial.simulations, games, trial.numbers.clone()), trial);
    }

    fn write(&mut self, trial: Trial) -> anyhow::Result<()> {
        if let Some(path) = &self.path {
            let mut file = OpenOptions::new().create(true).append(true).open(path)?;
            writeln!(file, "{}", serde_json::to_string(&trial)?)?;
        }
        self.remember(trial);
        Ok(())
    }

    /// What came of a set on a rung.
    pub fn found(&self, rung: Rung, numbers: Option<&Numbers>) -> Option<&Trial> {
        self.known.get(&(rung.simulations, rung.games, numbers.cloned()))
    }

    /// How far a set is from the aims, if it was tried on the rung.
    pub fn distance(&self, rung: Rung, numbers: &Numbers) -> Option<Distance> {
        let german = self.found(rung, None)?.tallies.last()?;
        let trial = self.found(rung, Some(numbers))?;
        Some(Distance::of(&trial.tallies, german, numbers.distance(&Numbers::FIRST_GUESS)))
    }

    /// All sets that were tried on a rung, each with how far it is from the aims.
    pub fn all(&self, rung: Rung) -> impl Iterator<Item = (&Numbers, f64)> {
        let sets = self
            .known
            .keys()
            .filter(move |(simulations, games, _)| (*simulations, *games) == (rung.simulations, rung.games));
        sets.filter_map(|(_, _, numbers)| numbers.as_ref())
            .filter_map(move |set| Some((set, self.distance(rung, set)?.sum())))
    }

    /// Tries those sets on a rung that weren't yet, and the German edition.
    pub fn try_on(&mut self, rung: Rung, sets: &[Numbers], manner: &Manner) -> anyhow::Result<()> {
        /// So many sets are written down together.
        const TOGETHER: usize = 16;
        let manner = Manner { simulations: rung.simulations, ..manner.clone() };
        let mut due: Vec<_> = sets.iter().filter(|set| self.found(rung, Some(set)).is_none()).cloned().collect();
        due.dedup();
        let what = format!("{} simulations: games", rung.simulations);
        let bar = progress::bar(due.len() as u64 * Kind::ALL.len() as u64 * rung.games, &what);
        if self.found(rung, None).is_none() {
            let tallies = try_all(&[Tried::German], &[Kind::Two], 0..rung.games, &manner, || {});
            self.note(rung, None, tallies.concat())?;
        }
        for together in due.chunks(TOGETHER) {
            let tried: Vec<_> = together.iter().map(Tried::Set).collect();
            let found = try_all(&tried, &Kind::ALL, 0..rung.games, &manner, || bar.inc(1));
            for (numbers, tallies) in together.iter().zip(found) {
                self.note(rung, Some(numbers.clone()), tallies)?;
            }
        }
        bar.finish_and_clear();
        Ok(())
    }

    fn note(&mut self, rung: Rung, numbers: Option<Numbers>, tallies: Vec<Tally>) -> anyhow::Result<()> {
        self.write(Trial { seed: self.seed, simulations: rung.simulations, numbers, tallies })
    }

    /// Of some sets that were tried on a rung the nearest to the aims, the nearest first.
    pub fn nearest(&self, rung: Rung, sets: &[Numbers], count: usize) -> Vec<Numbers> {
        let sets: BTreeSet<_> = sets.iter().collect();
        let mut sets: Vec<_> =
            sets.into_iter().filter_map(|set| Some((self.distance(rung, set)?.sum(), set))).collect();
        sets.sort_by(|one, two| one.0.total_cmp(&two.0));
        sets.into_iter().take(count).map(|(_, set)| set.clone()).collect()
    }
}

/// Draws sets, lets the best have offspring for some rounds, and sends the best of all up the ladder; returns the last
/// rung's, the nearest to the aims first.
pub fn climb(
    journal: &mut Trials,
    ladder: &[Rung],
    drawn: usize,
    rounds: u32,
    manner: &Manner,
    random: &mut Seeded,
) -> anyhow::Result<Vec<Numbers>> {
    /// Of those that were tried so many have offspring.
    const PARENTS: usize = 24;
    /// How many changes a child has at most.
    const CHANGES: u32 = 4;
    let mut sets = vec![Numbers::FIRST_GUESS];
    sets.extend((1..drawn).map(|_| Numbers::draw(random)));
    let [first, higher @ ..] = ladder else { return Ok(Vec::new()) };
    let first = *first;
    journal.try_on(first, &sets, manner)?;
    for _ in 0..rounds {
        let parents = journal.nearest(first, &sets, PARENTS);
        let mut children = Vec::new();
        for n in 0..drawn / 2 {
            let mut child = parents[n % parents.len()].clone();
            for _ in 0..=tabletop::Source::below(random, CHANGES) {
                child = child.changed(random);
            }
            children.push(child);
        }
        journal.try_on(first, &children, manner)?;
        sets.extend(children);
    }
    let mut rung = first;
    for &next in higher {
        sets = journal.nearest(rung, &sets, rung.keeps);
        journal.try_on(next, &sets, manner)?;
        rung = next;
    }
    Ok(journal.nearest(rung, &sets, rung.keeps))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TINY: Rung = Rung { simulations: 2, games: 1, keeps: 2 };

    fn manner() -> Manner {
        Manner { simulations: 0, seed: 7, net: None }
    }

    #[test]
    fn a_search_that_was_interrupted_goes_on_where_it_stopped() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("trials.jsonl");
        let mut random = Seeded::new(1);
        let sets = [Numbers::FIRST_GUESS, Numbers::draw(&mut random)];
        let mut journal = Trials::open(Some(&path), 7).unwrap();
        journal.try_on(TINY, &sets[..1], &manner()).unwrap();
        let mut again = Trials::open(Some(&path), 7).unwrap();
        assert_eq!(again.found(TINY, Some(&sets[0])), journal.found(TINY, Some(&sets[0])));
        again.try_on(TINY, &sets, &manner()).unwrap();
        // The German edition and the first set were there.
        assert_eq!(std::fs::read_to_string(&path).unwrap().lines().count(), 3);
        assert_eq!(again.nearest(TINY, &sets, 5).len(), 2);
        assert!(Trials::open(Some(&path), 8).unwrap().found(TINY, Some(&sets[0])).is_none(), "another seed");
        std::fs::write(&path, "{}\n").unwrap();
        assert!(Trials::open(Some(&path), 7).is_err());
    }

    #[test]
    fn the_same_deals_come_to_the_same() {
        let tallies = || try_all(&[Tried::Set(&Numbers::FIRST_GUESS)], &Kind::ALL, 0..2, &manner_of(3), || {});
        let found = tallies();
        assert_eq!(found, tallies());
        assert!(found[0].iter().all(|tally| tally.games == 2 && tally.points > 0.0));
        assert_eq!(found[0][0].ranks.iter().sum::<u64>(), 2);
    }

    fn manner_of(simulations: u32) -> Manner {
        Manner { simulations, ..manner() }
    }
}
