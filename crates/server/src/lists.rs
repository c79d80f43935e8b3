//! Tables in lists: who sits there and whose turn it is.

use crate::{
    house::House,
    store::{CompanyRow, PersonKey, Status, StoreError, TableRow},
};
use std::collections::HashMap;

pub use ledger::TableSummary;

/// For how many tables the database is asked at once.
const AT_A_TIME: usize = 1000;

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
        let turn = if own && row.status == Status::Playing { house.turns.of(house, &row).await?.place } else { None };
        summaries.push(TableSummary::of(row, &company, turn, asker));
    }
    Ok(summaries)
}

/// Somebody's tables: first where it is their turn, then the others that are not over, then those that are; each the
/// newest first.
pub async fn mine(house: &House, person: PersonKey, limit: i64) -> Result<Vec<TableSummary>, StoreError> {
    let mut rows = house.store.open_tables_of(person, limit).await?;
    let over = house.store.tables_of(person, limit).await?;
    rows.extend(over.into_iter().filter(|row| row.status == Status::Over));
    rows.truncate(limit as usize);
    let mut summaries = summaries(house, rows, Some(person)).await?;
    ledger::in_order(&mut summaries);
    Ok(summaries)
}
