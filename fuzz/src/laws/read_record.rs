//! What is on paper is a game or no game.

use tabletop::{Game, Header, Record};

/// Any text is read as a record of either game or refused, and verified or refused; what is read is written and read
/// again as the same record, and what is verified is verified again with the same verdict.
pub fn read_record(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(header) = Header::read(text) else { return };
    match header.game() {
        Ok(<smile_and_gun::Table as Game>::NAME) => read_again::<smile_and_gun::Table>(text),
        Ok(<gangster::Table as Game>::NAME) => read_again::<gangster::Table>(text),
        _ => {
            assert!(Record::<smile_and_gun::Table>::read(text).is_err());
            assert!(Record::<gangster::Table>::read(text).is_err());
        }
    }
}

fn read_again<G: Game>(text: &str) {
    let Ok(record) = Record::<G>::read(text) else { return };
    let written = record.write().expect("what was read can be written");
    let again = Record::<G>::read(&written).unwrap_or_else(|why| panic!("{why}: {written}"));
    assert!(again == record, "read as another record: {written}");
    assert_eq!(again.write().expect("what was read can be written"), written);
    assert_eq!(again.verify(), record.verify(), "{written}");
}
