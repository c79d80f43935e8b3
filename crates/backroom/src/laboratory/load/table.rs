//! One table under load.

use crate::laboratory::network::{Doors, Guest, Heard, Seat};
use anyhow::Context;
use serde_json::{Value, json};
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::{task::JoinSet, time::timeout};

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// What all tables have in common.
pub struct Plan {
    doors: Doors,
    guests: [Guest; 2],
    pace: Option<Duration>,
    bot: String,
    measuring: AtomicBool,
    over: AtomicBool,
    seeds: AtomicU64,
}

impl Plan {
    /// A plan that is not measured yet.
    pub fn new(doors: Doors, guests: [Guest; 2], pace: Option<Duration>, bot: String) -> Self {
        let (measuring, over, seeds) = (AtomicBool::new(false), AtomicBool::new(false), AtomicU64::new(1));
        Self { doors, guests, pace, bot, measuring, over, seeds }
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
    /// How often both came back because a node was gone.
    pub came_back: u64,
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
    link: String,
    seats: [Seat; 2],
    came_back: u64,
}

impl Game {
    /// Lays a table; both seats are connected, each to any node, and ready.
    pub async fn lay(plan: &Plan) -> anyhow::Result<Self> {
        Self::lay_with(plan, &json!({})).await
    }

    /// The same with options.
    pub async fn lay_with(plan: &Plan, options: &Value) -> anyhow::Result<Self> {
        let ([one, two], doors) = (&plan.guests, &plan.doors);
        let wish = json!({ "game": "smile-and-gun", "options": options });
        let laid = doors.post(plan.seed(), one, "/tables", &wish).await?;
        let (link, invite) = (laid["link"].as_str().unwrap_or_default(), laid["invite"].as_str().unwrap_or_default());
        doors.post(plan.seed(), two, &format!("/invitations/{invite}"), &json!({})).await?;
        let mut seats = [connect(plan, one, link).await?, connect(plan, two, link).await?];
        for seat in &mut seats {
            seat.ready().await?;
        }
        let mut game = Self { link: link.to_owned(), seats, came_back: 0 };
        while let Err(error) = game.begin().await {
            game.come_back(plan, error).await?;
            for seat in game.seats.iter_mut().filter(|seat| seat.seq == 0) {
                seat.ready().await?;
            }
        }
        Ok(game)
    }

    /// Both come to a table where they sit already.
    pub async fn join(doors: &Doors, [one, two]: &[Guest; 2], link: &str) -> anyhow::Result<Self> {
        let door = doors.any(0);
        let seats = [Seat::connect(door, one, link, 1).await?, Seat::connect(door, two, link, 2).await?];
        Ok(Self { link: link.to_owned(), seats, came_back: 0 })
    }

    /// The table's link.
    pub fn link(&self) -> &str {
        &self.link
    }

    async fn begin(&mut self) -> anyhow::Result<()> {
        for seat in &mut self.seats {
            while seat.seq == 0 {
                hear(seat).await?;
            }
        }
        Ok(())
    }

    /// One whole decision, also if a node goes away meanwhile. Says whether the game goes on.
    pub async fn make_move(&mut self, plan: &Plan) -> anyhow::Result<bool> {
        let before = self.seats.iter().map(|seat| seat.seq).max();
        loop {
            match self.attempt(before).await {
                Ok(goes_on) => return Ok(goes_on),
                Err(error) => self.come_back(plan, error).await?,
            }
        }
    }

    async fn attempt(&mut self, before: Option<i64>) -> anyhow::Result<bool> {
        let [one, two] = &mut self.seats;
        let (mover, other) = if one.unanswered().is_some() || one.is_asked() { (one, two) } else { (two, one) };
        if mover.unanswered().is_none() && (!mover.is_asked() || Some(mover.seq) > before) {
            return Ok(mover.is_asked());
        }
        let mut over;
        loop {
            let request = match mover.unanswered() {
                Some(asked) => asked.request.clone(),
                None => mover.choose().await?,
            };
            match wait(mover, Some(&request)).await? {
                Some(last) => {
                    over = last;
                    break;
                }
                None => continue,
            }
        }
        while other.seq < mover.seq {
            if let Heard::Update { over: last, .. } = hear(other).await? {
                over = last;
            }
        }
        Ok(!over)
    }

    /// Both connect anew, and whoever has had no answer asks again. Where there is one node only, its end is an error.
    async fn come_back(&mut self, plan: &Plan, error: anyhow::Error) -> anyhow::Result<()> {
        if plan.doors.is_one() || error.to_string().starts_with("refused: ") {
            return Err(error);
        }
        self.came_back += 1;
        for (seat, guest) in self.seats.iter_mut().zip(&plan.guests) {
            let asked = seat.unanswered().cloned();
            *seat = connect(plan, guest, &self.link).await.with_context(|| format!("after {error:#}"))?;
            if let Some(asked) = asked {
                seat.ask(asked).await?;
            }
        }
        Ok(())
    }
}

/// Connects at any node; if it is gone, at the next.
async fn connect(plan: &Plan, guest: &Guest, link: &str) -> anyhow::Result<Seat> {
    let (begun, mut door) = (Instant::now(), plan.doors.any(plan.seed()));
    loop {
        match timeout(PATIENCE, Seat::connect(door, guest, link, plan.seed())).await {
            Ok(Ok(seat)) => return Ok(seat),
            Ok(Err(error)) if plan.doors.is_one() || begun.elapsed() > PATIENCE => return Err(error),
            Err(late) if plan.doors.is_one() || begun.elapsed() > PATIENCE => return Err(late.into()),
            _ => door = plan.doors.after(door),
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn hear(seat: &mut Seat) -> anyhow::Result<Heard> {
    timeout(PATIENCE, seat.hear()).await.context("nothing was heard for ten seconds")?
}

/// Waits for the answer to a request: a new position, and whether it is the last; or none for another step.
async fn wait(seat: &mut Seat, request: Option<&str>) -> anyhow::Result<Option<bool>> {
    loop {
        match hear(seat).await? {
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
        match game.make_move(plan).await {
            Ok(goes_on) => {
                measured.came_back += std::mem::take(&mut game.came_back);
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
    let laid = plan.doors.post(plan.seed(), &plan.guests[0], "/tables", &wish).await?;
    let link = laid["link"].as_str().unwrap_or_default();
    let mut seat = connect(plan, &plan.guests[0], link).await?;
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
            match timeout(Duration::from_millis(500), seat.hear()).await {
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
