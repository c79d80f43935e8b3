//! What is kept of games that are over: what they came to, ratings, and deals that are offered to others.

use super::{Millis, PersonKey, StoreError, TableKey, TableRow};
use async_trait::async_trait;

/// What a game came to for one person who sat there.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct FinishedRow {
    /// The table.
    #[sqlx(rename = "table_key")]
    pub table: TableKey,
    /// The person.
    pub person: PersonKey,
    /// Which game.
    pub game: String,
    /// The person's seats: words.
    pub seats: String,
    /// `won`, `lost`, `draw`, `unfinished`, or `shared` if they sat on several seats.
    pub result: String,
    /// Their points, if the game was played to its end.
    pub points: Option<i64>,
    /// The most points of anybody else.
    pub rival: Option<i64>,
    /// Words: `person:` and a number, `bot:` and a name, `gang`.
    pub opponents: String,
    /// Words: `shadow:` or `infusion:` and a card.
    pub cards: String,
    /// The rule set, where there are several.
    pub edition: Option<String>,
    /// `two`, `three`, `four`, `solo`, `legacy`, `scenario` or `mission`.
    pub mode: String,
    /// The number of the scenario or mission.
    pub stage: Option<i64>,
    /// Alone: how hard.
    pub level: Option<String>,
    /// How often each face came, for everybody at the table together: six numbers.
    pub dice: String,
    /// When it ended; always as the table says.
    pub ended: Millis,
}

/// A finished game in a list.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct FinishedGame {
    /// What it came to.
    #[sqlx(flatten)]
    pub row: FinishedRow,
    /// The table's link.
    pub link: String,
    /// The person's name.
    pub name: String,
    /// The table's deal.
    pub deal: String,
}

/// What a game came to, for everybody who sat there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Finished {
    /// One for each person.
    pub rows: Vec<FinishedRow>,
    /// If it counts for the rating, as far as the game itself decides that.
    pub rated: Option<Rated>,
}

/// A game that counts for the rating of two people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rated {
    /// Which game.
    pub game: String,
    /// Who played: the winner first, unless it was a draw.
    pub people: [PersonKey; 2],
    /// Whether it was a draw.
    pub draw: bool,
    /// How many games of the same two may count in a day.
    pub most_a_day: Option<u32>,
}

/// How well somebody plays a game, by Glicko-2.
#[derive(Clone, Debug, PartialEq, sqlx::FromRow)]
pub struct RatingRow {
    /// Who.
    pub person: PersonKey,
    /// Which game.
    pub game: String,
    /// The rating.
    pub rating: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// How much their play varies.
    pub volatility: f64,
    /// How many games it is made of.
    pub games: i64,
    /// When the last of them ended.
    pub at: Millis,
}

/// Which finished games somebody wants to see.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Of this game.
    pub game: Option<String>,
    /// With this result.
    pub result: Option<String>,
    /// Against these: the beginning of a word of [`FinishedRow::opponents`].
    pub opponent: Option<String>,
    /// Against a person of this name.
    pub name: Option<String>,
    /// With this card.
    pub card: Option<String>,
    /// Alone at this level.
    pub level: Option<String>,
    /// Those that ended before the table with this link.
    pub before: Option<String>,
}

/// A seat with its table and what is known about whoever sits there.
#[derive(Clone, Debug, PartialEq, sqlx::FromRow)]
pub struct CompanyRow {
    /// The table.
    #[sqlx(rename = "table_key")]
    pub table: TableKey,
    /// Its name in records.
    pub seat: String,
    /// The program that sits there.
    pub bot: Option<String>,
    /// The person who sits there.
    pub person: Option<PersonKey>,
    /// Their name.
    pub name: Option<String>,
    /// Their rating in the table's game.
    pub rating: Option<f64>,
}

/// A deal that somebody offers to others.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct ChallengeRow {
    /// What people call it by; can't be guessed.
    pub link: String,
    /// The finished table.
    #[sqlx(rename = "table_key")]
    pub table: TableKey,
    /// Whose seats are offered.
    pub person: PersonKey,
    /// When.
    pub created: Millis,
}

/// What is kept of games that are over.
#[async_trait]
pub trait Archive: Send + Sync {
    /// Tables that are over and not counted yet, in the order in which they ended.
    async fn not_counted(&self, limit: i64) -> Result<Vec<TableRow>, StoreError>;
    /// How many those are.
    async fn count_not_counted(&self) -> Result<i64, StoreError>;
    /// A person's finished games, the newest first.
    async fn finished(&self, person: PersonKey, wanted: &Wanted, limit: i64) -> Result<Vec<FinishedGame>, StoreError>;
    /// Every finished game of a deal, in the order in which they ended.
    async fn finished_with(&self, deal: &str) -> Result<Vec<FinishedGame>, StoreError>;
    /// How many tables with each of these deals are over.
    async fn count_deals(&self, deals: &[&str]) -> Result<Vec<(String, i64)>, StoreError>;
    /// What these people are called.
    async fn names(&self, people: &[PersonKey]) -> Result<Vec<(PersonKey, String)>, StoreError>;
    /// A person's ratings.
    async fn ratings(&self, person: PersonKey) -> Result<Vec<RatingRow>, StoreError>;

    /// The tables where this person sits that are not over, the newest first.
    async fn open_tables_of(&self, person: PersonKey, limit: i64) -> Result<Vec<TableRow>, StoreError>;
    /// Who sits at these tables, in the order of the seats.
    async fn company(&self, tables: &[TableKey]) -> Result<Vec<CompanyRow>, StoreError>;
    /// The table with this number.
    async fn table_by_key(&self, table: TableKey) -> Result<Option<TableRow>, StoreError>;
    /// The newest table with this deal that this person laid and that is not over.
    async fn open_table_with(&self, deal: &str, host: PersonKey) -> Result<Option<TableRow>, StoreError>;

