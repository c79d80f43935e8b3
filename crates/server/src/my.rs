//! What somebody takes away from their games, over HTTP: progress, history, statistics, records.

use crate::{
    App,
    api::LARGEST_RECORD,
    door::{Checked, Known, No, Why},
    openapi::RefusedKnown,
    people::fresh,
    record::Source,
    statistics::{Opponent, Progress, Statistics},
    store::{Change, FinishedGame, FinishedRow, PersonKey, Store, StoreError, Wanted, now},
};
use axum::{
    Json,
    body::{Body, Bytes},
    extract::{DefaultBodyLimit, Query, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use futures_util::stream;
use ledger::{Filter, Fresh};
use serde::Deserialize;
use std::{
    collections::{BTreeSet, HashMap},
    convert::Infallible,
    sync::Arc,
};
use tokio::{
    runtime::Handle,
    sync::Semaphore,
    task::spawn_blocking,
    time::{Instant, sleep},
};
use utoipa::ToSchema;
use utoipa_axum::{
    router::{OpenApiRouter, UtoipaMethodRouterExt},
    routes,
};

pub use ledger::{Games, Played};

/// Of how many people the names are asked for at once.
const AT_A_TIME: usize = 1000;

/// The routes of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(progress))
        .routes(routes!(games))
        .routes(routes!(bring_along).layer(DefaultBodyLimit::max(LARGEST_RECORD)))
        .routes(routes!(statistics))
        .routes(routes!(records))
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
    let limit = filter.page();
    let wanted = filter.read().map_err(|why| No::because(StatusCode::BAD_REQUEST, why))?;
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

/// A game that was played on somebody's own device.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct OfDevice {
    /// What the game is called there, without `here-`: 22 letters, digits, `-` and `_`. It is brought once, however often
    /// it comes.
    #[schema(min_length = 22, max_length = 22, pattern = "^[A-Za-z0-9_-]+$")]
    link: String,
    /// Its record, as docs/record.md tells, as one text: to its end, with the seeds of its dice.
    #[schema(min_length = 2, max_length = 1048576)]
    record: String,
    /// When it ended, in milliseconds since 1970.
    #[schema(minimum = 0)]
    ended: i64,
}

/// Takes a finished game of a device in: it is in your history and counts for the campaign, never for a rating.
#[utoipa::path(post, path = "/me/games", tag = "me", request_body = OfDevice, responses(
    (status = 204, description = "it is here now, or was before"),
    (status = 409, description = "somebody else has a game with this link or this deal", body = Why),
    (status = 413, description = "more than 1 MiB"),
    RefusedKnown
))]
async fn bring_along(
    State(app): State<App>,
    Known(person): Known,
    Checked(Json(game)): Checked<Json<OfDevice>>,
) -> Result<StatusCode, No> {
    let wrong = |why: String| No::because(StatusCode::BAD_REQUEST, why);
    let store = &*app.house.store;
    if game.link.len() != 22 || !game.link.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)) {
        return Err(wrong("link: expected 22 letters, digits, - and _".to_owned()));
    }
    let taken = || No::because(StatusCode::CONFLICT, "link: somebody else has this game");
    if let Some(table) = store.table(&game.link).await? {
        return if table.host == person.key { Ok(StatusCode::NO_CONTENT) } else { Err(taken()) };
    }
    let fresh = Fresh { link: game.link, ..fresh() };
    let brought = ledger::bring_along(person.key, &game.record, fresh, game.ended.clamp(0, now()));
    let (prepared, finished) = brought.map_err(|why| wrong(format!("record: {why}")))?;
    // Results of a deal are compared: nobody brings one to a deal of others.
    let same = store.finished_with(&prepared.new.table.deal).await?;
    if same.iter().any(|other| other.row.person != person.key) || store.is_contested(&prepared.new.table.deal).await? {
        return Err(No::because(StatusCode::CONFLICT, "record: others play with this deal"));
    }
    let lines = prepared.rows(finished.rows.first().map_or(0, |row| row.ended));
    let change = Change { laid: Some(prepared.new), lines, finished: Some(finished), ..Change::default() };
    app.house
        .journal
        .write(change)
        .await
        .map_err(|error| No::because(StatusCode::SERVICE_UNAVAILABLE, error.to_string()))?;
    Ok(StatusCode::NO_CONTENT)
}

/// What your finished games came to, all together.
#[utoipa::path(get, path = "/me/statistics", tag = "me", params(Filter),
    responses((status = 200, body = Statistics), RefusedKnown))]
async fn statistics(
    State(app): State<App>,
    Known(person): Known,
    Checked(Query(filter)): Checked<Query<Filter>>,
) -> Result<Json<Statistics>, No> {
    let wanted = filter.read().map_err(|why| No::because(StatusCode::BAD_REQUEST, why))?;
    let store = app.house.store.clone();
    aside(async move {
        let found = store.finished(person.key, &wanted, i64::MAX).await?;
        let rows: Vec<_> = found.into_iter().map(|game| game.row).collect();
        let names = names_in(&*store, rows.iter()).await?;
        Ok(Json(Statistics::of(&rows, &names)))
    })
    .await
}

/// Whose turn it is to read thousands of rows: one after the other, and half of the time nobody.
static TURN: Semaphore = Semaphore::const_new(1);

/// Reads and adds up thousands of rows on a thread of its own. However many want that, moves come through: whoever waits keeps
/// neither a connection nor a processor from them, and the next one begins after a rest as long as this took.
pub(crate) async fn aside<T: Send + 'static>(
    work: impl Future<Output = Result<T, No>> + Send + 'static,
) -> Result<T, No> {
    let (turn, runtime) = (TURN.acquire().await, Handle::current());
    // It is somebody's turn until their work is done, even if they have hung up.
    let done = spawn_blocking(move || {
        let begun = Instant::now();
        let done = runtime.block_on(work);
        let rest = begun.elapsed();
        runtime.spawn(async move {
            sleep(rest).await;
            drop(turn);
        });
        done
    });
    done.await
        .unwrap_or_else(|_| Err(No::because(StatusCode::SERVICE_UNAVAILABLE, "this could not be read; try again")))
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
