//! Of all decisions that can be written down exactly the legal ones are accepted; a refusal names a rule that exists
//! and changes nothing.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| backroom_fuzz::checked_play(data));
