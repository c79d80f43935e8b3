//! The task of one table.

use super::{
    AFTER_THE_END, BEFORE_SLEEP, Call, Connection,
    advice::{Hinting, thought},
    history::{Line, Standing},
    notes::Notes,
    talk,
};
use crate::{
    games::Playable,
    house::House,
    lessons,
    protocol::{ClientMessage, Frozen, LONGEST_REQUEST, Options, Refusal, Until},
    ratings::Unrated,
    store::{Millis, Person, PersonKey, SeatRow, StoreError, TableRow, now},
    thinking::Answer,
};
use serde::{Deserialize, Serialize};
use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
    time::Duration,
};
use tabletop::{Ended, Fair, How, fair::Seed};
use tokio::{sync::mpsc, time::Instant};
use words::{Lang, Words};

/// What a connection wishes to be told beside the bare data.
#[derive(Clone, Copy, Default, PartialEq)]
pub(super) struct Wants {
    pub lang: Option<Lang>,
    pub previews: bool,
    pub forecast: bool,
}

/// Somebody who is connected.
pub(super) struct Guest {
    pub connection: Connection,
    pub wants: Wants,
    /// Whether they were shown the table; until then they are told nothing.
    pub synced: bool,
    /// Whether they know who is there.
    pub told: bool,
}

/// A seat, what others call whoever sits there, and how well they play.
pub(super) struct Seated {
    pub row: SeatRow,
    pub name: Option<String>,
    pub rating: Option<i32>,
}

/// A window that a seat declined ahead.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Declined {
    pub place: usize,
    pub window: String,
    pub until: Until,
    pub phase: u32,
}

/// A bot that thinks about a position.
pub(super) struct Pondering {
    pub seq: i64,
    pub answer: Answer<Vec<u8>>,
}

/// A table at work.
pub(super) struct Host<'t, G: Playable> {
    pub house: &'t Arc<House>,
    pub row: TableRow,
    pub setup: Box<serde_json::value::RawValue>,
    pub options: Options,
    /// The line before which nobody goes back: where a lesson begins.
    pub begins: i64,
    pub seats: Vec<Seated>,
    pub table: &'t Arc<G>,
    pub standing: Standing<'t, G>,
    pub frozen: Option<Frozen>,
    /// The dice, once everybody is ready.
    pub fair: Option<Fair>,
    pub seed: Seed,
    /// What seats have added to the dice and is not on disk yet.
    pub seeds: Vec<(i64, String)>,
    /// What each person called their requests that were carried out; in lines of older versions that is nobody's.
    pub requests: HashMap<Option<PersonKey>, HashSet<String>>,
    pub guests: Vec<Guest>,
    pub notes: Notes,
    /// The notes as they are on disk.
    pub noted: String,
    pub talk: Vec<talk::Line>,
    /// After an undo nothing is declined for the seat until it chooses.
    pub asks_again: bool,
    pub pondering: Option<Pondering>,
    /// The hint that is being thought about.
    pub hinting: Option<Hinting>,
    /// When those who come and go are told, if there are any.
    pub presence: Option<Instant>,
    /// Since when people who sit here have no connection, as far as this task knows.
    pub gone: HashMap<PersonKey, Millis>,
    /// The last line that everybody was told.
    pub shown: i64,
    /// Whose decision everybody waits for.
    pub awaited: Option<PersonKey>,
    /// Why the game doesn't count though it was laid as rated.
    pub unrated: Option<Unrated>,
}

/// Why a request was not carried out.
pub(super) enum Refused {
    Because(Refusal),
    ByTheRules(tabletop::Refused),
    /// A message that can't be understood.
    Malformed(String),
    /// The table has to be woken anew.
    Broken,
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self::Because(refusal)
    }
}

pub(super) type Done = Result<(), Refused>;

/// A table's life from waking to sleep.
pub(super) async fn run<G: Playable>(house: &Arc<House>, row: TableRow, mut calls: mpsc::Receiver<Call>) {
    let link = row.link.clone();
    let table = match serde_json::from_str(&row.setup).map_err(|error| error.to_string()) {
        Ok(setup) => G::new(&setup).map_err(|error| error.to_string()),
        Err(why) => Err(why),
    };
    let table = match table {
        Ok(table) => Arc::new(table),
        Err(why) => return tracing::error!(table = link, why, "a table can't be laid any more"),
    };
    let mut host = match Host::wake(house, &table, row).await {
        Ok(host) => host,
        Err(error) => return tracing::error!(table = link, %error, "a table can't be woken"),
    };
    if host.serve(&mut calls).await.is_err() {
        tracing::error!(table = link, "a table stops and will wake from its record");
    }
}

