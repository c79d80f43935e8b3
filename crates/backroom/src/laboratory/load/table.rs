//! One table under load.

use crate::laboratory::network::{Guest, Heard, Seat};
use serde_json::json;
use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::task::JoinSet;

/// What all tables have in common.
pub struct Plan {
    server: SocketAddr,
    guests: [Guest; 2],
    pace: Option<Duration>,
    bot: String,
    measuring: AtomicBool,
    over: AtomicBool,
    seeds: AtomicU64,
}

impl Plan {
    /// A plan that is not measured yet.
    pub fn new(server: SocketAddr, guests: [Guest; 2], pace: Option<Duration>, bot: String) -> Self {
        let (measuring, over, seeds) = (AtomicBool::new(false), AtomicBool::new(false), AtomicU64::new(1));
        Self { server, guests, pace, bot, measuring, over, seeds }
    }

    /// From now on moves count.
    pub fn begin(&self) {
        self.measuring.store(true, Ordering::Relaxed);
    }

    /// From now on they don't, and everybody stops.
    pub fn end(&self) {
        self.measuring.store(false, Ordering::Relaxed);
        self.over.store(true, Ordering::Relaxed);
    }

    fn seed(&self) -> u64 {
        self.seeds.fetch_add(1, Ordering::Relaxed)
    }
}

/// What happened at one table while it counted.
#[derive(Debug, Default)]
pub struct Measured {
    /// How long each move took until the other seat saw it, in microseconds.
    pub micros: Vec<u32>,
    /// Games that came to their end.
    pub games: u64,
    /// What went wrong.
    pub error: Option<String>,
}

/// All tables.
#[derive(Default)]
pub struct Pool {
    tables: JoinSet<Measured>,
}

impl Pool {
    /// Lays the tables and lets them play.
    pub async fn start(&mut self, plan: &Arc<Plan>, tables: usize, thinking: usize) -> anyhow::Result<()> {
        for n in 0..tables {
            let game = Game::lay(plan).await?;
            let (plan, offset) = (plan.clone(), n as f64 / tables as f64);
            self.tables.spawn(async move { play_games(&plan, game, offset).await });
        }
        for _ in 0..thinking {
            let seat = lay_against_bot(plan).await?;
            let plan = plan.clone();
            self.tables.spawn(async move { play_against_bot(&plan, seat).await });
        }
        Ok(())
    }

    /// Waits until all have stopped.
    pub async fn finish(self) -> Vec<Measured> {
        self.tables.join_all().await
    }
}

/// A game between two connections.
pub struct Game {
    seats: [Seat; 2],
}

impl Game {
    /// Lays a table; both seats are connected and ready.
    pub async fn lay(plan: &Plan) -> anyhow::Result<Self> {
        let [one, two] = &plan.guests;
        let laid = one.post(plan.server, "/tables", &json!({ "game": "smile-and-gun" })).await?;
        let (link, invite) = (laid["link"].as_str().unwrap_or_default(), laid["invite"].as_str().unwrap_or_default());
        two.post(plan.server, &format!("/invitations/{invite}"), &json!({})).await?;
        let mut seats = [
            Seat::connect(plan.server, one, link, plan.seed()).await?,
            Seat::connect(plan.server, two, link, plan.seed()).await?,
        ];
        for seat in &mut seats {
            seat.ready().await?;
        }
        for seat in &mut seats {
            while seat.seq == 0 {
                seat.hear().await?;
            }
        }
        Ok(Self { seats })
    }

    /// One whole decision. Says whether the game goes on.
    pub async fn make_move(&mut self) -> anyhow::Result<bool> {
        let mover = usize::from(!self.seats[0].is_asked());
        let [one, two] = &mut self.seats;
        let (mover, other) = if mover == 0 { (one, two) } else { (two, one) };
        if !mover.is_asked() {
            return Ok(false);
        }
        let mut over;
        loop {
            let request = mover.choose().await?;
            match wait(mover, Some(&request)).await? {
                Some(last) => {
                    over = last;
                    break;
                }
                None => continue,
            }
        }
        while other.seq < mover.seq {
            if let Heard::Update { over: last, .. } = other.hear().await? {
                over = last;
            }
        }
        Ok(!over)
    }
}

/// Waits for the answer to a request: a new position, and whether it is the last; or none for another step.
async fn wait(seat: &mut Seat, request: Option<&str>) -> anyhow::Result<Option<bool>> {
    loop {
        match seat.hear().await? {
            Heard::Update { re, over } if re.as_deref() == request => return Ok(Some(over)),
            Heard::Step => return Ok(None),
            _ => {}
        }
    }
}

async fn play_games(plan: &Plan, mut game: Game, offset: f64) -> Measured {
    let mut measured = Measured::default();
    let pace = plan.pace.unwrap_or_default();
    let mut next = tokio::time::Instant::now() + pace.mul_f64(offset);
    while !plan.over.load(Ordering::Relaxed) {
        if plan.pace.is_some() {
            tokio::time::sleep_until(next).await;
            next += pace;
        }
        let counts = plan.measuring.load(Ordering::Relaxed);
        let begun = Instant::now();
        match game.make_move().await {
            Ok(goes_on) => {
                if counts && plan.measuring.load(Ordering::Relaxed) {
                    measured.micros.push(begun.elapsed().as_micros().try_into().unwrap_or(u32::MAX));
                }
                if goes_on {
                    continue;
                }
                measured.games += u64::from(counts);
                match Game::lay(plan).await {
                    Ok(new) => game = new,
                    Err(error) => return Measured { error: Some(format!("{error:#}")), ..measured },
                }
            }
            Err(error) => return Measured { error: Some(format!("{error:#}")), ..measured },
        }
    }
    measured
}

async fn lay_against_bot(plan: &Plan) -> anyhow::Result<Seat> {
    let wish = json!({ "game": "smile-and-gun", "seats": { "yellow": format!("bot:{}", plan.bot) } });
    let laid = plan.guests[0].post(plan.server, "/tables", &wish).await?;
    let link = laid["link"].as_str().unwrap_or_default();
    let mut seat = Seat::connect(plan.server, &plan.guests[0], link, plan.seed()).await?;
    seat.ready().await?;
    Ok(seat)
}

/// Keeps a bot thinking. Its moves are not measured.
async fn play_against_bot(plan: &Plan, mut seat: Seat) -> Measured {
    while !plan.over.load(Ordering::Relaxed) {
        let step = async {
            if seat.is_asked() {
                seat.choose().await?;
                seat.choices.clear();
            }
            match tokio::time::timeout(Duration::from_millis(500), seat.hear()).await {
                Ok(Ok(Heard::Update { over: true, .. })) => anyhow::Ok(true),
                Ok(heard) => heard.map(|_| false),
                Err(_) => Ok(false),
            }
        };
        let done = match step.await {
            Ok(true) => lay_against_bot(plan).await.map(|new| seat = new),
            Ok(false) => Ok(()),
            Err(error) => Err(error),
        };
        if let Err(error) = done {
            return Measured { error: Some(format!("{error:#}")), ..Measured::default() };
        }
    }
    Measured::default()
}
