//! The page as a site of its own, for hosts that only send files: it plays on the device of whoever opens it.

use super::{Built, INDEX, Sign, coding::Coding};
use crate::CONTENT_POLICY;
use rust_embed::RustEmbed;
use std::borrow::Cow;

/// A file of the site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SiteFile {
    /// Where it goes, from the site's folder.
    pub path: String,
    /// What is in it.
    pub bytes: Cow<'static, [u8]>,
}

/// All files of the site under its sign, for a host that shows them under this path, which begins and ends with a slash; none if
/// the page is not built into this program.
pub fn site(base: &str, sign: &Sign) -> Vec<SiteFile> {
    site_of::<Built>(base, sign)
}

/// Whether the page was built with what it plays with where there is no server.
pub fn plays_alone() -> bool {
    Built::iter().any(|path| path.ends_with(".wasm"))
}

fn site_of<Files: RustEmbed>(base: &str, sign: &Sign) -> Vec<SiteFile> {
    let mut files = Vec::new();
    for path in Files::iter().filter(|path| !Coding::is_of(path)) {
        let Some(file) = Files::get(&path) else { continue };
        if path == INDEX {
            let index = alone(&sign.on_page(&String::from_utf8_lossy(&file.data)), base);
            // Whatever address the host doesn't know is a place of the page's own.
            let page = |path: &str| SiteFile { path: path.to_owned(), bytes: index.clone().into_bytes().into() };
            files.extend([page(INDEX), page("404.html")]);
        } else {
            let bytes = sign.on(&path, &file.data).map_or(file.data, Cow::Owned);
            files.push(SiteFile { path: path.into_owned(), bytes });
        }
    }
    if !files.is_empty() {
        // Hosts that make pages of what they are given shall leave these as they are.
        files.push(SiteFile { path: ".nojekyll".to_owned(), bytes: Cow::Borrowed(b"") });
    }
    files
}

/// The page, told that there is no server behind it and under which path it lies. A plain host sends no headers of ours, so
/// its content policy is in it.
fn alone(index: &str, base: &str) -> String {
    let (policy, _) = CONTENT_POLICY.split_once("; frame-ancestors").unwrap_or((CONTENT_POLICY, ""));
    let told = format!(
        "<head>\n    <meta http-equiv=\"content-security-policy\" content=\"{policy}\" />\n    \
         <meta name=\"backroom-house\" content=\"here\" />\n    <meta name=\"backroom-base\" content=\"{base}\" />"
    );
    index.replace("=\"/", &format!("=\"{base}")).replacen("<head>", &told, 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(RustEmbed)]
    #[folder = "$CARGO_MANIFEST_DIR/tests/page"]
    struct Sample;

    #[test]
    fn every_file_is_there_once_and_unknown_places_show_the_page() {
        let mut paths: Vec<_> = site_of::<Sample>("/", &Sign::default()).into_iter().map(|file| file.path).collect();
        paths.sort();
        assert_eq!(paths, [".nojekyll", "404.html", "assets/a.js", "index.html"]);
    }

    #[test]
    fn the_page_is_told_where_it_lies_and_what_it_may_load() {
        let index = "<html><head>\n<script src=\"/assets/a.js\"></script><a href=\"https://b\"></head></html>";
        let page = alone(index, "/games/backroom/");
        assert!(page.contains("<script src=\"/games/backroom/assets/a.js\">"), "{page}");
        assert!(page.contains("<a href=\"https://b\">"), "{page}");
        assert!(page.contains("name=\"backroom-base\" content=\"/games/backroom/\""), "{page}");
        assert!(page.contains("script-src 'self' 'wasm-unsafe-eval';") && !page.contains("frame-ancestors"), "{page}");
    }
}
