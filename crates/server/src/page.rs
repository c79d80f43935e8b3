//! The web page, built into the program; without it the server says what to do. Its files were compressed when it was
//! built, so that sending them costs nothing.

mod coding;
mod sign;
mod site;

pub use sign::Sign;
pub use site::{SiteFile, plays_alone, site};

use crate::App;

use axum::{
    body::Bytes,
    extract::State,
    http::{HeaderMap, StatusCode, Uri, header},
    response::{Html, IntoResponse, Response},
};
use coding::Coding;
use rust_embed::{EmbeddedFile, RustEmbed};
use std::borrow::Cow;

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[allow_missing = true]
struct Built;

/// Whether the page is built into this program.
pub fn is_built() -> bool {
    Built::get(INDEX).is_some()
}

/// A file of the page; every other address shows the page itself, which knows what to show there.
pub async fn file(State(app): State<App>, uri: Uri, headers: HeaderMap) -> Response {
    answer::<Built>(uri.path(), &headers, &app.sign)
}

/// The page itself with more in its head; nothing if it isn't built.
pub(crate) fn with_head(sign: &Sign, more: &str) -> Option<Response> {
    let index = Built::get(INDEX)?;
    let page = sign.on_page(&String::from_utf8_lossy(&index.data)).replacen("</head>", &format!("{more}</head>"), 1);
    Some(([(header::CACHE_CONTROL, "no-cache"), (header::VARY, "accept-language")], Html(page)).into_response())
}

const INDEX: &str = "index.html";
/// Names below it change with their content. What is missing there is missing; everything else is a place of the
/// page's own.
const ASSETS: &str = "assets/";

fn answer<Files: RustEmbed>(path: &str, headers: &HeaderMap, sign: &Sign) -> Response {
    let path = path.trim_start_matches('/');
    let named = if Coding::is_of(path) { None } else { Files::get(path).map(|file| (path, file)) };
    let index = || Files::get(INDEX).filter(|_| !path.starts_with(ASSETS)).map(|file| (INDEX, file));
    let Some((path, plain)) = named.or_else(index) else {
        let unbuilt = Files::get(INDEX).is_none();
        return if unbuilt { (StatusCode::NOT_FOUND, Html(NOT_BUILT)).into_response() } else { missing() };
    };
    let kind = plain.metadata.mimetype().to_owned();
    if let Some(signed) = sign.on(path, &plain.data) {
        return ([(header::CACHE_CONTROL, "no-cache")], [(header::CONTENT_TYPE, kind)], signed).into_response();
    }
    let mut plain = Some(plain);
    let mut sent = coding::accepted(headers).into_iter().filter_map(|coding| {
        let file = if coding == Coding::Plain { plain.take() } else { Files::get(&coding.file(path)) };
        file.map(|file| (coding, file))
    });
    let vary = (header::VARY, "accept-encoding");
    let Some((coding, file)) = sent.next() else { return (StatusCode::NOT_ACCEPTABLE, [vary]).into_response() };
    let tag = tag(&file);
    let keep = if path.starts_with(ASSETS) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = ([vary, (header::CACHE_CONTROL, keep)], [(header::ETAG, tag.clone())]);
    if has(headers, &tag) {
        return (StatusCode::NOT_MODIFIED, known).into_response();
    }
    let data = match file.data {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => bytes.into(),
    };
    (known, [(header::CONTENT_TYPE, kind)], coding.header(), data).into_response()
}

fn missing() -> Response {
    StatusCode::NOT_FOUND.into_response()
}

/// What names these very bytes.
fn tag(file: &EmbeddedFile) -> String {
    format!("\"{}\"", hex::encode(&file.metadata.sha256_hash()[..16]))
}

/// Whether the client has these bytes already.
fn has(headers: &HeaderMap, tag: &str) -> bool {
    let lines = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|line| line.to_str().ok());
    let mut tags = lines.flat_map(|line| line.split(',')).map(str::trim);
    tags.any(|one| one == "*" || one.strip_prefix("W/").unwrap_or(one) == tag)
}

const NOT_BUILT: &str = "<!doctype html><title>Backroom</title>
<p>The server is running, but its page is not built into it. Programs can play: see docs/protocol.md.
<p>To build the page: <code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code>, then build the server again.
";

#[cfg(test)]
mod tests {
    use super::*;
    use axum::{Router, http::Request, routing::get};
    use tower_service::Service;

