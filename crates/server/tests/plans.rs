//! No list looks at everything there is.

use crate::common::databases::Database;
use server::store::statements::{
    BLOCKED_PEOPLE, COUNT_DEALS, COUNT_OPEN_TABLES, DUE, FINISHED, FINISHED_WITH, HIDDEN_BEFORE, LISTED, NOT_COUNTED,
    OLD_GUESTS, OLD_LESSONS, OLD_WAITING, OPEN_TABLES_OF, ORDERS, PLACES, TABLES_OF,
};
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};

/// How SQLite goes about a statement.
async fn plan(disk: &mut SqliteConnection, sql: &str) -> Vec<String> {
    let explain = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"));
    let steps: Vec<(i64, i64, i64, String)> = sqlx::query_as(explain).fetch_all(disk).await.unwrap();
    steps.into_iter().map(|(_, _, _, step)| step).collect()
}

/// A scan of an index that has only rows of a certain kind is as short as what is wanted.
fn looks_at_everything(step: &str) -> bool {
    let short = ["tables_listed", "tables_not_counted", "orders_open", "people_blocked", "SCAN open"];
    step.starts_with("SCAN") && !short.iter().any(|name| step.contains(name))
}

#[tokio::test]
async fn no_list_looks_at_every_row() {
    let database = Database::sqlite();
    database.open().await.close().await;
    let mut disk = SqliteConnection::connect(&database.address).await.unwrap();
    let deals = format!("{COUNT_DEALS}, 'a', 'b') GROUP BY deal");
    let lists = [
        BLOCKED_PEOPLE,
        DUE,
        &deals,
        COUNT_OPEN_TABLES,
        FINISHED,
        FINISHED_WITH,
        HIDDEN_BEFORE,
        LISTED,
        NOT_COUNTED,
        OLD_GUESTS,
        OLD_LESSONS,
        OLD_WAITING,
        OPEN_TABLES_OF,
        ORDERS,
        PLACES,
        TABLES_OF,
    ];
    for sql in lists {
        let steps = plan(&mut disk, sql).await;
        assert!(!steps.is_empty() && !steps.iter().any(|step| looks_at_everything(step)), "{sql}\n{steps:#?}");
    }
    // The check itself notices what it is there for.
    let steps = plan(&mut disk, "SELECT * FROM tables WHERE options LIKE '%x%'").await;
    assert!(steps.iter().any(|step| looks_at_everything(step)), "{steps:#?}");
}

/// Games of one deal are counted once for the whole list, and not at all for statistics.
#[tokio::test]
async fn games_of_one_deal_are_not_counted_for_each_of_them() {
    let database = Database::sqlite();
    database.open().await.close().await;
    let mut disk = SqliteConnection::connect(&database.address).await.unwrap();
    for sql in [FINISHED, FINISHED_WITH] {
        let steps = plan(&mut disk, sql).await;
        let of_deals = steps.iter().filter(|step| step.contains("deal=?")).count();
        let expected = usize::from(sql == FINISHED_WITH);
        assert_eq!(of_deals, expected, "{sql}\n{steps:#?}");
    }
}
