//! Both games as one, where a command only knows the name of the game.

use crate::BadInput;
use tabletop::Header;

/// A game by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum GameName {
    /// With a Smile & a Gun, 1 or 2 players
    SmileAndGun,
    /// Gangster: The Bosses of Chicago, 2 to 4 players
    Gangster,
}

impl GameName {
    /// The game that a record is of.
    pub fn of_record(text: &str) -> Result<Self, tabletop::RecordError> {
        let header = Header::read(text)?;
        match header.game()? {
            "smile-and-gun" => Ok(Self::SmileAndGun),
            "gangster" => Ok(Self::Gangster),
            other => Err(tabletop::RecordError::Malformed(format!(
                "game: expected \"smile-and-gun\" or \"gangster\", found \"{other}\""
            ))),
        }
    }
}

/// Does the same for either game: `with_game!(name, G => expression)`.
macro_rules! with_game {
    ($name:expr, $game:ident => $body:expr) => {
        match $name {
            $crate::games::GameName::SmileAndGun => {
                type $game = smile_and_gun::Table;
                $body
            }
            $crate::games::GameName::Gangster => {
                type $game = gangster::Table;
                $body
            }
        }
    };
}
pub(crate) use with_game;

/// What holds at every moment of a game, on top of the laws that every game keeps.
pub trait Invariants: tabletop::Game {
    /// Checks that no piece was lost or made up.
    fn invariants(&self, state: &Self::State) -> Result<(), String>;
}

impl Invariants for smile_and_gun::Table {
    fn invariants(&self, state: &Self::State) -> Result<(), String> {
        smile_and_gun::invariants(self, state)
    }
}

impl Invariants for gangster::Table {
    fn invariants(&self, state: &Self::State) -> Result<(), String> {
        gangster::invariants(self, state)
    }
}

/// The lines of a file of records, each with its number, without the empty ones.
pub fn read_lines(path: &std::path::Path) -> Result<Vec<(usize, String)>, BadInput> {
    let text =
        if path.as_os_str() == "-" { std::io::read_to_string(std::io::stdin()) } else { std::fs::read_to_string(path) };
    let text = text.map_err(|error| BadInput(format!("{}: {error}", path.display())))?;
    let lines = text.lines().enumerate().map(|(n, line)| (n + 1, line.to_owned()));
    Ok(lines.filter(|(_, line)| !line.trim().is_empty()).collect())
}

/// A game that knows which seats are people's.
pub trait Seated: tabletop::Game {
    /// Whether somebody at the keyboard sits there.
    fn is_person(&self, seat: Self::Seat) -> bool;
}

impl Seated for smile_and_gun::Table {
    fn is_person(&self, seat: Self::Seat) -> bool {
        use tabletop::Game;
        self.setup().seats.at(seat).kind == smile_and_gun::SeatKind::Person
    }
}

impl Seated for gangster::Table {
    fn is_person(&self, seat: Self::Seat) -> bool {
        self.setup().seats.get(&seat).is_none_or(|player| player.kind == gangster::Kind::Person)
    }
}
