//! What a table remembers beside its history: what was proposed, declined ahead and muted. It is kept, so that a table
//! that slept, or a server that was started anew, still knows it.

use super::host::{Declined, Host};
use crate::{
    games::Playable,
    protocol::Proposal,
    store::{PersonKey, StoreError},
};
use serde::{Deserialize, Serialize};

/// What a table remembers beside its history.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Notes {
    /// What was proposed, and by which places.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub proposals: Vec<(Proposal, Vec<usize>)>,
    /// The windows that were declined ahead.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub declined: Vec<Declined>,
    /// Watchers who have said something, in the order in which they did.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub watchers: Vec<PersonKey>,
    /// Who doesn't want to hear whom.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub mutes: Vec<(PersonKey, usize)>,
    /// Whether everybody wishes that what was said is kept.
    #[serde(skip_serializing_if = "is_false")]
    pub keep_talk: bool,
    /// The link of the table where the players went on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moved: Option<String>,
}

fn is_false(value: &bool) -> bool {
    !value
}

impl Notes {
    /// As it is kept; nothing if there is nothing to remember.
    fn write(&self) -> String {
        if *self == Self::default() {
            return String::new();
        }
        serde_json::to_string(self).unwrap_or_else(|error| unreachable!("notes are JSON: {error}"))
    }
}

impl<G: Playable> Host<'_, G> {
    /// Takes the notes from disk.
    pub(super) async fn remember(&mut self) -> Result<(), StoreError> {
        self.noted = self.house.store.note(self.row.key).await?.unwrap_or_default();
        // Notes that a newer version wrote and this one can't read are no reason not to play on.
        self.notes = serde_json::from_str(&self.noted).unwrap_or_default();
        Ok(())
    }

    /// What has to be written for the notes to be kept, if they have changed since.
    pub(super) fn changed_note(&self) -> Option<String> {
        if self.noted.is_empty() && self.notes == Notes::default() {
            return None;
        }
        Some(self.notes.write()).filter(|note| *note != self.noted)
    }
}
