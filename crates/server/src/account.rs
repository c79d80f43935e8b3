//! Accounts: a guest becomes somebody who can sign in elsewhere, and takes their games along.

use crate::{
    App,
    address::Address,
    door::{Checked, No, Owner, Why, cookies},
    guesses::{Origin, TooMany},
    names::is_invisible,
    nodes::News,
    openapi::{Refused, RefusedKnown},
    passwords::{LONGEST, SHORTEST},
    people::{KNOWN_BROWSER, Purpose},
    sessions::{self, set_cookie, signed_in},
    store::{Person, StoreError, now},
    tokens,
};
use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use std::time::Instant;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

/// How long a browser is known by an account that it has signed in to: two years.
const KNOWN_FOR: i64 = 730 * 86_400_000;

/// The routes of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(open)).routes(routes!(sign_in))
}

/// What somebody signs in with.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Credentials {
    /// 1 to 100 characters without blanks; capitals don't matter.
    #[schema(example = "ada@example.org", min_length = 1, max_length = 100)]
    login: String,
    /// 10 to 200 characters.
    #[schema(example = "correct horse battery", min_length = 10, max_length = 200)]
    password: String,
}

/// Logins are compared without blanks around them and without capitals.
pub(crate) fn tidy_login(login: &str) -> Result<String, No> {
    let too_long = login.chars().count() > 100;
    let login = login.trim().to_lowercase();
    let visible = login.chars().all(|character| !character.is_control() && !character.is_whitespace());
    if login.is_empty() || too_long || !visible {
        return Err(No::because(StatusCode::BAD_REQUEST, "login: expected 1 to 100 characters without blanks"));
    }
    Ok(login)
}

/// Refuses a password that is too short, or so long that hashing it would be work for others.
pub(crate) fn check_length(password: &str) -> Result<(), No> {
    if !(SHORTEST..=LONGEST).contains(&password.chars().count()) {
        let why = format!("password: expected {SHORTEST} to {LONGEST} characters");
        return Err(No::because(StatusCode::BAD_REQUEST, why));
    }
    Ok(())
}

pub(crate) fn busy(busy: crate::passwords::Busy) -> No {
    No::because(StatusCode::SERVICE_UNAVAILABLE, busy.to_string())
}

/// Where somebody comes from who tells a password.
pub(crate) struct Asker<'a> {
    pub address: Address,
    pub headers: &'a HeaderMap,
    /// Who is signed in with this browser already.
    pub signed_in: Option<&'a Person>,
}

/// Whether this is the password of a login. Wrong ones are counted, whether or not anybody has the login.
pub(crate) async fn check(
    app: &App,
    from: Asker<'_>,
    login: &str,
    person: Option<&Person>,
    password: String,
) -> Result<bool, No> {
    let known = person.is_some_and(|person| {
        let own = from.signed_in.is_some_and(|known| known.key == person.key);
        let sealed =
            |cookie| app.house.signer.open(Purpose::KnownBrowser, cookie).is_some_and(|(mark, _)| mark == person.mark);
        own || cookies(from.headers, KNOWN_BROWSER).any(sealed)
    });
    let place = if known { Origin::KnownBrowser } else { Origin::Address(from.address) };
    let too_many = |TooMany(wait)| No::not_yet("password: too many were wrong; wait before the next", wait);
    let guess = app.guesses.begin(login, place, Instant::now()).map_err(too_many)?;
    app.house.publish(|| News::Guess { login: login.to_owned(), place });
    tokio::time::sleep(guess.delay).await;
    let hash = person.and_then(|person| person.password.clone());
    let right = app.passwords.check(password, hash, from.address).await.map_err(busy)?;
    if right {
        guess.was_right();
        app.house.publish(|| News::Right { login: login.to_owned(), place });
    }
    Ok(right)
}

/// The headers that let a browser be known by this account later.
pub(crate) fn known_browser(app: &App, person: &Person) -> HeaderMap {
    let sealed = app.house.signer.seal(Purpose::KnownBrowser, &person.mark, &now().to_string());
    HeaderMap::from_iter([(header::SET_COOKIE, set_cookie(app, KNOWN_BROWSER, &sealed, KNOWN_FOR))])
}

