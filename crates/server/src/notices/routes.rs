//! How people switch notices on and off.

use super::{Notice, Push, mailbox};
use crate::{
    App,
    door::{Checked, Known, No, Why},
    openapi::{Refused, RefusedKnown},
    people::Purpose,
    store::{Browser, MailRow},
};
use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};
use words::Lang;

/// How many browsers of one person are told.
const MOST_BROWSERS: usize = 10;

/// The routes of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(notices))
        .routes(routes!(subscribe, unsubscribe))
        .routes(routes!(write_to))
        .routes(routes!(confirm))
        .routes(routes!(stop))
}

/// How you are told about your turns in games that take days.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "Notices"))]
pub struct Told {
    /// The server's public key, for a browser's subscription; none if it tells no browsers.
    key: Option<String>,
    /// How many of your browsers are told.
    browsers: usize,
    /// Whether this server sends e-mails at all.
    sends_mail: bool,
    /// The address to which they go.
    mail: Option<String>,
    /// Whether the link in the first one was followed; nothing else is sent before that.
    confirmed: bool,
}

/// How you are told about your turns while you are away.
#[utoipa::path(get, path = "/me/notices", tag = "me", responses((status = 200, body = Told), RefusedKnown))]
async fn notices(State(app): State<App>, Known(person): Known) -> Result<Json<Told>, No> {
    let (store, ways) = (&app.house.store, app.house.notices.ways());
    let mail = store.mail(person.key).await?;
    Ok(Json(Told {
        key: ways.push.as_ref().map(Push::public_key),
        browsers: store.browsers(person.key).await?.len(),
        sends_mail: ways.mail.is_some(),
        confirmed: mail.as_ref().is_some_and(|mail| mail.confirmed != 0),
        mail: mail.map(|mail| mail.address),
    }))
}

fn wrong(why: impl Into<String>) -> No {
    No::because(StatusCode::BAD_REQUEST, why)
}

fn language(lang: &str) -> Result<String, No> {
    let lang: Lang = lang.parse().map_err(|error| wrong(format!("lang: {error}")))?;
    Ok(lang.code().to_owned())
}

/// A browser's subscription at its push service, as the browser tells it.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Subscription {
    /// Where its push service takes notices.
    #[schema(example = "https://updates.push.services.mozilla.com/wpush/v2/gAAAAAB")]
    endpoint: String,
    /// Its public key, in base64url.
    p256dh: String,
    /// Its secret, 16 bytes in base64url.
    auth: String,
    /// `en`, `de` or `fr`.
    #[schema(example = "de", pattern = r"^([Ee][Nn]|[Dd][Ee]|[Ff][Rr])([-_.][\s\S]*)?$")]
    #[cfg_attr(feature = "ts", ts(type = "Lang"))]
    lang: String,
}

/// Tells a browser about your turns.
#[utoipa::path(post, path = "/me/notices/browsers", tag = "me", request_body = Subscription, responses(
    (status = 204),
    (status = 409, description = "you have too many, or this server tells no browsers", body = Why),
    RefusedKnown
))]
async fn subscribe(
    State(app): State<App>,
    Known(person): Known,
    Checked(Json(wish)): Checked<Json<Subscription>>,
) -> Result<StatusCode, No> {
    let lang = language(&wish.lang)?;
    let Subscription { endpoint, p256dh, auth, .. } = wish;
    let browser = Browser { endpoint, person: person.key, p256dh, auth, lang };
    let Some(push) = &app.house.notices.ways().push else {
        return Err(No::because(StatusCode::CONFLICT, "endpoint: this server tells no browsers"));
    };
    push.check(&browser).map_err(wrong)?;
    let others = app.house.store.browsers(person.key).await?;
    if others.iter().filter(|other| other.endpoint != browser.endpoint).count() >= MOST_BROWSERS {
        let why = format!("endpoint: {MOST_BROWSERS} of your browsers are told, and more are not");
        return Err(No::because(StatusCode::CONFLICT, why));
    }
    app.house.store.add_browser(&browser).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Which browser.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Endpoint {
    /// Where its push service takes notices.
    endpoint: String,
}

/// Tells a browser nothing any more.
#[utoipa::path(delete, path = "/me/notices/browsers", tag = "me", request_body = Endpoint,
    responses((status = 204), RefusedKnown))]
