//! What a position would come to if it were settled as it lies, for the page to show beside it.

use serde::Serialize;
use smile_and_gun::{Both, Party, Progress, Score};
use tabletop::Game;
use words::Words;

/// The city as it lies: every district if it were settled now, and the points.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SmileForecast {
    /// The districts in order.
    pub districts: Vec<Places>,
    /// Everybody's points.
    pub scores: Both<Score>,
    /// What a scenario or a mission demands; empty without.
    pub conditions: Vec<Condition>,
}

/// Who stands where in a district.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Places {
    /// First, second and so on, as far as it is clear.
    pub places: Vec<Party>,
    /// Whether the next place is tied.
    pub tied: bool,
}

/// Something that has to be met.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
pub struct Condition {
    /// What, in the connection's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub says: Option<String>,
    /// Whether it is met as things stand.
    pub met: bool,
    /// What there is.
    pub have: u8,
    /// What is needed.
    pub need: u8,
}

/// Chicago as it lies: every row and column.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GangsterForecast {
    /// The rows from the top, then the columns from the left.
    pub lines: Vec<LineForecast>,
    /// The gangster who can't be moved this turn: its row and column.
    pub barred: Option<[u8; 2]>,
}

/// A row or a column as it lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LineForecast {
    /// Which way it runs.
    pub line: gangster::Line,
    /// Which one, from 0.
    pub index: u8,
    /// How many of its fields are filled.
    pub filled: u8,
    /// The power of each gang's living gangsters on it, in the order of [`gangster::Gang::ALL`].
    pub powers: [u8; 4],
    /// Whoever would get points.
    pub winner: Option<gangster::Gang>,
    /// How many.
    pub points: u8,
}

/// The city as it lies.
pub fn smile(table: &smile_and_gun::Table, state: &smile_and_gun::State, words: Option<&Words>) -> SmileForecast {
    let districts = (0..9).map(|district| {
        let ranking = smile_and_gun::rank(table, state, district);
        Places { places: (0..4).map_while(|place| ranking.at(place)).collect(), tied: ranking.tied }
    });
    let condition = smile_and_gun::progress(table, state).map(|progress| Condition {
        says: words.map(|words| say_condition(table, words, progress)),
        met: progress.is_met(),
        have: progress.have,
        need: progress.need,
    });
    SmileForecast {
        districts: districts.collect(),
        scores: Both::from_seats(smile_and_gun::scores(table, state)),
        conditions: condition.into_iter().collect(),
    }
}

fn say_condition(table: &smile_and_gun::Table, words: &Words, progress: Progress) -> String {
    let setup = table.setup();
    let name = match (setup.scenario, setup.mission) {
        (Some(number), _) => words.text(&format!("scenario-{number}"), &[]),
        (_, Some(number)) => words.text(&format!("mission-{number}"), &[]),
        _ => words.text(&format!("rival-{}", setup.edition.name()), &[]),
    };
    let figures = [("name", name.into()), ("have", progress.have.into()), ("need", progress.need.into())];
    words.text("server-condition", &figures)
}

/// Chicago as it lies.
pub fn gangster(state: &gangster::State) -> GangsterForecast {
    let diagonal = || gangster::Field::all().filter(|field| field.row() == field.column());
    let lines = gangster::Line::ALL.into_iter();
    let lines = lines.flat_map(|line| diagonal().map(move |field| line_forecast(&state.board, line, field)));
    GangsterForecast { lines: lines.collect(), barred: state.barred.map(<[u8; 2]>::from) }
}

/// The line that a field is in.
fn line_forecast(board: &gangster::Board, line: gangster::Line, field: gangster::Field) -> LineForecast {
    let fields = line.through(field);
    let powers = board.power_on(fields);
    let best = gangster::best(powers);
    LineForecast {
        line,
        index: line.index(field),
        filled: board.filled().and(fields).len() as u8,
        powers,
        winner: best.map(|(gang, _)| gang),
        points: best.map_or(0, |(_, points)| points),
    }
}
