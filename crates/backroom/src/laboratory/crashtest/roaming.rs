//! Players who go to another node when theirs is gone.

use super::player::{Table, Tables, lock};
use crate::laboratory::network::{Doors, Seat};
use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::{
    task::JoinSet,
    time::{sleep, timeout},
};

/// How long a player waits for a node that says nothing before going to another: as long as the page does.
const SILENT: Duration = Duration::from_secs(5);
/// After how long something is tried again.
const AGAIN: Duration = Duration::from_millis(50);
/// How long a player thinks.
const THINKING: Duration = Duration::from_millis(20);

/// Players who play on until they are told to stop.
pub struct Roaming {
    players: JoinSet<()>,
    over: Arc<AtomicBool>,
}

impl Roaming {
    /// Lets both seats of every table be played from nodes by chance, and new tables be laid for those that are over.
    pub fn start(tables: &Arc<Tables>, doors: &Doors) -> Self {
        let (mut players, over) = (JoinSet::new(), Arc::new(AtomicBool::new(false)));
        for table in tables.lock().clone() {
            let (tables, doors, over) = (tables.clone(), doors.clone(), over.clone());
            players.spawn(async move { play_on(&tables, &doors, table, &over).await });
        }
        Self { players, over }
    }

    /// Lets everybody stop, and waits until they have.
    pub async fn stop(self) {
        self.over.store(true, Ordering::Relaxed);
        self.players.join_all().await;
    }
}

/// One table after the other.
async fn play_on(tables: &Tables, doors: &Doors, mut table: Arc<Table>, over: &AtomicBool) {
    while !over.load(Ordering::Relaxed) {
        tokio::join!(roam(tables, doors, &table, 0, over), roam(tables, doors, &table, 1, over));
        // Where both have seen the end nothing stands still.
        tables.beat(&table);
        let mut door = doors.any(tables.seed());
        while !over.load(Ordering::Relaxed) {
            if let Ok(Ok(next)) = timeout(SILENT, tables.lay_one(door)).await {
                lock(&tables.finished).push(table.clone());
                let mut all = tables.lock();
                all.retain(|other| !Arc::ptr_eq(other, &table));
                all.push(next.clone());
                table = next;
                break;
            }
            door = doors.after(door);
            sleep(AGAIN).await;
        }
    }
}

/// Plays one seat until the game is over.
async fn roam(tables: &Tables, doors: &Doors, table: &Table, place: usize, over: &AtomicBool) {
    let mut door = doors.any(tables.seed());
    while !over.load(Ordering::Relaxed) {
        // An error says that the node is gone, or that the table starts over.
        if visit(tables, door, table, place, over).await.is_ok() {
            return;
        }
        door = doors.after(door);
        sleep(AGAIN).await;
    }
}

/// Plays one seat at one node, for as long as that goes well.
async fn visit(
    tables: &Tables,
    door: SocketAddr,
    table: &Table,
    place: usize,
    over: &AtomicBool,
) -> anyhow::Result<()> {
    let promised = table.promised();
    let mut seat = timeout(SILENT, Seat::connect(door, &tables.guests[place], &table.link, tables.seed())).await??;
    if seat.seq < promised {
        // Whoever shows what was true once doesn't own the table any more.
        let (link, seq) = (&table.link, seat.seq);
        tables.complain(format!("table {link}: {promised} was shown, and later a node shows {seq}"));
    }
    seat.look_closely();
    table.promise(seat.seq);
    tables.resend(&mut seat, table, place).await?;
    while !over.load(Ordering::Relaxed) {
        // The last move may have been made while this player was away.
        if seat.is_over && seat.unanswered().is_none() {
            return Ok(());
        }
        if seat.is_asked() && seat.unanswered().is_none() {
            sleep(THINKING).await;
            seat.choose().await?;
        }
        timeout(SILENT, tables.hear(&mut seat, table, place)).await??;
        table.show(place, &seat).into_iter().for_each(|wrong| tables.complain(wrong));
    }
    Ok(())
}

/// Waits until a move was acknowledged at every table since then; or says which stand still.
pub async fn all_go_on(tables: &Tables, since: Instant, within: Duration) -> Result<Duration, Vec<String>> {
    loop {
        let still: Vec<_> = tables.lock().iter().filter(|table| table.pulse() <= since).cloned().collect();
        if still.is_empty() {
            return Ok(since.elapsed());
        }
        if since.elapsed() > within {
            let told = |table: &Arc<Table>| format!("table {} stands still for {:?}", table.link, since.elapsed());
            return Err(still.iter().map(told).collect());
        }
        sleep(Duration::from_millis(20)).await;
    }
}
