//! Games that are over: what they came to, ratings, deals that are offered to others, and records.

use super::{Connected, Connection};
use crate::store::{
    ArchiveStore, ChallengeRow, Finished, FinishedGame, Millis, PersonKey, Rated, RatingRow, RecordRow, StoreError,
    TableKey, TableRow, Wanted, now, pair, statements,
};
use async_trait::async_trait;
use games::Verdict;

#[async_trait]
impl ArchiveStore for Connected {
    async fn not_counted(&self, limit: i64) -> Result<Vec<TableRow>, StoreError> {
        let sql = statements::NOT_COUNTED;
        Ok(sqlx::query_as(sql).bind(limit).fetch_all(&self.reading).await?)
    }

    async fn count_not_counted(&self) -> Result<i64, StoreError> {
        let sql = "SELECT COUNT(*) FROM tables WHERE status = 'over' AND counted = 0";
        let (count,): (i64,) = sqlx::query_as(sql).fetch_one(&self.reading).await?;
        Ok(count)
    }

    async fn finished(&self, person: PersonKey, wanted: &Wanted, limit: i64) -> Result<Vec<FinishedGame>, StoreError> {
        let sql = statements::FINISHED;
        let query = sqlx::query_as(sql).bind(person).bind(&wanted.game).bind(wanted.result.map(Verdict::name));
        let query = query.bind(&wanted.opponent).bind(&wanted.name).bind(&wanted.card).bind(&wanted.level);
        Ok(query.bind(&wanted.before).bind(limit).fetch_all(&self.reading).await?)
    }

    async fn finished_with(&self, deal: &str) -> Result<Vec<FinishedGame>, StoreError> {
        let sql = statements::FINISHED_WITH;
        Ok(sqlx::query_as(sql).bind(deal).fetch_all(&self.reading).await?)
    }

    async fn count_deals(&self, deals: &[&str]) -> Result<Vec<(String, i64)>, StoreError> {
        let mut query = sqlx::QueryBuilder::new(statements::COUNT_DEALS);
        for deal in deals {
            query.push(", ").push_bind(*deal);
        }
        query.push(") GROUP BY deal");
        Ok(query.build_query_as().fetch_all(&self.reading).await?)
    }

    async fn ratings(&self, person: PersonKey) -> Result<Vec<RatingRow>, StoreError> {
        let sql = "SELECT * FROM ratings WHERE person = $1 ORDER BY game";
        Ok(sqlx::query_as(sql).bind(person).fetch_all(&self.reading).await?)
    }

    async fn is_rated(&self, table: TableKey) -> Result<bool, StoreError> {
        let sql = "SELECT at FROM rated WHERE table_key = $1";
        let found: Option<Millis> = sqlx::query_scalar(sql).bind(table).fetch_optional(&self.reading).await?;
        Ok(found.is_some())
    }

    async fn rated_since(&self, people: [PersonKey; 2], since: Millis) -> Result<i64, StoreError> {
        let [one, two] = pair(people);
        let sql = "SELECT COUNT(*) FROM rated WHERE one = $1 AND two = $2 AND at > $3";
        Ok(sqlx::query_scalar(sql).bind(one).bind(two).bind(since).fetch_one(&self.reading).await?)
    }

    async fn challenge(&self, challenge: &ChallengeRow) -> Result<String, StoreError> {
        let sql = "INSERT INTO challenges (link, table_key, person, created) VALUES ($1, $2, $3, $4)
            ON CONFLICT (table_key, person) DO UPDATE SET created = challenges.created RETURNING link";
        let insert = sqlx::query_as(sql).bind(&challenge.link).bind(challenge.table).bind(challenge.person);
        let (link,): (String,) = insert.bind(challenge.created).fetch_one(&self.writing).await?;
        Ok(link)
    }

    async fn challenged(&self, link: &str) -> Result<Option<ChallengeRow>, StoreError> {
        let sql = "SELECT * FROM challenges WHERE link = $1";
        Ok(sqlx::query_as(sql).bind(link).fetch_optional(&self.reading).await?)
    }

    async fn add_record(&self, record: &RecordRow) -> Result<(), StoreError> {
        let sql = "INSERT INTO records (link, person, game, record, created) VALUES ($1, $2, $3, $4, $5)";
        let insert = sqlx::query(sql).bind(&record.link).bind(record.person).bind(&record.game);
        insert.bind(&record.record).bind(record.created).execute(&self.writing).await?;
        Ok(())
    }

