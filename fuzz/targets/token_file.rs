//! Any text is read as a token file or refused, and with what is read a random game keeps the invariants and ends.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| backroom_fuzz::token_file(data));
