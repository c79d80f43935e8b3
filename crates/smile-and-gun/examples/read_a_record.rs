//! Reads a record, proves it, and tells it: `cargo run -p backroom-smile-and-gun --example read_a_record FILE`.
//! The files in `fixtures/` are records, and so is what `backroom record` writes.

use smile_and_gun::Table;
use tabletop::{Game, Record, What};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let file = std::env::args().nth(1).ok_or("expected a file of records, one a line")?;
    for line in std::fs::read_to_string(file)?.lines() {
        let record = Record::<Table>::read(line)?;
        let verified = record.verify()?;
        for (number, entry) in (1..).zip(&record.log) {
            match &entry.what {
                What::Decision { by, action } => println!("{number:4}  {by}: {action}"),
                What::Chance(happened) => println!("{number:4}  {}", serde_json::to_string(happened)?),
            }
        }
        let table = Table::new(&record.setup)?;
        let play = record.replay(&table, None, |_, _| {})?;
        println!("{}", serde_json::to_string(&table.result(play.state()))?);
        println!("{} decisions, {} random events, dice proved: {}", verified.decisions, verified.events, verified.fair);
    }
    Ok(())
}