async fn unsubscribe(
    State(app): State<App>,
    Known(person): Known,
    Checked(Json(which)): Checked<Json<Endpoint>>,
) -> Result<StatusCode, No> {
    app.house.store.remove_browser(person.key, &which.endpoint).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Where to write.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Letter {
    /// Nowhere, if there is none.
    #[schema(example = "ada@example.org")]
    address: Option<String>,
    /// `en`, `de` or `fr`.
    #[schema(example = "de", pattern = r"^([Ee][Nn]|[Dd][Ee]|[Ff][Rr])([-_.][\s\S]*)?$")]
    lang: String,
}

/// Sends e-mails about your turns to an address once the link in the first one was followed, or none any more.
#[utoipa::path(post, path = "/me/notices/mail", tag = "me", request_body = Letter, responses(
    (status = 204),
    (status = 409, description = "this server sends no e-mails", body = Why),
    RefusedKnown
))]
async fn write_to(
    State(app): State<App>,
    Known(person): Known,
    Checked(Json(wish)): Checked<Json<Letter>>,
) -> Result<StatusCode, No> {
    let lang = language(&wish.lang)?;
    let Some(address) = wish.address else {
        app.house.store.remove_mail(person.key).await?;
        return Ok(StatusCode::NO_CONTENT);
    };
    let Some(mail) = &app.house.notices.ways().mail else {
        return Err(No::because(StatusCode::CONFLICT, "address: this server sends no e-mails"));
    };
    let address = mail.tidy(&address).ok_or_else(|| wrong("address: expected an e-mail address"))?;
    let known = app.house.store.mail(person.key).await?.filter(|known| known.address == address);
    let confirmed = known.map_or(0, |known| known.confirmed);
    let ask = confirmed == 0 && app.house.notices.may_ask(person.key, &address).await?;
    app.house.store.set_mail(&MailRow { person: person.key, address, lang, confirmed }).await?;
    // The answer doesn't tell: whether somebody else was asked there is nobody's business.
    if ask {
        app.house.notices.send(Notice::Confirm { person: person.key });
    }
    Ok(StatusCode::NO_CONTENT)
}

/// The person whom a link in an e-mail is about, if it is about the address that is kept.
async fn meant(app: &App, purpose: Purpose, token: &str) -> Result<Option<MailRow>, No> {
    let forged = || No::because(StatusCode::NOT_FOUND, "token: this link is not one of ours");
    let (mark, about) = app.house.signer.open(purpose, token).ok_or_else(forged)?;
    // Links of the version before named a number, which nobody is known by any more.
    let person = app.house.store.person_by_mark(mark).await?.ok_or_else(forged)?;
    let known = app.house.store.mail(person.key).await?;
    Ok(known.filter(|known| mailbox::fingerprint(&known.address) == about))
}

/// Says yes to e-mails, by the link in the first one.
#[utoipa::path(post, path = "/notices/confirm/{token}", tag = "me", security(()), responses(
    (status = 204),
    (status = 404, body = Why),
    (status = 410, description = "the address is another one meanwhile", body = Why),
    Refused
))]
async fn confirm(State(app): State<App>, Path(token): Path<String>) -> Result<StatusCode, No> {
    let known = meant(&app, Purpose::ConfirmMail, &token).await?;
    let known = known.ok_or_else(|| No::because(StatusCode::GONE, "token: nobody asks about this address any more"))?;
    app.house.store.set_mail(&MailRow { confirmed: 1, ..known }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Stops e-mails, by the link that is in each; nobody has to sign in for it.
#[utoipa::path(post, path = "/notices/stop/{token}", tag = "me", security(()), responses(
    (status = 204, description = "no more are sent; also if none were"),
    (status = 404, body = Why),
    Refused
))]
async fn stop(State(app): State<App>, Path(token): Path<String>) -> Result<StatusCode, No> {
    if let Some(known) = meant(&app, Purpose::StopMail, &token).await? {
        app.house.store.remove_mail(known.person).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}
