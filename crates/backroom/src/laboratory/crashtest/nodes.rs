//! Several nodes that are killed, paused and cut off at random moments under load.

use super::{
    Args,
    database::Database,
    player::Tables,
    roaming::{Roaming, all_go_on},
    trouble::Trouble,
};
use crate::{
    BadInput,
    laboratory::network::{Cluster, Doors, Guest, Start},
    progress,
};
use anyhow::Context;
use std::{
    sync::Arc,
    time::{Duration, Instant},
};
use tabletop::{Seeded, Source};
use tokio::time::{sleep, timeout};

/// How soon every table has to go on.
const WITHIN: Duration = Duration::from_secs(10);
/// How long a table may take to be looked at in the end.
const PATIENCE: Duration = Duration::from_secs(60);

/// Lets everything go wrong so often, and says whether nothing was lost.
pub async fn crash(args: &Args, nodes: usize) -> anyhow::Result<bool> {
    let troubles = Trouble::read(&args.faults)?;
    if troubles.contains(&Trouble::Two) && nodes < 3 {
        return Err(BadInput("--nodes: expected three or more, as two are killed at once (--faults)".to_owned()).into());
    }
    let database = Database::postgres_for("--nodes")?;
    let start = Start::new(&database.fresh(&format!("crashtest_{}", std::process::id())).await?)?.unlimited();
    let mut cluster = Cluster::open(&start, nodes, true).await?;
    let doors = cluster.doors();
    let (first, mut random) = (doors.any(0), Seeded::new(args.seed));
    let guests = [Guest::new(first, "A").await?, Guest::new(first, "B").await?];
    let tables = Arc::new(Tables::lay(first, guests, args.tables).await?);
    tables.excuse();
    let playing = Roaming::start(&tables, &doors);
    let bar = progress::bar(u64::from(args.kills), "crashtest");
    let (mut wrong, mut slowest, mut kills) = (Vec::new(), Duration::ZERO, 0);
    while kills < args.kills && wrong.is_empty() {
        kills += 1;
        let trouble = troubles[random.below(troubles.len() as u32) as usize];
        let told = format!("kill {kills}: {}", trouble.name());
        bar.set_message(told.clone());
        sleep(Duration::from_millis(u64::from(20 + random.below(1_000)))).await;
        let struck = one_kill(trouble, &mut cluster, &database, &tables, &mut random).await.context(told.clone())?;
        match struck {
            Ok(took) => slowest = slowest.max(took),
            Err(still) => wrong.extend(still),
        }
        wrong.extend(tables.complaints());
        let silence = tables.longest_silence();
        wrong.extend((silence > WITHIN).then(|| format!("a table stood still for {silence:?}")));
        let ended = cluster.nodes.iter_mut().filter_map(|node| (!node.is_there()).then(|| node.address()));
        wrong.extend(ended.map(|address| format!("node {address} has ended by itself")));
        if !wrong.is_empty() {
            wrong.push(format!("{told}; --seed {}", args.seed));
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    playing.stop().await;
    wrong.extend(tables.complaints());
    let verified = match wrong.is_empty() {
        true => Some(verify(&tables, &doors, &start.database).await?),
        false => None,
    };
    report(args, nodes, &tables, kills, slowest, verified);
    let names: Vec<_> = troubles.iter().map(|trouble| trouble.name()).collect();
    anstream::println!("faults: {}", names.join(", "));
    if !wrong.is_empty() {
        wrong.iter().for_each(|wrong| anstream::println!("  {wrong}"));
        anstream::println!("  what the nodes logged: {}", cluster.keep_logs()?.display());
    }
    Ok(wrong.is_empty())
}

/// Lets one thing go wrong, and waits until every table goes on and all is repaired. Says how long the slowest table took, or
/// which stand still.
async fn one_kill(
    trouble: Trouble,
    cluster: &mut Cluster,
    database: &Database,
    tables: &Tables,
    random: &mut Seeded,
) -> anyhow::Result<Result<Duration, Vec<String>>> {
    let (since, repairs) = trouble.strike(cluster, database, tables, random).await?;
    let mut slowest = match all_go_on(tables, since, WITHIN).await {
        Ok(took) => took,
        Err(still) => return Ok(Err(still)),
    };
    for repair in repairs {
        let repaired = Instant::now();
        repair.carry_out(cluster).await?;
        match all_go_on(tables, repaired, WITHIN).await {
            Ok(took) => slowest = slowest.max(took),
            Err(still) => return Ok(Err(still)),
        }
    }
    Ok(Ok(slowest))
}

/// Looks at every table again and replays every record.
async fn verify(tables: &Tables, doors: &Doors, database: &str) -> anyhow::Result<usize> {
    let store = server::store::open(database).await?;
    let verified = timeout(PATIENCE * 10, tables.verify(doors.any(1), &*store)).await;
    store.close().await;
    verified.context("the records can't be read")?
}

fn report(args: &Args, nodes: usize, tables: &Tables, kills: u32, slowest: Duration, verified: Option<usize>) {
    anstream::println!(
        "{nodes} nodes, {} tables, {kills} kills, {} acknowledged moves, {} requests sent again; {}",
        args.tables,
        tables.acknowledged(),
        tables.resent(),
        verified.map_or("no record was verified".to_owned(), |count| {
            format!(
                "{count} records verified: no move missing, doubled or another than chosen, no table with two owners"
            )
        })
    );
    anstream::println!(
        "every table went on after {:.1} s at most; the longest silence at a table was {:.1} s",
        slowest.as_secs_f64(),
        tables.longest_silence().as_secs_f64()
    );
}
