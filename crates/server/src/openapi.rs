//! What can be asked over HTTP, described for programs: `GET /api/openapi.json`. A route is described where it is
//! written: `#[utoipa::path(…)]` on its handler, and `routes!` instead of `route` in its module's list.

use crate::{
    App, account, api, catalogue, challenge, door::Why, invitation, lessons, my, notices, press, reset, sessions,
    socket, store::StoreError, tokens,
};
use axum::Json;
use std::{collections::BTreeMap, sync::OnceLock};
use utoipa::{
    IntoResponses, Modify, OpenApi,
    openapi::{
        HeaderBuilder, ObjectBuilder, Ref, RefOr, Response, ResponseBuilder,
        content::ContentBuilder,
        schema::Type,
        security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme},
    },
};
use utoipa_axum::{router::OpenApiRouter, routes};

/// What is asked for now and then: nobody may ask too often, or too much at once.
pub(crate) fn shared() -> OpenApiRouter<App> {
    let own = OpenApiRouter::new().routes(routes!(describe));
    let people = account::routes().merge(sessions::routes()).merge(tokens::routes()).merge(reset::routes());
    let people = people.merge(notices::routes());
    let tables = lessons::routes().merge(challenge::routes()).merge(invitation::routes()).merge(catalogue::routes());
    api::routes().merge(people).merge(tables).merge(press::routes()).merge(my::routes()).merge(own)
}

/// The same, but what it waits for is not the database: these stand in a line of their own.
pub(crate) fn patient() -> OpenApiRouter<App> {
    api::patient_routes()
}

/// What plays games, whose messages are counted one by one.
pub(crate) fn socket() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(socket::open))
}

/// The description of every route below `/api`.
pub fn description() -> &'static utoipa::openapi::OpenApi {
    static DESCRIPTION: OnceLock<utoipa::openapi::OpenApi> = OnceLock::new();
    DESCRIPTION.get_or_init(|| {
        let routes = shared().merge(patient()).merge(socket());
        OpenApiRouter::with_openapi(Cover::openapi()).nest("/api", routes).into_openapi()
    })
}

/// This description.
#[utoipa::path(get, path = "/openapi.json", tag = "programs", security(()),
    responses((status = 200, description = "an OpenAPI description", body = Object)))]
async fn describe() -> Json<&'static utoipa::openapi::OpenApi> {
    Json(description())
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Backroom",
        description = "Finding a seat. Playing goes over a WebSocket for each table, whose messages docs/protocol.md describes."
    ),
    components(schemas(Why)),
    modifiers(&Passes),
    security(("cookie" = []), ("token" = [])),
    tags(
        (name = "me", description = "who you are"),
        (name = "tables", description = "tables to play at"),
        (name = "games", description = "games to look at again"),
        (name = "programs", description = "for programs")
    )
)]
struct Cover;

/// What is shown at the door.
struct Passes;

impl Modify for Passes {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let components = openapi.components.get_or_insert_default();
        let cookie = ApiKeyValue::with_description(crate::people::COOKIE, "from POST /api/guest or /api/sign-in");
        components.add_security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
        components.add_security_scheme("token", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
    }
}

fn refusal(description: &str, example: &str) -> ResponseBuilder {
    let content = ContentBuilder::new()
        .schema(Some(Ref::from_schema_name("Why")))
        .example(Some(serde_json::json!({ "error": example })))
        .build();
    ResponseBuilder::new().description(description).content("application/json", content)
}

/// How any request can fail.
pub(crate) struct Refused;

impl IntoResponses for Refused {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        let all = [
            ("400", "something is wrong with a field", "name: expected 1 to 30 characters that can be seen"),
            ("403", "a browser's page of another site asks", "requests from other sites are not taken"),
            ("408", "it did not come in time", "the request did not come in time"),
            ("413", "too large", "length limit exceeded"),
            ("415", "not JSON", "Expected request with `Content-Type: application/json`"),
            ("422", "not what was expected", "game: unknown variant `chess`, expected `smile-and-gun` or `gangster`"),
            ("503", "the database is not there", "the database is not available; try again"),
        ];
        let all =
            all.into_iter().map(|(status, why, example)| (status.to_owned(), refusal(why, example).build().into()));
        let after = HeaderBuilder::new()
            .schema(Some(ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(1))))
            .description(Some("seconds until it is worth asking again"))
            .build();
        let too_often = refusal("too often", "too many requests; wait a minute").header("Retry-After", after);
        all.chain([("429".to_owned(), too_often.build().into())]).collect()
    }
}

