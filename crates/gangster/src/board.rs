//! The city: 6 by 6 fields (G0.1) and the gangsters that lie on them.

use crate::{Gang, Gangster, Power};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// How many fields a row or a column has.
pub const SIDE: u8 = 6;

/// How many fields there are, and as many gangsters.
pub const FIELDS: u8 = SIDE * SIDE;

/// A field of the board. Records write it `[row, column]`, counted from 0; people write `c4`: a letter for the column
/// and a number from 1 for the row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "[number, number]"))]
#[serde(try_from = "[u8; 2]", into = "[u8; 2]")]
pub struct Field(u8);

impl Field {
    /// The field in this row and column, if they are on the board.
    pub const fn new(row: u8, column: u8) -> Option<Self> {
        if row < SIDE && column < SIDE { Some(Self(row * SIDE + column)) } else { None }
    }

    /// The field with this number, counted row by row; it must be below 36.
    #[inline]
    pub(crate) const fn nth(number: u8) -> Self {
        Self(number)
    }

    /// Every field, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..FIELDS).map(Self)
    }

    /// Its row, from 0.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// Its column, from 0.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// Its number, counted row by row.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// It alone, as a set of fields.
    #[inline]
    pub const fn alone(self) -> Fields {
        Fields(1 << self.0)
    }
}

impl TryFrom<[u8; 2]> for Field {
    type Error = String;

    fn try_from([row, column]: [u8; 2]) -> Result<Self, String> {
        Self::new(row, column).ok_or_else(|| format!("[{row},{column}]: expected row and column from 0 to 5"))
    }
}

impl From<Field> for [u8; 2] {
    fn from(field: Field) -> Self {
        [field.row(), field.column()]
    }
}

/// As people write it.
impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl FromStr for Field {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let field = match text.as_bytes() {
            [column @ b'a'..=b'f', row @ b'1'..=b'6'] => Self::new(row - b'1', column - b'a'),
            _ => None,
        };
        field.ok_or_else(|| format!("\"{text}\": expected a field from a1 to f6"))
    }
}

/// A set of fields; bit `6 · row + column` stands for a field.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Fields(pub u64);

impl Fields {
    /// No field.
    pub const NONE: Self = Self(0);
    /// Every field.
    pub const ALL: Self = Self((1 << FIELDS) - 1);

    const FIRST_ROW: u64 = 0b11_1111;
    const FIRST_COLUMN: u64 = 0x0000_0000_4104_1041;
    const LAST_COLUMN: u64 = Self::FIRST_COLUMN << (SIDE - 1);

    /// Whether the field is among them.
    #[inline]
    pub const fn contains(self, field: Field) -> bool {
        self.0 >> field.0 & 1 == 1
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Those in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those that are not in the other set.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The fields directly above, below, left and right of these, and never diagonally.
    #[inline]
    #[must_use]
    pub const fn beside(self) -> Self {
        let up = self.0 >> SIDE;
        let down = self.0 << SIDE & Self::ALL.0;
        let left = (self.0 & !Self::FIRST_COLUMN) >> 1;
        let right = (self.0 & !Self::LAST_COLUMN) << 1;
        Self(up | down | left | right)
    }

    /// Those of them that are in a row or column of which every field is among them.
    #[inline]
    #[must_use]
    pub const fn complete(self) -> Self {
        let (pairs, columns) = (self.0 & self.0 >> 1, self.0 & self.0 >> SIDE);
        let rows = pairs & pairs >> 2 & pairs >> 4 & Self::FIRST_COLUMN;
        let columns = columns & columns >> (2 * SIDE) & columns >> (4 * SIDE) & Self::FIRST_ROW;
        Self((rows * Self::FIRST_ROW) | (columns * Self::FIRST_COLUMN))
    }
}

/// The two ways in which six fields make a line. The rulebook calls both rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Line {
    /// From left to right.
    Row,
    /// From top to bottom.
    Column,
}

impl Line {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Row, Self::Column];

    /// Which of the six it is that the field is in, from 0.
    #[inline]
    pub const fn index(self, field: Field) -> u8 {
        match self {
            Self::Row => field.row(),
            Self::Column => field.column(),
        }
    }

    /// The six fields of the line that the field is in.
    #[inline]
    pub const fn through(self, field: Field) -> Fields {
        Fields(match self {
            Self::Row => Fields::FIRST_ROW << (SIDE * field.row()),
            Self::Column => Fields::FIRST_COLUMN << field.column(),
        })
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Row => "row",
            Self::Column => "column",
        })
    }
}

impl FromStr for Line {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "row" => Ok(Self::Row),
            "column" => Ok(Self::Column),
            _ => Err(format!("\"{text}\": expected row or column")),
        }
    }
}

/// The gangsters on the board, as sets of fields.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    gangs: [Fields; 4],
    powers: [Fields; 3],
    dead: Fields,
}

impl Board {
    /// The fields that a gangster fills, dead or alive.
    #[inline]
    pub const fn filled(&self) -> Fields {
        self.powers[0].or(self.powers[1]).or(self.powers[2])
    }

    /// The fields that none fills.
    #[inline]
    pub const fn free(&self) -> Fields {
        Fields::ALL.without(self.filled())
    }

    /// Where the living are.
    #[inline]
    pub const fn living(&self) -> Fields {
        self.filled().without(self.dead)
    }

    /// Where the living of one gang are.
    #[inline]
    pub const fn living_of(&self, gang: Gang) -> Fields {
        self.gangs[gang.index()].without(self.dead)
    }

    /// The gangster on a field, and whether it is alive.
    pub fn at(&self, field: Field) -> Option<(Gangster, bool)> {
        let gang = Gang::ALL.into_iter().find(|gang| self.gangs[gang.index()].contains(field))?;
        let power = Power::ALL.into_iter().find(|power| self.powers[power.index()].contains(field))?;
        Some((Gangster::new(gang, power), !self.dead.contains(field)))
    }

    /// The power of each gang's living gangsters on these fields (G3.2).
    #[inline]
    pub fn power_on(&self, fields: Fields) -> [u8; 4] {
        self.gangs.map(|gang| {
            let counted = gang.and(fields).without(self.dead);
            let of = |power: Power| self.powers[power.index()].and(counted).len() as u8 * power as u8;
            of(Power::One) + of(Power::Two) + of(Power::Three)
        })
    }

    /// Puts a living gangster on a free field.
    #[inline]
    pub(crate) fn put(&mut self, field: Field, gangster: Gangster) {
        self.gangs[gangster.gang.index()].0 |= field.alone().0;
        self.powers[gangster.power.index()].0 |= field.alone().0;
    }

    /// Slides whoever is on one field to another, which is free.
    #[inline]
    pub(crate) fn slide(&mut self, from: Field, to: Field) {
        let slide = |fields: &mut Fields| {
            fields.0 = fields.0 & !from.alone().0 | (fields.0 >> from.0 & 1) << to.0;
        };
        self.gangs.iter_mut().for_each(slide);
        self.powers.iter_mut().for_each(slide);
    }

    /// The gangster on the field dies.
    #[inline]
    pub(crate) fn kill(&mut self, field: Field) {
        self.dead.0 |= field.alone().0;
    }
}

#[cfg(test)]
mod tests;
