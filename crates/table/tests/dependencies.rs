//! The table and everything below it can run anywhere: nothing there waits, listens or keeps anything.
#![allow(missing_docs)]

use std::process::Command;

#[test]
fn the_table_needs_no_network_and_no_database() {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let tree = Command::new(cargo)
        .args(["tree", "--package", "table", "--edges", "normal", "--prefix", "none", "--locked", "--offline"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo is there");
    let tree = String::from_utf8(tree.stdout).expect("names are text");
    let crates: Vec<_> = tree.lines().filter_map(|line| line.split(' ').next()).collect();
    assert!(crates.contains(&"backroom-tabletop") && crates.contains(&"words"), "{tree}");
    for unwanted in ["tokio", "sqlx", "axum", "hyper", "reqwest", "mio"] {
        assert!(!crates.contains(&unwanted), "{unwanted} is below the table");
    }
}
