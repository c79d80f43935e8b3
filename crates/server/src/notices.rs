//! Telling people that it is their turn in games that take days: by their browsers and by e-mail, if they wish so.
//! Tables hand a notice over and never wait for it.

#[cfg(feature = "notices")]
mod mail;
mod mailbox;
#[cfg(not(feature = "notices"))]
mod nobody;
#[cfg(feature = "notices")]
mod push;
mod routes;

#[cfg(not(feature = "notices"))]
pub use nobody::{Mail, Push};
pub use routes::{Subscription, Told, routes};
#[cfg(feature = "notices")]
pub use {mail::Mail, push::Push};

use crate::{
    metrics::Metrics,
    nodes::{News, Nodes},
    people::Signer,
    store::{MailRow, Millis, Person, PersonKey, Store, StoreError, now},
};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::{
    collections::HashMap,
    num::NonZeroU32,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};
use tokio::sync::{Semaphore, mpsc};
use words::{Lang, Words};

/// How many notices may wait; more are dropped, as the next turn will tell anyway.
const WAITING: usize = 1024;
/// How many are sent at the same time: one receiver that doesn't answer holds up few others.
const AT_ONCE: usize = 16;

/// How many addresses an hour are asked whether they want e-mails.
const QUESTIONS: NonZeroU32 = NonZeroU32::new(60).unwrap();
/// How many addresses one person may have asked in a day.
const QUESTIONS_OF_ONE: NonZeroU32 = NonZeroU32::new(3).unwrap();
/// How many links for another password somebody is sent in a day.
const RESETS: NonZeroU32 = NonZeroU32::new(3).unwrap();
/// How long the same address isn't asked again.
const DAY: Millis = 86_400_000;
/// How long nobody is told again about a turn that they were told of, whatever is undone and decided again.
const HOUR: Millis = 3_600_000;
/// How many such turns are remembered before the old ones are cleared away.
const MANY: usize = 10_000;

/// Something that somebody shall be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// It is their turn.
    Turn {
        /// Whose.
        person: PersonKey,
        /// The table's link.
        link: String,
        /// Which game.
        game: String,
        /// How many days they have.
        days: u32,
        /// How far the game is: it counts up from turn to turn, and back when something is undone.
        turn: usize,
    },
    /// A link by which they can set another password, if they have a confirmed address.
    Reset {
        /// What they sign in with; nobody, perhaps.
        login: String,
        /// The language of whoever asks.
        lang: Lang,
    },
    /// Whether they want e-mails at this address.
    Confirm {
        /// Whose address it shall be.
        person: PersonKey,
    },
}

/// What became of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sent {
    /// It is on its way.
    Taken,
    /// There is nobody at this address any more.
    Gone,
    /// It did not arrive.
    Failed,
}

/// How people are reached.
pub struct Reach {
    /// Where a push service finds whoever runs this server.
    pub contact: String,
    /// The push services that are believed.
    pub push_services: Vec<String>,
    /// How e-mails are sent, if they are.
    pub mail: Option<Mail>,
}

/// Takes notices, and knows the ways by which they go out.
pub struct Notices {
    waiting: mpsc::Sender<Notice>,
    ways: Arc<Ways>,
    asked: DefaultDirectRateLimiter,
    asked_by: DefaultKeyedRateLimiter<PersonKey>,
    /// The furthest turn at a table that somebody was told of, and when.
    told: Mutex<HashMap<(PersonKey, String), (usize, Millis)>>,
}

/// The ways by which notices go out.
pub struct Ways {
    store: Arc<dyn Store>,
    nodes: Option<Nodes>,
    metrics: Arc<Metrics>,
    words: Arc<[Words; 3]>,
    signer: Arc<Signer>,
    resets: DefaultKeyedRateLimiter<PersonKey>,
    /// To browsers, if the program can.
    pub push: Option<Push>,
    /// By e-mail, if the host has set it up.
    pub mail: Option<Mail>,
}

impl Notices {
    /// Starts the task that sends them. It ends when nobody can hand over another one.
    pub async fn start(
        store: Arc<dyn Store>,
        nodes: Option<Nodes>,
        metrics: Arc<Metrics>,
        words: Arc<[Words; 3]>,
        signer: Arc<Signer>,
        reach: Reach,
    ) -> Result<Self, StoreError> {
        let push = Push::load(&*store, reach.contact, reach.push_services).await?;
        let resets = RateLimiter::keyed(a_day(RESETS));
        let ways = Arc::new(Ways { store, nodes, metrics, words, signer, resets, push, mail: reach.mail });
        let (waiting, notices) = mpsc::channel(WAITING);
        tokio::spawn(send_all(ways.clone(), notices));
        let asked_by = RateLimiter::keyed(a_day(QUESTIONS_OF_ONE));
        let asked = RateLimiter::direct(Quota::per_hour(QUESTIONS));
        Ok(Self { waiting, ways, asked, asked_by, told: Mutex::default() })
    }

    /// Hands a notice over, at once; unless it is about a turn that was told of within the hour.
    pub fn send(&self, notice: Notice) {
        if let Notice::Turn { person, link, turn, .. } = &notice
            && !self.is_news(*person, link, *turn, now())
        {
            return;
        }
        if self.waiting.try_send(notice).is_err() {
            self.ways.metrics.notices_failed.inc();
        }
    }

