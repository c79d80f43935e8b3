//! A program that was built without NATS.

use super::{News, Nodes};
use crate::thinking::Question;
use node::{Envelope, Life};

/// Nowhere.
#[derive(Clone, Debug)]
pub enum Address {}

impl Address {
    /// Says why there is none.
    pub fn read(_: &str) -> Result<Self, String> {
        Err("nats: this program was built without NATS; cargo build --release builds it in".to_owned())
    }
}

/// Those who think elsewhere, which nobody does.
#[derive(Clone, Default)]
pub struct Thinkers;

impl Thinkers {
    /// Nobody answers.
    pub async fn ask(&self, _: &Question) -> Option<Vec<u8>> {
        None
    }
}

/// Thinks for nobody.
pub async fn think(address: &Address, _: usize) -> Result<(), String> {
    match *address {}
}

/// The way out, which there is none of.
pub(super) struct Wire(Address);

impl Wire {
    pub fn start(address: &Address, _: &str, _: Nodes) -> Self {
        match *address {}
    }

    pub fn send(&self, _: Envelope) {
        match self.0 {}
    }

    pub fn publish(&self, _: News) {
        match self.0 {}
    }

    pub fn live(&self, _: Option<Life>) {
        match self.0 {}
    }

    pub async fn flush(&self) {
        match self.0 {}
    }
}
