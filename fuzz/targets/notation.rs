//! Any text is read as a decision or refused, and what is read is shown so that it is read back as the same decision.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| backroom_fuzz::notation(data));