impl<'t, G: Playable> Host<'t, G> {
    async fn wake(house: &'t Arc<House>, table: &'t Arc<G>, row: TableRow) -> Result<Self, StoreError> {
        let broken = |what: &str| StoreError::Address(format!("table {}: {what} can't be read", row.key));
        let seed = serde_json::from_value(row.server_seed.clone().into()).map_err(|_| broken("server_seed"))?;
        let options: Options = serde_json::from_str(&row.options).map_err(|_| broken("options"))?;
        let setup = serde_json::from_str(&row.setup).map_err(|_| broken("setup"))?;
        let mut host = Self {
            house,
            setup,
            begins: options.lesson.as_deref().map_or(0, lessons::begins::<G>),
            options,
            seats: Vec::new(),
            table,
            standing: Standing::new(&**table),
            frozen: None,
            fair: None,
            seed,
            seeds: Vec::new(),
            requests: HashMap::new(),
            guests: Vec::new(),
            notes: Notes::default(),
            noted: String::new(),
            talk: Vec::new(),
            asks_again: false,
            pondering: None,
            hinting: None,
            presence: None,
            gone: HashMap::new(),
            shown: 0,
            awaited: None,
            unrated: None,
            row,
        };
        host.reseat().await?;
        host.reload().await?;
        host.remember().await?;
        host.recall_talk().await?;
        host.shown = host.standing.seq();
        host.note_presence();
        host.awaited = host.asked_person();
        Ok(host)
    }

    /// Takes the game from what is on disk.
    pub async fn reload(&mut self) -> Result<(), StoreError> {
        let history = self.house.store.history(self.row.key).await?;
        let (standing, frozen) = Standing::of(&self.row, &**self.table, &history);
        if let Some(frozen) = &frozen {
            tracing::error!(table = self.row.link, frozen.seq, frozen.why, "a history can't be replayed");
        }
        self.requests.clear();
        for (person, request) in history.into_iter().filter_map(|row| Some((row.person, row.request?))) {
            self.requests.entry(person).or_default().insert(request);
        }
        (self.standing, self.frozen) = (standing, frozen);
        self.note_turn();
        Ok(())
    }

    async fn serve(&mut self, calls: &mut mpsc::Receiver<Call>) -> Result<(), StoreError> {
        if self.go_on().await.is_err() {
            return Err(StoreError::Address("the first moves could not be written".to_owned()));
        }
        loop {
            self.ponder();
            let timer = self.timer();
            // Calls come first: what was said before the time ran out counts.
            let done = tokio::select! {
                biased;
                call = calls.recv() => match call {
                    Some(Call::Stop) | None => return Ok(()),
                    Some(call) => self.take(call).await,
                },
                choices = answer(&mut self.pondering) => self.bot_chose(choices).await,
                (asked, advice) = thought(&mut self.hinting) => {
                    self.tell_hint(asked, advice);
                    Ok(())
                }
                () = tokio::time::sleep(timer.unwrap_or_default()), if timer.is_some() => {
                    if self.presence.is_some_and(|due| due <= Instant::now()) {
                        self.tell_presence();
                    } else if let Some(by) = self.standing.asked().filter(|_| self.out_of_time()) {
                        self.end(Ended { how: How::Time, by: Some(by) }, None).await.ok();
                    } else if self.guests.is_empty() && self.house.tables.fall_asleep(&self.row.link, calls) {
                        return Ok(());
                    }
                    Ok(())
                }
            };
            if let Err(Refused::Broken) = done {
                return Err(StoreError::Address("the history could not be read again".to_owned()));
            }
        }
    }

    /// How long until those who came and went are told, until time runs out for whoever is asked, or until the table goes
    /// to sleep. A table whose bot thinks or whose clock runs fast stays awake.
    fn timer(&self) -> Option<Duration> {
        let left = self.deadline().map(|deadline| Duration::from_millis((deadline - now()).max(0) as u64));
        let awake = if self.standing.is_over() { AFTER_THE_END } else { BEFORE_SLEEP };
        let sleepy = (self.guests.is_empty() && self.pondering.is_none()).then_some(awake);
        let timer = match (left, sleepy) {
            (Some(left), Some(sleepy)) if left > Duration::from_secs(3600) => Some(sleepy),
            (Some(left), _) => Some(left),
            (None, sleepy) => sleepy,
        };
        let presence = self.presence.map(|due| due.saturating_duration_since(Instant::now()));
        timer.into_iter().chain(presence).min()
    }

    /// Until when whoever is asked has to decide.
    pub fn deadline(&self) -> Option<Millis> {
        let place = self.standing.asked().map(|seat| self.table.place_of(seat))?;
        let person = self.seats.get(place).is_some_and(|seat| seat.row.person.is_some());
        let time = self.options.clock.millis().filter(|_| person && self.fair.is_some() && self.frozen.is_none())?;
        self.standing.clock.deadline(time, self.down())
    }

    /// How long the server was down while whoever is asked was.
    pub fn down(&self) -> Millis {
        self.house.downtime.within(self.standing.clock.since(), now())
    }

    fn out_of_time(&self) -> bool {
        self.deadline().is_some_and(|deadline| deadline <= now())
    }

