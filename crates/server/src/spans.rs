//! What traces tell of requests. Links and tokens in paths are secrets: only the route's pattern is told.

use axum::{
    extract::{MatchedPath, Request},
    middleware::Next,
    response::Response,
};
use tracing::{Instrument, debug_span, field::Empty};

/// One span for each request.
pub async fn request(request: Request, next: Next) -> Response {
    let span = debug_span!("request", method = %request.method(), route = Empty, status = Empty);
    if span.is_disabled() {
        return next.run(request).await;
    }
    if let Some(route) = request.extensions().get::<MatchedPath>() {
        span.record("route", route.as_str());
    }
    let response = next.run(request).instrument(span.clone()).await;
    span.record("status", response.status().as_u16());
    response
}
