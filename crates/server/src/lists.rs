//! Tables in lists: who sits there and whose turn it is.

use crate::{
    house::House,
    protocol::Options,
    ratings,
    store::{CompanyRow, PersonKey, StoreError, TableRow},
};
use serde::Serialize;
use std::collections::HashMap;
use utoipa::ToSchema;

/// For how many tables the database is asked at once.
const AT_A_TIME: usize = 1000;

/// A table in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableSummary {
    /// Its link.
    pub link: String,
    /// Which game.
    #[cfg_attr(feature = "ts", ts(type = "GameName"))]
    pub game: String,
    /// How it was laid.
    #[cfg_attr(feature = "ts", ts(type = "SmileSetup | GangsterSetup"))]
    #[schema(value_type = Object)]
    pub setup: serde_json::Value,
    /// What was agreed beside the rules.
    #[cfg_attr(feature = "ts", ts(type = "Options"))]
    #[schema(value_type = Options)]
    pub options: serde_json::Value,
    /// `waiting`, `playing` or `over`.
    #[cfg_attr(feature = "ts", ts(type = "\"waiting\" | \"playing\" | \"over\""))]
    pub status: String,
    /// How it ended.
    #[cfg_attr(feature = "ts", ts(type = "Outcome | null"))]
    #[schema(value_type = Option<Object>)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
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
    fn of(row: TableRow, company: &[CompanyRow], turn: Option<usize>, asker: Option<PersonKey>) -> Self {
        let json = |text: &str| serde_json::from_str(text).unwrap_or_default();
        let options: serde_json::Value = json(&row.options);
        let free = company.iter().any(|seat| seat.person.is_none() && seat.bot.is_none());
        let open = row.status != "over" && (options["listed"] == true || asker == Some(row.host));
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

    fn is_your_turn(&self) -> bool {
        self.turn.as_ref().is_some_and(|turn| self.you.contains(turn))
    }
}

impl SeatSummary {
    fn of(row: &CompanyRow) -> Self {
        Self {
            seat: row.seat.clone(),
            name: row.bot.clone().or_else(|| row.name.clone()),
            bot: row.bot.is_some(),
            rating: row.rating.map(ratings::shown),
        }
    }
}

/// The tables as somebody may see them, in the same order.
pub async fn summaries(
    house: &House,
    rows: Vec<TableRow>,
    asker: Option<PersonKey>,
) -> Result<Vec<TableSummary>, StoreError> {
    let keys: Vec<_> = rows.iter().map(|row| row.key).collect();
    let mut company: HashMap<_, Vec<CompanyRow>> = HashMap::new();
    for keys in keys.chunks(AT_A_TIME) {
        for seat in house.store.company(keys).await? {
            company.entry(seat.table).or_default().push(seat);
        }
    }
    let mut summaries = Vec::new();
    for row in rows {
        let company = company.remove(&row.key).unwrap_or_default();
        let own = asker.is_some() && company.iter().any(|seat| seat.person == asker);
        let turn = if own && row.status == "playing" { house.turns.of(house, &row).await?.place } else { None };
        summaries.push(TableSummary::of(row, &company, turn, asker));
    }
    Ok(summaries)
}

/// Somebody's tables: first where it is their turn, then the others that are not over, then those that are; each the
/// newest first.
pub async fn mine(house: &House, person: PersonKey, limit: i64) -> Result<Vec<TableSummary>, StoreError> {
    let mut rows = house.store.open_tables_of(person, limit).await?;
    let over = house.store.tables_of(person, limit).await?;
    rows.extend(over.into_iter().filter(|row| row.status == "over"));
    rows.truncate(limit as usize);
    let mut summaries = summaries(house, rows, Some(person)).await?;
    summaries.sort_by_key(|table| (!table.is_your_turn(), table.status == "over"));
    Ok(summaries)
}
