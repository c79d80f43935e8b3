//! Being signed in: a cookie holds a random word, the database its hash. Each browser has a session of its own, which
//! its owner can see and end.

use crate::{
    App,
    door::{No, Owner, Why, cookies},
    live::Presence,
    openapi::{Refused, RefusedKnown},
    people::{COOKIE, random_bytes, secret_word, token_hash},
    store::{Millis, Person, PersonKey, SessionRow, StoreError, now},
    tokens::Scope,
};
use axum::{
    Json,
    extract::{Path, Request, State},
    http::{HeaderMap, HeaderValue, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use serde::Serialize;
use std::{collections::HashMap, sync::Arc};
use tokio::sync::Mutex;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

/// How long a session lasts after its owner was last seen: a year.
const LASTS: Millis = 365 * 86_400_000;
/// How often it is noted that somebody was seen: at most once an hour.
const SEEN_EVERY: Millis = 3_600_000;
/// How many exchanged cookies are remembered.
const MOST_EXCHANGED: usize = 10_000;

/// The routes of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list))
        .routes(routes!(end))
        .routes(routes!(sign_out))
        .routes(routes!(sign_out_everywhere))
}

/// Somebody whom a request has made known.
#[derive(Clone)]
pub struct Visit {
    /// Who.
    pub person: Person,
    /// By what.
    pub pass: Pass,
    /// For a socket: that it is open.
    pub presence: Option<Arc<Presence>>,
}

/// What somebody has shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pass {
    /// A browser's cookie: the hash of its session.
    Session(String),
    /// A program's token, and what it may do.
    Token(Scope),
}

/// Finds out who asks, once for each request. A cookie of the version before is exchanged on the way.
pub async fn recognise(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let mut renewed = None;
    match visit(&app, request.headers(), &mut renewed).await {
        Ok(Some(Visit { pass: Pass::Token(Scope::Read), .. })) if changes(request.method()) => {
            return No::because(StatusCode::FORBIDDEN, "this token may only read").into_response();
        }
        Ok(Some(visit)) => drop(request.extensions_mut().insert(visit)),
        Ok(None) => {}
        Err(error) => return No::from(error).into_response(),
    }
    let mut response = next.run(request).await;
    if let Some(secret) = renewed.filter(|_| !response.headers().contains_key(header::SET_COOKIE)) {
        response.headers_mut().extend(cookie(&app, &secret, LASTS));
    }
    response
}

fn changes(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD)
}

/// Who asks. `renewed` gets what the browser shall keep from now on, if that has changed.
async fn visit(app: &App, headers: &HeaderMap, renewed: &mut Option<String>) -> Result<Option<Visit>, StoreError> {
    let store = &app.house.store;
    let enter = |hash: &str| headers.contains_key(header::UPGRADE).then(|| Arc::new(app.house.live.enter(hash)));
    let authorization = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let (person, pass, presence) = if let Some(token) = authorization.and_then(|value| value.strip_prefix("Bearer ")) {
        let hash = token_hash(token);
        let presence = enter(&hash);
        let Some(owner) = store.token(&hash).await? else { return Ok(None) };
        (owner.person, Pass::Token(Scope::of(&owner.scope)), presence)
    } else {
        let Some(secret) = cookies(headers, COOKIE).next() else { return Ok(None) };
        let exchanged = exchange(app, secret, &agent(headers)).await?;
        let secret = exchanged.as_deref().unwrap_or(secret);
        let hash = token_hash(secret);
        let presence = enter(&hash);
        let Some(owner) = store.session(&hash, now()).await? else { return Ok(None) };
        if owner.person.blocked == 0 && now() - owner.seen >= SEEN_EVERY {
            store.see_session(&hash, now(), now() + LASTS).await?;
            *renewed = Some(secret.to_owned());
        }
        *renewed = exchanged.or(renewed.take());
        (owner.person, Pass::Session(hash), presence)
    };
    if person.blocked != 0 {
        return Ok(None);
    }
    presence.iter().for_each(|presence| presence.belongs_to(person.key));
    Ok(Some(Visit { person, pass, presence }))
}

/// What exchanges cookies of the version before, which were signed and named a person's number.
pub struct Exchange {
    until: Millis,
    people: PersonKey,
    /// What each was exchanged for: browsers ask several things at once, and some programs keep no cookies.
    done: Mutex<HashMap<String, String>>,
}

impl Exchange {
    /// Until when they are exchanged, and for whom: as it was written when sessions came.
    pub async fn load(store: &dyn crate::store::Store) -> Result<Self, StoreError> {
        let number = async |name: &str| -> Result<i64, StoreError> {
            let stored = store.setting(name, "0").await?;
            stored.parse().map_err(|_| StoreError::Address(format!("the setting {name} is not a number")))
        };
        let (until, people) = (number("old_cookies_until").await?, number("old_cookies_people").await?);
        Ok(Self { until, people, done: Mutex::default() })
    }
}

/// What a cookie of the version before is exchanged for, if it is one and still counts.
async fn exchange(app: &App, old: &str, agent: &str) -> Result<Option<String>, StoreError> {
    let (house, exchange) = (&app.house, &app.house.exchange);
    let Some((key, number)) = house.signer.check(old) else { return Ok(None) };
    if now() >= exchange.until || key > exchange.people {
        return Ok(None);
    }
    let person = house.store.person(key).await?.filter(|person| person.session == number && person.blocked == 0);
    let Some(person) = person else { return Ok(None) };
    let mut done = exchange.done.lock().await;
    let name = format!("{old} {agent}");
    if let Some(secret) = done.get(&name)
        && house.store.session(&token_hash(secret), now()).await?.is_some()
    {
        return Ok(Some(secret.clone()));
    }
    let secret = begin(app, person.key, agent).await?;
    if done.len() >= MOST_EXCHANGED {
        done.clear();
    }
    done.insert(name, secret.clone());
    Ok(Some(secret))
}

