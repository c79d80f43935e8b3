//! The statements that both databases understand alike.

/// Implements [`super::Store`] for a type with two pools, `reading` and `writing`, of such connections; what differs is
/// given in the braces.
macro_rules! store {
    ($store:ty, $connection:ty { $($different:item)* }) => {
        #[async_trait::async_trait]
        impl crate::store::Store for $store {
            $($different)*

            async fn write(&self, changes: &[Change]) -> Result<(), StoreError> {
                let moves: Vec<&Move> = changes.iter().flat_map(|change| &change.moves).collect();
                let work = async {
                    // One statement is a transaction by itself, and nearly always all that there is to do.
                    if changes.iter().all(Change::is_plain) {
                        let mut connection = self.moves().lend().await?;
                        insert(&mut connection, &moves).await?;
                        return connection.give_back();
                    }
                    let mut transaction = self.moves().begin().await?;
                    if !moves.is_empty() {
                        insert(&mut transaction, &moves).await?;
                    }
                    for change in changes {
                        apply(&mut transaction, change).await?;
                    }
                    transaction.commit().await
                };
                Ok(self.moves().within(work).await?)
            }

            async fn history(&self, table: TableKey) -> Result<Vec<Move>, StoreError> {
                let sql = "SELECT * FROM moves WHERE table_key = $1 ORDER BY seq";
                Ok(sqlx::query_as(sql).bind(table).fetch_all(&self.reading).await?)
            }

            async fn table(&self, link: &str) -> Result<Option<TableRow>, StoreError> {
                let sql = "SELECT * FROM tables WHERE link = $1";
                Ok(sqlx::query_as(sql).bind(link).fetch_optional(&self.reading).await?)
            }

            async fn invited(&self, invite: &str) -> Result<Option<TableRow>, StoreError> {
                let sql = "SELECT * FROM tables WHERE invite = $1";
                Ok(sqlx::query_as(sql).bind(invite).fetch_optional(&self.reading).await?)
            }

            async fn seats(&self, table: TableKey) -> Result<Vec<SeatRow>, StoreError> {
                let sql = "SELECT place, seat, bot, person, seed FROM seats WHERE table_key = $1 ORDER BY place";
                Ok(sqlx::query_as(sql).bind(table).fetch_all(&self.reading).await?)
            }

            async fn listed(&self, status: &str, limit: i64) -> Result<Vec<TableRow>, StoreError> {
                let sql = statements::LISTED;
                Ok(sqlx::query_as(sql).bind(status).bind(limit).fetch_all(&self.reading).await?)
            }

            async fn tables_of(&self, person: PersonKey, limit: i64) -> Result<Vec<TableRow>, StoreError> {
                let sql = statements::TABLES_OF;
                Ok(sqlx::query_as(sql).bind(person).bind(limit).fetch_all(&self.reading).await?)
            }

            async fn note(&self, table: TableKey) -> Result<Option<String>, StoreError> {
                let sql = "SELECT note FROM notes WHERE table_key = $1";
                let found: Option<(String,)> = sqlx::query_as(sql).bind(table).fetch_optional(&self.reading).await?;
                Ok(found.map(|(note,)| note))
            }

            async fn talk(&self, table: TableKey, limit: i64) -> Result<Vec<Said>, StoreError> {
                let sql = "SELECT table_key, number, person, text, at FROM talk WHERE table_key = $1
                    AND person IN (SELECT key FROM people WHERE name <> '') ORDER BY number DESC LIMIT $2";
                let mut talk: Vec<Said> = sqlx::query_as(sql).bind(table).bind(limit).fetch_all(&self.reading).await?;
                talk.reverse();
                Ok(talk)
            }

            async fn talk_of(&self, person: PersonKey) -> Result<Vec<SaidAt>, StoreError> {
                let sql = "SELECT tables.link, people.name, talk.text, talk.at FROM talk
                    JOIN tables ON tables.key = talk.table_key JOIN people ON people.key = talk.person
                    WHERE talk.person = $1 OR (
                        talk.table_key IN (SELECT table_key FROM seats WHERE person = $1) AND (
                            tables.status = 'over' OR talk.person IN (
                                SELECT person FROM seats WHERE seats.table_key = talk.table_key)))
                    ORDER BY talk.table_key, talk.number";
                Ok(sqlx::query_as(sql).bind(person).fetch_all(&self.reading).await?)
            }

            async fn clocked(&self) -> Result<Vec<TableRow>, StoreError> {
                Ok(sqlx::query_as(statements::CLOCKED).fetch_all(&self.reading).await?)
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

            async fn add_person(&self, name: &str) -> Result<PersonKey, StoreError> {
                let sql = "INSERT INTO people (name, created, mark) VALUES ($1, $2, $3) RETURNING key";
                let insert = sqlx::query_scalar(sql).bind(name).bind(now()).bind(crate::people::secret_word());
                Ok(insert.fetch_one(&self.writing).await?)
            }

            async fn person(&self, key: PersonKey) -> Result<Option<Person>, StoreError> {
                let sql = "SELECT * FROM people WHERE key = $1";
                Ok(sqlx::query_as(sql).bind(key).fetch_optional(&self.reading).await?)
            }

            async fn people(&self, text: &str, limit: i64) -> Result<Vec<Person>, StoreError> {
                let sql = "SELECT * FROM people WHERE LOWER(name) LIKE $1 OR login LIKE $1 ORDER BY key DESC LIMIT $2";
                let pattern = format!("%{}%", text.to_lowercase());
                Ok(sqlx::query_as(sql).bind(pattern).bind(limit).fetch_all(&self.reading).await?)
            }

            async fn person_by_login(&self, login: &str) -> Result<Option<Person>, StoreError> {
                let sql = "SELECT * FROM people WHERE login = $1";
                Ok(sqlx::query_as(sql).bind(login).fetch_optional(&self.reading).await?)
            }

            async fn rename(&self, key: PersonKey, name: &str) -> Result<(), StoreError> {
                let sql = "UPDATE people SET name = $2 WHERE key = $1";
                sqlx::query(sql).bind(key).bind(name).execute(&self.writing).await?;
                Ok(())
            }

            async fn set_account(&self, key: PersonKey, login: &str, password: &str) -> Result<(), StoreError> {
                let sql = "UPDATE people SET login = $2, password = $3 WHERE key = $1";
                let update = sqlx::query(sql).bind(key).bind(login).bind(password).execute(&self.writing);
                match update.await {
                    Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Err(StoreError::Taken("login")),
                    Err(error) => Err(error.into()),
                    Ok(_) => Ok(()),
                }
            }

            async fn add_reset(&self, key: PersonKey, hash: &str, until: Millis) -> Result<(), StoreError> {
                let sql = "INSERT INTO resets (hash, person, until) VALUES ($1, $2, $3)
                    ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, until = excluded.until";
                sqlx::query(sql).bind(hash).bind(key).bind(until).execute(&self.writing).await?;
                Ok(())
            }

            async fn has_reset(&self, hash: &str, at: Millis) -> Result<bool, StoreError> {
                let sql = "SELECT person FROM resets WHERE hash = $1 AND until > $2";
                let found: Option<(PersonKey,)> =
                    sqlx::query_as(sql).bind(hash).bind(at).fetch_optional(&self.reading).await?;
                Ok(found.is_some())
            }

            async fn block(&self, key: PersonKey, blocked: bool) -> Result<(), StoreError> {
                let sql = "UPDATE people SET blocked = $2 WHERE key = $1";
                sqlx::query(sql).bind(key).bind(i64::from(blocked)).execute(&self.writing).await?;
                Ok(())
            }

            async fn add_browser(&self, browser: &Browser) -> Result<(), StoreError> {
                let sql = "INSERT INTO browsers (endpoint, person, p256dh, auth, lang) VALUES ($1, $2, $3, $4, $5)
                    ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, p256dh = excluded.p256dh,
                    auth = excluded.auth, lang = excluded.lang";
                let insert = sqlx::query(sql).bind(&browser.endpoint).bind(browser.person).bind(&browser.p256dh);
                insert.bind(&browser.auth).bind(&browser.lang).execute(&self.writing).await?;
                Ok(())
            }

            async fn browsers(&self, person: PersonKey) -> Result<Vec<Browser>, StoreError> {
                let sql = "SELECT browsers.* FROM browsers JOIN people ON people.key = browsers.person
                    WHERE browsers.person = $1 AND people.name <> ''";
                Ok(sqlx::query_as(sql).bind(person).fetch_all(&self.reading).await?)
            }

            async fn remove_browser(&self, person: PersonKey, endpoint: &str) -> Result<(), StoreError> {
                let sql = "DELETE FROM browsers WHERE person = $1 AND endpoint = $2";
                sqlx::query(sql).bind(person).bind(endpoint).execute(&self.writing).await?;
                Ok(())
            }

            async fn set_mail(&self, mail: &MailRow) -> Result<(), StoreError> {
                let sql = "INSERT INTO mail (person, address, lang, confirmed) VALUES ($1, $2, $3, $4)
                    ON CONFLICT (person) DO UPDATE SET address = excluded.address, lang = excluded.lang,
                    confirmed = excluded.confirmed";
                let insert = sqlx::query(sql).bind(mail.person).bind(&mail.address).bind(&mail.lang);
                insert.bind(mail.confirmed).execute(&self.writing).await?;
                Ok(())
            }

            async fn mail(&self, person: PersonKey) -> Result<Option<MailRow>, StoreError> {
                let sql = "SELECT mail.* FROM mail JOIN people ON people.key = mail.person
                    WHERE mail.person = $1 AND people.name <> ''";
                Ok(sqlx::query_as(sql).bind(person).fetch_optional(&self.reading).await?)
            }

            async fn remove_mail(&self, person: PersonKey) -> Result<(), StoreError> {
                let sql = "DELETE FROM mail WHERE person = $1";
                sqlx::query(sql).bind(person).execute(&self.writing).await?;
                Ok(())
            }

            async fn setting(&self, name: &str, otherwise: &str) -> Result<String, StoreError> {
                let sql = "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
                sqlx::query(sql).bind(name).bind(otherwise).execute(&self.writing).await?;
                let sql = "SELECT value FROM settings WHERE name = $1";
                let (value,): (String,) = sqlx::query_as(sql).bind(name).fetch_one(&self.reading).await?;
                Ok(value)
            }

            async fn set_setting(&self, name: &str, value: &str) -> Result<(), StoreError> {
                let sql = "INSERT INTO settings (name, value) VALUES ($1, $2)
                    ON CONFLICT (name) DO UPDATE SET value = excluded.value";
                sqlx::query(sql).bind(name).bind(value).execute(&self.writing).await?;
                Ok(())
            }

            async fn add_downtime(&self, since: Millis, until: Millis) -> Result<(), StoreError> {
                let sql = "INSERT INTO downtimes (since, until) VALUES ($1, $2)
                    ON CONFLICT (since) DO UPDATE SET until = excluded.until";
                sqlx::query(sql).bind(since).bind(until).execute(&self.writing).await?;
                Ok(())
            }

            async fn downtimes(&self) -> Result<Vec<(Millis, Millis)>, StoreError> {
                let sql = "SELECT since, until FROM downtimes";
                Ok(sqlx::query_as(sql).fetch_all(&self.reading).await?)
            }

            async fn healthy(&self) -> Result<(), StoreError> {
                let check = async {
                    let value = now();
                    self.set_setting("health", &value.to_string()).await?;
                    let sql = "SELECT value FROM settings WHERE name = 'health'";
                    let (found,): (String,) = sqlx::query_as(sql).fetch_one(&self.reading).await?;
                    // Somebody else may have asked meanwhile, who wrote something later.
                    let written = found.parse().is_ok_and(|found: i64| found >= value);
                    let why = || "what was written can't be read".to_owned();
                    if written { Ok(()) } else { Err(StoreError::Refused(why())) }
                };
                tokio::time::timeout(super::HEALTHY, check).await.unwrap_or(Err(StoreError::TimedOut))
            }
        }

        /// Writes what happened at one table, apart from the lines of its history.
        async fn apply(connection: &mut $connection, change: &Change) -> Result<(), sqlx::Error> {
            if let Some(new) = &change.laid {
                lay(connection, new).await?;
            }
            if let Some((place, person)) = change.sat {
                let sql = "UPDATE seats SET person = $3
                    WHERE table_key = $1 AND place = $2 AND person IS NULL AND bot IS NULL AND (
                        NOT EXISTS (SELECT 1 FROM seats WHERE table_key = $1 AND person = $3)
                        OR EXISTS (SELECT 1 FROM tables WHERE key = $1 AND host = $3))";
                sqlx::query(sql).bind(change.table).bind(place).bind(person).execute(&mut *connection).await?;
            }
            for (place, seed) in &change.seeds {
                let sql = "UPDATE seats SET seed = $3 WHERE table_key = $1 AND place = $2 AND seed IS NULL";
                sqlx::query(sql).bind(change.table).bind(place).bind(seed).execute(&mut *connection).await?;
            }
            remember(connection, change).await?;
            if let Some(status) = &change.status {
                let ended = (status.name == "over").then(now);
                let sql = "UPDATE tables SET status = $2, outcome = $3, ended = $4 WHERE key = $1";
                let update = sqlx::query(sql).bind(change.table).bind(status.name).bind(&status.outcome);
                update.bind(ended).execute(&mut *connection).await?;
            }
            match &change.finished {
                Some(finished) => count(connection, change.table, finished).await,
                None => Ok(()),
            }
        }

        /// Keeps what was said and what the table remembers.
        async fn remember(connection: &mut $connection, change: &Change) -> Result<(), sqlx::Error> {
            for said in &change.said {
                let sql = "INSERT INTO talk (table_key, number, person, text, at) VALUES ($1, $2, $3, $4, $5)
                    ON CONFLICT (table_key, number) DO NOTHING";
                let insert = sqlx::query(sql).bind(change.table).bind(said.number).bind(said.person);
                insert.bind(&said.text).bind(said.at).execute(&mut *connection).await?;
            }
            if let Some(note) = &change.note {
                let sql = "INSERT INTO notes (table_key, note) VALUES ($1, $2)
                    ON CONFLICT (table_key) DO UPDATE SET note = excluded.note";
                sqlx::query(sql).bind(change.table).bind(note).execute(&mut *connection).await?;
            }
            if change.forget_talk {
                sqlx::query("DELETE FROM talk WHERE table_key = $1").bind(change.table).execute(&mut *connection).await?;
            }
            Ok(())
        }

        /// Lays a table.
        async fn lay(connection: &mut $connection, NewTable { table, seats }: &NewTable) -> Result<(), sqlx::Error> {
            let sql = "INSERT INTO tables
                (link, invite, host, game, setup, options, server_seed, deal, status, created, rules, listed, clocked, lesson)
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING key";
            let insert = sqlx::query_as(sql).bind(&table.link).bind(&table.invite).bind(table.host).bind(&table.game);
            let insert = insert.bind(&table.setup).bind(&table.options).bind(&table.server_seed).bind(&table.deal);
            let insert = insert.bind(&table.status).bind(table.created).bind(table.rules);
            let (listed, clocked, lesson) = table.kind();
            let insert = insert.bind(i64::from(listed)).bind(i64::from(clocked)).bind(i64::from(lesson));
            let (key,): (TableKey,) = insert.fetch_one(&mut *connection).await?;
            for seat in seats {
                let sql = "INSERT INTO seats (table_key, place, seat, bot, person, seed)
                    VALUES ($1, $2, $3, $4, $5, $6)";
                let insert = sqlx::query(sql).bind(key).bind(seat.place).bind(&seat.seat).bind(&seat.bot);
                insert.bind(seat.person).bind(&seat.seed).execute(&mut *connection).await?;
            }
            Ok(())
        }
    };
}
pub(super) use store;
