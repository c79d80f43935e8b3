//! What can be chosen for a new table, for whoever offers it.

use crate::{App, openapi::Refused};
use axum::Json;
use games::Catalogue;
use utoipa_axum::{router::OpenApiRouter, routes};

/// The routes of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(tell))
}

/// The games with everything that can be chosen: editions, cards, levels, scenarios, missions and bots; what each district
/// holds and where monsters are at home.
#[utoipa::path(get, path = "/games", tag = "tables", security(()), responses(
    (status = 200, description = "everything that can be chosen", body = serde_json::Value),
    Refused
))]
async fn tell() -> Json<Catalogue> {
    Json(Catalogue::new())
}
