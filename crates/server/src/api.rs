//! What can be asked over HTTP, beside the games themselves.

use crate::{
    App, account,
    address::Address,
    door::{Checked, Known, No, Owner, Visitor, Why},
    lists::{self, TableSummary},
    my::{self, Played},
    openapi::{Refused, RefusedKnown, TooManyTables},
    people::{fresh, secret_word, tidy_name},
    ratings::Rating,
    record::{self, Source},
    registration::Registration,
    replay, review,
    sessions::{signed_in, signed_out},
    store::{Person, SaidAt, Status, Store, StoreError, now},
    thinking::Asker,
};
use axum::{
    Json,
    extract::{DefaultBodyLimit, Path, Query, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use ledger::{Wish, WishError};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::{
    router::{OpenApiRouter, UtoipaMethodRouterExt},
    routes,
};
use words::Lang;

/// How many tables a list shows.
const LIST: i64 = 100;
/// The largest record that is taken in, in bytes. Plain ones take about ten thousand, those that tell every position
/// much more.
pub(crate) const LARGEST_RECORD: usize = 1024 * 1024;
/// How many records are kept for a person.
const MOST_RECORDS: usize = 200;

/// The routes of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(guest))
        .routes(routes!(me, rename, forget))
        .routes(routes!(everything))
        .routes(routes!(listed, lay))
        .routes(routes!(mine))
        .routes(routes!(table))
        .routes(routes!(show_record))
        .routes(routes!(position))
        .routes(routes!(prove))
        .routes(routes!(bring).layer(DefaultBodyLimit::max(LARGEST_RECORD)))
}

/// Those that wait for long, but not for the database.
pub fn patient_routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(analyse))
}

/// A name.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Name {
    /// What others call you: 1 to 30 characters.
    #[schema(example = "Ada", min_length = 1)]
    name: String,
}

impl Name {
    fn tidy(&self) -> Result<String, No> {
        tidy_name(&self.name)
            .ok_or_else(|| No::because(StatusCode::BAD_REQUEST, "name: expected 1 to 30 characters that can be seen"))
    }
}

/// Who you are.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    /// What others call you.
    #[schema(example = "Ada")]
    pub name: String,
    /// What you sign in with, if you have an account.
    pub account: Option<String>,
    /// How well you play each game that you have played rated.
    pub ratings: Vec<Rating>,
}

impl Me {
    async fn of(store: &dyn Store, person: Person) -> Result<Self, StoreError> {
        let ratings = store.ratings(person.key).await?.iter().map(|row| Rating::of(row, now())).collect();
        Ok(Self { name: person.name, account: person.login, ratings })
    }
}

/// Who wants to become known.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Newcomer {
    /// What others call you: 1 to 30 characters.
    #[schema(example = "Ada", min_length = 1)]
    name: String,
    /// An invitation to a table, where the server asks for one.
    #[serde(default)]
    invite: Option<String>,
}

/// Makes somebody known, without signing up.
#[utoipa::path(post, path = "/guest", tag = "me", security(()), request_body = Newcomer,
    responses((status = 200, description = "known by the cookie that is set", body = Me), Refused))]
async fn guest(
    State(app): State<App>,
    headers: HeaderMap,
    Checked(Json(newcomer)): Checked<Json<Newcomer>>,
) -> Result<Response, No> {
    let store = &*app.house.store;
    if !Registration::load(store).await?.admits(store, newcomer.invite.as_deref()).await? {
        return Err(No::because(
            StatusCode::FORBIDDEN,
            "invite: this server takes newcomers only by invitation, or none",
        ));
    }
    let name = Name { name: newcomer.name }.tidy()?;
    let key = app.house.store.add_person(&name).await?;
    let cookie = signed_in(&app, key, &headers).await?;
    Ok((cookie, Json(Me { name, account: None, ratings: Vec::new() })).into_response())
}

/// Who you are; `null` if nobody knows you yet.
#[utoipa::path(get, path = "/me", tag = "me", security(()), responses((status = 200, body = Option<Me>), Refused))]
async fn me(State(app): State<App>, Visitor(person): Visitor) -> Result<Json<Option<Me>>, No> {
    Ok(Json(match person {
        Some(person) => Some(Me::of(&*app.house.store, person).await?),
        None => None,
    }))
}

