//! Laws that hold whatever the bytes say.
//!
//! Each law is one function of bytes that panics if the law is broken. `targets/` hands them to libFuzzer (`fuzz/run`),
//! `tests/corpus.rs` replays the committed `corpus/` with them, so that everything that was ever found is found again by
//! `cargo test --manifest-path fuzz/Cargo.toml`.
//!
//! - [`play_smile`], [`play_gangster`]: a game keeps its invariants, is never stuck and comes to its end
//! - [`checked_play`]: exactly the legal decisions and the possible events are accepted
//! - [`record_round_trip`], [`read_record`]: what is on paper is what was played
//! - [`state_serde`]: a state can be put away and taken out again at any moment
//! - [`notation`], [`token_file`]: what people write is read or refused, never a mess

mod bytes;
mod gangster;
mod laws;
pub mod mutate;
mod smile;
mod table;

pub use bytes::Bytes;
pub use laws::{
    checked_play::checked_play,
    notation::notation,
    play::{play_gangster, play_smile},
    read_record::read_record,
    record_round_trip::record_round_trip,
    state_serde::state_serde,
    token_file::token_file,
};
pub use smile::tokens;
pub use table::Table;

/// A law: it panics if the bytes break it.
pub type Law = fn(&[u8]);

/// Every law by the name of its target and its corpus.
pub const LAWS: [(&str, Law); 8] = [
    ("play_smile", play_smile),
    ("play_gangster", play_gangster),
    ("record_round_trip", record_round_trip),
    ("read_record", read_record),
    ("notation", notation),
    ("token_file", token_file),
    ("checked_play", checked_play),
    ("state_serde", state_serde),
];
