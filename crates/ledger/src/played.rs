//! The games that somebody has played, as they are shown them.

use crate::{FinishedGame, FinishedRow, PersonKey, Wanted, statistics::Opponent};
use games::{UnknownVerdict, Verdict};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// How many games a page of the history has, unless it is said.
const PAGE: u16 = 30;
/// How many it has at most.
const LARGEST_PAGE: u16 = 200;

/// Which games are wanted; all, if nothing is said.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
#[serde(deny_unknown_fields, default)]
pub struct Filter {
    /// `smile-and-gun` or `gangster`.
    #[cfg_attr(feature = "openapi", param(max_length = 40, pattern = "^[a-z0-9_:.-]+$"))]
    #[cfg_attr(feature = "ts", ts(optional, type = "GameName"))]
    pub game: Option<String>,
    /// `won`, `lost`, `draw`, `unfinished` or `shared`.
    #[cfg_attr(feature = "openapi", param(pattern = "^(won|lost|draw|unfinished|shared)$"))]
    #[cfg_attr(feature = "ts", ts(optional, type = "Verdict"))]
    pub result: Option<String>,
    /// `person`, `person:NAME`, `bot`, `bot:NAME` or `gang`.
    #[cfg_attr(feature = "openapi", param(pattern = r"^(person(:[\s\S]*)?|bot(:[a-z0-9_:.-]{0,40})?|gang:?)$"))]
    pub opponent: Option<String>,
    /// `shadow:` or `infusion:` and a card.
    #[cfg_attr(feature = "openapi", param(max_length = 40, pattern = "^[a-z0-9_:.-]+$"))]
    pub card: Option<String>,
    /// Alone: how hard it was.
    #[cfg_attr(feature = "openapi", param(max_length = 40, pattern = "^[a-z0-9_:.-]+$"))]
    pub level: Option<String>,
    /// The link of the last game of the page before.
    pub before: Option<String>,
    /// How many at most; never more than 200.
    #[cfg_attr(feature = "openapi", param(minimum = 0, maximum = 65535))]
    pub limit: Option<u16>,
}

impl Wanted {
    /// Whether a game is one of those, wherever it stands among the others. A person's name is not in its row.
    pub fn admits(&self, row: &FinishedRow) -> bool {
        let is = |wanted: &Option<String>, found: Option<&str>| wanted.as_deref().is_none_or(|one| found == Some(one));
        let has = |wanted: Option<String>, words: &str| wanted.is_none_or(|one| words.contains(&one));
        is(&self.game, Some(&row.game))
            && self.result.is_none_or(|result| row.result == result)
            && is(&self.level, row.level.as_deref())
            && has(self.opponent.as_ref().map(|one| format!(" {one}")), &row.opponents)
            && has(self.card.as_ref().map(|one| format!(" {one} ")), &row.cards)
            && self.name.is_none()
    }
}

impl Filter {
    /// What is wanted.
    ///
    /// # Errors
    /// Names the field that is wrong.
    pub fn read(self) -> Result<Wanted, String> {
        for (field, value) in [("game", &self.game), ("card", &self.card), ("level", &self.level)] {
            if let Some(value) = value.as_ref().filter(|value| !is_word(value)) {
                return Err(format!("{field}: expected a word of small letters, found \"{value}\""));
            }
        }
        let (mut opponent, mut name) = (None, None);
        match self.opponent.as_deref().map(|text| text.split_once(':').unwrap_or((text, ""))) {
            None => {}
            Some(("person", "")) => opponent = Some("person:".to_owned()),
            Some(("person", wanted)) => name = Some(wanted.to_owned()),
            Some(("bot", wanted)) if is_word(wanted) => opponent = Some(format!("bot:{wanted} ")),
            Some(("bot", "")) => opponent = Some("bot:".to_owned()),
            Some(("gang", "")) => opponent = Some("gang ".to_owned()),
            Some(_) => return Err("opponent: expected person, person:NAME, bot, bot:NAME or gang".to_owned()),
        }
        let Self { game, result, card, level, before, .. } = self;
        let result = result.as_deref().map(str::parse).transpose();
        let result = result.map_err(|error: UnknownVerdict| format!("result: {error}"))?;
        Ok(Wanted { game, result, opponent, name, card, level, before })
    }

