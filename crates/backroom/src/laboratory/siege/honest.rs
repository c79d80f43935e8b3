//! Somebody who plays while the server is attacked: against a friend at several tables, against a bot, and with an eye on
//! the lobby.

use super::field::Field;
use crate::laboratory::network::{Doors, Guest, Heard, Seat};
use anyhow::{Context, bail};
use serde_json::{Value, json};
use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::{
    task::JoinHandle,
    time::{sleep, timeout},
};

/// How long anything may take before it counts as failed.
const PATIENCE: Duration = Duration::from_secs(10);
/// Between two moves.
const PACE: Duration = Duration::from_millis(100);
/// Between two looks at the lobby: limits are for honest people too.
const LOOK: Duration = Duration::from_millis(800);
/// At how many tables the two friends play at once, so that even a short attack meets many moves.
const TABLES: usize = 8;
/// How many moves there have to be before the slowest of a hundred says anything.
pub const ENOUGH: u64 = 100;
/// How long they play on after an attack that was over before there were enough.
const PLAY_ON: Duration = Duration::from_secs(10);
/// How often somebody comes back after having been thrown out.
const STUBBORN: u32 = 20;

/// What an honest player lived through.
#[derive(Default)]
pub struct Figures {
    /// How long moves took until the other side saw them.
    pub moves: Vec<Duration>,
    /// How long bots took to answer.
    pub bot: Vec<Duration>,
    /// How long requests took.
    pub requests: Vec<Duration>,
    /// What went wrong.
    pub wrong: Vec<String>,
}

/// An honest player and a friend.
#[derive(Clone)]
pub struct Honest {
    doors: Doors,
    guests: [Guest; 2],
    seeds: Arc<AtomicU64>,
    moves: Arc<AtomicU64>,
    over: Arc<AtomicBool>,
}

/// The honest player at work.
pub struct Witness {
    moves: Arc<AtomicU64>,
    over: Arc<AtomicBool>,
    tasks: Vec<JoinHandle<Figures>>,
}

impl Witness {
    /// Lets them make enough moves and finish what they do, and asks how it was.
    pub async fn stop(self) -> Figures {
        let enough = async {
            while self.moves.load(Ordering::Relaxed) < ENOUGH && self.tasks.iter().any(|task| !task.is_finished()) {
                sleep(PACE).await;
            }
        };
        timeout(PLAY_ON, enough).await.ok();
        self.over.store(true, Ordering::Relaxed);
        let mut all = Figures::default();
        for task in self.tasks {
            match task.await {
                Ok(Figures { moves, bot, requests, wrong }) => {
                    all.moves.extend(moves);
                    all.bot.extend(bot);
                    all.requests.extend(requests);
                    all.wrong.extend(wrong);
                }
                Err(error) => all.wrong.push(error.to_string()),
            }
        }
        all
    }
}

/// A game between the two.
pub struct HonestGame {
    link: String,
    seats: [Seat; 2],
}

impl Honest {
    /// Both become known to the server and sit down. The first table is there to be watched before the attack begins.
    pub async fn arrive(field: &Field) -> anyhow::Result<(Self, Vec<HonestGame>)> {
        let guests = [field.honest("Ada").await?, field.honest("Bob").await?];
        let seeds = Arc::new(AtomicU64::new(1));
        let honest = Self { doors: field.doors().clone(), guests, seeds, moves: Arc::default(), over: Arc::default() };
        let mut games = Vec::new();
        for _ in 0..TABLES {
            games.push(honest.lay().await?);
        }
        field.set_honest_table(&games[0].link);
        Ok((honest, games))
    }

    /// Any node.
    fn server(&self) -> SocketAddr {
        self.doors.any(self.seed())
    }

    /// Plays until it is stopped.
    pub fn play(&self, games: Vec<HonestGame>) -> Witness {
        let (bots, lobby) = (self.clone(), self.clone());
        let mut tasks = vec![
            tokio::spawn(async move { bots.play_bots().await }),
            tokio::spawn(async move { lobby.look_around().await }),
        ];
        tasks.extend(games.into_iter().map(|game| {
            let friends = self.clone();
            tokio::spawn(async move { friends.play_games(game).await })
        }));
        Witness { moves: self.moves.clone(), over: self.over.clone(), tasks }
    }

    fn goes_on(&self) -> bool {
        !self.over.load(Ordering::Relaxed)
    }

    fn seed(&self) -> u64 {
        self.seeds.fetch_add(1, Ordering::Relaxed)
    }

    async fn lay(&self) -> anyhow::Result<HonestGame> {
        let [one, two] = &self.guests;
        let wish = json!({ "game": "smile-and-gun", "options": { "clock": { "kind": "move", "seconds": 10 } } });
        let laid = one.post(self.server(), "/tables", &wish).await?;
        let (link, invite) = (word(&laid, "link"), word(&laid, "invite"));
        two.post(self.server(), &format!("/invitations/{invite}"), &json!({})).await?;
        let mut seats = self.sit(&link).await?;
        for seat in &mut seats {
            seat.ready().await?;
        }
        for seat in &mut seats {
            while seat.seq == 0 {
                seat.hear().await?;
            }
        }
        Ok(HonestGame { link, seats })
    }

