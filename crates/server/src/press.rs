//! The newspaper the morning after: the front page of a finished game as a picture, and what links to it are shown with.

#[cfg(feature = "pictures")]
mod pictures;

use crate::{
    App,
    api::{self, Language},
    door::{Checked, No, Why},
    house::House,
    openapi::Refused,
    page,
    record::Source,
    replay,
    store::Status,
};
use axum::{
    Router,
    extract::{Path, Query, State},
    http::{HeaderMap, StatusCode, Uri, header},
    response::{IntoResponse, Response},
    routing::get,
};
use ledger::{
    press::{FrontPage, Gallery, Newsworthy, SIZE, Turning, escape},
    replay::Sat,
};
use std::sync::LazyLock;
use utoipa_axum::{router::OpenApiRouter, routes};
use words::{Lang, Words};

/// The routes of this module.
pub fn routes() -> OpenApiRouter<App> {
    let routes = OpenApiRouter::new().routes(routes!(drawn));
    #[cfg(feature = "pictures")]
    let routes = routes.routes(routes!(painted));
    routes
}

/// The addresses of the page that show a game.
pub fn pages() -> Router<App> {
    Router::new().route("/table/{link}", get(shown)).route("/replay/{link}", get(shown))
}

/// What newspapers are written with, in the order of [`Lang::ALL`].
static WORDS: LazyLock<[Words; 3]> = LazyLock::new(|| {
    macro_rules! words {
        ($lang:expr, $code:literal) => {
            Words::new($lang)
                .and(include_str!(concat!("../../../data/text/", $code, "/page.ftl")))
                .and(include_str!(concat!("../../../data/text/", $code, "/press.ftl")))
        };
    }
    [words!(Lang::En, "en"), words!(Lang::De, "de"), words!(Lang::Fr, "fr")]
});

/// Everybody's faces, as at the page's tables.
static FACES: LazyLock<Gallery> =
    LazyLock::new(|| Gallery::read(include_str!("../../../data/faces.json")).unwrap_or_default());

/// Reads what front pages are made with, so that whoever asks for the first one doesn't wait for it.
pub fn make_ready() {
    LazyLock::force(&WORDS);
    LazyLock::force(&FACES);
    #[cfg(feature = "pictures")]
    pictures::make_ready();
}

/// The front page about a game; none before it is over. With letters of our own, whoever's name has others goes by a colour.
async fn front_page(app: &App, source: &Source, lang: Lang, own_letters: bool) -> Result<Option<FrontPage>, No> {
    let game: games::Name = source.game().parse().map_err(unreadable)?;
    let page = games::visit!(game, G => front_page_of::<G>(&app.house, source, lang, own_letters).await)?;
    let name = app.sign.name().filter(|name| !own_letters || spelt(name));
    Ok(page.map(|page| page.of_house(name, app.sign.on_paper(), &WORDS[lang as usize])))
}

async fn front_page_of<G: Newsworthy>(
    house: &House,
    source: &Source,
    lang: Lang,
    own_letters: bool,
) -> Result<Option<FrontPage>, No> {
    if matches!(source, Source::Table(row) if row.status != Status::Over) {
        return Ok(None);
    }
    let record = source.read::<G>(&*house.store).await?.map_err(unreadable)?;
    let mut seats = replay::look::<G>(house, source, &record.setup).await?.seats;
    if own_letters {
        seats.iter_mut().for_each(spell);
    }
    let words = &WORDS[lang as usize];
    let turning = house.reviews.done(source, &record).and_then(|reviewed| {
        let table = G::new(&record.setup).ok()?;
        Turning::of(&table, &reviewed, words)
    });
    FrontPage::of(&record, &seats, turning, words).map_err(unreadable)
}

/// Whether the page's fonts have letters for a name.
fn spelt(name: &str) -> bool {
    name.chars().all(|letter| matches!(letter, ' '..='\u{24f}' | '\u{2010}'..='\u{203a}'))
}

/// Leaves out a name that can't be set.
fn spell(sat: &mut Sat) {
    sat.name = sat.name.take().filter(|name| spelt(name));
}

fn unreadable(why: impl ToString) -> No {
    No::because(StatusCode::CONFLICT, why.to_string())
}

fn not_over() -> No {
    No::because(StatusCode::NOT_FOUND, "nothing is printed before the game is over")
}

/// The front page about a finished game, 1200 by 630, in a language.
#[utoipa::path(get, path = "/tables/{link}/front-page.svg", tag = "games", security(()), params(Language), responses(
    (status = 200, description = "a picture of 1200 by 630", content_type = "image/svg+xml", body = String),
    (status = 404, description = "there is no such table, or its game goes on", body = Why),
    (status = 409, description = "its history can't be replayed", body = Why),
    Refused
))]
async fn drawn(
    State(app): State<App>,
    Path(link): Path<String>,
    Checked(Query(language)): Checked<Query<Language>>,
) -> Result<Response, No> {
    let lang = language.read()?.unwrap_or_default();
    let source = api::find(&app, &link).await?;
    let page = front_page(&app, &source, lang, false).await?.ok_or_else(not_over)?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], page.svg(&FACES)).into_response())
}

