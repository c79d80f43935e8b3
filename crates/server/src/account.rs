//! Accounts: a guest becomes somebody who can sign in elsewhere, and takes their games along.

use crate::{
    App,
    api::signed_in,
    door::{Checked, Known, No, Why},
    openapi::{Refused, RefusedKnown},
    passwords::{LONGEST, SHORTEST},
    people::{secret_word, token_hash},
};
use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

/// The routes of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(open)).routes(routes!(sign_in)).routes(routes!(new_token, no_token))
}

/// What somebody signs in with.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Credentials {
    /// 1 to 100 characters without blanks; capitals don't matter.
    #[schema(example = "ada@example.org")]
    login: String,
    /// 10 to 200 characters.
    #[schema(example = "correct horse battery")]
    password: String,
}

impl Credentials {
    /// Logins are compared without blanks around them and without capitals.
    fn login(&self) -> Result<String, No> {
        let login = self.login.trim().to_lowercase();
        let visible = login.chars().all(|character| !character.is_control() && !character.is_whitespace());
        if login.is_empty() || login.len() > 100 || !visible {
            return Err(No::because(StatusCode::BAD_REQUEST, "login: expected 1 to 100 characters without blanks"));
        }
        Ok(login)
    }
}

/// Refuses a password that is too short, or so long that hashing it would be work for others.
pub(crate) fn check_length(password: &str) -> Result<(), No> {
    if password.chars().count() < SHORTEST || password.len() > LONGEST {
        let why = format!("password: expected {SHORTEST} to {LONGEST} characters");
        return Err(No::because(StatusCode::BAD_REQUEST, why));
    }
    Ok(())
}

pub(crate) fn busy(busy: crate::passwords::Busy) -> No {
    No::because(StatusCode::SERVICE_UNAVAILABLE, busy.to_string())
}

/// Gives the guest an account, or the account another password. Other sessions end.
#[utoipa::path(post, path = "/account", tag = "me", request_body = Credentials, responses(
    (status = 204),
    (status = 409, description = "somebody else signs in with it", body = Why),
    RefusedKnown
))]
async fn open(
    State(app): State<App>,
    Known(person): Known,
    Checked(Json(wish)): Checked<Json<Credentials>>,
) -> Result<Response, No> {
    let login = wish.login()?;
    check_length(&wish.password)?;
    let password = app.passwords.hash(wish.password).await.map_err(busy)?;
    app.house.store.set_account(person.key, &login, &password).await?;
    app.house.store.end_sessions(person.key).await?;
    Ok((signed_in(&app, person.key, person.session + 1), StatusCode::NO_CONTENT).into_response())
}

/// Signs in. What was played as a guest before stays with that guest.
#[utoipa::path(post, path = "/sign-in", tag = "me", security(()), request_body = Credentials, responses(
    (status = 204, description = "known by the cookie that is set"),
    (status = 401, description = "login or password is wrong", body = Why),
    Refused
))]
async fn sign_in(State(app): State<App>, Checked(Json(wish)): Checked<Json<Credentials>>) -> Result<Response, No> {
    let login = wish.login()?;
    let person = app.house.store.person_by_login(&login).await?;
    let hash = person.as_ref().and_then(|person| person.password.clone());
    let right = app.passwords.check(wish.password, hash).await.map_err(busy)?;
    match person.filter(|person| right && person.blocked == 0) {
        Some(person) => Ok((signed_in(&app, person.key, person.session), StatusCode::NO_CONTENT).into_response()),
        None => Err(No::because(StatusCode::UNAUTHORIZED, "login or password is wrong")),
    }
}

/// A token for programs that play in one's name; shown once.
#[derive(Serialize, ToSchema)]
struct Token {
    /// For the header `Authorization: Bearer`.
    token: String,
}

/// A token for a program; the one before ends.
#[utoipa::path(post, path = "/token", tag = "programs", responses((status = 200, body = Token), RefusedKnown))]
async fn new_token(State(app): State<App>, Known(person): Known) -> Result<Json<Token>, No> {
    let token = format!("backroom_{}{}", secret_word(), secret_word());
    app.house.store.set_token(person.key, Some(&token_hash(&token))).await?;
    Ok(Json(Token { token }))
}

/// Ends the program's token.
#[utoipa::path(delete, path = "/token", tag = "programs", responses((status = 204), RefusedKnown))]
async fn no_token(State(app): State<App>, Known(person): Known) -> Result<StatusCode, No> {
    app.house.store.set_token(person.key, None).await?;
    Ok(StatusCode::NO_CONTENT)
}