    /// How many games a page has.
    pub fn page(&self) -> usize {
        self.limit.unwrap_or(PAGE).clamp(1, LARGEST_PAGE).into()
    }
}

/// What games, cards, levels and bots are called; nothing in it means anything to the database.
fn is_word(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"-_:.".contains(&byte);
    !text.is_empty() && text.len() <= 40 && text.bytes().all(plain)
}

/// A page of somebody's history.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Games {
    /// The games, the newest first.
    pub games: Vec<Played>,
    /// What to ask for as `before` to see older ones, if there are any.
    pub before: Option<String>,
}

/// A game that somebody has played.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Played {
    /// The table's link.
    pub link: String,
    /// Which game.
    #[cfg_attr(feature = "ts", ts(type = "GameName"))]
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ended: i64,
    /// `won`, `lost`, `draw`, `unfinished`, or `shared` for both sides at one screen.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub result: Verdict,
    /// The own points, if it was played to its end.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub points: Option<i64>,
    /// The most points of anybody else.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub rival: Option<i64>,
    /// The own seats.
    #[cfg_attr(feature = "ts", ts(type = "SeatName[]"))]
    pub seats: Vec<String>,
    /// The others.
    pub opponents: Vec<Opponent>,
    /// `shadow:` or `infusion:` and a card.
    pub cards: Vec<String>,
    /// The rule set, where there are several.
    pub edition: Option<String>,
    /// `two`, `three`, `four`, `solo`, `legacy`, `scenario` or `mission`.
    pub mode: String,
    /// The number of the scenario or mission.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub stage: Option<i64>,
    /// Alone: how hard.
    pub level: Option<String>,
    /// How many finished games had the same deal, this one included.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub same_deal: i64,
}

impl Played {
    /// A finished game as its player is shown it.
    pub fn of(game: FinishedGame, names: &HashMap<PersonKey, String>, deals: &HashMap<String, i64>) -> Self {
        let (row, link) = (game.row, game.link);
        let words = |list: &str| list.split_whitespace().map(str::to_owned).collect();
        Self {
            opponents: Opponent::all(&row, names),
            seats: words(&row.seats),
            cards: words(&row.cards),
            link,
            game: row.game,
            ended: row.ended,
            result: row.result,
            points: row.points,
            rival: row.rival,
            edition: row.edition,
            mode: row.mode,
            stage: row.stage,
            level: row.level,
            same_deal: deals.get(&game.deal).copied().unwrap_or(1),
        }
    }
}

/// What somebody made of a deal.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DealResult {
    /// Who; empty, if they wished to be forgotten.
    pub name: String,
    /// Whether it is whoever asks.
    pub you: bool,
    /// On which seats.
    #[cfg_attr(feature = "ts", ts(type = "SeatName[]"))]
    pub seats: Vec<String>,
    /// `won`, `lost`, `draw`, `unfinished`, or `shared` for both sides at one screen.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub result: Verdict,
    /// Their points, if the game was played to its end.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub points: Option<i64>,
    /// The most points of anybody else.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub rival: Option<i64>,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ended: i64,
    /// The table.
    pub link: String,
}

impl DealResult {
    /// A finished game as somebody is shown it.
    pub fn of(game: FinishedGame, asker: Option<PersonKey>) -> Self {
        Self {
            you: Some(game.row.person) == asker,
            name: game.name,
            seats: game.row.seats.split_whitespace().map(str::to_owned).collect(),
            result: game.row.result,
            points: game.row.points,
            rival: game.row.rival,
            ended: game.row.ended,
            link: game.link,
        }
    }
}
