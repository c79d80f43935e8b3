//! How the server is set up.

use crate::notices::{Mail, Reach};
use std::net::SocketAddr;

/// How the server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The database: a file, or `postgres://…`.
    pub database: String,
    /// The address that people type, if a proxy stands in front.
    pub public_url: Option<String>,
    /// How much one address may ask of the server.
    pub limits: Limits,
    /// The mail server, `smtp://…` or `smtps://…`, if turns shall be told by e-mail.
    pub smtp: Option<String>,
    /// From whom e-mails come.
    pub mail_from: Option<String>,
    /// The push services that browsers may name: hosts with all below them, or whole origins.
    pub push_services: Vec<String>,
}

/// The push services of the browsers that are around.
pub const PUSH_SERVICES: [&str; 4] =
    ["fcm.googleapis.com", "push.services.mozilla.com", "notify.windows.com", "push.apple.com"];

impl Config {
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

/// How much is too much. `None` sets no limit, for tests under load.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Requests a minute from one address, apart from what plays games.
    pub requests_per_minute: Option<u32>,
    /// Messages a second on one connection.
    pub messages_per_second: Option<u32>,
}

impl Default for Config {
    /// On this machine only, with a database beside the program.
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 1925)),
            database: "backroom.db".to_owned(),
            public_url: None,
            limits: Limits::default(),
            smtp: None,
            mail_from: None,
            push_services: PUSH_SERVICES.map(str::to_owned).to_vec(),
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self { requests_per_minute: Some(240), messages_per_second: Some(20) }
    }
}