/// Another name.
#[utoipa::path(post, path = "/me", tag = "me", request_body = Name,
    responses((status = 200, body = Me), RefusedKnown))]
async fn rename(
    State(app): State<App>,
    Known(person): Known,
    Checked(Json(name)): Checked<Json<Name>>,
) -> Result<Json<Me>, No> {
    let name = name.tidy()?;
    app.house.store.rename(person.key, &name).await?;
    Ok(Json(Me::of(&*app.house.store, Person { name, ..person }).await?))
}

/// Proof that it is you who wants to be forgotten.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Farewell {
    /// Your password, if you have an account.
    #[schema(max_length = 200)]
    #[serde(default)]
    password: Option<String>,
}

/// Forgets somebody. Their games stay, without their name. An account is hidden at once and erased after 14 days; signing
/// in before that restores it.
#[utoipa::path(delete, path = "/me", tag = "me", request_body = Option<Farewell>, responses(
    (status = 204),
    (status = 403, description = "password: it is not yours", body = Why),
    RefusedKnown
))]
async fn forget(
    State(app): State<App>,
    Owner { person, .. }: Owner,
    address: Address,
    headers: HeaderMap,
    Checked(farewell): Checked<Option<Json<Farewell>>>,
) -> Result<Response, No> {
    let from = account::Asker { address, headers: &headers, signed_in: Some(&person) };
    let password = farewell.and_then(|Json(farewell)| farewell.password);
    account::prove(&app, from, &person, "password", password).await?;
    match person.login {
        Some(_) => app.house.store.hide(person.key, now()).await?,
        None => app.house.store.forget(person.key).await?,
    }
    app.house.live.end_person(person.key);
    app.house.call_anew(person.key).await?;
    Ok((signed_out(&app), StatusCode::NO_CONTENT).into_response())
}

/// Everything that is kept about somebody.
#[derive(Serialize, ToSchema)]
struct Everything {
    #[serde(flatten)]
    me: Me,
    tables: Vec<TableSummary>,
    /// What their finished games came to.
    games: Vec<Played>,
    /// The links of the records that they brought.
    records: Vec<String>,
    /// Where they want e-mails about their turns.
    mail: Option<String>,
    /// The addresses at which their browsers are told.
    browsers: Vec<String>,
    /// What was said at their tables and is kept: that of games that go on, and what everybody wished to keep.
    talk: Vec<Spoken>,
}

/// Something that was said at a table.
#[derive(Serialize, ToSchema)]
struct Spoken {
    /// The table's link.
    link: String,
    /// Who said it.
    name: String,
    /// What.
    text: String,
    /// When, in milliseconds since 1970.
    at: i64,
}

impl From<SaidAt> for Spoken {
    fn from(said: SaidAt) -> Self {
        Self { link: said.link, name: said.name, text: said.text, at: said.at }
    }
}

/// All that is kept about you.
#[utoipa::path(get, path = "/me/everything", tag = "me",
    responses((status = 200, body = Everything), RefusedKnown))]
async fn everything(State(app): State<App>, Known(person): Known) -> Result<Json<Everything>, No> {
    my::aside(async move {
        let store = &*app.house.store;
        Ok(Json(Everything {
            tables: lists::mine(&app.house, person.key, i64::MAX).await?,
            games: my::all_games(store, person.key).await?,
            records: store.records_of(person.key).await?,
            mail: store.mail(person.key).await?.map(|mail| mail.address),
            browsers: store.browsers(person.key).await?.into_iter().map(|browser| browser.endpoint).collect(),
            talk: store.talk_of(person.key).await?.into_iter().map(Spoken::from).collect(),
            me: Me::of(store, person).await?,
        }))
    })
    .await
}

/// Where a new table is.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Laid {
    /// Whoever knows it may watch.
    #[schema(example = "4kq0mSsJHxIzKxxhPLdWqA")]
    link: String,
    /// Whoever knows it may sit down.
    #[schema(example = "p9mFfDcl3RIbdYQhnZ1eBw")]
    invite: String,
}

