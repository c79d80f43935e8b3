//! How the server is set up.

use crate::{
    notices::{Mail, Reach},
    page::Sign,
};
use std::net::SocketAddr;

/// How the server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The database: a file, or `postgres://…`.
    pub database: String,
    /// Where NATS is, `nats://…`, if this is one of several servers that share a PostgreSQL database.
    pub nats: Option<String>,
    /// The address that people type, if a proxy stands in front.
    pub public_url: Option<String>,
    /// How much one address may ask of the server.
    pub limits: Limits,
    /// The proxies whose word counts for where a request comes from, as networks (`10.0.0.0/8`); loopback always.
    pub trusted_proxies: Vec<String>,
    /// Where health and metrics are told, if not where everything else is.
    pub status_listen: Option<SocketAddr>,
    /// Whether any bot may be seated, and not only those with a level's name.
    pub any_bot: bool,
    /// The mail server, `smtp://…` or `smtps://…`, if turns shall be told by e-mail.
    pub smtp: Option<String>,
    /// From whom e-mails come.
    pub mail_from: Option<String>,
    /// The push services that browsers may name: hosts with all below them, or whole origins.
    pub push_services: Vec<String>,
    /// What the house is called, if not Backroom.
    pub house_name: Option<String>,
    /// Its colour, `#2f66a3`, if it isn't the lamp's.
    pub house_color: Option<String>,
}

/// The push services of the browsers that are around.
pub const PUSH_SERVICES: [&str; 4] =
    ["fcm.googleapis.com", "push.services.mozilla.com", "notify.windows.com", "push.apple.com"];

impl Config {
    /// What hangs over the door; or what is wrong with that.
    pub fn sign(&self) -> Result<Sign, String> {
        Sign::new(self.house_name.as_deref(), self.house_color.as_deref())
    }

    /// How people are reached who are away; or what is wrong with that.
    pub fn reach(&self) -> Result<Reach, String> {
        let mail = match (&self.smtp, &self.mail_from, &self.public_url) {
            (None, _, _) => None,
            (Some(_), None, _) => return Err("mail_from: expected an address, as smtp is set".to_owned()),
            (Some(_), _, None) => {
                return Err("public_url: expected for the links in e-mails, as smtp is set".to_owned());
            }
            (Some(smtp), Some(from), Some(public_url)) => Some(Mail::new(smtp, from, public_url)?),
        };
        let sender = mail.as_ref().map(|mail| format!("mailto:{}", mail.sender()));
        let contact = sender.or_else(|| self.public_url.clone());
        let contact = contact.unwrap_or_else(|| "mailto:host@localhost".to_owned());
        Ok(Reach { contact, push_services: self.push_services.clone(), mail })
    }
}

/// Declares [`Limits`]: each limit's name and what it is unless the host says otherwise.
macro_rules! limits {
    ($($(#[$doc:meta])* $name:ident = $usual:expr,)*) => {
        /// How much is too much. `None` sets no limit, for tests under load.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Limits {
            $($(#[$doc])* pub $name: Option<u32>,)*
        }

        impl Limits {
            /// No limits at all.
            pub const NONE: Self = Self { $($name: None,)* };
        }

        impl Default for Limits {
            fn default() -> Self {
                Self { $($name: Some($usual),)* }
            }
        }
    };
}

limits! {
    /// Requests a minute from one address, apart from what plays games.
    requests_per_minute = 240,
    /// Requests of one person or address that are answered at the same time; the others wait.
    requests_at_once = 3,
    /// Messages a second on one connection.
    messages_per_second = 20,
    /// Open sockets from one address.
    sockets_per_address = 64,
    /// Sockets that one address may open in a second.
    handshakes_per_second = 20,
    /// Sockets that only watch, at one table.
    watchers_per_table = 100,
    /// Kibibytes that may wait for a client that reads slowly.
    outgoing_kib = 1024,
    /// Seconds after which the win can be claimed over somebody who is gone, in games with a clock by the move.
    claim_seconds = 120,
    /// How often one decision may be undone.
    undos_per_decision = 20,
    /// Lines of a table's history.
    lines_per_table = 5000,
    /// Tables of one person that are not over.
    tables_per_person = 200,
    /// Rated games of the same two people in a day.
    rated_per_pair_and_day = 3,
    /// Games of one person that wait to be reviewed.
    reviews_per_person = 4,
    /// Seconds that a review may take. Without a limit close decisions are looked at four times as long as others.
    review_seconds = 30,
    /// Wrong passwords for one account in a quarter of an hour; after that each takes longer.
    wrong_passwords = 10,
    /// Seconds until a request's headers have to be there.
    header_seconds = 10,
    /// Seconds until its body has to be there.
    body_seconds = 30,
    /// Seconds that a question to the database may take.
    query_seconds = 5,
    /// Seconds until the server has to be down, once it is told to stop.
    shutdown_seconds = 10,
    /// Days until a lesson's table is deleted.
    keep_lessons_days = 1,
    /// Days until a table is deleted at which nobody began to play.
    keep_waiting_days = 7,
    /// Days until a guest is forgotten who has not finished a game and doesn't come back.
    keep_guests_days = 90,
}

impl Default for Config {
    /// On this machine only, with a database beside the program.
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 1925)),
            database: "backroom.db".to_owned(),
            nats: None,
            public_url: None,
            limits: Limits::default(),
            trusted_proxies: Vec::new(),
            status_listen: None,
            any_bot: false,
            smtp: None,
            mail_from: None,
            push_services: PUSH_SERVICES.map(str::to_owned).to_vec(),
            house_name: None,
            house_color: None,
        }
    }
}
