//! The task of one table: drives its machine with the network, the disk, the clock and the threads on which bots think.

mod pondering;

use super::{AFTER_THE_END, BEFORE_SLEEP, Call, Connection, recall_talk};
use crate::{
    games::Playable,
    house::House,
    nodes::Held,
    notices::Notice,
    people::fresh,
    protocol::{Hinted, Refusal, Unrated},
    ratings,
    store::{self, Finished, Millis, PlaceRow, SeatRow, StoreError, TableRow, now},
    thinking::{Asker, clock as thinking_time},
};
use ::table::{
    Bounds, Change, Input, Laid, Machine, Manner, Now, Output, Remembered, Seated, Status, Wanted, hinted, history::Row,
};
use analysis::{Patience, hint_within};
use axum::extract::ws::Utf8Bytes;
use pondering::{Pondered, answer};
use std::{
    collections::{HashMap, HashSet, VecDeque},
    sync::Arc,
    time::Duration,
};
use tabletop::Decision;
use tokio::{
    runtime::{Handle, RuntimeFlavor},
    sync::{mpsc, oneshot},
};
use words::Lang;

/// How long a hint is thought about.
const HINT: Duration = Duration::from_secs(1);
/// From so many lines on a replay takes longer than another table's move should have to wait for it.
const LONG: usize = 300;

/// A table at work.
struct Driver<'t, G: Playable> {
    house: &'t Arc<House>,
    row: TableRow,
    table: &'t Arc<G>,
    machine: Machine<'t, G>,
    connections: HashMap<u64, Connection>,
    /// Among several nodes: under what it writes, and those who are connected, here or elsewhere.
    held: Option<&'t Held>,
    guests: HashSet<u64>,
    /// What a bot thinks about.
    pondering: Option<(i64, Pondered)>,
    /// The hint that is being thought about.
    hinting: Option<oneshot::Receiver<Vec<Hinted>>>,
    /// The host, who waits for the end.
    closing: Option<oneshot::Sender<bool>>,
}

/// A table's life from waking to sleep.
pub(super) async fn run<G: Playable>(
    house: &Arc<House>,
    row: TableRow,
    held: Option<&Held>,
    mut calls: mpsc::Receiver<Call>,
) -> Result<(), StoreError> {
    let link = row.link.clone();
    let table = match serde_json::from_str(&row.setup).map_err(|error| error.to_string()) {
        Ok(setup) => G::new(&setup).map_err(|error| error.to_string()),
        Err(why) => Err(why),
    };
    let table = match table {
        Ok(table) => Arc::new(table),
        Err(why) => {
            tracing::error!(table = link, why, "a table can't be laid any more");
            return Ok(());
        }
    };
    let (mut driver, wanted) = Driver::wake(house, &table, row, held).await?;
    driver.satisfy(wanted).await?;
    driver.serve(&mut calls).await
}

impl<'t, G: Playable> Driver<'t, G> {
    /// The table as it was kept, and what it wants first.
    async fn wake(
        house: &'t Arc<House>,
        table: &'t Arc<G>,
        row: TableRow,
        held: Option<&'t Held>,
    ) -> Result<(Self, Vec<Output>), StoreError> {
        let broken = |what: &str| StoreError::Address(format!("table {}: {what} can't be read", row.key));
        let options: crate::protocol::Options = serde_json::from_str(&row.options).map_err(|_| broken("options"))?;
        let limits = &house.limits;
        let laid = Laid {
            link: row.link.clone(),
            invite: row.invite.clone(),
            host: row.host,
            rules: u32::try_from(row.rules).unwrap_or_default(),
            setup: serde_json::from_str(&row.setup).map_err(|_| broken("setup"))?,
            begins: options.lesson.as_deref().map_or(0, ledger::lessons::begins::<G>),
            options,
            seed: serde_json::from_value(row.server_seed.clone().into()).map_err(|_| broken("server_seed"))?,
            deal: row.deal.clone(),
            bounds: Bounds {
                watchers: limits.watchers_per_table,
                undos: limits.undos_per_decision,
                lines: limits.lines_per_table,
                claim_seconds: limits.claim_seconds,
            },
            downtime: house.downtime(),
            words: house.all_words(),
        };
        let status = row.status;
        let (kept, talked) = remembered(house, &row, laid.options.rated).await?;
        let talk = if talked { recall_talk(house, &row).await? } else { Vec::new() };
        let mut wanted = Vec::new();
        let machine =
            aside(kept.lines.len(), || Machine::new(laid, &**table, status, kept, talk, clock(), &mut wanted));
        let driver = Self {
            house,
            row,
            table,
            machine,
            connections: HashMap::new(),
            held,
            guests: HashSet::new(),
            pondering: None,
            hinting: None,
            closing: None,
        };
        driver.complain_if_frozen();
        Ok((driver, wanted))
    }

