//! The crowd: nobody may ask too often, open too much, or keep the server to themselves.

use crate::{
    App, Limits,
    address::{Address, Proxies},
    door::No,
    nodes::News,
    places::{Place, Places},
};
use axum::{
    extract::{FromRequestParts, Request, State},
    http::{HeaderMap, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter, clock::Clock};
use std::{
    collections::HashMap,
    hash::{BuildHasher, RandomState},
    num::NonZeroU32,
    sync::{Mutex, PoisonError},
    time::Duration,
};
use tokio::time::timeout;

/// After how many requests of an address other servers are told at once.
const OFTEN: u32 = 5;

/// Counts what everybody does.
pub struct Crowd {
    /// The proxies whose word counts.
    pub(crate) proxies: Proxies,
    requests: Option<DefaultKeyedRateLimiter<Address>>,
    handshakes: Option<DefaultKeyedRateLimiter<Address>>,
    sockets: Places<Address>,
    in_work: Places<Asker>,
    hasher: RandomState,
    /// How often addresses have asked since other servers were told, if there are others.
    untold: Option<Mutex<HashMap<Address, u32>>>,
}

/// Who asks, as requests in work are counted: by what is shown and by where it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Asker {
    Pass(u64),
    From(Address),
}

impl Crowd {
    /// With these limits.
    pub fn new(limits: &Limits, proxies: Proxies, several: bool) -> Self {
        let limiter = |limit: Option<u32>, quota: fn(NonZeroU32) -> Quota| {
            limit.and_then(NonZeroU32::new).map(|limit| RateLimiter::keyed(quota(limit)))
        };
        Self {
            proxies,
            requests: limiter(limits.requests_per_minute, Quota::per_minute),
            handshakes: limiter(limits.handshakes_per_second, Quota::per_second),
            sockets: Places::new(limits.sockets_per_address),
            in_work: Places::new(limits.requests_at_once),
            hasher: RandomState::new(),
            untold: (several && limits.requests_per_minute.is_some()).then(Mutex::default),
        }
    }

    /// An address has asked for something. Says how often, if others should know that at once.
    fn asked(&self, address: Address) -> Option<u32> {
        let mut untold = self.untold.as_ref()?.lock().unwrap_or_else(PoisonError::into_inner);
        let times = untold.entry(address).or_default();
        *times += 1;
        if *times == OFTEN { untold.remove(&address) } else { None }
    }

    /// How often addresses have asked here since this was last asked.
    pub fn asked_here(&self) -> Vec<(Address, u32)> {
        let Some(untold) = &self.untold else { return Vec::new() };
        untold.lock().unwrap_or_else(PoisonError::into_inner).drain().collect()
    }

    /// Counts what was asked at another server as if it had been asked here.
    pub fn asked_elsewhere(&self, requests: &[(Address, u32)]) {
        let Some(limiter) = &self.requests else { return };
        for (address, times) in requests {
            // Whoever has no more left can't be counted any further.
            (0..*times).take_while(|_| limiter.check_key(address).is_ok()).for_each(drop);
        }
    }

    /// Forgets who has not come for a while, now and then.
    pub async fn forget(&self) {
        let mut now_and_then = tokio::time::interval(Duration::from_secs(60));
        loop {
            now_and_then.tick().await;
            for limiter in [&self.requests, &self.handshakes].into_iter().flatten() {
                limiter.retain_recent();
                limiter.shrink_to_fit();
            }
        }
    }

    /// A place for a request in work, both for the person and for the address: whoever makes up passes gets no more.
    async fn place(&self, headers: &HeaderMap, address: Address) -> (Option<Place<Asker>>, Place<Asker>) {
        let shown = [header::AUTHORIZATION, header::COOKIE].map(|name| headers.get(name));
        let person = match shown {
            [None, None] => None,
            shown => Some(self.in_work.take(Asker::Pass(self.hasher.hash_one(shown))).await),
        };
        (person, self.in_work.take(Asker::From(address)).await)
    }
}

/// Counts one more. How long somebody has to wait who comes too often.
fn wait(limiter: Option<&DefaultKeyedRateLimiter<Address>>, address: Address) -> Option<Duration> {
    let limiter = limiter?;
    limiter.check_key(&address).err().map(|until| until.wait_time_from(limiter.clock().now()))
}

