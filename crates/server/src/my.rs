//! What somebody takes away from their games, over HTTP: progress, history, statistics, records.

use crate::{
    App,
    door::{Checked, Known, No},
    openapi::RefusedKnown,
    record::Source,
    statistics::{Opponent, Progress, Statistics},
    store::{FinishedGame, FinishedRow, PersonKey, Store, StoreError, Wanted},
};
use axum::{
    Json,
    body::{Body, Bytes},
    extract::{Query, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use futures_util::stream;
use serde::{Deserialize, Serialize};
use std::{
    collections::{BTreeSet, HashMap},
    convert::Infallible,
    sync::Arc,
};
use tokio::{runtime::Handle, task::spawn_blocking};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

/// How many games a page of the history has, unless it is said.
const PAGE: u16 = 30;
/// How many it has at most.
const LARGEST_PAGE: u16 = 200;

/// Of how many people the names are asked for at once.
const AT_A_TIME: usize = 1000;

/// The routes of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(progress))
        .routes(routes!(games))
        .routes(routes!(statistics))
        .routes(routes!(records))
}

/// Which games are wanted; all, if nothing is said.
#[derive(Clone, Debug, Default, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields, default)]
struct Filter {
    /// `smile-and-gun` or `gangster`.
    #[param(max_length = 40, pattern = "^[a-z0-9_:.-]+$")]
    game: Option<String>,
    /// `won`, `lost`, `draw`, `unfinished` or `shared`.
    #[param(max_length = 40, pattern = "^[a-z0-9_:.-]+$")]
    result: Option<String>,
    /// `person`, `person:NAME`, `bot`, `bot:NAME` or `gang`.
    #[param(pattern = r"^(person(:[\s\S]*)?|bot(:[a-z0-9_:.-]{0,40})?|gang:?)$")]
    opponent: Option<String>,
    /// `shadow:` or `infusion:` and a card.
    #[param(max_length = 40, pattern = "^[a-z0-9_:.-]+$")]
    card: Option<String>,
    /// Alone: how hard it was.
    #[param(max_length = 40, pattern = "^[a-z0-9_:.-]+$")]
    level: Option<String>,
    /// The link of the last game of the page before.
    before: Option<String>,
    /// How many at most; never more than 200.
    #[param(minimum = 0, maximum = 65535)]
    limit: Option<u16>,
}

impl Filter {
    fn read(self) -> Result<Wanted, No> {
        let wrong = |why: String| No::because(StatusCode::BAD_REQUEST, why);
        for (field, value) in
            [("game", &self.game), ("result", &self.result), ("card", &self.card), ("level", &self.level)]
        {
            if let Some(value) = value.as_ref().filter(|value| !is_word(value)) {
                return Err(wrong(format!("{field}: expected a word of small letters, found \"{value}\"")));
            }
        }
        let (mut opponent, mut name) = (None, None);
        match self.opponent.as_deref().map(|text| text.split_once(':').unwrap_or((text, ""))) {
            None => {}
            Some(("person", "")) => opponent = Some("person:".to_owned()),
            Some(("person", wanted)) => name = Some(wanted.to_owned()),
            Some(("bot", wanted)) if is_word(wanted) => opponent = Some(format!("bot:{wanted} ")),
            Some(("bot", "")) => opponent = Some("bot:".to_owned()),
            Some(("gang", "")) => opponent = Some("gang ".to_owned()),
            Some(_) => {
                return Err(wrong("opponent: expected person, person:NAME, bot, bot:NAME or gang".to_owned()));
            }
        }
        let Self { game, result, card, level, before, .. } = self;
        Ok(Wanted { game, result, opponent, name, card, level, before })
    }
}

/// What games, cards, levels and bots are called; nothing in it means anything to the database.
fn is_word(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"-_:.".contains(&byte);
    !text.is_empty() && text.len() <= 40 && text.bytes().all(plain)
}

/// A page of somebody's history.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Games {
    /// The games, the newest first.
    pub games: Vec<Played>,
    /// What to ask for as `before` to see older ones, if there are any.
    pub before: Option<String>,
}

