//! Tables in lists: who sits there and whose turn it is.

use crate::{CompanyRow, PersonKey, TableRow};
use serde::Serialize;
use table::Status;
#[cfg(feature = "openapi")]
use table::protocol::Options;

/// A table in a list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableSummary {
    /// Its link.
    pub link: String,
    /// Which game.
    #[cfg_attr(feature = "ts", ts(type = "GameName"))]
    pub game: String,
    /// How it was laid.
    #[cfg_attr(feature = "ts", ts(type = "Setup"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub setup: serde_json::Value,
    /// What was agreed beside the rules.
    #[cfg_attr(feature = "ts", ts(type = "Options"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Options))]
    pub options: serde_json::Value,
    /// `waiting`, `playing` or `over`.
    pub status: Status,
    /// How it ended.
    #[cfg_attr(feature = "ts", ts(type = "Outcome | null"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub outcome: Option<serde_json::Value>,
    /// When it was laid, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: i64,
    /// When it ended.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub ended: Option<i64>,
    /// Who sits where.
    pub seats: Vec<SeatSummary>,
    /// The seats of whoever asks.
    #[cfg_attr(feature = "ts", ts(type = "SeatName[]"))]
    pub you: Vec<String>,
    /// The seat that is asked, at one's own tables.
    #[cfg_attr(feature = "ts", ts(type = "SeatName | null"))]
    pub turn: Option<String>,
    /// Whoever knows this may sit down: at listed tables with a free seat, and at one's own.
    pub invite: Option<String>,
}

/// A seat in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatSummary {
    /// Which.
    #[cfg_attr(feature = "ts", ts(type = "SeatName"))]
    pub seat: String,
    /// Who sits there; nobody, if it is free.
    pub name: Option<String>,
    /// Whether that is a program.
    pub bot: bool,
    /// Their rating in this game.
    pub rating: Option<i32>,
}

impl TableSummary {
    /// As somebody may see it.
    pub fn of(row: TableRow, company: &[CompanyRow], turn: Option<usize>, asker: Option<PersonKey>) -> Self {
        let json = |text: &str| serde_json::from_str(text).unwrap_or_default();
        let options: serde_json::Value = json(&row.options);
        let free = company.iter().any(|seat| seat.person.is_none() && seat.bot.is_none());
        let open = row.status != Status::Over && (options["listed"] == true || asker == Some(row.host));
        let yours = |seat: &&CompanyRow| asker.is_some() && seat.person == asker;
        Self {
            setup: json(&row.setup),
            outcome: row.outcome.as_deref().map(json),
            options,
            invite: (free && open).then_some(row.invite),
            link: row.link,
            game: row.game,
            status: row.status,
            created: row.created,
            ended: row.ended,
            seats: company.iter().map(SeatSummary::of).collect(),
            you: company.iter().filter(yours).map(|seat| seat.seat.clone()).collect(),
            turn: turn.and_then(|place| company.get(place)).map(|seat| seat.seat.clone()),
        }
    }

    /// Whether it is the turn of whoever asks.
    pub fn is_your_turn(&self) -> bool {
        self.turn.as_ref().is_some_and(|turn| self.you.contains(turn))
    }
}

impl SeatSummary {
    fn of(row: &CompanyRow) -> Self {
        Self {
            seat: row.seat.clone(),
            name: row.bot.clone().or_else(|| row.name.clone()),
            bot: row.bot.is_some(),
            rating: row.rating.map(|rating| rating.round() as i32),
        }
    }
}

/// The own tables in order: first where it is one's turn, then the others that are not over, then those that are.
pub fn in_order(tables: &mut [TableSummary]) {
    tables.sort_by_key(|table| (!table.is_your_turn(), table.status == Status::Over));
}
