//! The web page, built into the program; without it the server says what to do.

use axum::{
    http::{StatusCode, Uri, header},
    response::{Html, IntoResponse, Response},
};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[allow_missing = true]
struct Built;

/// Whether the page is built into this program.
pub fn is_built() -> bool {
    Built::get("index.html").is_some()
}

/// A file of the page; every other address shows the page itself, which knows what to show there.
pub async fn file(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    let named = Built::get(path).map(|file| (path, file));
    // What is missing below /assets is missing; everything else is a place of the page's own.
    let found = named.or_else(|| {
        let index = (!path.starts_with("assets/")).then(|| Built::get("index.html")).flatten();
        index.map(|file| ("index.html", file))
    });
    match found {
        Some((path, file)) => {
            // Names below /assets change with their content.
            let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
            let headers = [(header::CONTENT_TYPE, file.metadata.mimetype()), (header::CACHE_CONTROL, keep)];
            (headers, file.data.into_owned()).into_response()
        }
        None if is_built() => StatusCode::NOT_FOUND.into_response(),
        None => (StatusCode::NOT_FOUND, Html(NOT_BUILT)).into_response(),
    }
}

const NOT_BUILT: &str = "<!doctype html><title>Backroom</title>
<p>The server is running, but its page is not built into it. Programs can play: see docs/protocol.md.
<p>To build the page: <code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code>, then build the server again.
";
