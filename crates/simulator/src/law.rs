//! What has to hold whatever goes wrong.

use std::fmt;

/// What has to hold after every step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Law {
    /// Nobody is told what is not on disk.
    Told,
    /// Nothing acknowledged is lost, and no line is written over.
    Lost,
    /// Nobody is told what is hidden from them.
    Hidden,
    /// No request is carried out twice.
    Twice,
    /// Nothing is decided but what was chosen, and by who is asked.
    Other,
    /// Every table can go on: once nothing goes wrong any more every game comes to its end.
    Stuck,
    /// Nobody gets time back, and whoever has none left is out of it.
    Clock,
    /// No table has two owners: only the node whose table it is writes there and tells anything.
    Owners,
}

impl Law {
    /// All of them.
    pub const ALL: [Self; 8] =
        [Self::Told, Self::Lost, Self::Hidden, Self::Twice, Self::Other, Self::Stuck, Self::Clock, Self::Owners];
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Told => "nobody is told what is not on disk",
            Self::Lost => "nothing acknowledged is lost",
            Self::Hidden => "nobody is told what is hidden from them",
            Self::Twice => "no request is carried out twice",
            Self::Other => "nothing is decided but what was chosen",
            Self::Stuck => "every table can go on",
            Self::Clock => "clocks give no time back and none away",
            Self::Owners => "no table has two owners",
        })
    }
}

/// A law that was broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// Which.
    pub law: Law,
    /// The world's seed.
    pub seed: u64,
    /// After how many steps.
    pub step: u64,
    /// At which table, from 0.
    pub table: usize,
    /// What happened.
    pub what: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { law, seed, step, table, what } = self;
        write!(f, "{law}: {what} (table {table}, seed {seed}, step {step})")
    }
}

impl std::error::Error for Broken {}