/// How a request that lays a table can fail.
pub(crate) struct TooManyTables;

impl IntoResponses for TooManyTables {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        let example = StoreError::TooManyTables(200).to_string();
        let full = refusal("you have as many tables as one can have", &example);
        BTreeMap::from([("409".to_owned(), full.build().into())])
    }
}

/// How a request of somebody known can fail.
pub(crate) struct RefusedKnown;

impl IntoResponses for RefusedKnown {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        let mut all = Refused::responses();
        let stranger = refusal("nobody known", "nobody knows you yet: POST /api/guest first");
        all.insert("401".to_owned(), stranger.build().into());
        all
    }
}

/// One of these words.
#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Config, Limits, Server};
    use std::collections::BTreeSet;

    /// The paths that a router knows; it shows them only to people who look at it closely.
    fn paths_of(router: &axum::Router) -> BTreeSet<String> {
        let shown = format!("{router:?}");
        let paths = shown.split('"').filter(|part| part.starts_with("/api/") && !part.contains("fallback"));
        paths.map(str::to_owned).collect()
    }

    #[tokio::test]
    async fn every_route_is_described_and_every_description_has_a_route() {
        let folder = tempfile::tempdir().unwrap();
        let config = Config {
            listen: ([127, 0, 0, 1], 0).into(),
            database: folder.path().join("backroom.db").display().to_string(),
            limits: Limits::NONE,
            ..Config::default()
        };
        let server = Server::open(&config).await.unwrap();
        let paths = paths_of(&crate::router(server.app.clone(), false));
        let described: BTreeSet<_> = description().paths.paths.keys().cloned().collect();
        assert!(paths.len() > 15, "{paths:?}");
        assert_eq!(paths, described);
        let address = server.address();
        tokio::spawn(server.run(std::future::pending()));
        for (path, item) in &description().paths.paths {
            // A method that nobody knows is answered with those that are known.
            let url = format!("http://{address}{}", path.replace(['{', '}'], ""));
            let method = reqwest::Method::from_bytes(b"BREW").unwrap();
            let answer = reqwest::Client::new().request(method, url).send().await.unwrap();
            let known = answer.headers()["allow"].to_str().unwrap().to_owned();
            let known: BTreeSet<_> = known.split(',').filter(|method| *method != "HEAD").collect();
            let operations = [("GET", &item.get), ("POST", &item.post), ("PUT", &item.put), ("DELETE", &item.delete)];
            let described = operations.into_iter().filter_map(|(method, what)| what.is_some().then_some(method));
            assert_eq!(known, described.collect(), "{path}");
        }
    }

    #[test]
    fn every_operation_says_what_it_is_and_how_it_can_fail() {
        let all = serde_json::to_value(description()).unwrap();
        for (path, item) in all["paths"].as_object().unwrap() {
            for (method, operation) in item.as_object().unwrap() {
                let what = format!("{method} {path}: {operation}");
                assert!(operation["summary"].as_str().is_some_and(|summary| summary.len() > 5), "{what}");
                assert!(operation["tags"][0].is_string(), "{what}");
                let answers = operation["responses"].as_object().unwrap();
                assert!(answers.keys().any(|status| status.starts_with(['1', '2'])), "{what}");
                assert!(answers.contains_key("503") || path.ends_with("openapi.json"), "{what}");
            }
        }
        // Everything that is referred to is there.
        let text = all.to_string();
        let names: BTreeSet<_> =
            text.split("#/components/schemas/").skip(1).map(|rest| rest.split('"').next()).collect();
        assert!(names.len() > 10, "{names:?}");
        for name in names.into_iter().flatten() {
            assert!(all["components"]["schemas"][name].is_object(), "{name}");
        }
    }

    #[test]
    fn the_protocols_documentation_names_every_route() {
        let text = include_str!("../../../docs/protocol.md");
        for (path, item) in &description().paths.paths {
            let segments = path.split('/').map(|part| part.trim_matches(['{', '}']));
            let path: String = segments.zip(path.split('/')).skip(1).fold(String::new(), |made, (plain, part)| {
                made + "/" + &if part == plain { plain.to_owned() } else { plain.to_uppercase() }
            });
            let operations = [("GET", &item.get), ("POST", &item.post), ("PUT", &item.put), ("DELETE", &item.delete)];
            for (method, _) in operations.into_iter().filter(|(_, what)| what.is_some()) {
                assert!(text.contains(&format!("{method} {path}")), "docs/protocol.md: {method} {path} is missing");
            }
        }
    }
}