    fn complain_if_frozen(&self) {
        if let Some(frozen) = self.machine.frozen() {
            tracing::error!(table = self.row.link, frozen.seq, frozen.why, "a history can't be replayed");
        }
    }

    async fn serve(&mut self, calls: &mut mpsc::Receiver<Call>) -> Result<(), StoreError> {
        loop {
            let timer = self.timer();
            // Calls come first: what was said before the time ran out counts.
            let input = tokio::select! {
                biased;
                call = calls.recv() => match call {
                    Some(Call::Stop) | None => return Ok(()),
                    Some(call) => self.take(call).await?,
                },
                (seq, choices) = answer(&mut self.pondering) => Input::Thought { seq, choices },
                advice = thought(&mut self.hinting) => Input::Hinted(advice),
                () = tokio::time::sleep(timer.unwrap_or_default()), if timer.is_some() => {
                    let idle = !self.is_due(clock()) && self.is_deserted();
                    if idle && self.may_sleep(calls) {
                        return Ok(());
                    }
                    Input::Tick
                }
            };
            self.tell(input).await?;
        }
    }

    fn is_deserted(&self) -> bool {
        self.connections.is_empty() && self.guests.is_empty()
    }

    /// Whether nobody has just called the table. Among several nodes, whoever does then comes back.
    fn may_sleep(&self, calls: &mut mpsc::Receiver<Call>) -> bool {
        match self.held {
            Some(_) => calls.is_empty(),
            None => self.house.tables.fall_asleep(&self.row.link, calls),
        }
    }

    /// How long until the table wants to know the time, or until it goes to sleep. A table whose bot thinks or whose clock
    /// runs fast stays awake.
    fn timer(&self) -> Option<Duration> {
        let now = clock();
        let until = |due: Millis, now: Millis| Duration::from_millis((due - now).max(0) as u64);
        let left = self.machine.deadline(now).map(|deadline| until(deadline, now.wall));
        let awake = if self.machine.standing().is_over() { AFTER_THE_END } else { BEFORE_SLEEP };
        let sleepy = (self.is_deserted() && self.pondering.is_none()).then_some(awake);
        let timer = match (left, sleepy) {
            (Some(left), Some(sleepy)) if left > Duration::from_secs(3600) => Some(sleepy),
            (Some(left), _) => Some(left),
            (None, sleepy) => sleepy,
        };
        let presence = self.machine.presence_due().map(|due| until(due, now.monotonic));
        timer.into_iter().chain(presence).min()
    }

    fn is_due(&self, now: Now) -> bool {
        let presence = self.machine.presence_due().is_some_and(|due| due <= now.monotonic);
        presence || self.machine.deadline(now).is_some_and(|deadline| deadline <= now.wall)
    }

    /// What a call tells the table.
    async fn take(&mut self, call: Call) -> Result<Input, StoreError> {
        Ok(match call {
            Call::Join(connection) => {
                let (id, person) = (connection.id, connection.person.key);
                let name = connection.person.name.clone();
                self.connections.insert(id, connection);
                Input::Joined { id, person, name }
            }
            Call::Came { id, person, name } => {
                self.guests.insert(id);
                Input::Joined { id, person, name }
            }
            Call::Slow(id) => Input::Slow { id },
            Call::Leave(id) => {
                self.connections.remove(&id);
                self.guests.remove(&id);
                Input::Left { id }
            }
            Call::Say(id, message) => Input::Message { id, message },
            Call::Malformed(id, why) => Input::Malformed { id, why },
            Call::TooFast(id) => Input::TooFast { id },
            Call::Reseat => {
                let rated = self.machine.laid().options.rated;
                let places = self.house.store.places(self.row.key).await?;
                let (seats, unrated) = company(self.house, &self.row, places, rated).await?;
                Input::Reseated { seats, unrated }
            }
            Call::Close(closed) => {
                self.closing = Some(closed);
                Input::Close
            }
            Call::Stop => Input::Tick,
        })
    }

    /// Tells the table what happened and does what it wants, until it wants nothing more.
    async fn tell(&mut self, input: Input) -> Result<(), StoreError> {
        let wanted = self.hear(input);
        self.satisfy(wanted).await
    }

