//! What was played, kept on disk so that a long run can be interrupted.

use crate::{BadInput, laboratory::arena::deal::Pairing, players::Thought};
use serde::{Deserialize, Serialize};
use std::{
    fs::{File, OpenOptions},
    io::Write,
    path::Path,
};

/// A deal that was played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// The first bot.
    pub one: String,
    /// The second.
    pub two: String,
    /// Which deal.
    pub deal: u64,
    /// What the first bot won of each game.
    pub shares: Vec<f64>,
    /// How long the first bot and the second thought.
    pub thoughts: [Thought; 2],
    /// The games that a program lost without being beaten.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub failures: Vec<Failed>,
}

/// A game that a program lost without being beaten.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Failed {
    /// Which game of the deal, counted from 1.
    pub game: usize,
    /// Which program.
    pub bot: String,
    /// Where it sat.
    pub seat: String,
    /// What it did.
    pub why: String,
}

/// What the results are results of; the first line of the file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Heading {
    arena: String,
    seed: u64,
    engine: String,
}

/// All deals that were played.
pub struct Journal {
    played: Vec<Played>,
    file: Option<File>,
}

impl Journal {
    /// Reads what is there and opens it to be continued; without a file nothing is kept.
    pub fn open(path: Option<&Path>, table: &str, seed: u64) -> anyhow::Result<Self> {
        let Some(path) = path else { return Ok(Self { played: Vec::new(), file: None }) };
        let complaint = |why: String| BadInput(format!("--out: {}: {why}", path.display()));
        let heading = Heading { arena: table.to_owned(), seed, engine: env!("CARGO_PKG_VERSION").to_owned() };
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(complaint(error.to_string()).into()),
        };
        let mut file = OpenOptions::new();
        let mut file = file.create(true).append(true).open(path).map_err(|error| complaint(error.to_string()))?;
        let mut lines = text.lines().enumerate();
        match lines.next() {
            None => writeln!(file, "{}", serde_json::to_string(&heading)?)?,
            Some((_, line)) if serde_json::from_str::<Heading>(line).is_ok_and(|found| found == heading) => {}
            Some(_) => return Err(complaint(format!("expected results of {table} with seed {seed}")).into()),
        }
        let read = |(n, line): (usize, &str)| {
            serde_json::from_str(line).map_err(|error| complaint(format!("line {}: {error}", n + 1)))
        };
        // A last line that an interruption cut off is played again.
        let whole = text.lines().count() - usize::from(!text.is_empty() && !text.ends_with('\n'));
        let played = lines.filter(|(n, _)| *n < whole).map(read).collect::<Result<_, _>>()?;
        if !text.is_empty() && !text.ends_with('\n') {
            writeln!(file)?;
        }
        Ok(Self { played, file: Some(file) })
    }

    /// Whether a deal was played already.
    pub fn has(&self, pairing: &Pairing, deal: u64) -> bool {
        self.of(pairing).any(|played| played.deal == deal)
    }

    /// The deals of a pairing.
    pub fn of(&self, pairing: &Pairing) -> impl Iterator<Item = &Played> {
        let (one, two) = (pairing.one.to_string(), pairing.two.to_string());
        self.played.iter().filter(move |played| played.one == one && played.two == two)
    }

    /// Enters a deal; it is on disk when this returns.
    pub fn enter(&mut self, played: Played) -> anyhow::Result<()> {
        if let Some(file) = &mut self.file {
            let line = format!("{}\n", serde_json::to_string(&played)?);
            file.write_all(line.as_bytes())?;
        }
        self.played.push(played);
        Ok(())
    }
}
