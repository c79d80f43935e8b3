//! What can be asked over HTTP, beside the games themselves.

use crate::{
    App,
    door::{Known, No},
    lobby::{TableSummary, Wish},
    people::{COOKIE, tidy_name},
    record::{self, Source},
    registration::Registration,
    replay, review,
    store::{Person, PersonKey, SeatRow},
    table::Call,
};
use axum::{
    Json, Router,
    extract::{DefaultBodyLimit, Path, Query, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use serde::{Deserialize, Serialize};
use words::Lang;

/// How many tables a list shows.
const LIST: i64 = 100;
/// The largest record that is taken in, in bytes. Plain ones take about ten thousand, those that tell every position
/// much more.
pub(crate) const LARGEST_RECORD: usize = 1024 * 1024;
/// How many records are kept for a person.
const MOST_RECORDS: usize = 200;
/// How long a browser keeps the cookie, in seconds: a year.
const COOKIE_AGE: u32 = 365 * 86_400;

/// The routes of this module.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/guest", post(guest))
        .route("/me", get(me).post(rename).delete(forget))
        .route("/me/everything", get(everything))
        .route("/sign-out", post(sign_out))
        .route("/sign-out-everywhere", post(sign_out_everywhere))
        .route("/tables", get(listed).post(lay))
        .route("/tables/mine", get(mine))
        .route("/tables/{link}", get(table))
        .route("/tables/{link}/record", get(show_record))
        .route("/tables/{link}/at/{at}", get(position))
        .route("/tables/{link}/proof", get(prove))
        .route("/tables/{link}/analysis", get(analyse))
        .route("/records", post(bring).layer(DefaultBodyLimit::max(LARGEST_RECORD)))
        .route("/invitations/{invite}", post(sit))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Name {
    name: String,
}

impl Name {
    fn tidy(&self) -> Result<String, No> {
        tidy_name(&self.name)
            .ok_or_else(|| No::because(StatusCode::BAD_REQUEST, "name: expected 1 to 30 characters that can be seen"))
    }
}

/// Who you are.
#[derive(Serialize)]
struct Me {
    name: String,
    account: Option<String>,
}

impl From<Person> for Me {
    fn from(person: Person) -> Self {
        Self { name: person.name, account: person.login }
    }
}

/// The cookie that says who somebody is.
pub(crate) fn signed_in(app: &App, person: PersonKey, session: i64) -> HeaderMap {
    cookie(app, &app.house.signer.sign(person, session), COOKIE_AGE)
}

fn cookie(app: &App, value: &str, age: u32) -> HeaderMap {
    let secure = app.public_origin.as_ref().is_some_and(|origin| origin.starts_with("https:"));
    let secure = if secure { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&cookie)
        .map(|cookie| HeaderMap::from_iter([(header::SET_COOKIE, cookie)]))
        .unwrap_or_default()
}

/// Who wants to become known.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Newcomer {
    name: String,
    /// An invitation to a table, where the server asks for one.
    #[serde(default)]
    invite: Option<String>,
}

/// Makes somebody known, without signing up.
async fn guest(State(app): State<App>, Json(newcomer): Json<Newcomer>) -> Result<Response, No> {
    let store = &*app.house.store;
    if !Registration::load(store).await?.admits(store, newcomer.invite.as_deref()).await? {
        return Err(No::because(
            StatusCode::FORBIDDEN,
            "invite: this server takes newcomers only by invitation, or none",
        ));
    }
    let name = Name { name: newcomer.name }.tidy()?;
    let key = app.house.store.add_person(&name).await?;
    Ok((signed_in(&app, key, 0), Json(Me { name, account: None })).into_response())
}

async fn me(Known(person): Known) -> Json<Me> {
    Json(person.into())
}

async fn rename(State(app): State<App>, Known(person): Known, Json(name): Json<Name>) -> Result<Json<Me>, No> {
    let name = name.tidy()?;
    app.house.store.rename(person.key, &name).await?;
    Ok(Json(Me { name, account: person.login }))
}

/// Forgets somebody. Their games stay, without their name.
async fn forget(State(app): State<App>, Known(person): Known) -> Result<Response, No> {
    app.house.store.forget(person.key).await?;
    Ok((cookie(&app, "", 0), StatusCode::NO_CONTENT).into_response())
}

/// Everything that is kept about somebody.
#[derive(Serialize)]
struct Everything {
    name: String,
    account: Option<String>,
    tables: Vec<TableSummary>,
    /// The links of the records that they brought.
    records: Vec<String>,
}

async fn everything(State(app): State<App>, Known(person): Known) -> Result<Json<Everything>, No> {
    let tables = app.house.store.tables_of(person.key, i64::MAX).await?;
    let tables = tables.into_iter().map(TableSummary::from).collect();
    let records = app.house.store.records_of(person.key).await?;
    Ok(Json(Everything { name: person.name, account: person.login, tables, records }))
}

async fn sign_out(State(app): State<App>) -> Response {
    (cookie(&app, "", 0), StatusCode::NO_CONTENT).into_response()
}

async fn sign_out_everywhere(State(app): State<App>, Known(person): Known) -> Result<Response, No> {
    app.house.store.end_sessions(person.key).await?;
    Ok((cookie(&app, "", 0), StatusCode::NO_CONTENT).into_response())
}

/// Where a new table is.
#[derive(Serialize)]
struct Laid {
    link: String,
    invite: String,
}

async fn lay(State(app): State<App>, Known(person): Known, Json(wish): Json<Wish>) -> Result<Json<Laid>, No> {
    let new = wish.lay(person.key).map_err(|error| No::because(StatusCode::BAD_REQUEST, error.to_string()))?;
    app.house.store.add_table(&new).await?;
    Ok(Json(Laid { link: new.table.link, invite: new.table.invite }))
}

async fn listed(State(app): State<App>) -> Result<Json<Vec<TableSummary>>, No> {
    let mut tables = app.house.store.listed("waiting", LIST).await?;
    tables.extend(app.house.store.listed("playing", LIST).await?);
    Ok(Json(tables.into_iter().map(TableSummary::from).collect()))
}

async fn mine(State(app): State<App>, Known(person): Known) -> Result<Json<Vec<TableSummary>>, No> {
    let tables = app.house.store.tables_of(person.key, LIST).await?;
    // Nobody goes on with yesterday's lesson.
    let tables = tables.into_iter().map(TableSummary::from).filter(|table| table.options.get("lesson").is_none());
    Ok(Json(tables.collect()))
}

fn no_table() -> No {
    No::because(StatusCode::NOT_FOUND, "there is no such table")
}

async fn table(State(app): State<App>, Path(link): Path<String>) -> Result<Json<TableSummary>, No> {
    let row = app.house.store.table(&link).await?.ok_or_else(no_table)?;
    Ok(Json(row.into()))
}

/// The table or the record with this link.
async fn find(app: &App, link: &str) -> Result<Source, No> {
    Source::find(&*app.house.store, link).await?.ok_or_else(no_table)
}

async fn show_record(State(app): State<App>, Path(link): Path<String>) -> Result<Response, No> {
    let source = find(&app, &link).await?;
    let written = source.write(&*app.house.store).await?;
    let written = written.map_err(|why| No::because(StatusCode::CONFLICT, why))?;
    Ok(([(header::CONTENT_TYPE, "application/json")], written).into_response())
}

/// A record that was played elsewhere.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Brought {
    record: String,
}