/// A game that somebody has played.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Played {
    /// The table's link.
    pub link: String,
    /// Which game.
    #[cfg_attr(feature = "ts", ts(type = "GameName"))]
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ended: i64,
    /// `won`, `lost`, `draw`, `unfinished`, or `shared` for both sides at one screen.
    #[cfg_attr(feature = "ts", ts(type = "Verdict"))]
    pub result: String,
    /// The own points, if it was played to its end.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub points: Option<i64>,
    /// The most points of anybody else.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub rival: Option<i64>,
    /// The own seats.
    #[cfg_attr(feature = "ts", ts(type = "SeatName[]"))]
    pub seats: Vec<String>,
    /// The others.
    pub opponents: Vec<Opponent>,
    /// `shadow:` or `infusion:` and a card.
    pub cards: Vec<String>,
    /// The rule set, where there are several.
    pub edition: Option<String>,
    /// `two`, `three`, `four`, `solo`, `legacy`, `scenario` or `mission`.
    pub mode: String,
    /// The number of the scenario or mission.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub stage: Option<i64>,
    /// Alone: how hard.
    pub level: Option<String>,
    /// How many finished games had the same deal, this one included.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub same_deal: i64,
}

impl Played {
    /// A finished game as its player is shown it.
    pub fn of(game: FinishedGame, names: &HashMap<PersonKey, String>, deals: &HashMap<String, i64>) -> Self {
        let (row, link) = (game.row, game.link);
        let words = |list: &str| list.split_whitespace().map(str::to_owned).collect();
        Self {
            opponents: Opponent::all(&row, names),
            seats: words(&row.seats),
            cards: words(&row.cards),
            link,
            game: row.game,
            ended: row.ended,
            result: row.result,
            points: row.points,
            rival: row.rival,
            edition: row.edition,
            mode: row.mode,
            stage: row.stage,
            level: row.level,
            same_deal: deals.get(&game.deal).copied().unwrap_or(1),
        }
    }
}

/// All that is kept of somebody's finished games.
pub async fn all_games(store: &dyn Store, person: PersonKey) -> Result<Vec<Played>, StoreError> {
    let found = store.finished(person, &Wanted::default(), i64::MAX).await?;
    let names = names_in(store, found.iter().map(|game| &game.row)).await?;
    let deals = deals_in(store, &found).await?;
    Ok(found.into_iter().map(|game| Played::of(game, &names, &deals)).collect())
}

/// How many finished games there are of each of these games' deals.
async fn deals_in(store: &dyn Store, games: &[FinishedGame]) -> Result<HashMap<String, i64>, StoreError> {
    let deals: BTreeSet<_> = games.iter().map(|game| game.deal.as_str()).collect();
    let mut counts = HashMap::new();
    for deals in deals.into_iter().collect::<Vec<_>>().chunks(AT_A_TIME) {
        counts.extend(store.count_deals(deals).await?);
    }
    Ok(counts)
}

async fn names_in<'a>(
    store: &dyn Store,
    rows: impl Iterator<Item = &'a FinishedRow>,
) -> Result<HashMap<PersonKey, String>, StoreError> {
    let mut names = HashMap::new();
    for people in Opponent::people(rows).chunks(AT_A_TIME) {
        names.extend(store.names(people).await?);
    }
    Ok(names)
}

/// How far you are in the campaign and its missions.
#[utoipa::path(get, path = "/me/progress", tag = "me", responses((status = 200, body = Progress), RefusedKnown))]
async fn progress(State(app): State<App>, Known(person): Known) -> Result<Json<Progress>, No> {
    let store = app.house.store.clone();
    aside(async move {
        let found = store.finished(person.key, &Wanted::default(), i64::MAX).await?;
        let rows: Vec<_> = found.into_iter().map(|game| game.row).collect();
        Ok(Json(Progress::of(&rows)))
    })
    .await
}

