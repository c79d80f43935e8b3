//! The same deal for others: a finished game is offered by a link, and what everybody made of it stands side by side.

use crate::{
    App,
    api::no_table,
    door::{Known, No, Visitor, Why},
    openapi::{Refused, RefusedKnown, TooManyTables},
    people::{fresh, secret_word},
    store::{ChallengeRow, PersonKey, Status, TableRow, now},
};
use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

pub use ledger::DealResult;

/// The routes of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(offer)).routes(routes!(results)).routes(routes!(accept))
}

/// A deal that is offered.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Challenge {
    /// Whoever knows this may play it.
    pub challenge: String,
}

/// Offers the deal of a finished game that one has played.
#[utoipa::path(post, path = "/tables/{link}/challenge", tag = "games", responses(
    (status = 200, body = Challenge),
    (status = 403, description = "you have not played it", body = Why),
    (status = 404, body = Why),
    (status = 409, description = "the game is not over yet", body = Why),
    RefusedKnown
))]
async fn offer(State(app): State<App>, Path(link): Path<String>, Known(person): Known) -> Result<Json<Challenge>, No> {
    let store = &*app.house.store;
    let table = finished_table(&app, &link).await?;
    if !store.seats(table.key).await?.iter().any(|seat| seat.person == Some(person.key)) {
        return Err(No::because(StatusCode::FORBIDDEN, "only who has played a deal can offer it"));
    }
    let challenge = ChallengeRow { link: secret_word(), table: table.key, person: person.key, created: now() };
    Ok(Json(Challenge { challenge: store.challenge(&challenge).await? }))
}

/// Where the new table is.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Accepted {
    /// Its link.
    pub link: String,
}

/// Lays a table with the offered deal for whoever comes; coming again leads to the same table until it is over.
#[utoipa::path(post, path = "/challenges/{challenge}", tag = "games",
    responses((status = 200, body = Accepted), (status = 404, body = Why), TooManyTables, RefusedKnown))]
async fn accept(State(app): State<App>, Path(link): Path<String>, Known(person): Known) -> Result<Json<Accepted>, No> {
    let store = &*app.house.store;
    let gone = || No::because(StatusCode::NOT_FOUND, "this deal is not offered any more");
    let challenge = store.challenged(&link).await?.ok_or_else(gone)?;
    let table = store.table_by_key(challenge.table).await?.ok_or_else(gone)?;
    if let Some(open) = store.open_table_with(&table.deal, person.key).await? {
        return Ok(Json(Accepted { link: open.link }));
    }
    let seats = store.seats(table.key).await?;
    let options = serde_json::from_str(&table.options).unwrap_or_default();
    let new = ledger::challenged(&table, &options, seats, challenge.person, person.key, fresh());
    let accepted = Accepted { link: new.table.link.clone() };
    app.house.lay(new).await?;
    Ok(Json(accepted))
}

/// All finished games of a deal, for those who have played one of them; for others the one that they know.
#[utoipa::path(get, path = "/tables/{link}/results", tag = "games", security(()), responses(
    (status = 200, body = Vec<DealResult>),
    (status = 404, body = Why),
    (status = 409, description = "the game is not over yet", body = Why),
    Refused
))]
async fn results(
    State(app): State<App>,
    Path(link): Path<String>,
    Visitor(person): Visitor,
) -> Result<Json<Vec<DealResult>>, No> {
    // Games that were brought along were dealt elsewhere.
    if app.house.store.record(&link).await?.is_some() {
        return Ok(Json(Vec::new()));
    }
    let table = finished_table(&app, &link).await?;
    let asker: Option<PersonKey> = person.map(|person| person.key);
    let found = app.house.store.finished_with(&table.deal).await?;
    let insider = found.iter().any(|game| Some(game.row.person) == asker);
    let visible = found.into_iter().filter(|game| insider || game.link == table.link);
    let results = visible.map(|game| DealResult::of(game, asker));
    Ok(Json(results.collect()))
}

/// The dice of a game are nobody's business before it is over.
async fn finished_table(app: &App, link: &str) -> Result<TableRow, No> {
    let table = app.house.store.table(link).await?.ok_or_else(no_table)?;
    if table.status != Status::Over {
        return Err(No::because(StatusCode::CONFLICT, "this game is not over yet"));
    }
    Ok(table)
}