    async fn take(&mut self, call: Call) -> Done {
        match call {
            Call::Join(connection) => self.join(connection),
            Call::Leave(id) => self.leave(id),
            Call::Reseat => {
                self.reseat().await.map_err(|_| Refused::Broken)?;
                self.note_presence();
                self.tell_table();
                return self.go_on().await;
            }
            Call::Close(closed) => {
                let abandoned = Ended { how: How::Abandoned, by: None };
                let done = if self.standing.is_over() { Ok(()) } else { self.end(abandoned, None).await };
                closed.send(done.is_ok()).ok();
                return done.or_else(|refused| match refused {
                    Refused::Broken => Err(refused),
                    _ => Ok(()),
                });
            }
            Call::Malformed(id, why) => self.tell_refused(id, None, Refused::Malformed(why)),
            Call::TooFast(id) => self.tell_refused(id, None, Refusal::TooFast.into()),
            Call::Say(id, message) => return self.hear(id, message).await,
            Call::Stop => {}
        }
        Ok(())
    }

    /// Answers one message of a client.
    async fn hear(&mut self, id: u64, message: ClientMessage) -> Done {
        let Some(guest) = self.guests.iter_mut().find(|guest| guest.connection.id == id) else { return Ok(()) };
        if let ClientMessage::Sync { since, lang, previews, forecast } = message {
            match lang.as_deref().map(str::parse).transpose() {
                Ok(lang) => guest.wants = Wants { lang, previews, forecast },
                Err(error) => {
                    let why = format!("lang: {error}");
                    self.tell_refused(id, None, Refused::Malformed(why));
                    return Ok(());
                }
            }
            return self.sync(id, since).await;
        }
        let request = message.request().map(str::to_owned);
        let done = if !guest.synced {
            Err(Refusal::NotSynced.into())
        } else if request.as_ref().is_some_and(|request| request.is_empty() || request.len() > LONGEST_REQUEST) {
            Err(Refused::Malformed(format!("request: expected 1 to {LONGEST_REQUEST} bytes")))
        } else {
            self.carry_out(id, message).await
        };
        match done {
            Err(Refused::Broken) => Err(Refused::Broken),
            Err(refused) => {
                self.tell_refused(id, request.as_deref(), refused);
                Ok(())
            }
            Ok(()) => Ok(()),
        }
    }

    async fn carry_out(&mut self, id: u64, message: ClientMessage) -> Done {
        match message {
            ClientMessage::Sync { .. } => Ok(()),
            ClientMessage::Ready { seed } => self.ready(id, &seed).await,
            ClientMessage::Choose { choice: Some(_), .. } | ClientMessage::Back { .. } => Err(Refusal::Upgrade.into()),
            ClientMessage::Choose { request, seq, choices, .. } => self.choose(id, request, seq, &choices).await,
            ClientMessage::Decide { request, seq, action } => self.decide(id, request, seq, &action).await,
            ClientMessage::Undo { request, seq } => self.undo(id, request, seq).await,
            ClientMessage::Agree { request, to } => self.agree(id, request, to).await,
            ClientMessage::Disagree { request, to } => self.disagree(id, &request, to).await,
            ClientMessage::Resign { request } => self.resign(id, request).await,
            ClientMessage::Grant { request } => self.grant(id, request).await,
            ClientMessage::Claim { request } => self.claim(id, request).await,
            ClientMessage::Decline { request, window, until } => self.decline(id, request, window, until).await,
            ClientMessage::Hint { request, seq, choices } => self.hint(id, request, seq, choices),
            ClientMessage::Mute { request, who, muted } => self.mute(id, request, who, muted).await,
            ClientMessage::Chat { text } => self.chat(id, &text).await,
        }
    }

    pub fn guest(&self, id: u64) -> Option<&Guest> {
        self.guests.iter().find(|guest| guest.connection.id == id)
    }

    pub fn person(&self, id: u64) -> Option<&Person> {
        self.guest(id).map(|guest| &guest.connection.person)
    }

    /// The places where a connection's person sits.
    pub fn places(&self, id: u64) -> Vec<usize> {
        let person = self.person(id).map(|person| person.key);
        let sits = |seat: &Seated| seat.row.person.is_some() && seat.row.person == person;
        (0..self.seats.len()).filter(|place| sits(&self.seats[*place])).collect()
    }

    pub fn words(&self, lang: Option<Lang>) -> Option<&'t Words> {
        lang.map(|lang| self.house.words(lang))
    }

    /// Whether somebody else, a person, sits at the table too.
    pub fn others_play(&self) -> bool {
        let mut people: Vec<_> = self.seats.iter().filter_map(|seat| seat.row.person).collect();
        people.dedup();
        people.len() > 1
    }

    /// Ends the game outside its rules.
    pub async fn end(&mut self, ended: Ended<G::Seat>, request: Option<(u64, String)>) -> Done {
        let told = self.standing.note(&Line::Ended(ended));
        self.commit(vec![told], request).await
    }
}

/// What the bot chose, when it has; never, if none thinks.
async fn answer(pondering: &mut Option<Pondering>) -> Vec<u8> {
    let Some(waiting) = pondering else { return std::future::pending().await };
    let choices = (&mut waiting.answer).await;
    *pondering = None;
    // A bot that fell over has dropped its answer; it is asked again.
    choices.unwrap_or_default()
}
