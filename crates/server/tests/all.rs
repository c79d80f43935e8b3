//! The server's tests, as one program: it is linked once. `cargo test -p server --test all history::` runs a file's.
//! Whatever changes the whole process, such as its clock, has a program of its own.

mod common;

mod bounds;
mod clocks;
mod consent;
mod door;
mod fairplay;
mod frozen;
mod games;
mod guesses;
mod help;
mod history;
mod invitation;
mod leak;
mod lessons;
mod moves;
mod network;
mod notes;
mod notices;
mod plans;
mod presence;
mod press;
mod resend;
mod sessions;
mod standing;
mod store;
mod sweep;
mod takeover;
mod talk;
mod thinking;
mod trouble;
mod trust;
#[cfg(feature = "ts")]
mod typescript;

#[test]
fn every_file_is_in_a_program() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let named = [include_str!("all.rs"), include_str!("../Cargo.toml")].concat();
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        let is_named = named.contains(&format!("\nmod {name};")) || named.contains(&format!("\"tests/{name}.rs\""));
        assert!(is_named || path.extension().is_none_or(|end| end != "rs"), "{name}: add it to tests/all.rs");
    }
}