    /// Offers a deal; the same person offers a table only once. Gives the link that counts.
    async fn challenge(&self, challenge: &ChallengeRow) -> Result<String, StoreError>;
    /// The offer with this link.
    async fn challenged(&self, link: &str) -> Result<Option<ChallengeRow>, StoreError>;
}

/// Implements [`Archive`] for a type with two pools, and `count`, which counts a finished game.
macro_rules! archive {
    ($store:ty, $connection:ty) => {
        #[async_trait::async_trait]
        impl crate::store::Archive for $store {
            async fn not_counted(&self, limit: i64) -> Result<Vec<TableRow>, StoreError> {
                let sql = statements::NOT_COUNTED;
                Ok(sqlx::query_as(sql).bind(limit).fetch_all(&self.reading).await?)
            }

            async fn count_not_counted(&self) -> Result<i64, StoreError> {
                let sql = "SELECT COUNT(*) FROM tables WHERE status = 'over' AND counted = 0";
                let (count,): (i64,) = sqlx::query_as(sql).fetch_one(&self.reading).await?;
                Ok(count)
            }

            async fn finished(
                &self,
                person: PersonKey,
                wanted: &Wanted,
                limit: i64,
            ) -> Result<Vec<FinishedGame>, StoreError> {
                let sql = statements::FINISHED;
                let query = sqlx::query_as(sql).bind(person).bind(&wanted.game).bind(&wanted.result);
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

            async fn names(&self, people: &[PersonKey]) -> Result<Vec<(PersonKey, String)>, StoreError> {
                let mut query = sqlx::QueryBuilder::new("SELECT key, name FROM people WHERE key IN (-1");
                for key in people {
                    query.push(", ").push_bind(*key);
                }
                Ok(query.push(")").build_query_as().fetch_all(&self.reading).await?)
            }

            async fn ratings(&self, person: PersonKey) -> Result<Vec<RatingRow>, StoreError> {
                let sql = "SELECT * FROM ratings WHERE person = $1 ORDER BY game";
                Ok(sqlx::query_as(sql).bind(person).fetch_all(&self.reading).await?)
            }

            async fn open_tables_of(&self, person: PersonKey, limit: i64) -> Result<Vec<TableRow>, StoreError> {
                let sql = statements::OPEN_TABLES_OF;
                Ok(sqlx::query_as(sql).bind(person).bind(limit).fetch_all(&self.reading).await?)
            }

            async fn company(&self, tables: &[TableKey]) -> Result<Vec<CompanyRow>, StoreError> {
                let sql = "SELECT s.table_key, s.seat, s.bot, s.person, p.name, r.rating
                    FROM seats s JOIN tables t ON t.key = s.table_key LEFT JOIN people p ON p.key = s.person
                    LEFT JOIN ratings r ON r.person = s.person AND r.game = t.game AND p.name <> '' WHERE s.table_key IN (-1";
                let mut query = sqlx::QueryBuilder::new(sql);
                for key in tables {
                    query.push(", ").push_bind(*key);
                }
                query.push(") ORDER BY s.table_key, s.place");
                Ok(query.build_query_as().fetch_all(&self.reading).await?)
            }

            async fn table_by_key(&self, table: TableKey) -> Result<Option<TableRow>, StoreError> {
                let sql = "SELECT * FROM tables WHERE key = $1";
                Ok(sqlx::query_as(sql).bind(table).fetch_optional(&self.reading).await?)
            }

            async fn open_table_with(&self, deal: &str, host: PersonKey) -> Result<Option<TableRow>, StoreError> {
                let sql = "SELECT * FROM tables WHERE deal = $1 AND host = $2 AND status <> 'over'
                    ORDER BY key DESC LIMIT 1";
                Ok(sqlx::query_as(sql).bind(deal).bind(host).fetch_optional(&self.reading).await?)
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
        }

        /// Counts a finished game, unless it is counted already.
        async fn count(connection: &mut $connection, table: TableKey, finished: &Finished) -> Result<(), sqlx::Error> {
            let sql = "UPDATE tables SET counted = 1 WHERE key = $1 AND counted = 0 AND status = 'over'";
            if sqlx::query(sql).bind(table).execute(&mut *connection).await?.rows_affected() == 0 {
                return Ok(());
            }
            for row in &finished.rows {
                let sql = "INSERT INTO finished (table_key, person, game, seats, result, points, rival, opponents,
                    cards, edition, mode, stage, level, dice, ended)
                    SELECT key, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, ended
                    FROM tables WHERE key = $1";
                let insert = sqlx::query(sql).bind(table).bind(row.person).bind(&row.game).bind(&row.seats);
                let insert = insert.bind(&row.result).bind(row.points).bind(row.rival).bind(&row.opponents);
                let insert = insert.bind(&row.cards).bind(&row.edition).bind(&row.mode).bind(row.stage);
                insert.bind(&row.level).bind(&row.dice).execute(&mut *connection).await?;
            }
            match &finished.rated {
                Some(rated) => rate(connection, table, rated).await,
                None => Ok(()),
            }
        }

        /// Rates a game, if both have an account and have not played too many rated games with each other in a day.
        async fn rate(connection: &mut $connection, table: TableKey, rated: &Rated) -> Result<(), sqlx::Error> {
            let ([one, two], at) = (crate::store::pair(rated.people), now());
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
    };
}
pub(super) use archive;
