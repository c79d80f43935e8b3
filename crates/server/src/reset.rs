//! Another password for somebody who has forgotten theirs: by a link that works once, sent by the host or, to an address
//! that was confirmed, by the server.

use crate::{
    App,
    account::{append, busy, check_length, come_back, known_browser, tidy_login},
    address::Address,
    door::{Checked, No, Why},
    notices::Notice,
    openapi::Refused,
    people::{secret_word, token_hash},
    store::{Millis, PersonKey, Store, StoreError, now},
};
use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

/// How long a link works: a day.
pub const LASTS: Millis = 86_400_000;

/// The routes of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(reset)).routes(routes!(forgotten))
}

/// A word for a link that lets this person set another password; the one before doesn't work any more.
pub async fn offer(store: &dyn Store, person: PersonKey) -> Result<String, StoreError> {
    let word = format!("{}{}", secret_word(), secret_word());
    store.add_reset(person, &token_hash(&word), now() + LASTS).await?;
    Ok(word)
}

/// Who has forgotten their password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Forgotten {
    /// What they sign in with.
    #[schema(example = "ada", min_length = 1, max_length = 100)]
    login: String,
    /// The language of the e-mail: `en`, `de` or `fr`.
    #[schema(example = "de", pattern = r"^([Ee][Nn]|[Dd][Ee]|[Ff][Rr])([-_.][\s\S]*)?$")]
    lang: String,
}

/// Sends a link for another password to the address where somebody wants e-mails, if they have confirmed one. The answer
/// doesn't tell whether they have, nor whether there is anybody of that name.
#[utoipa::path(post, path = "/reset/mail", tag = "me", security(()), request_body = Forgotten, responses(
    (status = 204),
    (status = 409, description = "this server sends no e-mails", body = Why),
    Refused
))]
async fn forgotten(State(app): State<App>, Checked(Json(wish)): Checked<Json<Forgotten>>) -> Result<StatusCode, No> {
    let lang = wish.lang.parse().map_err(|error| No::because(StatusCode::BAD_REQUEST, format!("lang: {error}")))?;
    if app.house.notices.ways().mail.is_none() {
        return Err(No::because(StatusCode::CONFLICT, "this server sends no e-mails; ask whoever runs it"));
    }
    app.house.notices.send(Notice::Reset { login: tidy_login(&wish.login)?, lang });
    Ok(StatusCode::NO_CONTENT)
}

/// What the link holds, and the password that shall be.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Reset {
    /// What stands behind the `#` of the link.
    token: String,
    /// 10 to 200 characters.
    #[schema(example = "correct horse battery", min_length = 10, max_length = 200)]
    password: String,
}

/// Sets another password by such a link. All sessions and all tokens of programs end; this session begins.
#[utoipa::path(post, path = "/reset", tag = "me", security(()), request_body = Reset, responses(
    (status = 204, description = "known by the cookie that is set"),
    (status = 410, description = "the link was used, or is too old", body = Why),
    Refused
))]
async fn reset(
    State(app): State<App>,
    address: Address,
    headers: HeaderMap,
    Checked(Json(wish)): Checked<Json<Reset>>,
) -> Result<Response, No> {
    check_length(&wish.password)?;
    let gone = || No::because(StatusCode::GONE, "token: this link was used before, or is too old; ask for another");
    let hash = token_hash(&wish.token);
    // Hashing a password is work, which nobody shall be able to make us do by guessing.
    if !app.house.store.has_reset(&hash, now()).await? {
        return Err(gone());
    }
    let password = app.passwords.hash(wish.password, address).await.map_err(busy)?;
    let person = app.house.store.reset_password(&hash, now(), &password).await?.ok_or_else(gone)?;
    app.house.live.end_person(person.key);
    let mut cookies = come_back(&app, &person, &headers).await?;
    append(&mut cookies, known_browser(&app, &person));
    Ok((cookies, StatusCode::NO_CONTENT).into_response())
}
