//! Lessons: tables that begin in the middle of a prepared game. Each is the beginning of a record, in `data/lessons`; it
//! goes on by the rules, with the dice that the record promised, against the bot that it names.

use crate::{
    App,
    api::no_table,
    door::{Known, No, Why},
    games::Playable,
    lobby,
    openapi::{RefusedKnown, TooManyTables},
    protocol::Options,
    store::{Change, Move, NewTable, PersonKey, SeatRow, Status, now},
    table::history::Line,
};
use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use serde::Serialize;
use tabletop::Record;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

/// A lesson's name, and the beginning of the game that it is about.
type Lesson = (&'static str, &'static str);

macro_rules! lessons {
    ($game:literal: $($name:literal)*) => {
        [$(($name, include_str!(concat!("../../../data/lessons/", $game, "/", $name, ".json")))),*]
    };
}

/// With a Smile & a Gun.
const SMILE: [Lesson; 12] = lessons!("smile-and-gun":
    "draft" "place" "act" "shift" "pair" "heat" "shadow" "settle" "majority" "monopoly" "down" "infusion");
/// Gangster: The Bosses of Chicago.
const GANGSTER: [Lesson; 6] = lessons!("gangster": "lay" "row" "tie" "move" "shoot" "end");

/// The routes of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(lay))
}

/// Where the lesson's table is.
#[derive(Serialize, ToSchema)]
#[schema(as = LaidLesson)]
struct Laid {
    /// The table's link.
    link: String,
}

/// Lays a lesson's table and plays it up to where the lesson begins.
#[utoipa::path(post, path = "/lessons/{game}/{name}", tag = "tables", responses(
    (status = 200, body = Laid),
    (status = 404, description = "there is no such lesson", body = Why),
    TooManyTables,
    RefusedKnown
))]
async fn lay(
    State(app): State<App>,
    Known(person): Known,
    Path((game, name)): Path<(String, String)>,
) -> Result<Json<Laid>, No> {
    let none = || No::because(StatusCode::NOT_FOUND, "there is no such lesson");
    let game: games::Name = game.parse().map_err(|_| none())?;
    let record = record(game, &name).ok_or_else(none)?;
    let prepared = games::visit!(game, G => open::<G>(record, &name, person.key));
    let Prepared { new, lines } = prepared.map_err(|why| No::because(StatusCode::CONFLICT, why))?;
    let link = new.table.link.clone();
    app.house.lay(new).await?;
    let table = app.house.store.table(&link).await?.ok_or_else(no_table)?.key;
    let (at, numbered) = (now(), (1..).zip(lines));
    let moves = numbered.map(|(seq, entry)| Move { table, seq, entry, at, ..Move::default() }).collect();
    let status = Some(Status { name: "playing", outcome: None });
    let written = app.house.journal.write(Change { table, moves, status, ..Change::default() }).await;
    written.map_err(|error| No::because(StatusCode::SERVICE_UNAVAILABLE, error.to_string()))?;
    Ok(Json(Laid { link }))
}

/// A lesson's table, and the lines of its history.
struct Prepared {
    new: NewTable,
    lines: Vec<String>,
}

/// How many lines were laid before the lesson begins.
pub(crate) fn begins<G: Playable>(name: &str) -> i64 {
    let record = G::NAME.parse().ok().and_then(|game| record(game, name));
    let record = record.and_then(|record| Record::<G>::read(record).ok());
    record.map_or(0, |record| record.log.len() as i64)
}

fn record(game: games::Name, name: &str) -> Option<&'static str> {
    let lessons: &[Lesson] = match game {
        games::Name::SmileAndGun => &SMILE,
        games::Name::Gangster => &GANGSTER,
    };
    lessons.iter().find(|(other, _)| *other == name).map(|(_, record)| *record)
}

/// The record's people are whoever learns; its bots stay.
fn open<G: Playable>(record: &str, name: &str, host: PersonKey) -> Result<Prepared, String> {
    let record = Record::<G>::read(record).map_err(|error| error.to_string())?;
    let table = G::new(&record.setup).map_err(|error| error.to_string())?;
    let fair = record.fair.ok_or("fair: a lesson needs its seeds")?;
    let seed = fair.server_seed.ok_or("server_seed: a lesson needs its own")?;
    let setup = serde_json::to_value(&record.setup).map_err(|error| error.to_string())?;
    let seats = table.seats().into_iter().zip(fair.player_seeds).enumerate().map(|(place, (seat, seed))| {
        let seat = seat.to_string();
        let who = &setup["seats"][&seat];
        let bot = who["name"].as_str().filter(|_| who["kind"] == "bot").map(str::to_owned);
        SeatRow { place: place as i64, person: bot.is_none().then_some(host), bot, seed: Some(seed), seat }
    });
    let seats = seats.collect();
    let options = Options { lesson: Some(name.to_owned()), ..Options::default() };
    let deal = lobby::Deal::promised(&seed, fair.table);
    let table = lobby::row(host, (G::NAME, G::RULES), setup.to_string(), &options, deal);
    let lines = record.log.into_iter().map(|entry| Line::Entry(entry).write().get().to_owned()).collect();
    Ok(Prepared { new: NewTable { table, seats }, lines })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holds<G: Playable>(lessons: &[Lesson]) {
        for (name, text) in lessons {
            let record = Record::<G>::read(text).unwrap_or_else(|error| panic!("{name}: {error}"));
            let verified = record.verify().unwrap_or_else(|error| panic!("{name}: {error}"));
            assert!(verified.fair && !verified.finished, "{name}: {verified:?}");
            let prepared = open::<G>(text, name, 7).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(prepared.lines.len(), record.log.len(), "{name}");
            let people: Vec<_> = prepared.new.seats.iter().map(|seat| seat.person).collect();
            assert_eq!(people, [Some(7), None], "{name}");
        }
    }

    #[test]
    fn every_lesson_holds_by_the_rules_and_by_its_dice() {
        holds::<smile_and_gun::Table>(&SMILE);
        holds::<gangster::Table>(&GANGSTER);
    }
}
