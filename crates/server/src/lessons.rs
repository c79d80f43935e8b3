//! Lessons over HTTP: tables that begin in the middle of a prepared game.

use crate::{
    App,
    api::no_table,
    door::{Known, No, Why},
    openapi::{RefusedKnown, TooManyTables},
    people::fresh,
    store::{Change, Row, Status, now},
};
use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use ledger::lessons::{Prepared, open, record};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

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
    let prepared = games::visit!(game, G => open::<G>(record, &name, person.key, fresh()));
    let Prepared { new, lines } = prepared.map_err(|why| No::because(StatusCode::CONFLICT, why))?;
    let link = new.table.link.clone();
    app.house.lay(new).await?;
    let table = app.house.store.table(&link).await?.ok_or_else(no_table)?.key;
    let (at, numbered) = (now(), (1..).zip(lines));
    let lines = numbered.map(|(seq, entry)| Row { seq, entry, at, ..Row::default() }).collect();
    let status = Some(Status::Playing);
    let written = app.house.journal.write(Change { table, lines, status, ..Change::default() }).await;
    written.map_err(|error| No::because(StatusCode::SERVICE_UNAVAILABLE, error.to_string()))?;
    Ok(Json(Laid { link }))
}
