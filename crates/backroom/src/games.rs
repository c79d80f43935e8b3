//! Both games as one, where a command only knows the name of the game.

use crate::{
    BadInput,
    external::Limits,
    players::{Players, Program},
};
use ::games::{Name, UnknownGame};
use bots::evaluation::Evaluated;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use smile_and_gun::SeatKind;
use std::path::PathBuf;
use tabletop::{Game, Header, Record, RecordError};

/// Reads a game's name on the command line.
pub fn parse_name() -> impl TypedValueParser<Value = Name> {
    let about = |name| match name {
        Name::SmileAndGun => "With a Smile & a Gun, 1 or 2 players",
        Name::Gangster => "Gangster: The Bosses of Chicago, 2 to 4 players",
    };
    let values = Name::ALL.map(|name| PossibleValue::new(name.as_str()).help(about(name)));
    PossibleValuesParser::new(values).try_map(|text| text.parse::<Name>())
}

/// The game that a record is of.
pub fn of_record(text: &str) -> Result<Name, RecordError> {
    let header = Header::read(text)?;
    header.game()?.parse().map_err(|unknown: UnknownGame| RecordError::Malformed(unknown.to_string()))
}

/// The lines of a file of records, each with its number, without the empty ones.
pub fn read_lines(path: &std::path::Path) -> Result<Vec<(usize, String)>, BadInput> {
    let text =
        if path.as_os_str() == "-" { std::io::read_to_string(std::io::stdin()) } else { std::fs::read_to_string(path) };
    let text = text.map_err(|error| BadInput(format!("{}: {error}", path.display())))?;
    let lines = text.lines().enumerate().map(|(n, line)| (n + 1, line.to_owned()));
    Ok(lines.filter(|(_, line)| !line.trim().is_empty()).collect())
}

/// One game of a file of records.
#[derive(clap::Args)]
pub struct GameArgs {
    /// A file of records, one game a line; - is standard input
    file: PathBuf,
    /// Which game of the file, counted from 1
    #[arg(long, default_value_t = 1)]
    game: usize,
}

/// The text of a record, and where it was found.
pub struct Found {
    /// The game it is of.
    pub game: Name,
    text: String,
    place: String,
}

impl GameArgs {
    /// Finds it.
    pub fn find(&self) -> Result<Found, BadInput> {
        let (file, lines) = (self.file.display(), read_lines(&self.file)?);
        let count = lines.len();
        let Some((number, text)) = self.game.checked_sub(1).and_then(|n| lines.into_iter().nth(n)) else {
            return Err(BadInput(format!("--game: {file} holds {count} games, there is no game {}", self.game)));
        };
        let place = format!("{file}:{number}");
        let game = of_record(&text).map_err(|error| BadInput(format!("{place}: {error}")))?;
        Ok(Found { game, text, place })
    }
}

impl Found {
    /// A complaint about the record.
    pub fn complaint(&self, why: impl std::fmt::Display) -> BadInput {
        BadInput(format!("{}: {why}", self.place))
    }

    /// The record and its table.
    pub fn read<G: Game>(&self) -> Result<(G, Record<G>), BadInput> {
        let record = Record::<G>::read(&self.text).map_err(|error| self.complaint(error))?;
        let table = G::new(&record.setup).map_err(|error| self.complaint(error))?;
        Ok((table, record))
    }
}

/// How many entries of the log are meant: all if nothing is said.
pub fn upto<G: Game>(record: &Record<G>, at: Option<usize>) -> Result<usize, BadInput> {
    let count = record.log.len();
    match at {
        Some(at) if at > count => Err(BadInput(format!("--at: the log has {count} entries, there is no entry {at}"))),
        at => Ok(at.unwrap_or(count)),
    }
}

/// A game that knows who sits where.
pub trait Seated: Evaluated {
    /// The name of the program that sits there; `None` for a person.
    fn program(&self, seat: Self::Seat) -> Option<String>;

    /// The programs at the table, in the order of the seats.
    fn programs(&self) -> Result<Vec<Option<Program>>, BadInput> {
        let program = |seat| {
            let name = self.program(seat);
            let read = |name: String| name.parse().map_err(|why| BadInput(format!("{seat}: {why}")));
            name.map(read).transpose()
        };
        self.seats().into_iter().map(program).collect()
    }

    /// Everybody takes their seats.
    fn players(&self, limits: Limits) -> Result<Players<Self>, BadInput> {
        Players::seat(self, self.programs()?.iter().map(Option::as_ref), limits)
    }
}

impl Seated for smile_and_gun::Table {
    fn program(&self, seat: Self::Seat) -> Option<String> {
        let seats = self.setup().seats;
        let there = seats.at(seat);
        (there.kind == SeatKind::Bot).then(|| there.name.clone())
    }
}

impl Seated for gangster::Table {
    fn program(&self, seat: Self::Seat) -> Option<String> {
        let there = self.setup().seats.get(&seat)?;
        (there.kind == gangster::Kind::Bot).then(|| there.name.clone())
    }
}
