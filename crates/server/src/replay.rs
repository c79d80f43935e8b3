//! Games to look at again, position by position, and the proof of their dice.

use crate::{
    door::No,
    games::Playable,
    house::House,
    protocol::{Options, SeatInfo, ServerMessage, TableInfo, Update},
    record::Source,
    store::{StoreError, TableRow},
    table::{
        encode,
        history::{Line, Standing, Told},
    },
};
use axum::http::StatusCode;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use tabletop::Record;
use words::{Lang, Words};

/// A position as a client that only watches would be told it.
#[derive(Serialize)]
struct Replay<'a> {
    /// How many entries the record has.
    length: usize,
    table: ServerMessage<'a>,
    update: ServerMessage<'a>,
}

/// Whether the dice were those that were promised.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Proof {
    /// Whether every random event follows from the promised seeds.
    pub proven: bool,
    /// The same, or why not, as a sentence.
    pub says: String,
}

/// What is known of a game beside its record.
struct Seen<'a> {
    link: &'a str,
    game: &'a str,
    status: &'a str,
    seats: Vec<Sat>,
    options: Options,
}

/// Who sat somewhere.
struct Sat {
    seat: String,
    name: Option<String>,
    bot: bool,
}

/// The position after so many entries of the record, or the last.
pub async fn position(house: &House, source: &Source, at: Option<usize>, lang: Option<Lang>) -> Result<String, No> {
    let game: games::Name = source.game().parse().map_err(unreadable)?;
    games::visit!(game, G => position_of::<G>(house, source, at, lang).await)
}

/// Draws every random event of a table again.
pub async fn prove(house: &House, source: &Source, lang: Lang) -> Result<Proof, No> {
    let game: games::Name = source.game().parse().map_err(unreadable)?;
    games::visit!(game, G => proof_of::<G>(house, source, lang).await)
}

fn unreadable(why: impl ToString) -> No {
    No::because(StatusCode::CONFLICT, why.to_string())
}

async fn position_of<G: Playable>(
    house: &House,
    source: &Source,
    at: Option<usize>,
    lang: Option<Lang>,
) -> Result<String, No> {
    let record = source.read::<G>(&*house.store).await?.map_err(unreadable)?;
    let length = record.log.len();
    let at = at.unwrap_or(length);
    if at > length {
        return Err(No::because(StatusCode::BAD_REQUEST, format!("at: expected 0 to {length}, found {at}")));
    }
    let seen = Seen::look::<G>(house, source, &record.setup).await?;
    show(&record, at, &seen, lang.map(|lang| house.words(lang))).map_err(unreadable)
}

impl<'a> Seen<'a> {
    async fn look<G: Playable>(house: &House, source: &'a Source, setup: &G::Setup) -> Result<Self, No> {
        match source {
            Source::Table(row) => Ok(Self::table(house, row).await?),
            Source::Record(row) => {
                let seats = G::new(setup).map_err(unreadable)?.seats();
                let seats = seats.iter().map(|seat| Sat { seat: seat.to_string(), name: None, bot: false }).collect();
                Ok(Self { link: &row.link, game: &row.game, status: "over", seats, options: Options::default() })
            }
        }
    }

    async fn table(house: &House, row: &'a TableRow) -> Result<Self, StoreError> {
        let mut seats = Vec::new();
        for seat in house.store.seats(row.key).await? {
            let person = match seat.person {
                Some(key) => house.store.person(key).await?.map(|person| person.name),
                None => None,
            };
            seats.push(Sat { seat: seat.seat, bot: seat.bot.is_some(), name: seat.bot.or(person) });
        }
        let options = serde_json::from_str(&row.options).unwrap_or_default();
        Ok(Self { link: &row.link, game: &row.game, status: &row.status, seats, options })
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

fn show<G: Playable>(record: &Record<G>, at: usize, seen: &Seen<'_>, words: Option<&Words>) -> Result<String, String> {
    let table = G::new(&record.setup).map_err(|error| error.to_string())?;
    let (standing, told) = stand(&table, record, at)?;
    let raw = |value: serde_json::Result<Box<RawValue>>| value.map_err(|error| error.to_string());
    let (setup, fair) = (raw(to_raw_value(&record.setup))?, raw(to_raw_value(&record.fair))?);
    let (turn, story) = (encode::turn(&standing, words), encode::story(&table, &told, words));
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
fn stand<'t, G: Playable>(
    table: &'t G,
    record: &Record<G>,
    at: usize,
) -> Result<(Standing<'t, G>, Vec<Told<G>>), String> {
    let mut standing = Standing::new(table);
    let mut told = Vec::new();
    for entry in &record.log[..at] {
        let line = Line::Entry(entry.clone());
        let events = standing.add(&line)?;
        told = vec![Told { seq: standing.seq(), line: line.write(), events }];
    }
    if let Some(ended) = record.ended.as_ref().filter(|_| at == record.log.len()) {
        told.push(standing.note(&Line::Ended(ended.clone())));
    }
    Ok((standing, told))
}

async fn proof_of<G: Playable>(house: &House, source: &Source, lang: Lang) -> Result<Proof, No> {
    let record = source.read::<G>(&*house.store).await?.map_err(unreadable)?;
    let words = house.words(lang);
    let proof = match record.verify() {
        Ok(verified) if verified.fair => {
            let events = [("events", verified.events.into())];
            Proof { proven: true, says: words.text("server-proof-proven", &events) }
        }
        Ok(_) => Proof { proven: false, says: words.text("server-proof-not_yet", &[]) },
        Err(error) => {
            let why = [("why", error.to_string().into())];
            Proof { proven: false, says: words.text("server-proof-failed", &why) }
        }
    };
    Ok(proof)
}