/// Lays a table.
#[utoipa::path(post, path = "/tables", tag = "tables", request_body = Wish,
    responses((status = 200, body = Laid), TooManyTables, RefusedKnown))]
async fn lay(
    State(app): State<App>,
    Known(person): Known,
    Checked(Json(wish)): Checked<Json<Wish>>,
) -> Result<Json<Laid>, No> {
    let refused = |error: WishError| No::because(StatusCode::BAD_REQUEST, error.to_string());
    if wish.is_rated() && person.login.is_none() {
        let why = "rated: only people with an account play for the rating";
        return Err(No::because(StatusCode::BAD_REQUEST, why));
    }
    if !app.any_bot {
        wish.seats_usual_bots().map_err(refused)?;
    }
    let new = wish.lay(person.key, fresh()).map_err(refused)?;
    let laid = Laid { link: new.table.link.clone(), invite: new.table.invite.clone() };
    app.house.lay(new).await?;
    Ok(Json(laid))
}

/// The newest listed tables that wait or are being played at.
#[utoipa::path(get, path = "/tables", tag = "tables", security(()),
    responses((status = 200, body = Vec<TableSummary>), Refused))]
async fn listed(State(app): State<App>, Visitor(person): Visitor) -> Result<Json<Vec<TableSummary>>, No> {
    let mut tables = app.house.store.listed(Status::Waiting, LIST).await?;
    tables.extend(app.house.store.listed(Status::Playing, LIST).await?);
    Ok(Json(lists::summaries(&app.house, tables, person.map(|person| person.key)).await?))
}

/// Your newest tables.
#[utoipa::path(get, path = "/tables/mine", tag = "tables",
    responses((status = 200, body = Vec<TableSummary>), RefusedKnown))]
async fn mine(State(app): State<App>, Known(person): Known) -> Result<Json<Vec<TableSummary>>, No> {
    let mut tables = lists::mine(&app.house, person.key, LIST).await?;
    // Nobody goes on with yesterday's lesson.
    tables.retain(|table| table.options.get("lesson").is_none());
    Ok(Json(tables))
}

pub(crate) fn no_table() -> No {
    No::because(StatusCode::NOT_FOUND, "there is no such table")
}

/// One table.
#[utoipa::path(get, path = "/tables/{link}", tag = "tables", security(()),
    responses((status = 200, body = TableSummary), (status = 404, body = Why), Refused))]
async fn table(
    State(app): State<App>,
    Visitor(person): Visitor,
    Path(link): Path<String>,
) -> Result<Json<TableSummary>, No> {
    let row = app.house.store.table(&link).await?.ok_or_else(no_table)?;
    let mut found = lists::summaries(&app.house, vec![row], person.map(|person| person.key)).await?;
    found.pop().map(Json).ok_or_else(no_table)
}

/// The table or the record with this link.
pub(crate) async fn find(app: &App, link: &str) -> Result<Source, No> {
    Source::find(&*app.house.store, link).await?.ok_or_else(no_table)
}

/// The game so far as a record; with the dice's seed once it is over.
#[utoipa::path(get, path = "/tables/{link}/record", tag = "games", security(()), responses(
    (status = 200, description = "as docs/record.md tells", body = Object),
    (status = 404, body = Why),
    (status = 409, description = "its history can't be replayed", body = Why),
    Refused
))]
async fn show_record(State(app): State<App>, Path(link): Path<String>) -> Result<Response, No> {
    let source = find(&app, &link).await?;
    let written = source.write(&*app.house.store).await?;
    let written = written.map_err(|why| No::because(StatusCode::CONFLICT, why))?;
    Ok(([(header::CONTENT_TYPE, "application/json")], written).into_response())
}

/// A record that was played elsewhere.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Brought {
    /// As docs/record.md tells, as one text.
    #[schema(min_length = 2, max_length = 1048576)]
    record: String,
}

/// Where it can be looked at.
#[derive(Serialize, ToSchema)]
struct Kept {
    /// For the requests that look at a game.
    link: String,
}

