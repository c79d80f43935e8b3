//! A review as a picture.

use crate::{Analysed, Review};
use words::Words;

/// x
pub fn chart<G: Analysed>(_table: &G, _words: &Words, _review: &Review<G>) -> String {
    String::new()
}
