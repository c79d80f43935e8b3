//! Who may become known to the server.

use crate::store::{Store, StoreError};
use std::{fmt, str::FromStr};

/// Who may become known to the server; the host decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Registration {
    /// Everybody.
    #[default]
    Open,
    /// Whoever was sent an invitation to a table.
    Invited,
    /// Nobody new.
    Closed,
}

impl fmt::Display for Registration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Open => "open",
            Self::Invited => "invited",
            Self::Closed => "closed",
        })
    }
}

impl FromStr for Registration {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "open" => Ok(Self::Open),
            "invited" => Ok(Self::Invited),
            "closed" => Ok(Self::Closed),
            _ => Err(format!("expected open, invited or closed, found \"{text}\"")),
        }
    }
}

impl Registration {
    /// As the host has set it.
    pub async fn load(store: &dyn Store) -> Result<Self, StoreError> {
        let stored = store.setting("registration", &Self::default().to_string()).await?;
        stored.parse().map_err(|why| StoreError::Address(format!("setting registration: {why}")))
    }

    /// Keeps it; a running server heeds it from the next visitor on.
    pub async fn keep(self, store: &dyn Store) -> Result<(), StoreError> {
        store.set_setting("registration", &self.to_string()).await
    }

    /// Whether somebody with this invitation may become known.
    pub async fn admits(self, store: &dyn Store, invite: Option<&str>) -> Result<bool, StoreError> {
        Ok(match (self, invite) {
            (Self::Open, _) => true,
            (Self::Invited, Some(invite)) => store.invited(invite).await?.is_some(),
            (Self::Invited, None) | (Self::Closed, _) => false,
        })
    }
}
