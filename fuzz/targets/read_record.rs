//! Any text is read as a record or refused, and what is accepted is accepted again after it is written.

#![no_main]

use backroom_fuzz::mutate;
use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};
use tabletop_test::Dice;

fuzz_target!(|data: &[u8]| backroom_fuzz::read_record(data));

// Three times in four the change is one of values instead of letters, so that what comes out is still JSON.
fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    let text = std::str::from_utf8(&data[..size]).ok().filter(|_| !seed.is_multiple_of(4));
    match text.and_then(|text| mutate::change_text(text, &mut Dice::new(seed.into()))) {
        Some(changed) if changed.len() <= max_size.min(data.len()) => {
            data[..changed.len()].copy_from_slice(changed.as_bytes());
            changed.len()
        }
        _ => fuzzer_mutate(data, size, max_size),
    }
});
