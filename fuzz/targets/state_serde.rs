//! At every moment of a game its state is written and read as the same state.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| backroom_fuzz::state_serde(data));