    fn is_news(&self, person: PersonKey, link: &str, turn: usize, at: Millis) -> bool {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        if told.len() >= MANY {
            told.retain(|_, (_, when)| at - *when < HOUR);
        }
        let last = told.entry((person, link.to_owned())).or_insert((0, at - HOUR));
        let news = turn > last.0 || at - last.1 >= HOUR;
        if news {
            *last = (turn, at);
        }
        news
    }

    /// Whether somebody may have an address asked whether it wants e-mails: strangers' addresses are no toy. It counts
    /// as asked then.
    pub async fn may_ask(&self, person: PersonKey, address: &str) -> Result<bool, StoreError> {
        let at = now();
        let may = self.asked_by.check_key(&person).is_ok()
            && self.ways.store.ask_address(&mailbox::mailbox(address), at - DAY, at).await?
            && self.asked.check().is_ok();
        if may && let Some(nodes) = &self.ways.nodes {
            nodes.publish(News::Asked(person));
        }
        Ok(may)
    }

    /// Somebody has had an address asked at another server.
    pub fn asked_elsewhere(&self, person: PersonKey) {
        self.asked_by.check_key(&person).ok();
        self.asked.check().ok();
    }

    /// The ways by which they go out.
    pub fn ways(&self) -> &Ways {
        &self.ways
    }
}

/// So many in a day.
fn a_day(count: NonZeroU32) -> Quota {
    let each = Duration::from_millis(DAY as u64) / count.get();
    Quota::with_period(each).map_or(Quota::per_hour(count), |quota| quota.allow_burst(count))
}

async fn send_all(ways: Arc<Ways>, mut notices: mpsc::Receiver<Notice>) {
    let turns = Arc::new(Semaphore::new(AT_ONCE));
    while let Some(notice) = notices.recv().await {
        let Ok(turn) = turns.clone().acquire_owned().await else { return };
        let ways = ways.clone();
        tokio::spawn(async move {
            if let Err(error) = ways.deliver(&notice).await {
                tracing::error!(%error, "a notice could not be sent");
            }
            drop(turn);
        });
    }
}

impl Ways {
    fn words(&self, lang: &str) -> &Words {
        &self.words[lang.parse::<Lang>().unwrap_or_default() as usize]
    }

    async fn deliver(&self, notice: &Notice) -> Result<(), StoreError> {
        match notice {
            Notice::Turn { person, link, turn, .. } if !self.is_first(*person, link, *turn).await? => {}
            Notice::Turn { person, link, game, days, .. } => {
                let browsers = self.store.browsers(*person).await?;
                for (push, browser) in browsers.iter().filter_map(|browser| Some((self.push.as_ref()?, browser))) {
                    let text = turn(self.words(&browser.lang), game, *days);
                    let sent = push.send(browser, &text, link).await;
                    self.count(&sent);
                    if sent == Sent::Gone {
                        self.store.remove_browser(*person, &browser.endpoint).await?;
                    }
                }
                if let Some((mail, person, address)) = self.letter(*person).await?.filter(|(.., to)| to.confirmed != 0)
                {
                    let words = self.words(&address.lang);
                    let (to, turn) = ((&person, &address), turn(words, game, *days));
                    let sent = mail.send_turn(&self.signer, to, words, &turn, link).await;
                    self.count(&sent);
                }
            }
            Notice::Reset { login, lang } => {
                let Some(person) = self.store.person_by_login(login).await? else { return Ok(()) };
                let letter = self.letter(person.key).await?.filter(|(.., to)| to.confirmed != 0);
                if let Some((mail, person, address)) = letter
                    && self.resets.check_key(&person.key).is_ok()
                {
                    if let Some(nodes) = &self.nodes {
                        nodes.publish(News::Reset(person.key));
                    }
                    let word = crate::reset::offer(&*self.store, person.key).await?;
                    let words = &self.words[*lang as usize];
                    let sent = mail.send_reset(&self.signer, (&person, &address), words, &word).await;
                    self.count(&sent);
                }
            }
            Notice::Confirm { person } => {
                if let Some((mail, person, address)) = self.letter(*person).await? {
                    let words = self.words(&address.lang);
                    let sent = mail.send_question(&self.signer, (&person, &address), words).await;
                    self.count(&sent);
                }
            }
        }
        Ok(())
    }

    /// Whether no other server has told somebody of this turn within the hour.
    async fn is_first(&self, person: PersonKey, link: &str, turn: usize) -> Result<bool, StoreError> {
        match self.store.nodes().filter(|_| self.nodes.is_some()) {
            Some(register) => register.claim_turn(person, link, turn, now()).await,
            None => Ok(true),
        }
    }

    /// Somebody was sent a link for another password by another server.
    pub fn reset_elsewhere(&self, person: PersonKey) {
        self.resets.check_key(&person).ok();
    }

    /// How e-mails are sent to somebody, if they are.
    async fn letter(&self, person: PersonKey) -> Result<Option<(&Mail, Person, MailRow)>, StoreError> {
        let Some(mail) = &self.mail else { return Ok(None) };
        let found = self.store.person(person).await?.zip(self.store.mail(person).await?);
        Ok(found.map(|(person, address)| (mail, person, address)))
    }

    fn count(&self, sent: &Sent) {
        match sent {
            Sent::Taken => self.metrics.notices.inc(),
            Sent::Gone | Sent::Failed => self.metrics.notices_failed.inc(),
        };
    }
}

/// The sentence that says whose turn it is.
fn turn(words: &Words, game: &str, days: u32) -> String {
    let name = words.text(&format!("game-{game}"), &[]);
    words.text("server-notice-turn", &[("game", name.into()), ("days", days.into())])
}
