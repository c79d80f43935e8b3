//! The front page of a finished game, and what links to it are shown with.

use crate::common::{client::Running, databases::databases, pair::Pair};
use serde_json::json;

/// The status, the kind and the text of an answer.
async fn fetch(url: &str) -> (u16, String, String) {
    let answer = reqwest::get(url).await.unwrap();
    let (status, kind) = (answer.status().as_u16(), answer.headers()["content-type"].to_str().unwrap().to_owned());
    (status, kind, String::from_utf8_lossy(&answer.bytes().await.unwrap()).into_owned())
}

#[tokio::test]
async fn a_finished_game_is_on_the_front_page_and_nothing_else_is() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let (ada, bob) = (server.guest("<Ada> & \"co\"").await, server.guest("Bob").await);
        let mut pair = Pair::of(ada, bob, json!({"game": "gangster"})).await;
        let link = pair.link.clone();
        let page = |kind: &str, lang: &str| server.url(&format!("/api/tables/{link}/front-page.{kind}{lang}"));
        let place = server.url(&format!("/replay/{link}"));
        assert_eq!(fetch(&page("svg", "")).await.0, 404);
        assert!(!fetch(&place).await.2.contains("og:"));
        pair.two.ask_for(json!({"type": "resign", "request": "r"})).await;

        let (status, kind, svg) = fetch(&page("svg", "?lang=de")).await;
        assert_eq!((status, kind.as_str()), (200, "image/svg+xml"));
        assert!(svg.contains("Ein weißes Taschentuch") && svg.contains("&lt;Ada&gt; &amp; &quot;co&quot;"), "{svg}");
        assert!(!svg.contains("<Ada>"), "{svg}");
        assert!(fetch(&page("svg", "")).await.2.contains("handkerchief"));
        assert_eq!(fetch(&page("svg", "?lang=xx")).await.0, 400);
        assert_eq!(fetch(&server.url("/api/tables/nonsense/front-page.svg")).await.0, 404);
        if cfg!(feature = "pictures") {
            assert_eq!(fetch(&page("png", "?lang=fr")).await.1, "image/png");
        }
        // What else a link says is the page's own business.
        assert_eq!(fetch(&format!("{place}?at=3&learn")).await.0, fetch(&place).await.0);
        // Only a page that is built in has a head.
        if server::page::is_built() {
            let (_, _, html) = fetch(&format!("{place}?lang=fr")).await;
            assert!(html.contains("og:title\" content=\"Un mouchoir blanc a suffi\""), "{html}");
            assert!(html.contains("&lt;Ada&gt;") && !html.contains("<Ada>"), "{html}");
            assert!(html.contains(&format!("/api/tables/{link}/front-page.")), "{html}");
        }
        server.stop().await;
    }
}
