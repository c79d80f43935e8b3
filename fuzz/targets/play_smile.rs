//! *With a Smile & a Gun*: after every step of any game the invariants hold, whoever is asked has a choice, and the
//! game ends within a bound.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| backroom_fuzz::play_smile(data));