    async fn satisfy(&mut self, wanted: Vec<Output>) -> Result<(), StoreError> {
        let mut inputs = VecDeque::new();
        self.do_all(wanted, &mut inputs).await?;
        while let Some(input) = inputs.pop_front() {
            let wanted = self.hear(input);
            self.do_all(wanted, &mut inputs).await?;
        }
        Ok(())
    }

    fn hear(&mut self, input: Input) -> Vec<Output> {
        let lines = match &input {
            Input::Story(lines) => lines.len(),
            Input::Everything(kept) => kept.lines.len(),
            _ => 0,
        };
        let (mut out, starts_over) = (Vec::new(), matches!(input, Input::Everything(_)));
        aside(lines, || self.machine.tell(input, clock(), &mut out));
        if starts_over {
            self.complain_if_frozen();
        }
        out
    }

    async fn do_all(&mut self, wanted: Vec<Output>, inputs: &mut VecDeque<Input>) -> Result<(), StoreError> {
        for output in wanted {
            match output {
                Output::Write(change) => inputs.push_back(self.write(change).await?),
                Output::Read(Wanted::Story) => inputs.push_back(Input::Story(history(self.house, &self.row).await?)),
                Output::Read(Wanted::Everything) => {
                    let rated = self.machine.laid().options.rated;
                    inputs.push_back(Input::Everything(remembered(self.house, &self.row, rated).await?.0));
                }
                Output::Tell { to, text, manner } => self.send(to, text, manner, inputs),
                Output::LetGo { id, why } => {
                    if let Some(held) = self.held.filter(|_| self.guests.remove(&id)) {
                        held.let_go(id, why);
                    } else if let Some(connection) = self.connections.remove(&id) {
                        connection.out.refuse(why);
                    }
                }
                Output::Think(thought) => self.pondering = thought.and_then(|thought| self.think(thought)),
                Output::Hint { person, choices, lang } => self.hint(Asker::Person(person), &choices, lang),
                Output::Lay { same_deal } => inputs.push_back(Input::Laid(self.lay(same_deal).await)),
                Output::Notify { person, days, turn } => {
                    let (link, game) = (self.row.link.clone(), self.row.game.clone());
                    self.house.notices.send(Notice::Turn { person, link, game, days, turn });
                }
                Output::Turn(Some(turn)) => self.house.turns.set(self.house, self.row.key, turn),
                Output::Turn(None) => self.house.turns.forget(self.row.key),
                Output::Closed(over) => {
                    if let Some(closing) = self.closing.take() {
                        closing.send(over).ok();
                    }
                }
            }
        }
        Ok(())
    }

    /// Sends to clients. One that doesn't keep up is let go: it comes back and resyncs.
    fn send(&mut self, to: Vec<u64>, text: String, manner: Manner, inputs: &mut VecDeque<Input>) {
        if manner == Manner::Refusal {
            self.house.metrics.refused.inc();
        }
        if let Some(held) = self.held {
            return held.tell(to, text, manner == Manner::CanWait);
        }
        let text = Utf8Bytes::from(text);
        for id in to {
            let Some(connection) = self.connections.get(&id) else { continue };
            if manner == Manner::CanWait && connection.out.is_busy() {
                inputs.push_back(Input::Slow { id });
            } else if !connection.out.send(text.clone()) {
                self.house.metrics.too_slow.inc();
                self.connections.remove(&id);
                inputs.push_back(Input::Left { id });
            }
        }
    }

    /// Writes a change, and returns once it is on disk or nobody knows.
    async fn write(&mut self, change: Change) -> Result<Input, StoreError> {
        let (status, rated) = (change.status, self.machine.laid().options.rated && change.is_news());
        let change = self.kept(change);
        if self.house.journal.write(change).await.is_err() {
            if let Some(held) = self.held
                && let Some(register) = self.house.store.nodes()
                && !register.holds(held.table, held.lease).await?
            {
                return Err(StoreError::NotOurs);
            }
            return Ok(Input::NotWritten);
        }
        if let Some(status) = status {
            self.row.status = status;
        }
        let unrated = match rated {
            true => ratings::why_not(self.house, &self.row, self.machine.seats()).await?,
            false => None,
        };
        Ok(Input::Written { unrated })
    }

    /// A change as it is kept.
    fn kept(&self, change: Change) -> store::Change {
        let table = self.row.key;
        let said = change.said.into_iter().map(|said| store::Said {
            table,
            number: said.number,
            person: said.person,
            text: said.text,
            at: said.at,
        });
        let over = change.status == Some(Status::Over);
        store::Change {
            table,
            lease: self.held.map(|held| held.lease),
            lines: change.lines,
            seeds: change.seeds.into_iter().map(|(place, seed)| (place as i64, seed)).collect(),
            finished: over.then(|| self.finish()),
            status: change.status,
            outcome: change.outcome,
            said: said.collect(),
            note: change.note,
            forget_talk: change.forget_talk,
            ..store::Change::default()
        }
    }