    async fn sit(&self, link: &str) -> anyhow::Result<[Seat; 2]> {
        let [one, two] = &self.guests;
        Ok([
            Seat::connect(self.server(), one, link, self.seed()).await?,
            Seat::connect(self.server(), two, link, self.seed()).await?,
        ])
    }

    /// One game after the other against a friend, beginning with the one that lies there.
    async fn play_games(self, first: HonestGame) -> Figures {
        let mut figures = Figures::default();
        let mut thrown_out = 0;
        let mut begun = Some(first.link.clone());
        let mut game = Some(first);
        while self.goes_on() && thrown_out < STUBBORN {
            let played = async {
                let playing = match (game.take(), begun.take()) {
                    (Some(game), _) => game,
                    (None, Some(link)) => HonestGame { seats: self.sit(&link).await?, link },
                    (None, None) => self.lay().await?,
                };
                let HonestGame { link, mut seats } = playing;
                begun = Some(link.clone());
                let time = Instant::now();
                let goes_on = timeout(PATIENCE, make_move(&mut seats)).await.context("a move took too long")??;
                figures.moves.push(time.elapsed());
                self.moves.fetch_add(1, Ordering::Relaxed);
                if goes_on {
                    game = Some(HonestGame { link, seats });
                } else {
                    self.check_end(&link).await?;
                    begun = None;
                }
                anyhow::Ok(())
            };
            if let Err(error) = played.await {
                thrown_out += 1;
                figures.wrong.push(format!("a move: {error:#}"));
            }
            sleep(PACE).await;
        }
        figures
    }

    /// A game ends by its rules, and not because somebody had no time.
    async fn check_end(&self, link: &str) -> anyhow::Result<()> {
        let (_, record) = self.guests[0].ask(self.server(), &format!("/tables/{link}/record"), None).await?;
        if record["result"].is_null() {
            bail!("a game was lost: {}", record["ended"]);
        }
        Ok(())
    }

    /// One game after the other against a bot.
    async fn play_bots(self) -> Figures {
        let mut figures = Figures::default();
        let mut wrong = 0;
        while self.goes_on() && wrong < STUBBORN {
            if let Err(error) = self.play_bot(&mut figures.bot).await {
                wrong += 1;
                figures.wrong.push(format!("against a bot: {error:#}"));
                sleep(PACE).await;
            }
        }
        figures
    }

    async fn play_bot(&self, answers: &mut Vec<Duration>) -> anyhow::Result<()> {
        let guest = &self.guests[0];
        let wish = json!({ "game": "gangster", "seats": { "blue": "bot:rookie" } });
        let laid = guest.post(self.server(), "/tables", &wish).await?;
        let mut seat = Seat::connect(self.server(), guest, &word(&laid, "link"), self.seed()).await?;
        seat.ready().await?;
        let mut waiting = None;
        while self.goes_on() {
            if seat.is_asked() {
                answers.extend(waiting.take().map(|since: Instant| since.elapsed()));
                sleep(PACE * 2).await;
                seat.choose().await?;
                seat.choices.clear();
            }
            let heard = timeout(PATIENCE, seat.hear()).await;
            let heard = heard.with_context(|| format!("no answer within {} s", PATIENCE.as_secs()))??;
            if let Heard::Update { over, .. } = heard {
                if over {
                    return Ok(());
                }
                waiting = waiting.or_else(|| (!seat.is_asked()).then(Instant::now));
            }
        }
        Ok(())
    }

    /// Looks at what the page shows.
    async fn look_around(self) -> Figures {
        let mut figures = Figures::default();
        while self.goes_on() {
            for path in ["/me", "/tables/mine"] {
                let time = Instant::now();
                match timeout(PATIENCE, self.guests[1].ask(self.server(), path, None)).await {
                    Ok(Ok((200, _))) => figures.requests.push(time.elapsed()),
                    Ok(Ok((status, why))) => figures.wrong.push(format!("{path}: {status} {why}")),
                    Ok(Err(error)) => figures.wrong.push(format!("{path}: {error:#}")),
                    Err(_) => figures.wrong.push(format!("{path}: no answer within {} s", PATIENCE.as_secs())),
                }
            }
            sleep(LOOK).await;
        }
        figures
    }
}

/// A word of an answer.
pub fn word(answer: &Value, name: &str) -> String {
    answer[name].as_str().unwrap_or_default().to_owned()
}

/// One whole decision, until both have seen it. Says whether the game goes on.
async fn make_move(seats: &mut [Seat; 2]) -> anyhow::Result<bool> {
    let [one, two] = seats;
    let (mover, other) = if one.is_asked() { (one, two) } else { (two, one) };
    if !mover.is_asked() {
        return Ok(false);
    }
    let mut over = None;
    while over.is_none() {
        let request = mover.choose().await?;
        over = loop {
            match mover.hear().await? {
                Heard::Update { re, over } if re.as_deref() == Some(&request) => break Some(over),
                Heard::Step => break None,
                _ => {}
            }
        };
    }
    while other.seq < mover.seq {
        if let Heard::Update { over: last, .. } = other.hear().await? {
            over = Some(last);
        }
    }
    Ok(over == Some(false))
}