/// The same, painted.
#[cfg(feature = "pictures")]
#[utoipa::path(get, path = "/tables/{link}/front-page.png", tag = "games", security(()), params(Language), responses(
    (status = 200, description = "a picture of 1200 by 630", content_type = "image/png", body = Vec<u8>),
    (status = 404, description = "there is no such table, or its game goes on", body = Why),
    (status = 409, description = "its history can't be replayed", body = Why),
    Refused
))]
async fn painted(
    State(app): State<App>,
    Path(link): Path<String>,
    Checked(Query(language)): Checked<Query<Language>>,
) -> Result<Response, No> {
    let lang = language.read()?.unwrap_or_default();
    let source = api::find(&app, &link).await?;
    let page = front_page(&app, &source, lang, true).await?.ok_or_else(not_over)?;
    let painted = tokio::task::spawn_blocking(move || pictures::png(&page.svg(&FACES))).await;
    let png = painted.ok().flatten().ok_or_else(|| unreadable("the picture could not be painted"))?;
    Ok(([(header::CONTENT_TYPE, "image/png")], png).into_response())
}

/// The page with what a link to this game is shown with, if the game is over.
async fn shown(State(app): State<App>, Path(link): Path<String>, uri: Uri, headers: HeaderMap) -> Response {
    let lang = asked(&uri).or_else(|| spoken(&headers)).unwrap_or_default();
    match tags(&app, &link, lang, &uri, &headers).await.as_deref().and_then(|more| page::with_head(&app.sign, more)) {
        Some(page) => page,
        None => page::file(State(app), uri, headers).await,
    }
}

/// The language that a link asks for; it may ask for other things, too, which are the page's own.
fn asked(uri: &Uri) -> Option<Lang> {
    uri.query()?.split('&').find_map(|part| part.strip_prefix("lang=")?.parse().ok())
}

/// The first language that a browser asks for and that we speak.
fn spoken(headers: &HeaderMap) -> Option<Lang> {
    let wanted = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    wanted.split(',').find_map(|one| one.split(';').next()?.trim().parse().ok())
}

/// What a link to this game is shown with; nothing before it is over.
async fn tags(app: &App, link: &str, lang: Lang, uri: &Uri, headers: &HeaderMap) -> Option<String> {
    let source = Source::find(&*app.house.store, link).await.ok()??;
    let page = front_page(app, &source, lang, false).await.ok()??;
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let origin = app.public_origin.clone().unwrap_or_else(|| format!("http://{host}"));
    let picture = if cfg!(feature = "pictures") { "png" } else { "svg" };
    let picture = format!("{origin}/api/tables/{}/front-page.{picture}?lang={lang}", source.link());
    let site = app.sign.name().unwrap_or("Backroom");
    Some(head(&page, site, &format!("{origin}{}", uri.path()), &picture))
}

/// A front page for the head of the page at this address, with a picture of it.
fn head(page: &FrontPage, site: &str, url: &str, picture: &str) -> String {
    let (width, height) = (SIZE.0.to_string(), SIZE.1.to_string());
    let description = page.description();
    let tags = [
        ("og:type", "article"),
        ("og:site_name", site),
        ("og:title", &page.headline),
        ("og:description", &description),
        ("og:url", url),
        ("og:image", picture),
        ("og:image:width", &width),
        ("og:image:height", &height),
        ("og:image:alt", &description),
    ];
    let tag = |(name, content): (&str, &str)| format!("<meta property=\"{name}\" content=\"{}\" />", escape(content));
    let tags: String = tags.into_iter().map(tag).collect();
    format!("{tags}<meta name=\"twitter:card\" content=\"summary_large_image\" />")
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Record;

    #[test]
    fn what_people_wrote_is_only_text_in_the_head() {
        let text = include_str!("../../../fixtures/german-badge.jsonl").lines().next().unwrap();
        let record: Record<smile_and_gun::Table> = Record::read(text).unwrap();
        let seats = ["green", "yellow"].map(|seat| Sat {
            seat: seat.to_owned(),
            name: Some(format!("\"><script>alert('&')</script>{seat}")),
            bot: false,
        });
        let page = FrontPage::of(&record, &seats, None, &WORDS[0]).unwrap().unwrap();
        let head = head(&page, "Backroom", "http://x/\"><b>", "http://x/y.png?a&b");
        assert_eq!(head.matches('<').count(), 10, "{head}");
        assert!(head.contains("&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)"), "{head}");
        assert!(
            head.contains("content=\"http://x/y.png?a&amp;b\"") && head.contains("/&quot;&gt;&lt;b&gt;\""),
            "{head}"
        );
    }

    #[test]
    fn the_language_is_the_first_that_we_speak() {
        let spoken = |wanted: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, wanted.parse().unwrap());
            spoken(&headers)
        };
        assert_eq!(spoken("nl, de-AT;q=0.8, en;q=0.5"), Some(Lang::De));
        assert_eq!(spoken("fr"), Some(Lang::Fr));
        assert_eq!(spoken("*"), None);
        assert_eq!(asked(&Uri::from_static("/replay/x?at=24&lang=fr")), Some(Lang::Fr));
        assert_eq!(asked(&Uri::from_static("/replay/x?at=24&lang=xx")), None);
    }

    #[test]
    fn a_name_in_letters_that_no_font_has_is_left_out() {
        for (name, stays) in [("Ada", true), ("Łukasz O’Neill", true), ("影", false), ("Ada 🎩", false)] {
            let mut sat = Sat { seat: "green".to_owned(), name: Some(name.to_owned()), bot: false };
            spell(&mut sat);
            assert_eq!(sat.name.is_some(), stays, "{name}");
        }
    }
}