/// Begins a session; gives what its cookie holds.
async fn begin(app: &App, person: PersonKey, agent: &str) -> Result<String, StoreError> {
    let secret = URL_SAFE_NO_PAD.encode(random_bytes::<32>());
    let (hash, at) = (token_hash(&secret), now());
    let session = SessionRow {
        hash,
        id: secret_word(),
        person,
        created: at,
        seen: at,
        until: at + LASTS,
        agent: agent.to_owned(),
    };
    app.house.store.add_session(&session).await?;
    Ok(secret)
}

/// Begins a session; gives the headers that set its cookie.
pub(crate) async fn signed_in(app: &App, person: PersonKey, headers: &HeaderMap) -> Result<HeaderMap, StoreError> {
    Ok(cookie(app, &begin(app, person, &agent(headers)).await?, LASTS))
}

/// The headers that take the cookie away.
pub(crate) fn signed_out(app: &App) -> HeaderMap {
    cookie(app, "", 0)
}

fn cookie(app: &App, value: &str, age: Millis) -> HeaderMap {
    HeaderMap::from_iter([(header::SET_COOKIE, set_cookie(app, COOKIE, value, age))])
}

/// The header that lets a browser keep something.
pub(crate) fn set_cookie(app: &App, name: &str, value: &str, age: Millis) -> HeaderValue {
    let secure = app.public_origin.as_ref().is_some_and(|origin| origin.starts_with("https:"));
    let (secure, age) = (if secure { "; Secure" } else { "" }, age / 1000);
    let cookie = format!("{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&cookie).unwrap_or_else(|_| HeaderValue::from_static(""))
}

/// Which browser it is and where it runs, as far as it says so.
fn agent(headers: &HeaderMap) -> String {
    let told = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let find = |known: &[(&str, &'static str)]| {
        known.iter().find(|(sign, _)| told.contains(sign)).map(|(_, name)| *name).unwrap_or_default()
    };
    // Browsers also name those that they want to be taken for; the true name comes first here.
    let browser = find(&[
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("FxiOS/", "Firefox"),
        ("CriOS/", "Chrome"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ]);
    let system = find(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS X", "macOS"),
        ("Linux", "Linux"),
    ]);
    [browser, system].into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// Where you are signed in.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Session {
    /// What it is called by.
    id: String,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    since: Millis,
    /// When you were last seen there, within an hour.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    seen: Millis,
    /// Which browser, in a few words; empty if it didn't say.
    #[schema(example = "Firefox · Linux")]
    agent: String,
    /// Whether it is the one that asks.
    this: bool,
}

/// Where you are signed in.
#[utoipa::path(get, path = "/me/sessions", tag = "me", responses((status = 200, body = Vec<Session>), RefusedKnown))]
async fn list(State(app): State<App>, owner: Owner) -> Result<Json<Vec<Session>>, No> {
    let found = app.house.store.sessions(owner.person.key).await?;
    let sessions = found.into_iter().filter(|row| row.until > now()).map(|row| Session {
        this: row.hash == owner.session,
        id: row.id,
        since: row.created,
        seen: row.seen,
        agent: row.agent,
    });
    Ok(Json(sessions.collect()))
}

/// Signs you out in one place.
#[utoipa::path(delete, path = "/me/sessions/{id}", tag = "me",
    responses((status = 204), (status = 404, body = Why), RefusedKnown))]
async fn end(State(app): State<App>, owner: Owner, Path(id): Path<String>) -> Result<StatusCode, No> {
    let ended = app.house.store.end_session(owner.person.key, &id).await?;
    let ended = ended.ok_or_else(|| No::because(StatusCode::NOT_FOUND, "id: you are not signed in there"))?;
    app.house.live.end(&ended);
    Ok(StatusCode::NO_CONTENT)
}

/// Ends this session and takes its cookie away.
#[utoipa::path(post, path = "/sign-out", tag = "me", security(()), responses((status = 204), Refused))]
async fn sign_out(State(app): State<App>, owner: Option<Owner>) -> Result<Response, No> {
    if let Some(owner) = owner {
        if let Some(own) = app.house.store.session(&owner.session, now()).await? {
            app.house.store.end_session(owner.person.key, &own.id).await?;
        }
        app.house.live.end(&owner.session);
    }
    Ok((signed_out(&app), StatusCode::NO_CONTENT).into_response())
}

/// Ends all sessions, also on other devices.
#[utoipa::path(post, path = "/sign-out-everywhere", tag = "me", responses((status = 204), RefusedKnown))]
async fn sign_out_everywhere(State(app): State<App>, owner: Owner) -> Result<Response, No> {
    end_all(&app, owner.person.key, None).await?;
    Ok((signed_out(&app), StatusCode::NO_CONTENT).into_response())
}

/// Ends all sessions of a person, with their sockets, but for one.
pub(crate) async fn end_all(app: &App, person: PersonKey, but: Option<&str>) -> Result<(), StoreError> {
    for ended in app.house.store.end_sessions(person, but).await? {
        app.house.live.end(&ended);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_named_in_short_words() {
        let named =
            |told: &'static str| agent(&HeaderMap::from_iter([(header::USER_AGENT, HeaderValue::from_static(told))]));
        let chrome =
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";
        assert_eq!(named(chrome), "Chrome · Linux");
        assert_eq!(named("Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0"), "Firefox · Windows");
        let iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18 Safari/604.1";
        assert_eq!(named(iphone), "Safari · iPhone");
        assert_eq!(named("curl/8"), "");
    }
}