/// An account, or what shall be changed about it.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Account {
    /// 1 to 100 characters without blanks; capitals don't matter.
    #[schema(example = "ada@example.org", min_length = 1, max_length = 100)]
    login: String,
    /// 10 to 200 characters.
    #[schema(example = "correct horse battery", min_length = 10, max_length = 200)]
    password: String,
    /// The password so far, if there is an account already.
    #[schema(max_length = 200)]
    #[serde(default)]
    current: Option<String>,
    /// Whether all other sessions and all tokens of programs end. They do, unless you say otherwise.
    #[serde(default = "yes")]
    end_others: bool,
}

fn yes() -> bool {
    true
}

/// Gives the guest an account, or the account another login and password.
#[utoipa::path(post, path = "/account", tag = "me", request_body = Account, responses(
    (status = 204),
    (status = 403, description = "current: it is not the password so far", body = Why),
    (status = 409, description = "somebody else signs in with it", body = Why),
    RefusedKnown
))]
async fn open(
    State(app): State<App>,
    owner: Owner,
    address: Address,
    headers: HeaderMap,
    Checked(Json(wish)): Checked<Json<Account>>,
) -> Result<Response, No> {
    let login = tidy_login(&wish.login)?;
    if login.chars().any(is_invisible) {
        return Err(No::because(StatusCode::BAD_REQUEST, "login: expected only characters that can be seen"));
    }
    check_length(&wish.password)?;
    let person = &owner.person;
    prove(&app, Asker { address, headers: &headers, signed_in: Some(person) }, person, "current", wish.current).await?;
    let password = app.passwords.hash(wish.password, address).await.map_err(busy)?;
    app.house.store.set_account(person.key, &login, &password).await?;
    if wish.end_others {
        sessions::end_all(&app, person.key, Some(&owner.session)).await?;
        tokens::end_some(&app, person.key, None).await?;
    }
    Ok((known_browser(&app, person), StatusCode::NO_CONTENT).into_response())
}

/// Refuses whoever doesn't know the account's password; guests have none.
pub(crate) async fn prove(
    app: &App,
    from: Asker<'_>,
    person: &Person,
    field: &str,
    password: Option<String>,
) -> Result<(), No> {
    let Some(login) = person.login.as_deref() else { return Ok(()) };
    let Some(password) = password else {
        return Err(No::because(StatusCode::FORBIDDEN, format!("{field}: expected your password")));
    };
    if !check(app, from, login, Some(person), password).await? {
        return Err(No::because(StatusCode::FORBIDDEN, format!("{field}: this is not your password")));
    }
    Ok(())
}

/// Signs in. What was played as a guest before stays with that guest. Restores an account that was deleted less than 14
/// days ago.
#[utoipa::path(post, path = "/sign-in", tag = "me", security(()), request_body = Credentials, responses(
    (status = 204, description = "known by the cookie that is set"),
    (status = 401, description = "login or password is wrong", body = Why),
    Refused
))]
async fn sign_in(
    State(app): State<App>,
    owner: Option<Owner>,
    address: Address,
    headers: HeaderMap,
    Checked(Json(wish)): Checked<Json<Credentials>>,
) -> Result<Response, No> {
    let login = tidy_login(&wish.login)?;
    let person = app.house.store.person_by_login(&login).await?;
    let from = Asker { address, headers: &headers, signed_in: owner.as_ref().map(|owner| &owner.person) };
    let right = check(&app, from, &login, person.as_ref(), wish.password).await?;
    let Some(person) = person.filter(|person| right && person.blocked == 0) else {
        return Err(No::because(StatusCode::UNAUTHORIZED, "login or password is wrong"));
    };
    let mut cookies = come_back(&app, &person, &headers).await?;
    append(&mut cookies, known_browser(&app, &person));
    Ok((cookies, StatusCode::NO_CONTENT).into_response())
}

/// Signs somebody in. Whoever had deleted the account has it back.
pub(crate) async fn come_back(app: &App, person: &Person, headers: &HeaderMap) -> Result<HeaderMap, StoreError> {
    if app.house.store.restore(person.key).await? {
        app.house.call_anew(person.key).await?;
    }
    signed_in(app, person.key, headers).await
}

/// Adds headers to others of the same name.
pub(crate) fn append(headers: &mut HeaderMap, more: HeaderMap) {
    for value in more.get_all(header::SET_COOKIE) {
        headers.append(header::SET_COOKIE, value.clone());
    }
}