/// The games that you have finished, the newest first.
#[utoipa::path(get, path = "/me/games", tag = "me", params(Filter), responses((status = 200, body = Games), RefusedKnown))]
async fn games(
    State(app): State<App>,
    Known(person): Known,
    Checked(Query(filter)): Checked<Query<Filter>>,
) -> Result<Json<Games>, No> {
    let limit = filter.limit.unwrap_or(PAGE).clamp(1, LARGEST_PAGE) as usize;
    let wanted = filter.read()?;
    let store = &*app.house.store;
    // One more tells whether there are more.
    let mut found = store.finished(person.key, &wanted, limit as i64 + 1).await?;
    let more = found.len() > limit;
    found.truncate(limit);
    let names = names_in(store, found.iter().map(|game| &game.row)).await?;
    let before = found.last().filter(|_| more).map(|game| game.link.clone());
    let deals = deals_in(store, &found).await?;
    let games = found.into_iter().map(|game| Played::of(game, &names, &deals)).collect();
    Ok(Json(Games { games, before }))
}

/// What your finished games came to, all together.
#[utoipa::path(get, path = "/me/statistics", tag = "me", params(Filter),
    responses((status = 200, body = Statistics), RefusedKnown))]
async fn statistics(
    State(app): State<App>,
    Known(person): Known,
    Checked(Query(filter)): Checked<Query<Filter>>,
) -> Result<Json<Statistics>, No> {
    let wanted = filter.read()?;
    let store = app.house.store.clone();
    aside(async move {
        let found = store.finished(person.key, &wanted, i64::MAX).await?;
        let rows: Vec<_> = found.into_iter().map(|game| game.row).collect();
        let names = names_in(&*store, rows.iter()).await?;
        Ok(Json(Statistics::of(&rows, &names)))
    })
    .await
}

/// Reads and adds up thousands of rows on a thread of its own: those that serve moves are not kept from it.
pub(crate) async fn aside<T: Send + 'static>(
    work: impl Future<Output = Result<T, No>> + Send + 'static,
) -> Result<T, No> {
    let runtime = Handle::current();
    let done = spawn_blocking(move || runtime.block_on(work)).await;
    done.unwrap_or_else(|_| Err(No::because(StatusCode::SERVICE_UNAVAILABLE, "this could not be read; try again")))
}

/// All records of somebody's finished games and those that they brought, one a line, as they are read from disk.
#[utoipa::path(get, path = "/me/records", tag = "me",
    responses((status = 200, description = "JSON Lines, as docs/record.md tells"), RefusedKnown))]
async fn records(State(app): State<App>, Known(person): Known) -> Result<Response, No> {
    let store = app.house.store.clone();
    let played = store.finished(person.key, &Wanted::default(), i64::MAX).await?;
    let mut links: Vec<_> = played.into_iter().map(|game| game.link).collect();
    links.extend(store.records_of(person.key).await?);
    let lines = stream::unfold((store, links.into_iter()), |(store, mut links)| async move {
        loop {
            if let Some(line) = line(&store, &links.next()?).await {
                return Some((Ok::<_, Infallible>(line), (store, links)));
            }
        }
    });
    let headers = [
        (header::CONTENT_TYPE, "application/jsonl"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"backroom.jsonl\""),
    ];
    Ok((headers, Body::from_stream(lines)).into_response())
}

/// A record as a line; none, if it can't be read any more.
async fn line(store: &Arc<dyn Store>, link: &str) -> Option<Bytes> {
    let written = match Source::find(&**store, link).await {
        Ok(Some(source)) => source.write(&**store).await,
        Ok(None) => return None,
        Err(error) => Err(error),
    };
    let record = written.map_err(|error| error.to_string()).and_then(|record| record);
    record.map_err(|why| tracing::warn!(table = link, why, "a record is left out of a download")).ok().map(
        |mut record| {
            record.push('\n');
            record.into()
        },
    )
}