/// Nobody may ask too much in too short a time.
pub async fn check_rate(State(app): State<App>, address: Address, request: Request, next: Next) -> Response {
    match wait(app.crowd.requests.as_ref(), address) {
        Some(wait) => No::not_yet("too many requests; wait a minute", wait).into_response(),
        None => {
            if let Some(times) = app.crowd.asked(address) {
                app.house.publish(|| News::Requests(vec![(address, times)]));
            }
            next.run(request).await
        }
    }
}

/// How long a request waits for others of the same person or address.
const PATIENCE: Duration = Duration::from_secs(3);

/// Nobody may keep the database to themselves.
pub async fn share(State(app): State<App>, address: Address, request: Request, next: Next) -> Response {
    match timeout(PATIENCE, app.crowd.place(request.headers(), address)).await {
        Ok(_place) => next.run(request).await,
        Err(_) => No::not_yet("too many requests at once; wait for their answers", PATIENCE).into_response(),
    }
}

/// Nobody may open sockets too fast.
pub async fn check_handshakes(State(app): State<App>, address: Address, request: Request, next: Next) -> Response {
    match wait(app.crowd.handshakes.as_ref(), address) {
        Some(wait) => No::not_yet("too many sockets in a second; wait a moment", wait).into_response(),
        None => next.run(request).await,
    }
}

/// The place of a socket: nobody may have too many.
pub struct SocketPlace(pub Place<Address>);

impl FromRequestParts<App> for SocketPlace {
    type Rejection = No;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, No> {
        let place = parts.extensions.get().and_then(|address| app.crowd.sockets.try_take(*address));
        let too_many = || No::not_yet("too many open sockets; close some", PATIENCE);
        place.map(Self).ok_or_else(too_many)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Config, Server};
    use axum::{Router, body::Body, middleware, routing::get};
    use std::sync::Arc;
    use tokio::{sync::Semaphore, task::JoinSet};
    use tower_service::Service;

    fn from(address: [u8; 4], cookie: &'static str) -> Request {
        let request = Request::builder().uri("/").header("cookie", cookie);
        request.extension(Address::of(address.into())).body(Body::empty()).unwrap()
    }

    #[tokio::test]
    async fn one_persons_slow_requests_leave_room_for_strangers() {
        let folder = tempfile::tempdir().unwrap();
        let config = Config {
            listen: ([127, 0, 0, 1], 0).into(),
            database: folder.path().join("backroom.db").display().to_string(),
            limits: Limits { requests_at_once: Some(3), ..Limits::NONE },
            ..Config::default()
        };
        let app = Server::open(&config).await.unwrap().app;
        // A database that answers when it is told to.
        let (begun, answers) = (Arc::new(Semaphore::new(0)), Arc::new(Semaphore::new(0)));
        let (begins, waits) = (begun.clone(), answers.clone());
        let slow = get(async move || {
            begins.add_permits(1);
            waits.acquire().await.unwrap().forget();
        });
        let share = middleware::from_fn_with_state(app.clone(), share);
        let router: Router = Router::new().route("/", slow).layer(share).with_state(app.clone());
        let mut work = JoinSet::new();
        let mut ask = |request: Request| {
            let mut router = router.clone();
            work.spawn(async move { router.call(request).await.unwrap().status().as_u16() });
        };
        // Twelve at once, from everywhere; and as many from one address, each as somebody else.
        for n in 0..12 {
            ask(from([192, 0, 2, n], "ada"));
        }
        for cookie in ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"] {
            ask(from([198, 51, 100, 1], cookie));
        }
        begun.acquire_many(6).await.unwrap().forget();
        // A stranger and somebody else are answered as if nothing were.
        ask(from([192, 0, 2, 1], "bob"));
        ask(from([203, 0, 113, 1], "eve"));
        begun.acquire_many(2).await.unwrap().forget();
        // Nobody waits for ever.
        let mut codes = Vec::new();
        while codes.len() < 18 {
            codes.push(work.join_next().await.unwrap().unwrap());
        }
        assert!(codes.iter().all(|code| *code == 429), "{codes:?}");
        assert_eq!(begun.available_permits(), 0);
        answers.add_permits(8);
        while let Some(code) = work.join_next().await {
            assert_eq!(code.unwrap(), 200);
        }
        assert_eq!(app.crowd.in_work.keys(), 0);
    }
}