    async fn record(&self, link: &str) -> Result<Option<RecordRow>, StoreError> {
        let sql = "SELECT records.* FROM records JOIN people ON people.key = records.person
            WHERE records.link = $1 AND people.name <> ''";
        Ok(sqlx::query_as(sql).bind(link).fetch_optional(&self.reading).await?)
    }

    async fn records_of(&self, person: PersonKey) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT link FROM records WHERE person = $1 ORDER BY created DESC";
        let links: Vec<(String,)> = sqlx::query_as(sql).bind(person).fetch_all(&self.reading).await?;
        Ok(links.into_iter().map(|(link,)| link).collect())
    }
}

/// Counts a finished game, unless it is counted already.
pub(super) async fn count(
    connection: &mut Connection,
    table: TableKey,
    finished: &Finished,
) -> Result<(), sqlx::Error> {
    let sql = "UPDATE tables SET counted = 1 WHERE key = $1 AND counted = 0 AND status = 'over'";
    if sqlx::query(sql).bind(table).execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(());
    }
    if !finished.rows.is_empty() {
        let sql = "INSERT INTO finished (table_key, person, game, seats, result, points, rival, opponents,
            cards, edition, mode, stage, level, dice, ended) ";
        let mut insert = sqlx::QueryBuilder::new(sql);
        insert.push_values(&finished.rows, |mut values, row| {
            values.push_bind(table).push_bind(row.person).push_bind(&row.game).push_bind(&row.seats);
            values.push_bind(row.result.name()).push_bind(row.points).push_bind(row.rival).push_bind(&row.opponents);
            values.push_bind(&row.cards).push_bind(&row.edition).push_bind(&row.mode).push_bind(row.stage);
            values.push_bind(&row.level).push_bind(&row.dice);
            values.push("(SELECT ended FROM tables WHERE key = ").push_bind_unseparated(table).push_unseparated(")");
        });
        insert.build().execute(&mut *connection).await?;
    }
    match &finished.rated {
        Some(rated) => rate(connection, table, rated).await,
        None => Ok(()),
    }
}

/// Rates a game, if both have an account and have not played too many rated games with each other in a day.
async fn rate(connection: &mut Connection, table: TableKey, rated: &Rated) -> Result<(), sqlx::Error> {
    let ([one, two], at) = (pair(rated.people), now());
    let sql = "SELECT COUNT(*) FROM people WHERE key IN ($1, $2) AND login IS NOT NULL";
    let accounts: i64 = sqlx::query_scalar(sql).bind(one).bind(two).fetch_one(&mut *connection).await?;
    let sql = "SELECT COUNT(*) FROM rated WHERE one = $1 AND two = $2 AND at > $3";
    let since = sqlx::query_scalar(sql).bind(one).bind(two).bind(at - crate::ratings::DAY);
    let played: i64 = since.fetch_one(&mut *connection).await?;
    if accounts < 2 || rated.most_a_day.is_some_and(|most| played >= i64::from(most)) {
        return Ok(());
    }
    let sql = "INSERT INTO rated (table_key, one, two, at) VALUES ($1, $2, $3, $4)";
    sqlx::query(sql).bind(table).bind(one).bind(two).bind(at).execute(&mut *connection).await?;
    let mut before = Vec::new();
    for person in rated.people {
        let sql = "SELECT * FROM ratings WHERE person = $1 AND game = $2";
        let row = sqlx::query_as(sql).bind(person).bind(&rated.game).fetch_optional(&mut *connection).await?;
        before.push(row.unwrap_or_else(|| crate::ratings::newcomer(person, &rated.game)));
    }
    for row in crate::ratings::after(&before[0], &before[1], rated.draw, at) {
        let sql = "INSERT INTO ratings (person, game, rating, deviation, volatility, games, at)
            VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (person, game) DO UPDATE SET
            rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility,
            games = excluded.games, at = excluded.at";
        let upsert = sqlx::query(sql).bind(row.person).bind(&row.game).bind(row.rating).bind(row.deviation);
        upsert.bind(row.volatility).bind(row.games).bind(row.at).execute(&mut *connection).await?;
    }
    Ok(())
}