    #[derive(RustEmbed)]
    #[folder = "$CARGO_MANIFEST_DIR/tests/page"]
    struct Sample;

    /// The answer's status, one of its headers, and its body.
    async fn ask(method: &str, path: &str, header: (&str, &str), shown: &str) -> (u16, String, String) {
        let mut router: Router = Router::new().fallback_service(get(async |uri: Uri, headers: HeaderMap| {
            answer::<Sample>(uri.path(), &headers, &Sign::default())
        }));
        let request = Request::builder().method(method).uri(path).header(header.0, header.1);
        let answer = router.call(request.body(axum::body::Body::empty()).unwrap()).await.unwrap();
        let shown = answer.headers().get(shown).map(|value| value.to_str().unwrap().to_owned()).unwrap_or_default();
        let status = answer.status().as_u16();
        let body = axum::body::to_bytes(answer.into_body(), 10_000).await.unwrap();
        (status, shown, String::from_utf8_lossy(&body).into_owned())
    }

    #[tokio::test]
    async fn a_file_is_sent_in_the_coding_that_the_client_likes_best() {
        for (accepted, coding, body) in [
            ("gzip, deflate, br, zstd", "br", "as brotli\n"),
            ("gzip", "gzip", "as gzip\n"),
            ("br;q=0.5, gzip;q=0.8", "gzip", "as gzip\n"),
            ("br;q=0, *", "gzip", "as gzip\n"),
            ("identity, br;q=0.5", "", "plain\n"),
            ("deflate", "", "plain\n"),
            ("", "", "plain\n"),
        ] {
            let answer = ask("GET", "/assets/a.js", ("accept-encoding", accepted), "content-encoding").await;
            assert_eq!(answer, (200, coding.to_owned(), body.to_owned()), "{accepted}");
            let (_, kind, _) = ask("GET", "/assets/a.js", ("accept-encoding", accepted), "content-type").await;
            assert!(kind.contains("javascript"), "{kind}");
        }
        let (_, vary, _) = ask("GET", "/assets/a.js", ("accept-encoding", ""), "vary").await;
        assert_eq!(vary, "accept-encoding");
        // There is nothing but the plain text of this one.
        assert_eq!(ask("GET", "/", ("accept-encoding", "br"), "content-encoding").await.1, "");
        assert_eq!(ask("GET", "/", ("accept-encoding", "br, identity;q=0"), "vary").await.0, 406);
    }

    #[tokio::test]
    async fn what_the_client_has_is_not_sent_again() {
        let (_, plain, _) = ask("GET", "/assets/a.js", ("accept-encoding", ""), "etag").await;
        let (_, brotli, _) = ask("GET", "/assets/a.js", ("accept-encoding", "br"), "etag").await;
        assert!(plain.starts_with('"') && plain.len() == 34 && plain != brotli, "{plain} {brotli}");
        for (tags, expected) in [
            (plain.clone(), 304),
            (format!("\"other\", W/{plain}"), 304),
            ("*".to_owned(), 304),
            (brotli, 200),
            ("\"other\"".to_owned(), 200),
        ] {
            let (status, tag, body) = ask("GET", "/assets/a.js", ("if-none-match", &tags), "etag").await;
            assert_eq!((status, tag), (expected, plain.clone()), "{tags}");
            assert_eq!(body.is_empty(), expected == 304);
        }
    }

    #[tokio::test]
    async fn only_what_is_there_is_found_and_only_looked_at() {
        let none = ("x", "y");
        assert_eq!(ask("GET", "/table/x", none, "content-type").await, (200, "text/html".into(), "<p>index\n".into()));
        assert_eq!(ask("HEAD", "/assets/a.js", none, "content-length").await, (200, "6".into(), String::new()));
        for (method, path, expected) in [
            ("GET", "/assets/b.js", 404),
            ("GET", "/assets/a.js.br", 404),
            ("GET", "/assets/../../door.rs", 404),
            ("POST", "/", 405),
            ("DELETE", "/assets/a.js", 405),
        ] {
            assert_eq!(ask(method, path, none, "x").await.0, expected, "{method} {path}");
        }
        let (_, keep, _) = ask("GET", "/assets/a.js", none, "cache-control").await;
        assert!(keep.contains("immutable"));
        assert_eq!(ask("GET", "/", none, "cache-control").await.1, "no-cache");
    }
}
