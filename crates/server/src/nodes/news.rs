//! What a node tells all others at once. Whoever misses it learns it in another way, or does without.

use crate::{App, address::Address, guesses::Origin, store::PersonKey};
use node::Life;
use serde::{Deserialize, Serialize};
use std::time::{Duration, Instant};
use tokio::sync::broadcast::error::RecvError;

/// What a node tells all others.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum News {
    /// A life is over, and its tables can be had.
    Left(Life),
    /// A password is being checked; until it is right it counts as wrong.
    Guess {
        /// For which login.
        login: String,
        /// From where.
        place: Origin,
    },
    /// It was right.
    Right {
        /// For which login.
        login: String,
        /// From where.
        place: Origin,
    },
    /// Somebody has had an address asked whether it wants e-mails.
    Asked(PersonKey),
    /// Somebody was sent a link for another password.
    Reset(PersonKey),
    /// How often addresses have asked for something lately.
    Requests(Vec<(Address, u32)>),
}

/// Counts what people do at other nodes as if they did it here.
pub(crate) async fn listen(app: App) {
    let Some(nodes) = &app.house.nodes else { return };
    let mut heard = nodes.heard();
    loop {
        match heard.recv().await {
            Ok(News::Guess { login, place }) => app.guesses.begin_elsewhere(&login, place, Instant::now()),
            Ok(News::Right { login, place }) => app.guesses.right_elsewhere(&login, place),
            Ok(News::Asked(person)) => app.house.notices.asked_elsewhere(person),
            Ok(News::Reset(person)) => app.house.notices.ways().reset_elsewhere(person),
            Ok(News::Requests(requests)) => app.crowd.asked_elsewhere(&requests),
            Ok(News::Left(_)) | Err(RecvError::Lagged(_)) => {}
            Err(RecvError::Closed) => return,
        }
    }
}

/// How often others are told how often addresses have asked.
const EVERY: Duration = Duration::from_secs(1);

/// Tells other nodes how often addresses ask for something here.
pub(crate) async fn tell_requests(app: App) {
    if app.house.nodes.is_none() {
        return;
    }
    let mut timer = tokio::time::interval(EVERY);
    loop {
        timer.tick().await;
        let requests = app.crowd.asked_here();
        if !requests.is_empty() {
            app.house.publish(|| News::Requests(requests));
        }
    }
}