    fn seats(&self) -> Vec<SeatRow> {
        let seats = self.machine.seats().iter().enumerate().map(|(place, seat)| SeatRow {
            place: place as i64,
            seat: seat.seat.clone(),
            bot: seat.bot.clone(),
            person: seat.person,
            seed: seat.seed.clone(),
        });
        seats.collect()
    }

    /// What the game came to, for everybody who played it.
    fn finish(&self) -> Finished {
        let (options, rated_a_day) = (&self.machine.laid().options, self.house.limits.rated_per_pair_and_day);
        ledger::finish(&self.row, options, &self.seats(), self.machine.standing(), rated_a_day)
    }

    /// Thinks about what would be good for whoever asks.
    fn hint(&mut self, asker: Asker, choices: &[u8], lang: Option<Lang>) {
        let (house, table) = (self.house.clone(), self.table.clone());
        let state = self.machine.standing().state().clone();
        let (told, advice) = oneshot::channel();
        self.hinting = Some(advice);
        let Some(decision) = Decision::made(&*table, state, choices) else { return };
        self.house.deep.submit(asker, move || {
            let (advice, _) = hint_within(&*table, Patience::new(HINT, thinking_time), &decision);
            let words = lang.map(|lang| house.words(lang));
            told.send(advice.iter().map(|advice| hinted(&*table, advice, words)).collect()).ok();
        });
    }

    /// Lays the same table again.
    async fn lay(&self, same_deal: bool) -> Result<String, Refusal> {
        let new = ledger::again(&self.row, &self.machine.laid().options, self.seats(), same_deal, fresh());
        let link = new.table.link.clone();
        match self.house.lay(new).await {
            Ok(()) => Ok(link),
            Err(StoreError::TooManyTables(_)) => Err(Refusal::TooManyTables),
            Err(_) => Err(Refusal::NotWritten),
        }
    }
}

/// The time, by which lines are kept and decisions are measured.
fn clock() -> Now {
    let now = now();
    Now { wall: now, monotonic: now }
}

/// Does something that takes longer the more lines there are. With many, it holds up nobody else.
pub fn aside<T>(lines: usize, work: impl FnOnce() -> T) -> T {
    let several = || Handle::try_current().is_ok_and(|handle| handle.runtime_flavor() == RuntimeFlavor::MultiThread);
    if lines > LONG && several() { tokio::task::block_in_place(work) } else { work() }
}

async fn history(house: &House, row: &TableRow) -> Result<Vec<Row>, StoreError> {
    let lines = house.store.history(row.key).await?.into_iter().map(|line| Row {
        seq: line.seq,
        entry: line.entry,
        at: line.at,
        request: line.request,
        person: line.person,
        spent: line.spent,
    });
    Ok(lines.collect())
}

/// All that is kept of a table, and whether anything was said there.
async fn remembered(house: &House, row: &TableRow, rated: bool) -> Result<(Remembered, bool), StoreError> {
    let mut places = house.store.places(row.key).await?;
    let (played, talked) = places.first().map_or((false, false), |first| (first.played, first.talked));
    let note = places.first_mut().and_then(|first| first.note.take()).unwrap_or_default();
    let (seats, unrated) = company(house, row, places, rated).await?;
    let lines = if played { history(house, row).await? } else { Vec::new() };
    Ok((Remembered { seats, unrated, lines, note }, talked))
}

/// Who sits where, and why a rated game doesn't count.
async fn company(
    house: &House,
    row: &TableRow,
    places: Vec<PlaceRow>,
    rated: bool,
) -> Result<(Vec<Seated>, Option<Unrated>), StoreError> {
    let seats = places.into_iter().map(|place| Seated {
        seat: place.seat,
        name: place.bot.clone().or(place.name),
        bot: place.bot,
        person: place.person,
        seed: place.seed,
        rating: place.rating.map(ratings::shown),
    });
    let seats: Vec<_> = seats.collect();
    let unrated = if rated { ratings::why_not(house, row, &seats).await? } else { None };
    Ok((seats, unrated))
}

/// The hint, when it has been thought about; never, if there is none. No advice comes of a thinker who fell over.
async fn thought(hinting: &mut Option<oneshot::Receiver<Vec<Hinted>>>) -> Option<Vec<Hinted>> {
    let Some(advice) = hinting else { return std::future::pending().await };
    let advice = advice.await.ok();
    *hinting = None;
    advice
}