/// Takes a record in, to be looked at like a game that was played here.
#[utoipa::path(post, path = "/records", tag = "games", request_body = Brought, responses(
    (status = 200, body = Kept),
    (status = 409, description = "too many were brought, or people still play this game here", body = Why),
    (status = 413, description = "more than 1 MiB"),
    RefusedKnown
))]
async fn bring(
    State(app): State<App>,
    Known(person): Known,
    Checked(Json(brought)): Checked<Json<Brought>>,
) -> Result<Json<Kept>, No> {
    if app.house.store.records_of(person.key).await?.len() >= MOST_RECORDS {
        let why = format!("record: you have brought {MOST_RECORDS} records, and more are not kept");
        return Err(No::because(StatusCode::CONFLICT, why));
    }
    let record = record::bring(person.key, &brought.record, secret_word(), now());
    let record = record.map_err(|why| No::because(StatusCode::BAD_REQUEST, format!("record: {why}")))?;
    if record::is_contested(&*app.house.store, &record).await? {
        return Err(No::because(
            StatusCode::CONFLICT,
            "record: people still play this game here: wait until it is over",
        ));
    }
    app.house.store.add_record(&record).await?;
    Ok(Json(Kept { link: record.link }))
}

/// The language of an answer's sentences.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(crate) struct Language {
    /// `en`, `de` or `fr`.
    #[param(pattern = r"^([Ee][Nn]|[Dd][Ee]|[Ff][Rr])([-_.][\s\S]*)?$")]
    #[serde(default)]
    lang: Option<String>,
}

impl Language {
    pub(crate) fn read(&self) -> Result<Option<Lang>, No> {
        let lang = self.lang.as_deref().map(str::parse).transpose();
        lang.map_err(|error| No::because(StatusCode::BAD_REQUEST, format!("lang: {error}")))
    }
}

/// The position after so many entries of the record, or at its `end`.
#[utoipa::path(get, path = "/tables/{link}/at/{at}", tag = "games", security(()), params(
    ("link" = String, Path),
    ("at" = String, Path, pattern = r"^(\+?[0-9]{1,18}|end)$"),
    Language
), responses(
    (status = 200, description = "`length` of the record, `table` and `update` as the socket sends them", body = Object),
    (status = 404, body = Why),
    (status = 409, description = "its history can't be replayed", body = Why),
    Refused
))]
async fn position(
    State(app): State<App>,
    Path((link, at)): Path<(String, String)>,
    Checked(Query(language)): Checked<Query<Language>>,
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
#[utoipa::path(get, path = "/tables/{link}/proof", tag = "games", security(()), params(Language), responses(
    (status = 200, body = replay::Proof),
    (status = 404, body = Why),
    (status = 409, description = "its history can't be replayed", body = Why),
    Refused
))]
async fn prove(
    State(app): State<App>,
    Path(link): Path<String>,
    Checked(Query(language)): Checked<Query<Language>>,
) -> Result<Json<replay::Proof>, No> {
    let lang = language.read()?.unwrap_or_default();
    let source = find(&app, &link).await?;
    Ok(Json(replay::prove(&app.house, &source, lang).await?))
}

/// Whose analysis, in which language.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
struct Wanted {
    /// The seat; the first if none is named.
    #[serde(default)]
    seat: Option<String>,
    /// `en`, `de` or `fr`.
    #[param(pattern = r"^([Ee][Nn]|[Dd][Ee]|[Ff][Rr])([-_.][\s\S]*)?$")]
    #[serde(default)]
    lang: Option<String>,
}

/// What was luck and what was a mistake.
#[utoipa::path(get, path = "/tables/{link}/analysis", tag = "games", security(()), params(Wanted), responses(
    (status = 200, body = review::Analysis),
    (status = 404, body = Why),
    (status = 409, description = "people still play against each other, or its history can't be replayed", body = Why),
    Refused
))]
async fn analyse(
    State(app): State<App>,
    asker: Asker,
    Path(link): Path<String>,
    Checked(Query(wanted)): Checked<Query<Wanted>>,
) -> Result<Json<review::Analysis>, No> {
    let lang = Language { lang: wanted.lang }.read()?.unwrap_or_default();
    let source = find(&app, &link).await?;
    let (seat, most, seconds) = (wanted.seat.as_deref(), app.limits.reviews_per_person, app.limits.review_seconds);
    Ok(Json(review::review(&app.house, &source, review::Inquiry { asker, seat, lang, most, seconds }).await?))
}
