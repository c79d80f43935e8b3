//! Names of gangs, gangsters and lines.

use crate::{
    Value, Words,
    say::{Arg, say},
};
use gangster::{Field, Gang, Gangster, Line, Origin, Stack, Why};

/// A language.
pub(super) struct Voice<'a> {
    pub words: &'a Words,
}

impl Voice<'_> {
    pub fn gang(&self, gang: Gang) -> String {
        self.words.text(&format!("gang-{gang}"), &[])
    }

    /// The gang's name; nothing if it is nobody.
    pub fn somebody(&self, gang: Option<Gang>) -> String {
        gang.map_or_else(String::new, |gang| self.gang(gang))
    }

    pub fn piece(&self, gangster: Gangster) -> String {
        say!(self.words, "gangster-piece", gang = gangster.gang, power = u8::from(gangster.power))
    }

    /// What each gang has in a line; those without power are left out. There are not enough bullets to kill all.
    pub fn powers(&self, powers: [u8; 4]) -> String {
        let alive = Gang::ALL.into_iter().zip(powers).filter(|(_, power)| *power > 0);
        let told = alive.map(|(gang, power)| say!(self.words, "gangster-power", gang = self.gang(gang), power = power));
        told.collect::<Vec<_>>().join(", ")
    }
}

/// What people call a line: rows have numbers from 1, columns letters from a, as in the names of fields.
pub(super) fn number(line: Line, index: u8) -> String {
    let field = match line {
        Line::Row => Field::new(index, 0),
        Line::Column => Field::new(0, index),
    };
    let name = field.map_or_else(String::new, |field| field.to_string());
    let (column, row) = name.split_at(name.len().min(1));
    if line == Line::Row { row.to_owned() } else { column.to_owned() }
}

impl Arg for Field {
    fn arg(self) -> Value<'static> {
        self.to_string().into()
    }
}

/// For texts that choose by the gang.
impl Arg for Gang {
    fn arg(self) -> Value<'static> {
        self.to_string().into()
    }
}

/// For texts that choose by the line.
impl Arg for Line {
    fn arg(self) -> Value<'static> {
        self.to_string().into()
    }
}

/// For texts that choose by where a gangster comes from.
impl Arg for Origin {
    fn arg(self) -> Value<'static> {
        self.to_string().into()
    }
}

/// For texts that choose by the stack.
impl Arg for Stack {
    fn arg(self) -> Value<'static> {
        match self {
            Self::First => "first".into(),
            Self::Second => "second".into(),
        }
    }
}

/// For texts that choose by what a gangster is turned up for.
impl Arg for Why {
    fn arg(self) -> Value<'static> {
        match self {
            Self::Open => "open".into(),
            Self::Draw => "draw".into(),
        }
    }
}
