//! A program that was built without notices: nobody is told anything, as there is neither of these.

use super::Sent;
use crate::{
    people::Signer,
    store::{Browser, MailRow, Person, Store, StoreError},
};
use std::convert::Infallible;
use words::Words;

/// Would send notices to browsers.
pub struct Push(Infallible);

impl Push {
    /// There is none.
    pub async fn load(_: &dyn Store, _: String, _: Vec<String>) -> Result<Option<Self>, StoreError> {
        Ok(None)
    }

    /// The public key.
    pub fn public_key(&self) -> String {
        match self.0 {}
    }

    /// What is wrong with a subscription.
    pub fn check(&self, _: &Browser) -> Result<(), String> {
        match self.0 {}
    }

    /// Sends a notice.
    pub async fn send(&self, _: &Browser, _: &str, _: &str) -> Sent {
        match self.0 {}
    }
}

/// Would send e-mails.
pub struct Mail(Infallible);

impl Mail {
    /// There is none.
    pub fn new(_: &str, _: &str, _: &str) -> Result<Self, String> {
        Err("smtp: this program was built without e-mail; cargo build --release builds it in".to_owned())
    }

    /// An address as it is kept.
    pub fn tidy(&self, _: &str) -> Option<String> {
        match self.0 {}
    }

    /// Whose e-mails they are.
    pub fn sender(&self) -> &str {
        match self.0 {}
    }

    /// Tells somebody that it is their turn.
    pub async fn send_turn(&self, _: &Signer, _: (&Person, &MailRow), _: &Words, _: &str, _: &str) -> Sent {
        match self.0 {}
    }

    /// Asks whether they want e-mails.
    pub async fn send_question(&self, _: &Signer, _: (&Person, &MailRow), _: &Words) -> Sent {
        match self.0 {}
    }

    /// Sends a link for another password.
    pub async fn send_reset(&self, _: &Signer, _: (&Person, &MailRow), _: &Words, _: &str) -> Sent {
        match self.0 {}
    }
}
