//! The record of any game is verified, written and read as the same record, and replays to the same state.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| backroom_fuzz::record_round_trip(data));
