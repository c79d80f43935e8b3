//! What somebody was invited to, and sitting down there.

use crate::{
    App,
    api::no_table,
    door::{Checked, Known, No, Visitor, Why},
    lists::{self, TableSummary},
    openapi::{Refused, RefusedKnown},
    store::SeatRow,
    table::Tables,
};
use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

/// The routes of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(invitation, sit))
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

/// Where to sit down.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Sit {
    /// The seat; the first free one if none is named.
    #[serde(default)]
    seat: Option<String>,
}

/// Where you sit now.
#[derive(Serialize, ToSchema)]
struct Sat {
    /// The table's link.
    link: String,
    /// The seat's name.
    seat: String,
}

/// Sits down at the table that somebody was invited to.
#[utoipa::path(post, path = "/invitations/{invite}", tag = "tables", request_body = Sit, responses(
    (status = 200, body = Sat),
    (status = 404, body = Why),
    (status = 409, description = "no seat is free", body = Why),
    RefusedKnown
))]
async fn sit(
    State(app): State<App>,
    Path(invite): Path<String>,
    Known(person): Known,
    Checked(Json(wish)): Checked<Json<Sit>>,
) -> Result<Json<Sat>, No> {
    let row = app.house.store.invited(&invite).await?.ok_or_else(no_table)?;
    let own = |seat: &&SeatRow| seat.person == Some(person.key) && row.host != person.key;
    let sat = |seat: &SeatRow| Ok(Json(Sat { link: row.link.clone(), seat: seat.seat.clone() }));
    let seats = app.house.store.seats(row.key).await?;
    if let Some(own) = seats.iter().find(own) {
        return sat(own);
    }
    let wanted = |seat: &&SeatRow| wish.seat.as_ref().is_none_or(|name| *name == seat.seat);
    for seat in seats.iter().filter(wanted).filter(|seat| seat.person.is_none() && seat.bot.is_none()) {
        if app.house.sit(row.key, seat.place, person.key).await? {
            Tables::reseat(&app.house, row.key, &row.link).await?;
            return sat(seat);
        }
    }
    // They may have sat down by another request in the meantime: one person has one seat.
    if let Some(own) = app.house.store.seats(row.key).await?.iter().find(own) {
        return sat(own);
    }
    Err(No::because(StatusCode::CONFLICT, "seat: nobody can sit there any more"))
}
