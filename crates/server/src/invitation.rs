//! What somebody was invited to, before they sit down.

use crate::{
    App,
    api::no_table,
    door::{No, Visitor, Why},
    lists::{self, TableSummary},
    openapi::Refused,
};
use axum::{
    Json,
    extract::{Path, State},
};
use utoipa_axum::{router::OpenApiRouter, routes};

/// The routes of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(invitation))
}

/// The table that an invitation is for.
#[utoipa::path(get, path = "/invitations/{invite}", tag = "tables", security(()),
    responses((status = 200, body = TableSummary), (status = 404, body = Why), Refused))]
async fn invitation(
    State(app): State<App>,
    Visitor(person): Visitor,
    Path(invite): Path<String>,
) -> Result<Json<TableSummary>, No> {
    let row = app.house.store.invited(&invite).await?.ok_or_else(no_table)?;
    let mut found = lists::summaries(&app.house, vec![row], person.map(|person| person.key)).await?;
    found.pop().map(Json).ok_or_else(no_table)
}
