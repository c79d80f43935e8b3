//! What a table remembers beside its history: what was proposed, declined ahead and muted. It is kept, so that a table
//! that slept, or a server that was started anew, still knows it.

use crate::{
    PersonKey,
    protocol::{Proposal, Until},
};
use serde::{Deserialize, Serialize};

/// A window that a seat declined ahead.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Declined {
    pub place: usize,
    pub window: String,
    pub until: Until,
    pub phase: u32,
}

/// What a table remembers beside its history.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Notes {
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
    /// Notes that a newer version wrote and this one can't read are no reason not to play on.
    pub fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// As it is kept; nothing if there is nothing to remember.
    fn write(&self) -> String {
        if *self == Self::default() {
            return String::new();
        }
        serde_json::to_string(self).unwrap_or_else(|error| unreachable!("notes are JSON: {error}"))
    }

    /// What has to be written for the notes to be kept, if they have changed since.
    pub fn changed(&self, kept: &str) -> Option<String> {
        if kept.is_empty() && *self == Self::default() {
            return None;
        }
        Some(self.write()).filter(|note| note != kept)
    }

    /// Which places agree to a proposal.
    pub fn agreed(&self, to: Proposal) -> &[usize] {
        self.proposals.iter().find(|(what, _)| *what == to).map_or(&[], |(_, by)| by)
    }

    /// These places agree to a proposal. Says whether any of them is new.
    pub fn agree(&mut self, to: Proposal, places: &[usize]) -> bool {
        let n = self.proposals.iter().position(|(what, _)| *what == to).unwrap_or_else(|| {
            self.proposals.push((to, Vec::new()));
            self.proposals.len() - 1
        });
        let agreed = &mut self.proposals[n].1;
        let before = agreed.len();
        for place in places {
            if !agreed.contains(place) {
                agreed.push(*place);
            }
        }
        agreed.len() > before
    }

    /// A proposal is off the table.
    pub fn withdraw(&mut self, what: Proposal) {
        self.proposals.retain(|(other, _)| *other != what);
    }

    /// Whatever was proposed was about the position before; what is said here stays said.
    pub fn position_changed(&mut self, over: bool) {
        self.proposals.retain(|(what, _)| *what == Proposal::KeepTalk);
        if over {
            self.declined.clear();
        }
    }

    /// Whether a seat has declined a window of this kind in this phase; what is over is forgotten.
    pub fn is_declined(&mut self, place: usize, phase: u32, window: impl FnOnce() -> String) -> bool {
        self.declined.retain(|declined| declined.until == Until::Said || declined.phase == phase);
        if self.declined.is_empty() {
            return false;
        }
        let window = window();
        self.declined.iter().any(|declined| declined.place == place && declined.window == window)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_are_written_only_if_they_have_changed() {
        let mut notes = Notes::default();
        assert_eq!(notes.changed(""), None);
        notes.agree(Proposal::Draw, &[1]);
        let written = notes.changed("").unwrap();
        assert_eq!((notes.changed(&written), Notes::read(&written)), (None, notes.clone()));
        notes.withdraw(Proposal::Draw);
        assert_eq!(notes.changed(&written).as_deref(), Some(""), "nothing to remember any more");
        assert_eq!(Notes::read("{\"from\":\"the future\""), Notes::default());
    }

    #[test]
    fn whoever_agrees_twice_agrees_once() {
        let mut notes = Notes::default();
        assert!(notes.agree(Proposal::Draw, &[0]));
        assert!(!notes.agree(Proposal::Draw, &[0]));
        assert!(notes.agree(Proposal::Draw, &[0, 1]));
        assert_eq!((notes.agreed(Proposal::Draw), notes.agreed(Proposal::Abandon)), (&[0, 1][..], &[][..]));
    }

    #[test]
    fn a_new_position_ends_what_was_proposed_about_the_old_one() {
        let mut notes = Notes::default();
        notes.agree(Proposal::Takeback, &[0]);
        notes.agree(Proposal::KeepTalk, &[0]);
        notes.position_changed(false);
        assert_eq!(notes.proposals, [(Proposal::KeepTalk, vec![0])]);
    }

    #[test]
    fn a_window_is_declined_for_its_phase_or_until_somebody_says_otherwise() {
        let decline = |until, phase| Declined { place: 0, window: "move".to_owned(), until, phase };
        let mut notes = Notes { declined: vec![decline(Until::Phase, 3), decline(Until::Said, 3)], ..Notes::default() };
        let window = || "move".to_owned();
        assert!(notes.is_declined(0, 3, window) && !notes.is_declined(1, 3, window));
        assert!(notes.is_declined(0, 4, window) && notes.declined.len() == 1, "the phase is over");
        assert!(!notes.is_declined(0, 4, || "place".to_owned()));
    }
}
