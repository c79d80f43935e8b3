//! Lessons over HTTP: tables that begin in the middle of a prepared game.

use crate::{
    App,
    door::{Known, No, Why},
    openapi::{RefusedKnown, TooManyTables},
    people::fresh,
    store::{Status, now},
};
use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use ledger::lessons::{open, record};
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
    let mut prepared = prepared.map_err(|why| No::because(StatusCode::CONFLICT, why))?;
    prepared.new.table.status = Status::Playing;
    let link = prepared.new.table.link.clone();
    app.house.lay_with(prepared.rows(now()), prepared.new).await?;
    Ok(Json(Laid { link }))
}