/// Where it can be looked at.
#[derive(Serialize)]
struct Kept {
    link: String,
}

/// Takes a record in, to be looked at like a game that was played here.
async fn bring(State(app): State<App>, Known(person): Known, Json(brought): Json<Brought>) -> Result<Json<Kept>, No> {
    if app.house.store.records_of(person.key).await?.len() >= MOST_RECORDS {
        let why = format!("record: you have brought {MOST_RECORDS} records, and more are not kept");
        return Err(No::because(StatusCode::CONFLICT, why));
    }
    let record = record::bring(person.key, &brought.record);
    let record = record.map_err(|why| No::because(StatusCode::BAD_REQUEST, format!("record: {why}")))?;
    app.house.store.add_record(&record).await?;
    Ok(Json(Kept { link: record.link }))
}

/// The language of an answer's sentences.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Language {
    #[serde(default)]
    lang: Option<String>,
}

impl Language {
    fn read(&self) -> Result<Option<Lang>, No> {
        let lang = self.lang.as_deref().map(str::parse).transpose();
        lang.map_err(|error| No::because(StatusCode::BAD_REQUEST, format!("lang: {error}")))
    }
}

/// The position after so many entries of the record, or at its `end`.
async fn position(
    State(app): State<App>,
    Path((link, at)): Path<(String, String)>,
    Query(language): Query<Language>,
) -> Result<Response, No> {
    let lang = language.read()?;
    let wrong =
        || No::because(StatusCode::BAD_REQUEST, format!("at: expected a number of entries or end, found \"{at}\""));
    let at = if at == "end" { None } else { Some(at.parse().map_err(|_| wrong())?) };
    let source = find(&app, &link).await?;
    let shown = replay::position(&app.house, &source, at, lang).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], shown).into_response())
}

/// Whether the dice were those that were promised.
async fn prove(
    State(app): State<App>,
    Path(link): Path<String>,
    Query(language): Query<Language>,
) -> Result<Json<replay::Proof>, No> {
    let lang = language.read()?.unwrap_or_default();
    let source = find(&app, &link).await?;
    Ok(Json(replay::prove(&app.house, &source, lang).await?))
}

/// Whose analysis, in which language.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    #[serde(default)]
    seat: Option<String>,
    #[serde(default)]
    lang: Option<String>,
}

/// What was luck and what was a mistake.
async fn analyse(
    State(app): State<App>,
    Path(link): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<review::Analysis>, No> {
    let lang = Language { lang: wanted.lang }.read()?.unwrap_or_default();
    let source = find(&app, &link).await?;
    Ok(Json(review::review(&app.house, &source, wanted.seat.as_deref(), lang).await?))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sit {
    /// The seat; the first free one if none is named.
    #[serde(default)]
    seat: Option<String>,
}

#[derive(Serialize)]
struct Sat {
    link: String,
    seat: String,
}

/// Sits down at the table that somebody was invited to.
async fn sit(
    State(app): State<App>,
    Path(invite): Path<String>,
    Known(person): Known,
    Json(wish): Json<Sit>,
) -> Result<Json<Sat>, No> {
    let row = app.house.store.invited(&invite).await?.ok_or_else(no_table)?;
    let seats = app.house.store.seats(row.key).await?;
    let own = seats.iter().find(|seat| seat.person == Some(person.key) && row.host != person.key);
    if let Some(own) = own {
        return Ok(Json(Sat { link: row.link, seat: own.seat.clone() }));
    }
    let wanted = |seat: &&SeatRow| wish.seat.as_ref().is_none_or(|name| *name == seat.seat);
    for seat in seats.iter().filter(wanted).filter(|seat| seat.person.is_none() && seat.bot.is_none()) {
        if app.house.store.sit(row.key, seat.place, person.key).await? {
            app.house.tables.mention(&row.link, Call::Reseat).await;
            return Ok(Json(Sat { link: row.link, seat: seat.seat.clone() }));
        }
    }
    Err(No::because(StatusCode::CONFLICT, "seat: nobody can sit there any more"))
}
