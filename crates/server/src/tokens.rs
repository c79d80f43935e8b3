//! Tokens for programs: each has a name and may play or only read. None can change how their owner signs in.

use crate::{
    App,
    door::{Checked, No, Owner, Why},
    openapi::RefusedKnown,
    people::{secret_word, tidy_name, token_hash},
    store::{Millis, PersonKey, StoreError, TokenRow, now},
};
use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

/// How many tokens one person may have.
const MOST: usize = 20;

/// The routes of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list, make)).routes(routes!(end)).routes(routes!(replace, end_unnamed))
}

/// What a token lets a program do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// Lay tables, sit down and play.
    #[default]
    Play,
    /// Look at everything, change nothing.
    Read,
}

impl Scope {
    /// As it is kept; what isn't known may do less.
    pub fn of(name: &str) -> Self {
        if name == Self::Play.name() { Self::Play } else { Self::Read }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Read => "read",
        }
    }
}

/// A token, without its secret.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "ProgramToken"))]
pub struct Known {
    /// What it is called by.
    id: String,
    /// What it is for; empty if it has no name.
    name: String,
    /// What it may do.
    scope: Scope,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    created: Millis,
}

/// A token that is wished for.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct TokenWish {
    /// What it is for: 1 to 30 characters.
    #[schema(example = "my bot", min_length = 1)]
    name: String,
    /// What it may do; `play`, if nothing is said.
    #[serde(default)]
    scope: Scope,
}

/// A token, shown once.
#[derive(Serialize, ToSchema)]
struct Token {
    /// For the header `Authorization: Bearer`.
    token: String,
}

/// The tokens of your programs.
#[utoipa::path(get, path = "/me/tokens", tag = "programs",
    responses((status = 200, body = Vec<Known>), RefusedKnown))]
async fn list(State(app): State<App>, owner: Owner) -> Result<Json<Vec<Known>>, No> {
    let found = app.house.store.tokens(owner.person.key).await?;
    let known =
        |row: TokenRow| Known { scope: Scope::of(&row.scope), id: row.id, name: row.name, created: row.created };
    Ok(Json(found.into_iter().map(known).collect()))
}

/// A token for a program.
#[utoipa::path(post, path = "/me/tokens", tag = "programs", request_body = TokenWish, responses(
    (status = 200, body = Token),
    (status = 409, description = "you have too many", body = Why),
    RefusedKnown
))]
async fn make(
    State(app): State<App>,
    owner: Owner,
    Checked(Json(wish)): Checked<Json<TokenWish>>,
) -> Result<Json<Token>, No> {
    let wrong = || No::because(StatusCode::BAD_REQUEST, "name: expected 1 to 30 characters that can be seen");
    let name = tidy_name(&wish.name).ok_or_else(wrong)?;
    if app.house.store.tokens(owner.person.key).await?.len() >= MOST {
        return Err(No::because(StatusCode::CONFLICT, format!("name: you have {MOST} tokens, and more are not kept")));
    }
    Ok(Json(add(&app, owner.person.key, name, wish.scope).await?))
}

async fn add(app: &App, person: PersonKey, name: String, scope: Scope) -> Result<Token, StoreError> {
    let token = format!("backroom_{}{}", secret_word(), secret_word());
    let scope = scope.name().to_owned();
    let row = TokenRow { hash: token_hash(&token), id: secret_word(), person, name, scope, created: now() };
    app.house.store.add_token(&row).await?;
    Ok(Token { token })
}

/// Ends a program's token.
#[utoipa::path(delete, path = "/me/tokens/{id}", tag = "programs",
    responses((status = 204), (status = 404, body = Why), RefusedKnown))]
async fn end(State(app): State<App>, owner: Owner, Path(id): Path<String>) -> Result<StatusCode, No> {
    if end_some(&app, owner.person.key, Some(&id)).await? == 0 {
        return Err(No::because(StatusCode::NOT_FOUND, "id: you have no such token"));
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Ends the token with this id or all, with their sockets. Says how many.
pub(crate) async fn end_some(app: &App, person: PersonKey, id: Option<&str>) -> Result<usize, StoreError> {
    let ended = app.house.store.end_tokens(person, id).await?;
    ended.iter().for_each(|hash| app.house.live.end(hash));
    Ok(ended.len())
}

async fn end_those_without_name(app: &App, person: PersonKey) -> Result<(), StoreError> {
    for token in app.house.store.tokens(person).await?.iter().filter(|token| token.name.is_empty()) {
        end_some(app, person, Some(&token.id)).await?;
    }
    Ok(())
}

/// A token to play with that has no name; the one before ends.
#[utoipa::path(post, path = "/token", tag = "programs", responses((status = 200, body = Token), RefusedKnown))]
async fn replace(State(app): State<App>, owner: Owner) -> Result<Json<Token>, No> {
    end_those_without_name(&app, owner.person.key).await?;
    Ok(Json(add(&app, owner.person.key, String::new(), Scope::Play).await?))
}

/// Ends the token that has no name.
#[utoipa::path(delete, path = "/token", tag = "programs", responses((status = 204), RefusedKnown))]
async fn end_unnamed(State(app): State<App>, owner: Owner) -> Result<StatusCode, No> {
    end_those_without_name(&app, owner.person.key).await?;
    Ok(StatusCode::NO_CONTENT)
}
