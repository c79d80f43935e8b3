//! The door: who comes in, from where, and how often.

use crate::{
    App,
    patience::TooSlow,
    people::{self, COOKIE, Pass},
    store::Person,
};
use axum::{
    Json,
    extract::{FromRequest, FromRequestParts, Request, State},
    http::{HeaderMap, Method, StatusCode, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use serde::Serialize;
use std::error::Error;

/// A refusal over HTTP: what is wrong, in one sentence.
#[derive(Debug)]
pub struct No {
    /// The status.
    pub status: StatusCode,
    /// What is wrong.
    pub why: String,
}

/// What is wrong.
#[derive(Serialize, utoipa::ToSchema)]
pub struct Why {
    /// The field, and what was expected.
    error: String,
}

impl No {
    /// A refusal.
    pub fn because(status: StatusCode, why: impl Into<String>) -> Self {
        Self { status, why: why.into() }
    }
}

impl IntoResponse for No {
    fn into_response(self) -> Response {
        (self.status, Json(Why { error: self.why })).into_response()
    }
}

impl From<crate::store::StoreError> for No {
    /// What the database said is for the host's log only.
    fn from(error: crate::store::StoreError) -> Self {
        match error {
            crate::store::StoreError::Taken(what) => Self::because(StatusCode::CONFLICT, format!("{what}: is taken")),
            error => {
                tracing::error!(%error, "a request failed");
                Self::because(StatusCode::SERVICE_UNAVAILABLE, "the database is not available; try again")
            }
        }
    }
}

/// A body or a query that is refused like everything else if it can't be read.
#[derive(Clone, Copy, Debug)]
pub struct Checked<T>(pub T);

/// Its cause names the field.
fn unreadable(rejection: impl IntoResponse + Error + 'static) -> No {
    let mut causes = std::iter::successors(Some(&rejection as &dyn Error), |error| (*error).source());
    if causes.any(|cause| cause.is::<TooSlow>()) {
        return No::because(StatusCode::REQUEST_TIMEOUT, TooSlow.to_string());
    }
    let why = rejection.source().map_or_else(|| rejection.to_string(), ToString::to_string);
    No::because(rejection.into_response().status(), why)
}

impl<S: Send + Sync, T: FromRequest<S, Rejection: Error + 'static>> FromRequest<S> for Checked<T> {
    type Rejection = No;

    async fn from_request(request: Request, state: &S) -> Result<Self, No> {
        T::from_request(request, state).await.map(Self).map_err(unreadable)
    }
}

impl<S: Send + Sync, T: FromRequestParts<S, Rejection: Error + 'static>> FromRequestParts<S> for Checked<T> {
    type Rejection = No;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, No> {
        T::from_request_parts(parts, state).await.map(Self).map_err(unreadable)
    }
}

/// Somebody who has shown a valid cookie or token.
#[derive(Clone, Debug)]
pub struct Known(pub Person);

impl FromRequestParts<App> for Known {
    type Rejection = No;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, No> {
        let stranger = || No::because(StatusCode::UNAUTHORIZED, "nobody knows you yet: POST /api/guest first");
        let Visitor(person) = Visitor::from_request_parts(parts, app).await?;
        person.map(Self).ok_or_else(stranger)
    }
}

/// Anybody, known or not.
#[derive(Clone, Debug)]
pub struct Visitor(pub Option<Person>);

impl FromRequestParts<App> for Visitor {
    type Rejection = No;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, No> {
        Ok(Self(match pass(&parts.headers) {
            Some(pass) => people::find(&*app.house.store, &app.house.signer, pass).await?,
            None => None,
        }))
    }
}

fn pass(headers: &HeaderMap) -> Option<Pass<'_>> {
    let authorization = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = authorization.and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(Pass::Token(token));
    }
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut cookies = cookies.flat_map(|value| value.split(';')).filter_map(|cookie| cookie.trim().split_once('='));
    cookies.find(|(name, _)| *name == COOKIE).map(|(_, value)| Pass::Cookie(value))
}

/// Pages of other sites may not act in a visitor's name.
pub async fn check_origin(State(app): State<App>, request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let upgrade = request.headers().contains_key(header::UPGRADE);
    if (changes || upgrade) && !is_own_origin(&app, request.headers()) {
        return No::because(StatusCode::FORBIDDEN, "requests from other sites are not taken").into_response();
    }
    next.run(request).await
}

/// Programs send no origin; browsers always do, and can't be made to lie about it.
fn is_own_origin(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if let Some(public) = &app.public_origin {
        return origin == public;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let site = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    site.is_some() && site == host
}
