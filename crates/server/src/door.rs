//! The door: who comes in, from where, and how often.

use crate::{
    App,
    address::Address,
    patience::TooSlow,
    sessions::{Pass, Visit},
    store::Person,
    text,
    thinking::Asker,
};
use axum::{
    Json,
    body::{Body, Bytes},
    extract::{FromRequest, FromRequestParts, OptionalFromRequestParts, Request, State},
    http::{HeaderMap, Method, StatusCode, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use serde::Serialize;
use std::{error::Error, time::Duration};

/// A refusal over HTTP: what is wrong, in one sentence.
#[derive(Debug)]
pub struct No {
    /// The status.
    pub status: StatusCode,
    /// What is wrong.
    pub why: String,
    /// How long to wait before asking again.
    pub after: Option<Duration>,
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
        Self { status, why: why.into(), after: None }
    }

    /// A refusal of somebody who asks too often and may come back.
    pub fn not_yet(why: impl Into<String>, after: Duration) -> Self {
        Self { after: Some(after), ..Self::because(StatusCode::TOO_MANY_REQUESTS, why) }
    }
}

impl IntoResponse for No {
    fn into_response(self) -> Response {
        let after = self.after.map(|after| [(header::RETRY_AFTER, after.as_secs_f64().ceil().to_string())]);
        let refused = (self.status, Json(Why { error: self.why }));
        match after {
            Some(after) => (after, refused).into_response(),
            None => refused.into_response(),
        }
    }
}

impl From<crate::store::StoreError> for No {
    /// What the database said is for the host's log only.
    fn from(error: crate::store::StoreError) -> Self {
        match error {
            crate::store::StoreError::Taken(what) => Self::because(StatusCode::CONFLICT, format!("{what}: is taken")),
            error @ crate::store::StoreError::TooManyTables(_) => {
                Self::because(StatusCode::CONFLICT, error.to_string())
            }
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
        let (parts, body) = request.into_parts();
        let whole = Request::from_parts(parts.clone(), body);
        let bytes = Bytes::from_request(whole, state).await.map_err(unreadable)?;
        if text::has_nul(&bytes) {
            return Err(No::because(StatusCode::BAD_REQUEST, text::NUL));
        }
        let request = Request::from_parts(parts, Body::from(bytes));
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

fn stranger() -> No {
    No::because(StatusCode::UNAUTHORIZED, "nobody knows you yet: POST /api/guest first")
}

impl FromRequestParts<App> for Known {
    type Rejection = No;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, No> {
        parts.extensions.get::<Visit>().map(|visit| Self(visit.person.clone())).ok_or_else(stranger)
    }
}

/// Anybody, known or not.
#[derive(Clone, Debug)]
pub struct Visitor(pub Option<Person>);

impl FromRequestParts<App> for Visitor {
    type Rejection = No;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, No> {
        Ok(Self(parts.extensions.get::<Visit>().map(|visit| visit.person.clone())))
    }
}

impl FromRequestParts<App> for Asker {
    type Rejection = No;

    /// Who is known asks by their name, others by their address.
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, No> {
        let Visitor(person) = Visitor::from_request_parts(parts, app).await?;
        Ok(match person {
            Some(person) => Self::Person(person.key),
            None => {
                let nowhere = |status| No::because(status, "nobody knows where you are");
                Self::Address(Address::from_request_parts(parts, app).await.map_err(nowhere)?)
            }
        })
    }
}

impl FromRequestParts<App> for Visit {
    type Rejection = No;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, No> {
        parts.extensions.get::<Self>().cloned().ok_or_else(stranger)
    }
}

/// Somebody who is signed in themselves, and not a program in their name.
#[derive(Clone, Debug)]
pub struct Owner {
    /// Who.
    pub person: Person,
    /// The hash of their session.
    pub session: String,
}

impl FromRequestParts<App> for Owner {
    type Rejection = No;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, No> {
        match parts.extensions.get::<Visit>().ok_or_else(stranger)? {
            Visit { person, pass: Pass::Session(session), .. } => {
                Ok(Self { person: person.clone(), session: session.clone() })
            }
            _ => Err(No::because(StatusCode::FORBIDDEN, "a program's token can't do this: sign in")),
        }
    }
}

impl OptionalFromRequestParts<App> for Owner {
    type Rejection = No;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Self>, No> {
        match <Self as FromRequestParts<App>>::from_request_parts(parts, app).await {
            Err(No { status: StatusCode::UNAUTHORIZED, .. }) => Ok(None),
            owner => owner.map(Some),
        }
    }
}

/// What a request's cookies of this name hold.
pub(crate) fn cookies<'h>(headers: &'h HeaderMap, name: &'static str) -> impl Iterator<Item = &'h str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let cookies = cookies.flat_map(|value| value.split(';')).filter_map(|cookie| cookie.trim().split_once('='));
    cookies.filter(move |(found, _)| *found == name).map(|(_, value)| value)
}

/// No database keeps the character NUL in a text, and nobody needs it: not in a path or a query either.
pub async fn check_text(request: Request, next: Next) -> Response {
    let uri = request.uri();
    if uri.path().contains("%00") || uri.query().is_some_and(|query| query.contains("%00")) {
        return No::because(StatusCode::BAD_REQUEST, text::NUL).into_response();
    }
    next.run(request).await
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
