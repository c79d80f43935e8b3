//! How the server is set up.

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
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self { requests_per_minute: Some(240), messages_per_second: Some(20) }
    }
}
