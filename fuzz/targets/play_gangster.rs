//! *Gangster*: after every step of any game with 2 to 4 players the invariants hold, whoever is asked has a choice, and
//! the game ends within a bound.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| backroom_fuzz::play_gangster(data));
