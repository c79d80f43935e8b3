//! Games to look at again, position by position, and the proof of their dice.

use crate::{RecordRow, TableRow};
use games::Playable;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use table::{
    Status, encode,
    history::{Line, Standing, Told},
    protocol::{Options, SeatInfo, ServerMessage, TableInfo, Update},
};
use tabletop::{Record, SetupError};
use words::Words;

/// A position as a client that only watches would be told it.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Replay<'a> {
    /// How many entries the record has.
    length: usize,
    /// What table it is.
    #[cfg_attr(feature = "ts", ts(type = "Extract<ServerMessage, { type: \"table\" }>"))]
    table: ServerMessage<'a>,
    /// The position.
    #[cfg_attr(feature = "ts", ts(type = "Extract<ServerMessage, { type: \"update\" }>"))]
    update: ServerMessage<'a>,
}

/// Whether the dice were those that were promised.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Proof {
    /// Whether every random event follows from the promised seeds.
    pub proven: bool,
    /// The same, or why not, as a sentence.
    pub says: String,
}

/// What is known of a game beside its record.
pub struct Seen<'a> {
    /// Its link.
    pub link: &'a str,
    /// Which game.
    pub game: &'a str,
    /// `waiting`, `playing` or `over`.
    pub status: Status,
    /// Who sat where.
    pub seats: Vec<Sat>,
    /// What was agreed beside the rules.
    pub options: Options,
}

/// Who sat somewhere.
#[derive(Clone, Debug)]
pub struct Sat {
    /// Its name in records.
    pub seat: String,
    /// Who; nobody, if it was free.
    pub name: Option<String>,
    /// Whether that is a program.
    pub bot: bool,
}

impl<'a> Seen<'a> {
    /// A table and who sits there.
    pub fn table(row: &'a TableRow, seats: Vec<Sat>) -> Self {
        let options = serde_json::from_str(&row.options).unwrap_or_default();
        Self { link: &row.link, game: &row.game, status: row.status, seats, options }
    }

    /// A record that somebody brought along, which doesn't tell who sat there.
    ///
    /// # Errors
    /// Says why the table can't be laid.
    pub fn record<G: Playable>(row: &'a RecordRow, setup: &G::Setup) -> Result<Self, SetupError> {
        let seats = G::new(setup)?.seats();
        let seats = seats.iter().map(|seat| Sat { seat: seat.to_string(), name: None, bot: false }).collect();
        Ok(Self { link: &row.link, game: &row.game, status: Status::Over, seats, options: Options::default() })
    }

    fn info<'b>(&'b self, setup: &'b RawValue, fair: &'b RawValue) -> TableInfo<'b> {
        let seats = self.seats.iter().map(|sat| SeatInfo {
            seat: &sat.seat,
            name: sat.name.as_deref(),
            bot: sat.bot,
            you: false,
            ready: true,
            here: false,
            claim: None,
            rating: None,
        });
        TableInfo {
            link: self.link,
            game: self.game,
            setup,
            options: &self.options,
            status: self.status,
            seats: seats.collect(),
            watchers: 0,
            fair,
            proposals: Vec::new(),
            declined: Vec::new(),
            muted: Vec::new(),
            keeps_talk: false,
            invite: None,
            frozen: None,
            moved: None,
            unrated: None,
        }
    }
}

/// The position after so many entries of the record, as JSON.
///
/// # Errors
/// Says why it can't be replayed.
pub fn position<G: Playable>(
    record: &Record<G>,
    at: usize,
    seen: &Seen<'_>,
    words: Option<&Words>,
) -> Result<String, String> {
    let table = G::new(&record.setup).map_err(|error| error.to_string())?;
    let (standing, told) = stand(&table, record, at)?;
    let raw = |value: serde_json::Result<Box<RawValue>>| value.map_err(|error| error.to_string());
    let (setup, fair) = (raw(to_raw_value(&record.setup))?, raw(to_raw_value(&record.fair))?);
    let (turn, story) = (encode::turn(&standing, words), encode::story(&table, &told, standing.state(), words, true));
    let (view, forecast) = (encode::view(&table, standing.state()), encode::forecast(&table, standing.state(), words));
    let outcome = encode::outcome(&standing, words);
    let update = Update {
        seq: at as i64,
        re: None,
        ask: None,
        undo: false,
        deadline: None,
        turn: &turn,
        story: &story,
        outcome: outcome.as_deref(),
        view: &view,
        forecast: Some(&forecast),
    };
    let table = ServerMessage::Table(seen.info(&setup, &fair));
    let replay = Replay { length: record.log.len(), table, update: ServerMessage::Update(update) };
    serde_json::to_string(&replay).map_err(|error| error.to_string())
}

/// The game after so many entries, and what the log tells about the last of them.
pub(crate) fn stand<'t, G: Playable>(
    table: &'t G,
    record: &Record<G>,
    at: usize,
) -> Result<(Standing<'t, G>, Vec<Told<G>>), String> {
    let mut standing = Standing::new(table);
    let mut told = Vec::new();
    for entry in &record.log[..at] {
        told = vec![standing.add(&Line::Entry(entry.clone()))?];
    }
    if let Some(ended) = record.ended.as_ref().filter(|_| at == record.log.len()) {
        told.push(standing.note(&Line::Ended(ended.clone())));
    }
    Ok((standing, told))
}

/// Draws every random event of a record again.
pub fn prove<G: Playable>(record: &Record<G>, words: &Words) -> Proof {
    match record.verify() {
        Ok(verified) if verified.fair => {
            let events = [("events", verified.events.into())];
            Proof { proven: true, says: words.text("server-proof-proven", &events) }
        }
        Ok(_) => Proof { proven: false, says: words.text("server-proof-not_yet", &[]) },
        Err(error) => {
            let why = [("why", error.to_string().into())];
            Proof { proven: false, says: words.text("server-proof-failed", &why) }
        }
    }
}
