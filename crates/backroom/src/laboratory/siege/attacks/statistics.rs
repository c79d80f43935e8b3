//! Statistics over thousands of games of one deal, twelve times at once.

use super::{Attack, Outcome};
use crate::laboratory::siege::{field::Field, honest::word};
use anyhow::Context;
use async_trait::async_trait;
use serde_json::json;
use server::games::Verdict;
use server::store::{self, Change, Finished, FinishedRow, NewTable, SeatRow, Status, TableRow};
use std::time::Duration;
use tokio::{
    runtime::Handle,
    task::{JoinSet, spawn_blocking},
    time::{Instant, sleep},
};

pub struct Statistics;

/// How many games.
const GAMES: usize = 5_000;
/// How many are written at once.
const BATCH: usize = 500;

#[async_trait]
impl Attack for Statistics {
    fn name(&self) -> &'static str {
        "statistics"
    }

    fn tries(&self) -> &'static str {
        "statistics over 5,000 games of one deal, 12 at once"
    }

    async fn prepare(&self, field: &Field) -> anyhow::Result<()> {
        let guest = field.attacker("Collector").await?;
        let laid = guest.post(field.server(), "/tables", &json!({ "game": "gangster" })).await?;
        let (database, link) = (field.database().to_owned(), word(&laid, "link"));
        let runtime = Handle::current();
        // The database's own tasks stay with this runtime; only the writing is done aside.
        spawn_blocking(move || runtime.block_on(collect(&database, &link))).await??;
        field.set_collector(guest);
        Ok(())
    }

    async fn attack(&self, field: &Field, time: Duration) -> anyhow::Result<Outcome> {
        let guest = field.collector()?;
        let end = Instant::now() + time;
        let mut asking = JoinSet::new();
        for n in 0..12 {
            let (guest, server) = (guest.clone(), field.server());
            asking.spawn(async move {
                let (mut outcome, mut longest) = (Outcome::default(), Duration::ZERO);
                while Instant::now() < end {
                    let path = ["/me/statistics", "/me/games?limit=200", "/me/statistics?result=won"][n % 3];
                    let asked = Instant::now();
                    let status = guest.ask(server, path, None).await.map_or(0, |(status, _)| status);
                    outcome.count(status != 200);
                    longest = longest.max(if status == 200 { asked.elapsed() } else { Duration::ZERO });
                    sleep(Duration::from_millis(if status == 200 { 0 } else { 200 })).await;
                }
                (outcome, longest)
            });
        }
        let (mut all, mut longest) = (Outcome::default(), Duration::ZERO);
        while let Some(one) = asking.join_next().await {
            let (outcome, time) = one?;
            all.tried += outcome.tried;
            all.refused += outcome.refused;
            longest = longest.max(time);
        }
        all.note = format!("the longest took {:.2} s", longest.as_secs_f64());
        Ok(all)
    }
}

/// Gives whoever laid a table thousands of finished ones with the same deal.
async fn collect(database: &str, link: &str) -> anyhow::Result<()> {
    let store = store::open(database).await?;
    let like = store.table(link).await?.context("the table is gone")?;
    let seats = store.seats(like.key).await?;
    for first in (0..GAMES).step_by(BATCH) {
        let links: Vec<_> = (first..first + BATCH).map(|n| format!("{link}-{n}")).collect();
        let laid: Vec<_> = links.iter().map(|link| lay(&like, &seats, link)).collect();
        store.write(&laid).await?;
        let mut over = Vec::new();
        for link in &links {
            over.push(finish(&store.table(link).await?.context("a table is gone")?));
        }
        store.write(&over).await?;
    }
    store.close().await;
    Ok(())
}

fn lay(like: &TableRow, seats: &[SeatRow], link: &str) -> Change {
    let table = TableRow { key: 0, link: link.to_owned(), invite: format!("i{link}"), ..like.clone() };
    Change { laid: Some(NewTable { table, seats: seats.to_vec() }), ..Change::default() }
}

fn finish(table: &TableRow) -> Change {
    let row = FinishedRow {
        table: table.key,
        person: table.host,
        game: table.game.clone(),
        seats: "red".to_owned(),
        result: Verdict::Won,
        points: Some(10),
        rival: Some(5),
        opponents: "bot:rookie".to_owned(),
        cards: String::new(),
        edition: None,
        mode: "two".to_owned(),
        stage: None,
        level: None,
        dice: "1 2 3 4 5 6".to_owned(),
        ended: table.created,
    };
    let status = Some(Status::Over);
    let finished = Some(Finished { rows: vec![row], rated: None });
    Change { table: table.key, status, finished, ..Change::default() }
}
